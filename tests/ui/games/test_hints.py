"""Hints, lifts, sounds and the way by Tab are alike at every table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Action, Event
from stockgames.lab.gallery.gallery import screens
from stockgames.presentation.table_state import headless_context
from stockgames.testing.contract import random_match
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.board import HotSpot
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.pointing_table import PointingTable
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.table.listener import Listener

SEATS = {"nyse": 3, "exchange": 4, "portfolio": 3, "stock-exchange": 8}


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_any_action_can_be_chosen_for_the_player(qtbot: QtBot, game_id: str) -> None:
    rng, game = Random(3), registry.load(game_id)
    seats = [SeatInfo(name=f"P{seat}", player="human") for seat in range(SEATS[game_id])]
    match, look = Match.deal(game, seats, {}, "hints"), ThemeContext()
    table = create_table(game_id, look)
    assert isinstance(table, PointingTable)
    qtbot.addWidget(table.board)
    table.board.resize(1280, 680)
    acted: list[object] = []
    table.acted.connect(acted.append)
    tried = 0
    for _ in range(60):
        if match.is_over:
            break
        seat = match.actors[0]
        view = match.view(seat)
        action = game.sample_action(view, rng)
        table.show_view(view, headless_context(match, seat))
        if tried < 25:
            assert table.propose(action), action
            assert table.choosing.action() == action
            tried += 1
        assert acted == []
        match.act(seat, action)
    assert tried > 10


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_what_a_hint_is_about_is_marked_and_nothing_is_picked(qtbot: QtBot, game_id: str) -> None:
    rng, game = Random(3), registry.load(game_id)
    seats = [SeatInfo(name=f"P{seat}", player="human") for seat in range(SEATS[game_id])]
    match, look = Match.deal(game, seats, {}, "hints"), ThemeContext()
    table = create_table(game_id, look)
    assert isinstance(table, PointingTable)
    qtbot.addWidget(table.board)
    table.board.resize(1280, 680)
    table.board.show()
    marked = Counter[str]()
    for _ in range(60):
        if match.is_over:
            break
        seat = match.actors[0]
        view = match.view(seat)
        action = game.sample_action(view, rng)
        table.show_view(view, headless_context(match, seat))
        if table.choosing.action() != action and marked[action.do] < 3:
            before = table.board.grab().toImage()
            table.advise(table.things_of(action))
            is_shown = {choice.name for choice in table.panel.choices} & {*table.things_of(action)}
            assert is_shown or table.board.grab().toImage() != before, action
            table.advise(())
            assert table.board.grab().toImage() == before, action
            marked[action.do] += 1
        match.act(seat, action)
    assert marked.total() > 2


def test_of_two_sides_of_a_card_a_hint_marks_the_one_it_is_about(qtbot: QtBot) -> None:
    rng, game = Random(3), registry.load("exchange")
    seats = [SeatInfo(name=f"P{seat}", player="human") for seat in range(SEATS["exchange"])]
    match, table = Match.deal(game, seats, {}, "hints"), create_table("exchange", ThemeContext())
    assert isinstance(table, PointingTable)
    qtbot.addWidget(table.board)
    table.board.resize(1280, 680)
    table.board.show()
    votes = list[Action]()
    while not votes:
        seat = match.actors[0]
        view = match.view(seat)
        votes = [action for action in view.legal if action.do == "influence"]
        if not votes:
            match.act(seat, game.sample_action(view, rng))
    table.show_view(view, headless_context(match, seat))
    marked = set[object]()
    for action in votes:
        table.advise(table.things_of(action))
        (ring,) = (ring.rect for ring in table.scene.rings.rings if ring.state == "picked")
        marked.add(ring.getRect())
    assert len(marked) == len(votes) > 1


LIFTED = {
    "nyse-four": "take-blue",
    "portfolio-two": "card-6s",
    "exchange-security": "security-insurance",
    "stock-exchange-filling": "good-iron",
}
"""A screen of each game, and the name of something on it that can be picked."""


@pytest.mark.parametrize("screen", LIFTED)
def test_what_the_mouse_is_on_lifts(qtbot: QtBot, screen: str) -> None:
    look = ThemeContext()
    look.set_reduced_motion(True)

    def show(shown: QWidget) -> None:
        shown.resize(1280, 720)
        shown.show()

    page = dict(screens())[screen](look, show)
    assert isinstance(page, TablePage)
    qtbot.addWidget(page)
    table: Any = page.game_table
    name = LIFTED[screen]
    before, resting = table.board.grab().toImage(), dict(table.lift.heights)
    table.board.hover(name, True)
    assert list(table.lift.heights.values()) == [1.0]
    assert table.lift.heights != resting
    table.board.hover(name, False)
    assert table.lift.heights == resting
    assert table.board.grab().toImage() == before
    table.board.hover(name, True)
    table.clear()
    assert table.lift.heights == {}


LEAST = {"nyse": 3, "portfolio": 4, "exchange": 4, "stock-exchange": 2}
"""The minimum number of different sounds in a game."""
games = pytest.mark.parametrize("game_id", registry.game_ids())


def sound_of(game_id: str) -> Callable[[Event], Sound | None]:
    module = import_module(f"stockgames.ui.games.{game_id.replace('-', '_')}.table")
    found: Callable[[Event], Sound | None] = module.sound_of
    return found


@cache
def events(game_id: str) -> tuple[Event, ...]:
    """Return the events of some random games."""
    game = registry.load(game_id)
    seats = game.meta.seats[min(2, len(game.meta.seats) - 1)]
    matches = [random_match(game, seats, seed) for seed in range(3)]
    return tuple(event for match in matches for move in match.moves for event in move.events)


@games
def test_what_few_may_know_is_silent(game_id: str) -> None:
    secret = [event for event in events(game_id) if event.audience is not None]
    assert secret
    assert {sound_of(game_id)(event) for event in secret} == {None}


@games
def test_a_game_has_sounds_of_its_own(game_id: str) -> None:
    heard = {sound_of(game_id)(event) for event in events(game_id)} - {None}
    assert len(heard) >= LEAST[game_id]
    assert Sound.BELL not in heard  # only at the end


PEOPLE = {"nyse": "hbbb", "exchange": "hbbb", "portfolio": "hbb", "stock-exchange": "hbbbbbbb"}


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_one_tab_leads_to_the_first_thing_on_the_table(qtbot: QtBot, game_id: str) -> None:
    listener = Listener(qtbot, game_id, PEOPLE[game_id])
    listener.settle()
    listener.press("Tab")
    assert isinstance(listener.focus_widget, HotSpot), listener.focus
    first = next(listener.under("doing/at"))
    assert listener.focus == first.name
    listener.stop()
