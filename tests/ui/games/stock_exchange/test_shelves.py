"""A shelf shows what is held and ordered of its resource, and no other shelf changes with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.parts import ALL_RESOURCES, GOLD
from stockgames.ui.games.stock_exchange import warehouse as module
from stockgames.ui.games.stock_exchange.layout import lay_out
from stockgames.ui.games.stock_exchange.warehouse import ShelfItem, WarehouseItem
from stockgames.ui.sentences.language import LANGUAGES, install_language
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.text import has_room
from tests.ui.games.paints import painted
from tests.ui.games.stock_exchange.desks import LAYOUT, facts, form, laid


@pytest.fixture
def warehouse(qtbot: QtBot) -> WarehouseItem:
    return laid(WarehouseItem(ThemeContext()), facts(form()), LAYOUT.warehouse)


def pictures(warehouse: WarehouseItem) -> list[QImage]:
    return [painted(shelf, shelf.rect) for shelf in warehouse.shelves]


def gold_made(warehouse: WarehouseItem) -> ShelfItem:
    lies = form()
    lies.produce(GOLD)
    warehouse.set_data(facts(lies))
    return warehouse.shelves[GOLD]


def test_what_is_ordered_lies_on_its_shelf_alone(warehouse: WarehouseItem) -> None:
    warehouse.set_data(facts(form()))
    before = pictures(warehouse)
    gold_made(warehouse)
    assert [one != other for one, other in zip(before, pictures(warehouse), strict=True)] == [
        resource == GOLD for resource in ALL_RESOURCES
    ]


def test_a_label_tells_what_one_more_would_bring(warehouse: WarehouseItem) -> None:
    before, legend = pictures(warehouse), painted(warehouse, LAYOUT.legend)
    warehouse.show_outlook([f"+${number}k" for number in ALL_RESOURCES])
    assert all(one != other for one, other in zip(before, pictures(warehouse), strict=True))
    assert painted(warehouse, LAYOUT.legend) != legend


def test_nothing_is_painted_before_it_has_its_place(qtbot: QtBot) -> None:
    item = WarehouseItem(ThemeContext())
    item.set_rect(LAYOUT.warehouse)
    blank = painted(item, item.rect)
    assert painted(laid(item, facts(form()), LAYOUT.warehouse), item.rect) != blank


def test_a_crate_under_the_mouse_is_raised(warehouse: WarehouseItem) -> None:
    shelf = gold_made(warehouse)
    rests = painted(shelf, shelf.rect)
    shelf.lifted = 1.0
    assert painted(shelf, shelf.rect) != rests
    shelf.lifted = 0.0
    assert painted(shelf, shelf.rect) == rests


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_no_price_reads_on_into_the_next(
    qtbot: QtBot,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    language: str,
) -> None:
    drawn: list[tuple[QRectF, str, QFont]] = []
    monkeypatch.setattr(module, "draw_text", lambda _, *what, **__: drawn.append(what[:3]))
    look, layout = ThemeContext(), lay_out(size[0], size[1] - 44)
    look.fit(QSize(*size))
    install_language(qapp, language)
    warehouse = WarehouseItem(look)
    warehouse.set_geometry(layout, layout.warehouse)
    for shelf in warehouse.shelves:
        painted(shelf, shelf.rect)
    drawn = [one for one in drawn if one[1]]
    assert len(drawn) == len(ALL_RESOURCES)
    if size[0] > 1024:  # a small desk has room for a single line, which is shorter
        assert all(has_room(box.width(), box.height(), text, font) for box, text, font in drawn)
    sizes = [font.pixelSize() for _, _, font in drawn]
    assert sizes.count(max(sizes)) >= len(sizes) - 2, "they look like one list"


def test_the_slip_of_a_bystander_says_what_stands_below_the_goods(
    warehouse: WarehouseItem,
) -> None:
    own = painted(warehouse, LAYOUT.legend)
    warehouse.facts = facts(seat=None)
    assert painted(warehouse, LAYOUT.legend) != own
