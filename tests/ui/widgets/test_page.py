from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.widgets.base import Page


def test_the_cloth_covers_all_of_it_and_follows_lamp_and_theme(qtbot: QtBot) -> None:
    looks = []
    for theme, lamp in ((EVENING, None), (DAYLIGHT, None), (EVENING, QPointF(0.1, 0.9))):
        page = Page(ThemeContext(theme)) if lamp is None else Page(ThemeContext(theme), lamp=lamp)
        qtbot.addWidget(page)
        page.resize(QSize(300, 200))
        looks.append(page.grab().toImage())
    assert [sum(one == other for other in looks) for one in looks] == [1] * 3
    corners = ((0, 0), (299, 0), (0, 199), (299, 199), (150, 100))
    assert all(image.pixelColor(*at).alpha() == 255 for image in looks for at in corners)
