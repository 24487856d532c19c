"""Settings: shown as they are, told at once."""

from __future__ import annotations

import typing

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.storage import settings
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import Choice
from stockgames.ui.kit.widgets.fields import KitLineEdit
from stockgames.ui.shell.settings_page import (
    MOTION_WISHES,
    PACES,
    THEME_WISHES,
    SettingsPage,
    Wishes,
)


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> SettingsPage:
    made = SettingsPage(look, Wishes(name="Ada", pace="slow"))
    qtbot.addWidget(made)
    made.resize(QSize(1280, 720))
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.mark.parametrize(
    ("field", "value"),
    [("language", "de"), ("theme", "daylight"), ("motion", "reduced"), ("pace", "instant")],
)
def test_a_choice_holds_at_once(qtbot: QtBot, page: SettingsPage, field: str, value: str) -> None:
    choice = page.findChild(Choice, f"set-{field}")
    assert choice is not None
    with qtbot.waitSignal(page.changed) as told:
        choice.segment(value).click()
    assert getattr(told.args[0], field) == value
    assert page.wishes() == told.args[0]


def test_the_name_is_trimmed(qtbot: QtBot, page: SettingsPage) -> None:
    field = page.findChild(KitLineEdit, "set-name")
    assert field is not None
    with qtbot.waitSignal(page.changed):
        field.setText("  Bela ")
    assert page.wishes().name == "Bela"


def test_every_control_says_what_it_sets(page: SettingsPage) -> None:
    found = [one for one in page.findChildren(QWidget) if one.objectName().startswith("set-")]
    assert len(found) == 5
    assert all(one.accessibleName() and one.accessibleDescription() for one in found)


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        (settings.Theme, THEME_WISHES),
        (settings.Motion, MOTION_WISHES),
        (settings.Pace, PACES),
    ],
)
def test_what_can_be_kept_can_be_chosen(kind: object, shown: tuple[str, ...]) -> None:
    assert set(typing.get_args(kind)) == set(shown)
