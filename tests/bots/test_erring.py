"""Bots that err: the more they do, the less often they find the best, and they know the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lemonade.rules.game import GAME as LEMONADE
from stockgames.bots.decide import CHARACTERS
from stockgames.bots.erring import ERROR, ErringBot, make_weaker, misjudged
from stockgames.bots.heuristic import NEWCOMER_SLIPS, SlippingBot
from stockgames.bots.ladders import Weakness, levels_of
from stockgames.bots.levels import LEVELS, make_player
from stockgames.bots.player import Budget, Findings, Player, Tally
from stockgames.bots.search import SearchBot
from stockgames.bots.simultaneous_search import SimultaneousSearch
from stockgames.engine import registry
from stockgames.engine.bot_words import LOWER_LEVELS
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, Action, View
from stockgames.games.nyse.actions import TAKE, StockSwap
from stockgames.lab.strength.drama import figures, measures


class Named:
    """A player that says its name."""

    def choose(self, view: View, budget: Budget) -> Any:
        return "better"


class Anything:
    """A game in which anything is one action."""

    def sample_action(self, view: View, rng: Random) -> str:
        return "anything"


def slipped(slips: float, seed: int) -> list[str]:
    bot = SlippingBot(Named(), slips, Anything(), Random(seed))  # type: ignore[arg-type]
    view: View = None  # type: ignore[assignment]
    return [str(bot.choose(view, Budget(1))) for _ in range(400)]


def test_who_slips_plays_anything_as_often_as_said() -> None:
    assert 70 < slipped(0.25, 1).count("anything") < 130
    assert slipped(0.25, 1) == slipped(0.25, 1)
    assert slipped(0.25, 1) != slipped(0.25, 2)
    assert set(slipped(0.0, 1)) == {"better"}
    assert set(slipped(1.0, 1)) == {"anything"}
    assert 0.1 <= NEWCOMER_SLIPS <= 0.5


def findings(*means: float, mixed: bool = False) -> Findings:
    tallies = tuple(
        (TAKE[color], Tally(10, 10 * mean, weight=mean)) for color, mean in enumerate(means)
    )
    return Findings("chance", tallies, mixed)


def best_found(error: float, mixed: bool = False) -> float:
    rng, found = Random(1), findings(0.1, 0.2, 0.9, mixed=mixed)
    return sum(misjudged(found, error, rng).action == TAKE[2] for _ in range(400)) / 400


@pytest.mark.parametrize("mixed", [False, True])
def test_who_errs_more_finds_the_best_less_often(mixed: bool) -> None:
    shares = [best_found(error, mixed) for error in (0.0, 0.5 * ERROR, ERROR, 5.0)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.7
    assert shares[0] == 1 or mixed
    assert 1 / 3 < shares[-1] < 0.75


def test_a_poor_action_is_chosen_less_often_than_one_nearly_as_good() -> None:
    rng, found = Random(2), findings(0.1, 0.8, 0.9)
    taken = [misjudged(found, ERROR, rng).action for _ in range(600)]
    assert taken.count(TAKE[0]) < taken.count(TAKE[1]) < taken.count(TAKE[2])


def test_who_errs_may_choose_what_a_search_for_actions_leaves_out() -> None:
    game = registry.load("stock-exchange")
    seats = [SeatInfo(name=f"P{seat}", player="bot:greedy") for seat in range(8)]
    view = Match.deal(game, seats, {}, "1").view(0)
    careful, *blind = [
        ErringBot(game, Random(seed), Weakness(errs, 0.0, 2)).choose(view, Budget(2))
        for seed, errs in enumerate((0.0, 1.0, 1.0, 1.0, 1.0))
    ]
    found = SimultaneousSearch(game, Random(1)).among(view, [careful, *blind], Budget(40))
    means = [tally.weighed(action).mean for action, tally in found.tallies]
    assert min(means) < means[0] - 0.2


def test_who_errs_makes_no_move_that_everybody_sees_changes_nothing() -> None:
    seats = [SeatInfo(name=f"P{seat}", player="bot:casual") for seat in range(2)]
    swaps = 0
    for seed in range(12):
        match = Match.deal(registry.load("nyse"), seats, {}, f"{seed}")
        match.shuffle()
        while not match.is_over:
            view = match.view(match.actors[0])
            if any(match.game.is_idle(view, action) for action in view.legal):
                bot = ErringBot(match.game, Random(seed), Weakness(1.0, 0.0, 2))
                chosen = [bot.choose(view, Budget(2)) for _ in range(10)]
                assert not any(match.game.is_idle(view, action) for action in chosen)
                swaps += sum(isinstance(action, StockSwap) for action in chosen)
                break
            match.act(match.actors[0], TAKE[len(match.moves) // 2 % 4])
    assert swaps


def test_who_errs_keeps_its_character_among_what_looks_as_good() -> None:
    alike = tuple(
        (TAKE[color], Tally(10, 5.0, 4.0, rival=rival)) for color, rival in enumerate([6, 5, 7, 4])
    )
    stakes: dict[Action, float] = dict(zip(TAKE, (2, 3, 1, 2), strict=True))
    found, rng = Findings("chance", alike), Random(1)
    taken = {
        name: misjudged(found, 0.0, rng, character, stakes.__getitem__).action
        for name, character in CHARACTERS.items()
    }
    assert taken == {
        "even": TAKE[0],
        "ambitious": TAKE[1],
        "cautious": TAKE[2],
        "spiteful": TAKE[3],
    }
    worse = Findings("chance", (*findings(0.1, 0.9).tallies, (TAKE[2], Tally(10, 1))))
    ambitious = CHARACTERS["ambitious"]
    assert misjudged(worse, 0.0, rng, ambitious, lambda one: one == TAKE[2]).action == TAKE[1]


def bot_of(level: Weakness | str, game: AnyGame, rng: Random) -> Player:
    return (
        make_player(level, game, rng) if isinstance(level, str) else make_weaker(level, game, rng)
    )


def figures_of(level: Weakness | str, games: int, worlds: int) -> dict[str, float]:
    """Return the mean figures of games of four such bots."""
    game, found = registry.load("nyse"), []
    for number in range(games):
        seats = [SeatInfo(name=f"P{seat}", player="bot:greedy") for seat in range(4)]
        match = Match.deal(game, seats, {}, f"crashes {number}")
        players = [bot_of(level, game, Random(f"{number}/{seat}")) for seat in range(4)]

        def choose(seat: int, match: Match = match, players: Any = players) -> Any:
            return players[seat].choose(match.view(seat), Budget(worlds))

        match.play(choose)
        found.append(figures(match))
    return {measure.name: measure.mean for measure in measures(found)}


def test_bots_that_err_know_what_the_game_is_about() -> None:
    """Greedy ones, which look at their own wealth alone, push no price over the edge."""
    assert figures_of(Weakness(0.7, 0.0, 8), 5, 8)["games with a crash"] >= 0.4
    assert figures_of("greedy", 5, 8)["games with a crash"] == 0


class Counting:
    """A budget's clock that counts the samples of a decision."""

    samples = 0

    def expired(self) -> bool:
        self.samples += 1
        return False


@pytest.mark.parametrize(
    ("errs", "worlds", "asked", "samples"),
    [(0.0, 30, 100, 30), (0.0, 100, 30, 30), (1.0, 30, 100, 8), (0.5, 40, 100, 24)],
)
def test_who_errs_more_looks_at_fewer_samples_and_never_more_than_allowed(
    errs: float, worlds: int, asked: int, samples: int
) -> None:
    game, clock = registry.load("nyse"), Counting()
    match = Match.deal(game, [SeatInfo(name="P", player="human")] * 3, {}, "samples")
    while CHANCE in match.actors:
        match.act_chance()
    bot = make_weaker(Weakness(errs, 0.0, worlds), game, Random(1))
    bot.choose(match.view(match.actors[0]), Budget(asked, clock.expired))
    assert clock.samples == samples
    assert not isinstance(bot, SearchBot)  # several processes would not find more


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_game_without_opinions_too(level: str) -> None:
    seats = [SeatInfo(name=name, player="human") for name in ("Ada", "Ben")]
    match = Match.deal(LEMONADE, seats, {}, "kinds")
    while CHANCE in match.actors:
        match.act_chance()
    seat = match.actors[0]
    view = match.view(seat)
    action = make_player(level, LEMONADE, Random(3)).choose(view, Budget(2))
    assert make_player(level, LEMONADE, Random(3)).choose(view, Budget(2)) == action
    match.act(seat, action)  # raises for illegal actions


@pytest.mark.slow
@pytest.mark.parametrize("level", LOWER_LEVELS)
def test_every_level_of_nyse_plays_the_whole_game(level: str) -> None:
    found = figures_of(levels_of("nyse").levels[level], 20, 40)
    assert found["games with a crash"] >= 0.35
    assert found["all tied"] <= 0.25
