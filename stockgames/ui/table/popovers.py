"""The table's popovers: hints, refusals, recaps; and where they are shown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from stockgames.presentation.hints import Billed, HintText
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences import key_text
from stockgames.ui.table.faces import face_picture
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from stockgames.ui.widgets.labels import Tone
from stockgames.ui.widgets.layouts import FlowLayout, clear, column_on
from stockgames.ui.widgets.popover import PRESSES, SIZE, PassingPopover, Popover, popover_width

RULING_KEY: Final = "F2"
CHOOSE_KEY: Final = "Y"
"""The key that chooses the action of a hint."""
WHOLE: Final = "rules"
"""Stands for a rule in the rulebook without a ruling; the link opens the whole rules."""


class RulingPopover(Popover):
    """A popover with a link if it names a ruling."""

    ruling_wanted = Signal(str)
    """A ruling or a part of the rulebook should be opened; empty for the whole rules."""
    ruling = ""
    """The ruling or part of the rulebook that the text refers to; empty if there is none."""

    def __init__(self, look: ThemeContext, emblem: str, parent: QWidget) -> None:
        super().__init__(look, emblem, parent)
        self.link = self.add_link("read-ruling", key_text(RULING_KEY))
        self.link.clicked.connect(self.read_ruling)

    def name_ruling(self, ruling: str) -> None:
        """Set the ruling that the text refers to; an empty one removes the link."""
        self.ruling = ruling
        self.link.setVisible(bool(ruling))
        text = spoken = say("table-read-the-rules")
        if ruling[:1].isupper():  # only a ruling: other parts of the rulebook are named by words
            text = say("table-read-ruling", id=ruling)
            spoken = say("table-read-ruling-in-the-rules", id=ruling)
        self.link.setText(text)
        self.link.setAccessibleName(spoken)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.ruling and self.isHidden():  # not just its page: the next viewer may not know
            self.name_ruling("")

    def read_ruling(self) -> bool:
        """Open the rules at the ruling; return whether the popover is shown and names one."""
        if self.isHidden() or not self.ruling:
            return False
        self.ruling_wanted.emit("" if self.ruling == WHOLE else self.ruling)
        return True


class HintPopover(RulingPopover):
    """Shows the hint over the table, beside the choices, until it is dismissed."""

    stacking = 2
    dismissed = Signal()
    accepted = Signal()
    """The player wants the action chosen for them."""
    resized = Signal()
    """It shows more text than before."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, "eye", parent)
        self._hint = HintText("")
        self._title = self.label(lambda look: look.sans(13), "quiet")
        self.close_link = self.add_title(self._title, "close-hint")
        self._action = self.add_label(lambda look: look.serif(19, SEMIBOLD), "accent")
        self._lines = self.add_label(lambda look: look.sans(SIZE, SEMIBOLD))
        self._bill = FlowLayout()
        self.body.addLayout(self._bill)
        self._others, self._odds = self.add_label(), self.add_label(tone="quiet")
        self._brief = ""
        """The only text shown while the player carries the action out; empty if all is shown."""
        self.shows_odds = False
        """Whether the odds are shown, too."""
        self.setObjectName("hint")
        self.do_link = self.add_link("choose-hint", key_text(CHOOSE_KEY))
        self.do_link.clicked.connect(self.accepted)
        self.odds_link = self.add_link("show-odds", key_text("H"))
        self.odds_link.clicked.connect(self.show_odds)
        self.close_link.clicked.connect(self.dismissed)

    @property
    def hint(self) -> HintText | None:
        """The displayed hint; None while it is hidden."""
        return None if self.isHidden() else self._hint

    def write(self, hint: HintText) -> bool:
        """Set the text; return whether it is new."""
        news = self.isHidden() or hint != self._hint
        if news:
            self._brief, self.shows_odds = "", False
        self._hint = hint
        self._show_texts()
        self.name_ruling("" if self.is_brief else hint.ruling)
        self.close_link.setText(say("shell-close"))
        self.close_link.setVisible(bool(hint.action) and not self.is_brief)
        return news

    def _show_texts(self) -> None:
        shown = HintText("", lines=(self._brief,)) if self.is_brief else self._hint
        self._title.show_text(shown.title)
        self._action.show_text(shown.action)
        self._lines.show_text("\n".join(shown.lines))
        self._others.show_text("\n".join(shown.others))
        self._odds.show_text("\n".join(self._hint.odds) if self.shows_odds else "")
        clear(self._bill)
        for billed in shown.bill:
            face = self._face(billed)
            self._bill.addWidget(face)
            face.show()  # now, as a hidden one needs no room
        self.do_link.setText(say("table-choose-it"))
        self.do_link.setAccessibleName(say("table-choose-it-you-confirm"))
        self.do_link.setVisible(bool(self._hint.action) and not self.is_brief)
        self.odds_link.setText(say("table-show-the-odds"))
        self.odds_link.setVisible(self.has_odds)

    def _face(self, billed: Billed) -> QWidget:
        """Return a portrait over what a move gives or costs that player."""
        tone: Tone = "good" if billed.gain > 0 else "warning"
        amount = self.label(lambda look: look.sans(SIZE, BOLD), tone)
        name = self.label(lambda look: look.sans(13), "quiet")
        face, middle = QWidget(self), Qt.AlignmentFlag.AlignHCenter
        picture = face_picture(self.look, billed.portrait, 36)
        column_on(face, 0, (picture, middle), (amount, middle), (name, middle))
        amount.show_text(billed.amount)
        name.show_text(billed.name)
        return face

    @property
    def has_odds(self) -> bool:
        """Return whether there are odds that are not shown yet."""
        return bool(self._hint.odds) and not self.shows_odds and not self.is_brief

    def show_odds(self) -> None:
        """Show the odds, too."""
        self.shows_odds = True
        self._show_texts()
        self.resized.emit()

    @property
    def is_brief(self) -> bool:
        """Whether only one of its texts is shown, while the player carries the action out."""
        return bool(self._brief)

    def shorten(self, text: str) -> None:
        """Show only one of its texts from now on."""
        self._brief = text
        self.write(self._hint)

    def spoken(self) -> str:
        return self._hint.plain(with_odds=self.shows_odds)

    def put_away(self) -> bool:
        if self._hint != HintText(""):
            self.write(HintText(""))
        return super().put_away()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.dismissed.emit()


_HEEDED: Final = frozenset({*PRESSES, QEvent.Type.KeyRelease})
_STAYS_FOR: Final = frozenset(
    {
        Qt.Key.Key_Escape,
        Qt.Key.Key_F2,
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
    }
)
"""Keys that don't hide the note: the page's own, those that reach its link, and modifiers."""
_TABS: Final = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab})
_RULING: Final = re.compile(r"\((?:[^()]*\s)?([A-Z]\d{1,2})\)")


def ruling_in(text: str) -> str:
    """Return the ruling in brackets in a sentence: `N5`; empty if there is none."""
    found = _RULING.search(text)
    return found[1] if found else ""


class RefusalPopover(RulingPopover, PassingPopover):
    """A note that the next key or click on its page hides, whatever else that does.

    Escape goes to the page first: it hides the note if it has no other meaning.
    """

    stacking = 3

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, "warning", parent)
        self._passes = True
        self.setObjectName("notice")

    @property
    def text(self) -> str:
        """The displayed text; empty while it is hidden."""
        return "" if self.isHidden() else self.words.text()

    def write(self, text: str, ruling: str = "", *, passes: bool = True) -> None:
        """Set the text.

        The link leads to the ruling named in the text, or else to `ruling`. If it doesn't pass, it
        stays until it is dismissed or another question appears.
        """
        self._passes = passes
        self.words.show_text(text)
        self.name_ruling(ruling_in(text) or ruling)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_press = event.type() in _HEEDED and self._lies_outside(watched)
        stays = isinstance(event, QKeyEvent) and not self._is_left_by(event)
        if is_press and self._passes and not stays:
            self.put_away()
        return False

    def _is_left_by(self, event: QKeyEvent) -> bool:
        """Return whether a key hides the note; Tab does once it has moved the focus elsewhere."""
        if self.isAncestorOf(self.window().focusWidget()):
            return False
        key = Qt.Key(event.key())
        is_press = event.type() == QEvent.Type.ShortcutOverride
        return key not in _STAYS_FOR if is_press else key in _TABS

    def _lies_outside(self, watched: QObject) -> bool:
        """Return whether an object belongs to the page, but not to the note."""
        page = self.parentWidget()
        if not isinstance(watched, QWidget) or page is None:
            return False
        on_page = watched is page or page.isAncestorOf(watched)
        return on_page and watched is not self and not self.isAncestorOf(watched)


_MOST_LINES = 3


class RecapStrip(Popover):
    """Tells what others did since the viewer, who may know all of it, last looked.

    The latest line comes last. If there are more than three, the last two are shown, and the first
    line says how many came before.
    """

    show_me = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, "eye", parent)
        self.setObjectName("recap")
        self._lines: tuple[str, ...] = ()
        self._title, self._words = self.add_label(ThemeContext.caption, "accent"), self.add_label()
        show = self.button("recap-show-me", self.show_me, sentence="table-show-recap")
        show.clicked.connect(self.put_away)
        close = self.button("recap-close", self.put_away, sentence="shell-close")
        for button in (show, close):
            self.foot.addWidget(button)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves Enter to the table

    def lines(self) -> tuple[str, ...]:
        """Return the displayed lines, at most three."""
        if len(self._lines) <= _MOST_LINES:
            return self._lines
        earlier = len(self._lines) - _MOST_LINES + 1
        return (say("table-moves-before-that", number=earlier), *self._lines[earlier:])

    def spoken(self) -> str:
        return f"{self._title.text()}\n{self._words.text()}"

    def write(self, lines: Sequence[str]) -> None:
        """Set the lines."""
        self._lines = tuple(lines)
        self._title.show_text(say("table-since-you-last-looked"))
        self._words.show_text("\n".join(self.lines()))

    def put_away(self) -> bool:
        if self._lines:
            self.write(())
        return super().put_away()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Do nothing, as only its buttons close it."""


def anchors(size: QSizeF, area: QRectF) -> list[QRectF]:
    """Return the fixed places of a card over the table: in the middle, left and right, at the
    foot of an area, at its top, and between.
    """
    across, down = area.width() - size.width(), max(0.0, area.height() - size.height())
    places = [(x, y) for y in (1, 0, 0.5) for x in (0.5, 0, 1)]
    return [QRectF(area.topLeft() + QPointF(x * across, y * down), size) for x, y in places]


def freest(
    places: Sequence[QRectF], *avoided: Sequence[QRectF], quiet: Sequence[QRectF] = ()
) -> QRectF:
    """Return the place that covers nothing of the first list, or else of the next one; of several
    the first that covers the least shares of the first list and of what is `quiet`.
    """
    for rects in (*avoided, ()):
        free = [place for place in places if not any(place.intersects(rect) for rect in rects)]
        if free:
            break
    seen = [*avoided[0], *quiet]
    return min(free, key=lambda place: sum(covered(place, rect) for rect in seen))


def covered(paper: QRectF, rect: QRectF) -> float:
    """Return the share of a rect that a paper covers."""
    part = paper.intersected(rect)
    return part.width() * part.height() / (rect.width() * rect.height())


_GAP: Final = SHADOW_MARGIN
"""The space between a popover and the choices, or another popover, in pixels."""
_NARROWEST: Final = 0.75
"""The least width of a log that holds popovers, relative to their own."""
_BROAD: Final = 1.5
"""The factor by which they are broader if they would be too high."""
_EDGE: Final = 5
"""The space at the edge of the page, in pixels."""


class PopoverStack(QObject):
    """Shows hints, refusals, tips and recaps over the log or, if that is too narrow, above the
    choices; a third one closes the first.

    If two are too high together, or hide what one refers to, the older is closed; a single one may
    be wider, to the left of the choices, or at a fixed place over the table.
    """

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page = page
        self.anchor = QRect()
        """The rect above which popovers are shown: the choices, perhaps with what is above them."""
        self.log = QRect()
        """The log without its buttons, over which popovers are shown; empty if it isn't there."""
        self.log_top = 0
        """The top that no popover over the log exceeds."""
        self.kept_clear = QRect()
        """What no popover covers if possible; empty for nothing."""
        self.top = 0
        """The top of the board, which no popover exceeds."""
        self._grown_from = QRect()
        """Where the popover is that is being enlarged; empty if none is."""
        self._open: list[Popover] = []
        """The latest last; some may be hidden again."""
        self._followed: set[Popover] = set()
        """Those that have been shown, so that the others take its place when one goes."""
        page.look.changed.connect(self.sync)

    def show(self, popover: Popover, *, alert: bool = True) -> None:
        """Show a popover; announce an alert."""
        others = [other for other in self._shown() if other is not popover]
        self._open = [*others[-1:], popover]
        for older in others[:-1]:
            older.put_away()
        self._arrange(popover, alert=alert)
        if popover not in self._followed:
            self._followed.add(popover)
            popover.turned.connect(self.sync)

    def grow(self, popover: Popover) -> None:
        """Show more text of a popover, from where it is if there is room."""
        self._grown_from = popover.paper()
        self.show(popover)
        self._grown_from = QRect()

    def sync(self) -> None:
        """Update all places after a change of page, text size or texts."""
        if self._open:
            self._arrange()

    def clear_for(self, focused: QWidget) -> None:
        """Close the popovers that hide the focused widget."""
        page = self._page
        middle = focused.mapTo(page, focused.rect().center())
        for other in self._shown() if focused is not page else ():
            if other.paper().contains(middle) and not other.isAncestorOf(focused):
                other.put_away()

    def put_away(self) -> None:
        """Close all popovers of the page."""
        for popover in self.visible():
            popover.put_away()

    def _shown(self) -> list[Popover]:
        lying = self.visible()
        return [popover for popover in self._open if popover in lying]

    def visible(self) -> list[Popover]:
        """Return all popovers that are visible whenever the page is."""
        found = self._page.findChildren(Popover, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [popover for popover in found if popover.isVisibleTo(self._page)]

    def _arrange(self, news: Popover | None = None, *, alert: bool = False) -> None:
        """Place all visible popovers, and a new one."""
        shown = [popover for popover in self._shown() if popover is not news]
        stack = sorted([*shown, news] if news else shown, key=lambda popover: popover.stacking)
        papers = self._papers(stack)
        if papers is None:  # there is room for the latest alone
            latest = self._open[-1]
            for older in stack:
                if older is not latest:
                    older.put_away()
            stack, papers = [latest], self._papers([latest]) or []
        margin = SHADOW_MARGIN
        for popover, paper in zip(stack, papers, strict=True):
            place = paper.adjusted(-margin, -margin, margin, margin)
            if popover is news or place != popover.geometry():
                popover.show_at(place, alert=alert and popover is news)

    def _papers(self, stack: Sequence[Popover]) -> list[QRect] | None:
        """Return the rects of popovers without shadows, from the bottom; None for several that
        don't fit, or hide what one refers to.
        """
        avoided = [QRectF(rect) for popover in stack for rect in popover.avoided()]
        avoided += [] if self.kept_clear.isEmpty() else [QRectF(self.kept_clear)]
        if not stack:
            return []
        if len(stack) == 1:
            return [self._place(stack[0], avoided).toRect()]
        for foot, width, top in self._over():
            papers = _stacked(foot, [_size(popover, width) for popover in stack])
            hides = any(rect.intersects(QRectF(paper)) for rect in avoided for paper in papers)
            if not hides and papers[-1].top() >= top:
                return papers
        return None

    def _place(self, popover: Popover, avoided: Sequence[QRectF]) -> QRectF:
        """Return the place of a single popover, which hides nothing that is avoided if possible."""
        homes = list[QRectF]()
        for foot, width, top in (*self._over(), *self._beside()):
            (paper,) = _stacked(foot, [_size(popover, width)])
            if paper.top() >= top:
                homes.append(QRectF(paper))
        homes = homes or [QRectF(paper.translated(0, self.top - paper.top()))]
        area = QRectF(self._page.rect().adjusted(_EDGE, self.top + _EDGE, -_EDGE, -_EDGE))
        grown = [place for place in self._grown(popover) if area.contains(place)]
        if not (avoided or grown):
            return homes[0]
        homes = [*grown, *homes]
        usual, most = popover_width(self._page.look), int(area.width())
        for width in (usual, round(usual * _BROAD), most):
            size = _size(popover, min(width, most)).toSizeF()
            if size.height() <= area.height():
                homes += anchors(size, area)
        return freest(homes, [*avoided, QRectF(self.anchor)], avoided)

    def _grown(self, popover: Popover) -> Iterator[QRectF]:
        """Yield the places that a popover that is being enlarged may grow to, from a corner."""
        before, usual = self._grown_from, popover_width(self._page.look)
        for width in (before.width(), round(usual * _BROAD)):
            if width >= before.width() > 0:
                place = QRect(QPoint(), _size(popover, width))
                for move, corner in (
                    (place.moveBottomRight, before.bottomRight()),
                    (place.moveBottomLeft, before.bottomLeft()),
                    (place.moveTopRight, before.topRight()),
                    (place.moveTopLeft, before.topLeft()),
                ):
                    move(corner)
                    yield QRectF(place)

    def _over(self) -> Iterator[tuple[QPoint, int, int]]:
        """Yield bottom right corners, widths and least tops of a stack: over the log, and above
        the choices.
        """
        choices, page = self.anchor, self._page.rect()
        width = popover_width(self._page.look)
        if self.log.width() >= width * _NARROWEST:
            yield self.log.bottomRight(), self.log.width(), self.log_top
        right = min(choices.right(), page.right() - _EDGE)
        for wide in (width, round(width * _BROAD)):
            yield QPoint(right, choices.top() - _GAP), min(wide, right - _EDGE), self.top

    def _beside(self) -> Iterator[tuple[QPoint, int, int]]:
        """Yield the same to the left of the choices."""
        choices, page = self.anchor, self._page.rect()
        width = popover_width(self._page.look)
        beside = QPoint(choices.left() - _GAP, min(choices.bottom(), page.bottom() - _EDGE))
        yield beside, min(width, beside.x() - _EDGE), self.top
        yield beside, beside.x() - _EDGE, self.top


def _size(popover: Popover, width: int) -> QSize:
    """Return the size of a popover without its shadow."""
    around = 2 * SHADOW_MARGIN
    return QSize(width, popover.wanted_height(width + around) - around)


def _stacked(foot: QPoint, sizes: Sequence[QSize]) -> list[QRect]:
    """Return rects of these sizes above each other, aligned at the right."""
    places, low = list[QRect](), foot.y()
    for size in sizes:
        place = QRect(QPoint(0, 0), size)
        place.moveBottomRight(QPoint(foot.x(), low))
        places.append(place)
        low = place.top() - _GAP
    return places
