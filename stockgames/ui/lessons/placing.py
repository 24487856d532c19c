"""Where the coach's cards are on the table page: beside what they explain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QWidget

from stockgames.ui.lessons.cards import CoachCard, VerdictCard
from stockgames.ui.lessons.dimmer import Dimmer, Lamp, glowing
from stockgames.ui.lessons.pointer import Tail
from stockgames.ui.lessons.progress import Chain
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.shapes import inset
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import SHADOW_MARGIN, surface_of
from stockgames.ui.widgets.popover import popover_width

GAP: Final = 26.0
"""The space between a card and its item, in pixels, for the pointer."""
_EDGE: Final = float(SHADOW_MARGIN)
"""The space at the edge of the page for a card's shadow, in pixels."""
_BETWEEN: Final = 12.0
"""The space between two cards that share the page, in pixels."""
_VERDICT_SHARE: Final = 0.36
"""The share of the page's width that the verdict then gets."""


def beside(item: QRectF, size: QSizeF, area: QRectF) -> Iterator[QRectF]:
    """Yield the rects of a card on each side of an item where it fits into an area.

    The side with space for the most cards comes first; equal ones are ordered right, left, above,
    below. On each side it is centred on the item, or else aligned with one of its ends.
    """
    wide, high = size.width(), size.height()
    across, down = area.right() - wide, area.bottom() - high
    xs = [item.center().x() - wide / 2, item.left(), item.right() - wide]
    ys = [item.center().y() - high / 2, item.top(), item.bottom() - high]
    xs = [min(max(x, area.left()), across) for x in xs]
    ys = [min(max(y, area.top()), down) for y in ys]
    right, left = item.right() + GAP, item.left() - GAP - wide
    above, below = item.top() - GAP - high, item.bottom() + GAP
    sides = [
        ((across - right) / wide, [(right, y) for y in ys]),
        ((left - area.left()) / wide, [(left, y) for y in ys]),
        ((above - area.top()) / high, [(x, above) for x in xs]),
        ((down - below) / high, [(x, below) for x in xs]),
    ]
    for spare, corners in sorted(sides, key=lambda side: -side[0]):
        if spare >= 0:
            yield from (QRectF(QPointF(*corner), size) for corner in corners)


def corners(size: QSizeF, area: QRectF) -> Iterator[QRectF]:
    """Yield the rects of a card in the corners of an area, the bottom ones first."""
    across, down = area.right() - size.width(), area.bottom() - size.height()
    for y in (max(down, area.top()), area.top()):
        for x in (max(across, area.left()), area.left()):
            yield QRectF(QPointF(x, y), size)


def first_clear(places: Iterator[QRectF], kept: Sequence[QRectF]) -> QRectF | None:
    """Return the first rect that covers none of the `kept` ones; None if all do."""
    clear = (one for one in places if not any(one.intersects(rect) for rect in kept))
    return next(clear, None)


def place_for(
    sizes: Sequence[QSizeF],
    area: QRectF,
    items: Sequence[QRectF],
    glow: Sequence[QRectF],
    kept: Sequence[QRectF],
) -> tuple[QRectF, QRectF]:
    """Return the rect of a card of one of some sizes, and the item it is beside.

    It covers nothing that is `kept`, and if possible no other item, and none in a weaker light.
    If no item has space beside it, the card is in a corner, and the second rect is empty.
    """
    for spared in ([*items, *glow, *kept], [*items, *kept], kept):
        for item in items:
            for size in sizes:
                if (found := first_clear(beside(item, size, area), spared)) is not None:
                    return found, item
    for spared in ([*items[:1], *kept], kept, ()):
        for size in sizes:
            if (found := first_clear(corners(size, area), spared)) is not None:
                return found, QRectF()
    raise AssertionError("a corner covers nothing of nothing")


class CardPlaces(QObject):
    """Places the coach's cards, below any sheet over the table."""

    def __init__(
        self, page: TablePage, veil: Dimmer, card: CoachCard, verdict: VerdictCard
    ) -> None:
        super().__init__(page)
        self._page, self._veil, self._card, self._verdict = page, veil, card, verdict
        self.chain = Chain(page.look, page.bar)
        self.tail = Tail(page.look, card, page)
        self._lit: list[QRectF] = []
        self._beside: list[QRectF] = []
        """What the table shows beside the lit items, such as the cost of a raid."""
        self._quiet: list[QRectF] = []
        self._card_laid: tuple[QSize, QSize] | None = None
        """The sizes of page and card when the card was placed."""
        self._verdict_laid: object = None
        """The verdict's text, items and space when it was placed."""
        for sheet in self._sheets():
            sheet.installEventFilter(self)

    def _sheets(self) -> list[QWidget]:
        page = self._page
        return [page.end_sheet, page.log_sheet, page.parts.read_sheet, page.moment_sheet]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Raise a sheet that opens above everything."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            watched.raise_()
        return False

    def lay(
        self,
        lamps: Sequence[str],
        glow: Sequence[str],
        *,
        golden: bool = False,
        stays: bool = False,
    ) -> None:
        """Light some places, and place the cards beside them.

        `golden`: light the main button, too. `stays`: keep the card where it is if the verdict has
        space elsewhere, so that no answer moves away from the mouse pointer.
        """
        page = self._page
        bar = page.bar.bar_rect().bottom()
        self._veil.setGeometry(page.rect())
        self.chain.lay(page.bar.title_end(), page.bar.buttons_start(), bar)
        lit, quiet = self._lit, self._quiet = self._seen(lamps), self._seen(glow)
        self._beside = self._laid_beside(lamps)
        self.light(golden=golden)
        self._veil.setVisible(bool(lit or quiet))
        area = QRectF(page.rect()).adjusted(_EDGE, bar + _EDGE, -_EDGE, -_EDGE)
        sizes = self._card.sizes(page.size())
        stays = stays and (page.size(), sizes[0]) == self._card_laid
        kept = self._to_press()
        verdict = self._lay_verdict(lamps, area, [*kept, *([_paper(self._card)] if stays else [])])
        if self._card.isHidden():
            self.tail.leave()
        elif not stays or verdict.intersects(_paper(self._card)):
            self._card_laid = page.size(), sizes[0]
            if not verdict.isEmpty():
                kept.append(verdict)
            panel = _paper(page.action_panel)  # beside one of its buttons there is no room
            whole = self._with_beside(lamps)
            items = [panel if panel.contains(one) else one for one in whole]
            papers = [_paper_size(one, area) for one in sizes]
            paper, item = place_for(papers, area, items, quiet, kept)
            if paper.intersects(verdict):
                paper, item = self._share(area), QRectF()
            self._card.show_low(paper.height() < papers[0].height())
            self.tail.lay(inset(paper, -SHADOW_MARGIN).toRect(), item)
        self._stack()

    def _lay_verdict(self, lamps: Sequence[str], area: QRectF, kept: Sequence[QRectF]) -> QRectF:
        """Place the verdict at the bottom of the log, or above the choices; return its rect.

        If it would cover what is lit or `kept`, it is in a corner. As long as its text and items
        are the same it stays, whatever the learner lifts.
        """
        if self._verdict.sentence is None:
            return QRectF()
        log, choices = self._page.log, QRectF(self._page.popovers.anchor)
        column = QRectF(surface_of(log)).translated(log.pos()) if log.isVisible() else QRectF()
        width = round(max(column.width(), choices.width(), popover_width(self._page.look) * 0.75))
        size = QSizeF()
        for wide in (width, round(1.6 * width)):  # broader where it is higher than the page
            high = self._verdict.height_for(wide + 2 * SHADOW_MARGIN) - 2 * SHADOW_MARGIN
            size = QSizeF(wide, min(high, area.height()))
            if high <= area.height():
                break
        laid = area.toRect(), size, self._verdict.sentence, tuple(lamps)
        if laid == self._verdict_laid:
            return _paper(self._verdict)
        self._verdict_laid = laid
        foot = QPointF(column.left(), column.bottom() - size.height())
        over = QPointF(choices.right() - size.width(), choices.top() - GAP / 2 - size.height())
        homes = [QRectF(at, size) for at in ((foot, over) if log.isVisible() else (over,))]
        homes = [one for one in homes if area.adjusted(-_EDGE, 0, _EDGE, _EDGE).contains(one)]
        spared = [*kept, *self._lit]
        found = first_clear(iter([*homes, *corners(size, area)]), spared)
        paper = found or next(iter([*homes, *corners(size, area)]))
        self._verdict.setGeometry(inset(paper, -SHADOW_MARGIN).toRect())
        return paper

    def _share(self, area: QRectF) -> QRectF:
        """Move the verdict to the left of an area that is too small for both; return the rect
        of the card in the rest. Both scroll if necessary.
        """
        left, right = QRectF(area), QRectF(area)
        left.setWidth(area.width() * _VERDICT_SHARE)
        high = self._verdict.height_for(round(left.width()) + 2 * SHADOW_MARGIN)
        left.setTop(max(left.top(), left.bottom() - high + 2 * SHADOW_MARGIN))
        self._verdict.setGeometry(inset(left, -SHADOW_MARGIN).toRect())
        self._verdict_laid = None
        right.setLeft(left.right() + _BETWEEN)
        high = self._card.height_for(round(right.width()) + 2 * SHADOW_MARGIN)
        right.setTop(max(right.top(), right.bottom() - high + 2 * SHADOW_MARGIN))
        return right

    def light_again(self, lamps: Sequence[str], *, golden: bool) -> None:
        """Light some places as they are now; the cards stay."""
        self._lit = self._seen(lamps)
        self._beside = self._laid_beside(lamps)
        self.light(golden=golden)

    def light_shown(self, lamps: Sequence[str], glow: Sequence[str]) -> None:
        """Light what a demonstration shows, as far as it still exists; the cards stay."""
        lit, quiet = self._seen(lamps), self._seen(glow)
        if lit or quiet:
            self._veil.light([*map(Lamp, lit), *map(glowing, quiet)])

    @property
    def hides_lit(self) -> bool:
        """Return whether the card covers an item that was lit after it was placed."""
        paper = _paper(self._card)
        return self._card.isVisible() and any(paper.contains(one.center()) for one in self._lit)

    def _laid_beside(self, lamps: Sequence[str]) -> list[QRectF]:
        return [one for one in self._seen([f"{x}/beside" for x in lamps]) if one not in self._lit]

    def _with_beside(self, lamps: Sequence[str]) -> list[QRectF]:
        """Return the rects of visible places, each with what is shown beside it."""
        pairs = ((self._seen([one]), self._seen([f"{one}/beside"])) for one in lamps)
        return [rect.united(*more) if more else rect for seen, more in pairs for rect in seen]

    def _seen(self, places: Sequence[str]) -> list[QRectF]:
        """Return the rects of visible places on the page."""
        rects = (QRectF(self._page.parts.where(place)) for place in places)
        return [rect for rect in rects if not rect.isEmpty()]

    def light(self, *, golden: bool) -> None:
        """Update the lights, with or without the main button."""
        button = QRectF(self._page.action_panel.golden())
        also = [Lamp(button)] if golden and not button.isEmpty() else []
        lit = [*self._lit, *self._beside]
        self._veil.light([*map(Lamp, lit), *also, *map(glowing, self._quiet)])

    def _to_press(self) -> list[QRectF]:
        """Return the rects of the choices, if any, and of the buttons of a sheet over the board."""
        panel, sheet = self._page.action_panel, self._page.parts.game_sheet
        found = [_paper(panel)] if panel.buttons() else []
        for button in sheet.findChildren(Button) if sheet is not None else ():
            if button.isVisible():
                found.append(QRectF(QRect(button.mapTo(self._page, QPoint()), button.size())))
        return found

    def _stack(self) -> None:
        """Raise the parts in their order: veil, bar, cards, sheets."""
        page = self._page
        self._veil.raise_()
        page.bar.raise_()
        self._verdict.raise_()
        self._card.raise_()
        self.tail.raise_()
        page.notice.raise_()
        for sheet in self._sheets():
            if sheet.isVisible():
                sheet.raise_()


def _paper_size(size: QSize, area: QRectF) -> QSizeF:
    """Return the size of a card without its shadow, as high as an area at most."""
    wide, high = (each - 2.0 * SHADOW_MARGIN for each in (size.width(), size.height()))
    return QSizeF(wide, min(high, area.height()))


def _paper(card: QWidget) -> QRectF:
    """Return the rect of a card on its page, without its shadow."""
    return surface_of(card).translated(card.pos())
