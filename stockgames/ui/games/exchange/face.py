"""How the lobby knows Exchange."""

from __future__ import annotations

from stockgames.ui.lobby.faces import Face
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money


def _subtitle() -> str:
    return say("exchange-under-the-buttonwood-1792")


def _score(score: int) -> str:
    return money(score)


FACE = Face("portico", _subtitle, "#23415E", _score)
