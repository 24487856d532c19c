from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import (
    PanelFrame,
    PaperFrame,
    ScrollArea,
    draw_widget_panel,
)
from stockgames.ui.widgets.labels import Label


def test_page_is_covered_and_follows_the_theme(qtbot: QtBot) -> None:
    look = ThemeContext(EVENING)
    page = Page(look)
    qtbot.addWidget(page)
    page.resize(200, 140)
    evening = page.grab().toImage()
    assert evening.pixelColor(100, 60).green() > evening.pixelColor(0, 0).green()
    look.set_theme(DAYLIGHT)
    assert page.grab().toImage().pixelColor(100, 60).lightness() > 180


@pytest.mark.parametrize("make", [PanelFrame, PaperFrame])
def test_content_lies_on_the_surface(
    qtbot: QtBot, look: ThemeContext, make: type[PanelFrame | PaperFrame]
) -> None:
    page = Page(look)
    qtbot.addWidget(page)
    frame = make(look)
    label = Label(look, "Ada and Bruno")
    frame.body.addWidget(label)
    QVBoxLayout(page).addWidget(frame)
    page.resize(400, 300)
    page.show()
    assert frame.surface().contains(label.geometry().toRectF())


def test_title_takes_room_above_the_content(qtbot: QtBot, look: ThemeContext) -> None:
    plain, titled = PanelFrame(look), PanelFrame(look, "What happened")
    for frame in (plain, titled):
        qtbot.addWidget(frame)
        frame.body.addWidget(Label(look, "text"))
    assert titled.sizeHint().height() > plain.sizeHint().height() + 12
    assert titled.accessibleName() == "What happened"
    titled.set_title("")
    assert titled.sizeHint() == plain.sizeHint()


def test_scroll_area_lets_the_cloth_through_and_scrolls(qtbot: QtBot, look: ThemeContext) -> None:
    page = Page(look)
    qtbot.addWidget(page)
    content = QWidget()
    column = QVBoxLayout(content)
    for i in range(40):
        column.addWidget(Label(look, f"line {i}"))
    area = ScrollArea(look, content)
    QVBoxLayout(page).addWidget(area)
    page.resize(QSize(300, 200))
    page.show()
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    corner = area.mapTo(page, area.rect().center())
    assert page.grab().toImage().pixelColor(corner).lightness() != 0
    assert (page.grab().toImage().pixelColor(corner).lightness() > 128) == (not look.theme.is_dark)
    top = area.grab().toImage()
    bar.setValue(bar.maximum())
    assert area.grab().toImage() != top
    assert bar.orientation() == Qt.Orientation.Vertical
    assert bar.width() <= 14


def test_the_corners_of_a_panel_grow_with_the_screen(qtbot: QtBot, look: ThemeContext) -> None:
    panel = PanelFrame(look)
    qtbot.addWidget(panel)
    panel.resize(200, 120)

    def corner() -> int:
        image = QImage(panel.size(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        panel.render(painter, QPoint(), panel.rect(), QWidget.RenderFlag.DrawChildren)
        painter.end()
        row = round(panel.surface().top())
        return next(x for x in range(100) if image.pixelColor(x, row).alpha() > 225)

    usual = corner()
    look.set_scale(1.6)
    assert corner() >= usual + 3


def test_the_caption_of_a_painted_panel_stands_in_as_far_as_the_screen_is_large(
    look: ThemeContext,
) -> None:
    def caption() -> int:
        image = QImage(600, 200, QImage.Format.Format_ARGB32_Premultiplied)
        plain = image.copy()
        for picture, title in ((image, "Panel"), (plain, "")):
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            draw_widget_panel(painter, look, QRectF(10, 10, 560, 170), title)
            painter.end()
        rows = range(20, 90)
        return next(
            x
            for x in range(600)
            if any(image.pixelColor(x, y) != plain.pixelColor(x, y) for y in rows)
        )

    usual = caption()
    look.set_scale(2.0)
    assert caption() >= usual + 12


def test_a_scroll_area_shows_what_has_the_focus(qtbot: QtBot, look: ThemeContext) -> None:
    """At twice the text size the lobby's focused button was below the edge."""
    content = QWidget()
    column = QVBoxLayout(content)
    buttons = [Button(look, f"play {number}") for number in range(12)]
    for button in buttons:
        column.addWidget(button)
    area = ScrollArea(look, content)
    qtbot.addWidget(area)
    area.resize(300, 140)
    buttons[8].setFocus()
    area.show()
    qtbot.waitExposed(area)

    def is_seen(widget: QWidget) -> bool:
        seen = widget.visibleRegion().boundingRect()
        return seen.height() >= widget.height() - 1

    qtbot.waitUntil(lambda: is_seen(buttons[8]))
    buttons[0].setFocus()
    qtbot.waitUntil(lambda: is_seen(buttons[0]))
    area.resize(300, 400)
    buttons[6].setFocus()
    area.resize(300, 120)
    qtbot.waitUntil(lambda: is_seen(buttons[6]))
