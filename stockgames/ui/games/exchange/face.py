"""How the lobby knows Exchange."""

from __future__ import annotations

from stockgames.ui.lobby.faces import Face
from stockgames.ui.sentences.speech import say


def _subtitle() -> str:
    return say("exchange-under-the-buttonwood-1792")


def _score(score: int) -> str:
    from stockgames.ui.games.exchange.board_words import (
        dollars,  # the lobby's first frame needs none
    )

    return dollars(score)


FACE = Face("portico", _subtitle, "#23415E", _score)
