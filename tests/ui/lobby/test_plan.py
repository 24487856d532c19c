"""The lobby in every window: boxes, slate, saved games and buttons don't overlap."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF, QSize

from stockgames.ui.lobby.box import above, glow
from stockgames.ui.lobby.lobby import LobbyPlan, plan_lobby, shown_tickets, title_height
from stockgames.ui.theme.context import ThemeContext

SIZES = [QSize(*size) for size in ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160))]
BELOW = 150.0
pytestmark = pytest.mark.usefixtures("qapp")


def look_for(size: QSize) -> ThemeContext:
    look = ThemeContext()
    look.fit(size)
    return look


def plan(size: QSize, *, tickets: int = 0, slate: bool = False, boxes: int = 4) -> LobbyPlan:
    look = look_for(size)
    return plan_lobby(look, size, boxes, BELOW * look.scale, tickets, slate=slate)


@pytest.mark.parametrize(("size", "tickets", "slate"), [*product(SIZES, (0, 1, 3), (False, True))])
def test_nothing_overlaps_and_all_lies_on_the_page(size: QSize, tickets: int, slate: bool) -> None:
    most = shown_tickets(look_for(size), size, slate=slate)
    made = plan(size, tickets=min(tickets, most), slate=slate)
    page, halo = QRectF(0, 0, size.width(), size.height()), glow(look_for(size))
    boxes = [box.adjusted(halo, above(look_for(size)), -halo, 0) for box in made.boxes]
    parts = [*boxes, made.doors, *made.tickets, *([made.tonight] if slate else [])]
    assert all(page.contains(part) for part in parts)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    assert made.tonight.isEmpty() is not slate


@pytest.mark.parametrize("size", SIZES)
def test_boxes_are_alike_and_stand_in_the_middle(size: QSize) -> None:
    made = plan(size)
    assert len({(round(box.width()), round(box.height())) for box in made.boxes}) == 1
    left, right = made.boxes[0].left(), size.width() - made.boxes[-1].right()
    assert left == pytest.approx(right, abs=1)


@pytest.mark.parametrize("size", SIZES)
def test_the_masthead_has_its_title_and_stands_first(size: QSize) -> None:
    made = plan(size, tickets=2)
    assert made.masthead.height() > title_height(look_for(size))
    assert made.masthead.bottom() < made.heading.top() < made.tickets[0].top() < made.doors.top()


def test_a_slate_takes_the_room_of_a_ticket_where_the_window_is_narrow() -> None:
    shown = {
        (size.width(), slate): shown_tickets(look_for(size), size, slate=slate)
        for size in SIZES
        for slate in (False, True)
    }
    assert [shown[width, False] for width in (1024, 1280, 1920, 3840)] == [3, 3, 3, 3]
    assert shown[1024, True] == 2


def test_more_boxes_are_narrower() -> None:
    few, many = (plan(QSize(1280, 720), boxes=count).boxes[0].width() for count in (4, 6))
    assert many < few
