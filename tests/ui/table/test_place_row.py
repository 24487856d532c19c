"""A row of the places: what is said under a name where there is little room."""

from __future__ import annotations

import pytest

from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_words import ResultRow
from stockgames.ui.table.place_row import note_in

RULE = "Next to play: where all is tied, whoever would have played sooner ranks higher (ruling N8)."


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("rule", "room", "told"),
    [
        ("", 160, "9 chips"),
        (RULE, 160, "9 chips · Next to play"),
        (RULE, 90, "Next to play"),
        (RULE, 2000, RULE),
        ("Most cash wins, and nothing else does", 60, "Most cash wins, and nothing else does"),
    ],
)
def test_a_rule_is_told_whole_or_by_what_it_begins_with(rule: str, room: float, told: str) -> None:
    row = ResultRow(place=1, seat=0, score="$9M", note="9 chips", rule=rule, lines=())
    assert note_in(row, room, Look().sans(14)) == told


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("room", "told"), [(2000, "2 garnets (ruling S9)"), (80, "2 garnets")], ids=["wide", "narrow"]
)
def test_a_note_without_room_goes_without_its_ruling(room: float, told: str) -> None:
    """In German at 1280 pixels "2 Granatsteine (Festlegun…" stood there."""
    note = "2 garnets (ruling S9)"
    row = ResultRow(place=2, seat=0, score="$334,000", note=note, rule="", lines=())
    assert note_in(row, room, Look().sans(14)) == told
