"""ui/theme/appearance.py: the system's reduced motion and text size are applied."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme.appearance import system_text_size, system_wants_little_motion

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
