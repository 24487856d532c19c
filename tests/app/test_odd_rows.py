"""The lobby shows what it can of a library with odd or damaged rows, and names the rest."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QDateTime

from stockgames.app.lobby_updater import last_news, saved_games, tallies
from stockgames.storage.database import Database, checksum, connect
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.saved_games import SavedGameCard, lobby_games
from stockgames.ui.theme.theme_context import ThemeContext
from tests.app.visitor import Visitor, settle, until
from tests.storage.play import deal, keep, play
from tests.storage.test_settings import JSON

Visit = Callable[[Path], Visitor]
COLUMNS = ("row", "game", "head", "opened", "result", "shelved")
GOLDEN = Path(__file__).parents[1] / "records" / "nyse" / "unfinished-3.json"


def shown(visitor: Visitor) -> list[SavedGameCard]:
    settle()
    return [card for card in visitor.app.lobby.findChildren(SavedGameCard) if card.isVisible()]


def await_saved_games(visitor: Visitor, count: int) -> None:
    until(lambda: len(shown(visitor)) == count)


def forge(folder: Path, row: int, **changes: Any) -> None:
    """Change columns of a game's row and update its checksum."""
    with closing(connect(folder / LIBRARY)) as connection:
        write(Database(connection, folder / LIBRARY), row, changes)


def write(database: Database, row: int, changes: dict[str, Any]) -> None:
    ((*values, _),) = database.rows("SELECT * FROM games WHERE row = ?", row)
    fresh = {**dict(zip(COLUMNS, values, strict=True)), **changes}
    # The checksum is over the value as the column stores it.
    marks = ", ".join(f"{name} = ?" for name in COLUMNS[1:])
    database.write(f"UPDATE games SET {marks} WHERE row = ?", *list(fresh.values())[1:], row)
    ((*values, _),) = database.rows("SELECT * FROM games WHERE row = ?", row)
    database.write("UPDATE games SET sum = ? WHERE row = ?", checksum(*values), row)


def two_games(folder: Path) -> tuple[int, int]:
    """Save a finished game, then a running one; return their rows."""
    with Library.open(folder) as library:
        over, waits = deal(2), deal(3)
        first, second = keep(library, over), keep(library, waits)
        play(over, Random(1), first)
        play(waits, Random(1), second, moves=3)
        return first.row, second.row


@pytest.mark.parametrize("result", ["{}", "[]", "", "null", '{"ranks": [1]}', '{"ranks": "ab"}'])
def test_an_odd_result_is_named_and_all_goes_on(visit: Visit, folder: Path, result: str) -> None:
    odd, sound = two_games(folder)
    forge(folder, odd, result=result)
    visitor = visit(folder)
    visitor.app.files.open(GOLDEN)
    visitor.enter()
    until(lambda: visitor.app.session is not None)
    visitor.app.show_lobby()
    visitor.app.window.resize(1280, 720)  # three saved games have space
    until(lambda: odd in {card.game.row for card in shown(visitor)})
    cards = shown(visitor)
    assert {card.game.row for card in cards} >= {odd, sound}
    assert cards[-1].game.row == odd
    assert "damaged" in cards[-1].game.where
    assert cards[-1].game.title == "NYSE"
    visitor.app.tables.resume(odd)
    visitor.app.show_lobby()
    assert odd not in {card.game.row for card in shown(visitor)}, "the moves tell the result"
    assert [game.row for game in visitor.library.finished() if game.is_over] == [odd]


def test_a_damaged_byte_in_a_games_row_is_said_and_the_row_kept(visit: Visit, folder: Path) -> None:
    over, waits = two_games(folder)
    before = (folder / LIBRARY).read_bytes()
    for row, name in ((over, b"J\xc3\xb6rg"), (waits, b"Zo\xc3\xab")):
        place = before.index(json.dumps(name.decode()).encode())
        broken = before[: place + 1] + b"X" + before[place + 2 :]
        (folder / LIBRARY).write_bytes(broken)
        visitor = visit(folder).enter()
        await_saved_games(visitor, 2 if row == over else 1)
        (saved,) = (c.game for c in shown(visitor) if "damaged" in c.game.where)
        assert (saved.row, saved.title) == (row, "NYSE")
        visitor.press(f"continue-{len(shown(visitor))}")
        settle()
        assert "damaged" in visitor.message
        visitor.leave()
        with Library.open(folder) as library:
            held = [*library.unfinished(), *library.finished()]
            assert {game.row for game in held} == {over, waits}


def test_an_old_finished_game_that_cannot_be_read_is_named_a_little_later(
    visit: Visit, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stockgames.storage.shelf.LOOKED_AT", 1)
    odd, waits = two_games(folder)
    with Library.open(folder) as library:
        later = deal(2)
        play(later, Random(2), keep(library, later))
    forge(folder, odd, result="{}")
    visitor = visit(folder).enter()
    assert [card.game.row for card in shown(visitor)] == [waits]
    until(lambda: len(shown(visitor)) == 2)
    assert [card.game.row for card in shown(visitor)] == [waits, odd]


TEXT = st.text(max_size=8) | st.sampled_from(["nyse", "portfolio", "\0", "<b>x</b>", "x" * 5000])
VALUE = st.none() | st.integers(-(2**63), 2**63 - 1) | st.floats() | TEXT | st.binary(max_size=8)
HEAD = st.fixed_dictionaries(
    {},
    optional={
        "seats": JSON
        | st.lists(
            st.fixed_dictionaries(
                {"name": JSON | st.just("\ud800"), "player": JSON | st.just("human")},
                optional={"x_character": JSON, "more": JSON},
            ),
            max_size=12,
        ),
        **dict.fromkeys(["options", "setup", "seed", "handover", "wishes", "begun"], JSON),
    },
)
RESULT = (
    st.none()
    | JSON.map(json.dumps)
    | st.lists(st.integers(0, 3) | JSON, max_size=4).map(lambda ranks: json.dumps({"ranks": ranks}))
)


@pytest.fixture(scope="module")
def forged(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("forged")
    over, _ = two_games(folder)
    with Library.open(folder) as library:
        yield library, over


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    game=VALUE, head=HEAD | VALUE, result=RESULT | VALUE, opened=VALUE, shelved=VALUE, moves=VALUE
)
@example(game="nyse", head={}, result="{}", opened=1, shelved=None, moves=1)
@example(game="nyse", head={}, result=None, opened=2**62, shelved=b"x", moves=0.5)
@pytest.mark.usefixtures("qapp")
def test_no_row_stops_the_lobby(
    forged: Any,
    game: Any,
    head: Any,
    result: Any,
    opened: Any,
    shelved: Any,
    moves: Any,
) -> None:
    library, row = forged
    database = library._database
    sound = database.rows("SELECT * FROM games WHERE row = ?", row)[0]
    try:
        if isinstance(head, dict):
            head = json.dumps({**json.loads(sound[2]), **head})
        changes = {"game": game, "head": head, "opened": opened}
        changes = {name: "" if value is None else value for name, value in changes.items()}
        write(database, row, {**changes, "result": result, "shelved": shelved})
        played = "UPDATE moves SET played = ? WHERE game = ? AND number = 1"
        database.write(played, "" if moves is None else moves, row)
        database.touch(row)
        shelf = library.shelf()
        while not shelf.is_read:
            shelf.read_on()
        lobby = Lobby(ThemeContext(), lobby_games())
        lobby.set_saved_games(saved_games(shelf, QDateTime.currentDateTime()))
        lobby.set_news(last_news(shelf.finished))
        lobby.set_tallies(tallies(shelf.finished))
        lobby.resize(1280, 720)
        lobby.grab()
        if row not in {one.row for one in shelf.finished}:
            assert row in {card.game.row for card in lobby.findChildren(SavedGameCard)}
    finally:
        write(database, row, dict(zip(COLUMNS, sound, strict=False)))
