"""Lemonade in the lobby."""

from stockgames.ui.lobby.box_art import Face

FACE = Face("seal", lambda: "two days of sun or rain", "#7A6A10")
