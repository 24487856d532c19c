"""Market Force cards, their engraved scenes, and their deck."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.ui.games.exchange.art.cards import PAPER, SIDE_MARKS, Sheet, paint_back, paint_paper
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem, draw_shapes, drawing
from stockgames.ui.theme.engraving import draw_frame
from stockgames.ui.theme.fonts import BOLD, narrowed, sans, serif
from stockgames.ui.theme.palette import DAYLIGHT, SECURITIES, Mark, Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import picture_at
from stockgames.ui.theme.shapes import moved
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, in_lines, squeezed, text_width

SHAPE = 118 / 200
"""A scene's height, in widths."""
_INK, _GROUND = QColor("#26333D"), QColor("#FBF4E0")


def paint_scene(painter: QPainter, box: QRectF, day: str) -> None:
    """Paint the scene of a Market Force by its id; a box that is too low shows its middle."""
    scale = box.width() / 200
    corner = QPointF(box.left(), box.center().y() - 59 * scale)
    painter.fillRect(box, _GROUND)
    with s.clipped(painter, s.rounded(box, 0)), moved(painter, corner, scale=(scale, scale)):
        draw_shapes(painter, drawing("forces", day), _INK, PAPER[0])
    s.stroke(painter, s.rounded(box, 2), _INK, 0.8)
    s.stroke(painter, s.rounded(s.inset(box, -2), 3), with_alpha(_INK, 110), 0.5)


_OXBLOOD = DAYLIGHT.accent
_FORCE_CARDS_INK, _QUIET = DAYLIGHT.ink, DAYLIGHT.quiet_ink
_RULE = QColor(0xA8, 0x85, 0x3C, 160)
_DECK_EDGE = QColor("#E9DDC0")
_STILL = "bell"
"""The emblem of a day on which nothing moves."""
_LEAST_SCENE = 16.0
_FLAT = (0.42, 0.3, 0.25)
"""Least heights of a scene, in widths, to leave space for the line; the first that works."""
_TIGHT = 140.0
"""Below this width in px, cards have their frame near the edge and little space between lines."""


@dataclass(frozen=True, slots=True)
class ForceCard(Sheet):
    """A Market Force card face up; also the key of its pixmap. Sizes in pixels.

    `moves` are the steps by security; `day` is the id of its scene; texts are in the current
    language. `brief` replaces `line` if that doesn't fit.
    """

    title: str
    moves: tuple[int, int, int]
    effect: str
    date: str = ""
    line: str = ""
    brief: str = ""
    day: str = ""

    @property
    def is_tight(self) -> bool:
        """Return whether the card is so narrow that its texts need compact forms."""
        return self.width < _TIGHT


def _paint(painter: QPainter, theme: Theme, card: ForceCard) -> None:
    box, radius = card.box, card.width * 0.05
    s.draw_shadow(painter, theme, s.rounded(box, radius), blur=10, offset=4, strength=0.95)
    paint_paper(painter, box, radius)
    frame = s.inset(box, 3 if card.is_tight else 5)
    draw_frame(
        painter,
        frame,
        with_alpha(_OXBLOOD, 190),
        radius=4,
        gap=3,
        outer_width=1,
        inner_width=0.5,
        corners=card.width > 110,
    )
    side, end = (3, 4) if card.is_tight else (5, 6)
    _Column(painter, card, frame.adjusted(side, end, -side, -end)).paint()


draw_force_card = picture_at(_paint, lambda card: card.box.adjusted(-14, -14, 14, 18))
"""Draws the card around a point."""


_NARROWER = (0.94, 0.88)
"""Condensed widths of letters, to get fewer lines."""
_NARROW = 0.8
"""Minimum condensed width of letters; beyond that the font shrinks."""


def title_font(width: float) -> QFont:
    """Return the title's font for a card width; a word wider than the card is cut off."""
    return serif(max(13, min(width * 0.106, 30)), BOLD)


class _Column:
    """Lays out a Market Force card from the top: date, title, scene, line and steps."""

    def __init__(self, painter: QPainter, card: ForceCard, room: QRectF) -> None:
        self.painter, self.card, self.room = painter, card, room
        w = card.width
        self.title = in_few_lines(card.title, title_font(w), room.width())
        self.effect = serif(max(13, w * 0.11), BOLD)
        self.small = sans(max(13, w * 0.082))
        self.italic = in_one_line(card.date, sans(max(13, w * 0.08), italic=True), room.width())
        self.foot = 18.0 if card.is_tight else max(20.0, w * 0.17)
        """The height of the row of steps."""
        self.air = 5.0 if w > 140 else 0.0
        """The distance of the line from the frame."""
        self.line = card.line
        """What happened, in the longest form that fits."""
        self.gap = 1.0 if card.is_tight else 3.0
        """The vertical gap between elements."""

    def _height(self, text: str, font: QFont, air: float = 0.0) -> float:
        return len(_lines(text, font, self.room.width() - 2 * air)) * _pitch(font)

    def _line_height(self, free: float) -> float:
        """Set the line's font so that a scene fits; return the line's height, 0 if none fits."""
        width = self.room.width()
        for line, most in ((self.card.line, 0), (self.card.brief, 1), (self.card.brief, 2)):
            for flat in _FLAT[: 2 if line == self.card.line else 3]:
                for size in (self.card.width * 0.082, 15, 14, 13):
                    font = sans(max(13, min(size, self.card.width * 0.082)))
                    font = in_few_lines(line, font, width - 2 * self.air, most)
                    height = self._height(line, font, self.air)
                    if 0 < height <= free - width * flat:
                        self.small, self.line = font, line
                        return height
        return 0.0

    def paint(self) -> None:
        """Paint date, title, scene, line and steps from the top."""
        card, room, gap = self.card, self.room, self.gap
        title = self._height(card.title, self.title)
        date = self._height(card.date, self.italic)
        free = room.height() - date - title - self.foot - 4 * gap
        line = self._line_height(free)
        scene = min(room.width() * SHAPE, free - line)
        spare = free - line - scene
        y = self._text(room.top(), date, card.date, self.italic, _QUIET)
        y = self._text(y, title, card.title, self.title, _FORCE_CARDS_INK) + gap + spare * 0.2
        if card.day and scene > _LEAST_SCENE:
            paint_scene(self.painter, s.line_at(self.room, y, scene), card.day)
        y += scene + gap + spare * 0.4
        if line:
            self._text(y, line, self.line, self.small, _FORCE_CARDS_INK, self.air)
        self._steps(room.bottom() - self.foot, ruled=line > 0)

    def _text(
        self, y: float, height: float, text: str, font: QFont, colour: QColor, air: float = 0.0
    ) -> float:
        box, pitch = self.room.adjusted(air, 0, -air, 0), _pitch(font)
        for place, line in enumerate(_lines(text, font, box.width())):
            row = s.line_at(box, y + place * pitch, pitch)
            draw_text(self.painter, row, line, font, colour, CENTRE)
        return y + height

    def _steps(self, y: float, *, ruled: bool) -> None:
        """Paint each moved security's emblem and steps; the name of a single one if it fits."""
        room = self.room
        if ruled:
            over = y - self.gap
            ends = QPointF(room.left() + 14, over), QPointF(room.right() - 14, over)
            s.rule(self.painter, *ends, _RULE)
        moved = [
            (mark, by) for mark, by in zip(SECURITIES.values(), self.card.moves, strict=True) if by
        ]
        if len(moved) <= 1 and self._named(y, self.foot * 0.38, moved):
            return
        if not moved:
            self._still(y)
            return
        pitch = min(self.foot * 2.2, room.width() / max(1, len(moved)))
        half = min(self.foot * 0.38, pitch * 0.22)
        for place, (mark, by) in enumerate(moved):
            x = room.center().x() + (place - (len(moved) - 1) / 2) * pitch
            wide = text_width(_signed(by), self.effect)
            half = min(half, (pitch - wide - 2) / 2)
            left = x - half - wide / 2 - half * 0.1
            at = QPointF(left + half, y + self.foot / 2)
            draw_emblem(self.painter, mark.emblem, at, half, mark.colour, PAPER[0])
            text = QRectF(left + half * 2.2, y, wide + 2, self.foot)
            draw_text(self.painter, text, _signed(by), self.effect, mark.colour, LEFT)

    def _named(self, y: float, half: float, moved: list[tuple[Mark, int]]) -> bool:
        """Paint the single moved security's name, or that nothing moves; return whether it fits."""
        effect, room = self.card.effect, self.room
        width = text_width(effect, self.effect) + 2.6 * half
        if width > room.width():
            return False
        emblem = moved[0][0].emblem if moved else _STILL
        colour = moved[0][0].colour if moved else _QUIET
        left = room.center().x() - width / 2
        at = QPointF(left + half, y + self.foot / 2)
        draw_emblem(self.painter, emblem, at, half, colour, PAPER[0])
        text = QRectF(left + 2.6 * half, y, width, self.foot)
        draw_text(self.painter, text, effect, self.effect, colour, LEFT)
        return True

    def _still(self, y: float) -> None:
        """Paint that nothing moves where space is short: in small type, or as a symbol."""
        at = s.line_at(self.room, y, self.foot)
        font = in_one_line(self.card.effect, serif(13, BOLD), at.width())
        if text_width(self.card.effect, font) <= at.width():
            draw_text(self.painter, at, self.card.effect, font, _QUIET, CENTRE)
        else:
            draw_emblem(self.painter, _STILL, at.center(), self.foot * 0.38, _QUIET, PAPER[0])


def in_one_line(text: str, font: QFont, width: float) -> QFont:
    """Return the font, condensed and then shrunk until the text fits on one line."""
    wide = text_width(text, font)
    if wide <= width:
        return font
    share = (width - 1) / wide
    return narrowed(font, share) if share >= _NARROW else squeezed(text, font, width - 1)


def in_few_lines(text: str, font: QFont, width: float, most: int = 2) -> QFont:
    """Return the font, condensed until no word is cut and `most` lines are enough, if possible.

    With `most` 0 the number of lines isn't limited.
    """
    longest = max(text.split(), key=len, default="")
    font = in_one_line(longest, font, width)
    if not most:
        return font
    tries = (font, *(narrowed(font, share) for share in _NARROWER))
    return min(tries, key=lambda size: max(most, len(_lines(text, size, width))))


def _lines(text: str, font: QFont, width: float) -> list[str]:
    return in_lines(text, font, width) if text else []


def _pitch(font: QFont) -> float:
    """Return the line spacing on a card in px, tighter than on a page."""
    return font.pixelSize() * 1.18


def _signed(by: int) -> str:
    return f"{SIDE_MARKS['buy' if by > 0 else 'sell']}{abs(by)}"


def _paint_deck(painter: QPainter, theme: Theme, width: float, height: float, count: int) -> None:
    layers = (count + 1) // 2
    for i in range(layers):
        card = s.centred(QPointF(-i * 0.7, -i * 1.6), width, height)
        path = s.rounded(card, width * 0.07)
        if not i:
            s.draw_shadow(painter, theme, path, blur=8, offset=5, strength=0.9)
        if i == layers - 1:
            paint_back(painter, card, width * 0.07)
        else:
            s.fill(painter, path, _DECK_EDGE)
            s.stroke(painter, path, QColor(0x1C, 0x33, 0x44, 180), 0.6)


def _deck_bounds(width: float, height: float, count: int) -> QRectF:
    box = s.centred(QPointF(), width, height)
    return box.adjusted(-18, -28, 14, 18) if count else box


draw_deck = picture_at(_paint_deck, _deck_bounds)
"""Draws the face-down deck of `count` cards, 0 to 15, around the centre of the lowest."""
