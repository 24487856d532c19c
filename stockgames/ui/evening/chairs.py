"""The seats of the next game: who sits where, who sits out, swapping seats (V5, V6)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from stockgames.engine import registry
from stockgames.evenings.evening import Chair
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.evenings.person import Portrait
from stockgames.presentation.sentences.speech import say
from stockgames.ui.evening.people import draw_coin, draw_expected_coin, hang_portrait
from stockgames.ui.evening.words import name_of, names_of, points_text
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.pieces.portrait import HEIGHT
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD, largest, resized
from stockgames.ui.theme.palette import darker, lighter, with_alpha
from stockgames.ui.theme.shapes import (
    centred,
    disc,
    draw_glow,
    draw_shadow,
    fill,
    inset,
    line_at,
    line_under,
    path_from,
    polygon,
    radial,
    rounded,
    rule,
    slanting,
    square,
    stroke,
)
from stockgames.ui.theme.text import (
    CENTRE,
    LEFT,
    RIGHT,
    SMALLEST_FITTED,
    draw_text,
    fitted,
    text_width,
)
from stockgames.ui.widgets.accessible_names import name_and_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import PaintedButton
from stockgames.ui.widgets.drag import Drag
from stockgames.ui.widgets.focus import draw_focus_ring
from stockgames.ui.widgets.frames import draw_widget_panel, surface_of

_LEAST_COIN: Final = 11.0
"""The coin radius in pixels if many people sit out."""
_MOST_OF_THE_PANEL: Final = 0.42


@dataclass(frozen=True, slots=True)
class Bench:
    """Where those who sit out are painted, in pixels of the panel."""

    area: QRectF
    """The whole bench with its caption at the top; empty if everybody has a chair."""
    caption: QRectF
    radius: float
    """The coin radius."""
    coins: tuple[QPointF, ...]
    """Their centres; the first to sit out is at the top of the first column."""
    names: tuple[QRectF, ...]


def bench_of(
    look: ThemeContext, room: QRectF, names: Sequence[str], font: QFont, caption: float
) -> Bench:
    """Return the bench at the right of `room` for people with these names in `font`.

    It has as many columns as needed; `caption` is the height of the caption above them.
    """
    if not names:
        return Bench(QRectF(), QRectF(), 0.0, (), ())
    high = room.height() - caption
    radius = max(18.0, look.px(26)) if len(names) * look.px(64) < high else _LEAST_COIN
    row = max(2 * radius + 8, font.pixelSize() * 1.5)
    rows = max(1, min(len(names), int(high // row)))
    columns = math.ceil(len(names) / rows)
    rows = math.ceil(len(names) / columns)
    coin, gap = 2 * radius + 8, look.px(16)
    widest = max(text_width(name, font) for name in names) + 2
    most = (room.width() * _MOST_OF_THE_PANEL) / columns - coin - gap
    wide = coin + min(widest, most) + gap
    area = QRectF(0, room.top(), columns * wide, caption + rows * row)
    area.moveRight(room.right())
    top = area.top() + caption
    coins, boxes = [], []
    for place in range(len(names)):
        column, line = divmod(place, rows)
        left = area.left() + gap + column * wide
        middle = top + (line + 0.5) * row
        coins.append(QPointF(left + radius, middle))
        boxes.append(QRectF(left + coin, middle - row / 2, wide - coin - gap, row))
    heading = QRectF(area.left() + gap, area.top(), area.width() - gap, caption)
    return Bench(area, heading, radius, tuple(coins), tuple(boxes))


AROUND: Final = 8
"""Space around a coin for glow and focus ring, in pixels."""
_AFTER = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BEFORE = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class Coin(PaintedButton):
    """A person's coin at a seat or on the bench; a click lifts it, or swaps it with the lifted one.

    `place` counts the seats from the first, then those who sit out.
    """

    carried = Signal(int)
    """An arrow key moves the lifted coin by this many chairs."""
    let_go = Signal(QPoint)
    """The coin was dropped at a point of the panel."""

    def __init__(
        self, look: ThemeContext, place: int, portrait: Portrait | None, tip: str, number: int
    ) -> None:
        """`number` is the seat's number, 0 for a person who sits out."""
        super().__init__(look)
        self._portrait, self._number = portrait, number
        self.place = place
        self.lifted = False
        self.joins = False
        """Whether the person has just arrived and not played yet."""
        self._drag = Drag(self)
        self.setObjectName(f"coin-{place + 1}")
        name_and_tip(self, tip)

    def lift(self, up: bool) -> None:
        """Show the coin lifted or put down."""
        self.lifted = up
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.lifted and event.key() in (*_AFTER, *_BEFORE):
            self.carried.emit(1 if event.key() in _AFTER else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # Enter starts the game, from anywhere on the page
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._drag.take(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drag.follow(event):
            self.move(self._drag.place)
            self.raise_()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._drag.ends():
            self.setDown(False)
            self.let_go.emit(self.geometry().center())
        else:
            super().mouseReleaseEvent(event)

    def _paint(self, painter: QPainter) -> None:
        look = self.look
        centre = QRectF(self.rect()).center()
        radius = self.width() / 2 - AROUND
        if self.lifted:
            draw_glow(painter, disc(centre, radius), look.theme.glow, reach=7, alpha=200)
        if self.joins and self._portrait is not None:
            draw_expected_coin(painter, look.theme, centre, radius, self._portrait)
        else:
            draw_coin(painter, look.theme, centre, radius, self._portrait)
        if self._number:
            self._paint_number(painter, centre + QPointF(radius * 0.68, -radius * 0.68))
        if self._focus.visible:
            draw_focus_ring(painter, look.theme, square(centre, radius), radius, 2)

    def _paint_number(self, painter: QPainter, at: QPointF) -> None:
        most = (self.width() / 2 - AROUND) * 0.55
        font = self.look.sans(13, SEMIBOLD)
        font = largest(font, lambda size: size.pixelSize() * 0.68 <= most)
        half = font.pixelSize() * 0.68
        fill(painter, disc(at, half), QColor("#141A17"))
        stroke(painter, disc(at, half), self.look.theme.line, 1)
        draw_text(painter, square(at, half), str(self._number), font, QColor("#FFF6E0"), CENTRE)


_SEAT = QColor("#8E2A30"), QColor("#5A1519")
_BACK = (
    "M-.98,-.28 C-.9,-1.18 .9,-1.18 .98,-.28 C1,-.12 .78,-.1 .74,-.26 "
    "C.62,-.72 -.62,-.72 -.74,-.26 C-.78,-.1 -1,-.12 -.98,-.28Z"
)
"""The back of a chair seen from above, in coordinates from -1 to 1."""
_WOOD = QColor("#7C562E"), QColor("#3A2414")


class Chairs(BaseWidget):
    """A table seen from above, with a coin at each seat."""

    agreed = Signal(object)
    """The chairs that people have agreed on; empty for the rotation."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._facts: PageFacts | None = None
        self._act: ActFacts | None = None
        self._coins: list[Coin] = []
        self._joined = 0.0
        self._rotation = self.button("by-rotation", lambda: self.agreed.emit(()), kind="quiet")
        self.setObjectName("chairs")

    def show_facts(self, facts: PageFacts) -> None:
        """Show the seats of the next game; a coin that is being dragged stays in hand."""
        self._facts, self._act, self._joined = facts, facts.next, 0.0
        old, self._coins = self._coins, []
        if self._act is not None:
            people: tuple[Chair, ...] = (*self._act.chairs, *self._act.sits_out)
            self._coins = [self._make(facts, place, who) for place, who in enumerate(people)]
        for coin in old:
            coin.hide()
            coin.deleteLater()
        self._rotation.setText(say("evening-as-the-rotation-has-it"))
        self._rotation.setVisible(self._act is not None and self._act.agreed)
        self._arrange()

    def let_join(self, share: float) -> None:
        """Show latecomers' coins moving up to the table, from 0 to 1."""
        self._joined = share
        for coin in self._coins:
            coin.joins = coin.joins and share < 1
        self.update()

    def _make(self, facts: PageFacts, place: int, who: Chair) -> Coin:
        name = name_of(facts, who) if who is not None else say("evening-a-bot")
        portrait = facts.portraits[who] if who is not None else None
        assert self._act is not None
        tip = say("evening-chair-of", number=place + 1, name=name)
        has_chair = place < len(self._act.chairs)
        if not has_chair:
            tip = say("evening-without-a-chair", name=name)
        coin = Coin(self.look, place, portrait, tip, place + 1 if has_chair else 0)
        coin.joins = who in facts.joining
        coin.setParent(self)
        coin.clicked.connect(lambda: self._press(coin))
        coin.carried.connect(lambda by: self._carry(coin, by))
        coin.let_go.connect(lambda at: self._drop(coin, at))
        coin.show()
        return coin

    def _lifted(self) -> Coin | None:
        return next((coin for coin in self._coins if coin.lifted), None)

    def _press(self, coin: Coin) -> None:
        held = self._lifted()
        if held is None or held is coin:
            coin.lift(held is None)
            return
        held.lift(False)
        self._swap(held.place, coin.place)

    def _carry(self, coin: Coin, by: int) -> None:
        to = (coin.place + by) % len(self._coins)
        self._swap(coin.place, to)
        self._coins[to].lift(True)
        self._coins[to].setFocus(Qt.FocusReason.TabFocusReason)

    def _drop(self, coin: Coin, at: QPoint) -> None:
        others = (other for other in self._coins if other is not coin)
        under = next((other for other in others if other.geometry().contains(at)), None)
        if under is not None:
            self._swap(coin.place, under.place)
        else:
            self._arrange()

    def _swap(self, one: int, other: int) -> None:
        assert self._act is not None
        people: list[Chair] = [*self._act.chairs, *self._act.sits_out]
        people[one], people[other] = people[other], people[one]
        self.agreed.emit(tuple(people[: len(self._act.chairs)]))

    # Layout

    def _room(self) -> QRectF:
        """Return the panel without its heading and the line at its bottom."""
        head = self.look.below_caption(22)
        foot = self._fonts(first=False)[1].pixelSize() * 1.8  # the hint
        return surface_of(self).adjusted(0, head, 0, -max(foot, self.look.px(26)))

    def _bench(self) -> Bench:
        facts, act = self._facts, self._act
        names = [name_of(facts, who) for who in act.sits_out] if facts and act else []
        name, small = self._fonts(first=False)
        room = self._room().adjusted(0, 0, -self.look.px(14), self.look.px(20))
        return bench_of(self.look, room, names, name, small.pixelSize() * 1.7)

    def _table(self) -> QRectF:
        room = self._room()
        bench = self._bench().area.width()
        room.setRight(room.right() - bench)
        two = self._act is not None and len(self._act.chairs) == 2  # names beside the table
        wide = min(self.look.px(560), room.width() * (0.54 if bench or two else 0.6))
        tall = min(self.look.px(240), room.height() * 0.56)
        return centred(room.center(), wide, tall)

    def _at(self, place: int, chairs: int, share: float) -> QPointF:
        table = self._table()
        first = -180 if chairs == 2 else -120  # two sit opposite each other
        turn = math.radians(first + 360 * place / chairs)
        x = math.cos(turn) * table.width() / 2 * share
        return table.center() + QPointF(x, math.sin(turn) * table.height() / 2 * share)

    def _seat(self, place: int, chairs: int) -> QPointF:
        """Return the centre of a seat, at a constant distance from the table's edge."""
        edge = self._at(place, chairs, 1.0)
        out = edge - self._table().center()
        return edge + out * (self.look.px(24) / max(1.0, math.hypot(out.x(), out.y())))

    def _arrange(self) -> None:
        if self._act is None:
            return
        chairs, radius = len(self._act.chairs), max(18.0, self.look.px(26))
        area, bench = surface_of(self), self._bench()
        for coin in self._coins:
            centre, half = self._at(coin.place, chairs, 0.86), radius
            if coin.place >= chairs:
                centre, half = bench.coins[coin.place - chairs], bench.radius
            coin.setGeometry(square(centre, round(half) + AROUND).toRect())
        self._rotation.resize(self._rotation.sizeHint())
        y = area.bottom() - self._rotation.height() - 4
        self._rotation.move(round(area.left() + 8), round(y))
        self.update()

    # Painting

    def _paint(self, painter: QPainter) -> None:
        look, act, facts = self.look, self._act, self._facts
        area, side = surface_of(self), look.margin(18)
        if act is None or facts is None:
            draw_widget_panel(painter, look, area, say("evening-who-is-ahead"))
            if facts is not None and facts.winners:
                self._paint_leaders(painter, area, facts)
            return
        title = say("evening-the-chairs-at", game=registry.title(act.game))
        draw_widget_panel(painter, look, area, title)
        for place in range(len(act.chairs)):
            self._paint_chair(painter, place, len(act.chairs))
        self._paint_table(painter)
        for place, chair in enumerate(act.chairs):
            name = name_of(facts, chair) if chair is not None else say("evening-a-bot")
            self._paint_name(painter, place, len(act.chairs), name)
        self._paint_bench(painter)
        font = look.serif(16, REGULAR, italic=True)
        note = line_at(area.adjusted(side, 0, -side, 0), area.top() + 7, font.pixelSize() * 1.5)
        room = note.width() - text_width(title.upper(), look.caption()) * 1.25 - look.px(20)
        if text_width(say("evening-it-moves-on-always"), font) < room:
            words = say("evening-it-moves-on-always")
            draw_text(painter, note, words, font, look.theme.quiet_text, RIGHT)
        if not act.agreed:
            font = self._fonts(first=False)[1]
            box = area.adjusted(side, area.height() - font.pixelSize() * 1.8, 0, 0)
            box.setHeight(font.pixelSize() * 1.4)
            hint = say("evening-press-two-coins")
            draw_text(painter, box, hint, font, look.theme.quiet_text, LEFT)

    def _paint_bench(self, painter: QPainter) -> None:
        facts, act, bench = self._facts, self._act, self._bench()
        if facts is None or act is None or not act.sits_out:
            return
        theme, (font, small) = self.look.theme, self._fonts(first=False)
        top = QPointF(bench.area.left(), bench.area.top())
        rule(painter, top, QPointF(top.x(), bench.area.bottom()), with_alpha(theme.line, 90))
        words = say("evening-without-chairs")
        draw_text(painter, bench.caption, words, small, theme.heading, LEFT, elide=True)
        for box, who in zip(bench.names, act.sits_out, strict=True):
            draw_text(painter, box, name_of(facts, who), font, theme.text, LEFT, elide=True)

    def _paint_leaders(self, painter: QPainter, area: QRectF, facts: PageFacts) -> None:
        """Paint the leaders, or the winners, if no game is to come."""
        look, theme = self.look, self.look.theme
        high = area.height()
        font = largest(look.serif(30), lambda size: size.pixelSize() * 1.4 <= high * 0.2)
        small = look.serif(18, REGULAR, italic=True)
        small = largest(small, lambda size: size.pixelSize() * 1.5 <= high * 0.13)
        foot = area.bottom() - look.px(24) - font.pixelSize() * 1.4 - small.pixelSize() * 1.5
        top = area.top() + look.below_caption(30)
        tall = max(foot - top - look.px(10), area.height() * 0.3)
        wide = tall / HEIGHT
        left = area.center().x() - wide * 1.25 * (len(facts.winners) - 1) / 2 - wide / 2
        for place, who in enumerate(facts.winners):
            oval = QRectF(left + place * wide * 1.25, top, wide, tall)
            hang_portrait(painter, theme, oval, facts.portraits[who], leads=True)
        names = names_of(facts, facts.winners)
        count = len(facts.winners)
        words = say("evening-leads", names=names, count=count)
        if facts.ended:
            words = say("evening-has-won", names=names, count=count)
        box = line_at(area, foot, font.pixelSize() * 1.4)
        draw_text(painter, box, words, font, theme.heading, CENTRE, elide=True)
        note = line_under(box, small.pixelSize() * 1.5)
        points = say("evening-with-points", points=points_text(facts.lines[0].total))
        draw_text(painter, note, points, small, theme.quiet_text, CENTRE)

    def _paint_chair(self, painter: QPainter, place: int, chairs: int) -> None:
        look, turn = self.look, self._at(place, chairs, 1.0) - self._table().center()
        painter.save()
        painter.translate(self._seat(place, chairs))
        painter.rotate(math.degrees(math.atan2(turn.y(), turn.x())) + 90)
        if self._joins(place):  # being pulled out
            painter.translate(0, -look.px(12) * (1 - self._joined))
            painter.rotate(12 * (1 - self._joined))
        wide, deep = look.px(58), look.px(60)
        seat = QRectF(-wide * 0.42, -deep * 0.34, wide * 0.84, deep * 0.84)
        back = path_from(_BACK)
        whole = QTransform.fromScale(wide / 2, deep / 2).map(back)
        if place == 0:
            draw_glow(painter, whole, look.theme.glow, reach=14, alpha=190)
        fill(painter, rounded(seat, wide * 0.14), _WOOD[1])
        cushion = inset(seat, wide * 0.05)
        shades = (0.0, _SEAT[0]), (1.0, _SEAT[1])
        fill(painter, rounded(cushion, wide * 0.12), slanting(cushion, *shades))
        stitch = rounded(inset(cushion, wide * 0.09), wide * 0.08)
        stroke(painter, stitch, with_alpha(look.theme.line, 130), 0.8, dash=(3, 3))
        draw_shadow(painter, look.theme, whole, blur=6, offset=3)
        shades = (0.0, _WOOD[0]), (1.0, _WOOD[1])
        fill(painter, whole, slanting(whole.boundingRect(), *shades))
        stroke(painter, whole, with_alpha(QColor("#E0B878"), 90), 0.9)
        painter.restore()

    def _paint_table(self, painter: QPainter) -> None:
        table, theme = self._table(), self.look.theme
        oval = disc(table.center(), table.width() / 2, table.height() / 2)
        draw_shadow(painter, theme, oval, blur=14, offset=6)
        fill(painter, oval, slanting(table, (0.0, _WOOD[0]), (1.0, _WOOD[1])))
        felt = disc(table.center(), table.width() / 2 - 8, table.height() / 2 - 8)
        green = QColor("#1F5A45") if theme.is_dark else QColor("#3E7A5C")
        light = radial(table.center(), table.width() / 2, (0.0, lighter(green, 0.12)), (1.0, green))
        fill(painter, felt, light)
        stroke(painter, felt, darker(green, 0.4), 1.2)
        rose = with_alpha(theme.line, 70)
        high = table.height() * 0.3
        draw_rosette(
            painter, table.center(), high * 0.8, high * 1.15, rose, strands=9, lobes=14, width=0.6
        )
        if self._act is not None:
            emblem, gold = face_of(self._act.game).emblem, with_alpha(theme.line, 200)
            draw_emblem(painter, emblem, table.center(), high * 0.62, gold, green)
        self._paint_way(painter, table)

    def _paint_way(self, painter: QPainter, table: QRectF) -> None:
        """Paint the direction in which the first seat moves."""
        colour = with_alpha(self.look.theme.line, 150)
        aside, over = table.width() * 0.2, table.height() * 0.26
        ring = table.adjusted(aside, over, -aside, -over)
        way = QPainterPath()
        way.arcMoveTo(ring, 118)
        way.arcTo(ring, 118, -52)
        stroke(painter, way, colour, 1.3)
        painter.save()
        painter.translate(way.currentPosition())
        painter.rotate(-way.angleAtPercent(1))
        fill(painter, polygon([(8, 0), (-3, 4), (-3, -4)]), colour)
        painter.restore()

    def _paint_name(self, painter: QPainter, place: int, chairs: int, name: str) -> None:
        look, theme, table = self.look, self.look.theme, self._table()
        spot = self._at(place, chairs, 1.0)
        font, small = self._fonts(first=place == 0)
        aside = abs(spot.x() - table.center().x()) > table.width() * 0.12
        on_right = spot.x() > table.center().x()
        width, height = look.px(150), font.pixelSize() * 1.35
        out = self._seat(place, chairs)
        gap = look.px(44) + font.pixelSize() - look.usual_px(18)
        box = QRectF(out.x() + gap, out.y() - height / 2, width, height)
        align = LEFT
        if not on_right:
            box.moveRight(out.x() - gap)
            align = RIGHT
        if not aside:
            below = spot.y() > table.center().y()
            box.moveCenter(out + QPointF(0, look.px(52) * (1 if below else -1)))
            align = CENTRE
        room = inset(surface_of(self), 10)
        room.setRight(room.right() - self._bench().area.width())
        box.setLeft(max(box.left(), room.left()))
        box.setRight(min(box.right(), room.right()))
        if text_width(name, resized(font, SMALLEST_FITTED)) > box.width():  # no space beside it
            box.setRect(spot.x() - width / 2, spot.y() - look.px(40) - height, width, height)
            box.moveLeft(max(box.left(), room.left()))
            box.moveRight(min(box.right(), room.right()))
            align = CENTRE
        font = fitted(name, font, box.width())
        words = say("evening-first-chair") if place == 0 else self._news_of(place)
        if words and aside and spot.y() < table.center().y():
            box.translate(0, -height * 0.4)  # both lines are beside the seat
        if abs(spot.y() - table.center().y()) > table.height() * 0.2 and aside:
            box.translate(0, look.px(10) * (1 if spot.y() > table.center().y() else -1))
        draw_text(painter, box, name, font, theme.text, align, elide=True)
        if words:
            note = box.translated(0, height * 0.9)
            draw_text(painter, note, words, small, theme.heading, align)

    def _fonts(self, *, first: bool) -> tuple[QFont, QFont]:
        """Return the fonts of names and of the lines under them, limited by the panel's height."""
        high = surface_of(self).height() * 0.11
        name = self.look.serif(18, SEMIBOLD if first else REGULAR)
        name = largest(name, lambda size: size.pixelSize() * 1.35 <= high)
        return name, largest(self.look.sans(14), lambda size: size.pixelSize() * 1.5 <= high)

    def _news_of(self, place: int) -> str:
        """Return the note of a latecomer's seat; empty for the others."""
        return say("evening-joins-now") if self._joins(place) else ""

    def _joins(self, place: int) -> bool:
        facts, act = self._facts, self._act
        assert facts is not None
        assert act is not None
        return act.chairs[place] in facts.joining
