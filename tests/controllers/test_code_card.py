"""Code cards as dealt: every choice has one code of its owner's keys, drawn anew each time."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.controllers.code_card import (
    BLOCKS,
    CodeCard,
    CodedPage,
    counting,
    deal_card,
    place_of,
    renewed,
)
from stockgames.engine.code_page import CodePage, CodePress
from tests.named import Named

FEW = CodePage("few", tuple(Named(name) for name in "abc"), (CodePress(3),))
MANY = CodePage(
    "many",
    tuple(Named(f"{side}{size}{which}") for side in "+-" for size in "123" for which in "abc"),
    (CodePress(3, rows=2), CodePress(3)),
)
seeds = st.integers(0, 10**6)


def dealt(seed: int, block: str = BLOCKS[0]) -> CodeCard:
    return deal_card(0, 1, (FEW, MANY), block, Random(seed))


def coded(page: CodePage, *caps: int) -> CodedPage:
    return CodedPage(page, BLOCKS[0], caps)


def codes(page: CodedPage) -> list[str]:
    return ["".join(keys) for keys in product(*(page.keys(i) for i in range(len(page.caps))))]


def test_no_key_belongs_to_two_people() -> None:
    for block, other in combinations(BLOCKS, 2):
        assert not set(block) & set(other)
    assert {len(block) for block in BLOCKS} == {6}


@given(seeds, st.sampled_from(BLOCKS))
def test_every_choice_has_one_code_of_the_owners_keys(seed: int, block: str) -> None:
    for page in dealt(seed, block).pages:
        assert Counter(page.means(code) for code in codes(page)) == Counter(page.page.choices)
        assert all(page.means(page.code(choice)) == choice for choice in page.page.choices)
        assert set("".join(codes(page))) <= set(block)


def test_the_first_choice_lies_under_the_cap_and_the_next_to_its_right() -> None:
    assert coded(FEW, 0).keys(0) == ("Q", "W", "E")
    assert coded(FEW, 2).keys(0) == ("E", "Q", "W"), "off the edge it goes on at the left"


def test_the_other_row_says_the_reverse() -> None:
    assert coded(MANY, 1, 0).keys(0) == ("W", "E", "Q", "S", "D", "A")
    assert coded(MANY, 5, 0).keys(0) == ("D", "A", "S", "E", "Q", "W")


def test_a_code_as_it_is_told() -> None:
    """The drill of the concept: with D for side and size, W for which of three, sell 5 is Q, E."""
    page = coded(MANY, 5, 1)
    assert page.code(Named("-2b")) == "QE"
    assert page.means("QE") == Named("-2b")


@given(seeds)
def test_a_code_that_begins_is_not_yet_one(seed: int) -> None:
    few, many = dealt(seed).pages
    for key in BLOCKS[0]:
        assert many.means(key) is None
        assert many.begins(key)
        assert not few.begins(key)
    assert not many.begins(codes(many)[0])
    assert not many.begins("")


@given(seeds)
def test_what_is_no_code_means_nothing(seed: int) -> None:
    few, many = dealt(seed).pages
    assert not any(few.means(key) for key in "ASD")
    assert not any(many.means("Q" + key) for key in "ASD"), "the lower row is dead then"
    assert few.means("QW") is None


@pytest.mark.parametrize("press", [CodePress(3), CodePress(3, rows=2), CodePress(2)])
def test_every_place_that_counts_can_mean_every_cell(press: CodePress) -> None:
    for cell in range(press.cells):
        assert {place_of(press, cap, cell) for cap in counting(press)} == set(counting(press))


def test_caps_are_drawn_evenly_and_whatever_the_others_are() -> None:
    """Repeats are normal: each pair of caps comes about as often as any other."""
    pairs = Counter(dealt(seed).page("many") for seed in range(3000))
    drawn = Counter(page.caps for page in pairs.elements() if page is not None)
    assert set(drawn) == set(product(range(6), range(3)))
    assert max(drawn.values()) < 2 * min(drawn.values())


def test_only_used_caps_are_drawn_anew() -> None:
    card, seen = dealt(1), set[int]()
    for seed in range(60):
        again = renewed(card, {("many", 0)}, Random(seed))
        before, after = card.page("many"), again.page("many")
        assert before is not None
        assert after is not None
        assert after.caps[1] == before.caps[1]
        assert again.page("few") == card.page("few")
        assert again.fresh == {("many", 0)}
        seen.add(after.caps[0])
    assert seen == set(range(6)), "the old one may come again, or it would be ruled out"


def test_a_card_replaces_none_unless_that_is_said() -> None:
    assert not dealt(1).replaces
    assert deal_card(0, 1, (FEW,), BLOCKS[0], Random(1), replaces=True).replaces


def test_a_page_is_found_by_its_name() -> None:
    card = dealt(1)
    assert card.page("many") is card.pages[1]
    assert card.page("none") is None
