"""Lessons from the lobby: opening, the invitation, leaving and coming back, per person."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from stockgames.app.learning import FEW, LearningController
from stockgames.lessons.script import lessons_of
from stockgames.storage.settings_file import read_settings
from stockgames.ui.lessons.coach import Coach
from stockgames.ui.lessons.tips import TipPopover
from stockgames.ui.lobby.invitation import Invitation
from tests.app.visitor import Visitor, settle, until
from tests.ui.finding import child


def learning(visitor: Visitor) -> LearningController:
    return visitor.app.learning


def coach_of(visitor: Visitor) -> Coach:
    found = learning(visitor).coach
    assert found is not None
    return found


def invitation(visitor: Visitor) -> Invitation:
    return child(visitor.app.lobby, Invitation)


def go_on(visitor: Visitor) -> None:
    """Do what the lesson asks for until its next step or its end."""
    coach = coach_of(visitor)
    number = coach.run.number
    for _ in range(60):
        if coach.run.number != number or coach.mood == "done" or learning(visitor).coach is None:
            return
        action = coach.run.right_action()
        if coach.mood == "asking" and action is not None:
            coach._table.submit(action)
        elif coach.verdict.on.isVisible():
            coach.verdict.on.click()
        elif coach.card.answers:
            coach.card.answers[coach.run.right_choice()].click()
        else:
            coach.card.primary.click()
        coach._page.presenter.step()
        settle()
    raise AssertionError("the step does not end")


def test_one_press_leads_a_newcomer_into_the_first_lesson(visitor: Visitor) -> None:
    until(invitation(visitor).isVisible)
    invitation(visitor).click()
    settle()
    coach = coach_of(visitor)
    assert coach.run.lesson.id == "price"
    assert visitor.app.window.page is learning(visitor).table
    assert visitor.app.session is None


def test_the_door_leads_to_all_lessons(visitor: Visitor) -> None:
    visitor.key(Qt.Key.Key_L)
    settle()
    page = learning(visitor).page
    assert visitor.app.window.page is page
    visitor.key(Qt.Key.Key_Escape)
    settle()
    assert visitor.page == "lobby"


def test_a_lesson_that_is_left_goes_on_at_its_step(visitor: Visitor) -> None:
    learning(visitor).begin_number("nyse", 1)
    settle()
    go_on(visitor)
    coach = coach_of(visitor)
    at = coach.run.number
    assert at
    QTest.keyClick(coach._page, Qt.Key.Key_Escape)
    settle()
    page = learning(visitor).page
    assert page is not None
    assert visitor.app.window.page is page
    assert page.cards["nyse"].go.text() == "Continue lesson 1"
    page.cards["nyse"].go.click()
    settle()
    again = coach_of(visitor)
    assert again is not coach
    assert again.run.number == at


def test_what_was_played_in_a_lesson_is_there_when_one_comes_back(visitor: Visitor) -> None:
    learn = learning(visitor)
    learn.keep(learn.progress.at("nyse", "end", 2))
    learn.begin("nyse", "end")
    settle()
    coach = coach_of(visitor)
    coach.card.primary.click()
    for _ in range(60):
        legal = coach._table.view.legal
        if coach.run.number == 2 and legal:
            coach._table.submit(legal[-1])
        coach._page.presenter.step()
        settle()
    assert coach.run.step.id == "result"
    said, played = coach.card.saying, coach.run.match.record()
    learn.leave()
    settle()
    learn.begin("nyse", "end")
    settle()
    again = coach_of(visitor)
    assert again is not coach
    assert again.run.match.record() == played
    assert again.card.saying == said


def test_only_lessons_that_were_done_are_ticked(visitor: Visitor) -> None:
    learn = learning(visitor)
    learn.keep(learn.progress.finish("nyse", "hop"))
    learn.begin("nyse", "crash")
    settle()
    stands = coach_of(visitor).places.chain.stands
    assert list(stands) == ["open", "done", "open", "now", "open", "open"]
    coach_of(visitor)._finish()
    stands = coach_of(visitor).places.chain.stands
    assert list(stands) == ["open", "done", "open", "done", "open", "open"]


def test_each_person_has_their_own_progress_and_it_is_kept(visitor: Visitor) -> None:
    controller, preferences = learning(visitor), visitor.app.preferences
    preferences.keep(preferences.settings.model_copy(update={"names": ("Ada",)}))
    controller.keep(controller.progress.finish("nyse", "price"))
    kept, _ = read_settings(visitor.app._folder)
    assert kept.learned["ada"]["done"] == ["nyse/price"]
    preferences.keep(preferences.settings.model_copy(update={"names": ("Bela",)}))
    assert not controller.progress.is_done("nyse", "price")


def test_the_next_lesson_follows_and_after_the_last_a_game(visitor: Visitor) -> None:
    lessons = lessons_of("nyse").lessons
    controller = learning(visitor)
    controller.open()
    controller.begin("nyse", lessons[0].id)
    settle()
    coach_of(visitor).next_wanted.emit()
    settle()
    assert coach_of(visitor).run.lesson.id == lessons[1].id
    controller._follow_up("nyse", lessons[-1].id)
    settle()
    assert visitor.app.session is not None
    assert visitor.app.session.game_id == "nyse"
    assert controller.coach is None


def test_the_invitation_leads_on_until_some_games_are_played(visitor: Visitor) -> None:
    controller = learning(visitor)
    controller.keep(controller.progress.finish("nyse", "price"))
    until(invitation(visitor).isVisible)
    invitation(visitor).click()
    settle()
    assert coach_of(visitor).run.lesson.id == "hop"
    controller.leave()
    visitor.app.overlays.back()
    for lesson in lessons_of("nyse").lessons:
        controller.keep(controller.progress.finish("nyse", lesson.id))
    for number in range(FEW):
        until(invitation(visitor).isVisible)
        if number == 0:
            invitation(visitor).click()
        else:
            visitor.app.lobby.play_requested.emit("nyse")
        settle()
        assert visitor.session.game_id == "nyse"
        visitor.play_to_the_end()
        visitor.app.show_lobby()
        settle()
    assert not invitation(visitor).isVisible()


def test_the_invitation_is_put_away_for_good(visitor: Visitor) -> None:
    QTest.keyClick(invitation(visitor), Qt.Key.Key_Delete)
    assert not invitation(visitor).isVisible()
    kept, _ = read_settings(visitor.app._folder)
    assert kept.learned["ada"]["away"] is True


def test_rules_open_over_a_lesson_and_lead_back(visitor: Visitor) -> None:
    controller = learning(visitor)
    controller.begin_number("nyse", 1)
    settle()
    table = controller.table
    assert table is not None
    QTest.keyClick(table, Qt.Key.Key_F1)
    settle()
    assert visitor.app.window.page is not table
    visitor.key(Qt.Key.Key_Escape)
    settle()
    assert visitor.app.window.page is table


def test_a_button_of_the_table_that_leads_out_leaves_the_lesson(visitor: Visitor) -> None:
    """In the lesson on the audit, the button used to do nothing."""
    controller = learning(visitor)
    controller.begin_number("nyse", 1)
    settle()
    assert controller.table is not None
    controller.table.end_sheet.lobby.emit()
    settle()
    assert visitor.app.window.page is controller.page


def test_a_game_sat_down_to_over_a_lesson_leaves_nothing_of_it(visitor: Visitor) -> None:
    """The lesson's page used to stay in memory until the next lesson."""
    controller = learning(visitor)
    controller.begin_number("nyse", 1)
    settle()
    visitor.app.tables.play("exchange")
    settle()
    assert visitor.app.window.page is visitor.session.page
    assert controller.table is None
    assert controller.coach is None


def play_exchange(visitor: Visitor) -> None:
    """Start a game of Exchange and choose a founder."""
    visitor.app.tables.play("exchange")
    settle()
    session = visitor.app.session
    assert session is not None
    assert said(visitor) == []
    session.controller.submit(session.controller.view.legal[0])
    settle()
    session.page.presenter.step()  # all have seen the founders
    settle()


def test_tips_are_said_at_a_first_game_and_never_twice(visitor: Visitor) -> None:
    play_exchange(visitor)
    assert said(visitor) == ["news"]
    assert learning(visitor).progress.tips == {"exchange/news"}
    visitor.app.show_lobby()
    settle()
    play_exchange(visitor)
    assert said(visitor) == []


def test_a_tip_goes_once_they_are_switched_off_and_comes_no_more(visitor: Visitor) -> None:
    play_exchange(visitor)
    assert said(visitor) == ["news"]
    visitor.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert visitor.page == "settings"
    preferences = visitor.app.preferences
    preferences.apply(preferences.settings.model_copy(update={"tips": False}))
    visitor.press("back")
    assert visitor.page == "table-page"
    assert said(visitor) == []


def said(visitor: Visitor) -> list[str]:
    """Return the ids of the visible tips."""
    session = visitor.app.session
    assert session is not None
    return [popover.tip for popover in session.page.findChildren(TipPopover) if popover.isVisible()]
