"""The layout of the board, its trays, and columns that change their width."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.games.portfolio.drafting import DealBuilder, Goods, Side
from stockgames.games.portfolio.parts import ALL_CARDS
from stockgames.presentation.games.portfolio.results import Score
from stockgames.presentation.games.portfolio.terms import Face
from stockgames.ui.games.portfolio.deal_side import DealSide
from stockgames.ui.games.portfolio.layout import (
    OWN_CARD,
    RUN_CARD,
    PortfolioLayout,
    lay_out,
)
from stockgames.ui.games.portfolio.marks import REACH, Mark, MarksItem
from stockgames.ui.games.portfolio.papers import SheetItem
from stockgames.ui.games.portfolio.piles import PlaceItem, Price, PriceList
from stockgames.ui.games.portfolio.run import Run, arrange_runs
from stockgames.ui.games.portfolio.trays import (
    SidePicture,
    card_at,
    ribbon_texts,
)
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.games.paints import is_blank, painted

TAG = QRectF(105, 80, 40, 24)


def inside(mark: Mark) -> QImage:
    """Return what a mark paints within the tag."""
    item = MarksItem(ThemeContext())
    item.set_rect(QRectF(0, 0, 200, 200))
    item.show_rings([mark])
    return painted(item, TAG.adjusted(3, 3, -3, -3))


SIZES = [(1280.0, 680.0), (1280.0, 920.0), (1680.0, 680.0)]
"""Of the scene in windows of 16:9, 4:3 and 21:9."""


def parts(layout: PortfolioLayout) -> list[QRectF]:
    return [
        *layout.seats,
        layout.own,
        layout.piles,
        layout.plate,
        layout.hand,
        layout.sheet,
        layout.log,
        layout.actions,
    ]


OWNED = [(), (0, 1), (2, 0), (3, 2, 1, 0, 4), (0, 0, 3)]
"""How many portfolios each seat has, the front one first."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("owned", OWNED)
def test_nothing_overlaps_or_leaves_the_board(
    size: tuple[float, float], seats: int, owned: tuple[int, ...]
) -> None:
    layout = lay_out(*size, seats, owned[:seats])
    assert len(layout.seats) == seats - 1
    for part in parts(layout):
        assert QRectF(0, 0, *size).contains(part)
        assert part.width() > 100
        assert part.height() > 40
    for one, other in combinations(parts(layout), 2):
        assert not one.intersects(other)


@pytest.mark.parametrize("size", SIZES)
def test_the_new_place_lies_in_ones_own_area_beside_the_runs(size: tuple[float, float]) -> None:
    layout = lay_out(*size, 3, (1,))
    assert layout.own.contains(layout.place)
    assert not layout.own_runs.intersects(layout.place)
    frame = layout.place.adjusted(-REACH, -REACH, REACH, REACH)
    assert layout.own.contains(layout.own_head)
    assert not frame.intersects(layout.own_head)
    assert layout.own_head.height() >= 20


@pytest.mark.parametrize("owned", [(3, 5, 3, 1, 6), (4, 0, 6, 0, 1), (0, 1, 7)])
def test_whoever_has_one_portfolio_beside_rich_seats_keeps_room_for_name_and_money(
    owned: tuple[int, ...],
) -> None:
    """The portrait lay over the amount, and the name was gone."""
    layout = lay_out(1280.0, 680.0, len(owned), owned)
    assert min(r.width() for r, n in zip(layout.seats, owned[1:], strict=True) if n) > 140


def test_page_panels_stay_where_they_are_when_portfolios_come_and_go() -> None:
    one, other = (lay_out(*SIZES[1], 3, owned) for owned in ((), (4, 0, 2)))
    for name in ("log", "actions", "peek", "plate", "hand", "sheet"):
        assert getattr(one, name) == getattr(other, name)


@pytest.mark.parametrize("runs", range(1, 4))
def test_cards_are_wide_enough_to_read_wherever_there_is_room(runs: int) -> None:
    layout = lay_out(*SIZES[0], 3, (runs, runs, 0))
    pad = 8.0
    own = layout.own_runs.adjusted(pad, pad, -pad, -pad)
    placed = arrange_runs([Run(4)] * runs, own, OWN_CARD)
    assert placed[0].card >= 86
    room = layout.seats[0].adjusted(pad, 60, -pad, -pad)
    theirs = arrange_runs([Run(4)] * runs, room, RUN_CARD)
    assert theirs[0].card >= 82
    assert placed[0].card >= theirs[0].card


@pytest.fixture
def look(qapp: QApplication) -> ThemeContext:
    return ThemeContext()


RECT = QRectF(10, 10, 260, 120)
PACK: list[Face] = [(rank, suit) for suit in "SHDC" for rank in range(1, 14)]


def side(cards: int = 0, cash: str = "", promises: int = 0) -> SidePicture:
    words = tuple(f"a truce for {turns} turns" for turns in range(promises))
    return SidePicture("Ada gives", cash, tuple(PACK[:cards]), (), words)


@pytest.mark.parametrize("count", [1, 2, 3, 8])
def test_every_card_of_a_tray_is_found_from_left_to_right(qapp: QApplication, count: int) -> None:
    look, y = ThemeContext(), RECT.center().y()
    xs = [RECT.left() + i for i in range(int(RECT.width()))]
    found = [card_at(look, RECT, side(count), QPointF(x, y)) for x in xs]
    order = [index for i, index in enumerate(found) if index is not None and index != found[i - 1]]
    assert order == list(range(count))
    assert card_at(look, RECT, side(), RECT.center()) is None


def test_money_and_promises_leave_room_for_cards(qapp: QApplication) -> None:
    look, full = ThemeContext(), side(3, "$12", 2)
    points = (QPointF(x, RECT.center().y()) for x in range(10, 271))
    assert {card_at(look, RECT, full, at) for at in points} == {None, 0, 1, 2}


def test_promises_are_told_in_brief_where_a_ribbon_would_be_cut(qapp: QApplication) -> None:
    look, long = ThemeContext(), ("$7 out of coming income", "a look at the hand")
    given = SidePicture("Ada gives", "", (), (), long, ("debt: $7", "a look"))
    assert ribbon_texts(look, QRectF(0, 0, 300, 90), given) == long
    assert ribbon_texts(look, QRectF(0, 0, 110, 90), given) == ("debt: $7", "a look")


ROOM, PAGE = QRectF(10, 20, 300, 160), QRectF(0, 0, 330, 200)
PRICES = PriceList(
    "How many?", tuple(Price(n, f"${n}", open=n < 4) for n in range(1, 11)), wished=1
)


@pytest.fixture
def place(qapp: object) -> PlaceItem:
    item = PlaceItem(ThemeContext())
    item.set_rect(ROOM)
    return item


def test_each_price_has_a_cell_of_its_own_on_the_list(place: PlaceItem) -> None:
    place.list = PRICES
    cells = [place.price_rect(count) for count in range(1, 11)]
    assert all(ROOM.contains(cell) and not cell.isEmpty() for cell in cells)
    for one, other in combinations(cells, 2):
        assert one.intersected(other).isEmpty()
    assert place.price_rect(0).isEmpty()
    assert place.price_rect(11).isEmpty()


def test_there_are_no_cells_where_no_prices_lie(place: PlaceItem) -> None:
    place.list = PRICES
    place.set_data("Lay three or more", "in sequence")
    assert place.price_rect(1).isEmpty()


@pytest.mark.parametrize(("width", "columns"), [(300, 5), (228, 5), (200, 4), (150, 3)])
def test_cells_stay_wide_enough_for_a_finger(place: PlaceItem, width: int, columns: int) -> None:
    place.set_rect(QRectF(10, 20, width, 180))
    place.list = PRICES
    cells = [place.price_rect(count) for count in range(1, 11)]
    assert len({round(cell.left()) for cell in cells}) == columns
    assert all(cell.width() >= 43 for cell in cells)


def test_promises_explain_themselves(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    side = DealSide(ThemeContext(), "get", DealBuilder(), holder)
    side.show_side(Side(), "Bruno", Goods(5, (), tuple(ALL_CARDS), ()), wishes=True)
    truce = side.findChild(QWidget, "get-truce")
    look = side.findChild(QWidget, "get-reveal")
    assert truce is not None
    assert look is not None
    assert "won't raid" in truce.toolTip()
    assert truce.accessibleName() == "Bruno gives: Truce"
    assert look.accessibleName() == "Bruno gives: Look"


def test_cards_are_named_only_where_the_hand_cannot_be_seen(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    side = DealSide(ThemeContext(), "give", DealBuilder(), holder)
    asked = list[bool]()
    side.wished.connect(lambda: asked.append(side.wishes))
    for wishes in (True, False):
        side.show_side(Side(), "Ada", Goods(5, (), (), ()), wishes=wishes)
        side.tray.pressed.emit()
    assert asked == [True]


NAMES = ("Al", "Bartholomew", "Clementine", "Ed", "Flo")


def test_long_names_take_room_from_short_ones(qapp: object) -> None:
    font, breadths = SheetItem(ThemeContext()).columns(Score(NAMES, (), None), 400)
    assert sum(breadths) == pytest.approx(400)
    for name, breadth in zip(NAMES, breadths, strict=True):
        assert text_width(name, font) < breadth


THING = QRectF(40, 40, 80, 120)


def test_all_that_is_painted_of_marks_lies_in_what_is_painted_anew(qapp: object) -> None:
    item = MarksItem(ThemeContext())
    item.set_rect(QRectF(0, 0, 400, 300))
    marks = [
        Mark(THING.translated(60, 60), "focus"),
        Mark(THING.translated(180, 60), "open", text="$12M"),
    ]
    item.show_rings(marks)
    image = painted(item, item.rect)
    assert image.pixelColor(THING.translated(60, 60).topLeft().toPoint() - QPoint(6, 0)).alpha()
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        for area in item.areas():
            painter.fillRect(area, QColor(0, 0, 0))
    assert is_blank(image)


def test_no_frame_runs_across_a_price_tag(qapp: object) -> None:
    assert not is_blank(inside(Mark(THING, "focus")))
    assert is_blank(inside(Mark(THING, "focus", cutout=TAG)))
