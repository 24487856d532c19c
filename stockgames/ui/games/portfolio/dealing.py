"""The deal editor: its sheet with two trays, and what is dragged into them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, QSignalBlocker, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from stockgames.engine.state import SeatId
from stockgames.games.portfolio.action_builder import ASK, ActionBuilder, name_of
from stockgames.games.portfolio.drafting import SIDES, DealDraft, SideName
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.parts import Card, Portfolio
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio.log_words import terms_text, worth_text
from stockgames.presentation.games.portfolio.panels import deal_sentence
from stockgames.presentation.games.portfolio.terms import Face, face
from stockgames.ui.games.portfolio.deal_side import DealSide, WishGrid
from stockgames.ui.games.portfolio.marks import LIFT
from stockgames.ui.games.portfolio.run import draw_face
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.games.portfolio.trays import AmountField, side_picture
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.cover_sheets import GameSheet
from stockgames.ui.theme.shapes import inset
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import is_tab_stop
from stockgames.ui.widgets.frames import SHADOW_MARGIN, PaperFrame


class DealSheet(GameSheet):
    """The deal editor: two trays beside the portfolios while a deal is prepared."""

    edited = Signal()
    """What is prepared has changed."""
    walked = Signal(str)
    """An arrow key moves among the cards and portfolios that can be put in."""

    def __init__(self, look: ThemeContext, choosing: ActionBuilder, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setObjectName("deal-table")
        self.bind(self.setAccessibleName, "portfolio-deal-table")
        self._choosing = choosing
        self._deal = choosing.deal
        self.sentence = ""
        """The contents of the trays as text."""
        self._frame = PaperFrame(look, self, padding=10)
        self._sides: dict[SideName, DealSide] = {
            name: DealSide(look, name, self._deal, self) for name in SIDES
        }
        self.wish = WishGrid(look, self)
        self._lay_out()
        self._connect()
        self.hide()

    def _connect(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        for name, side in self._sides.items():
            side.changed.connect(self.edited)
            side.wished.connect(lambda name=name: self._ask(name))
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
        """The minimum size of its paper, without the shadow, for its texts as they are now."""
        self._frame.body.activate()
        hint, margin = QSizeF(self._frame.minimumSizeHint()), 2 * SHADOW_MARGIN
        return hint - QSizeF(margin, margin)

    # Opening and closing

    @property
    def draft(self) -> DealDraft | None:
        """The deal being prepared, or None."""
        return self._deal.draft

    @property
    def is_open(self) -> bool:
        return not self.isHidden()

    def open(self) -> None:
        self.show()
        self.raise_()
        first = self._sides["give"].findChild(AmountField, "give-cash")
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            first.selectAll()

    def sync(self, facts: Facts, context: TableContext) -> None:
        """Show what the builder holds."""
        draft = self.draft
        if draft is None:
            return
        self._choose_seats(draft, context)
        self.sentence = deal_sentence(draft, facts, context)
        for forecast, (name, side) in zip(self._deal.worth, self._sides.items(), strict=True):
            giver, terms = draft.giver(name), draft.side(name).terms()
            goods, wishes = self._deal.goods(name), self._deal.hides(name)
            side.show_side(draft.side(name), context.names[giver], goods, wishes=wishes)
            picture = side_picture(giver, terms, facts, context)
            spoken = f"{picture.title}: {terms_text(terms, facts.portfolios)}"
            side.show_things(picture, spoken, worth_text(forecast))
        self._sync_naming(self._deal.naming, context.names)

    def close_sheet(self) -> None:
        page = self.parentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self.wish.forget()
        self.wish.hide()
        for side in self._sides.values():
            side.empty()

    # Who deals with whom

    def _choose_seats(self, draft: DealDraft, context: TableContext) -> None:
        others = [seat for seat in range(len(context.seats)) if seat != draft.maker]
        makers = [*self._deal.makers]
        self._choose_seat("give", makers, draft.maker, context.names)
        self._choose_seat("get", others, draft.partner, context.names)
        highest = max(side.head_height for side in self._sides.values())
        for side in self._sides.values():
            side.begin_trays_below(highest)

    def _choose_seat(
        self, name: SideName, seats: list[SeatId], chosen: SeatId, names: Sequence[str]
    ) -> None:
        side = self._sides[name]
        options = [(str(seat), names[seat]) for seat in seats]
        if len(seats) < 2:
            side.choose_giver(None)
            return
        kept = side.choice
        if kept is not None and kept.options == options:
            with QSignalBlocker(kept):
                kept.set_value(str(chosen))
            return
        choice = SegmentRow(self.look, options, str(chosen), parent=self)
        choice.setObjectName("deal-maker" if name == "give" else "deal-partner")
        choice.chosen.connect(self._take_maker if name == "give" else self._take_partner)
        asked = "portfolio-who-offers" if name == "give" else "portfolio-with-whom"
        choice.bind(choice.setAccessibleName, asked)
        side.choose_giver(choice)

    def _take_maker(self, value: str) -> None:
        self._deal.change_maker(int(value))
        self.edited.emit()

    def _take_partner(self, value: str) -> None:
        self._deal.change_partner(int(value))
        self.edited.emit()

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

    def _take_out(self, name: SideName, index: int) -> None:
        laid = self._sides[name].laid
        if self.draft is not None and index < len(laid):
            self.draft.put_card(name, laid[index], on=False)
            self.edited.emit()

    # Naming a card for a seat whose hand is hidden

    def _ask(self, name: SideName) -> None:
        self._choosing.press(ASK + name)
        self.edited.emit()

    def _sync_naming(self, name: SideName | None, names: Sequence[str]) -> None:
        draft = self.draft
        if name is None or draft is None:
            self.wish.put_away()
        elif self.wish.isHidden():
            goods, giver = self._deal.goods(name), names[draft.giver(name)]
            self.wish.open(giver, goods.cards, Counter(goods.known), draft.side(name).cards)

    def _wish(self, card: Card, _on: bool) -> None:
        self._deal.name_card(card)
        self.edited.emit()

    def _asked(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._deal.naming is not None:
            self._deal.naming = None
            self.edited.emit()

    # Keys: the page gets them first and passes them on

    def press(self, key: str) -> bool:
        """Handle a key passed on by the page; return whether it was used."""
        focused = QApplication.focusWidget()
        if key == "F1":
            return False
        if not self.wish.isHidden():
            self._press_wish(key)
        elif isinstance(focused, AmountField) and key in ("Up", "Down"):
            focused.stepBy(1 if key == "Up" else -1)
        elif isinstance(focused, AmountField) and key.isdigit():
            focused.lineEdit().insert(key)
        elif isinstance(focused, AmountField) and key == "Backspace":
            focused.lineEdit().backspace()
        elif key in ("Left", "Right", "Up", "Down"):
            self.walked.emit(key)
        return True

    def _press_wish(self, key: str) -> None:
        if key in ("Left", "Right", "Up", "Down"):
            self.wish.walk(key)
        elif key == "Return":
            self.wish.press()

    def stops(self) -> Sequence[QWidget]:
        found = [widget for widget in self.findChildren(QWidget) if is_tab_stop(widget, self)]
        return sorted(found, key=lambda widget: _reading_order(widget, self))

    # Geometry and texts

    def _arrange(self) -> None:
        self._frame.setGeometry(self.rect())
        self.wish.setGeometry(self.rect())


def _reading_order(widget: QWidget, sheet: QWidget) -> tuple[int, int, int]:
    """Return the sort key of a widget for reading order: left side, right side, the rest."""
    at = widget.mapTo(sheet, widget.rect().center())
    side = widget.parentWidget()
    while side is not None and not isinstance(side, DealSide):
        side = side.parentWidget()
    column = 2 if side is None else 0 if at.x() < sheet.width() / 2 else 1
    return column, at.y(), at.x()


_SMALLER = 0.86
"""The width of dragged cards, relative to those in the hand."""
_STEP, _MARGIN, _LEAN = 0.34, 0.7, 7.0
"""The step from card to card and the margin around them, in card widths, and their tilt."""


class Carried(BaseWidget):
    """The cards or the portfolio that the mouse drags over a board and everything on its page."""

    def __init__(self, look: ThemeContext, board: GraphicsBoard) -> None:
        super().__init__(look, board)
        self._board = board
        self._faces: tuple[Face, ...] = ()
        self._card = 0.0
        self.name = ""
        """The name of the hot spot that they come from; empty if nothing is dragged."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def carry(self, name: str, faces: Sequence[Face], card: float, at: QPointF) -> None:
        """Drag these faces to a point; `card` is the width of a card in the hand."""
        if not self.name:
            self.name, self._faces = name, tuple(faces)
            self._card = width = card * _SMALLER * self._board.scale_shown
            across = width * (1 + _STEP * (len(faces) - 1) + 2 * _MARGIN)
            self.setParent(self._board.parentWidget() or self._board)
            self.resize(round(across), round(width * (1.4 + 2 * _MARGIN)))
            self.show()
            self.raise_()
        point = self._board.mapFromScene(at)
        own = self.parentWidget() is self._board
        self.move((point if own else self._board.mapToParent(point)) - self.rect().center())

    def put_down(self) -> None:
        """Drag nothing any longer."""
        self.name, self._faces = "", ()
        self.hide()

    def _paint(self, painter: QPainter) -> None:
        painter.translate(self.width() / 2, self.height() / 2)
        painter.rotate(_LEAN)
        start = -_STEP * self._card * (len(self._faces) - 1) / 2
        for i, shown in enumerate(self._faces):
            at = QPointF(start + i * _STEP * self._card, 0)
            draw_face(painter, self.look, shown, at, self._card, lift=LIFT)


class Dealing(QObject):
    """Shows the deal that the action builder prepares, and drags things into it."""

    dealing = Signal(bool)
    """True while a person prepares a deal, then False."""
    relaid = Signal()
    """The contents of the trays have changed, or the trays are closed."""

    def __init__(
        self,
        look: ThemeContext,
        board: GraphicsBoard,
        scene: PortfolioScene,
        choosing: ActionBuilder,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._scene = scene
        self._choosing = choosing
        self._deal = choosing.deal
        self._carried = Carried(look, board)
        self.sends = False
        """Whether an offer is on its way, so that the sheet stays until it was answered."""
        self.sheet = DealSheet(look, choosing, board)
        self.sheet.edited.connect(self._edited)
        self.sheet.walked.connect(self._walk)

    @property
    def is_open(self) -> bool:
        return self.sheet.is_open

    def sync(self) -> None:
        """Open, update or close the sheet, as the builder has a draft or not."""
        facts, context = self._scene.facts, self._scene.context
        if facts is not None and context is not None and self._deal.draft is not None:
            opens = not self.is_open
            if opens:
                self._take_place()
                self.dealing.emit(True)
            self.sheet.sync(facts, context)
            if opens:
                self.sheet.open()
                self.resize()
                self.relaid.emit()
        elif self.is_open:
            self.sheet.close_sheet()
            self._scene.hand.hide_slots(())
            self.dealing.emit(False)
            self.relaid.emit()

    def _take_place(self) -> None:
        place = self._board.parentWidget() or self._board
        if self.sheet.parentWidget() is not place:
            self.sheet.setParent(place)
        self.resize()

    def _edited(self) -> None:
        self.sync()
        self.relaid.emit()

    def forget(self) -> None:
        self._deal.leave()
        self.sync()

    @property
    def least(self) -> QSizeF | None:
        """The minimum size of the deal sheet in the scene; None while it is closed."""
        return self._least if self.is_open else None

    @property
    def _least(self) -> QSizeF:
        return self.sheet.least / self._board.share

    def resize(self) -> None:
        """Place the sheet beside the front seat's portfolios."""
        paper = self._board.on_view(self._scene.deal_place(self._least))
        rect = inset(paper, -SHADOW_MARGIN).toAlignedRect()
        own = self.sheet.parentWidget() is self._board
        self.sheet.setGeometry(rect if own else rect.translated(self._board.pos()))

    # What can be put in

    def _lay(self, name: str, *, on: bool) -> bool:
        """Put something into its tray or take it out; return whether it can be part of the deal."""
        target = self._choosing.target(name)
        laid = target is not None and self._choosing.put(target.place, on=on)
        if laid:
            self._edited()
        return laid

    def _portfolio(self, name: str) -> Portfolio | None:
        facts = self._scene.facts
        portfolios = () if facts is None else facts.portfolios
        return next((p for p in portfolios if name_of(("run", p.number)) == name), None)

    def _walk(self, key: str) -> None:
        """Move along the hot spots; Up puts one into its tray, Down takes it out."""
        names = [place.place for place in self._board.offered]
        if not names:
            return
        here = self._board.focused_spot
        if key in ("Left", "Right"):
            by = 1 if key == "Right" else -1
            start = names.index(here) if here in names else (-1 if by > 0 else 0)
            spot = self._board.spot(names[(start + by) % len(names)])
            if spot is not None:
                spot.setFocus(Qt.FocusReason.TabFocusReason)
        elif here is not None and not self._lay(here, on=key == "Up"):
            self._choosing.press(here)
            self._edited()

    # Dragging

    def carry(self, name: str, at: QPointF) -> None:
        """Drag a card or portfolio to a point; highlight the tray where it can be dropped."""
        if not self._carried.name and not self._faces(name):
            return
        self._carried.carry(name, self._faces(name), self._scene.hand.card, at)
        self.sheet.light(self._tray(name) if self._over(at) == self._tray(name) else None)

    def _faces(self, name: str) -> list[Face]:
        slots = dict(zip(self._choosing.card_names(), self._choosing.slots, strict=True))
        portfolio = self._portfolio(name)
        if name in slots:
            return [face(slots[name])]
        return [] if portfolio is None else [face(card) for card in portfolio.cards]

    def _tray(self, name: str) -> SideName | None:
        draft, portfolio, facts = self._deal.draft, self._portfolio(name), self._scene.facts
        if draft is None or facts is None:
            return None
        return draft.side_of(portfolio) if portfolio else draft.hand_side(facts.viewer)

    def _over(self, at: QPointF) -> SideName | None:
        window = self._board.window()
        there = self._board.mapTo(window, self._board.mapFromScene(at))
        return self.sheet.tray_at(self.sheet.mapFrom(window, there))

    def drop(self, at: QPointF) -> None:
        """End the drag; over its own tray the dragged thing is put in."""
        name, over = self._carried.name, self._over(at)
        self.put_back()
        if over is not None and over == self._tray(name):
            self._lay(name, on=True)

    def put_back(self) -> None:
        self._carried.put_down()
        self.sheet.light(None)
