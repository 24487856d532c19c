"""The rail of a hand: chips make space for a new one, close gaps, and show what they do."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.games.nyse.parts import STOCK_SWAP
from stockgames.presentation.games.nyse.terms import special_short, special_tip
from stockgames.ui.games.nyse import hand as hands
from stockgames.ui.games.nyse.hand import HandItem
from stockgames.ui.games.nyse.seat import SeatPanel
from stockgames.ui.pieces.chips import Chip
from stockgames.ui.pieces.plates import Plate
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.games.paints import painted

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
