"""The stats of a game: every row has a text, every count agrees with the score history."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.sentences.language import LANGUAGES, install_language
from stockgames.ui.table.end_chart import FIGURES, EndChart, EndFigures
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.text import draw_text
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.choices import SegmentRow
from tests.ui.table.closings import TABLES, tellings


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_row_says_what_it_counts_for_whom(qtbot: QtBot, game_id: str, seats: int) -> None:
    page = Page(look := ThemeContext(EVENING))
    qtbot.addWidget(page)
    chart = EndChart(look, page)
    for _, _, telling in tellings(game_id, seats):
        chart.tell(telling)
        rows, lines = chart.figures.rows(), chart.figures.lines()
        assert rows
        assert len(set(lines)) == len(lines) == len(rows)
        for row, line in zip(rows, lines, strict=True):
            assert any(row.counts)
            assert line.startswith(telling.words.figure(row))
            for seat, name in enumerate(telling.names):
                assert f"{name} {chart.figures.count(row, seat)}" in line
                assert str(row.counts[seat]) in chart.figures.count(row, seat).replace(",", "")
        assert chart.figures.accessibleName() == "; ".join(lines)


def test_a_segment_lays_them_in_the_place_of_the_chart(qtbot: QtBot) -> None:
    _, _, telling = tellings("nyse", 4)[0]
    page = Page(look := ThemeContext(EVENING))
    qtbot.addWidget(page)
    page.resize(700, 500)
    chart = EndChart(look, page)
    chart.resize(600, 400)
    chart.tell(telling)
    page.show()
    (segments,) = chart.findChildren(SegmentRow)
    assert chart.figures.isHidden()
    QTest.mouseClick(segments.segment(FIGURES), Qt.MouseButton.LeftButton)
    assert chart.figures.isVisible()
    assert chart.chart.isHidden()
    chart.read(3)
    assert chart.chart.isVisible()
    assert chart.figures.isHidden()


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    return page


@pytest.fixture
def figures(page: QWidget) -> EndFigures:
    """Stats at the small size of a replay's side panel."""
    look = ThemeContext(EVENING)
    look.set_scale(0.72)
    return EndFigures(look, page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_rows_are_whole_beside_a_game_that_is_looked_back_at(
    figures: EndFigures, qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    figures.resize(256, 420)
    cut, elide = list[str](), QFontMetricsF.elidedText

    def elided(self: QFontMetricsF, text: str, *args: Any) -> str:
        shown = elide(self, text, *args)
        cut.extend([text] if shown != text else [])
        return shown

    monkeypatch.setattr(QFontMetricsF, "elidedText", elided)
    install_language(qapp, language)
    try:
        figures.tell(tellings("portfolio", 2)[0][2])
        figures.grab()
    finally:
        install_language(qapp, "en")
    assert cut == []


def test_names_of_rows_stand_in_one_size(
    figures: EndFigures, qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a replay a long name made its own row's letters smaller."""
    figures.resize(210, 420)
    fonts = dict[str, tuple[int, int]]()

    def drawn(
        painter: QPainter, box: QRectF, text: str, font: QFont, *args: Any, **more: Any
    ) -> None:
        fonts[text] = font.pixelSize(), font.stretch()
        draw_text(painter, box, text, font, *args, **more)

    monkeypatch.setattr("stockgames.ui.table.end_chart.draw_text", drawn)
    install_language(qapp, "de")
    try:
        telling = tellings("portfolio", 2)[0][2]
        figures.tell(telling)
        figures.grab()
        names = [telling.words.figure(row) for row in figures.rows()]
    finally:
        install_language(qapp, "en")
    assert len({fonts[name] for name in names}) == 1
