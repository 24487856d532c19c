"""Lemonade as the engine asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Annotated

from pydantic import Field

from lemonade.rules.meta import META
from lemonade.rules.state import CODEC, PRICES, QUALITIES, LemonadeAction, LemonadeState, SetPrice
from stockgames.api import rules as r


class Options(r.Strict):
    """The number of days."""

    days: Annotated[int, Field(ge=1, le=3)] = 2


class Setup(r.Strict):
    """The quality of each stand's lemonade, a secret."""

    qualities: Annotated[list[int], Field(min_length=2, max_length=4)]


@dataclass(frozen=True, slots=True)
class LemonadeView(r.View):
    """What a stand knows: who has set a price, its own price and quality, and all the cash."""

    seat: r.SeatId | None
    seats: int
    actors: tuple[r.SeatId, ...]
    turn: int
    legal: tuple[LemonadeAction, ...]
    days: int
    cash: tuple[int, ...]
    laid: tuple[int, ...]
    quality: int


class Lemonade(r.Game[LemonadeAction, LemonadeState, LemonadeView]):
    """The game object."""

    meta = META
    codec = CODEC
    options_type = Options
    setup_type = Setup
    achievements = r.Achievements(
        (r.Distinction("lemonade-first", "gold", lambda end: end.is_first),)
    )

    def deal(
        self, seats: int, options: Options, rng: Random, first: r.SeatId | None = None
    ) -> Setup:
        return Setup(qualities=rng.sample(QUALITIES, seats))

    def start(self, seats: int, options: Options, setup: Setup) -> LemonadeState:
        dealt = set(setup.qualities) & set(QUALITIES)
        if not len(dealt) == len(setup.qualities) == seats:
            raise r.RecordError("setup: qualities: one of 1 to 6 for each seat, no two alike (L1)")
        return LemonadeState(tuple(setup.qualities), options.days)

    def check(self, state: LemonadeState, seat: r.SeatId, action: LemonadeAction) -> None:
        if seat not in state.actors:
            raise r.Refused("not-this-seats-decision")
        if action not in state.legal_actions(seat):
            raise r.Refused("no-such-price" if isinstance(action, SetPrice) else "not-now", "L1")

    def observe(self, state: LemonadeState, seat: r.SeatId | None) -> LemonadeView:
        return LemonadeView(
            seat=seat,
            seats=state.seats,
            actors=state.actors,
            turn=state.turn,
            legal=() if seat is None else state.legal_actions(seat),
            days=state.days,
            cash=state.cash,
            laid=tuple(p if state.shown or s == seat else 0 for s, p in enumerate(state.laid)),
            quality=0 if seat is None else state.qualities[seat],
        )

    def determinize(self, view: LemonadeView, rng: Random) -> LemonadeState:
        drawn = rng.sample([one for one in QUALITIES if one != view.quality], view.seats)
        if view.seat is not None:
            drawn[view.seat] = view.quality
        state = LemonadeState(tuple(drawn), view.days)
        state.actors, state.turn, state.cash = view.actors, view.turn, view.cash
        state.shown = view.turn % 2 == 1
        has_laid = [bool(view.actors) and seat not in view.actors for seat in range(view.seats)]
        known = zip(has_laid, view.laid, strict=True)
        state.laid = tuple(price or rng.choice(PRICES) if laid else 0 for laid, price in known)
        return state

    def evaluate(self, state: LemonadeState) -> Sequence[float]:
        return [float(score) for score in state.result().scores]


GAME = Lemonade()
