"""Portraits and crests."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import bot_portraits, choices, founders
from stockgames.ui.pieces.portrait import (
    crest_colour,
    draw_portrait,
    has_crest,
    names,
    paint_crest,
    portrait_box,
)
from tests.ui.pieces.face_pictures import LETTER, distance, everybody, grey
from tests.ui.theme.test_palette import contrast

BRUNO = bot_portraits()["Bruno"]


def drawn(portrait: Portrait, width: int) -> bytes:
    box = portrait_box(QPointF(40, 50), width)
    return grey(80, 100, lambda painter: draw_portrait(painter, box, portrait))


def test_everybody_is_told_apart_at_24_pixels_in_grey(qapp: QApplication) -> None:
    pictures = {name: drawn(face, 24) for name, face in everybody().items()}
    near = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if distance(pictures[one], pictures[other]) < LETTER
    ]
    assert len(pictures) == 60
    assert near == []


@pytest.mark.parametrize(("width", "crested"), [(24, False), (62, True)])
def test_small_portraits_have_no_crest(qapp: QApplication, width: int, crested: bool) -> None:
    bare = Portrait(**{name: getattr(BRUNO, name) for name in ("face", "hair", "hat", "collar")})
    crest = Portrait(face=bare.face, hair=bare.hair, hat=bare.hat, collar=bare.collar, sign="lily")
    assert (drawn(bare, width) != drawn(crest, width)) is crested


RADIUS = 8.4
"""The radius of the crest beside a portrait of 62 px, that of the app's bots."""
STROKE = 7.7
"""In whole black pixels on white: an area of 5 minutes of arc at 60 cm, which is 3.3 pixels
high, in white on slate, which has seven tenths of the contrast of white on black.
"""
BESIDE = 12.0
"""A CIELAB difference; below 2 two colours look the same side by side, above 10 they differ
at a glance.
"""


def crest(sign: str, colour: str) -> bytes:
    def paint(painter: QPainter) -> None:
        paint_crest(painter, Portrait(sign=sign, colour=colour), QPointF(12, 12), RADIUS)

    return grey(24, 26, paint)


def lab(colour: QColor) -> tuple[float, float, float]:
    """Return L*, a* and b* of a colour under daylight (CIE 1976)."""

    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    def root(share: float) -> float:
        return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116

    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_signs_are_told_apart_in_grey(qapp: QApplication) -> None:
    pictures = {sign: crest(sign, "slate") for sign in names("sign")}
    near = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if distance(pictures[one], pictures[other]) < STROKE
    ]
    assert len(pictures) == 18
    assert near == []


@pytest.mark.parametrize(("one", "other"), list(combinations(names("colour"), 2)))
def test_colours_are_told_apart(one: str, other: str) -> None:
    first, second = crest_colour(one), crest_colour(other)
    assert first is not None
    assert second is not None
    apart = sum((a - b) ** 2 for a, b in zip(lab(first), lab(second), strict=True)) ** 0.5
    assert apart > BESIDE


@pytest.mark.parametrize("name", names("colour"))
def test_signs_read_on_crests(name: str) -> None:
    colour = crest_colour(name)
    assert colour is not None
    assert contrast(QColor("#FFF6E0"), colour) >= 4.5


def test_who_can_sit_together_differs_in_sign_or_colour() -> None:
    for group in (founders().values(), bot_portraits().values(), choices()):
        crests = [(face.sign, face.colour) for face in group]
        assert len(set(crests)) == len(crests)
    alike = [
        bot
        for (bot, face), other in product(bot_portraits().items(), choices())
        if (face.sign, face.colour) == (other.sign, other.colour)
    ]
    assert alike == []


def test_what_is_not_known_is_like_none(qapp: QApplication) -> None:
    assert not has_crest(Portrait())
    assert not has_crest(Portrait(sign="unicorn", colour="mauve"))
    assert has_crest(Portrait(sign="lily"))
    assert has_crest(Portrait(colour="blue"))
    assert crest("unicorn", "slate") == crest("", "slate") == crest("", "mauve")
