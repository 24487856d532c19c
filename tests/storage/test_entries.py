from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stockgames.engine.errors import StockGamesError
from stockgames.storage.database import Database, checksum
from stockgames.storage.entries import Head, SavedSeat
from stockgames.storage.errors import GameShelvedError
from stockgames.storage.library import Library
from tests.storage.play import deal, keep
from tests.storage.test_settings import JSON

HEAD = Head(
    seats=(SavedSeat("Ada", "human"), SavedSeat("Baron", "bot:shrewd")),
    options={"board": [1, 2, 3]},
    setup={},
    seed="s",
    handover="peek",
    wishes={"board": "shuffled"},
    begun="now",
)
FIELDS = json.loads(HEAD.to_json())


def test_heads_survive_being_text() -> None:
    assert Head.from_json(HEAD.to_json()) == HEAD
    known = replace(HEAD, known=True)
    assert Head.from_json(known.to_json()) == known


def test_seats_tell_people_from_bots() -> None:
    assert [(seat.is_human, seat.level) for seat in HEAD.seats] == [(True, ""), (False, "shrewd")]


@given(st.fixed_dictionaries({}, optional=dict.fromkeys([*FIELDS, "known", "more"], JSON)))
@example({"seats": [{"name": 5, "player": "human"}]})
@example({"seats": [["Ada", "human"]]})
@example({"seats": {"name": "Ada"}})
def test_other_objects_are_no_heads(changes: dict[str, Any]) -> None:
    data = {**FIELDS, **changes}
    try:
        head = Head.from_json(json.dumps(data))
    except ValueError:
        assert changes
    else:
        assert json.loads(head.to_json()) == data


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", "[" * 200_000])
def test_other_texts_are_no_heads(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  (every kind of ValueError will do)
        Head.from_json(text)


@pytest.fixture(scope="module")
def forged() -> Iterator[tuple[Library, Database, int]]:
    """Yield a library with one game, and its database for forging."""
    with TemporaryDirectory() as home, Library.open(Path(home)) as library:
        yield library, library._database, keep(library, deal(2)).row


@given(
    head=st.fixed_dictionaries({}, optional=dict.fromkeys(FIELDS, JSON)),
    move=JSON | st.dictionaries(st.sampled_from(["do", "seat", "color"]), JSON),
    result=JSON.map(json.dumps) | st.none() | st.text(st.characters(codec="utf-8")),
)
def test_forged_rows_with_right_checksums_raise_no_other_error(
    forged: tuple[Library, Database, int], head: dict[str, Any], move: Any, result: str | None
) -> None:
    library, database, row = forged
    sound = json.loads(keep_head(database, row))
    values = (row, "nyse", json.dumps({**sound, **head}), 1, result, None)
    database.write("REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", *values, checksum(*values))
    played = (row, 1, json.dumps(move), "now")
    database.write("REPLACE INTO moves VALUES (?, ?, ?, ?, ?)", *played, checksum(*played))
    assert len([*library.unfinished(), *library.finished()]) == 1
    with pytest.raises(StockGamesError) as caught:
        library.load(row)
    assert isinstance(caught.value, GameShelvedError)
    keep_head(database, row, sound)


def keep_head(database: Database, row: int, head: dict[str, Any] | None = None) -> str:
    """Write a head if one is given; return the stored one."""
    if head is not None:
        database.write("UPDATE games SET head = ? WHERE row = ?", json.dumps(head), row)
    ((text,),) = database.rows("SELECT head FROM games WHERE row = ?", row)
    return str(text)
