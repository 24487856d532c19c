"""Buttons painted on the table itself, each with its key."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from stockgames.ui.kit.boxes import column_at
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.palette import Theme
from stockgames.ui.kit.text import draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import (
    RADIUS,
    ButtonState,
    draw_button_face,
    draw_key_cap,
    key_cap_size,
)
from stockgames.ui.shell.words import key_text


def draw_key_button(
    painter: QPainter,
    look: Look,
    theme: Theme,
    box: QRectF,
    text: str,
    key: str,
    state: ButtonState,
) -> None:
    """Draw a button with a text at the left and a key at the right.

    The theme is that of the ground it stands on: paper is light in the evening too.
    """
    colour = draw_button_face(painter, theme, box, "secondary", state, radius=look.corner(RADIUS))
    small, shown = look.sans(13), key_text(key)
    width, height = key_cap_size(shown, small)
    wider = look.margin
    cap = QRectF(box.right() - width - wider(8), box.center().y() - height / 2, width, height)
    draw_key_cap(painter, cap, shown, small, colour)
    words = column_at(box, box.left() + wider(10), cap.left() - box.left() - wider(14))
    draw_text(painter, words, text, look.sans(15, SEMIBOLD), colour, elide=True)
