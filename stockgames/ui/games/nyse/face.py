"""What the lobby needs to know about NYSE."""

from __future__ import annotations

from stockgames.presentation.sentences.speech import say
from stockgames.ui.lobby.box_art import Face


def _score(score: int) -> str:
    from stockgames.presentation.games.nyse.terms import money  # the lobby's first frame needs none

    return money(score)


FACE = Face("columns", lambda: say("nyse-ten-minutes-of-irony"), "#1F4A3B", _score)
