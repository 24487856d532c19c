"""What NYSE's pieces show: piles, the tape, seats, and chips on the rail of a hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QImage
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.games.nyse.parts import COPIES, KINDS, STOCK_SWAP
from stockgames.presentation.games.nyse.terms import special_short, special_tip
from stockgames.presentation.sentences.speech import same
from stockgames.ui.games.nyse import hand as hands
from stockgames.ui.games.nyse.hand import HandItem, spread
from stockgames.ui.games.nyse.pieces import Quote, TapeItem
from stockgames.ui.games.nyse.seat import SeatItem, SeatPanel
from stockgames.ui.pieces.chips import Chip
from stockgames.ui.pieces.plates import Plate
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.games.paints import painted

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


Stack: TypeAlias = tuple[QPointF, Chip]


Line: TypeAlias = tuple[QRectF, str, QFont]


BLUE, BLACK_SWAP, GREEN = 0, 4 + STOCK_SWAP, 12
PANEL = SeatPanel(Plate("Ada", Portrait(), amount="$7M"), (1, 1, 0, 1))


def hand(*kinds: int, face_up: bool = True) -> HandItem:
    item = HandItem(ThemeContext())
    item.set_rect(QRectF(0, 0, 636, 138))
    item.set_data(PANEL, kinds, "Your hand", "blue $1M", face_up=face_up, alone=False)
    return item


@pytest.fixture(autouse=True)
def _app(qtbot: QtBot) -> None:
    pass


def test_chips_lie_on_the_rail_by_kind() -> None:
    item = hand(BLUE, BLUE, GREEN)
    assert item.chip_rect(BLUE).right() < item.chip_rect(GREEN).left()
    assert item.chips_rect(BLUE).contains(item.chip_rect(BLUE))
    assert item.chips_rect(BLUE).width() > item.chip_rect(BLUE).width()
    assert item.chip_rect(BLACK_SWAP).isEmpty()
    assert all(item.rect.contains(rect) for rect in (item.chips_rect(BLUE), item.chip_rect(GREEN)))


def test_of_a_hand_face_down_a_chip_of_the_colour_leaves() -> None:
    item = hand(BLUE, BLUE, GREEN, face_up=False)
    last = max(item._rects(BLUE), key=QRectF.left).center()
    assert item.take_out(0) == last
    assert item.take_out(0) != last
    assert item.chip_rect(BLUE).isEmpty()
    assert not item.chip_rect(GREEN).isEmpty()


def test_a_special_chip_under_the_mouse_says_what_it_does() -> None:
    item = hand(BLUE, BLACK_SWAP)
    at = item.chip_rect(BLACK_SWAP).center()
    assert item._tip(at) == special_tip(STOCK_SWAP, alone=False) != ""
    assert item._tip(item.chip_rect(BLUE).center()) == ""
    assert item._tip(at + QPointF(0, 2 * item.chip_radius)) == ""
    assert hand(BLUE, BLACK_SWAP, face_up=False)._tip(at) == ""


def test_where_chips_lie_close_those_alike_have_one_caption_that_keeps_clear_of_the_next() -> None:
    """With twenty chips at 1920 by 1080 it said "Invest.TauschTausch"."""
    kinds = [color * 4 + marking for color in (0, 1, 2) for marking in (0, 1, 2, 2, 3, 3)]
    item = hand(*kinds)
    captions = item.captions()
    assert [word for word, _ in captions] == [special_short(m) for m in (1, 2, 3)] * 3
    for (_, left), (_, right) in pairwise(captions):
        assert left.right() < right.left()


def test_in_a_narrow_rail_totals_are_whole_and_no_stack_lies_over_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    totals, stacks, lines = "B $10M  ·  K $10M  ·  R $6M  ·  G $14M", list[Stack](), list[Line]()
    item = HandItem(ThemeContext())
    item.set_rect(QRectF(0, 0, 456, 138))
    specials = range(1, 4)
    kinds = [color + kind for color in (0, 4, 8, 12) for kind in (0, 0, 0, 0, 0, *specials)]
    item.set_data(
        PANEL, tuple(kinds), "Your hand, undersides showing", totals, face_up=True, alone=False
    )
    monkeypatch.setattr(hands, "draw_chip", lambda *told: stacks.append((told[2], told[3])))
    monkeypatch.setattr(
        hands, "draw_text", lambda _, box, text, font, *rest, **way: lines.append((box, text, font))
    )
    painted(item, item.rect)
    told = {text: text_width(text, font) / box.width() for box, text, font in lines}
    assert told[totals] <= 1
    assert max(chip.count for _, chip in stacks) == 5
    tops = [at.y() - chip.radius - chip.step * (chip.count - 1) for at, chip in stacks]
    below = next(box.bottom() for box, text, _ in lines if text == totals)
    assert min(tops) >= below - 4, "letters end before their box does"
