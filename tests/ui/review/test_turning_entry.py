from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.presentation.faces import portraits_at
from stockgames.ui.review.turning_points import ToldPoint, TurningEntry
from stockgames.ui.theme.context import ThemeContext


def entry(
    qtbot: QtBot, look: ThemeContext, *, compared: str = "Banks won 34%, this 19%"
) -> TurningEntry:
    told = ToldPoint(0, 37, "Round 3, move 37", "Buy 6", compared, False, 0.19, 0.34, "−15")
    found = TurningEntry(look, told, portraits_at(["Ada"])[0], 0.6)
    qtbot.addWidget(found)
    return found


def test_it_is_as_high_as_what_it_says(qtbot: QtBot, look: ThemeContext) -> None:
    one = entry(qtbot, look)
    one.lay(300)
    usual = one.height()
    one.lay(170)
    assert one.height() > usual, "narrow, its sentence takes two lines"
    one.detail = 0
    one.lay(300)
    assert one.height() < usual
    assert one.toolTip() == "Banks won 34%, this 19%"


def test_its_name_says_all(qtbot: QtBot, look: ThemeContext) -> None:
    assert entry(qtbot, look).accessibleName() == "Round 3, move 37. Buy 6. Banks won 34%, this 19%"


@pytest.mark.parametrize("detail", range(3))
def test_a_pointer_stands_where_the_better_choice_would_have_been(
    qtbot: QtBot, look: ThemeContext, detail: int
) -> None:
    one = entry(qtbot, look)
    one.detail = detail
    one.lay(300)
    image = one.grab().toImage()
    row = one.height() - 18
    colours = [image.pixelColor(x, row).name() for x in range(image.width())]
    filled = look.theme.warning.name()
    assert filled in colours
    share = colours.count(filled)
    assert share > 8
