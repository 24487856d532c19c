"""The old picture fades out over the new one and leaves nothing behind."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene

from stockgames.ui.table.motion import Animator, CrossFade


class Fading:
    """A scene with a red ground that turns green under the fade."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene(QRectF(0, 0, 40, 30))
        self.ground = self.scene.addRect(self.scene.sceneRect(), brush=QColor("red"))
        self.animator = Animator()
        self.fade = CrossFade(self.scene, self.animator, lambda event: None)
        self.done = 0

    def begin(self) -> None:
        self.fade.run((), lambda: self.ground.setBrush(QColor("green")), 1.0, self.end)

    def end(self) -> None:
        self.done += 1

    def veils(self) -> list[QGraphicsPixmapItem]:
        return [item for item in self.scene.items() if isinstance(item, QGraphicsPixmapItem)]


@pytest.fixture
def fading(qapp: QApplication) -> Fading:
    return Fading()


def test_the_old_picture_lies_over_the_new_one(fading: Fading) -> None:
    fading.begin()
    (veil,) = fading.veils()
    assert veil.pixmap().toImage().pixelColor(20, 15) == QColor("red")
    assert fading.ground.brush().color() == QColor("green")
    assert fading.done == 0


def test_its_end_takes_it_away_and_is_told_once(fading: Fading) -> None:
    fading.begin()
    fading.animator.finish()
    fading.animator.finish()
    assert (fading.veils(), fading.done) == ([], 1)


def test_a_fade_that_is_dropped_leaves_no_picture(fading: Fading) -> None:
    fading.begin()
    fading.animator.drop()
    fading.fade.clear()
    assert (fading.veils(), fading.done) == ([], 0)


def test_a_second_fade_ends_the_first(fading: Fading) -> None:
    fading.begin()
    fading.begin()
    assert (len(fading.veils()), fading.done) == (1, 1)


@pytest.mark.parametrize("height", [0.0, 0.4])
def test_where_there_is_no_room_the_change_comes_at_once(fading: Fading, height: float) -> None:
    fading.scene.setSceneRect(0, 0, 40, height)
    fading.begin()
    assert (fading.ground.brush().color(), fading.veils()) == (QColor("green"), [])
    assert fading.done == 1
