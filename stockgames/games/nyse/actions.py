"""What a seat can decide in NYSE: the actions, and their names on the table (`take-blue`).

Actions are interned: lists of legal actions hold the same objects each time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import itemgetter
from typing import Annotated, Final, Literal, TypeAlias, get_args

from stockgames.engine.codec import ActionCodec, SeatOr, renamed
from stockgames.engine.state import MOST_SEATS, STRICT, Action, SeatId
from stockgames.games.nyse import parts as p

SUPPLY: Final = -1
"""The partner of a swap in a solo game (N10)."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the top chip of a pile; its marker moves one space."""

    color: p.Color
    do: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Remove the top chip of a pile, unseen (N6)."""

    color: p.Color
    do: Literal["discard"] = "discard"
    ruling = "N6"


@dataclass(frozen=True, slots=True)
class SpeculativeMarket(Action):
    """Play the special chip of colour `chip`: a marker moves two spaces (N3)."""

    chip: p.Color
    marker: p.Color
    do: Literal["speculative_market"] = "speculative_market"
    ruling = "N3"


@dataclass(frozen=True, slots=True)
class AggressiveInvestment(Action):
    """Play the special chip of colour `chip`: up to two takes follow (N4)."""

    chip: p.Color
    do: Literal["aggressive_investment"] = "aggressive_investment"
    ruling = "N4"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """End an aggressive investment early (N4)."""

    do: Literal["stop"] = "stop"
    ruling = "N4"


@dataclass(frozen=True, slots=True)
class Chip:
    """A chip in a hand, identified by colour and marking."""

    color: p.Color
    marking: p.Marking
    __pydantic_config__ = STRICT

    @property
    def kind(self) -> p.Kind:
        """Colour and marking as one number."""
        return self.color * 4 + self.marking


@dataclass(frozen=True, slots=True)
class StockSwap(Action):
    """Play the special chip of colour `chip`: trade `give` for one of colour `want` (N5, N10)."""

    chip: p.Color
    partner: Annotated[int, SeatOr(("supply",))]
    want: p.Color
    give: Chip
    do: Literal["stock_swap"] = "stock_swap"
    ruling = "N5"
    __pydantic_config__ = renamed(partner="with")


@dataclass(frozen=True, slots=True)
class Waive(Action):
    """Play the stock swap of colour `chip` without a trade (N5)."""

    chip: p.Color
    do: Literal["waive"] = "waive"
    ruling = "N5"


@dataclass(frozen=True, slots=True)
class Surrender(Action):
    """The partner's answer to a swap: the marking of the chip of the wanted colour that it
    gives (N5).
    """

    marking: p.Marking
    do: Literal["surrender"] = "surrender"
    ruling = "N5"


@dataclass(frozen=True, slots=True)
class ShuffleIn(Action):
    """Chance: the chip given in a solitaire swap goes `position` chips below a pile's top (N10)."""

    color: p.Color
    position: int
    do: Literal["shuffle_in"] = "shuffle_in"


NyseAction: TypeAlias = (
    Take
    | Discard
    | SpeculativeMarket
    | AggressiveInvestment
    | Stop
    | StockSwap
    | Waive
    | Surrender
    | ShuffleIn
)

CODEC: Final[ActionCodec[NyseAction]] = ActionCodec(*get_args(NyseAction))

TAKE: Final = tuple(Take(color) for color in p.ALL_COLORS)
DISCARD: Final = tuple(Discard(color) for color in p.ALL_COLORS)
INVEST: Final = tuple(AggressiveInvestment(color) for color in p.ALL_COLORS)
STOP: Final = Stop()
WAIVE: Final = tuple(Waive(color) for color in p.ALL_COLORS)
SURRENDER: Final = tuple(Surrender(marking) for marking in p.ALL_MARKINGS)


def _open(mask: int) -> list[p.Color]:
    return [color for color in p.ALL_COLORS if mask >> color & 1]


TAKES: Final[tuple[tuple[NyseAction, ...], ...]] = tuple(
    tuple(TAKE[color] for color in _open(mask)) for mask in range(16)
)
"""The legal takes by the mask of open piles (bit c: pile c has chips)."""

TAKES_OR_STOP: Final[tuple[tuple[NyseAction, ...], ...]] = tuple((*takes, STOP) for takes in TAKES)
TAKES_AND_DISCARDS: Final[tuple[tuple[NyseAction, ...], ...]] = tuple(
    (*TAKES[mask], *(DISCARD[color] for color in _open(mask))) for mask in range(16)
)
SURRENDERS: Final[tuple[tuple[NyseAction, ...], ...]] = tuple(
    tuple(SURRENDER[marking] for marking in p.ALL_MARKINGS if mask >> marking & 1)
    for mask in range(16)
)
"""What a partner can give, by the mask of the markings it holds in the wanted colour."""


@cache
def plays(kinds: int, standing: int) -> tuple[NyseAction, ...]:
    """Return the speculative markets and aggressive investments that a hand can play.

    `kinds` is a bit mask of the kinds held, `standing` one of the markers on the board.
    """
    found: list[NyseAction] = []
    for color in p.ALL_COLORS:
        if kinds >> (color * 4 + p.SPECULATIVE_MARKET) & 1:
            found += (SpeculativeMarket(color, marker) for marker in _open(standing))
        if kinds >> (color * 4 + p.AGGRESSIVE_INVESTMENT) & 1:
            found.append(INVEST[color])
    return tuple(found)


@cache
def swaps(chip: p.Color) -> tuple[tuple[StockSwap, ...], ...]:
    """Return all swaps of one chip between seats, in rows by partner and wanted colour.

    The row at index `partner * 4 + color` holds a swap for each kind that can be given.
    """
    return tuple(
        _row(chip, partner, want) for partner in range(MOST_SEATS) for want in p.ALL_COLORS
    )


@cache
def supply_swaps(chip: p.Color) -> tuple[tuple[StockSwap, ...], ...]:
    """Return all swaps of one chip with the supply, in rows by wanted colour (N10)."""
    return tuple(_row(chip, SUPPLY, want) for want in p.ALL_COLORS)


@lru_cache(maxsize=4096)
def giving(kinds: int) -> Callable[[tuple[StockSwap, ...]], tuple[StockSwap, ...]]:
    """Return a function that filters a row of `swaps` by the kinds to give, a non-empty bit
    mask.
    """
    given = [kind for kind in p.KINDS if kinds >> kind & 1]
    if len(given) == 1:  # an itemgetter with one item returns no tuple
        only = given[0]
        return lambda row: (row[only],)
    return itemgetter(*given)


def _row(chip: p.Color, partner: SeatId, want: p.Color) -> tuple[StockSwap, ...]:
    return tuple(StockSwap(chip, partner, want, _chip(give)) for give in p.KINDS)


@cache
def _chip(kind: p.Kind) -> Chip:
    return Chip(*divmod(kind, 4))


def chip_of(color: p.Color, marking: p.Marking) -> Chip:
    """Return the interned chip."""
    return _chip(color * 4 + marking)


def marking_key(marking: p.Marking) -> str:
    """Return the name part for a marking: `stock-swap`."""
    return p.MARKINGS[marking].replace("_", "-")


def kind_key(kind: p.Kind) -> str:
    """Return the name part for a kind of chip: `blue-stock-swap`."""
    return f"{p.COLORS[kind >> 2]}-{marking_key(kind & 3)}"


def action_name(action: NyseAction) -> str:
    """Return the name of an action."""
    match action:
        case Take(color) | Discard(color):
            return f"{action.do}-{p.COLORS[color]}"
        case SpeculativeMarket(played, marker):
            return f"speculative-market-{p.COLORS[played]}-{p.COLORS[marker]}"
        case AggressiveInvestment(played):
            return f"aggressive-investment-{p.COLORS[played]}"
        case Waive(played):
            return f"waive-{p.COLORS[played]}"
        case StockSwap(played, partner, want, give):
            who = "supply" if partner == SUPPLY else str(partner)
            wanted = f"{who}-{p.COLORS[want]}"
            return f"stock-swap-{p.COLORS[played]}-{wanted}-{kind_key(give.kind)}"
        case Surrender(marking):
            return f"surrender-{marking_key(marking)}"
        case _:
            return action.do.replace("_", "-")
