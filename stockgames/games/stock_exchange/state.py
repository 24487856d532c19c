"""Stock Exchange's complete state, and how eight submissions take effect together.

Optimized for playouts: flat lists of small ints, and nothing stored that can be derived from the
submissions. What each seat may know is in `view`; refusals are in `refusals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NoReturn

from stockgames.engine.state import Event, Result, SeatId, State
from stockgames.games.stock_exchange import events
from stockgames.games.stock_exchange.actions import Books, Submit, kept_fresh
from stockgames.games.stock_exchange.parts import (
    COAL,
    COMPANIES,
    DIAMOND,
    EXCHANGE_COST,
    FIZZLE,
    PRIZE_TOKEN,
    RESOURCES,
    ROUNDS,
    SEATS,
    Counts,
    Resource,
)
from stockgames.games.stock_exchange.scoring import earnings, payouts, prize_pool

EVERYBODY: Final = tuple(range(SEATS))
OTHERS: Final = tuple(tuple(s for s in EVERYBODY if s != seat) for seat in EVERYBODY)
"""`OTHERS[seat]`: all seats but one, ascending."""


class StockExchangeState(State):
    """The complete state of a game of Stock Exchange; only `apply` changes it."""

    seats: int
    round: int
    """1 to 3; still 3 when the game is over."""
    actors: tuple[SeatId, ...]
    """The seats that have not sealed their envelope yet, ascending."""
    laid: list[Submit | None]
    """Each seat's sealed submission in this round, or None."""
    garnets_at_start: int
    garnets: list[int]
    resources: list[list[int]]
    """`resources[company][resource]`, including what arrived this round."""
    stocks: list[list[int]]
    """`stocks[seat][company]`."""
    owes_resource: list[tuple[SeatId, ...]]
    """By seat: the seats that have yet to get a resource from it, ascending (S3)."""
    owes_stock: list[tuple[SeatId, ...]]
    submissions: tuple[tuple[Submit, ...], ...]
    """`submissions[round - 1][seat]`, of past rounds."""
    fizzled: tuple[bool, ...]
    """Of each past round: whether its diamonds turned to coal (S4)."""

    def __init__(self, garnets: int, stocks: Sequence[Sequence[int]]) -> None:
        self.seats = SEATS
        self.round = 1
        self.actors = EVERYBODY
        self.laid = [None] * SEATS
        self.garnets_at_start = garnets
        self.garnets = [garnets] * SEATS
        self.resources = [[0] * len(RESOURCES) for _ in COMPANIES]
        self.stocks = [list(held) for held in stocks]
        self.owes_resource = list(OTHERS)
        self.owes_stock = list(OTHERS)
        self.submissions = ()
        self.fizzled = ()

    @property
    def turn(self) -> int:
        return len(self.submissions)

    def legal_actions(self, seat: SeatId) -> tuple[Submit, ...]:
        return ()

    def books(self, seat: SeatId) -> Books:
        """Return the holdings and obligations against which the seat submits."""
        return Books(
            seat,
            self.round,
            self.garnets[seat],
            tuple(self.resources[seat]),
            tuple(self.stocks[seat]),
            self.owes_resource[seat],
            self.owes_stock[seat],
        )

    def draw_chance(self, rng: Random) -> NoReturn:
        raise ValueError("no shuffle is due")

    def apply(self, seat: SeatId, action: Submit, log: list[Event] | None = None) -> None:
        self.laid[seat] = action
        self.actors = tuple([other for other in self.actors if other != seat])
        if log is not None:
            log.append(events.Sealed(seat=seat))
        if not self.actors:
            self._open(log)

    # A round takes effect (S2)

    def _open(self, log: list[Event] | None) -> None:
        laid = tuple([submission for submission in self.laid if submission is not None])
        fizzled = fizzles(laid)
        self.submissions += (laid,)
        self.fizzled += (fizzled,)
        if log is not None:
            self._log_own_doings(laid, log)
        for seat, submission in enumerate(laid):
            self._settle(seat, submission, COAL if fizzled else DIAMOND)
        self.laid = [None] * SEATS
        if log is not None:
            self._log_arrivals(log)
        if self.round == ROUNDS:
            if log is not None:
                self._log_audit(log)
            return
        self.round += 1
        self.actors = EVERYBODY
        if log is not None:
            log.append(events.RoundBegan(round=self.round))

    def _settle(self, seat: SeatId, submission: Submit, fresh: Resource) -> None:
        """Exchange, produce and give for a seat, in this order (S2).

        Gifts may be added to their new owners at once, because every seat's gifts were checked
        against what it held before.
        """
        resources, stocks = self.resources, self.stocks
        made, held = resources[seat], stocks[seat]
        for company in submission.exchange:
            held[company] -= 1
            held[seat] += 1
            self.garnets[seat] -= EXCHANGE_COST
        for resource in submission.produce:
            made[fresh if resource == DIAMOND else resource] += 1
        owes = list(self.owes_resource[seat])
        for gift in submission.resources:
            resource = fresh if gift.fresh else gift.resource
            made[resource] -= 1
            resources[gift.to][resource] += 1
            owes.remove(gift.to)
        self.owes_resource[seat] = tuple(owes)
        owes = list(self.owes_stock[seat])
        for present in submission.stocks:
            held[present.company] -= 1
            stocks[present.to][present.company] += 1
            owes.remove(present.to)
        self.owes_stock[seat] = tuple(owes)

    def carry_out(self, fresh: Resource | None = None) -> None:
        """Apply the sealed submissions before all seats have sealed; for estimates, not for play.

        Diamonds become `fresh`; by default they fail only if the sealed submissions make them fail.
        """
        laid = [(seat, sealed) for seat, sealed in enumerate(self.laid) if sealed is not None]
        if fresh is None:
            fresh = COAL if fizzles([sealed for _, sealed in laid]) else DIAMOND
        for seat, sealed in laid:
            self._settle(seat, sealed, fresh)
        self.laid = [None] * SEATS

    # Events

    def _log_own_doings(self, laid: tuple[Submit, ...], log: list[Event]) -> None:
        log.append(events.EnvelopesOpened(round=self.round))
        for seat, submission in enumerate(laid):
            only = (seat,)
            if submission.exchange:
                log.append(
                    events.StocksExchanged(
                        audience=only,
                        seat=seat,
                        companies=submission.exchange,
                        garnets=EXCHANGE_COST * len(submission.exchange),
                    )
                )
            lost = kept_fresh(submission) if self.fizzled[-1] else 0
            counts = [submission.produce.count(resource) for resource in range(len(RESOURCES))]
            counts[DIAMOND] -= lost
            counts[COAL] += lost
            log.append(
                events.Produced(audience=only, seat=seat, resources=tuple(counts), fizzled=lost > 0)
            )

    def _log_arrivals(self, log: list[Event]) -> None:
        for seat in EVERYBODY:
            resources, stocks = self.arrived(seat, self.round)
            log.append(
                events.Arrived(
                    audience=(seat,),
                    seat=seat,
                    round=self.round + 1,
                    resources=resources,
                    stocks=stocks,
                )
            )

    def _log_audit(self, log: list[Event]) -> None:
        dollars = earnings(self.resources)
        for company in COMPANIES:
            log.append(
                events.CompanyAudited(
                    company=company,
                    resources=tuple(self.resources[company]),
                    earnings=dollars[company],
                )
            )
        for paid in payouts(dollars, self.stocks):
            log.append(events.StocksPaid(seat=paid.seat, stocks=paid.stocks, score=paid.score))
        tokens = self.prize_tokens()
        log.append(events.PrizeMission(tokens=tokens, prize_pool=prize_pool(tokens)))

    def arrived(self, seat: SeatId, after: int) -> tuple[Counts, Counts]:
        """Return the resources and stocks that reached a seat after a past round."""
        resources, stocks = [0] * len(RESOURCES), [0] * SEATS
        fresh = COAL if self.fizzled[after - 1] else DIAMOND
        for submission in self.submissions[after - 1]:
            for gift in submission.resources:
                if gift.to == seat:
                    resources[fresh if gift.fresh else gift.resource] += 1
            for present in submission.stocks:
                if present.to == seat:
                    stocks[present.company] += 1
        return tuple(resources), tuple(stocks)

    # End of the game

    def prize_tokens(self) -> int:
        """Return how many prize tokens were produced in past rounds (S10)."""
        return sum(
            submission.produce.count(PRIZE_TOKEN)
            for laid in self.submissions
            for submission in laid
        )

    def result(self) -> Result:
        dollars = earnings(self.resources)
        paid = payouts(dollars, self.stocks)
        scores = tuple(payout.score for payout in paid)
        ranks = tuple(payout.rank for payout in paid)
        details = {
            "earnings": dollars,
            "scores": list(scores),
            "ranks": list(ranks),
            "awards": [
                {"life_tokens": payout.life_tokens, "garnets": payout.garnets} for payout in paid
            ],
            "elimination_candidates": [
                payout.seat for payout in paid if payout.elimination_candidate
            ],
            "prize_pool": prize_pool(self.prize_tokens()),
        }
        return Result(ranks, scores, details)


def fizzles(laid: Sequence[Submit]) -> bool:
    """Return whether enough companies make diamonds that all of them turn to coal (S4)."""
    return sum([DIAMOND in submission.produce for submission in laid]) >= FIZZLE
