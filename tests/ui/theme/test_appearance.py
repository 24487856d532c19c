"""Theme, motion and text size follow the settings and the system."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

import stockgames.ui
from stockgames.ui.theme import appearance
from stockgames.ui.theme.appearance import Appearance, system_text_size, system_wants_little_motion
from stockgames.ui.theme.fonts import usual_size
from stockgames.ui.theme.palette import CONTRASTS, DAYLIGHT, EVENING, THEMES
from stockgames.ui.theme.style_sheet import style_sheet
from stockgames.ui.theme.theme_context import SMALLEST_TEXT, ThemeContext


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
def test_contrast_is_wished_in_any_theme(qapp: QApplication, look: ThemeContext, name: str) -> None:
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
    sizes = []
    for wish in ("100", "200", "100"):
        keeper.wish(text_size=wish)
        sizes.append(QToolTip.font().pixelSize())
    assert sizes[1] == 2 * sizes[2]


def test_each_change_is_told_once(qtbot: QtBot) -> None:
    look = ThemeContext(EVENING)
    emitted: list[int] = []
    look.changed.connect(lambda: emitted.append(1))
    for _ in range(2):
        look.set_theme(DAYLIGHT)
        look.set_reduced_motion(True)
        look.set_four_colour_suits(False)
        look.set_scale(0.8)
    assert len(emitted) == 4
    assert (look.theme, look.reduced_motion, look.four_colour_suits) == (DAYLIGHT, True, False)


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        (QSize(1600, 1000), 1.0),
        (QSize(1280, 720), 0.72),
        (QSize(3840, 2160), 2.16),
        (QSize(7680, 4320), 2.4),
        (QSize(100, 100), 0.5),
    ],
)
def test_scale_fits_the_window(size: QSize, scale: float) -> None:
    look = ThemeContext()
    look.fit(size)
    assert look.scale == pytest.approx(scale)
    assert look.px(100) == pytest.approx(100 * scale)


def test_text_shrinks_less_than_objects_and_never_below_its_floor() -> None:
    look = ThemeContext()
    look.set_scale(0.5)
    assert look.text_px(40) == 34
    assert look.text_px(10) == SMALLEST_TEXT


def test_text_is_enlarged_and_what_is_laid_by_its_usual_size_is_not(qapp: QApplication) -> None:
    look = ThemeContext()
    look.set_text_size(1.5)
    usual = ThemeContext().text_px(20)
    assert (look.text_px(20), look.usual_px(20)) == (round(1.5 * usual), usual)
    assert [usual_size(font) for font in (look.sans(20), look.serif(20))] == [usual, usual]
    assert look.serif(20).pixelSize() == look.text_px(20)
    look.set_text_size(9)
    assert look.text_px(20) == 2 * usual


def test_a_look_follows_another_until_it_is_gone(qtbot: QtBot) -> None:
    followed, parent = ThemeContext(EVENING), QObject()
    table = ThemeContext(EVENING, parent)
    table.set_scale(0.7)
    table.follow(followed)
    followed.set_theme(DAYLIGHT)
    assert (table.theme, table.scale) == (DAYLIGHT, 0.7)
    with qtbot.waitSignal(table.destroyed):
        parent.deleteLater()
    followed.set_theme(EVENING)  # any error in a connected slot fails this test


def test_selectors_name_classes() -> None:
    """A class that was renamed lost its rules without a word."""
    sources = [path.read_text() for path in Path(stockgames.ui.__file__).parent.rglob("*.py")]
    known = {name for source in sources for name in re.findall(r"^class (\w+)", source, re.M)}
    selectors = ",".join(re.findall(r"([^{}]+)\{[^{}]*\}", style_sheet(DAYLIGHT))).split(",")
    named = {re.split(r"[:\[. ]", selector.strip())[0] for selector in selectors}
    assert "Button" in named
    assert {name for name in named if not name.startswith("Q")} <= known


pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="a program is asked on Linux alone"
)


@pytest.fixture
def desktop(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the only folder for programs; Qt reports a desktop platform."""
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def answers(folder: Path, script: str) -> None:
    program = folder / "gsettings"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)


@pytest.mark.parametrize(("answer", "little"), [("false", True), ("true", False), ("", False)])
def test_the_desktop_is_asked(desktop: Path, answer: str, little: bool) -> None:
    answers(desktop, f'[ "$3" = enable-animations ] && echo {answer}')
    assert system_wants_little_motion() is little


def test_a_system_without_an_answer_moves(desktop: Path) -> None:
    assert not system_wants_little_motion()
    answers(desktop, "exit 1")
    assert not system_wants_little_motion()


def test_the_program_asked_gets_the_libraries_of_the_system(
    desktop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    answers(desktop, '[ -z "$LD_LIBRARY_PATH" ] && echo false')
    assert system_wants_little_motion()
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/theirs")
    answers(desktop, '[ "$LD_LIBRARY_PATH" = /theirs ] && echo false')
    assert system_wants_little_motion()
    assert os.environ["LD_LIBRARY_PATH"] == "/ours"


def test_without_a_desktop_nobody_is_asked(desktop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "offscreen")
    answers(desktop, "echo false")
    assert not system_wants_little_motion()


@pytest.mark.parametrize(("answer", "size"), [("1.25", 1.25), ("", 1.0), ("large", 1.0)])
def test_the_desktop_is_asked_for_the_size_of_text(desktop: Path, answer: str, size: float) -> None:
    answers(desktop, f'[ "$3" = text-scaling-factor ] && echo {answer}')
    assert system_text_size() == size


def test_x11_enlarges_text_itself(desktop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    answers(desktop, "echo 1.5")
    assert system_text_size() == 1.0
