"""What Exchange brings to a person's book."""

from __future__ import annotations

from typing import Final

from stockgames.engine.event import Event
from stockgames.engine.honours import Distinction, Finished, Honours
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.events import (
    LobbyistCalled,
    PriceMoved,
    RoundBegan,
    Traded,
    VoteShown,
)
from stockgames.games.exchange.parts import Board


def _pop(game: Finished) -> bool:
    for moved, before, after in game.events(PriceMoved):
        votes = [
            vote.by
            for vote in after.events
            if isinstance(vote, VoteShown)
            and (vote.seat, vote.security) == (game.seat, moved.security)
            and vote.by * moved.steps > 0
        ]
        board = Board(before.floor, before.ceiling)
        if (
            moved.pops
            and votes
            and not board.pops(moved.before, moved.steps - sum(votes))
            and not before.shares[game.seat][moved.security]
        ):
            return True
    return False


def _before_the_music(game: Finished) -> bool:
    sold, lately = set[int](), set[int]()
    for event, *_ in game.events(Event):
        match event:
            case RoundBegan():
                sold, lately = lately, set()
            case Traded(seat=game.seat) if event.shares <= -4:
                lately.add(event.security)
            case PriceMoved() if event.security in sold:
                popped = event.pops > 0 and event.steps > 0
                if popped or event.before - event.after >= 40:
                    return True
    return False


def _cash(game: Finished) -> bool:
    return game.is_first and not any(game.last.shares[game.seat])


def _lobbyist(game: Finished) -> bool:
    called, now = dict[int, SeatId | None](), 0
    for event, *_ in game.events(Event):
        if isinstance(event, RoundBegan):
            now = event.round
        elif isinstance(event, LobbyistCalled):
            called[now] = event.seat
    return len(called) >= 3 and {*called.values()} == {game.seat}


HONOURS: Final = Honours(
    (
        Distinction("pop", "umbrella", _pop),
        Distinction("music", "portico", _before_the_music),
        Distinction("cash", "gold", _cash),
        Distinction("lobbyist", "lobbyist", _lobbyist),
    ),
    closest=range(10, 11),
    half_time=lambda rounds: 2,
)
