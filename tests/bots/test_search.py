from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import exp, sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any

import pytest

from stockgames.bots.decide import advise
from stockgames.bots.heuristic import SAMPLES, GreedyBot
from stockgames.bots.player import Budget, Tally
from stockgames.bots.search import SearchBot
from stockgames.bots.tree_search import DOUBT, Spread
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE
from stockgames.engine.weights import SecretWeights, TreeWeights
from stockgames.games.nyse.actions import Discard, Take
from tests.bots.nyse import position
from tests.bots.trees import (
    Bargaining,
    End,
    Hopeful,
    Judged,
    Secretive,
    Tree,
    Turn,
    Weighted,
    chance,
    turn,
)
from tests.toys import RULES


@pytest.fixture
def _lemonade() -> Iterator[None]:
    registry.register(RULES)
    yield
    registry.unregister("lemonade")


@pytest.mark.parametrize("seed", range(5))
def test_the_last_chip_is_discarded_if_taking_it_would_lose_the_lead(seed: int) -> None:
    # Seat 0 leads by 4 chips of $2M; the last green chip would crash green.
    view = position(markers=[11, 12, 12, 11], held=[{3: 5}, {0: 1}], piles=(0, 0, 0, 1))
    assert SearchBot(registry.load("nyse"), Random(seed)).choose(view, Budget(40)) == Discard(3)


@pytest.mark.parametrize("seed", range(5))
def test_the_search_sees_the_answer_to_its_move(seed: int) -> None:
    # Two green chips are left. If seat 0 takes one, seat 1 takes the other and crashes green;
    # if it discards one, it wins 10 to 8, or 10 to 10 as the seat to play next (N8).
    view = position(markers=[10, 12, 12, 10], held=[{3: 5}, {0: 4}], piles=(0, 0, 0, 2))
    game = registry.load("nyse")
    assert GreedyBot(game, Random(seed)).choose(view, Budget(1)) == Take(3)
    assert SearchBot(game, Random(seed)).choose(view, Budget(200)) == Discard(3)


def test_an_expired_budget_still_gives_an_action() -> None:
    view = position(markers=[0, 0, 0, 0], held=[{}, {}, {}])
    bot = SearchBot(registry.load("nyse"), Random(1))
    assert bot.choose(view, Budget(10**9, expired=lambda: True)) in view.legal


def test_a_single_action_needs_no_search() -> None:
    def expired() -> bool:
        raise AssertionError("searched")

    view = position(markers=[0, 0, 0, 0], held=[{}, {}])
    view = type(view)(**{**{f: getattr(view, f) for f in view.__slots__}, "legal": (Take(0),)})
    bot = SearchBot(registry.load("nyse"), Random(1))
    assert bot.choose(view, Budget(10, expired)) == Take(0)


@pytest.mark.usefixtures("_lemonade")
def test_simultaneous_choices_and_wide_ones() -> None:
    game = registry.load("lemonade")
    match = Match.deal(game, [SeatInfo(name="A", player="bot:shrewd")] * 3, {"days": 2}, "lemons")
    while not match.is_over:
        if CHANCE in match.actors:
            match.act_chance()
            continue
        for seat in reversed(match.actors):
            action = SearchBot(game, Random(seat)).choose(match.view(seat), Budget(20))
            match.act(seat, action)
    assert len(match.result().ranks) == 3


def test_advice_is_the_choice_with_what_was_found_about_it() -> None:
    match = Match.deal(
        registry.load("nyse"), [SeatInfo(name="A", player="bot:shrewd")] * 3, {}, "advice"
    )
    view = match.view(0)
    choice = SearchBot(match.game, Random(4)).choose(view, Budget(60))
    reason = advise(SearchBot(match.game, Random(4)).think(view, Budget(60)))
    assert reason.chosen.action == choice
    judged = len(view.legal)  # each action once before any sample was drawn
    assert (reason.worlds, reason.scale) == (60 + judged, "chance")
    assert reason.runner_up is not None
    assert reason.runner_up.action in view.legal
    assert reason.runner_up.tried > 0
    assert 0 <= reason.runner_up.mean <= reason.chosen.mean <= 1


def test_advice_to_somebody_alone_counts_in_score() -> None:
    seat = SeatInfo(name="A", player="human")
    match = Match.deal(registry.load("nyse"), [seat], {"board": "cliff"}, "advice")
    reason = advise(SearchBot(match.game, Random(4)).think(match.view(0), Budget(30)))
    assert reason.scale == "score"
    assert reason.chosen.mean > 1


# Hand-made trees with a known best result

WIN_SHARE = 0.8
PLAIN = TreeWeights(exploration=3.0, trust=0.5, win_share=WIN_SHARE, noise=0.0, naive=0.0)


def search(tree: Tree, worlds: int, seat: int = 0, seed: int = 1) -> dict[Any, Tally]:
    """Return the search's tallies of the actions at the root."""
    bot = SearchBot(tree, Random(seed))
    return dict(bot.think(tree.view(seat), Budget(worlds)).tallies)


def test_others_choose_what_is_best_for_themselves_not_for_the_bot() -> None:
    kind = turn(1, gift=End((9, 0, 0)), fair=End((2, 3, 4)), best=End((0, 9, 0)))
    safe = turn(2, only=End((5, 5, 5)))
    found = search(Tree(turn(0, hope=kind, safe=safe), 3), 300)
    assert found["safe"].tried > 5 * found["hope"].tried
    hope = found["hope"].total / found["hope"].tried
    assert hope < found["safe"].total / found["safe"].tried


def test_each_of_the_others_looks_at_its_own_end() -> None:
    last = turn(2, mine=End((0, 0, 9)), theirs=End((9, 0, 0)), yours=End((0, 9, 0)))
    known = turn(1, left=last, right=End((0, 1, 9)))
    found = search(Tree(turn(0, trust=known, leave=End((1, 0, 9))), 3), 400)
    assert found["leave"].tried > found["trust"].tried


class Bound:
    """The rule by which a search selects actions, recomputed for a single choice.

    Each is tried once, those with the best estimate first. After that an action's bound is its mean
    plus the exploration weight, times the deviation of all outcomes (1 while they are equal), times
    the action's trust, times the square root of (all visits + 1), divided by its own visits + 1.
    """

    def __init__(self, worth: Mapping[str, float], gains: Mapping[str, float]) -> None:
        self._worth = worth
        most = max(gains.values(), default=0.0)
        glances = {action: gains.get(action, 0.0) - most for action in worth}
        trusts = {action: DOUBT + exp(gain / PLAIN.trust) for action, gain in glances.items()}
        self._share = {action: trust / sum(trusts.values()) for action, trust in trusts.items()}
        self.tried = dict.fromkeys(worth, 0)

    def step(self) -> None:
        outcomes = [self._worth[a] for a, tried in self.tried.items() for _ in range(tried)]
        deviation = (pstdev(outcomes) if outcomes else 0.0) or 1.0
        usual = fmean(outcomes) if outcomes else 0.0
        root = sqrt(len(outcomes) + 1)

        def bound(action: str) -> float:
            mean = self._worth[action] if self.tried[action] else usual
            reach = PLAIN.exploration * deviation * self._share[action] * root
            return mean + reach / (1 + self.tried[action]) + 1000 * (not self.tried[action])

        self.tried[max(self.tried, key=bound)] += 1


@pytest.mark.parametrize("seed", range(6))
def test_actions_are_tried_as_their_bounds_say(seed: int) -> None:
    """The best score at the table is 100 and the worst 0; neither is the bot's."""
    rng = Random(seed)
    scores = dict(zip("abcde", rng.sample(range(1, 100), 5), strict=True))
    gains = {action: rng.uniform(-1, 1) for action in scores} if seed else {}
    root = Turn((0,), {action: End((own, 100, 0)) for action, own in scores.items()}, gains)
    worth = {action: (1 - WIN_SHARE) * own / 100 for action, own in scores.items()}
    rule = Bound(worth, gains)
    for worlds in range(1, 80):
        rule.step()
        found = search(Weighted(root, 3, PLAIN), worlds)
        assert {action: tally.tried for action, tally in found.items()} == {
            action: tried for action, tried in rule.tried.items() if tried
        }
    for action, tally in found.items():
        assert tally.total == pytest.approx(worth[action] * tally.tried)
        assert (tally.own, tally.rival) == (scores[action] * tally.tried, 100 * tally.tried)


def test_what_looks_hopeless_at_a_glance_is_tried_as_well_and_again() -> None:
    """The prior is sure of the wrong action: `decline` beside a promise of thousands."""
    root = Turn((0,), {"accept": End((0, 9)), "decline": End((9, 0))}, {"accept": 5000.0})
    for worlds in (2, 3):
        assert search(Weighted(root, 2, PLAIN), worlds)["decline"].tried >= 1
    found = search(Weighted(root, 2, PLAIN), 60)
    assert found["decline"].tried > found["accept"].tried


def test_a_shared_win_is_a_part_of_one() -> None:
    found = search(Tree(turn(0, alone=End((9, 0)), shared=End((5, 5))), 2), 30)
    assert found["alone"].total == pytest.approx(found["alone"].tried)
    assert found["shared"].total == pytest.approx(WIN_SHARE / 2 * found["shared"].tried)


def test_the_spread_of_numbers_is_1_while_they_are_the_same() -> None:
    spread = Spread()
    assert spread.deviation == 1.0
    numbers: list[float] = []
    for number in (3.0, 3.0, 3.0, 5.0, 11.0, -2.0):
        spread.add(number)
        numbers.append(number)
        assert spread.deviation == pytest.approx(pstdev(numbers) or 1.0)


def test_gains_may_be_as_large_as_a_game_likes() -> None:
    root = Turn((0,), {"a": End((9, 0)), "b": End((0, 9))}, {"a": 1e6, "b": 1e6 + 1})
    found = search(Weighted(root, 2, PLAIN), 40)
    assert found["a"].tried > found["b"].tried > 0


def test_a_choice_of_one_needs_no_bounds_and_ends_where_it_must() -> None:
    only = turn(0, on=turn(1, on=turn(0, on=End((3, 1)), back=End((1, 3))), back=End((2, 2))))
    found = search(Tree(Turn((0,), {"go": only, "stay": End((0, 1))}), 2), 200)
    assert found["go"].tried > found["stay"].tried


@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_lay_at_the_same_time_is_laid_for_them_and_not_for_the_bot(seats: int) -> None:
    lose, win = (0,) * seats, (*(0 for _ in range(seats - 1)), 1)
    own, others = seats - 1, range(seats - 1)
    tree = Tree(Turn((*others, own), {"lose": End((1, *lose[1:])), "win": End(win)}), seats)
    found = search(tree, 40, seat=own)
    assert (found["win"].own, found["lose"].own) == (found["win"].tried, 0)
    assert found["win"].tried > found["lose"].tried > 0
    for seat in others:
        assert {walk.laid[seat] for walk in tree.walks} == {(seat, "lose"), (seat, "win")}


def test_after_a_shuffle_the_search_goes_on() -> None:
    then = turn(0, good=End((9, 0)), bad=End((0, 9)))
    found = search(Tree(turn(0, lot=chance(x=then, y=then), leave=End((0, 9))), 2), 200)
    assert found["lot"].own > 0.8 * 9 * found["lot"].tried


def test_a_later_choice_at_the_same_time_is_searched_for_the_bot_alone() -> None:
    both = Turn((0, 1), {"good": End((9, 0)), "bad": End((0, 9))})  # the bot's own leads on
    found = search(Tree(turn(0, go=both, leave=End((0, 9))), 2), 200)
    assert found["go"].own > 0.8 * 9 * found["go"].tried


def test_choices_in_secret_are_searched_in_their_own_way() -> None:
    weights = SecretWeights(0.1, 1.0, naive=0.0, noise=0.0, followed=0.0, trust=0.0, decided=1.0)
    on = turn(0, on=End((0, 0)))
    tree = Secretive(Turn((0, 1), {"a": on, "b": on}), weights, lambda own, other: (0.5, 0.5))
    findings = SearchBot(tree, Random(1)).think(tree.view(0), Budget(4), "apart")
    assert (findings.mixed, findings.scale) == (True, "chance")
    assert [tally.tried for _, tally in findings.tallies] == [4, 4]


def test_shuffles_are_drawn_anew_in_every_world() -> None:
    lot = chance(good=End((9, 0)), bad=End((0, 9)))
    tree = Tree(turn(0, lot=lot, sure=End((0, 9))), 2)
    found = search(tree, 60)
    drawn = {done[1] for walk in tree.walks for done in walk.laid if done[0] == CHANCE}
    assert drawn == {"good", "bad"}
    assert 0 < found["lot"].total < found["lot"].tried


def test_who_lives_for_the_day_plays_so_all_through_the_game() -> None:
    """Seat 1 would do best to ruin the bot; a myopic player takes the first path."""
    later = turn(1, easy=End((9, 5)), cruel=End((0, 9)))
    root = Turn((0,), {"trust": later, "leave": End((1, 2))})
    naive = Weighted(root, 2, replace(PLAIN, naive=1.0))
    trusted = search(naive, 60)["trust"]
    assert trusted.own == 9 * trusted.tried
    assert trusted.tried > 30
    wary = search(Weighted(root, 2, PLAIN), 60)["trust"]
    assert wary.own < 9 * wary.tried


def test_the_bot_itself_never_lives_for_the_day() -> None:
    root = Turn((0,), {"first": End((0, 9)), "second": End((9, 0))})
    found = search(Weighted(root, 2, replace(PLAIN, naive=1.0)), 40)
    assert found["second"].tried > found["first"].tried > 0


def test_where_actions_are_too_many_a_sample_is_looked_at_and_no_other() -> None:
    paths = {n: End((n % 7, 10, 0)) for n in range(1000)}
    tree = Tree(Turn((0,), paths), 3, wide=True)
    found = search(tree, 200)
    assert 1 < len(found) <= SAMPLES
    best = max(found, key=lambda action: found[action].tried)
    assert best % 7 == max(action % 7 for action in found)


@pytest.mark.parametrize("wide", [False, True])
def test_offers_are_weighed_at_the_root_and_nowhere_else(wide: bool) -> None:
    offer = {"offer": turn(1, yes=End((9, 0)), no=End((0, 9)))}
    offers = frozenset(offer)
    later = Turn((0,), {"on": End((2, 0)), "back": End((0, 2)), **offer}, offers=offers)
    tree = Bargaining(
        Turn((0,), {"a": later, "b": End((0, 2)), **offer}, offers=offers), 2, wide=wide
    )
    found = search(tree, 120)
    assert set(found) == {"a", "b", "offer"}
    assert found["a"].tried > found["offer"].tried > 0
    assert "offer" not in {walk.laid[1][1] for walk in tree.walks if walk.laid[0][1] == "a"}


def test_a_game_that_can_be_judged_early_is_played_no_further() -> None:
    far = turn(1, on=turn(0, on=End((0, 9)), up=End((9, 0))), off=End((0, 9)))
    chances = {"on": (0.7, 0.3), "off": (0.2, 0.8), "stay": (0.4, 0.6)}
    tree = Hopeful(turn(0, go=far, stay=far), 2, 2, chances)
    bot = SearchBot(tree, Random(1))
    findings = bot.think(tree.view(0), Budget(80))
    assert findings.scale == "chance"
    assert {len(walk.laid) for walk in tree.walks} <= {2, 3}
    for _, tally in findings.tallies:
        assert (tally.own, tally.rival) != (0.0, 0.0)
        assert tally.own == tally.total
        assert tally.own + tally.rival == pytest.approx(tally.tried)


def test_worlds_that_are_seeded_apart_hang_on_that_seed_alone() -> None:
    lot = chance(**{str(n): End((n, 4)) for n in range(9)})
    tree = Tree(turn(0, lot=lot, other=lot), 2)

    def found(seed: int, apart: str) -> object:
        return SearchBot(tree, Random(seed)).think(tree.view(0), Budget(20), apart)

    assert found(1, "x") == found(2, "x")
    assert found(1, "x") != found(1, "y")
    assert found(1, "") != found(2, "")


def test_what_is_tried_as_often_is_tried_in_the_same_worlds() -> None:
    lot = chance(**{str(n): End((n, 40 - n)) for n in range(40)})
    tree = Judged(turn(0, lot=lot, other=lot), 2)
    found = search(tree, 60)
    assert found["lot"] == found["other"]
    assert len({walk.laid[1] for walk in tree.walks}) > 10
    assert found != search(tree, 60, seed=2)


def test_a_bot_begins_every_decision_afresh() -> None:
    scores = {"a": 90, "b": 7, "c": 30, "d": 60, "e": 29}
    tree = Tree(Turn((0,), {action: End((own, 100, 0)) for action, own in scores.items()}), 3)
    bot = SearchBot(tree, Random(1))
    first = bot.think(tree.view(0), Budget(2))
    assert first == bot.think(tree.view(0), Budget(2))
    for worlds in range(2, 60):
        again = bot.think(tree.view(0), Budget(worlds))
        assert again == SearchBot(tree, Random(1)).think(tree.view(0), Budget(worlds))


def test_time_is_looked_at_after_every_world() -> None:
    asked: list[int] = []

    def expired() -> bool:
        asked.append(1)
        return len(asked) == 3

    tree = Tree(turn(0, a=End((4, 1)), b=End((0, 1))), 2)
    SearchBot(tree, Random(1)).think(tree.view(0), Budget(10, expired))
    assert len(tree.walks) == len(asked) == 3


def test_chance_joins_the_opinions_of_a_game_played_out() -> None:
    """One path looks better by 0.2: without noise it is always taken beyond the tree."""
    gains = {"dull": 0.2, "bold": 0.0}
    far = Turn((1,), {"dull": End((1, 0)), "bold": End((0, 1))}, gains)
    root = Turn((0,), {"a": Turn((1,), {str(n): far for n in range(30)}), "b": End((0, 1))})

    def taken(noise: float) -> set[str]:
        tree = Weighted(root, 2, replace(PLAIN, noise=noise))
        search(tree, 40)
        return {walk.laid[-1][1] for walk in tree.walks if len(walk.laid) == 3}

    assert taken(0.0) == {"dull"}
    assert taken(0.1) == {"dull"}
    assert taken(5.0) == {"dull", "bold"}


def test_a_game_without_weights_is_searched_with_the_usual_ones() -> None:
    found = search(Judged(Turn((0,), {"a": End((9, 0)), "b": End((0, 9))}), 2), 20)
    assert found["a"].tried > found["b"].tried
