"""The pace: slower is longer, instant is zero, a change is emitted once."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.ui.table.pace import PACES, Pace, PaceMode


def test_paces_are_ordered_from_slow_to_instant() -> None:
    timed = [Pace(mode) for mode in PACES if mode != "step"]
    assert [pace.speed for pace in timed] == sorted((p.speed for p in timed), reverse=True)
    assert [pace.pause for pace in timed] == sorted((p.pause for p in timed), reverse=True)
    assert timed[-1].speed == timed[-1].pause == 0


def test_only_step_by_step_waits() -> None:
    assert [mode for mode in PACES if Pace(mode).waits] == ["step"]


def test_a_change_is_told_and_no_change_is_not(qtbot: QtBot) -> None:
    pace = Pace()
    with qtbot.waitSignal(pace.changed):
        pace.set_mode("fast")
    with qtbot.assertNotEmitted(pace.changed):
        pace.set_mode("fast")
    assert pace.mode == "fast"


@pytest.mark.parametrize("mode", PACES)
def test_a_flowing_pace_never_waits_for_a_key(mode: PaceMode) -> None:
    pace = Pace.flowing(mode)
    assert pace.mode != "step"
    assert pace.speed == Pace(mode).speed
    assert (pace.mode == mode) is (mode != "step")
