"""How things move on the Exchange table: sleeves turn, the lobbyist walks, the bubble pops."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from stockgames.engine.event import Event
from stockgames.games.exchange.events import (
    FOUNDED,
    Eliminated,
    ForceSeen,
    ForceTurned,
    FounderShown,
    Laid,
    Liquidated,
    LobbyistCalled,
    MoneyMoved,
    OrderShown,
    PriceMoved,
    RoundBegan,
    SecurityShown,
    SideShown,
    Traded,
    VoteShown,
)
from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.ui.games.exchange import market_motion, seat_motion
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.games.exchange.sounds import sound_of
from stockgames.ui.table.animator import Animator, Step

_TOGETHER: dict[type[Event], str] = {
    FounderShown: "founders",
    SecurityShown: "cards",
    SideShown: "cards",
    VoteShown: "cards",
    OrderShown: "cards",
    MoneyMoved: "money",
    Traded: "money",
    Liquidated: "money",
    PriceMoved: "prices",
}
"""Events that follow each other and show at the same time."""


class Mover:
    """Turns the events of a move into motion over the scene, which shows the view before it."""

    def __init__(self, scene: ExchangeScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._animator.running

    def play(
        self,
        events: Sequence[Event],
        after: ExchangeFacts,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Animate the events that led to `after`; call `done` once."""
        self._animator.run(list(self._steps(events, after)), speed, done)

    def _steps(self, events: Sequence[Event], after: ExchangeFacts) -> Iterator[Step]:
        scene = self._scene
        told = _founders_together(events)
        for kind, group in groupby(told, key=lambda event: _TOGETHER.get(type(event), "")):
            members = list(group)
            if kind == "founders":
                yield from seat_motion.show_founders(scene, members, after)
            elif kind == "cards":
                yield from seat_motion.turn_cards(scene, members, after)
            elif kind == "money":
                yield from seat_motion.move_money(scene, members)
            elif kind == "prices":
                yield from market_motion.move_tokens(scene, members, after)
            else:
                for event in members:
                    yield from self._single(event, after)
            yield from self._animator.heard(*map(sound_of, members))

    def _single(self, event: Event, after: ExchangeFacts) -> list[Step]:
        scene = self._scene
        match event:
            case Laid(seat=seat):
                return seat_motion.lay(scene, seat, after)
            case LobbyistCalled(seat=seat):
                return seat_motion.walk(scene, seat)
            case ForceTurned(force=force):
                return market_motion.turn_force(scene, force)
            case ForceSeen(force=force):
                return market_motion.show_coming(scene, force)
            case Eliminated(seat=seat):
                return seat_motion.ruin(scene, seat)
            case RoundBegan(round=number):
                return market_motion.begin_round(scene, number)
            case _:
                return []


def _founders_together(events: Sequence[Event]) -> list[Event]:
    """Return the events with founders side by side; their ledgers fill with the money at once."""
    if not any(isinstance(event, FounderShown) for event in events):
        return list(events)
    rest = [e for e in events if not isinstance(e, MoneyMoved) or e.reason != FOUNDED]
    founders = [event for event in rest if isinstance(event, FounderShown)]
    first = rest.index(founders[0])
    return [*rest[:first], *founders, *(e for e in rest[first:] if e not in founders)]
