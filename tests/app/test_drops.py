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
from stockgames.storage.files import read_record_file
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
    app, data = visitor.app, put(tmp_path / name, GOLDEN.read_bytes())
    if place == "table":
        app.tables.play("portfolio")
        visitor.wait()
    elif place == "settings":
        app.overlays.show_settings()
    elif place == "people":
        app.people.open()
    running = len(visitor.library.unfinished())
    assert app.window.page is not None
    assert drop(app.window.page, data) is COPY
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
    app = visitor.app
    if at_table:
        app.tables.play("nyse")
        visitor.play(1)
    session, page = app.session, app.window.page
    before = kept_moves(visitor) if at_table else []
    for what, (make, said) in SAID.items():
        if what in ELSEWHERE:
            continue
        place = tmp_path / what
        place.mkdir()
        assert drop(app.window, make(place)) is COPY
        assert said in told(visitor), what
        assert (app.session, app.window.page) == (session, page)
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
            visitor.app.files.open(path)
            said = told(visitor).split("\n")
            assert len(said) == lines, (ascii(path.name), said)
            assert all(one_line(line) == line for line in said), ascii(path.name)
            assert said[0][0] not in " "


@pytest.mark.parametrize("what", ["a folder", "nothing", "an evening"])
def test_the_same_is_said_of_a_menus_file(visitor: Visitor, tmp_path: Path, what: str) -> None:
    make, said = SAID[what]
    visitor.app.files.open(Path(make(tmp_path).urls()[0].toLocalFile()))
    assert said in told(visitor)
    if what == "an evening":
        return
    visitor.press("close-message")
    settle()
    visitor.app.people.import_from(tmp_path / "gone.json")
    assert "gone.json" in told(visitor)


@pytest.mark.parametrize(
    "place", ["lobby", "nyse", "exchange", "past", "evening", "people", "help"]
)
def test_a_person_is_let_in_with_a_confirmation_that_can_be_seen(
    visitor: Visitor, tmp_path: Path, place: str
) -> None:
    app, data = visitor.app, put(tmp_path / "ada.json", to_text(ADA))
    match place:
        case "nyse" | "exchange":
            app.tables.play(place)
            visitor.wait(Stage.ASKING)
        case "past":
            app.show_past()
        case "evening":
            app.show_evening()
        case "people":
            app.people.open()
        case "help":
            app.show_help("rules")
    session, page = app.session, app.window.page
    for words in (
        "Ada is now one of the regulars.",
        "Ada is already here, exactly as in the file.",
    ):
        assert drop(app.window, data) is COPY
        assert [each.name for each in visitor.library.people()].count("Ada") >= 1
        assert ADA.id in [each.id for each in visitor.library.people()]
        note = visitor.shown(Toast, "passing-note")
        assert note.spoken().translate(ISOLATES) == words
        top = app.window.childAt(note.paper().center())
        assert top is not None
        assert note in (top, top.parentWidget())
        assert app.window.rect().contains(note.paper())
        assert (app.session, app.window.page) == (session, page)
        assert open_sheet(app.window) is None


def test_where_nothing_is_kept_a_person_is_told_so(
    visit: Visit, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LibraryOpener, "open", lambda _: True)
    visitor = visit(folder)
    visitor.app.open()
    settle()
    visitor.app.files.begin()
    drop(visitor.app.window, put(tmp_path / "ada.json", to_text(ADA)))
    assert "nothing is being saved" in told(visitor)
    assert from_text((tmp_path / "ada.json").read_bytes()) == ADA


@pytest.mark.parametrize("what", ["message", "question", "shortcuts", "fairness"])
def test_nothing_is_dropped_on_a_sheet(visitor: Visitor, tmp_path: Path, what: str) -> None:
    app = visitor.app
    app.tables.play("nyse")
    visitor.wait()
    session, data = app.session, files(GOLDEN)
    match what:
        case "message":
            app.messages.show("One moment")
        case "question":
            drop(app.window, put(tmp_path / "a.json", to_text(ADA)))
            drop(app.window, put(tmp_path / "b.json", to_text(Person(ADA.id, "Bea"))))
        case "shortcuts":
            app.window.show_shortcuts()
        case "fairness":
            app.window.commands["fairness"].trigger()
    until(lambda: open_sheet(app.window) is not None)
    sheet = open_sheet(app.window)
    assert sheet is not None
    for on in (app.window, sheet, session.page if session is not None else sheet):
        assert drop(on, data) is None
    assert app.session is session


def test_nothing_is_dropped_on_a_curtain(visitor: Visitor) -> None:
    seats = (person("Ada"), person("Bea"))
    visitor.app.tables.deal(GameSetup("portfolio", seats, {}, None, "curtain"))
    visitor.wait(Stage.CURTAIN)
    session = visitor.session
    assert visitor.page == "curtain"
    assert visitor.app.window.page is not None
    assert drop(visitor.app.window.page, files(GOLDEN)) is None
    assert drop(visitor.app.window, text("x")) is None
    assert (visitor.page, visitor.session) == ("curtain", session)


@pytest.mark.parametrize("actions", [MOVE, LINK, MOVE | LINK])
def test_what_can_only_be_moved_is_not_taken(visitor: Visitor, actions: Qt.DropAction) -> None:
    assert drop(visitor.app.window, files(GOLDEN), actions) is None
    assert visitor.app.session is None


PLACES = "lobby nyse portfolio exchange stock-exchange seats people help settings past evening"


def test_no_part_of_a_page_keeps_a_file_for_itself(visitor: Visitor) -> None:
    visitor.app.window.dropped.disconnect()
    for place in [*PLACES.split(), "learn", "look-back"]:
        visitor.app.show_lobby()
        go_to(visitor, place)
        parts = [part for part in visitor.app.window.findChildren(QWidget) if part.isVisible()]
        takes = [part for part in parts if part.acceptDrops()]
        for part in [*takes, parts[-1]]:
            assert drop(part, files(GOLDEN)) is COPY, place


def go_to(visitor: Visitor, place: str) -> None:
    app = visitor.app
    match place:
        case "lobby":
            pass
        case "seats":
            app.overlays.show_seats("nyse")
        case "help":
            app.show_help("rules")
        case "settings":
            app.overlays.show_settings()
        case "evening":
            app.show_evening()
        case "people" | "past" | "learn":
            visitor.press(place)
        case "look-back":
            app.files.open(RECORDS / "nyse" / "take-4.json")
        case game:
            app.tables.play(game)
            visitor.wait()
    settle()
