"""The painted desk: positions of things, and that every state of it can be drawn."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.match import Match
from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift, Submit
from stockgames.games.stock_exchange.facts import Stack
from stockgames.games.stock_exchange.knowledge import books
from stockgames.games.stock_exchange.parts import DIAMOND, IRON
from stockgames.games.stock_exchange.places import Place
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.stock_exchange.log_words import goods_list, shares_list
from stockgames.ui.games.stock_exchange.cabinet import cells
from stockgames.ui.games.stock_exchange.scene import DeskScene
from stockgames.ui.games.stock_exchange.table import StockExchangeTable
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.stock_exchange.office import Office, dealt


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


def painted(scene: DeskScene) -> bytes:
    image = QImage(1280, 680, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return bytes(image.constBits())


def test_old_and_fresh_diamonds_lie_apart(qtbot: QtBot) -> None:
    table = Office(qtbot, with_diamonds()).start()
    table.wait_for(Stage.ASKING)
    assert "good-diamond-new" not in table.offered()
    table.point("good-diamond", "good-iron", "good-iron", "good-iron")
    assert "good-diamond-new" in table.offered()
    form = table.room.choosing.form
    assert form is not None
    seats = form.resource_recipients()
    table.point("good-diamond-new", f"good-to-{seats[0]}")
    table.point("good-diamond", f"good-to-{seats[1]}")
    assert form.entries.resources == (
        ResourceGift(seats[0], DIAMOND, fresh=True),
        ResourceGift(seats[1], DIAMOND),
    )
    assert table.room.scene.facts is not None
    assert table.room.scene.facts.shelves[DIAMOND] == Stack(1, 0)


def test_what_was_made_and_arrived_lies_on_the_shelves(qtbot: QtBot) -> None:
    table = Office(qtbot, with_diamonds()).start()
    table.wait_for(Stage.ASKING)
    facts, view = table.room.scene.facts, seen_as(StockExchangeView, table.controller.view)
    assert facts is not None
    assert facts.shelves[DIAMOND].held == 2
    assert tuple(stack.held for stack in facts.shelves) == view.resources
    arrived = view.arrivals[-1]
    assert sum(arrived.resources) == arrived.resources[IRON]


def test_every_change_can_be_seen(qtbot: QtBot) -> None:
    table = Office(qtbot, with_diamonds()).start()
    table.wait_for(Stage.ASKING)
    table.room.look_ahead()
    scene, seen = table.room.scene, set[bytes]()
    form = table.room.choosing.form
    assert form is not None
    hole = form.resource_recipients()[0]
    share = table.shares()[-1]
    changes = ("good-gold", f"good-to-{hole}", "good-gold", share, "exchange", "notebook")
    seen.add(painted(scene))
    for name in changes:
        table.point(name)
        table.room.look_ahead()
        seen.add(painted(scene))
    assert len(seen) == len(changes) + 1


def test_a_blank_desk_tells_nothing(qtbot: QtBot) -> None:
    first, second = Office(qtbot, with_diamonds()), Office(qtbot, dealt(rounds=2))
    blanks = []
    for table in (first, second):
        table.start()
        table.wait_for(Stage.ASKING)
        table.room.look_ahead()
        table.room.clear()
        blanks.append(painted(table.room.scene))
    assert blanks[0] == blanks[1]


def test_places_lie_where_they_are_painted(qtbot: QtBot) -> None:
    table = Office(qtbot, with_diamonds()).start()
    table.wait_for(Stage.ASKING)
    scene = table.room.scene
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
    places = [target.place for target in table.room.choosing.targets()]
    assert {place.kind for place in places} == set(areas)
    assert all(areas[place.kind].contains(scene.place_rect(place)) for place in places)
    assert scene.place_rect(Place("goods", 0)).isEmpty()


def test_a_seal_of_another_is_drawn_on_the_cabinet_and_nowhere_else(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Office(qtbot, dealt()).start()
    table.wait_for(Stage.ASKING)
    scene = table.room.scene
    assert scene.facts is not None
    assert scene.context is not None
    painted(scene)
    drawn: list[str] = []
    for item in scene.pieces:
        name = item.objectName()
        monkeypatch.setattr(item, "draw", lambda _, name=name: drawn.append(name))
    less = replace(scene.facts, sealed=frozenset({7}), envelopes=1)
    scene.agree(less, scene.context)
    painted(scene)
    assert "gifts" in drawn
    assert not {"warehouse", "production", "garnets", scene.fan.objectName()} & set(drawn)


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
        pictures.append(painted(table.scene))
    assert pictures[0] != pictures[1]
    outlined = {node.place: node for top in table.outline() for node in (top, *top.children)}
    facts = table.scene.facts
    assert facts is not None
    for seat in range(1, 8):
        held = facts.held[seat]
        assert outlined[f"seat-{seat}/goods"].value == goods_list(held.resources)
        assert outlined[f"seat-{seat}/stock"].value == shares_list(held.stocks)
    assert outlined["seat-1/goods"].value != outlined["seat-2/goods"].value


def test_cells_fill_a_box_without_overlapping() -> None:
    box = QRectF(10, 20, 90, 60)
    for count in range(1, 14):
        found = cells(box, count)
        assert len(found) == count
        for one, other in combinations(found, 2):
            assert one.intersected(other).width() * one.intersected(other).height() < 1e-6
        assert all(box.adjusted(-0.01, -0.01, 0.01, 0.01).contains(cell) for cell in found)
    assert cells(box, 0) == []
