"""A move as the screen may show it."""

from __future__ import annotations

from dataclasses import replace

from lemonade.rules.state import PriceLaid, SetPrice
from stockgames.controllers.stages import Shown, shown_to
from stockgames.engine.commitment import HINTS
from stockgames.engine.match import Move

LAID = PriceLaid(seat=1, price=3, audience=(1,))
MOVE = Move(1, SetPrice(3), 4, (LAID,), together=True, laid=True, face_down=True, notes={HINTS: 2})


def test_events_are_shown_to_whoever_may_know_them() -> None:
    assert [shown_to(seat, 7, MOVE).events for seat in (1, 0, None)] == [(LAID,), (), ()]


def test_everybody_is_shown_who_moved_and_how_many_hints_that_took() -> None:
    shown = shown_to(None, 7, MOVE)
    assert (shown.number, shown.seat, shown.turn) == (7, 1, 4)
    assert (shown.face_down, shown.hints) == (True, 2)


def test_a_move_is_open_and_took_no_hints_unless_that_is_noted() -> None:
    plain = replace(MOVE, together=False, laid=False, face_down=False, notes={})
    shown = shown_to(None, 7, plain)
    assert (shown.face_down, shown.hints) == (False, 0)
    assert shown == Shown(7, seat=1, turn=4, events=())
