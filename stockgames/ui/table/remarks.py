"""Shows what bots say: a slip of paper on the speaker's plate, for a short while."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QFont, QHideEvent
from PySide6.QtWidgets import QWidget

from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.presentation.context import TableContext
from stockgames.presentation.remarks import Remark, Remarks
from stockgames.presentation.table_state import TableState
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.fonts import SEMIBOLD, serif
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.announcer import ANNOUNCER
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.later import later

LEAST_MS, LETTER_MS, MOST_MS = 2000, 55, 3000
"""How long a remark stays, and by the letter if it is long."""
WAIT_MS: Final = 30_000
"""How long somebody thinks before a bot remarks on it."""
GREETS_MS: Final = 700
"""How long a new table lies there before somebody speaks."""
_WIDEST: Final = 15
"""The greatest width, in letter heights, where a plate is too small."""
_LARGEST: Final = 1.3
"""How many times their usual size letters are at most, as they lie on the board."""
_PAD: Final = 12
_GAP: Final = 6
"""Pixels between a narrow plate and the slip below it."""
_ENDED_BY: Final = frozenset(
    {
        QEvent.Type.ShortcutOverride,  # a shortcut takes the press itself
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
    }
)


Wish: TypeAlias = Literal["alone", "always", "never"]


def _font(look: ThemeContext) -> QFont:
    return serif(min(look.text_px(15), _LARGEST * look.usual_px(15)), SEMIBOLD, italic=True)


class RemarkSlip(Label):
    """A slip of paper with a remark; any press takes it away, and does what it would do anyway."""

    def __init__(self, look: ThemeContext, page: QWidget) -> None:
        super().__init__(look, background="paper", wrap=True, font=_font, parent=page)
        self.setObjectName("remark")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str, spoken: str, plate: QRect) -> None:
        """Show a text on a plate: right of the portrait, or at the foot of a tall plate. Where it
        is wider, `spoken`, which names the speaker, is shown below the plate.
        """
        font, is_tall = self.font(), plate.height() > plate.width()
        room = plate if is_tall else plate.adjusted(plate.height(), 0, 0, 0)
        widest = max(room.width(), _WIDEST * font.pixelSize())
        is_narrow = min(round(text_width(text, font)) + 2 * _PAD, widest) > plate.width()
        shown = spoken if is_narrow else text
        self.setText(shown)
        self.setAccessibleName(spoken)
        width = min(max(room.width(), round(text_width(shown, font)) + 2 * _PAD), widest)
        box = QRect(0, 0, width, max(self.heightForWidth(width), 0 if is_tall else room.height()))
        box.moveCenter(room.center())
        if is_narrow:
            box.moveTop(plate.bottom() + _GAP)
        elif is_tall:
            box.moveBottom(plate.bottom())
        page = self.parentWidget()
        if page is not None:
            box.moveRight(min(box.right(), page.width() - 4))
            box.moveLeft(max(4, box.left()))
            if is_narrow and box.bottom() > page.height():
                box.moveBottom(plate.top() - _GAP)
        self.setGeometry(box)
        self._time.start(min(MOST_MS, max(LEAST_MS, LETTER_MS * len(text))))
        self.show()
        self.raise_()
        if (app := QCoreApplication.instance()) is not None:
            app.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if (app := QCoreApplication.instance()) is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _ENDED_BY:
            self.hide()
        return False


class TableRemarks(QObject):
    """Lets the bots of a table speak."""

    def __init__(self, page: TablePage, wish: Callable[[], Wish]) -> None:
        """`wish` returns when they may: unless several people play, always, or never."""
        super().__init__(page)
        controller = page.controller
        in_turns = not registry.meta(controller.game_id).all_at_once
        self._page, self._wish = page, wish
        self._remarks = Remarks(page.game_table.words, in_turns=in_turns)
        page.presenter.remarks = self._remarks.all
        self._due: Remark | None = None
        """What is said as soon as the move has been shown."""
        self._begun = self._ended = False
        self._patience = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._patience.timeout.connect(self._lose_patience)
        self.slip = RemarkSlip(page.look, page)
        controller.moved.connect(self._hear)
        page.presenter.refreshed.connect(self._follow)
        page.presenter.viewer_changed.connect(self.slip.hide)
        page.laid_out.connect(self.slip.hide)
        page.end_sheet.opening.ended.connect(self._comment)

    @property
    def _context(self) -> TableContext:
        return self._page.presenter.state.context

    @property
    def _wanted(self) -> bool:
        """Whether they may speak now, as people may take over seats."""
        wish = self._wish()
        return wish == "always" or (wish == "alone" and len(self._page.controller.people) < 2)

    @property
    def _is_busy(self) -> bool:
        """Whether a move is still being shown, so that a line would be ahead of it."""
        presenter = self._page.presenter
        return presenter.moving or presenter.covered or presenter.reveal is not None

    def _hear(self, _change: object) -> None:
        shown, view = self._page.controller.screen.public()
        self._begun = True
        if shown is not None and self._wanted:
            due = self._remarks.hear(shown, view, self._context)
            if self._is_busy:
                self._due = due
            else:
                self._say(due)  # the move has already been announced

    def _follow(self, state: TableState) -> None:
        """Say what is due, once the table is at rest."""
        if state.context.stage is not Stage.ASKING:
            self._patience.stop()
        elif not self._patience.isActive():
            self._patience.start()
        if self._is_busy:
            return
        if not self._begun and self._wanted:
            self._begun = True
            view = self._page.controller.screen.public()[1]
            remark = self._remarks.sit(view, state.context)
            later(self, partial(self._say, remark), GREETS_MS)
        elif self._due is not None:
            due, self._due = self._due, None
            self._say(due, aloud=False)

    def _lose_patience(self) -> None:
        if self._wanted and not self._page.parts.is_covered:
            self._say(self._remarks.wait(self._context))

    def _comment(self) -> None:
        """Let a bot speak on the closing page, at the foot of the certificate."""
        controller, paper = self._page.controller, self._page.end_sheet.certificate
        if self._ended or not self._begun or not self._wanted or not paper.isVisible():
            return
        self._ended = True
        place = paper.rect().translated(paper.mapTo(self._page, paper.rect().topLeft()))
        self._say(self._remarks.end(controller.result(), self._context), place)

    def _say(
        self, remark: Remark | None, place: QRect | None = None, *, aloud: bool = True
    ) -> None:
        """Show a remark on its bot's plate, or with a name elsewhere; announce it, too, unless it
        is announced with a move.
        """
        if remark is None:
            return
        parts, seat = self._page.parts, f"seat-{remark.seat}"
        text, spoken = remark.text(self._context), remark.spoken(self._context)
        if aloud:
            ANNOUNCER.remark(spoken, self._page)
        plate = parts.where(f"{seat}/plate") or parts.where(seat)
        if place is not None:
            self.slip.say(spoken, spoken, place)
        elif not plate.isEmpty() and not parts.is_covered:
            self.slip.say(text, spoken, plate)
