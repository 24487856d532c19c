"""Each seat's winning chances: certain at the end, and always from one seat's view."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine.state import win_shares
from stockgames.games.nyse.actions import TAKE, TAKES_AND_DISCARDS, StockSwap, Take
from stockgames.games.nyse.ai.chances import Chances
from stockgames.games.nyse.game import GAME
from stockgames.games.nyse.parts import BOARDS, COPIES, SURRENDERING
from stockgames.games.nyse.state import NyseState

NOBODY_DAILY = [False] * 4


def start(seats: int, seed: int, **chosen: str) -> NyseState:
    rng = Random(seed)
    options = GAME.resolve_options(chosen, rng)
    return GAME.start(seats, options, GAME.deal(seats, options, rng))


@pytest.fixture(scope="module")
def chances() -> Chances:
    found = GAME.chances(GAME.observe(start(4, 1), 0))
    assert found is not None
    return found


def play_on(state: NyseState, rng: Random) -> None:
    seat = state.actors[0]
    state.apply(seat, rng.choice(state.legal_actions(seat)))


@pytest.mark.parametrize("seed", range(4))
def test_chances_sum_to_one_and_are_certain_at_the_end(chances: Chances, seed: int) -> None:
    rng, state = Random(seed), start(4, seed)
    while state.actors:
        assert sum(chances.judge(state, rng.randrange(4), NOBODY_DAILY)) == pytest.approx(1)
        play_on(state, rng)
    assert chances.judge(state, 0, NOBODY_DAILY) == win_shares(state.result().ranks)


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_foresees_the_same_in_every_world_that_fits(chances: Chances, seed: int) -> None:
    rng, state = Random(seed), start(4, seed)
    while state.actors:
        seat = state.actors[0]
        world = GAME.determinize(GAME.observe(state, seat), rng)
        for action in chances.sensible(state, seat):
            if isinstance(action, Take) and state.stage != SURRENDERING:
                here = chances.foreseen(state, seat, action, NOBODY_DAILY)
                there = chances.foreseen(world, seat, action, NOBODY_DAILY)
                assert here == pytest.approx(there)
        play_on(state, rng)


def test_a_take_is_foreseen_by_all_that_may_be_drawn(chances: Chances) -> None:
    state = start(4, 3)
    seat = state.actors[0]
    parts = [
        (copies, chances.after(state, seat, TAKE[2], NOBODY_DAILY, marking)[seat])
        for marking, copies in enumerate(COPIES)
    ]
    usual = sum(copies * chance for copies, chance in parts) / sum(COPIES)
    assert chances.foreseen(state, seat, TAKE[2], NOBODY_DAILY)[seat] == pytest.approx(usual)
    assert len({round(chance, 6) for _, chance in parts}) > 1


def test_only_the_best_take_or_discard_misses_nothing(chances: Chances) -> None:
    rng, state = Random(8), start(4, 8)
    for _ in range(16):
        play_on(state, rng)
    seat = state.actors[0]
    hopes = [
        chances.after(state, seat, action, NOBODY_DAILY)[seat]
        for action in TAKES_AND_DISCARDS[state.open]
    ]
    missed = [chances.missed(state, seat, action) for action in TAKES_AND_DISCARDS[state.open]]
    assert missed == pytest.approx([max(hopes) - hope for hope in hopes])
    assert sorted(missed)[:2] == [0, pytest.approx(0.01, abs=0.0099)]


def test_nothing_that_is_asked_changes_the_state(chances: Chances) -> None:
    rng, state = Random(5), start(4, 5)
    while state.actors:
        seat, before = state.actors[0], GAME.observe(state, None)
        for action in state.legal_actions(seat):
            chances.foreseen(state, seat, action, NOBODY_DAILY)
        assert GAME.observe(state, None) == before
        play_on(state, rng)


def test_of_swaps_one_is_sensible_and_of_all_else_everything(chances: Chances) -> None:
    seen = 0
    for seed in range(12):
        rng, state = Random(seed), start(4, seed)
        while state.actors:
            seat = state.actors[0]
            legal, sensible = state.legal_actions(seat), chances.sensible(state, seat)
            assert set(sensible) <= set(legal)
            swaps = [action for action in sensible if isinstance(action, StockSwap)]
            assert len(swaps) <= 1
            left_out = set(legal) - set(sensible)
            assert all(isinstance(action, StockSwap) for action in left_out)
            seen += len(swaps)
            play_on(state, rng)
    assert seen


def test_a_table_that_was_not_learned_has_none() -> None:
    def has(seats: int, seat: int | None = 0, **chosen: str) -> bool:
        return GAME.chances(GAME.observe(start(seats, 1, **chosen), seat)) is not None

    assert [has(seats) for seats in (1, 2, 6, 7)] == [False, True, True, False]
    assert not has(4, None)
    assert not any(has(4, board=board) for board in BOARDS if board != "standard")


def test_a_rival_who_is_far_behind_wins_seldom(chances: Chances) -> None:
    state = start(2, 4)
    seat = state.actors[0]
    other = 1 - seat
    while state.actors:
        mine = state.actors[0] == seat
        action = next(
            action
            for action in state.legal_actions(state.actors[0])
            if (action.do == "take") == mine
        )
        state.apply(state.actors[0], action)
        if sum(state.left) == 4:
            break
    assert state.value(seat) > state.value(other)
    assert chances.judge(state, seat, [False] * 2)[seat] > 0.9
