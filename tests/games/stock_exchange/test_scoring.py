"""Worked examples for each of the thirteen goods, and two computations that must agree."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.stock_exchange import scoring
from stockgames.games.stock_exchange.parts import METEOR, PRIZE_POOL, PRIZE_TOKENS_NEEDED, RESOURCES
from stockgames.resources import resource_path
from tests.games.stock_exchange.table import holding, kind

BUSY: dict[int, str] = {
    **dict.fromkeys(range(1, 7), "gold gold silver silver"),
    7: "gold gold silver",
}
"""Other companies that leave no bonus to company 0: it has less gold, and no silver."""


def audit(goods: str, others: dict[int, str] | None = None) -> scoring.Statement:
    """Return company 0's statement beside BUSY companies, some of them replaced."""
    return scoring.statements(holding({**BUSY, **(others or {}), 0: goods}).resources)[0]


def told(statement: scoring.Statement) -> list[tuple[int, str, int, int, int]]:
    """Return a statement's lines as (part, resource, held, each, dollars)."""
    return [
        (line.part, RESOURCES[line.resource], line.held, line.each, line.dollars)
        for line in statement.lines
    ]


# Constant resources


def test_prize_token_is_worth_nothing() -> None:
    assert told(audit("prize_token " * 3)) == [(scoring.PIECES, "prize_token", 3, 0, 0)]


def test_emerald_is_worth_a_thousand() -> None:
    assert told(audit("emerald " * 3)) == [(scoring.PIECES, "emerald", 3, 1_000, 3_000)]


def test_iron_is_worth_two_thousand() -> None:
    assert told(audit("iron " * 4)) == [(scoring.PIECES, "iron", 4, 2_000, 8_000)]


def test_coal_costs_three_thousand() -> None:
    assert told(audit("coal coal")) == [(scoring.PIECES, "coal", 2, -3_000, -6_000)]


def test_coal_beside_an_emerald_costs_a_thousand() -> None:
    found = audit("coal coal emerald")
    assert told(found) == [
        (scoring.PIECES, "emerald", 1, 1_000, 1_000),
        (scoring.PIECES, "coal", 2, -3_000, -6_000),
        (scoring.RAISED, "coal", 2, 2_000, 4_000),
    ]
    assert found.lines[2].facts == (-3_000,)
    assert found.earnings == -1_000


# Conditional resources


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
    assert (raised.part, raised.each, raised.dollars) == (scoring.RAISED, 2_000, 4_000)


def test_oil_loses_two_thousand_for_every_other_company_with_oil() -> None:
    assert told(audit("oil oil")) == [(scoring.PIECES, "oil", 2, 5_000, 10_000)]
    three = {company: f"{BUSY[company]} oil" for company in (2, 4, 6)}
    assert told(audit("oil oil", three)) == [(scoring.PIECES, "oil", 2, -1_000, -2_000)]
    four = three | {1: f"{BUSY[1]} oil oil oil"}
    assert told(audit("oil emerald", four)) == [
        (scoring.PIECES, "emerald", 1, 1_000, 1_000),
        (scoring.PIECES, "oil", 1, -3_000, -3_000),
        (scoring.RAISED, "oil", 1, 2_000, 2_000),
    ]


def test_an_emerald_raises_nothing_that_costs_no_more_than_it_allows() -> None:
    goods = "mushroom iron prize_token magnet meteor oil book emerald"
    lines = [line for line in audit(goods).lines if line.resource == kind("mushroom")]
    assert [(line.part, line.each) for line in lines] == [(scoring.PIECES, -1_000)]


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


def test_parts_of_a_statement_are_told_apart() -> None:
    assert len({scoring.PIECES, scoring.RAISED, scoring.BONUS, scoring.METEORS}) == 4


def test_where_all_hold_the_same_silver_nobody_is_second() -> None:
    assert scoring.market(holding(dict.fromkeys(range(8), "silver")).resources).second_silver == -1


def test_diamond_is_worth_five_thousand() -> None:
    assert told(audit("diamond diamond")) == [(scoring.PIECES, "diamond", 2, 5_000, 10_000)]


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


# Bonus resources


@pytest.mark.parametrize(("number", "bonus"), [(1, 0), (2, 25_000), (3, 25_000)])
def test_gold_pays_a_flat_bonus_for_the_most(number: int, bonus: int) -> None:
    found = audit("gold " * number)
    assert told(found) == [(scoring.BONUS, "gold", number, bonus, bonus)]
    assert found.lines[0].facts == (max(2, number),)


def test_gold_pays_without_gold_if_there_is_none() -> None:
    found = audit("", dict.fromkeys(range(1, 8), "silver") | {7: "silver silver"})
    assert told(found) == [(scoring.BONUS, "gold", 0, 25_000, 25_000)]


@pytest.mark.parametrize(("number", "bonus"), [(1, 15_000), (2, 15_000), (3, 15_000)])
def test_silver_pays_a_flat_bonus_for_the_two_highest_counts(number: int, bonus: int) -> None:
    assert told(audit("silver " * number)) == [(scoring.BONUS, "silver", number, bonus, bonus)]


def test_silver_pays_nothing_for_the_third_count_and_may_pay_for_none() -> None:
    three = {1: f"{BUSY[1]} silver"}
    found = audit("silver", three)
    assert told(found) == [(scoring.BONUS, "silver", 1, 0, 0)]
    assert found.lines[0].facts == (3, 2)
    alone = dict.fromkeys(range(1, 8), "gold") | {1: "gold silver"}
    assert told(audit("", alone)) == [(scoring.BONUS, "silver", 0, 15_000, 15_000)]


def test_water_pays_two_thousand_for_every_company_with_two() -> None:
    assert told(audit("water")) == [(scoring.BONUS, "water", 1, 0, 0)]
    assert told(audit("water water")) == [(scoring.BONUS, "water", 2, 2_000, 2_000)]
    others = {company: f"{BUSY[company]} water water" for company in (1, 2)} | {
        3: f"{BUSY[3]} water"
    }
    assert told(audit("water", others)) == [(scoring.BONUS, "water", 1, 4_000, 4_000)]
    assert told(audit("", others)) == []


# Special resources


def test_meteor_is_worth_twenty_thousand_if_all_else_is_worth_nothing_or_less() -> None:
    assert told(audit("meteor meteor")) == [(scoring.METEORS, "meteor", 2, 20_000, 40_000)]
    found = audit("meteor meteor coal magnet")
    assert found.before_meteors == -3_000
    assert found.earnings == 37_000
    assert audit("meteor meteor emerald").earnings == 1_000
    assert told(audit("meteor emerald"))[-1] == (scoring.METEORS, "meteor", 1, 0, 0)


def test_meteors_are_broken_by_a_bonus_that_nobody_worked_for() -> None:
    nobody = dict.fromkeys(range(1, 8), "silver") | {7: "silver silver"}
    assert audit("meteor " * 4, nobody).earnings == 25_000


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
            if line.part in (scoring.PIECES, scoring.RAISED, scoring.METEORS):
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


EARNINGS = (34_000, -3_000, 0, 0, 0, 0, 0, 1_000)


def paying(*wanted: int) -> tuple[scoring.Payout, ...]:
    """Return the pay-outs of seats whose single stock pays these amounts in dollars."""
    return scoring.payouts([1], [(dollars,) for dollars in wanted])


def test_a_stock_pays_what_its_company_earned_and_may_cost() -> None:
    stocks = [(2, 1, 0, 0, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0, 0, 3), (0,) * 8]
    assert scoring.scores(EARNINGS, stocks) == [65_000, -3_000, 0]
    first, second, _ = scoring.payouts(EARNINGS, stocks)
    assert (first.seat, first.stocks, first.score) == (0, stocks[0], 65_000)
    assert first.paid == (68_000, -3_000, 0, 0, 0, 0, 0, 0)
    assert (second.seat, second.paid[1], second.paid[7]) == (1, -6_000, 3_000)


def test_shared_ranks_skip_the_next_and_awards_go_by_distinct_scores() -> None:
    found = paying(50, 90, 50, 20, 90, 10, 70, 60)
    assert [payout.rank for payout in found] == [5, 1, 5, 7, 1, 8, 3, 4]
    assert [payout.place for payout in found] == [4, 1, 4, 5, 1, 6, 2, 3]


@pytest.mark.parametrize(
    ("place", "tokens", "garnets"),
    [(1, 2, 3), (2, 0, 2), (3, 0, 1), (4, 0, 1), (5, 0, 1), (6, 0, 0), (8, 0, 0)],
)
def test_a_place_earns_tokens_of_life_and_garnets(place: int, tokens: int, garnets: int) -> None:
    payout = paying(80, 70, 60, 50, 40, 30, 20, 10)[place - 1]
    assert (payout.place, payout.life_tokens, payout.garnets) == (place, tokens, garnets)


def test_all_who_share_the_lowest_score_may_be_eliminated() -> None:
    found = paying(30, 10, 20, 10)
    assert [payout.elimination_candidate for payout in found] == [False, True, False, True]


def test_nobody_may_be_eliminated_where_all_are_alike() -> None:
    found = paying(20, 20, 20)
    assert not any(payout.elimination_candidate for payout in found)
    assert {(payout.rank, payout.place, payout.life_tokens) for payout in found} == {(1, 1, 2)}


def test_the_prize_mission_needs_its_tokens() -> None:
    assert scoring.prize_pool(PRIZE_TOKENS_NEEDED - 1) == 0
    assert (
        scoring.prize_pool(PRIZE_TOKENS_NEEDED)
        == scoring.prize_pool(PRIZE_TOKENS_NEEDED + 1)
        == PRIZE_POOL
    )
