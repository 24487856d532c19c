from __future__ import annotations

import pytest
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.widgets.labels import Ground, Label, LabelRole, Tone, label_colour

ROLES: tuple[LabelRole, ...] = ("title", "name", "caption", "text", "note")
TONES: tuple[Tone, ...] = ("plain", "quiet", "accent", "warning", "good")


def colour_of(label: Label) -> int:
    return label.palette().color(QPalette.ColorRole.WindowText).rgb()


def test_label_follows_theme_and_scale(qtbot: QtBot) -> None:
    look = ThemeContext(EVENING)
    label = Label(look, "Ada", "title")
    qtbot.addWidget(label)
    colour, size = colour_of(label), label.font().pixelSize()
    look.set_theme(DAYLIGHT)
    look.set_scale(1.5)
    assert colour_of(label) != colour
    assert label.font().pixelSize() > size


@pytest.mark.parametrize("role", ROLES)
def test_no_text_is_ever_smaller_than_13_pixels(
    qtbot: QtBot, look: ThemeContext, role: LabelRole
) -> None:
    look.set_scale(0.5)
    label = Label(look, "Ada", role)
    qtbot.addWidget(label)
    assert label.font().pixelSize() >= 13


@pytest.mark.parametrize("ground", ["cloth", "paper"])
def test_tones_differ(look: ThemeContext, ground: Ground) -> None:
    assert len({label_colour(look.theme, tone, ground).rgb() for tone in TONES}) >= 4


def test_tone_can_change(qtbot: QtBot, look: ThemeContext) -> None:
    label = Label(look, "3 days left")
    qtbot.addWidget(label)
    plain = colour_of(label)
    label.set_tone("warning")
    assert colour_of(label) != plain


def test_markup_is_shown_not_obeyed(qtbot: QtBot, look: ThemeContext) -> None:
    plain, marked = Label(look, "Ada"), Label(look, "<b>Ada</b>")
    for label in (plain, marked):
        qtbot.addWidget(label)
    assert marked.sizeHint().width() > plain.sizeHint().width() * 1.5
