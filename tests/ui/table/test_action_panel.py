"""The action panel: buttons keep place and focus, and give reasons instead of being silent."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.presentation.panel import Choice, ChoiceGroup, Panel
from stockgames.ui.table.action_panel import ActionPanel, ChoiceButton
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.frames import surface_of
from tests.ui.finding import on_screen

TAKE = Choice("confirm", "Take Technology", key="Enter", kind="primary")
SPECIALS = tuple(
    Choice(f"play-{i}", name, key=str(i))
    for i, name in enumerate(("Speculative market", "Aggressive investment", "Stock swap"), 1)
)
BARRED = Choice("stop", "Stop", why_not="Not yet.")
FULL = Panel(
    "Your turn: choose one",
    (
        ChoiceGroup("", (TAKE,)),
        ChoiceGroup("or play a special chip", SPECIALS),
        ChoiceGroup("or shrink the supply", (Choice("discard", "Discard", key="D"),)),
    ),
    "Take a chip to keep. Its marker moves one space right.",
)


def shown(
    qtbot: QtBot, panel: Panel, size: QSize | None = None, text_size: float = 1.0
) -> ActionPanel:
    look = ThemeContext()
    look.fit(QSize(1280, 720))
    look.set_text_size(text_size)
    made = on_screen(qtbot, ActionPanel(look), size or QSize(308, 312))
    made.show_panel(panel)
    return made


def button_of(panel: ActionPanel, name: str) -> ChoiceButton:
    found = panel.offered(name)
    assert found is not None
    return found


def test_everything_fits_the_smallest_window_without_overlap(qtbot: QtBot) -> None:
    panel = shown(qtbot, FULL)
    faces = []
    for group in FULL.groups:
        for choice in group.choices:
            button = button_of(panel, choice.name)
            assert panel.rect().contains(button.geometry())
            faces.append(button.geometry().adjusted(6, 6, -6, -6))
    assert all(one.bottom() < other.top() for one, other in pairwise(faces))


@pytest.mark.parametrize("note", ["", "ace of spades"])
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_larger_text_cuts_no_label_that_fits(qtbot: QtBot, text_size: float, note: str) -> None:
    """Its last letters show: two labels that differ there look different."""

    def picture(end: str) -> QImage:
        choices = (TAKE, Choice("end", f"Discard it, and {end}", key="X", note=note))
        panel = shown(qtbot, Panel("Your turn", (ChoiceGroup("", choices),)), None, text_size)
        return button_of(panel, "end").grab().toImage()

    assert picture("stay") != picture("stop")


@pytest.mark.parametrize("other", [replace(TAKE, label="Accept"), replace(TAKE, name="accept")])
def test_a_press_that_began_on_another_choice_makes_none(qtbot: QtBot, other: Choice) -> None:
    panel = shown(qtbot, Panel("Your turn", (ChoiceGroup("", (TAKE,)),)))
    chosen = list[str]()
    panel.chosen.connect(chosen.append)
    button = button_of(panel, "confirm")
    QTest.keyPress(button, Qt.Key.Key_Space)
    panel.show_panel(Panel("Your turn", (ChoiceGroup("", (other,)),)))
    QTest.keyRelease(button, Qt.Key.Key_Space)
    assert chosen == []
    QTest.keyClick(button_of(panel, other.name), Qt.Key.Key_Space)
    assert chosen == [other.name]


def test_a_button_that_offers_nothing_is_gone(qtbot: QtBot) -> None:
    panel, chosen = shown(qtbot, FULL), list[str]()
    panel.chosen.connect(chosen.append)
    QTest.mousePress(panel.buttons()[0], Qt.MouseButton.LeftButton)
    panel.show_panel(Panel())
    assert not any(button.isVisible() for button in panel.findChildren(ChoiceButton))
    qtbot.waitUntil(lambda: not panel.findChildren(ChoiceButton))
    panel.show_panel(Panel("Your turn", (ChoiceGroup("", (BARRED, TAKE)),)))
    first, second = panel.buttons()
    assert (first.is_barred, first.isDown(), first.accessibleDescription()) == (
        True,
        False,
        "Not yet.",
    )
    second.click()
    assert chosen == ["confirm"]


def test_buttons_are_found_in_their_order_whichever_were_made_first(qtbot: QtBot) -> None:
    panel = shown(qtbot, FULL)
    choices = [*SPECIALS, BARRED, TAKE]
    for _ in range(3):
        choices = [*choices[2:], *choices[:2]]
        panel.show_panel(Panel("Your turn", (ChoiceGroup("", tuple(choices)),)))
        children = QAccessible.queryAccessibleInterface(panel)
        found = [children.child(i) for i in range(children.childCount())]
        told = [one.text(QAccessible.Text.Name) for one in found if not one.state().invisible]
        assert told == [choice.label for choice in choices]


def test_a_choice_is_told_by_name(qtbot: QtBot) -> None:
    panel = shown(qtbot, FULL)
    button = button_of(panel, "play-2")
    with qtbot.waitSignal(panel.chosen) as heard:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard.args == ["play-2"]


def test_a_barred_choice_can_be_reached_and_says_why(qtbot: QtBot) -> None:
    panel = shown(qtbot, Panel("", (ChoiceGroup("", (BARRED,)),)))
    button = button_of(panel, "stop")
    assert button.isEnabled()
    assert button.is_barred
    assert button.property("barred")
    assert button.toolTip() == button.accessibleDescription() == "Not yet."
    with qtbot.assertNotEmitted(panel.chosen), qtbot.waitSignal(panel.barred) as heard:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard.args == ["Not yet."]


def test_buttons_that_stay_keep_the_focus(qtbot: QtBot) -> None:
    panel = shown(qtbot, FULL)
    button = button_of(panel, "play-1")
    button.setFocus()
    panel.show_panel(Panel("Other", (ChoiceGroup("", SPECIALS),)))
    assert panel.offered("play-1") is button
    assert panel.offered("confirm") is None
    qtbot.waitUntil(button.hasFocus)


def test_the_page_gets_the_focus_of_a_button_that_goes(qtbot: QtBot) -> None:
    page = on_screen(qtbot, QWidget(), QSize(308, 312))
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    panel = ActionPanel(ThemeContext(), page)
    panel.show_panel(FULL)
    panel.show()
    button_of(panel, "play-1").setFocus()
    qtbot.waitUntil(button_of(panel, "play-1").hasFocus)
    panel.show_panel(Panel())
    qtbot.waitUntil(page.hasFocus)


@pytest.mark.parametrize("panel", [Panel(), FULL])
def test_title_and_note_can_be_spoken(qtbot: QtBot, panel: Panel) -> None:
    made = shown(qtbot, panel)
    assert made.accessibleName() == panel.title
    assert made.accessibleDescription() == panel.note


def test_a_double_click_presses_no_button_that_came_in_its_middle(qtbot: QtBot) -> None:
    panel = shown(qtbot, FULL)
    chosen: list[str] = []
    panel.chosen.connect(chosen.append)
    first = button_of(panel, "confirm")
    place = first.rect().center()
    QTest.mouseClick(first, Qt.MouseButton.LeftButton, pos=place)
    panel.show_panel(Panel("", (ChoiceGroup("", (Choice("rematch", "Play again"),)),)))
    second = button_of(panel, "rematch")
    QTest.mouseDClick(second, Qt.MouseButton.LeftButton, pos=place)
    assert chosen == ["confirm"]
    QTest.mouseClick(second, Qt.MouseButton.LeftButton, pos=place)
    assert chosen == ["confirm", "rematch"]


def test_buttons_stand_abreast_where_they_would_stick_out(qtbot: QtBot) -> None:
    choices = TAKE, *SPECIALS
    size = QSize(344, 104)
    panel = shown(qtbot, Panel("", (ChoiceGroup("", choices),)), size)
    faces = []
    for choice in choices:
        button = button_of(panel, choice.name)
        assert panel.rect().contains(button.geometry())
        faces.append(button.geometry().adjusted(6, 6, -6, -6))
    assert not any(one.intersects(other) for one, other in combinations(faces, 2))
    assert faces[0].y() == faces[1].y() < faces[2].y() == faces[3].y()


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5, 2.0])
def test_one_button_a_group_stays_in_a_small_windows_panel(qtbot: QtBot, text_size: float) -> None:
    """At Portfolio, the last of three hung over the lower edge with large text."""
    noted = Choice("exposed", "Exposed card first", key="E", note="6 of spades")
    choices = TAKE, noted, Choice("deal", "Offer a deal", key="D")
    groups = tuple(ChoiceGroup("", (choice,)) for choice in choices)
    panel = shown(qtbot, Panel("You draw", groups, "Extra cards cost."), QSize(276, 184), text_size)
    panel.look.fit(QSize(1024, 600))
    faces = [button.geometry().adjusted(6, 6, -6, -6) for button in panel.buttons()]
    assert all(surface_of(panel).contains(QRectF(face)) for face in faces)
    assert all(one.bottom() < other.top() for one, other in pairwise(faces))


def test_buttons_stand_side_by_side_only_where_that_cuts_no_words(qtbot: QtBot) -> None:
    labels = ("Accept", "Decline", "Counter offer", "No more of them in this turn")
    choices = tuple(Choice(f"choice-{one}", one, key="Q") for one in labels)
    panel = shown(qtbot, Panel("An offer", (ChoiceGroup("", choices),)), QSize(260, 190))
    short, _, _, long = (button.width() for button in panel.buttons())
    assert long > 1.8 * short


@pytest.mark.parametrize("count", [4, 5])
def test_a_small_windows_panel_holds_all_kinds_of_chips_in_whole_words(
    qtbot: QtBot, count: int
) -> None:
    """At 1024x600 chips of one colour used to look alike: `Fossile Bren…`."""
    labels = [
        *("Chemie, Invest.", "Fossile Brennstoffe, Markt", "Fossile Brennstoffe, Invest."),
        *("Nahrung, Invest.", "Nahrung, Tausch"),
    ]
    kinds = [
        Choice(f"give-{i}", label, key=str(i), emblem="flask") for i, label in enumerate(labels)
    ]
    confirm = Choice("confirm", "Geben: Chip wählen", key="Enter", kind="primary", why_not="Wähle.")
    back = Choice("back", "Zurück", kind="quiet")
    groups = (
        ChoiceGroup("Welchen Chip gibst du für Fossile Brennstoffe?", tuple(kinds[:count])),
        ChoiceGroup("", (confirm,)),
        ChoiceGroup("", (back,)),
    )
    panel = shown(qtbot, Panel("Du bist am Zug", groups), QSize(250, 254))
    panel.look.fit(QSize(1024, 600))
    faces = [button.geometry().adjusted(6, 6, -6, -6) for button in panel.buttons()]
    assert all(button.holds_text(button.width()) for button in panel.buttons())
    assert all(surface_of(panel).contains(QRectF(face)) for face in faces)
    assert not any(one.intersects(other) for one, other in combinations(faces, 2))
    assert all(face.height() >= 20 for face in faces)


def test_a_long_caption_takes_a_second_line_and_pushes_the_buttons_down(qtbot: QtBot) -> None:
    def top(caption: str) -> int:
        panel = shown(qtbot, Panel("Your turn", (ChoiceGroup(caption, (TAKE,)),)))
        return button_of(panel, "confirm").y()

    long = "The chip leaves the game; then take up to two chips of any colour."
    assert top("Take") == top("Who do you swap with?")
    assert top(long) > top("Take") + 10
