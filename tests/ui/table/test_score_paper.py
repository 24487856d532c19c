"""The paper on which a score is added up."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.presentation.game_words import ResultRow, ScoreLine
from stockgames.presentation.sentences.speech import NO_WORDS
from stockgames.ui.table import end_places as score_paper
from stockgames.ui.table.end_places import ScorePaper
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.text import draw_text, text_width


@pytest.mark.parametrize("width", [260, 400])
def test_what_is_counted_leaves_its_amount_free(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    paper = ScorePaper(look, room)
    paper.resize(width, 320)
    line = ScoreLine("Technology: 12 chips at $2M", "$24M", sector="K")
    paper.unfold(ResultRow(1, 0, "$30M", "", NO_WORDS, (line,)), "Ada")
    boxes: dict[str, QRectF] = {}
    fonts: dict[str, QFont] = {}

    def noted(painter: QPainter, rect: QRectF, text: str, font: QFont, *a: Any, **b: Any) -> None:
        boxes[text], fonts[text] = QRectF(rect), font
        draw_text(painter, rect, text, font, *a, **b)

    monkeypatch.setattr(score_paper, "draw_text", noted)
    paper.grab()
    left_of_amount = boxes["$24M"].right() - text_width("$24M", fonts["$24M"])
    assert boxes[line.text].right() < left_of_amount
    assert boxes[line.text].width() > 40


def test_on_a_narrow_paper_a_long_line_is_told_whole(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a window on a screen of 1280 by 720, only its sector was shown."""
    look.fit(QSize(1280, 690))
    room = QWidget()
    qtbot.addWidget(room)
    paper = ScorePaper(look, room)
    paper.resize(276, 326)
    texts = [f"{name}: 4 Chips zu je 2 Mio. $" for name in ("Chemie", "Technologie", "Nahrung")]
    lines = tuple(ScoreLine(text, "8 Mio. $", sector="K") for text in texts)
    paper.unfold(ResultRow(1, 0, "24 Mio. $", "", NO_WORDS, lines), "Ada")
    whole: dict[str, bool] = {}

    def noted(painter: QPainter, rect: QRectF, text: str, font: QFont, *a: Any, **how: Any) -> None:
        whole[text] = how.get("wrap", False) or text_width(text, font) <= rect.width()

    monkeypatch.setattr(score_paper, "draw_text", noted)
    paper.grab()
    assert {text: whole[text] for text in texts} == dict.fromkeys(texts, True)
