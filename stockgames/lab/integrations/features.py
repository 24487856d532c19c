"""Encodes views as vectors whose length depends on the game and the number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from stockgames.engine.state import View
from stockgames.games.exchange.parts import FOUNDERS
from stockgames.lab.integrations.desk import LEGAL

WHOLE: Final = "view"
WHOLE_WIDTH: Final = 512
"""The length of the encoding of a view whose fields have no widths here."""
OUTSIDE: Final = -1.0
"""The encoding of None."""


class Block(NamedTuple):
    """A named part of the vector: data of a view, cut or padded with zeros to a width."""

    name: str
    width: int
    read: Callable[[Any], Iterable[float]]

    def fill(self, view: View) -> list[float]:
        """Return the numbers; if there are too many, the oldest are dropped."""
        numbers = list(self.read(view))[-self.width :]
        return numbers + [0.0] * (self.width - len(numbers))


@cache
def blocks(game_id: str, seats: int) -> tuple[Block, ...]:
    """Return the blocks of a game's vector; the first identifies the viewer."""
    who = Block("player", seats, lambda view: _places([view.seat], seats))
    if game_id in _BLOCKS:
        return (who, *_BLOCKS[game_id](seats))
    return (who, Block(WHOLE, WHOLE_WIDTH, _numbers))


def _numbers(value: Any) -> Iterator[float]:
    """Yield all numbers in a value; texts, which only name kinds of actions, are left out."""
    if value is None:
        yield OUTSIDE
    elif isinstance(value, (bool, int)):
        yield float(value)
    elif isinstance(value, tuple):
        for item in value:
            yield from _numbers(item)
    elif not isinstance(value, str):
        for name in value.__dataclass_fields__:
            if name != LEGAL:
                yield from _numbers(getattr(value, name))


def _counts(things: Iterable[int], kinds: int) -> list[float]:
    counts = [0.0] * kinds
    for thing in things:
        counts[thing] += 1
    return counts


def _places(seats: Iterable[int | None], count: int) -> list[float]:
    """Return a vector with a 1 at each named seat; None and negative seats are ignored."""
    return _counts((seat for seat in seats if seat is not None and seat >= 0), count)


def _plain(**widths: int) -> list[Block]:
    """Return blocks that hold fields unchanged."""
    return [Block(name, width, _field(name)) for name, width in widths.items()]


def _field(name: str) -> Callable[[Any], Iterable[float]]:
    return lambda view: _numbers(getattr(view, name))


def _seats(count: int, *names: str) -> list[Block]:
    """Return blocks with a 1 at each seat that a field names."""

    def read(name: str) -> Callable[[Any], Iterable[float]]:
        def places(view: Any) -> Iterable[float]:
            value = getattr(view, name)
            return _places(value if isinstance(value, tuple) else [value], count)

        return places

    return [Block(name, count, read(name)) for name in names]


def _kinds(count: int, *names: str) -> list[Block]:
    def read(name: str) -> Callable[[Any], Iterable[float]]:
        return lambda view: _counts(getattr(view, name), count)

    return [Block(name, count, read(name)) for name in names]


def _nyse(seats: int) -> list[Block]:
    def known(view: Any) -> Iterable[float]:
        return _counts((holder * 16 + kind for holder, kind in view.known), seats * 16)

    return [
        *_seats(seats, "actors", "active"),
        *_plain(turn=1, stage=1, takes_left=1, board=12, markers=4, piles=4, chips=4 * seats),
        *_plain(hand=16, played=16, swap=5, bound=1),
        Block("known", seats * 16, known),
    ]


def _portfolio(seats: int) -> list[Block]:
    def portfolios(view: Any) -> Iterable[float]:
        cards = (p.owner * 52 + card for p in view.portfolios for card in p.cards)
        return _counts(cards, seats * 52)

    def caps(view: Any) -> Iterable[float]:
        ends = ((p, cap) for p in view.portfolios for cap in (p.low_cap, p.high_cap))
        return _counts((p.owner * 52 + cap for p, cap in ends if cap >= 0), seats * 52)

    def known(view: Any) -> Iterable[float]:
        cards = (seat * 52 + card for seat, held in enumerate(view.known) for card in held)
        return _counts(cards, seats * 52)

    return [
        *_seats(seats, "actors", "active", "dealer"),
        *_plain(turn=1, stage=1, cash=seats, incomes=seats, hand_sizes=seats, stock=1),
        *_plain(reshuffles=1, last_turns=1, income=1, budget=1, most_cards=2, may_be_pauper=1),
        *_plain(to_draw=1, taken=1, banned=1, dry_turns=1),
        *_kinds(52, "hand", "pile"),
        Block("exposed", 52, lambda view: _counts(view.pile[-1:], 52)),
        Block("portfolios", seats * 52, portfolios),
        Block("caps", seats * 52, caps),
        Block("known", seats * 52, known),
    ]


def _exchange(seats: int) -> list[Block]:
    def votes(view: Any) -> Iterable[float]:
        pairs = ((vote.security, vote.by) if vote else (OUTSIDE, 0.0) for vote in view.votes)
        return chain.from_iterable(pairs)

    return [
        *_seats(seats, "actors", "choosers", "standing", "informed", "lobbyist"),
        *_plain(turn=1, stage=1, round=1, floor=1, ceiling=1, prices=3, cash=seats),
        *_plain(shares=3 * seats, falls=4 * seats, founders=seats, drawn=5, coming=1),
        *_plain(traded=seats, sides=seats, orders=seats, lobby=2, laid=3),
        *_kinds(len(FOUNDERS), "hand"),
        Block("votes", 2 * seats, votes),
    ]


def _stock_exchange(seats: int) -> list[Block]:
    return [
        *_seats(seats, "actors", "owes_resource", "owes_stock"),
        *_plain(turn=1, round=1, garnets_at_start=1, garnets=1, resources=13, stocks=seats),
        *_plain(arrivals=3 * (13 + seats), fizzled=3),
    ]


_BLOCKS: Final[Mapping[str, Callable[[int], list[Block]]]] = MappingProxyType(
    {
        "nyse": _nyse,
        "portfolio": _portfolio,
        "exchange": _exchange,
        "stock-exchange": _stock_exchange,
    }
)
