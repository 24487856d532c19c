"""The title over the choices while nobody at the screen has any."""

from __future__ import annotations

import pytest

from stockgames.controllers.stages import Stage
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.presentation.words import resting_title


@pytest.mark.parametrize(
    ("stage", "seat", "title"),
    [
        (Stage.OVER, None, "The game is over"),
        (Stage.THINKING, 1, "At the table"),
        (Stage.ASKING, None, "At the table"),
        (Stage.ASKING, 0, ""),
    ],
)
def test_a_table_that_asks_somebody_has_a_title_of_its_own(
    qapp: object, stage: Stage, seat: int | None, title: str
) -> None:
    assert resting_title(TableContext((), stage, seat, None, 0, (0,), Options())) == title
