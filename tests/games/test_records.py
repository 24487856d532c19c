"""Golden records: found, not listed; they contain every way a game can end.

A second program of each game agrees with all of them, and refuses what the app refuses.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import islice
from math import isfinite, isnan
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from stockgames.bots.heuristic import candidates
from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.engine.record import read_record
from stockgames.engine.state import CHANCE, win_shares
from stockgames.engine.verify import verify
from stockgames.games.exchange.actions import Influence, Lobby, Order
from stockgames.games.exchange.parts import BUY, SELL
from stockgames.games.exchange.view import ExchangeView
from stockgames.games.nyse.actions import DISCARD, TAKE, SpeculativeMarket
from stockgames.testing.contract import opening, walk
from tests.bots.nyse import position
from tests.contract.tables import tables
from tests.games.nyse import endings as nyse
from tests.games.portfolio import endings as portfolio
from tests.games.portfolio.recount import FORMS
from tests.games.portfolio.table import action as to_play
from tests.games.portfolio.table import table
from tests.games.stock_exchange.recount import recount

JSON: TypeAlias = dict[str, Any]

FILES = sorted((Path(__file__).parents[1] / "records").glob("*/*.json"))
OF_ALL = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def read(path: Path) -> JSON:
    """Return a golden record as another program reads it."""
    found: JSON = json.loads(path.read_text(encoding="utf-8"))
    return found


def records(game: str) -> list[JSON]:
    return [read(path) for path in FILES if path.parent.name == game]


def exchange_endings(record: JSON) -> set[str]:
    result = record["result"]
    if result is None:
        return {"unfinished"}
    left = [seat for seat, out in enumerate(result["out_in_round"]) if out is None]
    ways = {"close"} if len(left) > 1 else {"one left"} if left else {"none left"}
    if result["ranks"].count(1) > 1:
        ways.add("shared first place")
    if 0 < len(left) < len(result["ranks"]):
        ways.add("somebody out")
    if len(set(result["ranks"])) < len(result["ranks"]) and not left:
        ways.add("shared fall")
    return ways


def stock_exchange_endings(record: JSON) -> set[str]:
    """Return the ways in which a record's game ended, and rare events in it."""
    result = record["result"]
    if result is None:
        inside = len(record["moves"]) % 8
        return {"unfinished within a round" if inside else "unfinished between rounds"}
    found = set(recount(record).seen) & {"coal", "exchange", "meteors", "meteors at zero"}
    distinct = len(set(result["scores"]))
    if distinct == 1:
        found.add("all equal")
    elif result["ranks"].count(1) > 1:
        found.add("shared first")
    elif len(result["elimination_candidates"]) > 1:
        found.add("shared last")
    if any(result["awards"][seat]["garnets"] for seat in result["elimination_candidates"]):
        found.add("the last earns garnets")
    found.add("prize" if result["prize_pool"] else "no prize")
    return found


ENDINGS = {
    "nyse": (nyse.endings, nyse.ENDINGS),
    "portfolio": (
        portfolio.endings,
        {
            *("all shared", "ended by the dealer", "last turns", "one stock", "second stock"),
            *("shared place", "tie broken by portfolios", "unfinished"),
            *("unfinished in a reshuffle", "unfinished in an offer"),
        },
    ),
    "exchange": (
        exchange_endings,
        {
            *("close", "none left", "one left", "shared fall", "shared first place"),
            *("somebody out", "unfinished"),
        },
    ),
    "stock_exchange": (
        stock_exchange_endings,
        {
            *("all equal", "coal", "exchange", "meteors", "meteors at zero", "no prize", "prize"),
            *("shared first", "shared last", "the last earns garnets"),
            *("unfinished between rounds", "unfinished within a round"),
        },
    ),
}


@pytest.mark.parametrize("game", ENDINGS)
def test_every_way_to_end_has_a_golden_record(game: str) -> None:
    endings, expected = ENDINGS[game]
    assert set().union(*map(endings, records(game))) == expected


def test_every_number_of_seats_kind_of_move_and_option_is_among_them() -> None:
    for game, seats in (("portfolio", {2, 3, 4, 5}), ("exchange", {3, 4, 5, 6})):
        assert {len(record["seats"]) for record in records(game)} == seats
    kinds = {
        game: {move["do"] for record in records(game) for move in record["moves"]}
        for game in ("nyse", "portfolio")
    }
    assert kinds["portfolio"] == set(FORMS)
    assert kinds["nyse"] == {
        *("take", "discard", "speculative_market", "aggressive_investment", "stop"),
        *("stock_swap", "waive", "surrender", "shuffle_in"),
    }
    options = [record["options"] for record in records("nyse")]
    assert {one["hands"] for one in options} == {"open", "concealed"}
    assert len({tuple(one["board"]) for one in options}) > 2
    assert {one["options"]["garnets"] for one in records("stock_exchange")} >= {0, 2, 10}


@OF_ALL
def test_a_second_program_agrees(path: Path) -> None:
    again = import_module(f"tests.games.{path.parent.name}.recount")
    record = read(path)
    assert again.recount(record).over() == (record["result"] is not None)


@OF_ALL
def test_a_record_with_one_thing_changed_is_refused(path: Path) -> None:
    """By both programs: another result, a move left out, another seat, another deal."""
    again = import_module(f"tests.games.{path.parent.name}.recount")
    for changed in changes(path.parent.name, read(path)):
        with pytest.raises(RecordError):
            verify(read_record(json.dumps(changed)))
        with pytest.raises(again.Wrong):
            again.recount(changed)


def changes(game: str, record: JSON) -> Iterator[JSON]:
    """Yield records that are wrong in one place."""
    moves, setup, seats = record["moves"], record["setup"], len(record["seats"])
    if record["result"] is not None:
        yield {**record, "result": None}
        yield {**record, "moves": moves[:-1]}
        for key, value in record["result"].items():
            other = value + 1 if isinstance(value, int) else [*value[::-1], 0]
            yield {**record, "result": {**record["result"], key: other}}
    match game:
        case "portfolio":
            yield {**record, "setup": {**setup, "stock": setup["stock"][1:]}}
            yield {**record, "setup": {**setup, "dealer": seats}}
            for place in [n for n, move in enumerate(moves) if move["do"] == "draw"][:1]:
                stranger = {**moves[place], "seat": (moves[place]["seat"] + 1) % seats}
                yield {**record, "moves": [*moves[:place], stranger, *moves[place + 1 :]]}
                yield {**record, "moves": [*moves[: place + 1], *moves[place:]]}
        case "exchange":
            yield {**record, "moves": [{**moves[0], "seat": seats - 1}, *moves[1:]]}
            yield {**record, "moves": [*moves[:1], *moves]}
            yield {**record, "setup": {**setup, "forces": setup["forces"][1:]}}
        case "stock_exchange":
            stocks = setup["stocks"]
            for dealt in (stocks[::-1], [[*stocks[0][:7], 3], *stocks[1:]], stocks[1:]):
                yield {**record, "setup": {"stocks": dealt}}
            for options in ({"garnets": 11}, {"garnets": True}, {}):
                yield {**record, "options": options}
            yield {**record, "seats": record["seats"][1:]}
            if moves:
                yield {**record, "moves": [*moves[:1], *moves]}
                altered: list[JSON] = [{"produce": ["coal"] * 4}, {"stocks": []}, {"x": 1}]
                for wrong in altered:
                    yield {**record, "moves": [{**moves[0], **wrong}, *moves[1:]]}


@pytest.mark.parametrize("game", ["exchange", "stock_exchange"])
def test_a_record_may_end_anywhere_even_with_seats_missing(game: str) -> None:
    """During a simultaneous choice it contains the choices made so far, in any seats."""
    again = import_module(f"tests.games.{game}.recount")
    for record in records(game):
        every = list(unfinished(record))
        if game == "exchange":
            every = [*every[:20], *every[20::3]]  # rounds are alike: three moves of a phase
        for broken_off in every:
            match = verify(read_record(json.dumps(broken_off)))
            assert not match.is_over
            assert json.loads(match.record().to_json()) == broken_off
            assert not again.recount(broken_off).over()


def unfinished(record: JSON) -> Iterator[JSON]:
    """Yield the record cut after every move, also with one seat's last move missing."""
    moves = record["moves"][: len(record["moves"]) - (record["result"] is not None)]
    for kept in range(len(moves) + 1):
        yield {**record, "moves": moves[:kept], "result": None}
    turns = [move.turn for move in verify(read_record(json.dumps(record))).moves]
    for kept in range(1, len(moves)):
        if turns[kept - 1] == turns[kept]:
            yield {**record, "moves": [*moves[: kept - 1], moves[kept]], "result": None}


TABLES = [(game_id, seats) for game_id, seats in tables() if game_id in registry.game_ids()]


@pytest.mark.parametrize(("game_id", "seats"), [one for one in TABLES if one[1] < 8])
def test_moves_that_are_considered_are_legal_and_differ(game_id: str, seats: int) -> None:
    """Stock Exchange considers moves only in worlds that it has imagined."""
    game = registry.load(game_id)
    for seed in range(3):
        for state, seat, _ in walk(game, seats, seed):
            if seat == CHANCE or seat not in state.actors:
                continue
            for naive in (False, True):
                considered = game.candidate_moves(state, seat, naive)
                assert 0 < len({action for action, _ in considered}) == len(considered)
                for action, gain in considered:
                    game.check(state, seat, action)
                    assert isfinite(gain)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game_id", ["exchange", "portfolio"])
def test_chances_to_win_add_up_and_are_certain_in_the_end(game_id: str, seed: int) -> None:
    game = registry.load(game_id)
    for state, _, _ in walk(game, 3, seed):
        assert sum(game.win_probabilities(state)) == pytest.approx(1)
    assert list(game.win_probabilities(state)) == win_shares(state.result().ranks)


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_stakes_tell_actions_apart_by_what_the_seat_knows(game_id: str) -> None:
    game, rng, differ = registry.load(game_id), Random(1), 0
    for state, seat, _ in islice(walk(game, game.meta.usual_seats, 1), 40):
        if seat != CHANCE:
            view = game.observe(state, seat)
            stakes = {game.stake(view, action) for action in candidates(game, view, rng)}
            differ += len(stakes) > 1
    assert differ > 3


def test_at_nyse_the_colour_held_most_is_the_largest_stake() -> None:
    game = registry.load("nyse")
    view = position(markers=[5, 4, 3, 0], held=[{0: 3, 2: 1}, {1: 9}])
    takes = [game.stake(view, take) for take in TAKE]
    assert takes[0] > takes[2] > takes[1] == takes[3] > game.stake(view, DISCARD[0])
    pushes = [game.stake(view, SpeculativeMarket(3, marker)) for marker in range(4)]
    assert pushes[0] > pushes[2] > pushes[1] == pushes[3]


def test_at_portfolio_discards_are_compared_and_more_of_other_suits_is_the_larger_stake() -> None:
    match = table(["2H 3H 4H 9S TS JC"])
    view, game = match.view(0), match.game
    assert isnan(game.stake(view, to_play("draw 1")))
    assert isnan(game.stake(view, to_play("found 2H 3H 4H")))
    hearts, spades, club = (game.stake(view, to_play(f"discard {c}")) for c in ("2H", "9S", "JC"))
    assert club > spades > hearts
    assert hearts == game.stake(view, to_play("discard 4H"))


def test_at_exchange_to_buy_more_and_to_vote_for_ones_own_is_the_larger_stake() -> None:
    game = registry.load("exchange")
    dealt = game.observe(opening(game, 4, 0), 1)
    assert isinstance(dealt, ExchangeView)
    view = replace(dealt, shares=((9, 9, 9), (0, 4, 2), (9, 9, 9), (9, 9, 9)))
    orders = Order(BUY, 5), Order(BUY, 1), Order(SELL, 1), Order(SELL, 5)
    votes = Influence(1, 1), Lobby(2, 1), Influence(0, -1), Lobby(2, -1), Influence(1, -1)
    for row in (orders, votes):
        stakes = [game.stake(view, action) for action in row]
        assert stakes == sorted(set(stakes), reverse=True)
