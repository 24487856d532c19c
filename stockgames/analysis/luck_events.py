"""Luck events of a game: how chance moved all seats' chances to win.

A round evaluates each event once, in a sample of its own. Rounds are independent: their variance
gives the error, and any number of them can be computed anywhere and added up.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias

from stockgames.analysis.casual import Casual, Judge, Values
from stockgames.analysis.segments import Segment, strides
from stockgames.analysis.worlds import redealt, repaired
from stockgames.engine.action import Action
from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.state import State

Cause: TypeAlias = Literal["deal", "drawn", "together"]
"""The kind of luck; see `analysis.luck`."""

DEALS: Final = 4
"""How often a round evaluates the deal, which is compared with no other position that could
cancel out the noise.
"""
_LOTS: Final = 1 << 40


class LuckEvent(NamedTuple):
    """A luck event in a game."""

    step: int
    """The number of moves made after the event; 0 for the deal."""
    cause: Cause


class LuckEvents:
    """Evaluates all luck events of a finished game of several seats."""

    def __init__(self, match: Match) -> None:
        assert match.is_over
        assert len(match.seats) > 1
        self._casual = Casual(match.game)
        self._seats = len(match.seats)
        self._dealt: State = match.game.start(self._seats, match.options, match.setup)
        self._strides = [one for one in strides(match) if one.together or one.turns_up]
        self.all: tuple[LuckEvent, ...] = (
            LuckEvent(0, "deal"),
            *(LuckEvent(one.step, cause) for one in self._strides for cause in _causes(one)),
        )
        """All luck events, in order."""

    def round(self, seed: str) -> list[Values]:
        """Return each event's effect on every seat, in the samples drawn from the seed."""
        found: list[Values] = [self._deal(Random(f"{seed}/deal"))]
        for number, stride in enumerate(self._strides):
            found += self._moved(stride, Random(f"{seed}/{number}"))
        return found

    def _deal(self, rng: Random) -> Values:
        chances = [0.0] * self._seats
        for _ in range(DEALS):
            judge = self._casual.judge(self._dealt, rng.randrange(_LOTS))
            judged = judge(redealt(self._dealt, rng))
            chances = [total + part / DEALS for total, part in zip(chances, judged, strict=True)]
        return [part - 1 / self._seats for part in chances]

    def _moved(self, stride: Segment, rng: Random) -> list[Values]:
        world, lot = redealt(stride.before, rng), rng.randrange(_LOTS)
        judge = self._casual.judge(stride.before, lot)
        if stride.together:
            return self._together(stride, world, judge, rng, lot)
        for move in stride.moves:
            by_chance = move.seat == CHANCE
            world.apply(move.seat, world.draw_chance(rng) if by_chance else move.action)
        return self._drawn(stride, world, judge, rng)

    def _drawn(self, stride: Segment, world: State, judge: Judge, rng: Random) -> list[Values]:
        decks = repaired(world.unseen(), stride.after.unseen(), rng)
        if decks is None:
            return [[0.0] * self._seats]
        return [_minus(judge(stride.after.with_unseen(decks)), judge(world.copy()))]

    def _together(
        self, stride: Segment, world: State, judge: Judge, rng: Random, lot: int
    ) -> list[Values]:
        laid = {move.seat: move.action for move in stride.moves}
        usual, chosen = self._block(world, {}, lot)
        before = judge(usual)
        after, _ = self._block(world, laid, lot)
        fell = _minus(judge(after.copy()), before)
        for seat, action in laid.items():
            if chosen[seat] != [action]:
                alone, _ = self._block(world, {seat: action}, lot)
                fell = _minus(fell, _minus(judge(alone), before))
        return [fell, *(self._drawn(stride, after, judge, rng) if stride.turns_up else ())]

    def _block(
        self, world: State, laid: Mapping[SeatId, Action], lot: int
    ) -> tuple[State, dict[SeatId, list[Action]]]:
        """Play the pending choices of all seats: given ones as they are, others from a separate
        random stream each.

        These streams are not used by playouts: otherwise choices would correlate with what comes
        later.
        """
        state, turn = world.copy(), world.turn
        chosen: dict[SeatId, list[Action]] = {}
        for seat in world.actors:
            rng, chosen[seat] = Random(f"{lot}/{seat}"), []
            while seat in state.actors and state.turn == turn:
                action = laid[seat] if seat in laid else self._casual.choose(state, seat, rng)
                chosen[seat].append(action)
                state.apply(seat, action)
        return state, chosen


def _causes(stride: Segment) -> tuple[Cause, ...]:
    together: tuple[Cause, ...] = ("together",) if stride.together else ()
    return (*together, "drawn") if stride.turns_up else together


def _minus(one: Values, other: Values) -> list[float]:
    return [mine - theirs for mine, theirs in zip(one, other, strict=True)]
