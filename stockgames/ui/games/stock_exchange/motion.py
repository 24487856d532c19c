"""Animations and sounds of the desk: seals being pressed, and goods arriving."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF

from stockgames.engine.event import Event
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.audit_steps import StepKind
from stockgames.games.stock_exchange.events import Arrived, EnvelopesOpened, Sealed
from stockgames.games.stock_exchange.parts import ROUNDS
from stockgames.games.stock_exchange.places import Place
from stockgames.ui.games.stock_exchange.scene import DeskScene
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.motion import Animator, Hit, Moving, Step, Together, arc

AUDIT_SOUNDS: Final[Mapping[StepKind, Sound]] = {
    "stamp": Sound.SEAL,
    "pay": Sound.COINS,
    "place": Sound.MARKER,
}
"""The sound at the start of an audit step."""


def sound_of(event: Event) -> Sound | None:
    """Return the sound that everyone at the table hears for an event; None for silence."""
    match event:
        case Sealed():
            return Sound.SEAL
        case EnvelopesOpened():
            return Sound.PAPER
        case _:
            return None


PRESS: Final = 180
ARRIVE: Final = 350
FLY: Final = 220
"""In milliseconds, as designed."""
_ARCH: Final = 26.0
"""The height of a crate's or certificate's arc."""


class DeskMover:
    """Animates moves over the scene."""

    def __init__(self, scene: DeskScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator

    def play(
        self,
        events: Sequence[Event],
        front: SeatId,
        speed: float,
        done: Callable[[], None],
        settle: Callable[[], None],
    ) -> None:
        """Press the seals of seats that sealed; if goods came, call `settle`, then animate them."""
        sealed = [event.seat for event in events if isinstance(event, Sealed)]
        steps: list[Moving] = []
        if sealed:
            steps.append(Together(*([*self._press(seat, front)] for seat in sealed)))
        steps += self._animator.heard(*map(sound_of, events))

        def then() -> None:
            settle()
            self._arrive(speed, done)

        came = any(isinstance(event, Arrived) and event.round <= ROUNDS for event in events)
        self._animator.run(steps, speed, then if came else done)

    def _arrive(self, speed: float, done: Callable[[], None]) -> None:
        item = self._scene.arrived

        def move(share: float) -> None:
            item.shift = 1 - share
            item.update()

        self._animator.run([Step(ARRIVE, move)], speed, done)

    def fly(self, thing: Place, start: QPointF, target: Place, speed: float) -> None:
        """Fly a crate or certificate to its place, which looks empty until it lands."""
        scene = self._scene
        end = scene.place_rect(target).center()
        scene.show_landing(target)

        at = arc(start, end, _ARCH)

        def move(share: float) -> None:
            scene.carried.carry(thing, at(share))

        def land() -> None:
            scene.carried.carry(None, end)
            scene.show_landing(None)

        move(0.0)
        self._animator.run([Step(FLY, move)], speed, land)

    def _press(self, seat: SeatId, front: SeatId) -> list[Step]:
        """Press a seal: the front seat's on the envelope, any other on its name plate."""
        scene, answer = self._scene, list[Step]()
        if seat == front:
            middle = scene.envelope.rect.center()
            answer.append(scene.struck(Hit(middle, [scene.envelope], strength=2)))
            scene.envelope.sealed = True
            scene.envelope.update()

            def press(share: float) -> None:
                scene.envelope.pressed = share

        else:

            def press(share: float) -> None:
                scene.cabinet.fresh_seal = (seat, share)

        press(0.0)
        return [Step(PRESS, press, easing=QEasingCurve.Type.InCubic), *answer]
