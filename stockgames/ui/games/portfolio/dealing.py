"""Shows the deal that is prepared: opens its sheet, and drags things into the trays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, QSizeF, Qt, Signal

from stockgames.controllers.stages import Stage
from stockgames.games.portfolio.action_builder import ActionBuilder, name_of
from stockgames.games.portfolio.drafting import SideName
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.parts import Portfolio
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio.terms import Face, face
from stockgames.ui.games.portfolio.deal_sheet import DealSheet
from stockgames.ui.games.portfolio.marks import CarriedCards
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.shapes import inset
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from stockgames.ui.widgets.later import later

_SMALLER = 0.86
"""The width of dragged cards, relative to those in the hand."""
_QUIET = (Stage.ASKING, Stage.THINKING)


class Carried:
    """The cards or the portfolio that the mouse drags over a board."""

    def __init__(self, look: ThemeContext, board: GraphicsBoard) -> None:
        self._look, self._board = look, board
        self._cards: CarriedCards | None = None
        self.name = ""
        """The name of the hot spot that they come from; empty if nothing is dragged."""

    def carry(self, name: str, faces: Sequence[Face], card: float, at: QPointF) -> None:
        """Drag these faces to a point; `card` is the width of a card in the hand."""
        page = self._board.parentWidget()
        if self._cards is None and page is not None:
            self._cards = CarriedCards(self._look, faces, card * _SMALLER, page)
        if self._cards is not None:
            self._cards.go_to(at + QPointF(self._board.pos()))
        self.name = name

    def put_down(self) -> None:
        """Drag nothing any longer."""
        if self._cards is not None:
            self._cards.hide()
            self._cards.deleteLater()
        self._cards, self.name = None, ""


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
        self._look = look
        self._board = board
        self._scene = scene
        self._choosing = choosing
        self._deal = choosing.deal
        self._facts: Facts | None = None
        self._context: TableContext | None = None
        self._carried = Carried(look, board)
        self.sends = False
        """Whether an offer is on its way, so that the sheet stays until it was answered."""
        self.sheet = DealSheet(look, choosing, board)
        self.sheet.edited.connect(self.relaid)
        self.sheet.walked.connect(self._walk)

    @property
    def is_open(self) -> bool:
        """Return whether the deal sheet is open."""
        return self.sheet.is_open

    def sync(self) -> None:
        """Open, update or close the sheet, as the builder has a draft or not."""
        facts, context = self._facts, self._context
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

    def follow(self, facts: Facts, context: TableContext) -> None:
        """Take new facts; at rest, propose the reverse of an offer that was declined for it."""
        self._facts, self._context = facts, context
        if not self.sends:
            self.sync()
        if facts.offer is None and context.stage in _QUIET and self._deal.propose_reversed():
            later(self, self.sync)

    def forget(self) -> None:
        """Close the deal sheet and drop all facts."""
        self._deal.leave()
        self.sync()
        self._facts = self._context = None

    @property
    def least(self) -> QSizeF | None:
        """The minimum size of the deal sheet; None while it is closed."""
        return self.sheet.least if self.is_open else None

    def resize(self) -> None:
        """Place the sheet beside the front seat's portfolios."""
        paper = self._scene.deal_place(self.sheet.least)
        rect = inset(paper, -SHADOW_MARGIN).toAlignedRect()
        self.sheet.on_board = rect.topLeft()
        own = self.sheet.parentWidget() is self._board
        self.sheet.setGeometry(rect if own else rect.translated(self._board.pos()))

    # What can be put in

    def _lay(self, name: str, *, on: bool) -> bool:
        """Put something into its tray or take it out; return whether it can be part of the deal."""
        target = self._choosing.target(name)
        laid = target is not None and self._choosing.lay(target.place, on=on)
        if laid:
            self.sync()
            self.relaid.emit()
        return laid

    def _portfolio(self, name: str) -> Portfolio | None:
        facts = self._facts
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
            self.sync()
            self.relaid.emit()

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
        draft, portfolio, facts = self._deal.draft, self._portfolio(name), self._facts
        if draft is None or facts is None:
            return None
        return draft.side_of(portfolio) if portfolio else draft.hand_side(facts.viewer)

    def _over(self, at: QPointF) -> SideName | None:
        return self.sheet.tray_at(self.sheet.mapFrom(self._board.window(), self._on_window(at)))

    def _on_window(self, at: QPointF) -> QPoint:
        return self._board.mapTo(self._board.window(), at.toPoint())

    def drop(self, at: QPointF) -> None:
        """End the drag; over its own tray the dragged thing is put in."""
        name, over = self._carried.name, self._over(at)
        self.put_back()
        if over is not None and over == self._tray(name):
            self._lay(name, on=True)

    def put_back(self) -> None:
        """Cancel the drag."""
        self._carried.put_down()
        self.sheet.light(None)
