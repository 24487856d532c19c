"""When a deal is thought up: opens the deal table, follows the game, and turns offers round."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from stockgames.controllers.stages import Handover
from stockgames.controllers.table import Stage
from stockgames.engine.errors import Refused
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.actions import OpenOffer
from stockgames.games.portfolio.choosing import Choosing
from stockgames.games.portfolio.drafting import DealDraft
from stockgames.games.portfolio.facts import Facts
from stockgames.ui.games.portfolio.deal_sheet import DealSheet
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_table import TableContext
from stockgames.ui.table.refusals import refusal_text

_QUIET = (Stage.ASKING, Stage.THINKING)


class Dealing(QObject):
    """Holds the deal table of a board."""

    spoken = Signal(int, object)
    """Who makes an offer, and the offer."""
    dealing = Signal(bool)
    """True while a person prepares a deal, then False."""

    def __init__(self, look: Look, board: QWidget, choosing: Choosing, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._choosing = choosing
        self._facts: Facts | None = None
        self._context: TableContext | None = None
        self._counter: DealDraft | None = None
        self.sheet = DealSheet(look, choosing, board)
        self.sheet.offered.connect(self.spoken)
        self.sheet.closed.connect(lambda: self.dealing.emit(False))

    @property
    def is_open(self) -> bool:
        """Whether the deal table lies over the board."""
        return self.sheet.is_open

    def makers(self) -> list[SeatId]:
        """Return the people at the screen who may make an offer now, whoever looks first (P12).

        Who looks behind a cover sits there alone, and can speak for nobody else: deals bind.
        """
        facts, context = self._facts, self._context
        if facts is None or context is None:
            return []
        able = {seat for seat in context.humans if self._choosing.no_offer(seat) is None}
        if not context.asks:
            able -= {facts.active}
        if context.eyes is not None and context.handover is not Handover.TRUSTING:
            able &= {context.eyes}
        return sorted(able, key=lambda seat: (seat != context.eyes, seat))

    def why_not(self) -> Refused | None:
        """Return why whose turn it is may make no offer now."""
        return None if self._facts is None else self._choosing.no_offer(self._facts.active)

    def bar(self) -> str:
        """Return in words why no person at the screen can make an offer; empty if one can."""
        refused = None if self.makers() else self.why_not()
        return refusal_text("portfolio", refused) if refused is not None else ""

    def open(self, draft: DealDraft | None = None) -> bool:
        """Open the deal table, with a draft or empty; tell whether anybody may make an offer."""
        facts, context, able = self._facts, self._context, self.makers()
        if facts is None or context is None or not able:
            return False
        if draft is None:
            draft = DealDraft.begun(facts, able[0])
        self.sheet.setParent(self._board.parentWidget() or self._board)
        self.resize()
        self.dealing.emit(True)
        self.sheet.open(draft, able, facts, context)
        return True

    def turn_round(self) -> None:
        """Remember the open offer, to make it the other way round once it is declined."""
        if self._facts is not None and self._facts.offer is not None:
            offer = self._facts.offer
            self._counter = DealDraft.counter(OpenOffer(offer.maker, offer.offer))

    def follow(self, facts: Facts, context: TableContext) -> None:
        """Take new facts; leave the deal table when its maker may offer nothing any more."""
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
                QTimer.singleShot(0, self, lambda: self.open(counter))

    def forget(self) -> None:
        """Close the deal table and know nothing."""
        self.sheet.leave()
        self._facts = self._context = self._counter = None

    def resize(self) -> None:
        """Cover the board."""
        own = self.sheet.parentWidget() is self._board
        self.sheet.setGeometry(self._board.rect() if own else self._board.geometry())
