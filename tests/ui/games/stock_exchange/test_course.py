"""Each moment of a game in words: who, what, and how much."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.engine.history import Moment
from stockgames.games.stock_exchange.history import FIZZLE, GIFT, SHARE
from stockgames.ui.sentences.speech import speak
from stockgames.ui.table.course import Telling
from tests.ui.table.closings import tellings

TABLES = (8,)
KINDS = (FIZZLE, GIFT, SHARE)


def told(kind: str) -> list[tuple[Telling, Moment, str]]:
    """Return all moments of a kind in many games, with their sentences."""
    return [
        (telling, moment, telling.words.tale(moment, telling.names))
        for seats in TABLES
        for _, _, telling in tellings("stock-exchange", seats)
        for moment in telling.history.moments
        if moment.kind == kind
    ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_moment_says_who_and_how_much(qapp: QApplication, kind: str, language: str) -> None:
    speak(language)
    try:
        found = told(kind)
        assert found
        for telling, moment, text in found:
            named = [] if moment.seat is None else [moment.seat]
            assert all(telling.names[seat] in text for seat in (*named, *moment.others))
            amount = telling.words.amount(abs(moment.amount), telling.words.unit(moment))
            assert amount in text or str(moment.amount) in text or kind in SILENT
    finally:
        speak("en")


SILENT = ("deal", "stock-ended", "decisive-swap")
"""Kinds whose sentences tell no amount."""


def test_all_kinds_are_told_and_none_else() -> None:
    _, _, telling = tellings("stock-exchange", TABLES[0])[0]
    assert set(telling.words.kinds) == set(KINDS)
    assert len({telling.words.emblem(Moment(kind, 1, 0, 1)) for kind in KINDS}) > 1
