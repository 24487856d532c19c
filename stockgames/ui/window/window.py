"""The main window: a stack of pages, its menu, its shortcuts and its position on screen."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QWidget
from shiboken6 import isValid

from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme.pixmap_cache import STORE
from stockgames.ui.theme.surfaces import draw_cloth
from stockgames.ui.theme.theme_context import DESIGN_SIZE, ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.base import BaseWidget, Page
from stockgames.ui.widgets.menus import menu_place, style_menu
from stockgames.ui.widgets.timing import later
from stockgames.ui.window.commands import (
    COMMANDS,
    MENUS,
    ZOOMS,
    Commands,
    page_shortcuts,
    window_shortcuts,
)
from stockgames.ui.window.transition import Dimmer, PageTransition

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

TALLEST = 1.0
"""The largest height of a page relative to its width: beyond it, tables would be stretched."""


def _page_size(room: QSize) -> QSize:
    return QSize(room.width(), min(room.height(), round(room.width() * TALLEST)))


class PageHolder(BaseWidget):
    """Holds the stack of pages in the middle of the window, limited in height."""

    def __init__(self, look: ThemeContext, stack: QStackedWidget, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._stack = stack
        stack.setParent(self)
        look.changed.connect(self.update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the pages and fit the theme context's scale to their size."""
        super().resizeEvent(event)
        size = _page_size(self.size())
        self._stack.setGeometry(QRect(QPoint(0, (self.height() - size.height()) // 2), size))
        self.look.fit(size)

    def _paint(self, painter: QPainter) -> None:
        if self._stack.height() < self.height():
            draw_cloth(painter, self.look.theme, QRectF(self.rect()))


TITLE = "Stock Games"
SMALLEST = QSize(1024, 600)
"""The size that pages need; `app/application.py` scales them down on smaller screens."""
FRAME = QSize(2, 34)
"""The size of the system's window frame."""
_COMFORTABLE = QSize(1280, 720)
_USUAL_SHARE = 0.86


class MainWindow(QMainWindow):
    """Shows one page at a time and keeps ``look`` scaled to its size.

    ``place`` are the bytes that an earlier window passed to ``save_place`` when it closed.
    """

    dropped = Signal(object)
    """Something was dropped on the window: the addresses (str) it names; none for text."""
    closing = Signal()
    language_changed = Signal()
    """Texts that were passed in as data are needed in the new language."""

    def __init__(
        self,
        look: ThemeContext,
        *,
        place: bytes = b"",
        save_place: Callable[[bytes], None] | None = None,
        native_menu: bool = sys.platform == "darwin",
    ) -> None:
        super().__init__()
        self.look = look
        self._keep_place = save_place
        self._native_menu = native_menu
        self._dimmer: Dimmer | None = None
        self._menu: QMenu | None = None
        self._screen: QScreen | None = None
        self.setAcceptDrops(True)
        self._stack = QStackedWidget()
        self.setCentralWidget(PageHolder(look, self._stack, self))
        self.setWindowTitle(TITLE)
        room = QGuiApplication.primaryScreen().availableSize() - FRAME
        self.setMinimumSize(SMALLEST.boundedTo(room))
        self.commands = Commands(self)
        self.commands.connect_to(
            {
                "shortcuts": self.show_shortcuts,
                "full-screen": self._turn_full_screen,
                "menu": self.open_menu,
                "quit": self.close,
                **{name: partial(self._zoom, by) for name, by in ZOOMS.items()},
            }
        )
        if native_menu:
            self._fill_menu_bar()
        if not (place and self.restoreGeometry(place)):
            self.resize(_usual_size(room))
        # Its layout follows when it is shown; pages made before that have their scale by now.
        look.fit(_page_size(self.size()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._screen is None:
            self.windowHandle().screenChanged.connect(self._change_screen)
            self._watch(self.screen())

    def _change_screen(self, screen: QScreen | None) -> None:
        if self._screen is not None and isValid(self._screen):  # it may just be unplugged
            self._screen.availableGeometryChanged.disconnect(self.fit_into)
        self._screen = None
        if screen is not None:
            self._watch(screen)
            self.fit_into(screen.availableGeometry())

    def _watch(self, screen: QScreen) -> None:
        self._screen = screen
        screen.availableGeometryChanged.connect(self.fit_into)

    def fit_into(self, room: QRect) -> None:
        """Shrink the window to the free area of a screen, and move it inside, if it is larger."""
        frame = self.frameGeometry().size() - self.size()
        most = room.size() - frame
        self.setMinimumSize(SMALLEST.boundedTo(room.size() - FRAME))
        is_larger = self.width() > most.width() or self.height() > most.height()
        if is_larger and not (self.isMaximized() or self.isFullScreen()):
            self.resize(self.size().boundedTo(most))
            size = self.size() + frame
            x = min(self.x(), room.x() + room.width() - size.width())
            y = min(self.y(), room.y() + room.height() - size.height())
            self.move(max(room.x(), x), max(room.y(), y))

    @property
    def pages(self) -> QStackedWidget:
        """The parent of all pages; one made as its child is not dressed again when it is shown."""
        return self._stack

    @property
    def page(self) -> Page | None:
        return cast("Page | None", self._stack.currentWidget())

    def show_page(self, page: Page, how: PageTransition = PageTransition.FADE) -> None:
        """Show ``page``. Pages stay in the window until ``drop_page``."""
        old = self.page
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
        if self._dimmer:
            self._dimmer.lift()
        moves = self.isVisible() and old is not None and old is not page
        still = how is PageTransition.CUT or (
            how is not PageTransition.PART and self.look.reduced_motion
        )
        dimmer = None
        if moves and not still and old is not None:
            reduced = self.look.reduced_motion
            parts = how is PageTransition.PART and old.parting_ms and not reduced
            opens = how is PageTransition.OPEN and not reduced
            dimmer = Dimmer(
                old,
                reduced,
                self._stack,
                parting=old if parts else None,
                opening=old.opening() if opens else None,
            )
            dimmer.lifted.connect(self._forget_dimmer)
        self._dimmer = dimmer
        self._stack.setCurrentWidget(page)
        for name in ZOOMS:
            self.commands[name].setVisible(page.zooms)
        if dimmer:
            dimmer.raise_()
        page.setFocus()
        page.focus_start()
        self.name_page()
        if self.isVisible() and old is not page:
            ANNOUNCER.remark(page.accessibleName(), page)
        page.arrived()

    def name_page(self) -> None:
        """Take the title from the page, whose name may have changed."""
        name = self.page.accessibleName() if self.page is not None else ""
        name = name.replace("[*]", "[*][*]")  # Qt removes it: it stands for unsaved changes
        self.setWindowTitle(" – ".join(filter(None, (name, TITLE))))

    def drop_page(self, page: QWidget) -> None:
        """Remove a page from the window and delete it, after its transition if one is running.

        Removed from the stack only, it would keep its parent, and PySide might keep it for ever.
        """
        page.setParent(None)
        if self._dimmer is not None and self._dimmer.shows(page):
            self._dimmer.lifted.connect(page.deleteLater)
        else:
            page.deleteLater()

    def _forget_dimmer(self) -> None:
        self._dimmer = None

    def show_shortcuts(self) -> None:
        from stockgames.ui.window.dialogs import ShortcutSheet

        page = self.page
        here = page_shortcuts(page) if page is not None else []
        everywhere = window_shortcuts(page or self)
        sheet = ShortcutSheet(self.look, here, everywhere, self)
        sheet.open()

    def open_menu(self, anchor: QWidget | None = None) -> None:
        """Open the menu under ``anchor``, the page's menu button, or at the upper left."""
        if self._native_menu:
            return
        if self._menu is None:
            self._menu = self._make_menu()
        style_menu(self._menu, self.look)
        corner = QPoint(round(self.look.px(40)), round(self.look.px(40)))
        at = self.mapToGlobal(corner)
        buttons = self.findChildren(QWidget, "menu")
        anchor = anchor or next((button for button in buttons if button.isVisible()), None)
        if anchor is not None:
            at = menu_place(self._menu, anchor)
        self._menu.popup(at)

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("main-menu")
        listed = (command for command in COMMANDS if command.menu)
        for _, part in groupby(listed, lambda command: command.part):
            menu.addActions([self.commands[command.name] for command in part])
            menu.addSeparator()
        return menu

    def _fill_menu_bar(self) -> None:
        bar = self.menuBar()
        bar.clear()
        for sentence in MENUS:
            listed = (command.name for command in COMMANDS if command.menu == sentence)
            bar.addMenu(say(sentence)).addActions([self.commands[name] for name in listed])

    def _zoom(self, by: int) -> None:
        if self.page is not None:
            self.page.zoom(by)

    def _turn_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.open_menu()
        else:
            super().keyPressEvent(event)

    # Drag and drop

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._take_copy(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._take_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        if self._take_copy(event):
            data = event.mimeData()
            urls = [url.toString(url.ComponentFormattingOption.FullyEncoded) for url in data.urls()]
            later(self, lambda: self.dropped.emit(urls))

    def _take_copy(self, event: QDropEvent) -> bool:
        """Accept a drop if it can be used now, as a copy: a move would delete its source."""
        copy = Qt.DropAction.CopyAction
        takes = bool(event.possibleActions() & copy) and event.source() is None
        if takes and self._is_free():
            event.setDropAction(copy)
            event.accept()
            return True
        event.ignore()
        return False

    def _is_free(self) -> bool:
        from stockgames.ui.window.sheets import open_sheet

        covers = self.page is not None and self.page.covers
        asks = open_sheet(self) or QApplication.activeModalWidget()
        return not (asks or QApplication.activePopupWidget() or covers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        STORE.suit(event.size() * self.devicePixelRatioF())
        if self._dimmer:
            self._dimmer.lift()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.commands.set_texts()
            if self._native_menu:
                self._fill_menu_bar()
            self.language_changed.emit()
            later(self, self.name_page)  # the page is translated after its window
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._keep_place:
            self._keep_place(bytes(self.saveGeometry().data()))
        self.closing.emit()
        super().closeEvent(event)


def _usual_size(room: QSize) -> QSize:
    wished = (room * _USUAL_SHARE).boundedTo(DESIGN_SIZE).expandedTo(_COMFORTABLE)
    return wished.boundedTo(room)
