"""The regulars as saved by their page, by files, and in old games."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.app.people import PeopleController
from stockgames.evenings.evening import Evening
from stockgames.evenings.person import PERSON_NAMES, Person, Tastes, from_text, to_text
from stockgames.storage.files import shown_path
from stockgames.ui.lobby.game_setup import GameSetup, people, person, to_values
from stockgames.ui.lobby.new_table import NewTable
from stockgames.ui.people.page import PeoplePage
from stockgames.ui.window import files
from stockgames.ui.window.files import PERSON, Target
from tests.app.conftest import Visit
from tests.app.visitor import QUICK, Visitor, prepare, settle
from tests.storage.play import deal, keep
from tests.ui.finding import child


def open_page(visitor: Visitor) -> PeoplePage:
    visitor.key(Qt.Key.Key_P)
    settle()
    return visitor.at(PeoplePage)


def controller(visitor: Visitor) -> PeopleController:
    return visitor.app.people


def names(visitor: Visitor) -> list[str]:
    return sorted(person.name for person in visitor.library.people())


def test_people_are_welcomed_renamed_and_removed(visitor: Visitor) -> None:
    page = open_page(visitor)
    page.created.emit("Ada")
    page.created.emit("Ada")
    assert names(visitor) == ["Ada", "Ada"]
    ada = visitor.library.people()[0]
    page.changed.emit(replace(ada, name="Ada L.", tastes=Tastes("de")))
    assert visitor.library.people()[0].tastes.language == "de"
    assert names(visitor) == ["Ada", "Ada L."]
    page.removed.emit(ada.id)
    assert names(visitor) == ["Ada"]
    visitor.key(Qt.Key.Key_Escape)
    settle()
    assert visitor.page == "lobby"
    assert controller(visitor).page is None


def test_a_removed_person_leaves_their_games_to_somebody(visitor: Visitor) -> None:
    keep(visitor.library, deal(1))
    page = open_page(visitor)
    page.removed.emit("ada")
    assert visitor.library.unfinished()[0].seats[0].name == "somebody"


def test_two_are_made_one_and_the_evening_knows(visitor: Visitor) -> None:
    library = visitor.library
    for key in ("p1", "p2"):
        library.save_person(Person(key, "Ada"))
    library.begin_evening(Evening().come("p2"))
    visitor.app.evening.manager.load_last()
    page = open_page(visitor)
    page.opened.emit("p1")
    page.merged.emit("p2")
    assert [person.id for person in library.people()] == ["p1"]
    manager = visitor.app.evening.manager
    assert manager.evening is not None
    assert manager.evening.present == ("p1",)


def test_a_person_goes_to_another_house_and_back(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ada.person.json"
    monkeypatch.setattr(files, "ask_where_to_save", lambda *_: Target(path, PERSON))
    monkeypatch.setattr(files, "ask_for_person", lambda *_: path)
    library = visitor.library
    library.save_person(Person("p1", "Ada", tastes=Tastes("de"), since="2026"))
    page = open_page(visitor)
    page.exported.emit("p1")
    assert from_text(path.read_bytes()).tastes == Tastes("de")
    library.remove_person("p1")
    page.imported.emit()
    assert library.people()[0].tastes == Tastes("de")


def test_a_namesake_from_a_file_is_another_person(visitor: Visitor, tmp_path: Path) -> None:
    visitor.library.save_person(Person("p1", "Ada"))
    open_page(visitor)
    path = tmp_path / "ada.person.json"
    path.write_text(to_text(Person("p9", "Ada")))
    controller(visitor).import_from(path)
    assert sorted(person.id for person in visitor.library.people()) == ["p1", "p9"]


@pytest.mark.parametrize(("answer", "name"), [("does", "Ada L."), ("keep", "Ada")])
def test_who_is_known_is_replaced_only_when_wished(
    visitor: Visitor, tmp_path: Path, answer: str, name: str
) -> None:
    visitor.library.save_person(Person("p1", "Ada", since="2025"))
    open_page(visitor)
    path = tmp_path / "ada.person.json"
    path.write_text(to_text(Person("p1", "Ada L.", since="2031")))
    controller(visitor).import_from(path)
    visitor.press(answer)
    settle()
    (known,) = visitor.library.people()
    assert (known.name, known.since) == (name, "2025")


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"\xff\xfe", b'{"format": "stockgames.record", "version": 1}', b"x" * 2_000_000],
)
def test_a_bad_file_changes_nothing(visitor: Visitor, tmp_path: Path, text: bytes) -> None:
    visitor.library.save_person(Person("p1", "Ada"))
    open_page(visitor)
    path = tmp_path / "bad.person.json"
    path.write_bytes(text)
    controller(visitor).import_from(path)
    assert "bad.person.json" in visitor.message
    assert names(visitor) == ["Ada"]
    controller(visitor).import_from(tmp_path / "none.json")
    assert "none.json" in visitor.message


def test_a_pipe_or_a_device_is_no_person_and_is_told(visitor: Visitor, tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("has neither")
    os.mkfifo(tmp_path / "pipe.json")
    for path in (tmp_path / "pipe.json", Path("/dev/zero"), tmp_path, Path("a\0b")):
        controller(visitor).import_from(path)
        assert shown_path(path.name) in visitor.message
        assert re.search("ordinary file|a folder|can't be", visitor.message), visitor.message
    assert names(visitor) == []


def test_a_table_goes_to_the_clipboard(visitor: Visitor) -> None:
    page = open_page(visitor)
    page.copied.emit([["a", "=b"], [1, 2]])
    found = QGuiApplication.clipboard().mimeData()
    assert found.text() == "a\t'=b\n1\t2\n"
    assert found.data("text/csv").data() == b"a,'=b\n1,2\n"
    assert found.hasHtml()


def test_the_evening_leads_here_and_back(visitor: Visitor) -> None:
    visitor.press("evening")
    settle()
    visitor.press("people-of-the-house")
    settle()
    assert visitor.page == "people-page"
    visitor.key(Qt.Key.Key_Escape)
    settle()
    assert visitor.page == "evening"


def test_the_next_table_makes_nobody_new_of_whom_was_renamed_or_removed(visitor: Visitor) -> None:
    preferences = visitor.app.preferences
    table = GameSetup("nyse", (person("Ada"), person("Bo")))
    settings = preferences.settings.model_copy(update={"names": ("Ada", "Bo")})
    preferences.keep(settings.with_wishes("nyse", to_values(table)))
    visitor.app.tables.deal(table)
    visitor.app.show_lobby()
    page = open_page(visitor)
    ada = next(known for known in visitor.library.people() if known.name == "Ada")
    page.changed.emit(ada.renamed("Ada L."))
    page.removed.emit(next(k.id for k in visitor.library.people() if k.name == "Bo"))
    settings = preferences.settings
    assert "Ada L." in settings.names
    assert not {"Ada", "Bo"} & set(settings.names)
    first, second = (seat["name"] for seat in settings.wishes["nyse"]["seats"])
    assert first == "Ada L."
    assert second in PERSON_NAMES


def test_whoever_has_not_played_yet_is_seated_at_a_new_table(visitor: Visitor) -> None:
    page = open_page(visitor)
    page.created.emit("Zoe")
    zoe = visitor.library.people()[0]
    page.opened.emit(zoe.id)
    visitor.key(Qt.Key.Key_S)
    settle()
    table = visitor.at(NewTable)
    assert [seat.name for seat in table.chosen_setup().seats if seat.is_human] == ["Zoe"]
    visitor.press("back")
    settle()
    assert visitor.app.window.page is page, "back leads to the book"


def test_the_books_of_two_evenings_add_up(visitor: Visitor) -> None:
    hosted = []
    for _ in range(2):
        manager = visitor.app.evening.manager
        manager.plan()
        for name in ("Ada", "Bela"):
            manager.welcome(name, from_nothing=False)
        visitor.app.show_evening()
        visitor.app.evening.begin_next()
        visitor.play_to_the_end()
        visitor.app.show_evening()
        manager.do(lambda evening: evening.end())
        visitor.app.show_lobby()
        assert manager.evening is None, "the next one begins anew"
        hosted.append(visitor.library.evenings())
    assert [len(kept) for kept in hosted] == [1, 2]
    assert names(visitor) == ["Ada", "Bela"], "who came again is the same person"
    visitor.app.people.open()
    page = visitor.at(PeoplePage)
    book = page.facts.book
    assert book is not None
    assert (len(book.evenings), book.ever, book.together.people.played) == (2, 2, 2)
    (head,) = book.heads
    assert head.score.games == 2


@pytest.mark.parametrize("count", [1, 2], ids=["alone", "two at one screen"])
def test_who_kept_the_name_the_app_gave_has_a_book_of_their_own(
    visit: Visit, tmp_path: Path, count: int
) -> None:
    """Their games are in nobody else's book, and a new name keeps the earlier games."""
    visitor = visit(prepare(tmp_path / "data", QUICK.model_copy(update={"names": ()}))).enter()
    app = visitor.app
    app.tables.play("nyse")
    visitor.play_to_the_end(3)
    if count == 2:
        app.tables.deal(GameSetup("nyse", people((), 2), handover="trusting"))
        visitor.play_to_the_end()
    app.show_lobby()
    page = open_page(visitor)
    assert names(visitor) == sorted(PERSON_NAMES[:count])
    played = {}
    for known in visitor.library.people():
        page.opened.emit(known.id)
        assert page.facts.book is not None
        played[known.name] = page.facts.book.ever
    assert played == dict(zip(PERSON_NAMES, (count, 1)[:count], strict=False))
    first = next(known for known in visitor.library.people() if known.name == PERSON_NAMES[0])
    page.changed.emit(first.renamed("Zoe"))
    app.tables.play("nyse")
    assert visitor.library.unfinished()[0].seats[0].person == first.id
    assert len(names(visitor)) == count, "the next game makes nobody new"


@pytest.mark.parametrize("by", ["button", "key"])
@pytest.mark.parametrize(
    "meanwhile",
    [
        lambda visitor: visitor.app.show_lobby(),
        lambda visitor: visitor.app.people.open(),
        lambda visitor: visitor.app.preferences.apply(QUICK.model_copy(update={"language": "de"})),
        lambda visitor: visitor.library.remove_person(visitor.library.people()[0].id),
        lambda visitor: visitor.app.window.close(),
    ],
    ids=["left", "opened again", "in German", "removed", "closed"],
)
def test_whatever_happens_while_a_person_is_saved_the_file_is_whole(
    visitor: Visitor,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    meanwhile: Callable[[Visitor], object],
    by: str,
) -> None:
    """The dialog runs in a loop of its own, above the button that opened it."""
    open_page(visitor).created.emit("Ada")
    asked = list[str]()

    def ask(parent: QWidget, title: str, *more: object) -> tuple[str, str]:
        asked.append(title)
        meanwhile(visitor)
        settle()  # deletes what was left
        return str(tmp_path / "ada"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    page = visitor.at(PeoplePage)
    with qtbot.captureExceptions() as raised:
        if by == "key":
            visitor.key(Qt.Key.Key_E)
        else:
            button = child(page, QPushButton, "export-person")
            button.click()
        settle()
    assert raised == []
    assert len(asked) == 1
    assert from_text((tmp_path / "ada.person.json").read_bytes()).name == "Ada"
