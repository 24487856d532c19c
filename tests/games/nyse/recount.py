"""A second NYSE, written from rulebook and rulings only, to compare the first one with.

It reads and makes moves as in records, imports nothing of the game, and is as simple as possible: a
hand is a list of (colour, marking) pairs, a pile a list of markings with the next one first.
"""

from __future__ import annotations

import json
import re
from typing import Any, TypeAlias

JSON: TypeAlias = dict[str, Any]

COLORS = ["blue", "black", "red", "green"]
MARKINGS = ["plain", "speculative_market", "aggressive_investment", "stock_swap"]
BOX = sorted(["plain"] * 5 + MARKINGS[1:] * 2)
"""The eleven chips of a colour."""
SPOTS = 12
"""Two on each of the six grey chips, A to L; a marker beyond them has crashed (N3)."""


class Wrong(Exception):  # noqa: N818
    """The record breaks a rule; the move's number comes first, 0 if it is not about a move."""


def text(value: Any) -> str:
    """Return JSON text in which 1, 1.0 and true differ and the order of keys does not."""
    return json.dumps(value, sort_keys=True)


class Table:
    """A game's position, with everything visible."""

    def __init__(self, board: list[int], setup: JSON, seats: int) -> None:
        self.board = board
        self.seats = seats
        self.piles: dict[str, list[str]] = {color: list(setup["piles"][color]) for color in COLORS}
        self.spots = dict.fromkeys(COLORS, 0)
        self.hands: list[list[tuple[str, str]]] = [[] for _ in range(seats)]
        self.gone: list[tuple[str, str]] = []
        self.active: int = setup["first"]
        self.asked: JSON | None = None
        self.takes = 0

    # Seats and moves

    def over(self) -> bool:
        """The supply is empty, and no solitaire swap is about to refill it (N10)."""
        return not any(self.piles.values()) and self.asked is None

    def actor(self) -> int | None:
        """The seat that decides; None for a shuffle, and when the game is over."""
        if self.over():
            return None
        if self.asked is None:
            return self.active
        return None if self.asked["with"] == "supply" else int(self.asked["with"])

    def legal(self) -> list[JSON]:
        """Every move that may come next, as in a record."""
        if self.over():
            return []
        if self.asked is not None:
            return self._shuffles() if self.asked["with"] == "supply" else self._answers()
        stocked = [color for color in COLORS if self.piles[color]]
        takes = [self._mine("take", color=color) for color in stocked]
        if self.takes:
            return takes if self.seats == 1 else [*takes, self._mine("stop")]
        plays = self._plays()
        if self.seats == 1 and plays:
            return plays
        return [*takes, *(self._mine("discard", color=color) for color in stocked), *plays]

    def _mine(self, do: str, **fields: Any) -> JSON:
        return {"seat": self.active, "do": do, **fields}

    def _plays(self) -> list[JSON]:
        plays = []
        for color, marking in sorted(set(self.hands[self.active])):
            if marking == "speculative_market":
                plays += [
                    self._mine(marking, chip=color, marker=marker)
                    for marker in COLORS
                    if self.spots[marker] < SPOTS
                ]
            elif marking == "aggressive_investment":
                plays.append(self._mine(marking, chip=color))
            elif marking == "stock_swap":
                plays += self._swaps(color)
        return plays

    def _swaps(self, chip: str) -> list[JSON]:
        rest = list(self.hands[self.active])
        rest.remove((chip, "stock_swap"))
        offers: list[tuple[int | str, str]]
        if self.seats == 1:
            offers = [("supply", want) for want in COLORS if self.piles[want]]
        else:
            offers = [
                (other, want)
                for other in range(self.seats)
                if other != self.active
                for want in sorted({color for color, _ in self.hands[other]})
            ]
        waived = [] if self.seats == 1 else [self._mine("waive", chip=chip)]
        return waived + [
            self._mine(
                "stock_swap",
                chip=chip,
                want=want,
                give={"color": color, "marking": marking},
                **{"with": other},
            )
            for other, want in offers
            for color, marking in sorted(set(rest))
        ]

    def _answers(self) -> list[JSON]:
        assert self.asked is not None
        partner, want = self.asked["with"], self.asked["want"]
        held = sorted({marking for color, marking in self.hands[partner] if color == want})
        return [{"seat": partner, "do": "surrender", "marking": marking} for marking in held]

    def _shuffles(self) -> list[JSON]:
        assert self.asked is not None
        color = self.asked["give"]["color"]
        places = range(len(self.piles[color]) + 1)
        return [{"do": "shuffle_in", "color": color, "position": place} for place in places]

    # Playing

    def play(self, move: JSON) -> None:
        """Make a legal move."""
        hand = self.hands[self.active]
        do = move["do"]
        if do == "take":
            color = move["color"]
            hand.append((color, self.piles[color].pop(0)))
            self._step(color)
            self.takes = max(self.takes - 1, 0)
            if self.takes == 0 or self.over():
                self._next()
        elif do == "discard":
            self.gone.append((move["color"], self.piles[move["color"]].pop(0)))
            self._next()
        elif do == "stop":
            self._next()
        elif do == "surrender":
            self._trade((self.asked or {})["want"], move["marking"])
        elif do == "shuffle_in":
            assert self.asked is not None
            given = self.asked["give"]
            self.piles[given["color"]].insert(move["position"], given["marking"])
            self._next()
        else:
            self._special(move)

    def _special(self, move: JSON) -> None:
        hand = self.hands[self.active]
        marking = "stock_swap" if move["do"] == "waive" else move["do"]
        shown = (move["chip"], marking)
        hand.remove(shown)
        self.gone.append(shown)
        if move["do"] == "speculative_market":
            self._step(move["marker"])
            self._step(move["marker"])
            self._next()
        elif move["do"] == "waive":
            self._next()
        elif move["do"] == "aggressive_investment":
            self.takes = 2
        else:
            self.asked = move
            if move["with"] == "supply":
                hand.remove((move["give"]["color"], move["give"]["marking"]))
                hand.append((move["want"], self.piles[move["want"]].pop(0)))

    def _trade(self, color: str, marking: str) -> None:
        assert self.asked is not None
        given = (self.asked["give"]["color"], self.asked["give"]["marking"])
        mine, theirs = self.hands[self.active], self.hands[self.asked["with"]]
        mine.remove(given)
        theirs.remove((color, marking))
        mine.append((color, marking))
        theirs.append(given)
        self._next()

    def _step(self, color: str) -> None:
        if self.spots[color] < SPOTS:
            self.spots[color] += 1

    def _next(self) -> None:
        self.takes = 0
        self.asked = None
        if not self.over():
            self.active = (self.active + 1) % self.seats

    # The end

    def price(self, color: str) -> int:
        """The value of a chip of the colour, in $M."""
        spot = self.spots[color]
        return 0 if spot >= SPOTS else self.board[spot // 2]

    def result(self) -> JSON:
        """The result as in a record."""
        values = [sum(self.price(color) for color, _ in hand) for hand in self.hands]
        chips = [len(hand) for hand in self.hands]
        order = [(self.active + step) % self.seats for step in range(1, self.seats + 1)]
        order.sort(key=lambda seat: chips[seat], reverse=True)
        order.sort(key=lambda seat: values[seat], reverse=True)
        ranks = [order.index(seat) + 1 for seat in range(self.seats)]
        return {"values": values, "chips": chips, "ranks": ranks}


def recount(record: JSON) -> Table:
    """Play a whole record (without `x_` keys) and return its last position. Raises Wrong."""
    table = open_table(record)
    for number, move in enumerate(record["moves"], start=1):
        if text(move) not in map(text, table.legal()):
            raise Wrong(number, "not legal")
        table.play(move)
    expected = table.result() if table.over() else None
    if text(record["result"]) != text(expected):
        raise Wrong(0, "result")
    return table


def open_table(record: JSON) -> Table:
    """Check everything but moves and result, and return the table. Raises Wrong."""
    keys = ["format", "version", "game", "seats", "options", "setup", "moves", "result"]
    _demand(isinstance(record, dict) and sorted(record) == sorted(keys), "keys")
    head = [record["format"], record["version"], record["game"]]
    _demand(text(head) == '["stockgames.record", 1, "nyse"]', "head")
    seats, options, setup = record["seats"], record["options"], record["setup"]
    _demand(isinstance(seats, list) and 1 <= len(seats) <= 10, "seats")
    for seat in seats:
        _demand(isinstance(seat, dict) and sorted(seat) == ["name", "player"], "seat")
        _demand(isinstance(seat["name"], str) and 1 <= len(seat["name"]) <= 40, "name")
        _demand(isinstance(seat["player"], str), "player")
        known = re.fullmatch(r"human|bot:[a-z][a-z0-9-]{0,39}", seat["player"], re.ASCII)
        _demand(known is not None, "player")
    _demand(isinstance(options, dict) and sorted(options) == ["board", "hands"], "options")
    _demand(options["hands"] in ("open", "concealed"), "hands")
    board = options["board"]
    _demand(isinstance(board, list) and all(type(value) is int for value in board), "board")
    _demand(sorted(board) == [1, 2, 2, 3, 4, 5], "board")
    _demand_deal(setup, len(seats))
    _demand(isinstance(record["moves"], list), "moves")
    return Table(board, setup, len(seats))


def _demand_deal(setup: Any, seats: int) -> None:
    _demand(isinstance(setup, dict) and sorted(setup) == ["first", "markers", "piles"], "setup")
    _demand(type(setup["first"]) is int and 0 <= setup["first"] < seats, "first")
    for part in ("markers", "piles"):
        _demand(isinstance(setup[part], dict) and sorted(setup[part]) == sorted(COLORS), part)
    for color in COLORS:
        pile = setup["piles"][color]
        _demand(isinstance(pile, list) and len(pile) == 10, "pile")
        chips = [setup["markers"][color], *pile]
        _demand(all(isinstance(chip, str) for chip in chips) and sorted(chips) == BOX, "deal")


def _demand(fine: bool, what: str) -> None:
    if not fine:
        raise Wrong(0, what)
