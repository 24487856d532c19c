"""A second Portfolio, written from rulebook and rulings only, to compare the first one with.

It reads and makes moves as in records, imports nothing of the game, and is as simple as possible:
cards are texts in lists, portfolios are lists of cards, and legal moves are found by trying every
move that could be written down.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, TypeAlias

JSON: TypeAlias = dict[str, Any]

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
SUITS = ["S", "H", "D", "C"]
DECK = [rank + suit for suit in SUITS for rank in RANKS]
DOLLARS = dict(zip(RANKS, [2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4], strict=True))
BLACK = {"S", "C"}
SIDE = {"cash": int, "cards": list, "portfolios": list, "promises": list}
FORMS: dict[str, dict[str, type]] = {
    "draw": {"cards": int, "exposed": bool, "pauper": bool},
    "reshuffle": {"stock": list},
    "found": {"cards": list},
    "extend": {"portfolio": int, "card": str},
    "cap": {"portfolio": int, "card": str, "end": str},
    "neutralize": {"portfolio": int, "card": str},
    "acquire": {"portfolio": int, "card": str},
    "discard": {"card": str},
    "end": {},
    "offer": {"to": int, "give": dict, "get": dict},
    "accept": {},
    "decline": {},
}
PROMISES: dict[str, dict[str, type]] = {
    "truce": {"promise": str, "turns": int},
    "debt": {"promise": str, "cash": int},
    "reveal": {"promise": str},
}


class Wrong(Exception):  # noqa: N818
    """The record breaks a rule; the move's number comes first, 0 if it is not about a move."""


def text(value: Any) -> str:
    """Return JSON text in which 1, 1.0 and true differ and the order of keys does not."""
    return json.dumps(value, sort_keys=True)


def same_color(one: str, other: str) -> bool:
    """Return whether both cards are red, or both black."""
    return (one[1] in BLACK) == (other[1] in BLACK)


def next_up(card: str) -> str | None:
    """Return the next card of the suit, None above a King."""
    place = RANKS.index(card[0]) + 1
    return RANKS[place] + card[1] if place < len(RANKS) else None


def price(cards: int) -> int:
    """Return the price of ``cards`` cards: nothing for one, then $2, $3, $4 … more."""
    return sum(range(2, cards + 1))


def well_formed(fields: JSON, form: dict[str, type]) -> bool:
    """Return whether an object has exactly these keys with exactly these types."""
    return fields.keys() == form.keys() and all(type(fields[k]) is form[k] for k in form)


class Run:
    """A portfolio."""

    def __init__(self, number: int, owner: int, cards: list[str]) -> None:
        self.number = number
        self.owner = owner
        self.cards = cards
        self.caps: dict[str, str] = {}

    def value(self) -> int:
        """Its earnings: all but its two lowest cards."""
        return sum(DOLLARS[card[0]] for card in self.cards[2:])

    def end(self, which: str) -> str:
        return self.cards[0] if which == "low" else self.cards[-1]


class Judge:
    """A game up to the present move."""

    def __init__(self, seats: int, setup: JSON) -> None:
        self.seats = seats
        self.pack = 104 if seats < 4 else 156
        self.check_setup(setup)
        self.dealer: int = setup["dealer"]
        self.hands: list[list[str]] = [list(hand) for hand in setup["hands"]]
        self.stock: list[str] = list(setup["stock"])
        self.pile: list[str] = list(setup["discard"])
        self.second_stock_to_come = seats in (3, 5)
        self.cash = [6] * seats
        self.runs: list[Run] = []
        self.founded = 0
        self.truces: list[JSON] = []
        self.debts: list[JSON] = []
        self.offer: JSON | None = None
        self.stage = "draw"
        self.ended = False
        self.dry = 0
        self.seen: Counter[str] = Counter()
        self.begin((self.dealer + 1) % seats)

    def check_setup(self, setup: JSON) -> None:
        """Raise Wrong for a set-up that can't have been dealt."""
        form = {"dealer": int, "hands": list, "stock": list, "discard": list}
        if not well_formed(setup, form) or not 0 <= setup["dealer"] < self.seats:
            raise Wrong(0, "set-up")
        piles = [*setup["hands"], setup["stock"], setup["discard"]]
        if not all(type(pile) is list for pile in piles):
            raise Wrong(0, "piles")
        if [len(hand) for hand in setup["hands"]] != [13] * self.seats:
            raise Wrong(0, "hands")
        cards = [card for pile in piles for card in pile]
        copies = 2 if self.seats < 4 else 3
        if len(setup["discard"]) != 1 or any(type(card) is not str for card in cards):
            raise Wrong(0, "cards")
        if sorted(cards) != sorted(DECK * copies):
            raise Wrong(0, "decks")

    # Turns

    def income(self, seat: int) -> int:
        """Return the earnings of a seat's portfolios."""
        return sum(run.value() for run in self.runs if run.owner == seat)

    def begin(self, seat: int) -> None:
        self.active = seat
        self.taken = ""
        self.offers = [0] * self.seats
        self.stage = "play" if self.ended else "draw"
        self.to_spend = self.collect(seat)
        self.began_poor = self.is_poor(seat)

    def is_poor(self, seat: int) -> bool:
        """Return whether a seat has no portfolio and fewer than 13 cards."""
        return len(self.hands[seat]) < 13 and not [run for run in self.runs if run.owner == seat]

    def collect(self, seat: int) -> int:
        """Collect income and pay debts from it; return the rest."""
        left = self.income(seat)
        self.cash[seat] += left
        for debt in self.debts:
            if debt["from"] == seat:
                part = min(left, debt["cash"])
                left -= part
                debt["cash"] -= part
                self.cash[seat] -= part
                self.cash[debt["to"]] += part
                self.seen["debt paid"] += part > 0
        self.debts = [debt for debt in self.debts if debt["cash"]]
        return left

    def finish_turn(self) -> None:
        """Go to the next seat's turn, or end the game."""
        for truce in self.truces:
            if truce["from"] == self.active:
                truce["turns"] -= 1
        if self.ended and self.active == self.dealer:
            for seat in range(self.seats):
                self.collect(seat)
            self.stage = "over"
        else:
            self.seen["last turn"] += self.ended
            self.begin((self.active + 1) % self.seats)

    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.stage == "over"

    def result(self) -> JSON:
        values = [self.income(seat) for seat in range(self.seats)]
        ranks = []
        for seat in range(self.seats):
            better = 0
            for other in range(self.seats):
                richer = self.cash[other] > self.cash[seat]
                level = self.cash[other] == self.cash[seat]
                better += richer or (level and values[other] > values[seat])
            ranks.append(1 + better)
        return {"cash": self.cash, "portfolio_values": values, "ranks": ranks}

    # Judging

    def play(self, move: JSON) -> None:
        """Make a move, or raise ValueError."""
        fields = {key: value for key, value in move.items() if key not in ("seat", "do")}
        do = move.get("do")
        if type(do) is not str or do not in FORMS or not well_formed(fields, FORMS[do]):
            raise ValueError("not a move")
        if self.over():
            raise ValueError("game over")
        shuffles = do == "reshuffle"
        if shuffles != (self.stage == "shuffle") or shuffles == ("seat" in move):
            raise ValueError("a reshuffle is due, or is not")
        seat = move.get("seat", 0)
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise ValueError("no such seat")
        if do in ("accept", "decline"):
            self.answer(seat, do)
        elif self.offer is not None:
            raise ValueError("answer first")
        elif do not in ("offer", "reshuffle") and seat != self.active:
            raise ValueError("not this seat's turn")
        elif do == "offer":
            self.make_offer(seat, **fields)
        elif (do == "draw") != (self.stage == "draw"):
            raise ValueError("drawing comes first, and once")
        else:
            getattr(self, do)(seat, **fields)
        self.seen[do] += 1

    def need(self, *facts: bool) -> None:
        """Raise ValueError unless all are true."""
        if not all(facts):
            raise ValueError("against the rules")

    def leave(self, seat: int, card: str) -> None:
        """Remove a card from a hand."""
        self.need(card in self.hands[seat])
        self.hands[seat].remove(card)
        if seat == self.active and card == self.taken:
            self.taken = ""

    def drawable(self, exposed: bool) -> int:
        """Return how many cards can be drawn."""
        if exposed and not self.pile:
            return 0
        if self.second_stock_to_come:
            return len(self.stock) + len(self.pile)
        return len(self.stock) + exposed

    def draw(self, seat: int, cards: int, exposed: bool, pauper: bool) -> None:
        self.need(cards >= 1, cards <= self.drawable(exposed))
        if pauper:
            self.need(cards == 2, self.began_poor, self.is_poor(seat))
            self.seen["pauper"] += 1
        else:
            self.need(price(cards) <= self.to_spend, price(cards) <= self.cash[seat])
            self.cash[seat] -= price(cards)
        from_stock = cards - exposed
        self.need(from_stock > 0 or self.dry < 3 * self.seats)
        self.dry = 0 if from_stock else self.dry + 1
        if exposed:
            self.taken = self.pile.pop()
            self.hands[seat].append(self.taken)
            self.seen["exposed"] += 1
        self.stage = "play"
        self.owed = from_stock
        self.fetch()

    def fetch(self) -> None:
        """Draw the remaining cards, as far as the stock goes."""
        while self.owed and self.stock:
            self.hands[self.active].append(self.stock.pop(0))
            self.owed -= 1
            if not self.stock and self.second_stock_to_come and self.pile:
                self.stage = "shuffle"
                return
        if not self.stock:
            self.second_stock_to_come = False
            self.ended = True

    def reshuffle(self, seat: int, stock: list[str]) -> None:
        """Turn the pile into the new stock."""
        self.need(all(type(card) is str for card in stock), sorted(stock) == sorted(self.pile))
        self.stock, self.pile = list(stock), []
        self.second_stock_to_come = False
        self.stage = "play"
        self.seen["drawing through a reshuffle"] += self.owed > 0
        self.fetch()

    def found(self, seat: int, cards: list[str]) -> None:
        self.need(len(cards) >= 3, all(type(card) is str and card in DECK for card in cards))
        for low, high in pairwise(cards):
            self.need(next_up(low) == high)
        for card in cards:
            self.leave(seat, card)
        self.founded += 1
        self.runs.append(Run(self.founded, seat, list(cards)))

    def run(self, number: int) -> Run:
        for run in self.runs:
            if run.number == number:
                return run
        raise ValueError("no such portfolio")

    def extend(self, seat: int, portfolio: int, card: str) -> None:
        run = self.run(portfolio)
        self.need(run.owner == seat, card in DECK)
        if next_up(card) == run.cards[0]:
            self.need("low" not in run.caps)
            self.leave(seat, card)
            run.cards.insert(0, card)
        else:
            self.need(next_up(run.cards[-1]) == card, "high" not in run.caps)
            self.leave(seat, card)
            run.cards.append(card)

    def cap(self, seat: int, portfolio: int, card: str, end: str) -> None:
        run = self.run(portfolio)
        self.need(run.owner == seat, end in ("low", "high"), end not in run.caps, card in DECK)
        covered = run.end(end)
        self.need(covered[0] == card[0], same_color(covered, card))
        self.leave(seat, card)
        run.caps[end] = card

    def kept_off(self, seat: int, owner: int) -> bool:
        """Return whether a truce is in force."""
        return any(
            truce["from"] == seat and truce["to"] == owner and truce["turns"] > 0
            for truce in self.truces
        )

    def neutralize(self, seat: int, portfolio: int, card: str) -> None:
        """Discard another seat's portfolio."""
        run = self.run(portfolio)
        self.need(run.owner != seat, "low" not in run.caps, card in DECK)
        self.need(next_up(card) == run.cards[0], not self.kept_off(seat, run.owner))
        self.need(run.value() <= self.cash[seat])
        self.leave(seat, card)
        self.cash[seat] -= run.value()
        self.runs.remove(run)
        self.pile += [*run.cards, *run.caps.values(), card]

    def acquire(self, seat: int, portfolio: int, card: str) -> None:
        """Take another seat's portfolio."""
        run = self.run(portfolio)
        self.need(run.owner != seat, "high" not in run.caps, card in DECK)
        self.need(not self.kept_off(seat, run.owner), 2 * run.value() <= self.cash[seat])
        top = run.cards[-1]
        by_ace = top[0] == "K" and card[0] == "A" and same_color(top, card)
        self.need(by_ace or next_up(top) == card)
        self.leave(seat, card)
        self.cash[seat] -= 2 * run.value()
        run.owner = seat
        (self.pile if by_ace else run.cards).append(card)
        self.seen["ace on king"] += by_ace

    def discard(self, seat: int, card: str) -> None:
        """End a turn with a discard."""
        hand = self.hands[seat]
        self.need(card in hand)
        self.need(card != self.taken or len(hand) == 1 or hand.count(card) > 1)
        hand.remove(card)
        self.pile.append(card)
        self.finish_turn()

    def end(self, seat: int) -> None:
        """End a turn without a card."""
        self.need(not self.hands[seat])
        self.finish_turn()

    # Deals

    def make_offer(self, seat: int, to: int, give: JSON, get: JSON) -> None:
        self.need(0 <= to < self.seats, to != seat, self.offers[seat] < 3)
        self.need(self.stage in ("draw", "play"))
        carried = 0
        for side in (give, get):
            self.check_side(side)
            carried += side["cash"] + sum(len(side[key]) for key in SIDE if key != "cash")
        self.need(carried > 0)
        self.offers[seat] += 1
        self.seen["offer out of turn"] += seat != self.active
        self.seen[f"offer to {self.stage}"] += 1
        self.offer = {"from": seat, "to": to, "give": give, "get": get}

    def check_side(self, side: JSON) -> None:
        """Raise ValueError for a side that is malformed or meaningless."""
        self.need(well_formed(side, SIDE))
        numbers = side["portfolios"]
        self.need(0 <= side["cash"] <= 9999)
        self.need(all(type(n) is int and 1 <= n <= 9999 for n in numbers))
        self.need(len(set(numbers)) == len(numbers))
        self.need(all(type(card) is str and card in DECK for card in side["cards"]))
        for promise in side["promises"]:
            self.need(type(promise) is dict)
            self.need(promise.get("promise") in [*PROMISES])
            self.need(well_formed(promise, PROMISES[promise["promise"]]))
            self.need(1 <= promise.get("turns", 1) <= 99, 1 <= promise.get("cash", 1) <= 9999)
        kinds = [promise["promise"] for promise in side["promises"]]
        self.need(len(set(kinds)) == len(kinds), len(side["cards"]) <= self.pack)

    def answer(self, seat: int, do: str) -> None:
        """Accept or decline an offer."""
        if self.offer is None or self.offer["to"] != seat:
            raise ValueError("nothing to answer")
        deal = self.offer
        sides = [(deal["from"], seat, deal["give"]), (seat, deal["from"], deal["get"])]
        if do == "accept":
            for giver, _, side in sides:
                self.check_owned(giver, side)
            for giver, taker, side in sides:
                self.cash[giver] -= side["cash"]
                self.cash[taker] += side["cash"]
                for card in side["cards"]:
                    self.leave(giver, card)
                for number in side["portfolios"]:
                    self.run(number).owner = taker
            for _, taker, side in sides:
                self.hands[taker] += side["cards"]
            for giver, taker, side in sides:
                self.promise(giver, taker, side["promises"])
            self.note(sides)
        self.offer = None

    def check_owned(self, giver: int, side: JSON) -> None:
        """Raise ValueError if the giver doesn't have what it gives."""
        self.need(self.cash[giver] >= side["cash"])
        hand = self.hands[giver]
        self.need(all(hand.count(card) >= side["cards"].count(card) for card in side["cards"]))
        self.need(all(self.run(number).owner == giver for number in side["portfolios"]))

    def promise(self, giver: int, taker: int, promises: list[JSON]) -> None:
        """Record promises."""
        for promise in promises:
            if promise["promise"] == "truce":
                self.truces.append({"from": giver, "to": taker, "turns": promise["turns"]})
            elif promise["promise"] == "debt":
                self.debts.append({"from": giver, "to": taker, "cash": promise["cash"]})

    def note(self, sides: list[tuple[int, int, JSON]]) -> None:
        """Count the kinds of things that changed hands."""
        for _, _, side in sides:
            for key in SIDE:
                self.seen[f"deal: {key}"] += bool(side[key])
            for promise in side["promises"]:
                self.seen[f"promise: {promise['promise']}"] += 1

    # Exhaustive enumeration

    def legal(self) -> list[JSON]:
        """Return all enumerable moves that are legal now, as in records."""
        return [move for move in self.candidates() if self.allows(move)]

    def allows(self, move: JSON) -> bool:
        """Return whether a move is legal now."""
        kept = self.snapshot()
        try:
            self.play(move)
        except ValueError:
            return False
        finally:
            self.restore(kept)
        return True

    def snapshot(self) -> JSON:
        """Return a copy of the state."""
        kept = dict(self.__dict__)
        for key in ("cash", "stock", "pile", "offers"):
            kept[key] = list(kept[key])
        kept["hands"] = [list(hand) for hand in self.hands]
        kept["runs"] = []
        for run in self.runs:
            copied = Run(run.number, run.owner, list(run.cards))
            copied.caps = dict(run.caps)
            kept["runs"].append(copied)
        for key in ("truces", "debts"):
            kept[key] = [dict(promise) for promise in kept[key]]
        kept["seen"] = Counter(self.seen)
        return kept

    def restore(self, kept: JSON) -> None:
        self.__dict__.update(kept)

    def candidates(self) -> Iterator[JSON]:
        """Yield every move that could be written down."""
        me = {"seat": self.active}
        if self.offer is not None:
            yield from ({"seat": self.offer["to"], "do": do} for do in ("accept", "decline"))
            return
        if self.stage == "draw":
            for exposed in (False, True):
                for cards in range(8 if self.to_spend < 35 else 30):
                    yield {**me, "do": "draw", "cards": cards, "exposed": exposed, "pauper": False}
                yield {**me, "do": "draw", "cards": 2, "exposed": exposed, "pauper": True}
            return
        yield {**me, "do": "end"}
        yield from self.runs_in_hand()
        for card in sorted(set(self.hands[self.active])):
            yield {**me, "do": "discard", "card": card}
            for run in self.runs:
                for do in ("extend", "neutralize", "acquire"):
                    yield {**me, "do": do, "portfolio": run.number, "card": card}
                for end in ("low", "high"):
                    yield {**me, "do": "cap", "portfolio": run.number, "card": card, "end": end}

    def runs_in_hand(self) -> Iterator[JSON]:
        """Yield every founding whose cards are in hand."""
        hand = set(self.hands[self.active])
        for low in sorted(hand):
            cards, card = [low], next_up(low)
            while card in hand:
                assert card is not None
                cards = [*cards, card]
                yield {"seat": self.active, "do": "found", "cards": cards}
                card = next_up(card)


def recount(record: JSON) -> Judge:
    """Replay a record; raise Wrong with the number of the first wrong move, 0 for the rest."""
    if record["game"] != "portfolio" or record["options"] or not 2 <= len(record["seats"]) <= 5:
        raise Wrong(0, "table")
    judge = Judge(len(record["seats"]), record["setup"])
    for number, move in enumerate(record["moves"], start=1):
        try:
            judge.play(move)
        except ValueError as error:
            raise Wrong(number, str(error)) from None
    result = judge.result() if judge.over() else None
    if text(result) != text(record["result"]):
        raise Wrong(0, "result")
    return judge
