"""What is in a tray is visible, and cards are found at their positions."""

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
from stockgames.ui.games.portfolio.marks import Mark, MarksItem
from stockgames.ui.games.portfolio.piles import PlaceItem, Price, PriceList
from stockgames.ui.games.portfolio.slips import SheetItem
from stockgames.ui.games.portfolio.trays import SidePicture, card_at, draw_side, told_on, tray_cloth
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.text import text_width
from tests.ui.games.paints import is_blank, painted
from tests.ui.theme.pictures import picture

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


@pytest.mark.parametrize("given", [side(1), side(0, "$3"), side(0, "", 1)])
def test_what_is_given_changes_the_picture(qapp: QApplication, given: SidePicture) -> None:
    look = ThemeContext()
    bare = picture(280, 140, lambda p: draw_side(p, look, RECT, side()))
    assert picture(280, 140, lambda p: draw_side(p, look, RECT, given)) != bare
    assert RECT.contains(tray_cloth(RECT))


def test_promises_are_told_in_brief_where_a_ribbon_would_be_cut(qapp: QApplication) -> None:
    look, long = ThemeContext(), ("$7 out of coming income", "a look at the hand")
    given = SidePicture("Ada gives", "", (), (), long, ("debt: $7", "a look"))
    assert told_on(look, QRectF(0, 0, 300, 90), given) == long
    assert told_on(look, QRectF(0, 0, 110, 90), given) == ("debt: $7", "a look")


def test_money_lies_beside_promises_where_a_tray_is_low(qapp: QApplication) -> None:
    look, given = ThemeContext(), side(1, "$12", 2)
    high, low = QRectF(10, 10, 400, 140), QRectF(10, 10, 400, 96)

    def reach(rect: QRectF) -> float:
        """Return how far right the card can be clicked: text starts beyond."""
        xs = [x for x in range(10, 411) if card_at(look, rect, given, QPointF(x, 58)) == 0]
        return max(xs)

    assert reach(low) < reach(high), "words take more of its width"
    assert reach(low) > 60, "and leave the card its room"


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


def test_the_price_under_the_mouse_stands_out_and_no_other_changes(place: PlaceItem) -> None:
    place.list = PRICES
    before = painted(place, PAGE)
    place.attended = 2
    after = painted(place, PAGE)
    two, three = (place.price_rect(count).toRect().adjusted(2, 2, -2, -2) for count in (2, 3))
    assert before.copy(two) != after.copy(two)
    assert before.copy(three) == after.copy(three)
    place.attended = None
    assert painted(place, PAGE) == before


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


def test_columns_are_equal_where_no_face_fits(qapp: object) -> None:
    _, breadths = SheetItem(ThemeContext()).columns(Score(NAMES, (), None), 120)
    assert breadths == [24.0] * 5


THING = QRectF(40, 40, 80, 120)
TAG = QRectF(105, 80, 40, 24)


def inside(mark: Mark) -> QImage:
    """Return what a mark paints within the tag."""
    item = MarksItem(ThemeContext())
    item.set_rect(QRectF(0, 0, 200, 200))
    item.show_rings([mark])
    return painted(item, TAG.adjusted(3, 3, -3, -3))


def test_no_frame_runs_across_a_price_tag(qapp: object) -> None:
    assert not is_blank(inside(Mark(THING, "focus")))
    assert is_blank(inside(Mark(THING, "focus", spare=TAG)))


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
