"""The evening page alone: what is shown when, its input, and that all of it can be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTime
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from stockgames.bots.levels import STEPS
from stockgames.evenings.evening import Act, Evening
from stockgames.evenings.facts import PageFacts, page_facts
from stockgames.evenings.person import Person
from stockgames.evenings.standing import average
from stockgames.lab.gallery import evening_samples as samples
from stockgames.presentation.faces import choices
from stockgames.ui.evening.page import EveningPage, OptionsSheet
from stockgames.ui.evening.words import before_the_bell, clock_text, title
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.fields import ComboBox
from stockgames.ui.widgets.labels import ShortLabel
from stockgames.ui.window.commands import page_shortcuts
from tests.evenings.gatherings import SEATS, gather, of_the_picture, play_next
from tests.evenings.test_facts import facts_of
from tests.ui.evening.conftest import Show
from tests.ui.finding import child, on_screen
from tests.ui.legible import illegible
from tests.ui.painted_texts import painted_on


def press(page: EveningPage, name: str) -> None:
    button = child(page, Button, name)
    assert button.isVisible()
    button.click()


def edited(
    qtbot: QtBot, page: EveningPage, evening: Evening, does: Callable[[], object]
) -> Evening:
    """Return the evening with the change that something on its page asks for."""
    with qtbot.waitSignal(page.edited) as asked:
        does()
    changed = asked.args[0](evening)
    assert isinstance(changed, Evening)
    return changed


def told(widget: QWidget) -> list[str]:
    """Return what the labels in a widget say."""
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def test_nobody_is_here_yet(show: Show) -> None:
    page = show(gather(0, "nyse"))
    assert page.people.isVisible()
    assert page.focusWidget() is page.people.field
    assert not page.begin.isVisible()


def test_a_game_can_begin_by_enter_from_anywhere(qtbot: QtBot, show: Show) -> None:
    page = show(of_the_picture())
    assert page.focusWidget() is page.begin
    assert page.chairs.isVisible()
    for widget in (page, page.programme.rows[2]):
        widget.setFocus()
        with qtbot.waitSignal(page.begin_requested) as asked:
            QTest.keyClick(widget, Qt.Key.Key_Return)
        assert asked.args == [3]


def test_the_same_people_as_last_time_come_at_one_press_until_a_game_was_played(
    qtbot: QtBot, show: Show
) -> None:
    def with_last(evening: Evening) -> PageFacts:
        return replace(facts_of(evening), last=("ada", "bela"))

    page = show(gather(0, "nyse", "nyse"))
    assert not page.people.same.isVisible(), "nobody has played together"
    page.show_facts(with_last(gather(0, "nyse", "nyse")))
    before = gather(0, "nyse")
    assert edited(qtbot, page, before, page.people.same.click).present == ("ada", "bela")
    page.show_facts(with_last(gather(1, "nyse", "nyse")))
    assert page.people.same.isVisible(), "one is missing"
    page.show_facts(with_last(play_next(gather(1, "nyse", "nyse").come("bot-like"))))
    assert not page.people.same.isVisible()


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_game_that_was_broken_off_is_gone_on_with_at_one_press(
    qtbot: QtBot, show: Show, look: ThemeContext, text: float
) -> None:
    look.set_text_size(text)
    evening = play_next(gather(3, "nyse", "exchange", "nyse"))
    act = evening.next
    assert act is not None
    broken = evening.begin(act.number, ("p0", "p1", "p2"), row=7, at="").break_off(act.number)
    waiting = facts_of(broken, frozenset({7}))
    page = show(waiting)
    assert page.begin.text() == "Continue Exchange"
    if text == 1.0:
        look.fit(with_title_bar := QSize(1280, 690))
        page.resize(with_title_bar)
        assert page.whole_size().height() <= page.height(), "nothing scrolls"
    with qtbot.waitSignal(page.resumed) as resumed:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert resumed.args == [act.number, False]
    lines = [first for first, _ in before_the_bell(waiting)]
    assert lines[0] == "Exchange was left unfinished"
    assert set(lines) <= set(told(page.notes))
    with qtbot.waitSignal(page.begin_requested) as asked:
        press(page, "begin-instead")
    assert asked.args == [3]
    page.show_facts(facts_of(broken.drop(3), frozenset({7})))
    assert page.begin.text() == "Continue Exchange", "the last game waits, too"
    assert "That's the whole programme" not in told(page)
    assert not any("after the last game" in words for words in told(page))


def test_an_evening_is_ended_left_and_reopened(qtbot: QtBot, show: Show) -> None:
    played = play_next(gather(2, "nyse"))
    page = show(played)
    ended = edited(qtbot, page, played, page.begin.click)
    assert ended.ended
    page.show_facts(facts_of(ended))
    page.reveal_all()
    with qtbot.waitSignal(page.left):
        page.begin.click()
    assert not edited(qtbot, page, ended, lambda: press(page, "end-evening")).ended
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_late_comers_may_start_on_nothing(qtbot: QtBot, show: Show) -> None:
    page = show(of_the_picture())
    press(page, "who-is-here")
    assert page.people.isVisible()
    row = child(page.people, SegmentRow, "late-start")
    evening = of_the_picture()
    came = edited(qtbot, page, evening, lambda: press(page, "person-ghost"))
    assert came.guests[-1].start == 10
    page.show_facts(facts_of(evening))
    row.segment("nothing").click()
    with qtbot.waitSignal(page.named) as named:
        QTest.keyClicks(page.people.field, "Greta")
        QTest.keyClick(page.people.field, Qt.Key.Key_Return)
    assert named.args == ["Greta", True]
    came = edited(qtbot, page, evening, lambda: press(page, "person-ghost"))
    assert came.guests[-1].person == "ghost"
    assert came.guests[-1].start == 0
    page.show_facts(facts_of(evening))
    gone = edited(qtbot, page, evening, lambda: press(page, "person-bela"))
    assert "bela" not in gone.present


# Time


def test_the_clock_tells_when_the_games_would_be_over(qtbot: QtBot, show: Show) -> None:
    open_end, until = (gather(2, "nyse", "nyse").be_over_by(time) for time in ("", "00:30"))
    page = show(open_end)
    expected = (
        (open_end, QTime(23, 30), "Done by 00:10: 40 minutes to come"),
        (until, QTime(23, 30), "Done by 00:10: 20 minutes to spare"),
        (until, QTime(23, 55), "Done by 00:35: 5 minutes over"),
        (gather(2, "nyse").end(), QTime(23, 30), "23:30"),
    )
    for evening, time, name in expected:
        page.clock.show_facts(facts_of(evening))
        page.clock.set_time(time)
        assert page.clock.accessibleName() == name
    page.show_facts(facts_of(until))
    actions = page.clock.menu().actions()
    assert [action.text() for action in actions][:3] == ["All night", "Until 00:00", "Until 00:30"]
    assert [action.text() for action in actions if action.isChecked()] == ["Until 00:30"]
    assert edited(qtbot, page, until, actions[1].trigger).until == "00:00"
    assert edited(qtbot, page, until, actions[0].trigger).until == ""


def test_the_ribbon_ends_when_its_line_says_so(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = gather(2, "nyse", "nyse", "nyse", "nyse").be_over_by("")
    act = evening.next
    assert act is not None
    begun = evening.begin(act.number, ("p0", "p1"), row=None, at="2026-11-17T20:20:45Z")
    over = begun.finish(act.number, (1, 2), (2, 1), at="2026-11-17T20:26:00Z")
    page = show(over)
    began = QTime.fromString(clock_text("2026-11-17T20:20:45Z"), "HH:mm")
    for seconds in range(0, 300, 37):
        now = began.addSecs(600 + seconds)
        page.clock.set_time(now)
        end = now.addSecs(60 * facts_of(over).minutes_left).toString("HH:mm")
        assert end in painted_on(page.programme, monkeypatch)
        assert any(words.startswith(f"Done by {end}") for words in told(page.programme))


# The programme


@pytest.mark.parametrize("reduced", [False, True])
def test_games_make_room_for_one_that_is_carried(
    qtbot: QtBot, show: Show, look: ThemeContext, reduced: bool
) -> None:
    look.set_reduced_motion(reduced)
    evening = gather(2, "nyse", "portfolio", "nyse")
    page = show(evening)
    rows = page.programme.rows
    places = [row.pos() for row in rows]
    held = rows[0].rect().center()
    QTest.mousePress(rows[0], Qt.MouseButton.LeftButton, pos=held)
    for _ in range(2):
        QTest.mouseMove(rows[0], held + QPoint(0, rows[0].height() // 2 + 4))
    qtbot.waitUntil(lambda: [row.pos() for row in rows[1:]] == [places[0], places[2]])
    release = (rows[0], Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, held)
    moved = edited(qtbot, page, evening, lambda: QTest.mouseRelease(*release))
    assert [act.number for act in moved.programme] == [2, 1, 3]


def options(
    page: EveningPage, act: Act, ways: tuple[str, str] = ("curtain", STEPS[0]), phones: bool = True
) -> OptionsSheet:
    """Return the open sheet for a game of the programme."""
    sheet = OptionsSheet(page.look, act, ways, page, phones=phones)
    sheet.open()
    return sheet


def test_options_of_a_game_to_come_are_taken_or_left(qtbot: QtBot, show: Show) -> None:
    evening = gather(2, "nyse", "nyse")
    page = show(evening)
    row = page.programme.rows[1]
    row.setFocus()
    with qtbot.waitSignal(page.options_wanted) as wanted:
        QTest.keyClick(row, Qt.Key.Key_O)
    assert wanted.args == [row.number]
    sheet = options(page, evening.act(row.number))
    with qtbot.assertNotEmitted(sheet.taken):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
    sheet = options(page, evening.act(row.number))
    hands = child(sheet, SegmentRow, "nyse-hands")
    hands.set_value("concealed")
    with qtbot.waitSignal(sheet.taken) as taken:
        QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert taken.args is not None
    assert taken.args[0]["hands"] == "concealed"


@pytest.mark.parametrize(
    ("game", "way", "level"), [("exchange", "curtain", "shrewd"), ("nyse", "peek", "sleepy")]
)
@pytest.mark.parametrize("changes", [False, True])
def test_how_the_screen_is_shared_and_the_bots_level_are_chosen_for_each_game(
    qtbot: QtBot, show: Show, game: str, way: str, level: str, changes: bool
) -> None:
    """V11; games without options of their own have these."""
    evening = gather(2, game)
    sheet = options(show(evening), evening.programme[0], (way, level))
    sharing = child(sheet, SegmentRow, "handover")
    assert sharing.value() == way
    if changes:
        way, level = "trusting", STEPS[1]
        sharing.set_value(way)
        child(sheet, ComboBox, "all-bots").activated.emit(1)
    with qtbot.waitSignal(sheet.taken) as taken:
        QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert taken.args is not None
    assert taken.args[1:] == [way, level]


@pytest.mark.parametrize("phones", [True, False])
def test_phones_are_a_way_to_share_only_where_they_are_allowed(show: Show, phones: bool) -> None:
    evening = gather(2, "nyse")
    sheet = options(show(evening), evening.programme[0], ("phones", "sleepy"), phones)
    sharing = child(sheet, SegmentRow, "handover")
    assert sharing.value() == ("phones" if phones else "curtain")
    assert ("phones" in dict(sharing.options)) == phones


def test_the_menu_of_a_game_offers_what_can_be_done(qtbot: QtBot, show: Show) -> None:
    evening = gather(3, "nyse", "exchange")
    page = show(evening)
    row, later = page.programme.rows
    offered = {action.text(): action for action in row.menu().actions()}
    assert "NYSE options…" in offered
    assert "Remove a bot from NYSE" not in offered
    assert len(later.menu().actions()) == 4, "bots are added only at the next game"
    bots = edited(qtbot, page, evening, offered["Add a bot to NYSE"].trigger)
    assert bots.programme[0].agreed == ("p0", "p1", "p2", None)
    added = page.games_menu().actions()[0].trigger
    assert edited(qtbot, page, evening, added).programme[-1].game == "nyse"


def test_the_menu_of_a_game_names_it_and_lies_beside_it(show: Show) -> None:
    """It used to cover the next game, so that "Drop this game" looked meant for that one."""
    page = show(gather(3, "nyse", "portfolio"))
    row, after = page.programme.rows
    row.click()
    menu = child(row, QMenu, "act-menu")
    assert menu.isVisible()
    assert all("NYSE" in action.text() for action in menu.actions())
    corner = page.mapFromGlobal(menu.pos())
    below = QRect(after.mapTo(page, QPoint(0, 0)), after.size())
    assert QRect(corner, menu.sizeHint()).intersected(below).width() < 20
    marked = row.grab().toImage()
    menu.close()
    row.clearFocus()
    assert row.grab().toImage() != marked


def test_the_keys_of_page_and_programme_are_listed(show: Show) -> None:
    keys = dict(page_shortcuts(show(of_the_picture())))
    assert keys["The regulars"] == "P"
    assert keys["Drop the game"] == "Del"
    assert keys["Play the game earlier or later"].split() == ["Alt+Up", "Alt+Down"]
    assert "Enter" in keys.values()
    assert "Drop the game" not in dict(page_shortcuts(show(of_the_picture().end())))


@pytest.mark.parametrize(("dropped", "then"), [(1, "exchange"), (2, "portfolio")])
def test_the_keyboard_goes_on_in_the_place_of_a_dropped_game(
    qtbot: QtBot, show: Show, dropped: int, then: str
) -> None:
    evening = gather(3, "nyse", "portfolio", "exchange")
    page = show(evening)
    qtbot.waitUntil(page.isActiveWindow)
    row = page.programme.rows[dropped]
    row.setFocus()
    evening = edited(qtbot, page, evening, lambda: QTest.keyClick(row, Qt.Key.Key_Delete))
    page.show_facts(facts_of(evening))
    held = next(row for row in page.programme.rows if row.hasFocus())
    assert evening.act(held.number).game == then
    with qtbot.assertNotEmitted(page.edited), qtbot.assertNotEmitted(page.options_wanted):
        QTest.keyClick(row, Qt.Key.Key_O)  # comes late to a game that is gone


# Before a game


def test_a_second_press_or_reduced_motion_begins_at_once_and_once(
    qtbot: QtBot, show: Show, look: ThemeContext
) -> None:
    page = show(of_the_picture())
    begun: list[int] = []
    page.begin_requested.connect(begun.append)
    page.begin.click()
    assert begun == []
    page.begin.click()
    qtbot.wait(10)
    assert begun == [3]
    look.set_reduced_motion(True)
    page.begin.click()
    assert begun == [3, 3]


def test_whoever_leaves_or_changes_the_page_begins_nothing(qtbot: QtBot, show: Show) -> None:
    page = show(of_the_picture())
    changed = facts_of(of_the_picture().leave("bela"))
    for change in (page.hide, lambda: page.show_facts(changed)):
        page.show()
        with qtbot.assertNotEmitted(page.begin_requested, wait=450):
            page.begin.click()
            change()


# What can be read


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("people", [2, 5, 10, 12])
def test_names_round_the_table_stay_apart(
    qapp: QApplication, show: Show, look: ThemeContext, people: int, text: float
) -> None:
    look.set_text_size(text)
    for game in ("nyse", "portfolio"):
        page = show(gather(people, game, game))
        assert illegible(page) == []
        facts = facts_of(gather(people, game))
        assert facts.next is not None
        sitting = [facts.names[who] for who in (*facts.next.chairs, *facts.next.sits_out) if who]
        assert set(sitting) <= set(told(page.chairs))


HIGHLIGHTS = [
    ("NYSE", "Clara pushed Foodstuffs down by $2M a chip."),
    ("Portfolio", "Hanna acquired one of Gustav's portfolios: $17 a turn for the rest of it."),
    (
        "Exchange",
        "Bei Versicherern platzt die Blase: Igor, Finn und Bruno verlieren 70 $ je Aktie.",
    ),
    ("Stock Exchange", "A gift from Finn (Emerald) cost Ada's company $138,000 a share."),
]
"""As long as they get."""


@pytest.mark.parametrize("state", ["before the third", "left unfinished", "over", "one is late"])
def test_ten_people_fit_under_a_title_bar(
    qtbot: QtBot, look: ThemeContext, language: str, state: str
) -> None:
    """It had scrolled by five pixels."""
    evening, size = samples.played(10, 2), QSize(1280, 686)
    if state == "one is late":
        evening = samples.played(5, 1)
        evening = evening.come("p5", average(evening))
    if state == "over":
        evening = samples.played(6, 2).end()  # whose portraits are larger
    facts = samples.facts_of(evening)
    if state == "left unfinished":
        acts = [replace(act, goes_on=act.is_next) for act in facts.acts]
        facts = replace(facts, acts=tuple(acts))
    look.fit(size)
    page = on_screen(qtbot, EveningPage(look, ("nyse",), facts), size)
    QApplication.processEvents()
    if state == "over":
        page.notes.show_moments(HIGHLIGHTS)
        QApplication.processEvents()
    assert page.whole_size().height() <= size.height()
    assert illegible(page) == []
    for label in page.standing.findChildren(ShortLabel):
        assert label.sizeHint().width() <= label.width(), label.text()
    page.turn_people()
    QApplication.processEvents()
    assert page.whole_size().height() <= size.height()


@pytest.mark.parametrize("name", ["W" * 40, "i"])
def test_long_and_short_names_stay_on_their_panels(show: Show, name: str) -> None:
    named = [Person(f"p{number}", name, choices()[number]) for number in range(10)]
    facts = page_facts(gather(10, "nyse"), named, SEATS.__getitem__, lambda game, count: 10, ())
    page = show(facts)
    assert page.whole_size().width() <= page.width()
    for part in (page.chairs, page.standing):
        names = [one for one in part.findChildren(QLabel) if one.text().startswith(name[:30])]
        assert len(names) == 10
        for label in names:
            box = QRect(label.mapTo(part, QPoint(0, 0)), label.size())
            assert part.rect().contains(box)
            assert box.width() > 20


def test_where_many_sit_out_the_programme_tells_how_many(show: Show) -> None:
    page = show(gather(12, "portfolio"))
    assert "Seven sit out" in told(page.programme)
    facts = facts_of(gather(12, "portfolio"))
    assert facts.next is not None
    heard = page.programme.rows[0].accessibleName()
    assert heard.endswith("sit out")
    names = [facts.names[who] for who in facts.next.sits_out]
    assert all(name in heard for name in names), "who hears it hears all names"


def test_the_moments_of_four_games_are_all_told(show: Show) -> None:
    evening = gather(2, "nyse", "nyse", "nyse", "nyse")
    for _ in range(4):
        evening = play_next(evening)
    page = show(evening.end())
    tales = [f"{name} pushed Technology down by $2M a chip." for name in ("Al", "Bo", "Cy", "Di")]
    page.notes.show_moments([("NYSE", tale) for tale in tales])
    assert told(page.notes) == [f"NYSE: {tale}" for tale in tales]
    assert all(tale in page.notes.accessibleDescription() for tale in tales)


def test_all_of_the_page_follows_the_language(qapp: QApplication, show: Show) -> None:
    """Half of it used to stay in the language before."""
    page = show(of_the_picture())
    english = [*told(page), *(one.text() for one in page.findChildren(Button))]
    install_language(qapp, "de")
    qapp.processEvents()
    german = {*told(page), *(one.text() for one in page.findChildren(Button))}
    fresh, at = show(of_the_picture()), QTime(21, 4)
    for each in (page, fresh):
        each.clock.set_time(at)  # or a minute might pass between the two
    assert set(told(fresh)) == set(told(page))
    assert title(facts_of(of_the_picture())) in german
    assert "Standings" in english
    assert not german & {"Standings", "Programme", "Who's here…", "first seat", "played"}
