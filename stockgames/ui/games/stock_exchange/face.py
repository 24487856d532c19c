"""What the lobby needs to know about Stock Exchange."""

from __future__ import annotations

from stockgames.presentation.sentences.speech import money, say
from stockgames.ui.lobby.box_art import Face

FACE = Face("gear", lambda: say("stock-exchange-eight-companies-three-rounds"), "#6A4A22", money)
