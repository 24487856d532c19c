"""Where the papers of a lesson lie on the table page: beside what they speak of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from PySide6.QtCore import QEvent, QMarginsF, QObject, QPoint, QPointF, QRect, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from stockgames.lessons.script import LEARNER
from stockgames.ui.lessons.coach_slip import Chain, CoachSlip
from stockgames.ui.lessons.dimmer import Dimmer, Lamp, glowing
from stockgames.ui.lessons.pointer import Tail
from stockgames.ui.lessons.verdict_slip import VerdictSlip
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.placement import Kept
from stockgames.ui.theme.shapes import inset
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import SHADOW_MARGIN, surface_of

_COLUMNS: Final = 24
_ROWS: Final = 18
_FINER: Final = 4
"""Into so many steps each of these is parted round the best place, to lie beside what is kept."""

_WHOLE: Final = 0.995
"""Something of which so much is covered is not cut: nothing is left that could not be read."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A size that a paper may have, and what it counts to take this one."""

    size: QSizeF
    weight: float = 0.0


@dataclass(frozen=True, slots=True)
class _Place:
    rect: QRectF
    shape: Shape


def place_for(
    shapes: Sequence[Shape],
    page: QRectF,
    kept: Sequence[Kept],
    near: QPointF,
    far: float = 1.0,
) -> QRectF:
    """Return where on a page a paper covers least of what is kept, as near to a point as may be.

    It may have any of some shapes. To lie `far` off counts so much at most.
    """
    coarse = []
    for shape in shapes:
        room = _room(page, shape.size)
        step = QPointF(room.width() / _COLUMNS, room.height() / _ROWS)
        corners = _grid(page.topLeft(), step, range(_COLUMNS + 1), range(_ROWS + 1))
        coarse += [_Place(QRectF(at, shape.size), shape) for at in corners]
    best = _best(coarse, page, kept, near, far)
    room, shape = _room(page, best.shape.size), best.shape
    step = QPointF(room.width() / _COLUMNS, room.height() / _ROWS) / _FINER
    around = range(-_FINER + 1, _FINER)
    finer = _grid(best.rect.topLeft(), step, around, around)
    inside = room.adjusted(-0.01, -0.01, 0.01, 0.01)
    places = [best, *(_Place(QRectF(at, shape.size), shape) for at in finer if inside.contains(at))]
    return _best(places, page, kept, near, far).rect


def _room(page: QRectF, size: QSizeF) -> QRectF:
    across = max(0.0, page.width() - size.width())
    down = max(0.0, page.height() - size.height())
    return QRectF(page.topLeft(), QSizeF(across, down))


def _grid(start: QPointF, step: QPointF, columns: range, rows: range) -> Iterator[QPointF]:
    return (start + QPointF(step.x() * x, step.y() * y) for x in columns for y in rows)


def _best(
    places: Sequence[_Place], page: QRectF, kept: Sequence[Kept], near: QPointF, far: float
) -> _Place:
    by_pixel = far / (page.width() ** 2 + page.height() ** 2) ** 0.5
    begun = ((distance(one.rect, near) * by_pixel + one.shape.weight, one) for one in places)
    ways = sorted(begun, key=lambda way: way[0])
    weightiest = sorted(kept, key=lambda one: -one.weight)
    best, least = ways[0][1], float("inf")
    for begins, place in ways:
        if begins >= least:
            break  # whatever it covers, one that lies nearer is better
        cost = begins
        for one in weightiest:
            share = covered(place.rect, one.rect)
            if share:
                cost += one.weight * (share + (one.cut if share < _WHOLE else 0.0))
                if cost >= least:
                    break
        else:
            best, least = place, cost
    return best


def covered(place: QRectF, rect: QRectF) -> float:
    """Return which share of a rectangle a place covers, at least a hundredth if any."""
    common = place.intersected(rect)
    area = rect.width() * rect.height()
    if common.isEmpty() or area <= 0:
        return 0.0
    return max(0.01, common.width() * common.height() / area)


def distance(place: QRectF, point: QPointF) -> float:
    """Return how far a point lies from a place; 0 within it."""
    x = max(place.left() - point.x(), 0.0, point.x() - place.right())
    y = max(place.top() - point.y(), 0.0, point.y() - place.bottom())
    return float((x * x + y * y) ** 0.5)


_SPOKEN: Final = 1000.0
_QUIET = _PRESSED = 100.0
_CLOSE = _LOG = 10.0
_TOLD: Final = 1.0
"""What it counts to cover something: as much as ten things of the next kind."""
_CUT: Final = 0.5
"""Which share more it counts to cut it: what is cut cannot be read."""
_WHOLLY: Final = 1.0
"""The same of a line: rather none of it is seen than half."""
_BARE: Final = 3.0
"""What it counts that the slip does without its beads."""
_AWAY: Final = 10.0
"""What it counts that the slip lies at the other end of the page from what it speaks of."""
_FAR: Final = 1.0
"""The same of the verdict, which points at nothing."""
_ABOVE: Final = 4
"""Pixels by which a verdict may be higher than the log: one's own plate lies above it."""
_TITLE: Final = 34.0
"""How much of the log a verdict leaves in view at least: its title, which would else be cut."""
_WIDTHS: Final = (1.0, 1.25, 1.55, 1.9)
"""Shapes of a verdict that lies beside the slip, as shares of its usual width."""
_SPARED = 0.03
"""Which share of a lamp's place the verdict may cover: less is only an edge."""
_HALF: Final = 0.5
"""From which share of a lamp's place on the slip makes way for it."""


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
        self._laid_over_log: object = None
        """What the verdict said, and which places were lit, when it was laid over the log."""
        self._slip_laid: object = None
        """How large the page was when the slip was laid, and how large that could be."""
        page.parts.beside.extend([slip, verdict])
        page.parts.over_log.watch(slip, verdict)
        for sheet in self._sheets():
            sheet.installEventFilter(self)

    def _sheets(self) -> list[QWidget]:
        page = self._page
        return [page.end_sheet, page.log_sheet, page.parts.read_sheet, page.moment_sheet]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
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
        """Let light fall on some places, and lay the papers beside them.

        `golden`: light falls on the golden button, too. `stays`: the slip lies where it is, as long
        as the page does, so that no answer moves away from under the mouse.
        """
        page = self._page
        bar = page.bar.bar_rect().bottom()
        self._veil.setGeometry(page.rect())
        self.chain.lay(page.bar.title_end(), page.bar.buttons_start(), bar)
        area = QRectF(page.rect()).adjusted(0, bar, 0, 0)
        lit, quiet = self._lit, self._quiet = self._seen(lamps), self._seen(glow)
        self._beside = self._laid_beside(lamps)
        self.light(golden=golden)
        self._veil.setVisible(bool(lit or quiet))
        round_it = page.look.px(36)
        wide = [r.adjusted(-round_it, -round_it, round_it, round_it) for r in lit]
        kept = [
            *(Kept(r, _SPOKEN) for r in lit),
            *(Kept(r, _QUIET) for r in quiet),
            *(Kept(r, _CLOSE) for r in wide),
        ]
        kept += [Kept(rect, _SPOKEN) for rect in self._seen([f"{one}/words" for one in lamps])]
        heads = page.action_panel.needed()
        empty = len(heads) == 1  # then it is told by its title alone
        weight, cut = (_TOLD, _WHOLLY) if empty else (_PRESSED, _CUT)
        kept += [Kept(QRectF(rect), weight, cut) for rect in heads]
        kept += [Kept(rect, _PRESSED, _CUT) for rect in self._on_sheet()]
        kept += [Kept(r, _LOG, _CUT) for r in self._worth_seeing()]
        own = page.parts.where(f"seat-{LEARNER}") if lit else QRect()
        kept += [_twice(one) if one.pixels == own else one for one in self._on_table()]
        near = lit[0].center() if lit else area.bottomRight()  # where choices lie, if any
        shapes = [Shape(QSizeF(size)) for size in self._slip.shapes(page.size())]
        shapes.append(Shape(QSizeF(self._slip.bare(page.size())), _BARE))
        stays = stays and (page.size(), shapes) == self._slip_laid
        at_home = self._at_home(area, lamps, stays=stays)
        if at_home is not None:
            kept.append(Kept(at_home, _SPOKEN))
        if not self._slip.isHidden():
            at = QRectF(self._slip.geometry())
            place = at if stays else _place_for(shapes, area, kept, near, _AWAY)
            self._slip_laid = page.size(), shapes
            told = [*(one.rect for one in self._on_table()), *self._panels()]
            self.tail.lay(place.toRect(), self._nearest(place, lit), told)
            kept.append(Kept(inset(place, SHADOW_MARGIN), _SPOKEN))
        else:
            self.tail.leave()
        if self._verdict.sentence is not None:
            self._verdict.setGeometry((at_home or self._place_beside(area, kept)).toRect())
        self._stack()

    def _at_home(self, area: QRectF, lamps: Sequence[str], *, stays: bool) -> QRectF | None:
        """Return where the verdict lies by log or choices, away from a slip that `stays`."""
        said = self._verdict.sentence, tuple(lamps)
        over_log = self._over_log(area, stays=said == self._laid_over_log)
        if stays and self._lies_over(over_log):
            over_log = None
        self._laid_over_log = said if over_log is not None else None
        in_panel = self._in_panel(over_log)
        return over_log if stays and self._lies_over(in_panel) else in_panel or over_log

    def _lies_over(self, place: QRectF | None) -> bool:
        slip = surface_of(self._slip).translated(self._slip.pos())
        return place is not None and slip.intersects(inset(place, SHADOW_MARGIN))

    def light_again(self, lamps: Sequence[str], *, golden: bool) -> None:
        """Let light fall on where some places lie now; the papers stay."""
        self._lit = self._seen(lamps)
        self._beside = self._laid_beside(lamps)
        self.light(golden=golden)

    def light_shown(self, lamps: Sequence[str], glow: Sequence[str]) -> None:
        """Let light follow what is only shown, as far as it is still there; the papers stay."""
        lit, quiet = self._seen(lamps), self._seen(glow)
        if lit or quiet:
            self._veil.light([*map(Lamp, lit), *map(glowing, quiet)])

    @property
    def hides_lit(self) -> bool:
        """Whether the slip lies over something that has come to be lit since it was laid."""
        paper = inset(QRectF(self._slip.geometry()), SHADOW_MARGIN)
        return self._slip.isVisible() and any(covered(paper, one) > _HALF for one in self._lit)

    def _laid_beside(self, lamps: Sequence[str]) -> list[QRectF]:
        return [one for one in self._seen([f"{x}/beside" for x in lamps]) if one not in self._lit]

    def _seen(self, places: Sequence[str]) -> list[QRectF]:
        rects = (QRectF(self._page.parts.where(place)) for place in places)
        return [rect for rect in rects if not rect.isEmpty()]

    def light(self, *, golden: bool) -> None:
        """Let the lamps fall where they are to, and on the golden button or not."""
        button = QRectF(self._page.action_panel.golden())
        also = [Lamp(button)] if golden and not button.isEmpty() else []
        lit = [*self._lit, *self._beside]
        self._veil.light([*map(Lamp, lit), *also, *map(glowing, self._quiet)])

    def _nearest(self, place: QRectF, lit: Sequence[QRectF]) -> QRectF:
        """Return what the tail points at: what is lit and lies nearest to the slip."""
        middle = place.center()
        return min(lit, key=lambda one: distance(one, middle), default=QRectF())

    def _panels(self) -> list[QRectF]:
        shown = (one for one in (self._page.log, self._page.action_panel) if one.isVisible())
        return [surface_of(one).translated(one.pos()) for one in shown]

    def _worth_seeing(self) -> list[QRectF]:
        log = self._page.log
        return [QRectF(log.geometry())] if log.isVisible() else []

    def _on_sheet(self) -> list[QRectF]:
        """Return the buttons of the sheet that the game has laid over the table."""
        sheet = self._page.parts.game_sheet
        if sheet is None:
            return []
        shown = [button for button in sheet.findChildren(Button) if button.isVisible()]
        return [QRectF(QRect(b.mapTo(self._page, QPoint()), b.size())) for b in shown]

    def _on_table(self) -> list[Kept]:
        table, at = self._page.game_table, QPointF(self._page.board.pos())
        told = [one for one in (*table.needed(), *table.worth_seeing()) if one.rect.isValid()]
        return [Kept(one.rect.translated(at), _TOLD * one.weight, _CUT) for one in told]

    def _over_log(self, area: QRectF, *, stays: bool) -> QRectF | None:
        """Return where the verdict lies over the log, as large as it must be.

        None where there is no log, and where it would cover what is lit. A verdict that `stays`
        lies there already: it does not make way for what is lifted out of its place.
        """
        log, told = self._page.log, self._verdict.sentence
        if told is None or not log.isVisible():
            return None
        at = log.geometry()
        size = self._verdict_size(at.height() + _ABOVE)
        shows_title = at.height() - size.height() > self._page.look.px(_TITLE)
        high = size.height() if shows_title and not told.bars else max(at.height(), size.height())
        top = max(area.top(), at.bottom() + 1 - high)
        place = QRectF(at.left(), top, size.width(), high)
        covers = any(covered(place, lamp) > _SPARED for lamp in self._lit)
        return None if covers and not stays else place

    def _in_panel(self, over_log: QRectF | None) -> QRectF | None:
        """Return where the verdict lies in an empty panel; None where it lies well over the log.

        One with bars is higher than the log, and would lie on one's own plate above it.
        """
        panel = self._page.action_panel
        heads = panel.needed()
        if self._verdict.sentence is None or len(heads) != 1 or panel.note_rect().isValid():
            return None
        if over_log is not None:
            paper = inset(over_log, SHADOW_MARGIN)
            if not any(kept.rect.intersects(paper) for kept in self._on_table()):
                return None
        room = QRectF(panel.geometry())
        below = room.adjusted(0, heads[0].bottom() - SHADOW_MARGIN - room.top(), 0, 0)
        size = self._verdict.wanted_size(round(room.width()), below.height())
        if size.height() <= below.height():
            return QRectF(below.topLeft(), QSizeF(size))
        return room if size.height() <= room.height() else None

    def _place_beside(self, area: QRectF, kept: Sequence[Kept]) -> QRectF:
        """Return where there is room for the verdict, once the slip has its place."""
        tried = ((most, wider) for most in (inf, 0) for wider in _WIDTHS)
        shapes = [Shape(self._verdict_size(most, wider=wider)) for most, wider in tried]
        place = _place_for(shapes, area, kept, area.bottomLeft(), _FAR)
        self._verdict.wanted_size(place.width(), place.height() + 1)  # it is laid as last asked
        return place

    def _verdict_size(self, most: float = inf, *, wider: float = 1.0) -> QSizeF:
        log, px = self._page.log, self._page.look.px
        width = log.width() if log.isVisible() else px(360)
        return QSizeF(self._verdict.wanted_size(wider * max(width, px(300), 288), most))

    def _stack(self) -> None:
        """Put what lies there in its order: veil, bar, papers, sheets."""
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


def _twice(one: Kept) -> Kept:
    """Return what counts twice as much to be seen."""
    return Kept(one.rect, 2 * one.weight, one.cut)


def _place_for(
    shapes: Sequence[Shape],
    page: QRectF,
    kept: Sequence[Kept],
    near: QPointF,
    far: float = 1.0,
) -> QRectF:
    """Return where a slip lies whose paper covers least: its shadow may fall on anything."""
    round_it = SHADOW_MARGIN
    shadow = QMarginsF(round_it, round_it, round_it, round_it)
    papers = [Shape(one.size.shrunkBy(shadow), one.weight) for one in shapes]
    return inset(place_for(papers, inset(page, round_it), kept, near, far), -round_it)
