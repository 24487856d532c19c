"""engine/plain_text.py: any external text becomes one line that shows all of it."""

from __future__ import annotations

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from stockgames.engine.plain_text import LONGEST_NAME, MOST_MARKS, name_of, one_line
from stockgames.engine.record import SeatInfo

AS_THEY_ARE = [
    *("Ada", "Zoë", "Zoe\u0308", "Дмитрий", "שָׁלוֹם", "شیرین\u200cبانو", "小林", "김철수"),
    *(
        "क\u094d\u200dष",
        "ພອນ",
        "A & B",
        "A &amp; B",
        "<b>Ada</b>",
        "<img src=/dev/zero>",
        "{{data}}",
    ),
    *("=1+1", "%s", "…", ".", "1", 'O\'Neil "Bo"', "¯\\_(ツ)_/¯", "👩\u200d👩\u200d👧"),
    *("❤\ufe0f\u200d🔥", "👍🏽", "☎\ufe0f"),
]
CLEANED = [
    ("Ada\nBela took all", "Ada Bela took all"),
    ("Ada\r\n\tBela\u2028\u2029\x85\x0b\x0cC", "Ada Bela C"),
    ("Ada \u00a0\u3000\u2003 B", "Ada B"),
    ("Ada\u202e won\u202c", "Ada won"),
    ("\u2066Ada\u2069\u200e\u200f\u061c", "Ada"),
    ("A\u200bd\u2060a\ufeff\u00ad\u200d\u200c", "Ada"),
    ("A\u200dd\u200ca", "Ada"),
    ("Ada\ufe0f\ufe00\U000e0101\u034f\u180b", "Ada"),
    ("A\u115fd\u3164a\uffa0", "Ada"),
    ("A\u2800B", "A B"),
    ("\x00A\x1bd\x7fa\x9b", "Ada"),
    ("A\ud800", "A\ufffd"),
    ("A\uffff\ufdd0\ufffc\ue000", "A\ufffd\ufffd\ufffd\ufffd"),
    ("\u0301Ada \u0301B", "Ada B"),
    ("Z" + "\u0301" * 30 + "oe", "Z" + "\u0301" * MOST_MARKS + "oe"),
]
EMPTY = [
    *(
        "",
        " ",
        "\t\n",
        "\u00a0",
        "\u3000",
        "\u200b",
        "\u200d",
        "\u2060",
        "\ufeff",
        "\u00ad",
        "\u180e",
    ),
    *("\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u2800 \u2800", "\u034f", "\ufe0f", "\u17b4"),
    *("\u0301", "\u0301\u0302\u0303", "\u20e3", "\u0903", "\U000e0041", "\U000e0100", "\u2065"),
    *("\u202e", "\u200e\u200f", "\u2066\u2069", "\x00", "\x1b", "\u061c", "\ufff0", "\U0001d173"),
]


@pytest.mark.parametrize("text", AS_THEY_ARE, ids=ascii)
def test_what_shows_stays_as_it_is(text: str) -> None:
    assert one_line(text) == text
    assert name_of(text) == text


@pytest.mark.parametrize(("text", "cleaned"), CLEANED, ids=ascii)
def test_what_breaks_turns_or_hides_is_gone(text: str, cleaned: str) -> None:
    assert one_line(text) == cleaned
    assert SeatInfo(name=cleaned, player="human").name == cleaned


DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""All characters that change the direction of text (Unicode, UAX #9)."""


@pytest.mark.parametrize("mark", DIRECTIONS, ids=ascii)
def test_no_direction_mark_stays_in_a_name(mark: str) -> None:
    assert one_line(f"{mark}Ada{mark} B{mark}") == "Ada B"
    assert SeatInfo(name=f"דוד{mark} 63", player="human").name == "דוד 63"


@pytest.mark.parametrize("text", EMPTY, ids=ascii)
def test_a_name_in_which_nothing_shows_is_refused(text: str) -> None:
    assert one_line(text) == ""
    with pytest.raises(ValueError, match="that show"):
        name_of(text)
    with pytest.raises(ValidationError):
        SeatInfo(name=text, player="human")


@pytest.mark.parametrize("text", ["A" * (LONGEST_NAME + 1), "A" * 10_000, "\u05d0" * 10_000])
def test_a_name_that_is_too_long_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=str(LONGEST_NAME)):
        name_of(text)


def test_what_does_not_show_does_not_count() -> None:
    assert name_of("A" * LONGEST_NAME + "\u200b" * 10_000) == "A" * LONGEST_NAME


@given(st.text(st.characters(), max_size=60))
def test_every_text_becomes_one_line(text: str) -> None:
    cleaned = one_line(text)
    assert one_line(cleaned) == cleaned
    assert len(cleaned) <= len(text)
    assert len(cleaned.splitlines()) <= 1
    assert cleaned == cleaned.strip()
    assert not [c for c in cleaned if category(c) in ("Cc", "Cs", "Co", "Zl", "Zp")]
    cleaned.encode()


@given(st.text(st.sampled_from("A\u0301\u200d\u200c\ufe0f👩❤ش क्\u2800\u3164\n\u202e"), max_size=12))
def test_marks_and_joiners_are_settled_at_once(text: str) -> None:
    cleaned = one_line(text)
    assert one_line(cleaned) == cleaned
