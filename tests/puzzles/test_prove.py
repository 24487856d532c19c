"""Playouts from a position agree with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from stockgames.engine.match import Match
from stockgames.games.nyse.actions import DISCARD, TAKE, NyseAction
from stockgames.games.nyse.state import NyseState
from stockgames.puzzles import prove
from stockgames.puzzles.prove import LEAST, Ending, counted, measured, proven, worlds
from stockgames.puzzles.puzzle import is_clear
from tests.puzzles.positions import played


def last_chip(match: Match, markers: tuple[int, ...]) -> NyseState:
    """Leave one green chip in the supply: taking or discarding it ends the game."""
    state = match._state
    assert isinstance(state, NyseState)
    match._views.clear()  # they are of the earlier position
    state.left = [0, 0, 0, 1]
    state.open = 0b1000
    state.piles[3] = state.piles[3][:1]
    state.markers = list(markers)
    state.standing = sum(1 << color for color, at in enumerate(markers) if at < 12)
    return state


def test_what_ends_the_game_is_counted_exactly() -> None:
    match = played("nyse", 4, 12)
    state = last_chip(match, (4, 4, 4, 5))
    seat = match.actors[0]
    choices: tuple[NyseAction, ...] = (TAKE[3], DISCARD[3])
    found = measured(match.game, match.view(seat), choices, 20, Random(1))
    for choice, action in zip(found, choices, strict=True):
        assert choice.action == action
        end = state.copy()
        end.apply(seat, action)
        assert not end.actors
        place = end.result().ranks[seat]
        assert choice.places == tuple(20 * (n + 1 == place) for n in range(4))


@pytest.mark.parametrize(
    ("game_id", "moves"),
    [("nyse", 26), ("exchange", 60), ("stock-exchange", 16), ("portfolio", 150)],
)
def test_every_world_ends_with_a_place_for_every_choice(game_id: str, moves: int) -> None:
    match = played(game_id, 7, moves)
    seat = match.actors[0]
    view, rng = match.view(seat), Random(2)
    actions = {match.game.sample_action(view, rng) for _ in range(12)}
    choices = sorted(actions, key=str)[:3]
    found = list(islice(worlds(match.game, view, choices, Random(5)), 2))
    assert found == list(islice(worlds(match.game, view, choices, Random(5)), 2)), "the same luck"
    for world in found:
        assert len(world) == len(choices)
        assert all(ending.place in range(1, len(match.seats) + 1) for ending in world)


def ended(*worlds: tuple[tuple[int, int], ...]) -> list[list[Ending]]:
    return [[Ending(*ending) for ending in world] for world in worlds]


def test_places_are_counted_by_choice() -> None:
    match = played("nyse", 4, 12)
    view = match.view(match.actors[0])
    found = ended(((1, 9), (4, 2)), ((2, 8), (4, 3)), ((1, 9), (1, 9)))
    one, other = counted(match.game, view, (TAKE[0], TAKE[1]), found)
    assert one.places == (2, 1, 0, 0)
    assert other.places == (1, 0, 0, 2)
    assert one.ends is other.ends is None, "places judge"


def test_scores_are_compared_in_the_same_worlds_where_they_judge() -> None:
    match = played("portfolio", 7, 150)
    view = match.view(match.actors[0])
    found = ended(*(((1, cash), (1, cash - 20), (1, 2 * cash)) for cash in (100, 200, 300, 400)))
    sure, behind, best = counted(match.game, view, view.legal[:3], found)
    assert (sure.merit, behind.merit, best.merit) == (250, 230, 500)
    assert best.ends is not None
    assert behind.ends is not None
    assert best.ends.gap_error == 0
    assert behind.ends.error == sure.ends.error  # type: ignore[union-attr]
    assert behind.ends.gap_error == behind.ends.error, "it varies as much as the best is ahead"


def test_a_score_is_proven_by_what_is_asked_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """One choice ends the same amount ahead in every sample; the rest is chance that all share."""
    match = played("portfolio", 7, 150)
    view = match.view(match.actors[0])
    clear = match.game.puzzling.clear

    def sure(ahead: float) -> object:
        rng = Random(1)

        def endless(*_: object) -> Iterator[list[Ending]]:
            while True:
                luck = rng.randrange(400)
                yield [Ending(1, round(luck + n * ahead + rng.randrange(3))) for n in range(3)]

        monkeypatch.setattr(prove, "worlds", endless)
        return proven(match.game, view, view.legal[:3], Random(1))

    assert sure(clear / 2) is None
    assert sure(clear * 2) is not None


def test_nothing_is_proven_where_choices_are_alike() -> None:
    match = played("nyse", 4, 12)
    last_chip(match, (12, 12, 12, 12))  # all have crashed: no chip is worth anything
    view = match.view(match.actors[0])
    assert proven(match.game, view, (DISCARD[3], DISCARD[3]), Random(1)) is None


def test_what_is_proven_is_clear_and_from_enough_games() -> None:
    """Taking the last chip raises its price for the seat that has most of that colour."""
    match = played("nyse", 4, 12)
    state, seat = last_chip(match, (4, 4, 4, 5)), match.actors[0]
    for holder in range(4):
        green = holder * 16 + 12
        state.hands[green : green + 4] = [0, 0, 0, 0]
        state.counts[holder * 4 + 3] = 0
        state.kinds[holder] &= 0x0FFF
    state.markers = [4, 4, 4, 7]
    found = proven(match.game, match.view(seat), (TAKE[3], DISCARD[3]), Random(1))
    ends = []
    for action in (TAKE[3], DISCARD[3]):
        end = state.copy()
        end.apply(seat, action)
        ends.append(end.result().ranks[seat])
    if (ends[0] == 1) == (ends[1] == 1):
        assert found is None
    else:
        assert found is not None
        assert is_clear(found)
        assert found[0].games >= LEAST
