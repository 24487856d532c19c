"""Features of what a seat knows: each group is separate, and nothing hidden counts."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.games.nyse.ai.features import FEATURES, features
from stockgames.games.nyse.game import GAME
from stockgames.games.nyse.parts import SURRENDERING
from stockgames.games.nyse.state import NyseState


def start(seats: int, seed: int) -> NyseState:
    rng = Random(seed)
    options = GAME.resolve_options({}, rng)
    return GAME.start(seats, options, GAME.deal(seats, options, rng))


def play_on(state: NyseState, rng: Random) -> None:
    seat = state.actors[0]
    state.apply(seat, rng.choice(state.legal_actions(seat)))


@pytest.mark.parametrize("seats", range(2, 11))
def test_all_numbers_are_in_bounds_and_none_comes_twice(seats: int) -> None:
    rng, state = Random(seats), start(seats, seats)
    while state.actors:
        if state.stage != SURRENDERING:
            days = [rng.random() < 0.5 for _ in range(seats)]
            for groups in features(state, rng.randrange(seats), days):
                numbers = [number for group in groups for number in group]
                assert all(0 <= number < FEATURES for number in numbers)
                *colors, common = groups
                assert len({len(group) for group in colors}) == 1
                assert len(set(common)) == len(common)
        play_on(state, rng)


@pytest.mark.parametrize("seed", range(6))
def test_a_seat_is_told_the_same_in_every_world_that_fits_what_it_knows(seed: int) -> None:
    rng, state = Random(seed), start(4, seed)
    while state.actors:
        if state.stage != SURRENDERING:
            viewer = rng.randrange(4)
            world = GAME.determinize(GAME.observe(state, viewer), rng)
            assert features(world, viewer, [False] * 4) == features(state, viewer, [False] * 4)
        play_on(state, rng)


def test_only_the_viewer_is_told_by_special_chips() -> None:
    state, rng = start(3, 2), Random(2)
    while not any(state.hands[kind] for kind in (1, 2, 3, 5, 6, 7)):
        play_on(state, rng)
    for viewer in (0, 1):
        other = state.copy()
        kind = next(kind for kind in (1, 2, 3, 5, 6, 7) if other.hands[kind])
        other.hands[kind] -= 1
        other.hands[kind & ~3] += 1
        before, after = features(state, viewer, ()), features(other, viewer, ())
        assert (before == after) == (viewer == 1)


def test_who_lives_for_the_day_is_told_of_others_only() -> None:
    state = start(3, 1)
    plain = features(state, 0, [False] * 3)
    assert features(state, 0, [True, False, False]) == plain
    told = features(state, 0, [False, True, False])
    assert all(
        len(after) == len(before) + 1 for after, before in zip(told[1], plain[1], strict=True)
    )
    assert told[1][4][-1] != told[2][4][-1]
