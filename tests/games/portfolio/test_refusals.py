"""Everything illegal is refused, with an existing code and ruling."""

from __future__ import annotations

import re
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.games.portfolio.actions import CODEC
from tests.games.portfolio.recount import DECK, JSON, Judge, recount
from tests.games.portfolio.table import SEATS, as_json, offer, played, refused, table, truth

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
