"""Tips are due when something can be done for the first time, and each is due in some game."""

from __future__ import annotations

from itertools import product

import pytest

from stockgames.controllers.calm import calm_action
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.lessons.script import LEARNER, ScriptError, lessons_of, read_lessons
from stockgames.lessons.tips import Tip, tip_for
from tests.lessons.shipped import GAMES, run_of

RARE = {
    "exchange/liquidation": ("debt", 2),
    "nyse/crash": ("crash", 3),
    "portfolio/offer": ("deal", 1),
}
"""Tips whose positions calm bots rarely reach, and the lesson step that does."""


def dealt(game: str, seed: int = 1, seats: int = 8) -> Match:
    """Deal a game to this many seats, or as close as possible; usually four or eight."""
    rules = registry.load(game)
    count = min(max(seats, rules.meta.seats[0]), 8 if game == "stock-exchange" else 4)
    sitting = [SeatInfo(name=f"Seat {n}", player="bot:careless") for n in range(count)]
    return Match.deal(rules, sitting, {}, f"tips-{seed}")


def due(match: Match, told: set[str], seat: SeatId | None = None) -> Tip | None:
    """Return the tip that is due to a seat, or to the first deciding one."""
    game = match.game
    seat = match.actors[0] if seat is None else seat
    view = match.view(seat)
    return tip_for(lessons_of(game.meta.id).tips, view, seat, game.facts(view), told)


@pytest.mark.parametrize("game", GAMES)
def test_each_tip_comes_once_and_only_when_it_is_time(game: str) -> None:
    wanted = {tip.id for tip in lessons_of(game).tips}
    told: set[str] = set()
    for seed, seats in product(range(3), (8, 1)):
        match = dealt(game, seed, seats)
        for _ in range(160):
            match.shuffle()
            if match.is_over:
                break
            if (tip := due(match, told)) is not None:
                allowed = {getattr(a, "do", "") for a in match.view(match.actors[0]).legal}
                assert not tip.do or allowed & {*tip.do}
                assert tip.id not in told
                told.add(tip.id)
            match.act(match.actors[0], calm_action(match, match.actors[0]))
        if told == wanted:
            break
    assert {f"{game}/{tip}" for tip in wanted - told} <= RARE.keys()


def test_whoever_plays_nyse_alone_is_told_what_holds_for_them() -> None:
    """There is no other hand, and no choice whether a special chip is played (N9, N10)."""
    told = {True: set[str](), False: set[str]()}
    for seed, seats in product(range(3), (8, 1)):
        match = dealt("nyse", seed, seats)
        while not match.is_over:
            if (tip := due(match, told[seats == 1])) is not None:
                told[seats == 1].add(tip.id)
            match.act(match.actors[0], calm_action(match, match.actors[0]))
            match.shuffle()
    assert {"market", "invest", "swap", "end"} <= told[False]
    assert {"market-alone", "invest-alone", "swap-alone", "end"} <= told[True]
    assert not [tip for tip in told[False] if tip.endswith("-alone")]
    assert not told[True] & {"market", "invest", "swap", "crash"}


def test_gifts_are_told_of_only_where_some_came() -> None:
    came: set[bool] = set()
    told = {tip.id for tip in lessons_of("stock-exchange").tips if tip.id != "gifts"}
    for seed in range(4):
        match = dealt("stock-exchange", seed)
        for _ in range(8):
            assert due(match, told) is None
            match.act(match.actors[0], calm_action(match, match.actors[0]))
        for seat in match.actors:
            view = match.view(seat)
            assert isinstance(view, StockExchangeView)
            last = view.arrivals[-1]
            some = any(last.resources) or any(last.stocks)
            assert (due(match, told, seat) is not None) == some
            came.add(some)
    assert came == {True, False}


@pytest.mark.parametrize("name", RARE)
def test_rare_tips_come_when_it_is_time(name: str) -> None:
    (game, tip), (lesson, step) = name.split("/"), RARE[name]
    lessons = lessons_of(game)
    run = run_of(game, lessons.lessons[lessons.number(lesson) - 1])
    told = {one.id for one in lessons.tips if one.id != tip}

    def is_due() -> bool:
        view = run.match.view(LEARNER)
        found = tip_for(lessons.tips, view, LEARNER, run.facts(len(run.match.moves)), told)
        return found is not None

    assert not is_due()
    run.skip_to(step)
    run.prepare()
    assert is_due()


def test_a_tip_waits_for_something() -> None:
    text = '{"game": "nyse", "lessons": [], "tips": [{"id": "idle"}]}'
    with pytest.raises(ScriptError):
        read_lessons(text)
    with pytest.raises(ValueError, match="waits for"):
        Tip(id="idle")
