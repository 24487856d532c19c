"""The layout: inside the table, without overlaps, legible, for every size and number of seats."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from stockgames.games.nyse.actions import TAKE
from stockgames.games.nyse.parts import ALL_COLORS, GREY_CHIPS
from stockgames.ui.games.nyse.layout import LONGEST_STACK, BoardLayout, NyseLayout, lay_out
from stockgames.ui.games.nyse.pieces import MarkerItem
from stockgames.ui.games.nyse.scene import NyseScene
from stockgames.ui.table.layout import bar_height
from tests.ui.table.seating import lay

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
STANDARD = (1, 2, 3, 5, 4, 2)


def laid(width: int, height: int, seats: int) -> NyseLayout:
    return lay_out(width, height - bar_height(width, height), seats, STANDARD)


def test_ten_sit_five_above_and_two_on_each_side_clockwise() -> None:
    places = laid(1280, 720, 10).seats
    assert [len(side) for side in (places.left, places.above, places.right)] == [2, 5, 2]
    assert places.left[0].top() > places.left[1].top()
    assert [seat.left() for seat in places.above] == sorted(seat.left() for seat in places.above)
    assert places.right[0].top() < places.right[1].top()


@pytest.mark.parametrize("seats", [1, 4, 10])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_tallest_stack_stays_in_the_supply(width: int, height: int, seats: int) -> None:
    layout = laid(width, height, seats)
    for centre in layout.supply:
        top = centre.y() - (LONGEST_STACK - 1) * layout.supply_step - layout.supply_radius
        assert top >= layout.supply_area.top()
        assert centre.y() + layout.supply_radius < layout.hand.top()


@pytest.mark.parametrize("board", sorted(set(permutations(GREY_CHIPS)))[::24])
@pytest.mark.parametrize(("width", "height"), [(860, 219), (1504, 322), (3500, 700)])
def test_any_order_of_discs_fits_its_tray(width: int, height: int, board: tuple[int, ...]) -> None:
    tray = QRectF(0, 0, width, height)
    layout = BoardLayout(tray, board)
    r, perch = layout.disc_radius, layout.perch_radius
    for disc in layout.discs:
        assert tray.contains(QRectF(disc.x() - r, disc.y() - r, 2 * r, 2 * r))
        assert disc.y() + r < layout.base
    radius = layout.marker_radius
    pile = MarkerItem.level(radius, len(ALL_COLORS) - 1).y() + radius
    assert min(disc.y() for disc in layout.discs) - pile >= tray.top()
    for left, right in zip(layout.perches[1:-1:2], layout.perches[2::2], strict=True):
        assert right.x() - left.x() >= 2 * perch
    a, b = layout.pit_radii
    pit = QRectF(layout.pit.x() - a, layout.pit.y() - b, 2 * a, 2 * b)
    assert tray.contains(pit)
    assert layout.perches[-1].x() + perch <= pit.left()
    highest = {value: disc.y() for value, disc in zip(board, layout.discs, strict=True)}
    assert [highest[value] for value in range(1, 6)] == sorted(highest.values(), reverse=True)


def test_markers_stay_large_enough_to_tell_apart() -> None:
    for seats in range(1, 11):
        assert laid(1280, 720, seats).board.marker_radius >= 12


@pytest.fixture
def scene(qtbot: QtBot) -> NyseScene:
    table = lay(qtbot, "hbb")
    for color in (0, 1, 2, 0, 1, 2):
        table.match.act(table.match.actors[0], TAKE[color])
    table.start()
    table.kept = table  # type: ignore[attr-defined]
    return table.game.scene


def test_piles_and_seats_lie_apart(scene: NyseScene) -> None:
    things = [scene.place_rect(("pile", color)) for color in range(4)]
    things += [scene.place_rect(("seat", seat)) for seat in (1, 2)]
    assert not any(one.intersects(other) for one, other in combinations(things, 2))
    assert scene.place_rect(("seat", 0)).isEmpty(), "the seat in front is the hand"
    assert scene.place_rect(("chip", 15)).isEmpty(), "nobody has that chip"


def test_crashed_markers_lie_apart_in_the_pit(scene: NyseScene) -> None:
    pit = scene.where("market/pit")
    places = [scene.pit_place(color) for color in range(4)]
    assert all(pit.contains(place) for place in places)
    assert len({(place.x(), place.y()) for place in places}) == 4


def test_a_chip_flies_to_the_hand_in_front_or_to_a_seat(scene: NyseScene) -> None:
    assert scene.where("own/hand").contains(scene.landing(0, 2))
    assert scene.where("seat-1").contains(scene.landing(1, 2))
    out = scene.take_out(1, 1)
    assert scene.where("seat-1").contains(out)


def test_things_lift_by_their_places(scene: NyseScene) -> None:
    scene.lift({("pile", 2): 0.5, ("marker", 1): 1.0, ("chip", 0): 0.25})
    assert [pile.top_chip.lifted for pile in scene.piles] == [0, 0, 0.5, 0]
    assert [marker.lifted for marker in scene.markers] == [0, 1, 0, 0]
    assert scene.hand.lifted == {0: 0.25}
    scene.lift({})
    assert scene.hand.lifted == {}
    assert not any(pile.top_chip.lifted for pile in scene.piles)
