"""What NYSE's scene paints: previews of steps, markers, piles, the tape, hand and seat."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.games.nyse.parts import COPIES, KINDS
from stockgames.presentation.sentences.speech import Wording, same
from stockgames.ui.games.nyse.hand import spread
from stockgames.ui.games.nyse.layout import SUPPLY_STEP
from stockgames.ui.games.nyse.pieces import (
    MarkerItem,
    PileItem,
    Preview,
    PreviewItem,
    Quote,
    StepTag,
    TapeItem,
)
from stockgames.ui.games.nyse.seat import SeatItem, SeatPanel
from stockgames.ui.pieces.plates import Plate
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.games.paints import is_blank, painted

RIGHT = Preview("B", QPointF(100, 200), QPointF(180, 200), 20)
AREA = QRectF(0, 0, 300, 300)


def test_the_arrow_starts_over_the_marker_on_the_side_it_goes() -> None:
    left = replace(RIGHT, end=QPointF(20, 200))
    assert RIGHT.leaves.x() > RIGHT.start.x() > left.leaves.x()
    assert RIGHT.leaves.y() == left.leaves.y() < RIGHT.start.y() - RIGHT.radius


def test_the_arrow_of_a_covered_marker_starts_beside_it() -> None:
    covered = replace(RIGHT, covered=True)
    assert covered.leaves.x() > covered.start.x() + covered.radius
    assert covered.leaves.y() > RIGHT.leaves.y()


def test_a_tag_is_as_large_as_its_room_lets_it() -> None:
    wide = StepTag("+$1M", QRectF(0, 0, 200, 60))
    narrow = StepTag("+$1M", QRectF(0, 0, 30, 60))
    low = StepTag("+$1M", QRectF(0, 0, 200, 10))
    assert narrow.size < wide.size
    assert low.size < wide.size
    assert wide.is_readable
    assert not narrow.is_readable
    assert not low.is_readable
    assert StepTag("+$1M", QRectF(0, 0, 900, 900)).size == wide.size


def test_a_preview_is_painted_where_it_goes_until_there_is_none(qtbot: QtBot) -> None:
    item = PreviewItem(ThemeContext())
    item.show_preview(RIGHT)
    shown = painted(item, AREA)
    assert item.isVisible()
    assert item.rect.contains(RIGHT.end)
    item.show_preview(replace(RIGHT, tag=StepTag("+$1M", QRectF(120, 130, 60, 30))))
    assert painted(item, AREA) != shown
    item.show_preview(replace(RIGHT, over=90.0))
    assert painted(item, AREA) != shown
    item.show_preview(None)
    assert not item.isVisible()
    assert is_blank(painted(item, AREA))


def test_the_arrow_does_not_rise_above_the_wood(qtbot: QtBot) -> None:
    item = PreviewItem(ThemeContext())
    item.show_preview(replace(RIGHT, over=120.0))
    over = QRectF(0, 0, 300, 150)
    assert not is_blank(painted(item, over))
    item.show_preview(replace(RIGHT, over=120.0, ceiling=160.0))
    assert is_blank(painted(item, over))


PLACE = QPointF(200, 90)


def marker() -> MarkerItem:
    item = MarkerItem(ThemeContext(), "B", "marker-blue")
    item.set_radius(20)
    return item


def test_markers_on_a_perch_stand_one_over_the_other(qtbot: QtBot) -> None:
    low, high = marker(), marker()
    low.stand(PLACE, 0)
    high.stand(PLACE, 1)
    assert low.pos() == PLACE
    assert high.pos() == PLACE - MarkerItem.level(20, 1)
    assert high.pos().y() < low.pos().y()
    assert high.zValue() > low.zValue()


def test_a_marker_in_the_pit_lies_tilted_below_those_that_stand(qtbot: QtBot) -> None:
    item, other = marker(), marker()
    other.stand(PLACE, 0)
    around = QRectF(-40, -40, 80, 80)
    stands = painted(item, around)
    item.setRotation(33)
    item.fall(PLACE)
    assert item.has_fallen
    assert item.rotation() == 0
    assert item.zValue() < other.zValue()
    assert painted(item, around) != stands
    item.stand(PLACE, 0)
    assert not item.has_fallen


PILE_AREA = QRectF(0, 0, 200, 260)


@pytest.fixture
def pile(qtbot: QtBot) -> PileItem:
    item = PileItem(ThemeContext(), 0)
    item.set_geometry(QPointF(100, 150), PILE_AREA)
    item.set_data(5, "Chemicals", "$1M to $2M")
    return item


def test_a_chip_less_makes_it_lower_until_none_is_left(pile: PileItem) -> None:
    tops = []
    for _ in range(7):
        tops.append(pile.top.y())
        pile.take_one()
    steps = [lower - higher for higher, lower in pairwise(tops)]
    assert steps == pytest.approx([SUPPLY_STEP] * 4 + [0, 0])
    assert tops[-1] == 150


def test_its_ring_goes_round_the_chips_and_not_round_the_words(pile: PileItem) -> None:
    ring, whole = pile.ring_rect, pile.whole_rect
    assert ring.contains(pile.top)
    assert ring.contains(QPointF(100, 150))
    assert ring.bottom() < whole.bottom()
    low = ring.height()
    pile.set_data(1, "Chemicals", "")
    assert pile.ring_rect.height() < low


QUOTES = tuple(Quote(f"${number}M", same(f"news {number}")) for number in range(4))


def tape(quotes: tuple[Quote, ...], width: float = 900) -> TapeItem:
    item = TapeItem(ThemeContext())
    item.set_rect(QRectF(0, 0, width, 40))
    item.quotes = quotes
    return item


def test_price_and_news_of_each_sector_are_printed(qtbot: QtBot) -> None:
    whole = tape(QUOTES)
    looks = [painted(whole, whole.rect), painted(tape(()), whole.rect)]
    for number in range(4):
        for other in (
            replace(QUOTES[number], price="$9M"),
            replace(QUOTES[number], news=same("crash")),
        ):
            changed = (*QUOTES[:number], other, *QUOTES[number + 1 :])
            looks.append(painted(tape(changed), whole.rect))
    assert [sum(look == other for other in looks) for look in looks] == [1] * 10


def test_news_are_shortened_where_there_is_no_room_and_prices_are_not(qtbot: QtBot) -> None:
    long = tuple(Quote(quote.price, same("a very long piece of news " * 3)) for quote in QUOTES)
    narrow = tape(long, 400)
    other = tape((*long[:3], replace(long[3], price="$9M")), 400)
    assert painted(narrow, narrow.rect) != painted(other, narrow.rect)


def test_all_news_are_told_in_their_short_form_where_one_has_no_room(qtbot: QtBot) -> None:
    both = tuple(Quote(quote.price, Wording("Technology, next step", "next")) for quote in QUOTES)
    short = tuple(Quote(quote.price, same("next")) for quote in QUOTES)
    for width, is_short in ((1200, False), (620, True)):
        shown = tape(both, width)
        assert (painted(shown, shown.rect) == painted(tape(short, width), shown.rect)) == is_short


ROW, RADIUS = QRectF(20, 10, 600, 60), 23.0
FULL = [kind for kind in KINDS for _ in range(COPIES[kind & 3])]
"""All existing chips: more than a hand can hold."""


@pytest.mark.parametrize("count", [1, 2, 7, 13, 20, 44])
def test_every_chip_lies_in_the_row_in_order(count: int) -> None:
    placed = spread(FULL[:count], ROW, RADIUS)
    assert sum(chip.count for chip in placed) == count
    assert [chip.kind for chip in placed] == sorted(chip.kind for chip in placed)
    for chip in placed:
        assert ROW.left() <= chip.centre.x() - RADIUS + 0.01
        assert chip.centre.x() + RADIUS <= ROW.right() + 0.01


def test_few_chips_do_not_touch_and_colours_stand_apart() -> None:
    placed = spread([0, 0, 4, 4], ROW, RADIUS)
    gaps = [right.centre.x() - left.centre.x() for left, right in pairwise(placed)]
    assert min(gaps) > 2 * RADIUS
    assert gaps[1] > gaps[0] == pytest.approx(gaps[2])


def test_alike_chips_are_stacked_only_when_the_closest_lie_has_no_room() -> None:
    assert {chip.count for chip in spread(FULL[:12], ROW, RADIUS)} == {1}
    stacked = spread(FULL, ROW, RADIUS)
    assert [chip.count for chip in stacked] == [COPIES[kind & 3] for kind in KINDS]


def test_no_chips_take_no_place() -> None:
    assert spread([], ROW, RADIUS) == []


def picture(
    width: float, name: str, note: str, height: int = 96, amount: str = "10 Mio. $"
) -> QImage:
    item = SeatItem(ThemeContext(EVENING), 1)
    item.set_rect(QRectF(0, 0, width, height))
    item.set_data(SeatPanel(Plate(name, Portrait(), note, amount=amount), (1, 0, 2, 1)))
    return painted(item, item.rect)


def test_narrow_plate_drops_the_note_before_the_name(qtbot: QtBot) -> None:
    assert picture(172, "Bruno", "3 Chips") == picture(172, "Bruno", "4 Chips")
    assert picture(172, "Bruno", "3 Chips") != picture(172, "Brunz", "3 Chips")


def test_wider_plate_keeps_the_note(qtbot: QtBot) -> None:
    assert picture(240, "Bruno", "3 Chips") != picture(240, "Bruno", "4 Chips")


def test_tall_narrow_seat_shows_its_amount_below_the_plate_and_keeps_the_note(qtbot: QtBot) -> None:
    def below(amount: str) -> QImage:
        return picture(172, "Bruno", "3 Chips", 260, amount).copy(0, 64, 172, 60)

    tall = picture(172, "Bruno", "3 Chips", 260)
    assert tall != picture(172, "Bruno", "4 Chips", 260)
    assert tall != picture(172, "Bruno", "3 Chips", 260, "11 Mio. $")
    assert below("10 Mio. $") != below("")


def test_a_tall_narrow_seat_lays_its_stacks_in_two_rows_at_least_as_large_as_a_wide_one(
    qtbot: QtBot,
) -> None:
    def seat(width: float, height: float) -> SeatItem:
        item = SeatItem(ThemeContext(EVENING), 1)
        item.set_rect(QRectF(0, 0, width, height))
        return item

    wide, tall, low = seat(404, 97), seat(176, 219), seat(176, 104)
    assert low.chip_radius < wide.chip_radius <= tall.chip_radius
    columns = [tall.column_rect(color) for color in range(4)]
    assert not any(one.intersects(other) for one, other in combinations(columns, 2))
    assert all(tall.rect.contains(column) for column in columns)
    stack = 4.04 * tall.chip_radius
    assert all(column.height() > stack for column in columns)
    assert len({tall.column(color).y() for color in range(4)}) == 2
    assert len({low.column(color).y() for color in range(4)}) == 1
