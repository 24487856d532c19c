"""An exact count agrees with playing every continuation."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.engine.state import CHANCE
from stockgames.games.nyse.state import NyseState
from stockgames.puzzles import counting
from stockgames.puzzles.book import position, puzzles_of
from stockgames.puzzles.counting import counted_out, expected_shares, is_refuted
from stockgames.puzzles.prove import measured, proven
from stockgames.puzzles.puzzle import Puzzle
from tests.games.nyse.test_state import late
from tests.puzzles.positions import played

NYSE = registry.load("nyse")


def seen_through(state: NyseState) -> float:
    """Return the best result in a world whose chips are all known."""
    if not state.actors:
        return state.result().scores[0]
    seat = state.actors[0]
    values = []
    for action in state.legal_actions(seat):
        after = state.copy()
        after.apply(seat, action)
        values.append(seen_through(after))
    return sum(values) / len(values) if seat == CHANCE else max(values)


def by_rollout(state: NyseState, rng: Random) -> float:
    """Return the result of random play in a world."""
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    return state.result().scores[0]


@pytest.mark.parametrize("seed", range(6))
def test_the_count_lies_between_random_play_and_play_that_sees_all(seed: int) -> None:
    """With one chip left nothing can be learned before it is taken: then all are equal."""
    view, rng = late(seed, 2), Random(seed)
    found = counted_out(NYSE, view, view.legal)
    assert found is not None
    dealt: Any = NYSE.all_worlds(view, 500)
    whole = sum(weight for _, weight in dealt)
    for choice in found:
        above = below = 0.0
        for state, weight in dealt:
            after = state.copy()
            after.apply(0, choice.action)
            above += seen_through(after) * weight / whole
            below += sum(by_rollout(after.copy(), rng) for _ in range(30)) / 30 * weight / whole
        assert below - 1.5 <= choice.merit <= above + 0.01
        if sum(view.piles) == 1 and not any(view.hand[kind] for kind in range(16) if kind & 3):
            assert choice.merit == pytest.approx(above, abs=0.01)


def test_the_seat_chooses_by_what_it_saw_alone() -> None:
    """A player who sees all chips does better on average, because there is something to guess."""
    more = 0
    for seed in (1, 3, 4, 5):
        view = late(seed, 2)
        found = counted_out(NYSE, view, view.legal)
        assert found is not None
        dealt: Any = NYSE.all_worlds(view, 500)
        whole = sum(weight for _, weight in dealt)
        clairvoyant = sum(seen_through(state) * weight for state, weight in dealt) / whole
        best = max(choice.merit for choice in found)
        assert best <= clairvoyant + 0.01
        more += best < clairvoyant - 0.1
    assert more


def test_what_is_too_much_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    view = late(1, 2)
    assert counted_out(NYSE, view, view.legal) is not None
    monkeypatch.setattr(counting, "MOST_ACTIONS", 4)
    assert counted_out(NYSE, view, view.legal) is None
    monkeypatch.undo()
    match = played("nyse", 4, 12)
    several = match.view(match.actors[0])
    assert counted_out(NYSE, several, several.legal[:4]) is None, "others have a say"


def test_a_count_proves_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everything can be counted, no sample is drawn and chance plays no part."""
    monkeypatch.setattr("stockgames.puzzles.prove.worlds", worlds_are_not_drawn)
    view = late(1, 2)
    actions = view.legal[:4]
    exact = counted_out(NYSE, view, actions)
    assert exact is not None
    assert measured(NYSE, view, actions, 200, Random(1)) == exact
    best, *others = sorted((choice.merit for choice in exact), reverse=True)
    assert (proven(NYSE, view, actions, Random(2)) is not None) == (best - max(others) >= 1)


def worlds_are_not_drawn(*_: object) -> object:
    raise AssertionError("a world was drawn")


def last_votes() -> Iterator[Puzzle]:
    for puzzle in puzzles_of("exchange"):
        match = position(puzzle)
        if match.game.last_choice(match.view(puzzle.seat)):
            yield puzzle


def test_last_votes_in_the_box_are_best_by_reckoning_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some of them, quickly; all of them in `stockgames puzzles --check`."""
    monkeypatch.setattr(counting, "ROUNDS", 60)
    for puzzle in islice(last_votes(), 4):
        match = position(puzzle)
        view = match.view(puzzle.seat)
        actions = [choice.action for choice in puzzle.choices]
        assert not is_refuted(match.game, view, actions, puzzle.best)
        parts = expected_shares(match.game, view, actions)
        assert parts is not None
        assert all(0 <= part < 1.001 for part in parts)
        worst = parts.index(min(parts))
        assert is_refuted(match.game, view, actions, worst)


def test_nothing_is_reckoned_before_the_last_vote() -> None:
    match = played("exchange", 7, 40)
    view = match.view(match.actors[0])
    assert expected_shares(match.game, view, view.legal[:4]) is None
    assert not is_refuted(match.game, view, view.legal[:4], 0)
