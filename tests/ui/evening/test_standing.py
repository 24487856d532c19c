"""The standings: the animation of what a game has changed, the chart, the closing slate."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from stockgames.evenings.evening import Stage
from stockgames.lab.gallery.evening_samples import facts_of as sample
from stockgames.lab.gallery.evening_samples import played
from stockgames.ui.evening.standing import (
    Chart,
    News,
    Standing,
    columns_before,
    last_act,
    slate_of,
)
from stockgames.ui.evening.words import points_text
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.base import Page
from tests.evenings.gatherings import gather, of_the_picture
from tests.evenings.test_facts import facts_of
from tests.ui.evening.conftest import Show

FACTS = facts_of(of_the_picture())


def at(elapsed: float) -> News:
    last = last_act(FACTS)
    assert last is not None
    return News(len(FACTS.lines), last, elapsed)


def test_news_go_from_how_it_was_before_the_game_to_how_it_is() -> None:
    before, after = at(0), at(at(0).lasts)
    for column, line in enumerate(FACTS.lines):
        assert (before.figure(column), after.figure(column)) == (0, 1)
        assert before.total(line) == line.total - (line.by_act[1] or 0)
        assert after.total(line) == line.total
    assert (before.hung, before.drawn) == (0, 0)
    assert (after.hung, after.drawn) == (1, 1)


def test_figures_come_column_by_column_and_totals_only_grow() -> None:
    assert at(100).figure(0) > at(100).figure(1) > at(100).figure(2)
    line = FACTS.lines[0]
    totals = [at(elapsed).total(line) for elapsed in range(0, at(0).lasts, 10)]
    assert totals == sorted(totals)
    assert len(set(totals)) > 5


def test_portraits_come_from_where_they_hung() -> None:
    before = columns_before(FACTS)
    assert sorted(before) == list(range(len(FACTS.lines)))
    leader = FACTS.lines[0]
    assert leader.moved is not None
    assert before[0] == leader.moved
    assert before[-1] == len(before) - 1, "a late-comer was the last"


@pytest.mark.parametrize("reduced", [True, False])
def test_with_reduced_motion_all_stands_at_once(
    qtbot: QtBot, show: Show, look: ThemeContext, reduced: bool
) -> None:
    look.set_reduced_motion(reduced)
    standing = show(of_the_picture()).standing
    before = standing.grab().toImage()
    standing.tell_news()
    assert standing.is_telling is not reduced
    qtbot.waitUntil(lambda: not standing.is_telling)
    assert standing.grab().toImage() == before, "in the end all is as without animation"
    standing.show_facts(facts_of(gather(2, "nyse")))
    standing.tell_news()
    assert not standing.is_telling, "before the first game there is nothing to tell"


def test_the_last_stretch_of_the_chart_grows(qtbot: QtBot, look: ThemeContext) -> None:
    page = Page(look)
    qtbot.addWidget(page)
    chart = Chart(look, sample(played(5, 2)))
    chart.setParent(page)
    chart.resize(300, 200)
    pictures = []
    for drawn in (0.0, 0.5, 1.0):
        chart.draw(drawn)
        pictures.append(chart.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]


def test_portraits_leave_the_clock_its_place(show: Show) -> None:
    page = show(gather(10, "nyse"))
    clock = page.clock.mapTo(page.standing, QPoint(0, 0)).x()
    hung = page.standing.portraits
    assert len(hung) == 10
    assert all(one.geometry().right() < clock for one in hung)


def test_the_closing_slate_rings_the_game_just_over() -> None:
    facts = sample(played(5, 2))
    over = [act for act in facts.acts if act.stage is Stage.OVER]
    assert over
    for act in over:
        slate = slate_of(facts, act.number)
        assert slate is not None
        assert len(slate.emblems) == len(over)
        place = facts.acts.index(act)
        lines = [line for line in facts.lines if line.place is not None]
        assert [row.total for row in slate.rows] == [points_text(line.total) for line in lines]
        for row, line in zip(slate.rows, lines, strict=True):
            worth = line.by_act[place]
            assert row.cells[slate.fresh] == ("" if worth is None else points_text(worth))
            assert row.leads == (line.place == 1)
    waiting = [act.number for act in facts.acts if act.stage is not Stage.OVER]
    assert slate_of(facts, waiting[0]) is None


def test_an_empty_standing_hangs_no_portraits(qtbot: QtBot, look: ThemeContext) -> None:
    page = Page(look)
    qtbot.addWidget(page)
    standing = Standing(look, page)
    standing.show_facts(facts_of(gather(0, "nyse")))
    assert standing.portraits == []
