"""A lesson's table rests after each move, plays what a script has, and takes moves back."""

from __future__ import annotations

from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from stockgames.controllers.lesson import LessonController
from stockgames.controllers.stages import Stage
from stockgames.engine.match import Match
from stockgames.games.nyse.actions import DISCARD, TAKE
from stockgames.lessons.run import begin, move_of
from stockgames.lessons.script import lessons_of
from stockgames.storage.unkept import UnkeptJournal


class Table:
    """A lesson's table whose moves are shown at once."""

    def __init__(self) -> None:
        lesson = lessons_of("nyse").lessons[1]
        self.match: Match = begin("nyse", lesson, "Ada")
        self.controller = LessonController(self.match, UnkeptJournal(), lesson.barred)
        self.told: list[str] = []
        self.controller.rested.connect(lambda: self.told.append("rested"))
        self.controller.taken_back.connect(lambda: self.told.append("taken back"))
        self.controller.barred.connect(self.told.append)
        self.controller.moved.connect(lambda _: self.controller.proceed())
        self.controller.start()

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


def test_a_move_that_revealed_something_is_taken_back_too(table: Table) -> None:
    table.controller.ask()
    table.controller.submit(TAKE[0])
    assert table.controller.undo_bar is not None
    table.controller.may_take_back(12)
    table.controller.undo()
    assert len(table.match.moves) == 12
    assert table.told == ["rested", "taken back"]
    table.controller.undo()
    assert table.told == ["rested", "taken back"]


def test_what_a_later_lesson_teaches_is_refused(table: Table) -> None:
    table.controller.ask()
    table.controller.submit(DISCARD[0])
    assert table.told == ["swap"]
    assert len(table.match.moves) == 12


def test_imagined_moves_are_made_by_nobody(table: Table) -> None:
    (change,) = table.controller.imagined([(0, TAKE[0])])
    assert change.after != change.before
    assert len(table.match.moves) == 12
    assert table.controller.imagined([(3, TAKE[0])]) == []


def test_a_table_that_was_left_does_nothing_more(table: Table) -> None:
    table.controller.ask()
    table.controller.close()
    table.controller.proceed()
    assert table.told == []


def test_a_draft_lies_before_the_learner_unless_another_of_theirs_does(table: Table) -> None:
    controller = table.controller
    controller.ask(draft={"begun": 1})
    assert controller.draft == {"begun": 1}
    controller.keep_draft(0, {"begun": 2})
    controller.rest()
    controller.ask(draft={"begun": 1})
    assert controller.draft == {"begun": 2}
