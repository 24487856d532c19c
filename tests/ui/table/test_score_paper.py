"""The paper on which a score is added up."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.text import draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.table import score_paper
from stockgames.ui.table.game_table import ResultRow, ScoreLine
from stockgames.ui.table.score_paper import ScorePaper


@pytest.mark.parametrize("width", [260, 400])
def test_what_is_counted_leaves_its_amount_free(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    paper = ScorePaper(look, room)
    paper.resize(width, 320)
    line = ScoreLine("Technology: 12 chips at $2M", "$24M", sector="K")
    paper.unfold(ResultRow(1, 0, "$24M", "", "", (line,)), "Ada")
    found: dict[str, tuple[QRectF, bool]] = {}

    def noted(
        painter: QPainter, rect: QRectF, text: str, font: Any, *more: Any, **how: Any
    ) -> None:
        right = rect.right() - (text_width(text, font) if text == line.amount else 0)
        found.setdefault(text, (QRectF(rect.topLeft(), rect.bottomRight()), how.get("wrap", False)))
        if text == line.amount:
            found[text][0].setLeft(right)
        draw_text(painter, rect, text, font, *more, **how)

    monkeypatch.setattr(score_paper, "draw_text", noted)
    paper.grab()
    (words, wraps), (amount, _) = found[line.text], found[line.amount]
    assert words.right() < amount.left()
    assert wraps, "in two lines, if need be"
