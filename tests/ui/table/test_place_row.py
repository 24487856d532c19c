"""A row of the places: what is said under a name where there is little room."""

from __future__ import annotations

import pytest

from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_words import ResultRow
from stockgames.ui.table.place_row import note_in, who_in

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
    ("room", "told"),
    [(400, "Bot, casual, cautious"), (100, "Bot, casual"), (4, "Bot")],
)
def test_who_plays_is_not_cut_within_a_word(room: float, told: str) -> None:
    assert who_in("Bot, casual, cautious", room, Look().sans(14)) == told
