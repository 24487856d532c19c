"""What can be given, counted in two ways that must agree."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.stock_exchange.actions import Books, at_hand, exchanged, pieces, stock_left
from stockgames.games.stock_exchange.parts import COMPANIES, DIAMOND, PRODUCIBLE, RESOURCES

KINDS = range(len(RESOURCES))


def books(resources: list[int], stocks: list[int]) -> Books:
    return Books(0, 1, 10, tuple(resources), tuple(stocks), tuple(range(1, 8)), tuple(range(1, 8)))


@given(
    st.lists(st.integers(0, 3), min_size=len(RESOURCES), max_size=len(RESOURCES)),
    st.lists(st.sampled_from(PRODUCIBLE), min_size=4, max_size=4),
)
def test_s4_each_piece_is_at_hand_and_fresh_diamonds_lie_apart(
    held: list[int], made: list[int]
) -> None:
    found = Counter(pieces(held, made))
    for kind in KINDS:
        for fresh in (False, True):
            assert at_hand(books(held, [2] * 8), made, kind, fresh) == found[kind, fresh]
    assert found[DIAMOND, True] == made.count(DIAMOND)
    assert found.total() == sum(held) + len(made)


@given(st.lists(st.sampled_from(range(1, 8)), max_size=5, unique=True))
def test_s5_an_exchange_turns_another_stock_into_an_own_one(turned_in: list[int]) -> None:
    before = [2, *[1] * 7]
    after = exchanged(before, 0, turned_in)
    assert [stock_left(books([], before), turned_in, company) for company in COMPANIES] == after
    assert sum(after) == sum(before)
    assert after[0] == 2 + len(turned_in)
    assert before == [2, *[1] * 7]
