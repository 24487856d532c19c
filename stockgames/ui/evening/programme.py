"""The programme: a printed sheet with a row for each game of the evening."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSize,
    Qt,
    QTime,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from stockgames.engine import registry
from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.presentation.sentences.speech import say
from stockgames.ui.evening.people import draw_coin
from stockgames.ui.evening.timeline import Ribbon
from stockgames.ui.evening.words import (
    act_accessible,
    act_head,
    act_when,
    act_who_in_short,
    how_many_games,
    time_to_come,
)
from stockgames.ui.lobby.box_art import BoxLabel, draw_box
from stockgames.ui.lobby.open_box import draw_open_box
from stockgames.ui.sentences import keys_text
from stockgames.ui.theme.engraving import draw_band, draw_frame, draw_ornament_rule
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, serif
from stockgames.ui.theme.palette import OXBLOOD, with_alpha
from stockgames.ui.theme.shapes import (
    disc,
    draw_rounded_shadow,
    falling,
    fill,
    inset,
    linear,
    polygon,
    rounded,
    stroke,
)
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import CENTRE, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import PaintedButton
from stockgames.ui.widgets.focus import draw_focus_ring, is_enter
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on
from stockgames.ui.widgets.menus import menu_beside, menu_of
from stockgames.ui.widgets.pointer import Drag

_GOLD, _BROWN = (QColor("#E9C772"), QColor("#F3DFA6")), QColor("#A07C34")
_PAPER = (0.0, QColor("#F8EFD6")), (1.0, QColor("#EBDDB8"))
_ROOM_MS = 180
"""Milliseconds that rows take to make space for a dragged one."""
_SMALL = 0.8
"""In smaller windows the line under the heading is left out."""


class Stamp(BaseWidget):
    """The word *played*, stamped askew."""

    def sizeHint(self) -> QSize:
        width = text_width(say("evening-played").upper(), self._font()) + 28
        return QSize(round(width), round(self._font().pixelSize() * 1.7 + width * 0.13))

    def _font(self) -> QFont:
        return self.look.serif(15, BOLD)

    def _paint(self, painter: QPainter) -> None:
        width, height = self.width() - 4, self._font().pixelSize() * 1.7
        painter.setOpacity(0.82)
        painter.translate(QRectF(self.rect()).center())
        painter.rotate(-7)
        box = QRectF(-width / 2, -height / 2, width, height)
        stroke(painter, rounded(box, 3), OXBLOOD, 1.4)
        stroke(painter, rounded(inset(box, 3), 2), OXBLOOD, 0.6)
        draw_text(painter, box, say("evening-played").upper(), self._font(), OXBLOOD, CENTRE)


class ActRow(PaintedButton):
    """One game of the programme; a click opens its menu."""

    edited = Signal(object)
    """A change of the evening, a function from an `Evening` to an `Evening`."""
    resumed = Signal(bool)
    """Whether other people or bots should take over seats first."""
    options_wanted = Signal()
    """The user wants to choose the game's options."""

    def __init__(
        self, look: ThemeContext, facts: PageFacts, act: ActFacts, parent: QWidget
    ) -> None:
        super().__init__(look, parent)
        self._facts, self._act = facts, act
        self.number, self.opens = act.number, act.is_next
        """The game's number, and whether it is the next one, whose box opens when it starts."""
        self._opened = 0.0
        self._marked = False
        self._is_now = facts.is_now(act)
        self.setObjectName(f"act-{act.number}")
        self.setAccessibleName(act_accessible(facts, act))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.drag = drag = Drag(self, upright=True) if self.may_move else None
        if drag is not None:
            drag.dropped.connect(lambda: self._shift(drag.rows()))
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setDuration(_ROOM_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._grid = QGridLayout(self)
        self._lay_out()
        look.changed.connect(self._fit)
        self._fit()
        if self.may_move or act.goes_on:
            set_tip(self, say("evening-keys-of-an-act") if self.may_move else "")
            self.clicked.connect(self._open_menu)
        else:
            self.unsetCursor()

    def _lay_out(self) -> None:
        look, act, facts, grid = self.look, self._act, self._facts, self._grid
        texts = (
            Label(
                look,
                act_head(act),
                background="paper",
                tone="accent" if self._is_now else "quiet",
                font=lambda look: look.sans(14, SEMIBOLD, spacing=1),
            ),
            Label(
                look,
                registry.title(act.game),
                background="paper",
                wrap=True,
                font=lambda look: look.serif(25),
            ),
            Label(look, act_when(facts, act), "note", background="paper", tone="plain", wrap=True),
            Label(look, act_who_in_short(facts, act), "note", background="paper", wrap=True),
        )
        grid.setSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(Picture(look, 98, 125, self._draw_box), 0, 0, 7, 1)
        for row, label in enumerate(texts, 1):
            grid.addWidget(label, row, 1, 1, 1 if row == 1 else 2 if row < 4 else 3)
            label.setVisible(bool(label.text()))
        if act.stage is Stage.OVER:
            grid.addWidget(Stamp(look), 1, 2, Qt.AlignmentFlag.AlignRight)
        if act.stage is Stage.TO_COME and facts.lines and not facts.ended:
            grid.addWidget(Picture(look, 0, 25, self._draw_coins), 5, 1, 1, 2)
        if self.may_move:
            grip = Picture(look, 34, 30, self._draw_grip)
            grip.setObjectName("hint")
            grid.addWidget(grip, 1, 3, 3, 1)
        grid.setRowStretch(0, 1)
        grid.setRowStretch(6, 1)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _fit(self) -> None:
        side, top = round(self.look.px(26)), max(2, round(self.look.px(24)) - 14)
        self._grid.setContentsMargins(side, top, round(self.look.px(10)), top)
        self._grid.setColumnMinimumWidth(0, round(self.look.px(108)))

    @property
    def may_move(self) -> bool:
        """Return whether the game can still be moved and removed."""
        return self._act.stage is Stage.TO_COME and not self._facts.ended

    def slide_to(self, place: QPoint) -> None:
        """Make room for a dragged row."""
        if self.look.reduced_motion:
            self.move(place)
        elif self._slide.endValue() != place:
            self._slide.stop()
            self._slide.setEndValue(place)
            self._slide.start()

    def open_box(self, share: float) -> None:
        """Show the game's box opening, from 0 to 1."""
        self._opened = share
        self.update()

    def _shift(self, by: int) -> None:
        self.edited.emit(lambda evening: evening.shift(self.number, by))

    def _drop(self) -> None:
        number = self.number
        self.edited.emit(lambda evening: evening.drop(number))

    def _open_menu(self) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(lambda: self._mark(False))
        self._mark(True)
        menu.popup(menu_beside(menu, self))

    def _mark(self, marked: bool) -> None:
        self._marked = marked
        self.update()

    def menu(self) -> QMenu:
        menu = menu_of(self, self.look, "act-menu")
        act, game = self._act, registry.title(self._act.game)
        if act.goes_on:
            for words, seats in (("evening-go-on", False), ("evening-seats", True)):
                menu.addAction(say(words, game=game), partial(self.resumed.emit, seats))
        if self.may_move:
            earlier = menu.addAction(say("evening-earlier", game=game), lambda: self._shift(-1))
            later = menu.addAction(say("evening-later", game=game), lambda: self._shift(1))
            earlier.setEnabled(not act.is_next)
            later.setEnabled(act is not self._facts.acts[-1])
            if act.is_known:
                menu.addAction(say("evening-options", game=game), self.options_wanted.emit)
            for by, more in ((1, "yes"), (-1, "no")):
                if (chairs := act.with_bots(by)) is not None:
                    words = say("evening-a-bot-more", game=game, more=more)
                    menu.addAction(words, partial(self._sync, chairs))
            menu.addAction(say("evening-drop", game=game), self._drop)
        return menu

    def _sync(self, chairs: tuple[str | None, ...]) -> None:
        number = self.number
        self.edited.emit(lambda evening: evening.agree(number, chairs))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        key = event.key()
        if is_enter(event):
            event.ignore()  # Enter starts the next game, from anywhere on the page
        elif self.may_move and alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._shift(-1 if key == Qt.Key.Key_Up else 1)
        elif self.may_move and key == Qt.Key.Key_Delete:
            self._drop()
        elif self.may_move and key == Qt.Key.Key_O and self._act.is_known:
            self.options_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _paint(self, painter: QPainter) -> None:
        theme, area = self.look.theme, QRectF(self.rect()).adjusted(3, 2, -3, -2)
        if self.drag is not None and self.drag.is_on:  # drawn above the other rows
            draw_rounded_shadow(painter, theme, inset(area, 6), 4, blur=9, offset=4)
            fill(painter, rounded(inset(area, 3), 4), falling(area, *_PAPER))
        if self._is_now:
            shades = (0.0, with_alpha(_GOLD[0], 190)), (1.0, with_alpha(_GOLD[1], 90))
            fill(painter, rounded(area, 4), linear(area.topLeft(), area.topRight(), *shades))
            stroke(painter, rounded(area, 4), _BROWN, 0.9)
            half, y, x = self.look.px(13), area.center().y(), area.left()
            fill(painter, polygon([(x, y - half), (x + 1.4 * half, y), (x, y + half)]), OXBLOOD)
        if self._focus.visible or self._marked:
            draw_focus_ring(painter, theme, inset(area, 4), 4, 1)

    def _draw_box(self, painter: QPainter, box: QRectF) -> None:
        label = BoxLabel(self._act.game, registry.title(self._act.game))
        painter.setOpacity(0.72 if self._act.stage is Stage.OVER else 1.0)
        if self._opened:
            draw_open_box(painter, self.look.theme, box, label, self._opened)
        else:
            draw_box(painter, self.look.theme, box, label)

    def _draw_coins(self, painter: QPainter, box: QRectF) -> None:
        radius, chairs = max(8.0, self.look.px(10)), self._act.chairs
        step = min(2.35 * radius, (box.width() - 2 * radius - 10) / max(1, len(chairs) - 1))
        for place, chair in enumerate(chairs):
            centre = QPointF(radius + 5 + step * place, box.center().y())
            portrait = None if chair is None else self._facts.portraits[chair]
            draw_coin(painter, self.look.theme, centre, radius, portrait)

    def _draw_grip(self, painter: QPainter, box: QRectF) -> None:
        unit = max(1.0, self.look.scale)
        for dx in (-3.5, 3.5):
            for dy in (-7, 0, 7):
                spot = disc(box.center() + QPointF(dx, dy) * unit, 1.5 * unit)
                fill(painter, spot, with_alpha(self.look.theme.quiet_ink, 170))


_USUAL = 4
"""The number of games of an evening whose rows fill the sheet."""


def _heading(look: ThemeContext) -> QFont:
    return serif(look.text_px(30), BOLD, spacing=look.px(6), usual=look.usual_px(30))


class Programme(BaseWidget):
    """The sheet with all games of the evening."""

    edited = Signal(object)
    """A change of the evening, as in `ActRow`."""
    resumed = Signal(int, bool)
    options_wanted = Signal(int)

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setObjectName("programme")
        self.bind(self.setAccessibleName, "evening-programme")
        self._facts: PageFacts | None = None
        self.rows: list[ActRow] = []
        """In programme order."""
        self._places: list[QPoint] = []
        """The positions of the rows, in order."""
        self._title = Label(look, background="paper", font=_heading)
        self._title.bind(lambda words: self._title.setText(words.upper()), "evening-programme")
        self._count, self._foot = (
            Label(look, role="aside", background="paper", wrap=True) for _ in range(2)
        )
        self._acts, self._ribbon = QVBoxLayout(), Ribbon(look)
        for label in (self._title, self._count, self._foot):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        band, line = Picture(look, 0, 24, self._draw_band), Picture(look, 0, 22, self._draw_rule)
        parts = (band, self._title, self._count, line, self._acts, 1, self._ribbon, self._foot)
        self._column = column_on(self, 0, *parts)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        side, top = round(self.look.px(22)), round(self.look.px(16))
        self._column.setContentsMargins(side + 4, top + 2, side + 10, top + 14)
        self._count.setVisible(self.look.scale >= _SMALL)
        self.update()

    def key_notes(self) -> list[tuple[str, str]]:
        """Return what keys do with the focused game, for the list of shortcuts."""
        if not any(row.may_move for row in self.rows):
            return []
        return [
            (say("evening-key-moves"), keys_text("Alt+Up", "Alt+Down")),
            (say("evening-key-drops"), keys_text("Del")),
            (say("evening-key-options"), keys_text("O")),
        ]

    def show_facts(self, facts: PageFacts) -> None:
        """Show the games of an evening; the focus stays on the same game, else on the same row."""
        held = next((at for at, row in enumerate(self.rows) if row.hasFocus()), None)
        old, self.rows = self.rows, [self._make_row(facts, act) for act in facts.acts]
        for row in self.rows:
            self._acts.addWidget(row)
            row.show()
        if held is not None and self.rows:
            there = self.rows[min(held, len(self.rows) - 1)]
            same = (row for row in self.rows if row.number == old[held].number)
            next(same, there).setFocus(Qt.FocusReason.OtherFocusReason)
        for row in old:
            self._acts.removeWidget(row)
            row.blockSignals(True)  # its game may be gone while a key event for it is still queued
            row.hide()
            row.deleteLater()
        self._facts, self._places = facts, []
        at = self._column.indexOf(self._acts)
        self._column.setStretch(at, len(self.rows))
        # A few rows are no higher than the usual number would be.
        self._column.setStretch(at + 1, max(0, _USUAL - len(self.rows)))
        self._count.setText(how_many_games(facts))
        self._ribbon.setVisible(bool(facts.acts) and not facts.ended)

    def open_box(self, share: float) -> None:
        """Show the box of the next game opening, from 0 to 1."""
        for row in self.rows:
            if row.opens:
                row.open_box(share)

    def set_time(self, time: QTime) -> None:
        """Show the progress of the evening at this time."""
        if self._facts is not None:
            self._ribbon.show_facts(self._facts, time)
            self._foot.setText(time_to_come(self._facts, time))

    def _make_row(self, facts: PageFacts, act: ActFacts) -> ActRow:
        row = ActRow(self.look, facts, act, self)
        if (drag := row.drag) is not None:
            drag.carried.connect(lambda: self._make_room(row, drag))
        row.edited.connect(self.edited)
        row.resumed.connect(lambda seats: self.resumed.emit(act.number, seats))
        row.options_wanted.connect(lambda: self.options_wanted.emit(act.number))
        return row

    def _arrange(self) -> None:
        self._places = []

    def _make_room(self, carried: ActRow, drag: Drag) -> None:
        """Slide the other rows apart where the dragged one would be dropped."""
        if not self._places:
            self._places = [drag.start if row is carried else row.pos() for row in self.rows]
        first = sum(not row.may_move for row in self.rows)
        to = min(max(self.rows.index(carried) + drag.rows(), first), len(self.rows) - 1)
        order = [row for row in self.rows if row is not carried]
        order.insert(to, carried)
        for place, row in zip(self._places, order, strict=True):
            if row is not carried:
                row.slide_to(place)

    def _paint(self, painter: QPainter) -> None:
        theme, sheet = self.look.theme, QRectF(self.rect()).adjusted(4, 2, -12, -14)
        draw_paper(painter, theme, sheet.translated(4, 5), shadow=False)
        draw_paper(painter, theme, sheet)
        draw_frame(painter, inset(sheet, self.look.px(12)), with_alpha(_BROWN, 190), radius=2)

    def _draw_band(self, painter: QPainter, box: QRectF) -> None:
        band = box.adjusted(0, self.look.px(5), 0, -self.look.px(10))
        draw_band(painter, band, with_alpha(_BROWN, 170), strands=5, period=44, width=0.6)

    def _draw_rule(self, painter: QPainter, box: QRectF) -> None:
        half = QPointF(box.width() / 3, 0)
        draw_ornament_rule(painter, box.center() - half, box.center() + half, _BROWN)
