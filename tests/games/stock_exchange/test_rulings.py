"""Every ruling on Stock Exchange."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from stockgames.engine.errors import OptionError, RecordError
from stockgames.engine.match import Match
from stockgames.games.stock_exchange import events
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift, Submit
from stockgames.games.stock_exchange.options import Options, Setup, stocks_without
from stockgames.games.stock_exchange.parts import COAL, DIAMOND, RESOURCES
from stockgames.games.stock_exchange.scoring import earnings, payouts, prize_pool, statements
from tests.games.stock_exchange.table import (
    GAME,
    IDLE,
    LACKING,
    act,
    dealt,
    holding,
    kind,
    opened,
    people,
    play_round,
    refuses,
    submission,
    truth,
    view,
)

FOUR_DIAMONDS = "diamond diamond diamond diamond"


def held(match: Match, seat: int) -> Counter[str]:
    pairs = zip(RESOURCES, view(match, seat).resources, strict=True)
    return Counter({name: count for name, count in pairs if count})


# S1: the start


def test_s1_two_own_stocks_and_six_others_each_company_missing_once() -> None:
    for seed in range(50):
        match = dealt(f"{seed}")
        stocks = [view(match, seat).stocks for seat in range(8)]
        for seat in range(8):
            assert stocks[seat][seat] == 2
            assert sorted(stocks[seat]) == [0, 1, 1, 1, 1, 1, 1, 2]
            assert sum(row[seat] for row in stocks) == 8


def test_s1_every_pattern_is_as_likely_as_the_next() -> None:
    """Seat 0 lacks each of seven companies, and 14,833 patterns are too many to repeat much."""
    lacking = Counter(view(dealt(f"{seed}"), 0).stocks.index(0) for seed in range(1400))
    assert set(lacking) == set(range(1, 8))
    assert min(lacking.values()) > 140
    patterns = {dealt(f"{seed}").setup.model_dump_json() for seed in range(400)}
    assert len(patterns) > 380


@pytest.mark.parametrize(
    ("stocks", "wrong"),
    [
        (stocks_without(LACKING)[:7], "not eight seats by eight companies"),
        ([held[:7] for held in stocks_without(LACKING)], "not eight seats by eight companies"),
        (stocks_without([0, 2, 3, 4, 5, 6, 7, 1]), "seat 0 has not two of its own"),
        (stocks_without([1, 2, 3, 4, 5, 6, 7, 9]), "seat 7 has not two of its own"),
        (stocks_without([1, 1, 3, 4, 5, 6, 7, 0]), "seat 1 has not two of its own"),
        (stocks_without([1, 0, 0, 0, 0, 0, 0, 0]), "company 0 has not eight in all"),
    ],
)
def test_s1_other_deals_are_refused(stocks: list[list[int]], wrong: str) -> None:
    with pytest.raises(RecordError, match=rf"{wrong}.* \(S1\)"):
        Match(GAME, people(), Options(), Setup(stocks=stocks))


def test_exactly_eight_seats() -> None:
    assert list(GAME.meta.seats) == [8]


# S2: the four parts


def test_s2_parts_are_settled_in_order_exchange_make_give() -> None:
    """A stock bought and a resource made in a submission can be given away in it."""
    match = opened()
    play_round(match, s0="gold gold iron book; 1 gold, 2 iron; 3 s0, 4 s0; x6")
    assert held(match, 0)["gold"] == 1
    assert held(match, 1)["gold"] == held(match, 2)["iron"] == 1
    pairs = zip(view(match, 0).stocks, view(match, 0).arrivals[0].stocks, strict=True)
    assert [now - arrived for now, arrived in pairs] == [2 + 1 - 2, 0, 1, 1, 1, 1, 0, 1]


def test_s2_nothing_happens_before_all_have_submitted() -> None:
    match = opened()
    before = [view(match, seat) for seat in range(8)]
    for seat in (5, 0, 7, 2, 1, 6, 4):
        match.act(seat, submission(truth(match).books(seat)))
        for other in range(8):
            seen = view(match, other)
            assert (seen.resources, seen.stocks) == (before[other].resources, before[other].stocks)
            assert (seen.round, seen.arrivals) == (1, ())
    match.act(3, submission(truth(match).books(3)))
    assert {view(match, seat).round for seat in range(8)} == {2}
    assert all(sum(view(match, seat).arrivals[0].resources) >= 0 for seat in range(8))


def test_s2_what_arrives_cannot_be_given_in_the_round_it_comes_from() -> None:
    match = opened()
    act(match, "iron iron iron iron; 1 iron, 2 iron")
    iron = Submit((), (kind("book"),) * 4, (ResourceGift(2, kind("iron")),) * 2, ())
    refuses(
        match,
        1,
        replace(iron, resources=_to(iron, 2, 3)),
        "the-given-resource-is-not-at-hand",
        "S2",
    )
    act(match, *[""] * 7)
    assert held(match, 1)["iron"] == 1
    gifts = (ResourceGift(3, kind("iron")), ResourceGift(4, kind("book")))
    next_round = submission(truth(match).books(1), "book book book book")
    match.check(1, replace(next_round, resources=gifts))


def _to(laid: Submit, *seats: int) -> tuple[ResourceGift, ...]:
    return tuple(replace(gift, to=to) for gift, to in zip(laid.resources, seats, strict=True))


def test_s2_gifts_of_round_3_arrive_before_the_audit() -> None:
    match = opened()
    play_round(match)
    play_round(match)
    play_round(match, s0="gold gold gold prize_token; 5 gold, 6 gold, 7 gold")
    found = truth(match)
    assert [found.resources[seat][kind("gold")] for seat in (0, 5, 6, 7)] == [0, 1, 1, 1]


def test_four_resources_are_made_and_coal_is_none_of_them() -> None:
    match = opened()
    refuses(match, 0, "gold gold gold", "four-resources-are-produced", "produce")
    refuses(match, 0, "gold gold gold gold gold", "four-resources-are-produced", "produce")
    refuses(match, 0, "gold gold gold coal; 1 gold, 2 gold", "coal-cannot-be-produced", "S4")


# S3: recipients


def test_s3_two_recipients_then_two_then_three_and_everyone_once() -> None:
    match = opened()
    for number in (2, 2, 3):
        found = [view(match, seat) for seat in range(8)]
        for seat in range(8):
            laid = submission(truth(match).books(seat))
            assert len(laid.resources) == len(laid.stocks) == number
            assert {gift.to for gift in laid.resources} <= set(found[seat].owes_resource)
        play_round(match)
    given = Counter[tuple[str, int, int]]()
    for everybody in truth(match).submissions:
        for seat, submitted in enumerate(everybody):
            given.update(("resource", seat, gift.to) for gift in submitted.resources)
            given.update(("stock", seat, gift.to) for gift in submitted.stocks)
    assert set(given.values()) == {1}
    assert len(given) == 8 * 7 * 2


def test_s3_wrong_numbers_and_wrong_recipients_are_refused() -> None:
    match = opened()
    gold = "gold gold gold gold"
    for number in (1, 3):
        goods = ", ".join(f"{to} gold" for to in range(1, number + 1))
        refuses(match, 0, f"{gold}; {goods}", "two-resources-are-given", "S3")
        stocks = ", ".join(f"{to} s{to + 1}" for to in range(1, number + 1))
        refuses(match, 0, f"{gold}; 1 gold, 2 gold; {stocks}", "two-stocks-are-given", "S3")
    refuses(match, 0, f"{gold}; 0 gold, 2 gold", "gifts-go-to-other-seats", "S3")
    refuses(match, 0, f"{gold}; 8 gold, 2 gold", "there-is-no-such-seat", "rules")
    refuses(match, 0, f"{gold}; 2 gold, 2 gold", "a-seat-gets-one-resource-at-a-time", "S3")
    refuses(match, 0, f"{gold}; 1 gold, 2 gold; 0 s2, 1 s3", "gifts-go-to-other-seats", "S3")
    refuses(
        match, 0, f"{gold}; 1 gold, 2 gold; 3 s2, 3 s3", "a-seat-gets-one-stock-at-a-time", "S3"
    )
    refuses(match, 0, f"{gold}; 1 gold, 2 gold; -1 s2, 3 s3", "there-is-no-such-seat", "rules")


def test_s3_resource_and_stock_recipients_are_counted_apart() -> None:
    match = opened()
    play_round(match, s0="gold gold gold gold; 1 gold, 2 gold; 3 s2, 4 s3")
    gold = "gold gold gold gold"
    refuses(match, 0, f"{gold}; 1 gold, 5 gold", "that-seat-has-had-its-gift", "S3")
    refuses(match, 0, f"{gold}; 3 gold, 4 gold; 3 s4, 1 s5", "that-seat-has-had-its-gift", "S3")
    play_round(match, s0=f"{gold}; 3 gold, 4 gold; 1 s4, 2 s5")
    assert view(match, 0).owes_resource == view(match, 0).owes_stock == (5, 6, 7)
    refuses(match, 0, f"{gold}; 5 gold, 6 gold", "three-resources-are-given", "S3")


def test_s3_giving_is_not_optional() -> None:
    match = opened()
    nothing = Submit((), (kind("gold"),) * 4, (), ())
    refuses(match, 0, nothing, "two-resources-are-given", "S3")


# S4: diamonds


@pytest.mark.parametrize(("makers", "fails"), [(1, False), (2, False), (3, True), (8, True)])
def test_s4_three_companies_that_make_diamonds_get_coal(makers: int, fails: bool) -> None:
    match = opened()
    one = "diamond prize_token prize_token prize_token"
    play_round(match, **{f"s{seat}": one for seat in range(makers)})
    stone = "coal" if fails else "diamond"
    for seat in range(makers):
        assert held(match, seat)[stone] == 1
        assert view(match, seat).fizzled == (fails,)
    assert truth(match).fizzled == (fails,)


def test_s4_companies_count_not_diamonds() -> None:
    match = opened()
    gifts = "; 2 diamond!, 3 diamond!"
    play_round(match, s0=FOUR_DIAMONDS + gifts, s1=FOUR_DIAMONDS + gifts)
    assert [held(match, seat)["diamond"] for seat in range(4)] == [2, 2, 2, 2]
    assert not any(held(match, seat)["coal"] for seat in range(8))


def test_s4_a_fresh_diamond_that_was_given_turns_to_coal_an_old_one_does_not() -> None:
    match = opened()
    play_round(match, s0="diamond diamond prize_token prize_token; 1 prize_token, 2 prize_token")
    old_and_fresh = "diamond iron iron iron; 3 diamond, 4 diamond!"
    other = "diamond prize_token prize_token prize_token"
    play_round(match, s0=old_and_fresh, s1=other, s2=other)
    assert held(match, 3)["diamond"] == 1
    assert held(match, 4)["coal"] == 1
    assert held(match, 4)["diamond"] == 0
    assert held(match, 0)["diamond"] == 1
    assert truth(match).fizzled == (False, True)


def test_s4_a_gift_says_fresh_or_not_and_means_it() -> None:
    match = opened()
    refuses(
        match,
        0,
        f"{FOUR_DIAMONDS}; 1 diamond, 2 diamond!",
        "the-given-resource-is-not-at-hand",
        "S2",
    )
    refuses(match, 0, f"{IDLE}; 1 diamond!, 2 prize_token", "no-fresh-diamond-is-left", "S4")
    refuses(
        match, 0, f"{IDLE}; 1 prize_token!, 2 prize_token", "only-diamonds-are-called-fresh", "S4"
    )
    one = "diamond prize_token prize_token prize_token"
    refuses(match, 0, f"{one}; 1 diamond!, 2 diamond!", "no-fresh-diamond-is-left", "S4")
    move = {
        "do": "submit",
        "exchange": [],
        "produce": ["diamond"] * 4,
        "resources": [{"to": 1, "resource": "diamond"}, {"to": 2, "resource": "diamond"}],
        "stocks": [{"to": 1, "company": 0}, {"to": 2, "company": 0}],
    }
    with pytest.raises(RecordError, match="S4"):
        GAME.codec.decode(move)


def test_s4_coal_of_this_round_cannot_be_given_as_coal_but_later() -> None:
    match = opened()
    refuses(
        match, 0, f"{FOUR_DIAMONDS}; 1 coal, 2 coal", "coal-of-this-round-cannot-be-given", "S4"
    )
    one = "diamond prize_token prize_token prize_token"
    play_round(match, s0=one, s1=one, s2=one)
    play_round(match, s0=f"{IDLE}; 3 coal, 4 prize_token")
    assert held(match, 3)["coal"] == 1
    assert held(match, 0)["coal"] == 0


# S5: garnets


def test_s5_two_garnets_turn_a_stock_into_an_own_one() -> None:
    match = opened(5)
    play_round(match, s0="; ; ; x3; x4")
    seen = view(match, 0)
    assert seen.garnets == 1
    assert truth(match).garnets == [1, 5, 5, 5, 5, 5, 5, 5]
    assert truth(match).stocks[0][0] >= 4
    assert sum(sum(row) for row in truth(match).stocks) == 64
    assert sum(row[0] for row in truth(match).stocks) == 10
    assert sum(row[3] for row in truth(match).stocks) == 7


def test_s5_an_exchange_must_be_paid_for_and_of_another_company() -> None:
    match = opened(3)
    refuses(match, 0, "; ; ; x3; x4", "an-exchange-costs-two-garnets", "S5")
    refuses(match, 0, "; ; ; x0", "own-stocks-are-not-exchanged", "S5")
    refuses(match, 0, f"; ; 1 s2, 2 s3; x{LACKING[0]}", "the-exchanged-stock-is-not-held", "S5")
    refuses(match, 0, "; ; 1 s2, 2 s3; x9", "there-is-no-such-company", "S1")
    rich = opened(10)
    refuses(rich, 0, "; ; 1 s2, 2 s3; x4; x4", "the-exchanged-stock-is-not-held", "S5")
    refuses(rich, 0, "; ; 1 s4, 2 s3; x4", "the-given-stock-is-not-held", "S2")


def test_s5_garnets_are_an_option_from_none_to_ten() -> None:
    assert GAME.resolve_options({}, Random(0)).model_dump() == {"garnets": 2}
    for garnets in (0, 10):
        assert view(opened(garnets), 0).garnets == garnets
    for wrong in (-1, 11, True, 2.0, "2"):
        with pytest.raises(OptionError):
            GAME.resolve_options({"garnets": wrong}, Random(0))


def test_s5_what_is_spent_is_secret_until_the_end() -> None:
    match = opened()
    play_round(match, s0="; ; ; x3")
    for seat in (None, *range(1, 8)):
        spent = [e for e in match.events_for(seat) if isinstance(e, events.StocksExchanged)]
        assert spent == []
    assert [e.garnets for e in match.events_for(0) if isinstance(e, events.StocksExchanged)] == [2]
    play_round(match)
    play_round(match)
    audit = view(match, 5).audit
    assert audit is not None
    assert audit.garnets == (0, 2, 2, 2, 2, 2, 2, 2)


# S6: scoring in order; examples for the thirteen goods are in test_scoring


def test_s6_lines_stand_in_order_and_meteors_come_last() -> None:
    everything = " ".join(RESOURCES)
    state = holding(dict.fromkeys(range(8), everything))
    order = [
        *("prize_token", "emerald", "iron", "coal", "coal", "mushroom", "mushroom", "oil", "oil"),
        *("diamond", "magnet", "book", "gold", "silver", "water", "meteor"),
    ]
    for found in statements(state.resources):
        assert [RESOURCES[line.resource] for line in found.lines] == order
        assert found.lines[-1].facts == (found.before_meteors,)


def test_s6_an_emerald_raises_every_piece_to_minus_a_thousand() -> None:
    poor = holding({0: "coal coal"})
    rich = holding({0: "coal coal emerald"})
    assert earnings(poor.resources)[0] == 40_000 - 6_000
    assert earnings(rich.resources)[0] == 40_000 - 2_000 + 1_000


def test_s6_meteors_pay_at_zero_and_below_and_not_above() -> None:
    gold = "gold silver"
    others = dict.fromkeys(range(1, 7), f"{gold} {gold}") | {7: gold}
    for goods, dollars in (("meteor", 20_000), ("meteor coal", 17_000), ("meteor emerald", 1_000)):
        assert earnings(holding({0: goods} | others).resources)[0] == dollars


# S7: ties for gold and silver


@pytest.mark.parametrize(
    ("gold", "winners"),
    [
        ([0] * 8, set(range(8))),
        ([1, 0, 0, 0, 0, 0, 0, 0], {0}),
        ([3, 3, 2, 2, 2, 2, 2, 2], {0, 1}),
        ([4] * 8, set(range(8))),
    ],
)
def test_s7_gold_pays_all_with_the_most(gold: list[int], winners: set[int]) -> None:
    state = holding({company: "gold " * n + "silver " * company for company, n in enumerate(gold)})
    silver = {6: 15_000, 7: 15_000}
    for company, dollars in enumerate(earnings(state.resources)):
        assert dollars - silver.get(company, 0) == 25_000 * (company in winners)


@pytest.mark.parametrize(
    ("silver", "winners"),
    [
        ([0] * 8, set(range(8))),
        ([2] * 8, set(range(8))),
        ([5, 0, 0, 0, 0, 0, 0, 0], set(range(8))),
        ([5, 3, 3, 1, 1, 0, 0, 0], {0, 1, 2}),
        ([5, 5, 3, 3, 0, 0, 0, 0], {0, 1, 2, 3}),
    ],
)
def test_s7_silver_pays_the_highest_and_the_second_highest_count(
    silver: list[int], winners: set[int]
) -> None:
    state = holding(
        {company: "silver " * n + "gold " * company for company, n in enumerate(silver)}
    )
    for company, dollars in enumerate(earnings(state.resources)):
        assert dollars - 25_000 * (company == 7) == 15_000 * (company in winners)


# S8: oil and water


@pytest.mark.parametrize(
    ("others", "each"), [(0, 5_000), (1, 3_000), (2, 1_000), (3, -1_000), (7, -9_000)]
)
def test_s8_each_other_company_with_oil_costs_two_thousand(others: int, each: int) -> None:
    goods = dict.fromkeys(range(1, others + 1), "oil oil")
    assert earnings(holding({0: "oil oil oil"} | goods).resources)[0] == 40_000 + 3 * each


@pytest.mark.parametrize(
    ("own", "others", "bonus"), [(1, 0, 0), (2, 0, 2_000), (1, 3, 6_000), (2, 7, 16_000), (0, 7, 0)]
)
def test_s8_water_pays_for_every_company_with_two(own: int, others: int, bonus: int) -> None:
    goods = dict.fromkeys(range(1, others + 1), "water water")
    state = holding({0: "water " * own} | goods)
    assert earnings(state.resources)[0] == 40_000 + bonus


# S9: scores, places, awards


def score_table(*wanted: int) -> list[tuple[int, int, int, bool]]:
    """Return (rank, life tokens, garnets, EC) of seats with these scores."""
    dollars = [1, 0, 0, 0, 0, 0, 0, 0]
    stocks = [[score, *[0] * 7] for score in wanted]
    return [
        (paid.rank, paid.life_tokens, paid.garnets, paid.elimination_candidate)
        for paid in payouts(dollars, stocks)
    ]


def test_s9_every_stock_pays_what_its_company_earned() -> None:
    found = payouts([10, -20, 0, 5, 0, 0, 0, 0], [[2, 1, 4, 3, 0, 0, 0, 0]] * 8)
    assert found[0].paid == (20, -20, 0, 15, 0, 0, 0, 0)
    assert found[0].score == 15


def test_s9_awards_go_by_distinct_score() -> None:
    assert score_table(9, 8, 7, 6, 5, 4, 3, 2) == [
        (1, 2, 3, False),
        (2, 0, 2, False),
        (3, 0, 1, False),
        (4, 0, 1, False),
        (5, 0, 1, False),
        (6, 0, 0, False),
        (7, 0, 0, False),
        (8, 0, 0, True),
    ]
    assert score_table(9, 9, 8, 8, 7, 6, 5, 5) == [
        (1, 2, 3, False),
        (1, 2, 3, False),
        (3, 0, 2, False),
        (3, 0, 2, False),
        (5, 0, 1, False),
        (6, 0, 1, False),
        (7, 0, 1, True),
        (7, 0, 1, True),
    ]


def test_s9_if_all_are_equal_all_are_first_and_nobody_is_out() -> None:
    assert set(score_table(*[4] * 8)) == {(1, 2, 3, False)}
    assert score_table(4, 4, 4, 4, 4, 4, 4, 3)[7] == (8, 0, 2, True)


# S10: the prize mission


@pytest.mark.parametrize(("tokens", "pool"), [(0, 0), (4, 0), (5, 10), (96, 10)])
def test_s10_five_prize_tokens_add_ten_dollars_once(tokens: int, pool: int) -> None:
    assert prize_pool(tokens) == pool


def test_s10_tokens_produced_count_wherever_they_end() -> None:
    match = opened()
    iron = "iron iron iron iron; {} iron, {} iron"
    for seats in ((1, 2), (3, 4)):
        quiet = {f"s{seat}": _quiet(match, seat) for seat in range(1, 8)}
        play_round(match, s0=iron.format(*seats), **quiet)
    quiet = {f"s{seat}": _quiet(match, seat) for seat in range(2, 8)}
    token = "prize_token prize_token {} {}"
    first = (
        token.format("prize_token", "prize_token") + "; 5 prize_token, 6 prize_token, 7 prize_token"
    )
    owed = view(match, 1).owes_resource
    second = "prize_token iron iron iron; " + ", ".join(f"{to} iron" for to in owed)
    play_round(match, s0=first, s1=second, **quiet)
    assert truth(match).prize_tokens() == 5
    assert match.result().details["prize_pool"] == 10


def _quiet(match: Match, seat: int) -> str:
    owed = view(match, seat).owes_resource
    number = 3 if view(match, seat).round == 3 else 2
    return "iron iron iron iron; " + ", ".join(f"{to} iron" for to in owed[:number])


# S11: what a seat sees


def test_s11_a_seat_sees_its_own_books_and_who_has_yet_to_receive() -> None:
    match = opened()
    play_round(match, s0="gold gold iron book; 1 gold, 2 iron; 3 s2, 4 s3; x6")
    seen = view(match, 0)
    assert seen.owes_resource == (3, 4, 5, 6, 7)
    assert seen.owes_stock == (1, 2, 5, 6, 7)
    assert seen.submissions == (truth(match).submissions[0][0],)
    assert seen.garnets == 0
    assert seen.audit is None
    arrived = Counter(
        gift.company for laid in truth(match).submissions[0] for gift in laid.stocks if gift.to == 0
    )
    assert seen.arrivals[0].stocks == tuple(arrived[company] for company in range(8))


def test_s11_a_seat_that_gave_all_its_diamonds_away_cannot_tell_whether_they_failed() -> None:
    match = opened()
    given = "diamond diamond prize_token prize_token; 6 diamond!, 7 diamond!"
    one = "diamond prize_token prize_token prize_token"
    play_round(match, s0=given, s1=one, s2=one)
    assert view(match, 0).fizzled == (None,)
    assert view(match, 1).fizzled == (True,)
    assert view(match, 5).fizzled == (None,)
    produced = [e for e in match.events_for(0) if isinstance(e, events.Produced)]
    assert [(e.resources[DIAMOND], e.resources[COAL], e.fizzled) for e in produced] == [
        (2, 0, False)
    ]
    seen = [e for e in match.events_for(1) if isinstance(e, events.Produced)]
    assert [(e.resources[DIAMOND], e.resources[COAL], e.fizzled) for e in seen] == [(0, 1, True)]


def test_s11_arrivals_are_told_to_their_owner_alone() -> None:
    match = opened()
    play_round(match)
    for seat in range(8):
        arrived = [e for e in match.events_for(seat) if isinstance(e, events.Arrived)]
        assert [e.seat for e in arrived] == [seat]
        assert (arrived[0].resources, arrived[0].stocks) == (
            view(match, seat).arrivals[0].resources,
            view(match, seat).arrivals[0].stocks,
        )
    assert not any(isinstance(e, events.Arrived) for e in match.events_for(None))


def test_s11_in_the_end_all_lies_open() -> None:
    match = opened()
    for _ in range(3):
        play_round(match, s3="book book book book; " + _first_gifts(match, 3, "book"))
    audits = [view(match, seat).audit for seat in (None, *range(8))]
    assert all(audit == audits[0] for audit in audits)
    audit = audits[0]
    assert audit is not None
    assert audit.submissions == truth(match).submissions
    assert [found.earnings for found in audit.statements] == match.result().details["earnings"]
    assert tuple(paid.score for paid in audit.payouts) == match.result().scores


def _first_gifts(match: Match, seat: int, name: str) -> str:
    seen = view(match, seat)
    number = 3 if seen.round == 3 else 2
    return ", ".join(f"{to} {name}" for to in seen.owes_resource[:number])


def test_a_submission_is_in_normal_form() -> None:
    gifts = (ResourceGift(4, 2, True), ResourceGift(1, 9))
    stocks = (StockGift(5, 3), StockGift(2, 0))
    one = Submit((6, 5), (4, 2, 9, 2), gifts, stocks)
    other = Submit((5, 6), (2, 2, 4, 9), gifts[::-1], stocks[::-1])
    assert one == other
    assert hash(one) == hash(other)


def test_nobody_submits_twice() -> None:
    match = opened()
    act(match, "")
    refuses(match, 0, "", "not-this-seats-decision", "rules")
