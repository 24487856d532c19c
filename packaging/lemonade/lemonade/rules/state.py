"""Lemonade's rules.

Every day each stand sets a price of 1 to 4 in secret; the prices are revealed together, then the
sky is drawn. In the sun a stand earns its price once for each seat whose price is not lower; in the
rain only the cheapest stands earn theirs. At the end each adds the quality of its lemonade, 1 to 6,
dealt in secret and all different. Most money wins; places can be shared.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from stockgames.api import rules as r

PRICES: Final = range(1, 5)
QUALITIES: Final = range(1, 7)
SKIES: Final = ("sun", "rain")


@dataclass(frozen=True, slots=True)
class SetPrice(r.Action):
    """Set a price for the day, in secret."""

    price: int
    do: Literal["set_price"] = "set_price"


@dataclass(frozen=True, slots=True)
class Sky(r.Action):
    """Chance: the weather of the day."""

    sky: Annotated[int, r.Named(SKIES)]
    do: Literal["sky"] = "sky"


LemonadeAction: TypeAlias = SetPrice | Sky
CODEC: Final[r.ActionCodec[LemonadeAction]] = r.ActionCodec(SetPrice, Sky)


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceLaid(r.Event):
    """A price was set; only its own seat knows which."""

    seat: r.SeatId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PricesShown(r.Event):
    """All prices of the day are public."""

    prices: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SkyCleared(r.Event):
    """The day was sunny or wet."""

    sky: int
    earned: tuple[int, ...]
    reveals: ClassVar[bool] = True


class LemonadeState(r.State):
    """The full state of a game of Lemonade."""

    __slots__ = ("actors", "cash", "days", "laid", "qualities", "seats", "shown", "turn")

    def __init__(self, qualities: tuple[int, ...], days: int) -> None:
        self.seats: int = len(qualities)
        self.qualities = qualities
        self.days = days
        self.cash = self.laid = (0,) * self.seats
        self.shown = False
        self.turn: int = 0
        self.actors: tuple[r.SeatId, ...] = tuple(range(self.seats))

    def legal_actions(self, seat: r.SeatId) -> tuple[LemonadeAction, ...]:
        if seat not in self.actors:
            return ()
        if seat == r.CHANCE:
            return tuple(map(Sky, range(len(SKIES))))
        return tuple(map(SetPrice, PRICES))

    def draw_chance(self, rng: Random) -> LemonadeAction:
        return Sky(rng.randrange(len(SKIES)))

    def apply(
        self, seat: r.SeatId, action: LemonadeAction, log: list[r.Event] | None = None
    ) -> None:
        events: list[r.Event] = [] if log is None else log
        if isinstance(action, Sky):
            events.append(SkyCleared(sky=action.sky, earned=self._sell(action.sky)))
            return
        self.laid = (*self.laid[:seat], action.price, *self.laid[seat + 1 :])
        self.actors = tuple(actor for actor in self.actors if actor != seat)
        events.append(PriceLaid(seat=seat, price=action.price, audience=(seat,)))
        if not self.actors:
            self.shown, self.turn, self.actors = True, self.turn + 1, r.CHANCE_ONLY
            events.append(PricesShown(prices=self.laid))

    def _sell(self, sky: int) -> tuple[int, ...]:
        sun = [price * sum(other >= price for other in self.laid) for price in self.laid]
        rain = [price * (price == min(self.laid)) for price in self.laid]
        earned = tuple(sun if SKIES[sky] == "sun" else rain)
        self.cash = tuple(map(sum, zip(self.cash, earned, strict=True)))
        self.laid, self.shown, self.turn = (0,) * self.seats, False, self.turn + 1
        self.actors = tuple(range(self.seats)) if self.turn < 2 * self.days else r.NOBODY
        return earned

    def result(self) -> r.Result:
        scores = tuple(map(sum, zip(self.cash, self.qualities, strict=True)))
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        return r.Result(ranks, scores, {"scores": list(scores)})
