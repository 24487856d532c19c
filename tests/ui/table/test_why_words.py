"""Reasons for an action, in the words of every game: whole sentences, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from stockgames.engine import registry
from stockgames.engine.explanation import Ground, Why
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import CHANCE
from stockgames.presentation.generic import GenericWords
from stockgames.presentation.hints import grounds_text, why_lines
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.context import ThemeContext

NAMES = ("Ada", "Bruno", "Clara", "Dmitri", "Elena", "Farid", "Greta", "Hugo")
SEATS = {"nyse": 3, "exchange": 4, "portfolio": 3, "stock-exchange": 8}


def whys(game_id: str, moves: int) -> Iterator[Why]:
    """Yield the reasons for actions of a random game."""
    rng = Random(5)
    seats = [SeatInfo(name=name, player="human") for name in NAMES[: SEATS[game_id]]]
    match = Match.deal(registry.load(game_id), seats, {}, "why")
    for _ in range(moves):
        if match.is_over:
            return
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view = match.view(seat)
        action = match.game.sample_action(view, rng)
        yield match.game.explain(view, action, match.options)
        match.act(seat, action)


@pytest.mark.parametrize("game_id", SEATS)
def test_every_ground_is_a_sentence_for_the_reader_and_about_others(
    game_id: str, language: str
) -> None:
    words = create_table(game_id, ThemeContext()).words
    told: set[type[Ground]] = set()
    for why in whys(game_id, 16 if game_id == "stock-exchange" else 150):
        for ground in (*why.gains, *why.risks):
            told.add(type(ground))
            for mover in ("", "Bruno"):
                (text,) = grounds_text(words, [ground], NAMES, mover)
                assert text.endswith(".")
                assert "{" not in text
                assert ("your " in f"{text} ".lower()) is False or not mover
        assert len(why_lines(words, why, NAMES)) <= 2
    assert len(told) > 2


def test_words_without_reasons_tell_none() -> None:
    assert why_lines(GenericWords(), Why((Ground(),), (Ground(),)), NAMES) == []
