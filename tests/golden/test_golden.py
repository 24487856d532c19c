"""Files of every version that was ever written open in this release, with all that is in them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stockgames.engine import registry
from stockgames.engine.verify import verify
from stockgames.evenings.form import to_text
from stockgames.storage import schema
from stockgames.storage.files import read_record_file
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from stockgames.storage.settings import VERSION, Settings
from stockgames.storage.settings_file import SETTINGS, read_settings, write_settings
from tests.golden.make import FOLDER, contents, found, play, seated
from tests.storage.damage import unreadable

LIBRARIES = sorted(FOLDER.glob("library-v*.sqlite3"))
RECORDS = sorted(FOLDER.glob("record-v*.stockgame"))
FILES_OF_SETTINGS = sorted(FOLDER.glob("settings-v*.json"))


def test_every_version_has_its_files() -> None:
    versions = range(1, schema.latest() + 1)
    assert [path.stem for path in LIBRARIES] == [f"library-v{n}" for n in versions]
    assert [path.stem for path in FILES_OF_SETTINGS] == [
        f"settings-v{n}" for n in range(1, VERSION + 1)
    ]
    assert len(RECORDS) == 2 * len(registry.game_ids())


@pytest.mark.parametrize("path", LIBRARIES, ids=lambda path: path.stem)
def test_a_library_of_any_version_opens_with_all_its_games(path: Path, tmp_path: Path) -> None:
    (tmp_path / LIBRARY).write_bytes(path.read_bytes())
    told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    with Library.open(tmp_path) as library:
        assert contents(library) == told["games"]
        assert [person.name for person in library.people()] == told["people"]
        records = [game["record"]["seats"] for game in told["games"]]
        people = [[s["name"] for s in seats if s["player"] == "human"] for seats in records]
        assert seated(library) == told.get("seated", people)
        evenings = [to_text(kept.evening) for kept in library.evenings()]
        assert evenings == told.get("evenings", [])
        assert found(library) == told.get("findings", {})
        best = library.best("nyse", '{"board": [1, 2]}')
        assert best is not None
        assert best.score == told["best"]
        assert unreadable(library) == 0


@pytest.mark.parametrize("path", LIBRARIES, ids=lambda path: path.stem)
def test_games_of_any_version_are_played_on(path: Path, tmp_path: Path) -> None:
    (tmp_path / LIBRARY).write_bytes(path.read_bytes())
    with Library.open(tmp_path) as library:
        for game in library.finished():
            assert library.load(game.row).is_over
        left = library.unfinished()
        assert {game.game for game in left} == set(registry.game_ids())
        for game in left:
            match = library.load(game.row)
            assert len(match.moves) == game.moves
            play(match, None, library.journal(game.row))
        assert library.unfinished() == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_any_version_replays(path: Path) -> None:
    record = read_record_file(path)
    verify(record)
    assert (record.result is None) == path.stem.endswith("unfinished")


@pytest.mark.parametrize("path", FILES_OF_SETTINGS, ids=lambda path: path.stem)
def test_settings_of_any_version_are_read_and_kept(path: Path, tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_bytes(path.read_bytes())
    read, notices = read_settings(tmp_path)
    assert notices == ()
    assert (read.language, read.theme, read.pace) == ("de", "daylight", "fast")
    assert read.names == ("Ada", "Jörg")
    assert read.wishes["nyse"]["options"] == {"board": [1, 2]}
    assert read.model_copy(update={"wishes": {}}) != Settings()
    write_settings(tmp_path, read)
    assert read_settings(tmp_path) == (read, ())
