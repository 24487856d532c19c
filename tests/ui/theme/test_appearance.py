"""Theme and motion follow the settings and the system."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from stockgames.ui.theme import appearance
from stockgames.ui.theme.appearance import Appearance
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import CONTRASTS, DAYLIGHT, EVENING, THEMES


def test_a_wished_theme_holds_for_look_and_palette(qapp: QApplication, look: ThemeContext) -> None:
    keeper = Appearance(qapp, look)
    keeper.wish("daylight")
    assert look.theme is DAYLIGHT
    assert qapp.palette().color(QPalette.ColorRole.WindowText) == DAYLIGHT.text
    keeper.wish("evening")
    assert look.theme is EVENING


def test_the_system_is_followed_only_when_wished(
    qapp: QApplication, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Appearance(qapp, look)
    monkeypatch.setattr(appearance, "system_theme", lambda: DAYLIGHT)
    qapp.styleHints().colorSchemeChanged.emit(qapp.styleHints().colorScheme())
    assert look.theme is DAYLIGHT
    keeper.wish("evening")
    qapp.styleHints().colorSchemeChanged.emit(qapp.styleHints().colorScheme())
    assert look.theme is EVENING


@pytest.mark.parametrize("name", ["evening", "daylight"])
def test_contrast_is_wished_for_either_theme(
    qapp: QApplication, look: ThemeContext, name: str
) -> None:
    keeper = Appearance(qapp, look)
    keeper.wish(name)
    keeper.wish(name, "high")
    assert look.theme is CONTRASTS[name]
    assert qapp.palette().color(QPalette.ColorRole.Window) == CONTRASTS[name].panel_top
    keeper.wish(name, "usual")
    assert look.theme is THEMES[name]


def test_contrast_of_the_system_is_followed_while_it_changes(
    qapp: QApplication, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Appearance(qapp, look)
    keeper.wish("evening")
    monkeypatch.setattr(appearance, "system_wants_contrast", lambda: True)
    hints = qapp.styleHints()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert look.theme is CONTRASTS["evening"]
    monkeypatch.setattr(appearance, "system_wants_contrast", lambda: False)
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    assert look.theme is EVENING


def test_motion_wished_here_is_not_asked_of_the_system(
    qapp: QApplication, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appearance, "system_wants_little_motion", lambda: True)
    keeper = Appearance(qapp, look)
    keeper.wish(motion="reduced")
    assert look.reduced_motion
    keeper.wish(motion="full")
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert not look.reduced_motion


def test_motion_of_the_system_is_asked_when_somebody_returns(
    qapp: QApplication, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = [True]
    monkeypatch.setattr(appearance, "system_wants_little_motion", lambda: wish[0])
    here = Qt.ApplicationState.ApplicationActive
    monkeypatch.setattr(QApplication, "applicationState", lambda _: here)
    keeper = Appearance(qapp, look)
    keeper.wish(motion="system")
    assert look.reduced_motion
    wish[0] = False
    qapp.applicationStateChanged.emit(here)
    assert not look.reduced_motion


def test_text_is_as_large_as_wished_or_as_the_system_has_it(
    qapp: QApplication, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Qt.ApplicationState.ApplicationActive
    monkeypatch.setattr(QApplication, "applicationState", lambda _: here)
    monkeypatch.setattr(appearance, "system_text_size", lambda: 1.3)
    keeper = Appearance(qapp, look)
    keeper.wish(text_size="150")
    qapp.applicationStateChanged.emit(here)
    assert look.text_size == 1.5
    keeper.wish(text_size="system")
    assert look.text_size == 1.3


def test_tips_have_text_as_large_as_wished(qapp: QApplication, look: ThemeContext) -> None:
    keeper = Appearance(qapp, look)
    for wish, size in (("100", 15), ("200", 30), ("100", 15)):
        keeper.wish(text_size=wish)
        assert QToolTip.font().pixelSize() == size
