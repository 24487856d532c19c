"""The heading of a solo game's end."""

from __future__ import annotations

import pytest

from stockgames.controllers.stages import Stage
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Result
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.nyse.results import headline

ALONE = (SeatInfo(name="Ada", player="human"),)


@pytest.mark.parametrize(
    ("best", "is_study", "told"),
    [
        (None, False, "$49M, your best so far"),
        (48, False, "$49M, your best so far"),
        (60, False, "$49M; your best is $60M"),
        (None, True, "$49M at the end"),
    ],
)
def test_alone_a_record_is_named_but_not_where_others_began(
    qapp: object, best: int | None, is_study: bool, told: str
) -> None:
    context = TableContext(
        ALONE, Stage.OVER, None, 0, 0, (0,), Options(), best=best, is_study=is_study
    )
    assert headline(Result((1,), (49,), {}), context) == told
