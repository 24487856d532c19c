"""Small tables of Exchange for tests, with a short notation of moves.

`act(match, "buy 3", "? sell 1", "buy 9")`: a text per seat that owes a choice, in seat order. `?`
buys intelligence first; `+banks` and `-bonds` influence, or lobby; `2/0/1` liquidates.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.games.exchange import actions as a
from stockgames.games.exchange import game
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.options import Options, Setup
from stockgames.games.exchange.state import ExchangeState
from stockgames.games.exchange.view import ExchangeView
from tests.games.exchange.recount import JSON, text

GAME = game.GAME
WEIGHTS = GAME.weights
SEATS = (3, 4, 5, 6)
QUIET = "quiet-day"


def people(seats: int) -> list[SeatInfo]:
    return [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(seats)]


def set_up(founders: Sequence[str], forces: Sequence[str] = ()) -> Setup:
    """Return a deal with these founders as each seat's first card, and these forces first."""
    rest = [card for card in p.FOUNDER_IDS if card not in founders]
    hands = []
    for seat, founder in enumerate(founders):
        size = p.hand_size(seat, len(founders)) - 1
        hands.append([founder, *rest[:size]])
        del rest[:size]
    order = [*forces, *(card for card in p.FORCE_IDS if card not in forces)]
    return Setup(founders=hands, forces=order)


def opened(founders: Sequence[str], forces: Sequence[str] = (QUIET,)) -> Match:
    """Return a table at which each seat has started with the given founder."""
    match = Match(GAME, people(len(founders)), Options(), set_up(founders, forces))
    for seat, founder in enumerate(founders):
        match.act(seat, a.ChooseFounder(p.FOUNDER_IDS.index(founder)))
    return match


def dealt(seats: int, seed: str) -> Match:
    return Match.deal(GAME, people(seats), {}, seed)


def truth(match: Match) -> ExchangeState:
    """Return the hidden state; for tests only."""
    state = match._state
    assert isinstance(state, ExchangeState)
    return state


def state_with(
    cash: Sequence[int],
    shares: Sequence[tuple[int, int, int]],
    prices: tuple[int, int, int] = (50, 50, 50),
    forces: Sequence[str] = (QUIET,),
) -> Match:
    """Return a table at the start of round 1 with these ledgers and prices."""
    match = opened(p.FOUNDER_IDS[: len(cash)], forces)
    state = truth(match)
    state.cash = list(cash)
    state.shares = list(shares)
    state.prices = prices
    return match


def view(match: Match, seat: int | None) -> ExchangeView:
    found = match.view(seat)
    assert isinstance(found, ExchangeView)
    return found


def action(match: Match, words: str) -> a.ExchangeAction:
    """Return the action of a text in the notation."""
    if words == "?":
        return a.BuyIntelligence()
    if words in p.SECURITIES:
        return a.ChooseSecurity(p.SECURITIES.index(words))
    if words[0] in "+-":
        kind = a.Lobby if truth(match).stage == p.LOBBYING else a.Influence
        return kind(p.SECURITIES.index(words[1:]), 1 if words[0] == "+" else -1)
    if "/" in words:
        banks, insurance, bonds = map(int, words.split("/"))
        return a.Liquidate(banks, insurance, bonds)
    side, shares = words.split()
    return a.Order(p.BUY if side == "buy" else p.SELL, int(shares))


def act(match: Match, *texts: str) -> None:
    """Make the choices of all seats that owe one; see the module."""
    for seat, words in zip(match.actors, texts, strict=True):
        if words.startswith("? "):
            match.act(seat, a.BuyIntelligence())
            words = words[2:]
        match.act(seat, action(match, words))


def play_round(match: Match, securities: str, orders: str, votes: str) -> None:
    """Play phases 1 to 3 of a round; each seat's texts are separated by commas."""
    for phase in (securities, orders, votes):
        act(match, *[words.strip() for words in phase.split(",")])


def refuses(match: Match, seat: int, refused: a.ExchangeAction) -> Refused:
    """Return the refusal of an action, which must change nothing."""
    before = [match.view(other) for other in range(len(match.seats))]
    with pytest.raises(Refused) as caught:
        match.act(seat, refused)
    assert before == [match.view(other) for other in range(len(match.seats))]
    return caught.value


def pick(found: ExchangeView, rng: Random, bold: bool) -> a.ExchangeAction:
    """Return a random action; a bold seat mostly buys the maximum."""
    order = a.Order(p.BUY, 9)
    if bold and order in found.legal and rng.random() < 0.7:
        return order
    return rng.choice(found.legal)


def play_on(match: Match, rng: Random, most: int = 10_000, bold: bool = False) -> None:
    """Play up to ``most`` random moves, seats in any order."""
    for _ in range(most):
        if match.is_over:
            return
        seat = rng.choice(match.actors)
        match.act(seat, pick(view(match, seat), rng, bold))


def played(seats: int, seed: int, most: int = 10_000, bold: bool = False) -> Match:
    """Return a table after up to ``most`` random moves."""
    match = dealt(seats, f"{seed}")
    play_on(match, Random(seed), most, bold)
    return match


def as_json(match: Match) -> JSON:
    """Return the table's record as another program reads it."""
    found: JSON = json.loads(match.record().to_json())
    return found


@cache
def written(seat: int, chosen: a.ExchangeAction) -> str:
    """Return a move as in records, keys in order."""
    return text({"seat": seat, **a.CODEC.encode(chosen)})
