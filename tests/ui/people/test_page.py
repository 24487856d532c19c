"""The regulars' page alone: input, and its effects."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from stockgames.evenings.people_facts import Filter, PeopleFacts
from stockgames.evenings.person import Portrait, Tastes
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.chooser import PartStepper
from stockgames.ui.people.page import MergeQuestion, NameQuestion, PeoplePage
from stockgames.ui.people.profile import TOLD, WAYS
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.dialogs import MessageSheet
from tests.ui.finding import child, sized
from tests.ui.people.samples import GAMES, PEOPLE, facts_of

LARGE, SMALL = QSize(1600, 1000), QSize(1280, 720)


def show(
    qtbot: QtBot, look: ThemeContext, facts: PeopleFacts | None = None, size: QSize = LARGE
) -> PeoplePage:
    page = sized(qtbot, PeoplePage(look, facts or facts_of()), size)
    look.fit(size)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focus_start()
    return page


def texts(widget: QWidget) -> list[str]:
    """Return the texts of all visible labels in a widget."""
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def press(page: QWidget, name: str) -> None:
    button = child(page, QAbstractButton, name)
    assert button.isVisible()
    button.click()


def test_a_book_is_opened_by_arrow_keys_and_enter(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    with qtbot.waitSignal(page.opened) as opened:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert opened.args == ["clara"]
    page.show_facts(facts_of("clara"))
    assert page.focusWidget().objectName() == "hangs-clara"


def test_first_letters_go_to_whoever_is_called_so(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, facts_of(people=(*PEOPLE, replace(PEOPLE[1], id="b2", name="Bo"))))

    def at() -> str:
        return page.focusWidget().objectName()

    for letter, shift, name in (
        (Qt.Key.Key_B, False, "bela"),
        (Qt.Key.Key_B, False, "b2"),
        (Qt.Key.Key_B, False, "bela"),
        (Qt.Key.Key_F, False, "finn"),
        (Qt.Key.Key_C, True, "clara"),
        (Qt.Key.Key_X, False, "clara"),
    ):
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(page.focusWidget(), letter, held)
        assert at() == f"hangs-{name}"
    assert not page.chooses, "Shift is for names"
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_C)
    assert page.chooses, "a letter on a button presses it"


def test_whoever_has_not_played_yet_sits_down(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    assert not page.figures.sit_down.isVisible()
    with qtbot.assertNotEmitted(page.sat_down):
        QTest.keyClick(page, Qt.Key.Key_S)
    page.show_facts(facts_of("finn", games=()))
    with qtbot.waitSignal(page.sat_down) as sat_down:
        QTest.keyClick(page, Qt.Key.Key_S)
    assert sat_down.args == ["Finn"]
    assert page.figures.export.property("kind") == "secondary", "one thing to do is proposed"


def test_a_screen_reader_hears_what_a_part_is(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    page.choose(True)
    chooser = page.chooser
    assert chooser.portraits.accessibleName() == "Portrait: portrait 1, short hair"
    chooser.by_parts()
    hat = child(page, PartStepper, "part-hat")
    assert hat.accessibleName() == "Hat: none"
    QTest.keyClick(hat, Qt.Key.Key_Right)
    assert hat.accessibleName() == "Hat: tricorne, 1 of 19"


def test_a_press_of_a_screen_reader_opens_a_book(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    ada, clara = page.findChild(QWidget, "hangs-ada"), page.findChild(QWidget, "hangs-clara")
    assert ada is not None
    assert clara is not None
    for frame, person in ((clara, "clara"), (ada, "ada")):
        face = QAccessible.queryAccessibleInterface(frame).actionInterface()
        with qtbot.waitSignal(page.opened) as opened:
            face.doAction(QAccessibleActionInterface.toggleAction())
        assert opened.args == [person]


def test_a_taste_is_kept_with_the_person(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    with qtbot.waitSignal(page.changed) as changed:
        press(page, "taste-language-de")
    assert changed.args == [replace(PEOPLE[0], tastes=Tastes(language="de"))]
    with qtbot.waitSignal(page.changed) as changed:
        press(page, "taste-hints-off")
    assert changed.args is not None
    assert not changed.args[0].tastes.hints


def test_showing_somebody_else_changes_nobody(qtbot: QtBot, look: ThemeContext) -> None:
    likes = replace(PEOPLE[1], tastes=Tastes("de", 0, 4, "rank", False))
    page = show(qtbot, look)
    with qtbot.assertNotEmitted(page.changed):
        page.show_facts(facts_of("bela", people=(PEOPLE[0], likes)))
        page.show_facts(facts_of("ada", people=(PEOPLE[0], likes)))


def test_a_portrait_is_chosen_by_keys(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    QTest.keyClick(page, Qt.Key.Key_C)
    assert page.focusWidget() is page.chooser.portraits
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    with qtbot.waitSignal(page.changed) as changed:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert changed.args is not None
    now: Portrait = changed.args[0].portrait
    assert replace(now, sign="", colour="") == replace(PEOPLE[1].portrait, sign="", colour="")
    assert now.sign == PEOPLE[0].portrait.sign, "the crest stays theirs"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.chooses
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_filters_ask_for_other_figures(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    with qtbot.waitSignal(page.filtered) as filtered:
        press(page, "company-bots")
    assert filtered.args == [Filter("all", "bots")]
    with qtbot.assertNotEmitted(page.filtered):
        page.show_facts(facts_of(chosen=Filter("year", "people")))


def test_somebody_new_has_a_name(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    QTest.keyClick(page, Qt.Key.Key_N)
    question = child(page, NameQuestion)
    QTest.keyClick(question.field, Qt.Key.Key_Return)
    assert question.isVisible(), "nobody without a name"
    QTest.keyClicks(question.field, "  Ada ")
    with qtbot.waitSignal(page.created) as created:
        QTest.keyClick(question.field, Qt.Key.Key_Return)
    assert created.args == ["Ada"], "two may have one name"


def test_somebody_is_renamed(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    QTest.keyClick(page, Qt.Key.Key_R)
    question = child(page, NameQuestion)
    question.field.setText("Ada L.")
    with qtbot.waitSignal(page.changed) as changed:
        question.does.click()
    assert changed.args == [PEOPLE[0].renamed("Ada L.")]


def test_only_who_never_played_together_can_be_one(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, facts_of("finn"))
    assert not page.figures.merge.isEnabled(), "all have been at an evening with Finn"
    stranger = replace(PEOPLE[0], id="other", name="Finn")
    page.show_facts(facts_of("finn", people=(*PEOPLE, stranger)))
    QTest.keyClick(page, Qt.Key.Key_M)
    question = child(page, MergeQuestion)
    assert question.choice.count() == 1
    with qtbot.waitSignal(page.merged) as merged:
        question.does.click()
    assert merged.args == ["other"]


@pytest.mark.parametrize(("answer", "gone"), [("does", True), ("keep", False)])
def test_removing_asks_first(qtbot: QtBot, look: ThemeContext, answer: str, gone: bool) -> None:
    page, removed = show(qtbot, look), list[str]()
    page.removed.connect(removed.append)
    QTest.keyClick(page, Qt.Key.Key_Delete)
    box = child(page, MessageSheet)
    assert "3" in box.text, "it says what happens to the games"
    press(box, answer)
    assert removed == (["ada"] if gone else [])


def test_figures_are_copied_as_a_table(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    with qtbot.waitSignal(page.copied) as copied:
        QTest.keyClick(page, Qt.Key.Key_T)
    assert copied.args is not None
    rows = copied.args[0]
    assert rows[1] == ["NYSE", 1, 1, 10, 1, 1, 58]
    assert ["Bela", 1, 0, 0] in rows


def test_where_there_is_little_room_one_leaf_shows(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, size=SMALL)
    assert page.profile.isVisible()
    assert not page.figures.isVisible()
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.figures.isVisible()
    press(page, "export-person")


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [QSize(1024, 600), SMALL, QSize(2560, 1440)])
def test_a_house_without_people_tells_what_a_person_is_and_how_one_comes(
    qtbot: QtBot, look: ThemeContext, size: QSize, text: float
) -> None:
    look.set_text_size(text)
    page = show(qtbot, look, facts_of("", people=()), size)
    nobody = page.nobody
    assert page.focusWidget() is (nobody.new if text == 1 else page)
    QApplication.processEvents()
    assert child(page, QScrollArea).verticalScrollBar().value() == 0, "it opens at its top"
    told = texts(nobody)
    wanted = [say("people-told", what=what) for what in TOLD]
    wanted += [say("people-told-more", what=what) for what in TOLD]
    wanted += [say("people-way-note", way=way) for way in WAYS]
    assert set(wanted) <= set(told)
    assert all(words in nobody.accessibleDescription() for words in wanted[: len(TOLD)])
    for way in WAYS:
        assert say("people-way-note", way=way) in [
            button.accessibleDescription() for button in nobody.findChildren(QAbstractButton)
        ]
    QTest.keyClick(page, Qt.Key.Key_Delete)
    assert page.findChild(MessageSheet) is None


def test_where_nobody_is_the_first_comes_by_three_ways(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, facts_of("", people=()))
    with qtbot.waitSignal(page.imported):
        QTest.keyClick(page, Qt.Key.Key_I)
    with qtbot.waitSignal(page.sat_down) as sat:
        QTest.keyClick(page, Qt.Key.Key_S)
    assert sat.args == [""]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    field = child(page, QLineEdit, "person-name")
    QTest.keyClicks(field, "Greta")
    with qtbot.waitSignal(page.created) as created:
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert created.args == ["Greta"]
    page.show_facts(facts_of())
    assert not page.nobody.isVisible()
    assert page.profile.isVisible()
    page.show_facts(facts_of("", people=()))
    assert page.nobody.isVisible()
    assert not page.figures.isVisible()


def test_a_portrait_with_the_focus_is_scrolled_to(qtbot: QtBot, look: ThemeContext) -> None:
    look.set_text_size(2.0)
    page = show(qtbot, look, size=SMALL)
    QApplication.processEvents()
    area = child(page, QScrollArea)
    bar = area.verticalScrollBar()
    for key in (Qt.Key.Key_D, Qt.Key.Key_PageDown):
        bar.setValue(bar.maximum())
        assert page.rail.visibleRegion().isEmpty()
        QTest.keyClick(page, key)
        assert not page.focusWidget().visibleRegion().isEmpty()


def test_who_met_no_bots_has_no_heading_for_them(qtbot: QtBot, look: ThemeContext) -> None:
    caption = say("people-bots-beaten")
    for games, told in ((GAMES, True), (GAMES[:1], False)):
        page = show(qtbot, look, facts_of(games=games))
        assert (caption in texts(page)) is told
