"""The form: what it allows, what is left, undo, and the resulting submission."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import Refused
from stockgames.games.stock_exchange.form import (
    EXCHANGE,
    PRODUCE,
    RESOURCE_GIFTS,
    STOCK_GIFTS,
    Entries,
    Form,
    Part,
    Problem,
)
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, PRODUCIBLE, RECIPIENTS
from stockgames.games.stock_exchange.refusals import refusal
from stockgames.games.stock_exchange.view import books
from tests.games.stock_exchange.table import GAME, kind, opened, played, truth, view

GOLD, IRON, DIAMOND = kind("gold"), kind("iron"), kind("diamond")


def empty(garnets: int = 2) -> Form:
    """Return seat 0's empty form in round 1; it lacks company 1."""
    return Form(truth(opened(garnets)).books(0))


def filled() -> Form:
    """Return a form that can be sealed."""
    form = empty()
    for made in (GOLD, GOLD, DIAMOND, IRON):
        form.produce(made)
    form.give_resource(3, GOLD)
    form.give_resource(1, DIAMOND, fresh=True)
    form.give_stock(2, 5)
    form.give_stock(4, 0)
    form.exchange(6)
    return form


def refused(code: str, change: Callable[..., object], *values: object) -> None:
    """Assert that a change is refused for a reason."""
    with pytest.raises(Refused) as error:
        change(*values)
    assert error.value.code == code


def test_an_empty_form_asks_for_every_part() -> None:
    form = empty()
    assert form.problems() == (
        Problem(PRODUCE, 4),
        Problem(RESOURCE_GIFTS, 2),
        Problem(STOCK_GIFTS, 2),
    )
    assert form.producible() == PRODUCIBLE
    assert (
        form.recipients_left("resources") == form.recipients_left("stocks") == (1, 2, 3, 4, 5, 6, 7)
    )
    assert form.exchangeable() == (2, 3, 4, 5, 6, 7)
    assert not any(map(form.good_left, ALL_RESOURCES))
    refused("four-resources-are-produced", form.submission)


def test_a_full_form_is_what_it_says() -> None:
    form = filled()
    assert form.problems() == ()
    laid = form.submission()
    assert (laid.exchange, laid.produce) == ((6,), (DIAMOND, GOLD, GOLD, IRON))
    assert [(gift.to, gift.resource, gift.fresh) for gift in laid.resources] == [
        (1, DIAMOND, True),
        (3, GOLD, False),
    ]
    assert [(gift.to, gift.company) for gift in laid.stocks] == [(2, 5), (4, 0)]
    assert (
        form.producible()
        == form.recipients_left("resources")
        == form.recipients_left("stocks")
        == ()
    )
    assert form.exchangeable() == ()
    assert form.garnets_left == 0
    assert [form.stock_left(company) for company in range(8)] == [2, 0, 1, 1, 1, 0, 0, 1]
    left = {kind: form.good_left(kind) for kind in ALL_RESOURCES if form.good_left(kind)}
    assert (left, form.good_left(DIAMOND, fresh=True)) == ({GOLD: 1, IRON: 1}, 0)
    assert Form.of(form.books, laid).submission() == laid


def test_what_cannot_be_is_refused() -> None:
    form = filled()
    refused("four-resources-are-produced", form.produce, GOLD)
    refused("coal-cannot-be-produced", form.produce, kind("coal"))
    refused("an-exchange-costs-two-garnets", form.exchange, 7)
    refused("own-stocks-are-not-exchanged", form.exchange, 0)
    refused("two-resources-are-given", form.give_resource, 5, GOLD)
    refused("two-stocks-are-given", form.give_stock, 5, 7)
    refused("gifts-go-to-other-seats", form.give_stock, 0, 7)
    refused("no-fresh-diamond-is-left", form.give_resource, 3, DIAMOND, True)
    refused("the-given-resource-is-not-at-hand", form.give_resource, 3, kind("book"))
    refused("the-given-stock-is-not-held", form.give_stock, 2, 6)
    refused("the-exchanged-stock-is-not-held", empty().exchange, 1)
    assert form.entries == filled().entries


def test_a_gift_takes_the_place_of_what_lay_there() -> None:
    form = filled()
    form.give_resource(3, IRON)
    form.give_stock(4, 7)
    assert [(g.to, g.resource) for g in form.submission().resources] == [(1, DIAMOND), (3, IRON)]
    assert [(g.to, g.company) for g in form.submission().stocks] == [(2, 5), (4, 7)]
    form.take_back("resources", 3)
    form.take_back("stocks", 2)
    assert [problem[:2] for problem in form.problems()] == [
        (RESOURCE_GIFTS, 1),
        (STOCK_GIFTS, 1),
    ]
    assert 3 in form.recipients_left("resources")


def test_gifts_that_lost_their_ground_stay_and_are_named() -> None:
    form = filled()
    form.unmake(DIAMOND)
    assert form.problems() == (
        Problem(PRODUCE, 1),
        Problem(RESOURCE_GIFTS, 0, 1),
    )
    refused("four-resources-are-produced", form.submission)


def test_a_stock_that_is_given_and_turned_in_is_named() -> None:
    entries = Entries(exchange=(5,), stocks=filled().entries.stocks)
    form = Form(empty().books, entries)
    assert form.problems()[-1] == Problem(STOCK_GIFTS, 0, 2)
    poor = Form(empty(0).books, entries)
    assert poor.problems()[0] == Problem(EXCHANGE, 0)


@given(st.integers(0, 10_000), st.integers(0, 23))
def test_any_submission_can_be_filled_in_from_what_the_form_offers(seed: int, moves: int) -> None:
    match = played(seed, moves)
    seat, rng = match.actors[0], Random(seed)
    found = books(view(match, seat))
    laid = GAME.sample_action(view(match, seat), rng)
    form = Form(found)
    for made in laid.produce:
        assert made in form.producible()
        form.produce(made)
    for company in laid.exchange:
        assert company in form.exchangeable()
        form.exchange(company)
    for gift in laid.resources:
        assert gift.to in form.recipients_left("resources")
        assert form.good_left(gift.resource, gift.fresh) > 0
        form.give_resource(gift.to, gift.resource, gift.fresh)
    for present in laid.stocks:
        assert present.to in form.recipients_left("stocks")
        assert form.stock_left(present.company) > 0
        form.give_stock(present.to, present.company)
    assert form.problems() == ()
    assert form.submission() == laid


@given(st.integers(0, 10_000), st.integers(0, 23), st.integers(1, 60))
def test_wherever_the_form_leads_it_says_truly_whether_it_can_be_sealed(
    seed: int, moves: int, steps: int
) -> None:
    match, rng = played(seed, moves), Random(seed)
    form = Form(books(view(match, match.actors[0])))
    for _ in range(steps):
        fumble(form, rng)
    try:
        laid = form.submission()
    except Refused:
        assert form.problems()
    else:
        assert form.problems() == ()
        assert refusal(form.books, laid) is None
        assert len(laid.stocks) == RECIPIENTS[form.books.round]


def fumble(form: Form, rng: Random) -> None:
    """Make a random change."""
    seat, made = rng.randrange(8), rng.randrange(13)
    goods = [*((resource, False) for resource in ALL_RESOURCES), (DIAMOND, True)]
    changes: list[Callable[[], object]] = [
        lambda: form.produce(made),
        lambda: form.produce(rng.choice(PRODUCIBLE)),
        lambda: form.unmake(made),
        lambda: form.exchange(seat),
        lambda: form.keep(seat),
        lambda: form.give_resource(seat, *rng.choice(goods)),
        lambda: form.give_stock(seat, rng.randrange(8)),
        lambda: form.take_back("stocks", seat),
        lambda: form.take_back("resources", seat),
        form.undo,
    ]
    try:
        rng.choice(changes)()
    except Refused:
        return


def test_the_parts_tell_what_is_done_and_asked() -> None:
    form = filled()
    form.take_back("stocks", 4)
    assert form.parts() == (
        Part(PRODUCE, 4, 4, True),
        Part(RESOURCE_GIFTS, 2, 2, True),
        Part(STOCK_GIFTS, 1, 2, False),
        Part(EXCHANGE, 1, 0, True),
    )
