"""The audit's ranking: scores, awards and elimination candidates (S9), the mission (S10)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.games.stock_exchange.audit import TWO, Progress
from stockgames.games.stock_exchange.scoring import Payout
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.games.stock_exchange.log_words import prize_line
from stockgames.presentation.games.stock_exchange.results import distance_text
from stockgames.presentation.games.stock_exchange.terms import company, short_company
from stockgames.presentation.sentences.speech import money, ordinal, say
from stockgames.ui.games.stock_exchange.audit_book import FRAME, AuditItem, ordinal_rect
from stockgames.ui.pieces.portrait import draw_portrait, oval, portrait_box
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_frame, draw_hatch, draw_rosette
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD
from stockgames.ui.theme.palette import INK, OXBLOOD, QUIET_INK, with_alpha
from stockgames.ui.theme.surfaces import draw_panel
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext

_FIRST = (QColor("#FDF6E4"), QColor("#E2CF9E"))
_LIFE, _GARNET, _FACET = QColor("#2F6A3C"), QColor("#8E1F2F"), QColor("#FBE3D8")
_PALE_GARNET, _DARK_FACET = QColor("#E08A8E"), QColor("#12332A")
_TWO = 2
"""The number of seats that are left before the last step."""
_SMALLER = 0.75
"""How much awards may shrink, to leave space for the company."""


class PlacesItem(AuditItem):
    """A panel with a row for every seat, the winner's on paper."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "audit-places")

    def draw(self, painter: QPainter) -> None:
        layout, progress, look = self.layout_, self.progress, self.look
        if progress is None:
            return
        theme = look.theme
        draw_panel(painter, theme, self.rect, radius=self.look.corner(12))
        rows = layout.ranks
        left, right = rows[0].left() + 4, rows[0].right() - 4
        head = QRectF(left, self.rect.top() + 4, right - left, rows[0].top() - self.rect.top() - 14)
        draw_text(painter, head, say("stock-exchange-places"), look.serif(26), theme.heading)
        line = with_alpha(theme.line, 150)
        centre = QPointF(right - 18, head.center().y())
        draw_rosette(painter, centre, 6, min(19.0, head.height() * 0.46), line, strands=9, lobes=9)
        y = head.bottom() + 2
        s.rule(painter, QPointF(left, y), QPointF(right, y), with_alpha(theme.line, 160), 0.8)
        if progress.between is not None:
            self._draw_two(painter, rows[0].united(rows[1]), progress)
        for position, payout in enumerate(progress.audit.ranked):
            if position < _TWO and progress.between is not None:
                continue
            share = progress.placed(position)
            if not share:
                self._draw_empty(painter, rows[position], position)
                continue
            with s.moved(painter, QPointF((1 - share) * 19, 0)), s.faded(painter, share):
                self._draw_row(painter, rows[position], payout, big=not position)
        text = say("stock-exchange-when-all-shares-have-paid")
        if progress.is_over:
            text = prize_line(progress.audit.prize_tokens, progress.audit.prize_pool)
        font = look.sans(13)
        draw_text(painter, layout.mission, text, font, theme.quiet_text, LEFT, elide=True)
        self._draw_legend(painter, layout.legend)

    def _draw_two(self, painter: QPainter, box: QRectF, progress: Progress) -> None:
        """Draw the plate of the last two: faces towards each other, and what is between them."""
        theme, look = self.look.theme, self.look
        s.draw_rounded_glow(painter, box, 9, theme.glow, reach=8, alpha=60)
        shades = (0.0, theme.plate_top), (1.0, theme.plate_bottom)
        s.fill(painter, s.rounded(box, 9), s.falling(box, *shades))
        s.stroke(painter, s.rounded(s.inset(box, 0.5), 9), theme.heading, 1.4)
        left, right = sorted(progress.audit.ranked[:_TWO], key=lambda standing: standing.seat)
        width, line = box.width() * 0.24, look.serif(17).pixelSize() * 1.4
        for payout, x, mirrored in (
            (left, box.left() + width * 0.75, False),
            (right, box.right() - width * 0.75, True),
        ):
            at = QPointF(x, box.center().y() - line * 0.5)
            portrait = portraits_at(self.names)[payout.seat]
            draw_portrait(painter, portrait_box(at, width * 0.8), portrait, faces_left=mirrored)
            name = QRectF(x - width * 0.75, box.bottom() - line * 1.3, width * 1.5, line)
            font = look.serif(17)
            draw_text(painter, name, self.names[payout.seat], font, theme.text, CENTRE, elide=True)
        between = progress.between or 0
        amount = round(between * progress.shown(TWO) / 1000) * 1000
        middle = box.adjusted(width * 1.5, 0, -width * 1.5, -line)
        text = distance_text(max(amount, min(between, 1000)))
        font = look.serif(20, SEMIBOLD)
        draw_text(painter, middle, text, font, theme.heading, CENTRE, wrap=True)

    def _draw_legend(self, painter: QPainter, box: QRectF) -> None:
        theme, font = self.look.theme, self.look.sans(13)
        half = min(box.height() * 0.36, 8)
        x = box.left()
        for emblem, text in (
            ("life", say("stock-exchange-token-of-life")),
            ("garnet", say("stock-exchange-garnet")),
            ("", say("stock-exchange-s6-is-a-ruling")),
        ):
            if emblem:
                self._draw_award(painter, emblem, QPointF(x + half, box.center().y()), half)
                x += 2 * half + 5
            line = s.column_at(box, x, box.right() - x)
            draw_text(painter, line, text, font, theme.quiet_text, LEFT, elide=True)
            x += text_width(text, font) + 14

    def _draw_award(
        self, painter: QPainter, emblem: str, at: QPointF, half: float, *, first: bool = False
    ) -> None:
        """Draw a garnet or a token of life; `first` means on the winner's paper."""
        if emblem == "life":
            draw_emblem(painter, "life", at, half * 1.15, _LIFE, _FIRST[0])
            return
        on_paper = first or not self.look.theme.is_dark
        garnet, facet = (_GARNET, _FACET) if on_paper else (_PALE_GARNET, _DARK_FACET)
        draw_emblem(painter, "garnet", at, half, garnet, facet)

    def _draw_empty(self, painter: QPainter, row: QRectF, position: int) -> None:
        theme = self.look.theme
        plate = s.rounded(row, 9)
        shades = (0.0, with_alpha(theme.plate_top, 110)), (1.0, with_alpha(theme.plate_bottom, 110))
        s.fill(painter, plate, s.falling(row, *shades))
        s.stroke(painter, plate, with_alpha(theme.line, 60), 0.9)
        font = self._ordinal_font(big=not position)
        place = ordinal_rect(row, framed=not position)
        draw_text(painter, place, ordinal(position + 1), font, theme.quiet_text, CENTRE)
        half = self._face_radius(row) * 0.95
        hung = oval(half).translated(self._face_centre(row, place))
        draw_hatch(painter, hung, with_alpha(theme.line, 70), gap=5, width=0.8)
        s.stroke(painter, hung, with_alpha(theme.line, 130), 1.1, dash=(4, 3), flat=True)

    def _face_radius(self, row: QRectF) -> float:
        return min(row.height() * 0.33, 21.0)

    def _face_centre(self, row: QRectF, ordinal: QRectF) -> QPointF:
        aside = self._face_radius(row) + 2
        return QPointF(ordinal.right() + aside, row.center().y())

    def _ordinal_font(self, *, big: bool) -> QFont:
        return self.look.serif(34 if big else 22, BOLD)

    def _draw_row(self, painter: QPainter, row: QRectF, payout: Payout, *, big: bool) -> None:
        theme, first = self.look.theme, payout.place == 1
        if first:
            s.draw_rounded_glow(painter, row, 9, theme.glow, reach=8, alpha=60)
            s.draw_rounded_shadow(painter, theme, row, 9, blur=8, offset=3)
            s.fill(painter, s.rounded(row, 9), s.falling(row, (0.0, _FIRST[0]), (1.0, _FIRST[1])))
            brass = with_alpha(theme.brass_dark, 170)
            draw_frame(painter, s.inset(row, FRAME - 5), brass, radius=5, gap=4, outer_width=1)
        else:
            shades = (0.0, theme.plate_top), (1.0, theme.plate_bottom)
            s.fill(painter, s.rounded(row, 9), s.falling(row, *shades))
            s.stroke(painter, s.rounded(s.inset(row, 0.5), 9), with_alpha(theme.line, 120), 0.9)
            if payout.elimination_candidate:
                hatch = with_alpha(theme.warning, 34)
                draw_hatch(painter, s.rounded(row, 9), hatch, gap=7)
        if self.lit == payout.seat:
            s.stroke(painter, s.rounded(s.inset(row, 1), 8), theme.line, 2)
        place, font = ordinal_rect(row, framed=first), self._ordinal_font(big=big)
        ink = OXBLOOD if first else theme.text
        draw_text(painter, place, ordinal(payout.place), font, ink, CENTRE)
        r, centre = self._face_radius(row), self._face_centre(row, place)
        name = self.names[payout.seat]
        face = portraits_at(self.names)[payout.seat]
        draw_portrait(painter, portrait_box(centre, 1.9 * r), face)
        words = QRectF(centre.x() + r + 10, row.top() + 2, 0, row.height() - 4)
        words.setRight(row.right() - 14)
        self._draw_words(painter, words, payout, name, big)

    def _draw_words(
        self, painter: QPainter, box: QRectF, payout: Payout, name: str, big: bool
    ) -> None:
        theme, look, first = self.look.theme, self.look, payout.place == 1
        strong, quiet = (INK, QUIET_INK) if first else (theme.text, theme.quiet_text)
        score, score_font = (
            money(payout.score),
            look.serif(30 if big else 20, BOLD if big else SEMIBOLD),
        )
        upper = s.top_part(box, box.height() * 0.54)
        draw_text(painter, upper, score, score_font, strong, RIGHT)
        left = QRectF(upper)
        left.setRight(upper.right() - text_width(score, score_font) - 8)
        draw_text(painter, left, name, look.serif(26 if big else 18), strong, LEFT, elide=True)
        lower = s.line_at(box, upper.bottom(), box.height() * 0.42)
        note, text = look.sans(13), company(payout.seat)
        taken = self._draw_awards(painter, lower, payout, big, text_width(text, note))
        lower.setRight(lower.right() - taken - 6)
        if text_width(text, note) > lower.width():
            text = short_company(payout.seat)
        draw_text(painter, lower, text, note, quiet, LEFT, elide=True)

    def _draw_awards(
        self, painter: QPainter, box: QRectF, payout: Payout, big: bool, beside: float
    ) -> float:
        """Draw a rank's awards, right-aligned; return the width taken.

        They shrink a little if that leaves `beside` pixels for the text next to them.
        """
        theme, first = self.look.theme, payout.place == 1
        half = min(box.height() * 0.46, 10.4 if big else 6.8)
        halves = 2.5 * (payout.garnets + payout.life_tokens) + (0.5 if payout.life_tokens else 0)
        fits = (box.width() - beside - 8) / max(halves, 1)
        half = fits if _SMALLER * half <= fits < half else half
        x, y = box.right() - half, box.center().y() + 1
        for _ in range(payout.garnets):
            self._draw_award(painter, "garnet", QPointF(x, y), half, first=first)
            x -= half * 2.5
        x -= half * 0.5 if payout.life_tokens else 0
        for _ in range(payout.life_tokens):
            self._draw_award(painter, "life", QPointF(x, y), half, first=first)
            x -= half * 2.5
        if payout.elimination_candidate:
            font, text = self.look.sans(13, SEMIBOLD), say("stock-exchange-elimination-candidate")
            width = text_width(text, font)
            spot = s.column_at(box, x + half - width, width)
            draw_text(painter, spot, text, font, theme.warning, RIGHT)
            x -= width + 4
        return box.right() - half - x
