"""Theme and motion follow the wishes and the system."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.palette import DAYLIGHT, EVENING
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell import appearance
from stockgames.ui.shell.appearance import Appearance


def test_a_wished_theme_holds_for_look_and_palette(qapp: QApplication, look: Look) -> None:
    keeper = Appearance(qapp, look)
    keeper.set_theme("daylight")
    assert look.theme is DAYLIGHT
    assert qapp.palette().color(QPalette.ColorRole.WindowText) == DAYLIGHT.text
    keeper.set_theme("evening")
    assert look.theme is EVENING


def test_the_system_is_followed_only_when_wished(
    qapp: QApplication, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Appearance(qapp, look)
    monkeypatch.setattr(appearance, "system_theme", lambda: DAYLIGHT)
    qapp.styleHints().colorSchemeChanged.emit(qapp.styleHints().colorScheme())
    assert look.theme is DAYLIGHT
    keeper.set_theme("evening")
    qapp.styleHints().colorSchemeChanged.emit(qapp.styleHints().colorScheme())
    assert look.theme is EVENING


def test_motion(qapp: QApplication, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Appearance(qapp, look)
    keeper.set_motion("reduced")
    obeyed = [look.reduced_motion]
    keeper.set_motion("full")
    obeyed.append(look.reduced_motion)
    monkeypatch.setattr(appearance, "system_wants_little_motion", lambda: True)
    keeper.set_motion("system")
    obeyed.append(look.reduced_motion)
    assert obeyed == [True, False, True]
