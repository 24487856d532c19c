"""Setting up a table: seats, validity, options, and everything by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from stockgames.bots.levels import STEPS
from stockgames.engine import registry
from stockgames.engine.record import SeatInfo
from stockgames.engine.registry import meta
from stockgames.evenings.person import Person
from stockgames.presentation.levels import level_name
from stockgames.ui.lobby.game_setup import BOT_NAMES, GameSetup, bot, people, person, usual_setup
from stockgames.ui.lobby.new_table import NewTable
from stockgames.ui.lobby.seats import Grip
from stockgames.ui.lobby.who_plays import FaceButton
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.fields import ComboBox, LineEdit, NameField
from stockgames.ui.widgets.frames import ScrollArea

EVERYBODY = tuple(
    Person(f"p{n}", name) for n, name in enumerate(("Ada", "Bela", "Carlo", "Ben Hur"))
)


def open_table(
    qtbot: QtBot,
    look: ThemeContext,
    setup: GameSetup | None = None,
    game_id: str = "nyse",
    *,
    names: tuple[str, ...] = ("Ada", "Bela"),
    here: tuple[str, ...] = (),
    known: tuple[Person, ...] = EVERYBODY,
) -> NewTable:
    game = meta(game_id)
    setup = setup or usual_setup(game, names, "casual")
    page = NewTable(look, game, setup, level="casual", names=names, known=known, here=here)
    qtbot.addWidget(page)
    page.resize(QSize(1280, 720))
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    return page


@pytest.fixture
def page(qtbot: QtBot, look: ThemeContext) -> NewTable:
    return open_table(qtbot, look)


def child(page: NewTable, kind: type[Any], name: str) -> Any:
    found = page.findChild(kind, name)
    assert found is not None, name
    return found


def click(page: NewTable, name: str) -> None:
    QTest.mouseClick(child(page, QAbstractButton, name), Qt.MouseButton.LeftButton)


def test_play_hands_over_what_was_wished(qtbot: QtBot, page: NewTable) -> None:
    child(page, LineEdit, "seat-2-name").setText(" Zoe ")
    combo = child(page, ComboBox, "seat-3-player")
    combo.setCurrentIndex(combo.findData("human"))
    first = child(page, ComboBox, "first-seat")
    first.setCurrentIndex(2)
    child(page, SegmentRow, "handover").set_value("peek")
    child(page, SegmentRow, "nyse-hands").set_value("concealed")
    with qtbot.waitSignal(page.play) as asked:
        click(page, "start-table")
    setup = asked.args[0]
    assert [seat.name for seat in setup.seats] == ["Ada", "Zoe", "Robin", "Dmitri"]
    assert [seat.is_human for seat in setup.seats] == [True, False, True, False]
    assert (setup.first, setup.handover) == (1, "peek")
    assert setup.options == {"board": [1, 2, 3, 5, 4, 2], "hands": "concealed"}


def test_a_person_in_a_bots_place_is_not_called_like_the_bot(page: NewTable) -> None:
    """That name would be saved as the person's own, and used at the next table."""
    own = {"seat-2": "", "seat-3": "Clara"}
    for seat, typed in own.items():
        field = child(page, LineEdit, f"{seat}-name")
        if typed:
            field.selectAll()
            QTest.keyClicks(field, typed)
        combo = child(page, ComboBox, f"{seat}-player")
        combo.setCurrentIndex(combo.findData("human"))
        assert field.text() == typed
        assert typed or field.placeholderText() not in (*BOT_NAMES, "")


@pytest.mark.parametrize("name", ["ada", "CLARA"])
def test_a_doubled_name_is_said_and_stops_play(qtbot: QtBot, page: NewTable, name: str) -> None:
    child(page, LineEdit, "seat-2-name").setText(name)
    message = child(page, QLabel, "message")
    assert message.text()
    with qtbot.assertNotEmitted(page.play):
        click(page, "start-table")
        QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert page.focusWidget().objectName() in ("seat-2-name", "seat-3-name")
    child(page, LineEdit, "seat-2-name").setText("Somebody else")
    assert not message.text()


@pytest.mark.parametrize("name", ["", "   "])
def test_a_name_left_empty_becomes_one_that_nobody_bears(page: NewTable, name: str) -> None:
    click(page, "preset-people-4")
    for seat in (1, 3, 4):
        child(page, LineEdit, f"seat-{seat}-name").setText(name)
    shown = [child(page, LineEdit, f"seat-{seat}-name").placeholderText() for seat in (1, 3, 4)]
    names = [seat.name for seat in page.chosen_setup().seats]
    assert names[1] == "Bela"
    assert [names[0], *names[2:]] == shown
    assert len({name.casefold() for name in names}) == 4


def test_seats_stay_within_the_range_of_the_game(page: NewTable) -> None:
    add = child(page, QPushButton, "add-seat")
    for _ in range(6):
        assert add.isEnabled()
        add.click()
    assert not add.isEnabled()
    assert len(page.chosen_setup().seats) == 10
    for _ in range(9):
        click(page, "seat-1-remove")
    assert len(page.chosen_setup().seats) == 1
    assert not child(page, QPushButton, "seat-1-remove").isEnabled()


def test_a_fixed_number_of_seats_is_kept(qtbot: QtBot, look: ThemeContext) -> None:
    """Beside each of Stock Exchange's eight seats there was a cross that did nothing."""
    page = open_table(qtbot, look, game_id="stock-exchange")
    assert not child(page, QPushButton, "add-seat").isVisible()
    assert not any(child(page, QPushButton, f"seat-{n}-remove").isVisible() for n in range(1, 9))
    assert len(page.chosen_setup().seats) == 8


def test_new_seats_get_new_names(page: NewTable) -> None:
    click(page, "add-seat")
    names = [seat.name for seat in page.chosen_setup().seats]
    assert len(set(names)) == 5


def names_of(page: NewTable) -> list[str]:
    return [seat.name for seat in page.chosen_setup().seats]


def test_a_seat_is_moved_by_keys_and_keeps_the_keyboard(page: NewTable) -> None:
    child(page, Grip, "seat-3-move").setFocus()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Up)
    assert names_of(page) == ["Ada", "Clara", "Bruno", "Dmitri"]
    assert page.focusWidget().objectName() == "seat-2-move"
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Up)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Up)
    assert names_of(page) == ["Clara", "Ada", "Bruno", "Dmitri"]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    assert names_of(page) == ["Ada", "Clara", "Bruno", "Dmitri"]


def test_a_seat_is_dragged_over_two_others(page: NewTable) -> None:
    grip = child(page, Grip, "seat-1-move")
    start = grip.rect().center()
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=start)
    step = grip.parentWidget().height()
    for _ in range(4):  # the grip moves along, so each step starts from its middle
        QTest.mouseMove(grip, start + QPoint(0, step // 2))
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton, pos=start)
    assert names_of(page) == ["Bruno", "Clara", "Ada", "Dmitri"]


def test_a_press_on_a_portrait_gives_a_chair_and_takes_it_back(page: NewTable) -> None:
    face = child(page, FaceButton, "face-p2")
    assert not face.isChecked()
    click(page, "face-p2")
    assert names_of(page) == ["Ada", "Carlo", "Clara", "Dmitri"]
    assert [seat.is_human for seat in page.chosen_setup().seats] == [True, True, False, False]
    assert face.isChecked()
    click(page, "face-p2")
    assert [seat.is_human for seat in page.chosen_setup().seats] == [True, False, False, False]
    assert not face.isChecked()


def test_first_letters_show_whom_they_may_mean_and_enter_seats_them(page: NewTable) -> None:
    field = child(page, NameField, "who-plays")
    field.setFocus()
    QTest.keyClicks(field, "h")
    assert [f.name for f in page.findChildren(FaceButton) if f.isVisible()] == ["Ben Hur"]
    field.clear()
    QTest.keyClicks(field, "be")
    shown = [face.name for face in page.findChildren(FaceButton) if face.isVisible()]
    assert shown == ["Bela", "Ben Hur"]
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert names_of(page)[:2] == ["Ada", "Bela"]
    QTest.keyClicks(field, "Newcomer, carlo")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert names_of(page) == ["Ada", "Bela", "Newcomer", "Carlo"]
    QTest.keyClicks(field, "newcomer, carlo")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert names_of(page) == ["Ada", "Bela", "Newcomer", "Carlo"], "who sits already stays"


def test_one_press_seats_all_here_and_bots_fill_the_rest(qtbot: QtBot, look: ThemeContext) -> None:
    here = ("Bela", "Carlo", "Ada")
    page = open_table(qtbot, look, game_id="stock-exchange", here=here)
    click(page, "everyone-here")
    seats = page.chosen_setup().seats
    assert [seat.name for seat in seats if seat.is_human] == ["Bela", "Carlo", "Ada"]
    assert len(seats) == 8
    page = open_table(qtbot, look, here=here)
    click(page, "everyone-here")
    assert names_of(page) == ["Bela", "Carlo", "Ada"]


def test_where_nobody_is_here_the_same_people_as_last_time_sit_down_at_one_press(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page = NewTable(
        look,
        meta("nyse"),
        usual_setup(meta("nyse"), (), "casual"),
        level="casual",
        known=EVERYBODY,
        here=("Ada",),
        last=("Carlo", "Ada"),
    )
    qtbot.addWidget(page)
    page.show()
    button = child(page, QPushButton, "everyone-here")
    assert button.text() == "The same two as last time"
    assert button.toolTip() == "Carlo and Ada"
    click(page, "everyone-here")
    assert names_of(page) == ["Carlo", "Ada"]


def test_who_finds_no_chair_is_named(qtbot: QtBot, look: ThemeContext) -> None:
    page = open_table(qtbot, look, game_id="portfolio", here=tuple("ABCDEFG"))
    click(page, "everyone-here")
    assert names_of(page) == list("ABCDE")
    assert "F and G" in child(page, QLabel, "message").text()
    click(page, "face-p0")
    assert names_of(page) == list("ABCDE")
    assert "Ada" in child(page, QLabel, "message").text()


def test_all_bots_get_one_level(page: NewTable) -> None:
    field = child(page, ComboBox, "all-bots")
    assert field.currentIndex() == STEPS.index("casual")
    who = child(page, ComboBox, "seat-2-player")
    who.setCurrentIndex(who.findData("bot:sleepy"))
    assert field.currentIndex() == -1
    field.activated.emit(STEPS.index("shrewd"))
    assert [seat.level for seat in page.chosen_setup().seats] == ["", *["shrewd"] * 3]
    click(page, "add-seat")
    assert page.chosen_setup().seats[-1].level == "shrewd"
    click(page, "preset-alone")
    assert not field.isVisible()


def test_the_room_says_what_the_number_beside_a_level_is(page: NewTable) -> None:
    field = child(page, ComboBox, "all-bots")
    told = child(page, QLabel, "what-a-rating-is")
    assert not told.isVisible()
    click(page, "more")
    assert any(character.isdigit() for character in field.itemText(STEPS.index("shrewd")))
    assert "strength" in told.text()
    assert told.isVisible()
    click(page, "preset-alone")
    assert not told.isVisible()


def test_an_older_level_stays_until_another_is_chosen(qtbot: QtBot, look: ThemeContext) -> None:
    seats = (person("Ada"), bot("Bruno", "careless"), bot("Clara", "careless"))
    page = open_table(qtbot, look, GameSetup("nyse", seats))
    field = child(page, ComboBox, "all-bots")
    assert field.currentText() == level_name("careless")
    assert page.chosen_setup().seats[1:] == seats[1:]
    field.activated.emit(STEPS.index("shrewd"))
    assert [seat.level for seat in page.chosen_setup().seats] == ["", "shrewd", "shrewd"]


def test_handing_over_is_asked_only_of_two_people_and_more(page: NewTable) -> None:
    handover, note = child(page, SegmentRow, "handover"), child(page, QLabel, "alone-note")
    assert not handover.isVisible()
    assert note.isVisible()
    click(page, "preset-people-2")
    assert handover.isVisible()
    assert not note.isVisible()


def test_everything_wished_before_is_shown_again(qtbot: QtBot, look: ThemeContext) -> None:
    options = {"board": [5, 4, 3, 2, 2, 1], "hands": "concealed"}
    setup = GameSetup("nyse", people(("Ada", "Bela"), 2), options, 1, "trusting")
    assert open_table(qtbot, look, setup).chosen_setup() == setup


def test_alone_one_is_not_asked_who_starts_or_sees_hands(qtbot: QtBot, look: ThemeContext) -> None:
    page = open_table(qtbot, look, GameSetup("nyse", people(("Ada",), 1)))
    asked = child(page, ComboBox, "first-seat"), child(page, SegmentRow, "nyse-hands")
    assert not any(one.isVisible() for one in asked)
    click(page, "add-seat")
    assert all(one.isVisible() for one in asked)


def test_a_removed_starter_gives_the_start_back_to_the_draw(page: NewTable) -> None:
    child(page, ComboBox, "first-seat").setCurrentIndex(4)
    assert page.chosen_setup().first == 3
    click(page, "seat-4-remove")
    assert page.chosen_setup().first is None


def test_control_enter_plays_from_a_name(qtbot: QtBot, page: NewTable) -> None:
    field = child(page, LineEdit, "seat-1-name")
    field.setFocus()
    with qtbot.waitSignal(page.play):
        QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_escape_goes_back(qtbot: QtBot, page: NewTable) -> None:
    page.focus_start()
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)


def test_nothing_is_peeked_at_where_all_choose_at_once(qtbot: QtBot, look: ThemeContext) -> None:
    page = open_table(qtbot, look, game_id="exchange")
    click(page, "preset-people-4")
    handover = child(page, SegmentRow, "handover")
    notes = set()
    for way in ("curtain", "trusting"):
        handover.segment(way).click()
        assert page.chosen_setup().handover == way
        notes |= {label.text() for label in page.findChildren(QLabel, "handover-note")}
    assert len(notes) == 2
    with pytest.raises(KeyError):
        handover.segment("peek")
    assert not child(page, ComboBox, "first-seat").isVisible()


def test_peeking_is_offered_where_one_plays_after_the_other(page: NewTable) -> None:
    click(page, "preset-people-2")
    handover = child(page, SegmentRow, "handover")
    handover.segment("peek").click()
    assert page.chosen_setup().handover == "peek"
    assert child(page, ComboBox, "first-seat").isVisible()


def test_a_way_the_game_has_not_becomes_the_usual_one(qtbot: QtBot, look: ThemeContext) -> None:
    setup = GameSetup("exchange", people(("Ada",), 3), handover="peek")
    page = open_table(qtbot, look, setup, "exchange")
    assert page.chosen_setup().handover == "curtain"


def test_a_bot_gets_the_character_that_was_chosen(page: NewTable) -> None:
    field = child(page, ComboBox, "seat-2-character")
    field.setCurrentIndex(field.findData("spiteful"))
    child(page, LineEdit, "seat-2-name").setText("Somebody")
    assert field.toolTip()
    assert page.chosen_setup().seats[1] == SeatInfo(
        name="Somebody", player="bot:casual", x_character="spiteful"
    )
    field.setCurrentIndex(field.findData("even"))
    assert page.chosen_setup().seats[1].x_character is None


def test_who_has_no_character_is_not_asked_for_one(qtbot: QtBot, look: ThemeContext) -> None:
    seats = (person("Ada"), bot("Bruno", "casual"), bot("Clara", "random"))
    page = open_table(qtbot, look, GameSetup("nyse", seats))
    character = child(page, ComboBox, "seat-2-character")
    who = child(page, ComboBox, "seat-2-player")
    assert character.isVisible()
    assert not child(page, ComboBox, "seat-3-character").isVisible()
    who.setCurrentIndex(who.findData("human"))
    assert not character.isVisible()
    assert page.chosen_setup().seats[1].x_character is None


def test_characters_come_back_and_move_with_their_seats(qtbot: QtBot, look: ThemeContext) -> None:
    seats = (*people(("Ada",), 1), bot("Dmitri", "shrewd"), bot("Emil", "shrewd"))
    page = open_table(qtbot, look, GameSetup("nyse", seats))
    assert page.chosen_setup().seats == seats
    QTest.keyClick(child(page, Grip, "seat-2-move"), Qt.Key.Key_Down)
    assert page.chosen_setup().seats == (seats[0], seats[2], seats[1])


@pytest.mark.parametrize("level", ["random", "shrewd"])  # without a character, and with one
@pytest.mark.parametrize("language", ["en", "de"])
def test_ten_seats_fit_a_small_window_unscrolled(qtbot: QtBot, language: str, level: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    install_language(app, language)
    look = ThemeContext(EVENING)
    look.fit(QSize(1280, 720))
    setup = GameSetup("nyse", tuple(bot(f"Nr {i}", level) for i in range(10)))
    page = open_table(qtbot, look, setup)
    areas = page.findChildren(ScrollArea)
    assert areas
    assert [area.verticalScrollBar().maximum() for area in areas] == [0] * len(areas)


def test_a_deal_number_is_handed_over_and_a_wrong_one_stops(qtbot: QtBot, page: NewTable) -> None:
    field, note = child(page, LineEdit, "deal"), child(page, QLabel, "deal-note")
    assert not note.isVisible()
    field.setText("7qk2-m9xd-!")
    with qtbot.assertNotEmitted(page.play):
        click(page, "start-table")
    assert field.hasFocus()
    assert child(page, QLabel, "message").text()
    field.setText("7qk2 m9xd")
    assert note.isVisible()
    assert not child(page, QLabel, "message").text()
    assert page.chosen_setup().deal == "7QK2M9XD"
    field.clear()
    assert page.chosen_setup().deal == ""


def test_faces_of_the_house_are_scrolled_downwards_alone(qtbot: QtBot, look: ThemeContext) -> None:
    """At 1280 by 720 there was a second scroll bar below ten portraits, with a white corner."""
    known = tuple(Person(f"p{n}", f"Nobody {n}") for n in range(18))
    look.fit(QSize(1280, 720))
    page = open_table(qtbot, look, known=known)
    face = child(page, FaceButton, "face-p0")
    areas = [one for one in page.findChildren(ScrollArea) if one.isAncestorOf(face)]
    area = min(areas, key=ScrollArea.width)
    qtbot.waitUntil(area.verticalScrollBar().isVisible)
    assert not area.horizontalScrollBar().isVisible()


@pytest.mark.parametrize("game_id", registry.game_ids())
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_in_the_smallest_window_nothing_is_cut_at_the_side(
    qtbot: QtBot, game_id: str, language: str, text: float
) -> None:
    """With text of twice the size, the page was wider than the window."""
    look = ThemeContext(EVENING)
    look.fit(QSize(1024, 600))
    look.set_text_size(text)
    page = open_table(qtbot, look, game_id=game_id)
    page.resize(1024, 600)
    for _ in range(3):
        QApplication.processEvents()
    assert page.size() == QSize(1024, 600)
    for area in page.findChildren(ScrollArea):
        assert area.horizontalScrollBar().maximum() == 0
