"""The results of the audit: the last place first, each empty until it is revealed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.audit import Course, Progress
from stockgames.games.stock_exchange.scoring import Payout
from stockgames.presentation.games.stock_exchange.terms import company
from stockgames.ui.games.stock_exchange import audit_places as module
from stockgames.ui.games.stock_exchange.audit_book import lay_audit
from stockgames.ui.games.stock_exchange.audit_places import PlacesItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import is_blank, painted
from tests.ui.games.stock_exchange.audits import LAYOUT, WHOLE, audit, just_before, laid
from tests.ui.table.seating import NAMES

ROWS = LAYOUT.ranks


@pytest.fixture
def places(qtbot: QtBot) -> PlacesItem:
    item = PlacesItem(ThemeContext())
    laid(item, WHOLE)
    return item


def test_nothing_is_painted_before_an_audit(places: PlacesItem) -> None:
    assert not is_blank(painted(places, places.rect))
    places.progress = None
    assert is_blank(painted(places, places.rect))


def test_of_the_last_two_it_is_told_how_far_they_are_apart_and_not_who_leads(
    places: PlacesItem,
) -> None:
    found, at = audit(), just_before("place", 1).done
    first, second = found.ranked[:2]

    def with_two(one: Payout, other: Payout) -> tuple[Payout, ...]:
        new = {one.seat: one, other.seat: other}
        return tuple(new.get(payout.seat, payout) for payout in found.payouts)

    swapped = with_two(replace(second, seat=first.seat), replace(first, seat=second.seat))
    nearer = with_two(replace(first, score=second.score + 1000), second)

    def shown(payouts: tuple[Payout, ...]) -> QImage:
        places.progress = Progress(Course(replace(found, payouts=payouts)), at)
        return painted(places, ROWS[0].united(ROWS[1]))

    usual = shown(found.payouts)
    assert shown(swapped) == usual
    assert shown(nearer) != usual


@pytest.mark.parametrize("at", range(2, 8))
def test_a_place_is_empty_until_it_is_told(places: PlacesItem, at: int) -> None:
    found = audit()
    seat = found.ranked[at].seat
    other_name = [*places.names]
    other_name[seat] = "Zoe"
    early = just_before("place", at)
    places.progress = early
    before = painted(places, ROWS[at])
    names, places.names = places.names, other_name
    assert painted(places, ROWS[at]) == before
    places.progress = Progress(early.course, early.done + 1)
    renamed = painted(places, ROWS[at])
    places.names = names
    assert painted(places, ROWS[at]) != renamed
    assert renamed != before


def test_what_a_place_earns_is_painted_beside_it(places: PlacesItem) -> None:
    found = audit()
    at = next(n for n, payout in enumerate(found.ranked) if payout.garnets)
    seat = found.ranked[at].seat
    plain = painted(places, ROWS[at])
    for change in ({"garnets": 0}, {"life_tokens": 4}, {"elimination_candidate": True}):
        payouts = tuple(
            replace(one, **change) if one.seat == seat else one for one in found.payouts
        )
        places.progress = Progress(Course(replace(found, payouts=payouts)), WHOLE.done)
        assert painted(places, ROWS[at]) != plain, change


def test_the_mission_is_told_at_the_end_alone(places: PlacesItem) -> None:
    told = painted(places, LAYOUT.mission)
    places.progress = just_before("place", 0)
    assert painted(places, LAYOUT.mission) != told


def test_the_seat_somebody_points_at_is_framed(places: PlacesItem) -> None:
    seat = audit().ranked[2].seat
    rests = [painted(places, row) for row in ROWS]
    places.lit = seat
    lit = [painted(places, row) for row in ROWS]
    assert [one != other for one, other in zip(rests, lit, strict=True)] == [
        at == 2 for at in range(8)
    ]


def test_awards_leave_room_for_the_company_where_that_takes_little(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = ThemeContext()
    look.fit(QSize(1600, 1000))
    item, layout = PlacesItem(look), lay_audit(1600, 956)
    item.set_geometry(layout, layout.places)
    item.names, item.progress = NAMES[:8], WHOLE
    words = []
    monkeypatch.setattr(module, "draw_text", lambda _, box, text, *__, **___: words.append(text))
    painted(item, item.rect)
    assert company(audit().ranked[0].seat) in words
