"""Exchange's state, hidden cards included, and how an action changes it.

Optimized for playouts: flat lists of small ints, shared tuples, interned actions. The rules follow
the order of the rulebook. Trades are settled in `settlement`; refusals, which only people need, are
in `refusals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Self

from stockgames.engine.event import Event
from stockgames.engine.seat import NOBODY, ONE, SeatId
from stockgames.engine.state import Result
from stockgames.games.exchange import events
from stockgames.games.exchange.actions import (
    CHOICES,
    INFLUENCES,
    INFORMED_CHOICES,
    BuyIntelligence,
    ChooseFounder,
    ChooseSecurity,
    ExchangeAction,
    Influence,
    Lobby,
    Order,
    founder_choices,
    liquidations,
)
from stockgames.games.exchange.counts import ExchangeCounts
from stockgames.games.exchange.intelligence import is_on_offer
from stockgames.games.exchange.parts import (
    ALL_SECURITIES,
    FIRST_LOBBY,
    FORCES,
    FOUNDERS,
    INTELLIGENCE_COST,
    ROUNDS,
    ForceId,
)
from stockgames.games.exchange.places import final_places
from stockgames.games.exchange.settlement import pay_debts, settle
from stockgames.games.exchange.stages import (
    CLOSE,
    LIQUIDATION,
    LOBBYING,
    NONE,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASE_3,
)


class ExchangeState(ExchangeCounts):
    """The complete state of a game of Exchange. Read freely; only `apply` changes it."""

    __slots__ = ()

    # Legal actions

    def legal_actions(self, seat: SeatId) -> tuple[ExchangeAction, ...]:
        if seat not in self.actors:
            return ()
        if self.can_buy_intelligence(seat):
            return INFORMED_CHOICES[self.stage]
        return self.choices(seat)

    def choices(self, seat: SeatId) -> tuple[ExchangeAction, ...]:
        """Return the choices of a seat in this stage, whether or not it has already chosen."""
        stage = self.stage
        if PHASE_1 <= stage <= LOBBYING:
            return CHOICES[stage]
        if stage == CLOSE:
            return INFLUENCES
        if stage == LIQUIDATION:
            return liquidations(self.shares[seat], self.prices, self.debt(seat))
        return founder_choices(self.hands[seat])

    def can_buy_intelligence(self, seat: SeatId) -> bool:
        """Return whether a seat that must choose may see the coming Market Force (E5)."""
        return is_on_offer(self.stage, self.cash[seat], bool(self.informed >> seat & 1))

    def draw_chance(self, rng: Random) -> ExchangeAction:
        raise AssertionError("no shuffle is due")

    # Applying actions

    def apply(self, seat: SeatId, action: ExchangeAction, log: list[Event] | None = None) -> None:
        if type(action) is BuyIntelligence:
            self._buy_intelligence(seat, log)
            return
        self.laid[seat] = action
        self.actors = tuple([other for other in self.actors if other != seat])
        if log is not None:
            log.append(events.Laid(seat=seat))
        if not self.actors:
            laid, self.laid = self.laid, [None] * self.seats
            self._show(laid, log)

    def _buy_intelligence(self, seat: SeatId, log: list[Event] | None) -> None:
        """Show the seat the coming card; paying for it may cost the seat the lobbyist (E5, E6)."""
        self.informed |= 1 << seat
        if log is not None:
            force = self.forces[self.drawn]
            log.append(events.IntelligenceBought(seat=seat))
            log.append(events.ForceSeen(seat=seat, force=force, audience=(seat,)))
        self.pay(seat, -INTELLIGENCE_COST, events.INTELLIGENCE, log)
        if self.stage == LOBBYING and self.richest() != seat:
            self._call_lobbyist(log)

    def _show(self, laid: list[ExchangeAction | None], log: list[Event] | None) -> None:
        """Reveal all choices of a stage together (E10)."""
        stage = self.stage
        if stage == PHASE_1:
            self._show_securities(laid, log)
        elif stage == PHASE_2:
            self._show_sides(laid, log)
        elif stage == PHASE_3:
            self._take_votes(laid)
            self._call_lobbyist(log)
        elif stage == LOBBYING:
            vote = laid[self.lobbyist]
            assert isinstance(vote, Lobby)
            self.lobby = vote
            self._turn_market(log)
        elif stage == LIQUIDATION:
            pay_debts(self, laid, log)
            self._end_round(log)
        elif stage == CLOSE:
            self._take_votes(laid)
            self._move_prices(self._show_votes(log), log)
            self._ask(OVER, NOBODY)
        else:
            self._show_founders(laid, log)

    def _ask(self, stage: int, choosers: tuple[SeatId, ...]) -> None:
        self.stage = stage
        self.turn += 1
        self.actors = self.choosers = choosers

    def _show_founders(self, laid: list[ExchangeAction | None], log: list[Event] | None) -> None:
        self.hands = ((),) * self.seats
        for seat, choice in enumerate(laid):
            assert isinstance(choice, ChooseFounder)
            founder = FOUNDERS[choice.card]
            self.founders[seat] = choice.card
            self.shares[seat] = founder.shares
            if log is not None:
                log.append(events.FounderShown(seat=seat, founder=choice.card))
            self.pay(seat, founder.cash, events.FOUNDED, log)
        self._begin_round(log)

    def _begin_round(self, log: list[Event] | None) -> None:
        """Begin the next round, or the close after the last one."""
        self.clear_round()
        if log is not None:
            log.append(events.RoundBegan(round=self.round + 1))
        if self.round == ROUNDS:
            self._ask(CLOSE, self.standing)
        else:
            self.round += 1
            self._ask(PHASE_1, self.standing)

    def _show_securities(self, laid: list[ExchangeAction | None], log: list[Event] | None) -> None:
        for seat in self.standing:
            choice = laid[seat]
            assert isinstance(choice, ChooseSecurity)
            self.traded[seat] = choice.security
            if log is not None:
                log.append(events.SecurityShown(seat=seat, security=choice.security))
        self._ask(PHASE_2, self.standing)

    def _show_sides(self, laid: list[ExchangeAction | None], log: list[Event] | None) -> None:
        for seat in self.standing:
            order = laid[seat]
            assert isinstance(order, Order)
            self.orders[seat] = order.signed
            if log is not None:
                log.append(events.SideShown(seat=seat, side=order.side))
        self._ask(PHASE_3, self.standing)

    def _take_votes(self, laid: list[ExchangeAction | None]) -> None:
        for seat in self.standing:
            vote = laid[seat]
            assert isinstance(vote, Influence)
            self.votes[seat] = vote

    def _call_lobbyist(self, log: list[Event] | None) -> None:
        """Ask the richest seat for a second vote; the votes are revealed after that (E6)."""
        if self.round < FIRST_LOBBY:
            self._turn_market(log)
            return
        self.lobbyist = seat = self.richest()
        if log is not None:
            log.append(events.LobbyistCalled(seat=None if seat == NONE else seat))
        if seat == NONE:
            self._turn_market(log)
        else:
            self._ask(LOBBYING, ONE[seat])

    def _turn_market(self, log: list[Event] | None) -> None:
        steps = self._show_votes(log)
        force = self.forces[self.drawn]
        self.drawn += 1
        self.informed = 0
        if log is not None:
            log.append(events.ForceTurned(force=force))
        for security, move in enumerate(FORCES[force].moves):
            steps[security] += move
        self._move_prices(steps, log)
        self._settle(log)

    def _show_votes(self, log: list[Event] | None) -> list[int]:
        steps = [0, 0, 0]
        for seat, vote in enumerate(self.votes):
            if vote is not None:
                steps[vote.security] += vote.by
                self._log_vote(seat, vote, log)
        if self.lobby is not None:
            steps[self.lobby.security] += self.lobby.by
            self._log_vote(self.lobbyist, self.lobby, log)
        return steps

    def _log_vote(self, seat: SeatId, vote: Influence | Lobby, log: list[Event] | None) -> None:
        if log is not None:
            lobby = isinstance(vote, Lobby)
            log.append(events.VoteShown(seat=seat, security=vote.security, by=vote.by, lobby=lobby))

    def _move_prices(self, steps: list[int], log: list[Event] | None) -> None:
        """Move each price by the sum of its moves, wrapping at the ends of the board (E3)."""
        before, board = self.prices, self.board
        banks, insurance, bonds = map(board.moved, before, steps)
        self.prices = (banks, insurance, bonds)
        if log is None:
            return
        for security in ALL_SECURITIES:
            if steps[security]:
                log.append(
                    events.PriceMoved(
                        security=security,
                        before=before[security],
                        after=self.prices[security],
                        steps=steps[security],
                        pops=board.pops(before[security], steps[security]),
                    )
                )

    # Settlement

    def _settle(self, log: list[Event] | None) -> None:
        short = settle(self, log)
        if short:
            self._ask(LIQUIDATION, short)
        else:
            self._end_round(log)

    def _end_round(self, log: list[Event] | None) -> None:
        """Begin the next round, or end the game if at most one seat is left (E8)."""
        if len(self.standing) > 1:
            self._begin_round(log)
        else:
            self._ask(OVER, NOBODY)

    # Hidden cards

    def unseen(self) -> tuple[tuple[ForceId, ...]]:
        """Return the coming Market Forces that no seat has seen (E5)."""
        return (self.forces[self._seen_forces() :],)

    def _seen_forces(self) -> int:
        return self.drawn + bool(self.informed)

    def with_unseen(self, decks: Sequence[tuple[ForceId, ...]]) -> Self:
        other = self.copy()
        other.forces = self.forces[: self._seen_forces()] + decks[0]
        return other

    # Result

    def result(self) -> Result:
        worth = tuple(self.net_worth(seat) for seat in range(self.seats))
        out: list[int | None] = [None] * self.seats
        for fall in self.falls:
            out[fall.seat] = fall.round
        ranks = final_places(worth, self.cash, self.falls)
        details = {"net_worth": list(worth), "cash": self.cash[:], "out_in_round": out}
        return Result(ranks, worth, details)
