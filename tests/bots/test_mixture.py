from __future__ import annotations

from random import Random

import pytest

from lemonade.rules.game import GAME as LEMONADE
from stockgames.bots.findings import Searches
from stockgames.bots.mixture import NEWCOMER, LimitedBot, MixedBot, Mixture, make_kind, make_mixed
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.bot_words import KINDS, Kind
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import CHANCE
from stockgames.engine.state import View


class Named:
    """A player that records its budget."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asked: list[int] = []

    def choose(self, view: View, budget: Budget) -> str:
        self.asked.append(budget.iterations)
        return self.name


def mixed(slips: float, seed: int) -> tuple[list[str], list[Named]]:
    usual, weaker = Named("usual"), Named("weaker")
    bot = LimitedBot(MixedBot(usual, weaker, slips, Random(seed)), 30)  # type: ignore[arg-type]
    view: View = None  # type: ignore[assignment]
    told = [str(bot.choose(view, Budget(n))) for n in range(1, 401)]
    return told, [usual, weaker]


def test_choices_are_left_to_the_weaker_kind_as_often_as_the_mixture_says() -> None:
    told, _ = mixed(0.25, 1)
    assert 70 < told.count("weaker") < 130
    assert told == mixed(0.25, 1)[0]
    assert told != mixed(0.25, 2)[0]
    assert set(mixed(0.0, 1)[0]) == {"usual"}
    assert set(mixed(1.0, 1)[0]) == {"weaker"}


def test_no_kind_plays_more_imagined_games_than_the_mixture_allows() -> None:
    _, players = mixed(0.5, 1)
    asked = sorted(number for player in players for number in player.asked)
    assert asked == [min(number, 30) for number in range(1, 401)]


@pytest.mark.parametrize(
    ("plays", "into", "searches"),
    [("shrewd", "greedy", True), ("greedy", "careless", False), ("careless", "random", False)],
)
def test_a_mixture_with_a_search_in_it_searches(plays: Kind, into: Kind, searches: bool) -> None:
    assert Mixture(plays=plays, slips=0.5, into=into, worlds=1).searches is searches


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_plays_a_game_without_opinions_too(kind: Kind) -> None:
    seats = [SeatInfo(name=name, player="human") for name in ("Ada", "Ben")]
    match = Match.deal(LEMONADE, seats, {}, "kinds")
    while CHANCE in match.actors:
        match.act_chance()
    seat = match.actors[0]
    view = match.view(seat)
    action = make_kind(kind, LEMONADE, Random(3)).choose(view, Budget(2))
    assert make_kind(kind, LEMONADE, Random(3)).choose(view, Budget(2)) == action
    match.act(seat, action)  # raises for illegal actions


def test_several_processes_do_not_search_for_a_mixture() -> None:
    mixture = Mixture(plays="shrewd", slips=0.0, into="greedy", worlds=5)
    assert not isinstance(make_mixed(mixture, registry.load("nyse"), Random(1)), Searches)


def test_a_newcomer_looks_one_move_ahead_and_often_errs() -> None:
    assert (NEWCOMER.plays, NEWCOMER.into) == ("greedy", "random")
    assert 0.1 <= NEWCOMER.slips <= 0.5
    assert not NEWCOMER.searches
