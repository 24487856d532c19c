"""A shelf shows what is held and ordered of its resource, and no other shelf changes with it."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.parts import ALL_RESOURCES, GOLD
from stockgames.ui.games.stock_exchange import warehouse as module
from stockgames.ui.games.stock_exchange.warehouse import ShelvesItem
from stockgames.ui.sentences.language import LANGUAGES, install_language
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.text import text_width
from tests.ui.games.paints import painted
from tests.ui.games.stock_exchange.desks import LAYOUT, facts, form, laid
from tests.ui.theme.pictures import picture


@pytest.fixture
def shelves(qtbot: QtBot) -> ShelvesItem:
    return laid(ShelvesItem(ThemeContext()), facts(form()), LAYOUT.warehouse)


def test_what_is_ordered_lies_on_its_shelf_alone(shelves: ShelvesItem) -> None:
    areas = [LAYOUT.shelves[resource].hole for resource in ALL_RESOURCES]
    before = [painted(shelves, area) for area in areas]
    lies = form()
    lies.produce(GOLD)
    shelves.facts = facts(lies)
    after = [painted(shelves, area) for area in areas]
    assert [one != other for one, other in zip(before, after, strict=True)] == [
        resource == GOLD for resource in ALL_RESOURCES
    ]


def test_a_label_tells_what_one_more_would_bring(shelves: ShelvesItem) -> None:
    before = painted(shelves, shelves.rect)
    shelves.outlook = [f"+${number}k" for number in ALL_RESOURCES]
    assert painted(shelves, shelves.rect) != before


def test_nothing_is_painted_before_it_has_its_place(qtbot: QtBot) -> None:
    item = ShelvesItem(ThemeContext())
    item.set_rect(LAYOUT.warehouse)
    blank = painted(item, item.rect)
    assert painted(laid(item, facts(form()), LAYOUT.warehouse), item.rect) != blank


def test_a_crate_under_the_mouse_is_drawn_over_the_others(shelves: ShelvesItem) -> None:
    lies = form()
    lies.produce(GOLD)
    shelves.facts = facts(lies)
    rests = painted(shelves, LAYOUT.shelves[GOLD].hole)
    shelves.lift({GOLD: 1.0})
    assert painted(shelves, LAYOUT.shelves[GOLD].hole) != rests, "it is left out of the rest"
    shelves.lift({})
    assert painted(shelves, LAYOUT.shelves[GOLD].hole) == rests


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_price_reads_on_into_the_next(
    shelves: ShelvesItem, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    drawn: list[tuple[QRectF, str, QFont]] = []
    monkeypatch.setattr(module, "draw_text", lambda _, *what, **__: drawn.append(what[:3]))
    shelves.look.fit(QSize(1280, 720))
    install_language(qapp, language)
    try:
        for resource in ALL_RESOURCES:
            place = LAYOUT.shelves[resource]
            picture(1, 1, partial(shelves._draw_shelf, resource=resource, place=place))
    finally:
        install_language(qapp, "en")
    assert len(drawn) == len(ALL_RESOURCES)
    for box, text, font in drawn:
        assert text_width(text, font) < box.width() - 6
    sizes = [font.pixelSize() for _, _, font in drawn]
    assert sizes.count(max(sizes)) >= len(sizes) - 2, "they look like one list"


def test_the_slip_of_a_bystander_says_what_stands_below_the_goods(shelves: ShelvesItem) -> None:
    own = painted(shelves, LAYOUT.legend)
    shelves.facts = facts(seat=None)
    assert painted(shelves, LAYOUT.legend) != own
