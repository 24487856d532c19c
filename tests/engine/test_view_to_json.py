"""Views in the vocabulary of records."""

import json
from random import Random
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.engine.codec import legal_to_json, view_to_json
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo


def positions(game_id: str, seed: int, most: int = 60) -> list[tuple[Match, int]]:
    """Return the positions of the first moves of a random game, with the deciding seat."""
    game, rng = registry.load(game_id), Random(seed)
    usual = registry.meta(game_id).usual_seats
    seats = [SeatInfo(name=f"Seat {n}", player="human") for n in range(usual)]
    match = Match.deal(game, seats, {}, str(seed))
    match.play(lambda seat: game.sample_action(match.view(seat), rng), most)
    return [(match, seat) for seat in range(usual)]


@pytest.mark.parametrize("game_id", registry.game_ids())
@pytest.mark.parametrize("most", [0, 5, 23, 10_000])
def test_every_view_is_plain_json_without_internals(game_id: str, most: int) -> None:
    game = registry.load(game_id)
    for match, seat in positions(game_id, seed=most, most=most):
        for who in (seat, None):
            view = match.view(who)
            told = view_to_json(game.codec, view)
            assert json.loads(json.dumps(told)) == told
            assert told["seat"] == who
            assert "legal" not in told
            legal = legal_to_json(game.codec, view)
            assert [game.codec.decode(move) for move in legal] == list(view.legal)


def test_nyse_is_told_by_colours() -> None:
    match, seat = positions("nyse", 1, 0)[0]
    told = view_to_json(match.game.codec, match.view(seat))
    assert told["piles"] == dict.fromkeys(("blue", "black", "red", "green"), 10)
    assert told["stage"] == "turn"
    assert told["hand"]["red stock_swap"] == 0


def test_portfolio_is_told_by_cards() -> None:
    match, seat = positions("portfolio", 1, 0)[0]
    told = view_to_json(match.game.codec, match.view(seat))
    setup: Any = match.setup
    assert sorted(told["hand"]) == sorted(setup.hands[seat])
    assert told["taken"] is None
    assert told["portfolios"] == []


def test_exchange_is_told_by_securities_and_cards() -> None:
    match, seat = positions("exchange", 1, 0)[0]
    told = view_to_json(match.game.codec, match.view(seat))
    setup: Any = match.setup
    assert told["hand"] == setup.founders[seat]
    assert told["prices"] == {"banks": 50, "insurance": 50, "bonds": 50}
    assert told["founders"] == [None] * len(match.seats)


def test_stock_exchange_is_told_by_goods() -> None:
    match, seat = positions("stock-exchange", 1, 0)[0]
    told = view_to_json(match.game.codec, match.view(seat))
    assert set(told["resources"].values()) == {0}
    assert "prize_token" in told["resources"]
    match, seat = positions("stock-exchange", 1, 10_000)[0]
    audit = view_to_json(match.game.codec, match.view(seat))["audit"]
    assert audit["submissions"][0][0]["do"] == "submit"
    assert (
        sum(line["dollars"] for line in audit["statements"][0]["lines"])
        == (audit["statements"][0]["earnings"])
    )


def test_lines_that_a_view_repeats_are_told_once() -> None:
    """A score sheet grows by a line a turn: encoding all of it each time took most of a
    verification.
    """
    (early, seat), (late, _) = (positions("portfolio", 1, most)[0] for most in (60, 90))
    before, after = (
        view_to_json(match.game.codec, match.view(seat))["sheet"] for match in (early, late)
    )
    assert 5 < len(before) < len(after)
    assert all(old is new for old, new in zip(before, after, strict=False))
