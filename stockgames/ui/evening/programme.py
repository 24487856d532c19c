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
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from stockgames.engine import registry
from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.presentation.sentences.speech import say
from stockgames.ui.evening.people import draw_coin
from stockgames.ui.evening.timeline import draw_ribbon
from stockgames.ui.evening.words import (
    act_accessible,
    act_head,
    act_when,
    act_who,
    act_who_in_short,
    done_by,
    how_many_games,
)
from stockgames.ui.lobby.box_art import BOX_SHAPE, BoxLabel, draw_box
from stockgames.ui.lobby.new_table import has_options
from stockgames.ui.lobby.open_box import draw_open_box
from stockgames.ui.sentences.keys import keys_text
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_band, draw_frame, draw_ornament_rule
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD, largest, serif
from stockgames.ui.theme.palette import OXBLOOD, with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import (
    column_at,
    disc,
    draw_rounded_shadow,
    falling,
    fill,
    inset,
    line_at,
    line_under,
    linear,
    polygon,
    rounded,
    stroke,
)
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, text_width
from stockgames.ui.widgets.accessible_names import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.drag import Drag
from stockgames.ui.widgets.focus import FocusWatch, draw_focus_ring
from stockgames.ui.widgets.menus import menu_beside, menu_of

_GOLD = QColor("#E9C772"), QColor("#F3DFA6")
_SLIP = (0.0, QColor("#F8EFD6")), (1.0, QColor("#EBDDB8"))
_ROOM_MS = 180
"""Milliseconds that rows take to make space for a dragged one."""
_ACT_HEIGHT = 158.0
_LOW = 125
"""Rows lower than this, in pixels, are filled with text down to their bottom."""


_TALL, _FEW = 700, 4
"""A sheet this high, in pixels, has space for a line under its heading, above so many games."""


class ActRow(QAbstractButton):
    """One game of the programme; a click opens its menu."""

    moved = Signal(int)
    """By how many places it should move later (earlier if negative)."""
    carried = Signal(int)
    """It is being dragged, over the place this many places later."""
    dropped = Signal()
    resumed = Signal()
    options_wanted = Signal()
    """The user wants to choose the game's options."""
    agreed = Signal(object)
    """The chairs of the next game with a bot added or removed."""

    def __init__(
        self, look: ThemeContext, facts: PageFacts, act: ActFacts, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.look, self._facts, self._act = look, facts, act
        self._drag = Drag(self)
        self._focus = FocusWatch(self)
        self._opened = 0.0
        self._marked = False
        self.setObjectName(f"act-{act.number}")
        self.setAccessibleName(act_accessible(facts, act))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        if self.may_move or act.goes_on:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            set_tip(self, say("evening-keys-of-an-act") if self.may_move else "")
            self.clicked.connect(self._open_menu)

    @property
    def number(self) -> int:
        return self._act.number

    @property
    def may_move(self) -> bool:
        """Return whether the game can still be moved and removed."""
        return self._act.stage is Stage.TO_COME and not self._facts.ended

    @property
    def has_options(self) -> bool:
        """Return whether the game has options."""
        return has_options(self._act.game)

    def open_box(self, share: float) -> None:
        """Show the game's box opening, from 0 to 1."""
        self._opened = share
        self.update()

    @property
    def start(self) -> QPoint:
        """The position before the row was dragged."""
        return self._drag.start

    def _open_menu(self) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(lambda: self._mark(False))
        self._mark(True)
        menu.popup(menu_beside(menu, self))

    def _mark(self, marked: bool) -> None:
        self._marked = marked
        self.update()

    def menu(self) -> QMenu:
        """Return the menu of the game."""
        menu = menu_of(self, self.look, "act-menu")
        game = registry.title(self._act.game)
        if self._act.goes_on:
            menu.addAction(say("evening-go-on", game=game), self.resumed.emit)
        if self.may_move:
            earlier = menu.addAction(say("evening-earlier", game=game), lambda: self.moved.emit(-1))
            later = menu.addAction(say("evening-later", game=game), lambda: self.moved.emit(1))
            earlier.setEnabled(not self._act.is_next)
            later.setEnabled(self._act is not self._facts.acts[-1])
            if self.has_options:
                menu.addAction(say("evening-options", game=game), self.options_wanted.emit)
            self._offer_bots(menu, game)
            menu.addAction(say("evening-drop", game=game), self.dropped.emit)
        return menu

    def _offer_bots(self, menu: QMenu, game: str) -> None:
        for by, more in ((1, "yes"), (-1, "no")):
            chairs = self._act.with_bots(by)
            if chairs is not None:
                menu.addAction(
                    say("evening-a-bot-more", game=game, more=more),
                    partial(self.agreed.emit, chairs),
                )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        key = event.key()
        if self.may_move and alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif self.may_move and key == Qt.Key.Key_Delete:
            self.dropped.emit()
        elif self.may_move and key == Qt.Key.Key_O and self.has_options:
            self.options_wanted.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.may_move:
            self._drag.take(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drag.follow(event):
            self.move(self.x(), self._drag.place.y())
            self.raise_()
            self.carried.emit(self._steps())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._drag.ends():
            self.setDown(False)
            self.moved.emit(self._steps())
        else:
            super().mouseReleaseEvent(event)

    def _steps(self) -> int:
        """Return by how many rows the game has been dragged down."""
        return round((self.y() - self._drag.start.y()) / self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look, act = painter_on(self), self.look, self._act
        area = QRectF(self.rect()).adjusted(3, 2, -3, -2)
        if self._drag.is_on:  # drawn above the other rows
            draw_rounded_shadow(painter, look.theme, inset(area, 6), 4, blur=9, offset=4)
            fill(painter, rounded(inset(area, 3), 4), falling(area, *_SLIP))
        if act.is_next and not self._facts.ended:
            self._paint_gold(painter, area)
        box_height = area.height() - look.px(22)
        box = QRectF(area.left() + look.px(26), area.top() + look.px(10), 0, box_height)
        box.setWidth(box_height * BOX_SHAPE)
        painter.setOpacity(0.72 if act.stage is Stage.OVER else 1.0)
        label = BoxLabel(act.game, registry.title(act.game))
        if self._opened:
            draw_open_box(painter, look.theme, box, label, self._opened)
        else:
            draw_box(painter, look.theme, box, label)
        painter.setOpacity(1.0)
        left = box.right() + look.px(20)
        self._paint_words(painter, column_at(box, left, area.right() - left - 8))
        if act.stage is Stage.OVER:
            self._paint_stamp(painter, area)
        if self.may_move:
            self._paint_grip(painter, QPointF(area.right() - look.px(20), area.center().y()))
        if self._focus.visible or self._marked:
            draw_focus_ring(painter, look.theme, inset(area, 4), 4, 1)

    def _paint_gold(self, painter: QPainter, area: QRectF) -> None:
        wash = linear(
            area.topLeft(),
            area.topRight(),
            (0.0, with_alpha(_GOLD[0], 190)),
            (1.0, with_alpha(_GOLD[1], 90)),
        )
        fill(painter, rounded(area, 4), wash)
        stroke(painter, rounded(area, 4), QColor("#A07C34"), 0.9)
        half, y, x = self.look.px(13), area.center().y(), area.left()
        fill(painter, polygon([(x, y - half), (x + 1.4 * half, y), (x, y + half)]), OXBLOOD)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        look, theme, act = self.look, self.look.theme, self._act
        small = look.sans(14, SEMIBOLD, spacing=1)
        big, text = look.serif(25), look.sans(15)
        ink = OXBLOOD if act.is_next and not self._facts.ended else theme.quiet_ink
        who = act_who(self._facts, act)
        if text_width(who, largest(text, lambda _: False)) > box.width():
            who = act_who_in_short(self._facts, act)
        lines = [
            (act_head(act), small, ink, 14),
            (registry.title(act.game), big, theme.ink, 25),
            (act_when(self._facts, act), text, theme.ink, 15),
            (who, text, theme.quiet_ink, 15),
        ]
        y = box.top()
        for words, font, colour, size in lines:
            height = look.usual_px(size) * 1.3
            if y + height > box.bottom() + 4:
                return
            draw_text(painter, line_at(box, y, height), words, font, colour, LEFT, elide=True)
            y += height
        radius = max(8.0, look.px(10))
        if act.stage is Stage.TO_COME and y + 2 * radius < box.bottom() + 6:
            self._paint_coins(painter, QPointF(box.left() + radius, y + radius + 2), radius)

    def _paint_coins(self, painter: QPainter, at: QPointF, radius: float) -> None:
        facts = self._facts
        for place, chair in enumerate(self._act.chairs if facts.lines and not facts.ended else ()):
            centre = at + QPointF(place * radius * 2.35, 0)
            portrait = None if chair is None else facts.portraits[chair]
            draw_coin(painter, self.look.theme, centre, radius, portrait)

    def _paint_stamp(self, painter: QPainter, area: QRectF) -> None:
        font = largest(self.look.serif(15, BOLD), lambda _: False)  # the texts need the space
        words = say("evening-played").upper()
        width, height = text_width(words, font) + 28, font.pixelSize() * 1.7
        painter.save()
        painter.setOpacity(0.82)
        y = area.top() + area.height() * 0.74
        if area.height() < _LOW:  # beside the number, because the last line needs the space
            y = area.top() + height / 2 + 8
        painter.translate(area.right() - width / 2 - 10, y)
        painter.rotate(-7)
        stamp = QRectF(-width / 2, -height / 2, width, height)
        stroke(painter, rounded(stamp, 3), OXBLOOD, 1.4)
        stroke(painter, rounded(inset(stamp, 3), 2), OXBLOOD, 0.6)
        draw_text(painter, stamp, words, font, OXBLOOD, CENTRE)
        painter.restore()

    def _paint_grip(self, painter: QPainter, at: QPointF) -> None:
        unit = max(1.0, self.look.scale)
        for dx in (-3.5, 3.5):
            for dy in (-7, 0, 7):
                spot = disc(at + QPointF(dx, dy) * unit, 1.5 * unit)
                fill(painter, spot, with_alpha(self.look.theme.quiet_ink, 170))


class Programme(BaseWidget):
    """The sheet with all games of the evening."""

    moved = Signal(int, int)
    """The number of a game, and by how many places later it should come."""
    dropped = Signal(int)
    resumed = Signal(int)
    options_wanted = Signal(int)
    agreed = Signal(object)
    """The chairs of the next game, as in `ActRow`."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._rows: list[ActRow] = []
        self._facts: PageFacts | None = None
        self._time = QTime.currentTime()
        self._places: list[QPoint] = []
        """The positions of the rows, in order."""
        self._slides: dict[int, QPropertyAnimation] = {}
        self.setObjectName("programme")

    @property
    def rows(self) -> list[ActRow]:
        """The rows in programme order."""
        return self._rows

    def key_notes(self) -> list[tuple[str, str]]:
        """Return what keys do with the focused game, for the list of shortcuts."""
        if not any(row.may_move for row in self._rows):
            return []
        notes = [
            (say("evening-key-moves"), keys_text("Alt+Up", "Alt+Down")),
            (say("evening-key-drops"), keys_text("Del")),
        ]
        if any(row.may_move and row.has_options for row in self._rows):
            notes.append((say("evening-key-options"), keys_text("O")))
        return notes

    def show_facts(self, facts: PageFacts) -> None:
        """Show the games of an evening; the focus stays on the same game, else on the same row."""
        held = next((at for at, row in enumerate(self._rows) if row.hasFocus()), None)
        old, self._rows = self._rows, [self._make_row(facts, act) for act in facts.acts]
        for row in self._rows:
            row.show()
        if held is not None and self._rows:
            there = self._rows[min(held, len(self._rows) - 1)]
            same = (row for row in self._rows if row.number == old[held].number)
            next(same, there).setFocus(Qt.FocusReason.OtherFocusReason)
        for row in old:
            row.blockSignals(True)  # its game may be gone while a key event for it is still queued
            row.hide()
            row.deleteLater()
        self._slides.clear()
        self._facts = facts
        self.setAccessibleName(say("evening-programme"))
        self._arrange()

    def open_box(self, share: float) -> None:
        """Show the box of the next game opening, from 0 to 1."""
        acts = self._facts.acts if self._facts is not None else ()
        begins = next((act.number for act in acts if act.is_next), None)
        for row in self._rows:
            if row.number == begins:
                row.open_box(share)

    def set_time(self, time: QTime) -> None:
        """Show the progress of the evening at this time."""
        self._time = time
        self.update()

    def _make_row(self, facts: PageFacts, act: ActFacts) -> ActRow:
        row = ActRow(self.look, facts, act, self)
        row.carried.connect(lambda by: self._make_room(row, by))
        row.moved.connect(lambda by: self.moved.emit(act.number, by))
        row.dropped.connect(lambda: self.dropped.emit(act.number))
        row.resumed.connect(lambda: self.resumed.emit(act.number))
        row.agreed.connect(self.agreed)
        row.options_wanted.connect(lambda: self.options_wanted.emit(act.number))
        return row

    def _sheet(self) -> QRectF:
        return QRectF(self.rect()).adjusted(4, 2, -12, -14)

    def _heading(self) -> float:
        return self.look.px(46) + self.look.text_px(30) * 1.3 + self.look.px(26) + self._under()

    @property
    def _tells_how_many(self) -> bool:
        return self.height() >= _TALL and len(self._rows) <= _FEW

    def _under(self) -> float:
        return self.look.text_px(17) * 1.35 if self._tells_how_many else 0.0

    def _footing(self) -> float:
        return self.look.text_px(15) * 1.5 + self.look.px(44) + self._ribbon_height()

    def _ribbon_height(self) -> float:
        facts = self._facts
        tells = facts is not None and bool(facts.acts) and not facts.ended
        return max(34.0, self.look.px(46)) if tells else 0.0

    def sizeHint(self) -> QSize:
        return QSize(round(self.look.px(452)), round(self.look.px(862)))

    def _arrange(self) -> None:
        sheet = self._sheet()
        room = sheet.height() - self._heading() - self._footing()
        height = min(self.look.px(_ACT_HEIGHT), room / max(1, len(self._rows)))
        side, y = self.look.px(18), sheet.top() + self._heading()
        for row in self._rows:
            box = QRectF(sheet.left() + side, y, sheet.width() - 2 * side, height)
            row.setGeometry(box.toRect())
            y += height
        self._places = [row.pos() for row in self._rows]
        self.update()

    def _make_room(self, carried: ActRow, steps: int) -> None:
        at = self._rows.index(carried)
        first = sum(not row.may_move for row in self._rows)
        to = min(max(at + steps, first), len(self._rows) - 1)
        order = [row for row in self._rows if row is not carried]
        order.insert(to, carried)
        for place, row in enumerate(order):
            if row is not carried:
                self._slide(row, self._places[place])

    def _slide(self, row: ActRow, to: QPoint) -> None:
        slide = self._slides.get(row.number)
        if slide is not None and slide.endValue() == to:
            return
        if slide is not None:
            slide.stop()
        if self.look.reduced_motion or row.pos() == to:
            row.move(to)
            return
        slide = QPropertyAnimation(row, b"pos", row)
        slide.setDuration(_ROOM_MS)
        slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        slide.setEndValue(to)
        slide.start()
        self._slides[row.number] = slide

    def _paint(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        sheet = self._sheet()
        draw_paper(painter, theme, sheet.translated(4, 5), shadow=False)
        draw_paper(painter, theme, sheet)
        line = QColor("#A07C34")
        draw_frame(painter, inset(sheet, look.px(12)), with_alpha(line, 190), radius=2)
        band = QRectF(sheet.left() + look.px(26), sheet.top() + look.px(22), 0, look.px(9))
        band.setWidth(sheet.width() - look.px(52))
        draw_band(painter, band, with_alpha(line, 170), strands=5, period=44, width=0.6)
        usual = look.usual_px(30)
        font = serif(look.text_px(30), BOLD, spacing=look.px(6), usual=usual)
        head = line_under(band, font.pixelSize() * 1.3, look.px(10))
        draw_text(painter, head, say("evening-programme").upper(), font, theme.ink, CENTRE)
        ends = QPointF(head.left() + look.px(60), head.bottom() + look.px(9))
        if self._tells_how_many:
            font = look.serif(17, REGULAR, italic=True)
            under = line_under(head, self._under())
            words = how_many_games(self._facts) if self._facts is not None else ""
            draw_text(painter, under, words, font, theme.quiet_ink, CENTRE, elide=True)
            ends.setY(under.bottom() + look.px(9))
        draw_ornament_rule(painter, ends, QPointF(head.right() - look.px(60), ends.y()), line)
        self._paint_foot(painter, sheet)

    def _paint_foot(self, painter: QPainter, sheet: QRectF) -> None:
        look, theme, facts = self.look, self.look.theme, self._facts
        if facts is None:
            return
        top, side = sheet.bottom() - self._footing(), look.px(38)
        ribbon = QRectF(sheet.left() + side, top, sheet.width() - 2 * side, self._ribbon_height())
        if ribbon.height():
            draw_ribbon(painter, look, ribbon, facts, self._time)
        box = QRectF(sheet.left() + 18, ribbon.bottom() + look.px(5), sheet.width() - 36, 0)
        box.setHeight(look.text_px(15) * 1.5)
        font = look.serif(16, REGULAR, italic=True)
        words = _time_to_come(facts, self._time)
        draw_text(painter, box, words, font, theme.quiet_ink, CENTRE, elide=True)


def _time_to_come(facts: PageFacts, now: QTime) -> str:
    if not facts.acts:
        return say("evening-no-game-yet")
    if facts.ended:
        return say("evening-is-over")
    if (broken := facts.broken) is not None and not facts.minutes_left:
        return say("evening-game-was-broken-off", game=registry.title(broken.game))
    return done_by(facts, now) or say("evening-all-played")
