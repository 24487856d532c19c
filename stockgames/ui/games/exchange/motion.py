"""Animations and sounds of the Exchange table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from stockgames.engine.event import Event
from stockgames.games.exchange import events
from stockgames.games.exchange.events import (
    Eliminated,
    ForceTurned,
    FounderShown,
    Laid,
    Liquidated,
    LobbyistCalled,
    MoneyMoved,
    OrderShown,
    PriceMoved,
    SecurityShown,
    SideShown,
    Traded,
    VoteShown,
)
from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.ui.games.exchange import market_motion, seat_motion
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.motion import Animator, Moving


def sound_of(event: Event) -> Sound | None:
    """Return the sound that everyone at the table hears for an event; None for silence."""
    match event:
        case Laid() | ForceTurned():
            return Sound.CARD
        case FounderShown() | SecurityShown() | SideShown() | VoteShown() | OrderShown():
            return Sound.PAPER
        case PriceMoved(pops=pops):
            return Sound.GLASS if pops else Sound.MARKER
        case LobbyistCalled():
            return Sound.MARKER
        case MoneyMoved() | Traded() | Liquidated():
            return Sound.COINS
        case Eliminated():
            return Sound.CRASH
        case _:
            return None


_TOGETHER: dict[type[Event], str] = {
    events.FounderShown: "founders",
    events.SecurityShown: "cards",
    events.SideShown: "cards",
    events.VoteShown: "cards",
    events.OrderShown: "cards",
    events.MoneyMoved: "money",
    events.Traded: "money",
    events.Liquidated: "money",
    events.PriceMoved: "prices",
}
"""Consecutive events that are shown at the same time."""


class Mover:
    """Animates a move's events over the scene, which still shows the view before the move."""

    def __init__(self, scene: ExchangeScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator

    def steps(self, told: Sequence[Event], after: ExchangeFacts) -> list[Moving]:
        """Return the animation of the events that led to `after`."""
        return list(self._steps(told, after))

    def _steps(self, told: Sequence[Event], after: ExchangeFacts) -> Iterator[Moving]:
        scene = self._scene
        for kind, group in groupby(
            _founders_together(told), key=lambda event: _TOGETHER.get(type(event), "")
        ):
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

    def _single(self, event: Event, after: ExchangeFacts) -> Sequence[Moving]:
        scene = self._scene
        match event:
            case events.Laid(seat=seat):
                return seat_motion.lay(scene, seat, after)
            case events.LobbyistCalled(seat=seat):
                return seat_motion.walk(scene, seat)
            case events.ForceTurned(force=force):
                return market_motion.turn_force(scene, force)
            case events.ForceSeen(force=force):
                return market_motion.show_coming(scene, force)
            case events.Eliminated(seat=seat):
                return seat_motion.ruin(scene, seat)
            case events.RoundBegan(round=number):
                return market_motion.begin_round(scene, number)
            case _:
                return []


def _founders_together(told: Sequence[Event]) -> list[Event]:
    """Return the events with all founders in sequence and without their starting cash."""
    if not any(isinstance(event, events.FounderShown) for event in told):
        return list(told)
    rest = [e for e in told if not isinstance(e, events.MoneyMoved) or e.reason != events.FOUNDED]
    founders = [event for event in rest if isinstance(event, events.FounderShown)]
    first = rest.index(founders[0])
    return [*rest[:first], *founders, *(e for e in rest[first:] if e not in founders)]
