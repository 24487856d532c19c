"""The form: what it lets one do, what it says is left, undo, and what comes out of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import Refused
from stockgames.games.stock_exchange.drafts import (
    EXCHANGE,
    PRODUCE,
    RESOURCE_GIFTS,
    STOCK_GIFTS,
    Draft,
    Good,
    Problem,
    Sheet,
)
from stockgames.games.stock_exchange.knowledge import books
from stockgames.games.stock_exchange.parts import PRODUCIBLE, RECIPIENTS
from stockgames.games.stock_exchange.refusals import refusal
from tests.games.stock_exchange.table import GAME, kind, opened, play_round, played, truth, view

GOLD, IRON, DIAMOND = kind("gold"), kind("iron"), kind("diamond")


def form(garnets: int = 2) -> Draft:
    """Return seat 0's empty form in round 1; it lacks company 1."""
    return Draft(truth(opened(garnets)).books(0))


def filled() -> Draft:
    """Return a form that can be sealed."""
    draft = form()
    for made in (GOLD, GOLD, DIAMOND, IRON):
        draft.produce(made)
    draft.give_resource(3, GOLD)
    draft.give_resource(1, DIAMOND, fresh=True)
    draft.give_stock(2, 5)
    draft.give_stock(4, 0)
    draft.exchange(6)
    return draft


def refused(code: str, change: Callable[..., object], *values: object) -> None:
    """Assert that a change is refused for a reason."""
    with pytest.raises(Refused) as error:
        change(*values)
    assert error.value.code == code


def test_an_empty_form_asks_for_every_part() -> None:
    draft = form()
    assert draft.problems() == (
        Problem(PRODUCE, "", "rules", 4),
        Problem(RESOURCE_GIFTS, "", "S3", 2),
        Problem(STOCK_GIFTS, "", "S3", 2),
    )
    assert draft.producible() == PRODUCIBLE
    assert draft.resource_recipients() == draft.stock_recipients() == (1, 2, 3, 4, 5, 6, 7)
    assert draft.exchangeable() == (2, 3, 4, 5, 6, 7)
    assert draft.goods() == ()
    refused("four-resources-are-produced", draft.submission)


def test_a_full_form_is_what_it_says() -> None:
    draft = filled()
    assert draft.problems() == ()
    laid = draft.submission()
    assert (laid.exchange, laid.produce) == ((6,), (DIAMOND, GOLD, GOLD, IRON))
    assert [(gift.to, gift.resource, gift.fresh) for gift in laid.resources] == [
        (1, DIAMOND, True),
        (3, GOLD, False),
    ]
    assert [(gift.to, gift.company) for gift in laid.stocks] == [(2, 5), (4, 0)]
    assert draft.producible() == draft.resource_recipients() == draft.stock_recipients() == ()
    assert draft.exchangeable() == ()
    assert draft.garnets_left == 0
    assert [draft.stock_left(company) for company in range(8)] == [2, 0, 1, 1, 1, 0, 0, 1]
    assert draft.goods() == (Good(GOLD, False, 1), Good(IRON, False, 1), Good(DIAMOND, True, 0))
    assert Draft.of(draft.books, laid).submission() == laid


def test_what_cannot_be_is_refused() -> None:
    draft = filled()
    refused("four-resources-are-produced", draft.produce, GOLD)
    refused("coal-cannot-be-produced", draft.produce, kind("coal"))
    refused("an-exchange-costs-two-garnets", draft.exchange, 7)
    refused("own-stocks-are-not-exchanged", draft.exchange, 0)
    refused("two-resources-are-given", draft.give_resource, 5, GOLD)
    refused("two-stocks-are-given", draft.give_stock, 5, 7)
    refused("gifts-go-to-other-seats", draft.give_stock, 0, 7)
    refused("no-fresh-diamond-is-left", draft.give_resource, 3, DIAMOND, True)
    refused("the-given-resource-is-not-at-hand", draft.give_resource, 3, kind("book"))
    refused("the-given-stock-is-not-held", draft.give_stock, 2, 6)
    refused("the-exchanged-stock-is-not-held", form().exchange, 1)
    assert draft.sheet == filled().sheet


def test_a_gift_takes_the_place_of_what_lay_there() -> None:
    draft = filled()
    draft.give_resource(3, IRON)
    draft.give_stock(4, 7)
    assert [(g.to, g.resource) for g in draft.submission().resources] == [(1, DIAMOND), (3, IRON)]
    assert [(g.to, g.company) for g in draft.submission().stocks] == [(2, 5), (4, 7)]
    draft.keep_resource(3)
    draft.keep_stock(2)
    assert [problem[:2] for problem in draft.problems()] == [
        (RESOURCE_GIFTS, ""),
        (STOCK_GIFTS, ""),
    ]
    assert 3 in draft.resource_recipients()


def test_gifts_that_lost_their_ground_stay_and_are_named() -> None:
    draft = filled()
    draft.unmake(DIAMOND)
    assert draft.problems() == (
        Problem(PRODUCE, "", "rules", 1),
        Problem(RESOURCE_GIFTS, "no-fresh-diamond-is-left", "S4", 0, 1),
    )
    refused("four-resources-are-produced", draft.submission)


def test_a_stock_that_is_given_and_turned_in_is_named() -> None:
    sheet = Sheet(exchange=(5,), stocks=filled().sheet.stocks)
    draft = Draft(form().books, sheet)
    assert draft.problems()[-1] == Problem(STOCK_GIFTS, "the-given-stock-is-not-held", "S2", 0, 2)
    poor = Draft(form(0).books, sheet)
    assert poor.problems()[0] == Problem(EXCHANGE, "an-exchange-costs-two-garnets", "S5", 0)


def test_undo_goes_back_change_by_change() -> None:
    draft, sheets = form(), [Sheet()]
    draft.produce(GOLD)
    sheets.append(draft.sheet)
    draft.exchange(6)
    sheets.append(draft.sheet)
    draft.clear()
    sheets.append(draft.sheet)
    assert sheets[3] == Sheet()
    for sheet in reversed(sheets[:3]):
        assert draft.can_undo
        draft.undo()
        assert draft.sheet == sheet
    assert not draft.can_undo
    draft.undo()
    assert draft.sheet == Sheet()


def test_what_changes_nothing_cannot_be_undone() -> None:
    draft = form()
    draft.unmake(GOLD)
    draft.keep(5)
    draft.keep_stock(3)
    draft.clear()
    assert not draft.can_undo


def test_old_diamonds_and_fresh_ones_stand_apart() -> None:
    match = opened()
    play_round(match, s0="diamond prize_token prize_token prize_token")
    draft = Draft(books(view(match, 0)))
    draft.produce(DIAMOND)
    old, fresh = [good for good in draft.goods() if good.resource == DIAMOND]
    assert (old, fresh) == (Good(DIAMOND, False, 1), Good(DIAMOND, True, 1))


@given(st.integers(0, 10_000), st.integers(0, 23))
def test_any_submission_can_be_filled_in_from_what_the_form_offers(seed: int, moves: int) -> None:
    match = played(seed, moves)
    seat, rng = match.actors[0], Random(seed)
    found = books(view(match, seat))
    laid = GAME.sample_action(view(match, seat), rng)
    draft = Draft(found)
    for made in laid.produce:
        assert made in draft.producible()
        draft.produce(made)
    for company in laid.exchange:
        assert company in draft.exchangeable()
        draft.exchange(company)
    for gift in laid.resources:
        assert gift.to in draft.resource_recipients()
        offered = {(good.resource, good.fresh): good.left for good in draft.goods()}
        assert offered[gift.resource, gift.fresh] > 0
        draft.give_resource(gift.to, gift.resource, gift.fresh)
    for present in laid.stocks:
        assert present.to in draft.stock_recipients()
        assert draft.stock_left(present.company) > 0
        draft.give_stock(present.to, present.company)
    assert draft.problems() == ()
    assert draft.submission() == laid


@given(st.integers(0, 10_000), st.integers(0, 23), st.integers(1, 60))
def test_wherever_the_form_leads_it_says_truly_whether_it_can_be_sealed(
    seed: int, moves: int, steps: int
) -> None:
    match, rng = played(seed, moves), Random(seed)
    draft = Draft(books(view(match, match.actors[0])))
    for _ in range(steps):
        fumble(draft, rng)
    try:
        laid = draft.submission()
    except Refused:
        assert draft.problems()
    else:
        assert draft.problems() == ()
        assert refusal(draft.books, laid) is None
        assert len(laid.stocks) == RECIPIENTS[draft.books.round]


def fumble(draft: Draft, rng: Random) -> None:
    """Press something at random."""
    seat, made = rng.randrange(8), rng.randrange(13)
    changes: list[Callable[[], object]] = [
        lambda: draft.produce(made),
        lambda: draft.produce(rng.choice(PRODUCIBLE)),
        lambda: draft.unmake(made),
        lambda: draft.exchange(seat),
        lambda: draft.keep(seat),
        lambda: draft.give_resource(seat, *rng.choice([good[:2] for good in draft.goods()])),
        lambda: draft.give_stock(seat, rng.randrange(8)),
        lambda: draft.keep_stock(seat),
        lambda: draft.keep_resource(seat),
        draft.undo,
    ]
    try:
        rng.choice(changes)()
    except (Refused, IndexError):
        return
