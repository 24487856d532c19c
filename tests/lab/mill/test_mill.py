"""Where puzzles are sought, and their quick check."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from stockgames.bots.player import Findings, Tally
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, Action, View
from stockgames.games.portfolio.actions import Cap, Discard
from stockgames.lab.mill import glance, seek
from stockgames.puzzles.book import position
from stockgames.puzzles.prove import Ending, counted
from stockgames.puzzles.puzzle import CHOICES, LEVELS, Choice, Ends, Tried
from tests.games.nyse.test_state import late
from tests.puzzles.positions import played

NYSE = registry.load("nyse")


@pytest.mark.parametrize("game_id", ["nyse", "exchange", "stock-exchange"])
def test_every_decision_looked_at_is_one(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_finds_are_puzzles_and_the_same_for_one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.fixture(scope="module")
def several() -> Match:
    """Return a table of Portfolio at which several kinds of action are legal."""
    match, rng = played("portfolio", 3, 60), Random(5)
    while True:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view = match.view(seat)
        if len(view.legal) > CHOICES and len({action.do for action in view.legal}) > 1:
            return match
        match.act(seat, match.game.sample_action(view, rng))


def flat(monkeypatch: pytest.MonkeyPatch, worth: dict[Action, int]) -> None:
    """Make every sample's result depend on the choice only."""

    def endless(game: object, view: object, pool: list[Action], rng: object) -> Iterator[object]:
        while True:
            yield [Ending(1, worth.get(action, 0)) for action in pool]

    monkeypatch.setattr(glance, "worlds", endless)


def liking(monkeypatch: pytest.MonkeyPatch, view: View, liked: Action, gain: float) -> None:
    """Make a search prefer one action by this gain."""
    tallies = [(action, Tally(tried=9, total=0.0)) for action in view.legal if action != liked]
    named = Findings("chance", ((liked, Tally(tried=9, total=9 * gain)), *tallies))

    class Search:
        def __init__(self, *_: object) -> None: ...

        def think(self, *_: object) -> Findings:
            return named

    monkeypatch.setattr(glance, "SearchBot", Search)


def test_by_score_the_best_comes_first_and_kinds_are_mixed(
    several: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = several.view(several.actors[0])
    best = view.legal[-1]
    liking(monkeypatch, view, best, 1.0)
    flat(monkeypatch, {best: 1000})
    found = glance.shown(several.game, view, Random(1))
    assert found[0] == best
    assert len(set(found)) == CHOICES
    assert set(found) <= set(view.legal), "offers are none of them"
    assert len({action.do for action in found}) > 1


def test_by_score_nothing_is_shown_where_all_ends_alike_or_a_search_likes_another(
    several: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = several.view(several.actors[0])
    first, *_, last = view.legal
    for worth, liked, gain in (({}, last, 1.0), ({last: 1000}, first, 1.0), ({last: 9}, last, 0.0)):
        liking(monkeypatch, view, liked, gain)
        flat(monkeypatch, worth)
        assert glance.shown(several.game, view, Random(1)) == []


def test_three_of_one_kind_make_room_for_another() -> None:
    best, *others = (Discard(card=card) for card in range(5))
    cap = Cap(portfolio=1, card=7, end=0)
    behind = [*others, cap]
    assert glance._mixed(best, behind, obvious=cap) == [*others[:2], cap]
    assert glance._mixed(best, behind, obvious=others[3]) == [*others[:2], others[3]]
    assert glance._mixed(best, behind, obvious=best) == [*others[:2], cap]
    assert glance._mixed(cap, others, obvious=best) == others[:3]


def test_alone_what_can_be_counted_is_shown_if_three_choices_are_behind_the_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, view = registry.load("nyse"), late(4, 2)
    actions = view.legal[:4]
    for second, shows in ((60.5, False), (60.0, True)):
        worth = [40.0, second, 61.0, 50.0]
        told = [
            Choice(action, (9,), Ends(mean, is_counted=True))
            for action, mean in zip(actions, worth, strict=True)
        ]
        monkeypatch.setattr(glance, "counted_out", lambda *_, told=told: tuple(told))
        found = glance.shown(game, view, Random(1))
        assert bool(found) == shows
        if shows:
            assert found[0] == actions[2]
            assert len(set(found)) == CHOICES
