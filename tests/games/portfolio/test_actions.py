"""Actions are encoded as `records.md` shows, and decoded strictly."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError, Refused
from stockgames.engine.match import Match
from stockgames.games.portfolio.actions import CODEC, NO_TERMS, Terms
from stockgames.games.portfolio.options import Options
from tests.games.portfolio.recount import DECK, JSON, Judge, recount
from tests.games.portfolio.table import SEATS, as_json, offer, played, refused, table, truth

NOTHING: JSON = {"cash": 0, "cards": [], "portfolios": [], "promises": []}
SOMETHING: JSON = {
    "cash": 5,
    "cards": ["3H", "3H"],
    "portfolios": [3],
    "promises": [
        {"promise": "truce", "turns": 2},
        {"promise": "debt", "cash": 7},
        {"promise": "reveal"},
    ],
}
OFFER: JSON = {"do": "offer", "to": 2, "give": SOMETHING, "get": NOTHING}


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "draw", "cards": 3, "exposed": True, "pauper": False},
        {"do": "reshuffle", "stock": ["3H", "TS", "3H"]},
        {"do": "found", "cards": ["3H", "4H", "5H"]},
        {"do": "extend", "portfolio": 1, "card": "6H"},
        {"do": "cap", "portfolio": 1, "card": "6D", "end": "low"},
        {"do": "neutralize", "portfolio": 2, "card": "2C"},
        {"do": "acquire", "portfolio": 2, "card": "7C"},
        {"do": "discard", "card": "KS"},
        {"do": "end"},
        OFFER,
        {"do": "accept"},
        {"do": "decline"},
    ],
    ids=lambda fields: str(fields["do"]),
)
def test_actions_are_written_as_they_were_read(fields: JSON) -> None:
    action = CODEC.decode(fields)
    assert CODEC.encode(action) == fields
    assert list(CODEC.encode(action)) == list(fields)
    assert CODEC.decode(CODEC.encode(action)) == action
    assert hash(CODEC.decode(fields)) == hash(action)


def test_promises_name_themselves_first() -> None:
    (truce, *_) = CODEC.encode(CODEC.decode(OFFER))["give"]["promises"]
    assert list(truce) == ["promise", "turns"]


def without(fields: JSON, key: str) -> JSON:
    return {name: value for name, value in fields.items() if name != key}


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "draw", "cards": 3, "exposed": 1, "pauper": False},
        {"do": "draw", "cards": True, "exposed": True, "pauper": False},
        {"do": "draw", "cards": 3.0, "exposed": True, "pauper": False},
        {"do": "draw", "cards": 3, "exposed": True},
        {"do": "found", "cards": ["3h", "4h", "5h"]},
        {"do": "found", "cards": "3H"},
        {"do": "cap", "portfolio": 1, "card": "6D", "end": "top"},
        {"do": "cap", "portfolio": 1, "card": 5, "end": "low"},
        {"do": "discard", "card": "10S"},
        {"do": "end", "card": "KS"},
        {**OFFER, "give": without(NOTHING, "cash")},
        {**OFFER, "get": without(NOTHING, "promises")},
        {**OFFER, "get": {**NOTHING, "gold": 1}},
        {**OFFER, "get": {**NOTHING, "promises": [{"turns": 2}]}},
        {**OFFER, "get": {**NOTHING, "promises": [{"promise": "peace", "turns": 2}]}},
        {**OFFER, "get": {**NOTHING, "promises": [{"promise": "truce", "cash": 2}]}},
        {**OFFER, "get": {**NOTHING, "promises": [{"promise": "truce", "turns": 2, "cash": 2}]}},
        {**OFFER, "get": {**NOTHING, "promises": [{"promise": "reveal", "turns": 1}]}},
        {**OFFER, "to": "2"},
        {"do": "buy"},
    ],
)
def test_other_fields_are_refused_with_one_line(fields: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as caught:
        CODEC.decode(fields)
    assert "\n" not in str(caught.value)


def test_terms_are_true_if_they_hold_something() -> None:
    assert not NO_TERMS
    assert Terms(1, (), (), ())
    assert Terms(0, (3,), (), ())
    assert Terms(0, (), (1,), ())


RULINGS = {"rules", "draw", "build", *(f"P{number}" for number in range(1, 14))}


def spelled(judge: Judge, seat: int, rng: Random) -> JSON:
    """Return any move that a record could contain, legal or not."""
    card = rng.choice([*DECK, *judge.hands[seat] * 4])
    number = rng.randint(0, judge.founded + 1)
    low = rng.randrange(52)
    do = rng.choice(["draw", "found", "extend", "cap", "neutralize", "acquire", "discard", "end"])
    fields: JSON = {"portfolio": number, "card": card}
    if do == "draw":
        flags = {"exposed": rng.random() < 0.5, "pauper": rng.random() < 0.3}
        fields = {"cards": rng.randint(-1, 9), **flags}
    elif do == "found":
        fields = {"cards": DECK[low : low + rng.randint(1, 5)]}
    elif do == "cap":
        fields["end"] = rng.choice(["low", "high"])
    elif do == "discard":
        fields = {"card": card}
    elif do == "end":
        fields = {}
    return {"seat": seat, "do": do, **fields}


def spelled_offer(seats: int, seat: int, rng: Random) -> JSON:
    """Return any offer that a record could contain, on both sides of each limit of P12."""

    def side() -> JSON:
        promises = [
            {"promise": "truce", "turns": rng.choice((0, 1, 99, 100))},
            {"promise": "debt", "cash": rng.choice((0, 1, 9_999, 10_000, 10**4_000))},
            {"promise": "reveal"},
        ]
        return {
            "cash": rng.choice((-1, 0, 0, 0, 9_999, 10_000)),
            "cards": rng.choices(DECK, k=rng.choice((0, 0, 1, 3, 104, 105, 156, 157))),
            "portfolios": rng.choices((0, 1, 2, 9_999, 10_000), k=rng.choice((0, 0, 1, 2))),
            "promises": rng.choices(promises, k=rng.choice((0, 0, 1, 2))),
        }

    to = rng.randint(-1, seats)
    return {"seat": seat, "do": "offer", "to": to, "give": side(), "get": side()}


def verdict(match: Match, move: JSON) -> Refused | None:
    """Return the match's refusal of a move, None if it is allowed."""
    fields = dict(move)
    try:
        match.check(fields.pop("seat"), CODEC.decode(fields))
    except Refused as refusal:
        return refusal
    return None


@given(st.sampled_from(SEATS), st.integers(0, 2**32))
def test_offers_are_refused_at_the_bounds_and_nowhere_else(seats: int, seed: int) -> None:
    rng = Random(seed)
    match = played(seats, seed % 30, rng.randrange(60))
    judge = recount(as_json(match))
    for _ in range(60):
        move = spelled_offer(seats, rng.randrange(seats), rng)
        refusal = verdict(match, move)
        assert (refusal is None) == judge.allows(move), (refusal, move)


@given(st.sampled_from(SEATS), st.integers(0, 2**32))
def test_a_refusal_has_a_reason_and_only_what_is_wrong_is_refused(seats: int, seed: int) -> None:
    rng = Random(seed)
    match = played(seats, seed % 30)
    match.undo_to(rng.randrange(len(match.moves)))
    judge = recount(as_json(match))
    for _ in range(150):
        seat = rng.choice((judge.active, judge.active, judge.active, rng.randrange(seats)))
        move = spelled(judge, seat, rng)
        refusal = verdict(match, move)
        assert (refusal is None) == judge.allows(move), (refusal, move)
        if refusal is not None:
            assert re.fullmatch(r"[a-z]+(-[a-z]+)+", refusal.code)
            assert refusal.ruling in RULINGS


def test_a_bystander_and_a_seat_that_is_not_there_may_do_nothing() -> None:
    match = table(["2D", "3D"])
    for seat in (-1, 2, 9):
        assert refused(match, seat, "draw 1") == "not-this-seats-decision rules"
        assert refused(match, seat, offer(0, "1")) == "not-this-seats-decision rules"
    assert truth(match).offers == [0, 0]


def test_what_is_refused_about_portfolios_and_cards() -> None:
    match = table(["2D 4H", "3D"])
    match.act(0, CODEC.decode({"do": "draw", "cards": 1, "exposed": False, "pauper": False}))
    assert refused(match, 0, "extend 1 4H") == "no-such-portfolio-on-the-table build"
    assert refused(match, 0, "found 5H 6H 7H") == "that-card-is-not-in-hand rules"
    assert refused(match, 0, "discard 5H") == "that-card-is-not-in-hand rules"
    assert refused(match, 0, "end") == "a-turn-ends-with-a-discard P10"


def test_cards_are_drawn_first() -> None:
    match = table(["2D 4H", "3D"])
    assert refused(match, 0, "discard 2D") == "cards-are-drawn-first draw"
    assert refused(match, 0, "draw 0") == "at-least-one-card-is-drawn draw"
    assert refused(match, 1, "draw 1") == "not-this-seats-decision rules"


def test_records_of_tables_where_bots_offer_say_nothing_of_it() -> None:
    """The default is omitted, so that seals of older games still match (version 1)."""
    assert Options().model_dump(mode="json") == {}
    assert Options(bots_offer=True).model_dump(mode="json") == {}
    assert Options(bots_offer=False).model_dump(mode="json") == {"bots_offer": False}


@pytest.mark.parametrize("offers", [True, False])
def test_what_is_written_is_read_again(offers: bool) -> None:
    told = Options(bots_offer=offers).model_dump(mode="json")
    assert Options.model_validate(told).bots_offer == offers
