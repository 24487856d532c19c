"""The animation of what a game has changed."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.ui.evening.notes import News, columns_before, last_act
from stockgames.ui.evening.standing import Standing
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.base import Page
from tests.evenings.gatherings import gather, of_the_picture
from tests.evenings.test_facts import facts_of

FACTS = facts_of(of_the_picture())


def at(elapsed: float) -> News:
    return News(len(FACTS.lines), last_act(FACTS), elapsed)


def test_in_the_beginning_everything_is_as_before_the_game() -> None:
    news = at(0)
    assert news.figure(0, 1) == 0
    assert news.figure(0, 0) == 1, "the game before has long been written"
    for line in FACTS.lines:
        assert news.total(line) == line.total - (line.by_act[1] or 0)
    assert (news.hung, news.drawn, news.moved) == (0, 0, False)


def test_in_the_end_everything_stands() -> None:
    for news in (at(at(0).lasts), News(len(FACTS.lines), last_act(FACTS)), News(0)):
        assert all(news.figure(column, 1) == 1 for column in range(6))
        assert all(news.total(line) == line.total for line in FACTS.lines)
        assert (news.hung, news.drawn, news.moved) == (1, 1, True)


def test_figures_come_column_by_column_and_totals_only_grow() -> None:
    assert at(100).figure(0, 1) > at(100).figure(1, 1) > at(100).figure(2, 1)
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


def test_with_reduced_motion_all_stands_at_once(qtbot: QtBot, look: ThemeContext) -> None:
    for reduced in (True, False):
        look.set_reduced_motion(reduced)
        page = Page(look)
        qtbot.addWidget(page)
        standing = Standing(look, page)
        standing.show_facts(FACTS)
        standing.tell_news()
        assert (standing.news.hung == 1) is reduced
    qtbot.waitUntil(lambda: standing.news.hung == 1)
    standing.show_facts(facts_of(gather(2, "nyse")))
    standing.tell_news()
    assert standing.news.hung == 1, "before the first game there is nothing to tell"
