"""How the lobby knows Stock Exchange."""

from __future__ import annotations

from stockgames.ui.lobby.faces import Face
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money


def _subtitle() -> str:
    return say("stock-exchange-eight-companies-three-rounds")


def _score(score: int) -> str:
    return money(score)


FACE = Face("gear", _subtitle, "#6A4A22", _score)
