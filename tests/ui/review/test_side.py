"""The side panel: started by a button, moved through by keys, folded by its handle."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.replay import Viewpoint
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.review.side import TABS, SidePanel
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.review.analysed import show


def side(page: LookBackPage) -> SidePanel:
    assert page.side is not None
    return page.side


def press(page: LookBackPage, key: Qt.Key) -> None:
    QTest.keyClick(page, key)


def test_turning_points_are_found_at_a_press_and_stand_on_the_timeline(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page, slow = show(qtbot, look)
    turning = side(page).turning
    assert turning.entries == []
    QTest.mouseClick(turning.begin, Qt.MouseButton.LeftButton)
    slow.do()
    steps = [entry.point.step for entry in turning.entries]
    assert len(steps) == 5
    assert steps == sorted(steps)
    assert [point.step for point in page.timeline.points] == steps
    assert {point.letter for point in page.timeline.points} == {"A"}
    places = [mark for mark, _ in page.timeline.mark_places()]
    assert places[0] is page.timeline.points[0], "they lie over other marks"


def test_up_and_down_lead_from_one_to_the_next(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look)
    turning = side(page).turning
    turning.begin.click()
    slow.do()
    steps = [entry.point.step for entry in turning.entries]
    press(page, Qt.Key.Key_Home)
    gone = []
    for _ in range(len(steps) + 1):
        press(page, Qt.Key.Key_Down)
        gone.append(page.step)
    assert gone == [*steps, steps[-1]]
    press(page, Qt.Key.Key_Up)
    assert page.step == steps[-2]
    assert [entry.isChecked() for entry in turning.entries] == [s == steps[-2] for s in steps]


def test_an_entry_is_shown_through_its_deciders_eyes(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look, "hhb")
    page.look_through(Viewpoint(0, all_up=True))
    turning = side(page).turning
    turning.begin.click()
    slow.do()
    assert {entry.point.seat for entry in turning.entries} == {0, 1}
    last = turning.entries[-1]
    QTest.mouseClick(last, Qt.MouseButton.LeftButton)
    assert page.viewpoint.all_up
    page.look_through(Viewpoint(last.point.seat))
    assert {entry.point.seat for entry in turning.entries} == {last.point.seat}
    turning.entries[0].click()
    assert page.viewpoint == Viewpoint(last.point.seat)
    assert page.step == turning.entries[0].point.step


def test_each_pair_of_eyes_sees_its_own_turning_points(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look, "hhb")
    turning = side(page).turning
    turning.begin.click()
    slow.do()
    assert {entry.point.seat for entry in turning.entries} == {0}
    page.look_through(Viewpoint(1))
    assert turning.entries == []
    assert page.timeline.points == ()
    assert turning.begin.isVisible()
    page.look_through(Viewpoint(2))
    assert turning.begin.isVisible(), "bots can be asked about too"


def test_a_handle_and_a_key_fold_the_panel_away_and_give_the_table_its_room(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page, _ = show(qtbot, look)
    assert side(page).isVisible()
    wide = page.board.width()
    QTest.mouseClick(side(page).handle, Qt.MouseButton.LeftButton)
    assert not side(page).isVisible()
    assert page.board.width() > wide
    press(page, Qt.Key.Key_A)
    assert side(page).isVisible()
    assert page.board.width() == wide


def test_where_room_is_short_it_is_folded_at_first(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = show(qtbot, look, size=QSize(1100, 720))
    assert not side(page).isVisible()
    page.resize(1280, 720)
    assert side(page).isVisible()
    assert page.board.geometry().right() < side(page).geometry().center().x()


def test_the_figures_of_the_game_stand_on_the_other_tab(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = show(qtbot, look)
    panel = side(page)
    panel.tabs.segment("figures").click()
    assert panel.figures.isVisible()
    assert not panel.turning.isVisible()
    assert panel.figures.row_texts()
    assert panel.figures.accessibleName()


def test_the_timeline_tells_what_a_point_is_about(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look)
    side(page).turning.begin.click()
    slow.do()
    mark, at = page.timeline.mark_places()[0]
    assert mark.text == side(page).turning.entries[0].accessibleName()
    image = page.timeline.grab().toImage()
    assert image.pixelColor(QPoint(round(at.x()) - 6, round(at.y()))).red() > 90


def test_space_presses_the_button_with_the_ring_and_plays_only_where_there_is_none(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page, slow = show(qtbot, look)
    turning = side(page).turning
    turning.begin.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(turning.begin, Qt.Key.Key_Space)
    slow.do()
    assert not page.is_playing
    assert turning.entries
    page.setFocus(Qt.FocusReason.OtherFocusReason)
    press(page, Qt.Key.Key_Space)
    assert page.is_playing


def test_arrows_turn_tabs_with_the_ring_or_else_steps(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = show(qtbot, look)
    tabs, step = side(page).tabs, page.step
    tabs.segment("points").setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(tabs.segment("points"), Qt.Key.Key_Right)
    assert (tabs.value(), page.step) == ("luck", step)
    QTest.mouseClick(tabs.segment("figures"), Qt.MouseButton.LeftButton)
    QTest.keyClick(tabs.segment("figures"), Qt.Key.Key_Left)
    assert (tabs.value(), page.step) == ("figures", step - 1)


def test_a_long_tab_is_wider_than_a_short_one(
    qtbot: QtBot, look: ThemeContext, language: str
) -> None:
    """With large text all were alike, so that the longest made the text of all small."""
    look.set_text_size(2.0)
    for size in (QSize(1280, 720), QSize(1920, 1080)):
        page, _ = show(qtbot, look, size=size)
        tabs = [side(page).tabs.segment(tab) for tab in TABS]
        for tab in tabs:
            wanted = QFontMetrics(look.sans(15)).horizontalAdvance(tab.text())
            assert tab.width() > 0.55 * wanted, (language, tab.text())


def test_every_stop_of_the_keyboard_has_a_ring(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = show(qtbot, look)
    page.setFocus(Qt.FocusReason.OtherFocusReason)
    stops: list[object] = []
    while (focused := page.window().focusWidget()) not in stops:
        stops.append(focused)
        QTest.keyClick(focused or page, Qt.Key.Key_Tab)
    assert len(stops) > 10
    assert stops.index(focused) == 1, "the page itself, where it began, is no stop"
