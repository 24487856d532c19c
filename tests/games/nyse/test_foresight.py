"""A solo player's forecast agrees with the rules, for every action of whole games."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine.state import CHANCE
from stockgames.engine.value_network import shipped
from stockgames.games.nyse.ai.foresight import FEATURES, Position, Stock, foreseen
from stockgames.games.nyse.game import GAME
from stockgames.games.nyse.parts import COPIES
from stockgames.games.nyse.state import NyseState


def start(seed: int, **chosen: str) -> NyseState:
    rng = Random(seed)
    options = GAME.resolve_options(chosen, rng)
    return GAME.start(1, options, GAME.deal(1, options, rng))


def told(position: Position) -> tuple[object, ...]:
    stocks, takes = position
    return (*((one.left, one.perch, one.hand, one.unseen) for one in stocks), takes)


def seen(state: NyseState) -> Position:
    """Return the position of a state: from a view, or of a finished game."""
    position = foreseen(GAME.observe(state, 0))
    if position is not None:
        return position
    stocks = []
    for color, (left, perch) in enumerate(zip(state.left, state.markers, strict=True)):
        hand, played = (x[color * 4 : color * 4 + 4] for x in (state.hands, state.played))
        unseen = (n - own - gone for n, own, gone in zip(COPIES, hand, played, strict=True))
        stocks.append(Stock(left, perch, tuple(hand), tuple(unseen)))
    return tuple(stocks), state.takes_left


def go_on(state: NyseState, rng: Random) -> None:
    while CHANCE in state.actors:
        state.apply(CHANCE, state.draw_chance(rng))


@pytest.mark.parametrize("seed", range(8))
def test_each_action_leads_to_one_of_the_positions_foreseen(seed: int) -> None:
    foresight, state, rng = GAME.foresight(), start(seed), Random(seed)
    while state.actors:
        position = seen(state)
        prospects = dict(foresight.prospects(position))
        assert set(prospects) == set(state.legal_actions(0))
        for action, outcomes in prospects.items():
            after = state.copy()
            after.apply(0, action)
            go_on(after, rng)
            assert sum(chance for chance, _ in outcomes) == pytest.approx(1)
            assert told(seen(after)) in [told(one) for _, one in outcomes]
        state.apply(0, rng.choice(state.legal_actions(0)))
        go_on(state, rng)
    assert foresight.score(seen(state)) == foresight.value(seen(state)) == state.value(0)


def test_what_is_added_up_in_parts_is_what_the_features_say() -> None:
    network, state, rng = shipped("nyse", FEATURES), start(3), Random(3)
    while state.actors:
        position = seen(state)
        rows = network.added(GAME.foresight().features(position))
        nothing = [0.0] * len(rows)
        expected = network.value(rows, nothing, nothing)
        assert GAME.foresight().value(position) == pytest.approx(expected)
        assert max(GAME.foresight().features(position)) < FEATURES
        state.apply(0, rng.choice(state.legal_actions(0)))
        go_on(state, rng)


def test_a_game_begins_at_the_start() -> None:
    assert told(seen(start(1))) == told(GAME.foresight().start())


def test_nothing_is_foreseen_on_other_boards_or_with_others() -> None:
    assert GAME.foreseen(GAME.observe(start(1, board="cliff"), 0)) is None
    rng = Random(1)
    options = GAME.resolve_options({}, rng)
    state = GAME.start(2, options, GAME.deal(2, options, rng))
    assert GAME.foreseen(GAME.observe(state, state.actors[0])) is None
