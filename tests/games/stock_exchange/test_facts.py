"""What the table shows of a view: right for its seat, nothing for others."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from stockgames.engine.game import Explanation, Reason, difference
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift, random_submission
from stockgames.games.stock_exchange.audit import Audit, AuditPlan, AuditStep, Progress
from stockgames.games.stock_exchange.explanation import (
    GivesStock,
    Makes,
    MayFail,
    MayLose,
    OwnStock,
    explain,
)
from stockgames.games.stock_exchange.facts import Stack, facts_of
from stockgames.games.stock_exchange.form import EXCHANGE, PRODUCE, Form, Part
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, COMPANIES, DIAMOND, GOLD, IRON
from stockgames.games.stock_exchange.view import books
from tests.games.stock_exchange.table import WEIGHTS, dealt, opened, play_round, played, view


def test_orders_and_gifts_lie_where_the_form_puts_them() -> None:
    seen = view(opened(), 0)
    form = Form(books(seen))
    for good in (GOLD, GOLD, DIAMOND, IRON):
        form.produce(good)
    form.give_resource(3, GOLD)
    form.give_stock(4, 0)
    form.exchange(5)
    facts = facts_of(seen, form, is_open=True)
    assert facts.shelves[GOLD] == Stack(held=0, ordered=1)
    assert facts.shelves[DIAMOND] == Stack(held=0, ordered=1)
    assert facts.goods_holes[3].gift == ResourceGift(3, GOLD)
    assert facts.stock_holes[4].gift == StockGift(4, 0)
    assert facts.hole("goods", 5).is_free
    assert not facts.hole("goods", 3).is_free
    assert [seat for seat in COMPANIES if facts.stock_holes[seat].is_free] == [1, 2, 3, 5, 6, 7]
    assert (facts.garnets, facts.spent, facts.exchanged) == (2, 2, (5,))
    assert not facts.can_exchange
    assert facts.parts[0] == Part(PRODUCE, 4, 4, True)
    assert facts.parts[-1] == Part(EXCHANGE, 1, 0, True)
    assert [part.is_right for part in facts.parts] == [True, False, False, True]
    assert [problem.left for problem in facts.problems] == [1, 1]


def test_s4_old_and_fresh_diamonds_lie_side_by_side() -> None:
    match = opened()
    play_round(match, s0="diamond prize_token prize_token prize_token")
    seen = view(match, 0)
    form = Form(books(seen))
    assert not facts_of(seen, form).shelves[DIAMOND].halves
    form.produce(DIAMOND)
    assert facts_of(seen, form).shelves[DIAMOND] == Stack(held=1, ordered=1, halves=True)
    first, second = form.recipients_left("resources")[:2]
    form.give_resource(first, DIAMOND, fresh=True)
    assert facts_of(seen, form).shelves[DIAMOND] == Stack(held=1, ordered=0)
    form.give_resource(second, DIAMOND)
    assert facts_of(seen, form).shelves[DIAMOND] == Stack(held=0, ordered=0)
    assert all(
        stack.held == seen.resources[kind] or kind == DIAMOND
        for kind, stack in enumerate(facts_of(seen, form).shelves)
    )


@pytest.mark.parametrize("moves", [0, 5, 8, 13, 16, 23])
def test_what_is_known_of_a_round_is_kept(moves: int) -> None:
    match = played(4, moves)
    for seat in COMPANIES:
        seen = view(match, seat)
        facts = facts_of(seen, Form(books(seen)))
        assert tuple(facts.shelves[kind].held for kind in ALL_RESOURCES) == seen.resources
        assert [past.number for past in facts.rounds if past.is_now] == [seen.round]
        own = [past.submission for past in facts.rounds if past.submission is not None]
        assert own == [*seen.submissions, *([seen.laid] if seen.laid else [])]
        assert [past.arrival for past in facts.rounds if past.arrival] == list(seen.arrivals)
        assert facts.arrived == (seen.arrivals[-1] if seen.arrivals else None)
        had = {to for to in COMPANIES if facts.goods_holes[to].received is not None}
        assert had == set(COMPANIES) - {seat} - set(seen.owes_resource)
        assert facts.sealed == set(COMPANIES) - set(match.actors)
        assert facts.envelopes == len(facts.sealed)
        assert facts.is_sealed == (seat in facts.sealed)


def test_s11_a_bystander_is_shown_who_has_sealed_and_nothing_else() -> None:
    facts = facts_of(view(played(4, 13), None))
    assert facts.envelopes == 5
    assert (facts.rounds, facts.shares, facts.parts) == ((), (), ())
    assert set(facts.shelves) == {Stack()}
    assert facts.garnets == sum(facts.resources) == sum(facts.stocks) == 0
    assert not any(hole.received or hole.gift for hole in facts.goods_holes + facts.stock_holes)


def test_the_audit_shows_once_all_is_over() -> None:
    match = dealt("1")
    for turn in range(24):
        assert facts_of(view(match, 0)).audit is None
        match.act(turn % 8, match.game.sample_action(match.view(turn % 8), Random(turn)))
    facts = facts_of(view(match, 0))
    assert facts.audit == view(match, None).audit
    assert facts.sealed == frozenset()


def test_a_desk_lies_open_after_the_last_round_with_all_that_came_in() -> None:
    match = dealt("1")
    for turn in range(24):
        match.act(turn % 8, match.game.sample_action(match.view(turn % 8), Random(turn)))
    seen = view(match, 2)
    facts = facts_of(seen)
    assert facts.lies_open
    assert tuple(stack.held for stack in facts.shelves) == seen.resources
    assert sum(seen.resources) > 0
    counts = [sum(share.number == company for share in facts.shares) for company in COMPANIES]
    assert counts == list(seen.stocks)
    assert facts.shares[0].number == 2
    nobody = facts_of(view(match, None))
    assert not nobody.lies_open
    assert nobody.shares == ()


def test_s6_what_a_company_holds_is_told_as_if_no_other_had_anything() -> None:
    match = opened()
    assert facts_of(view(match, None)).alone is None
    play_round(match, s0="iron iron iron iron")
    seen = view(match, 0)
    alone = facts_of(seen).alone
    assert alone is not None
    assert alone.resources == seen.resources
    told = {line.resource: line.held for line in alone.lines}
    assert told[IRON] == seen.resources[IRON] > 0


@pytest.mark.parametrize("seed", ["changes", "coal"])
def test_what_changed_since_the_last_round_is_what_the_company_holds_more(seed: str) -> None:
    match, rng = dealt(seed), Random(seed)
    before = [view(match, seat).resources for seat in COMPANIES]
    assert not any(facts_of(view(match, 0)).changes)
    for _ in range(2):
        diamonds = {f"s{seat}": "diamond diamond book iron" for seat in rng.sample(COMPANIES, 4)}
        play_round(match, **diamonds)
        for seat in COMPANIES:
            seen = view(match, seat)
            more = tuple(b - a for a, b in zip(before[seat], seen.resources, strict=True))
            assert facts_of(seen).changes == more
            before[seat] = seen.resources
    assert not any(facts_of(view(match, None)).changes)


def test_grounds_are_about_what_is_made_given_and_turned_in() -> None:
    rng, seen, dear = Random(4), set(), 0
    for seed in ("a", "b"):
        match = dealt(seed)
        while not match.is_over:
            seat = match.actors[0]
            now = view(match, seat)
            chosen = random_submission(books(now), rng)
            if seat < 2:
                told = explain(now, chosen, WEIGHTS.habits)
                seen |= {type(ground) for ground in (*told.gains, *told.risks)}
                kept = Counter(chosen.produce)
                kept.subtract(gift.resource for gift in chosen.resources)
                made = [ground for ground in told.gains if isinstance(ground, Makes)]
                assert all(kept[ground.resource] > 0 for ground in made)
                assert all(ground.gain >= 1000 for ground in made), "less is no reason"
                assert made == sorted(made, key=lambda ground: -ground.gain)
                assert len({ground.resource for ground in made}) == len(made)
                traded = [g for g in (*told.gains, *told.risks) if isinstance(g, OwnStock)]
                assert len(traded) == bool(chosen.exchange)
                for reasons in (told.gains, told.risks):
                    amounts = [dollars_of(reason) for reason in reasons if dollars_of(reason)]
                    assert amounts == sorted(amounts, reverse=True), "most money first"
                assert all((g.own > g.others) == (g in told.gains) for g in traded)
                dear += sum(g in told.risks for g in traded)
                for risk in told.risks:
                    match_risk(risk, chosen.produce, kept)
                assert explain(now, chosen, WEIGHTS.habits) == told, "the same worlds each time"
            match.act(seat, chosen)
    assert seen >= {Makes, GivesStock}
    assert dear, "some exchange cost more than it brought"


def dollars_of(reason: Reason) -> int:
    """Return the money that a reason is about; 0 if it isn't compared."""
    match reason:
        case Makes(gain=gain):
            return gain
        case OwnStock(own, others):
            return abs(own - others)
        case MayLose(low=low):
            return -low
        case _:
            return 0


def match_risk(risk: object, produce: tuple[int, ...], kept: Counter[int]) -> None:
    if isinstance(risk, MayFail):
        assert DIAMOND in produce
        assert 0 < risk.percent <= 100
    if isinstance(risk, MayLose):
        assert kept[risk.resource] > 0
        assert risk.low < 0


def test_what_both_turn_in_or_make_does_not_set_them_apart() -> None:
    chosen = Explanation(
        (Makes(3, 1500, 1000, 2000),), (OwnStock(17_600, 36_600), GivesStock(2, 5, 300))
    )
    other = Explanation(
        (Makes(3, 1400, 1000, 2000),), (OwnStock(17_900, 36_600), GivesStock(3, 5, 300))
    )
    assert difference(chosen, other) == Explanation((), (GivesStock(3, 5, 300),))
    assert (
        difference(Explanation((), (MayFail(57), MayLose(1, -3))), Explanation((), (MayFail(50),)))
        == Explanation()
    )


@pytest.mark.parametrize("seed", range(5))
def test_pay_outs_are_ranked_from_the_first_place_to_the_last(seed: int) -> None:
    audit = view(played(seed), None).audit
    assert audit is not None
    assert sorted(payout.seat for payout in audit.ranked) == list(range(8))
    ranks = [payout.rank for payout in audit.ranked]
    assert ranks[0] == 1
    assert ranks == sorted(ranks)
    scores = [payout.score for payout in audit.ranked]
    assert scores == sorted(scores, reverse=True)


def test_who_shares_a_place_stands_in_the_order_of_seats() -> None:
    audit = view(played(1), None).audit
    assert audit is not None
    first, second, *others = audit.ranked
    low, high = sorted((first.seat, second.seat))
    tied = [replace(first, seat=seat) for seat in (high, low)]
    ranked = replace(audit, payouts=(*tied, *others)).ranked
    assert [payout.seat for payout in ranked[:2]] == [low, high]


@pytest.fixture(params=[1, 2, 3])
def audit(request: pytest.FixtureRequest) -> Audit:
    found = view(played(request.param), None).audit
    assert found is not None
    return found


def test_every_line_every_stamp_every_seat_once(audit: Audit) -> None:
    steps = AuditPlan(audit).steps
    assert len(set(steps)) == len(steps)
    lines = [step for step in steps if step.kind == "line"]
    assert len(lines) == sum(len(statement.lines) for statement in audit.statements)
    for kind in ("stamp", "pay", "place"):
        assert sorted(step.number for step in steps if step.kind == kind) == list(range(8))
    kinds = [step.kind for step in steps]
    assert kinds.index("pay") > max(i for i, kind in enumerate(kinds) if kind == "stamp")


def test_the_winner_is_shown_last(audit: Audit) -> None:
    plan = AuditPlan(audit)
    assert plan.steps[-1] == AuditStep("place", 0)
    order = audit.ranked
    assert [payout.score for payout in order] == sorted((p.score for p in order), reverse=True)


def test_a_sum_is_told_with_its_place_and_the_last_two_by_how_far_apart(audit: Audit) -> None:
    plan = AuditPlan(audit)
    first, second, *others = audit.ranked
    for done, step in enumerate(plan.steps):
        now = Progress(plan, done)
        places = [now.shown_share(one.seat) for one in audit.ranked]
        assert places == [now.placed(at) for at in range(8)]
        apart = first.score - second.score if step == AuditStep("place", 1) else None
        assert now.between == apart
        if apart is not None:
            assert places == [0, 0, *(1 for _ in others)]
    assert Progress(plan, len(plan.steps) - 3, 0.5).between is not None


def test_nothing_shows_before_its_step(audit: Audit) -> None:
    plan = AuditPlan(audit)
    start = Progress(plan, 0)
    assert not any(start.shown(step) for step in plan.steps)
    half = Progress(plan, 5, 0.4)
    assert [half.shown(step) for step in plan.steps[:7]] == [1, 1, 1, 1, 1, 0.4, 0]
    assert half.running == plan.steps[5]
    end = Progress(plan, len(plan.steps))
    assert end.is_over
    assert all(end.shown(step) == 1 for step in plan.steps)
    assert end.companies_done == 8


def test_the_open_page_is_the_company_under_audit(audit: Audit) -> None:
    plan = AuditPlan(audit)
    for done, step in enumerate(plan.steps):
        page = Progress(plan, done, 0.5).company
        assert page == (step.number if step.kind in ("line", "stamp") else 7)
