"""The desk pad with the fan of share certificates."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.games.stock_exchange.places import Place
from stockgames.presentation.games.stock_exchange.terms import LETTERS, company
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.art.certificates import (
    CERTIFICATE_RATIO,
    draw_share,
    draw_share_back,
)
from stockgames.ui.games.stock_exchange.art.desks import PAD_NOTE, PAD_TEXT, draw_desk_pad
from stockgames.ui.games.stock_exchange.layout import DeskItem, ShareBox, lay_fan
from stockgames.ui.pieces.plates import draw_tag, tag_box
from stockgames.ui.table.items import LINES, ON_WOOD, Painted
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import usual_size
from stockgames.ui.theme.shapes import inset, rounded, stroke
from stockgames.ui.theme.text import RIGHT, draw_text, text_width

_LIFT = 8.0
_BACKS = 8
"""The number of face-down certificates: as many as every seat starts with (S1)."""


class FanItem(DeskItem):
    """Every share in hand, the own company's first."""

    lifted = Painted[Mapping[Hashable, float]](MappingProxyType({}))
    """How far shares are raised while hovered, 0 to 1."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "stocks")
        self.outlook: Sequence[str] = ()
        """By company, what a share is expected to pay."""
        self._focused: Place | None = None
        self._laid: list[tuple[Place, ShareBox]] = []
        self._laid_for: tuple[object, ...] = ()

    def places(self) -> list[tuple[Place, ShareBox]]:
        """Return the position of each share, from left to right."""
        if self.layout_ is None:
            return []
        shares = self.facts.shares if self.facts is not None else ()
        laid_for = shares, self.rect.getRect(), self.layout_.scale
        if laid_for != self._laid_for:
            boxes = lay_fan(self.rect, len(shares), self.layout_.scale)
            self._laid, self._laid_for = list(zip(shares, boxes, strict=True)), laid_for
        return self._laid

    def share_rect(self, share: Place) -> QRectF:
        """Return the clickable part of a share, which no other covers."""
        found = self.places()
        for number, (place, at) in enumerate(found):
            if place == share:
                width = at.width
                if number + 1 < len(found):
                    width = min(width, found[number + 1][1].centre.x() - at.centre.x())
                height = at.width * CERTIFICATE_RATIO
                left = at.centre.x() - at.width / 2
                return QRectF(left, at.centre.y() - height / 2, width, height)
        return QRectF()

    def show_focused(self, focused: Place | None) -> None:
        """Raise the focused share, and draw a ring around it."""
        if focused != self._focused:
            self._focused = focused
            self.update()

    @property
    def words_rect(self) -> QRectF:
        """The line of text above the fan."""
        corner, font = self._corner, self.look.serif(17)
        left, top = self.rect.left() + corner + 6, self.rect.top() + self.look.px(13)
        return QRectF(left, top, self.rect.width() - 2 * corner - 12, usual_size(font) * 1.4)

    def _told(self) -> tuple[str, str]:
        facts, head = self.own, self.words_rect
        if self._is_face_down or facts is None:
            return say("stock-exchange-the-shares-lie-face-down"), ""
        text = say("stock-exchange-your-shares-in-hand", count=len(facts.shares))
        if leaving := len(facts.entries.stocks) if facts.entries is not None else 0:
            text += say("stock-exchange-on-the-way", count=leaving)
        right = say("stock-exchange-on-the-tags-what-a")
        needed = text_width(text, self.look.serif(17))
        needed += text_width(right, self.look.sans(15, italic=True)) + 40
        return text, right if self.outlook and needed < head.width() else ""

    @property
    def _corner(self) -> float:
        return max(34.0, self.look.px(58))

    def draw(self, painter: QPainter) -> None:
        if self.layout_ is None:
            return
        draw_desk_pad(painter, self.look.theme, self.rect, corner=self._corner)
        self._draw_words(painter)
        if self._is_face_down:
            self._draw_backs(painter, self.layout_.scale)
            return
        laid = self.places()
        seen = min((b.centre.x() - a.centre.x() for (_, a), (_, b) in pairwise(laid)), default=1e4)
        for place, at in laid:
            self._draw_one(painter, place, at, seen)

    @property
    def _is_face_down(self) -> bool:
        """Return whether the shares are face down because nobody may look."""
        return self.own is None or not self.own.lies_open

    def _draw_backs(self, painter: QPainter, scale: float) -> None:
        """Draw face-down certificates, always the same number."""
        for number, at in enumerate(lay_fan(self.rect, _BACKS, scale)):
            turn = at.rotation + (number % 3 - 1) * 1.2
            width = round(at.width)
            draw_share_back(painter, self.look.theme, at.centre, width, rotation=turn)

    def _draw_one(self, painter: QPainter, place: Place, at: ShareBox, seen: float) -> None:
        """Draw a share, of which the next one leaves `seen` px visible."""
        picked = self.facts is not None and self.facts.in_hand == place
        theme = self.look.theme
        height = 1.0 if place == self._focused else self.lifted.get(place, 0.0)
        up = _LIFT if picked else _LIFT / 2 * height
        width = round(at.width)
        centre = at.centre - QPointF(0, up)
        name, caption = company(place.number), say("stock-exchange-one-share")
        draw_share(
            painter,
            theme,
            centre,
            width,
            LETTERS[place.number],
            name,
            caption=caption,
            rotation=at.rotation,
            lift=14.0 if picked else 0.0,
        )
        painter.save()
        painter.translate(centre)
        painter.rotate(at.rotation)
        height = width * CERTIFICATE_RATIO
        line = self._line_round(place)
        if line:
            sheet = QRectF(-width / 2, -height / 2, width, height)
            stroke(painter, rounded(inset(sheet, -3), 6), ON_WOOD, line)
        if self.outlook:
            size, text = round(max(13.0, width * 0.098)), self.outlook[place.number]
            tag = tag_box(QPointF(), text, size=size)
            tag.moveLeft(-width * 0.345)  # beside the letter in the corner, if there is room
            tag.moveRight(min(tag.right(), seen - width * 0.55))
            draw_tag(painter, theme, QPointF(tag.center().x(), height * 0.405), text, size=size)
        painter.restore()

    def _line_round(self, place: Place) -> float:
        """Return the width of the ring around a share; 0 for none."""
        if place == self._focused or (self.facts is not None and self.facts.in_hand == place):
            return LINES["picked"]
        is_awaited = self.facts is not None and place in self.facts.awaited
        return LINES["open"] if is_awaited else 0.0

    def _draw_words(self, painter: QPainter) -> None:
        head, (left, right) = self.words_rect, self._told()
        draw_text(painter, head, left, self.look.serif(17), PAD_TEXT, elide=True)
        if right:
            draw_text(painter, head, right, self.look.sans(15, italic=True), PAD_NOTE, RIGHT)
