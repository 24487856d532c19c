"""Solo NYSE from the player's information: outcomes of actions and learned values of positions.

A position contains no hidden chip. For each colour it holds the marker's space, the chips left in
the pile, those in hand, and the unseen ones, each of which is equally likely to be drawn. So chips
that a swap put back (N10) count as unseen, although they are certainly in the pile. Position values
were learned for the standard board (`engine.value_network`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from stockgames.engine.value_network import Network, Row
from stockgames.games.nyse.actions import (
    DISCARD,
    INVEST,
    TAKE,
    NyseAction,
    SpeculativeMarket,
    supply_swaps,
)
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    ALL_COLORS,
    ALL_MARKINGS,
    BOARDS,
    COPIES,
    CRASHED,
    KINDS,
    PILE_SIZE,
    PLAIN,
    PUSHED,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    Color,
    Marking,
    price,
)
from stockgames.games.nyse.view import NyseView

BOARD: Final = BOARDS["standard"]
"""The board for which the model was trained."""
PERCHES: Final = CRASHED + 1
HELD: Final = COPIES[PLAIN] + 1
"""The number of possible counts of plain chips of a colour in hand, from 0."""
SPECIALS: Final = sum(COPIES) - COPIES[PLAIN] + 1
"""The number of possible counts of unseen special chips, from 0."""
TRIPLES: Final = 27
"""The combinations of up to two chips of each special marking."""
MOST_ALIKE: Final = 4
"""Counts of special chips of one marking in hand are capped at this."""
_SIZES: Final = (
    (PILE_SIZE + 1) * PERCHES * HELD,
    (PILE_SIZE + 1) * HELD * SPECIALS,
    PERCHES * TRIPLES,
    PERCHES * TRIPLES,
    (MOST_ALIKE + 1) ** 3 * 3,
    (4 * COPIES[SPECULATIVE_MARKET] + 1) * (PILE_SIZE + 1),
)
_FIRST: Final = tuple(sum(_SIZES[:group]) for group in range(len(_SIZES)))
"""The number of the first feature of each group."""
FEATURES: Final = sum(_SIZES)
"""The number of features."""
_SHIFTS: Final = (0, 6, 12, 18, 24)
_DIGIT: Final = 63
"""The mask of one of five counts packed in a number, each below 64."""
_MARKETS: Final = tuple(
    tuple(SpeculativeMarket(chip, marker) for marker in ALL_COLORS) for chip in ALL_COLORS
)

Counts: TypeAlias = tuple[int, ...]


class Stock:
    """What is known about one colour; equal ones are usually the same object and compare by
    identity.
    """

    __slots__ = ("features", "hand", "left", "perch", "tally", "unseen", "worth")

    def __init__(self, left: int, perch: int, hand: Counts, unseen: Counts) -> None:
        self.left = left
        self.perch = perch
        self.hand = hand
        """Chips in hand, by marking."""
        self.unseen = unseen
        """Unseen chips, by marking: in the pile, under the marker, or discarded."""
        self.worth = price(BOARD, perch) * sum(hand)
        self.features = self._features()
        counted = (unseen[SPECULATIVE_MARKET], left, *hand[PLAIN + 1 :])
        self.tally = sum(n << shift for n, shift in zip(counted, _SHIFTS, strict=True))
        """Counts relevant for all colours together, packed in one number for fast addition."""

    def _features(self) -> Counts:
        left, perch, plain = self.left, self.perch, self.hand[PLAIN]
        hidden = sum(self.unseen[PLAIN + 1 :])
        return (
            _FIRST[0] + (left * PERCHES + perch) * HELD + plain,
            _FIRST[1] + (left * HELD + plain) * SPECIALS + hidden,
            _FIRST[2] + perch * TRIPLES + _triple(self.unseen),
            _FIRST[3] + perch * TRIPLES + _triple(self.hand),
        )


Stocks: TypeAlias = tuple[Stock, ...]
"""The four colours."""
Position: TypeAlias = tuple[Stocks, int]
"""The four colours, and the takes left in an aggressive investment, 0 if there is none."""
Outcomes: TypeAlias = Sequence[tuple[float, Position]]


def _triple(counts: Counts) -> int:
    return counts[1] * 9 + counts[2] * 3 + counts[3]


@lru_cache(maxsize=1 << 15)
def stock(left: int, perch: int, hand: Counts, unseen: Counts) -> Stock:
    """Return the (cached) stock with these values."""
    return Stock(left, perch, hand, unseen)


def _changed(counts: Counts, marking: Marking, by: int) -> Counts:
    return (*counts[:marking], counts[marking] + by, *counts[marking + 1 :])


@lru_cache(maxsize=1 << 14)
def _drawn(old: Stock, moved: int) -> Sequence[tuple[float, Stock]]:
    total, perch = sum(old.unseen), PUSHED[old.perch + moved]
    return [
        (
            old.unseen[m] / total,
            stock(old.left - 1, perch, _changed(old.hand, m, 1), _changed(old.unseen, m, -1)),
        )
        for m in ALL_MARKINGS
        if old.unseen[m]
    ]


@lru_cache(maxsize=1 << 14)
def _discarded(old: Stock) -> Stock:
    return stock(old.left - 1, old.perch, old.hand, old.unseen)


@lru_cache(maxsize=1 << 14)
def _pushed(old: Stock) -> Stock:
    return stock(old.left, PUSHED[old.perch + 2], old.hand, old.unseen)


@lru_cache(maxsize=1 << 14)
def _played(old: Stock, marking: Marking) -> Stock:
    return stock(old.left, old.perch, _changed(old.hand, marking, -1), old.unseen)


@lru_cache(maxsize=1 << 14)
def _given(old: Stock, marking: Marking) -> Stock:
    """Return the stock after a chip was put from the hand into the pile."""
    hand, unseen = _changed(old.hand, marking, -1), _changed(old.unseen, marking, 1)
    return stock(old.left + 1, old.perch, hand, unseen)


def _with(stocks: Stocks, color: Color, new: Stock) -> Stocks:
    return (*stocks[:color], new, *stocks[color + 1 :])


def _are_used_up(stocks: Stocks) -> bool:
    blue, black, red, green = stocks
    return not (blue.left or black.left or red.left or green.left)


class Foresight:
    """Solo lookahead for NYSE; see `bots.expectimax` for the contract of each method."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._pair = lru_cache(maxsize=1 << 15)(self._added_pair)
        self._common = lru_cache(maxsize=1 << 14)(self._added_common)

    def _added_pair(self, one: Stock, two: Stock) -> Row:
        return self._network.added((*one.features, *two.features))

    def _added_common(self, tallies: int, takes: int) -> Row:
        return self._network.added(_common(tallies, takes))

    def start(self) -> Position:
        """Return the position at the start of every game."""
        return (stock(PILE_SIZE, 0, (0, 0, 0, 0), COPIES),) * 4, 0

    def score(self, position: Position) -> float | None:
        """Return the final score in $M, or None if the game isn't over."""
        stocks, takes = position
        if takes or not _are_used_up(stocks):
            return None
        return sum([stock.worth for stock in stocks])

    def features(self, position: Position) -> Sequence[int]:
        """Return the feature numbers of a position (see `engine.value_network`)."""
        stocks, takes = position
        own = [feature for stock in stocks for feature in stock.features]
        return (*own, *_common(sum([stock.tally for stock in stocks]), takes))

    def value(self, position: Position) -> float:
        """Return a position's learned value, or the score if the game is over."""
        (blue, black, red, green), takes = position
        if not (takes or blue.left or black.left or red.left or green.left):
            return blue.worth + black.worth + red.worth + green.worth
        tallies = blue.tally + black.tally + red.tally + green.tally
        return self._network.value(
            self._pair(blue, black), self._pair(red, green), self._common(tallies, takes)
        )

    def prospects(self, position: Position) -> Sequence[tuple[NyseAction, Outcomes]]:
        """Return every action with its possible outcomes and their probabilities."""
        stocks, takes = position
        if not takes:
            plays = list(_plays(stocks))
            if plays:
                return plays
        found: list[tuple[NyseAction, Outcomes]] = []
        for color in ALL_COLORS:
            old = stocks[color]
            if old.left:
                found.append((TAKE[color], _taken(stocks, color, takes)))
                if not takes:
                    after = _with(stocks, color, _discarded(old))
                    found.append((DISCARD[color], ((1.0, (after, 0)),)))
        return found


def _common(tallies: int, takes: int) -> Counts:
    hidden, left, *held = (tallies >> shift & _DIGIT for shift in _SHIFTS)
    markets, investments, swaps = (min(MOST_ALIKE, count) for count in held)
    alike = MOST_ALIKE + 1
    return (
        _FIRST[4] + ((markets * alike + investments) * alike + swaps) * 3 + takes,
        _FIRST[5] + hidden * (PILE_SIZE + 1) + (left + 3) // 4,
    )


def _taken(stocks: Stocks, color: Color, takes: int) -> Outcomes:
    found: list[tuple[float, Position]] = []
    for chance, new in _drawn(stocks[color], 1):
        after = _with(stocks, color, new)
        rest = 0 if takes < 2 or _are_used_up(after) else 1
        found.append((chance, (after, rest)))
    return found


def _plays(stocks: Stocks) -> Iterator[tuple[NyseAction, Outcomes]]:
    """Yield the plays of special chips in hand; one of them is compulsory if there are any (N9)."""
    for chip in ALL_COLORS:
        own = stocks[chip]
        if own.hand[SPECULATIVE_MARKET]:
            spent = _with(stocks, chip, _played(own, SPECULATIVE_MARKET))
            for marker in ALL_COLORS:
                if spent[marker].perch < CRASHED:
                    after = _with(spent, marker, _pushed(spent[marker]))
                    yield _MARKETS[chip][marker], ((1.0, (after, 0)),)
        if own.hand[AGGRESSIVE_INVESTMENT]:
            spent = _with(stocks, chip, _played(own, AGGRESSIVE_INVESTMENT))
            yield INVEST[chip], ((1.0, (spent, 2)),)
        if own.hand[STOCK_SWAP]:
            yield from _swaps(_with(stocks, chip, _played(own, STOCK_SWAP)), chip)


def _swaps(spent: Stocks, chip: Color) -> Iterator[tuple[NyseAction, Outcomes]]:
    """Yield the swaps of a chip that has just left the hand (N10)."""
    rows = supply_swaps(chip)
    for give in KINDS:
        color, marking = give >> 2, give & 3
        if spent[color].hand[marking]:
            for want in ALL_COLORS:
                if spent[want].left:
                    yield rows[want][give], _swapped(spent, want, color, marking)


def _swapped(spent: Stocks, want: Color, color: Color, marking: Marking) -> Outcomes:
    found: list[tuple[float, Position]] = []
    for chance, new in _drawn(spent[want], 0):
        after = _with(spent, want, new)
        found.append((chance, (_with(after, color, _given(after[color], marking)), 0)))
    return found


def foreseen(view: NyseView) -> Position | None:
    """Return the position in a solo view; None if nothing was learned for such a game."""
    if view.seats > 1 or view.board != BOARD or view.seat is None or not view.legal:
        return None
    unseen, hand = view.unseen(), view.hand
    stocks = tuple(
        stock(
            view.piles[color],
            view.markers[color],
            tuple(hand[color * 4 : color * 4 + 4]),
            tuple(unseen[color * 4 : color * 4 + 4]),
        )
        for color in ALL_COLORS
    )
    return stocks, view.takes_left
