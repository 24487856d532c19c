"""A row of the results: the text under a name if space is short."""

from __future__ import annotations

import pytest

from stockgames.presentation.game_words import ResultRow, ScoreLine
from stockgames.presentation.sentences.speech import Wording
from stockgames.ui.table.end_places import amount_font, note_in
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.text import text_width

RULE = "Next to play: where all is tied, whoever would have played sooner ranks higher."


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
def test_a_rule_is_told_whole_or_in_its_short_form(rule: str, room: float, told: str) -> None:
    told_rule = Wording(rule, "Next to play" if rule == RULE else rule)
    row = ResultRow(place=1, seat=0, score="$9M", note="9 chips", rule=told_rule, lines=())
    assert note_in(row, room, ThemeContext().sans(14)) == told


PIECES = [
    ScoreLine("Chemistry", "14 Mio. $", letter, count=number)
    for letter, number in (("B", 7), ("K", 8), ("R", 12))
]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("room", [200.0, 62.0, 56.0])
def test_an_amount_keeps_clear_of_the_next_piece(room: float) -> None:
    """At 1920 pixels "14 Mio. $" overlapped the next chip."""
    look = ThemeContext()
    count = look.serif(18)
    font = amount_font(PIECES, room, count, look.sans(14))
    assert font is not None
    for piece in PIECES:
        assert text_width(str(piece.count), count) + text_width(piece.amount, font) <= room
    assert (font.pixelSize() < look.sans(14).pixelSize()) is (room < 200)


@pytest.mark.usefixtures("qapp")
def test_amounts_without_room_are_left_out_together() -> None:
    look = ThemeContext()
    assert amount_font(PIECES, 40.0, look.serif(18), look.sans(14)) is None
