"""Name plates of seats in their four states, price tags, and buttons of boards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.engine.state import SeatId
from stockgames.evenings.person import Portrait
from stockgames.presentation.context import Decided, PlateState, TableContext
from stockgames.presentation.sentences.speech import Wording
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD, sans, serif
from stockgames.ui.theme.palette import INK, Theme, darker, lighter, mix, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached, picture_in
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, squeezed, text_width

PLATE_GLOW = 10
_PORTRAIT: Final = 0.47
"""Where the middle of the portrait is from the left, in heights of the plate."""
WORDS_LEFT = 1.06
"""Where name and note start, right of the portrait, in heights of the plate."""
_ACTIVE = (QColor("#FBF3DE"), QColor("#E6D5AC"))
_ACTIVE_TEXT, _ACTIVE_NOTE = INK, QColor("#62512F")
_FADED = 0.55
"""The opacity of a player who is out."""


def _paint_plate(painter: QPainter, theme: Theme, rect: QRectF, state: PlateState) -> None:
    radius = min(rect.height(), rect.width()) * (0.2 if rect.width() > rect.height() else 0.1)
    path = s.rounded(rect, radius)
    if state == "active":
        s.draw_rounded_glow(painter, rect, radius, theme.glow, reach=PLATE_GLOW, alpha=110)
    s.draw_rounded_shadow(painter, theme, rect, radius, blur=10, offset=4, strength=0.9)
    if state == "active":
        top, bottom = _ACTIVE
    elif state == "out":
        top, bottom = theme.off_top, theme.off_bottom
    else:
        top, bottom = theme.plate_top, theme.plate_bottom
    s.fill(painter, path, s.falling(rect, (0.0, top), (1.0, bottom)))
    edge, width = with_alpha(theme.line, 230), 1.1
    if state == "out":
        hatch = with_alpha(theme.off_quiet_text, 60)
        draw_hatch(painter, path, hatch, angle=45, gap=6, width=0.8)
        edge = with_alpha(theme.quiet_text, 120)
    elif state == "active":
        width = 2.2
    s.stroke(painter, s.rounded(s.inset(rect, 0.5), radius), edge, width)


_plate_surface = picture_in(_paint_plate, PLATE_GLOW + 6)


def plate_colours(theme: Theme, state: PlateState) -> tuple[QColor, QColor]:
    """Return the colours of name and note on a plate in this state."""
    if state == "active":
        return _ACTIVE_TEXT, _ACTIVE_NOTE
    if state == "out":
        return theme.off_text, theme.off_quiet_text
    return theme.text, theme.quiet_text


GLASS: Final = 0.36
"""The width of a plate's hourglass, in heights of the plate."""
_TWO_LINES = 30.0
"""The least height in pixels of a plate with a note below the name."""


def draw_plate(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    name: str,
    note: str = "",
    *,
    portrait: Portrait,
    state: PlateState = "waiting",
    amount: str = "",
    amount_note: str = "",
) -> None:
    """Draw a seat's plate: portrait, name above note, and an amount at the right.

    The state is shown by surface, hatching, glow and emblem, never by colour alone. Leave
    `PLATE_GLOW` px free around `rect`. Texts that are too long are shortened.
    """
    _plate_surface(painter, theme, rect, state)
    colours, height = plate_colours(theme, state), rect.height()
    middle = QPointF(rect.x() + height * _PORTRAIT, rect.center().y() - height * 0.02)
    with s.faded(painter, _FADED if state == "out" else 1.0):
        draw_portrait(painter, portrait_box(middle, height * 0.84), portrait)
    right = rect.right() - 14 - _draw_amount(painter, rect, amount, amount_note, colours)
    if state == "thinking":
        glass = QPointF(right - height * 0.12, middle.y())
        draw_emblem(painter, "hourglass", glass, height * 0.2, theme.heading, theme.panel_top)
        right -= height * GLASS
    left = rect.x() + height * WORDS_LEFT
    room = QRectF(left, rect.y(), right - left, height)
    _draw_words(painter, room, name, note, colours)


@dataclass(frozen=True, slots=True)
class Plate:
    """What a seat's plate shows."""

    name: str
    portrait: Portrait
    note: str = ""
    state: PlateState = "waiting"
    amount: str = ""
    amount_note: str = ""

    @classmethod
    def of(cls, seat: SeatId, decided: Decided, context: TableContext, note: str) -> Plate:
        """Return the plate of a seat with this note."""
        state = context.plate_state(seat, decided)
        return cls(context.name(seat), context.portraits[seat], note, state)

    def draw(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        draw_plate(
            painter,
            theme,
            rect,
            self.name,
            self.note,
            portrait=self.portrait,
            state=self.state,
            amount=self.amount,
            amount_note=self.amount_note,
        )


def draw_tall_plate(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    name: str,
    note: Wording,
    *,
    portrait: Portrait,
    state: PlateState,
    amount: str,
) -> QRectF:
    """Draw a seat's plate in a narrow column: portrait, name, amount and note below each other.

    Return the free space below them.
    """
    _plate_surface(painter, theme, rect, state)
    (ink, quiet), width = plate_colours(theme, state), rect.width()
    face = portrait_box(QPointF(), min(width * 0.5, rect.height() * 0.24))
    face.moveCenter(QPointF(rect.center().x(), rect.top() + width * 0.09 + face.height() / 2))
    draw_portrait(painter, face, portrait)
    if state == "thinking":
        glass = QPointF(rect.right() - width * 0.13, rect.top() + width * 0.14)
        draw_emblem(painter, "hourglass", glass, width * 0.07, theme.heading, theme.panel_top)
    small = sans(max(13, width * 0.1))
    lines = (
        (name, serif(max(15, width * 0.145)), ink),
        (amount, serif(max(17, width * 0.165)), ink),
        (words_in(note, width - 10, small), small, quiet),
    )
    box = QRectF(rect.left() + 5, face.bottom() + 3, width - 10, 0)
    for text, font, colour in lines:
        box.setHeight(font.pixelSize() * 1.32)
        draw_text(painter, box, text, font, colour, CENTRE, elide=True)
        box.moveTop(box.bottom())
    return s.top_part(box, rect.bottom() - 6 - box.top())


def words_in(words: Wording, room: float, font: QFont) -> str:
    """Return the whole text if it fits, otherwise its short form."""
    return words.text if text_width(words.text, font) <= room else words.short


def amount_box(plate: QRectF, amount: str) -> QRectF:
    """Return the rect of the amount on a seat's plate, from its top to its bottom edge."""
    width = text_width(amount, _amount_font(plate))
    return QRectF(plate.right() - 14 - width, plate.top(), width, plate.height())


def amount_note_font(plate: QRectF) -> QFont:
    """Return the font of the note below the amount on a plate."""
    return sans(max(13, plate.height() * 0.22))


def _amount_font(plate: QRectF) -> QFont:
    return serif(max(15, plate.height() * 0.4))


def _draw_amount(
    painter: QPainter, rect: QRectF, amount: str, note: str, colours: tuple[QColor, QColor]
) -> float:
    """Draw an amount above its note, right-aligned; return the width of both."""
    height, width, taken = rect.height(), rect.width() - 14, 0.0
    if amount:
        box = amount_box(rect, amount).translated(0, -height * 0.1 if note else 0)
        draw_text(painter, box, amount, _amount_font(rect), colours[0], RIGHT)
        taken = box.width() + 8
    if note:
        box = QRectF(rect.x(), rect.y() + height * 0.56, width, height * 0.36)
        draw_text(painter, box, note, amount_note_font(rect), colours[1], RIGHT)
        taken = max(taken, text_width(note, amount_note_font(rect)) + 8)
    return taken


def _draw_words(
    painter: QPainter, room: QRectF, name: str, note: str, colours: tuple[QColor, QColor]
) -> None:
    height, font = room.height(), serif(max(15, room.height() * 0.34))
    if not note or height < _TWO_LINES:
        draw_text(painter, room, name, font, colours[0], LEFT, elide=True)
        return
    box = QRectF(room.x(), room.y() + height * 0.06, room.width(), height * 0.5)
    draw_text(painter, box, name, font, colours[0], LEFT, elide=True)
    box = QRectF(room.x(), room.y() + height * 0.52, room.width(), height * 0.36)
    small = squeezed(note, sans(max(13, height * 0.245)), box.width())
    draw_text(painter, box, note, small, colours[1], LEFT, elide=True)


_BRASS = (QColor("#F6E6B4"), QColor("#D8B868"), QColor("#A07C34"))


def tag_box(centre: QPointF, text: str, *, size: float = 19) -> QRectF:
    """Return the rect of a tag without its shadow."""
    height = size * 28 / 19
    width = max(size * 46 / 19, text_width(text, serif(size, BOLD)) + size * 26 / 19)
    return s.centred(centre, width, height)


def draw_tag(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    text: str,
    *,
    size: float = 19,
    rotation: float = 0.0,
) -> None:
    """Draw a brass tag with `text` in `size` px, cached as a pixmap."""
    box = tag_box(QPointF(), text, size=size)
    w, h = box.width(), box.height()

    def paint(target: QPainter) -> None:
        _paint_tag(target, theme, w, h, text, size)

    bounds = QRectF(-w / 2 - 8, -h / 2 - 8, w + 16, h + 20)
    draw_cached(
        painter, ("tag", text, size, theme.name), bounds, paint, at=centre, rotation=rotation
    )


def _paint_tag(painter: QPainter, theme: Theme, w: float, h: float, text: str, size: float) -> None:
    a, b, cut, bend = w / 2, h / 2, h * 0.29, h * 0.21
    path = s.path_from(
        f"M{-a + cut},{-b} L{a - bend},{-b} Q{a},{-b} {a},{-b + bend} L{a},{b - bend} "
        f"Q{a},{b} {a - bend},{b} L{-a + cut},{b} L{-a},{b - cut} L{-a},{-b + cut}Z"
    )
    s.draw_shadow(painter, theme, path, blur=6, offset=3)
    box = QRectF(-a, -b, w, h)
    shades = (0.0, _BRASS[0]), (0.45, _BRASS[1]), (1.0, _BRASS[2])
    s.fill(painter, path, s.slanting(box, *shades))
    s.stroke(painter, path, QColor(0x5E, 0x45, 0x16, 220), 0.9)
    hairline = s.path_from(
        f"M{-a + cut + 2},{-b + 3} L{a - 4},{-b + 3} L{a - 4},{b - 3} L{-a + cut + 2},{b - 3}"
    )
    s.stroke(painter, hairline, QColor(0xFF, 0xF6, 0xD8, 150), 0.6)
    s.fill(painter, s.disc(QPointF(-a + cut, 0), h * 0.093), QColor("#3A2A0C"))
    label = box.adjusted(h * 0.39, 0, -h * 0.18, -1)
    draw_text(painter, label, text, serif(size, BOLD), QColor("#2A1D06"), CENTRE)


ButtonState = Literal["rest", "over", "pressed", "off"]
BUTTON_RADIUS: Final = 7
"""The radius of a button's corners, as in the style sheet."""


def draw_button_face(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    state: ButtonState,
    radius: float,
    *,
    is_primary: bool = False,
) -> QColor:
    """Draw a button of a board without its text; return the colour for the text."""
    path, edge = s.rounded(rect, radius), s.rounded(s.inset(rect, 0.5), radius)
    if state == "off":
        s.fill(painter, path, with_alpha(mix(theme.panel_top, theme.panel_bottom, 0.3), 200))
        draw_hatch(painter, path, with_alpha(theme.line, 50), gap=5)
        s.stroke(painter, edge, with_alpha(theme.line, 90), 1)
        return theme.quiet_text
    pressed = state == "pressed"
    if not pressed:
        s.draw_rounded_shadow(painter, theme, rect, radius, blur=5, offset=2, strength=0.65)
    base = theme.accent if is_primary else theme.face_over if state == "over" else theme.face
    low = darker(base, 0.16) if theme.is_dark else mix(base, theme.paper_dark, 0.35)
    if is_primary:
        low = darker(base, 0.12)
    if pressed:
        base, low = low, darker(low, 0.16 if theme.is_dark else 0.04)
    shades = (0.0, lighter(base, 0.0 if pressed else 0.07)), (1.0, low)
    s.fill(painter, path, s.falling(rect, *shades))
    s.stroke(painter, edge, with_alpha(theme.line, 220), 1.1)
    return theme.accent_text if is_primary else theme.text
