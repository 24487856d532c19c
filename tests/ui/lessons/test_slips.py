"""The contents of the coach's card and the verdict's stay within their frames."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.lessons.coach_slip import CoachSlip, Saying, Stand
from stockgames.ui.lessons.verdict_slip import Sentence, VerdictSlip
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import surface_of


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    page.resize(1280, 720)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    return page


def test_buttons_that_hardly_fit_in_a_row_stay_within_the_paper(
    page: QWidget, look: ThemeContext
) -> None:
    slip = CoachSlip(look, page)
    slip.show()
    rows = set()
    for letters in range(20, 60):  # some fit in a row with the other button, the next do not
        slip.write(Saying("Done", "The crash", "", primary="n" * letters, third="All lessons"))
        slip.resize(slip.wanted_size(page.size()))
        rows.add(slip.third.y() == slip.primary.y())
        seen = slip.primary.geometry().right() - FOCUS_MARGIN
        alone = slip.primary.sizeHint().width() > surface_of(slip).width() - 40
        assert alone or seen <= surface_of(slip).right() - 19
    assert rows == {True, False}


def test_a_slip_is_a_little_broader_where_that_spares_a_row(
    page: QWidget, look: ThemeContext
) -> None:
    slip = CoachSlip(look, page)
    slip.show()
    slip.write(Saying("Done", "The crash", "", primary="n"))
    usual = slip.wanted_size(page.size()).width()
    widths = set()
    for letters in range(20, 60):
        slip.write(Saying("Done", "The crash", "", primary="n" * letters, third="All lessons"))
        slip.resize(slip.wanted_size(page.size()))
        assert slip.width() == usual or slip.third.y() == slip.primary.y()
        widths.add(slip.width())
    assert usual < max(widths) < usual * 1.15


def test_a_verdict_lays_its_buttons_anew_where_it_makes_do_with_less(
    page: QWidget, look: ThemeContext
) -> None:
    slip = VerdictSlip(look, page)
    slip.write(Sentence("What you did", "", "Two chips. " * 9, True, back="Take it back"))
    slip.show()
    size = slip.wanted_size(300)
    slip.resize(QSize(300, 400))
    usual = slip.back.pos()
    slip.wanted_size(300, size.height() - 1)
    assert slip.back.pos() != usual
    slip.wanted_size(300)
    assert slip.back.pos() == usual


def test_a_slip_without_beads_is_lower_and_keeps_its_buttons_within(
    page: QWidget, look: ThemeContext
) -> None:
    slip = CoachSlip(look, page)
    beads: tuple[tuple[Stand, str], ...] = (("now", "a chip"), ("open", "a push"))
    slip.write(Saying("Step 1 of 2", "A chip", "Take one.", beads=beads, primary="Go on"))
    slip.show()
    usual, bare, broad = slip.sizes(page.size())
    assert (broad.width() > bare.width(), broad.height() <= bare.height()) == (True, True)
    assert bare.width() == usual.width()
    assert bare.height() < usual.height() - 30
    gaps = []
    for size in (usual, bare):
        slip.resize(size)
        gaps.append(surface_of(slip).bottom() - slip.primary.geometry().bottom())
        assert slip.primary.geometry().top() > surface_of(slip).top() + 80
    assert gaps[1] < gaps[0]
