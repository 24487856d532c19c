"""The desk: its layout, and that it agrees with the form."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.match import Match
from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift, Submit
from stockgames.games.stock_exchange.desk import Place
from stockgames.games.stock_exchange.facts import Stack
from stockgames.games.stock_exchange.options import Options
from stockgames.games.stock_exchange.parts import DIAMOND, IRON
from stockgames.games.stock_exchange.view import StockExchangeView, books
from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.stock_exchange.log_words import goods_list, shares_list
from stockgames.ui.games.stock_exchange.layout import fan_out, lay_out
from stockgames.ui.games.stock_exchange.options import create_options
from stockgames.ui.games.stock_exchange.table import StockExchangeTable
from stockgames.ui.games.stock_exchange.warehouse import Row, place_arrivals
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import child
from tests.ui.games.paints import painted_scene
from tests.ui.games.stock_exchange.office import GAME, Office, dealt
from tests.ui.theme.pictures import bits_of

SIZES = [(1280, 680), (1280, 1224), (1680, 680), (1180, 600)]
"""The usual desk, one in a square window and in one of 21:9, and that of a puzzle."""


def apart(rects: list[QRectF]) -> bool:
    return not any(one.intersects(other) for one, other in combinations(rects, 2))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_shelves_and_holes_lie_in_their_cabinets(width: int, height: int) -> None:
    layout = lay_out(width, height)
    shelves = [place.area for place in layout.shelves]
    assert len(shelves) == 13
    assert all(layout.warehouse.contains(area) for area in [*shelves, layout.legend])
    assert all(place.hole.height() > 40 for place in layout.shelves)
    holes = [box for c in layout.columns for box in (c.goods, c.stock, c.plate)]
    assert len(holes) == 21
    assert all(layout.cabinet.contains(box) for box in holes)
    assert apart(holes)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_slots_and_words_lie_on_the_strip(width: int, height: int) -> None:
    layout = lay_out(width, height)
    assert all(layout.production.contains(slot) for slot in layout.slots)
    assert layout.production.contains(layout.detail)
    assert apart([*layout.slots, layout.detail])
    assert layout.detail.width() > 200
    assert layout.garnets.contains(layout.exchange)
    assert layout.garnets.contains(layout.dish)
    assert apart([layout.dish, layout.exchange])
    assert layout.exchange.width() > 100


@pytest.mark.parametrize("count", [1, 2, 5, 7, 8, 11, 16, 21])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_share_of_the_fan_lies_on_the_pad(width: int, height: int, count: int) -> None:
    layout = lay_out(width, height)
    fan = fan_out(layout.pad, count)
    assert len(fan) == count
    for place in fan:
        half = QPointF(place.width / 2, place.width * 0.65)
        turn = QTransform().translate(place.centre.x(), place.centre.y()).rotate(place.angle)
        assert layout.pad.contains(turn.mapRect(QRectF(-half, half)))
    steps = [after.centre.x() - before.centre.x() for before, after in pairwise(fan)]
    assert all(step >= 22 for step in steps)


def test_the_number_becomes_the_option(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {"garnets": 7})
    qtbot.addWidget(made)
    assert made.options() == {"garnets": 7}
    number = child(made, QSpinBox, "stock-exchange-garnets")
    with qtbot.waitSignal(made.changed):
        number.setValue(0)
    assert Options.model_validate(made.options()).garnets == 0
    assert (number.minimum(), number.maximum()) == (0, 10)


def test_wishes_that_make_no_sense_are_left_out(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {"garnets": "many"})
    qtbot.addWidget(made)
    assert made.options() == {"garnets": 2}


def plain(match: Match, seat: int, *produce: int) -> Submit:
    """Return a submission that makes these goods and gives iron to the first recipients."""
    held = books(seen_as(StockExchangeView, match.view(seat)))
    own = [StockGift(to, seat) for to in held.owes_stock[:2]]
    goods = [ResourceGift(to, IRON) for to in held.owes_resource[:2]]
    return Submit((), produce, tuple(goods), tuple(own))


def with_diamonds() -> Match:
    """Return a match in which seat 0 has two diamonds in round 2."""
    match = dealt()
    for seat in range(8):
        goods = (DIAMOND, DIAMOND, IRON, IRON) if seat == 0 else (IRON,) * 4
        match.act(seat, plain(match, seat, *goods))
    return match


def test_old_and_fresh_diamonds_lie_apart(qtbot: QtBot) -> None:
    table = Office(qtbot, with_diamonds()).start()
    table.wait_for(Stage.ASKING)
    assert "good-diamond-new" not in table.offered()
    table.point("good-diamond", "good-iron", "good-iron", "good-iron")
    assert "good-diamond-new" in table.offered()
    form = table.form
    seats = form.recipients_left("resources")
    table.point("good-diamond-new", f"good-to-{seats[0]}")
    table.point("good-diamond", f"good-to-{seats[1]}")
    assert form.entries.resources == (
        ResourceGift(seats[0], DIAMOND, fresh=True),
        ResourceGift(seats[1], DIAMOND),
    )
    assert table.desk.scene.facts is not None
    assert table.desk.scene.facts.shelves[DIAMOND] == Stack(1, 0)


def test_what_was_made_and_arrived_lies_on_the_shelves(qtbot: QtBot) -> None:
    table = Office(qtbot, with_diamonds()).start()
    table.wait_for(Stage.ASKING)
    facts, view = table.desk.scene.facts, seen_as(StockExchangeView, table.controller.view)
    assert facts is not None
    assert facts.shelves[DIAMOND].held == 2
    assert tuple(stack.held for stack in facts.shelves) == view.resources
    arrived = view.arrivals[-1]
    assert sum(arrived.resources) == arrived.resources[IRON]


def test_every_change_can_be_seen(qtbot: QtBot) -> None:
    table = Office(qtbot, with_diamonds()).start()
    table.wait_for(Stage.ASKING)
    table.desk.look_ahead()
    scene, seen = table.desk.scene, set[bytes]()
    form = table.form
    hole = form.recipients_left("resources")[0]
    share = table.shares()[-1]
    changes = ("good-gold", f"good-to-{hole}", "good-gold", share, "exchange", "notebook")
    seen.add(bits_of(painted_scene(scene)))
    for name in changes:
        table.point(name)
        table.desk.look_ahead()
        seen.add(bits_of(painted_scene(scene)))
    assert len(seen) == len(changes) + 1


def test_places_lie_where_they_are_painted(qtbot: QtBot) -> None:
    table = Office(qtbot, with_diamonds()).start()
    table.wait_for(Stage.ASKING)
    scene = table.desk.scene
    layout = scene.layout_
    assert layout is not None
    areas = {
        "good": layout.warehouse,
        "goods": layout.cabinet,
        "stock": layout.cabinet,
        "slot": layout.production,
        "swap": layout.garnets,
        "share": layout.pad,
    }
    places = [target.place for target in table.desk.choosing.targets()]
    assert {place.kind for place in places} == set(areas)
    assert all(areas[place.kind].contains(scene.place_rect(place)) for place in places)
    assert scene.place_rect(Place("goods", 0)).isEmpty()


def test_with_all_books_open_the_cabinet_shows_what_the_others_hold(qtbot: QtBot) -> None:
    match = over("stock-exchange", "h" * 8, "all-up")
    number = len(match.moves) - 4
    table = StockExchangeTable(ThemeContext())
    qtbot.addWidget(table.board)
    table.scene.resize(1280, 680)
    context = TableContext(match.seats, Stage.PAUSED, None, 0, 0, (0,), match.options)
    pictures = []
    for view in (match.view_after(number, 0), match.all_up_after(number, 0)):
        table.show_view(seen_as(StockExchangeView, view), context)
        pictures.append(painted_scene(table.scene))
    assert pictures[0] != pictures[1]
    outlined = {node.place: node for top in table.outline() for node in (top, *top.children)}
    facts = table.scene.facts
    assert facts is not None
    for seat in range(1, 8):
        held = facts.held[seat]
        assert outlined[f"seat-{seat}/goods"].value == goods_list(held.resources)
        assert outlined[f"seat-{seat}/stock"].value == shares_list(held.stocks)
    assert outlined["seat-1/goods"].value != outlined["seat-2/goods"].value


def sealed(table: Office) -> frozenset[int]:
    """Return the seats that have sealed, as the desk shows it."""
    facts = table.desk.scene.facts
    return facts.sealed if facts is not None else frozenset()


def test_a_crate_flies_into_its_slot_and_lies_there(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(), pace="normal").start()
    table.wait_for(Stage.ASKING)
    scene = table.desk.scene
    table.point("good-gold")
    assert scene.carried.isVisible()
    assert scene.production.landing == Place("slot", 0)
    table.desk.finish()
    assert scene.carried.carried is None
    assert scene.cabinet.landing is None


def test_the_curtain_falls_in_mid_flight(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(), pace="normal").start()
    table.wait_for(Stage.ASKING)
    table.point("good-gold")
    table.desk.clear()
    assert table.desk.scene.carried.carried is None
    assert table.desk.scene.cabinet.landing is None


def test_seals_are_pressed_and_stay(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(), pace="normal").start()
    table.wait_for(Stage.ASKING)
    action = GAME.sample_action(table.controller.view, table.thinker._rng)
    table.controller.submit(action)
    scene = table.desk.scene
    assert scene.envelope.sealed
    qtbot.waitUntil(lambda: len(sealed(table)) >= 2, timeout=5000)
    table.desk.finish()
    assert scene.envelope.pressed == 1.0
    assert not scene.fresh_seal.isVisible() or scene.fresh_seal.pressed == 1.0
    assert sealed(table) == frozenset(range(8)) - set(table.controller.view.actors)


def test_what_arrives_comes_to_rest(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(), pace="fast").start()
    table.wait_for(Stage.ASKING)
    table.controller.submit(GAME.sample_action(table.controller.view, table.thinker._rng))
    qtbot.waitUntil(
        lambda: (
            table.stage is Stage.ASKING
            and seen_as(StockExchangeView, table.controller.view).round == 2
        ),
        timeout=15_000,
    )
    assert table.desk.scene.arrived.shift == 0.0
    assert not table.desk.scene.envelope.sealed


CRATE, SHARE = 42.0, 45.0
WIDTHS = (32.0, 54.0, 29.0, 75.0, 62.0, 22.0, 44.0)


def arrival(goods: str, shares: int, room: float = 322.0) -> Row:
    """Return the row of these goods by number and ``shares`` certificates, in a width of
    ``room``.
    """
    names = [(int(good), WIDTHS[int(good)]) for good in goods]
    return place_arrivals(room, CRATE, names, SHARE, shares)


@pytest.mark.parametrize("goods", ["", "0", "03", "0012", "0123456", "3333333"])
@pytest.mark.parametrize("shares", [0, 1, 4, 7])
@pytest.mark.parametrize("room", [190.0, 480.0])
def test_no_crate_lies_under_a_certificate_and_all_keep_within_the_room(
    goods: str, shares: int, room: float
) -> None:
    row = arrival(goods, shares, room)
    assert len(row.crates) == len(goods)
    if goods:
        assert row.crates[0] >= row.crate / 2
        assert row.end >= row.crates[-1] + row.crate / 2
        assert all(a < b for a, b in pairwise(row.crates))
    if shares:
        assert row.end + (shares - 1) * row.step + SHARE <= room + 0.01
        assert row.step > 0
