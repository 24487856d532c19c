"""The item under the mouse lifts, the last one settles, and reduced motion skips the animation."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.ui.table.motion import Lift
from stockgames.ui.theme.context import ThemeContext


def test_a_place_rises_and_settles_as_the_mouse_comes_and_goes(qtbot: QtBot) -> None:
    lift, seen = Lift(ThemeContext()), list[float]()
    lift.changed.connect(lambda: seen.append(lift.heights.get("pile", 0.0)))
    lift.follow("pile")
    qtbot.waitUntil(lambda: lift.heights == {"pile": 1.0})
    assert seen == sorted(seen)
    lift.follow(None)
    qtbot.waitUntil(lambda: lift.heights == {})


def test_one_rises_while_another_settles_from_where_it_was(qtbot: QtBot) -> None:
    lift = Lift(ThemeContext())
    lift.follow("one")
    lift._motion.setCurrentTime(60)
    half = lift.heights["one"]
    lift.follow("two")
    assert lift.heights.get("one", 0.0) <= half < 1
    qtbot.waitUntil(lambda: lift.heights == {"two": 1.0})


def test_reduced_motion_lifts_at_once() -> None:
    look = ThemeContext()
    look.set_reduced_motion(True)
    lift = Lift(look)
    lift.follow("pile")
    assert lift.heights == {"pile": 1.0}
    lift.follow(None)
    assert lift.heights == {}


def test_dropping_puts_everything_down_at_once() -> None:
    lift = Lift(ThemeContext())
    lift.follow("pile")
    lift._motion.setCurrentTime(60)
    lift.drop()
    assert lift.heights == {}
