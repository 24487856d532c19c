"""The parts of closing pages: board, certificate, stats and their data, of every game."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.match import Match
from stockgames.engine.state import Result
from stockgames.evenings.person import Portrait
from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.closing import Award, Closing, FrontPage, closing_of
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import ResultRow, ScoreLine
from stockgames.presentation.sentences.speech import NO_WORDS
from stockgames.presentation.table_state import headless_context
from stockgames.ui.pieces.newspaper import paint_front_page
from stockgames.ui.table.end_board import EndHead, final_snapshot
from stockgames.ui.table.end_certificate import (
    CERTIFICATE_MARGIN,
    Certificate,
    EndSlate,
    Slate,
    SlateRow,
    _seal_on,
    level_leaders,
)
from stockgames.ui.table.end_chart import FIGURES, NONE, EndChart, EndFigures
from stockgames.ui.table.end_places import ScorePaper, draw_piece
from stockgames.ui.table.generic import create_table, headless_table
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.shapes import inset
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.choices import SegmentRow
from tests.ui.finding import sized
from tests.ui.table.closings import TABLES, tellings
from tests.ui.theme.pictures import painted, picture


@pytest.mark.parametrize(("game", "count"), [("nyse", 4), ("portfolio", 0), ("exchange", 0)])
def test_a_boards_prices_are_on_tags_and_pieces_lit(qtbot: QtBot, game: str, count: int) -> None:
    match, look = over(game, "hbb", "look-back"), ThemeContext()
    table = headless_table(match, headless_context(match, 0), look, QSize(1280, 680))
    qtbot.addWidget(table.board)
    table.board.grab()  # gives it its size
    found = final_snapshot(table, match.view(0))
    assert found is not None
    assert [len(found.prices), len(found.pieces)] == [count, count]
    assert all(QRectF(found.picture.rect()).contains(piece.center()) for piece in found.pieces)
    head = sized(qtbot, EndHead(look), QSize(1200, 220))
    head.set_data("You win by $4M", "You led from turn 9 to the end.", "")
    head.show_board(found)
    names = [tag.accessibleName() for tag in head.tags]
    assert names == [f"{price.label} {price.amount}" for price in found.prices]
    head.show()
    whole, pictures = head.grab().toImage(), []
    for change in (head.drop, head.swing, head.darken):
        change(0.4)
        pictures.append(head.grab().toImage())
        change(1.0)
        assert head.grab().toImage() == whole
    assert [picture != whole for picture in pictures] == [bool(count), True, True]


PAPERS = [QSize(254, 300), QSize(300, 330), QSize(384, 452)]
"""Its sizes in windows of 1280 by 720 to 1600 by 1000."""


LINES = (
    ScoreLine("Chemicals, 3 chips at $4M", "$12M", sector="B", count=3),
    ScoreLine("Technology, no chips", "$0M", sector="K"),
    ScoreLine("Banks, 2 shares at $50", "$100", security="BK", count=2),
    ScoreLine("Gold", "$25,000", emblem="gold"),
)


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.text)
@pytest.mark.parametrize("size", [24, 38, 76])
def test_a_piece_of_a_score_is_drawn_whole(qapp: QApplication, line: ScoreLine, size: int) -> None:
    """A chip's lower rim and its shadow used to be cut off by its box."""
    margin, look = 30, ThemeContext(EVENING)
    box = QRectF(margin, margin, size, size)

    def paint(painter: QPainter) -> None:
        draw_piece(look, line, painter, box)

    drawn = painted(picture(size + 2 * margin, size + 2 * margin, paint))
    assert box.toRect().contains(drawn)


def test_amounts_of_a_score_stand_below_each_other(qtbot: QtBot) -> None:
    paper = sized(qtbot, ScorePaper(ThemeContext(EVENING)), QSize(600, 400))
    paper.unfold(ResultRow(1, 0, "$137M", "10 chips", NO_WORDS, LINES), "Ada")
    amounts = {line.amount for line in LINES}
    labels = [label for label in paper.findChildren(QLabel) if label.text() in amounts]
    assert len(labels) == len(LINES)
    assert all(label.alignment() & Qt.AlignmentFlag.AlignRight for label in labels)


def award(note: str) -> Award:
    """Return its data: a long margin, and a note."""
    margin = "with a lead of $94 over Bruno"
    return Award("First at the close", ("Ada",), (Portrait(),), "$154", margin, note)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("note", ["Portfolios worth $67 a turn", "Portfolios worth a lot " * 3])
def test_no_word_stands_under_the_seal(qapp: QApplication, note: str, paper: QSize) -> None:
    look = ThemeContext()
    look.fit(QSize(1280, 720))
    certificate = Certificate(look)
    margins = QSize(2 * CERTIFICATE_MARGIN, 2 * CERTIFICATE_MARGIN)
    certificate.resize(paper + margins)
    certificate.press(0)
    seal = _seal_on(look, inset(QRectF(certificate.rect()), CERTIFICATE_MARGIN)).toAlignedRect()

    def at_the_seal(text: str) -> QImage:
        certificate.show_award(award(text))

        def paint(painter: QPainter) -> None:
            certificate._paint(painter)

        return picture(certificate.width(), certificate.height(), paint).copy(seal)

    assert at_the_seal(note) == at_the_seal("")


SLATE = Slate(
    ("portico", "derrick"),
    1,
    2,
    (SlateRow("Ada", ("3", "2"), "5", True), SlateRow("Bela", ("", "3"), "3", False)),
)


def test_a_slate_tells_names_and_sums_and_its_new_column_comes_last(qtbot: QtBot) -> None:
    slate = EndSlate(ThemeContext())
    qtbot.addWidget(slate)
    slate.show_slate(SLATE)
    assert slate.accessibleName() == "This evening. Ada: 5 points. Bela: 3 points"
    slate.show()
    shown = []
    for share in (0.0, 0.5, 1.0):
        slate.write(share)
        labels = [label for label in slate.findChildren(QLabel) if label.text().isdigit()]
        shown.append([label.text() for label in labels if label.isVisible()])
    assert shown == [["3", "5", "3"], ["3", "2", "5", "3"], ["3", "2", "5", "3", "3"]]


def test_who_shares_the_lead_is_told_to_the_viewer_too() -> None:
    row = SlateRow("Clara", ("3", "2"), "5", True)
    level = replace(SLATE, rows=(*SLATE.rows, row))
    assert level_leaders(level, "Clara") == "you and Ada tied on 5"
    assert level_leaders(level, "Bela") == "Ada and Clara tied on 5"
    assert level_leaders(SLATE, "Ada") == ""


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_row_says_what_it_counts_for_whom(qtbot: QtBot, game_id: str, seats: int) -> None:
    look = ThemeContext(EVENING)
    chart = EndChart(look)
    qtbot.addWidget(chart)
    for _, _, story in tellings(game_id, seats):
        chart.set_data(story)
        rows, lines = chart.figures.rows(), chart.figures.row_texts()
        assert rows
        assert len(set(lines)) == len(lines) == len(rows)
        for row, line in zip(rows, lines, strict=True):
            assert any(row.counts)
            assert line.startswith(story.words.figure(row))
            for seat, name in enumerate(story.names):
                assert f"{name} {chart.figures.count(row, seat)}" in line
                assert str(row.counts[seat]) in chart.figures.count(row, seat).replace(",", "")
        assert chart.figures.accessibleName() == "; ".join(lines)


def test_a_segment_lays_them_in_the_place_of_the_chart(qtbot: QtBot) -> None:
    _, _, story = tellings("nyse", 4)[0]
    look = ThemeContext(EVENING)
    chart = sized(qtbot, EndChart(look), QSize(600, 400))
    chart.set_data(story)
    chart.show()
    (segments,) = chart.findChildren(SegmentRow)
    assert chart.figures.isHidden()
    QTest.mouseClick(segments.segment(FIGURES), Qt.MouseButton.LeftButton)
    assert chart.figures.isVisible()
    assert chart.chart.isHidden()
    chart.read(3)
    assert chart.chart.isVisible()
    assert chart.figures.isHidden()


def test_names_of_rows_are_whole_beside_a_game_that_is_looked_back_at(
    qtbot: QtBot, language: str
) -> None:
    look = ThemeContext(EVENING)
    look.set_scale(0.72)
    figures = sized(qtbot, EndFigures(look), QSize(256, 420))
    story = tellings("portfolio", 2)[0][2]
    figures.set_data(story)
    figures.show()
    labels = {label.text(): label for label in figures.findChildren(QLabel)}
    for row in figures.rows():
        label = labels[story.words.figure(row)]
        assert label.heightForWidth(label.width()) <= label.height()
        for seat in range(2):
            assert labels[figures.count(row, seat) if row.counts[seat] else NONE].isVisible()


def closing(
    match: Match, result: Result, own: int | None, *others: int, plain: bool = False
) -> Closing:
    """Return the closing page's data of a finished game, of one person or several."""
    words = create_table(match.game.meta.id, ThemeContext()).words
    seats = match.seats
    people = () if own is None else (own, *others)
    context = TableContext(seats, Stage.OVER, None, own, own or 0, people, match.options)
    history = None if plain else match.history(own, all_up=True)
    return closing_of(result, match.view(own), context, words, history)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_all_who_came_first_get_a_certificate(qapp: QApplication, game_id: str, seats: int) -> None:
    for match, result, story in tellings(game_id, seats):
        told = closing(match, result, story.own)
        first = [match.seats[seat].name for seat in range(seats) if result.ranks[seat] == 1]
        assert sorted(told.award.names) == sorted(first)
        assert told.story is not None
        rest = sorted(result.scores)
        if len(first) == 1 and seats > 1 and told.award.margin:
            assert told.award.amount == told.rows[0].score
            gap = result.scores[told.rows[0].seat] - result.scores[told.rows[1].seat]
            unit = story.history.of(story.history.main)[0].unit
            assert story.words.amount(gap, unit) in told.award.margin
            assert gap > 0
        if len(first) > 1 or (seats > 1 and rest[-1] == rest[-2]):
            assert told.award.margin == ""


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_only_a_tie_that_was_broken_is_told_as_one(
    qapp: QApplication, game_id: str, seats: int
) -> None:
    for match, result, _ in tellings(game_id, seats):
        told = closing(match, result, None)
        broken = [
            (row, below)
            for row, below in pairwise(told.rows)
            if row.score == below.score and row.place < below.place
        ]
        assert broken or "ranks above" not in told.drama


def test_a_game_without_a_course_is_told_by_its_own_words(qapp: QApplication) -> None:
    match, result, _ = tellings("nyse", 4)[0]
    told = closing(match, result, None, plain=True)
    assert told.story is None
    assert told.drama == ""
    assert told.heading.endswith("wins")


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_front_page_is_printed_for_a_person_at_the_screen_who_won_and_for_nobody_else(
    qapp: QApplication, game_id: str, seats: int
) -> None:
    for match, result, _ in tellings(game_id, seats):
        places = sorted(range(seats), key=lambda seat: result.ranks[seat])
        for own in (None, *places[:2], places[-1]):
            told = closing(match, result, own)
            scores = sorted(result.scores)
            clear = seats > 1 and own is not None and result.ranks[own] == 1
            clear = clear and result.ranks.count(1) == 1 and scores[-1] > scores[-2]
            assert (told.front_page is not None) == clear
            if told.front_page is not None:
                assert told.front_page.amount == told.rows[0].score
                assert told.rows[1].score in told.front_page.others[0]
                assert told.heading.startswith("You win by")
                together = closing(match, result, places[1], places[0])
                assert together.front_page == told.front_page
            is_lost = own is not None and result.ranks[own] > 1
            assert (
                not told.good or is_lost or (told.solo is not None and told.good == told.solo.line)
            )


def test_a_front_page_prints_what_seven_others_have_in_letters_that_can_be_read(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were squeezed into one line."""
    printed = dict[str, int]()

    def drawn(painter: QPainter, box: QRectF, text: str, font: QFont, *_: Any) -> None:
        printed[text] = font.pixelSize()

    others = tuple(f"Person {number} $306,000" for number in range(7))
    page = FrontPage("Ada rings the bell", Portrait(), "$331,000", "Bruno is short.", others)
    monkeypatch.setattr("stockgames.ui.pieces.newspaper.draw_text", drawn)
    picture(600, 600, lambda p: paint_front_page(p, ThemeContext(), QRectF(10, 10, 470, 560), page))
    lines = [text for text in printed if "Person" in text]
    assert [entry for line in lines for entry in line.split("  ·  ")] == list(others)
    assert min(printed[line] for line in lines) >= 13
