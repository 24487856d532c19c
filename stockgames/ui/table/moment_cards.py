"""The cards of a seat in a common moment: open, or as backs that tell what is known of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.boxes import line_at
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_rosette
from stockgames.ui.kit.fonts import SEMIBOLD, serif
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import fill, inset, linear, rounded, stroke
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, fitted, squeezed, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.common_moment import MomentCard

NOTHING: Final = MomentCard("", "")
"""Stands for a card that is not painted."""
_CAPTIONED, _ROOMY = 50.0, 90.0
"""Cards that are lower, in px, do without their captions, and have these close to the edge."""
_MOST = 0.42
"""How much of a card its caption takes at most: large text would lie over the figure."""
_BARE = 4.0
"""Pixels under the figure of a card without a caption."""
_BACK = (QColor("#8A2A2E"), QColor("#561216"))
_GOLD = QColor("#F0DCA4")


class CardPainter:
    """Paints cards of one page."""

    def __init__(self, painter: QPainter, look: Look) -> None:
        self.painter, self.look, self.theme = painter, look, look.theme

    def places(self, room: QRectF, count: int) -> list[QRectF]:
        """Return where so many cards lie side by side; nowhere where they would be too small."""
        if room.height() < 34:
            return []
        gap = max(6.0, self.look.px(12))
        width = (room.width() - (max(3, count) - 1) * gap) / max(3, count)
        step, top, height = width + gap, room.top(), room.height()
        return [QRectF(room.left() + i * step, top, width, height) for i in range(count)]

    def paint(self, box: QRectF, card: MomentCard) -> None:
        """Paint a card, face up or as its back; none where its face is empty."""
        if card == NOTHING:
            return
        if card.is_back:
            self._back(box, card)
            return
        theme, look, wider = self.theme, self.look, self.look.margin
        draw_paper(self.painter, theme, box, radius=wider(5), blur=wider(5), offset=wider(2))
        ink = theme.ink if card.mark is None else card.mark.colour
        line = with_alpha(theme.line, 130) if card.mark is None else with_alpha(ink, 110)
        stroke(self.painter, rounded(inset(box, wider(3.5)), wider(3)), line, 0.8)
        caption = look.serif(17, SEMIBOLD)
        below = self._caption_height(box, card)
        told = below > _BARE
        upper = box.adjusted(wider(5), wider(4), -wider(5), -below)
        if told:
            lower = line_at(upper, upper.bottom() - 1, below - wider(4))
            small = squeezed(card.caption, caption, lower.width())
            draw_text(self.painter, lower, card.caption, small, ink, CENTRE, elide=True)
        self._corner(box, card)
        size = min(upper.height() * 0.82, look.px(54) + 6)
        if card.mark is None:
            figure = serif(max(look.text_px(30), size), SEMIBOLD)
            figure = fitted(card.text, figure, upper.width())
            draw_text(self.painter, upper, card.text, figure, ink, CENTRE)
        elif card.text:
            self._signed(upper, card, ink)
        else:
            half = min(size, upper.width() * 0.7) * 0.5
            at = QPointF(upper.center().x(), upper.center().y() + 1)
            draw_emblem(self.painter, card.mark.emblem, at, half, ink, theme.paper_light)

    def _back(self, box: QRectF, card: MomentCard) -> None:
        """Paint a card that lies face down: which it is, and what is known of it."""
        wider = self.look.margin
        path = rounded(box, wider(5))
        draw_shadow(self.painter, self.theme, path, blur=5, offset=2)
        shade = linear(box.topLeft(), box.bottomRight(), (0.0, _BACK[0]), (1.0, _BACK[1]))
        fill(self.painter, path, shade)
        stroke(self.painter, rounded(inset(box, wider(3.5)), wider(3)), with_alpha(_GOLD, 170), 0.8)
        caption = self._caption_height(box, card)
        upper = box.adjusted(wider(5), wider(4), -wider(5), -caption)
        reach = min(upper.width(), upper.height()) * 0.42
        ring = with_alpha(_GOLD, 120)
        draw_rosette(
            self.painter, upper.center(), reach * 0.5, reach, ring, strands=8, lobes=9, width=0.6
        )
        number = fitted(card.number, self.look.serif(24, SEMIBOLD), reach)
        draw_text(self.painter, upper, card.number, number, _GOLD, CENTRE)
        if card.sign:
            draw_emblem(self.painter, card.sign, upper.center(), reach * 0.36, _GOLD, _BACK[1])
        if caption > _BARE:
            lower = line_at(upper, upper.bottom() - 1, caption - wider(4))
            font = fitted(card.caption, self.look.serif(17, SEMIBOLD), lower.width())
            draw_text(self.painter, lower, card.caption, font, _GOLD, CENTRE, elide=True)

    def _caption_height(self, box: QRectF, card: MomentCard) -> float:
        if not card.caption or box.height() < _CAPTIONED:
            return _BARE
        high = self.look.serif(17).pixelSize() * (1.35 if box.height() < _ROOMY else 1.7)
        return high if high < box.height() * _MOST else _BARE

    def _signed(self, upper: QRectF, card: MomentCard, ink: QColor) -> None:
        """Paint a signed number, and its emblem beside it."""
        assert card.mark is not None
        size = min(upper.height() * 0.62, upper.width() * 0.4, self.look.px(40) + 4)
        font = serif(max(13.0, size), SEMIBOLD)
        width, half = text_width(card.text, font), size * 0.44
        gap = self.look.margin(4)
        left = upper.center().x() - (width + gap + 2 * half) / 2
        down = max(1.0, upper.top() + self.look.text_px(15) - upper.center().y() + size * 0.45)
        at = QPointF(left + width + gap + half, upper.center().y() + down)
        words = QRectF(left, upper.top() + down - 1, width + 2, upper.height())
        draw_text(self.painter, words, card.text, font, ink, LEFT)
        draw_emblem(self.painter, card.mark.emblem, at, half, ink, self.theme.paper_light)

    def _corner(self, box: QRectF, card: MomentCard) -> None:
        """Paint which of the cards it is."""
        font, theme, wider = self.look.serif(15), self.theme, self.look.margin
        corner = line_at(box, box.top() + wider(3), font.pixelSize() * 1.25)
        corner.adjust(wider(7), 0, -box.width() / 2, 0)
        if card.sign:
            half = font.pixelSize() * 0.5
            at = QPointF(corner.left() + half - 1, corner.center().y() + 1)
            draw_emblem(self.painter, card.sign, at, half, theme.ink, theme.paper_light)
        else:
            draw_text(self.painter, corner, card.number, font, theme.quiet_ink, LEFT)
