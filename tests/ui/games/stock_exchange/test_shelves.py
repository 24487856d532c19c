"""Things on the desk: pigeon-holes, shelves, texts about goods, notebook, papers, envelope."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.parts import ALL_RESOURCES, GOLD, RESOURCES
from stockgames.presentation.games.stock_exchange.outline import Note, NotebookPage
from stockgames.presentation.games.stock_exchange.terms import hint
from stockgames.presentation.sentences.speech import Wording, speaking
from stockgames.ui.games.stock_exchange import strip
from stockgames.ui.games.stock_exchange import warehouse as module
from stockgames.ui.games.stock_exchange.art import papers
from stockgames.ui.games.stock_exchange.art.desk import draw_crate
from stockgames.ui.games.stock_exchange.art.papers import draw_seal
from stockgames.ui.games.stock_exchange.cabinet import CabinetItem, cells
from stockgames.ui.games.stock_exchange.envelope import EnvelopeItem, FanItem, draw_key_button
from stockgames.ui.games.stock_exchange.layout import lay_out
from stockgames.ui.games.stock_exchange.strip import (
    ArrivedItem,
    GarnetsItem,
    NotebookItem,
    ProductionItem,
)
from stockgames.ui.games.stock_exchange.warehouse import ShelfItem, WarehouseItem
from stockgames.ui.pieces.plates import ButtonState
from stockgames.ui.sentences import LANGUAGES
from stockgames.ui.table.board import WINDOW
from stockgames.ui.theme.fonts import SEMIBOLD, resized
from stockgames.ui.theme.palette import COMPANIES, EVENING, GOODS, Theme
from stockgames.ui.theme.text import SMALLEST_FITTED, has_room, text_width, wrapped_height
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.games.paints import is_blank, painted
from tests.ui.games.stock_exchange.desks import LAYOUT, facts, form, placed
from tests.ui.games.stock_exchange.test_scene import SIZES
from tests.ui.table.seating import NAMES
from tests.ui.theme.pictures import bits_of, picture


@pytest.fixture
def cabinet(qtbot: QtBot) -> CabinetItem:
    item = placed(CabinetItem(ThemeContext()), facts(form()), LAYOUT.cabinet)
    item.names = NAMES[:8]
    return item


@pytest.mark.parametrize("count", [1, 2, 3, 5, 7, 12])
def test_cells_share_a_box_row_by_row(count: int) -> None:
    box = QRectF(10, 20, 120, 80)
    found = cells(box, count)
    assert len(found) == count
    assert all(box.adjusted(-0.01, -0.01, 0.01, 0.01).contains(cell) for cell in found)
    inner = [cell.adjusted(0.01, 0.01, -0.01, -0.01) for cell in found]
    assert not any(one.intersects(other) for one, other in combinations(inner, 2))
    corners = [(cell.top(), cell.left()) for cell in found]
    assert corners == sorted(corners)


def test_nothing_needs_no_cell() -> None:
    assert cells(QRectF(0, 0, 10, 10), 0) == []


def test_there_is_a_column_for_each_other_seat(cabinet: CabinetItem) -> None:
    columns = [cabinet.column(seat) for seat in range(8)]
    assert columns[0] is None
    boxes = [column.goods for column in columns if column is not None]
    assert len(boxes) == 7
    assert all(cabinet.rect.contains(box) for box in boxes)


def test_a_gift_lies_in_the_hole_of_its_seat_and_in_no_other(cabinet: CabinetItem) -> None:
    holes = [box.goods for seat in range(1, 8) if (box := cabinet.column(seat)) is not None]
    before = [painted(cabinet, hole) for hole in holes]
    lies = form()
    lies.produce(GOLD)
    lies.give_resource(3, GOLD)
    cabinet.facts = facts(lies)
    after = [painted(cabinet, hole) for hole in holes]
    assert [one != other for one, other in zip(before, after, strict=True)] == [
        seat == 3 for seat in range(1, 8)
    ]


@pytest.fixture
def warehouse(qtbot: QtBot) -> WarehouseItem:
    return placed(WarehouseItem(ThemeContext()), facts(form()), LAYOUT.warehouse)


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


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_price_reads_on_into_the_next(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int, height: int, language: str
) -> None:
    drawn: list[tuple[QRectF, str, QFont]] = []
    monkeypatch.setattr(module, "draw_text", lambda _, *what, **__: drawn.append(what[:3]))
    look, layout = ThemeContext(), lay_out(width, height)
    look.fit(WINDOW)
    warehouse = WarehouseItem(look)
    warehouse.set_geometry(layout, layout.warehouse)
    for shelf in warehouse.shelves:
        painted(shelf, shelf.rect)
    drawn = [one for one in drawn if one[1]]
    assert len(drawn) == len(ALL_RESOURCES)
    if height > 600:  # a puzzle's desk has room for a single line, which is shorter
        assert all(has_room(box.width(), box.height(), text, font) for box, text, font in drawn)
    sizes = [font.pixelSize() for _, _, font in drawn]
    assert sizes.count(max(sizes)) >= len(sizes) - 2, "they look like one list"


FORECAST = Wording(
    "One more is worth about $300 right now, $0 to $1,000. Others with two: 3.",
    "One more is worth about $300 right now.",
)


@pytest.fixture
def item(qtbot: QtBot) -> ProductionItem:
    look = ThemeContext()
    look.fit(WINDOW)
    return ProductionItem(look, "production")


@pytest.mark.parametrize("resource", range(len(RESOURCES)))
@pytest.mark.parametrize("height", [40.0, 58.0, 90.0, 140.0])
def test_text_and_forecast_stay_within_their_room(
    item: ProductionItem, resource: int, height: float
) -> None:
    text = hint(resource).text
    item.heading, item.text, item.extra = "", text, FORECAST
    size, extra = item.fitted(270.0, height)
    needed = wrapped_height(text, resized(item.look.sans(14), size), 270.0)
    if extra:
        needed += wrapped_height(extra, resized(item.look.sans(14, SEMIBOLD), size), 270.0)
        assert size >= 13
    assert needed <= height or size == SMALLEST_FITTED


def test_a_forecast_without_room_is_told_in_its_short_form(item: ProductionItem) -> None:
    item.heading, item.text, item.extra = "", "X", FORECAST
    font = item.look.sans(13, SEMIBOLD)
    room = 2 * wrapped_height("X", font, 600.0)
    assert item.fitted(2000.0, room * 2) == (item.look.sans(14).pixelSize(), FORECAST.text)
    for told in (FORECAST.short, "One more."):
        shown = item.fitted(text_width(told, font) + 2, room)[1]
        assert shown == ("" if told == "One more." else told)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_names_of_two_crates_in_slots_do_not_touch(
    item: ProductionItem, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    layout, drawn = lay_out(width, height), list[tuple[QRectF, str, QFont]]()
    item.set_geometry(layout, layout.production)
    monkeypatch.setattr(strip, "draw_text", lambda _, *what, **__: drawn.append(what[:3]))
    for resource in range(len(RESOURCES)):
        picture(1, 1, partial(item._draw_made, slot=layout.slots[0], resource=resource))
    apart = layout.slots[1].left() - layout.slots[0].left()
    assert max(text_width(text, font) for _, text, font in drawn) < apart - 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_title_of_what_arrived_ends_before_the_key_of_the_notebook(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int, height: int, language: str
) -> None:
    look, titles = ThemeContext(), list[tuple[str, float, QFont]]()
    look.fit(WINDOW)
    layout = lay_out(width, height)
    arrived = placed(ArrivedItem(look, "arrived"), facts(form()), layout.arrived)
    arrived.set_geometry(layout, layout.arrived)

    monkeypatch.setattr(strip, "draw_panel_title", lambda *what: titles.append(what[3:]))
    with speaking(language):
        painted(arrived, arrived.rect)
    [(title, side, font)] = titles
    assert arrived.rect.left() + side + text_width(title, font) < arrived.way_in().left()


def test_a_bystander_is_told_about_garnets_and_finds_no_button(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    buttons = []
    monkeypatch.setattr(strip, "draw_key_button", lambda *what: buttons.append(what[3]))
    garnets = placed(GarnetsItem(ThemeContext()), facts(form()), LAYOUT.garnets)
    own = painted(garnets, garnets.rect)
    garnets.facts = facts(seat=None)
    assert painted(garnets, garnets.rect) != own
    assert buttons == [LAYOUT.exchange]


PAGES = (
    NotebookPage("Round 1", (Note("Made", "gold, water"), Note("Given", "iron"))),
    NotebookPage("Round 2", (Note("Made", "oil"),)),
)


def test_nothing_stays_in_a_book_that_is_shut(qtbot: QtBot) -> None:
    item = NotebookItem(ThemeContext())
    item.set_geometry(1280, 680)
    item.open("The notebook of Ada", PAGES)
    item.close()
    assert (item.title, item.pages, item.isVisible()) == ("", (), False)
    assert is_blank(painted(item, item.rect))


AT = QPointF(60, 80)


def test_eight_companies_differ_even_without_a_name(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(papers, "company", lambda _number: "")

    def bits(number: int) -> bytes:
        image = picture(120, 160, lambda p: papers.draw_share(p, EVENING, AT, 90, number, 0))
        return bytes(image.constBits())

    assert len({bits(number) for number in range(8)}) == 8


NEAR = QPointF(60, 60)


def test_each_company_presses_its_own_seal(qapp: QApplication) -> None:
    def bits(emblem: str) -> bytes:
        image = picture(120, 120, lambda p: draw_seal(p, EVENING, NEAR, 34, emblem))
        return bytes(image.constBits())

    assert len({bits(mark.emblem) for mark in COMPANIES.values()}) == 8


MIDDLE = QPointF(50, 50)


def test_thirteen_crates_differ(qapp: QApplication) -> None:
    def bits(good: str) -> bytes:
        return bits_of(picture(100, 100, lambda p: draw_crate(p, EVENING, MIDDLE, 60, good)))

    assert len({bits(good) for good in GOODS}) == 13


def test_a_bystanders_popover_says_what_is_below_the_goods(warehouse: WarehouseItem) -> None:
    own = painted(warehouse, LAYOUT.legend)
    warehouse.facts = facts(seat=None)
    assert painted(warehouse, LAYOUT.legend) != own


BOX = QRectF(4, 4, 190, 40)


def drawn(text: str, key: str, theme: Theme = EVENING, state: ButtonState = "rest") -> bytes:
    look = ThemeContext()
    paint = partial(draw_key_button, look=look, theme=theme, box=BOX, text=text, key=key)
    return bits_of(picture(200, 50, partial(paint, state=state)))


@pytest.fixture
def envelope(qtbot: QtBot) -> EnvelopeItem:
    return placed(EnvelopeItem(ThemeContext()), facts(form()), LAYOUT.envelope)


def test_there_is_a_title_and_a_line_for_each_part_of_the_form(envelope: EnvelopeItem) -> None:
    assert envelope.own is not None
    lines = envelope.lines()
    assert len(lines) == len(envelope.own.parts) + 1 > 3
    assert all(envelope.rect.contains(line) for line in lines)
    assert all(one.bottom() <= two.top() + 0.01 for one, two in pairwise(lines))
    envelope.facts = None
    assert envelope.lines() == []


def test_where_nothing_is_to_be_decided_its_title_stands_alone(envelope: EnvelopeItem) -> None:
    envelope.facts = facts()
    assert envelope.own is not None
    assert envelope.own.parts == ()
    painted(envelope, envelope.rect)
    assert len(envelope.lines()) == 1


def test_a_bystander_sees_how_many_are_in_and_nobodys_seal(envelope: EnvelopeItem) -> None:
    own = painted(envelope, envelope.rect)
    envelope.facts = facts(seat=None)
    watched = painted(envelope, envelope.rect)
    envelope.pressed = 0.3
    assert own != watched == painted(envelope, envelope.rect)


@pytest.fixture
def fan(qtbot: QtBot) -> FanItem:
    return placed(FanItem(ThemeContext()), facts(form()), LAYOUT.pad)


def test_each_share_can_be_pointed_at_where_no_other_lies_over_it(fan: FanItem) -> None:
    assert fan.own is not None
    rects = [fan.share_rect(share) for share, _ in fan.places()]
    assert [share for share, _ in fan.places()] == list(fan.own.shares)
    assert all(not rect.isEmpty() and fan.rect.intersects(rect) for rect in rects)
    assert all(one.right() <= other.left() + 0.01 for one, other in pairwise(rects))


def test_a_share_that_is_not_there_lies_nowhere(fan: FanItem) -> None:
    gone = fan.places()[0][0]
    fan.facts = replace(facts(form()), shares=tuple(share for share, _ in fan.places()[1:]))
    assert fan.share_rect(gone).isEmpty()
    assert FanItem(ThemeContext()).places() == []


def test_shares_of_somebody_else_lie_face_down_and_look_the_same(fan: FanItem) -> None:
    own = painted(fan, fan.rect)
    fan.facts = facts(seat=None)
    down = painted(fan, fan.rect)
    assert down != own
    fan.facts = facts(seat=None, rounds=2)
    assert painted(fan, fan.rect) == down


def test_a_bystander_sees_whose_envelopes_are_in(envelope: EnvelopeItem) -> None:
    envelope.names = [f"Ada {seat}" for seat in range(8)]
    watched = facts(seat=None)
    _, *lines = envelope.lines()
    looks = []
    for sealed in (frozenset[int](), frozenset({1}), frozenset({1, 5})):
        envelope.facts = replace(watched, sealed=sealed)
        middles = [QRectF(one.left(), one.center().y() - 2, one.width(), 4) for one in lines]
        looks.append([painted(envelope, middle) for middle in middles])
    assert len(lines) == 4
    for one, other in pairwise(looks):
        changed = [a != b for a, b in zip(one, other, strict=True)]
        del changed[2]  # the shadow of the seal above is there
        assert changed == [False, True, False], "seats 1 and 5 share a line"


def test_a_long_text_stops_before_the_key(qtbot: QtBot) -> None:
    long = "A very long text that has no room beside any key"
    assert drawn(long, "W") != drawn(long, "E")
