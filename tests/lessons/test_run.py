"""Each lesson can be played, and its claims agree with the engine."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from stockgames.engine.fairness import open_seed
from stockgames.engine.match import Match
from stockgames.engine.state import Action
from stockgames.engine.verify import verify
from stockgames.games.nyse.actions import TAKE
from stockgames.games.portfolio.actions import Draw
from stockgames.games.portfolio.view import PortfolioView
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.parts import BOOK, IRON, OIL, SILVER
from stockgames.lessons.run import RIGHT, WRONG, Run, begin, move_of, run_at
from stockgames.lessons.script import LEARNER, Lesson, ScriptError, lessons_of
from tests.lessons.shipped import LESSONS, NAMED, run_of

COLORS = {"one": 0, "who": 1}


def at(game: str, lesson: str, step: str) -> Run:
    lessons = lessons_of(game)
    found = lessons.lessons[lessons.number(lesson) - 1]
    run = run_of(game, found)
    run.skip_to([one.id for one in found.steps].index(step))
    run.prepare()
    run.ask()
    return run


def do_right(run: Run) -> None:
    action = run.right_action()
    assert action is not None
    run.match.act(LEARNER, action)


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMED)
def test_each_lesson_goes_to_its_end_by_what_it_asks_for(game: str, lesson: Lesson) -> None:
    """On the way: one guess is right, some moves are wrong, numbers are those of the record."""
    run = run_of(game, lesson)
    for number, step in enumerate(lesson.steps):
        run.number = number
        run.prepare()
        if step.act is not None or step.play is not None:
            assert LEARNER in run.match.actors, step.id
        run.ask()
        assert replayed(run).values() == run.values()
        if step.guess is not None:
            guess_all(run)
        if step.act is not None and not step.act.free and not step.act.through:
            told = {judged(run, action) for action in some_actions(run)}
            assert told - {RIGHT}, f"{step.id}: whatever is done is right"
        run._do_right()
        if step.act is not None:
            assert run.judge().is_right, step.id
            assert replayed(run).values() == run.values()


def guess_all(run: Run) -> None:
    """Try every answer: exactly one is right, and no two are equal."""
    choices, right = run.choices(), run.right_choice()
    assert len(set(choices)) == len(choices), f"{run.step.id}: two answers are alike"
    for choice in range(len(choices)):
        assert run.guess(choice).is_right == (choice == right), run.step.id
    run.ask()


def some_actions(run: Run) -> list[Action]:
    """Return moves that the learner may make now; a few if there are too many to list."""
    view = run.match.view(LEARNER)
    game = run.match.game
    if view.legal:
        return list(view.legal[:40])
    return [game.sample_action(view, Random(number)) for number in range(6)]


def judged(run: Run, action: Action) -> str:
    """Return the verdict on a move, tried on a copy."""
    copy = run._copy()
    copy.before = run.before
    copy.match.act(LEARNER, action)
    return copy.judge().says


def replayed(run: Run) -> Run:
    """Return the run with its match replayed from its record."""
    record = run.match.record(sealed=True)
    again = verify(record, open_seed(record) if run.match.is_over else "")
    other = Run(run.game, run.lesson, again, lambda match, seat: match.view(seat).legal[0])
    other.number, other.before, other._asked, other._first, other._choice = (
        *(run.number, run.before, run._asked),
        *(run._first, run._choice),
    )
    return other


def test_a_hop_s_bars_are_what_the_history_tells_of_it() -> None:
    for step in ("one", "who"):
        run = at("nyse", "hop", step)
        do_right(run)
        rows = run.judge().rows
        history = run.match.history(LEARNER)
        assert history is not None
        worths = [one.values for one in history.series if one.kind == "worth"]
        changes = [(line[-1] or 0) - (line[-2] or 0) for line in worths]
        (price,) = {one.values[-1] for one in history.series if one.thing == COLORS[step]}
        # The chip that the learner took is worth its price, and gains nothing from the jump.
        assert [row.gain for row in rows] == [changes[0] - (price or 0), *changes[1:]]
        assert rows[0].gain > 0


def test_bars_of_worth_are_what_the_chart_tells() -> None:
    run = at("nyse", "market", "push")
    do_right(run)
    history = run.match.history(LEARNER)
    assert history is not None
    lines = [one.values for one in history.series if one.kind == "worth"]
    assert [row.gain for row in run.judge().rows] == [
        (line[-1] or 0) - (line[-2] or 0) for line in lines
    ]


def test_what_is_wrong_gets_the_sentence_that_fits_it() -> None:
    run = at("nyse", "crash", "push")
    run.match.act(LEARNER, TAKE[2])
    judged = run.judge()
    assert (judged.is_right, judged.says) == (False, "wrong-take")
    run = at("nyse", "hop", "one")
    run.match.act(LEARNER, TAKE[2])
    assert run.judge().says == WRONG


@pytest.mark.parametrize(
    ("ordered", "says"),
    [
        ((IRON, SILVER), RIGHT),
        ((IRON, IRON), WRONG),
        ((SILVER, SILVER), WRONG),
        ((BOOK, OIL), WRONG),
    ],
)
def test_a_kind_is_new_if_a_piece_of_it_stays(ordered: tuple[int, int], says: str) -> None:
    run = at("stock-exchange", "worth", "kinds")
    action = run.right_action()
    assert isinstance(action, Submit)
    made = tuple(sorted((IRON, IRON, *ordered)))
    assert judged(run, replace(action, produce=made)) == says


@pytest.mark.parametrize(
    ("place", "part", "says"),
    [
        ("nyse/hop/choice", {"do": "take", "color": "red"}, WRONG),
        ("nyse/hop/choice", {"do": "take", "color": "green"}, WRONG),
        ("nyse/hop/choice", {"do": "take", "color": "blue"}, RIGHT),
        ("nyse/hop/choice", {"do": "take", "color": "black"}, RIGHT),
        ("nyse/market/push", {"do": "speculative_market", "marker": "blue"}, "wrong-blue"),
        ("nyse/market/push", {"do": "speculative_market", "marker": "black"}, "wrong-black"),
        ("nyse/market/push", {"do": "speculative_market", "marker": "green"}, "wrong-green"),
        ("nyse/market/push", {"do": "aggressive_investment"}, "wrong-invest"),
        ("nyse/swap/trade", {"do": "discard", "color": "red"}, "wrong-discard"),
        ("nyse/swap/trade", {"do": "waive"}, "wrong-waive"),
        ("exchange/debt/vote", {"do": "intelligence"}, "wrong-look"),
    ],
)
def test_each_wrong_move_is_told_what_is_wrong(place: str, part: dict[str, str], says: str) -> None:
    run = at(*place.split("/"))
    legal = run.match.view(LEARNER).legal
    action = next(action for action in legal if run._fits(part, action))
    run.match.act(LEARNER, action)
    assert run.judge().says == says


def test_no_wrong_take_changes_a_price_where_the_lesson_says_so() -> None:
    for color in ("blue", "red", "green"):
        run = at("nyse", "hop", "who")
        run.match.act(*move_of(run.match, {"do": "take", "color": color}))
        judged = run.judge()
        assert judged.says == WRONG
        assert all(row.gain == 0 for row in judged.rows)


def test_what_gained_nothing_has_no_blocks() -> None:
    run = at("nyse", "hop", "who")
    run.match.act(*move_of(run.match, {"do": "take", "color": "red"}))
    assert [row.blocks for row in run.judge().rows] == [0, 0, 0, 0]


def test_a_lesson_is_made_up_to_any_step_alike_each_time() -> None:
    lesson = lessons_of("nyse").lessons[-1]
    one, other = run_of("nyse", lesson), run_of("nyse", lesson)
    one.skip_to(4)
    other.skip_to(4)
    assert one.match.record() == other.match.record()
    assert one.match.is_over


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMED)
def test_whoever_comes_back_finds_what_they_have_played(game: str, lesson: Lesson) -> None:
    """At each step, and before the last move of a free step."""
    run = run_of(game, lesson)
    for number, step in enumerate(lesson.steps):
        run.enter(number)
        come_back(run)
        run.prepare()
        run.ask()
        if step.play is None:
            run._do_right()
            continue
        made = play_oddly(run)
        come_back(run)
        assert len(run.match.moves) > made


def play_oddly(run: Run) -> int:
    """Play a step to its end differently from a calm bot; return how much of it was played."""
    made = 0
    while not run.has_played_enough():
        run.let_bots_play()
        if LEARNER in run.match.actors:
            come_back(run)
            made = len(run.match.moves)
            run.match.act(LEARNER, some_actions(run)[-1])
            run.match.shuffle()
    return made


def come_back(run: Run) -> None:
    kept = json.loads(json.dumps(run.played()))
    again = run_at(run.game, run.lesson, "Ada", run._thinks, run.number, kept)
    assert again.number == run.number
    assert again.match.record() == run.match.record()


def test_where_nothing_is_kept_or_it_leads_nowhere_all_is_done_that_was_asked_for() -> None:
    lesson = lessons_of("nyse").lessons[-1]
    usual = run_of("nyse", lesson)
    usual.skip_to(3)
    own = run_of("nyse", lesson)
    own.skip_to(2)
    play_oddly(own)
    kept = own.played()
    assert own.match.record() != usual.match.record()
    for played in ((), [{"do": "nonsense"}], kept[:1], [*kept, kept[-1]]):
        run = run_at("nyse", lesson, "Ada", usual._thinks, 3, played)
        assert run.match.record() == usual.match.record(), played
    assert run_at("nyse", lesson, "Ada", usual._thinks, 3, kept).match.record() == (
        own.match.record()
    )


def test_trying_an_action_leaves_the_table_as_it_is() -> None:
    run = at("nyse", "hop", "choice")
    before = run.match.record()
    assert run.right_action() is not None
    assert run.match.record() == before


def broken(**changes: Any) -> Lesson:
    return lessons_of("nyse").lessons[0].model_copy(update=changes)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"moves": ({"do": "take"},)}, "price: move 1: take.color: missing"),
        ({"moves": ({"do": "stop"},)}, "price: move 1: nothing to answer"),
        ({"options": {"board": [1]}}, "price"),
        ({"setup": {"first": 0}}, "price"),
    ],
)
def test_a_position_that_cannot_be_made_is_told(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(ScriptError, match=re.escape(told)):
        begin("nyse", broken(**changes), "Ada")


def test_a_move_where_several_choose_names_its_seat() -> None:
    lesson = lessons_of("nyse").lessons[0]
    match: Match = begin("nyse", lesson, "Ada")
    assert move_of(match, {"do": "take", "color": "blue"}) == (0, TAKE[0])
    assert move_of(match, {"seat": 2, "do": "take", "color": "blue"}) == (2, TAKE[0])


def test_what_portfolio_is_said_to_allow_is_what_it_allows() -> None:
    """The answer is what can really be drawn, and the prices are those that are paid."""
    run = run_of("portfolio", lessons_of("portfolio").lesson("draw"))
    legal = run.match.view(LEARNER).legal
    most = max(action.cards for action in legal if isinstance(action, Draw))
    assert run.choices()[run.right_choice()] == most
    values = {name: int(run.values()[name]) for name in ("two", "third", "fourth", "three", "four")}
    assert values["two"] + values["third"] + values["fourth"] == values["four"]
    before = run.match.view(LEARNER)
    assert isinstance(before, PortfolioView)
    drawn = next(a for a in legal if isinstance(a, Draw) and a.cards == most and not a.exposed)
    run.match.act(LEARNER, drawn)
    after = run.match.view(LEARNER)
    assert isinstance(after, PortfolioView)
    assert before.cash[LEARNER] - after.cash[LEARNER] == values["three"]
