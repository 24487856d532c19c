"""Finds slips of paper a place on the table page where they cover nothing that is needed."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QRegion

from stockgames.engine.seat import SeatId
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.placement import Kept, covered_area, cuts, free_rooms, keep, place_in
from stockgames.ui.table.recap import MOST_LINES, RecapStrip
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from stockgames.ui.widgets.popover import Popover

_WIDTHS: Final = (1.0, 1.25, 1.5, 0.85, 1.9, 2.4, 3.0, 0.7)
"""Shapes of a slip as shares of the breadth of the choices, the best first."""
_MARGIN: Final = 5
"""Pixels that stay free along the edge of the page."""
_STEP: Final = 6
"""Pixels between two heights that are tried for a slip which has to cover something."""


class SlipPlaces:
    """Notices, hints and recaps lie where there is room: by the choices, or else over the log.

    What the log tells is covered last, and its buttons never.
    """

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts
        self._eyes: SeatId | None = None
        """Whose eyes the slips were laid for."""

    # What must stay in view

    def needed(self, slip: Popover | None = None) -> list[QRect]:
        """Return where no slip may lie, in the page's coordinates: other slips are in the way."""
        return [one.pixels for one in self.kept(slip)]

    def kept(self, slip: Popover | None = None) -> list[Kept]:
        """Return the same with how much each thing counts."""
        parts, table = self._parts, self._parts.game_table
        rects = [parts.bar.bar_rect().toAlignedRect(), *parts.action_panel.needed()]
        if parts.log.isVisible():
            rects += parts.log.needed()
        aside = (parts.peek_button, *parts.beside)
        rects += [widget.geometry() for widget in aside if widget.isVisible()]
        others = (other for other in self._parts.slips() if other is not slip)
        rects += [other.paper() for other in others]
        kept = [Kept(QRectF(rect)) for rect in rects]
        kept += self._on_page(table.needed())
        return [one for one in kept if not one.rect.isEmpty()]

    def _on_page(self, kept: Sequence[Kept]) -> list[Kept]:
        """Return what the table keeps in view as whole pixels of the page."""
        corner = self._parts.board.pos()
        return [Kept(QRectF(one.pixels.translated(corner)), one.weight) for one in kept]

    # Laying

    def lay(self, slip: Popover, *, alert: bool = True) -> None:
        """Lay a slip where it covers nothing, and have it read out for an alert.

        Where there is no room for all slips, those that lay there before give way; only then what
        the table would rather have covered is.
        """
        paper = self._find(slip)
        for other in self._parts.slips():
            if paper is None and other is not slip:
                other.give_way()
                paper = self._find(slip)
        if isinstance(slip, RecapStrip) and paper is None:
            slip.most = MOST_LINES
        paper = paper or self._over_what_counts_less(slip) or self._by_the_choices(slip)
        margin = SHADOW_MARGIN
        slip.lay(paper.adjusted(-margin, -margin, margin, margin), alert=alert)
        self._spare_shadow(slip)

    def room_for(self, slip: Popover) -> QRect | None:
        """Return where a slip covers nothing, shadow included; None if there is no room."""
        paper, margin = self._find(slip), SHADOW_MARGIN
        return None if paper is None else paper.adjusted(-margin, -margin, margin, margin)

    def follow_eyes(self, eyes: SeatId | None) -> None:
        """Follow the table; where somebody else looks, slips lie as if nobody had before.

        A place that was kept would tell what only the other could see, such as what a hand can do.
        What was told to the other goes first, for whatever lies beside it would tell of it too.
        """
        anew, self._eyes = eyes != self._eyes, eyes
        for slip in self._parts.slips() if anew else ():
            if slip.goes_with_eyes:
                slip.put_away()
        self.follow(resized=anew)

    def follow(self, *, resized: bool = False) -> None:
        """Lay the slips anew that cover something since the table has changed."""
        for slip in self._parts.slips():
            paper = slip.paper()
            if resized or any(rect.intersects(paper) for rect in self.needed(slip)):
                self.lay(slip, alert=False)

    def _find(self, slip: Popover) -> QRect | None:
        needed = self.needed(slip)
        if not isinstance(slip, RecapStrip):
            return self._find_saying_less(slip, needed)
        for slip.most in range(MOST_LINES, 0, -1):
            place = self._place(slip, needed, self._parts.log.geometry())
            if place is not None:
                return place
        return None

    def _find_saying_less(self, slip: Popover, needed: Sequence[QRect]) -> QRect | None:
        """Find a place for all that a slip says, or for what it must say; say all if none is."""
        for left_out in range(slip.optional + 1):
            slip.leaves_out = left_out
            place = self._place(slip, needed, self._parts.action_panel.geometry())
            if place is not None:
                return place
        slip.leaves_out = 0
        return None

    def _over_what_counts_less(self, slip: Popover) -> QRect | None:
        """Find a place for a slip that has none but over what may rather be covered."""
        covered = self._parts.game_table.rather_covered()
        if not covered or isinstance(slip, RecapStrip):
            return None
        rather = [one.pixels for one in self._on_page(keep(covered))]
        return self._find_saying_less(slip, [r for r in self.needed(slip) if r not in rather])

    def _place(self, slip: Popover, needed: Sequence[QRect], near: QRect) -> QRect | None:
        whole = self._parts.page.rect().adjusted(_MARGIN, 0, -_MARGIN, -_MARGIN)
        shapes = self._shapes(slip, whole.width())
        least = QSize(min(s.width() for s in shapes), min(s.height() for s in shapes))
        seen, found = self._better_seen(slip), None
        rects = [one.pixels for one in seen]
        weighed = [(one.pixels, one.weight) for one in seen]
        for given_up in range(len(seen) + 1):
            kept, words = [*needed, *rects[given_up:]], weighed[:given_up]
            place = place_in(free_rooms(whole, kept, least), shapes, near, words)
            if place is not None and (found is None or not cuts(place, words)):
                found = place
                if not cuts(place, words):
                    break
        return None if found is None else self._flush(found, needed, shapes)

    def _flush(self, place: QRect, needed: Sequence[QRect], shapes: Sequence[QSize]) -> QRect:
        """Lay what covers the log at its foot and between its edges: the latest stays in view."""
        log = self._parts.log
        if not log.isVisible() or not place.intersects(log.surface()):
            return place
        inside = free_rooms(log.surface(), needed, QSize(1, 1))
        return place_in(inside, shapes, log.surface()) or place

    def _better_seen(self, slip: Popover) -> list[Kept]:
        """Return what is covered only if nothing else is free, what is covered first at the front.

        A recap tells what the log does.
        """
        parts, table = self._parts, self._parts.game_table
        seen = [Kept(QRectF(parts.action_panel.note_rect()))]
        seen += self._on_page(table.worth_seeing())
        if parts.log.isVisible() and not isinstance(slip, RecapStrip):
            seen.append(Kept(QRectF(parts.log.surface())))
        return seen

    def _shapes(self, slip: Popover, widest: int) -> list[QSize]:
        margin = SHADOW_MARGIN
        usual = self._parts.action_panel.width() - 2 * margin
        least = slip.least_width() - 2 * margin
        widths = [min(widest, max(least, round(share * usual))) for share in _WIDTHS]
        return [QSize(w, slip.wanted_height(w + 2 * margin) - 2 * margin) for w in widths]

    def _by_the_choices(self, slip: Popover) -> QRect:
        panel = self._parts.action_panel.geometry()
        first, last, right = self._parts.board.y(), panel.top(), panel.right() - SHADOW_MARGIN
        kept = self.kept(slip)
        best, least = QRect(), inf
        for size in self._shapes(slip, right - _MARGIN):
            lowest = max(first, last + SHADOW_MARGIN - size.height())
            for top in range(lowest, first - 1, -_STEP):
                place = QRect(QPoint(right - size.width() + 1, top), size)
                covered = covered_area(QRectF(place), kept)
                if covered < least:
                    best, least = place, covered
        return best

    def _spare_shadow(self, slip: Popover) -> None:
        """Let the shadow fall on nothing that is needed: it would take the clicks of buttons."""
        margin, left = SHADOW_MARGIN, QRegion(slip.rect())
        for rect in self.needed(slip):
            left = left.subtracted(QRegion(rect.translated(-slip.pos())))
        paper = QRegion(slip.rect().adjusted(margin, margin, -margin, -margin))
        slip.setMask(left.united(paper))
