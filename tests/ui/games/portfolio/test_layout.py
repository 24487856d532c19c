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
from stockgames.ui.games.portfolio.area import AreaItem, OwnItem
from stockgames.ui.games.portfolio.deal_side import DealSide
from stockgames.ui.games.portfolio.layout import (
    OWN_CARD,
    RUN_CARD,
    PortfolioLayout,
    RunWay,
    area_way,
    lay_out,
    mixed_way,
    resized_way,
    sheet_way,
    widen,
)
from stockgames.ui.games.portfolio.marks import REACH, Mark, MarksItem
from stockgames.ui.games.portfolio.papers import SheetItem
from stockgames.ui.games.portfolio.piles import PlaceItem, Price, PriceList
from stockgames.ui.games.portfolio.run import Run, RunItem, RunPicture, arrange_runs
from stockgames.ui.games.portfolio.trays import (
    SidePicture,
    card_at,
    draw_side,
    ribbon_texts,
    tray_cloth,
)
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.games.paints import is_blank, painted
from tests.ui.theme.pictures import picture

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


@pytest.mark.parametrize("size", SIZES)
def test_columns_yield_to_those_with_portfolios(size: tuple[float, float]) -> None:
    layout = lay_out(*size, 4, (1, 0, 3, 1))
    bare, rich, usual = (rect.width() for rect in layout.seats)
    assert layout.folded == (True, False, False)
    assert bare < usual / 1.5
    assert rich > 1.5 * usual


@pytest.mark.parametrize("owned", [(3, 5, 3, 1, 6), (4, 0, 6, 0, 1), (0, 1, 7)])
def test_whoever_has_one_portfolio_beside_rich_seats_keeps_room_for_name_and_money(
    owned: tuple[int, ...],
) -> None:
    """The portrait lay over the amount, and the name was gone."""
    layout = lay_out(1280.0, 680.0, len(owned), owned)
    assert min(r.width() for r, n in zip(layout.seats, owned[1:], strict=True) if n) > 140


def test_seats_keep_to_a_strip_until_somebody_has_a_portfolio() -> None:
    bare, placed = (lay_out(*SIZES[0], 3, owned) for owned in ((1, 0, 0), (1, 0, 1)))
    assert bare.seats[0].height() < placed.seats[0].height() / 3
    assert bare.own.height() > 1.2 * placed.own.height()
    over, under = bare.own.top() - bare.seats[0].bottom(), bare.hand.top() - bare.own.bottom()
    assert over > bare.own.height() / 10 < under, "no frame is larger than what lies in it"
    assert bare.folded == (False, False)


@pytest.mark.parametrize("seats", range(2, 6))
def test_no_frame_is_large_while_nothing_lies_on_the_table(seats: int) -> None:
    width, height = SIZES[0]
    layout = lay_out(width, height, seats)
    assert layout.place.width() < 420
    assert layout.own.height() < 280
    assert max(rect.height() for rect in layout.seats) < 100


def test_page_panels_stay_where_they_are_when_portfolios_come_and_go() -> None:
    one, other = (lay_out(*SIZES[1], 3, owned) for owned in ((), (4, 0, 2)))
    for name in ("log", "actions", "peek", "plate", "hand", "sheet"):
        assert getattr(one, name) == getattr(other, name)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_that_is_empty_is_framed_large(size: tuple[float, float]) -> None:
    """The column of the only seat with portfolios is no wider than they are, at the left."""
    one, many = (lay_out(*size, 3, (1, count, 0)) for count in (1, 4))
    row = one.piles.right() - one.own.left()
    assert one.seats[0].width() < 0.65 * row < many.seats[0].width()
    for layout in (one, many):
        assert layout.seats[0].left() == layout.own.left()
        assert layout.seats[-1].right() <= layout.piles.right()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("runs", [3, 4])
def test_place_and_piles_yield_to_many_own_portfolios(size: tuple[float, float], runs: int) -> None:
    few, many = lay_out(*size, 3, (1, 1, 1)), lay_out(*size, 3, (runs, 1, 1))
    assert many.place.width() <= few.place.width()
    assert many.piles.width() <= few.piles.width()
    assert many.own_runs.width() > few.own_runs.width() or many.place.width() == few.place.width()
    pad = 8.0
    room = many.own_runs.adjusted(pad, 0, -pad, 0)
    placed = arrange_runs([Run(3, low_cap=True, high_cap=True)] * runs, room, OWN_CARD)
    assert placed[0].card > 0.8 * OWN_CARD


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


BEFORE, AFTER = QRectF(0, 0, 100, 200), QRectF(40, 20, 300, 200)


@pytest.fixture
def look(qapp: QApplication) -> ThemeContext:
    return ThemeContext()


def test_a_column_grows_from_where_it_lay(look: ThemeContext) -> None:
    item = AreaItem(look, "seat-1")
    item.set_geometry(AFTER, folded=False)
    step = widen([area_way(item, (BEFORE, False), (AFTER, False))])
    assert item.rect == BEFORE
    assert step.motion is not None
    step.motion(0.5)
    assert item.rect == QRectF(20, 10, 200, 200)
    step.motion(1.0)
    assert item.rect == AFTER


def test_one_that_folds_goes_before_it_comes_in_its_other_shape(look: ThemeContext) -> None:
    item = AreaItem(look, "seat-1")
    way = area_way(item, (AFTER, False), (BEFORE, True))
    way(0.25)
    assert (item.rect, item.folded, item.opacity()) == (AFTER, False, 0.5)
    way(0.5)
    assert item.opacity() == 0
    way(1.0)
    assert (item.rect, item.folded, item.opacity()) == (BEFORE, True, 1)


def run_item(look: ThemeContext, room: QRectF, card: float) -> RunItem:
    facts = RunPicture(1, 0, ((3, "H"), (4, "H"), (5, "H")), None, None, "$2")
    item = RunItem(look, 1)
    item.set_geometry(facts, arrange_runs([facts.run], room, card)[0], "")
    return item


def test_a_portfolio_that_keeps_its_width_slides_by_whole_pixels(look: ThemeContext) -> None:
    item = run_item(look, QRectF(0, 0, 300, 400), 90)
    there = run_item(look, QRectF(203.4, 51.2, 300, 400), 90).geometry
    assert there is not None
    way = RunWay(item, there)
    way(0.33)
    assert item.pos() == item.pos().toPoint().toPointF() != QPointF()
    way(1.0)
    assert item.scale() == 1
    assert item.pos() == QPointF(203, 51)


@pytest.mark.parametrize("lowest", [0, 1])
def test_a_portfolio_becomes_as_large_as_it_will_be(look: ThemeContext, lowest: int) -> None:
    item = run_item(look, QRectF(0, 0, 300, 400), 80)
    there = run_item(look, QRectF(300, 100, 300, 260), 120).geometry
    assert item.geometry is not None
    assert there is not None
    item.setTransformOriginPoint(QPointF(7, 5))  # as after swaying
    way = RunWay(item, there, lowest)
    way(0.0)
    assert (item.scale(), item.pos()) == (1, QPointF())
    way(0.4)
    assert item.geometry.card == 80
    assert item.scale() == pytest.approx(1.2)
    for share, widens in ((0.5, 1.25), (0.8, 1.4), (1.0, 1.5)):
        way(share)
        assert item.geometry.card * item.scale() == pytest.approx(80 * widens)
        assert way.scale(share) == pytest.approx(widens)
        low = item.mapToScene(item.geometry.card_centre(0))
        assert (low - way.centre(0, share)).manhattanLength() < 0.01
    for index in (-1, 0, 2, 3):
        at = there.card_centre(index + lowest)
        assert (way.centre(index, 1.0) - at).manhattanLength() < 0.01
        assert (item.mapToScene(item.geometry.card_centre(index)) - at).manhattanLength() < 0.01


def test_what_is_resized_takes_its_new_size_half_way(look: ThemeContext) -> None:
    item = AreaItem(look, "piles")
    way = resized_way(item, BEFORE, AFTER)
    way(0.0)
    assert (item.rect, item.pos()) == (BEFORE, QPointF())
    way(0.4)
    assert item.rect == BEFORE
    way(0.6)
    assert item.rect == AFTER
    off = item.mapToScene(item.rect.center()) - (BEFORE.center() * 0.4 + AFTER.center() * 0.6)
    assert off.manhattanLength() <= 1
    way(1.0)
    assert (item.rect, item.pos()) == (AFTER, QPointF())


def test_the_title_goes_along_with_the_own_area(look: ThemeContext) -> None:
    item, place = OwnItem(look, "own"), AreaItem(look, "place")
    head = QRectF(0, 0, 100, 20), QRectF(40, 20, 300, 20)
    mixed_way(item.set_geometry, (BEFORE, head[0]), (AFTER, head[1]))(1.0)
    mixed_way(place.set_rect, [BEFORE], [AFTER])(1.0)
    assert item.rect == place.rect == AFTER
    assert item.head == head[1]


def test_a_sheet_comes_from_a_point(look: ThemeContext) -> None:
    item = AreaItem(look, "sheet")
    item.set_rect(AFTER)
    way = sheet_way(item, QPointF(10, 30))
    way(0.0)
    assert item.opacity() == 0
    assert item.mapToScene(item.rect.center()) == QPointF(10, 30)
    way(1.0)
    assert (item.pos(), item.opacity()) == (QPointF(), 1)


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
    assert ribbon_texts(look, QRectF(0, 0, 300, 90), given) == long
    assert ribbon_texts(look, QRectF(0, 0, 110, 90), given) == ("debt: $7", "a look")


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
    assert is_blank(inside(Mark(THING, "focus", cutout=TAG)))


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
