"""Luck events of a game: how chance moved all seats' chances to win.

A finished game is divided into segments between two evaluations. Positions are evaluated by casual
players, who play them out; hidden things are dealt again to fit what all seats know together.

A round evaluates each event once, in a sample of its own. Rounds are independent: their variance
gives the error, and any number of them can be computed anywhere and added up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias

from stockgames.bots.playout import Options
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match, Move
from stockgames.engine.state import CHANCE, Action, Decks, SeatId, State, win_shares


@dataclass(frozen=True, slots=True)
class Segment:
    """Consecutive moves of which only the last may reveal what no seat had seen."""

    step: int
    """The number of moves made after the segment."""
    moves: tuple[Move, ...]
    """All moves of one seat or of chance; if several seats choose simultaneously, one move of
    each.
    """
    before: State
    after: State

    @property
    def together(self) -> bool:
        """Return whether several seats chose at once."""
        return len({move.seat for move in self.moves}) > 1

    @property
    def turns_up(self) -> bool:
        """Return whether it revealed something that no seat had seen, or chance moved."""
        return self.moves[0].seat == CHANCE or sizes(self.before) != sizes(self.after)


def segments(match: Match) -> Iterator[Segment]:
    """Yield the segments of a game, in order."""
    state: State = match.game.start(len(match.seats), match.options, match.setup)
    step = 0
    for run in _runs(match.moves):
        before, moves = state.copy(), list[Move]()
        at_once = run[0].is_simultaneous and run[0].is_final
        for number, move in enumerate(run, 1):
            hidden = sizes(state)
            state.apply(move.seat, move.action)
            moves.append(move)
            step += 1
            if number == len(run) or (not at_once and sizes(state) != hidden):
                yield Segment(step, tuple(moves), before, state.copy())
                before, moves = state.copy(), []


def _runs(moves: Iterable[Move]) -> Iterator[Sequence[Move]]:
    for (together, _), turn in groupby(moves, key=lambda move: (move.is_simultaneous, move.turn)):
        if not together:
            for _, run in groupby(turn, key=lambda move: move.seat):
                yield list(run)
            continue
        block = list(turn)
        yield from ([move] for move in block if not move.is_final)
        yield [move for move in block if move.is_final]


def sizes(state: State) -> tuple[int, ...]:
    """Return how many things no seat has seen, by deck."""
    return tuple(map(len, state.unseen()))


def redealt(state: State, rng: Random) -> State:
    """Return the position with everything that no seat has seen shuffled again."""
    decks = [list(deck) for deck in state.unseen()]
    for deck in decks:
        rng.shuffle(deck)
    return state.with_unseen(tuple(map(tuple, decks)))


def repaired(decks: Decks, truth: Decks, rng: Random) -> Decks | None:
    """Return a sample's decks with the same cards left as in truth, changed as little as possible.

    Each thing drawn only in truth is replaced at random by one drawn only in the sample; all orders
    stay equally likely. None if the same things were drawn.
    """
    pairs = [(Counter(deck), Counter(true)) for deck, true in zip(decks, truth, strict=True)]
    if all(found == true for found, true in pairs):
        return None
    filled = (
        _refilled(deck, found - true, list((true - found).elements()), rng)
        for deck, (found, true) in zip(decks, pairs, strict=True)
    )
    return tuple(filled)


def _refilled(
    deck: Sequence[int], too_many: Counter[int], fills: list[int], rng: Random
) -> tuple[int, ...]:
    rng.shuffle(fills)
    filled = list(deck)
    for thing, count in too_many.items():
        places = [place for place, other in enumerate(deck) if other == thing]
        for place in rng.sample(places, count):
            filled[place] = fills.pop()
    return tuple(filled)


Values: TypeAlias = Sequence[float]
"""Each seat's expected share of the victory, by seat."""
Judge: TypeAlias = Callable[[State], Values]
"""A function that plays a state to its end in place and returns the expected share of the
victory of each seat.
"""

WHIM: Final = 0.8
"""The largest random bonus of an option, as a share of the gap between the best and the worst
heuristic value. With a much smaller value, the starting seat would win nearly every simulated game
of NYSE.
"""


class Casual:
    """Plays positions of one game out."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, state: State, seat: SeatId, rng: Random) -> Action:
        """Return a plausible action of a seat that must decide."""
        if self._game.has_rollout_policy:
            glance: Action = self._game.rollout_action(state, seat, rng)
            return glance
        if not self._game.has_heuristic:
            return self._at_random(state, seat, rng)
        options: Options = self._game.candidate_moves(state, seat)
        if len(options) == 1:
            return options[0][0]
        gains = [gain for _, gain in options]
        whim, random = WHIM * (max(gains) - min(gains)), rng.random
        noisy = [gain + random() * whim for gain in gains]
        return options[noisy.index(max(noisy))][0]

    def _at_random(self, state: State, seat: SeatId, rng: Random) -> Action:
        legal: Sequence[Action] = state.legal_actions(seat)
        if legal:
            return rng.choice(legal)
        drawn: Action = self._game.sample_action(self._game.observe(state, seat), rng)
        return drawn

    def judge(self, since: State, seed: int) -> Judge:
        """Return a function that evaluates positions derived from `since`, all at the same time.

        If the game can estimate chances (`HasHopes`), that is as soon as the decision in `since`
        has had its effect; otherwise at the end. Chance on the way depends only on `seed`, turn by
        turn, so similar positions are played out alike for as long as possible.
        """
        is_time, win_probabilities = self._at_a_glance(since)

        def judged(state: State) -> Values:
            self._play(state, is_time, seed)
            return win_probabilities(state) if state.actors else win_shares(state.result().ranks)

        return judged

    def _at_a_glance(
        self, since: State
    ) -> tuple[Callable[[State], bool], Callable[[State], Values]]:
        game = self._game
        if game.can_judge:
            view = game.observe(since, None)
            return lambda state: game.is_quiet(state, view), game.win_probabilities
        return lambda state: False, lambda state: ()

    def _play(self, state: State, is_time: Callable[[State], bool], seed: int) -> None:
        rng, turn = Random(seed), -1
        while state.actors and not is_time(state):
            if state.turn != turn:
                turn = state.turn
                rng.seed(seed + turn)
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.draw_chance(rng))
            else:
                state.apply(seat, self.choose(state, seat, rng))


Cause: TypeAlias = Literal["deal", "drawn", "together"]
"""The kind of luck; see `analysis.luck`."""

DEALS: Final = 4
"""How often a round evaluates the deal, which is compared with no other position that could
cancel out the noise.
"""
_SEEDS: Final = 1 << 40


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
        self._segments = [
            segment for segment in segments(match) if segment.together or segment.turns_up
        ]
        self.all: tuple[LuckEvent, ...] = (
            LuckEvent(0, "deal"),
            *(
                LuckEvent(segment.step, cause)
                for segment in self._segments
                for cause in _causes(segment)
            ),
        )
        """All luck events, in order."""

    def round(self, seed: str) -> list[Values]:
        """Return each event's effect on every seat, in the samples drawn from the seed."""
        found: list[Values] = [self._deal(Random(f"{seed}/deal"))]
        for number, segment in enumerate(self._segments):
            found += self._moved(segment, Random(f"{seed}/{number}"))
        return found

    def _deal(self, rng: Random) -> Values:
        chances = [0.0] * self._seats
        for _ in range(DEALS):
            judge = self._casual.judge(self._dealt, rng.randrange(_SEEDS))
            judged = judge(redealt(self._dealt, rng))
            chances = [total + part / DEALS for total, part in zip(chances, judged, strict=True)]
        return [part - 1 / self._seats for part in chances]

    def _moved(self, segment: Segment, rng: Random) -> list[Values]:
        world, seed = redealt(segment.before, rng), rng.randrange(_SEEDS)
        judge = self._casual.judge(segment.before, seed)
        if segment.together:
            return self._together(segment, world, judge, rng, seed)
        for move in segment.moves:
            by_chance = move.seat == CHANCE
            world.apply(move.seat, world.draw_chance(rng) if by_chance else move.action)
        return self._drawn(segment, world, judge, rng)

    def _drawn(self, segment: Segment, world: State, judge: Judge, rng: Random) -> list[Values]:
        decks = repaired(world.unseen(), segment.after.unseen(), rng)
        if decks is None:
            return [[0.0] * self._seats]
        return [_minus(judge(segment.after.with_unseen(decks)), judge(world.copy()))]

    def _together(
        self, segment: Segment, world: State, judge: Judge, rng: Random, seed: int
    ) -> list[Values]:
        choices = {move.seat: move.action for move in segment.moves}
        usual, chosen = self._block(world, {}, seed)
        before = judge(usual)
        after, _ = self._block(world, choices, seed)
        fell = _minus(judge(after.copy()), before)
        for seat, action in choices.items():
            if chosen[seat] != [action]:
                alone, _ = self._block(world, {seat: action}, seed)
                fell = _minus(fell, _minus(judge(alone), before))
        return [fell, *(self._drawn(segment, after, judge, rng) if segment.turns_up else ())]

    def _block(
        self, world: State, choices: Mapping[SeatId, Action], seed: int
    ) -> tuple[State, dict[SeatId, list[Action]]]:
        """Play the pending choices of all seats: given ones as they are, others from a separate
        random stream each.

        These streams are not used by playouts: otherwise choices would correlate with what comes
        later.
        """
        state, turn = world.copy(), world.turn
        chosen: dict[SeatId, list[Action]] = {}
        for seat in world.actors:
            rng, chosen[seat] = Random(f"{seed}/{seat}"), []
            while seat in state.actors and state.turn == turn:
                action = choices[seat] if seat in choices else self._casual.choose(state, seat, rng)
                chosen[seat].append(action)
                state.apply(seat, action)
        return state, chosen


def _causes(segment: Segment) -> tuple[Cause, ...]:
    together: tuple[Cause, ...] = ("together",) if segment.together else ()
    return (*together, "drawn") if segment.turns_up else together


def _minus(own: Values, other: Values) -> list[float]:
    return [mine - theirs for mine, theirs in zip(own, other, strict=True)]
