"""A lesson's table rests after each move, plays a script's moves, and takes moves back."""

from __future__ import annotations

from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from stockgames.controllers.lesson import LessonController, calm_action
from stockgames.controllers.screen import UndoRefusal
from stockgames.controllers.stages import Stage
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, Action
from stockgames.games.nyse.actions import DISCARD, TAKE
from stockgames.lessons.run import Run, begin, move_of
from stockgames.lessons.script import lessons_of
from tests.controllers.desk import Notebook
from tests.games.nyse import table as nyse

NOTHING_DONE = UndoRefusal("nothing-was-done")


class Table:
    """A lesson's table whose moves are shown at once."""

    def __init__(self, game: str = "nyse", number: int = 1, match: Match | None = None) -> None:
        lesson = lessons_of(game).lessons[number]
        self.match: Match = match or begin(game, lesson, "Ada")
        self.journal = Notebook(len(self.match.moves))
        self.controller = LessonController(self.match, self.journal, lesson.barred)
        self.told: list[str] = []
        self.controller.rested.connect(lambda: self.told.append("rested"))
        self.controller.taken_back.connect(lambda: self.told.append("taken back"))
        self.controller.barred.connect(self.told.append)
        self.controller.moved.connect(self.show)
        self.slow = False
        self.controller.start()

    def show(self, _: object) -> None:
        if not self.slow:
            self.controller.proceed()

    def calm(self, seat: int = 0) -> tuple[int, Action]:
        return seat, calm_action(self.match, seat)

    @property
    def asks(self) -> bool:
        return self.controller.stage is Stage.ASKING


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table()


def test_nobody_is_asked_before_the_coach_asks(table: Table) -> None:
    assert not table.asks
    table.controller.submit(TAKE[0])
    assert len(table.match.moves) == 12
    table.controller.ask()
    assert table.asks


def test_the_learner_sees_the_table_before_anything_is_asked(table: Table) -> None:
    assert table.controller.viewer == 0
    assert table.controller.seat is None
    assert table.controller.undo_refusal == NOTHING_DONE


def test_bots_do_the_same_for_whoever_comes_back_to_a_step(qtbot: QtBot) -> None:
    lesson = lessons_of("stock-exchange").lessons[0]
    run = Run("stock-exchange", lesson, begin("stock-exchange", lesson, "Ada"), calm_action)
    run.skip_to(2)
    run.prepare()
    table = Table("stock-exchange", 0)
    table.controller.ask()
    table.controller.submit(run.match.moves[0].action)
    table.controller.let_bots()
    assert [m.seat for m in table.match.moves] == list(range(8))
    assert list(table.match.moves) == list(run.match.moves)


def test_a_table_that_was_not_laid_asks_nobody(qtbot: QtBot) -> None:
    lesson = lessons_of("nyse").lessons[1]
    match = begin("nyse", lesson, "Ada")
    controller = LessonController(match, Notebook(), lesson.barred)
    with qtbot.waitSignal(controller.rested):
        controller.proceed()
    assert controller.stage is Stage.SHOWING


def test_at_rest_nobody_is_asked_until_the_coach_asks(table: Table) -> None:
    table.controller.ask()
    table.controller.rest()
    assert not table.asks
    table.controller.proceed()
    assert not table.asks
    table.controller.ask()
    assert table.asks


def test_it_rests_after_the_learner_s_move(table: Table) -> None:
    table.controller.ask()
    table.controller.submit(TAKE[0])
    assert table.told == ["rested"]
    assert len(table.match.moves) == 13


def test_it_plays_on_where_that_is_wished(table: Table) -> None:
    table.controller.ask(once=False)
    table.controller.submit(TAKE[0])
    assert len(table.match.moves) == 16
    assert table.asks


def test_a_script_s_moves_are_played_one_after_the_other(table: Table) -> None:
    table.controller.ask()
    table.controller.submit(TAKE[0])
    fields = [{"do": "take", "color": "green"}, {"do": "take", "color": "red"}]
    table.controller.make(partial(move_of, table.match, move) for move in fields)
    assert [move.seat for move in table.match.moves[13:]] == [1, 2]
    assert table.told == ["rested", "rested"]


def test_bots_play_until_the_learner_would_be_asked(table: Table) -> None:
    table.controller.ask()
    table.controller.submit(TAKE[0])
    table.controller.let_bots()
    assert len(table.match.moves) == 16
    assert not table.asks
    assert table.told == ["rested", "rested"]
    table.controller.proceed()
    assert not table.asks, "the coach asks"


def test_where_all_choose_at_once_it_rests_after_the_learner_alone(qtbot: QtBot) -> None:
    table = Table("exchange")
    table.controller.ask()
    table.controller.submit(table.calm()[1])
    assert [move.seat for move in table.match.moves[4:]] == [0]
    assert table.told == ["rested"]


def test_it_rests_once_others_have_answered_where_that_is_wished(qtbot: QtBot) -> None:
    table = Table("exchange")
    table.controller.ask(through=True)
    table.controller.submit(table.calm()[1])
    assert [move.seat for move in table.match.moves[4:]] == [0, 1, 2, 3]
    assert table.told == ["rested"]
    table.controller.proceed()
    assert not table.asks


def test_a_script_s_moves_take_the_turn_of_a_learner_who_is_asked(table: Table) -> None:
    table.controller.ask()
    table.controller.make([lambda: (0, TAKE[0])])
    assert len(table.match.moves) == 13
    assert table.told == ["rested"]
    assert not table.asks


def test_the_last_move_of_a_script_ends_the_game(qtbot: QtBot) -> None:
    match = begin("nyse", lessons_of("nyse").lessons[-1], "Ada")
    whole = match.copy()
    whole.play(lambda seat: calm_action(whole, seat))
    match.replay((move.seat, move.action) for move in whole.moves[len(match.moves) : -1])
    table = Table(match=match)
    last = whole.moves[-1]
    table.controller.make([lambda: (last.seat, last.action)])
    assert table.controller.stage is Stage.OVER
    assert table.told == []


def test_a_game_that_is_over_shows_its_end_from_the_start(qtbot: QtBot) -> None:
    match = begin("nyse", lessons_of("nyse").lessons[-1], "Ada")
    match.play(lambda seat: calm_action(match, seat))
    assert Table(match=match).controller.stage is Stage.OVER


def test_a_bot_s_move_that_was_not_kept_is_made_again(table: Table) -> None:
    table.controller.ask()
    table.controller.submit(TAKE[0])
    table.journal.full = True
    table.controller.let_bots()
    assert table.controller.stage is Stage.PAUSED
    table.journal.full = False
    table.controller.proceed()
    assert len(table.match.moves) == 16


def shuffles() -> tuple[Match, list[Action]]:
    """Return a solitaire, and the actions that lead to its first shuffle."""
    match = nyse.table(seats=1, blue=[nyse.S, nyse.P])
    ahead = nyse.play(match.copy(), f"take blue; take blue; swap blue supply red blue {nyse.P}")
    return match, [move.action for move in ahead.moves]


def test_a_shuffle_that_is_due_is_made_before_it_rests(qtbot: QtBot) -> None:
    match, actions = shuffles()
    table = Table(match=match)
    table.controller.make(partial(lambda action: (0, action), action) for action in actions)
    assert [move.seat for move in match.moves][-2:] == [0, CHANCE]
    assert table.told == ["rested"]


def test_shuffles_between_imagined_moves_are_imagined_too(qtbot: QtBot) -> None:
    match, actions = shuffles()
    seen = Table(match=match).controller.imagined((0, action) for action in actions)
    assert [change.shown.seat for change in seen] == [*[0] * len(actions), CHANCE]
    assert not match.moves


def test_what_others_played_since_stays(table: Table) -> None:
    table.controller.ask()
    table.controller.submit(TAKE[0])
    table.controller.may_take_back(12)
    assert table.controller.can_undo
    table.controller.let_bots()
    assert table.controller.undo_refusal == NOTHING_DONE
    table.controller.ask()
    table.controller.may_take_back(12)
    table.controller.submit(TAKE[0])
    assert table.controller.undo_refusal == NOTHING_DONE


def test_after_a_move_was_taken_back_nobody_is_asked_before_the_coach_asks(table: Table) -> None:
    table.controller.ask()
    table.controller.may_take_back(11)
    table.controller.undo()
    assert not table.asks
    table.controller.proceed()
    assert not table.asks


def test_what_was_still_to_be_played_goes_with_the_move_taken_back(table: Table) -> None:
    table.slow = True
    fields = [{"do": "take", "color": "green"}, {"do": "take", "color": "red"}]
    table.controller.make(partial(move_of, table.match, move) for move in fields)
    table.controller.may_take_back(12)
    table.controller.undo()
    table.controller.proceed()
    assert len(table.match.moves) == 12


def test_bots_think_anew_after_a_move_was_taken_back(qtbot: QtBot) -> None:
    table = Table("exchange")
    table.controller.ask()
    table.controller.may_take_back(4)
    table.controller.undo()
    assert table.controller.scheduler.prepared(1) is None


def test_a_move_that_revealed_something_is_taken_back_too(table: Table) -> None:
    table.controller.ask()
    table.controller.submit(TAKE[0])
    assert table.controller.undo_refusal == NOTHING_DONE
    table.controller.may_take_back(12)
    table.controller.undo()
    assert len(table.match.moves) == 12
    assert table.told == ["rested", "taken back"]
    table.controller.undo()
    assert table.told == ["rested", "taken back"]


def test_what_a_later_lesson_teaches_is_refused(table: Table, qtbot: QtBot) -> None:
    table.controller.ask()
    with qtbot.waitSignal(table.controller.changed):
        table.controller.submit(DISCARD[0])
    assert table.told == ["swap"]
    assert len(table.match.moves) == 12


def test_imagined_moves_are_made_by_nobody(table: Table) -> None:
    (change,) = table.controller.imagined([(0, TAKE[0])])
    assert change.after != change.before
    assert change.after.viewer == 0
    assert len(table.match.moves) == 12
    assert table.controller.imagined([(3, TAKE[0])]) == []


@pytest.mark.parametrize("asked", [True, False])
def test_a_table_that_was_left_does_nothing_more(table: Table, asked: bool) -> None:
    if asked:
        table.controller.ask()
    table.controller.close()
    table.controller.proceed()
    assert table.told == []


def test_a_draft_lies_before_the_learner_unless_another_of_theirs_does(table: Table) -> None:
    controller = table.controller
    controller.ask(draft={"begun": 1})
    assert controller.draft == {"begun": 1}
    controller.save_draft(0, {"begun": 2})
    controller.rest()
    controller.ask(draft={"begun": 1})
    assert controller.draft == {"begun": 2}
