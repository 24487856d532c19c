"""Each key moment of every game as text: who, what, and how much."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.engine.history import Moment
from stockgames.games.exchange import history as exchange
from stockgames.games.nyse import history as nyse
from stockgames.games.portfolio import history as portfolio
from stockgames.games.stock_exchange import history as stock_exchange
from stockgames.presentation.sentences.speech import speak
from stockgames.presentation.story import GameStory
from tests.ui.table.closings import tellings

TABLES: Final = {
    "nyse": (1, 2, 4),
    "portfolio": (2, 4),
    "exchange": (3, 6),
    "stock-exchange": (8,),
}
KINDS: Final = {
    "nyse": (nyse.CRASH, nyse.DECISIVE_SWAP, nyse.FALL, nyse.RISE, nyse.SWAP),
    "portfolio": (
        *(portfolio.COLLECTION, portfolio.DEAL, portfolio.FOUNDING),
        *(portfolio.RAID, portfolio.STOCK_ENDED, portfolio.TAKEOVER),
    ),
    "exchange": (
        *(exchange.BOOM, exchange.BUBBLE, exchange.LIQUIDATION, exchange.REBOUND),
        *(exchange.RUIN, exchange.SLUMP, exchange.TRADE),
    ),
    "stock-exchange": (stock_exchange.FIZZLE, stock_exchange.GIFT, stock_exchange.SHARE),
}
SILENT: Final = (portfolio.DEAL, portfolio.STOCK_ENDED, nyse.DECISIVE_SWAP)
"""Kinds whose sentences need not mention the amount."""


def told(game_id: str, kind: str) -> list[tuple[GameStory, Moment, str]]:
    """Return all key moments of a kind in many games, with their sentences."""
    return [
        (story, moment, story.words.moment(moment, story.names))
        for seats in TABLES[game_id]
        for _, _, story in tellings(game_id, seats)
        for moment in story.history.moments
        if moment.kind == kind
    ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game_id", KINDS)
def test_a_moment_says_who_and_how_much(qapp: QApplication, game_id: str, language: str) -> None:
    speak(language)
    for kind in KINDS[game_id]:
        found = told(game_id, kind)
        assert found, kind
        for story, moment, text in found:
            named = [] if moment.seat is None else [moment.seat]
            assert all(story.names[seat] in text for seat in (*named, *moment.others)), text
            amount = story.words.amount(abs(moment.amount), story.words.currency)
            assert amount in text or str(moment.amount) in text or kind in SILENT, text


@pytest.mark.parametrize("game_id", KINDS)
def test_all_kinds_are_told_and_none_else(game_id: str) -> None:
    _, _, story = tellings(game_id, TABLES[game_id][0])[0]
    kinds = KINDS[game_id]
    assert set(story.words.emblems) == set(kinds)
    assert len({story.words.emblem(Moment(kind, 1, 0, 1)) for kind in kinds}) > 1
