"""The standings: how they change, their chart, the closing slate, and the keepsake."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import Neighbour
from stockgames.lab.gallery.evening_samples import facts_of as sample
from stockgames.lab.gallery.evening_samples import played
from stockgames.presentation.faces import choices
from stockgames.presentation.sentences.speech import points_text
from stockgames.ui.evening.keepsake import as_pdf, paint
from stockgames.ui.evening.people import PersonChip
from stockgames.ui.evening.standing import (
    Standing,
    slate_of,
)
from stockgames.ui.theme.palette import DAYLIGHT
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from tests.evenings.gatherings import gather, of_the_picture, play_next
from tests.evenings.test_facts import facts_of
from tests.ui.evening.conftest import Show

FACTS = facts_of(of_the_picture())


def test_the_news_go_from_how_it_was_before_the_game_to_how_it_is(show: Show) -> None:
    standing = show(of_the_picture()).standing
    after = standing.grab().toImage()

    def totals() -> list[float]:
        words = (label.text().replace("½", ".5") for label in standing.totals)
        return [float(word) for word in words]

    now = totals()
    standing.tell(0)
    worths = [float(line.by_act[1] or 0) for line in FACTS.lines]
    assert totals() == [total - worth for total, worth in zip(now, worths, strict=True)]
    before = [one.x() for one in standing.portraits]
    told = []
    for elapsed in range(0, 2000, 100):
        standing.tell(elapsed)
        told.append(totals()[0])
    assert told == sorted(told)
    assert len(set(told)) > 2
    assert [one.x() for one in standing.portraits] != before
    assert standing.grab().toImage() == after


@pytest.mark.parametrize("reduced", [True, False])
def test_with_reduced_motion_all_stands_at_once(
    qtbot: QtBot, show: Show, look: ThemeContext, reduced: bool
) -> None:
    look.set_reduced_motion(reduced)
    standing = show(of_the_picture()).standing
    before = standing.grab().toImage()
    standing.tell_news()
    QApplication.processEvents()
    assert (standing.grab().toImage() == before) is reduced
    qtbot.waitUntil(lambda: standing.grab().toImage() == before)
    standing.show_facts(facts_of(gather(2, "nyse")))
    standing.tell_news()  # before the first game there is nothing to tell


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


def test_portraits_and_who_is_here_can_be_told_apart(qtbot: QtBot, look: ThemeContext) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    pictures, names = [], []
    for face, is_here in ((0, False), (0, True), (4, False)):
        chip = PersonChip(look, Neighbour("ada", "Ada", is_here, choices()[face]), room)
        chip.resize(chip.sizeHint())
        pictures.append(chip.grab().toImage())
        names.append(chip.accessibleName())
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
    assert names == [
        "Ada isn't here. Click when they arrive",
        "Ada is here. Click when they leave",
        "Ada isn't here. Click when they arrive",
    ]


def test_the_picture_tells_who_has_won(qtbot: QtBot) -> None:
    over = play_next(gather(2, "nyse"))
    assert paint(facts_of(over), DAYLIGHT) != paint(facts_of(over.end()), DAYLIGHT)


def test_the_picture_tells_what_the_games_turned_on(qtbot: QtBot) -> None:
    over = facts_of(play_next(gather(2, "nyse")).end())
    told = [("NYSE", "Ada pushed Technology down by $2M.")]
    assert paint(over, DAYLIGHT, told) != paint(over, DAYLIGHT)


def test_what_is_printed_is_one_sheet(qtbot: QtBot) -> None:
    data = as_pdf(facts_of(of_the_picture()), "Tuesday evening")
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 1


def test_the_clock_tells_when_the_last_game_ended(qtbot: QtBot) -> None:
    evening = gather(2, "nyse").begin(1, ("p0", "p1"), row=None, at="2026-11-17T20:00:00Z")
    over = [
        evening.finish(1, (1, 2), (9, 8), at=f"2026-11-17T{time}:00Z").end()
        for time in ("20:20", "20:50", "20:50")
    ]
    early, late, same = (paint(facts_of(each), DAYLIGHT) for each in over)
    assert early != late
    assert late == same
