"""File dialogs start in the last folder, with a name and a date; cancelling returns None."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.window import files


class Dialogs:
    """Replaces the platform's dialogs: returns what it is told to, and records the arguments."""

    def __init__(self) -> None:
        self.chosen = ""
        self.asked: list[tuple[str, str, str]] = []

    def __call__(
        self, parent: QWidget, title: str, place: str, kinds: str, *_: object
    ) -> tuple[str, str]:
        self.asked.append((title, place, kinds))
        return self.chosen, kinds.split(";;")[0]


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


def test_a_file_opens_where_the_last_was(dialogs: Dialogs, window: QWidget, tmp_path: Path) -> None:
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


SAVED = [
    files.ToSave("Save", "NYSE", kinds)
    for kinds in (
        (files.GAME,),
        (files.PICTURE, files.PRINT, files.DATA),
        (files.PERSON,),
        (files.PAGE,),
    )
]


@pytest.mark.parametrize("what", SAVED, ids=lambda what: what.kinds[0].endings[0])
def test_a_name_with_the_day_is_offered_and_a_bare_one_gets_its_ending(
    dialogs: Dialogs, window: QWidget, tmp_path: Path, what: files.ToSave
) -> None:
    ending = what.kinds[0].endings[0]
    assert files.ask_where_to_save(what, str(tmp_path), window) is None
    ((_, offered, kinds),) = dialogs.asked
    name = Path(offered)
    assert name.parent == tmp_path
    assert name.name in {f"NYSE {day}.{ending}" for day in days()}
    assert kinds.split(";;") == [kind.label() for kind in what.kinds]
    for typed in ("mine", "mine.other", f"mine.{ending}"):
        dialogs.chosen = str(tmp_path / typed)
        target = files.ask_where_to_save(what, str(tmp_path), window)
        assert target is not None
        assert target.path == tmp_path / f"{typed.removesuffix(f'.{ending}')}.{ending}"


ALL = (files.PICTURE, files.PRINT, files.DATA)


@pytest.mark.parametrize(
    ("typed", "kinds", "chosen", "name"),
    [
        ("Abend 28.11", ALL, files.PICTURE, "Abend 28.11.png"),
        ("Abend 28.11", ALL, None, "Abend 28.11.png"),
        ("Abend.pdf", ALL, None, "Abend.pdf"),
        ("Abend.pdf", ALL, files.DATA, "Abend.json"),
        ("Abend.PnG", ALL, files.PICTURE, "Abend.PnG"),
        ("Abend.html", ALL, files.PRINT, "Abend.pdf"),
        ("Abend.png.pdf", ALL, files.PICTURE, "Abend.png"),
        ("Abend.jpg", ALL, files.PRINT, "Abend.jpg.pdf"),
        ("Abend. ", ALL, files.PRINT, "Abend.pdf"),
        ("Abend.png. ", ALL, files.PICTURE, "Abend.png"),
        ("Abend .png", ALL, files.PRINT, "Abend.pdf"),
        ("...", ALL, files.PRINT, "stockgames.pdf"),
        (".pdf", ALL, files.PRINT, ".pdf.pdf"),
        ("NYSE", (files.GAME,), files.GAME, "NYSE.stockgame"),
        ("NYSE.json", (files.GAME,), files.GAME, "NYSE.json"),
        ("NYSE.png", (files.GAME,), files.GAME, "NYSE.stockgame"),
        ("Ada", (files.PERSON,), files.PERSON, "Ada.person.json"),
        ("Ada.person", (files.PERSON,), files.PERSON, "Ada.person.json"),
        ("Ada.json", (files.PERSON,), files.PERSON, "Ada.json"),
        ("Dr. Ada", (files.PERSON,), files.PERSON, "Dr. Ada.person.json"),
        ("v1.2.3", (files.PAGE,), files.PAGE, "v1.2.3.html"),
        ("v1.htm", (files.PAGE,), files.PAGE, "v1.htm"),
    ],
)
def test_only_a_known_ending_is_one_and_the_kind_decides_it(
    typed: str, kinds: tuple[files.Kind, ...], chosen: files.Kind | None, name: str
) -> None:
    target = files.target_of(Path("place") / typed, kinds, chosen)
    assert target.path == Path("place") / name
    assert target.kind in kinds
    assert chosen in (None, target.kind)


def days() -> set[str]:
    """Return today's and yesterday's date, in case the day has just changed."""
    return {date.today().isoformat(), date.fromordinal(date.today().toordinal() - 1).isoformat()}


@pytest.mark.parametrize("typed", ["/", ".", "", "..", "...", " "])
def test_a_place_without_a_name_gets_one(typed: str) -> None:
    target = files.target_of(Path(typed), (files.GAME,), None)
    assert target.path.name == "stockgames.stockgame"
