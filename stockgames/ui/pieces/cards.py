"""Playing cards, 5:7: numbers, courts, aces and backs; and cards fanned out in a room."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from stockgames.presentation.sentences.speech import rank_index
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem, draw_shapes, drawing
from stockgames.ui.theme.engraving import draw_band, draw_rosette
from stockgames.ui.theme.fonts import SEMIBOLD, serif
from stockgames.ui.theme.palette import INK, SUITS, Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.text import CENTRE, draw_text

JACK, QUEEN, KING = 11, 12, 13
_RANKS: Final = {JACK: "jack", QUEEN: "queen", KING: "king"}
_SUITS: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_FRAME: Final = QRectF(20.5, 9, 59, 122)
_UPPER: Final = QRectF(20, 8, 60, 62.2)
_BELT: Final = QRectF(20.5, 67.4, 59, 5.2)
_HALVES: Final = ((QPointF(), 0.0), (QPointF(100, 140), 180.0))
"""The origin and the turn of both halves of a figure."""
_DOWN: Final = 2.6
"""How far a figure is moved down in its half, so that its hat clears the frame."""
_PAPER = (QColor("#FBF4E0"), QColor("#F1E5C6"))
_DARK_GOLD, _LIGHT_GOLD = QColor("#8A6526"), QColor("#F6E6B4")
_HALO, _WHITE = QColor("#A8853C"), QColor("#FFFFFF")


def paint_court(
    painter: QPainter, card: QRectF, rank: int, suit: str, emblem: str, colour: QColor
) -> None:
    """Paint the framed figure of a court card, once upright and once upside down."""
    with s.moved(painter, card.topLeft(), scale=(card.width() / 100, card.width() / 100)):
        frame = s.rounded(_FRAME, 1.6)
        s.fill(painter, frame, s.falling(_FRAME, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
        with s.clipped(painter, frame):
            for corner, turn in _HALVES:
                with s.moved(painter, corner, turn=turn):
                    painter.setClipRect(_UPPER, Qt.ClipOperation.IntersectClip)
                    _paint_half(painter, rank, suit, colour)
            _paint_belt(painter, emblem, colour)
        s.stroke(painter, frame, with_alpha(colour, 230), 0.9)
        inner = s.rounded(_FRAME.adjusted(1.4, 1.4, -1.4, -1.4), 1)
        s.stroke(painter, inner, with_alpha(_DARK_GOLD, 200), 0.4)
        for corner, turn in _HALVES:
            with s.moved(painter, corner, turn=turn):
                draw_emblem(painter, emblem, QPointF(27.6, 18.2), 4.4, colour, _WHITE)


def _paint_half(painter: QPainter, rank: int, suit: str, colour: QColor) -> None:
    head = QPointF(50, 30)
    near, far = with_alpha(colour, 60), with_alpha(_HALO, 55)
    draw_rosette(painter, head, 17, 31, near, strands=9, lobes=18, width=0.3)
    draw_rosette(painter, head, 31, 52, far, strands=7, lobes=22, width=0.3)
    painter.translate(0, _DOWN)
    shapes = drawing("courts", f"{_RANKS[rank]}-{_SUITS[suit]}")
    draw_shapes(painter, shapes, colour, _PAPER[0])


def _paint_belt(painter: QPainter, emblem: str, colour: QColor) -> None:
    """Paint the belt over the seam between both halves, with a lozenge in its middle."""
    band = QPainterPath()
    band.addRect(_BELT)
    s.fill(painter, band, colour)
    braid = s.line_at(_BELT, 68.0, 4.0)
    draw_band(painter, braid, with_alpha(_LIGHT_GOLD, 230), strands=5, period=9, width=0.4)
    s.rule(painter, _BELT.topLeft(), _BELT.topRight(), INK, 0.6)
    s.rule(painter, _BELT.bottomLeft(), _BELT.bottomRight(), INK, 0.6)
    for reach, width, ink in ((5.4, 0.6, INK), (4.2, 0.35, _DARK_GOLD)):
        corners = [(50, 70 - reach), (50 + reach, 70), (50, 70 + reach), (50 - reach, 70)]
        if ink is INK:
            s.fill(painter, s.polygon(corners), _PAPER[0])
        s.stroke(painter, s.polygon(corners), ink, width)
    draw_emblem(painter, emblem, QPointF(50, 70), 2.2, colour, _WHITE)


CARD_RATIO = 1.4
_INDEX_X: Final = 0.11
"""The distance of an index's centre from the card's edge, in card widths."""
_INDEX_Y, _PIP_Y = 0.14, 0.33
"""The y of the centres of an index and of the pip below it; a Q has a tail."""
_CHARGES: Final = {
    "S": ("anchor", 0.06, 0.41),
    "H": ("key", 0.0, 0.41),
    "D": ("gem", 0.02, 0.34),
    "C": ("wheat", -0.02, 0.46),
}
"""What is cut out of an ace's suit: its emblem, its y and its size."""
_FACE = (QColor("#FFFDF6"), QColor("#F0E6CE"))
_BACK_EDGE = (QColor("#FFFBF0"), QColor("#E9DDC0"))
_BACK = (QColor("#8A2A2E"), QColor("#561216"))
_EDGE = QColor(0x7A, 0x6A, 0x48, 170)
_GOLD = QColor("#F0DCA4")
_COIN, _RIM = QColor("#F3E6C4"), QColor("#8A6526")
"""The paper of a back's middle medal with the buttonwood, and the ink around it."""
_CUT, _MEDAL = QColor("#FFFFFF"), QColor("#FFFBEF")

_LOW, _HIGH, _THIRD = 1.0, 0.67, 0.34
_FOUR = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_SIX = (*_FOUR, (-1, 0), (1, 0))
_EIGHT = (*_FOUR, (-1, -_THIRD), (1, -_THIRD), (-1, _THIRD), (1, _THIRD))
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: _FOUR,
    5: (*_FOUR, (0, 0)),
    6: _SIX,
    7: (*_SIX, (0, -0.5)),
    8: (*_SIX, (0, -0.5), (0, 0.5)),
    9: (*_EIGHT, (0, 0)),
    10: (*_EIGHT, (0, -_HIGH), (0, _HIGH)),
}


@dataclass(frozen=True, slots=True)
class Card:
    """A card of `width` px; also the key of its pixmap.

    `rank` is 1 (ace) to 13 (king), or 0 for a back. `lift` is the offset of the shadow of a raised
    card, in pixels.
    """

    width: float
    rank: int = 0
    suit: str = "S"
    four_colours: bool = True
    lift: float = 0.0
    shadow: bool = True

    @property
    def height(self) -> float:
        """The height in pixels."""
        return self.width * CARD_RATIO

    @property
    def bounds(self) -> QRectF:
        """The rect of card and shadow; (0, 0) is the centre of the card."""
        w, h, reach = self.width, self.height, 22 if self.lift else 8
        return QRectF(-w / 2 - reach, -h / 2 - reach, w + 2 * reach, h + 2 * reach + self.lift)


def draw_card(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    card: Card,
    *,
    rotation: float = 0.0,
    still: bool = False,
) -> None:
    """Draw a card around `centre`, cached as a pixmap, rotated `rotation` degrees clockwise.

    `still` is for cards that keep their rotation for long.
    """

    def paint(target: QPainter) -> None:
        paint_card(target, theme, card)

    key = (card, theme.name, rank_index(card.rank) if card.rank else "")
    draw_cached(painter, key, card.bounds, paint, at=centre, rotation=rotation, still=still)


def paint_card(painter: QPainter, theme: Theme, card: Card) -> None:
    """Paint a card around the origin, uncached."""
    w, h = card.width, card.height
    box = QRectF(-w / 2, -h / 2, w, h)
    path = s.rounded(box, w * 0.075)
    if card.shadow and card.lift:
        s.draw_shadow(painter, theme, path, blur=20, offset=card.lift, strength=1.15)
    elif card.shadow:
        s.draw_shadow(painter, theme, path, blur=5, offset=2, strength=0.85)
    if card.rank:
        _show_face(painter, box, card)
    else:
        _paint_back(painter, box, w)


def _show_face(painter: QPainter, box: QRectF, card: Card) -> None:
    """Draw the face from its own cached pixmap, as it is costly and the same for all states."""
    index = rank_index(card.rank)
    key = ("card face", card.width, card.rank, card.suit, card.four_colours, index)
    draw_cached(painter, key, s.inset(box, -1), lambda target: _paint_face(target, box, card))


def _paint_face(painter: QPainter, box: QRectF, card: Card) -> None:
    w, h, suit = card.width, card.height, SUITS[card.suit]
    colour = suit.colour(card.four_colours)
    end = QPointF(box.left() + w * 0.4, box.bottom())
    shade = s.linear(box.topLeft(), end, (0.0, _FACE[0]), (1.0, _FACE[1]))
    s.fill(painter, s.rounded(box, w * 0.075), shade)
    s.stroke(painter, s.rounded(s.inset(box, 0.4), w * 0.075), _EDGE, 0.8)
    for turned in (0, 180):
        with s.moved(painter, QPointF(), turn=turned):
            _paint_index(painter, box, w, rank_index(card.rank), colour)
            small = QPointF(box.left() + w * _INDEX_X, box.top() + w * _PIP_Y)
            draw_emblem(painter, suit.emblem, small, w * 0.068, colour, _CUT)
    if card.rank == 1:
        _paint_ace(painter, w, card.suit, suit.emblem, colour)
    elif card.rank <= 10:
        size = w * (0.094 if card.rank < 9 else 0.088)
        for x, y in _PIPS[card.rank]:
            at = QPointF(x * w * 0.172, y * h * 0.315)
            turn = 180 if y > 0 else 0
            draw_emblem(painter, suit.emblem, at, size, colour, _CUT, rotation=turn)
    else:
        paint_court(painter, box, card.rank, card.suit, suit.emblem, colour)


def _paint_index(painter: QPainter, box: QRectF, w: float, text: str, colour: QColor) -> None:
    """Paint the rank in a corner; two digits are condensed, so that they touch no pip."""
    with s.moved(painter, QPointF(box.left() + w * _INDEX_X, box.top() + w * _INDEX_Y)):
        if len(text) > 1:
            painter.scale(0.78, 1)
        corner = QRectF(-w * 0.3, -w * 0.2, w * 0.6, w * 0.4)
        draw_text(painter, corner, text, serif(w * 0.215, SEMIBOLD), colour, CENTRE)


def _paint_ace(painter: QPainter, w: float, suit: str, emblem: str, colour: QColor) -> None:
    """Paint an ace's engraved medal: its suit, with the emblem of its trade cut out."""
    h, middle = w * CARD_RATIO, QPointF()
    fine = max(0.4, w * 0.004)
    near, rim = with_alpha(colour, 150), with_alpha(colour, 140)
    draw_rosette(painter, middle, w * 0.27, w * 0.385, near, strands=14, lobes=16, width=fine)
    draw_rosette(painter, middle, w * 0.385, w * 0.41, rim, strands=4, lobes=40, width=fine)
    s.fill(painter, s.disc(middle, w * 0.265), _MEDAL)
    s.stroke(painter, s.disc(middle, w * 0.265), colour, max(0.5, w * 0.006))
    s.stroke(painter, s.disc(middle, w * 0.25), colour, max(0.35, w * 0.003))
    draw_emblem(painter, emblem, middle, w * 0.185, colour, _CUT)
    charge, drop, size = _CHARGES[suit]
    at = QPointF(0, drop * w * 0.185)
    draw_emblem(painter, charge, at, size * w * 0.185, _MEDAL, colour)
    for side in (-1, 1):
        top = side * h * 0.335 - w * 0.022
        band = QRectF(-w * 0.2, top, w * 0.4, w * 0.044)
        ink = with_alpha(colour, 170)
        draw_band(painter, band, ink, strands=5, period=w * 0.1, width=max(0.35, w * 0.003))


def _paint_back(painter: QPainter, box: QRectF, w: float) -> None:
    """Paint a braided frame and three medals, the middle one with the buttonwood tree."""
    edge, path, fine = w * 0.055, s.rounded(box, w * 0.075), max(0.35, w * 0.0042)
    shade = s.linear(box.topLeft(), box.bottomRight(), (0.0, _BACK_EDGE[0]), (1.0, _BACK_EDGE[1]))
    s.fill(painter, path, shade)
    field, gold = s.rounded(s.inset(box, edge), w * 0.04), with_alpha(_GOLD, 200)
    ground = s.radial(QPointF(), box.height() * 0.6, (0.0, _BACK[0]), (1.0, _BACK[1]))
    s.fill(painter, field, ground)
    with s.clipped(painter, field):
        faint = with_alpha(_GOLD, 52)
        for inner in (0.44, 0.56, 0.68, 0.8):
            far = w * (inner + 0.12)
            draw_rosette(painter, QPointF(), w * inner, far, faint, strands=3, lobes=22, width=fine)
    _paint_braids(painter, box, w, fine)
    s.stroke(painter, s.rounded(s.inset(box, edge + w * 0.012), w * 0.03), gold, fine * 1.2)
    s.stroke(painter, s.rounded(s.inset(box, w * 0.16), w * 0.02), gold, fine * 1.2)
    for side in (-1, 1):
        at = QPointF(0, side * w * 0.36)
        draw_rosette(painter, at, w * 0.03, w * 0.105, gold, strands=8, lobes=7, width=fine)
    s.fill(painter, s.disc(QPointF(), w * 0.255), _BACK[1])
    draw_rosette(painter, QPointF(), w * 0.17, w * 0.25, gold, strands=12, lobes=16, width=fine)
    s.fill(painter, s.disc(QPointF(), w * 0.165), _COIN)
    for rim, line in ((0.165, 1.4), (0.15, 0.7)):
        s.stroke(painter, s.disc(QPointF(), w * rim), _RIM, fine * line)
    draw_emblem(painter, "tree", QPointF(0, -w * 0.004), w * 0.11, _BACK[0], _COIN)
    s.stroke(painter, path, _EDGE, 0.7)


def _paint_braids(painter: QPainter, box: QRectF, w: float, fine: float) -> None:
    """Paint a braid along each edge of a back; the side braids end at the corners."""
    thick, period, ink = w * 0.08, w * 0.115, with_alpha(_GOLD, 190)
    frame = s.inset(box, w * 0.0672)
    for top in (frame.top(), frame.bottom() - thick):
        braid = QRectF(frame.left() + w * 0.0128, top, frame.width() - w * 0.0256, thick)
        draw_band(painter, braid, ink, strands=7, period=period, width=fine)
    for left in (frame.left(), frame.right() - thick):
        braid = QRectF(left, frame.top() + w * 0.0128, thick, frame.height() - w * 0.0256)
        draw_band(painter, braid, ink, strands=7, period=period, width=fine, vertical=True)


# Fans

_LOOSEST = 0.66
"""The greatest distance between neighbours, in card widths."""
_DROP = 0.3
"""The most that the outer cards are below the middle one, in card widths."""
_FOOT = 8.0
"""The free space below the lowest corner, in pixels."""


@dataclass(frozen=True, slots=True)
class FanCard:
    """Position of a card in a fan; `angle` in degrees clockwise, `ratio` its height to width."""

    centre: QPointF
    angle: float
    width: float
    ratio: float

    def raised(self, by: float) -> FanCard:
        """Return the position of the card raised out of the fan by a length."""
        turn = math.radians(self.angle)
        aside = QPointF(math.sin(turn) * by, -math.cos(turn) * by)
        return replace(self, centre=self.centre + aside)

    def towards(self, end: FanCard, share: float) -> FanCard:
        """Return the position at a share (0 to 1) of the way to another."""
        at = self.centre + (end.centre - self.centre) * share
        return replace(self, centre=at, angle=self.angle + (end.angle - self.angle) * share)

    def outline(self) -> QPainterPath:
        w, h = self.width, self.width * self.ratio
        path = QPainterPath()
        path.addRect(QRectF(-w / 2, -h / 2, w, h))
        return self._transform().map(path)

    def edge(self, along: float) -> QPointF:
        """Return a point on its upper edge; 0 is the left corner, 1 the right one."""
        return self._transform().map(QPointF(along - 0.5, -self.ratio / 2) * self.width)

    def _transform(self) -> QTransform:
        return QTransform().translate(self.centre.x(), self.centre.y()).rotate(self.angle)


def fan(
    count: int, room: QRectF, card: float, ratio: float, loosest: float = _LOOSEST
) -> list[FanCard]:
    """Return positions of `count` cards in a fan, from the left; many cards overlap more."""
    if not count:
        return []
    steps = max(1, count - 1)
    pitch = min(card * loosest, (room.width() - card * 1.3) / steps)
    reach = pitch * (count - 1) / 2
    spare = room.height() - card * ratio - _FOOT
    drop = max(1.0, min(card * _DROP, spare / (1 + card / max(reach, 1.0))))
    radius = max(reach * reach / (2 * drop), reach * 2.2, 1.0)
    top = room.top() + card * ratio / 2
    placed = []
    for i in range(count):
        x = -reach + i * pitch
        turn = math.asin(x / radius) if radius > reach else 0.0
        y = top + radius * (1 - math.cos(turn))
        at = QPointF(room.center().x() + x, y)
        placed.append(FanCard(at, math.degrees(turn), card, ratio))
    return placed
