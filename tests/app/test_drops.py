"""Files dropped on the window are opened, imported or explained, and never moved."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.app.library_opener import LibraryOpener
from stockgames.controllers.stages import Stage
from stockgames.engine.plain_text import one_line
from stockgames.evenings.person import Person, from_text, to_text
from stockgames.storage.record_file import read_record_file
from stockgames.ui.lobby.game_setup import GameSetup, person
from stockgames.ui.window.sheets import open_sheet
from stockgames.ui.window.toast import Toast
from stockgames.ui.window.window import MainWindow
from tests.app.conftest import Visit
from tests.app.visitor import Visitor, kept_moves, settle, until

RECORDS = Path(__file__).parents[1] / "records"
GOLDEN = RECORDS / "nyse" / "unfinished-3.json"
ADA = Person("ada-1", "Ada")
COPY, MOVE = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction
LINK = Qt.DropAction.LinkAction
ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))
Make = Callable[[Path], QMimeData]


def files(*paths: Path) -> QMimeData:
    return urls(*(QUrl.fromLocalFile(str(path)) for path in paths))


def urls(*found: QUrl | str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl(url) for url in found])
    return data


def text(words: str) -> QMimeData:
    data = QMimeData()
    data.setText(words)
    return data


def drop(
    on: QWidget, data: QMimeData, actions: Qt.DropAction = COPY | MOVE | LINK
) -> Qt.DropAction | None:
    """Drag and drop data on a widget; return the action reported to its source, None if refused."""
    window, came = on.window(), list[object]()
    assert isinstance(window, MainWindow)
    window.dropped.connect(came.append)
    button, shift = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier  # requests a move
    at = on.rect().center()
    enter = QDragEnterEvent(at, actions, data, button, shift)
    enter.ignore()
    QApplication.sendEvent(on, enter)
    let_go = QDropEvent(QPointF(at), actions, data, button, shift)
    let_go.ignore()
    if enter.isAccepted():
        QApplication.sendEvent(on, let_go)
    else:
        window.dropEvent(let_go)  # a sheet may have opened during the drag
    if let_go.isAccepted():
        until(lambda: bool(came))
    settle()
    assert len(came) == int(let_go.isAccepted())
    window.dropped.disconnect(came.append)
    return let_go.dropAction() if let_go.isAccepted() else None


def told(visitor: Visitor) -> str:
    """Return the message without bidi isolation marks."""
    return visitor.message.translate(ISOLATES)


def put(path: Path, content: str | bytes) -> QMimeData:
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return files(path)


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("game.stockgame", "lobby"),
        ("game.json", "table"),
        ("game", "settings"),
        ("Zoé 50% #1?", "people"),
    ],
)
def test_a_record_opens_wherever_it_is_dropped(
    visitor: Visitor, tmp_path: Path, name: str, place: str
) -> None:
    house, data = visitor.house, put(tmp_path / name, GOLDEN.read_bytes())
    if place == "table":
        house.tables.play("portfolio")
        visitor.wait()
    elif place == "settings":
        house.overlays.show_settings()
    elif place == "people":
        house.people.open()
    running = len(visitor.library.unfinished())
    assert house.window.page is not None
    assert drop(house.window.page, data) is COPY
    visitor.wait()
    assert visitor.session.record().model_dump() == read_record_file(GOLDEN).model_dump()
    assert len(visitor.library.unfinished()) == running + 1, "the game that ran is kept"
    assert (tmp_path / name).read_bytes() == GOLDEN.read_bytes()


def folder(place: Path) -> QMimeData:
    (place / "games").mkdir()
    return files(place / "games")


def pipe(place: Path) -> QMimeData:
    if sys.platform != "win32":
        os.mkfifo(place / "games")
    return files(place / "games")


def no_surrogate(place: Path) -> QMimeData:
    Path(os.fsdecode(bytes(place) + b"/caf\xe9.json")).write_text("{}")
    return urls(QUrl.fromEncoded(f"file://{place}/caf%E9.json".encode()))


EVENING = json.dumps({"format": "stockgames.evening", "version": 1, "people": [], "programme": []})
SAID: dict[str, tuple[Make, str]] = {
    "an evening": (lambda place: put(place / "e.json", EVENING), "e.json holds a whole evening"),
    "two records": (lambda place: files(GOLDEN, GOLDEN), "Only one file"),
    "a record and a folder": (lambda place: files(GOLDEN, place), "Only one file"),
    "a record and a link": (
        lambda place: urls(QUrl.fromLocalFile(str(GOLDEN)), "https://example.org"),
        "Only one file",
    ),
    "a folder": (folder, "games is a folder"),
    "the root": (lambda place: files(Path(place.anchor)), "is a folder"),
    "a pipe": (pipe, "isn't an ordinary file"),
    "a device": (lambda place: files(Path(os.devnull)), "isn't an ordinary file"),
    "nothing": (lambda place: files(place / "gone.json"), "gone.json can't be opened because it"),
    "below a file": (lambda place: files(GOLDEN / "gone.json"), "no longer there"),
    "a long name": (lambda place: files(place / ("x" * 300)), "no longer there"),
    "a link": (lambda place: urls("https://example.org/game.json"), "file on this computer"),
    "a file elsewhere": (lambda place: urls("file://elsewhere.example/a"), "file on this computer"),
    "rubbish": (lambda place: urls("trash:///game.json"), "file on this computer"),
    "text": (lambda place: text("{}"), "isn't a file"),
    "no data": (lambda place: QMimeData(), "isn't a file"),
    "a picture": (lambda place: put(place / "a.png", b"\x89PNG\r\n"), "a.png can't be opened"),
    "an empty file": (lambda place: put(place / "a.json", b""), "a.json can't be opened"),
    "no object": (lambda place: put(place / "a.json", "[1]"), "a.json can't be opened"),
    "an odd format": (lambda place: put(place / "a", '{"format": [1]}'), "a can't be opened"),
    "deep": (lambda place: put(place / "a.json", "[" * 100_000), "a.json can't be opened"),
    "a bad person": (
        lambda place: put(place / "a.json", '{"format": "stockgames.person"}'),
        "a.json isn't a person's file",
    ),
    "a name that is no text": (no_surrogate, "can't be opened"),
}
LINUX, PIPES = sys.platform == "linux", sys.platform != "win32"
ELSEWHERE = {*(() if LINUX else ("a name that is no text",)), *(() if PIPES else ("a pipe",))}
"""Files that can't be created on this system."""


@pytest.mark.parametrize("at_table", [False, True], ids=["lobby", "table"])
def test_what_cannot_be_opened_is_told_and_nothing_is_disturbed(
    visitor: Visitor, tmp_path: Path, at_table: bool
) -> None:
    house = visitor.house
    if at_table:
        house.tables.play("nyse")
        visitor.play(1)
    session, page = house.session, house.window.page
    before = kept_moves(visitor) if at_table else []
    for what, (make, said) in SAID.items():
        if what in ELSEWHERE:
            continue
        place = tmp_path / what
        place.mkdir()
        assert drop(house.window, make(place)) is COPY
        assert said in told(visitor), what
        assert (house.session, house.window.page) == (session, page)
        visitor.press("close-message")
        settle()
    if at_table:
        assert kept_moves(visitor) == before
        visitor.play(1)


ODD = ("a\u202egnp.json", "a\nb.json", "\u2028.json", "a\tb\x1b[31m.json", "\udcff.json", "\u200b")
"""File names that would break, reverse or hide the line that tells of them."""


def test_a_name_that_breaks_a_line_is_told_on_one(visitor: Visitor, tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("such names are not allowed here")
    for odd in ODD:
        missing, picture, person = tmp_path / f"no{odd}", tmp_path / odd, tmp_path / f"p{odd}"
        picture.write_bytes(b"\x89PNG\r\n")
        person.write_text('{"format": "stockgames.person"}')
        for path, lines in ((missing, 1), (picture, 3), (person, 3)):
            visitor.house.files.open(path)
            said = told(visitor).split("\n")
            assert len(said) == lines, (ascii(path.name), said)
            assert all(one_line(line) == line for line in said), ascii(path.name)
            assert said[0][0] not in " "


@pytest.mark.parametrize("what", ["a folder", "nothing", "an evening"])
def test_the_same_is_said_of_a_file_from_the_menu(
    visitor: Visitor, tmp_path: Path, what: str
) -> None:
    make, said = SAID[what]
    visitor.house.files.open(Path(make(tmp_path).urls()[0].toLocalFile()))
    assert said in told(visitor)
    if what == "an evening":
        return
    visitor.press("close-message")
    settle()
    visitor.house.people.files.take(tmp_path / "gone.json")
    assert "gone.json" in told(visitor)


@pytest.mark.parametrize(
    "place", ["lobby", "nyse", "exchange", "past", "evening", "people", "help"]
)
def test_a_person_is_let_in_with_a_confirmation_that_can_be_seen(
    visitor: Visitor, tmp_path: Path, place: str
) -> None:
    house, data = visitor.house, put(tmp_path / "ada.json", to_text(ADA))
    match place:
        case "nyse" | "exchange":
            house.tables.play(place)
            visitor.wait(Stage.ASKING)
        case "past":
            house.show_past()
        case "evening":
            house.show_evening()
        case "people":
            house.people.open()
        case "help":
            house.show_help("rules")
    session, page = house.session, house.window.page
    for words in (
        "Ada is now one of the regulars.",
        "Ada is already here, exactly as in the file.",
    ):
        assert drop(house.window, data) is COPY
        assert [each.name for each in visitor.library.people()].count("Ada") >= 1
        assert ADA.id in [each.id for each in visitor.library.people()]
        note = visitor.shown(Toast, "passing-note")
        assert note.text.translate(ISOLATES) == words
        top = house.window.childAt(note.paper().center())
        assert top is not None
        assert note in (top, top.parentWidget())
        assert house.window.rect().contains(note.paper())
        assert (house.session, house.window.page) == (session, page)
        assert open_sheet(house.window) is None


def test_where_nothing_is_kept_a_person_is_told_so(
    visit: Visit, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LibraryOpener, "open", lambda _: True)
    visitor = visit(folder)
    visitor.house.open()
    settle()
    visitor.house.files.begin()
    drop(visitor.house.window, put(tmp_path / "ada.json", to_text(ADA)))
    assert "nothing is being saved" in told(visitor)
    assert from_text((tmp_path / "ada.json").read_bytes()) == ADA


@pytest.mark.parametrize("what", ["message", "question", "shortcuts", "fairness"])
def test_nothing_is_dropped_on_a_sheet(visitor: Visitor, tmp_path: Path, what: str) -> None:
    house = visitor.house
    house.tables.play("nyse")
    visitor.wait()
    session, data = house.session, files(GOLDEN)
    match what:
        case "message":
            house.messages.say("One moment")
        case "question":
            drop(house.window, put(tmp_path / "a.json", to_text(ADA)))
            drop(house.window, put(tmp_path / "b.json", to_text(Person(ADA.id, "Bea"))))
        case "shortcuts":
            house.window.show_shortcuts()
        case "fairness":
            house.window.commands["fairness"].trigger()
    until(lambda: open_sheet(house.window) is not None)
    sheet = open_sheet(house.window)
    assert sheet is not None
    for on in (house.window, sheet, session.page if session is not None else sheet):
        assert drop(on, data) is None
    assert house.session is session


def test_nothing_is_dropped_on_a_curtain(visitor: Visitor) -> None:
    seats = (person("Ada"), person("Bea"))
    visitor.house.tables.deal(GameSetup("portfolio", seats, {}, None, "curtain"))
    visitor.wait(Stage.CURTAIN)
    session = visitor.session
    assert visitor.page == "curtain"
    assert visitor.house.window.page is not None
    assert drop(visitor.house.window.page, files(GOLDEN)) is None
    assert drop(visitor.house.window, text("x")) is None
    assert (visitor.page, visitor.session) == ("curtain", session)


@pytest.mark.parametrize("actions", [MOVE, LINK, MOVE | LINK])
def test_what_can_only_be_moved_is_not_taken(visitor: Visitor, actions: Qt.DropAction) -> None:
    assert drop(visitor.house.window, files(GOLDEN), actions) is None
    assert visitor.house.session is None


PLACES = "lobby nyse portfolio exchange stock-exchange seats people help settings past evening"


def test_no_part_of_a_page_keeps_a_file_for_itself(visitor: Visitor) -> None:
    visitor.house.window.dropped.disconnect()
    for place in [*PLACES.split(), "learn", "look-back"]:
        visitor.house.show_lobby()
        go_to(visitor, place)
        parts = [part for part in visitor.house.window.findChildren(QWidget) if part.isVisible()]
        takes = [part for part in parts if part.acceptDrops()]
        for part in [*takes, parts[-1]]:
            assert drop(part, files(GOLDEN)) is COPY, place


def go_to(visitor: Visitor, place: str) -> None:
    house = visitor.house
    match place:
        case "lobby":
            pass
        case "seats":
            house.overlays.show_seats("nyse")
        case "help":
            house.show_help("rules")
        case "settings":
            house.overlays.show_settings()
        case "evening":
            house.show_evening()
        case "people" | "past" | "learn":
            visitor.press(place)
        case "look-back":
            house.files.open(RECORDS / "nyse" / "take-4.json")
        case game:
            house.tables.play(game)
            visitor.wait()
    settle()
