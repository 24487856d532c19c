"""The accessible text of pages that everyone watches; pages come one after the other."""

from __future__ import annotations

from dataclasses import replace

from stockgames.ui.table.reveal_data import (
    MomentLead,
    MomentNews,
    MomentSeat,
    MomentValue,
    TableReveal,
)
from stockgames.ui.theme.palette import SECTORS

SEAT = MomentSeat(1, "sells 4", "+$280", (), "$950", "+$280", "good", "2nd", "net worth")
VALUE = MomentValue(SECTORS["B"], "Banks", "$60", "$70", "+1 step", ("Ada +1", "Emil +1"))


def test_a_seat_tells_what_it_did_what_that_is_and_where_it_stands() -> None:
    assert SEAT.spoken() == "sells 4, +$280, net worth $950 +$280, 2nd"
    fuller = replace(SEAT, deed="earns", reckoned="4 × $70")
    assert fuller.spoken() == "sells 4, 4 × $70, earns +$280, net worth $950 +$280, 2nd"
    assert replace(SEAT, told="", place="").spoken() == "+$280, net worth $950 +$280"


def test_a_value_tells_its_way_and_who_moved_it() -> None:
    assert VALUE.spoken() == "Banks: $60 → $70, +1 step. Ada +1, Emil +1"
    assert replace(VALUE, before="").spoken().startswith("Banks: $70, +1 step")


def test_a_page_is_read_line_by_line_and_leaves_out_what_there_is_none_of() -> None:
    lead = MomentLead("Worth", "Leads now", "Bruno, $950", ((1, "1st"), (0, "2nd")))
    page = TableReveal(
        "Round 2",
        "settled",
        (SEAT,),
        (VALUE,),
        news=(MomentNews(0, "gains most", "good"),),
        lead=lead,
    )
    assert page.spoken(("Ada", "Bruno")).splitlines() == [
        "Round 2",
        "settled",
        VALUE.spoken(),
        f"Bruno: {SEAT.spoken()}",
        "Ada gains most",
        "Leads now: Bruno, $950",
    ]
    assert TableReveal("A crash").spoken(()) == "A crash"


def test_pages_that_lead_to_one_come_before_it() -> None:
    first, second = TableReveal("votes"), TableReveal("prices", seats=(SEAT,))
    last = TableReveal("trades", earlier=(first, second))
    assert [beat.title for beat in last.beats] == ["votes", "prices", "trades"]
    assert [beat.is_page for beat in last.beats] == [False, True, False]


def test_half_of_the_seats_lie_at_the_left_where_nothing_else_is_said() -> None:
    page = TableReveal("votes", seats=tuple(replace(SEAT, seat=seat) for seat in range(3)))
    assert [len(side) for side in page.sides] == [2, 1]
    assert [len(side) for side in replace(page, at_left=1).sides] == [1, 2]
    assert [len(side) for side in replace(page, at_left=0).sides] == [0, 3]
