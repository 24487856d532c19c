"""The desk pad with the fan of share certificates."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.ui.games.stock_exchange.desk import Desk, Place
from stockgames.ui.games.stock_exchange.layout import DeskLayout, SharePlace, lay_fan
from stockgames.ui.games.stock_exchange.terms import LETTERS, company, short_company
from stockgames.ui.kit.certificates import CERTIFICATE_RATIO, draw_share
from stockgames.ui.kit.desks import PAD_NOTE, PAD_TEXT, draw_desk_pad
from stockgames.ui.kit.text import RIGHT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.items import TableItem

_LIFT = 12.0


class FanItem(TableItem):
    """Every share in hand, one's own company first."""

    def __init__(self, look: Look, desk: Desk) -> None:
        super().__init__(look, "shares")
        self.desk = desk
        self.layout_: DeskLayout | None = None
        self.raised: Place | None = None
        """The share that mouse or focus is on."""

    def lay(self, layout: DeskLayout) -> None:
        """Take the places."""
        self.layout_ = layout
        self.set_rect(layout.pad)

    def places(self) -> list[tuple[Place, SharePlace]]:
        """Return where each share lies, from left to right."""
        if self.layout_ is None:
            return []
        shares = self.desk.shares()
        return list(zip(shares, lay_fan(self.rect, len(shares), self.layout_.scale), strict=True))

    def share_rect(self, share: Place) -> QRectF:
        """Return the part of a share that no other covers, to point at."""
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

    def draw(self, painter: QPainter) -> None:
        """Draw pad, words and certificates."""
        if self.layout_ is None:
            return
        corner = max(34.0, self.look.px(58))
        draw_desk_pad(painter, self.look.theme, self.rect, corner=corner)
        self._draw_words(painter, corner)
        for place, at in self.places():
            self._draw_one(painter, place, at)

    def _draw_one(self, painter: QPainter, place: Place, at: SharePlace) -> None:
        picked = self.desk.picked == place
        up = _LIFT if picked else _LIFT / 2 if self.raised == place else 0.0
        draw_share(
            painter,
            self.look.theme,
            at.centre - QPointF(0, up),
            round(at.width),
            LETTERS[place.number],
            company(place.number),
            caption=self.tr("one share"),
            rotation=at.rotation,
            lift=14.0 if picked else 0.0,
        )

    def _draw_words(self, painter: QPainter, corner: float) -> None:
        view, draft = self.desk.view, self.desk.draft
        font, note = self.look.serif(17), self.look.sans(15, italic=True)
        head = QRectF(
            self.rect.left() + corner + 6,
            self.rect.top() + self.look.px(13),
            self.rect.width() - 2 * corner - 12,
            font.pixelSize() * 1.4,
        )
        if view is None or view.seat is None or draft is None:
            text = self.tr("The shares lie face down until somebody looks")
            draw_text(painter, head, text, font, PAD_TEXT, elide=True)
            return
        shares = self.desk.shares()
        text = self.tr("Your shares: {count} in hand").format(count=len(shares))
        if leaving := len(draft.sheet.stocks):
            text += self.tr(", {count} on the way").format(count=leaving)
        draw_text(painter, head, text, font, PAD_TEXT)
        own = sum(place.number == view.seat for place in shares)
        right = self.tr("{count} of {company}, your own")
        right = right.format(count=own, company=short_company(view.seat))
        if text_width(text, font) + text_width(right, note) + 40 < head.width():
            draw_text(painter, head, right, note, PAD_NOTE, RIGHT)

    def draw_dragged(self, painter: QPainter, place: Place, at: QPointF) -> None:
        """Draw a share that is carried along."""
        width = round(max(70.0, self.look.px(96)))
        name = company(place.number)
        letter, theme = LETTERS[place.number], self.look.theme
        draw_share(painter, theme, at, width, letter, name, rotation=7, lift=20)
