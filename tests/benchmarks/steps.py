"""Random-play steps per second: our games compared with games of OpenSpiel and RLCard.

    python tests/benchmarks/steps.py [--rounds 7] [--seconds 1.0]

A step is: request the legal actions, pick one at random, apply it. Chance moves count, and so do
copying a dealt state, as a search starts from a sample, and requesting the result at the end;
RLCard deals again instead. OpenSpiel's games are C++, driven from Python through `pyspiel`;
goofspiel is a simultaneous game, so one of its steps contains both players' picks, and it is also
run in OpenSpiel's turn-based form, where each pick is a step. Seconds are processor time, and
rounds alternate, so that a busy machine slows all alike. It prints medians and ratios.

Nothing is installed. Without the other libraries only our games are measured; to compare, make a
venv for it, from the project's folder:

    python3 -m venv bench-venv
    bench-venv/bin/pip install . open_spiel rlcard
    bench-venv/bin/python tests/benchmarks/steps.py
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from stockgames.engine import registry
from stockgames.engine.state import CHANCE

PlayOne = Callable[[Random], int]
"""Plays one random game and returns the number of steps."""

DEALS = 50


def ours(game_id: str, seats: int) -> PlayOne:
    """Return random play of one of our games through the state API that bots use."""
    game = registry.load(game_id)
    rng = Random(f"{game_id}/{seats}")
    options = game.resolve_options({}, rng)
    starts = [game.start(seats, options, game.deal(seats, options, rng)) for _ in range(DEALS)]

    def play(rng: Random) -> int:
        random = rng.random
        state = starts[int(random() * DEALS)].copy()
        steps = 0
        while state.actors:
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(seat, state.draw_chance(rng))
            else:
                legal = state.legal_actions(seat)
                if legal:
                    action = legal[int(random() * len(legal))]
                else:  # too many to list
                    action = game.sample_action(game.observe(state, seat), rng)
                state.apply(seat, action)
            steps += 1
        state.result()
        return steps

    return play


def openspiel(name: str) -> PlayOne:
    """Return random play of one of OpenSpiel's games, from prepared deals."""
    import pyspiel

    game = pyspiel.load_game(name)

    def pick(actions: Any, random: Callable[[], float]) -> Any:
        return actions[int(random() * len(actions))]

    def deal(random: Callable[[], float]) -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(pick(state.chance_outcomes(), random)[0])
        return state

    dealer = Random(name)
    starts = [deal(dealer.random) for _ in range(DEALS)]

    def play(rng: Random) -> int:
        random = rng.random
        state = starts[int(random() * DEALS)].clone()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pick(state.chance_outcomes(), random)[0])
            elif state.is_simultaneous_node():
                state.apply_actions([pick(state.legal_actions(p), random) for p in (0, 1)])
            else:
                state.apply_action(pick(state.legal_actions(), random))
            steps += 1
        state.returns()
        return steps

    return play


def gin_rummy() -> PlayOne:
    """Return random play of RLCard's gin-rummy."""
    import rlcard

    env: Any = rlcard.make("gin-rummy")

    def play(rng: Random) -> int:
        random = rng.random
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            steps += 1
        env.get_payoffs()
        return steps

    return play


def contestants() -> dict[str, PlayOne]:
    """Return everything that can be measured here, the references first."""
    found: dict[str, PlayOne] = {}
    try:
        found["goofspiel"] = openspiel("goofspiel")
        found["goofspiel, turn-based"] = openspiel("turn_based_simultaneous_game(game=goofspiel())")
        found["gin_rummy"] = openspiel("gin_rummy")
    except ImportError:
        print("OpenSpiel is not here (pip install open_spiel)", file=sys.stderr)
    try:
        found["gin-rummy"] = gin_rummy()
    except ImportError:
        print("RLCard is not here (pip install rlcard)", file=sys.stderr)
    for game_id in registry.game_ids():
        meta = registry.meta(game_id)
        for seats in dict.fromkeys((meta.seats[0], 2, meta.usual_seats, meta.seats[-1])):
            if seats in meta.seats:
                found[f"{game_id} x{seats}"] = ours(game_id, seats)
    return found


def measure(play: PlayOne, seconds: float, rng: Random) -> float:
    """Return steps per second of processor time, measured over about ``seconds``."""
    steps, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(20):
            steps += play(rng)
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each, in each round")
    arguments = parser.parse_args()
    everyone = contestants()
    speeds: dict[str, list[float]] = {name: [] for name in everyone}
    for number in range(arguments.rounds):
        for name, play in everyone.items():
            speeds[name].append(measure(play, arguments.seconds, Random(number)))
    references = [name for name in ("goofspiel", "gin_rummy", "gin-rummy") if name in everyone]
    print(f"{'steps a second, median':24}", *(f"{'/ ' + name:>12}" for name in references))
    for name, measured in speeds.items():
        middle = median(measured)
        ratios = (
            median(a / b for a, b in zip(measured, speeds[other], strict=True))
            for other in references
        )
        print(f"{name:24}{middle:10,.0f}", *(f"{ratio:10.2f} x" for ratio in ratios))


if __name__ == "__main__":
    main()
