"""The painted table of NYSE: positions of things, and what no card may cover."""

from __future__ import annotations

from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.games.nyse.actions import TAKE
from stockgames.ui.games.nyse.scene import NyseScene
from tests.ui.table.seating import lay


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
