"""Arrivals are in one row in which each crate and each certificate can be told apart."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stockgames.ui.games.stock_exchange.warehouse import Arrival

CRATE, SHARE, AIR = 42.0, 45.0, 10.0
WIDTHS = (32.0, 54.0, 29.0, 75.0, 62.0, 22.0, 44.0)


def arrival(goods: str, shares: int, room: float = 322.0) -> Arrival:
    """Return the arrival of these goods by number and ``shares`` certificates, in a width of
    ``room``.
    """
    names = [(int(good), WIDTHS[int(good)]) for good in goods]
    return Arrival(room, CRATE, names, SHARE, shares, AIR)


@pytest.mark.parametrize("goods", ["", "0", "03", "0012", "0123456", "3333333"])
@pytest.mark.parametrize("shares", [0, 1, 4, 7])
@pytest.mark.parametrize("room", [190.0, 480.0])
def test_no_crate_lies_under_a_certificate_and_all_keep_within_the_room(
    goods: str, shares: int, room: float
) -> None:
    row = arrival(goods, shares, room).lay()
    assert len(row.crates) == len(goods)
    if goods:
        assert row.crates[0] >= row.crate / 2
        assert row.end >= row.crates[-1] + row.crate / 2
        assert all(a < b for a, b in pairwise(row.crates))
    if shares:
        assert row.end + (shares - 1) * row.step + SHARE <= room + 0.01
        assert row.step > 0


def test_three_crates_are_named_beside_four_certificates() -> None:
    row = arrival("012", 4).lay()
    assert list(row.names) == [0, 1, 2]
    for (one, x), (other, y) in pairwise(row.names.items()):
        assert y - x >= (WIDTHS[one] + WIDTHS[other]) * row.size / 2 + 3.9


def test_two_crates_lie_whole_beside_five_certificates() -> None:
    first, second = arrival("02", 5).lay().crates
    assert second - first >= CRATE


def test_certificates_lie_apart_where_there_is_room_for_all() -> None:
    row = arrival("02", 2).lay()
    assert row.size == 1.0
    assert row.step == SHARE + AIR


def test_equal_crates_share_one_name_in_their_middle() -> None:
    row = arrival("0002", 2).lay()
    assert row.names[0] == row.crates[1]


def test_five_of_each_lie_beside_each_other_in_smaller_crates() -> None:
    row = arrival("02561", 5).lay()
    assert row.crate < CRATE
    assert all(b - a >= row.crate for a, b in pairwise(row.crates))


def test_seven_crates_and_seven_certificates_give_up_alike() -> None:
    row = arrival("0123456", 7, 300.0).lay()
    assert row.names == {}
    pitch = row.crates[1] - row.crates[0]
    assert pitch / row.crate == pytest.approx(row.step / (SHARE * 0.6))
