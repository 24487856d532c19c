"""Targets, by name."""

from __future__ import annotations

from stockgames.engine.action_builder import Target, named, way_to
from stockgames.engine.errors import Refused
from stockgames.games.exchange import action_builder as exchange
from stockgames.games.exchange.view import ExchangeView
from stockgames.games.nyse import action_builder as nyse
from stockgames.games.nyse.actions import Discard, StockSwap, Take
from stockgames.games.nyse.view import NyseView
from stockgames.puzzles.book import position, puzzles_of


def test_a_target_is_found_by_its_name_be_it_refused_or_not() -> None:
    why = Refused("pile-is-empty")
    targets = [Target("take-red", ("pile", 2)), Target("take-blue", ("pile", 0), why)]
    found = named(targets, "take-blue")
    assert found is not None
    assert (found.place, found.refused) == (("pile", 0), why)
    assert named(targets, "take-green") is None
    assert named(targets, None) is None


def test_a_way_to_an_action_is_found_and_shown_and_else_all_is_put_back() -> None:
    choosing = nyse.ActionBuilder()
    puzzle = next(
        one
        for one in puzzles_of("nyse")
        if any(isinstance(choice.action, StockSwap) for choice in one.choices)
    )
    view = position(puzzle).view(puzzle.seat)
    assert isinstance(view, NyseView)
    choosing.renew(view, is_open=True)

    def start() -> None:
        while choosing.can_step_back and choosing.back():
            pass

    for choice in puzzle.choices:
        if isinstance(choice.action, StockSwap | Take):
            way = way_to(choosing, choice.action, start)
            assert choosing.action() == choice.action
            assert len(way) == (4 if isinstance(choice.action, StockSwap) else 1)
    assert way_to(choosing, Discard(9), start) == ()
    assert not choosing.can_step_back


def test_a_way_may_lead_over_what_turns_other_cards_up() -> None:
    choosing = exchange.ActionBuilder()
    puzzle = puzzles_of("exchange")[0]
    view = position(puzzle).view(puzzle.seat)
    assert isinstance(view, ExchangeView)

    def start() -> None:
        choosing.close()
        choosing.renew(view, puzzle.seat, is_open=True)

    start()
    ways = [way_to(choosing, choice.action, start) for choice in puzzle.choices]
    assert [len(way) for way in ways] == [1, 2, 2, 2]
