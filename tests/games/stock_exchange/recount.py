"""A second Stock Exchange, written from rulebook and rulings only, to compare the first one with.

It reads moves as in records, imports nothing of the game, and is as simple as possible: a company's
goods are a list of names, a seat's stocks a list of numbers, and pieces are removed from lists one
by one.
"""

from __future__ import annotations

import json
from typing import Any, TypeAlias

JSON: TypeAlias = dict[str, Any]

KINDS = [
    *("book", "coal", "diamond", "emerald", "gold", "iron", "magnet"),
    *("meteor", "mushroom", "oil", "prize_token", "silver", "water"),
]
SEATS = list(range(8))


class Wrong(Exception):  # noqa: N818
    """The record breaks a rule; the move's number comes first, 0 if it is not about a move."""


def text(value: Any) -> str:
    """Return JSON text in which 1, 1.0 and true differ and the order of keys does not."""
    return json.dumps(value, sort_keys=True)


def demand(fine: bool, number: int, what: str) -> None:
    """Raise Wrong unless ``fine``."""
    if not fine:
        raise Wrong(number, what)


class Company:
    """A company, and the seat that leads it."""

    def __init__(self, number: int, stocks: list[int], garnets: int) -> None:
        self.number = number
        self.garnets = garnets
        self.goods: list[str] = []
        self.stocks = stocks
        self.had_goods: list[int] = []
        self.had_stocks: list[int] = []
        self.coming_goods: list[str] = []
        self.coming_stocks: list[int] = []


class Table:
    """A game's position, with everything visible."""

    def __init__(self, record: JSON) -> None:
        options, setup = record["options"], record["setup"]
        demand(record["game"] == "stock-exchange" and len(record["seats"]) == 8, 0, "head")
        demand(set(options) == {"garnets"} and type(options["garnets"]) is int, 0, "options")
        demand(0 <= options["garnets"] <= 10, 0, "options")
        demand(set(setup) == {"stocks"}, 0, "setup")
        dealt = setup["stocks"]
        demand(len(dealt) == 8 and all(len(row) == 8 for row in dealt), 0, "setup")
        for seat in SEATS:
            others = [dealt[seat][company] for company in SEATS if company != seat]
            demand(text(dealt[seat][seat]) == "2", 0, "two of its own")
            demand(text(sorted(others)) == "[0, 1, 1, 1, 1, 1, 1]", 0, "six others")
            demand(sum(dealt[other][seat] for other in SEATS) == 8, 0, "eight of each")
        self.companies = [
            Company(seat, [c for c in SEATS for _ in range(dealt[seat][c])], options["garnets"])
            for seat in SEATS
        ]
        self.round = 1
        self.laid: list[JSON] = []
        self.tokens = 0
        self.seen: dict[str, int] = {}
        """How often each event occurred: coal, exchanges …"""

    def note(self, what: str) -> None:
        """Count a rare event that random play should reach."""
        self.seen[what] = self.seen.get(what, 0) + 1

    def over(self) -> bool:
        """Return whether three rounds are over."""
        return self.round == 4

    # Submitting

    def judge(self, move: JSON) -> str:
        """Return what is wrong with a move, "" if nothing is."""
        if self.over() or type(move.get("seat")) is not int or move["seat"] not in SEATS:
            return "nobody's turn"
        if any(other["seat"] == move["seat"] for other in self.laid):
            return "has submitted"
        if self.laid and self.laid[-1]["seat"] > move["seat"]:
            return "not in seat order"
        keys = ["do", "exchange", "produce", "resources", "seat", "stocks"]
        if sorted(move) != keys or move["do"] != "submit":
            return "no submission"
        company = self.companies[move["seat"]]
        lists = [move[key] for key in ("exchange", "produce", "resources", "stocks")]
        if not all(isinstance(part, list) for part in lists):
            return "no submission"
        return (
            self._judge_stocks(company, move["exchange"], move["stocks"])
            or self._judge_making(move["produce"])
            or self._judge_goods(company, move["produce"], move["resources"])
        )

    def number(self) -> int:
        """The number of goods, and of stocks, that are given in this round."""
        return 3 if self.round == 3 else 2

    def _judge_making(self, produce: list[Any]) -> str:
        if len(produce) != 4:
            return "not four"
        if any(type(kind) is not str or kind not in KINDS or kind == "coal" for kind in produce):
            return "cannot be made"
        return ""

    def _judge_stocks(self, company: Company, exchange: list[Any], gifts: list[Any]) -> str:
        held = list(company.stocks)
        if len(exchange) * 2 > company.garnets:
            return "too few garnets"
        for turned_in in exchange:
            if type(turned_in) is not int or turned_in == company.number or turned_in not in held:
                return "no such stock to turn in"
            held.remove(turned_in)
        held += [company.number] * len(exchange)
        to = []
        for gift in gifts:
            if not isinstance(gift, dict) or sorted(gift) != ["company", "to"]:
                return "no gift"
            if type(gift["company"]) is not int or gift["company"] not in held:
                return "no such stock"
            held.remove(gift["company"])
            to.append(gift["to"])
        return self._judge_recipients(company, to, company.had_stocks)

    def _judge_recipients(self, company: Company, to: list[Any], had: list[int]) -> str:
        if len(to) != self.number():
            return "wrong number of gifts"
        for seat in to:
            if type(seat) is not int or seat not in SEATS or seat == company.number:
                return "no such recipient"
            if to.count(seat) > 1 or seat in had:
                return "a second gift"
        return ""

    def _judge_goods(self, company: Company, produce: list[str], gifts: list[Any]) -> str:
        held = list(company.goods)
        made = list(produce)
        to = []
        for gift in gifts:
            if not isinstance(gift, dict) or "to" not in gift:
                return "no gift"
            to.append(gift["to"])
            kind = gift.get("resource")
            if kind == "diamond":
                if sorted(gift) != ["fresh", "resource", "to"] or type(gift["fresh"]) is not bool:
                    return "fresh or not?"
                pile = made if gift["fresh"] else held
            else:
                if sorted(gift) != ["resource", "to"]:
                    return "no gift"
                pile = made if kind in made else held
            if kind not in pile:
                return "no such good"
            pile.remove(kind)
        return self._judge_recipients(company, to, company.had_goods)

    def play(self, move: JSON) -> None:
        """Make a move that was found legal."""
        self.laid.append(move)
        if len(self.laid) < 8:
            return
        makers = [other for other in self.laid if "diamond" in other["produce"]]
        stone = "diamond"
        if len(makers) >= 3:
            self.note("coal")
            stone = "coal"
        elif makers:
            self.note("diamonds")
        for other in self.laid:
            self._carry_out(self.companies[other["seat"]], other, stone)
        self.laid = []
        self.round += 1
        for company in self.companies:
            company.goods += company.coming_goods
            company.stocks += company.coming_stocks
            company.coming_goods, company.coming_stocks = [], []

    def _carry_out(self, company: Company, move: JSON, stone: str) -> None:
        for turned_in in move["exchange"]:
            self.note("exchange")
            company.garnets -= 2
            company.stocks.remove(turned_in)
            company.stocks.append(company.number)
        self.tokens += move["produce"].count("prize_token")
        fresh = [stone if kind == "diamond" else kind for kind in move["produce"]]
        company.goods += fresh
        for gift in move["resources"]:
            kind = stone if gift.get("fresh") else gift["resource"]
            if gift.get("fresh"):
                self.note(f"fresh diamond given, {stone}")
            elif kind in ("coal", "diamond"):
                self.note(f"old {kind} given")
            company.goods.remove(kind)
            self.companies[gift["to"]].coming_goods.append(kind)
            company.had_goods.append(gift["to"])
        for gift in move["stocks"]:
            company.stocks.remove(gift["company"])
            self.companies[gift["to"]].coming_stocks.append(gift["company"])
            company.had_stocks.append(gift["to"])
            if gift["company"] in move["exchange"] or gift["company"] == company.number:
                self.note("own stock given")

    # The audit

    def earnings(self) -> list[int]:
        """What every company earned, in dollars."""
        return [self._earned(company) for company in self.companies]

    def _count(self, kind: str) -> list[int]:
        return [company.goods.count(kind) for company in self.companies]

    def _worth(self, company: Company, kind: str) -> int:
        kinds = set(company.goods)
        dollars = {
            "prize_token": 0,
            "emerald": 1000,
            "iron": 2000,
            "coal": -3000,
            "mushroom": 6000 - 1000 * len(kinds - {"mushroom"}),
            "oil": 5000 - 2000 * sum("oil" in c.goods for c in self.companies if c is not company),
            "diamond": 5000,
            "magnet": 3000 if company.goods.count("magnet") % 2 == 0 else 0,
            "book": 1000 * len(kinds),
        }.get(kind, 0)
        if "emerald" in kinds and dollars < -1000:
            self.note("emerald floor")
            return -1000
        if dollars < 0 and kind != "coal":
            self.note(f"{kind} below zero")
        return dollars

    def _earned(self, company: Company) -> int:
        goods = company.goods
        total = sum(self._worth(company, kind) for kind in goods)
        if goods.count("gold") == max(self._count("gold")):
            total += 25000
        silver = sorted(set(self._count("silver")))
        if goods.count("silver") in silver[-2:]:
            total += 15000
        if "water" in goods:
            total += 2000 * sum(count >= 2 for count in self._count("water"))
        if "meteor" in goods:
            self.note("meteors" if total <= 0 else "meteors for nothing")
            if total == 0:
                self.note("meteors at zero")
        if total <= 0:
            total += 20000 * goods.count("meteor")
        return total

    def result(self) -> JSON:
        """The result as in a record."""
        earned = self.earnings()
        scores = [sum(earned[stock] for stock in company.stocks) for company in self.companies]
        rows = sorted(set(scores), reverse=True)
        tokens = dict(zip(rows, [2, 0, 0, 0, 0, 0, 0, 0], strict=False))
        garnets = dict(zip(rows, [3, 2, 1, 1, 1, 0, 0, 0], strict=False))
        if scores.count(rows[0]) > 1:
            self.note("shared first")
        if scores.count(rows[-1]) > 1:
            self.note("shared last")
        last = [] if len(rows) == 1 else [seat for seat in SEATS if scores[seat] == rows[-1]]
        better = sorted(scores, reverse=True)
        return {
            "earnings": earned,
            "scores": scores,
            "ranks": [better.index(score) + 1 for score in scores],
            "awards": [
                {"life_tokens": tokens[score], "garnets": garnets[score]} for score in scores
            ],
            "elimination_candidates": last,
            "prize_pool": 10 if self.tokens >= 5 else 0,
        }


def recount(record: JSON) -> Table:
    """Play a whole record (without `x_` keys) and return its last position. Raises Wrong."""
    table = Table(record)
    for number, move in enumerate(record["moves"], start=1):
        if problem := table.judge(move):
            raise Wrong(number, problem)
        table.play(move)
    expected = table.result() if table.over() else None
    demand(text(record["result"]) == text(expected), 0, "result")
    return table
