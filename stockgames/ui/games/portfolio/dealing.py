"""Preparing a deal: opens the trays, puts things in, and reverses offers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, QSizeF, Qt, Signal

from stockgames.controllers.stages import Stage
from stockgames.engine.errors import Refused
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.action_builder import ActionBuilder, name_of
from stockgames.games.portfolio.actions import OpenOffer
from stockgames.games.portfolio.drafting import DealDraft, SideName
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.parts import Portfolio
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio import panels
from stockgames.presentation.games.portfolio.outline import draft_node
from stockgames.presentation.games.portfolio.terms import Face, card_name, face
from stockgames.presentation.outline import Node
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.words import refusal_text
from stockgames.ui.games.portfolio.deal_sheet import DealSheet
from stockgames.ui.games.portfolio.marks import CarriedCards
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.table.board import DragBoard, Spot
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.shapes import inset
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from stockgames.ui.widgets.later import later

_QUIET = (Stage.ASKING, Stage.THINKING)


class Dealing(QObject):
    """Controls the deal sheet of a board."""

    spoken = Signal(int, object)
    """The seat that makes an offer, and the offer."""
    dealing = Signal(bool)
    """True while a person prepares a deal, then False."""

    relaid = Signal()
    """The contents of the trays have changed, or the trays are closed."""

    def __init__(
        self,
        look: ThemeContext,
        board: DragBoard,
        scene: PortfolioScene,
        choosing: ActionBuilder,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._board = board
        self._scene = scene
        self._choosing = choosing
        self._facts: Facts | None = None
        self._context: TableContext | None = None
        self._counter: DealDraft | None = None
        self._carried: CarriedCards | None = None
        self._carried_name = ""
        self.sheet = DealSheet(look, choosing, board)
        self.sheet.offered.connect(self.spoken)
        self.sheet.closed.connect(self._closed)
        self.sheet.relaid.connect(self.relaid)
        self.sheet.walked.connect(self._walk)

    def _closed(self) -> None:
        self._look.frames.call_off(self.sheet)
        self.dealing.emit(False)
        self.relaid.emit()

    @property
    def is_open(self) -> bool:
        """Return whether the deal sheet is open."""
        return self.sheet.is_open

    def makers(self) -> list[SeatId]:
        """Return the people at the screen who may make an offer now (P12), the viewer first.

        Behind a curtain the viewer is alone and can't offer for anyone else, because deals bind.
        """
        facts, context = self._facts, self._context
        if facts is None or context is None:
            return []
        return panels.deal_makers(self._choosing, facts, context)

    def why_not(self) -> Refused | None:
        """Return why the active seat may make no offer now; None if it may."""
        return None if self._facts is None else self._choosing.no_offer(self._facts.active)

    def open(self, draft: DealDraft | None = None) -> bool:
        """Open the deal sheet, empty or with a draft; return whether someone may make an offer."""
        facts, context, able = self._facts, self._context, self.makers()
        if facts is None or context is None or not able:
            return False
        if draft is None:
            draft = DealDraft.begun(facts, able[0])
        self._choosing.drop_selection()
        self._take_place()
        self.dealing.emit(True)
        self.sheet.open(draft, able, facts, context)
        self.resize()
        self._look.frames.put_off(self.sheet, self.relaid.emit)  # the table updates a frame later
        return True

    def _take_place(self) -> None:
        place = self._board.parentWidget() or self._board
        if self.sheet.parentWidget() is not place:
            self.sheet.setParent(place)
        self.resize()

    def turn_round(self) -> None:
        """Remember the open offer, to propose it reversed once it is declined."""
        if self._facts is not None and self._facts.offer is not None:
            offer = self._facts.offer
            self._counter = DealDraft.counter(OpenOffer(offer.maker, offer.offer))

    def follow(self, facts: Facts, context: TableContext) -> None:
        """Take new facts; close the deal sheet if its maker may no longer make an offer."""
        self._facts, self._context = facts, context
        draft = self.sheet.draft
        if draft is not None:
            if draft.maker not in self.makers() or facts.viewer != self.sheet.seen_by:
                self.sheet.leave()
            else:
                self.sheet.renew(facts, context)
        elif self._counter is not None and facts.offer is None and context.stage in _QUIET:
            counter, self._counter = self._counter, None
            if counter.maker in self.makers():
                later(self, lambda: self.open(counter))

    def nodes(self) -> Sequence[Node]:
        """Return the draft as text nodes; empty without one."""
        facts, context, sheet, draft = self._facts, self._context, self.sheet, self.sheet.draft
        if facts is None or context is None or draft is None:
            return ()
        return (draft_node(draft, sheet.sentence, facts, context, sheet.worth, sheet.refused),)

    def panel(self) -> Panel:
        """Return the action panel for the draft."""
        facts, sheet, draft = self._facts, self.sheet, self.sheet.draft
        if facts is None or draft is None:
            return Panel()
        if not sheet.wish.isHidden():
            return panels.naming_panel(sheet.sentence)
        count = facts.seats[draft.maker].offers_left
        left = say("portfolio-offers-left-this-turn", count=count)
        why = refusal_text("portfolio", sheet.refused) if sheet.refused is not None else ""
        return panels.deal_panel(sheet.sentence, left, why, sheet.asks())

    def choose(self, name: str) -> bool:
        """Handle a choice of that panel; return whether it was one."""
        if name == panels.OFFER:
            self.sheet.send()
        elif name == panels.LEAVE:
            self.sheet.leave()
        else:
            side = next((s for s, _ in self.sheet.asks() if name == panels.ASK + s), None)
            if side is None:
                return False
            self.sheet.ask(side)
        return True

    def forget(self) -> None:
        """Close the deal sheet and drop all facts."""
        self.sheet.leave()
        self._facts = self._context = self._counter = None

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

    @property
    def _viewer(self) -> SeatId | None:
        return None if self._facts is None else self._facts.viewer

    def laid_slots(self) -> frozenset[int]:
        """Return the slots whose cards are in a tray, and so no longer shown in the hand."""
        draft = self.sheet.draft
        slots = self._choosing.slots
        return frozenset() if draft is None else draft.laid_slots(self._viewer, slots)

    def spots(self) -> list[Spot]:
        """Return hot spots over the cards, portfolios and seats that can be part of a deal."""
        facts, context, draft = self._facts, self._context, self.sheet.draft
        if facts is None or context is None or draft is None:
            return []
        found = []
        if draft.hand_side(facts.viewer) is not None:
            found += [self._card_spot(slot) for slot in range(len(self._choosing.slots))]
        for portfolio in facts.portfolios:
            name = draft.side_of(portfolio)
            if name is not None:
                rect = self._scene.place_rect(("run", portfolio.number))
                label = self._scene.words.portfolio_label(portfolio, context)
                note = _laid_note(portfolio.number in draft.side(name).portfolios)
                found.append(Spot(name_of(("run", portfolio.number)), label, note, rect))
        return [*found, *self._seat_spots(context)]

    def _card_spot(self, slot: int) -> Spot:
        shape = self._scene.hand.visible(slot)
        note = _laid_note(slot in self.laid_slots())
        label = card_name(self._choosing.slots[slot])
        return Spot(self._choosing.card_names()[slot], label, note, shape.boundingRect(), shape)

    def _seat_spots(self, context: TableContext) -> list[Spot]:
        seats = {seat: area.plate for seat, area in self._scene.areas.items()}
        return [
            Spot(name_of(("seat", seat)), context.names[seat], "", plate)
            for seat, plate in seats.items()
        ]

    def toggle(self, name: str) -> bool:
        """Put a card or portfolio into its tray, or take it out; make a seat the partner."""
        slot, portfolio = self._slot(name), self._portfolio(name)
        if slot is not None:
            return self._lay(name, on=slot not in self.laid_slots())
        if portfolio is not None and self.sheet.draft is not None:
            side = self.sheet.draft.side_of(portfolio)
            given = side is not None and portfolio.number in self.sheet.draft.side(side).portfolios
            return self._lay(name, on=not given)
        for seat in self._scene.areas:
            if name == name_of(("seat", seat)):
                self.sheet.hand_on(seat)
                return True
        return False

    def _lay(self, name: str, *, on: bool) -> bool:
        """Put something into its tray or take it out; return whether it can be part of the deal."""
        draft, slot, portfolio = self.sheet.draft, self._slot(name), self._portfolio(name)
        if draft is None:
            return False
        side = draft.hand_side(self._viewer)
        if slot is not None and side is not None:
            if (slot in self.laid_slots()) != on:
                draft.lay_card(side, self._choosing.slots[slot], on=on)
        elif portfolio is not None:
            draft.lay_portfolio(portfolio, on=on)
        else:
            return False
        self.sheet.relay()
        return True

    def _slot(self, name: str) -> int | None:
        names = self._choosing.card_names()
        return names.index(name) if name in names else None

    def _portfolio(self, name: str) -> Portfolio | None:
        facts = self._facts
        portfolios = () if facts is None else facts.portfolios
        return next((p for p in portfolios if name_of(("run", p.number)) == name), None)

    def _walk(self, key: str) -> None:
        """Move along the hot spots; Up puts one into its tray, Down takes it out."""
        names = [spot.name for spot in self.spots()]
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
            self.toggle(here)

    # Dragging

    def carry(self, name: str, at: QPointF) -> None:
        """Drag a card or portfolio to a point; highlight the tray where it can be dropped."""
        if self._carried is None:
            faces = self._faces(name)
            page = self._board.parentWidget()
            if not faces or page is None:
                return
            self._carried = CarriedCards(self._look, faces, self._scene.hand.card * 0.86, page)
            self._carried_name = name
        self._carried.go_to(at + QPointF(self._board.pos()))
        self.sheet.light(self._tray(name) if self._over(at) == self._tray(name) else None)

    def _faces(self, name: str) -> list[Face]:
        slot, portfolio = self._slot(name), self._portfolio(name)
        if slot is not None:
            return [face(self._choosing.slots[slot])]
        return [] if portfolio is None else [face(card) for card in portfolio.cards]

    def _tray(self, name: str) -> SideName | None:
        draft, portfolio = self.sheet.draft, self._portfolio(name)
        if draft is None:
            return None
        return draft.side_of(portfolio) if portfolio else draft.hand_side(self._viewer)

    def _over(self, at: QPointF) -> SideName | None:
        return self.sheet.tray_at(self.sheet.mapFrom(self._board.window(), self._on_window(at)))

    def _on_window(self, at: QPointF) -> QPoint:
        return self._board.mapTo(self._board.window(), at.toPoint())

    def drop(self, at: QPointF) -> None:
        """End the drag; over its own tray the dragged thing is put in."""
        name, over = self._carried_name, self._over(at)
        self.put_back()
        if over is not None and over == self._tray(name):
            self._lay(name, on=True)

    def put_back(self) -> None:
        """Cancel the drag."""
        if self._carried is not None:
            self._carried.hide()
            self._carried.deleteLater()
        self._carried = None
        self._carried_name = ""
        self.sheet.light(None)


def _laid_note(is_laid: bool) -> str:
    return say("portfolio-in-the-tray") if is_laid else ""
