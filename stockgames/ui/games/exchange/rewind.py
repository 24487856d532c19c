"""Taking events back from a view, so that the moves that led to it can be shown again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from stockgames.controllers.table import Shown
from stockgames.engine.event import Event
from stockgames.games.exchange.events import (
    Eliminated,
    ForceTurned,
    FounderShown,
    Laid,
    Liquidated,
    LobbyistCalled,
    MoneyMoved,
    PriceMoved,
    RoundBegan,
    SecurityShown,
    SideShown,
    Traded,
)
from stockgames.games.exchange.state import (
    FOUNDING,
    NONE,
    PHASE_1,
    PHASE_2,
    PHASE_3,
)
from stockgames.games.exchange.view import ExchangeView


def rewind(view: ExchangeView, moves: Iterable[Shown]) -> ExchangeView:
    """Return what the table showed before the moves: prices, cash, shares, cards that were up.

    What lay face down is not brought back, so this is a picture to paint and no information state.
    """
    scratch = _Scratch(view)
    for shown in reversed(list(moves)):
        for event in reversed(shown.events):
            scratch.undo(event)
    return scratch.view()


class _Scratch:
    """A view taken apart, to be changed and put together again."""

    def __init__(self, view: ExchangeView) -> None:
        self._view = view
        self.prices = list(view.prices)
        self.cash = list(view.cash)
        self.shares = [list(held) for held in view.shares]
        self.founders = list(view.founders)
        self.traded = list(view.traded)
        self.sides = list(view.sides)
        self.drawn = view.drawn
        self.round = view.round
        self.stage = view.stage
        self.lobbyist = view.lobbyist
        self.standing = set(view.standing)
        self.actors = set(view.actors)

    def undo(self, event: Event) -> None:
        """Take one event back."""
        match event:
            case Laid(seat=seat):
                self.actors.add(seat)
            case MoneyMoved(seat=seat, amount=amount):
                self.cash[seat] -= amount
            case Traded(seat=seat, security=security, shares=shares):
                self.shares[seat][security] -= shares
            case Liquidated(seat=seat, sold=sold):
                self._give(seat, sold)
            case Eliminated(seat=seat, lost=lost):
                self._give(seat, lost)
                self.standing.add(seat)
            case PriceMoved(security=security, before=before):
                self.prices[security] = before
            case _:
                self._undo_phase(event)

    def _give(self, seat: int, shares: Iterable[int]) -> None:
        for security, count in enumerate(shares):
            self.shares[seat][security] += count

    def _undo_phase(self, event: Event) -> None:
        """Take back what was shown, and with it the phase that followed."""
        match event:
            case ForceTurned():
                self.drawn = self.drawn[:-1]
                self._lie_face_down(PHASE_3)
            case FounderShown(seat=seat):
                self.founders[seat] = NONE
                self.shares[seat] = [0, 0, 0]
                self._lie_face_down(FOUNDING)
            case SecurityShown(seat=seat):
                self.traded[seat] = NONE
                self._lie_face_down(PHASE_1)
            case SideShown(seat=seat):
                self.sides[seat] = NONE
                self._lie_face_down(PHASE_2)
            case LobbyistCalled():
                self.lobbyist = NONE
                self._lie_face_down(PHASE_3)
            case RoundBegan(round=began):
                self.round = began - 1
                self._lie_face_down(PHASE_3)
            case _:
                pass

    def _lie_face_down(self, stage: int) -> None:
        """Go back to the end of a phase, when every card had been laid and none was shown."""
        self.stage = stage
        self.actors = set()

    def view(self) -> ExchangeView:
        """Return the view put together; nobody is asked in it."""
        banks, insurance, bonds = self.prices
        return replace(
            self._view,
            prices=(banks, insurance, bonds),
            cash=tuple(self.cash),
            shares=tuple((held[0], held[1], held[2]) for held in self.shares),
            founders=tuple(self.founders),
            traded=tuple(self.traded),
            sides=tuple(self.sides),
            orders=(0,) * self._view.seats,
            votes=(None,) * self._view.seats,
            lobby=None,
            laid=None,
            coming=None,
            hand=(),
            drawn=self.drawn,
            round=self.round,
            actors=tuple(sorted(self.actors)),
            choosers=tuple(sorted(self.standing)),
            stage=self.stage,
            lobbyist=self.lobbyist,
            standing=tuple(sorted(self.standing)),
            falls=tuple(fall for fall in self._view.falls if fall.seat not in self.standing),
            legal=(),
        )
