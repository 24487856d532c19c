"""The dimmer is dark outside the spotlights, lets clicks through, and is off in high contrast."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.lessons.dimmer import Dimmer
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import CONTRASTS, DAYLIGHT, Theme
from stockgames.ui.theme.spotlights import Spotlight, dimmed_image, glowing

PAGE = QSize(400, 300)
PLACE = QRectF(100, 80, 120, 60)


def test_a_lamp_lights_all_of_its_place(theme: Theme) -> None:
    image = dimmed_image(theme, PAGE, [Spotlight(PLACE)], PAGE)
    dark = image.pixelColor(5, 290).alpha()
    assert dark > 120
    for point in (PLACE.center(), PLACE.topLeft(), PLACE.bottomRight()):
        assert image.pixelColor(point.toPoint()).alpha() < dark / 2, point


def test_a_quieter_light_leaves_some_of_the_dim(theme: Theme) -> None:
    middle = PLACE.center().toPoint()
    full, quiet = (
        dimmed_image(theme, PAGE, [lamp], PAGE) for lamp in (Spotlight(PLACE), glowing(PLACE))
    )
    assert full.pixelColor(middle).alpha() < quiet.pixelColor(middle).alpha() < 120


def test_a_lamp_on_its_way_is_between_both_places() -> None:
    there = Spotlight(QRectF(200, 180, 20, 20), 0.5)
    half = Spotlight(PLACE).towards(there, 0.5)
    assert half.rect == QRectF(QPointF(150, 130), QPointF(220, 170))
    assert half.strength == 0.75
    assert Spotlight(PLACE).towards(there, 1) == there


def test_lamps_travel_and_rest(qtbot: QtBot, look: ThemeContext) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    veil = Dimmer(look, page)
    veil.resize(PAGE)
    page.show()
    veil.light([Spotlight(PLACE)])
    veil.light([Spotlight(QRectF(10, 10, 20, 20))])
    veil.finish()
    assert veil.lamps == (Spotlight(QRectF(10, 10, 20, 20)),)
    assert veil.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_high_contrast_has_frames_in_place_of_the_veil(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    veil = Dimmer(ThemeContext(CONTRASTS[DAYLIGHT.name]), page)
    veil.resize(PAGE)
    veil.light([Spotlight(PLACE)], moving=False)
    far = veil.grab().toImage().pixelColor(390, 290)
    empty = Dimmer(ThemeContext(CONTRASTS[DAYLIGHT.name]), page)
    empty.resize(PAGE)
    assert far == empty.grab().toImage().pixelColor(390, 290)
    frame = veil.grab().toImage().pixelColor(round(PLACE.left()) - 5, round(PLACE.center().y()))
    assert frame != far
