"""OpenSpiel's own tests and algorithms on our games.

Skipped if it is not installed; to run them:

    pip install -c packaging/constraints.txt -e ".[dev,openspiel]"
    pytest tests/lab/integrations
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

numpy = pytest.importorskip("numpy", reason="the group `openspiel` is not installed")
pyspiel = pytest.importorskip("pyspiel", reason="the group `openspiel` is not installed")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402

from stockgames.engine import registry  # noqa: E402
from stockgames.lab.integrations import openspiel  # noqa: E402
from stockgames.lab.integrations.desk import gains  # noqa: E402
from tests.lab.integrations.desks import TABLES  # noqa: E402

every_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def dealt(game: Any, shuffle: int = 1) -> Any:
    state = game.new_initial_state()
    state.apply_action(shuffle)
    return state


def random_states(game: Any, seed: int) -> Any:
    """Play a random game; yield its states, always the same object."""
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@every_table
def test_openspiels_random_simulation_finds_nothing_wrong(game_id: str, seats: int) -> None:
    game = openspiel.load(game_id, seats, shuffles=64)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_game_is_registered_with_its_usual_seats() -> None:
    names = pyspiel.registered_names()
    for game_id in registry.game_ids():
        assert openspiel.short_name(game_id) in names
        game = pyspiel.load_game(openspiel.short_name(game_id))
        assert game.num_players() == registry.meta(game_id).usual_seats


def test_parameters_come_in_openspiels_own_way() -> None:
    game = pyspiel.load_game("stockgames_nyse(seats=3,shuffles=8,score_share=0.5)")
    assert game.num_players() == 3
    assert game.new_initial_state().chance_outcomes() == [(n, 1 / 8) for n in range(8)]
    assert game.encoding.score_share == 0.5


@every_table
def test_a_serialized_state_goes_on_alike(game_id: str, seats: int) -> None:
    game = openspiel.load(game_id, seats)
    rng = Random(1)
    for state in random_states(game, 1):
        if rng.random() < 0.1:
            again = game.deserialize_state(state.serialize())
            assert str(again) == str(state)
            assert again.history() == state.history()
            assert again.legal_actions() == state.legal_actions()


@every_table
def test_returns_are_the_places_of_the_game(game_id: str, seats: int) -> None:
    game = openspiel.load(game_id, seats)
    *_, last = random_states(game, 2)
    assert last.returns() == gains(last.desk.truth.result(), 0.0)
    assert min(last.returns()) >= game.min_utility()
    assert max(last.returns()) <= game.max_utility()
    assert last.move_number() <= game.max_game_length()


@every_table
def test_tensors_hold_the_seats_view(game_id: str, seats: int) -> None:
    game = openspiel.load(game_id, seats)
    state = dealt(game)
    tensors = [state.observation_tensor(seat) for seat in range(seats)]
    assert {len(tensor) for tensor in tensors} == {game.observation_tensor_size()}
    assert len({tuple(tensor) for tensor in tensors}) == seats
    assert state.information_state_tensor(0) == tensors[0]
    blank = game.new_initial_state().observation_tensor(0)
    assert not any(blank)


def test_an_observer_is_asked_for_a_state_without_parameters() -> None:
    game = openspiel.load("nyse", 2)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})


def test_actions_are_told_in_the_words_of_records() -> None:
    state = dealt(openspiel.load("nyse", 2))
    assert state.action_to_string(0, 0).startswith("take color=")
    assert openspiel.load("nyse", 2).new_initial_state().action_to_string(-1, 5) == "shuffle 5"


@every_table
def test_resampling_keeps_what_the_player_knows(game_id: str, seats: int) -> None:
    game = openspiel.load(game_id, seats)
    rng = Random(3)
    for state in random_states(game, 3):
        if state.is_terminal() or state.is_chance_node() or rng.random() > 0.1:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string() == state.information_state_string()
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])


@every_table
def test_openspiels_information_set_search_plays_our_games(game_id: str, seats: int) -> None:
    game = openspiel.load(game_id, seats)
    chance = numpy.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.0,
        max_simulations=8,
        random_state=chance,
        allow_inconsistent_action_sets=True,
    )
    state = dealt(game)
    assert bot.step(state) in state.legal_actions()


def test_openspiels_regret_minimization_learns_from_our_games() -> None:
    game = openspiel.load("nyse", 2, shuffles=1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = dealt(game, 0)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


@every_table
def test_openspiels_own_bots_play_a_game_to_its_end(game_id: str, seats: int) -> None:
    game = openspiel.load(game_id, seats)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(seats)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    assert len(returns) == seats
    assert seats == 1 or sum(returns) == pytest.approx(0)


@every_table
def test_openspiels_learning_environment_steps_through_a_game(game_id: str, seats: int) -> None:
    environment = rl_environment.Environment(openspiel.load(game_id, seats))
    environment.seed(1)
    rng = Random(1)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"]) == seats
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert len(step.rewards) == seats
