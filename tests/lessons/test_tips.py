"""Tips are due when something can be done for the first time; progress is restored."""

from __future__ import annotations

import json
from itertools import product

import pytest

from stockgames.controllers.lesson import calm_action
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.lessons.progress import NextStep, Progress, next_step
from stockgames.lessons.script import LEARNER, ScriptError, Tip, lessons_of, read_lessons, tip_for
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


def test_a_lesson_goes_on_where_it_was_left() -> None:
    progress = Progress().at("nyse", "price", 2)
    assert progress.step("nyse", "price") == 2
    assert progress.step("nyse", "hop") == 0
    assert not progress.is_done("nyse", "price")


def test_a_lesson_that_is_done_begins_from_its_start_and_stays_done() -> None:
    progress = Progress().at("nyse", "price", 4).finish("nyse", "price")
    assert progress.is_done("nyse", "price")
    assert progress.step("nyse", "price") == 0
    assert progress.at("nyse", "price", 1).is_done("nyse", "price")


def test_all_of_it_can_be_kept_as_json() -> None:
    progress = Progress().finish("nyse", "price").at("nyse", "hop", 3).put_away().with_tip("swap")
    kept = json.loads(json.dumps(progress.as_values()))
    assert Progress.of(kept) == progress
    # Done and started again: it counts as done, and the step is kept.
    again = progress.at("nyse", "price", 2)
    assert Progress.of(again.as_values()) == again
    puzzled = progress.answered(740_123).answered(740_124).answered(740_123)
    assert Progress.of(json.loads(json.dumps(puzzled.as_values()))) == puzzled
    assert puzzled.days == {740_123, 740_124}
    assert Progress.of({"days": [0, -3, True, "x", 10**12, 5]}).days == {5}


def test_how_far_somebody_is_with_a_game_s_puzzles_is_kept() -> None:
    progress = Progress().solved("nyse", 0).solved("nyse", 1).solved("exchange", 0)
    assert (progress.turn("nyse"), progress.turn("exchange"), progress.turn("portfolio")) == (
        2,
        1,
        0,
    )
    assert progress.solved("nyse", 0) == progress, "one that was answered before"
    assert Progress.of(json.loads(json.dumps(progress.as_values()))) == progress
    odd = {"nyse": -1, "exchange": True, "portfolio": "x", "toy": 3}
    assert Progress.of({"puzzles": odd}).puzzles == {"toy": 3}
    assert not Progress.of({"puzzles": [1]}).puzzles


def test_what_was_played_is_kept_with_the_step_and_forgotten_with_it() -> None:
    moves = [{"seat": 0, "do": "take", "color": "blue"}]
    progress = Progress().at("nyse", "price", 2, moves)
    assert progress.played("nyse", "price") == moves
    assert progress.played("nyse", "hop") == ()
    assert Progress.of(json.loads(json.dumps(progress.as_values()))) == progress
    assert not progress.at("nyse", "price", 3).moves
    assert not progress.finish("nyse", "price").moves
    assert not Progress().at("nyse", "price", 0, moves).moves


def test_what_was_kept_before_moves_were_still_opens() -> None:
    old = Progress.of({"lessons": {"nyse/price": 2}, "done": ["nyse/hop"]})
    assert old.step("nyse", "price") == 2
    assert old.played("nyse", "price") == ()
    odd = {"nyse/price": [3], "nyse/hop": [{}], "nyse/crash": {}}
    assert not Progress.of({"lessons": {"nyse/price": 2}, "moves": odd}).moves


def test_nonsense_is_passed_over() -> None:
    found = Progress.of(
        {"lessons": {"a/b": "x", "a/c": -1, "a/d": True}, "tips": [1, "t"], "away": 3}
    )
    assert found == Progress(tips=frozenset({"t"}))
    assert Progress.of({"lessons": [], "tips": {}}) == Progress()


LESSONS = {"one": ["a", "b"], "two": ["c"], "plain": []}


def test_the_next_step_goes_through_the_lessons_of_a_game_and_its_first_game() -> None:
    def step(progress: Progress, *played: str) -> NextStep | None:
        return next_step(progress, tuple(LESSONS), played, LESSONS.__getitem__)

    new = Progress()
    assert step(new) == NextStep("one", 1)
    assert step(new.finish("one", "a")) == NextStep("one", 2)
    assert step(new.finish("one", "b")) == NextStep("one", 1)
    assert step(new.at("one", "b", 2)) == NextStep("one", 2), "it was left in the middle"
    assert step(new.finish("one", "a").at("two", "c", 1)) == NextStep("two", 1)
    learned = new.finish("one", "a").finish("one", "b")
    assert step(learned) == NextStep("one")
    assert step(learned, "one") == NextStep("two", 1)
    all_learned = learned.finish("two", "c")
    assert step(all_learned, "one", "two") == NextStep("plain")
    assert step(all_learned, *LESSONS) is None
    assert step(Progress(steps={"gone/x": 1})) == NextStep("one", 1), "that game was removed"
