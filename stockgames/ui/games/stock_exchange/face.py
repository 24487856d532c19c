"""What the lobby needs to know about Stock Exchange."""

from __future__ import annotations

from stockgames.ui.lobby.box_art import Face
from stockgames.ui.sentences.region import money
from stockgames.ui.sentences.speech import say

FACE = Face("gear", lambda: say("stock-exchange-eight-companies-three-rounds"), "#6A4A22", money)
