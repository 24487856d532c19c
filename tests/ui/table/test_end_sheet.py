"""The closing page as users see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QDate, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.presentation.course import tales
from stockgames.ui.sentences.keys import KEYS_BETWEEN
from stockgames.ui.sentences.language import install_language
from stockgames.ui.table import end_highlights as tale_row
from stockgames.ui.table.end_board import LENGTH
from stockgames.ui.table.end_certificate import Slate, SlateRow
from stockgames.ui.table.end_page import EndSheet, NextActions
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.text import text_width
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.buttons import Button
from tests.ui.table.closings import tellings
from tests.ui.table.seating import NAMES
from tests.ui.table.test_closing import closing


@pytest.fixture
def sheet(qtbot: QtBot) -> Iterator[EndSheet]:
    """Yield the closing page of a game of NYSE with four seats, for the second of them."""
    match, result, _ = tellings("nyse", 4)[1]
    page = Page(look := ThemeContext(EVENING))
    qtbot.addWidget(page)
    page.resize(QSize(1280, 680))
    look.fit(page.size())
    made = EndSheet(look, page)
    made.setGeometry(page.rect())
    page.show()
    made.tell(closing(match, result, 1))
    made.open()
    yield made
    page.close()


def test_a_chosen_place_lays_its_score_over_the_certificate(qtbot: QtBot, sheet: EndSheet) -> None:
    assert sheet.certificate.isVisible()
    assert sheet._paper.isHidden()
    row = sheet.places.rows[2]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert sheet.certificate.isHidden()
    assert row.row.score in sheet._paper.accessibleName()
    QTest.mouseClick(sheet._paper, Qt.MouseButton.LeftButton)
    assert sheet.certificate.isVisible()
    assert not row.isChecked()


def test_a_key_leads_to_the_turn_of_its_sentence(sheet: EndSheet) -> None:
    closing_ = sheet._closing
    assert closing_ is not None
    assert closing_.telling is not None
    asked = list[int]()
    sheet.look_back.connect(asked.append)
    found = tales(closing_.telling)
    sheet.course.choose("price")
    for number, tale in enumerate(found, 1):
        assert sheet.press(str(number))
        assert asked[-1] == tale.step
        assert sheet.course.kind == "worth"
        assert sheet.course.chart.read_out().startswith(tale.when)
    assert not sheet.press("9")


def test_its_own_keys_are_listed(sheet: EndSheet) -> None:
    listed = dict(sheet.key_notes())
    assert listed["Look back"] == "B"
    assert listed["Look back at a key moment"].split(KEYS_BETWEEN) == ["1", "2"]
    assert {"N", "S", "Esc"} <= set(listed.values())


def test_pointing_at_a_place_lights_its_line(qtbot: QtBot, sheet: EndSheet) -> None:
    before = sheet.course.chart.grab().toImage()
    QTest.keyClick(sheet.places.rows[0], Qt.Key.Key_Down)
    assert sheet.course.chart.grab().toImage() != before
    sheet.rematch_button.setFocus(Qt.FocusReason.TabFocusReason)
    assert sheet.course.chart.grab().toImage() == before


def test_the_viewers_row_is_lit_and_first_comes_first(sheet: EndSheet) -> None:
    places = [row.row.place for row in sheet.places.rows]
    assert places == sorted(places)
    assert [row.row.seat for row in sheet.places.rows if row._lit] == [1]


def test_any_key_ends_the_opening_and_does_nothing_else(qtbot: QtBot, sheet: EndSheet) -> None:
    asked = list[int]()
    sheet.look_back.connect(asked.append)
    still = sheet.grab().toImage()
    sheet.open(moving=True)
    assert sheet.opening.running
    sheet.opening._run.setCurrentTime(100)
    assert sheet.grab().toImage() != still
    assert sheet.press("1")
    assert not asked
    assert [sheet.opening.running, sheet.grab().toImage() == still] == [False, True]


def test_reduced_motion_shows_all_at_once(sheet: EndSheet) -> None:
    still = sheet.grab().toImage()
    sheet.look.set_reduced_motion(True)
    sheet.open(moving=True)
    assert not sheet.opening.running
    assert sheet.grab().toImage() == still


def test_the_opening_ends_by_itself(sheet: EndSheet) -> None:
    still = sheet.grab().toImage()
    sheet.open(moving=True)
    sheet.opening._run.setCurrentTime(LENGTH)
    assert sheet.grab().toImage() == still


def test_a_reader_hears_heading_places_and_sentences(sheet: EndSheet) -> None:
    closing_ = sheet._closing
    assert closing_ is not None
    assert sheet.accessibleName().startswith(closing_.heading)
    assert closing_.award.names[0] in sheet.certificate.accessibleName()
    for row in sheet.places.rows:
        assert row.row.score in row.accessibleName()
    for tale in sheet.tales.rows:
        assert tale.tale.when in tale.accessibleName()
    assert "from" in sheet.course.chart.accessibleName()


def test_a_sentence_names_all_eight_whom_it_changed_something_for(
    sheet: EndSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, drawn = sheet.tales.rows[0], list[tuple[QRectF, str, QFont]]()
    everybody = " · ".join(f"{name} +80.000 $" for name in NAMES[:8])
    row.tale = replace(row.tale, text="What happened", changes=everybody)
    monkeypatch.setattr(tale_row, "draw_text", lambda _, *what, **__: drawn.append(what[:3]))
    row.grab()
    box, _, font = next(one for one in drawn if one[1] == everybody)
    assert text_width(everybody, font) <= box.width()


def test_an_evening_leads_on_to_its_next_game(sheet: EndSheet) -> None:
    sheet.offer(NextActions(in_evening=True))
    closing_ = sheet._closing
    assert closing_ is not None
    sheet.tell(closing_)
    assert sheet.rematch_button.text() == "Next game of the evening"


def test_the_certificate_tells_the_day_and_the_game_of_the_evening(sheet: EndSheet) -> None:
    def picture() -> QImage:
        return sheet.certificate.grab().toImage()

    sheet.resize(1600, 1000)
    pictures = [picture()]
    sheet.certificate.date(QDate(2026, 11, 22))
    pictures.append(picture())
    sheet.certificate.number(3)
    pictures.append(picture())
    assert all(one != other for one, other in pairwise(pictures))


def test_the_way_on_tells_who_shares_the_lead_of_the_evening(sheet: EndSheet) -> None:
    names = sheet._closing.names if sheet._closing is not None else ()
    rows = tuple(SlateRow(name, ("3",), "3", True) for name in names[:2])
    sheet.chalk(Slate(("spade",), 0, 1, rows))
    assert not sheet.rematch_button._second_line
    sheet.offer(NextActions(in_evening=True))
    assert sheet.rematch_button._second_line == f"you and {names[0]} tied on 3"


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_button_is_cut_off_where_the_deal_may_be_dealt_again(
    qapp: QApplication, sheet: EndSheet, language: str
) -> None:
    install_language(qapp, language)
    sheet.offer(NextActions(deal_number="AB12-CD34"))
    buttons = [button for button in sheet.findChildren(Button) if button.parent() is sheet]
    shown = [button for button in buttons if button.isVisible()]
    assert len(shown) == 6
    assert [one.objectName() for one in shown if one.width() < one.sizeHint().width()] == []
    install_language(qapp, "en")
