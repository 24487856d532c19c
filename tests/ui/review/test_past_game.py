"""Games of the past: their page, list, rows, words and filters."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QCoreApplication, QDateTime, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.ui.review import past_list as words
from stockgames.ui.review.past_list import OfEvening, PastGameState, PastList, PastModel, Wanted
from stockgames.ui.review.past_page import PastFilters, PastPage
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import sized
from tests.ui.review.games import ADA, ZOE, game

NOW = datetime(2031, 5, 6, 12, tzinfo=UTC)
EVENING = OfEvening(3, "Ada's birthday", "2031-05-04T17:00:00Z")


def test_people_and_winners() -> None:
    assert game().people == ("Ada", "Zoë")
    assert game().winners == ("Bruno",)
    assert game(seats=(ADA,)).winners == ()


@pytest.mark.parametrize(
    ("begun", "played", "minutes"),
    [
        ("2031-05-04T18:30:00Z", "2031-05-04T18:42:10Z", 12),
        ("2031-05-04T18:30:00Z", "2031-05-04T18:29:00Z", 0),
        ("yesterday", "2031-05-04T18:42:10Z", 0),
        ("2031-05-04T18:30:00Z", "2031-05-04T18:42:10", 0),
        ("", "", 0),
    ],
)
def test_minutes_are_told_where_both_are_times(begun: str, played: str, minutes: int) -> None:
    assert game(begun=begun, played=played).minutes == minutes


@pytest.mark.parametrize(
    ("wanted", "is_taken"),
    [
        (Wanted(), True),
        (Wanted(text="zoË nyse"), True),
        (Wanted(text="bruno"), True),
        (Wanted(text="birth"), True),
        (Wanted(text="ada emil"), False),
        (Wanted(game_id="nyse"), True),
        (Wanted(game_id="exchange"), False),
        (Wanted(person="Zoë"), True),
        (Wanted(person="Bruno"), False),
        (Wanted(evening=3), True),
        (Wanted(evening=4), False),
        (Wanted(days=7), True),
        (Wanted(days=1), False),
    ],
)
def test_a_game_is_found_by_all_that_is_wanted(wanted: Wanted, is_taken: bool) -> None:
    assert wanted.takes(game(evening=EVENING), NOW) == is_taken


def test_a_game_without_an_evening_or_a_time_is_found_by_neither() -> None:
    assert not Wanted(evening=3).takes(game(), NOW)
    assert not Wanted(days=7).takes(game(played="?"), NOW)
    assert Wanted(text="nyse").takes(game(), NOW)


def make(qtbot: QtBot, look: ThemeContext, count: int) -> PastList:
    model = PastModel()
    model.add([game(row) for row in range(count)])
    found = PastList(look, model)
    model.setParent(found)
    qtbot.addWidget(found)
    found.resize(QSize(900, 400))
    found.show()
    return found


def test_keys_walk_to_both_ends_of_many_games(qtbot: QtBot, look: ThemeContext) -> None:
    found = make(qtbot, look, 2_000)
    found.choose(0)
    for key, row in ((Qt.Key.Key_End, 1_999), (Qt.Key.Key_Up, 1_998), (Qt.Key.Key_Home, 0)):
        QTest.keyClick(found, key)
        chosen = found.chosen()
        assert chosen is not None
        assert chosen.row == row


def test_the_choice_stays_in_the_list(qtbot: QtBot, look: ThemeContext) -> None:
    found = make(qtbot, look, 2)
    found.choose(9)
    chosen = found.chosen()
    assert chosen is not None
    assert chosen.row == 1


def test_a_press_beside_the_games_chooses_nothing_else(qtbot: QtBot, look: ThemeContext) -> None:
    found = make(qtbot, look, 1)
    found.choose(0)
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 390))
    assert found.chosen() is not None


HALF_PAST_SIX = QDateTime.fromString("2031-06-04T18:30:00Z", Qt.DateFormat.ISODate)


def test_outcome_names_whoever_won() -> None:
    assert words.outcome(game()) == "Won by Bruno"
    assert words.outcome(game(seats=(ADA,))) == "Played solo"
    assert words.outcome(game(state=PastGameState.RUNNING)) == "Saved, still in progress"
    assert words.outcome(game(state=PastGameState.UNREADABLE)) == "Unreadable"


def test_the_people_who_did_not_win_have_their_places_told_in_order() -> None:
    assert words.places(game(seats=(ZOE, ADA))) == "Ada 2nd, Zoë 3rd"
    assert words.places(game(seats=(ADA,) * 0)) == ""


def test_length_tells_minutes_of_one_sitting_only() -> None:
    assert words.length(game()) == "34 moves · 12 min"
    assert words.length(game(played="2031-05-06T18:42:10Z")) == "34 moves"
    assert words.length(game(moves=1, played="?")) == "one move"


def test_a_game_without_a_title_is_a_game() -> None:
    assert words.title(game(title="")) == "A game"


def test_an_evening_without_a_name_has_its_day() -> None:
    assert words.evening_name(OfEvening(1, "", "2031-05-04T17:00:00Z")) == "Evening of Sun 4 May"
    assert words.evening_name(OfEvening(1, "Birthday", "")) == "Birthday"


def test_a_screen_reader_hears_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = words.spoken(game(evening=OfEvening(1, "Birthday", "")), HALF_PAST_SIX)
    for part in ("NYSE", "Ada, Zoë and one bot", "Won by Bruno", "Birthday", "34 moves"):
        assert part in spoken


def make_filters(qtbot: QtBot, look: ThemeContext) -> PastFilters:
    filters = PastFilters(look)
    qtbot.addWidget(filters)
    return filters


def test_people_and_evenings_of_games_that_were_read_are_offered_once(
    qtbot: QtBot, look: ThemeContext
) -> None:
    filters = make_filters(qtbot, look)
    birthday = OfEvening(4, "Birthday", "2031-05-04T17:00:00Z")
    filters.learn([game(1), game(2, evening=birthday)])
    filters.learn([game(3, evening=birthday, seats=(ADA,))])
    assert [filters.person.itemText(i) for i in range(3)] == ["Anyone", "Ada", "Zoë"]
    assert [filters.evening.itemText(i) for i in range(2)] == ["Any evening", "Birthday"]
    assert filters.person.count() == 3


def test_each_control_says_what_is_wanted(qtbot: QtBot, look: ThemeContext) -> None:
    filters = make_filters(qtbot, look)
    filters.learn([game(1, evening=OfEvening(4, "Birthday", ""))])
    found: list[Wanted] = []
    filters.changed.connect(found.append)
    filters.field.setText(" ada ")
    filters.game.set_value("exchange")
    filters.person.setCurrentIndex(2)
    filters.evening.setCurrentIndex(1)
    filters.time.setCurrentIndex(1)
    assert found[-1] == Wanted("ada", "exchange", "Zoë", 4, 7)
    assert len(found) == 5
    filters.want_everything()
    assert found[5:] == [Wanted()]


def test_what_was_chosen_stays_as_people_are_learned(qtbot: QtBot, look: ThemeContext) -> None:
    filters = make_filters(qtbot, look)
    filters.learn([game(1)])
    filters.person.setCurrentIndex(1)
    filters.learn([game(2, seats=(ADA,)), game(3, seats=())])
    assert filters.wanted().person == "Ada"


def rows(model: PastModel) -> list[int]:
    return [each.row for each in model.shown]


def test_games_stand_in_the_order_in_which_they_come() -> None:
    model = PastModel()
    model.add([game(3), game(2)])
    model.add([game(1)])
    assert rows(model) == [3, 2, 1]
    assert model.rowCount() == 3


def test_games_that_come_later_are_shown_only_if_they_are_wanted() -> None:
    model = PastModel()
    model.add([game(3), game(2, game_id="exchange")])
    model.look_for(Wanted(game_id="exchange"))
    assert rows(model) == [2]
    model.add([game(1, game_id="exchange"), game(0)])
    assert rows(model) == [2, 1]
    model.look_for(Wanted())
    assert rows(model) == [3, 2, 1, 0]


def test_a_game_that_is_removed_is_gone_even_if_it_is_not_shown() -> None:
    model = PastModel()
    model.add([game(2), game(1, game_id="exchange")])
    model.look_for(Wanted(game_id="nyse"))
    model.drop(1)
    model.drop(2)
    assert rows(model) == []
    model.look_for(Wanted())
    assert rows(model) == []


def test_views_get_the_game_and_readers_a_sentence() -> None:
    model = PastModel()
    model.add([game(5)])
    index = model.index(0, 0)
    assert index.data(Qt.ItemDataRole.UserRole) == game(5)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith("NYSE, Ada, Zoë and one bot")
    assert index.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.game(model.index(7, 0)) is None


@pytest.fixture
def page(qtbot: QtBot, look: ThemeContext) -> PastPage:
    page = sized(qtbot, PastPage(look), QSize(1280, 720))
    look.fit(page.size())
    games = [game(5), game(4, game_id="exchange", title="Exchange"), game(3)]
    running = game(2, state=PastGameState.RUNNING, shows=False)
    page.add([*games, running, game(1, state=PastGameState.UNREADABLE, shows=False)], is_read=True)
    page.show()
    page.activateWindow()
    page.focus_start()
    return page


def press(page: PastPage, *keys: Qt.Key) -> None:
    for key in keys:
        held = page.focusWidget()
        assert held is not None
        QTest.keyClick(held, key)


def test_running_games_go_on_and_unreadable_ones_are_removed(qtbot: QtBot, page: PastPage) -> None:
    press(page, Qt.Key.Key_End, Qt.Key.Key_Return)
    assert not page.open_button.isEnabled()
    assert not page.save_button.isEnabled()
    assert page.remove_button.isEnabled()
    with qtbot.waitSignal(page.resumed) as resumed:
        press(page, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert resumed.args == [2]


def test_a_running_game_to_be_looked_at_has_a_button(qtbot: QtBot, page: PastPage) -> None:
    assert not page.look_button.isVisible()
    page.add([game(0, state=PastGameState.RUNNING)], is_read=True)
    page.list.choose(5)
    assert page.open_button.text() == "Continue"
    with qtbot.waitSignal(page.looked_back) as looked:
        page.look_button.click()
    assert looked.args == [0]


def test_delete_asks_and_enter_keeps(qtbot: QtBot, page: PastPage) -> None:
    with qtbot.assertNotEmitted(page.removed), qtbot.assertNotEmitted(page.looked_back):
        press(page, Qt.Key.Key_Delete)
        assert page.remove_button.text() == "Delete for good"
        press(page, Qt.Key.Key_Return)
    assert page.remove_button.text() == "Delete…"


def test_who_says_so_twice_removes_it(qtbot: QtBot, page: PastPage) -> None:
    press(page, Qt.Key.Key_Delete)
    with qtbot.waitSignal(page.removed) as removed:
        page.remove_button.click()
    assert removed.args == [5]
    page.drop(5)
    chosen = page.list.chosen()
    assert chosen is not None
    assert chosen.row == 4


def test_the_question_goes_with_the_game(page: PastPage) -> None:
    press(page, Qt.Key.Key_Delete)
    page.list.choose(1)
    assert page.remove_button.text() == "Delete…"


def test_letters_begin_a_search_and_escape_ends_it_first(qtbot: QtBot, page: PastPage) -> None:
    press(page, Qt.Key.Key_E)
    QTest.keyClicks(page.filters.field, "xch")
    assert [each.row for each in page.model.shown] == [4]
    assert page.filters.count.text() == "1 of 5 games"
    with qtbot.assertNotEmitted(page.back):
        page._head.back.emit()
    assert len(page.model.shown) == 5
    with qtbot.waitSignal(page.back):
        page._head.back.emit()


def test_while_games_are_read_the_page_says_so(page: PastPage) -> None:
    page.add([game(0)], is_read=False)
    assert page.filters.count.text() == "6 games so far…"


def test_nothing_can_be_pressed_where_nothing_was_played(qtbot: QtBot, look: ThemeContext) -> None:
    page = PastPage(look)
    qtbot.addWidget(page)
    page.add([], is_read=True)
    assert page.filters.count.text() == "no games"
    for button in (page.open_button, page.save_button, page.remove_button):
        assert not button.isEnabled()


def test_the_key_that_removes_is_named_in_the_language_spoken(
    page: PastPage, qapp: QCoreApplication
) -> None:
    install_language(qapp, "de")
    qapp.processEvents()
    assert page.remove_button.key() == "Entf"
