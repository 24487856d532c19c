"""What a seat can decide in Portfolio, and what its shuffle can.

Narrow actions are interned: the legal lists hold the same objects again and again. Offers are wide:
they stand in no legal list, `check` judges them, and the game samples them (P12).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple, TypeAlias

from stockgames.engine.action import Action
from stockgames.engine.codec import STRICT, ActionCodec, Named
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.parts import ALL_CARDS, ENDS, Card, Number, draw_cost

if TYPE_CHECKING:
    from pydantic import Discriminator


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Open the turn: how many cards, and whether the first is the exposed one (P5, P6)."""

    cards: int
    exposed: bool
    pauper: bool
    do: Literal["draw"] = "draw"
    __pydantic_config__ = STRICT

    @property
    def cost(self) -> int:
        """Its price in dollars; paupers draw for nothing (P5, P6)."""
        return 0 if self.pauper else draw_cost(self.cards)


@dataclass(frozen=True, slots=True)
class Reshuffle(Action):
    """The discard pile becomes the second stock, next card first; chance's move (P7)."""

    stock: tuple[Card, ...]
    do: Literal["reshuffle"] = "reshuffle"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Found(Action):
    """Lay a new portfolio from the hand: three or more cards in sequence, low to high."""

    cards: tuple[Card, ...]
    do: Literal["found"] = "found"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Extend(Action):
    """Add one card to an uncapped end of one's own portfolio (P4)."""

    portfolio: Number
    card: Card
    do: Literal["extend"] = "extend"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Cap(Action):
    """Cover an end of one's own portfolio for good (P3, P4)."""

    portfolio: Number
    card: Card
    end: Annotated[int, Named(ENDS)]
    do: Literal["cap"] = "cap"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Neutralize(Action):
    """Discard somebody's portfolio by the card below it, for its value (P9)."""

    portfolio: Number
    card: Card
    do: Literal["neutralize"] = "neutralize"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Acquire(Action):
    """Take somebody's portfolio by the card above it, or an Ace on a King, for twice its value."""

    portfolio: Number
    card: Card
    do: Literal["acquire"] = "acquire"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """End the turn with a discard (P10)."""

    card: Card
    do: Literal["discard"] = "discard"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn without a card in hand (P10)."""

    do: Literal["end"] = "end"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Truce:
    """A promise: for so many of one's own turns, leave the partner's portfolios alone (P12)."""

    promise: Literal["truce"] = field(default="truce", kw_only=True)
    turns: int
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Debt:
    """A promise: pay the partner so many dollars out of the next incomes (P12)."""

    promise: Literal["debt"] = field(default="debt", kw_only=True)
    cash: int
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Reveal:
    """A promise: show the partner one's hand once, after the exchange (P12)."""

    promise: Literal["reveal"] = field(default="reveal", kw_only=True)
    __pydantic_config__ = STRICT


Promise: TypeAlias = Truce | Debt | Reveal


class _ByPromise:
    """Tells promises apart by name; pydantic asks for it when the codec is built."""

    def __get_pydantic_core_schema__(self, source: object, handler: Any) -> Any:
        from pydantic import Discriminator as By

        by: Discriminator = By("promise")
        return by.__get_pydantic_core_schema__(source, handler)


@dataclass(frozen=True, slots=True)
class Terms:
    """What one side of a deal gives; true if that is something."""

    cash: int
    cards: tuple[Card, ...]
    portfolios: tuple[Number, ...]
    promises: tuple[Annotated[Promise, _ByPromise()], ...]
    __pydantic_config__ = STRICT

    def __bool__(self) -> bool:
        return bool(self.cash or self.cards or self.portfolios or self.promises)


NO_TERMS: Final = Terms(0, (), (), ())


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Offer a seat a deal, whosever turn it is; `give` and `get` as its maker sees them (P12)."""

    to: SeatId
    give: Terms
    get: Terms
    do: Literal["offer"] = "offer"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Agree to the open offer."""

    do: Literal["accept"] = "accept"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Turn the open offer down."""

    do: Literal["decline"] = "decline"
    __pydantic_config__ = STRICT


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

CODEC: Final[ActionCodec[PortfolioAction]] = ActionCodec(
    Draw,
    Reshuffle,
    Found,
    Extend,
    Cap,
    Neutralize,
    Acquire,
    Discard,
    End,
    Offer,
    Accept,
    Decline,
)

DISCARD: Final[tuple[PortfolioAction, ...]] = tuple(Discard(card) for card in ALL_CARDS)
END: Final[tuple[PortfolioAction, ...]] = (End(),)
DECLINE: Final[tuple[PortfolioAction, ...]] = (Decline(),)
ANSWERS: Final[tuple[PortfolioAction, ...]] = (Accept(), Decline())

extend = cache(Extend)
cap = cache(Cap)
neutralize = cache(Neutralize)
acquire = cache(Acquire)
