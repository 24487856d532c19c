"""A whole evening at the window, with every press counted, from the lobby to the winner."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from stockgames.app.overlay_pages import USUAL_LEVEL, usual_ways
from stockgames.controllers.stages import Handover, Stage
from stockgames.engine import registry
from stockgames.evenings import evening as model
from stockgames.evenings.evening import Act, Evening
from stockgames.evenings.standing import standing
from stockgames.ui.evening.page import EveningPage
from stockgames.ui.sentences import install_language
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.fields import ComboBox
from tests.app.test_session import change_seat
from tests.app.visitor import Visitor, settle, until
from tests.ui.finding import child

Visit = Callable[[Path], Visitor]


class Hand:
    """Presses keys and buttons and counts them; letters of names don't count."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.presses = 0

    def key(self, key: Qt.Key) -> None:
        self.presses += 1
        self.visitor.key(key)
        settle()

    def press(self, name: str) -> None:
        self.presses += 1
        self.visitor.press(name)
        settle()

    def type(self, text: str) -> None:
        field = self.visitor.app.window.focusWidget()
        assert isinstance(field, QLineEdit)
        QTest.keyClicks(field, text)

    def counted(self) -> int:
        """Return the number of presses since the last call."""
        found, self.presses = self.presses, 0
        return found


def evening_of(visitor: Visitor) -> Evening:
    found = visitor.app.evening.manager.evening
    assert found is not None
    return found


def next_act(visitor: Visitor) -> Act:
    found = evening_of(visitor).next
    assert found is not None
    return found


def page_of(visitor: Visitor) -> EveningPage:
    found = visitor.app.evening.page
    assert found is not None
    return found


def plan(hand: Hand, *names: str) -> None:
    """Go from the lobby to the evening page and type the names."""
    hand.key(Qt.Key.Key_E)
    for name in names:
        hand.type(name)
        hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Return)


def to_first_choice(hand: Hand) -> None:
    """Start the next game and lift the curtain until a person may choose."""
    hand.key(Qt.Key.Key_Return)
    visitor = hand.visitor
    visitor.wait()
    while visitor.stage is not Stage.ASKING:
        hand.key(Qt.Key.Key_Space)
        visitor.wait()


def shorten(visitor: Visitor) -> None:
    """Set a programme of short games: NYSE, Exchange, and NYSE twice."""

    def change(evening: Evening) -> Evening:
        return evening.drop(2).drop(4).add("nyse").add("nyse")

    visitor.app.evening.manager.do(change)
    settle()


def test_an_evening_of_five_with_all_that_can_happen(visit: Visit, folder: Path) -> None:
    visitor = visit(folder).enter()
    hand = Hand(visitor)
    plan(hand, "Ada", "Bela", "Clara", "Dmitri", "Esra")
    shorten(visitor)
    assert len(evening_of(visitor).present) == 5
    to_first_choice(hand)
    assert hand.counted() <= 9, "eight to the table, one to lift the curtain"
    visitor.play_to_the_end()
    hand.key(Qt.Key.Key_N)
    assert visitor.page == "evening", "the next game of the evening is a key away"

    # Finn comes late, is added by name, and starts with the average points.
    hand.press("who-is-here")
    hand.type("Finn")
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Return)
    assert evening_of(visitor).guests[-1].start == 5
    hand.counted()
    to_first_choice(hand)
    assert hand.counted() <= 4
    visitor.play_to_the_end()
    assert len(evening_of(visitor).programme[1].chairs) == 6
    hand.key(Qt.Key.Key_N)

    # Esra leaves and keeps her points.
    hand.press("who-is-here")
    esra = evening_of(visitor).guests[4].person
    hand.press(f"person-{esra}")
    assert evening_of(visitor).guests[4].gone
    hand.press("who-is-here")
    hand.counted()

    # The third table is killed and continued at the next start.
    to_first_choice(hand)
    assert hand.counted() <= 4
    row = visitor.session.row
    visitor.leave()
    visitor = visit(folder).enter()
    hand = Hand(visitor)
    third = evening_of(visitor).programme[2]
    assert third.stage is model.Stage.BROKEN_OFF
    assert third.row == row
    hand.key(Qt.Key.Key_E)
    hand.key(Qt.Key.Key_Return)
    assert visitor.session.row == row, "what was broken off goes on at one press"

    # Whoever sits first leaves in the middle of it, and a bot plays on for the table (V14).
    change_seat(visitor, 0, "Bot, casual")
    visitor.play_to_the_end()
    hand.counted()
    hand.key(Qt.Key.Key_N)
    over, left = evening_of(visitor).programme[2], third.chairs[0]
    assert (over.is_over, over.counted[0]) == (True, None)
    assert left not in over.points()
    to_first_choice(hand)
    assert hand.counted() <= 4
    visitor.play_to_the_end()
    visitor.app.show_evening()
    settle()

    played = evening_of(visitor)
    assert all(act.is_over for act in played.programme)
    hand.key(Qt.Key.Key_Return)
    assert evening_of(visitor).ended
    assert standing(evening_of(visitor))[0].place == 1
    told = page_of(visitor).notes.accessibleDescription
    until(lambda: all(registry.title(act.game) + ":" in told() for act in played.programme))
    until(lambda: page_of(visitor).is_revealed)  # until then a key only ends the ceremony
    hand.key(Qt.Key.Key_Return)
    assert visitor.page == "lobby"
    assert visitor.app.evening.manager.evening is None, "the next one can be planned"


def test_a_game_of_the_evening_is_dealt_with_its_options(visitor: Visitor) -> None:
    hand = Hand(visitor)
    plan(hand, "Ada, Bela")
    page_of(visitor).edited.emit(lambda evening: evening.set_options(1, {"hands": "concealed"}))
    page_of(visitor).clock.until_chosen.emit("23:30")
    assert evening_of(visitor).until == "23:30"
    to_first_choice(hand)
    assert visitor.session.record().options["hands"] == "concealed"


def test_portraits_are_chosen_when_a_name_is_typed_for_the_first_time(visitor: Visitor) -> None:
    """They used to be assigned silently."""
    hand = Hand(visitor)
    hand.key(Qt.Key.Key_E)
    hand.type("Ada, Bela")
    hand.key(Qt.Key.Key_Return)
    faces = page_of(visitor).people.faces
    given = {each.name: each.portrait for each in visitor.library.people()}
    assert faces.grid.accessibleName().startswith("A face for Bela"), "of whom was just spoken"
    assert visitor.app.window.focusWidget() is page_of(visitor).people.field
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space):
        hand.key(key)
    assert faces.grid.accessibleName().startswith("A face for Ada")
    assert visitor.app.window.focusWidget() is faces.grid
    hand.key(Qt.Key.Key_Return)
    assert not faces.isVisible()
    assert visitor.app.window.focusWidget() is page_of(visitor).people.field
    chosen = {each.name: each.portrait for each in visitor.library.people()}
    assert chosen["Bela"] != given["Bela"]
    assert chosen["Ada"] == given["Ada"], "the first is the one that was proposed"
    evening = evening_of(visitor)
    assert page_of(visitor).standing.portraits[0].portrait == chosen["Ada"]
    visitor.app.evening.manager.do(lambda evening: evening.leave(evening.present[0]))
    visitor.app.evening.manager.welcome("ada")
    settle()
    assert set(evening_of(visitor).present) == set(evening.present)
    assert not faces.isVisible(), "nobody new has come"


def test_how_the_screen_is_shared_is_remembered_for_each_game(visit: Visit, folder: Path) -> None:
    """V11: for this table, for the next evening, and after a new start."""
    visitor = visit(folder).enter()
    plan(Hand(visitor), "Ada, Bela")
    page_of(visitor).options_wanted.emit(next_act(visitor).number)
    child(page_of(visitor).window(), SegmentRow, "handover").set_value("trusting")
    child(page_of(visitor).window(), ComboBox, "all-bots").activated.emit(0)
    visitor.press("act-options-does")
    bots = page_of(visitor).programme.rows[0].menu().actions()
    next(each for each in bots if each.text().startswith("Add a bot")).trigger()
    settle()
    visitor.app.tables.deal_act(next_act(visitor))
    assert visitor.session.controller.handover is Handover.TRUSTING
    assert visitor.session.controller.seats[-1].player == "bot:sleepy"
    visitor.leave()
    kept = visit(folder).enter().app.preferences.settings
    assert usual_ways(kept, "nyse") == ("trusting", "sleepy")
    assert usual_ways(kept, "exchange") == ("curtain", USUAL_LEVEL)
    broken = kept.model_copy(update={"sharing": {"nyse": {"handover": 7, "level": "gone"}}})
    assert usual_ways(broken, "nyse") == ("curtain", USUAL_LEVEL)


def test_highlights_follow_the_language(visitor: Visitor, qapp: QApplication) -> None:
    """They used to stay in the one before, or to give way to other notes."""
    gather(visitor, "Ada", "Bela")
    visitor.app.tables.deal_act(next_act(visitor))
    visitor.play_to_the_end()
    visitor.app.show_evening()
    visitor.press("end-evening")
    assert not page_of(visitor).is_revealed, "the ceremony comes first"
    settle()
    notes = page_of(visitor).notes
    until(lambda: "NYSE: " in notes.accessibleDescription())
    english = notes.accessibleDescription()
    install_language(qapp, "de")
    until(lambda: "NYSE: " in notes.accessibleDescription() != english)
    assert notes.title() == "Höhepunkte"


def test_the_next_game_begins_from_the_slate_of_the_lobby(visitor: Visitor) -> None:
    hand = Hand(visitor)
    plan(hand, "Ada, Bela")
    hand.key(Qt.Key.Key_Escape)
    assert visitor.page == "lobby"
    hand.press("begin-next")
    assert visitor.session.game_id == "nyse"
    assert evening_of(visitor).running is not None


def test_one_alone_cannot_begin(visitor: Visitor) -> None:
    hand = Hand(visitor)
    plan(hand, "Ada")
    assert visitor.see("begin-act") is None
    hand.key(Qt.Key.Key_Return)
    assert visitor.app.session is None
    assert visitor.page == "evening"


def test_the_programme_is_changed_by_keys(visitor: Visitor) -> None:
    hand = Hand(visitor)
    plan(hand, "Ada, Bela")
    page = page_of(visitor)
    page.programme.rows[0].setFocus()
    visitor.key(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    settle()
    games = [act.game for act in evening_of(visitor).programme]
    assert games[:2] == ["portfolio", "nyse"]
    assert page.programme.rows[1].hasFocus(), "the keyboard goes with it"
    visitor.key(Qt.Key.Key_Delete)
    settle()
    assert "nyse" not in [act.game for act in evening_of(visitor).programme]
    menu = page.games_menu()
    next(action for action in menu.actions() if action.text() == "NYSE").trigger()
    assert evening_of(visitor).programme[-1].game == "nyse"
    menu.deleteLater()


def test_two_coins_change_their_places(visitor: Visitor) -> None:
    hand = Hand(visitor)
    plan(hand, "Ada, Bela, Clara")
    before = [guest.person for guest in evening_of(visitor).guests]
    hand.press("coin-1")
    hand.press("coin-3")
    assert list(next_act(visitor).agreed) == [before[2], before[1], before[0]]
    hand.press("by-rotation")
    assert next_act(visitor).agreed == ()


def test_a_coin_is_carried_by_keys(visitor: Visitor) -> None:
    hand = Hand(visitor)
    plan(hand, "Ada, Bela, Clara")
    before = [guest.person for guest in evening_of(visitor).guests]
    coin = visitor.shown(QWidget, "coin-1")
    coin.setFocus()
    hand.key(Qt.Key.Key_Space)
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Right)
    assert list(next_act(visitor).agreed) == [before[1], before[2], before[0]]


def drag(visitor: Visitor, name: str, by: QPoint) -> None:
    widget = visitor.see(name)
    assert widget is not None
    held = widget.rect().center()
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=held)
    for part in (2, 1):  # the widget moves too, and the rest is relative to it
        QTest.mouseMove(widget, held + by / part)
        by -= by / part
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=held)
    settle()


def test_a_coin_is_dragged_to_another_chair(visitor: Visitor) -> None:
    plan(Hand(visitor), "Ada, Bela, Clara")
    before = [guest.person for guest in evening_of(visitor).guests]
    one, other = visitor.see("coin-1"), visitor.see("coin-2")
    assert one is not None
    assert other is not None
    drag(visitor, "coin-1", other.pos() - one.pos())
    assert list(next_act(visitor).agreed) == [before[1], before[0], before[2]]
    place = visitor.see("coin-2").pos()  # type: ignore[union-attr]
    drag(visitor, "coin-2", QPoint(0, 400))
    assert visitor.see("coin-2").pos() == place  # type: ignore[union-attr]


def test_a_game_is_dragged_to_another_place(visitor: Visitor) -> None:
    plan(Hand(visitor), "Ada, Bela")
    row = page_of(visitor).programme.rows[0]
    drag(visitor, row.objectName(), QPoint(0, 2 * row.height()))
    games = [act.game for act in evening_of(visitor).programme]
    assert games == ["portfolio", "exchange", "nyse", "stock-exchange"]


def test_a_game_of_another_version_waits_and_loses_nothing(visitor: Visitor) -> None:
    hand = Hand(visitor)
    plan(hand, "Ada, Bela")
    manager = visitor.app.evening.manager
    manager.do(lambda evening: evening.add("chess").shift(5, -4))
    settle()
    assert evening_of(visitor).programme[0].game == "chess"
    page = page_of(visitor)
    assert visitor.see("begin-act") is None
    assert "chess" in page.notes.accessibleName() + page.notes.accessibleDescription()
    hand.key(Qt.Key.Key_Return)
    assert visitor.app.session is None
    visitor.app.show_lobby()
    hand.key(Qt.Key.Key_E)
    assert evening_of(visitor).programme[0].game == "chess"
    manager.do(lambda evening: evening.shift(5, 1))
    settle()
    hand.press("begin-act")
    assert visitor.session.game_id == "nyse"


# Ways to the evening (V12, V13)


def gather(visitor: Visitor, *names: str) -> None:
    visitor.app.show_evening()
    for name in names:
        visitor.app.evening.manager.welcome(name)
    settle()


def slate(visitor: Visitor) -> None:
    visitor.press("begin-next")


def page(visitor: Visitor) -> None:
    visitor.key(Qt.Key.Key_E)
    settle()
    visitor.key(Qt.Key.Key_Return)


def golden_button(visitor: Visitor) -> None:
    visitor.press("tonight")
    settle()
    visitor.press("begin-act")


@pytest.mark.parametrize("others", [0, 1], ids=["at once", "after another game"])
@pytest.mark.parametrize("door", [slate, page, golden_button])
def test_every_door_goes_on_with_what_was_broken_off(
    visit: Visit, folder: Path, door: Callable[[Visitor], None], others: int
) -> None:
    visitor = visit(folder).enter()
    gather(visitor, "Ada", "Bela")
    visitor.app.tables.deal_act(next_act(visitor))
    row = visitor.session.row
    for _ in range(others):
        visitor.app.show_lobby()
        visitor.app.evening.dealt.emit(next_act(visitor))
    visitor.app.show_lobby()
    if others:  # the second one is over
        visitor.app.evening.manager.do(
            lambda e: e.finish(
                e.programme[1].number,
                (1, 2, 3, 4, 5)[: len(e.programme[1].chairs)],
                (5, 4, 3, 2, 1)[: len(e.programme[1].chairs)],
                at="",
            )
        )
    settle()
    door(visitor)
    settle()
    assert visitor.session.row == row
    assert evening_of(visitor).programme[0].stage is model.Stage.RUNNING


def by_key(visitor: Visitor) -> None:
    visitor.key(Qt.Key.Key_Escape)


def by_button(visitor: Visitor) -> None:
    visitor.press("back")


def by_people(visitor: Visitor) -> None:
    visitor.press("people-of-the-house")
    settle()
    visitor.key(Qt.Key.Key_Escape)
    settle()
    visitor.key(Qt.Key.Key_Escape)


def by_end(visitor: Visitor) -> None:
    visitor.app.close()


def changed(visitor: Visitor) -> None:
    page_of(visitor).edited.emit(lambda evening: evening.add("nyse"))
    page_of(visitor).clock.until_chosen.emit("23:30")
    visitor.key(Qt.Key.Key_Escape)


def come_and_gone(visitor: Visitor) -> None:
    manager = visitor.app.evening.manager
    manager.welcome("Ada")
    manager.do(lambda evening: evening.leave(evening.present[0]))
    visitor.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize("left", [by_key, by_button, by_people, by_end, changed, come_and_gone])
def test_a_page_only_looked_at_leaves_nothing_behind(
    visit: Visit, folder: Path, left: Callable[[Visitor], None]
) -> None:
    visitor = visit(folder).enter()
    visitor.press("evening")
    settle()
    assert visitor.see("end-evening") is None, "there is nothing to end"
    left(visitor)
    settle()
    if left is not by_end:
        assert visitor.library.evenings() == []
        assert visitor.see("tonight") is None
        assert visitor.see("evening") is not None
    visitor.leave()
    again = visit(folder).enter()
    assert again.library.evenings() == []
    assert again.app.evening.manager.evening is None
    gather(again, "Ada")
    again.app.show_lobby()
    settle()
    assert again.see("tonight") is not None, "it exists from its first person on"
    assert len(again.library.evenings()) == 1


@pytest.mark.parametrize("played", [True, False])
def test_an_evening_that_is_over_stays_in_past_games_and_is_reopened_there(
    visit: Visit, folder: Path, played: bool
) -> None:
    visitor = visit(folder).enter()
    gather(visitor, "Ada", "Bela")
    manager = visitor.app.evening.manager
    if played:
        visitor.app.evening.begin_next()
        visitor.play_to_the_end()
        visitor.app.show_evening()
    manager.do(lambda evening: evening.end())
    visitor.app.show_lobby()
    settle()
    assert visitor.see("tonight") is None
    visitor.app.show_past()
    past = visitor.app.past.page
    assert past is not None
    until(lambda: past.is_read)
    (entry,) = [game for game in past.model.games if game.is_evening]
    at = list(past.model.games).index(entry)
    past.list.choose(at)
    assert {seat.name for seat in entry.seats} == {"Ada", "Bela"}
    assert [seat.points for seat in entry.seats] == (["10", "0"] if played else ["0", "0"])
    assert not past.remove_button.isEnabled()
    past.list.opened.emit()
    settle()
    assert visitor.page == "evening"
    assert evening_of(visitor).ended
    assert manager.facts().ended
    visitor.press("end-evening")  # which continues it after all
    assert visitor.app.window.focusWidget() is page_of(visitor).begin, "not an act of the programme"
    assert not evening_of(visitor).ended
    visitor.key(Qt.Key.Key_Escape)
    settle()
    assert visitor.see("tonight") is not None
    assert len(visitor.library.evenings()) == 1


def test_enter_leaves_an_evening_that_was_ended_by_a_click(visitor: Visitor) -> None:
    gather(visitor, "Ada", "Bela")
    visitor.press("end-evening")
    settle()
    assert evening_of(visitor).ended
    visitor.key(Qt.Key.Key_Return)
    settle()
    assert visitor.page == "lobby"
    (kept,) = visitor.library.evenings()
    assert kept.evening.ended
