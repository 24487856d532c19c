"""The companies' earnings (S6 to S8), and the scores, places and awards they lead to (S9, S10).

`earnings` and `statements` give the same totals: fast for bots, and line by line for people. A
table is eight lists of 13 counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange import parts as p

Table: TypeAlias = Sequence[Sequence[int]]
"""`table[company][resource]`: each company's holdings."""

PIECES: Final = 0
"""A number of pieces with a price each."""
RAISED: Final = 1
"""What an emerald adds to pieces whose price is below the minimum (S6)."""
BONUS: Final = 2
"""A flat bonus for gold, silver or water; $0 if none was earned."""
METEORS: Final = 3
"""Meteors, which come after the sum of everything else."""

PIECE_ORDER: Final = (
    p.PRIZE_TOKEN,
    p.EMERALD,
    p.IRON,
    p.COAL,
    p.MUSHROOM,
    p.OIL,
    p.DIAMOND,
    p.MAGNET,
    p.BOOK,
)
"""The resources with a price per piece, in the order of S6."""


class Market(NamedTuple):
    """Values that depend on the holdings of all companies."""

    oil: int
    """The number of companies with oil (S8)."""
    water: int
    """The number of companies with at least two water (S8)."""
    gold: int
    """The largest amount of gold of a company, possibly 0 (S7)."""
    silver: int
    """The largest amount of silver of a company."""
    second_silver: int
    """The second-largest distinct amount of silver; -1 if all companies have the same (S7)."""


class Line(NamedTuple):
    """One entry of a company's statement; `dollars` of all lines add up to its earnings.

    `facts` holds what the price depends on. Mushroom: other kinds held. Oil: other companies with
    oil. Book: kinds held. Gold: the largest count. Silver: the largest and second-largest count
    (-1: none). Water: companies with at least two. Meteors: the sum before them. Raised: the price
    without the emerald. Empty for other lines.
    """

    part: int
    """PIECES, RAISED, BONUS or METEORS."""
    resource: p.Resource
    held: int
    """Pieces held; 0 for a bonus that needs none (S7)."""
    each: int
    """Dollars per piece; for a bonus, the whole amount."""
    dollars: int
    facts: tuple[int, ...]
    ruling: str


@dataclass(frozen=True, slots=True)
class Statement:
    """The audit of one company."""

    company: p.Company
    resources: p.Shelf
    lines: tuple[Line, ...]
    """In the order of S6; one line for every kind held and every bonus earned."""
    earnings: int

    @property
    def before_meteors(self) -> int:
        """The sum that decides the value of meteors."""
        return sum(line.dollars for line in self.lines if line.part != METEORS)


def market(table: Table) -> Market:
    """Return the market for the holdings of all companies."""
    silver = sorted({goods[p.SILVER] for goods in table}, reverse=True)
    return Market(
        oil=sum(goods[p.OIL] > 0 for goods in table),
        water=sum(goods[p.WATER] >= p.WATER_NEEDED for goods in table),
        gold=max(goods[p.GOLD] for goods in table),
        silver=silver[0],
        second_silver=silver[1] if len(silver) > 1 else -1,
    )


def earnings(table: Table) -> list[int]:
    """Return each company's earnings in dollars; they can be negative."""
    whole = market(table)
    return [company_earnings(goods, whole) for goods in table]


def company_earnings(goods: Sequence[int], whole: Market) -> int:
    """Return the earnings of a company with these goods in that market, in dollars."""
    (
        books,
        coal,
        diamonds,
        emeralds,
        gold,
        iron,
        magnets,
        meteors,
        mushrooms,
        oil,
        _,
        silver,
        water,
    ) = goods
    kinds = len(goods) - goods.count(0)
    total = emeralds * p.EMERALD_PRICE + iron * p.IRON_PRICE + diamonds * p.DIAMOND_PRICE
    if books:
        total += books * p.BOOK_PRICE * kinds
    if magnets and not magnets & 1:
        total += magnets * p.MAGNET_PRICE
    least = p.FLOOR if emeralds else -1_000_000
    if coal:
        total += coal * max(p.COAL_PRICE, least)
    if mushrooms:
        total += mushrooms * max(p.MUSHROOM_PRICE - p.MUSHROOM_LOSS * (kinds - 1), least)
    if oil:
        total += oil * max(p.OIL_PRICE - p.OIL_LOSS * (whole.oil - 1), least)
    if gold == whole.gold:
        total += p.GOLD_BONUS
    if silver == whole.silver or silver == whole.second_silver:
        total += p.SILVER_BONUS
    if water:
        total += p.WATER_BONUS * whole.water
    if meteors and total <= 0:
        total += meteors * p.METEOR_PRICE
    return total


def statements(table: Table) -> tuple[Statement, ...]:
    """Return every company's audit."""
    whole = market(table)
    return tuple(statement(company, goods, whole) for company, goods in enumerate(table))


def statement(company: p.Company, goods: Sequence[int], whole: Market) -> Statement:
    """Return the audit of a company with these goods in that market."""
    lines: list[Line] = []
    for resource in PIECE_ORDER:
        if goods[resource]:
            lines += _pieces(resource, goods, whole)
    lines += _bonuses(goods, whole)
    total = sum(line.dollars for line in lines)
    meteors = goods[p.METEOR]
    if meteors:
        each = p.METEOR_PRICE if total <= 0 else 0
        lines.append(Line(METEORS, p.METEOR, meteors, each, meteors * each, (total,), "S6"))
        total += meteors * each
    return Statement(company, tuple(goods), tuple(lines), total)


def price(resource: p.Resource, goods: Sequence[int], whole: Market) -> tuple[int, tuple[int, ...]]:
    """Return the price of one piece of a resource of PIECE_ORDER, and what it depends on.

    The minimum set by an emerald is not applied.
    """
    kinds = sum(count > 0 for count in goods)
    if resource == p.MUSHROOM:
        others = kinds - (goods[p.MUSHROOM] > 0)
        return p.MUSHROOM_PRICE - p.MUSHROOM_LOSS * others, (others,)
    if resource == p.OIL:
        others = whole.oil - (goods[p.OIL] > 0)
        return p.OIL_PRICE - p.OIL_LOSS * others, (others,)
    if resource == p.MAGNET:
        return (0 if goods[p.MAGNET] % 2 else p.MAGNET_PRICE), ()
    if resource == p.BOOK:
        return p.BOOK_PRICE * kinds, (kinds,)
    return _FIXED[resource], ()


_FIXED: Final = {
    p.PRIZE_TOKEN: 0,
    p.EMERALD: p.EMERALD_PRICE,
    p.IRON: p.IRON_PRICE,
    p.COAL: p.COAL_PRICE,
    p.DIAMOND: p.DIAMOND_PRICE,
}


def _pieces(resource: p.Resource, goods: Sequence[int], whole: Market) -> list[Line]:
    count = goods[resource]
    each, facts = price(resource, goods, whole)
    ruling = "S8" if resource == p.OIL else "S6"
    lines = [Line(PIECES, resource, count, each, count * each, facts, ruling)]
    if goods[p.EMERALD] and each < p.FLOOR:
        more = p.FLOOR - each
        lines.append(Line(RAISED, resource, count, more, count * more, (each,), "S6"))
    return lines


def _bonuses(goods: Sequence[int], whole: Market) -> list[Line]:
    gold, silver, water = goods[p.GOLD], goods[p.SILVER], goods[p.WATER]
    found = [
        (p.GOLD, gold, p.GOLD_BONUS * (gold == whole.gold), (whole.gold,), "S7"),
        (
            p.SILVER,
            silver,
            p.SILVER_BONUS * (silver in (whole.silver, whole.second_silver)),
            (whole.silver, whole.second_silver),
            "S7",
        ),
        (p.WATER, water, p.WATER_BONUS * whole.water * (water > 0), (whole.water,), "S8"),
    ]
    return [
        Line(BONUS, resource, count, bonus, bonus, facts, ruling)
        for resource, count, bonus, facts, ruling in found
        if count or bonus
    ]


AWARDS: Final = ((2, 3), (0, 2), (0, 1), (0, 1), (0, 1))
"""Tokens of life and garnets for the first to fifth distinct score."""


@dataclass(frozen=True, slots=True)
class Payout:
    """One seat's pay-out for its stocks, and its place."""

    seat: SeatId
    stocks: p.Counts
    """By company."""
    paid: p.Counts
    """Dollars by company: stocks held times the company's earnings (S9)."""
    score: int
    rank: int
    """1 for the winner; after shared ranks numbers are skipped."""
    place: int
    """The rank of its score among the distinct scores, 1 the highest; decides awards (S9)."""
    life_tokens: int
    garnets: int
    """Garnets won, without those left over."""
    elimination_candidate: bool


def scores(earnings: Sequence[int], stocks: Sequence[Sequence[int]]) -> list[int]:
    """Return what each seat's stocks pay, in dollars."""
    return [
        sum([count * dollars for count, dollars in zip(held, earnings, strict=True)])
        for held in stocks
    ]


def payouts(earnings: Sequence[int], stocks: Sequence[Sequence[int]]) -> tuple[Payout, ...]:
    """Return every seat's pay-out."""
    found = scores(earnings, stocks)
    distinct = sorted(set(found), reverse=True)
    return tuple(_payout(seat, held, earnings, found, distinct) for seat, held in enumerate(stocks))


def _payout(
    seat: SeatId,
    held: Sequence[int],
    earnings: Sequence[int],
    found: list[int],
    distinct: list[int],
) -> Payout:
    score = found[seat]
    place = distinct.index(score)
    life_tokens, garnets = AWARDS[place] if place < len(AWARDS) else (0, 0)
    return Payout(
        seat=seat,
        stocks=tuple(held),
        paid=tuple(count * dollars for count, dollars in zip(held, earnings, strict=True)),
        score=score,
        rank=1 + sum(other > score for other in found),
        place=place + 1,
        life_tokens=life_tokens,
        garnets=garnets,
        elimination_candidate=len(distinct) > 1 and score == distinct[-1],
    )


def prize_pool(tokens: int) -> int:
    """Return what the prize mission adds for this number of prize tokens produced in the game
    (S10).
    """
    return p.PRIZE_POOL if tokens >= p.PRIZE_TOKENS_NEEDED else 0
