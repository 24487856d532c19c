"""The value search tries each action, counts its samples, and models others as it is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from stockgames.bots.player import Budget, Findings
from stockgames.bots.search import SearchBot
from stockgames.bots.tree_search import Node
from stockgames.bots.value_search import ValueSearch, selected
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo

WORLDS = 30


def table(seats: int = 3, seed: str = "chances") -> Match:
    infos = [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(seats)]
    return Match.deal(registry.load("nyse"), infos, {}, seed)


def search(match: Match, likely: Sequence[float], known: Any = None) -> ValueSearch:
    view: Any = match.view(match.actors[0])
    game: Any = match.game
    return ValueSearch(game, known or game.chances(view), view, likely, Random(1))


def think(match: Match, likely: Sequence[float]) -> Findings:
    view = match.view(match.actors[0])
    return search(match, likely).think(view.legal, Budget(WORLDS))


def test_each_action_is_judged_once_and_each_world_counts_once() -> None:
    match = table()
    found = think(match, [0.0] * 3)
    assert [action for action, _ in found.tallies] == list(match.view(match.actors[0]).legal)
    assert all(tally.tried >= 1 for _, tally in found.tallies)
    assert sum(tally.tried for _, tally in found.tallies) == WORLDS + len(found.tallies)
    assert all(0 <= tally.total <= tally.tried for _, tally in found.tallies)
    assert found.scale == "chance"


def test_what_is_best_at_once_is_tried_first_and_what_was_never_tried_in_the_end() -> None:
    one, other = Node(0.5), Node(0.3)
    options: Any = {"one": one, "other": other}
    assert selected(options)[1] is one
    one.visits, one.total = 200, 20.0
    assert selected(options)[1] is other


class Watched:
    """A tree that records what was learned, and whose options were requested."""

    def __init__(self, known: Any) -> None:
        self._known = known
        self.asked: Counter[int] = Counter()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._known, name)

    def sensible(self, state: Any, seat: int) -> Any:
        self.asked[seat] += 1
        return self._known.sensible(state, seat)


def test_of_those_who_live_for_the_day_the_tree_asks_nothing() -> None:
    match = table()
    own = match.actors[0]
    view: Any = match.view(own)
    game: Any = match.game
    for likely, others in (([1.0] * 3, 0), ([0.0] * 3, 1)):
        watched = Watched(game.chances(view))
        search(match, likely, watched).think(view.legal, Budget(400))
        assert sum(watched.asked[seat] > 0 for seat in range(3) if seat != own) >= others
        if not others:
            assert set(watched.asked) <= {own}


@pytest.mark.parametrize("seed", range(6))
def test_the_last_chip_is_taken_or_not_as_it_wins(seed: int) -> None:
    game, rng = registry.load("nyse"), Random(seed)
    options = game.resolve_options({}, rng)
    state: Any = game.start(2, options, game.deal(2, options, rng))
    while sum(state.left) > 1 or state.takes_left or len(state.actors) != 1:
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    seat = state.actors[0]
    ends = dict[Any, bool]()
    for action in state.legal_actions(seat):
        after = state.copy()
        after.apply(seat, action)
        if not after.actors:
            ends[action] = after.result().ranks[seat] == 1
    action = SearchBot(game, Random(3)).choose(game.observe(state, seat), Budget(WORLDS))
    if any(ends.values()):
        assert ends[action]
    else:
        assert ends
