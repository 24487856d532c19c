"""Each seat's stats, counted from the record on a second Exchange's table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from stockgames.games.exchange import history as kinds
from tests.games.courses import histories, moves
from tests.games.exchange.test_history import Ledger


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
        told = Counter(
            {
                (seat, tally.kind): count
                for tally in history.tallies
                for seat, count in enumerate(tally.counts)
            }
        )
        assert +told == +counted
