"""Widgets that paint themselves, and frames."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget, Page
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import (
    PanelFrame,
    PaperFrame,
    ScrollArea,
    ThinScrollBar,
    draw_widget_panel,
)
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on, lay_in_order, line_direction, row_on
from stockgames.ui.widgets.pointer import busy
from stockgames.ui.widgets.progress_animation import ProgressAnimation
from stockgames.ui.widgets.trees import KitTree


class Talker(BaseWidget):
    """Counts how often its texts were set, and how often it was laid out."""

    said = 0
    arranged = 0

    def _set_texts(self) -> None:
        self.said += 1

    def _arrange(self) -> None:
        self.arranged += 1


def test_words_are_taken_anew_when_the_language_changes_and_then_alone(qtbot: QtBot) -> None:
    talker = Talker(ThemeContext())
    qtbot.addWidget(talker)
    QApplication.sendEvent(talker, QEvent(QEvent.Type.LanguageChange))
    assert talker.said == 1
    QApplication.sendEvent(talker, QEvent(QEvent.Type.FontChange))
    assert talker.said == 1


def test_it_is_laid_out_for_each_size(qtbot: QtBot) -> None:
    talker = Talker(ThemeContext())
    qtbot.addWidget(talker)
    talker.show()
    before = talker.arranged
    talker.resize(talker.width() + 40, talker.height())
    assert talker.arranged == before + 1


def test_a_button_on_it_has_a_name_and_does_what_it_is_told(qtbot: QtBot) -> None:
    talker, pressed = Talker(ThemeContext()), []
    qtbot.addWidget(talker)
    button = talker.button("go", lambda: pressed.append("go"), key="G")
    assert talker.findChild(type(button), "go") is button
    assert button.key() == "G"
    button.click()
    assert pressed == ["go"]


@pytest.mark.parametrize("way", list(Qt.Orientation))
def test_it_is_thin_and_its_sliver_goes_with_its_value(qtbot: QtBot, way: Qt.Orientation) -> None:
    bar = ThinScrollBar(way, ThemeContext())
    qtbot.addWidget(bar)
    size, long = bar.sizeHint(), way is Qt.Orientation.Vertical
    assert (size.width() if long else size.height()) == 12
    bar.resize(*((12, 200) if long else (200, 12)))
    bar.setRange(0, 0)
    empty = bar.grab().toImage()
    bar.setRange(0, 100)
    bar.setPageStep(20)
    looks = [empty]
    for value in (0, 50, 100):
        bar.setValue(value)
        looks.append(bar.grab().toImage())
    assert [sum(one == other for other in looks) for one in looks] == [1] * 4


_WAYS = QBoxLayout.Direction


@pytest.mark.parametrize(
    ("size", "way"), [(1.0, _WAYS.LeftToRight), (1.4, _WAYS.LeftToRight), (1.5, _WAYS.TopToBottom)]
)
def test_things_stand_under_each_other_where_text_is_large(
    size: float, way: QBoxLayout.Direction
) -> None:
    look = ThemeContext()
    look.set_text_size(size)
    assert line_direction(look) is way


def test_a_column_and_a_row_fill_their_widgets_to_the_edge(qtbot: QtBot) -> None:
    room, rows = QWidget(), [QWidget() for _ in range(2)]
    qtbot.addWidget(room)
    column = column_on(room, 7)
    for row in rows:
        column.addWidget(row)
    room.resize(60, 47)
    room.show()
    assert [row.geometry().getRect() for row in rows] == [(0, 0, 60, 20), (0, 27, 60, 20)]
    inner = row_on(rows[0])
    assert inner.contentsMargins().isNull()
    assert inner.spacing() != 7


def test_children_lie_in_the_order_that_is_wanted(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    first, beside, second, third = (QWidget(room) for _ in range(4))
    lay_in_order(room, [third, first, second])
    assert room.children() == [beside, third, first, second]
    lay_in_order(room, (first, second))
    assert room.children() == [beside, third, first, second], "they lay so already"


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


def test_it_follows_the_look(qtbot: QtBot) -> None:
    look = ThemeContext(EVENING)
    tree = KitTree(look)
    qtbot.addWidget(tree)
    look.set_theme(DAYLIGHT)
    assert tree.palette().color(QPalette.ColorRole.Text) == DAYLIGHT.text
    look.set_scale(1.5)
    assert tree.font().pixelSize() == look.text_px(16)


def test_shares_rise_to_all_along_the_curve(qtbot: QtBot) -> None:
    parent, shares = QObject(), list[float]()
    motion = ProgressAnimation(parent, 400, shares.append, QEasingCurve.Type.InQuad)
    assert shares == []
    motion.start()
    for at in (100, 200, 300, 400):
        motion.setCurrentTime(at)
    assert shares[-4:] == [0.0625, 0.25, 0.5625, 1.0]


def shape() -> Qt.CursorShape | None:
    cursor = QGuiApplication.overrideCursor()
    return None if cursor is None else cursor.shape()


class Painted(QWidget):
    """Records the cursor while it is painted for the first time."""

    told: Qt.CursorShape | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        self.told = shape()


def test_the_sign_stays_until_what_was_opened_is_painted(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: shape() is None)
    page = Painted()
    qtbot.addWidget(page)
    with busy():
        assert shape() is Qt.CursorShape.WaitCursor
        page.show()
    qtbot.waitUntil(lambda: shape() is None)
    assert page.told is Qt.CursorShape.WaitCursor


def test_the_sign_goes_where_nothing_could_be_opened(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: shape() is None)
    with pytest.raises(ValueError, match="no table"), busy():
        raise ValueError("no table")
    qtbot.waitUntil(lambda: shape() is None)


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
