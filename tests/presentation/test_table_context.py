"""Who sits where, whose decision it is, and who is addressed as you."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from stockgames.controllers.stages import Stage
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext

SEATS = tuple(SeatInfo(name=name, player="human") for name in ("Ada", "Bruno", "Clara"))
CONTEXT = TableContext(SEATS, Stage.ASKING, 1, 1, 1, (1,), Options())


@dataclass
class Owing:
    """A seat that owes a decision."""

    actors: tuple[int, ...]


def test_seats_have_names_and_chance_has_none() -> None:
    assert CONTEXT.names == ("Ada", "Bruno", "Clara")
    assert [CONTEXT.name(seat) for seat in (2, -1)] == ["Clara", ""]
    assert len(set(CONTEXT.portraits)) == 3


def test_the_seat_in_front_comes_first() -> None:
    assert CONTEXT.clockwise == (1, 2, 0)
    assert replace(CONTEXT, front=0).clockwise == (0, 1, 2)


@pytest.mark.parametrize("stage", Stage)
def test_a_person_is_asked_at_one_stage_alone(stage: Stage) -> None:
    assert replace(CONTEXT, stage=stage).asks is (stage is Stage.ASKING)


@pytest.mark.parametrize(
    ("stage", "actors", "seat", "state"),
    [
        (Stage.ASKING, (1,), 0, "waiting"),
        (Stage.ASKING, (1,), 1, "active"),
        (Stage.ASKING, (0, 1), 1, "active"),
        (Stage.ASKING, (0, 1), 0, "thinking"),
        (Stage.THINKING, (0,), 0, "thinking"),
        (Stage.SHOWING, (0,), 0, "active"),
        (Stage.SHOWING, (0, 1), 0, "thinking"),
        (Stage.OVER, (), 0, "waiting"),
    ],
)
def test_a_plate_is_lit_by_whose_decision_it_is(
    stage: Stage, actors: tuple[int, ...], seat: int, state: str
) -> None:
    assert replace(CONTEXT, stage=stage).plate_state(seat, Owing(actors)) == state


def test_you_are_the_viewer_where_one_person_plays() -> None:
    assert CONTEXT.own == 1
    assert replace(CONTEXT, humans=(0, 1)).own is None
    assert replace(CONTEXT, viewer=None).own is None
