"""Rings round what can be picked: the same at every table, and repainted where they change."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from stockgames.ui.table.items import Ring, RingsItem, RingState
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme

PLACE = QRectF(30, 30, 40, 40)


def painted(*rings: Ring, theme: Theme = EVENING) -> QImage:
    """Return a picture of rings on an empty table."""
    scene = QGraphicsScene(QRectF(0, 0, 100, 100))
    item = RingsItem(ThemeContext(theme), "rings")
    item.set_rect(scene.sceneRect())
    scene.addItem(item)
    item.show_rings(rings)
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
def test_each_state_looks_different_and_no_ring_paints_nothing() -> None:
    states: tuple[RingState, ...] = ("open", "picked", "focus")
    pictures = [painted(), *(painted(Ring(PLACE, state)) for state in states)]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


@pytest.mark.usefixtures("qapp")
def test_on_wood_a_ring_can_be_read_in_both_themes() -> None:
    on_wood = Ring(PLACE, "focus", on_wood=True)
    assert painted(on_wood) == painted(on_wood, theme=DAYLIGHT)
    assert painted(on_wood, theme=DAYLIGHT) != painted(Ring(PLACE, "focus"), theme=DAYLIGHT)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("state", ["open", "picked", "focus"])
def test_round_a_card_a_ring_keeps_off_the_print(state: RingState) -> None:
    nothing, ringed = painted(), painted(Ring(PLACE, state, on_card=True))
    within = PLACE.toRect()
    assert ringed.copy(within) == nothing.copy(within)
    assert ringed != nothing


@pytest.mark.usefixtures("qapp")
def test_what_is_chosen_keeps_its_colours_where_no_light_is_wished_for() -> None:
    """A black chip at NYSE turned grey when it was chosen."""
    within = PLACE.adjusted(2, 2, -2, -2).toRect()
    nothing, lit = painted().copy(within), painted(Ring(PLACE, "picked")).copy(within)
    clear = painted(Ring(PLACE, "picked", is_clear=True))
    assert clear.copy(within) == nothing != lit
    assert clear != painted()


def test_what_a_ring_leaves_is_painted_anew(qapp: QApplication) -> None:
    scene = QGraphicsScene(QRectF(0, 0, 100, 100))
    item = RingsItem(ThemeContext(), "rings")
    item.set_rect(scene.sceneRect())
    scene.addItem(item)
    changed: list[QRectF] = []
    scene.changed.connect(changed.extend)
    qapp.processEvents()
    repainted = []
    for rings in ((Ring(PLACE, "open"),), (), ()):
        changed.clear()
        item.show_rings(rings)
        qapp.processEvents()
        repainted.append(any(area.contains(PLACE) for area in changed))
    assert repainted == [True, True, False]
