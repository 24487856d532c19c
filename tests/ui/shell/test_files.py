"""Files are asked for where the last lay, with a name and a day; nothing chosen is no file."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.shell import files


class Dialogs:
    """Stands for the platform's dialogs: chooses what it is told to, keeps what it was asked."""

    def __init__(self) -> None:
        self.chosen = ""
        self.asked: list[tuple[str, str, str]] = []

    def __call__(self, parent: QWidget, title: str, place: str, kinds: str) -> tuple[str, str]:
        self.asked.append((title, place, kinds))
        return self.chosen, kinds


@pytest.fixture
def dialogs(monkeypatch: pytest.MonkeyPatch) -> Dialogs:
    made = Dialogs()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", made)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", made)
    return made


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_file_is_opened_where_the_last_lay(
    dialogs: Dialogs, window: QWidget, tmp_path: Path
) -> None:
    for ask in (files.ask_what_to_open, files.ask_for_person):
        assert ask(str(tmp_path), window) is None
        dialogs.chosen = str(tmp_path / "a.stockgame")
        assert ask(str(tmp_path), window) == tmp_path / "a.stockgame"
        dialogs.chosen = ""
    assert {place for _, place, _ in dialogs.asked} == {str(tmp_path)}


def test_a_folder_that_is_gone_gives_way_to_the_documents(
    dialogs: Dialogs, window: QWidget, tmp_path: Path
) -> None:
    files.ask_what_to_open(str(tmp_path / "gone"), window)
    files.ask_what_to_open("", window)
    first, second = (place for _, place, _ in dialogs.asked)
    assert first == second != str(tmp_path / "gone")


Ask = Callable[[str, str, QWidget], Path | None]


@pytest.mark.parametrize(
    ("ask", "suffix"),
    [
        (files.ask_where_to_save, "stockgame"),
        (files.ask_where_to_save_evening, "png"),
        (files.ask_where_to_save_person, "person.json"),
        (lambda name, place, on: files.ask_where_to_save_review(name, "html", place, on), "html"),
    ],
)
def test_a_name_with_the_day_is_offered_and_a_bare_one_gets_its_ending(
    dialogs: Dialogs, window: QWidget, tmp_path: Path, ask: Ask, suffix: str
) -> None:
    assert ask("NYSE", str(tmp_path), window) is None
    ((_, offered, kinds),) = dialogs.asked
    name = Path(offered)
    assert name.parent == tmp_path
    assert name.name in {f"NYSE {day}.{suffix}" for day in days()}
    assert suffix in kinds
    dialogs.chosen = str(tmp_path / "mine")
    assert ask("NYSE", str(tmp_path), window) == tmp_path / f"mine.{suffix}"
    dialogs.chosen = str(tmp_path / "mine.other")
    assert ask("NYSE", str(tmp_path), window) == tmp_path / "mine.other"


def days() -> set[str]:
    """Return today, and tomorrow where it has just begun."""
    return {date.today().isoformat(), date.fromordinal(date.today().toordinal() - 1).isoformat()}
