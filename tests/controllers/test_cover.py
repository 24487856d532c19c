"""Covering the table: the person who is asked lifts the curtain again, at any stage."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lemonade.rules.state import PriceLaid, SetPrice
from stockgames.controllers.stages import Handover, Shown, Stage, shown_to
from stockgames.engine.commitment import HINTS
from stockgames.engine.match import Move
from stockgames.games.nyse.actions import TAKE
from tests.controllers.test_table import sit, standing

SHARED = (Handover.CURTAIN, Handover.PEEK, Handover.TRUSTING)


@pytest.mark.parametrize("handover", SHARED)
def test_whoever_covers_the_table_is_asked_again(handover: Handover) -> None:
    table = sit("hh", handover)
    table.start()
    table.lift()
    before = standing(table)
    table.peek(True)
    table.cover()
    assert standing(table) == (Stage.CURTAIN, 0, None)
    assert not table.can_cover
    table.lift()
    assert standing(table) == before


@pytest.mark.parametrize("handover", [Handover.CURTAIN, Handover.PEEK])
def test_what_was_learned_can_still_be_looked_at_behind_a_cover(handover: Handover) -> None:
    table = sit("hh", handover)
    table.start()
    table.lift()
    table.submit(TAKE[1])
    table.proceed()
    before = standing(table)
    assert before[0] is Stage.PASSING
    table.cover()
    assert standing(table) == (Stage.CURTAIN, 0, None)
    table.lift()
    assert standing(table) == before


@pytest.mark.parametrize("handover", [Handover.CURTAIN, Handover.TRUSTING])
def test_while_a_move_is_shown_secrets_hide_and_the_game_goes_on(handover: Handover) -> None:
    table = sit("hbh", handover)
    table.start()
    table.lift()
    table.submit(TAKE[1])
    assert table.stage is Stage.SHOWING
    table.cover()
    assert (table.stage, table.viewer) == (Stage.SHOWING, None)
    table.proceed()
    assert table.stage is not Stage.SHOWING


def test_a_move_made_while_peeking_ends_the_peek() -> None:
    table = sit("hbh", Handover.PEEK)
    table.start()
    table.peek(True)
    table.submit(TAKE[1])
    assert (table.stage, table.viewer) == (Stage.SHOWING, None)


LAID = PriceLaid(seat=1, price=3, audience=(1,))
MOVE = Move(
    1,
    SetPrice(3),
    4,
    (LAID,),
    is_simultaneous=True,
    is_final=True,
    face_down=True,
    notes={HINTS: 2},
)


def test_events_are_shown_to_whoever_may_know_them() -> None:
    assert [shown_to(seat, 7, MOVE).events for seat in (1, 0, None)] == [(LAID,), (), ()]


def test_everybody_is_shown_who_moved_and_how_many_hints_that_took() -> None:
    shown = shown_to(None, 7, MOVE)
    assert (shown.number, shown.seat, shown.turn) == (7, 1, 4)
    assert (shown.face_down, shown.hints) == (True, 2)


def test_a_move_is_open_and_took_no_hints_unless_that_is_noted() -> None:
    plain = replace(MOVE, is_simultaneous=False, is_final=False, face_down=False, notes={})
    shown = shown_to(None, 7, plain)
    assert (shown.face_down, shown.hints) == (False, 0)
    assert shown == Shown(7, seat=1, turn=4, events=())
