"""The seats of the next game: who sits where, who sits out, swapping seats (V5, V6)."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QResizeEvent, QTransform
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from stockgames.engine import registry
from stockgames.evenings.evening import Chair
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.evenings.person import Portrait
from stockgames.evenings.standing import decided_by
from stockgames.presentation.sentences.speech import points_text, say
from stockgames.ui.evening.people import draw_coin
from stockgames.ui.evening.standing import draw_leader
from stockgames.ui.evening.words import name_of, names_of
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import darker, lighter, with_alpha
from stockgames.ui.theme.shapes import (
    centred,
    disc,
    draw_glow,
    draw_shadow,
    fill,
    inset,
    left_part,
    moved,
    path_from,
    polygon,
    radial,
    right_part,
    rounded,
    slanting,
    square,
    stroke,
)
from stockgames.ui.theme.text import CENTRE, draw_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER, name_and_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, PaintedButton
from stockgames.ui.widgets.focus import draw_focus_ring, is_enter
from stockgames.ui.widgets.frames import SHADOW_MARGIN, PanelFrame, Picture
from stockgames.ui.widgets.labels import Label, ShortLabel
from stockgames.ui.widgets.layouts import add_parts, column_on, retire
from stockgames.ui.widgets.pointer import Drag

AROUND: Final = 8
"""Space around a coin for glow and focus ring, in pixels."""
_STEPS: Final = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
_MIDDLE: Final = 0.24
"""Names of places this close to the middle are above or below the table, not beside it."""
_IN_COLUMN: Final = 4
"""So many of those who sit out are below each other."""


class Coin(PaintedButton):
    """A person's coin at a seat or on the bench; a click lifts it, or swaps it with the lifted one.

    `place` counts the seats from the first, then those who sit out.
    """

    carried = Signal(int)
    """An arrow key moves the lifted coin by this many chairs."""
    let_go = Signal(QPoint)
    """The coin was dropped at a point of the panel."""

    def __init__(
        self, parent: BaseWidget, place: int, portrait: Portrait | None, *, joins: bool, seats: int
    ) -> None:
        """`joins` tells that the person has just arrived and not played yet."""
        super().__init__(parent.look, parent)
        self._portrait, self._number = portrait, place + 1 if place < seats else 0
        self.place, self.joins, self.lifted = place, joins, False
        self._drag = Drag(self)
        self._drag.dropped.connect(lambda: self.let_go.emit(self.geometry().center()))
        self.setObjectName(f"coin-{place + 1}")
        parent.look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        radius = max(18.0, self.look.px(26)) if self._number else max(13.0, self.look.px(20))
        side = 2 * (round(radius) + AROUND)
        self.setFixedSize(side, side)

    def lift(self, up: bool) -> None:
        """Show the coin lifted or put down."""
        self.lifted = up
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if self.lifted and step is not None:
            self.carried.emit(step)
        elif is_enter(event):
            event.ignore()  # Enter starts the game, from anywhere on the page
        else:
            super().keyPressEvent(event)

    def _paint(self, painter: QPainter) -> None:
        look, centre = self.look, QRectF(self.rect()).center()
        radius = self.width() / 2 - AROUND
        if self.lifted:
            draw_glow(painter, disc(centre, radius), look.theme.glow, reach=7, alpha=200)
        draw_coin(painter, look.theme, centre, radius, self._portrait, is_expected=self.joins)
        if self._number:
            at, half = centre + QPointF(radius * 0.68, -radius * 0.68), radius * 0.4
            fill(painter, disc(at, half), QColor("#141A17"))
            stroke(painter, disc(at, half), look.theme.line, 1)
            font = look.sans(13, SEMIBOLD)
            draw_text(painter, square(at, half), str(self._number), font, QColor("#FFF6E0"), CENTRE)
        if self._focus.visible:
            draw_focus_ring(painter, look.theme, square(centre, radius), radius, 2)


_SEAT = QColor("#8E2A30"), QColor("#5A1519")
_BACK = (
    "M-.98,-.28 C-.9,-1.18 .9,-1.18 .98,-.28 C1,-.12 .78,-.1 .74,-.26 "
    "C.62,-.72 -.62,-.72 -.74,-.26 C-.78,-.1 -1,-.12 -.98,-.28Z"
)
"""The back of a chair seen from above, in coordinates from -1 to 1."""
_WOOD = QColor("#7C562E"), QColor("#3A2414")


class RoundTable(BaseWidget):
    """A table seen from above, with a coin at each seat; those who sit out are beside it."""

    agreed = Signal(object, int)
    """The chairs that people have agreed on, and which coin is still lifted then (-1: none)."""

    def __init__(self, look: ThemeContext, facts: PageFacts, act: ActFacts) -> None:
        super().__init__(look)
        self._facts, self._act, self._joined = facts, act, 0.0
        people: tuple[Chair, ...] = (*act.chairs, *act.sits_out)
        self._coins = [self._make_coin(place, who) for place, who in enumerate(people)]
        self._names = [self._make_name(place) for place in range(len(people))]
        self._notes = {place: self._make_note(place) for place in range(len(act.chairs))}
        self._row = QHBoxLayout(self)
        add_parts(self._row, 1, *([self._make_bench()] if act.sits_out else []))
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        lines = max(8.0, 1.3 * len(self._act.chairs))
        self.setMinimumHeight(max(round(self.look.px(240)), round(lines * self.look.text_px(18))))
        self._arrange()

    def _make_coin(self, place: int, who: Chair) -> Coin:
        name, seats = self._name(who), len(self._act.chairs)
        portrait = self._facts.portraits[who] if who is not None else None
        coin = Coin(self, place, portrait, joins=who in self._facts.joining, seats=seats)
        tip = say("evening-chair-of", number=place + 1, name=name)
        name_and_tip(coin, tip if place < seats else say("evening-without-a-chair", name=name))
        coin.clicked.connect(lambda: self._press(coin))
        coin.carried.connect(lambda by: self._carry(coin, by))
        coin.let_go.connect(lambda at: self._drop(coin, at))
        return coin

    def _name(self, who: Chair) -> str:
        return name_of(self._facts, who) if who is not None else say("evening-a-bot")

    def _make_name(self, place: int) -> ShortLabel:
        people: tuple[Chair, ...] = (*self._act.chairs, *self._act.sits_out)
        weight = SEMIBOLD if place == 0 else REGULAR
        font = partial(ThemeContext.serif, size=18, weight=weight)
        return ShortLabel(self.look, self._name(people[place]), font=font, parent=self)

    def _make_note(self, place: int) -> Label:
        words = say("evening-first-chair") if place == 0 else ""
        if place and self._joins(place):
            words = say("evening-joins-now")
        return Label(self.look, words, "note", tone="accent", parent=self)

    def _joins(self, place: int) -> bool:
        return self._act.chairs[place] in self._facts.joining

    def _make_bench(self) -> QGridLayout:
        bench, chairs = QGridLayout(), len(self._act.chairs)
        bench.setSpacing(0)
        caption = Label(self.look, say("evening-without-chairs"), "note", tone="accent")
        bench.addWidget(caption, 0, 0, 1, 2)
        for at in range(len(self._act.sits_out)):
            column, row = divmod(at, _IN_COLUMN)
            bench.addWidget(self._coins[chairs + at], 1 + row, 2 * column)
            bench.addWidget(self._names[chairs + at], 1 + row, 2 * column + 1)
        bench.setRowStretch(_IN_COLUMN + 1, 1)
        return bench

    def let_join(self, share: float) -> None:
        """Show latecomers' chairs moving up to the table, from 0 to 1."""
        self._joined = share
        for coin in self._coins:
            coin.joins = coin.joins and share < 1
        self.update()

    # Input

    def _press(self, coin: Coin) -> None:
        held = next((coin for coin in self._coins if coin.lifted), None)
        if held is None or held is coin:
            coin.lift(held is None)
            return
        held.lift(False)
        self._swap(held.place, coin.place)

    def _carry(self, coin: Coin, by: int) -> None:
        to = (coin.place + by) % len(self._coins)
        self._swap(coin.place, to, lifted=to)

    def lift(self, place: int) -> None:
        """Lift the coin of this place, and focus it."""
        self._coins[place].lift(True)
        self._coins[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _drop(self, coin: Coin, at: QPoint) -> None:
        others = (other for other in self._coins if other is not coin)
        under = next((other for other in others if other.geometry().contains(at)), None)
        if under is not None:
            self._swap(coin.place, under.place)
        else:
            self._row.invalidate()
            self._arrange()

    def _swap(self, one: int, other: int, lifted: int = -1) -> None:
        people: list[Chair] = [*self._act.chairs, *self._act.sits_out]
        people[one], people[other] = people[other], people[one]
        self.agreed.emit(tuple(people[: len(self._act.chairs)]), lifted)

    # Layout

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return done

    def _room(self) -> QRectF:
        bench = self._row.itemAt(1)
        return QRectF(self.rect()).adjusted(0, 0, -bench.geometry().width() if bench else 0, 0)

    def _table(self) -> QRectF:
        room = self._room()
        names = (*self._names[: len(self._act.chairs)], *self._notes.values())
        beside = max(name.sizeHint().width() for name in names) + self.look.px(60)
        wide = min(self.look.px(560), room.width() * 0.6, room.width() - 2 * beside)
        wide = max(wide, room.width() * 0.4)
        tall = min(self.look.px(240), room.height() * 0.62)
        turns = [(self._reach(place), self._turn(place)) for place in range(len(self._act.chairs))]
        middle = [(reach, math.sin(turn)) for reach, turn in turns if abs(math.cos(turn)) < _MIDDLE]
        if middle:  # names above or below the table
            high, chair = names[0].sizeHint().height(), self.look.px(46)
            above = max((reach + high for reach, way in middle if way < 0), default=chair)
            below = max((reach + high for reach, way in middle if way > 0), default=chair)
            room.adjust(0, above, 0, -below)
            tall = min(tall, room.height())
        return centred(room.center(), wide, tall)

    def _turn(self, place: int) -> float:
        """Return the direction of a place from the middle of the table, in radians."""
        chairs = len(self._act.chairs)
        first = -180 if chairs == 2 else -120  # two sit opposite each other
        return math.radians(first + 360 * place / chairs)

    def _at(self, place: int, share: float) -> QPointF:
        table, turn = self._table(), self._turn(place)
        x = math.cos(turn) * table.width() / 2 * share
        return table.center() + QPointF(x, math.sin(turn) * table.height() / 2 * share)

    def _seat(self, place: int) -> QPointF:
        """Return the centre of a seat, at a constant distance from the table's edge."""
        edge = self._at(place, 1.0)
        out = edge - self._table().center()
        return edge + out * (self.look.px(24) / max(1.0, math.hypot(out.x(), out.y())))

    def _arrange(self) -> None:
        for place in range(len(self._act.chairs)):
            coin = self._coins[place]
            coin.move((self._at(place, 0.86) - QPointF(coin.width(), coin.height()) / 2).toPoint())
            self._arrange_name(place)
        self.update()

    def _reach(self, place: int) -> float:
        """Return how far a chair reaches beyond the table; that of who joins is pulled out."""
        return self.look.px(62 if self._joins(place) else 46)

    def _arrange_name(self, place: int) -> None:
        """Put a name beside its chair, its note below; both above or below one in the middle."""
        look, table, spot, out = self.look, self._table(), self._at(place, 1.0), self._seat(place)
        name, note, room = self._names[place], self._notes[place], self._room()
        high, beside = name.sizeHint().height(), note.sizeHint() if note.text() else QSize(0, 0)
        both = high + beside.height()
        across, down = spot.x() - table.center().x(), spot.y() - table.center().y()
        gap = look.px(36)
        box = QRectF(0, 0, 0, both)
        away = (both - high) / 2 + look.px(8)  # from the names of the next seats
        box.moveCenter(out + QPointF(0, away if down > 0 else -away))
        side = Qt.AlignmentFlag.AlignLeft
        if abs(across) <= table.width() / 2 * _MIDDLE:
            wide, away = name.sizeHint().width(), self._reach(place) - look.px(12) + high / 2
            line = centred(out + QPointF(0, math.copysign(away, down)), wide + beside.width(), high)
            line.moveBottom(min(line.bottom(), room.bottom()))
            name.setGeometry(left_part(line, wide).toRect())
            note.setGeometry(right_part(line, beside.width()).toRect())
            return
        if across > 0:
            box.setLeft(out.x() + gap)
            box.setRight(room.right())
        else:
            side = Qt.AlignmentFlag.AlignRight
            box.setRight(out.x() - gap)
            box.setLeft(room.left())
        box.moveTop(min(max(box.top(), room.top()), room.bottom() - both))
        for label, top, tall in ((name, box.top(), high), (note, box.top() + high, both - high)):
            label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            label.setGeometry(QRectF(box.left(), top, box.width(), tall).toRect())

    # Painting

    def _paint(self, painter: QPainter) -> None:
        for place in range(len(self._act.chairs)):
            self._paint_chair(painter, place)
        table, theme = self._table(), self.look.theme
        oval = disc(table.center(), table.width() / 2, table.height() / 2)
        draw_shadow(painter, theme, oval, blur=14, offset=6)
        fill(painter, oval, slanting(table, (0.0, _WOOD[0]), (1.0, _WOOD[1])))
        felt = disc(table.center(), table.width() / 2 - 8, table.height() / 2 - 8)
        green = QColor("#1F5A45") if theme.is_dark else QColor("#3E7A5C")
        light = radial(table.center(), table.width() / 2, (0.0, lighter(green, 0.12)), (1.0, green))
        fill(painter, felt, light)
        stroke(painter, felt, darker(green, 0.4), 1.2)
        rose, high, middle = with_alpha(theme.line, 70), table.height() * 0.3, table.center()
        draw_rosette(painter, middle, high * 0.8, high * 1.15, rose, strands=9, lobes=14, width=0.6)
        emblem, gold = face_of(self._act.game).emblem, with_alpha(theme.line, 200)
        draw_emblem(painter, emblem, middle, high * 0.62, gold, green)
        self._paint_way(painter, table)

    def _paint_chair(self, painter: QPainter, place: int) -> None:
        look, turn = self.look, self._at(place, 1.0) - self._table().center()
        degrees = math.degrees(math.atan2(turn.y(), turn.x())) + 90
        with moved(painter, self._seat(place), turn=degrees):
            if self._joins(place):  # being pulled out
                painter.translate(0, -look.px(12) * (1 - self._joined))
                painter.rotate(12 * (1 - self._joined))
            wide, deep = look.px(58), look.px(60)
            seat = QRectF(-wide * 0.42, -deep * 0.34, wide * 0.84, deep * 0.84)
            back = QTransform.fromScale(wide / 2, deep / 2).map(path_from(_BACK))
            if place == 0:
                draw_glow(painter, back, look.theme.glow, reach=14, alpha=190)
            fill(painter, rounded(seat, wide * 0.14), _WOOD[1])
            cushion = inset(seat, wide * 0.05)
            fill(painter, rounded(cushion, wide * 0.12), slanting(cushion, *_shades(_SEAT)))
            stitch = rounded(inset(cushion, wide * 0.09), wide * 0.08)
            stroke(painter, stitch, with_alpha(look.theme.line, 130), 0.8, dash=(3, 3))
            draw_shadow(painter, look.theme, back, blur=6, offset=3)
            fill(painter, back, slanting(back.boundingRect(), *_shades(_WOOD)))
            stroke(painter, back, with_alpha(QColor("#E0B878"), 90), 0.9)

    def _paint_way(self, painter: QPainter, table: QRectF) -> None:
        colour = with_alpha(self.look.theme.line, 150)
        aside, over = table.width() * 0.2, table.height() * 0.26
        ring = table.adjusted(aside, over, -aside, -over)
        way = QPainterPath()
        way.arcMoveTo(ring, 118)
        way.arcTo(ring, 118, -52)
        stroke(painter, way, colour, 1.3)
        with moved(painter, way.currentPosition(), turn=-way.angleAtPercent(1)):
            fill(painter, polygon([(8, 0), (-3, 4), (-3, -4)]), colour)


def _shades(colours: tuple[QColor, QColor]) -> tuple[tuple[float, QColor], tuple[float, QColor]]:
    return (0.0, colours[0]), (1.0, colours[1])


class Laurels(BaseWidget):
    """The leaders where no game is to come; after the evening the first three."""

    def __init__(self, look: ThemeContext, facts: PageFacts) -> None:
        super().__init__(look)
        self._facts = facts
        self._podium = podium(facts)
        self._shown = len(self._podium)
        self._picture = Picture(look, 0, 176, self._draw)
        self._picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.MinimumExpanding)
        self._title = Label(look, role="title", tone="accent", wrap=True)
        self._line = Label(look, role="aside", wrap=True)
        for label in (self._title, self._line):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column_on(self, None, self._picture, self._title, self._line)
        self._tell()

    def come(self, number: int) -> None:
        """Show only so many of the third, the second and the winner; announce who comes last."""
        number = min(number, len(self._podium))
        if number != self._shown:
            self._shown = number
            self._tell()
            ANNOUNCER.say(self._title.text(), self)

    def _tell(self) -> None:
        facts = self._facts
        if not self._podium:
            self._title.setText(say("review-nobody-won") if facts.ended else "")
            return
        people = self._podium[self._shown - 1]
        names, count = names_of(facts, people), len(people)
        line = next(line for line in facts.lines if line.person == people[0])
        if self._shown < len(self._podium):
            words = say(
                "evening-comes", place="third" if line.place == 3 else "second", names=names
            )
        else:
            sentence = "evening-has-won" if facts.ended else "evening-leads"
            words = say(sentence, names=names, count=count)
        self._title.setText(words)
        points, by = points_text(line.total), decided_by(line, facts.lines)
        self._line.setText(say("evening-with-points", points=points, by=by))
        self._picture.update()

    def _draw(self, painter: QPainter, box: QRectF) -> None:
        groups = self._podium[: self._shown][::-1]
        last = len(self._podium) - self._shown
        people = [(who, last + at) for at, group in enumerate(groups) for who in group]
        tall = box.height() - self.look.px(30)
        wide = min(tall / HEIGHT, box.width() / max(1, len(people)) / 1.25)
        for place, (who, rank) in enumerate(people):
            x = box.center().x() + wide * 1.25 * (place - (len(people) - 1) / 2)
            size = wide * (1, 0.8, 0.66)[rank]
            frame = centred(QPointF(x, box.center().y()), size, size * HEIGHT)
            if rank:
                draw_portrait(painter, frame, self._facts.portraits[who])
            else:
                draw_leader(painter, self.look, frame, self._facts.portraits[who])


def podium(facts: PageFacts) -> list[tuple[str, ...]]:
    """Return who is third, second and first, in this order; before the end only the leaders."""
    if not facts.winners:
        return []
    by_place = dict[int, list[str]]()
    for line in facts.lines if facts.ended else ():
        if line.place is not None and 1 < line.place <= 3:
            by_place.setdefault(line.place, []).append(line.person)
    return [*(tuple(by_place[place]) for place in sorted(by_place, reverse=True)), facts.winners]


class Chairs(PanelFrame):
    """The panel with the next game's table, or with the leaders if no game is to come."""

    edited = Signal(object)
    """A change of the evening, a function from an `Evening` to an `Evening`."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.setObjectName("chairs")
        self._act: ActFacts | None = None
        self._content: QWidget | None = None
        self._aside = Label(look, role="aside", sentence="evening-it-moves-on-always", parent=self)
        self._hint = Label(look, role="note", wrap=True, sentence="evening-press-two-coins")
        self._hint.setObjectName("hint")
        self._rotation = Button(look, kind="quiet", text_size=15)
        self._rotation.setObjectName("by-rotation")
        self._rotation.bind(self._rotation.setText, "evening-as-the-rotation-has-it")
        self._rotation.clicked.connect(lambda: self._sync(()))
        add_parts(self.body, self._hint, (self._rotation, Qt.AlignmentFlag.AlignLeft))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def come(self, number: int) -> None:
        """Show so many of the evening's first three, as `Laurels` do."""
        if isinstance(self._content, Laurels):
            self._content.come(number)

    def show_facts(self, facts: PageFacts) -> None:
        """Show the seats of the next game, or the leaders."""
        self._act = act = facts.next
        if self._content is not None:
            self.body.removeWidget(self._content)
            retire(self._content)
        if act is None:
            self.set_title(say("evening-who-is-ahead"))
            self._content = Laurels(self.look, facts)
        else:
            self.set_title(say("evening-the-chairs-at", game=registry.title(act.game)))
            self._content = RoundTable(self.look, facts, act)
            self._content.agreed.connect(self._sync)
        self.body.insertWidget(0, self._content, 1)
        self._content.show()
        self._hint.setVisible(act is not None and not act.agreed)
        self._rotation.setVisible(act is not None and act.agreed)
        self._place_aside()

    def let_join(self, share: float) -> None:
        """Show latecomers' chairs moving up to the table, from 0 to 1."""
        if isinstance(self._content, RoundTable):
            self._content.let_join(share)

    def _sync(self, chairs: tuple[Chair, ...], lifted: int = -1) -> None:
        assert self._act is not None
        number = self._act.number
        self.edited.emit(lambda evening: evening.agree(number, chairs))
        if lifted >= 0 and isinstance(self._content, RoundTable):
            self._content.lift(lifted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_aside()

    def _place_aside(self) -> None:
        self._aside.adjustSize()
        left = self.width() - self._aside.width() - SHADOW_MARGIN - round(self.look.px(18))
        self._aside.move(left, self.title_middle() - self._aside.height() // 2)
        self._aside.setVisible(self._act is not None and left > self.title_width())
