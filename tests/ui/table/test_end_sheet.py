"""The closing page as users see it: announced once, opened, and the ways on from it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QDate, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from stockgames.bots.levels import STEPS
from stockgames.controllers.stages import Stage
from stockgames.evenings.goals import LevelOffer
from stockgames.presentation.panel import Panel
from stockgames.ui.sentences import KEYS_BETWEEN, install_language
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.end_certificate import Slate, SlateRow
from stockgames.ui.table.end_opening import LENGTH, REST
from stockgames.ui.table.end_page import EndSheet, NextActions
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.buttons import Button
from tests.ui.legible import illegible
from tests.ui.table.closings import TABLES, tellings
from tests.ui.table.seating import Table, open_table
from tests.ui.table.test_end_pages import closing


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
    qtbot.waitUntil(page.isActiveWindow)
    made.set_data(closing(match, result, 1))
    made.open()
    yield made
    page.close()


def test_a_chosen_place_lays_its_score_over_the_certificate(qtbot: QtBot, sheet: EndSheet) -> None:
    assert sheet.certificate.isVisible()
    assert sheet.paper.isHidden()
    row = sheet.places.rows[2]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert sheet.certificate.isHidden()
    assert row.row.score in sheet.paper.accessibleName()
    QTest.mouseClick(sheet.paper, Qt.MouseButton.LeftButton)
    assert sheet.certificate.isVisible()
    assert not row.isChecked()


def test_a_key_leads_to_the_turn_of_its_sentence(sheet: EndSheet) -> None:
    closing_ = sheet._closing
    assert closing_ is not None
    assert closing_.story is not None
    asked = list[int]()
    sheet.look_back.connect(asked.append)
    found = closing_.story.highlights()
    sheet.end_chart.choose("price")
    for number, highlight in enumerate(found, 1):
        assert sheet.press(str(number))
        assert asked[-1] == highlight.step
        assert sheet.end_chart.kind == "worth"
        assert sheet.end_chart.chart.read_out().startswith(highlight.when)
    assert not sheet.press("9")


def test_its_own_keys_are_listed(sheet: EndSheet) -> None:
    listed = dict(sheet.key_notes())
    assert listed["Look back"] == "B"
    assert listed["Look back at a key moment"].split(KEYS_BETWEEN) == ["1", "2"]
    assert {"N", "S", "Esc"} <= set(listed.values())


def test_pointing_at_a_place_lights_its_line(qtbot: QtBot, sheet: EndSheet) -> None:
    QTest.keyClick(sheet.places.rows[0], Qt.Key.Key_Down)
    lit = sheet.end_chart.chart.grab().toImage()
    sheet.rematch_button.setFocus(Qt.FocusReason.TabFocusReason)
    plain = sheet.end_chart.chart.grab().toImage()
    assert plain != lit
    sheet.places.rows[1].setFocus(Qt.FocusReason.TabFocusReason)
    assert sheet.end_chart.chart.grab().toImage() == lit
    sheet.rematch_button.setFocus(Qt.FocusReason.TabFocusReason)
    assert sheet.end_chart.chart.grab().toImage() == plain


def test_the_viewers_row_is_lit_and_first_comes_first(sheet: EndSheet) -> None:
    places = [row.row.place for row in sheet.places.rows]
    assert places == sorted(places)
    assert [row.row.seat for row in sheet.places.rows if row.is_lit] == [1]


WON, LOST, SEVERAL = "won", "lost", "several"
every_viewer = pytest.mark.parametrize("viewer", [WON, LOST, SEVERAL])


def show_for(sheet: EndSheet, viewer: str) -> None:
    """Show the end of a game with a clear winner to that person, another, or several at once."""
    match, result = next(
        (match, result)
        for match, result, _ in tellings("nyse", 4)
        if sorted(result.scores)[-1] > sorted(result.scores)[-2]
    )
    own = {WON: result.ranks.index(1), LOST: result.ranks.index(2), SEVERAL: None}[viewer]
    sheet.set_data(closing(match, result, own))


@every_viewer
@pytest.mark.parametrize("at", [1, REST - 1, REST + 1, LENGTH - 1])
def test_a_press_during_the_opening_shows_all_and_does_nothing_else(
    qtbot: QtBot, sheet: EndSheet, viewer: str, at: int
) -> None:
    asked = list[object]()
    for signal in (sheet.rematch, sheet.same_deal, sheet.lobby, sheet.look_back, sheet.save):
        signal.connect(asked.append)
    show_for(sheet, viewer)
    sheet.open()
    still = sheet.grab().toImage()
    for end in (
        lambda: sheet.press("1"),
        lambda: sheet.press("N"),
        lambda: sheet.press("Return"),
        lambda: sheet.press("Escape"),
        lambda: QTest.mouseClick(sheet.opening, Qt.MouseButton.LeftButton),
    ):
        sheet.open(moving=True)
        sheet.opening.hold(at)
        ran = sheet.opening.is_running
        end()
        assert [ran, sheet.opening.is_running, sheet.isVisible()] == [True, False, True]
        assert sheet.grab().toImage() == still
        assert sheet.focusWidget() is None or sheet.focusWidget() is sheet.places.rows[0]
    assert asked == []


@every_viewer
def test_the_result_comes_first_and_the_rest_after_it(sheet: EndSheet, viewer: str) -> None:
    show_for(sheet, viewer)
    rest = (*sheet.places.rows, *sheet.highlights.rows)
    sheet.open(moving=True)
    assert not any(part.isVisible() for part in rest), "not even in the first frame"
    sheet.opening.hold(REST - 1)
    middle = sheet.rematch_button.mapTo(sheet, sheet.rematch_button.rect().center())
    assert sheet.childAt(middle) is sheet.opening
    assert not any(part.isVisible() for part in rest)
    sheet.opening.hold(LENGTH)
    assert sheet.childAt(middle) is sheet.rematch_button
    assert all(part.isVisible() for part in rest)


@every_viewer
def test_reduced_motion_shows_a_still_of_a_win_and_else_all_at_once(
    qtbot: QtBot, sheet: EndSheet, viewer: str
) -> None:
    show_for(sheet, viewer)
    sheet.open()
    still = sheet.grab().toImage()
    sheet.look.set_reduced_motion(True)
    sheet.open(moving=True)
    assert sheet.opening.is_running == (viewer == WON)
    before = sheet.grab().toImage()
    assert (before != still) == (viewer == WON)
    assert sheet.grab().toImage() == before
    sheet.opening._still.timeout.emit()
    assert sheet.grab().toImage() == still


def test_the_page_stays_until_it_is_left(sheet: EndSheet) -> None:
    still = sheet.grab().toImage()
    sheet.open(moving=True)
    sheet.opening.hold(LENGTH)
    assert sheet.isVisible()
    assert sheet.grab().toImage() == still


def parts_of(sheet: EndSheet) -> list[QWidget]:
    return [part for part in sheet._parts if part.isVisible()]


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ((1280, 680), 1.0),
        ((1280, 690), 1.0),
        ((1920, 1036), 1.0),
        ((1920, 1036), 1.5),
        ((1280, 680), 2.0),
        ((1024, 560), 2.0),
    ],
)
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_nothing_is_cut_and_nothing_overlaps(
    qapp: QApplication,
    sheet: EndSheet,
    game_id: str,
    seats: int,
    size: tuple[int, int],
    text: float,
) -> None:
    install_language(qapp, "de")  # its texts are longer
    page = sheet.parentWidget()
    assert page is not None
    page.resize(*size)
    sheet.look.set_text_size(text)
    sheet.look.fit(page.size())
    sheet.setGeometry(page.rect())
    match, result, story = tellings(game_id, seats)[0]
    sheet.set_data(closing(match, result, story.own))
    offer = LevelOffer("alert", "able", True, 2)
    sheet.offer(NextActions(deal_number="AB12-CD34", level=offer, reached=offer.played))
    for _ in range(3):  # a layout's request may cause another
        qapp.processEvents()
    for one, other in combinations(parts_of(sheet), 2):
        assert not one.geometry().intersects(other.geometry())
    assert illegible(page) == []
    assert not any(label.text().endswith("…") for label in sheet.findChildren(QLabel))
    for button in sheet.findChildren(Button):
        assert not button.isVisible() or button.width() >= button.sizeHint().width()
    for area in (sheet._scroll, sheet.places._area):
        if text == 1 and size[0] > 1100:
            assert area.verticalScrollBar().maximum() == 0


def test_a_reader_hears_heading_places_and_sentences(sheet: EndSheet) -> None:
    closing_ = sheet._closing
    assert closing_ is not None
    assert sheet.accessibleName().startswith(closing_.heading)
    assert closing_.award.names[0] in sheet.certificate.accessibleName()
    for row in sheet.places.rows:
        assert row.row.score in row.accessibleName()
    for highlight in sheet.highlights.rows:
        assert highlight.highlight.when in highlight.accessibleName()
    assert "from" in sheet.end_chart.chart.accessibleName()


def test_an_evening_leads_on_to_its_next_game(sheet: EndSheet) -> None:
    sheet.offer(NextActions(in_evening=True))
    closing_ = sheet._closing
    assert closing_ is not None
    sheet.set_data(closing_)
    assert sheet.rematch_button.text() == "Next game of the evening"


@pytest.mark.parametrize(
    ("offer", "text", "why"),
    [
        (LevelOffer("alert", "able", True, 3), "Next level: alert bots", "able bots 3 times"),
        (LevelOffer("casual", "able", False, 3), "For practice: casual bots", "went to able bots"),
    ],
)
def test_another_level_is_one_press_away_and_the_same_table_stays_the_main_button(
    sheet: EndSheet, offer: LevelOffer, text: str, why: str
) -> None:
    asked = list[str]()
    sheet.level_wanted.connect(asked.append)
    sheet.rematch.connect(lambda: asked.append("same"))
    assert sheet.level_button.isHidden()
    sheet.offer(NextActions(level=offer, deal_number="AB12-CD34"))
    assert sheet.level_button.isVisible()
    assert sheet.level_button.text() == text
    assert why in sheet.level_button._second_line
    assert [sheet.rematch_button.property("kind"), sheet.rematch_button.text()] == [
        "primary",
        "Same again",
    ]
    assert dict(sheet.key_notes())[text] == "U"
    sheet.level_button.click()
    sheet.rematch_button.click()
    assert asked == [offer.level, "same"]
    sheet.offer(NextActions())
    assert sheet.level_button.isHidden()


def test_the_ladder_of_levels_is_shown_up_to_the_strongest_one_beaten(sheet: EndSheet) -> None:
    shown, pictures = sheet.head.ladder, []
    assert shown.isHidden()
    for level in STEPS:
        sheet.offer(NextActions(reached=level))
        assert shown.isVisible()
        assert level in shown.accessibleName()
        pictures.append(shown.grab().toImage())
    assert all(one != other for one, other in combinations(pictures, 2))
    sheet.offer(NextActions())
    assert shown.isHidden()


def test_the_way_on_tells_who_shares_the_lead_of_the_evening(sheet: EndSheet) -> None:
    names = sheet._closing.names if sheet._closing is not None else ()
    rows = tuple(SlateRow(name, ("3",), "3", True) for name in names[:2])
    sheet.show_standings(Slate(("spade",), 0, 1, rows))
    assert not sheet.rematch_button._second_line
    sheet.offer(NextActions(in_evening=True))
    assert sheet.rematch_button._second_line == f"you and {names[0]} tied on 3"


class Silent:
    """A guide who changes nothing."""

    def status(self) -> str:
        return ""

    def narrowed(self, panel: Panel) -> Panel:
        return panel


def play(table: Table) -> list[object]:
    """Play a game to its end; return its sounds."""
    heard = list[object]()
    table.page.sounded.connect(heard.append)
    table.start()
    while table.stage is not Stage.OVER:
        table.wait_for(Stage.ASKING, Stage.OVER)
        if table.stage is Stage.ASKING:
            assert table.page.end.headline == ""
            table.controller.submit(table.controller.view.legal[0])
    return heard


def test_the_bell_rings_once_however_often_the_page_is_refreshed(qtbot: QtBot) -> None:
    table = open_table(qtbot, "h")
    heard = play(table)
    table.page.presenter.refresh()
    assert heard.count(Sound.BELL) == 1
    assert table.page.end_sheet.isVisible()
    assert table.page.end.headline == table.page.end_sheet.accessibleName()
    assert table.page.bar.status.startswith("The bell has rung  ·  ")


def test_page_keys_scroll_the_closing_page_of_a_game_alone(qtbot: QtBot) -> None:
    table = open_table(qtbot, "h")
    table.look.set_text_size(1.5)
    play(table)
    sheet = table.page.end_sheet
    sheet.opening.finish()
    bar = sheet._scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    QTest.keyClick(table.page.focusWidget(), Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(table.page.focusWidget(), Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_who_comes_back_to_the_closing_page_is_at_the_ranking_again(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb")
    play(table)
    table.page.setFocus()  # as the window does
    table.page.focus_start()
    assert table.page.end_sheet.places.rows[0].hasFocus()


def test_a_closing_page_that_was_put_away_stays_away_until_it_is_asked_for(qtbot: QtBot) -> None:
    table = open_table(qtbot, "h")
    play(table)
    table.key("Esc")
    table.page.presenter.refresh()
    assert table.page.end_sheet.isHidden()
    table.page.end.open()
    assert table.page.end_sheet.isVisible()


def test_where_somebody_guides_the_end_is_told_and_not_opened(qtbot: QtBot) -> None:
    table = open_table(qtbot, "h")
    table.page.guide = Silent()
    play(table)
    assert table.page.end_sheet.isHidden()
    assert table.page.end.headline


@pytest.mark.parametrize("key", ["N", "Enter", "Space", "Esc", "D", "1"])
def test_a_key_pressed_during_the_opening_only_ends_it(qtbot: QtBot, key: str) -> None:
    table = open_table(qtbot, "hbb", pace="fast")
    asked = list[str]()
    for name in ("rematch", "same_deal", "lobby", "look_back"):
        signal = getattr(table.page.end_sheet, name)
        signal.connect(lambda *_, name=name: asked.append(name))
    table.start()
    while not table.controller.is_over:
        table.wait_for(Stage.ASKING)
        table.controller.submit(table.controller.view.legal[0])
        table.page.presenter.skip()
    table.wait_for(Stage.OVER)
    sheet = table.page.end_sheet
    qtbot.waitUntil(lambda: sheet.opening.is_running)
    table.key(key)
    assert [sheet.opening.is_running, sheet.isVisible(), asked] == [False, True, []]
    table.key("Enter", "Space")
    assert [sheet.isVisible(), asked] == [True, []]
    table.key("N")
    assert asked == ["rematch"]


@pytest.mark.parametrize(
    ("ways", "on", "out"),
    [
        (NextActions(), "Same again", "To the lobby"),
        (NextActions(in_evening=True), "Next game of the evening", "To the lobby"),
        (NextActions(in_evening=True, is_last=True), "Evening standings", "To the lobby"),
        (NextActions(to_puzzle=True), "Same again", "Back to the puzzle"),
    ],
)
def test_the_ways_on_and_out_are_named_by_where_they_lead(
    qtbot: QtBot, look: ThemeContext, ways: NextActions, on: str, out: str
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    sheet = EndSheet(look, page)
    sheet.offer(NextActions(deal_number="7QK2"))
    assert "7QK2" in sheet.same_deal_button.toolTip()
    sheet.offer(ways)
    assert (sheet.rematch_button.text(), sheet.lobby_button.text()) == (on, out)


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
