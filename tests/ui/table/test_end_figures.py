"""The stats of a game: every row has a text, every count agrees with the score history."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stockgames.ui.sentences.language import LANGUAGES, install_language
from stockgames.ui.table.end_chart import FIGURES, NONE, EndChart, EndFigures
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.widgets.choices import SegmentRow
from tests.ui.table.closings import TABLES, tellings


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_row_says_what_it_counts_for_whom(qtbot: QtBot, game_id: str, seats: int) -> None:
    look = ThemeContext(EVENING)
    chart = EndChart(look)
    qtbot.addWidget(chart)
    for _, _, story in tellings(game_id, seats):
        chart.set_data(story)
        rows, lines = chart.figures.rows(), chart.figures.lines()
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
    chart = EndChart(look)
    qtbot.addWidget(chart)
    chart.resize(600, 400)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_rows_are_whole_beside_a_game_that_is_looked_back_at(
    qtbot: QtBot, qapp: QCoreApplication, language: str
) -> None:
    look = ThemeContext(EVENING)
    look.set_scale(0.72)
    figures = EndFigures(look)
    qtbot.addWidget(figures)
    figures.resize(256, 420)
    install_language(qapp, language)
    story = tellings("portfolio", 2)[0][2]
    figures.set_data(story)
    figures.show()
    labels = {label.text(): label for label in figures.findChildren(QLabel)}
    for row in figures.rows():
        label = labels[story.words.figure(row)]
        assert label.heightForWidth(label.width()) <= label.height()
        for seat in range(2):
            assert labels[figures.count(row, seat) if row.counts[seat] else NONE].isVisible()
