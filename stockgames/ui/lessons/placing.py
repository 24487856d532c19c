"""Where the coach's cards are on the table page: at one of a few fixed places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QWidget

from stockgames.ui.lessons.cards import CoachCard, VerdictCard
from stockgames.ui.lessons.progress import LessonDots
from stockgames.ui.table.dimmer import Dimmer, Spotlight, glowing
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.popover_stack import anchors, covered, freest
from stockgames.ui.theme.shapes import inset
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import SHADOW_MARGIN, surface_of
from stockgames.ui.widgets.popover import popover_width

_EDGE: Final = float(SHADOW_MARGIN)
"""The space at the edge of the page for a card's shadow, in pixels."""
_BETWEEN: Final = 12.0
"""The space between two cards that share the page, or a card and the choices, in pixels."""
_VERDICT_SHARE: Final = 0.36
"""The share of the page's width that the verdict then gets."""


class CardPlaces(QObject):
    """Places the coach's cards, below any sheet over the table."""

    def __init__(
        self, page: TablePage, dimmer: Dimmer, card: CoachCard, verdict: VerdictCard
    ) -> None:
        super().__init__(page)
        self._page, self._dimmer, self._card, self._verdict = page, dimmer, card, verdict
        self.chain = LessonDots(page.look, page.bar)
        self._lit: list[QRectF] = []
        self._beside: list[QRectF] = []
        """What the table shows beside the lit items, such as the cost of a raid."""
        self._quiet: list[QRectF] = []
        self._card_at: tuple[QSize, QSize] | None = None
        """The sizes of page and card when the card was placed."""
        self._verdict_at: object = None
        """The verdict's text, items and space when it was placed."""
        for sheet in self._sheets():
            sheet.installEventFilter(self)

    def _sheets(self) -> list[QWidget]:
        page = self._page
        return [page.end_sheet, page.log_sheet, page.parts.read_sheet, page.reveal_screen]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Raise a sheet that opens above everything."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            watched.raise_()
        return False

    def arrange(
        self,
        lamps: Sequence[str],
        glow: Sequence[str],
        *,
        golden: bool = False,
        stays: bool = False,
    ) -> None:
        """Light some places, and place the cards where they cover none.

        `golden`: light the main button, too. `stays`: keep the card where it is if the verdict has
        space elsewhere, so that no answer moves away from the mouse pointer.
        """
        page = self._page
        bar = page.bar.bar_rect().bottom()
        self._dimmer.setGeometry(page.rect())
        self.chain.set_geometry(page.bar.title_end(), page.bar.buttons_start, bar)
        self._quiet = self._seen(glow)
        self.light_again(lamps, golden=golden)
        self._dimmer.setVisible(bool(self._lit or self._quiet))
        side = max(_EDGE, page.width() - page.popovers.anchor.right() - 1)
        area = QRectF(page.rect()).adjusted(side, bar + _EDGE, -side, -_EDGE)
        room = inset(area, -SHADOW_MARGIN).size().toSize()
        size = next(self._card.sizes(room))
        stays = stays and (page.size(), size) == self._card_at
        avoided = self._to_press()
        verdict = self._place_verdict(
            lamps, area, [*avoided, *([_paper(self._card)] if stays else [])]
        )
        if not self._card.isHidden() and (not stays or verdict.intersects(_paper(self._card))):
            self._card_at = page.size(), size
            avoided += [] if verdict.isEmpty() else [verdict]
            paper = self._card_place(area, room, avoided)
            if paper.intersects(verdict):
                paper = self._share(area)
            self._card.setGeometry(inset(paper, -SHADOW_MARGIN).toRect())
        self._card.fit_now()
        self._stack()

    def _card_place(self, area: QRectF, room: QSize, avoided: Sequence[QRectF]) -> QRectF:
        """Return the place at which the card covers least of what is lit and `avoided`: with its
        best size if that covers nothing, else with the largest.
        """
        lit, papers = [*self._lit, *self._beside, *avoided], list[QRectF]()
        for size in self._card.sizes(room):
            places = anchors(inset(QRectF(QPointF(), size), SHADOW_MARGIN).size(), area)
            papers.append(freest(places, lit, avoided, quiet=self._quiet))
            if not any(papers[0].intersects(rect) for rect in lit):
                break

        def cost(paper: QRectF) -> tuple[float, float]:
            return sum(covered(paper, rect) for rect in lit), -paper.width() * paper.height()

        return min(papers, key=cost)

    def _place_verdict(
        self, lamps: Sequence[str], area: QRectF, avoided: Sequence[QRectF]
    ) -> QRectF:
        """Place the verdict at the bottom of the log, or above the choices; return its rect.

        If it would cover what is lit or `avoided`, it is at an anchor. As long as its text and
        items are the same it stays, whatever the learner lifts.
        """
        if self._verdict.sentence is None:
            return QRectF()
        log, choices = self._page.log, QRectF(self._page.popovers.anchor)
        column = _paper(log) if log.isVisible() else QRectF()
        width = round(max(column.width(), choices.width(), popover_width(self._page.look) * 0.75))
        size = QSizeF()
        for wide in (width, round(1.6 * width)):  # broader where it is higher than the page
            high = self._verdict.height_for(wide + 2 * SHADOW_MARGIN) - 2 * SHADOW_MARGIN
            size = QSizeF(wide, min(high, area.height()))
            if high <= area.height():
                break
        placed = area.toRect(), size, self._verdict.sentence, tuple(lamps)
        if placed == self._verdict_at:
            return _paper(self._verdict)
        self._verdict_at = placed
        foot = QPointF(column.left(), column.bottom() - size.height())
        over = QPointF(choices.right() - size.width(), choices.top() - _BETWEEN - size.height())
        homes = [QRectF(at, size) for at in ((foot, over) if log.isVisible() else (over,))]
        homes = [home for home in homes if area.adjusted(-1, 0, 1, _EDGE).contains(home)]
        paper = freest([*homes, *anchors(size, area)], [*avoided, *self._lit], avoided)
        self._verdict.setGeometry(inset(paper, -SHADOW_MARGIN).toRect())
        return paper

    def _share(self, area: QRectF) -> QRectF:
        """Move the verdict to the left of an area that is too small for both; return the rect
        of the card in the rest. Both scroll if necessary.
        """
        left, right = QRectF(area), QRectF(area)
        choices = _paper(self._page.action_panel)
        if self._page.action_panel.buttons() and choices.left() > area.center().x():
            right.setRight(choices.left() - _BETWEEN)
        left.setWidth(right.width() * _VERDICT_SHARE)
        right.setLeft(left.right() + _BETWEEN)
        for card, rect in ((self._verdict, left), (self._card, right)):
            high = card.height_for(round(rect.width()) + 2 * SHADOW_MARGIN) - 2 * SHADOW_MARGIN
            rect.setTop(max(rect.top(), rect.bottom() - high))
        self._verdict.setGeometry(inset(left, -SHADOW_MARGIN).toRect())
        self._verdict_at = None
        return right

    def light_again(self, lamps: Sequence[str], *, golden: bool) -> None:
        """Light some places as they are now; the cards stay."""
        self._lit = self._seen(lamps)
        also = self._seen([f"{lamp}/beside" for lamp in lamps])
        self._beside = [rect for rect in also if rect not in self._lit]
        self.light(golden=golden)

    def light_shown(self, lamps: Sequence[str], glow: Sequence[str]) -> None:
        """Light what a demonstration shows, as far as it still exists; the cards stay."""
        lit, quiet = self._seen(lamps), self._seen(glow)
        if lit or quiet:
            self._dimmer.light([*map(Spotlight, lit), *map(glowing, quiet)])

    @property
    def hides_lit(self) -> bool:
        """Return whether the card covers an item that was lit after it was placed."""
        paper = _paper(self._card)
        return self._card.isVisible() and any(paper.contains(rect.center()) for rect in self._lit)

    def _seen(self, places: Sequence[str]) -> list[QRectF]:
        rects = (QRectF(self._page.parts.where(place)) for place in places)
        return [rect for rect in rects if not rect.isEmpty()]

    def light(self, *, golden: bool) -> None:
        """Update the lights, with or without the main button."""
        button = QRectF(self._page.action_panel.default_button())
        also = [Spotlight(button)] if golden and not button.isEmpty() else []
        lit = [*self._lit, *self._beside]
        self._dimmer.light([*map(Spotlight, lit), *also, *map(glowing, self._quiet)])

    def _to_press(self) -> list[QRectF]:
        """Return the rects of the choices, if any, and of the buttons of a sheet over the board."""
        panel, sheet = self._page.action_panel, self._page.parts.game_sheet
        found = [_paper(panel)] if panel.buttons() else []
        for button in sheet.findChildren(Button) if sheet is not None else ():
            if button.isVisible():
                found.append(QRectF(QRect(button.mapTo(self._page, QPoint()), button.size())))
        return found

    def _stack(self) -> None:
        page = self._page
        for part in (self._dimmer, page.bar, self._verdict, self._card, page.refusal):
            part.raise_()
        for sheet in self._sheets():
            if sheet.isVisible():
                sheet.raise_()


def _paper(card: QWidget) -> QRectF:
    """Return the rect of a card on its page, without its shadow."""
    return surface_of(card).translated(card.pos())
