"""The deal editor: two trays, what the deal changes for both sides, and the partner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, QSizeF, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from stockgames.engine.errors import Refused
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.action_builder import ActionBuilder
from stockgames.games.portfolio.actions import OpenOffer
from stockgames.games.portfolio.drafting import SIDES, DealDraft, SideName
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.forecast import DealForecast, deal_forecast
from stockgames.games.portfolio.parts import Card
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio.log_words import sentence, terms_text, worth_text
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.portfolio.deal_side import DealSide, WishGrid
from stockgames.ui.games.portfolio.things import side_picture
from stockgames.ui.games.portfolio.trays import AmountSlip
from stockgames.ui.table.cover_sheets import GameSheet
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import is_tab_stop
from stockgames.ui.widgets.frames import SHADOW_MARGIN, PaperFrame


class DealSheet(GameSheet):
    """The deal editor: two trays beside the portfolios while a deal is prepared."""

    offered = Signal(int, object)
    """The seat that offers, and the `Offer`."""
    closed = Signal()
    relaid = Signal()
    """The contents of the trays have changed."""
    walked = Signal(str)
    """An arrow key moves among the cards and portfolios that can be put in."""

    def __init__(self, look: ThemeContext, choosing: ActionBuilder, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setObjectName("deal-table")
        self._choosing = choosing
        self.draft: DealDraft | None = None
        self._facts: Facts | None = None
        self._context: TableContext | None = None
        self._makers: list[SeatId] = []
        self._sentence = ""
        self.worth: Sequence[DealForecast] = ()
        """What the draft would change for its maker and its partner."""
        self.refused: Refused | None = None
        """Why it can't be offered; None if it can."""
        self._frame = PaperFrame(look, self, padding=10)
        self._maker_choice: SegmentRow | None = None
        self._partner_choice: SegmentRow | None = None
        self._sides: dict[SideName, DealSide] = {name: DealSide(look, name, self) for name in SIDES}
        self.on_board = QPoint()
        """The position of its corner on the board; its parent may be the page instead."""
        self.wish = WishGrid(look, self)
        self._wished_of: SideName = "get"
        self._lay_out()
        self._connect()
        self.hide()

    def _connect(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        for name, side in self._sides.items():
            side.changed.connect(self._tell)
            side.wished.connect(lambda name=name: self.ask(name))
            side.taken.connect(lambda index, name=name: self._take_out(name, index))
        self.wish.picked.connect(self._wish)
        self.wish.closed.connect(self._asked)

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(10)
        for side in self._sides.values():
            columns.addWidget(side, 1)
        self._frame.body.addLayout(columns)

    @property
    def least(self) -> QSizeF:
        """The minimum size of its paper, without the shadow."""
        hint, margin = QSizeF(self._frame.minimumSizeHint()), 2 * SHADOW_MARGIN
        return hint - QSizeF(margin, margin)

    # Opening and closing

    def open(
        self, draft: DealDraft, makers: list[SeatId], facts: Facts, context: TableContext
    ) -> None:
        """Show a draft; `makers` are the people who may offer it."""
        self._take(draft, makers, facts, context)
        self.show()
        self.raise_()
        first = self._sides["give"].findChild(AmountSlip, "give-cash")
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            first.selectAll()

    def _take(
        self, draft: DealDraft, makers: list[SeatId], facts: Facts, context: TableContext
    ) -> None:
        self.draft, self._makers = draft, makers
        self._facts, self._context = facts, context
        self._choose_seats()
        self._fill()
        self._speak()

    def _forget(self) -> None:
        self.draft = self._facts = self._context = None
        for side in self._sides.values():
            side.empty()

    @property
    def is_open(self) -> bool:
        return not self.isHidden()

    @property
    def sentence(self) -> str:
        """The contents of the trays as text."""
        return self._sentence

    @property
    def seen_by(self) -> SeatId | None:
        """The viewer it was opened for."""
        return self._facts.viewer if self._facts is not None else None

    def renew(self, facts: Facts, context: TableContext) -> None:
        """Update the sheet after a change on the table."""
        if facts != self._facts:
            self._facts, self._context = facts, context
            self._fill()

    def leave(self) -> None:
        """Close the sheet without an offer, and discard the draft."""
        if self.is_open:
            page = self.parentWidget()
            if page is not None:
                page.setFocus(Qt.FocusReason.OtherFocusReason)
            self.hide()
            self.wish.forget()
            self.wish.hide()
            self._forget()
            self.closed.emit()

    def send(self) -> None:
        """Make the offer if it is allowed, and close the sheet."""
        draft = self.draft
        if draft is not None and self._choosing.no_offer(draft.maker, draft.offer()) is None:
            self.draft = None
            self.offered.emit(draft.maker, draft.offer())
            self.leave()

    # Who deals with whom

    def _choose_seats(self) -> None:
        draft, context = self.draft, self._context
        assert draft is not None
        assert context is not None
        others = [seat for seat in range(len(context.seats)) if seat != draft.maker]
        self._maker_choice = self._seat_choice("give", self._makers, draft.maker)
        self._partner_choice = self._seat_choice("get", others, draft.partner)
        highest = max(side.head_height for side in self._sides.values())
        for side in self._sides.values():
            side.begin_trays_below(highest)

    def _seat_choice(
        self, name: SideName, seats: list[SeatId], chosen: SeatId
    ) -> SegmentRow | None:
        assert self._context is not None
        side, names = self._sides[name], self._context.names
        options = [(str(seat), names[seat]) for seat in seats]
        if len(seats) < 2:
            side.choose_giver(None)
            return None
        kept = side.choice
        if kept is not None and kept.options == options:
            with QSignalBlocker(kept):
                kept.set_value(str(chosen))
            return kept
        choice = SegmentRow(self.look, options, str(chosen), parent=self)
        choice.setObjectName("deal-maker" if name == "give" else "deal-partner")
        choice.chosen.connect(self._take_maker if name == "give" else self._take_partner)
        side.choose_giver(choice)
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

    def hand_on(self, partner: SeatId) -> None:
        """Switch to another partner, if a choice is offered."""
        if self.draft is not None and partner != self.draft.maker and self._partner_choice:
            self._partner_choice.set_value(str(partner))

    def _take_partner(self, value: str) -> None:
        if self.draft is not None:
            self.draft.hand_on(int(value))
            self._fill()

    # Contents

    def _fill(self) -> None:
        draft, facts, context = self.draft, self._facts, self._context
        if draft is None or facts is None or context is None:
            return
        for name, side in self._sides.items():
            giver = draft.giver(name)
            wishes = giver != facts.viewer
            goods = draft.goods(facts, name)
            side.show_side(draft.side(name), context.names[giver], goods, wishes=wishes)
        self._tell()

    def _tell(self) -> None:
        draft, facts, context = self.draft, self._facts, self._context
        if draft is None or facts is None or context is None:
            return
        you = draft.maker if draft.maker == context.own else None
        self._sentence = say("portfolio-add-something-to-either-side")
        if not draft.is_empty:
            portfolios = facts.portfolios
            self._sentence = sentence(draft.maker, draft.offer(), context.names, portfolios, you)
        self.worth = self._forecasts(draft)
        for forecast, (name, side) in zip(self.worth, self._sides.items(), strict=True):
            terms = draft.side(name).terms()
            picture = side_picture(draft.giver(name), terms, facts, context)
            spoken = f"{picture.title}: {terms_text(terms, facts.portfolios)}"
            side.show_things(picture, spoken, worth_text(forecast))
        self.refused = self._choosing.no_offer(draft.maker, draft.offer())
        if self.is_open:  # else the table updates once, when it opens
            self.relaid.emit()

    def _forecasts(self, draft: DealDraft) -> Sequence[DealForecast]:
        view = self._choosing.view
        assert view is not None
        return deal_forecast(view, OpenOffer(draft.maker, draft.offer()))

    # Putting things in

    def tray_at(self, point: QPoint) -> SideName | None:
        """Return the side whose tray is at a point of the sheet; None if there is none."""
        for name, side in self._sides.items():
            if side.tray.rect().contains(side.tray.mapFrom(self, point)):
                return name
        return None

    def light(self, name: SideName | None) -> None:
        """Highlight the tray where the dragged cards can be dropped; None for neither."""
        for side in self._sides.values():
            side.tray.light(side.name == name)

    def relay(self) -> None:
        """Update the sheet after cards or portfolios were put in or taken out."""
        self._tell()

    def _take_out(self, name: SideName, index: int) -> None:
        draft, laid = self.draft, self._sides[name].laid
        if draft is not None and index < len(laid):
            draft.lay_card(name, laid[index], on=False)
            self._tell()

    def asks(self) -> list[tuple[SideName, str]]:
        """Return the sides whose cards are chosen by name, with their titles."""
        return [(name, side.title) for name, side in self._sides.items() if side.wishes]

    def ask(self, name: SideName) -> None:
        """Open the card grid, to name a card for a seat whose hand is hidden."""
        draft, facts, context = self.draft, self._facts, self._context
        if draft is None or facts is None or context is None:
            return
        self._wished_of = name
        goods, giver = draft.goods(facts, name), context.names[draft.giver(name)]
        self.wish.open(giver, goods.cards, Counter(goods.known), self._sides[name].given)
        self.relaid.emit()

    def _wish(self, card: Card, on: bool) -> None:
        if self.draft is not None:
            given = self.draft.side(self._wished_of).cards[card]
            for _ in range(1 if on else given):
                self.draft.lay_card(self._wished_of, card, on=on)
            self._tell()

    def _asked(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.relaid.emit()

    # Keys: the page gets them first and passes them on

    def press(self, key: str) -> bool:
        """Handle a key passed on by the page; return whether it was used."""
        focused = QApplication.focusWidget()
        if key == "F1":
            return False
        if not self.wish.isHidden():
            self._press_wish(key)
        elif isinstance(focused, AmountSlip) and key in ("Up", "Down"):
            focused.stepBy(1 if key == "Up" else -1)
        elif isinstance(focused, AmountSlip) and key.isdigit():
            focused.lineEdit().insert(key)
        elif isinstance(focused, AmountSlip) and key == "Backspace":
            focused.lineEdit().backspace()
        elif key in ("Left", "Right", "Up", "Down"):
            self.walked.emit(key)
        return True

    def _press_wish(self, key: str) -> None:
        if key in ("Left", "Right", "Up", "Down"):
            self.wish.walk(key)
        elif key == "Return":
            self.wish.press()
        elif key == "Escape":
            self.wish.put_away()

    def stops(self) -> Sequence[QWidget]:
        found = [widget for widget in self.findChildren(QWidget) if is_tab_stop(widget, self)]
        return sorted(found, key=lambda widget: _reading_order(widget, self))

    # Geometry and texts

    def _arrange(self) -> None:
        self._frame.setGeometry(self.rect())
        self.wish.setGeometry(self.rect())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()

    def _speak(self) -> None:
        self.setAccessibleName(say("portfolio-deal-table"))
        if self._partner_choice is not None:
            self._partner_choice.setAccessibleName(say("portfolio-with-whom"))
        if self._maker_choice is not None:
            self._maker_choice.setAccessibleName(say("portfolio-who-offers"))


def _reading_order(widget: QWidget, sheet: QWidget) -> tuple[int, int, int]:
    """Return the sort key of a widget for reading order: left side, right side, the rest."""
    at = widget.mapTo(sheet, widget.rect().center())
    side = widget.parentWidget()
    while side is not None and not isinstance(side, DealSide):
        side = side.parentWidget()
    column = 2 if side is None else 0 if at.x() < sheet.width() / 2 else 1
    return column, at.y(), at.x()
