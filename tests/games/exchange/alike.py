"""Another game that is indistinguishable for one observer: what it can't see is exchanged."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from stockgames.engine.match import Match, Move
from stockgames.games.exchange.actions import ExchangeAction, Influence, Order
from stockgames.games.exchange.events import RoundBegan
from stockgames.games.exchange.options import Options, Setup
from stockgames.games.exchange.parts import FOUNDER_IDS, LIQUIDATION, MOST_SHARES, OVER
from tests.games.exchange.table import GAME, view


def another_world(match: Match, observer: int | None, rng: Random) -> Match:
    """Return a table that looks the same to the observer (None: a bystander).

    Coming Market Forces and founder cards in other hands change places; so do the face-down cards
    of others, and how many shares they ordered before prices move.
    """
    other = Match(GAME, match.seats, Options(), _setup(match, observer, rng))
    first = max((n for n, move in enumerate(match.moves) if _begins(move)), default=-1) + 1
    for number, move in enumerate(match.moves):
        chosen = move.action
        if number >= first and move.seat != observer:
            chosen = _changed(match, move, other, rng)
        other.act(move.seat, chosen)
    return other


def _begins(move: Move) -> bool:
    return any(isinstance(event, RoundBegan) for event in move.events)


def _setup(match: Match, observer: int | None, rng: Random) -> Setup:
    """Shuffle what the observer has not seen of the deal; revealed founders stay."""
    setup = match.setup
    assert isinstance(setup, Setup)
    found = view(match, observer)
    known = len(found.drawn) + (found.coming is not None)
    coming = setup.forces[known:]
    rng.shuffle(coming)
    shown = {FOUNDER_IDS[card] for card in found.founders if card >= 0}
    own = [] if observer is None else setup.founders[observer]
    hidden = [card for hand in setup.founders for card in hand if card not in (*shown, *own)]
    rng.shuffle(hidden)
    founders = [
        own if seat == observer else [card if card in shown else hidden.pop() for card in hand]
        for seat, hand in enumerate(setup.founders)
    ]
    return Setup(founders=founders, forces=setup.forces[:known] + coming)


def _changed(match: Match, move: Move, other: Match, rng: Random) -> ExchangeAction:
    """Return an action that the seat may have done instead, as far as the observer knows."""
    chosen = move.action
    assert isinstance(chosen, ExchangeAction)
    now = view(match, None)
    face_down = move.turn == now.turn and move.is_final
    if face_down:
        kind = type(chosen)
        return rng.choice([c for c in view(other, move.seat).legal if isinstance(c, kind)])
    if now.stage in (LIQUIDATION, OVER):
        return chosen
    if isinstance(chosen, Order):
        return replace(chosen, shares=rng.randint(1, MOST_SHARES))
    if isinstance(chosen, Influence):
        return Influence(rng.randrange(3), rng.choice((1, -1)))
    return chosen
