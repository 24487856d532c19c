"""What Portfolio brings to a person's book."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stockgames.engine.event import Event
from stockgames.engine.honours import Distinction, Finished, Honours, middle
from stockgames.games.portfolio.events import Acquired, Collected, DealMade, Drew, Extended, Raided
from stockgames.games.portfolio.parts import NONE


def _hostile(game: Finished) -> bool:
    return sum(event.seat == game.seat for event, *_ in game.events(Acquired)) >= 3


def _paid_for_itself(game: Finished) -> bool:
    cost, value, paid = dict[int, int](), dict[int, int](), Counter[int]()
    for event, *_ in game.events(Event):
        match event:
            case Acquired(seat=game.seat):
                cost[event.portfolio], value[event.portfolio] = event.cost, event.value
                paid[event.portfolio] = 0
            case Raided():
                cost.pop(event.portfolio, None)
            case DealMade():
                for traded in event.portfolios:
                    cost.pop(traded.number, None)
            case Extended():
                value[event.portfolio] = event.value
            case Collected(seat=game.seat):
                paid.update({number: value[number] for number in cost})
    return any(paid[number] >= 3 * price for number, price in cost.items())


def _poorhouse(game: Finished) -> bool:
    drew = game.events(Drew)
    return game.is_first and any(e.pauper and e.seat == game.seat for e, *_ in drew)


def _both_ends(game: Finished) -> bool:
    own = [each for each in game.last.portfolios if each.owner == game.seat]
    return game.is_first and sum(NONE not in (each.low_cap, each.high_cap) for each in own) >= 3


HONOURS: Final = Honours(
    (
        Distinction("hostile", "club", _hostile),
        Distinction("paid", "seal", _paid_for_itself),
        Distinction("poor", "heart", _poorhouse),
        Distinction("shut", "spade", _both_ends),
    ),
    closest=range(1, 2),
    half_time=middle,
)
