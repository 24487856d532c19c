"""The data of closing pages of every game."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.controllers.stages import Stage
from stockgames.engine.match import Match
from stockgames.engine.state import Result
from stockgames.presentation.closing import Closing, closing_of
from stockgames.presentation.context import TableContext
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.context import ThemeContext
from tests.ui.table.closings import TABLES, tellings


def closing(match: Match, result: Result, own: int | None, *, plain: bool = False) -> Closing:
    """Return the closing page's data of a finished game."""
    words = create_table(match.game.meta.id, ThemeContext()).words
    seats = match.seats
    context = TableContext(
        *(seats, Stage.OVER, None, own, own or 0, () if own is None else (own,), match.options)
    )
    view = match.view(own)
    rows = words.result_rows(result, view, context)
    headline = words.result_headline(result, context)
    history = None if plain else match.history(own, all_up=True)
    return closing_of(result, context, words, rows, headline, history)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_certificate_goes_to_all_who_came_first(
    qapp: QApplication, game_id: str, seats: int
) -> None:
    for match, result, story in tellings(game_id, seats):
        told = closing(match, result, story.own)
        first = [match.seats[seat].name for seat in range(seats) if result.ranks[seat] == 1]
        assert sorted(told.award.names) == sorted(first)
        assert told.story is not None
        rest = sorted(result.scores)
        if len(first) == 1 and seats > 1 and told.award.margin:
            assert told.award.amount == told.rows[0].score
            gap = result.scores[told.rows[0].seat] - result.scores[told.rows[1].seat]
            unit = story.history.of(story.history.main)[0].unit
            assert story.words.amount(gap, unit) in told.award.margin
            assert gap > 0
        if len(first) > 1 or (seats > 1 and rest[-1] == rest[-2]):
            assert told.award.margin == ""


def test_a_game_without_a_course_is_told_by_its_own_words(qapp: QApplication) -> None:
    match, result, _ = tellings("nyse", 4)[0]
    told = closing(match, result, None, plain=True)
    assert told.story is None
    assert told.drama == ""
    assert told.heading.endswith("wins")


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_front_page_is_printed_for_the_only_person_who_won_and_for_nobody_else(
    qapp: QApplication, game_id: str, seats: int
) -> None:
    for match, result, _ in tellings(game_id, seats):
        places = sorted(range(seats), key=lambda seat: result.ranks[seat])
        for own in (None, *places[:2], places[-1]):
            told = closing(match, result, own)
            scores = sorted(result.scores)
            clear = seats > 1 and own is not None and result.ranks[own] == 1
            clear = clear and result.ranks.count(1) == 1 and scores[-1] > scores[-2]
            assert (told.front_page is not None) == clear
            if told.front_page is not None:
                assert told.front_page.amount == told.rows[0].score
                assert told.rows[1].score in told.front_page.others
                assert told.heading.startswith("You win by")
            assert not told.good or (own is not None and result.ranks[own] > 1)
