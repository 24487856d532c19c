from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

import pytest

from stockgames.bots.decide import RARE, advise
from stockgames.bots.player import ENDLESS, Budget, Findings, Tally
from stockgames.bots.search import SearchBot
from stockgames.bots.simultaneous_search import (
    DECIDED_AMONG_GIVEN,
    MOST_ROUNDS,
    Regrets,
    Rival,
    SimultaneousSearch,
)
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Action, View
from stockgames.engine.weights import SecretWeights
from stockgames.games.exchange.actions import Influence, Order
from stockgames.games.exchange.parts import SELL
from tests.bots.trees import End, Place, Secretive, Turn, turn
from tests.games.exchange.table import SEATS, act, dealt, state_with, truth
from tests.named import Named

PAPER = ((0, -1, 1), (1, 0, -1), (-1, 1, 0))
"""What rock, paper and scissors win against each other."""


def against(strategy: list[float]) -> list[float]:
    return [sum(p * win for p, win in zip(strategy, row, strict=True)) for row in PAPER]


def test_two_who_match_regrets_come_to_mix_as_one_should() -> None:
    one, other = Regrets(3), Regrets(3)
    one.learn([1.0, 0.0, 0.0])  # a bad start
    for _ in range(5000):
        gains = against(other.strategy), against(one.strategy)
        one.learn(gains[0])
        other.learn(gains[1])
    total = sum(one.weights())
    assert [weight / total for weight in one.weights()] == pytest.approx([1 / 3] * 3, abs=0.03)


def test_what_is_always_worse_is_hardly_learned() -> None:
    regrets = Regrets(3)
    for _ in range(50):
        regrets.learn([0.5, 0.5, 0.3])
    first, second, third = regrets.weights()
    assert first == second > 0.0
    assert third < RARE * first


def test_a_few_choices_are_weighed_and_no_others() -> None:
    game = registry.load("stock-exchange")
    bots = [SeatInfo(name=f"Seat {n}", player="bot:greedy") for n in range(8)]
    match = Match.deal(game, bots, {}, "among")
    rng = Random(3)
    while len(match.moves) < 16:
        seat = match.actors[0]
        match.act(seat, game.sample_action(match.view(seat), rng))
    view = match.view(0)
    choices = list(dict.fromkeys(game.sample_action(view, rng) for _ in range(4)))
    found = SimultaneousSearch(game, Random(1)).among(view, choices, Budget(12))
    assert [action for action, _ in found.tallies] == choices
    assert all(tally.tried == 12 for _, tally in found.tallies)
    assert found.mixed


Asked: TypeAlias = Callable[[Budget], tuple[int, Callable[[], bool]]]
"""Returns the number of rounds in which a search with a budget looks for options, and its
stop condition.
"""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    game = registry.load("stock-exchange")
    bots = [SeatInfo(name=f"Seat {n}", player="bot:greedy") for n in range(8)]
    view = Match.deal(game, bots, {}, "rounds").view(0)
    heard: list[tuple[int, Callable[[], bool]]] = []

    def look_for(
        self: object, view: View, rng: Random, rounds: int, enough: Callable[[], bool]
    ) -> Sequence[tuple[Action, float]]:
        heard.append((rounds, enough))
        return [(game.sample_action(view, rng), 0.0)]

    def ask(budget: Budget) -> tuple[int, Callable[[], bool]]:
        SimultaneousSearch(game, Random(1)).think(view, budget)
        return heard.pop()

    monkeypatch.setattr(type(game), "search_actions", look_for)
    return ask


@pytest.mark.parametrize(
    ("worlds", "rounds"), [(1, 1), (60, 1), (119, 1), (120, 2), (600, 10), (ENDLESS, MOST_ROUNDS)]
)
def test_who_thinks_longer_looks_longer_for_options(asked: Asked, worlds: int, rounds: int) -> None:
    assert asked(Budget(worlds))[0] == rounds


@pytest.mark.parametrize(
    ("half", "expired", "stops"),
    [(False, False, False), (True, False, True), (False, True, True)],
)
def test_options_are_looked_for_in_half_of_the_time(
    asked: Asked, half: bool, expired: bool, stops: bool
) -> None:
    _, enough = asked(Budget(ENDLESS, lambda: expired, lambda: half))
    assert enough() is stops


def test_a_rival_tries_everything_and_then_mostly_what_did_best() -> None:
    rival, rng = Rival(exploration=0.2), Random(1)
    options = [(Named(name), 0.0) for name in ("low", "high", "middle")]
    worth: dict[Action, float] = {
        Named("low"): 0.1,
        Named("high"): 0.9,
        Named("middle"): 0.5,
    }
    chosen = Counter[Action]()
    for _ in range(200):
        action = rival.choose(options, rng)
        chosen[action] += 1
        rival.learn(action, worth[action])
    assert min(chosen.values()) >= 1
    assert chosen[Named("high")] > 150


@pytest.mark.parametrize("seats", SEATS)
def test_every_choice_is_legal_and_decided_by_view_and_stream(seats: int) -> None:
    game = registry.load("exchange")
    match = dealt(seats, f"secret/{seats}")
    while not match.is_over:
        seat = match.actors[-1]
        seed = len(match.moves)
        view = match.view(seat)
        action = SearchBot(game, Random(seed)).choose(view, Budget(2))
        assert SearchBot(game, Random(seed)).choose(view, Budget(2)) == action
        match.act(seat, action)  # raises for illegal actions


def test_an_expired_budget_still_gives_an_action() -> None:
    view = dealt(4, "late").view(1)
    bot = SearchBot(registry.load("exchange"), Random(1))
    assert bot.choose(view, Budget(10**9, expired=lambda: True)) in view.legal


@pytest.mark.parametrize("seed", range(5))
def test_the_close_is_played_for_what_one_owns(seed: int) -> None:
    match = state_with([500, 850, 850, 750], [(9, 0, 0), (0, 2, 0), (0, 0, 2), (0, 2, 2)])
    state = truth(match)
    state.round, state.stage = 5, 6
    bot = SearchBot(registry.load("exchange"), Random(seed))
    assert bot.choose(match.view(0), Budget(40)) == Influence(0, 1)


@pytest.mark.parametrize("seed", range(5))
def test_e7_ruin_is_avoided(seed: int) -> None:
    match = state_with([50, 900, 900], [(0, 0, 0), (5, 5, 5), (5, 5, 5)], (70, 50, 50))
    act(match, "banks", "banks", "bonds")
    bot = SearchBot(registry.load("exchange"), Random(seed))
    choice = bot.choose(match.view(0), Budget(40))
    assert isinstance(choice, Order)
    assert choice.side == SELL or choice.shares == 1


def test_equal_choices_are_left_to_chance() -> None:
    match = dealt(4, "mixed")
    for seat in match.actors:
        match.act(seat, match.view(seat).legal[0])
    game, view = registry.load("exchange"), match.view(0)
    chosen = {SearchBot(game, Random(n)).choose(view, Budget(4)) for n in range(12)}
    assert len(chosen) > 1


@pytest.mark.parametrize("game_id", ["exchange", "stock-exchange"])
def test_advice_on_a_secret_choice_tells_shares_and_chances(game_id: str) -> None:
    game = registry.load(game_id)
    seats = game.meta.usual_seats
    match = Match.deal(game, [SeatInfo(name="A", player="human")] * seats, {}, "advice")
    view = match.view(0)
    reason = advise(SearchBot(game, Random(4)).think(view, Budget(12)))
    match.check(0, reason.chosen.action)
    assert (reason.worlds, reason.scale) == (12, "chance")
    assert reason.runner_up is not None
    assert reason.chosen.share is not None
    assert reason.runner_up.share is not None
    assert 1 >= reason.chosen.share >= reason.runner_up.share >= 0
    assert 0 <= reason.chosen.mean <= 1
    assert 0 <= reason.runner_up.mean <= 1


# Calculated by hand


def test_regrets_by_hand() -> None:
    regrets = Regrets(2)
    assert regrets.strategy == [0.5, 0.5]
    regrets.learn([1.0, 0.0])  # only the first one missed a half
    assert (regrets.strategy, regrets.weights()) == ([1.0, 0.0], [0.5, 0.5])
    regrets.learn([0.0, 1.0])  # the second one missed everything, which counts twice
    assert regrets.strategy == pytest.approx([1 / 3, 2 / 3])
    assert regrets.weights() == [2.5, 0.5]
    regrets.learn([0.0, 0.0])
    assert regrets.strategy == pytest.approx([1 / 3, 2 / 3])
    assert regrets.weights() == pytest.approx([3.5, 2.5])
    regrets.learn([-1.0, 0.0])  # the first would become negative, and is clipped to 0
    assert regrets.strategy == [0.0, 1.0]
    assert regrets.weights() == pytest.approx([3.5 + 4 / 3, 2.5 + 8 / 3])
    regrets.learn([1 / 3, 0.0])
    assert regrets.strategy == pytest.approx([1 / 5, 4 / 5])


def test_a_decided_strategy_leaves_to_chance_what_is_nearly_as_good() -> None:
    regrets = Regrets(3)
    regrets.learn([1.0, 1.0, 0.0])  # only the first two from now on
    regrets.learn([0.0, 0.0, 0.0])
    assert regrets.weights() == pytest.approx([4 / 3, 4 / 3, 1 / 3])
    one, other, third = regrets.weights(decided=4.0)
    assert one == other
    assert third == pytest.approx(one / 4**4)


def test_a_search_plays_as_decided_as_its_weights_say() -> None:
    def chances(own: str, rival: str, third: str) -> Sequence[float]:
        return (0.4, 0.3, 0.3) if own == "a" else (0.41, 0.3, 0.29)

    def share(decided: float) -> float:
        found = search(table(chances, replace(SURE, decided=decided)), 4)
        return found["b"].weight / (found["a"].weight + found["b"].weight)

    usual = share(1.0)
    assert 0.5 < usual < 1.0
    odds = usual / (1 - usual)
    assert share(3.0) == pytest.approx(odds**3 / (1 + odds**3))


def test_among_given_choices_poor_ones_are_hardly_played() -> None:
    def chances(own: str, rival: str, third: str) -> Sequence[float]:
        return (0.4, 0.3, 0.3) if own == "a" else (0.41, 0.3, 0.29)

    tree = table(chances)
    looked_for = search(tree, 4)
    alone = SimultaneousSearch(tree, Random(1))
    found = alone.among(tree.view(0), list(looked_for), Budget(4))
    given: dict[Any, Tally] = dict(found.tallies)
    odds = looked_for["b"].weight / looked_for["a"].weight
    assert odds > 1.0
    assert given["b"].weight / given["a"].weight == pytest.approx(odds**DECIDED_AMONG_GIVEN)


@pytest.mark.parametrize(
    ("gains", "best"),
    [([1.0, 0.0, 0.0], "other"), ([1.0, 1.0, 0.0], "one"), ([0.0, 0.0, 1.0], "other")],
)
def test_a_rival_goes_by_what_its_choices_brought(gains: list[float], best: str) -> None:
    rival, rng = Rival(exploration=0.0), Random(1)
    options = [(Named("one"), 0.0), (Named("other"), 0.0)]
    for gain in gains:
        rival.learn(Named("one"), gain)
    # the first not tried
    assert rival.choose([*options, (Named("last"), 0.0)], rng) == Named("other")
    rival.learn(Named("other"), 0.5)
    assert {rival.choose(options, rng) for _ in range(20)} == {Named(best)}


def test_a_rival_that_explores_tries_anything() -> None:
    rival, rng = Rival(exploration=1.0), Random(1)
    options = [(Named(name), 0.0) for name in "abcd"]
    for name, _ in options:
        rival.learn(name, 1.0 if name == "a" else 0.0)
    assert {rival.choose(options, rng) for _ in range(60)} == {*"abcd"}


# Small tables with simultaneous choices

SURE = SecretWeights(0.1, 1.0, naive=0.0, noise=0.0, followed=0.0, trust=0.0, decided=1.0)
SETTLED = turn(0, on=turn(0, end=End((0, 0, 0))))
"""One more action settles a choice, while the game would continue."""


def table(
    chances: Callable[..., Sequence[float]], weights: SecretWeights = SURE, *names: str
) -> Secretive:
    """Return a game of three seats with the same choices."""
    paths: dict[Any, Place] = dict.fromkeys(names or ("a", "b"), SETTLED)
    return Secretive(Turn((0, 1, 2), paths), weights, chances)


def search(tree: Secretive, worlds: int = 60, seat: int = 0, **more: Any) -> dict[Any, Tally]:
    """Return the search's tallies of a seat's choices."""
    bot = SearchBot(tree, Random(1), **more)
    return dict(bot.think(tree.view(seat), Budget(worlds)).tallies)


def choices(tree: Secretive, seat: int) -> list[Any]:
    """Return what another seat chose in each sample, without the first look at the options."""
    return [dict(walk.laid)[seat] for walk in tree.walks[1:]]


def test_rivals_choose_what_is_best_for_themselves_not_for_the_bot() -> None:
    def chances(own: str, rival: str, third: str) -> Sequence[float]:
        """Trust (a) pays if the rival is kind (a), but the rival does better by cruelty."""
        if own == "b":
            return (0.4, 0.3, 0.3) if rival == "a" else (0.4, 0.4, 0.2)
        return (0.9, 0.1, 0.0) if rival == "a" else (0.0, 0.9, 0.1)

    tree = table(chances)
    found = search(tree, 100)
    assert found["b"].weight > 5 * found["a"].weight
    assert choices(tree, 1).count("b") > 80


def test_each_rival_learns_from_what_it_got_itself() -> None:
    def chances(own: str, rival: str, third: str) -> Sequence[float]:
        return (0.2, 0.4 if rival == "a" else 0.1, 0.1 if third == "a" else 0.4)

    tree = table(chances)
    search(tree, 100)
    assert choices(tree, 1).count("a") > 80
    assert choices(tree, 2).count("b") > 80


def test_a_rival_learns_against_the_strategy_of_the_bot_not_against_all_it_could_do() -> None:
    def chances(own: str, rival: str, third: str) -> Sequence[float]:
        """The bot takes a; a rival who expects b equally often would take b, too."""
        bot = 0.9 if own == "a" else 0.1
        other = {"aa": 0.1, "ab": 0.05, "ba": 0.0, "bb": 0.9}[own + rival]
        return (bot, other, 0.0)

    tree = table(chances)
    found = search(tree, 300)
    assert found["a"].weight > 50 * found["b"].weight
    assert choices(tree, 1)[150:].count("a") > 120


def test_what_is_found_is_booked_for_every_choice_in_every_world() -> None:
    tree = table(lambda own, rival, third: (0.7, 0.2, 0.1) if own == "a" else (0.3, 0.1, 0.6))
    found = search(tree, 40)
    assert [found[name].tried for name in "ab"] == [40, 40]
    assert [found[name].total / 40 for name in "ab"] == pytest.approx([0.7, 0.3])
    assert [found[name].own / 40 for name in "ab"] == pytest.approx([0.7, 0.3])
    assert [found[name].rival / 40 for name in "ab"] == pytest.approx([0.2, 0.6])
    assert found["a"].weight > 100 * found["b"].weight > 0


def even(own: str, rival: str, third: str) -> Sequence[float]:
    """Return equal chances whatever is chosen."""
    return (1 / 3, 1 / 3, 1 / 3)


def test_choices_are_compared_in_the_same_worlds_and_settled_no_further() -> None:
    tree = table(even)
    met: list[tuple[Any, ...]] = []

    def chances(*laid: str) -> Sequence[float]:
        met.append(laid)
        return even(*laid)

    tree._hopes = chances
    search(tree, 25, seat=1)
    assert {*tree.judged} == {4}, "three choices and the one that settles them"
    assert [laid[1] for laid in met] == ["a", "b"] * 25
    for one, other in zip(met[::2], met[1::2], strict=True):
        assert (one[0], one[2]) == (other[0], other[2])
    for walk in tree.walks[1:]:
        assert [seat for seat, _ in walk.laid] == [0, 2]


def test_who_lives_for_the_day_learns_nothing() -> None:
    tree = table(lambda own, rival, third: (0.1, 0.9 if rival == "b" else 0.0, 0.0))
    tree.search = replace(SURE, naive=1.0)
    search(tree, 30)
    assert set(choices(tree, 1)) == set(choices(tree, 2)) == {"a"}


def test_who_lives_for_the_day_is_drawn_anew_in_every_world() -> None:
    tree = table(lambda own, rival, third: (0.1, 0.9 if rival == "b" else 0.0, 0.0))
    tree.search = replace(SURE, naive=0.5)
    search(tree, 80)
    chosen = Counter(choices(tree, 1))
    assert min(chosen["a"], chosen["b"]) > 15


def test_who_does_not_learn_goes_by_opinions_and_a_little_chance() -> None:
    def chances(own: str, rival: str, third: str) -> Sequence[float]:
        return (0.1, 0.9 if rival == "b" else 0.0, 0.0)

    def chosen(weights: SecretWeights) -> set[Any]:
        tree = table(chances, weights)
        tree._root = replace(tree._root, gains={"a": 1.0})
        search(tree, 40)
        return {*choices(tree, 1)}

    assert chosen(replace(SURE, learns=0.0)) == {"a"}
    assert chosen(replace(SURE, learns=0.0, noise=9.0)) == {"a", "b"}
    assert chosen(replace(SURE, learns=0.5)) == {"a", "b"}


def test_what_is_thought_of_choices_counts_from_the_start_and_less_and_less() -> None:
    def share(trust: float, worlds: int) -> float:
        def chances(own: str, rival: str, third: str) -> Sequence[float]:
            return (0.4, 0.3, 0.3) if own == "a" else (0.5, 0.3, 0.2)

        tree = table(chances, replace(SURE, trust=trust))
        tree._root = replace(tree._root, gains={"a": 1.0})
        weights = [tally.weight for tally in search(tree, worlds).values()]
        return weights[0] / sum(weights)

    assert share(0.0, 20) < 0.1 < 0.5 < share(4.0, 20)
    assert share(4.0, 2000) < 0.1


def test_a_single_choice_needs_no_search() -> None:
    tree = table(even, SURE, "only")
    findings = SimultaneousSearch(tree, Random(1)).think(tree.view(0), Budget(60))
    assert findings == Findings("chance", ((Named("only"), Tally()),), mixed=True)
    assert len(tree.walks) == 1


def test_two_choices_are_enough_to_search() -> None:
    assert all(tally.tried == 60 for tally in search(table(even)).values())


def test_worlds_that_are_seeded_apart_hang_on_that_seed_alone() -> None:
    weights = replace(SURE, learns=0.0, noise=1.0)

    def found(seed: int, apart: str) -> object:
        tree = table(lambda own, rival, third: (0.1 * len({own, rival, third}), 0.2, 0.3), weights)
        return SearchBot(tree, Random(seed)).think(tree.view(0), Budget(20), apart)

    assert found(1, "x") == found(2, "x")
    assert found(1, "x") != found(1, "y")
    assert found(1, "") != found(2, "")


def test_time_is_looked_at_after_every_world() -> None:
    asked: list[int] = []

    def expired() -> bool:
        asked.append(1)
        return len(asked) == 3

    tree = table(even)
    SearchBot(tree, Random(1)).think(tree.view(0), Budget(10, expired))
    assert len(tree.walks) - 1 == len(asked) == 3
