"""The deal table: two sides, the sentence they amount to, and whom it is offered to (P12)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.choosing import Choosing
from stockgames.games.portfolio.drafting import DealDraft, SideName
from stockgames.games.portfolio.facts import Facts
from stockgames.ui.games.portfolio.deal_side import DealSide
from stockgames.ui.games.portfolio.deal_words import running_promises, sentence
from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.palette import dimming
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.fields import KitSpinBox
from stockgames.ui.kit.widgets.frames import PanelFrame, PaperFrame
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_sheet import GameSheet
from stockgames.ui.table.game_table import TableContext


class DealSheet(GameSheet):
    """Lies over the board while a person prepares a deal."""

    offered = Signal(int, object)
    """Who offers, and the `Offer`."""
    closed = Signal()

    def __init__(self, look: Look, choosing: Choosing, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("deal-table")
        self._look = look
        self._choosing = choosing
        self.draft: DealDraft | None = None
        self._facts: Facts | None = None
        self._context: TableContext | None = None
        self._makers: list[SeatId] = []
        self._frame = PanelFrame(look, parent=self, padding=20, alpha=253)
        self._title = KitLabel(look, role="title")
        self._who = QHBoxLayout()
        self._maker_title = KitLabel(look, role="note")
        self._partner_title = KitLabel(look, role="note")
        for title in (self._maker_title, self._partner_title):
            title.setContentsMargins(14, 0, 4, 0)
        self._maker_choice: SegmentRow | None = None
        self._partner_choice: SegmentRow | None = None
        self._sides: dict[SideName, DealSide] = {
            "give": DealSide(look, "give", self),
            "get": DealSide(look, "get", self),
        }
        self._paper = PaperFrame(look, padding=14)
        self._sentence = KitLabel(look, ground="paper", wrap=True)
        self._running = KitLabel(look, role="note", wrap=True)
        self.proposed = KitButton(look, kind="primary", key="Enter")
        self.proposed.setObjectName("make-offer")
        self._cancel = KitButton(look, kind="quiet", key="Esc")
        self._cancel.setObjectName("leave-deal")
        self._lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        for button in (self.proposed, self._cancel):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves Enter to the offer
        for side in self._sides.values():
            side.changed.connect(self._tell)
        self.proposed.clicked.connect(self.send)
        self._cancel.clicked.connect(self.leave)
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addLayout(self._who)
        columns = QHBoxLayout()
        columns.setSpacing(18)
        for side in self._sides.values():
            columns.addWidget(side, 1)
        self._paper.body.addWidget(self._sentence)
        foot = QHBoxLayout()
        foot.addWidget(self._running, 1)
        foot.addWidget(self._cancel, 0, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.proposed, 0, Qt.AlignmentFlag.AlignVCenter)
        body = self._frame.body
        body.addLayout(head)
        body.addLayout(columns, 1)
        body.addWidget(self._paper)
        body.addLayout(foot)

    # Opening and closing

    def open(
        self, draft: DealDraft, makers: list[SeatId], facts: Facts, context: TableContext
    ) -> None:
        """Show a draft; `makers` are the people who may offer it."""
        self.draft, self._makers = draft, makers
        self._facts, self._context = facts, context
        self._choose_seats()
        self._fill()
        self._speak()
        self.show()
        self.raise_()
        first = self._sides["give"].findChild(KitSpinBox, "give-cash")
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            first.selectAll()

    def needed(self) -> list[QRectF]:
        """Return what no slip may cover: every field, card, button and word, as they lie on it."""
        parts = [part for part in self.findChildren(QWidget) if part.isVisible()]
        whole = {part.parentWidget() for part in parts} - {self._paper}
        return [
            QRectF(QRect(part.mapTo(self, QPoint(0, 0)), part.size()))
            for part in parts
            if part not in whole
        ]

    @property
    def is_open(self) -> bool:
        """Whether it lies on the board."""
        return not self.isHidden()

    @property
    def sentence(self) -> str:
        """What lies on the table, in words."""
        return self._sentence.text()

    @property
    def seen_by(self) -> SeatId | None:
        """Whose view it was opened with."""
        return self._facts.viewer if self._facts is not None else None

    def renew(self, facts: Facts, context: TableContext) -> None:
        """Follow what has happened on the table in the meantime."""
        if facts != self._facts:
            self._facts, self._context = facts, context
            self._fill()

    def leave(self) -> None:
        """Go back to the table without an offer; nothing of the draft remains."""
        if self.is_open:
            page = self.parentWidget()
            if page is not None:
                page.setFocus(Qt.FocusReason.OtherFocusReason)
            self.hide()
            self.draft = self._facts = self._context = None
            for side in self._sides.values():
                side.empty()
            self.closed.emit()

    def send(self) -> None:
        """Make the offer."""
        draft = self.draft
        if draft is not None and self._choosing.no_offer(draft.maker, draft.offer()) is None:
            self.draft = None
            self.offered.emit(draft.maker, draft.offer())
            self.leave()

    # Who deals with whom

    def _choose_seats(self) -> None:
        for choice in (self._maker_choice, self._partner_choice):
            if choice is not None:
                choice.setObjectName("")
                choice.hide()
                choice.deleteLater()
        self._maker_choice = self._partner_choice = None
        for title in (self._maker_title, self._partner_title):
            title.hide()
        draft, context = self.draft, self._context
        assert draft is not None
        assert context is not None
        if len(self._makers) > 1:
            self._ask_whom(self._maker_title)
            self._maker_choice = self._seat_choice(self._makers, draft.maker, "deal-maker")
            self._maker_choice.chosen.connect(self._take_maker)
        others = [seat for seat in range(len(context.seats)) if seat != draft.maker]
        if len(others) > 1:
            self._ask_whom(self._partner_title)
            self._partner_choice = self._seat_choice(others, draft.partner, "deal-partner")
            self._partner_choice.chosen.connect(self._take_partner)

    def _ask_whom(self, title: KitLabel) -> None:
        """Put a title before the choice of a seat."""
        self._who.removeWidget(title)
        self._who.addWidget(title)
        title.show()

    def _seat_choice(self, seats: list[SeatId], chosen: SeatId, name: str) -> SegmentRow:
        assert self._context is not None
        names = self._context.names
        options = [(str(seat), names[seat]) for seat in seats]
        choice = SegmentRow(self._look, options, str(chosen), parent=self)
        choice.setObjectName(name)
        self._who.addWidget(choice)
        return choice

    def _take_maker(self, value: str) -> None:
        draft, context = self.draft, self._context
        if draft is None or context is None:
            return
        maker = int(value)
        partner = draft.partner if draft.partner != maker else draft.maker
        self.draft = DealDraft(maker, partner)
        self._choose_seats()
        self._fill()
        self._speak()

    def _take_partner(self, value: str) -> None:
        if self.draft is not None:
            self.draft.hand_on(int(value))
            self._fill()

    # What lies on it

    def _fill(self) -> None:
        draft, facts, context = self.draft, self._facts, self._context
        if draft is None or facts is None or context is None:
            return
        for name, side in self._sides.items():
            giver = context.names[draft.giver(name)]
            side.show_side(draft.side(name), giver, draft.goods(facts, name))
        self._tell()

    def _tell(self) -> None:
        """Put both sides into one sentence."""
        draft, facts, context = self.draft, self._facts, self._context
        if draft is None or facts is None or context is None:
            return
        you = draft.maker if draft.maker == context.own else None
        text = say("portfolio-lay-something-on-either-side")
        if not draft.is_empty:
            text = sentence(draft.maker, draft.offer(), context.names, facts.portfolios, you)
        self._sentence.setText(text)
        refused = self._choosing.no_offer(draft.maker, draft.offer())
        self.proposed.setEnabled(refused is None)
        left = say("portfolio-offers-left-this-turn", count=facts.seats[draft.maker].offers_left)
        running = running_promises(facts, context.names)
        self._running.setText("  ·  ".join([left, *running]))

    # Keys: the page hears them first and hands them on

    def press(self, key: str) -> bool:
        """Take a key that the page has heard."""
        focused = QApplication.focusWidget()
        if key == "F1":
            return False
        if isinstance(focused, KitSpinBox) and key in ("Up", "Down"):
            focused.stepBy(1 if key == "Up" else -1)
        elif isinstance(focused, KitSpinBox) and key.isdigit():
            focused.lineEdit().insert(key)
        elif isinstance(focused, KitSpinBox) and key == "Backspace":
            focused.lineEdit().backspace()
        elif key in ("Left", "Up"):
            self.focusPreviousChild()
        elif key in ("Right", "Down"):
            self.focusNextChild()
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt calls it
        """Keep the focus on the deal table, round and round."""
        found = [
            widget
            for widget in self.findChildren(QWidget)
            if widget.isVisible()
            and widget.isEnabled()
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.focusProxy() is None
        ]
        found.sort(key=lambda widget: _reading_order(widget, self))
        if not found or not self.is_open:
            return super().focusNextPrevChild(forward)
        focused = QApplication.focusWidget()
        at = found.index(focused) if focused in found else -1 if forward else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        found[(at + (1 if forward else -1)) % len(found)].setFocus(reason)
        return True

    # Places and words

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the sheet in the middle."""
        super().resizeEvent(event)
        look = self._look
        width = min(self.width() - 24, round(1090 * max(1.0, look.scale)))
        height = min(self.height() - 16, round(650 * max(1.0, look.scale)))
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        self._frame.setGeometry(QRect(left, top, width, height))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
            self._tell()
        super().changeEvent(event)

    def _speak(self) -> None:
        self._title.setText(say("portfolio-deal-table"))
        self.proposed.setText(say("portfolio-offer"))
        self._cancel.setText(say("portfolio-back-to-the-table"))
        self._maker_title.setText(say("portfolio-who-offers"))
        self._partner_title.setText(say("portfolio-with-whom"))
        if self._partner_choice is not None:
            self._partner_choice.setAccessibleName(say("portfolio-with-whom"))
        if self._maker_choice is not None:
            self._maker_choice.setAccessibleName(say("portfolio-who-offers"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the table."""
        painter = painter_on(self)
        painter.fillRect(QRectF(self.rect()), dimming(self._look.theme))


def _reading_order(widget: QWidget, sheet: QWidget) -> tuple[int, int, int]:
    """Return where a widget comes when the sheet is read: left side, right side, the rest."""
    at = widget.mapTo(sheet, widget.rect().center())
    side = widget.parentWidget()
    while side is not None and not isinstance(side, DealSide):
        side = side.parentWidget()
    column = 2 if side is None else 0 if at.x() < sheet.width() / 2 else 1
    return column, at.y(), at.x()
