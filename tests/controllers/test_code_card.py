"""Code cards as dealt: every choice has one code of its owner's keys, drawn anew each time."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.controllers.code_card import BLOCKS, CodeCard, CodedPage, deal_card
from stockgames.engine.code_page import CodePage
from tests.named import Named

FEW = CodePage("few", tuple((Named(name),) for name in "abc"))
MANY = CodePage(
    "many", tuple(tuple(Named(f"{row}{place}") for place in range(3)) for row in range(6))
)
seeds = st.integers(0, 10**6)


def dealt(seed: int, block: str = BLOCKS[0]) -> CodeCard:
    return deal_card(0, 1, (FEW, MANY), block, Random(seed))


def codes(coded: CodedPage) -> list[str]:
    return [row + column for row in coded.row_keys for column in coded.column_keys or ("",)]


def test_no_key_belongs_to_two_people() -> None:
    for block, other in combinations(BLOCKS, 2):
        assert not set(block) & set(other)
    assert {len(block) for block in BLOCKS} == {6}


@given(seeds, st.sampled_from(BLOCKS))
def test_every_choice_has_one_code_of_the_owners_keys(seed: int, block: str) -> None:
    for coded in dealt(seed, block).pages:
        choices = [choice for row in coded.page.rows for choice in row]
        assert Counter(coded.means(code) for code in codes(coded)) == Counter(choices)
        assert set("".join(codes(coded))) <= set(block)


@given(seeds)
def test_a_code_that_begins_is_not_yet_one(seed: int) -> None:
    few, many = dealt(seed).pages
    for key in BLOCKS[0]:
        assert many.means(key) is None
        assert many.begins(key)
        assert not few.begins(key)
    assert not many.begins(codes(many)[0])


@given(seeds)
def test_what_is_no_code_means_nothing(seed: int) -> None:
    few, many = dealt(seed).pages
    unused = set(BLOCKS[0]) - set(few.row_keys)
    assert len(unused) == 3
    assert not any(few.means(key) for key in unused)
    wrong = set(BLOCKS[0]) - set(many.column_keys)
    assert not any(many.means(many.row_keys[0] + key) for key in wrong)


@pytest.mark.parametrize("name", ["few", "many"])
def test_any_key_may_mean_anything(name: str) -> None:
    """Watching which key is pressed tells nothing: each stands for each row about as often."""
    first = CodePage("few", FEW.rows) if name == "few" else MANY
    meant: dict[str, set[int]] = {key: set() for key in BLOCKS[0]}
    for seed in range(200):
        coded = deal_card(0, 1, (first,), BLOCKS[0], Random(seed)).pages[0]
        for row, key in enumerate(coded.row_keys):
            meant[key].add(row)
    assert all(rows == set(range(len(first.rows))) for rows in meant.values())


def test_a_page_of_two_columns_takes_two_keys_and_one_row_is_enough() -> None:
    page = CodePage("two", ((Named("left"), Named("right")),))
    (coded,) = deal_card(0, 1, (page,), BLOCKS[0], Random(1)).pages
    assert [coded.means(code) for code in codes(coded)] == [Named("left"), Named("right")]
    assert {len(code) for code in codes(coded)} == {2}


def test_a_card_replaces_none_unless_that_is_said() -> None:
    assert not dealt(1).replaces
    assert deal_card(0, 1, (FEW,), BLOCKS[0], Random(1), replaces=True).replaces


def test_pages_of_a_card_are_drawn_apart() -> None:
    same = CodePage("other", MANY.rows)
    cards = [deal_card(0, 1, (MANY, same), BLOCKS[0], Random(seed)) for seed in range(20)]
    assert any(a.row_keys != b.row_keys for a, b in (card.pages for card in cards))


def test_a_page_is_found_by_its_name() -> None:
    card = dealt(1)
    assert card.page("many") is card.pages[1]
    assert card.page("none") is None
