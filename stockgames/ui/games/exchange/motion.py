"""How things move on the Exchange table: sleeves turn, the lobbyist walks, the bubble pops."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
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
from stockgames.ui.games.exchange import market_motion, seat_motion
from stockgames.ui.games.exchange.facts import BoardView
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.games.exchange.sounds import sound_of
from stockgames.ui.table.animator import Animator, Step
from stockgames.ui.table.cross_fade import CrossFade

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
    """Turns the events of a move into motion, then lets the scene agree with the view after it."""

    def __init__(self, scene: ExchangeScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator
        self._fade = CrossFade(scene, animator, sound_of)

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._animator.running

    def play(
        self,
        events: Iterable[Event],
        before: BoardView,
        after: BoardView,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Show `before`, animate the events, show `after` and call `done` once.

        `speed` multiplies durations: 1 as designed, 0 at once.
        """
        self._animator.finish()
        scene = self._scene

        def end() -> None:
            self._clear()
            scene.set_view(after)
            done()

        if speed <= 0 or scene.layout_ is None:
            end()
        elif scene.look.reduced_motion:
            scene.set_view(before)
            self._fade.run(events, lambda: scene.set_view(after), speed, done)
        else:
            scene.set_view(before)
            self._animator.run(list(self._steps(list(events), after)), speed, end)

    def drop(self) -> None:
        """Stop what moves without calling its `done`."""
        self._animator.drop()
        self._clear()

    def _clear(self) -> None:
        self._scene.clear_flying()
        self._fade.clear()

    def _steps(self, events: Sequence[Event], after: BoardView) -> Iterator[Step]:
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

    def _single(self, event: Event, after: BoardView) -> list[Step]:
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
