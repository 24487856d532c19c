"""Settings are checked and kept in a file; what is wrong with either costs as little as can be."""

from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stockgames.engine.plain_text import one_line
from stockgames.storage.errors import StorageCode
from stockgames.storage.settings import NAMES as NAMES_OF_SETTINGS
from stockgames.storage.settings import VERSION, Settings, from_values, to_values
from stockgames.storage.settings_file import (
    DAMAGED,
    MAX_BYTES,
    SETTINGS,
    SettingsNotice,
    SettingsNoticeCode,
    read_settings,
    write_settings,
)
from tests.storage.play import Raises, files

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40).map(one_line).filter(bool)
ANY_SETTINGS = st.builds(
    Settings,
    language=st.sampled_from(["system", "en", "de"]),
    theme=st.sampled_from(["system", "evening", "daylight"]),
    contrast=st.sampled_from(["system", "usual", "high"]),
    text_size=st.sampled_from(["system", "100", "125", "150", "200"]),
    motion=st.sampled_from(["system", "full", "reduced"]),
    pace=st.sampled_from(["slow", "normal", "fast", "instant", "step"]),
    thinking=st.sampled_from(["brief", "usual", "long"]),
    sounds=st.sampled_from(["all", "quiet", "none"]),
    volume=st.sampled_from(["30", "60", "100"]),
    tips=st.booleans(),
    four_colour_suits=st.booleans(),
    keys=st.sampled_from(["needed", "all"]),
    names=st.lists(NAMES, max_size=10).map(tuple),
    wishes=st.dictionaries(st.text(), st.dictionaries(st.text(), JSON, max_size=2), max_size=3),
    window=st.binary(max_size=99).map(lambda data: data.hex()),
    unknown=st.dictionaries(
        st.text().filter(lambda name: name not in NAMES_OF_SETTINGS), JSON, max_size=3
    ),
)


@given(ANY_SETTINGS)
def test_settings_survive_being_values(settings: Settings) -> None:
    assert from_values(to_values(settings)) == (settings, ())


def test_the_defaults_pass_their_checks() -> None:
    assert from_values(to_values(Settings())) == (Settings(), ())


@given(ANY_SETTINGS, st.sampled_from([*NAMES_OF_SETTINGS]), JSON)
def test_one_bad_value_costs_that_one_alone(settings: Settings, name: str, value: Any) -> None:
    values = {**to_values(settings), name: value}
    found, refused = from_values(values)
    if refused:
        assert refused == (name,)
        assert found == settings.model_copy(update={name: getattr(Settings(), name)})
    else:
        cleaned = [one_line(each) for each in value] if name == "names" else value
        assert to_values(found)[name] == cleaned


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("version", 0),
        ("version", True),
        ("language", "Français"),
        ("language", "../de"),
        ("language", ["en"]),
        ("theme", None),
        ("motion", "FULL"),
        ("pace", 3),
        ("thinking", 1.0),
        ("sounds", 1),
        ("four_colour_suits", "yes"),
        ("names", "Ada"),
        ("names", [""]),
        ("names", ["x" * 41]),
        ("names", ["x"] * 11),
        ("names", ["\ud800"]),
        ("names", ["\u3164"]),
        ("wishes", []),
        ("wishes", {"nyse": None}),
        ("window", "../x"),
        ("window", "A" * 4097),
    ],
)
def test_values_without_a_meaning_are_refused(name: str, value: Any) -> None:
    assert from_values({name: value}) == (Settings(), (name,))


def test_wishes_are_remembered_by_game() -> None:
    settings = Settings().with_wishes("nyse", {"seats": 4}).with_wishes("exchange", {"seats": 3})
    settings = settings.with_wishes("nyse", {"seats": 2})
    assert settings.wishes == {"nyse": {"seats": 2}, "exchange": {"seats": 3}}


def test_a_newer_version_keeps_its_number() -> None:
    newer, _ = from_values({"version": VERSION + 1, "curtain_colour": "red"})
    assert to_values(newer)["version"] == VERSION + 1
    assert to_values(newer)["curtain_colour"] == "red"


@pytest.mark.parametrize(("old", "new"), [(True, "all"), (False, "none")])
def test_sounds_that_were_on_or_off_stay_so(old: bool, new: str) -> None:
    assert from_values({"sounds": old}) == (Settings(sounds=new), ())  # type: ignore[arg-type]


def test_nothing_yet_means_defaults_and_no_file(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "home") == (Settings(), ())
    assert list(tmp_path.iterdir()) == []


@given(ANY_SETTINGS)
def test_what_is_written_is_read(settings: Settings) -> None:
    with TemporaryDirectory() as home:
        folder = Path(home) / "home"
        write_settings(folder, Settings())
        write_settings(folder, settings)
        assert read_settings(folder) == (settings, ())
        assert files(folder).keys() == {SETTINGS}


def test_numbers_that_json_does_not_know_are_not_written(tmp_path: Path) -> None:
    write_settings(tmp_path, Settings(theme="evening"))
    before = files(tmp_path)
    with pytest.raises(ValueError, match="JSON"):
        write_settings(tmp_path, Settings().with_wishes("nyse", {"share": float("inf")}))
    assert files(tmp_path) == before


def test_a_bad_value_is_said_and_the_rest_holds(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_text('{"theme": "evening", "pace": "warp", "later": [1]}')
    settings, notices = read_settings(tmp_path)
    assert settings == Settings(theme="evening", unknown={"later": [1]})
    assert notices == (SettingsNotice(SettingsNoticeCode.RESET, tmp_path / SETTINGS, "pace"),)
    write_settings(tmp_path, settings.model_copy(update={"pace": "fast"}))
    assert json.loads((tmp_path / SETTINGS).read_text())["later"] == [1]


DAMAGES = [
    b"",
    b"[]",
    b"null",
    b"\xff\xfe{",
    b'{"theme": "evening"',
    b'{"later": NaN}',
    b'{"later": 1e999}',
    b'{"version": ' + b"9" * 5000 + b"}",
    b'{"later": ' + b"[" * 200_000,
    b" " * (MAX_BYTES + 1),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=range(len(DAMAGES)))
def test_a_damaged_file_is_set_aside(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / SETTINGS).write_bytes(damage)
    notice = SettingsNotice(SettingsNoticeCode.DAMAGED, tmp_path / DAMAGED)
    assert read_settings(tmp_path) == (Settings(), (notice,))
    assert files(tmp_path) == {DAMAGED: damage}
    assert read_settings(tmp_path) == (Settings(), ())


def test_a_second_damage_leaves_the_first_where_it_was_put(tmp_path: Path) -> None:
    for damage in (b"first", b"second"):
        (tmp_path / SETTINGS).write_bytes(damage)
        read_settings(tmp_path)
    assert sorted(files(tmp_path).values()) == [b"first", b"second"]


def test_what_a_later_release_chose_is_kept_in_a_copy(tmp_path: Path) -> None:
    later = b'{"version": 7, "theme": "noon"}'
    (tmp_path / SETTINGS).write_bytes(later)
    for _ in range(2):  # read twice before anything is written
        settings, _ = read_settings(tmp_path)
    write_settings(tmp_path, settings)
    assert files(tmp_path).keys() == {SETTINGS, DAMAGED}
    assert files(tmp_path)[DAMAGED] == later


def test_what_is_nested_too_deeply_to_be_written_again_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_text('{"later": ' + "[" * 400 + "]" * 400 + "}")
    assert read_settings(tmp_path)[0] == Settings()
    assert files(tmp_path).keys() == {DAMAGED}


def test_a_pipe_is_neither_waited_for_nor_replaced(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("no pipes with names here")
    os.mkfifo(tmp_path / SETTINGS)
    notice = SettingsNotice(SettingsNoticeCode.UNREADABLE, tmp_path / SETTINGS)
    assert read_settings(tmp_path) == (Settings(), (notice,))
    with Raises(StorageCode.CANNOT_READ):
        write_settings(tmp_path, Settings())
    assert (tmp_path / SETTINGS).is_fifo()


def test_unreadable_settings_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_settings(tmp_path, Settings(names=("Ada",)))
    before = files(tmp_path)

    def forbidden(path: Path) -> None:
        raise PermissionError(13, "permission denied")

    monkeypatch.setattr("stockgames.storage.settings_file.open_regular", forbidden)
    settings, notices = read_settings(tmp_path)
    assert [notice.code for notice in notices] == [SettingsNoticeCode.UNREADABLE]
    with Raises(StorageCode.CANNOT_READ):
        write_settings(tmp_path, settings)
    assert files(tmp_path) == before


@given(st.binary(max_size=200) | st.text().map(str.encode))
@example(b'{"names": ["\\ud800"]}')
@example(b'{"\\ud800": "\\ud800"}')
def test_whatever_stands_there_is_read_and_can_be_written_again(data: bytes) -> None:
    with TemporaryDirectory() as home:
        folder = Path(home)
        (folder / SETTINGS).write_bytes(data)
        settings, _ = read_settings(folder)
        write_settings(folder, settings)
        assert read_settings(folder) == (settings, ())


def test_a_folder_in_the_files_place_is_said(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).mkdir()
    notice = SettingsNotice(SettingsNoticeCode.UNREADABLE, tmp_path / SETTINGS)
    assert read_settings(tmp_path) == (Settings(), (notice,))
    with Raises(StorageCode.CANNOT_READ):
        write_settings(tmp_path, Settings())
    assert [path.name for path in tmp_path.iterdir()] == [SETTINGS]


def test_a_file_in_the_folders_place_is_said(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("mine")
    with Raises(StorageCode.FOLDER_UNUSABLE):
        write_settings(tmp_path / "home", Settings())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets few people make links")
@pytest.mark.parametrize("content", ["", "{}", "not JSON", '{"theme": "pink"}'])
def test_a_link_to_settings_elsewhere_stays_a_link(tmp_path: Path, content: str) -> None:
    home, drive = tmp_path / "home", tmp_path / "drive"
    home.mkdir()
    drive.mkdir()
    (home / SETTINGS).symlink_to(drive / "mine.json")
    if content:
        (drive / "mine.json").write_text(content)
    _, notices = read_settings(home)
    write_settings(home, Settings(theme="daylight"))
    assert (home / SETTINGS).is_symlink()
    assert read_settings(home) == (Settings(theme="daylight"), ())
    kept = [path.read_text() for path in drive.iterdir() if path.name != "mine.json"]
    assert kept == ([content] if notices else [])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_settings_are_their_owners_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    write_settings(home, Settings())
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    assert stat.S_IMODE((home / SETTINGS).stat().st_mode) == 0o600
    (home / SETTINGS).chmod(0o644)
    read_settings(home)
    assert stat.S_IMODE((home / SETTINGS).stat().st_mode) == 0o600, "from a version before"
