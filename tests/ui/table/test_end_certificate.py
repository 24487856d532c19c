"""The winner's certificate: the text beside its seal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.table.end_certificate import (
    CERTIFICATE_MARGIN,
    Award,
    Certificate,
    _seal_on,
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
    look, parent = ThemeContext(), QWidget()
    look.fit(QSize(1280, 720))
    certificate = Certificate(look, parent)
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
