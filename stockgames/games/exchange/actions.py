"""What a seat can decide in Exchange: the actions, their names, and the faces of phase cards.

Actions are interned: lists of legal actions hold the same objects each time.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Final, Literal, TypeAlias, get_args

from stockgames.engine.codec import ActionCodec, Named
from stockgames.engine.state import Action
from stockgames.games.exchange import parts as p


@dataclass(frozen=True, slots=True)
class ChooseFounder(Action):
    """Start as one of the founders dealt to the seat (E2)."""

    card: Annotated[int, Named(p.FOUNDER_IDS)]
    do: Literal["founder"] = "founder"
    ruling = "E2"


@dataclass(frozen=True, slots=True)
class BuyIntelligence(Action):
    """Pay $50 to see the card that this round will turn up (E5)."""

    do: Literal["intelligence"] = "intelligence"
    ruling = "E5"


@dataclass(frozen=True, slots=True)
class ChooseSecurity(Action):
    """Phase 1: choose the security to trade this round."""

    security: p.Security
    do: Literal["security"] = "security"
    ruling = "E4"


@dataclass(frozen=True, slots=True)
class Order(Action):
    """Phase 2: buy or sell, and how many shares, 1 to 9 (E4)."""

    side: Annotated[int, Named(p.SIDES)]
    shares: int
    do: Literal["order"] = "order"
    ruling = "E4"

    @property
    def signed(self) -> int:
        """The number of shares, negative for a sale."""
        return -self.shares if self.side == p.SELL else self.shares


@dataclass(frozen=True, slots=True)
class Influence(Action):
    """Phase 3, and the close: move a security one step, `by` 1 up or -1 down."""

    security: p.Security
    by: int
    do: Literal["influence"] = "influence"
    ruling = "E3"


@dataclass(frozen=True, slots=True)
class Lobby(Action):
    """The second vote of the seat that controls the lobbyist (E6)."""

    security: p.Security
    by: int
    do: Literal["lobby"] = "lobby"
    ruling = "E6"


@dataclass(frozen=True, slots=True)
class Liquidate(Action):
    """Sell shares at half price to pay for an order (E7)."""

    banks: int
    insurance: int
    bonds: int
    do: Literal["liquidate"] = "liquidate"
    ruling = "E7"

    @property
    def sold(self) -> p.Triple:
        """The number of shares sold of each security."""
        return (self.banks, self.insurance, self.bonds)


ExchangeAction: TypeAlias = (
    ChooseFounder | BuyIntelligence | ChooseSecurity | Order | Influence | Lobby | Liquidate
)

CODEC: Final[ActionCodec[ExchangeAction]] = ActionCodec(*get_args(ExchangeAction))

INTELLIGENCE: Final[tuple[ExchangeAction, ...]] = (BuyIntelligence(),)
INFLUENCES: Final = tuple(
    Influence(security, by) for security in p.ALL_SECURITIES for by in (1, -1)
)
CHOICES: Final[tuple[tuple[ExchangeAction, ...], ...]] = (
    (),
    tuple(ChooseSecurity(security) for security in p.ALL_SECURITIES),
    tuple(Order(side, n) for side in range(2) for n in range(1, p.MOST_SHARES + 1)),
    INFLUENCES,
    tuple(Lobby(security, by) for security in p.ALL_SECURITIES for by in (1, -1)),
)
"""The cards of phases 1 to 3, and the lobbyist's at index 4; index 0 is empty."""
INFORMED_CHOICES: Final = tuple(INTELLIGENCE + choices for choices in CHOICES)
"""The same, preceded by buying intelligence."""

_FOUNDERS: Final = tuple(ChooseFounder(card) for card in range(len(p.FOUNDERS)))


@cache
def founder_choices(hand: tuple[p.FounderId, ...]) -> tuple[ExchangeAction, ...]:
    """Return the choices for a hand of founder cards."""
    return tuple(_FOUNDERS[card] for card in hand)


@lru_cache(maxsize=4096)
def liquidations(held: p.Triple, prices: p.Triple, debt: int) -> tuple[ExchangeAction, ...]:
    """Return every minimal way to raise a debt (E7); see `liquidation.ways`."""
    return tuple(Liquidate(*sold) for sold in p.ways(held, prices, debt))


SIDE_NAMES: Final = tuple(f"side-{side}" for side in p.SIDES)
"""The names of the switch of Phase 2, by side; picking one isn't an action."""


def action_name(action: ExchangeAction) -> str:
    """Return the name of an action: `security-bonds`, `buy-3`, `influence-banks-up`."""
    match action:
        case ChooseFounder(card=card):
            return f"founder-{p.FOUNDERS[card].id}"
        case BuyIntelligence():
            return "intelligence"
        case ChooseSecurity(security=security):
            return f"security-{p.SECURITIES[security]}"
        case Order(side=side, shares=shares):
            return f"{p.SIDES[side]}-{shares}"
        case Influence(security=security, by=by):
            return f"influence-{p.SECURITIES[security]}-{_way(by)}"
        case Lobby(security=security, by=by):
            return f"lobby-{p.SECURITIES[security]}-{_way(by)}"
        case _:
            return f"liquidate-{action.banks}-{action.insurance}-{action.bonds}"


def _way(by: int) -> str:
    return "up" if by > 0 else "down"


@dataclass(frozen=True, slots=True)
class CardFace:
    """The face of a phase card; fields that don't apply to its phase are NONE or 0."""

    security: p.Security = p.NONE
    side: int = p.NONE
    shares: int = 0
    by: int = 0


BLANK: Final = CardFace()
"""The face for anything that isn't a phase card."""


def face_of(action: ExchangeAction, traded: p.Security) -> CardFace:
    """Return the face of the card for an action; `traded` is the security that its seat trades."""
    match action:
        case ChooseSecurity(security=security):
            return CardFace(security)
        case Order(side=side, shares=shares):
            return CardFace(traded, side, shares)
        case Influence(security=security, by=by) | Lobby(security=security, by=by):
            return CardFace(security, by=by)
        case _:
            return BLANK
