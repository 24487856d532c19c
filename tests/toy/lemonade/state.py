"""Lemonade's rules.

Every day each stand sets a price of 1 to 3 in secret; the prices are revealed together, then the
sky is drawn. In the sun a stand earns its price once for each seat whose price is not lower; in the
rain only the cheapest stands earn theirs. At the end each adds the quality of its lemonade, 1 to 6,
dealt in secret and all different. Most money wins; places can be shared.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from stockgames.engine.action import Action
from stockgames.engine.codec import STRICT, ActionCodec, Named
from stockgames.engine.event import Event
from stockgames.engine.seat import CHANCE, CHANCE_ONLY, NOBODY, SeatId
from stockgames.engine.state import Result, State

PRICES: Final = range(1, 4)
QUALITIES: Final = range(1, 7)
SKIES: Final = ("sun", "rain")
SUN: Final = 0


@dataclass(frozen=True, slots=True)
class SetPrice(Action):
    """Set a price for the day, in secret."""

    price: int
    do: Literal["set_price"] = "set_price"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Sky(Action):
    """Chance: the weather of the day."""

    sky: Annotated[int, Named(SKIES)]
    do: Literal["sky"] = "sky"
    __pydantic_config__ = STRICT


LemonadeAction: TypeAlias = SetPrice | Sky
CODEC: Final[ActionCodec[LemonadeAction]] = ActionCodec(SetPrice, Sky)


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceLaid(Event):
    """A price was set; only its own seat knows which."""

    seat: SeatId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PricesShown(Event):
    """All prices of the day are public."""

    prices: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SkyCleared(Event):
    """The day was sunny or wet."""

    sky: int
    reveals: ClassVar[bool] = True


class LemonadeState(State):
    """The full state of a game of Lemonade."""

    __slots__ = ("actors", "cash", "days", "laid", "qualities", "shown", "turn")

    turn: int

    def __init__(self, qualities: tuple[int, ...], days: int) -> None:
        self.qualities = qualities
        self.days = days
        self.cash = (0,) * len(qualities)
        self.laid: tuple[int, ...] = (0,) * len(qualities)
        self.shown = False
        self.turn = 0
        self.actors: tuple[SeatId, ...] = tuple(range(len(qualities)))

    @property
    def seats(self) -> int:
        return len(self.qualities)

    def copy(self) -> LemonadeState:
        other = LemonadeState(self.qualities, self.days)
        for slot in self.__slots__:
            setattr(other, slot, getattr(self, slot))
        return other

    def legal_actions(self, seat: SeatId) -> tuple[LemonadeAction, ...]:
        if seat not in self.actors:
            return ()
        if seat == CHANCE:
            return tuple(Sky(sky) for sky in range(len(SKIES)))
        return tuple(SetPrice(price) for price in PRICES)

    def draw_chance(self, rng: Random) -> LemonadeAction:
        return Sky(rng.randrange(len(SKIES)))

    def apply(self, seat: SeatId, action: LemonadeAction, log: list[Event] | None = None) -> None:
        events: list[Event] = [] if log is None else log
        if isinstance(action, Sky):
            self._sell(action.sky)
            events.append(SkyCleared(sky=action.sky))
            return
        self.laid = (*self.laid[:seat], action.price, *self.laid[seat + 1 :])
        self.actors = tuple(actor for actor in self.actors if actor != seat)
        events.append(PriceLaid(seat=seat, price=action.price, audience=(seat,)))
        if not self.actors:
            self.shown = True
            self.turn += 1
            self.actors = CHANCE_ONLY
            events.append(PricesShown(prices=self.laid))

    def _sell(self, sky: int) -> None:
        cheapest = min(self.laid)
        earned = [
            price * sum(other >= price for other in self.laid)
            if sky == SUN
            else price * (price == cheapest)
            for price in self.laid
        ]
        self.cash = tuple(map(sum, zip(self.cash, earned, strict=True)))
        self.laid = (0,) * self.seats
        self.shown = False
        self.turn += 1
        self.actors = tuple(range(self.seats)) if self.turn < 2 * self.days else NOBODY

    def result(self) -> Result:
        scores = tuple(map(sum, zip(self.cash, self.qualities, strict=True)))
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Result(ranks, scores, {"scores": list(scores)})
