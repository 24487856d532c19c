"""Two bars for each seat, as they are painted."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from stockgames.analysis.compared import Estimate
from stockgames.presentation.faces import portraits_at
from stockgames.ui.review.luck import LuckBars, ToldLuck
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.base import Page


def told(decisions: float) -> ToldLuck:
    some = Estimate(decisions, 0.01)
    return ToldLuck("Ada", some, Estimate(0.0, 0.01), "", "", "", "Ada")


def colours(bars: LuckBars, part: QRect) -> set[int]:
    image = bars.grab(part).toImage().convertToFormat(QImage.Format.Format_RGB32)
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixel(x, y) for x, y in places}


def test_gains_lie_on_one_side_of_the_middle_and_losses_on_the_other(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page = Page(look)
    qtbot.addWidget(page)
    bars = LuckBars(look, page)
    bars.resize(400, 100)
    page.resize(420, 300)
    page.show()
    good, bad = (QColor(colour).rgb() for colour in (look.theme.good, look.theme.warning))
    for decisions, present, absent in ((0.4, good, bad), (-0.4, bad, good)):
        bars.tell([told(decisions)], portraits_at(["Ada"]), None)
        bars.resize(400, bars.height())
        seen = colours(bars, bars.rect())
        assert present in seen
        assert absent not in seen
    assert bars.accessibleName() == "Ada"


def test_it_is_as_high_as_its_rows_take(qtbot: QtBot, look: ThemeContext) -> None:
    page = Page(look)
    qtbot.addWidget(page)
    bars = LuckBars(look, page)
    bars.tell([told(0.1)], portraits_at(["Ada"]), 0)
    one = bars.height()
    bars.tell([told(0.1), told(0.2)], portraits_at(["Ada", "Bruno"]), 0)
    assert bars.height() == 2 * one > 0
