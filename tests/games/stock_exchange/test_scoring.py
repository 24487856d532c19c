"""Worked examples for each of the thirteen goods, and two computations that must agree."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.stock_exchange import scoring
from stockgames.games.stock_exchange.parts import METEOR, RESOURCES
from stockgames.games.stock_exchange.scoring import BONUS, METEORS, PIECES, RAISED
from stockgames.resources import resource_path
from tests.games.stock_exchange.table import holding, kind

BUSY: dict[int, str] = {
    **dict.fromkeys(range(1, 7), "gold gold silver silver"),
    7: "gold gold silver",
}
"""Other companies that leave no bonus to company 0: it has less gold, and no silver."""


NO_GOLD = dict.fromkeys(range(1, 8), "silver") | {7: "silver silver"}
ONE_SILVER = dict.fromkeys(range(1, 8), "gold") | {1: "gold silver"}


def and_of(*companies: int, more: str) -> dict[int, str]:
    """Return what these BUSY companies hold with some goods more."""
    return {company: f"{BUSY[company]} {more}" for company in companies}


def audit(goods: str, others: dict[int, str] | None = None) -> scoring.Statement:
    """Return company 0's statement beside BUSY companies, some of them replaced."""
    return scoring.statements(holding({**BUSY, **(others or {}), 0: goods}).resources)[0]


def told(statement: scoring.Statement) -> list[tuple[int, str, int, int, int]]:
    """Return a statement's lines as (part, resource, held, each, dollars)."""
    return [
        (line.part, RESOURCES[line.resource], line.held, line.each, line.dollars)
        for line in statement.lines
    ]


# What each good pays


@pytest.mark.parametrize(
    ("goods", "others", "lines"),
    [
        ("prize_token " * 3, {}, [(PIECES, "prize_token", 3, 0, 0)]),
        ("emerald " * 3, {}, [(PIECES, "emerald", 3, 1_000, 3_000)]),
        ("iron " * 4, {}, [(PIECES, "iron", 4, 2_000, 8_000)]),
        ("coal coal", {}, [(PIECES, "coal", 2, -3_000, -6_000)]),
        (
            "coal coal emerald",
            {},
            [
                (PIECES, "emerald", 1, 1_000, 1_000),
                (PIECES, "coal", 2, -3_000, -6_000),
                (RAISED, "coal", 2, 2_000, 4_000),
            ],
        ),
        ("diamond diamond", {}, [(PIECES, "diamond", 2, 5_000, 10_000)]),
        ("oil oil", {}, [(PIECES, "oil", 2, 5_000, 10_000)]),
        ("oil oil", and_of(2, 4, 6, more="oil"), [(PIECES, "oil", 2, -1_000, -2_000)]),
        (
            "oil emerald",
            and_of(1, 2, 4, 6, more="oil oil"),
            [
                (PIECES, "emerald", 1, 1_000, 1_000),
                (PIECES, "oil", 1, -3_000, -3_000),
                (RAISED, "oil", 1, 2_000, 2_000),
            ],
        ),
        ("gold", {}, [(BONUS, "gold", 1, 0, 0)]),
        ("gold " * 2, {}, [(BONUS, "gold", 2, 25_000, 25_000)]),
        ("gold " * 3, {}, [(BONUS, "gold", 3, 25_000, 25_000)]),
        ("", NO_GOLD, [(BONUS, "gold", 0, 25_000, 25_000)]),
        ("silver", {}, [(BONUS, "silver", 1, 15_000, 15_000)]),
        ("silver " * 3, {}, [(BONUS, "silver", 3, 15_000, 15_000)]),
        ("silver", and_of(1, more="silver"), [(BONUS, "silver", 1, 0, 0)]),
        ("", ONE_SILVER, [(BONUS, "silver", 0, 15_000, 15_000)]),
        ("water", {}, [(BONUS, "water", 1, 0, 0)]),
        ("water water", {}, [(BONUS, "water", 2, 2_000, 2_000)]),
        ("water", and_of(1, 2, more="water water"), [(BONUS, "water", 1, 4_000, 4_000)]),
        ("", and_of(1, 2, more="water water"), []),
        ("meteor meteor", {}, [(METEORS, "meteor", 2, 20_000, 40_000)]),
        (
            "meteor emerald",
            {},
            [(PIECES, "emerald", 1, 1_000, 1_000), (METEORS, "meteor", 1, 0, 0)],
        ),
    ],
)
def test_what_a_good_pays(
    goods: str, others: dict[int, str], lines: list[tuple[int, str, int, int, int]]
) -> None:
    assert told(audit(goods, others)) == lines


@pytest.mark.parametrize(
    ("goods", "each"),
    [
        ("mushroom", 6_000),
        ("mushroom mushroom", 6_000),
        ("mushroom iron iron", 5_000),
        ("mushroom iron coal meteor", 3_000),
        ("mushroom iron prize_token magnet meteor oil book coal", -1_000),
        ("mushroom iron prize_token magnet meteor oil book coal diamond", -2_000),
    ],
)
def test_mushroom_loses_a_thousand_for_every_other_kind(goods: str, each: int) -> None:
    found = next(line for line in audit(goods).lines if line.resource == kind("mushroom"))
    assert found.each == each
    assert found.facts == (len(set(goods.split())) - 1,)


def test_mushroom_beside_an_emerald_costs_a_thousand_at_most() -> None:
    goods = "mushroom mushroom iron prize_token magnet meteor oil book coal diamond emerald"
    pieces, raised = [line for line in audit(goods).lines if line.resource == kind("mushroom")]
    assert (pieces.each, pieces.dollars) == (-3_000, -6_000)
    assert (raised.part, raised.each, raised.dollars) == (RAISED, 2_000, 4_000)


def test_an_emerald_raises_nothing_that_costs_no_more_than_it_allows() -> None:
    goods = "mushroom iron prize_token magnet meteor oil book emerald"
    lines = [line for line in audit(goods).lines if line.resource == kind("mushroom")]
    assert [(line.part, line.each) for line in lines] == [(PIECES, -1_000)]


def test_prices_of_what_is_not_held_count_all_that_is() -> None:
    goods = holding({0: "iron iron book", 1: "oil", 2: "oil"}).resources
    assert scoring.price(kind("mushroom"), goods[0], scoring.market(goods)) == (4_000, (2,))
    assert scoring.price(kind("oil"), goods[0], scoring.market(goods)) == (1_000, (2,))


def test_each_line_names_its_ruling() -> None:
    rulings = {
        line.resource: line.ruling for line in audit("oil mushroom meteor water water").lines
    }
    assert rulings == {
        kind("oil"): "S8",
        kind("mushroom"): "S6",
        kind("meteor"): "S6",
        kind("water"): "S8",
    }


def test_where_all_hold_the_same_silver_nobody_is_second() -> None:
    assert scoring.market(holding(dict.fromkeys(range(8), "silver")).resources).second_silver == -1


@pytest.mark.parametrize(("number", "dollars"), [(1, 0), (2, 6_000), (3, 0), (4, 12_000)])
def test_magnet_is_worth_three_thousand_in_even_numbers(number: int, dollars: int) -> None:
    assert audit("magnet " * number).earnings == dollars


@pytest.mark.parametrize(
    ("goods", "each"),
    [
        ("book", 1_000),
        ("book book book", 1_000),
        ("book iron iron", 2_000),
        ("book coal meteor prize_token", 4_000),
    ],
)
def test_book_is_worth_a_thousand_for_every_kind_its_own_too(goods: str, each: int) -> None:
    found = next(line for line in audit(goods).lines if line.resource == kind("book"))
    assert found.each == each
    assert found.dollars == each * goods.split().count("book")
    assert found.facts == (len(set(goods.split())),)


@pytest.mark.parametrize(
    ("goods", "facts"),
    [
        ("coal coal emerald", (-3_000,)),
        ("gold", (2,)),
        ("gold gold gold", (3,)),
        ("silver", (2, 1)),
    ],
)
def test_a_line_tells_what_it_goes_by(goods: str, facts: tuple[int, ...]) -> None:
    assert audit(goods).lines[-1].facts == facts


@pytest.mark.parametrize(
    ("goods", "before", "earned"),
    [
        ("meteor meteor coal magnet", -3_000, 37_000),
        ("meteor meteor emerald", 1_000, 1_000),
    ],
)
def test_meteors_pay_if_all_else_is_worth_0_or_less(goods: str, before: int, earned: int) -> None:
    found = audit(goods)
    assert (found.before_meteors, found.earnings) == (before, earned)


def test_meteors_are_broken_by_a_bonus_that_nobody_worked_for() -> None:
    assert audit("meteor " * 4, NO_GOLD).earnings == 25_000


# Both computations


def random_table(seed: int) -> list[list[int]]:
    """Return holdings as at the end of games, and stranger ones."""
    rng = Random(seed)
    most = rng.choice((1, 2, 4))
    return [[rng.randint(0, most) * (rng.random() < 0.6) for _ in RESOURCES] for _ in range(8)]


@given(st.integers(0, 100_000))
def test_lines_add_up_to_earnings_and_both_ways_agree(seed: int) -> None:
    table = random_table(seed)
    found = scoring.statements(table)
    assert [statement.earnings for statement in found] == scoring.earnings(table)
    for statement in found:
        assert sum(line.dollars for line in statement.lines) == statement.earnings
        assert statement.resources == tuple(table[statement.company])
        for line in statement.lines:
            assert line.ruling in ("S6", "S7", "S8")
            if line.part in (PIECES, RAISED, METEORS):
                assert line.dollars == line.held * line.each
                assert line.held == statement.resources[line.resource] > 0
        assert {line.resource for line in statement.lines} >= {
            resource for resource, count in enumerate(statement.resources) if count
        }
        if not statement.resources[METEOR]:
            assert statement.before_meteors == statement.earnings


@given(st.integers(0, 100_000), st.permutations(range(8)))
def test_companies_are_judged_alike(seed: int, order: list[int]) -> None:
    table = random_table(seed)
    before = scoring.earnings(table)
    assert scoring.earnings([table[company] for company in order]) == [before[c] for c in order]
    assert scoring.market(table) == scoring.market([table[company] for company in order])


def test_the_worked_example_of_the_rules_pages_is_what_the_engine_pays() -> None:
    """S7: it gives every company's gold and silver, so that its sum is exact."""
    own = "emerald iron mushroom mushroom book book book"
    goods = {0: own, 1: "gold gold gold silver silver", 2: "gold silver"}
    with_silver, without = _earned(goods), _earned(goods | {2: "gold"})
    assert (with_silver[0], without[0]) == (21_000, 36_000)
    assert with_silver[1:] == [25_000 + 15_000, 15_000, 0, 0, 0, 0, 0]
    assert without[1:] == [25_000 + 15_000, *[15_000] * 6]
    for code, sums in (("en", ("$21,000", "$36,000")), ("de", ("21.000", "36.000"))):
        page = resource_path("rules", f"stock-exchange.{code}.md").read_text("utf-8")
        assert all(page.count(earned) == 1 for earned in sums)


def _earned(goods: dict[int, str]) -> list[int]:
    return scoring.earnings(holding(goods).resources)
