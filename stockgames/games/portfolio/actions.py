"""What a seat can decide in Portfolio, the shuffle, and tables for fast lists of legal actions.

Enumerable actions are interned: lists of legal actions hold the same objects each time. Offers are
parametric: they are in no legal list; `check` validates them, and the game samples them (P12).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from math import isqrt
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple, TypeAlias, get_args

from stockgames.engine.codec import ActionCodec, Named
from stockgames.engine.state import STRICT, Action, SeatId
from stockgames.games.portfolio import parts as p

if TYPE_CHECKING:
    from pydantic import Discriminator


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Open the turn: how many cards, and whether the first is the exposed one (P5, P6)."""

    cards: int
    exposed: bool
    pauper: bool
    do: Literal["draw"] = "draw"
    ruling = "P5"

    @property
    def cost(self) -> int:
        """The price in dollars; paupers draw for free (P5, P6)."""
        return 0 if self.pauper else p.draw_cost(self.cards)


@dataclass(frozen=True, slots=True)
class Reshuffle(Action):
    """The discard pile becomes the second stock, next card first; chance's move (P7)."""

    stock: tuple[p.Card, ...]
    do: Literal["reshuffle"] = "reshuffle"


@dataclass(frozen=True, slots=True)
class Found(Action):
    """Found a new portfolio from the hand: three or more cards in sequence, low to high."""

    cards: tuple[p.Card, ...]
    do: Literal["found"] = "found"
    ruling = "P1"


@dataclass(frozen=True, slots=True)
class Extend(Action):
    """Add one card to an uncapped end of the seat's own portfolio (P4)."""

    portfolio: p.Number
    card: p.Card
    do: Literal["extend"] = "extend"
    ruling = "P4"


@dataclass(frozen=True, slots=True)
class Cap(Action):
    """Close an end of the seat's own portfolio for good (P3, P4)."""

    portfolio: p.Number
    card: p.Card
    end: Annotated[int, Named(p.ENDS)]
    do: Literal["cap"] = "cap"
    ruling = "P4"


@dataclass(frozen=True, slots=True)
class Neutralize(Action):
    """Discard another seat's portfolio by the card below it, paying its value (P9)."""

    portfolio: p.Number
    card: p.Card
    do: Literal["neutralize"] = "neutralize"
    ruling = "P9"


@dataclass(frozen=True, slots=True)
class Acquire(Action):
    """Take another seat's portfolio by the card above it, or an Ace on a King, for twice its
    value.
    """

    portfolio: p.Number
    card: p.Card
    do: Literal["acquire"] = "acquire"
    ruling = "P9"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """End the turn with a discard (P10)."""

    card: p.Card
    do: Literal["discard"] = "discard"
    ruling = "P10"


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn with an empty hand (P10)."""

    do: Literal["end"] = "end"
    ruling = "P10"


@dataclass(frozen=True, slots=True)
class Truce:
    """A promise not to attack the partner's portfolios for a number of the seat's own turns
    (P12).
    """

    promise: Literal["truce"] = field(default="truce", kw_only=True)
    turns: int
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Debt:
    """A promise to pay the partner an amount in dollars from the next incomes (P12)."""

    promise: Literal["debt"] = field(default="debt", kw_only=True)
    cash: int
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Reveal:
    """A promise to show the partner the hand once, after the exchange (P12)."""

    promise: Literal["reveal"] = field(default="reveal", kw_only=True)
    __pydantic_config__ = STRICT


Promise: TypeAlias = Truce | Debt | Reveal


class _ByPromise:
    """Discriminates promises by name; pydantic calls it when the codec is built."""

    def __get_pydantic_core_schema__(self, source: object, handler: Any) -> Any:
        from pydantic import Discriminator as By

        by: Discriminator = By("promise")
        return by.__get_pydantic_core_schema__(source, handler)


@dataclass(frozen=True, slots=True)
class Terms:
    """What one side of a deal gives; falsy if nothing."""

    cash: int
    cards: tuple[p.Card, ...]
    portfolios: tuple[p.Number, ...]
    promises: tuple[Annotated[Promise, _ByPromise()], ...]
    __pydantic_config__ = STRICT

    def __bool__(self) -> bool:
        return bool(self.cash or self.cards or self.portfolios or self.promises)


NO_TERMS: Final = Terms(0, (), (), ())


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Offer a seat a deal in any seat's turn; `give` and `get` are from the maker's side (P12)."""

    to: SeatId
    give: Terms
    get: Terms
    do: Literal["offer"] = "offer"
    ruling = "P12"


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Accept the open offer."""

    do: Literal["accept"] = "accept"
    ruling = "P12"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Decline the open offer."""

    do: Literal["decline"] = "decline"
    ruling = "P12"


class OpenOffer(NamedTuple):
    """An offer that waits for its answer."""

    maker: SeatId
    offer: Offer


PortfolioAction: TypeAlias = (
    Draw
    | Reshuffle
    | Found
    | Extend
    | Cap
    | Neutralize
    | Acquire
    | Discard
    | End
    | Offer
    | Accept
    | Decline
)

CODEC: Final[ActionCodec[PortfolioAction]] = ActionCodec(*get_args(PortfolioAction))

DISCARD: Final[tuple[PortfolioAction, ...]] = tuple(Discard(card) for card in p.ALL_CARDS)
END: Final[tuple[PortfolioAction, ...]] = (End(),)
DECLINE: Final[tuple[PortfolioAction, ...]] = (Decline(),)
ANSWERS: Final[tuple[PortfolioAction, ...]] = (Accept(), Decline())

extend = cache(Extend)
cap = cache(Cap)
neutralize = cache(Neutralize)
acquire = cache(Acquire)


Mask = int
Actions = tuple[PortfolioAction, ...]

SUIT_MASKS: Final = tuple(0x1FFF << 13 * suit for suit in range(4))
RUN_STARTS: Final = sum(
    1 << card for card in p.ALL_CARDS if p.rank_of(card) <= p.KING + 1 - p.SHORTEST
)
"""The cards that can be the lowest of a portfolio (P1)."""

BELOW: Final = tuple(0 if p.rank_of(card) == p.ACE else 1 << card - 1 for card in p.ALL_CARDS)
"""The cards that extend, or neutralize, a portfolio whose lowest card is this."""
ABOVE: Final = tuple(0 if p.rank_of(card) == p.KING else 1 << card + 1 for card in p.ALL_CARDS)
"""The cards that extend a portfolio whose highest card is this."""
CAPS: Final = tuple(1 << card | 1 << p.sister(card) for card in p.ALL_CARDS)
"""The cards that cap an end that is this card (P4)."""
OWN_LOW: Final = tuple(below | caps for below, caps in zip(BELOW, CAPS, strict=True))
OWN_HIGH: Final = tuple(above | caps for above, caps in zip(ABOVE, CAPS, strict=True))
TAKERS: Final = tuple(
    ABOVE[card] or 1 << card - p.KING | 1 << p.sister(card) - p.KING for card in p.ALL_CARDS
)
"""The cards that acquire a portfolio whose highest card is this: the next card, or an Ace of
the colour on a King (P9).
"""


def cards_in(mask: Mask) -> list[p.Card]:
    """Return the cards of a mask, ascending."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards


@cache
def discards_in(suit_mask: Mask) -> Actions:
    """Return the discards of the cards in a mask of one suit."""
    return tuple(DISCARD[card] for card in cards_in(suit_mask))


@cache
def found(low: p.Card, high: p.Card) -> Found:
    """Return the founding of a portfolio from `low` to `high`."""
    return Found(tuple(range(low, high + 1)))


@cache
def founds_in(suit_mask: Mask) -> Actions:
    """Return every portfolio that the cards in a mask of one suit can found."""
    actions: list[PortfolioAction] = []
    for low in cards_in(suit_mask):
        high = low
        while p.rank_of(high) < p.KING and suit_mask >> high + 1 & 1:
            high += 1
            if high - low + 1 >= p.SHORTEST:
                actions.append(found(low, high))
    return tuple(actions)


@cache
def low_moves(number: p.Number, low: p.Card, cards: Mask) -> Actions:
    """Return the uses of the cards, a subset of `OWN_LOW[low]`, on the seat's own portfolio."""
    return tuple(
        extend(number, card) if BELOW[low] >> card & 1 else cap(number, card, p.LOW)
        for card in cards_in(cards)
    )


@cache
def high_moves(number: p.Number, high: p.Card, cards: Mask) -> Actions:
    """Return the uses of the cards, a subset of `OWN_HIGH[high]`, on the seat's own portfolio."""
    return tuple(
        extend(number, card) if ABOVE[high] >> card & 1 else cap(number, card, p.HIGH)
        for card in cards_in(cards)
    )


@cache
def neutralizings(number: p.Number, cards: Mask) -> Actions:
    """Return the ways to neutralize a portfolio with the cards, a subset of `BELOW[its lowest]`."""
    return tuple(neutralize(number, card) for card in cards_in(cards))


@cache
def acquirings(number: p.Number, cards: Mask) -> Actions:
    """Return the ways to acquire a portfolio with the cards, a subset of `TAKERS[its highest]`."""
    return tuple(acquire(number, card) for card in cards_in(cards))


def affordable(money: int) -> int:
    """Return how many cards a seat can afford with this much money; at least one, which is free."""
    return (isqrt(8 * money + 9) - 1) // 2


@cache
def draws(plain: int, exposed: int, dry: bool, pauper: bool, pauper_exposed: bool) -> Actions:
    """Return the ways to open a turn (P5, P6).

    `plain` and `exposed` are the most cards that can be drawn without and with the exposed card, 0
    if there is none. `dry`: one card must come from the stock (P13). `pauper` and `pauper_exposed`:
    pauper's rule can be declared without and with the exposed card.
    """
    actions: list[PortfolioAction] = [Draw(n, False, False) for n in range(1, plain + 1)]
    actions += [Draw(n, True, False) for n in range(1 + dry, exposed + 1)]
    if pauper:
        actions.append(Draw(p.PAUPER_CARDS, False, True))
    if pauper_exposed:
        actions.append(Draw(p.PAUPER_CARDS, True, True))
    return tuple(actions)
