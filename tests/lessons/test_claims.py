"""Claims use facts and arithmetic; nothing else can be written in them."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from stockgames.lessons.claims import ClaimError, check_claim, value_of


@dataclass(frozen=True)
class Seat:
    value: int
    chips: tuple[int, ...]


@dataclass(frozen=True)
class Facts:
    seats: tuple[Seat, ...]
    _secret: int = 7


NOW = Facts((Seat(5, (1, 2)), Seat(9, (0, 3)), Seat(2, ())))
NAMES = {"now": NOW, "before": Facts((Seat(1, (1, 1)),)), "me": 0, "name": "Ada Bruno".split}


@pytest.mark.parametrize(
    ("claim", "value"),
    [
        ("now.seats[1].value", 9),
        ("now.seats[me].value - before.seats[me].value", 4),
        ("now.seats[0].chips[1] * 3 + 1", 7),
        ("-now.seats[0].value // 2", -3),
        ("max(one.value for one in now.seats)", 9),
        ("len(one for one in now.seats if one.chips)", 2),
        ("index((one.value for one in now.seats), 2)", 2),
        ("now.seats[0].value > 4 and not now.seats[2].chips", True),
        ("now.seats[0].value in (1, 2) or me == 0", True),
        ("'~words'", "~words"),
    ],
)
def test_it_says_what_the_facts_say(claim: str, value: object) -> None:
    assert value_of(check_claim(claim), NAMES) == value


UNREADABLE = ("now.", "lambda: 1", "now.seats[0]._secret", "{1: 2}", "now ** 9", "x := 1")


@pytest.mark.parametrize("claim", UNREADABLE)
def test_what_is_no_claim_is_told_as_soon_as_it_is_read(claim: str) -> None:
    with pytest.raises(ValueError, match=re.escape(claim)):
        check_claim(claim)


@pytest.mark.parametrize(
    "claim", ["now.seats[8].value", "now.price", "then.seats", "now + me", "exec('1')"]
)
def test_a_claim_about_what_is_not_there_names_itself(claim: str) -> None:
    with pytest.raises(ClaimError, match=re.escape(claim)):
        value_of(claim, NAMES)
