"""Settings are shown as they are, and changes emitted at once; their previews."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.storage.settings import Settings, settings_on_page
from stockgames.ui.settings.page import SettingsPage
from stockgames.ui.settings.previews import SuitsPreview, ThemePreview
from stockgames.ui.theme.palette import THEMES
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.fields import LineEdit
from stockgames.ui.widgets.frames import PanelFrame, ScrollArea
from tests.ui.finding import child, on_screen


@pytest.fixture
def page(qtbot: QtBot, look: ThemeContext) -> SettingsPage:
    made = on_screen(
        qtbot, SettingsPage(look, Settings(names=("Ada",), pace="slow")), QSize(1280, 720)
    )
    qtbot.waitExposed(made)
    return made


def open_more(page: SettingsPage) -> None:
    button = child(page, QPushButton, "more-settings")
    button.click()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("language", "de"),
        ("theme", "daylight"),
        ("contrast", "high"),
        ("text_size", "150"),
        ("motion", "reduced"),
        ("pace", "instant"),
        ("thinking", "long"),
        ("four_colour_suits", "on"),
        ("sounds", "quiet"),
        ("volume", "30"),
        ("tips", "off"),
        ("spoken", "brief"),
        ("news", "interrupt"),
    ],
)
def test_a_choice_holds_at_once(qtbot: QtBot, page: SettingsPage, field: str, value: str) -> None:
    choice = child(page, SegmentRow, f"set-{field}")
    if not choice.isVisible():
        open_more(page)
    assert choice.isVisible()
    with qtbot.waitSignal(page.changed) as told:
        choice.segment(value).click()
    words = {True: "on", False: "off"}
    kept = getattr(told.args[0], field)
    assert words.get(kept, kept) == value
    assert page.settings == told.args[0]


@pytest.mark.parametrize("name", THEMES)
def test_a_picture_of_a_room_chooses_it(qtbot: QtBot, page: SettingsPage, name: str) -> None:
    picture = child(page, ThemePreview, f"preview-{name}")
    QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=picture.rect().center())
    assert page.settings.theme == name


def test_it_opens_with_few_settings_and_shows_the_rest_when_asked(page: SettingsPage) -> None:
    def shown() -> list[str]:
        found = page.findChildren(QWidget)
        names = [one.objectName() for one in found if one.isVisible()]
        return [name for name in names if name.startswith("set-")]

    seconds = {"set-volume", "set-language"}  # of sound and volume, and of name and language
    assert 0 < len({*shown()} - seconds) <= 10
    open_more(page)
    assert len(shown()) == len([*settings_on_page()])
    focused = page.focusWidget()
    assert focused is not None
    assert focused.objectName().startswith("four_colour_suits"), "the first of the rest"


def test_tab_goes_from_card_to_card(page: SettingsPage) -> None:
    open_more(page)
    page.focus_start()
    passed: list[str] = []
    for _ in settings_on_page():
        control = page.focusWidget()
        assert control is not None
        cards = page.findChildren(PanelFrame)
        passed += [card.title() for card in cards if card.isAncestorOf(control)]
        QTest.keyClick(control, Qt.Key.Key_Tab)
    assert len(passed) == len([*settings_on_page()])
    assert list(dict.fromkeys(passed)) == [title for title, _ in groupby(passed)]


@pytest.mark.parametrize(("size", "text"), [(QSize(1024, 600), 2.0), (QSize(1280, 690), 1.0)])
@pytest.mark.usefixtures("language")
def test_large_text_scrolls_downwards_and_usual_text_not_at_all(
    qtbot: QtBot, look: ThemeContext, size: QSize, text: float
) -> None:
    """On a screen of 1280 by 720, a window is 30 pixels lower."""
    look.fit(size)
    look.set_text_size(text)
    page = on_screen(qtbot, SettingsPage(look, Settings(names=("Ada",))), size)
    area = child(page, ScrollArea)
    QApplication.processEvents()
    assert text > 1 or area.verticalScrollBar().maximum() == 0
    open_more(page)
    QApplication.processEvents()
    assert page.width() == size.width()
    assert area.horizontalScrollBar().maximum() == 0


def test_everything_is_in_sight_in_a_small_window(qtbot: QtBot, page: SettingsPage) -> None:
    page.look.fit(page.size())
    area = child(page, ScrollArea)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)
    page.resize(QSize(960, 600))
    page.look.fit(page.size())
    qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() == 0)


def test_the_name_is_trimmed(qtbot: QtBot, page: SettingsPage) -> None:
    field = child(page, LineEdit, "set-names")
    with qtbot.waitSignal(page.changed):
        field.setText("  Bela ")
    assert page.settings.names == ("Bela",)


def test_every_control_says_what_it_sets(page: SettingsPage) -> None:
    found = [one for one in page.findChildren(QWidget) if one.objectName().startswith("set-")]
    assert len(found) == len([*settings_on_page()])
    assert all(one.accessibleName() and one.accessibleDescription() for one in found)


def test_four_aces_lie_side_by_side_in_the_colours_in_force(qtbot: QtBot) -> None:
    look = ThemeContext()
    suits = SuitsPreview(look)
    qtbot.addWidget(suits)
    looks = []
    for size in (suits.sizeHint(), suits.sizeHint() * 2, QSize(200, 400)):
        suits.resize(size)
        cards = suits.cards()
        assert len(cards) == 4
        assert all(one.right() < other.left() for one, other in pairwise(cards))
        assert QRectF(suits.rect()).contains(cards[-1])
    looks.append(suits.grab().toImage())
    look.set_four_colour_suits(not look.four_colour_suits)
    assert suits.grab().toImage() != looks[0]
