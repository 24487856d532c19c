"""Texts on who won."""

from __future__ import annotations

import pytest

from stockgames.controllers.stages import Stage
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Result
from stockgames.presentation.context import TableContext
from stockgames.presentation.words import headline

SEATS = tuple(SeatInfo(name=name, player="human") for name in ("Ada", "Bruno", "Clara"))


def told(ranks: tuple[int, ...], *humans: int) -> str:
    context = TableContext(SEATS, Stage.OVER, None, 0, 0, humans, options=None)  # type: ignore[arg-type]
    return headline(Result(ranks, ranks, {}), context)


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ((1, 2, 3), "You win"),
        ((2, 1, 3), "Bruno wins"),
        ((1, 1, 3), "Ada and Bruno share first place"),
        ((1, 1, 1), "Ada, Bruno and Clara share first place"),
    ],
)
def test_one_person_is_spoken_to_all_others_are_named(
    qapp: object, ranks: tuple[int, ...], expected: str
) -> None:
    assert told(ranks, 0) == expected


def test_among_several_people_the_winner_is_named(qapp: object) -> None:
    assert told((1, 2, 3), 0, 1) == "Ada wins"
