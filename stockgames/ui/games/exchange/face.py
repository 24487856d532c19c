"""What the lobby needs to know about Exchange."""

from __future__ import annotations

from stockgames.presentation.sentences.speech import money, say
from stockgames.ui.lobby.box_art import Face

FACE = Face("portico", lambda: say("exchange-under-the-buttonwood-1792"), "#23415E", money)
