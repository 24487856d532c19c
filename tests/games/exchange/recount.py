"""A second Exchange, written from rulebook and rulings only, to compare the first one with.

It reads and makes moves as in records, imports nothing of the game, and is as simple as possible:
prices move step by step along a list, and ways to liquidate are found by trying all.
"""

from __future__ import annotations

import itertools
import json
from typing import Any, TypeAlias

JSON: TypeAlias = dict[str, Any]

SECURITIES = ["banks", "insurance", "bonds"]

# id: banks, insurance, bonds, cash
FOUNDERS: dict[str, tuple[int, int, int, int]] = {
    "leonard-bleecker": (6, 3, 1, 500),
    "hugh-smith": (5, 0, 3, 600),
    "armstrong-and-barnewall": (4, 7, 1, 400),
    "samuel-march": (8, 1, 1, 500),
    "bernard-hart": (1, 6, 3, 500),
    "alexander-zuntz": (0, 3, 5, 600),
    "andrew-d-barclay": (4, 4, 1, 550),
    "sutton-and-hardy": (6, 1, 3, 500),
    "benjamin-seixas": (3, 5, 0, 600),
    "john-henry": (4, 1, 7, 400),
    "john-a-hardenbrook": (1, 8, 1, 500),
    "samuel-beebe": (1, 3, 6, 500),
    "benjamin-winthrop": (7, 4, 1, 400),
    "john-ferrers": (4, 1, 4, 550),
    "ephraim-hart": (3, 6, 1, 500),
    "isaac-m-gomez": (3, 0, 5, 600),
    "gulian-mcevers": (1, 7, 4, 400),
    "augustine-h-lawrence": (1, 1, 8, 500),
    "g-n-bleecker": (5, 3, 0, 600),
    "john-bush": (7, 1, 4, 400),
    "peter-anspach": (1, 4, 4, 550),
    "charles-mcevers-jr": (3, 1, 6, 500),
    "david-reedy": (0, 5, 3, 600),
    "robinson-and-hartshorne": (1, 4, 7, 400),
}

FORCES: dict[str, dict[str, int]] = {
    "banks-boom": {"banks": 2},
    "banks-slump": {"banks": -2},
    "insurance-boom": {"insurance": 2},
    "insurance-slump": {"insurance": -2},
    "bonds-boom": {"bonds": 2},
    "bonds-slump": {"bonds": -2},
    "banks-to-insurance": {"banks": -2, "insurance": 2},
    "insurance-to-banks": {"insurance": -2, "banks": 2},
    "insurance-to-bonds": {"insurance": -2, "bonds": 2},
    "bonds-to-insurance": {"bonds": -2, "insurance": 2},
    "bonds-to-banks": {"bonds": -2, "banks": 2},
    "banks-to-bonds": {"banks": -2, "bonds": 2},
    "bull-market": {"banks": 1, "insurance": 1, "bonds": 1},
    "bear-market": {"banks": -1, "insurance": -1, "bonds": -1},
    "quiet-day": {},
}


class Wrong(Exception):  # noqa: N818
    """The record breaks a rule; the move's number comes first, 0 if it is not about a move."""


def text(value: Any) -> str:
    """Return JSON text in which 1, 1.0 and true differ and the order of keys does not."""
    return json.dumps(value, sort_keys=True)


class Trader:
    """One seat: its ledger board and what it has played."""

    def __init__(self, number: int, hand: list[str]) -> None:
        self.number = number
        self.hand = hand
        self.owns = dict.fromkeys(SECURITIES, 0)
        self.cash = 0
        self.out_in_round: int | None = None
        self.fell_with: tuple[int, int] = (0, 0)
        self.informed = False
        self.security = ""
        self.order: JSON = {}
        self.vote: JSON = {}
        self.laid: JSON | None = None

    def half_price(self, sold: dict[str, int], prices: dict[str, int]) -> int:
        """The proceeds of liquidated shares."""
        money = 0.0
        for name in SECURITIES:
            money += sold[name] * (prices[name] / 2)
        while money % 10:
            money += 5
        return int(money)

    def worth(self, prices: dict[str, int]) -> int:
        """Cash and shares."""
        return self.cash + sum(self.owns[name] * prices[name] for name in SECURITIES)


class Table:
    """A game's position, with everything visible."""

    def __init__(self, setup: JSON, seats: int) -> None:
        self.board = list(range(20, 90, 10)) if seats < 5 else list(range(10, 100, 10))
        self.prices = dict.fromkeys(SECURITIES, 50)
        self.traders = [Trader(seat, list(setup["founders"][seat])) for seat in range(seats)]
        self.forces = list(setup["forces"])
        self.round = 0
        self.phase = "founder"
        self.asked = list(range(seats))
        self.lobby: JSON | None = None
        self.seen: dict[str, int] = {}
        """How often each event occurred: pops, lobbyist ties …"""

    def note(self, what: str) -> None:
        """Count a rare event that random play should reach."""
        self.seen[what] = self.seen.get(what, 0) + 1

    # Seats and moves

    def over(self) -> bool:
        return self.phase == "over"

    def owing(self) -> list[int]:
        """The seats that have not chosen yet."""
        return [seat for seat in self.asked if self.traders[seat].laid is None]

    def legal(self, seat: int) -> list[JSON]:
        """Every move the seat may make next, as in a record."""
        if seat not in self.owing():
            return []
        trader = self.traders[seat]
        moves = [{"seat": seat, **move} for move in self._cards(trader)]
        coming = self.phase in ("security", "order", "influence", "lobby")
        if coming and trader.cash >= 50 and not trader.informed:
            moves.append({"seat": seat, "do": "intelligence"})
        return moves

    def _cards(self, trader: Trader) -> list[JSON]:
        if self.phase == "founder":
            return [{"do": "founder", "card": card} for card in trader.hand]
        if self.phase == "security":
            return [{"do": "security", "security": name} for name in SECURITIES]
        if self.phase == "order":
            return [
                {"do": "order", "side": side, "shares": shares}
                for side in ("buy", "sell")
                for shares in range(1, 10)
            ]
        if self.phase == "liquidate":
            return [{"do": "liquidate", **sold} for sold in self.ways(trader)]
        do = "lobby" if self.phase == "lobby" else "influence"
        return [{"do": do, "security": name, "by": by} for name in SECURITIES for by in (1, -1)]

    def cost(self, trader: Trader) -> int:
        """The cost of the trader's order at the present price."""
        return int(trader.order["shares"]) * self.prices[trader.security]

    def ways(self, trader: Trader) -> list[dict[str, int]]:
        """Every sale that is sufficient and minimal (E7)."""

        def pays(sold: dict[str, int]) -> bool:
            return trader.cash + trader.half_price(sold, self.prices) >= self.cost(trader)

        found = []
        for counts in itertools.product(*(range(trader.owns[name] + 1) for name in SECURITIES)):
            sold = dict(zip(SECURITIES, counts, strict=True))
            fewer = [{**sold, name: sold[name] - 1} for name in SECURITIES if sold[name]]
            if pays(sold) and not any(map(pays, fewer)):
                found.append(sold)
        return found

    # Playing

    def play(self, move: JSON) -> None:
        """Make a legal move."""
        trader = self.traders[move["seat"]]
        if move["do"] == "intelligence":
            self._inform(trader)
            return
        trader.laid = move
        if self.owing():
            return
        laid = {seat: self.traders[seat].laid or {} for seat in self.asked}
        for other in self.traders:
            other.laid = None
        getattr(self, f"_after_{self.phase}")(laid)

    def _inform(self, trader: Trader) -> None:
        trader.informed = True
        trader.cash -= 50
        self.note("intelligence")
        if self.phase == "lobby" and self._leader() != trader.number:
            self.note("lobbyist left by intelligence")
            self._find_lobbyist()

    def _in_game(self) -> list[Trader]:
        return [trader for trader in self.traders if trader.out_in_round is None]

    def _ask_all(self, phase: str) -> None:
        self.phase = phase
        self.asked = [trader.number for trader in self._in_game()]

    def _after_founder(self, laid: dict[int, JSON]) -> None:
        for seat, move in laid.items():
            *shares, cash = FOUNDERS[move["card"]]
            self.traders[seat].owns = dict(zip(SECURITIES, shares, strict=True))
            self.traders[seat].cash = cash
        self._new_round()

    def _new_round(self) -> None:
        self.lobby = None
        if self.round == 5:
            self._ask_all("final")
            return
        self.round += 1
        self._ask_all("security")

    def _after_security(self, laid: dict[int, JSON]) -> None:
        for seat, move in laid.items():
            self.traders[seat].security = move["security"]
        self._ask_all("order")

    def _after_order(self, laid: dict[int, JSON]) -> None:
        for seat, move in laid.items():
            self.traders[seat].order = move
        self._ask_all("influence")

    def _after_influence(self, laid: dict[int, JSON]) -> None:
        for seat, move in laid.items():
            self.traders[seat].vote = move
        if self.round == 1:
            self._market()
        else:
            self._find_lobbyist()

    def _leader(self) -> int | None:
        cash = [(trader.cash, trader.number) for trader in self._in_game()]
        cash.sort()
        return None if cash[-1][0] == cash[-2][0] else cash[-1][1]

    def _find_lobbyist(self) -> None:
        leader = self._leader()
        if leader is None:
            self.note("lobbyist tie")
            self._market()
        else:
            self.phase = "lobby"
            self.asked = [leader]

    def _after_lobby(self, laid: dict[int, JSON]) -> None:
        (self.lobby,) = laid.values()
        self._market()

    def _market(self) -> None:
        votes = [trader.vote for trader in self._in_game()]
        if self.lobby is not None:
            votes.append(self.lobby)
        self._move_prices(votes, FORCES[self.forces.pop(0)])
        for trader in self.traders:
            trader.informed = False
        self._settle()

    def _move_prices(self, votes: list[JSON], force: dict[str, int]) -> None:
        for name in SECURITIES:
            steps = sum(vote["by"] for vote in votes if vote["security"] == name)
            steps += force.get(name, 0)
            place = self.board.index(self.prices[name])
            for _ in range(abs(steps)):
                place += 1 if steps > 0 else -1
                if place == len(self.board):
                    self.note("pop upwards")
                    place = 0
                if place == -1:
                    self.note("pop downwards")
                    place = len(self.board) - 1
            self.prices[name] = self.board[place]

    def _settle(self) -> None:
        waiting = []
        for trader in self._in_game():
            if trader.order["side"] == "sell":
                sold = min(trader.order["shares"], trader.owns[trader.security])
                if sold < trader.order["shares"]:
                    self.note("sold short")
                trader.owns[trader.security] -= sold
                trader.cash += sold * self.prices[trader.security]
            elif self.cost(trader) <= trader.cash:
                self._buy(trader)
            elif self.cost(trader) <= trader.cash + trader.half_price(trader.owns, self.prices):
                waiting.append(trader.number)
                ways = self.ways(trader)
                self.note("liquidation, one way" if len(ways) == 1 else "liquidation, several ways")
            else:
                trader.out_in_round = self.round
                trader.fell_with = (trader.worth(self.prices), trader.cash)
        for trader in self.traders:
            if trader.out_in_round == self.round:
                self.note("elimination")
                trader.cash = 0
                trader.owns = dict.fromkeys(SECURITIES, 0)
        if len(waiting) > 1:
            self.note("liquidations at once")
        if waiting:
            self.phase = "liquidate"
            self.asked = waiting
        else:
            self._after_settlement()

    def _buy(self, trader: Trader) -> None:
        trader.cash -= self.cost(trader)
        trader.owns[trader.security] += trader.order["shares"]

    def _after_liquidate(self, laid: dict[int, JSON]) -> None:
        for seat, move in laid.items():
            trader = self.traders[seat]
            sold = {name: move[name] for name in SECURITIES}
            trader.cash += trader.half_price(sold, self.prices)
            for name in SECURITIES:
                trader.owns[name] -= sold[name]
            self._buy(trader)
        self._after_settlement()

    def _after_settlement(self) -> None:
        left = len(self._in_game())
        if left <= 1:
            self.note("one left" if left else "none left")
            self._end()
        else:
            self._new_round()

    def _after_final(self, laid: dict[int, JSON]) -> None:
        self._move_prices(list(laid.values()), {})
        self.note("close")
        self._end()

    def _end(self) -> None:
        self.phase = "over"
        self.asked = []

    # The end

    def result(self) -> JSON:
        """The result as in a record."""

        def standing(trader: Trader) -> tuple[int, int, int]:
            if trader.out_in_round is None:
                return (99, trader.worth(self.prices), trader.cash)
            return (trader.out_in_round, *trader.fell_with)

        better = sorted((standing(trader) for trader in self.traders), reverse=True)
        return {
            "net_worth": [trader.worth(self.prices) for trader in self.traders],
            "cash": [trader.cash for trader in self.traders],
            "out_in_round": [trader.out_in_round for trader in self.traders],
            "ranks": [better.index(standing(trader)) + 1 for trader in self.traders],
        }


def recount(record: JSON) -> Table:
    """Play a whole record (without `x_` keys) and return its last position. Raises Wrong."""
    table = open_table(record)
    before: tuple[Any, ...] = ()
    for number, move in enumerate(record["moves"], start=1):
        position = (table.round, table.phase, table.asked)
        if position != before:
            before, last = position, -1
        if move["do"] != "intelligence":
            if move["seat"] < last:
                raise Wrong(number, "not in seat order")
            last = move["seat"]
        if text(move) not in map(text, table.legal(move["seat"])):
            raise Wrong(number, "not legal")
        table.play(move)
    expected = table.result() if table.over() else None
    if text(record["result"]) != text(expected):
        raise Wrong(0, "result")
    return table


def open_table(record: JSON) -> Table:
    """Check header and set-up, and return the table. Raises Wrong."""
    seats, setup = len(record["seats"]), record["setup"]
    _demand(record["game"] == "exchange" and 3 <= seats <= 6, "head")
    _demand(record["options"] == {}, "options")
    dealt: list[list[str]] = [[] for _ in range(seats)]
    cards = [list(hand) for hand in setup["founders"]]
    _demand(len(cards) == seats, "founders")
    for turn in range(24):
        hand = cards[turn % seats]
        _demand(bool(hand), "founders")
        dealt[turn % seats].append(hand.pop(0))
    _demand(not any(cards), "founders")
    _demand(sorted(itertools.chain(*dealt)) == sorted(FOUNDERS), "founders")
    _demand(sorted(setup["forces"]) == sorted(FORCES), "forces")
    return Table(setup, seats)


def _demand(fine: bool, what: str) -> None:
    if not fine:
        raise Wrong(0, what)
