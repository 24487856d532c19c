"""Where the coach's cards lie on the table page: beside what they speak of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QWidget

from stockgames.ui.lessons.coach_slip import Chain, CoachSlip
from stockgames.ui.lessons.dimmer import Dimmer, Lamp, glowing
from stockgames.ui.lessons.pointer import Tail
from stockgames.ui.lessons.verdict_slip import VerdictSlip
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.shapes import inset
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import SHADOW_MARGIN, surface_of
from stockgames.ui.widgets.popover import popover_width

GAP: Final = 26.0
"""Pixels between a card and the item beside which it lies: the pointer's length."""
_EDGE: Final = float(SHADOW_MARGIN)
"""Pixels that stay free along the edge of the page: a card's shadow lies there."""


def beside(item: QRectF, size: QSizeF, area: QRectF) -> Iterator[QRectF]:
    """Yield where a card lies beside an item, on each side of it that has room in an area.

    The side that would have room for the most of them comes first; of equal ones right, left,
    above, below. On each side it lies at the item's middle, or else in line with one of its ends.
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
    """Yield where a card lies in the corners of an area, those below first."""
    across, down = area.right() - size.width(), area.bottom() - size.height()
    for y in (max(down, area.top()), area.top()):
        for x in (max(across, area.left()), area.left()):
            yield QRectF(QPointF(x, y), size)


def first_clear(places: Iterator[QRectF], kept: Sequence[QRectF]) -> QRectF | None:
    """Return the first of some places that covers nothing of what is kept; None if all do."""
    clear = (one for one in places if not any(one.intersects(rect) for rect in kept))
    return next(clear, None)


def place_for(
    sizes: Sequence[QSizeF],
    area: QRectF,
    items: Sequence[QRectF],
    glow: Sequence[QRectF],
    kept: Sequence[QRectF],
) -> tuple[QRectF, QRectF]:
    """Return where a card of one of some sizes lies, and beside which item: the first if it can.

    It covers nothing that is `kept`, and if it can no other item, and nothing in a quieter light.
    Without an item that leaves it room it lies in a corner, beside nothing.
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


class Papers(QObject):
    """Lays them, under whatever sheet lies over the table."""

    def __init__(
        self, page: TablePage, veil: Dimmer, slip: CoachSlip, verdict: VerdictSlip
    ) -> None:
        super().__init__(page)
        self._page, self._veil, self._slip, self._verdict = page, veil, slip, verdict
        self.chain = Chain(page.look, page.bar)
        self.tail = Tail(page.look, slip, page)
        self._lit: list[QRectF] = []
        self._beside: list[QRectF] = []
        """What the table itself has laid beside what is lit, such as what a raid would cost."""
        self._quiet: list[QRectF] = []
        self._slip_laid: tuple[QSize, QSize] | None = None
        """How large the page was when the slip was laid, and how large that was to be."""
        self._verdict_laid: object = None
        """What the verdict said of which places when it was laid, and in which room."""
        for sheet in self._sheets():
            sheet.installEventFilter(self)

    def _sheets(self) -> list[QWidget]:
        page = self._page
        return [page.end_sheet, page.log_sheet, page.parts.read_sheet, page.moment_sheet]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a sheet that opens lie over everything."""
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
        """Let light fall on some places, and lay the cards beside them.

        `golden`: light falls on the golden button, too. `stays`: the slip lies where it is, if the
        verdict has room elsewhere, so that no answer moves away from under the mouse.
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
        wanted = self._slip.wanted_size(page.size())
        stays = stays and (page.size(), wanted) == self._slip_laid
        kept = self._to_press()
        verdict = self._lay_verdict(lamps, area, [*kept, *([_paper(self._slip)] if stays else [])])
        if self._slip.isHidden():
            self.tail.leave()
        elif not stays or verdict.intersects(_paper(self._slip)):
            self._slip_laid = page.size(), wanted
            sizes = [_without_shadow(one) for one in self._slip.sizes(page.size())]
            if not verdict.isEmpty():
                kept.append(verdict)
            panel = _paper(page.action_panel)  # beside one of its buttons there is no room
            whole = self._with_beside(lamps)
            items = [panel if panel.contains(one) else one for one in whole]
            paper, item = place_for(sizes, area, items, quiet, kept)
            self.tail.lay(inset(paper, -SHADOW_MARGIN).toRect(), item)
        self._stack()

    def _lay_verdict(self, lamps: Sequence[str], area: QRectF, kept: Sequence[QRectF]) -> QRectF:
        """Lay the verdict at the foot of the log, or right over the choices; return where.

        It lies in a corner where it would cover what is lit, or what is kept. While it says the
        same of the same it stays where it is, whatever the learner lifts out of its place.
        """
        if self._verdict.sentence is None:
            return QRectF()
        log, choices = self._page.log, QRectF(self._page.parts.popover_anchor)
        column = QRectF(surface_of(log)).translated(log.pos()) if log.isVisible() else QRectF()
        width = round(max(column.width(), choices.width(), popover_width(self._page.look) * 0.75))
        size = QSizeF()
        for wide in (width, round(1.6 * width)):  # broader where it is higher than the page
            around = 2 * SHADOW_MARGIN
            wanted = self._verdict.wanted_size(wide + around, area.height() + around)
            if (size := _without_shadow(wanted)).height() <= area.height():
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

    def light_again(self, lamps: Sequence[str], *, golden: bool) -> None:
        """Let light fall on where some places lie now; the cards stay."""
        self._lit = self._seen(lamps)
        self._beside = self._laid_beside(lamps)
        self.light(golden=golden)

    def light_shown(self, lamps: Sequence[str], glow: Sequence[str]) -> None:
        """Let light follow what is only shown, as far as it is still there; the cards stay."""
        lit, quiet = self._seen(lamps), self._seen(glow)
        if lit or quiet:
            self._veil.light([*map(Lamp, lit), *map(glowing, quiet)])

    @property
    def hides_lit(self) -> bool:
        """Whether the slip lies over something that has come to be lit since it was laid."""
        paper = _paper(self._slip)
        return self._slip.isVisible() and any(paper.contains(one.center()) for one in self._lit)

    def _laid_beside(self, lamps: Sequence[str]) -> list[QRectF]:
        return [one for one in self._seen([f"{x}/beside" for x in lamps]) if one not in self._lit]

    def _with_beside(self, lamps: Sequence[str]) -> list[QRectF]:
        """Return where places lie that are to be seen, each with what is laid beside it."""
        pairs = ((self._seen([one]), self._seen([f"{one}/beside"])) for one in lamps)
        return [rect.united(*more) if more else rect for seen, more in pairs for rect in seen]

    def _seen(self, places: Sequence[str]) -> list[QRectF]:
        """Return where places lie on the page, those that are to be seen."""
        rects = (QRectF(self._page.parts.where(place)) for place in places)
        return [rect for rect in rects if not rect.isEmpty()]

    def light(self, *, golden: bool) -> None:
        """Let the lamps fall where they are to, and on the golden button or not."""
        button = QRectF(self._page.action_panel.golden())
        also = [Lamp(button)] if golden and not button.isEmpty() else []
        lit = [*self._lit, *self._beside]
        self._veil.light([*map(Lamp, lit), *also, *map(glowing, self._quiet)])

    def _to_press(self) -> list[QRectF]:
        """Return the choices, if any, and the buttons of a sheet that lies over the board."""
        panel, sheet = self._page.action_panel, self._page.parts.game_sheet
        found = [_paper(panel)] if panel.buttons() else []
        for button in sheet.findChildren(Button) if sheet is not None else ():
            if button.isVisible():
                found.append(QRectF(QRect(button.mapTo(self._page, QPoint()), button.size())))
        return found

    def _stack(self) -> None:
        """Put what lies there in its order: veil, bar, cards, sheets."""
        page = self._page
        self._veil.raise_()
        page.bar.raise_()
        self._verdict.raise_()
        self._slip.raise_()
        self.tail.raise_()
        page.notice.raise_()
        for sheet in self._sheets():
            if sheet.isVisible():
                sheet.raise_()


def _without_shadow(size: QSize) -> QSizeF:
    return QSizeF(size) - QSizeF(2 * SHADOW_MARGIN, 2 * SHADOW_MARGIN)


def _paper(slip: QWidget) -> QRectF:
    """Return what a card covers of its page, without its shadow."""
    return surface_of(slip).translated(slip.pos())
