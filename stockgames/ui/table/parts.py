"""The parts of a table page: the board, and what all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtWidgets import QWidget

from stockgames.presentation.outline import Node
from stockgames.ui.table.action_panel import ActionPanel
from stockgames.ui.table.cover_sheets import GameSheet, LogSheet, ReadSheet
from stockgames.ui.table.end_page import EndSheet
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.handover import PeekButton
from stockgames.ui.table.log import LogPanel
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.popover_stack import PopoverStack
from stockgames.ui.table.popovers import HintPopover, RecapStrip, RefusalPopover
from stockgames.ui.table.reveal import RevealScreen
from stockgames.ui.table.top_bar import SHADOW, TopBar, bar_height
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import SHADOW_MARGIN


class TableParts:
    """Creates the parts of a page and lays them out; others fill them."""

    def __init__(
        self, page: Page, game_table: AnyTable, look: ThemeContext, pace: Pace, title: str
    ) -> None:
        self.page = page
        self.game_table = game_table
        self.board = game_table.board
        self.board.setParent(page)
        self.bar = TopBar(look, pace, title, page)
        self.log = LogPanel(look, page)
        self.action_panel = ActionPanel(look, page)
        self.peek_button = PeekButton(look, page)
        self.peek_button.hide()
        self.hint_popover = HintPopover(look, page)
        self.refusal = RefusalPopover(look, page)
        self.recap = RecapStrip(look, page)
        self.end_sheet = EndSheet(look, page)
        self.log_sheet = LogSheet(look, page)
        self.read_sheet = ReadSheet(look, page)
        self.reveal_screen = RevealScreen(look, page)
        self.popovers = PopoverStack(page)
        self.read_first: Callable[[], Sequence[Node]] = tuple
        """Returns what is read before everything else."""
        for part in (self.bar, self.log):
            for button in part.findChildren(Button):
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves Enter to the table
        self.peek_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def game_sheet(self) -> GameSheet | None:
        """The game's own sheet over the board, with its own buttons; None if none is open."""
        return self.game_table.sheet

    @property
    def is_covered(self) -> bool:
        """Return whether the log, the table as text or the closing page covers the board."""
        return self.cover is not None

    @property
    def cover(self) -> QWidget | None:
        """The log, the table as text or the closing page, if it covers the board."""
        sheets = self.log_sheet, self.read_sheet, self.end_sheet
        return next((sheet for sheet in sheets if not sheet.isHidden()), None)

    @property
    def focused(self) -> QWidget | None:
        """The focused widget of the page."""
        return self.page.focusWidget()

    @property
    def is_unseen(self) -> bool:
        """Return whether a sheet hides the focused widget."""
        focused, sheet = self.focused, self.cover
        if sheet is None and self.reveal_screen.covers:
            sheet = self.reveal_screen
        if focused is None or sheet is None:
            return False
        if focused is self.page:
            return True
        middle = focused.mapTo(self.page, focused.rect().center())
        within = focused is sheet or sheet.isAncestorOf(focused)
        return not within and sheet.geometry().contains(middle)

    def focus_table(self) -> None:
        """Move the focus to the page itself."""
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def where(self, place: str) -> QRect:
        """Return the rect of an outline path on the page; empty if it isn't visible.

        `doing/NAME` is a button of the action panel, or the hot spot with that name.
        """
        kind, _, name = place.partition("/")
        if kind == "log":
            return self.log.geometry() if self.log.isVisible() else QRect()
        if kind == "status":
            return self.bar.bar_rect().toAlignedRect()
        if kind == "doing":
            return self._doing(name.removeprefix("at/"))
        return self.on_board(place).toAlignedRect().translated(self.board.pos())

    def on_board(self, place: str) -> QRectF:
        """Return the rect of an outline path in pixels of the board; empty if it isn't visible."""
        return self.board.on_view(self.game_table.where(place))

    def _doing(self, name: str) -> QRect:
        button = self.action_panel.offered(name)
        if not name:
            return self.action_panel.geometry()
        if button is not None:
            return button.geometry().translated(self.action_panel.pos())
        spot = self.board.spot(name)
        return spot.geometry().translated(self.board.pos()) if spot is not None else QRect()

    def lay_out(self, seats: int) -> None:
        """Lay out bar, board and panels for the page's size."""
        width, height = self.page.width(), self.page.height()
        bar = round(bar_height(width, height))
        self.bar.setGeometry(0, 0, width, bar + SHADOW)
        self.board.setGeometry(0, bar, width, height - bar)
        places = self.game_table.places(seats).translated(self.board.pos())
        for panel, rect in ((self.log, places.log), (self.action_panel, places.actions)):
            panel.setGeometry(_with_shadow(rect))
        self.log.setVisible(not places.log.isEmpty())
        has_place = not places.popovers.isEmpty()  # for those that are higher than the log
        over = places.popovers if has_place else places.actions
        self.popovers.anchor, self.popovers.top = over, bar
        self.popovers.kept_clear = places.kept_clear
        self.popovers.log_top = places.log.top() - SHADOW if has_place else bar
        foot = self.log.whole_button.sizeHint().height()
        self.popovers.log = places.log.adjusted(0, 0, 0, -foot)
        self.peek_button.setGeometry(places.peek)
        self.end_sheet.setGeometry(0, bar, width, height - bar)
        self.log_sheet.setGeometry(0, bar, width, height - bar)
        self.read_sheet.setGeometry(0, bar, width, height - bar)
        board = QRectF(self.board.geometry())
        self.reveal_screen.set_geometry(board, QRectF(places.headline))


def _with_shadow(rect: QRect) -> QRect:
    margin = SHADOW_MARGIN
    return rect.adjusted(-margin, -margin, margin, margin)
