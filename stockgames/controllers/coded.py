"""A table at which people choose by code cards: one private look a round, then all in the open."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from PySide6.QtCore import QObject, Signal

from stockgames.controllers.code_card import CodeBook
from stockgames.controllers.code_table import CodeTable
from stockgames.controllers.needs import Journal, Thinker
from stockgames.controllers.stages import Handover, Shown, Stage
from stockgames.controllers.table import TableController
from stockgames.engine.action import Action
from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId


class CodedTableController(TableController):
    """See the module and `Handover.CODE`.

    A curtain stands before whatever one person alone may see: a card, what was bought, a choice
    that is on no card. Such a choice comes first and the card after it, so that who puts the card
    away has come to the end of the look in private. Everything else happens with nobody's secrets
    on the screen.
    """

    unheard = Signal(object)
    """A `Press` that did nothing."""

    def __init__(
        self,
        match: Match,
        journal: Journal,
        thinker: Thinker,
        code_book: CodeBook,
        parent: QObject | None = None,
        *,
        codes: CodeTable | None = None,
    ) -> None:
        """`codes` are the cards that people hold already, where this game was left and resumed."""
        super().__init__(match, journal, thinker, Handover.CODE, parent=parent)
        self.codes = codes or CodeTable(code_book, self.humans, SystemRandom())
        """The cards; whoever shows one asks for that of `seat` in stage CARD."""
        if codes is None and match.moves:
            self.codes.resumed(match.view(None))
        self._reader: SeatId | None = None
        """The person who wants to see their card again."""
        self._secretive: SeatId | None = None
        """The person who chooses behind the curtain, before they see their card."""
        self._untold: Shown | None = None
        """What that person chose, until their card no longer covers the table."""

    @property
    def next_person(self) -> SeatId | None:
        """Return nobody: after a look in private all go on together."""
        return None

    # Looks in private

    def lift(self) -> None:
        """Show the person whom the curtain waits for what lies behind it."""
        seat = self.seat
        if self.stage is not Stage.CURTAIN or seat is None:
            return
        if self._learner == seat:
            self._show_to(seat, Stage.PASSING)
        elif self._reader != seat and seat in self._owing() and self._is_chosen_alone():
            self._secretive = seat
            self._show_to(seat, Stage.ASKING)
        else:
            if self._reader != seat:
                self._last_turn.looked(seat)
            self._read(seat)

    def _read(self, seat: SeatId) -> None:
        self.codes.deal(seat, self.view)
        self._enter(Stage.CARD, seat)

    def pass_on(self) -> None:
        """Put the code card away, or go back to the open table."""
        if self.stage is not Stage.CARD or self.seat is None:
            super().pass_on()
            return
        self._reader = None
        untold, self._untold = self._untold, None
        if untold is not None:
            super()._tell(untold)
        else:
            self._next()

    def turn_over(self) -> None:
        """Hang the curtain again before a card that was left lying open."""
        if self.stage is Stage.CARD:
            self._enter(Stage.CURTAIN, self.seat)

    def undo(self) -> None:
        """Take the last turn back; whoever was about to read a card again asks once more."""
        self._reader = self._untold = None
        super().undo()

    def read_again(self, seat: SeatId) -> None:
        """Let a person see the code card again, behind the curtain."""
        if self.stage is Stage.KEYS and self.codes.card(seat) is not None:
            self._reader = seat
            self._enter(Stage.CURTAIN, seat)

    # In the open

    def press_key(self, key: str) -> None:
        """Take a key of whoever owns it: half a code, or a choice to be laid."""
        if self.stage is not Stage.KEYS:
            return
        press = self.codes.press(key)
        if press.unheard == "used-cap":
            self._renew(press.seat)
        elif press.unheard is not None or press.seat is None:
            self.unheard.emit(press)
        elif press.action is None:
            self.changed.emit()
        else:
            self._commit(press.seat, press.action)

    def take_back(self, seat: SeatId) -> None:
        """Forget a person's key that still waits for a second one; a new cap is shown for it."""
        if self.stage is Stage.KEYS and self.codes.take_back(seat):
            self._renew(seat)

    def _renew(self, seat: SeatId | None) -> None:
        """Show a person new caps for those used up; they see nothing of what others have laid."""
        self._reader = seat
        self._next()

    def offers(self) -> Sequence[tuple[SeatId, Action]]:
        """Return what people may do openly while all press keys: their seats and actions."""
        if self.stage is not Stage.KEYS:
            return ()
        every = self.codes.book.offers(self._match.view(None))
        return [(seat, action) for seat, action in every if seat in self.humans]

    def do_openly(self, seat: SeatId, action: Action) -> None:
        """Do one of the `offers`; whoever learns something looks at it in private."""
        if (seat, action) in self.offers():
            self._commit(seat, action)

    def _tell(self, shown: Shown) -> None:
        """Go on listening at once after one of several choices: others press at the same time.

        Who has just chosen behind the curtain reads the card before anybody else looks again.
        """
        owing = self._owing()
        alone = self._secretive == shown.seat and self.eyes is None
        if alone:
            self._secretive = None
        if alone and self.codes.lacks(shown.seat, self.view):
            self._untold = shown
            self._read(shown.seat)
        elif self.stage is Stage.KEYS and shown.face_down and owing:
            self._wait_for_keys(owing)
        else:
            super()._tell(shown)

    def _let_choose(self, owing: list[SeatId]) -> None:
        """Let people see their cards, or choose behind the curtain, before all press keys."""
        if self.eyes in owing and self._is_chosen_alone():
            self._enter(Stage.ASKING, self.eyes)
            return
        self.screen.look(None)
        view = self.view
        alone = owing if self._is_chosen_alone() else []
        behind = self._clockwise({*self.codes.lacking(view), *alone})
        if self._learner is not None:
            self._enter(Stage.CURTAIN, self._learner)
        elif behind:
            self._enter(Stage.CURTAIN, behind[0])
        elif owing and view.legal:
            self._enter(Stage.ASKING, owing[0])
        elif owing:
            self.codes.listen(view)
            self._wait_for_keys(owing)
        else:
            self._think(self._match.actors[0])

    def _wait_for_keys(self, owing: list[SeatId]) -> None:
        self.codes.only(owing)
        self._enter(Stage.KEYS, owing[0] if len(owing) == 1 else None)

    def _is_chosen_alone(self) -> bool:
        """Tell whether the decision at hand is secret, and on no card."""
        return self.screen.is_private and not self.codes.book.page(self._match.view(None))
