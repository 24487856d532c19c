"""Lemonade's game object for the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Annotated

from pydantic import BaseModel, Field

from stockgames.engine.errors import RecordError, Refused
from stockgames.engine.game import Game
from stockgames.engine.seat import SeatId
from stockgames.engine.state import View
from stockgames.engine.strict import Strict
from tests.toy.lemonade.meta import META
from tests.toy.lemonade.state import (
    CODEC,
    PRICES,
    QUALITIES,
    LemonadeAction,
    LemonadeState,
    SetPrice,
)


class Options(Strict):
    """The number of days."""

    days: Annotated[int, Field(ge=1, le=3)] = 2


class Setup(Strict):
    """The quality of each stand's lemonade, a secret."""

    qualities: Annotated[list[int], Field(min_length=2, max_length=4)]


@dataclass(frozen=True, slots=True)
class LemonadeView(View):
    """What a stand knows: who has set a price, its own price and quality, and all the cash."""

    seat: SeatId | None
    seats: int
    actors: tuple[SeatId, ...]
    days: int
    turn: int
    cash: tuple[int, ...]
    laid: tuple[int, ...]
    quality: int
    legal: tuple[LemonadeAction, ...]


class Lemonade(Game[LemonadeAction, LemonadeState, LemonadeView]):
    """The game object."""

    meta = META
    codec = CODEC
    options_type = Options
    setup_type = Setup

    def deal(
        self, seats: int, options: Options, rng: Random, first: SeatId | None = None
    ) -> BaseModel:
        return Setup(qualities=rng.sample(QUALITIES, seats))

    def start(self, seats: int, options: Options, setup: Setup) -> LemonadeState:
        dealt = set(setup.qualities) & set(QUALITIES)
        if not len(dealt) == len(setup.qualities) == seats:
            raise RecordError("setup: qualities: one of 1 to 6 for each seat, no two alike (L1)")
        return LemonadeState(tuple(setup.qualities), options.days)

    def check(self, state: LemonadeState, seat: SeatId, action: LemonadeAction) -> None:
        if seat not in state.actors:
            raise Refused("not-this-seats-decision")
        if action not in state.legal_actions(seat):
            raise Refused("no-such-price" if isinstance(action, SetPrice) else "not-now", "L1")

    def observe(self, state: LemonadeState, seat: SeatId | None) -> LemonadeView:
        laid = tuple(
            price if state.shown or holder == seat else 0 for holder, price in enumerate(state.laid)
        )
        return LemonadeView(
            seat=seat,
            seats=state.seats,
            actors=state.actors,
            days=state.days,
            turn=state.turn,
            cash=state.cash,
            laid=laid,
            quality=0 if seat is None else state.qualities[seat],
            legal=() if seat is None else state.legal_actions(seat),
        )

    def determinize(self, view: LemonadeView, rng: Random) -> LemonadeState:
        rest = [quality for quality in QUALITIES if quality != view.quality]
        drawn = rng.sample(rest, view.seats)
        if view.seat is not None:
            drawn[view.seat] = view.quality
        state = LemonadeState(tuple(drawn), view.days)
        state.actors = view.actors
        state.turn = view.turn
        state.cash = view.cash
        state.shown = view.turn % 2 == 1
        waiting = view.actors if not state.shown else ()
        state.laid = tuple(
            0 if holder in waiting or not view.actors else price or rng.choice(PRICES)
            for holder, price in enumerate(view.laid)
        )
        return state

    def sample_action(self, view: LemonadeView, rng: Random) -> LemonadeAction:
        return rng.choice(view.legal)

    def evaluate(self, state: LemonadeState) -> Sequence[float]:
        return [float(score) for score in state.result().scores]


GAME = Lemonade()
