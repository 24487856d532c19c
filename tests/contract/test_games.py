"""What every game guarantees to the engine; see `engine.game`."""

from __future__ import annotations

import json
import math
import pickle
import random
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockgames.engine import registry
from stockgames.engine.errors import OptionError, RecordError, Refused
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import read_record
from stockgames.engine.seat import CHANCE
from stockgames.engine.state import State
from stockgames.engine.verify import verify
from tests.contract.tables import (
    GAMES,
    opening,
    people,
    random_match,
    speakers,
    tables,
    walk,
)

SEEDS = st.integers(0, 2**32)
EXAMPLES = max(1, settings().max_examples // 3)
every_game = pytest.mark.parametrize("game_id", GAMES)
every_table = pytest.mark.parametrize(("game_id", "seats"), tables())


def known(game: AnyGame, state: State) -> list[Any]:
    """Return the views of all seats and of a bystander."""
    return [game.observe(state, seat) for seat in (None, *range(state.seats))]


# Cards, options, deals


@every_game
def test_the_card_fits_the_game(game_id: str) -> None:
    meta = registry.meta(game_id)
    assert meta == registry.load(game_id).meta
    assert meta.id == game_id
    assert meta.usual_seats in meta.seats
    assert meta.seats.step == 1
    assert meta.title
    assert meta.minutes > 0


@every_game
def test_options_are_whole_without_a_wish_and_refused_if_unknown(game_id: str) -> None:
    game = registry.load(game_id)
    options = game.settle({}, Random(0))
    written = json.loads(json.dumps(options.model_dump(mode="json")))
    assert game.options_type.model_validate(written) == options
    assert game.settle(written, Random(0)) == options
    with pytest.raises(OptionError):
        game.settle({"no such option": 1}, Random(0))


@every_table
def test_a_deal_comes_from_its_random_alone_and_survives_json(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    options = game.settle({}, Random(0))
    dealt = []
    for seed in range(8):
        setup = game.deal(seats, options, Random(seed))
        assert setup == game.deal(seats, options, Random(seed))
        written = json.loads(json.dumps(setup.model_dump(mode="json")))
        assert game.setup_type.model_validate(written) == setup
        game.start(seats, options, setup)
        dealt.append(json.dumps(written))
    assert len(set(dealt)) > 1


@every_table
def test_a_host_may_choose_who_starts_where_somebody_does(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    options = game.settle({}, Random(0))
    for first in range(seats):
        state = game.start(seats, options, game.deal(seats, options, Random(1), first))
        assert state.actors in ((first,), tuple(range(seats)))
        match = Match.deal(game, people(seats), {}, "seed", first=first)
        assert match.actors == state.actors


@every_table
def test_a_deal_for_another_number_of_seats_is_refused_or_fits(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    options = game.settle({}, Random(0))
    for other in game.meta.seats:
        try:
            state = game.start(seats, options, game.deal(other, options, Random(1)))
        except RecordError:
            continue
        assert state.seats == seats
        known(game, state)


@every_game
def test_starting_does_not_change_options_or_set_up(game_id: str) -> None:
    game = registry.load(game_id)
    match = random_match(game, game.meta.usual_seats, 1)
    before = match.options.model_dump(), match.setup.model_dump()
    again = game.start(len(match.seats), match.options, match.setup)
    for move in match.moves:
        again.apply(move.seat, move.action)
    assert (match.options.model_dump(), match.setup.model_dump()) == before


# Playing


@every_table
def test_a_random_game_ends_and_its_record_is_true(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    for seed in range(EXAMPLES):
        match = random_match(game, seats, seed)
        text = match.record().to_json()
        assert verify(read_record(text)).record().to_json() == text


@every_table
def test_ranks_share_and_skip(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    for seed in range(EXAMPLES):
        result = random_match(game, seats, seed).result()
        assert len(result.ranks) == len(result.scores) == seats
        for rank in result.ranks:
            assert rank == 1 + sum(other < rank for other in result.ranks)
        kept = json.loads(json.dumps(result.as_record()))
        assert kept["ranks"] == list(result.ranks)
        if named := game.meta.scores:
            assert kept[named] == list(result.scores)


@every_table
@settings(max_examples=EXAMPLES)
@given(seed=SEEDS)
def test_actors_and_turns(game_id: str, seats: int, seed: int) -> None:
    game = registry.load(game_id)
    turn = 0
    for state, _, _ in walk(game, seats, seed):
        assert state.seats == seats
        assert state.turn >= turn
        turn = state.turn
        assert len(set(state.actors)) == len(state.actors)
        assert state.actors == (CHANCE,) or set(state.actors) <= set(range(seats))
        assert set(speakers(state)) <= set(range(seats)) - set(state.actors)
    assert state.actors == ()


@every_table
@settings(max_examples=EXAMPLES)
@given(seed=SEEDS)
def test_legal_actions_are_accepted_and_owed_by_actors_alone(
    game_id: str, seats: int, seed: int
) -> None:
    game = registry.load(game_id)
    rng = Random(seed)
    for state, _, _ in walk(game, seats, seed):
        for seat in range(seats):
            view = game.observe(state, seat)
            legal = list(state.legal_actions(seat))
            assert list(view.legal) == legal
            if seat not in state.actors:
                assert legal == []
                if seat in speakers(state):
                    game.check(state, seat, game.sample_action(view, rng))
                continue
            assert all(legal.count(action) == 1 for action in legal[:50])
            for action in rng.sample(legal, min(10, len(legal))):
                game.check(state, seat, action)
            sampled = game.sample_action(view, rng)
            game.check(state, seat, sampled)


@every_table
def test_nobody_acts_out_of_turn_or_after_the_end(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    match = Match.deal(game, people(seats), {}, "")
    played = random_match(game, seats, 0)
    again = Match(game, played.seats, played.options, played.setup)
    for move in played.moves:
        for seat in {-1, *range(seats), seats}.difference(again.actors, again.speakers):
            with pytest.raises(Refused):
                again.act(seat, move.action)
        again.act(move.seat, move.action)
    for seat in (-1, 0, seats - 1):
        with pytest.raises(Refused, match="game is over"):
            again.act(seat, played.moves[-1].action)
    assert match.record().moves == []


@every_table
def test_a_state_refuses_what_its_match_would_refuse(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    for state, seat, action in walk(game, seats, 1):
        for other in set(range(seats)).difference(state.actors, speakers(state)):
            with pytest.raises(Refused):
                game.check(state, other, action)
        game.check(state, seat, action)


@every_table
@settings(max_examples=EXAMPLES)
@given(seed=SEEDS)
def test_actions_survive_a_record_and_a_pickle(game_id: str, seats: int, seed: int) -> None:
    game = registry.load(game_id)
    for _, _, action in walk(game, seats, seed):
        fields = json.loads(json.dumps(game.codec.encode(action)))
        assert isinstance(fields["do"], str)
        assert "seat" not in fields
        again = game.codec.decode(fields)
        assert again == action
        assert hash(again) == hash(action)
        assert game.codec.encode(again) == fields
        assert pickle.loads(pickle.dumps(action)) == action


@every_table
def test_copies_share_nothing_that_changes(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    kept: list[tuple[State, list[Any]]] = []
    for state, seat, action in walk(game, seats, 2):
        twin = state.copy()
        kept.append((twin, known(game, state)))
        twin.copy().apply(seat, action)
    for twin, before in kept:
        assert known(game, twin) == before


@every_table
def test_a_log_changes_nothing_and_names_real_seats(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    for state, seat, action in walk(game, seats, 3):
        silent, told = state.copy(), state.copy()
        log: list[Any] = []
        silent.apply(seat, action)
        told.apply(seat, action, log)
        assert known(game, silent) == known(game, told)
        assert log
        for event in log:
            assert set(event.audience or ()) <= set(range(seats))
            assert pickle.loads(pickle.dumps(event)) == event


# Views and samples


@every_table
@settings(max_examples=EXAMPLES)
@given(seed=SEEDS)
def test_a_determinized_world_gives_the_view_again(game_id: str, seats: int, seed: int) -> None:
    game = registry.load(game_id)
    rng = Random(seed)
    for state, _, _ in walk(game, seats, seed):
        for seat in rng.sample([None, *range(seats)], 2):
            view = game.observe(state, seat)
            world = game.determinize(view, rng)
            assert game.observe(world, seat) == view
            if seat is not None:
                assert list(world.legal_actions(seat)) == list(state.legal_actions(seat))
    for seat in (None, 0):
        assert game.observe(game.determinize(game.observe(state, seat), rng), seat).actors == ()


@every_table
def test_a_determinized_world_can_be_played_to_its_end(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    rng = Random(5)
    for state, seat, _ in walk(game, seats, 5):
        if rng.random() > 0.1 or seat == CHANCE:
            continue
        world = game.determinize(game.observe(state, seat), rng)
        while world.actors:
            actor = rng.choice(world.actors)
            if actor == CHANCE:
                action = world.draw_chance(rng)
            else:
                action = game.sample_action(game.observe(world, actor), rng)
            game.check(world, actor, action)
            world.apply(actor, action)
        assert len(world.result().ranks) == seats


@every_table
def test_observing_changes_nothing_and_views_are_equal_for_equal_states(
    game_id: str, seats: int
) -> None:
    game = registry.load(game_id)
    for state, _, _ in walk(game, seats, 6):
        first = known(game, state)
        assert known(game, state) == first == known(game, state.copy())
        for seat, view in zip((None, *range(seats)), first, strict=True):
            assert view.seat == seat
            assert view.seats == seats
            assert pickle.loads(pickle.dumps(view)) == view


@every_table
def test_a_bystander_is_told_of_legal_actions_only_what_is_so(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    for state, _, _ in walk(game, seats, 7):
        view = game.observe(state, None)
        for action in view.legal:
            seat = state.actors[0]
            game.check(state, seat, action)


@every_table
def test_the_width_that_a_game_tells_is_the_number_of_choices(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    for state, _, _ in walk(game, seats, 7):
        if len(state.actors) != 1:
            continue
        width = game.width(game.observe(state, None))
        if width is not None and state.actors != (CHANCE,):
            assert len(state.legal_actions(state.actors[0])) == width


@every_table
def test_an_evaluation_is_a_number_a_seat_and_agrees_with_the_end(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    for seed in range(EXAMPLES):
        for state, _, _ in walk(game, seats, seed):
            values = game.evaluate(state)
            assert len(values) == seats
            assert all(math.isfinite(value) for value in values)
        ranks, values = state.result().ranks, game.evaluate(state)
        for seat in range(seats):
            for other in range(seats):
                if ranks[seat] < ranks[other]:
                    assert values[seat] >= values[other]


# Luck


@every_table
def test_nothing_depends_on_global_random(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    texts = []
    for noise in (1, 2):
        random.seed(noise)
        before = random.getstate()
        match = random_match(game, seats, 8)
        for state, _, _ in walk(game, seats, 8):
            game.determinize(game.observe(state, 0), Random(1))
        assert random.getstate() == before
        texts.append(match.record().to_json())
    assert texts[0] == texts[1]


@every_table
def test_drawn_chance_is_legal(game_id: str, seats: int) -> None:
    game = registry.load(game_id)
    for state, seat, _ in walk(game, seats, 9):
        if seat == CHANCE:
            for seed in range(5):
                game.check(state, CHANCE, state.draw_chance(Random(seed)))
            with pytest.raises(Refused):
                game.check(state, 0, state.draw_chance(Random(1)))


@every_game
def test_the_opening_is_the_same_for_the_same_seed(game_id: str) -> None:
    game = registry.load(game_id)
    seats = game.meta.usual_seats
    assert known(game, opening(game, seats, 1)) == known(game, opening(game, seats, 1))
