"""The score history, recomputed from the record on a second Exchange's table."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from functools import cache
from typing import Any

from stockgames.engine.match import Match
from stockgames.games.exchange import history as kinds
from stockgames.games.exchange.history import BOOM, BUBBLE, LIQUIDATION, REBOUND, RUIN, SLUMP, TRADE
from tests.games.courses import histories, moves, of, values
from tests.games.exchange.recount import SECURITIES, Table, Trader

TABLES = (3, 4, 6)
PRICES = (BUBBLE, REBOUND, BOOM, SLUMP)


@cache
def positions(match: Match) -> list[tuple[Table, Table, dict[str, Any]]]:
    """Return the table before each move, after it, and the move."""
    found = []
    now = Table(match.record().setup, len(match.seats))
    for move in moves(match):
        before, now = now, deepcopy(now)
        now.play(move)
        found.append((before, now, move))
    return found


def test_worth_prices_and_shares_are_those_of_each_position() -> None:
    for match, history in histories("exchange", *TABLES):
        for step, (_, now, _) in enumerate(positions(match), 1):
            founded = now.phase != "founder"
            worth = [trader.worth(now.prices) if founded else None for trader in now.traders]
            assert values(history, "worth", step) == worth
            assert values(history, "price", step) == [now.prices[name] for name in SECURITIES]
            for line in history.of("shares"):
                owner, name = now.traders[line.seat or 0], SECURITIES[line.thing or 0]
                assert line.values[step] == owner.owns[name]


def test_rounds_are_counted_to_the_close() -> None:
    for match, history in histories("exchange", *TABLES):
        for step, (before, _, _) in enumerate(positions(match), 1):
            assert history.at[step] == before.round + (before.phase == "final")


def test_what_prices_did_is_told_with_what_it_did_to_whom() -> None:
    kinds = set()
    for match, history in histories("exchange", *TABLES):
        moved = {}
        for step, (before, now, _) in enumerate(positions(match), 1):
            for thing, name in enumerate(SECURITIES):
                by = now.prices[name] - before.prices[name]
                felt = tuple(by * trader.owns[name] for trader in before.traders)
                pops = [now.seen.get(which, 0) - before.seen.get(which, 0) for which in _POPS]
                moved[step, thing] = by, felt, pops
        for moment in of(history, *PRICES):
            by, felt, pops = moved[moment.step, moment.thing or 0]
            assert (moment.amount, moment.changes) == (by, felt)
            assert moment.kind != BUBBLE or pops[0] > 0
            assert moment.kind != REBOUND or pops[1] > 0
            kinds.add(moment.kind)
        wrapped = {moment.step for moment in of(history, BUBBLE, REBOUND)}
        assert wrapped == {step for (step, _), (_, _, pops) in moved.items() if any(pops)}
        over = {(moment.step, moment.thing) for moment in of(history, BUBBLE, REBOUND)}
        plain = [(by, felt) for at, (by, felt, _) in moved.items() if by and at not in over]
        for kind, sign in ((BOOM, 1), (SLUMP, -1)):
            most = max((max(map(abs, felt)) for by, felt in plain if by * sign > 0), default=0)
            assert [moment.weight for moment in of(history, kind)] == [most] * bool(most)
    assert kinds == set(PRICES)


_POPS = ("pop upwards", "pop downwards")


def test_ruins_and_sales_at_half_price_are_told() -> None:
    ruins = sales = 0
    for match, history in histories("exchange", *TABLES):
        fell, sold = [], []
        for step, (before, now, _) in enumerate(positions(match), 1):
            for was, trader in zip(before.traders, now.traders, strict=True):
                if was.out_in_round is None and trader.out_in_round is not None:
                    fell.append((step, trader.number, -trader.fell_with[0]))
                if before.phase == "liquidate" != now.phase and trader.number in before.asked:
                    choice = was.laid or match.record().moves[step - 1]
                    counts = {name: choice[name] for name in SECURITIES}
                    full = sum(counts[name] * before.prices[name] for name in SECURITIES)
                    lost = was.half_price(counts, before.prices) - full
                    sold.append((step, trader.number, lost))
        assert [(m.step, m.seat, m.amount) for m in of(history, RUIN)] == fell
        assert [(m.step, m.seat, m.amount) for m in of(history, LIQUIDATION)] == sold
        ruins, sales = ruins + len(fell), sales + len(sold)
    assert ruins
    assert sales


class Ledger(Table):
    """A table that records every trade: after how many moves, seat, security, shares, price."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.record().setup, len(match.seats))
        self.trades: list[tuple[int, int, str, int, int]] = []
        self.step = 0

    def _note_trade(self, trader: Trader, shares: int) -> None:
        price = self.prices[trader.security]
        self.trades.append((self.step, trader.number, trader.security, shares, price))

    def _settle(self) -> None:
        sellers = [trader for trader in self._in_game() if trader.order["side"] == "sell"]
        held = [trader.owns[trader.security] for trader in sellers]
        step = self.step
        super()._settle()
        assert step == self.step
        for trader, had in zip(sellers, held, strict=True):
            self._note_trade(trader, trader.owns[trader.security] - had)

    def _buy(self, trader: Trader) -> None:
        super()._buy(trader)
        self._note_trade(trader, trader.order["shares"])


def test_each_seats_best_and_worst_trade_is_told_by_what_it_was_worth_in_the_end() -> None:
    told = 0
    for match, history in histories("exchange", *TABLES):
        ledger = Ledger(match)
        for ledger.step, move in enumerate(moves(match), 1):
            ledger.play(move)
        expected = set()
        for trader in ledger.traders:
            if trader.out_in_round is None:
                gains = [
                    (shares * (ledger.prices[name] - price), -step)
                    for step, seat, name, shares, price in ledger.trades
                    if seat == trader.number
                ]
                best, worst = max(gains), min((by, -step) for by, step in gains)
                expected |= {(-best[1], trader.number, best[0])} if best[0] > 0 else set()
                expected |= {(worst[1], trader.number, worst[0])} if worst[0] < 0 else set()
        found = {(m.step, m.seat, m.amount) for m in of(history, TRADE)}
        assert found == expected
        told += len(found)
    assert told


class Polls(Ledger):
    """A ledger that records every vote, and whether its security moved that way."""

    votes: list[tuple[int, bool]]

    def _move_prices(self, votes: list[dict[str, Any]], force: dict[str, int]) -> None:
        for vote in votes:
            name = vote["security"]
            steps = sum(other["by"] for other in votes if other["security"] == name)
            steps += force.get(name, 0)
            self.votes.append((vote["seat"], steps * vote["by"] > 0))
        super()._move_prices(votes, force)


def test_counts_are_those_of_the_record() -> None:
    for match, history in histories("exchange", 3, 6):
        polls = Polls(match)
        polls.votes = []
        counted = Counter[tuple[int, str]]()
        called = set()
        for polls.step, move in enumerate(moves(match), 1):
            polls.play(move)
            if move["do"] == "intelligence":
                counted[move["seat"], kinds.INTELLIGENCE] += 1
            if move["do"] == "liquidate":
                sold = move["banks"] + move["insurance"] + move["bonds"]
                counted[move["seat"], kinds.LIQUIDATED] += sold
            if polls.phase == "lobby":
                called.add((polls.round, polls.asked[0]))
        for seat, won in polls.votes:
            counted[seat, kinds.VOTES] += 1
            counted[seat, kinds.VOTES_WON] += won
        for _, seat, _, shares, _ in polls.trades:
            counted[seat, kinds.BOUGHT if shares > 0 else kinds.SOLD] += abs(shares)
        for _, seat in called:
            counted[seat, kinds.LOBBYIST] += 1
        counts = Counter(
            {
                (seat, tally.kind): count
                for tally in history.tallies
                for seat, count in enumerate(tally.counts)
            }
        )
        assert +counts == +counted
