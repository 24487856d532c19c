"""The title of the valuation board is complete beside the discs, or not shown at all."""

from __future__ import annotations

from itertools import permutations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.games.nyse.parts import GREY_CHIPS
from stockgames.ui.games.nyse.board import BoardItem, full_piles
from stockgames.ui.games.nyse.layout import BoardLayout
from stockgames.ui.games.nyse.pieces import StepTag
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.text import text_width

TITLE = "Valuation board"


def laid(board: tuple[int, ...], width: float = 1232, height: float = 218) -> BoardItem:
    item = BoardItem(ThemeContext())
    item.set_geometry(BoardLayout(QRectF(0, 0, width, height), board), board)
    item.set_data(TITLE, "A line", "")
    return item


def circle(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


@pytest.mark.parametrize("board", sorted(set(permutations(GREY_CHIPS)))[::24])
def test_the_title_keeps_clear_of_discs_and_perches(
    qapp: QApplication, board: tuple[int, ...]
) -> None:
    item = laid(board)
    layout = BoardLayout(item.rect, board)
    discs = [circle(at, layout.disc_radius) for at in layout.discs]
    perches = [circle(at, layout.perch_radius) for at in layout.perches]
    assert item.rect.contains(item.title_box) or item.title_box.isEmpty()
    assert not [part for part in (*discs, *perches) if part.intersects(item.title_box)]


@pytest.mark.parametrize("board", [(1, 2, 3, 5, 4, 2), (5, 4, 2, 1, 3, 2)])
def test_the_title_is_whole_where_there_is_room(qapp: QApplication, board: tuple[int, ...]) -> None:
    item = laid(board)
    assert item.title_box.width() >= text_width(TITLE, item.look.caption())


def test_without_room_there_is_no_title(qapp: QApplication) -> None:
    assert laid((5, 3, 2, 1, 2, 4), width=858).title_box.isEmpty()


def test_on_a_low_board_the_title_is_not_read_with_the_name_of_the_pit(qapp: QApplication) -> None:
    """At 1024 by 600 it was right below, like its second line."""
    board, look = (1, 2, 3, 5, 4, 2), ThemeContext()
    look.set_scale(0.6)
    item = BoardItem(look)
    item.set_geometry(BoardLayout(QRectF(24, 127, 976, 98), board), board)
    item.set_data("Anzeigetafel", "A line", "")
    assert item.title_box.isEmpty()


def test_what_lies_in_the_pit_is_named_between_board_and_frame(qapp: QApplication) -> None:
    """At 1280 pixels "Wertlos: Fossile Brennstoffe" overlapped the frame and was cut."""
    item = laid((1, 2, 3, 5, 4, 2), height=110)
    layout = BoardLayout(item.rect, (1, 2, 3, 5, 4, 2))
    boxes = [item.note_box("R" * long) for long in range(1, 30) if item.pit_holds("R" * long)]
    assert boxes[0].center().x() == pytest.approx(layout.pit.x())
    assert boxes[-1].center().x() < layout.pit.x() - 1
    assert max(box.right() for box in boxes) <= layout.tray.right() - 17
    assert min(box.left() for box in boxes) >= layout.perches[-1].x() + layout.perch_radius
    assert not item.pit_holds("R" * 30)


def test_below_prices_there_is_room_for_a_step_that_has_none_between_them(
    qapp: QApplication,
) -> None:
    """At seven seats and 1280 by 720, German numbers on the tag were ten pixels high."""
    item = laid((1, 2, 3, 5, 4, 2), width=858)
    between, below = item.between_prices(1), item.below_prices(1)
    assert below.top() >= between.bottom()
    assert item.rect.bottom() + 8 > below.bottom()
    assert StepTag("+1 Mio. $", below).is_readable
    assert not StepTag("+1 Mio. $ je Chip", between).is_readable


def test_on_a_board_a_little_lower_the_title_stands_over_the_first_disc(qapp: QApplication) -> None:
    """In a window on a screen of 1280 by 720 it was above the name of the pit."""
    board = (1, 2, 3, 5, 4, 2)
    item = laid(board, width=1230, height=186)
    layout = BoardLayout(item.rect, board)
    assert 0 < item.title_box.right() < layout.discs[1].x() - layout.disc_radius
    assert item.title_box.bottom() < layout.discs[0].y() - layout.disc_radius


@pytest.mark.parametrize("board", sorted(set(permutations(GREY_CHIPS)))[::24])
@pytest.mark.parametrize(("width", "height"), [(1816, 341), (1232, 260)])
def test_the_line_keeps_clear_of_a_perch_with_all_markers(
    qapp: QApplication, board: tuple[int, ...], width: float, height: float
) -> None:
    """At 1920 by 1080 four of them covered "... Wertmarker steht"."""
    item = laid(board, width, height)
    item.look.set_scale(width / 1600)
    item.set_data("Anzeigetafel", "Ein Chip ist wert, was neben seinem Wertmarker steht", "")
    piles = full_piles(BoardLayout(item.rect, board))
    assert not [pile for pile in piles if pile.intersects(item.line_box)]
    assert item.rect.contains(item.line_box) or item.line_box.isEmpty()


def test_on_the_usual_board_there_is_a_line(qapp: QApplication) -> None:
    item = laid((1, 2, 3, 5, 4, 2), 1816, 341)
    item.look.set_scale(1.08)
    item.set_data("Anzeigetafel", "Ein Chip ist wert, was neben seinem Wertmarker steht", "")
    assert item.line_box.width() > 300
