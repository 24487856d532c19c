"""What the score history and the open end of every game guarantee; see `engine.history`."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from stockgames.engine import registry
from stockgames.engine.history import LEAD
from stockgames.engine.match import Match
from stockgames.games.exchange.view import OpenView
from stockgames.games.nyse.view import NyseView
from stockgames.games.portfolio.view import PortfolioView
from stockgames.games.stock_exchange.view import OpenView as OpenBooks
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.lab.gallery.look_back_samples import over
from stockgames.lab.gallery.samples import seat_infos
from stockgames.testing.contract import people
from tests.controllers.test_replay import deal, play
from tests.games.courses import games, histories, lead_changes, values

TABLES = [
    *[("nyse", seats) for seats in (2, 4)],
    *[("portfolio", seats) for seats in (2, 4)],
    *[("exchange", seats) for seats in (3, 6)],
    ("stock-exchange", 8),
]
every_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)


@every_table
def test_lines_end_where_the_result_stands(game_id: str, seats: int) -> None:
    for match, history in histories(game_id, seats):
        result = match.result()
        assert values(history, history.main, -1) == list(result.scores)
        assert {len(line.values) for line in history.series} == {len(match.moves) + 1}
        assert len(history.at) == len(match.moves) + 1
        assert list(history.at) == sorted(history.at)
        assert history.at[0] == 0


@every_table
def test_a_seat_is_told_nothing_before_its_views_showed_it(game_id: str, seats: int) -> None:
    """The history of an unfinished game is a prefix of that of the whole game."""
    match = games(game_id, seats)[0]
    for viewer in (None, 0, seats - 1):
        steps = list(match.steps(viewer))
        whole = match.game.history(steps, match.options)
        for kept in range(1, len(steps), max(1, len(steps) // 7)):
            part = match.game.history(steps[:kept], match.options)
            assert part is not None
            assert whole is not None
            assert part.at == whole.at[:kept]
            shorter = [replace(line, values=line.values[:kept]) for line in whole.series]
            assert list(part.series) == shorter
            assert all(moment.step < kept for moment in part.moments)


@every_table
def test_steps_are_what_the_seat_saw(game_id: str, seats: int) -> None:
    match = games(game_id, seats)[-1]
    for viewer in (None, seats - 1):
        steps = list(match.steps(viewer))
        for number in range(0, len(steps), 5):
            assert steps[number].view == match.view_after(number, viewer)
        told = [event for step in steps for event in step.events]
        assert told == match.events_for(viewer)
        assert [step.seat for step in steps[1:]] == [move.seat for move in match.moves]


@every_table
def test_moments_are_in_order_and_lie_in_the_game(game_id: str, seats: int) -> None:
    for match, history in histories(game_id, seats):
        steps = [moment.step for moment in history.moments]
        assert steps == sorted(steps)
        assert all(0 < step <= len(match.moves) for step in steps)
        for moment in history.moments:
            assert len(moment.changes) in (0, seats)
            named = [*moment.others, *([] if moment.seat is None else [moment.seat])]
            assert all(0 <= seat < seats for seat in named)


@every_table
def test_the_last_change_of_leader_is_told(game_id: str, seats: int) -> None:
    told_once = False
    for _, history in histories(game_id, seats):
        leads = [moment for moment in history.moments if moment.kind == LEAD]
        changes = lead_changes(history)
        assert len(leads) == bool(changes)
        for moment in leads:
            at, before, now = changes[-1]
            assert moment.others == (now, before)
            assert history.at[moment.step] == at
            worths = sorted(w or 0 for w in values(history, history.main, moment.step))
            assert moment.amount == worths[-1] - worths[-2]
            told_once = True
    assert told_once


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_nothing_lies_open_while_a_game_goes_on(game_id: str) -> None:
    game = registry.load(game_id)
    match = Match.deal(game, people(game.meta.usual_seats), {}, "open")
    assert match.history(0) is not None
    with pytest.raises(ValueError, match="over"):
        match.history(0, all_up=True)


def test_a_game_without_a_course_has_none() -> None:
    game = registry.load("lemonade")
    assert Match.deal(game, people(2), {}, "none").history(None) is None


SEATS = 4


def match_of(game_id: str) -> Match:
    return over(game_id, "h" * SEATS, "all-up")


@pytest.mark.parametrize("game_id", ["nyse", "portfolio", "exchange", "stock-exchange"])
def test_nothing_is_turned_up_before_the_end(game_id: str) -> None:
    running = play(deal(game_id), 6)
    assert not running.can_show_all
    with pytest.raises(ValueError, match="not all can be shown"):
        running.all_up_after(3, 0)


def test_all_books_lie_open() -> None:
    match = over("stock-exchange", "h" * 8, "all-up")
    for number in range(len(match.moves) + 1):
        view = match.all_up_after(number, 3)
        assert isinstance(view, OpenBooks)
        for seat, held in enumerate(view.held):
            own = match.view_after(number, seat)
            assert isinstance(own, StockExchangeView)
            assert (held.resources, held.stocks) == (own.resources, own.stocks)
        assert view.laid == match.view_after(number, 3).laid  # type: ignore[attr-defined]
        if number == len(match.moves):
            assert len({held.resources for held in view.held}) > 1
    assert match.open_options == match.options


def test_every_chip_in_other_hands_shows_its_underside() -> None:
    match = match_of("nyse")
    for number in range(len(match.moves)):
        view = match.all_up_after(number, 1)
        assert isinstance(view, NyseView)
        for seat in range(SEATS):
            own = match.view_after(number, seat)
            assert isinstance(own, NyseView)
            if seat == 1:
                assert view.hand == own.hand
            else:
                held = Counter(kind for holder, kind in view.known if holder == seat)
                assert [held[kind] for kind in range(16)] == list(own.hand)


def test_every_hand_of_cards_lies_open() -> None:
    match = match_of("portfolio")
    for number in range(0, len(match.moves), 3):
        view = match.all_up_after(number, 2)
        assert isinstance(view, PortfolioView)
        for seat in range(SEATS):
            own = match.view_after(number, seat)
            assert isinstance(own, PortfolioView)
            shown = view.hand if seat == 2 else view.known[seat]
            assert sorted(shown) == sorted(own.hand)


def test_every_card_that_was_laid_is_face_up() -> None:
    match = match_of("exchange")
    laid = 0
    for number in range(len(match.moves)):
        view = match.all_up_after(number, 0)
        assert isinstance(view, OpenView)
        for seat in range(SEATS):
            own = match.view_after(number, seat)
            assert view.all_laid[seat] == own.laid  # type: ignore[attr-defined]
            assert view.orders[seat] == own.orders[seat]  # type: ignore[attr-defined]
            assert view.votes[seat] == own.votes[seat]  # type: ignore[attr-defined]
            laid += view.all_laid[seat] is not None
    assert laid > SEATS


def test_concealed_hands_are_open_then() -> None:
    seats = seat_infos("h" * SEATS)
    match = Match.deal(registry.load("nyse"), seats, {"hands": "concealed"}, "all-up")
    assert match.options.model_dump()["hands"] == "concealed"
    assert match.open_options.model_dump()["hands"] == "open"
