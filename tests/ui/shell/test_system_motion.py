"""ui/shell/system_motion.py: whoever has stilled their system finds the tables still."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from stockgames.ui.shell.system_motion import system_wants_little_motion

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="a program is asked on Linux alone"
)


@pytest.fixture
def desktop(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for programs, the only one; Qt says that it draws on a desktop."""
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
