"""Any name becomes a valid file name within one folder, on every system."""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path, PureWindowsPath

import pytest

from stockgames.storage.files import LONGEST, file_name

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
    found = file_name(name, ending)
    assert found
    assert found.endswith(f".{ending}") if ending else not found.endswith(".")
    assert len(found.encode()) <= LONGEST
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
    assert file_name(name) == name
    assert file_name(name, "png") == f"{name}.png"


def test_a_long_name_keeps_its_ending_and_whole_characters() -> None:
    found = file_name("ä" * 300, "person.json")
    assert found.removesuffix(".person.json") == "ä" * ((LONGEST - len(".person.json") - 1) // 2)
    assert not unicodedata.combining(file_name("q" * 138 + "\u0323\u0301", "")[-1])


def test_a_name_stays_what_it_has_become() -> None:
    for name in HOSTILE:
        assert file_name(file_name(name)) == file_name(name)
