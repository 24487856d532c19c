"""The files of a language are read completely, and errors in them are reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockgames.presentation.sentences.catalogue import catalogue, entries, read_catalogue

FILE = """# For translators.

## A room
room-first = First
room-shares = { $count ->
    [one] A share

   *[other] { $count } shares
}

room-empty =
    On a line of its own
# The end."""


def test_comments_and_empty_lines_stand_between_sentences(tmp_path: Path) -> None:
    (tmp_path / "room.ftl").write_text(FILE, encoding="utf-8")
    (tmp_path / "other.ftl").write_text("other-one = One\n", encoding="utf-8")
    read = read_catalogue(tmp_path, "en")
    assert read.ids() == {"room-first", "room-shares", "room-empty", "other-one"}
    assert read.said("room-first", {}) == "First"
    assert read.said("room-shares", {"count": 3}) == "3 shares"
    assert read.said("room-empty", {}) == "On a line of its own"


def test_a_short_form_stands_under_its_sentence(tmp_path: Path) -> None:
    (tmp_path / "room.ftl").write_text(
        """room-rule = Cash decides: it is counted first
    .short = Cash decides
room-chips = { $count ->
    [one] A chip (ruling N1)
   *[other] { $count } chips (ruling N1)
}
    .short = { $count ->
        [one] A chip
       *[other] { $count } chips
    }
room-alone = Alone
""",
        encoding="utf-8",
    )
    read = read_catalogue(tmp_path, "en")
    assert read.said("room-rule", {}) == "Cash decides: it is counted first"
    assert read.short("room-rule", {}) == "Cash decides"
    assert read.said("room-chips", {"count": 1200}) == "1,200 chips (ruling N1)"
    assert read.short("room-chips", {"count": 1200}) == "1,200 chips"
    assert read.short("room-alone", {}) == "Alone"


@pytest.mark.parametrize("line", ["room first = x", "Room = x", " stray", "room-x", "-term = x"])
def test_a_line_that_is_none_of_these_is_told(line: str) -> None:
    with pytest.raises(ValueError, match=line.strip()):
        list(entries(f"room-a = A\n\n{line}\n" if line[0] != " " else f"# c\n{line}\n"))


def test_an_id_stands_once(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("room-a = A\n", encoding="utf-8")
    (tmp_path / "b.ftl").write_text("room-a = B\n", encoding="utf-8")
    with pytest.raises(ValueError, match="room-a stands twice"):
        read_catalogue(tmp_path, "en")


def test_a_language_without_a_folder_is_no_language() -> None:
    with pytest.raises(FileNotFoundError):
        catalogue("xx")
