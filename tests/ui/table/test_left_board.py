"""The final board under the closing page's heading: what it shows, and its price tags."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize, QSizeF
from pytestqt.qtbot import QtBot

from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.course import Badge
from stockgames.presentation.described import still_context
from stockgames.presentation.game_words import Price
from stockgames.ui.table.end_board import Hung, left_board, slip_places, slips_of
from stockgames.ui.table.generic import still_table
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import SECTORS

AREA = QRectF(30, 50, 1220, 152)
SLIP = QSizeF(110, 29)
_PLACE = st.tuples(st.integers(400, 1150), st.integers(60, 150))


@given(st.lists(_PLACE, min_size=1, max_size=4))
def test_slips_lie_on_the_head_and_none_on_another(middles: list[tuple[int, int]]) -> None:
    hooks = [QRectF(x, y, 28, 28) for x, y in middles]
    places = slip_places(hooks, AREA, [SLIP] * len(hooks))
    assert all(AREA.contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


def test_a_slip_hangs_right_below_its_hook_where_that_is_free() -> None:
    hook = QRectF(700, 70, 28, 28)
    (place,) = slip_places([hook], AREA, [SLIP])
    assert place.center().x() == pytest.approx(hook.center().x())
    assert 0 < place.top() - hook.bottom() < 12


def test_slips_hide_neither_hooks_nor_what_is_kept_free_where_there_is_room() -> None:
    hooks = [QRectF(700, 70 + 18 * row, 28, 28) for row in range(4)]
    corner = QRectF(740, 50, 500, 80)
    places = slip_places(hooks, AREA, [SLIP] * 4, [corner])
    assert not any(place.intersects(kept) for place in places for kept in (*hooks, corner))


def test_one_slip_tells_many_prices_that_are_the_same_at_one_place() -> None:
    def hung(letter: str, amount: str, x: float) -> Hung:
        return Hung(
            Price(Badge(letter, SECTORS[letter].emblem), amount, letter), QRectF(x, 70, 28, 28)
        )

    three = [hung(letter, "$2M", 700) for letter in "BKR"]
    two, far = [hung(letter, "$4M", 500) for letter in "BK"], hung("G", "$2M", 900)
    assert slips_of([*three, far]) == [tuple(three), (far,)]
    assert slips_of([*two, far]) == [(two[0],), (two[1],), (far,)]


def test_one_slip_tells_all_that_lie_in_a_heap() -> None:
    """Three tags for what had crashed covered the pit and one another."""

    def hung(letter: str, x: float) -> Hung:
        return Hung(
            Price(Badge(letter, SECTORS[letter].emblem), "out", letter), QRectF(x, 70, 28, 28)
        )

    heap = [hung("B", 700), hung("K", 718), hung("G", 752)]
    assert slips_of(heap) == [tuple(heap)]
    apart = [hung("B", 700), hung("K", 718), hung("G", 800)]
    assert slips_of(apart) == [(one,) for one in apart]


def test_each_price_of_nyse_hangs_from_its_marker(qtbot: QtBot) -> None:
    match = over("nyse", "hbb", "look-back")
    table = still_table(match, still_context(match, 0), ThemeContext(), QSize(1280, 680))
    qtbot.addWidget(table.widget())
    table.widget().grab()  # gives it its size
    found = left_board(table, table.widget(), match.view(0))
    assert found is not None
    whole = QRectF(found.picture.rect())
    assert [one.price.label for one in found.hung] == [
        price.label for price in table.words.prices(match.view(0))
    ]
    assert len(found.hung) == 4
    assert all(whole.contains(one.hook.center()) for one in found.hung)
    assert not any(one.hook.intersects(found.corner) for one in found.hung)
    assert found.corner.height() > 0


def test_a_board_without_such_pieces_shows_its_picture_alone(qtbot: QtBot) -> None:
    match = over("portfolio", "hbb", "look-back")
    table = still_table(match, still_context(match, 0), ThemeContext(), QSize(1280, 680))
    qtbot.addWidget(table.widget())
    table.widget().grab()  # gives it its size
    found = left_board(table, table.widget(), match.view(0))
    assert found is not None
    assert not found.hung
    assert found.corner.isEmpty()
