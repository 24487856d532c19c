"""Save dialogs and saved pages: kind and content, and nothing is overwritten unasked."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from stockgames.__main__ import main
from stockgames.engine.plain_text import one_line
from stockgames.evenings.person import Person
from stockgames.lab.gallery.look_back_samples import over
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.window.dialogs import MessageSheet
from stockgames.ui.window.toast import Toast
from tests.app.visitor import Visitor, settle, until
from tests.controllers.test_replay import deal, play

GOLDEN = Path(__file__).parents[1] / "records" / "nyse" / "first-take-3.json"
PNG, PDF, HTML, JSON = b"\x89PNG", b"%PDF", b"<!DOCTYPE html>", b"{"


class Dialog(NamedTuple):
    """One save dialog: how to open it, and what its first kind writes."""

    open: Callable[[Visitor], None]
    ending: str
    start: bytes


def _save_game(visitor: Visitor) -> None:
    if visitor.app.session is None:
        visitor.app.tables.play("nyse")
        visitor.wait()
    visitor.app.window.commands["save"].trigger()


def _save_evening(visitor: Visitor) -> None:
    visitor.app.show_evening()
    visitor.app.evening.manager.welcome("Ada", from_nothing=False)
    assert visitor.app.evening.page is not None
    visitor.app.evening.page.exported.emit()


def _save_person(visitor: Visitor) -> None:
    if visitor.app.people.page is None:
        visitor.library.save_person(Person("p1", "Ada"))
        visitor.app.people.open()
    assert visitor.app.people.page is not None
    visitor.app.people.page.exported.emit("p1")


def _look_back(kind: str) -> Callable[[Visitor], None]:
    def save(visitor: Visitor) -> None:
        if visitor.app.session is None:
            visitor.app.files.open(GOLDEN)
        page = visitor.at(LookBackPage)
        page.exported.emit(kind)

    return save


DIALOGS = {
    "game": Dialog(_save_game, "stockgame", JSON),
    "evening": Dialog(_save_evening, "png", PNG),
    "person": Dialog(_save_person, "person.json", JSON),
    "picture": Dialog(_look_back("picture"), "png", PNG),
    "page": Dialog(_look_back("page"), "html", HTML),
    "record": Dialog(_look_back("record"), "stockgame", JSON),
}
dialogs = pytest.mark.parametrize("dialog", DIALOGS.values(), ids=DIALOGS.keys())


class Answers:
    """Replaces the platform's dialog: returns a file and a kind, and records what was offered."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.typed = ""
        self.kind = ""
        self.offered: list[str] = []

    def __call__(self, *asked: object) -> tuple[str, str]:
        self.offered.append(str(asked[2]))
        kinds = str(asked[3]).split(";;")
        chosen = next((kind for kind in kinds if self.kind and self.kind in kind), kinds[0])
        return str(self.place / self.typed) if self.typed else "", chosen


@pytest.fixture
def answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Answers:
    place = tmp_path / "place"
    place.mkdir()
    made = Answers(place)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", made)
    return made


def wait_for(path: Path) -> bytes:
    until(path.exists, 60)
    return path.read_bytes()


@dialogs
def test_a_name_gets_its_kinds_ending(visitor: Visitor, answers: Answers, dialog: Dialog) -> None:
    answers.typed = "Abend 28.11"
    dialog.open(visitor)
    path = answers.place / f"Abend 28.11.{dialog.ending}"
    assert wait_for(path).startswith(dialog.start)
    assert os.listdir(answers.place) == [path.name]


def test_the_chosen_kind_of_an_evening_decides(visitor: Visitor, answers: Answers) -> None:
    for typed, kind, name, start in (
        ("Abend 28.11", "PNG", "Abend 28.11.png", PNG),
        ("Abend 28.11", "PDF", "Abend 28.11.pdf", PDF),
        ("Abend.png", "JSON", "Abend.json", JSON),
    ):
        answers.typed, answers.kind = typed, kind
        DIALOGS["evening"].open(visitor)
        assert os.listdir(answers.place) == [name]
        assert (answers.place / name).read_bytes().startswith(start)
        (answers.place / name).unlink()


@dialogs
def test_a_file_that_is_there_is_asked_about_and_stays_until_then(
    visitor: Visitor, answers: Answers, dialog: Dialog
) -> None:
    path = answers.place / f"mine.{dialog.ending}"
    path.write_bytes(b"precious")
    for typed in ("mine", path.name):
        answers.typed, answers.offered = typed, []
        dialog.open(visitor)
        settle()
        question = visitor.shown(QWidget, "replace-file")
        assert path.name in question.accessibleName()
        if typed == "mine":
            question.close()
            settle()
            assert len(answers.offered) == 1
        assert path.read_bytes() == b"precious"
    answers.typed = "other"
    visitor.press("other")
    assert wait_for(answers.place / f"other.{dialog.ending}").startswith(dialog.start)
    assert Path(answers.offered[-1]).name == path.name
    assert path.read_bytes() == b"precious"
    answers.typed = "mine"
    dialog.open(visitor)
    visitor.press("does")
    until(lambda: path.read_bytes() != b"precious", 60)
    assert path.read_bytes().startswith(dialog.start)


@pytest.mark.parametrize("odd", ["a\u202egnp", "a\nb", "\u2028", "a\x1b[31m", "\udcff", "\u200b"])
def test_a_name_that_breaks_a_line_is_asked_about_on_one(
    visitor: Visitor, answers: Answers, odd: str
) -> None:
    if sys.platform != "linux":
        pytest.skip("such names are not allowed here")
    answers.typed = f"{odd}.stockgame"
    (answers.place / answers.typed).write_bytes(b"precious")
    DIALOGS["game"].open(visitor)
    question = visitor.shown(MessageSheet, "replace-file")
    lines = question.text.split("\n")
    assert len(lines) == 3
    assert all(one_line(line) == line for line in lines)
    visitor.press("does")
    settle()
    note = visitor.shown(Toast, "passing-note")
    assert one_line(note.spoken()) == note.spoken()


@dialogs
def test_what_cannot_be_written_is_told(visitor: Visitor, answers: Answers, dialog: Dialog) -> None:
    folder = answers.place / f"folder.{dialog.ending}"
    folder.mkdir()
    refused = ["folder", "m" * 254, "nowhere/mine"]
    if sys.platform != "win32":
        os.mkfifo(answers.place / f"pipe.{dialog.ending}")
        refused.append("pipe")
    for answers.typed in refused:
        dialog.open(visitor)
        until(lambda: visitor.message != "", 60)
        assert answers.typed.rpartition("/")[2] in visitor.message
        assert visitor.see("replace-file") is None
        visitor.press("close-message")
        settle()
    assert folder.is_dir()


def test_a_persons_name_becomes_the_name_of_a_file_in_the_folder(
    visitor: Visitor, answers: Answers
) -> None:
    """`tests/storage/test_files.py` tries what else can be in a name."""
    visitor.library.save_person(Person("p1", "../../a\\c:<b>?</b>"))
    visitor.app.people.open()
    _save_person(visitor)
    (offered,) = map(Path, answers.offered)
    assert offered.name.endswith(".person.json")
    assert not set(offered.name) & set('<>:"/\\|?*')
    assert not offered.name.startswith(".")
    assert str(offered.parent) == str(offered.parent.resolve())


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("games") / "over.stockgame"
    path.write_text(over("nyse", "hb", "file").record().to_json(), "utf-8")
    return str(path)


def test_a_page_is_written_once(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "page.html"
    assert main(["replay", record, "--html", str(out), "--seat", "2"]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "Through the eyes of Bruno" in text
    assert capsys.readouterr().out.strip() == str(out)
    assert main(["replay", record, "--html", str(out)]) == 1
    assert "--force" in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == text


def test_why_there_is_no_page_is_one_line(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running, out = tmp_path / "running.stockgame", str(tmp_path / "page.html")
    running.write_text(play(deal("nyse"), 5).record().to_json(), "utf-8")
    for words in (
        [str(running), "--html", out],
        [str(tmp_path / "none"), "--html", out],
        [record, "--html", out, "--seat", "3"],
    ):
        assert main(["replay", *words]) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert not Path(out).exists()
