"""Where puzzles are sought: decisions of whole games, before anyone has made a secret choice."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine import registry
from stockgames.engine.seat import CHANCE
from stockgames.engine.state import View
from stockgames.lab.mill import glance, seek
from stockgames.puzzles.book import position
from stockgames.puzzles.prove import Ending, counted
from stockgames.puzzles.puzzle import CHOICES, LEVELS, Tried

NYSE = registry.load("nyse")


@pytest.mark.parametrize("game_id", ["nyse", "exchange", "stock-exchange"])
def test_every_decision_that_is_looked_at_is_one(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seek, "PLAYERS", ("greedy",))
    match = seek._played(game_id, "seek", 1)
    found = seek._decisions(match, Random(1))
    assert len(set(found)) == len(found) >= len(match.seats)
    for made, seat in found[:12]:
        table = match.copy(made)
        assert made >= int(len(match.moves) * match.game.puzzling.earliest)
        assert seat != CHANCE
        assert seat in table.actors
        last = table.moves[-1]
        assert not last.is_simultaneous or last.turn != table.turn, "nobody has laid anything yet"


def test_what_is_found_is_a_puzzle_and_the_same_for_the_same_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only the search is real: proof and trial are stubbed, as they have their own tests."""

    def sure(game: object, view: View, choices: tuple[object, ...], rng: Random) -> object:
        worlds = [[Ending(1 + (n != 2), 0) for n in range(CHOICES)]] * 9
        return counted(NYSE, view, choices, worlds)  # type: ignore[arg-type]

    monkeypatch.setattr(seek, "PLAYERS", ("greedy",))
    monkeypatch.setattr(glance, "GLANCES", ((90, 0.0),))
    monkeypatch.setattr(seek, "proven", sure)
    monkeypatch.setattr(seek, "measured", lambda g, v, choices, n, rng: sure(g, v, choices, rng))
    monkeypatch.setattr(seek, "tried", lambda *_: dict.fromkeys(LEVELS, Tried(1, 1)))
    first = list(seek._of_game("nyse", "again", 1))
    assert 0 < len(first) <= seek.A_GAME
    assert list(seek._of_game("nyse", "again", 1)) == first
    for puzzle in first:
        assert len(puzzle.choices) == CHOICES
        position(puzzle)
    made = [len(puzzle.record.moves) for puzzle in first]
    assert all(abs(one - other) >= seek.APART for one in made for other in made if one != other)


def test_where_nothing_is_to_be_won_there_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seek, "PLAYERS", ("greedy",))
    monkeypatch.setattr(seek, "tried", lambda *_: dict.fromkeys(LEVELS, Tried(1, 1)))
    match = seek._played("nyse", "worth", 1)
    made, seat = seek._decisions(match, Random(1))[0]
    view = match.view_after(made, seat)
    choices = tuple(view.legal[:CHOICES])
    candidate = seek.Candidate(match.game, view, match.copy(made).record(), seat, choices)
    found = []
    for firsts in (19, 21):
        ends = [[Ending(1 + (n > 0 or w >= firsts), 0) for n in range(4)] for w in range(100)]
        told = counted(NYSE, view, choices, ends)
        monkeypatch.setattr(seek, "proven", lambda *_, told=told: told)
        monkeypatch.setattr(seek, "measured", lambda *_, told=told: told)
        found.append(seek.puzzle_of(candidate, "worth"))
    assert [puzzle is None for puzzle in found] == [True, False]
    other = counted(NYSE, view, choices, [[Ending(1 + (n != 1), 0) for n in range(4)]] * 100)
    monkeypatch.setattr(seek, "measured", lambda *_: other)
    assert seek.puzzle_of(candidate, "worth") is None, "another was best in a second proof"
