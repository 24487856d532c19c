"""How things move on the Exchange table: sleeves turn, the lobbyist walks, the bubble pops."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QObject
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

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
from stockgames.ui.table.animator import Animator, Step

CROSS_FADE = 80
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


class Mover(QObject):
    """Turns the events of a move into motion, then lets the scene agree with the view after it."""

    def __init__(self, scene: ExchangeScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._animator = Animator(self)
        self._veil: QGraphicsPixmapItem | None = None

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
            self._cross_fade(after, speed, done)
        else:
            scene.set_view(before)
            self._animator.run(list(self._steps(list(events), after)), speed, end)

    def finish(self) -> None:
        """Jump to the end of what moves; its `done` is called."""
        self._animator.finish()

    def drop(self) -> None:
        """Stop what moves without calling its `done`."""
        self._animator.drop()
        self._clear()

    def _clear(self) -> None:
        self._scene.clear_flying()
        if self._veil is not None:
            self._scene.removeItem(self._veil)
            self._veil = None

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

    def _cross_fade(self, after: BoardView, speed: float, done: Callable[[], None]) -> None:
        """Let the old picture fade over the new one."""
        scene = self._scene
        ratio = scene.views()[0].devicePixelRatioF() if scene.views() else 1.0
        old = QPixmap(scene.sceneRect().size().toSize() * ratio)
        old.setDevicePixelRatio(ratio)
        old.fill("transparent")
        painter = QPainter(old)
        scene.render(painter)
        painter.end()
        scene.set_view(after)
        veil = QGraphicsPixmapItem(old)
        veil.setZValue(90)
        scene.addItem(veil)
        self._veil = veil

        def end() -> None:
            self._clear()
            done()

        fade = Step(CROSS_FADE, lambda share: veil.setOpacity(1 - share))
        self._animator.run([fade], speed, end)


def _founders_together(events: Sequence[Event]) -> list[Event]:
    """Return the events with founders side by side; their ledgers fill with the money at once."""
    if not any(isinstance(event, FounderShown) for event in events):
        return list(events)
    rest = [e for e in events if not isinstance(e, MoneyMoved) or e.reason != FOUNDED]
    founders = [event for event in rest if isinstance(event, FounderShown)]
    first = rest.index(founders[0])
    return [*rest[:first], *founders, *(e for e in rest[first:] if e not in founders)]
