"""Two bars for each seat, as they are painted."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from stockgames.analysis.compared import Estimate
from stockgames.analysis.luck import SeatLuck
from stockgames.presentation.faces import portraits_at
from stockgames.ui.review.luck import LuckRow
from stockgames.ui.theme.context import ThemeContext


def told(decisions: float) -> SeatLuck:
    return SeatLuck(1.0, Estimate(0.0, 0.01), Estimate(decisions, 0.01), {})


def colours(row: LuckRow) -> set[int]:
    image = row.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixel(x, y) for x, y in places}


def test_gains_are_in_another_colour_than_losses(qtbot: QtBot, look: ThemeContext) -> None:
    good, bad = (QColor(colour).rgb() for colour in (look.theme.good, look.theme.warning))
    for decisions, present, absent in ((0.4, good, bad), (-0.4, bad, good)):
        row = LuckRow(look, "Ada", told(decisions), portraits_at(["Ada"])[0], 0.5, is_own=False)
        qtbot.addWidget(row)
        row.resize(400, 100)
        seen = colours(row)
        assert present in seen
        assert absent not in seen
        assert row.accessibleName().startswith("Ada: decisions ")
