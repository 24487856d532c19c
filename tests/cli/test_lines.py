from __future__ import annotations

import errno

import pytest

from stockgames.cli.lines import LONGEST, UsageError, counted, in_one_line, one_line
from stockgames.engine.errors import UnknownGameError


def test_text_becomes_one_printable_line() -> None:
    assert one_line("a\nb\x1b[31m") == "a\\x0ab\\x1b[31m"
    assert one_line("Gr\u00fc\u00dfe") == "Gr\u00fc\u00dfe"


def test_a_long_line_keeps_its_beginning_and_its_end() -> None:
    line = one_line("begin" + "x" * 10_000 + "end")
    assert len(line) == LONGEST
    assert line.startswith("beginx")
    assert line.endswith("xend")


def test_one_thing_is_not_several() -> None:
    assert [counted(number, "bot") for number in (0, 1, 2)] == ["0 bots", "1 bot", "2 bots"]


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (UnknownGameError("no such game"), "no such game"),
        (OSError(errno.ENOENT, "not there", "found.json"), "found.json: not there"),
        (OSError("broken"), "broken"),
    ],
)
def test_what_cannot_be_done_is_one_line(error: Exception, line: str) -> None:
    with pytest.raises(UsageError) as raised, in_one_line():
        raise error
    assert str(raised.value) == line
