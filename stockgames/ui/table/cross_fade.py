"""The old picture of a scene fading over the new one: what moves where motion is reduced."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from stockgames.engine.event import Event
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.animator import Animator, Step

DURATION: Final = 80
"""As designed, in milliseconds."""
_ABOVE_ALL = 90


class CrossFade:
    """Fades one picture at a time, as a step of the animator; `sound_of` tells what is heard."""

    def __init__(
        self,
        scene: QGraphicsScene,
        animator: Animator,
        sound_of: Callable[[Event], Sound | None],
    ) -> None:
        self._scene = scene
        self._animator = animator
        self._sound_of = sound_of
        self._veil: QGraphicsPixmapItem | None = None

    def run(
        self,
        events: Iterable[Event],
        change: Callable[[], None],
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Let the picture before `change` fade over the one after it; then call `done` once.

        The events that changed it are heard as it begins.
        """
        self._animator.finish()
        if self._scene.sceneRect().size().toSize().isEmpty():  # no room to see anything in
            change()
            done()
            return
        old = self._picture()
        change()
        veil = QGraphicsPixmapItem(old)
        veil.setZValue(_ABOVE_ALL)
        self._scene.addItem(veil)
        self._veil = veil

        def end() -> None:
            self.clear()
            done()

        fade = Step(DURATION, lambda share: veil.setOpacity(1 - share))
        heard = self._animator.heard(*map(self._sound_of, events))
        self._animator.run([*heard, fade], speed, end)

    def clear(self) -> None:
        """Take the old picture away: whoever drops the animator does this, too."""
        if self._veil is not None:
            self._scene.removeItem(self._veil)
            self._veil = None

    def _picture(self) -> QPixmap:
        ratio = max((view.devicePixelRatioF() for view in self._scene.views()), default=1.0)
        picture = QPixmap(self._scene.sceneRect().size().toSize() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill("transparent")
        painter = QPainter(picture)
        self._scene.render(painter)
        painter.end()
        return picture
