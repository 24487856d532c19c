"""The window: pages, menu, shortcuts, geometry and scale."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.storage.settings import Settings
from stockgames.ui.settings.page import SettingsPage
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.window.commands import shown_shortcuts
from stockgames.ui.window.curtain import CurtainPage
from stockgames.ui.window.curtain_facts import PublicFacts
from stockgames.ui.window.dialogs import ShortcutSheet
from stockgames.ui.window.page_head import PageHead
from stockgames.ui.window.toast import Toast
from stockgames.ui.window.transition import Dimmer, PageTransition
from stockgames.ui.window.window import FRAME, MainWindow, PageHolder
from tests.ui.finding import child, on_screen, sized


@pytest.fixture
def window(qtbot: QtBot, look: ThemeContext) -> MainWindow:
    made = on_screen(qtbot, MainWindow(look, native_menu=False), QSize(1280, 720))
    qtbot.waitExposed(made)
    made.activateWindow()
    return made


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 0.72), ((1600, 1000), 1.0)])
def test_its_first_picture_has_the_scale_of_its_size(
    qtbot: QtBot, look: ThemeContext, size: tuple[int, int], scale: float
) -> None:
    window = MainWindow(look)
    qtbot.addWidget(window)
    window.setMinimumSize(1, 1)
    window.resize(*size)
    window.show()
    assert window.look.scale == pytest.approx(scale)


@pytest.mark.parametrize("name", ["A & B", "[*]", "A[*]", "[*][*]", "[[*]]", "100 % %1", "<b>"])
def test_its_title_shows_the_whole_name_of_its_page(window: MainWindow, name: str) -> None:
    page = Page(window.look)
    page.setAccessibleName(name)
    window.show_page(page)
    handle = window.windowHandle()
    assert handle is not None
    assert handle.title() == f"{name} – Stock Games"


def test_it_fits_the_screen(window: MainWindow) -> None:
    room = window.screen().availableSize() - FRAME
    fresh = MainWindow(window.look)
    assert fresh.width() <= room.width()
    assert fresh.height() <= room.height()
    fresh.deleteLater()


@pytest.mark.parametrize("room", [QRect(0, 0, 1100, 640), QRect(-1400, 50, 1180, 700)])
def test_it_shrinks_with_its_screen(window: MainWindow, room: QRect) -> None:
    window.resize(1270, 710)
    window.move(300, 200)
    window.fit_into(room)
    assert room.contains(window.frameGeometry())
    assert window.width() > 1000


def test_it_stays_where_a_smaller_screen_still_holds_it(window: MainWindow) -> None:
    window.resize(1100, 640)
    window.move(300, 200)
    window.fit_into(QRect(0, 0, 1180, 700))
    assert (window.size(), window.pos()) == (QSize(1100, 640), QPoint(300, 200))


def test_it_comes_back_to_its_place(qtbot: QtBot, look: ThemeContext) -> None:
    kept: list[bytes] = []
    first = on_screen(qtbot, MainWindow(look, save_place=kept.append), QSize(798, 640))
    first.close()
    assert len(kept) == 1
    second = MainWindow(look, place=kept[0])
    qtbot.addWidget(second)
    assert second.size() == QSize(798, 640)


def test_pages_follow_each_other(window: MainWindow) -> None:
    first, second = Page(window.look), Page(window.look)
    window.show_page(first)
    window.show_page(second)
    assert window.page is second
    window.drop_page(second)
    assert window.page is first


def test_a_dimmer_that_is_lifted_hears_nothing_more_while_a_dialog_keeps_it_from_being_deleted(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[QEvent.Type] = []

    def listen(dimmer: Dimmer, watched: QObject, event: QEvent) -> bool:
        heard.append(event.type())
        return False

    monkeypatch.setattr(Dimmer, "eventFilter", listen)
    window.show_page(Page(window.look))
    window.show_page(Page(window.look))
    QApplication.sendEvent(window, QEvent(QEvent.Type.User))
    assert QEvent.Type.User in heard
    (dimmer,) = window.findChildren(Dimmer)
    dimmer.lift()
    heard.clear()
    QApplication.sendEvent(window, QEvent(QEvent.Type.User))
    assert heard == []


@pytest.mark.parametrize("how", [PageTransition.CUT, PageTransition.FADE])
def test_nothing_stays_of_a_page_that_is_cut_away(window: MainWindow, how: PageTransition) -> None:
    window.look.set_reduced_motion(how is PageTransition.FADE)
    window.show_page(Page(window.look))
    window.show_page(Page(window.look), how)
    assert not window.findChildren(Dimmer)


class Boxed(Page):
    """A page with a red box that opens."""

    def opening(self) -> tuple[QRectF, QPixmap]:
        box = QPixmap(100, 100)
        box.fill(Qt.GlobalColor.red)
        return QRectF(100, 100, 100, 100), box


def test_a_box_opens_into_the_page_that_follows(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page(Boxed(window.look))
    window.show_page(Page(window.look), PageTransition.OPEN)
    (dimmer,) = window.findChildren(Dimmer)
    dimmer._motion.pause()
    reds = []
    for share in (0.1, 0.4):
        dimmer._motion.setCurrentTime(round(dimmer._motion.duration() * share))
        picture = dimmer.grab().toImage()
        reds.append([picture.pixelColor(x, 180) for x in range(0, 1280, 20)])
    red = [sum(at.red() > at.blue() + 60 for at in row) for row in reds]
    assert red[0] < red[1]
    dimmer._motion.resume()
    qtbot.waitUntil(lambda: not window.findChildren(Dimmer))


def test_a_key_ends_the_passage_and_reaches_the_new_page(window: MainWindow) -> None:
    window.show_page(Boxed(window.look))
    page = Page(window.look)
    pressed: list[bool] = []
    button = page.button("begin", lambda: pressed.append(True))
    window.show_page(page, PageTransition.OPEN)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert pressed == [True]
    assert not [dimmer for dimmer in window.findChildren(Dimmer) if dimmer.isVisible()]


def test_two_quick_changes_leave_one_dimmer(window: MainWindow) -> None:
    for _ in range(3):
        window.show_page(Page(window.look))
    assert len([dimmer for dimmer in window.findChildren(Dimmer) if dimmer.isVisible()]) == 1


def test_f11_fills_the_screen_and_returns(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_control_q_closes(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window.closing):
        QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F10])
def test_escape_opens_the_menu(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key)
    menu = child(window, QMenu, "main-menu")
    assert menu.isVisible()
    shown = [action for action in menu.actions() if action.isVisible()]
    texts = [action.text() for action in shown if not action.isSeparator()]
    assert texts[0] == "Lobby"
    assert texts[-1] == "Quit"
    menu.close()


def test_the_menu_opens_under_the_page_s_own_button(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    anchors: list[object] = []

    def place(_: QMenu, anchor: QPushButton) -> QPoint:
        anchors.append(anchor)
        return QPoint(9, 9)

    monkeypatch.setattr("stockgames.ui.window.window.menu_place", place)
    button = QPushButton(window)
    button.setObjectName("menu")
    QTest.keyClick(window, Qt.Key.Key_F10)
    assert anchors == []
    menu = child(window, QMenu, "main-menu")
    menu.close()
    button.show()
    QTest.keyClick(window, Qt.Key.Key_F10)
    assert anchors == [button]
    menu.close()


def test_the_shortcut_sheet_lists_what_works_on_this_page(qtbot: QtBot, window: MainWindow) -> None:
    from stockgames.ui.lobby.lobby import Lobby
    from stockgames.ui.lobby.saved_games import SavedGame, lobby_games

    settings = SettingsPage(window.look, Settings())
    window.show_page(settings, PageTransition.CUT)
    listed = dict(shown_shortcuts(settings))
    assert listed["Rules"] == "F1"
    assert listed["Full screen"] == "F11"
    assert "Continue the first saved game" not in listed
    lobby = Lobby(window.look, lobby_games())
    window.show_page(lobby, PageTransition.CUT)
    assert "Continue the first saved game" not in dict(shown_shortcuts(lobby))
    lobby.set_saved_games([SavedGame(1, "nyse", "NYSE", "Ada alone", "Turn 3")])
    assert dict(shown_shortcuts(lobby))["Continue the first saved game"] == "C"
    assert [text for text, _ in shown_shortcuts(lobby)].index("Rules") > 0
    window.show_shortcuts()
    sheet = child(window, ShortcutSheet)
    assert sheet.isVisible()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


class Zooming(Page):
    """A page whose board can be zoomed."""

    zooms = True

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.steps: list[int] = []

    def zoom(self, by: int) -> None:
        self.steps.append(by)


def test_a_board_is_zoomed_by_keys_where_there_is_one(window: MainWindow) -> None:
    page, plain = Zooming(window.look), Page(window.look)
    window.show_page(page, PageTransition.CUT)
    listed = dict(shown_shortcuts(page))
    assert (listed["Enlarge the board"], listed["Show the whole board"]) == ("Ctrl++", "Ctrl+0")
    control = Qt.KeyboardModifier.ControlModifier
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus, Qt.Key.Key_0):
        QTest.keyClick(page, key, control)
    assert page.steps == [1, 1, -1, 0]
    window.show_page(plain, PageTransition.CUT)
    assert "Enlarge the board" not in dict(shown_shortcuts(plain))
    QTest.keyClick(plain, Qt.Key.Key_Plus, control)
    assert len(page.steps) == 4


def test_a_native_menu_bar_holds_every_command(qtbot: QtBot, look: ThemeContext) -> None:
    window = MainWindow(look, native_menu=True)
    qtbot.addWidget(window)
    held = {
        action.objectName()
        for menu in window.menuBar().findChildren(QMenu)
        for action in menu.actions()
    }
    assert held >= {"lobby", "settings", "quit", "full-screen", "rules", "shortcuts", "about"}


def test_a_dropped_curtain_parts_to_its_end(qtbot: QtBot, window: MainWindow) -> None:
    curtain = CurtainPage(window.look, PublicFacts("Ada", Portrait(), "NYSE"))
    gone: list[bool] = []
    curtain.destroyed.connect(lambda: gone.append(True))
    window.show_page(curtain, PageTransition.CUT)
    window.show_page(Page(window.look), PageTransition.PART)
    window.drop_page(curtain)
    dimmer = child(window, Dimmer)
    with qtbot.waitSignal(dimmer.lifted, timeout=5000):
        qtbot.wait(50)
        assert not gone
    qtbot.waitUntil(lambda: gone == [True])


def test_the_button_and_escape_anywhere_on_the_page_go_back(qtbot: QtBot) -> None:
    page, emitted = QWidget(), list[bool]()
    qtbot.addWidget(page)
    head, field = PageHead(ThemeContext(), page, "setting-page"), QLineEdit()
    column = QVBoxLayout(page)
    column.addWidget(head)
    column.addWidget(field)
    head.back.connect(lambda: emitted.append(True))
    page.resize(700, 200)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    button = child(head, QPushButton, "back")
    assert button.text() == "Back"
    button.click()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert len(emitted) == 2
    (title,) = [label for label in head.findChildren(QLabel) if label.text() == "Settings"]
    middle = title.mapTo(head, title.rect().center()).x()
    assert abs(middle - head.width() / 2) <= 12, "the title stands in the middle of the page"


@pytest.mark.parametrize(
    ("width", "height", "place"),
    [
        (1280, 720, QRect(0, 0, 1280, 720)),
        (1000, 960, QRect(0, 0, 1000, 960)),
        (1000, 1600, QRect(0, 300, 1000, 1000)),
    ],
)
def test_pages_stand_in_the_middle_of_a_tall_window(
    qtbot: QtBot, look: ThemeContext, width: int, height: int, place: QRect
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    stack = QStackedWidget()
    holder = PageHolder(look, stack, window)
    holder.resize(width, height)
    window.resize(width, height)
    window.show()
    assert stack.geometry() == place
    picture = holder.grab().toImage()
    if place.top():
        edge = picture.pixelColor(width // 2, 5)
        assert edge.lightness() < look.theme.cloth_spotlight.lightness()  # cloth, not bare


@pytest.fixture
def toast_window(qtbot: QtBot) -> QWidget:
    toast_window = sized(qtbot, QWidget(), QSize(960, 600))
    QLineEdit(toast_window).setFocus()
    toast_window.show()
    qtbot.waitExposed(toast_window)
    return toast_window


def test_it_says_its_text_and_leaves_the_focus_alone(toast_window: QWidget) -> None:
    toast, focused = Toast(ThemeContext(), toast_window), toast_window.focusWidget()
    toast.show_text("Saved as evening.stockgame")
    assert toast.isVisible()
    assert toast.accessibleName() == toast.spoken() == "Saved as evening.stockgame"
    assert toast_window.rect().contains(toast.geometry())
    assert toast_window.focusWidget() is focused


def press_a_key(toast_window: QWidget) -> None:
    QTest.keyClick(toast_window.focusWidget(), Qt.Key.Key_A)


def press_elsewhere(toast_window: QWidget) -> None:
    QTest.mouseClick(toast_window, Qt.MouseButton.LeftButton, pos=toast_window.rect().topRight())


@pytest.mark.parametrize("press", [press_a_key, press_elsewhere])
def test_it_goes_with_a_press_once_it_has_been_read_and_never_by_itself(
    qtbot: QtBot, toast_window: QWidget, press: Callable[[QWidget], None]
) -> None:
    toast = Toast(ThemeContext(), toast_window)
    toast.show_text("Saved")
    press(toast_window)
    assert toast.isVisible(), "a key that was on its way takes nothing from view"
    toast._timer.start(1)
    qtbot.waitUntil(lambda: not toast._timer.isActive())
    qtbot.wait(20)
    assert toast.isVisible(), "nobody may have looked yet"
    press(toast_window)
    assert toast.isHidden()


def test_a_click_on_it_puts_it_away(toast_window: QWidget) -> None:
    toast = Toast(ThemeContext(), toast_window)
    toast.show_text("Saved again")
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton)
    assert toast.isHidden()


def test_it_stays_at_the_foot_of_the_window(qtbot: QtBot, toast_window: QWidget) -> None:
    toast = Toast(ThemeContext(), toast_window)
    toast.show_text("Saved")
    toast_window.resize(QSize(1500, 900))
    qtbot.waitUntil(lambda: toast.geometry().bottom() > 800)
    assert abs(toast.geometry().center().x() - 750) < 2
