"""The public audit at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.games.stock_exchange.audit import Audit, AuditStep, Course, Progress
from tests.games.stock_exchange.table import played, view


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
    steps = Course(audit).steps
    assert len(set(steps)) == len(steps)
    lines = [step for step in steps if step.kind == "line"]
    assert len(lines) == sum(len(statement.lines) for statement in audit.statements)
    for kind in ("stamp", "pay", "place"):
        assert sorted(step.number for step in steps if step.kind == kind) == list(range(8))
    kinds = [step.kind for step in steps]
    assert kinds.index("pay") > max(i for i, kind in enumerate(kinds) if kind == "stamp")


def test_the_winner_is_shown_last(audit: Audit) -> None:
    course = Course(audit)
    assert course.steps[-1] == AuditStep("place", 0)
    order = audit.ranked
    assert [payout.score for payout in order] == sorted((p.score for p in order), reverse=True)


def test_a_sum_is_told_with_its_place_and_of_the_last_two_only_how_far_they_are_apart(
    audit: Audit,
) -> None:
    course = Course(audit)
    first, second, *others = audit.ranked
    for done, step in enumerate(course.steps):
        now = Progress(course, done)
        places = [now.told(one.seat) for one in audit.ranked]
        assert places == [now.placed(at) for at in range(8)]
        apart = first.score - second.score if step == AuditStep("place", 1) else None
        assert now.between == apart
        if apart is not None:
            assert places == [0, 0, *(1 for _ in others)]
    assert Progress(course, len(course.steps) - 3, 0.5).between is not None


def test_nothing_shows_before_its_step(audit: Audit) -> None:
    course = Course(audit)
    start = Progress(course, 0)
    assert not any(start.shown(step) for step in course.steps)
    half = Progress(course, 5, 0.4)
    assert [half.shown(step) for step in course.steps[:7]] == [1, 1, 1, 1, 1, 0.4, 0]
    assert half.running == course.steps[5]
    end = Progress(course, len(course.steps))
    assert end.is_over
    assert all(end.shown(step) == 1 for step in course.steps)
    assert end.companies_done == 8


def test_the_open_page_is_the_company_under_audit(audit: Audit) -> None:
    course = Course(audit)
    for done, step in enumerate(course.steps):
        page = Progress(course, done, 0.5).company
        assert page == (step.number if step.kind in ("line", "stamp") else 7)
