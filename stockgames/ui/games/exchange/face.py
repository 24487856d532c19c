"""What the lobby needs to know about Exchange."""

from __future__ import annotations

from stockgames.ui.lobby.box_art import Face
from stockgames.ui.sentences.region import money
from stockgames.ui.sentences.speech import say

FACE = Face("portico", lambda: say("exchange-under-the-buttonwood-1792"), "#23415E", money)
