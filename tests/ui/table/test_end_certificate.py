"""The winner's certificate with its seal, and the slate of an evening."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.presentation.closing import Award
from stockgames.ui.table.end_certificate import (
    CERTIFICATE_MARGIN,
    Certificate,
    EndSlate,
    Slate,
    SlateRow,
    _seal_on,
    level_leaders,
)
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.shapes import inset
from tests.ui.theme.pictures import picture

PAPERS = [QSize(254, 300), QSize(300, 330), QSize(384, 452)]
"""Its sizes in windows of 1280 by 720 to 1600 by 1000."""


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
