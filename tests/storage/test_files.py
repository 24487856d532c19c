"""Names of files, and files that are replaced whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path, PureWindowsPath

import pytest

from stockgames.engine import registry
from stockgames.engine.errors import RecordError, StockGamesError
from stockgames.engine.match import Match
from stockgames.engine.record import MAX_BYTES, Record, SeatInfo
from stockgames.storage import files
from stockgames.storage.errors import GameShelvedError, StorageCode, StorageError, from_os_error
from stockgames.storage.files import data_folder, make_data_folder, read_record_file
from stockgames.storage.library import Library
from tests.storage.play import Raises


class Scanner:
    """Simulates a virus scanner that locks a new file for some tries."""

    def __init__(self, tries: int) -> None:
        self.tries = tries
        self._replace = os.replace

    def __call__(self, source: Path, target: Path) -> None:
        if self.tries:
            self.tries -= 1
            raise PermissionError("held")
        self._replace(source, target)


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stockgames.storage.files.FIRST_WAIT", 0.0)


def test_a_held_file_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "replace", Scanner(files.REPLACE_TRIES))
    files.write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def full(handle: int) -> None:
    raise OSError(28, "no space left")


@pytest.mark.parametrize(
    ("name", "fails", "error"),
    [("replace", Scanner(10_000), PermissionError), ("fsync", full, OSError)],
    ids=["held for ever", "no space"],
)
def test_a_write_that_fails_leaves_the_old_one(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    fails: Callable[..., None],
    error: type[OSError],
) -> None:
    files.write_whole(tmp_path / "file", b"old")
    monkeypatch.setattr(os, name, fails)
    with pytest.raises(error):
        files.write_whole(tmp_path / "file", b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_bytes() == b"old"


def test_replacing_what_is_not_there_fails(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        files.replace(tmp_path / "a", tmp_path / "b")


def test_an_error_names_the_file_that_was_to_be_written(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "file"
    with pytest.raises(FileNotFoundError) as raised:
        files.write_whole(file, b"new")
    assert raised.value.filename == str(file)


def test_free_names_count_up(tmp_path: Path) -> None:
    path = tmp_path / "library.aside.sqlite3"
    first = files.free_name(path)
    first.touch()
    assert (first.name, files.free_name(path).name) == (
        "library.aside-1.sqlite3",
        "library.aside-2.sqlite3",
    )


def test_a_neighbour_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "evening.new").write_text("somebody's own")
    files.write_whole(tmp_path / "evening", b"new")
    assert (tmp_path / "evening.new").read_text() == "somebody's own"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["evening", "evening.new"]


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_a_link_in_the_fresh_files_place_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("mine")
    for name in ("file.new", f".stockgames-{os.getpid()}.new"):
        (tmp_path / name).symlink_to("precious")
    files.write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "precious").read_text() == "mine"
    assert (tmp_path / "file").read_bytes() == b"new"


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="tells what a handle is of")
def test_a_drive_that_cannot_flush_folders_is_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flush = os.fsync

    def refuse(handle: int) -> None:
        if os.path.isdir(f"/proc/self/fd/{handle}"):
            raise OSError(22, "invalid argument")
        flush(handle)

    monkeypatch.setattr(os, "fsync", refuse)
    files.write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("no pipes with names here")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="no regular file"):
        files.open_regular(tmp_path / "pipe")


def test_what_killed_processes_left_goes_and_what_others_write_now_stays(tmp_path: Path) -> None:
    left, current = tmp_path / ".stockgames-1.new", tmp_path / ".stockgames-2.new"
    for path in (left, current):
        path.write_text("half")
    long_ago = left.stat().st_mtime - 2 * files.LEFT_AFTER
    os.utime(left, (long_ago, long_ago))
    files.write_whole(tmp_path / "file", b"new")
    assert sorted(path.name for path in tmp_path.iterdir()) == [current.name, "file"]


posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets few people make links")
def test_a_link_stays_one_and_its_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "drive").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "drive" / "file")
    for data in (b"first", b"second"):
        files.write_whole(tmp_path / "link", data)
        assert (tmp_path / "link").is_symlink()
        assert (tmp_path / "drive" / "file").read_bytes() == data
    assert len(list(tmp_path.rglob("*"))) == 3


@posix
def test_a_private_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch(mode=0o644)
    path.chmod(0o644)
    files.write_whole(path, b"mine", private=True)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert path.read_bytes() == b"mine"


@posix
@pytest.mark.parametrize("mode", [0o777, 0o644, 0o600, 0o400])
def test_tightening_takes_from_others_and_gives_nobody_more(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "file"
    path.touch()
    path.chmod(mode)
    files.tighten(path)
    assert stat.S_IMODE(path.stat().st_mode) == mode & 0o700


def test_tightening_never_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, mode: int) -> None:
        raise PermissionError("a drive without permissions")

    (tmp_path / "file").touch(mode=0o644)
    monkeypatch.setattr(Path, "chmod", refuse)
    files.tighten(tmp_path / "file")
    files.tighten(tmp_path / "not there")


@pytest.mark.parametrize("links", [True, False])
def test_a_file_that_is_there_stays_where_nothing_is_to_be_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("no links here")

    if not links:
        monkeypatch.setattr(os, "link", refuse)
    files.write_whole(tmp_path / "file", b"old", replaces=False)
    with pytest.raises(FileExistsError):
        files.write_whole(tmp_path / "file", b"new", replaces=False)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_bytes() == b"old"


DEVICES = (
    *("CON", "con", "PRN", "AUX", "NUL", "nul", "CONIN$", "CONOUT$", "CLOCK$"),
    *(f"{port}{number}" for port in ("COM", "LPT", "com") for number in "0123456789¹²³"),
)
KEPT = (
    "Ada",
    "Abend 28.11",
    "Jörg & Zoë",
    "דוד",
    "松本",
    "O'Neill",
    "a.b.c",
    "100 %",
    "console",
    "🎲",
)
FORBIDDEN = '<>:"/\\|?*'
INVISIBLE = "\0\a\n\r\t\x1b\x7f\x85\u200b\u200e\u202e\u2066\u2028\u2029\ufeff\ud800\udfff\ue000"
HOSTILE = (
    *("", " ", ".", "..", "...", ". .", "/", "\\", "-", "~", "\0", "\u200b", "\u3164"),
    *(
        "../../etc/passwd",
        "..\\..\\x",
        "/etc/passwd",
        "C:\\x",
        "C:",
        "//host/x",
        "\\\\host\\x",
        "a/../b",
    ),
    *(
        ".hidden",
        "..hidden",
        "\u200b.hidden",
        " .hidden",
        "a.",
        "a ",
        "a. .",
        "a\u00a0",
        "a.\u200b",
    ),
    *(f"a{letter}b" for letter in FORBIDDEN + INVISIBLE),
    *(f"{letter}" for letter in FORBIDDEN + INVISIBLE),
    *DEVICES,
    *(f"{device}.txt" for device in DEVICES),
    *("NUL .txt", "nul.tar.gz", "CON.", " CON", "CON ", ".CON", "CON:", "a/CON", "COM1\u200b"),
    *("x" * 300, "ä" * 300, "漢" * 300, "🎲" * 300, "e\u0301" * 300, "e" + "\u0323\u0331" * 300),
    *("x" * 139 + ".", "x" * 500 + "/../y", "." * 300, " " * 300, "/" * 300, "\u0301" * 300),
)


@pytest.mark.parametrize("ending", ["", "png", "person.json"])
def test_any_name_becomes_the_name_of_a_file(ending: str, tmp_path: Path) -> None:
    for name in (*KEPT, *HOSTILE):
        try:
            becomes_a_file(name, ending, tmp_path)
        except AssertionError as error:
            error.add_note(repr(name))
            raise


def becomes_a_file(name: str, ending: str, folder: Path) -> None:
    found = files.file_name(name, ending)
    assert found
    assert found.endswith(f".{ending}") if ending else not found.endswith(".")
    assert len(found.encode()) <= files.LONGEST
    assert not set(found) & {*FORBIDDEN, *INVISIBLE}
    assert found.isprintable()
    assert found == found.strip(" .")
    base = found.split(".")[0].strip().upper()
    assert base not in {device.upper() for device in DEVICES}
    assert not PureWindowsPath(found).is_reserved()
    assert unicodedata.normalize("NFC", found) == found
    (folder / found).touch()
    assert os.listdir(folder) == [found]
    assert (folder / found).resolve().parent == folder.resolve()
    (folder / found).unlink()


@pytest.mark.parametrize("name", KEPT)
def test_what_can_be_a_name_stays(name: str) -> None:
    assert files.file_name(name) == name
    assert files.file_name(name, "png") == f"{name}.png"


def test_a_long_name_keeps_its_ending_and_whole_characters() -> None:
    found = files.file_name("ä" * 300, "person.json")
    assert found.removesuffix(".person.json") == "ä" * (
        (files.LONGEST - len(".person.json") - 1) // 2
    )
    assert not unicodedata.combining(files.file_name("q" * 138 + "\u0323\u0301", "")[-1])


def test_a_name_stays_what_it_has_become() -> None:
    for name in HOSTILE:
        assert files.file_name(files.file_name(name)) == files.file_name(name)


@pytest.fixture
def record() -> Record:
    seats = [SeatInfo(name=name, player="human") for name in ("Ada", "Björn")]
    return Match.deal(registry.load("nyse"), seats, {}, "seed").record()


def test_what_is_written_is_read(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "evening.stockgame"
    path.write_text(record.to_json(), "utf-8")
    assert read_record_file(path) == record


@pytest.mark.parametrize(
    ("content", "complaint"),
    [(b"", "JSON"), (b"[" * 200_000, "nested|JSON"), (b"x" * (MAX_BYTES + 1), "large|bytes|MB")],
)
def test_what_is_no_record_gets_one_line(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "bad.stockgame"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=complaint) as raised:
        read_record_file(path)
    assert "\n" not in str(raised.value)


def test_folders_and_missing_files_get_one_line(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(RecordError, match="cannot be read"):
            read_record_file(path)


def test_the_variable_names_the_folder(tmp_path: Path) -> None:
    assert data_folder({"STOCKGAMES_HOME": str(tmp_path)}) == tmp_path


def test_a_relative_folder_turns_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert data_folder({"STOCKGAMES_HOME": "games"}) == tmp_path / "games"


@pytest.mark.parametrize("environ", [{}, {"STOCKGAMES_HOME": ""}])
def test_without_it_the_platform_says_where(environ: dict[str, str]) -> None:
    folder = data_folder(environ)
    assert folder.is_absolute()
    assert folder.name in ("stockgames", "Stock Games")


def test_missing_folders_are_made(tmp_path: Path) -> None:
    make_data_folder(tmp_path / "a" / "b")
    make_data_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()


@pytest.mark.parametrize("below", ["", "below"])
def test_a_file_in_the_folders_place_is_said_and_kept(tmp_path: Path, below: str) -> None:
    place = tmp_path / "home"
    place.write_text("mine")
    with Raises(StorageCode.FOLDER_UNUSABLE):
        Library.open(place / below)
    assert place.read_text() == "mine"


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="no folder that root can't write to")
def test_a_folder_that_takes_no_files_is_said() -> None:
    with Raises(StorageCode.FOLDER_UNUSABLE):
        Library.open(Path("/proc/self"))
    with Raises(StorageCode.FOLDER_UNUSABLE):
        Library.open(Path("/proc/self/stockgames"))


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="permissions don't bind this user"
)
def test_a_read_only_folder_is_said(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with Raises(StorageCode.FOLDER_UNUSABLE):
        Library.open(tmp_path)
    tmp_path.chmod(0o700)
    assert list(tmp_path.iterdir()) == []


PATH = Path("library.sqlite3")


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, StorageCode.DISK_FULL),
        (errno.EACCES, StorageCode.CANNOT_WRITE),
        (None, StorageCode.CANNOT_WRITE),
    ],
)
def test_a_full_disk_is_told_from_the_rest(number: int | None, code: StorageCode) -> None:
    error = OSError() if number is None else OSError(number, "why")
    assert from_os_error(error, PATH).code is code


def test_the_message_is_one_line_with_code_file_and_detail() -> None:
    error = StorageError(StorageCode.LIBRARY_DAMAGED, PATH, "page 3")
    assert str(error) == "library damaged: library.sqlite3 (page 3)"
    assert str(StorageError(StorageCode.DISK_FULL, PATH)) == "disk full: library.sqlite3"


def test_a_person_may_be_told_of_it() -> None:
    assert issubclass(GameShelvedError, StorageError)
    assert issubclass(StorageError, StockGamesError)
    assert GameShelvedError(PATH, "move 3: no").code is StorageCode.GAME_SHELVED
