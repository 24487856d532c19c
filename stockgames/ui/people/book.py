"""An open book: cloth, brass corners and two pages of paper, or one if space is short."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from stockgames.evenings.people_facts import PeopleFacts
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.chooser import Chooser
from stockgames.ui.people.empty_state import EmptyState
from stockgames.ui.people.figures import FiguresPage
from stockgames.ui.people.profile import ProfilePage
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_frame, draw_hatch
from stockgames.ui.theme.palette import CONTRASTS, DAYLIGHT, OXBLOOD, darker, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    column_at,
    draw_rounded_shadow,
    falling,
    fill,
    inset,
    linear,
    polygon,
    rounded,
    rule,
    stroke,
)
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.progress_animation import ProgressAnimation
from stockgames.ui.window.transition import Dimmer, PageTransition

LARGEST_TEXT: Final = 1.25
"""The largest text scale: a page has no space for more."""


class PaperLook(ThemeContext):
    """A daylight theme context that follows the app's context in everything but the theme."""

    def __init__(self, room: ThemeContext, parent: QObject) -> None:
        super().__init__(DAYLIGHT, parent)
        self._room = room
        room.changed.connect(self._follow)  # a method, so that Qt disconnects it with its object
        self._follow()

    def _follow(self) -> None:
        room = self._room
        self.set_theme(CONTRASTS[DAYLIGHT.name] if room.theme.is_plain else DAYLIGHT)
        self.set_scale(room.scale)
        self.set_text_size(min(room.text_size, LARGEST_TEXT))
        self.set_reduced_motion(room.reduced_motion)
        self.set_four_colour_suits(room.four_colour_suits)


TURN_MS: Final = 320
_SHADE: Final = QColor("#3A2A0C")
_REACH: Final = 60.0
"""Pixels by which the shadow extends beyond the turning page."""


class LeafTurn(QWidget):
    """Animates a turning page over the book and then deletes itself; takes no input.

    The upper side of the leaf shows the old page, the lower side the new one. Forward, the right
    leaf turns to the left; if only one page is shown, it turns away to the left.
    """

    def __init__(
        self,
        book: QWidget,
        pictures: tuple[QPixmap, QPixmap],
        paper: QRectF,
        *,
        alone: bool,
        forward: bool,
    ) -> None:
        """`pictures` show the book before and now, `paper` is where the pages are in them."""
        super().__init__(book)
        self._before, self._now = pictures
        self._paper, self._alone, self._forward = paper, alone, forward
        self._turned = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(book.rect())
        motion = ProgressAnimation(self, TURN_MS, self._turn, QEasingCurve.Type.InOutQuad)
        motion.finished.connect(self.deleteLater)
        self.show()
        self.raise_()
        motion.start()

    def _turn(self, share: float) -> None:
        self._turned = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, fold = QPainter(self), self._fold()
        if self._alone:
            self._paint_leaf(painter, self._before, self._paper, fold, 1 - self._turned)
            return
        halves = self._left(), self._right()
        rises, lies = halves[::-1] if self._forward else halves
        painter.drawPixmap(lies, self._before, self._source(lies))
        if self._turned < 0.5:
            self._paint_leaf(painter, self._before, rises, fold, 1 - 2 * self._turned)
        else:
            self._paint_leaf(painter, self._now, lies, fold, 2 * self._turned - 1)

    def _fold(self) -> float:
        return self._paper.left() if self._alone else self._paper.center().x()

    def _left(self) -> QRectF:
        return self._paper.adjusted(0, 0, -self._paper.width() / 2, 0)

    def _right(self) -> QRectF:
        return self._paper.adjusted(self._paper.width() / 2, 0, 0, 0)

    def _source(self, box: QRectF) -> QRectF:
        ratio = self._before.devicePixelRatio()
        return QRectF(box.topLeft() * ratio, box.size() * ratio)

    def _paint_leaf(
        self, painter: QPainter, page: QPixmap, box: QRectF, fold: float, share: float
    ) -> None:
        """Paint a page turning about the fold, seen at `share` of its width."""
        side = 1.0 if box.center().x() > fold else -1.0
        edge = fold + side * box.width() * share
        seen = QRectF(QPointF(fold, box.top()), QPointF(edge, box.bottom())).normalized()
        ahead = column_at(box, edge, side * _REACH * (1 - share)).normalized()
        start, end = QPointF(edge, 0), QPointF(edge + side * _REACH, 0)
        shades = (0.0, with_alpha(_SHADE, 90)), (1.0, with_alpha(_SHADE, 0))
        painter.fillRect(ahead.intersected(self._paper), linear(start, end, *shades))
        painter.drawPixmap(seen, page, self._source(box))
        painter.fillRect(seen, with_alpha(_SHADE, round(70 * (1 - share))))


ROOM_FOR_TWO: Final = 0.8
"""The smallest scale, relative to the text size, at which both pages are shown."""
SHADOW: Final = 12
_CLOTH: Final = OXBLOOD
_EDGES: Final = 6
"""How many page edges are visible under the open pages."""
_LEAF: Final = QColor("#FFFDF6"), QColor("#F1E6CC")
_BRASS: Final = QColor("#D9BE7C"), QColor("#8A6526")
_GILT: Final = QColor("#A8853C")
_FOLD: Final = QColor("#6B5118")


class Book(BaseWidget):
    """Lays out the pages; if only one fits, tabs on the edge choose it."""

    turned = Signal()
    """Another page is shown."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        paper = PaperLook(look, self)
        self.setObjectName("book")
        self.hers = ProfilePage(paper, self)
        self.figures = FiguresPage(paper, self)
        self.chooser = Chooser(paper, self)
        self.nobody = EmptyState(paper, self)
        self._has_pages = True
        self.leaves = SegmentRow(look, [("hers", ""), ("figures", "")], "hers", self)
        self.leaves.setObjectName("leaves")
        self.leaves.chosen.connect(self._arrange)
        self._chooses = False

    def turn_to(self, facts: PeopleFacts, *, forward: bool) -> None:
        """Show another person's book with a page turn, `forward` if the portrait is further
        right.
        """
        before = self.grab() if self.isVisible() and not self.look.reduced_motion else None
        self.show_facts(facts)
        if before is not None:
            pictures, alone = (before, self.grab()), not self._shows_two
            LeafTurn(self, pictures, self._paper(), alone=alone, forward=forward)

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show the open book; without one, an explanation of what a book is."""
        self._has_pages = facts.book is not None
        self.hers.show_facts(facts)
        self.figures.show_facts(facts)
        if facts.open is not None:
            self.chooser.show_portrait(facts.open.portrait)
        self.speak()

    def fade(self, other: bool) -> None:
        """Cross-fade from the present content to what is shown next, if that is different."""
        if other and self.isVisible():
            Dimmer(self, PageTransition.FADE, self.look.reduced_motion, self)

    def speak(self) -> None:
        """Set all texts in the current language."""
        self.leaves.setAccessibleName(say("people-leaves"))
        self.leaves.segment("hers").setText(say("people-leaf-hers"))
        self.leaves.segment("figures").setText(say("people-leaf-figures"))
        for leaf in (self.hers, self.figures, self.chooser, self.nobody):
            leaf.speak()
        self._arrange()

    @property
    def chooses(self) -> bool:
        """Return whether the portrait chooser is open."""
        return self._chooses

    def choose(self, on: bool) -> None:
        """Open or close the portrait chooser."""
        self._chooses = on
        self._arrange()
        if on:
            self.chooser.focus_start()

    def turn(self) -> None:
        """Show the other page, if only one is shown."""
        if not self._shows_two:
            shown = self.leaves.value()
            self.leaves.set_value("figures" if shown == "hers" else "hers")
            self.turned.emit()

    # Layout

    @property
    def _shows_two(self) -> bool:
        return self.look.scale / self.look.text_size >= ROOM_FOR_TWO

    def _cover(self) -> QRectF:
        box = inset(QRectF(self.rect()), SHADOW)
        if not self._shows_two and self._has_pages:
            box.setTop(box.top() + self.leaves.sizeHint().height() * 0.7)
        return box

    def _paper(self) -> QRectF:
        return inset(self._cover(), self.look.px(11))

    def paper_top(self) -> float:
        """Return the y of the paper's upper edge."""
        return self._paper().top()

    def _leaf(self, right: bool) -> QRectF:
        paper, pad = self._paper(), max(18.0, self.look.px(40))
        if self._shows_two:
            half = paper.width() / 2
            paper = paper.adjusted(half if right else 0, 0, 0 if right else -half, 0)
        return paper.adjusted(pad, pad * 0.75, -pad, -pad * 0.65)

    def _arrange(self) -> None:
        two, shown, pages = self._shows_two, self.leaves.value(), self._has_pages
        left, right = self._leaf(False), self._leaf(True)
        self.nobody.setGeometry(left.united(right).toRect())
        self.nobody.set_gap(right.left() - left.right() if two else self.look.px(60))
        self.nobody.setVisible(not pages)
        self.hers.setGeometry(self._leaf(False).toRect())
        self.figures.setGeometry(self._leaf(True).toRect())
        self.chooser.setGeometry(self._leaf(True).toRect())
        self.chooser.setVisible(self._chooses)
        self.hers.setVisible(pages and (two or (shown == "hers" and not self._chooses)))
        self.figures.setVisible(pages and (two or shown == "figures") and not self._chooses)
        self.leaves.setVisible(pages and not two and not self._chooses)
        size = self.leaves.sizeHint()
        x = round(self._cover().right()) - size.width() - round(self.look.px(50))
        self.leaves.setGeometry(x, 0, size.width(), size.height())
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _paint(self, painter: QPainter) -> None:
        look = self.look
        kind = (look.theme.name, self._shows_two, self._has_pages)
        key = ("people-book", *kind, look.scale, look.text_size)
        draw_cached(painter, key, QRectF(self.rect()), self._paint_book)

    def _paint_book(self, painter: QPainter) -> None:
        cover, paper, look = self._cover(), self._paper(), self.look
        draw_rounded_shadow(painter, look.theme, cover, 5, blur=10, offset=4)
        fill(painter, rounded(cover, 5), _CLOTH)
        for angle, alpha in ((45, 16), (135, 9)):
            thread = QColor(255, 255, 255, alpha)
            draw_hatch(painter, rounded(cover, 5), thread, angle=angle, gap=3, width=1)
        stroke(painter, rounded(inset(cover, 0.5), 5), QColor("#4A1014"), 1)
        stroke(painter, rounded(inset(cover, look.px(2.6)), 4), with_alpha(_GILT, 210), 0.9)
        self._paint_corners(painter, cover)
        thick = look.px(1)
        for leaf in range(_EDGES, 0, -1):
            edge = paper.adjusted(-leaf * thick, leaf * 0.5, leaf * thick, leaf * thick)
            shade = QColor("#D2BF92") if leaf % 2 else QColor("#F3E8CB")
            fill(painter, rounded(edge, 2), darker(shade, 0.03 * leaf))
        fill(painter, rounded(paper, 2), falling(paper, (0.0, _LEAF[0]), (1.0, _LEAF[1])))
        self._paint_leaves(painter, paper)

    def _paint_corners(self, painter: QPainter, cover: QRectF) -> None:
        side = self.look.px(34)
        for x, y, dx, dy in (
            (cover.left(), cover.top(), 1, 1),
            (cover.right(), cover.top(), -1, 1),
            (cover.left(), cover.bottom(), 1, -1),
            (cover.right(), cover.bottom(), -1, -1),
        ):
            corner = polygon([(x, y), (x + side * dx, y), (x, y + side * dy)])
            shades = (0.0, _BRASS[0]), (1.0, _BRASS[1])
            end = QPointF(x + side * dx, y + side * dy)
            fill(painter, corner, linear(QPointF(x, y), end, *shades))
            stroke(painter, corner, QColor("#5E4516"), 0.8)

    def _paint_leaves(self, painter: QPainter, paper: QRectF) -> None:
        line, pad = with_alpha(_GILT, 150), self.look.px(14)
        if not self._shows_two:
            draw_frame(painter, inset(paper, pad), line, radius=2, gap=4, outer_width=0.9)
            return
        middle, half = paper.center().x(), paper.width() / 2
        for left in (paper.left(), middle):
            leaf = inset(column_at(paper, left, half), pad)
            draw_frame(painter, leaf, line, radius=2, gap=4, outer_width=0.9)
        reach = self.look.px(46)
        for side in (-1, 1):
            box = column_at(paper, middle, side * reach).normalized()
            shades = (0.0, with_alpha(_FOLD, 96)), (1.0, with_alpha(_FOLD, 0))
            start, end = QPointF(middle, 0), QPointF(middle + side * reach, 0)
            painter.fillRect(box, linear(start, end, *shades))
        ends = QPointF(middle, paper.top()), QPointF(middle, paper.bottom())
        rule(painter, *ends, with_alpha(_FOLD, 170), 1)
