"""The left page of a book: a person's portrait, preferences and results of evenings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.book_facts import SHOWN_EVENINGS, Attended
from stockgames.evenings.people_facts import PeopleFacts
from stockgames.evenings.person import Person, Tastes
from stockgames.presentation.faces import choices
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.sentences.words import rank_index
from stockgames.ui.people.words import (
    chart_caption,
    chart_text,
    day_of,
    ordinal,
    since_text,
    tally_text,
)
from stockgames.ui.pieces.cards import CARD_RATIO
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.sentences.language import LANGUAGES
from stockgames.ui.sentences.region import date_in
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD, serif
from stockgames.ui.theme.palette import OXBLOOD, SUITS, with_alpha
from stockgames.ui.theme.shapes import (
    centred,
    disc,
    draw_rounded_shadow,
    falling,
    fill,
    inset,
    line_at,
    polygon,
    radial,
    rounded,
    rule,
    spanning,
    square,
    stroke,
    top_part,
)
from stockgames.ui.theme.surfaces import draw_wood_grain
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import PaintedButton, draw_key_cap, key_cap_size
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring

WON: Final = OXBLOOD
INK: Final = QColor("#4C565C")
_GILT: Final = QColor("#B98F3C")
_PAPER: Final = QColor("#FFFDF4")
_LEAST_RUNGS: Final = 3
_ENOUGH: Final = 3
"""Fewer evenings are shown as beads only, without a chart."""


def draw_places(
    painter: QPainter, look: ThemeContext, area: QRectF, evenings: Sequence[Attended]
) -> None:
    """Draw a person's places at evenings, the earliest at the left."""
    small = look.sans(14)
    rungs = max(_LEAST_RUNGS, *(max(e.place, e.people) for e in evenings))
    line = small.pixelSize() * 1.4
    plot = area.adjusted(look.px(52), look.px(12), 0, -2 * line - look.px(6))
    step = plot.width() / max(len(evenings), 6)

    def height(place: int) -> float:
        return plot.top() + plot.height() * (place - 1) / rungs

    for place in range(1, rungs + 1):
        y = height(place)
        rule(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), with_alpha(_GILT, 90), 0.7)
        box = QRectF(area.left(), y - line / 2, look.px(44), line)
        if place == 1 or rungs <= 6 or place % 2 == 1:
            draw_text(painter, box, ordinal(place), small, WON if place == 1 else INK, RIGHT)
    tops = [
        QPointF(plot.left() + (at + 0.5) * step, height(evening.place))
        for at, evening in enumerate(evenings)
    ]
    if len(evenings) >= _ENOUGH:
        for top, evening in zip(tops, evenings, strict=True):
            _draw_column(painter, top, min(step / 2, look.px(26)), plot.bottom(), evening)
        _draw_line(painter, tops)
    for top, evening in zip(tops, evenings, strict=True):
        _draw_bead(painter, look, top, evening.place)
    rule(painter, plot.bottomLeft(), plot.bottomRight(), INK, 1.2)
    _draw_days(painter, look, plot, step, evenings)


def _draw_column(
    painter: QPainter, top: QPointF, width: float, bottom: float, evening: Attended
) -> None:
    box = QRectF(top.x() - width / 2, top.y(), width, bottom - top.y())
    path, ink = rounded(box, 1), WON if evening.place == 1 else INK
    fill(painter, path, with_alpha(ink, 26))
    draw_hatch(painter, path, with_alpha(ink, 150), angle=90, gap=3)
    draw_hatch(painter, path, with_alpha(ink, 70), angle=45, gap=5)
    stroke(painter, path, with_alpha(ink, 190), 0.9)


def _draw_line(painter: QPainter, tops: Sequence[QPointF]) -> None:
    path = polygon([(top.x(), top.y()) for top in tops], closed=False)
    stroke(painter, path, with_alpha(_PAPER, 230), 4)
    stroke(painter, path, _GILT, 1.8)


def _draw_bead(painter: QPainter, look: ThemeContext, at: QPointF, place: int) -> None:
    """Draw the place as a number on a dot, filled if it is the first."""
    radius = max(8.0, look.px(11))
    shades = ((0.0, QColor("#F6E6B4")), (0.6, QColor("#CFA957")), (1.0, QColor("#7A5A1E")))
    fill(painter, disc(at, radius), radial(at - QPointF(radius, radius) / 3, radius * 1.6, *shades))
    fill(painter, disc(at, radius * 0.76), WON if place == 1 else _PAPER)
    font = look.sans(13, BOLD)
    box = square(at, radius)
    ink = QColor("#FFF6E0") if place == 1 else QColor("#1F2B35")
    draw_text(painter, box, str(place), font, ink, CENTRE)


def _draw_days(
    painter: QPainter, look: ThemeContext, plot: QRectF, step: float, evenings: Sequence[Attended]
) -> None:
    small, bold = look.sans(14), look.serif(15, BOLD)
    line = small.pixelSize() * 1.4
    days = [day_of(evening.begun) for evening in evenings]
    for at, (day, evening) in enumerate(zip(days, evenings, strict=True)):
        box = QRectF(plot.left() + at * step, plot.bottom() + look.px(3), step, line)
        won = evening.place == 1
        font = look.sans(14, SEMIBOLD) if won else small
        draw_text(painter, box, str(day.day()), font, WON if won else INK, CENTRE)
    for first, count in _months(days):
        left = plot.left() + first * step
        box = QRectF(left, plot.bottom() + look.px(3) + line, count * step, line)
        form = "MMMM" if count > 2 else "MMM"
        name = date_in(days[first], form)
        draw_text(painter, box, name, bold, QColor("#1F2B35"), CENTRE)
        ends = box.topLeft() + QPointF(6, 0), box.topRight() - QPointF(6, 0)
        rule(painter, *ends, with_alpha(_GILT, 150), 0.8)


def _months(days: Sequence[QDate]) -> list[tuple[int, int]]:
    """Return (index of the first day, number of days) for each run of days in one month."""
    found: list[tuple[int, int]] = []
    for at, day in enumerate(days):
        before = days[at - 1] if at else None
        if before is not None and (before.year(), before.month()) == (day.year(), day.month()):
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((at, 1))
    return found


HOUSE: Final = "house"
"""Means the app's setting."""
SIZES: Final = ("100", "125", "150", "200")
"""The text sizes in percent."""
_SAMPLE: Final = "Aa"
_OPTIONS: Final = {
    "language": (HOUSE, *LANGUAGES),
    "text": (HOUSE, *SIZES),
    "suits": (HOUSE, "2", "4"),
    "order": (HOUSE, "suit", "rank"),
    "hints": ("on", "off"),
}


class TasteRows(BaseWidget):
    """Shows preferences, and emits each change."""

    changed = Signal(object)
    """All preferences, a Tastes."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._tastes = Tastes()
        self._quiet = False
        self.setObjectName("tastes")
        self.rows = {key: self._row(key) for key in _OPTIONS}

    def _row(self, key: str) -> SegmentRow:
        row = SegmentRow(self.look, [(option, "") for option in _OPTIONS[key]], parent=self)
        row.setObjectName(f"taste-{key}")
        for option in _OPTIONS[key]:
            row.segment(option).setObjectName(f"taste-{key}-{option}")
        row.chosen.connect(self._take)
        return row

    def show_tastes(self, tastes: Tastes) -> None:
        """Show a person's preferences."""
        self._tastes, self._quiet = tastes, True
        language = tastes.language if tastes.language in LANGUAGES else HOUSE
        self.rows["language"].set_value(language)
        size = str(tastes.text_size)
        self.rows["text"].set_value(size if size in SIZES else HOUSE)
        self.rows["suits"].set_value(str(tastes.suit_colours) if tastes.suit_colours else HOUSE)
        self.rows["order"].set_value(tastes.hand_order or HOUSE)
        self.rows["hints"].set_value("on" if tastes.hints else "off")
        self._quiet = False
        self.speak()

    def _take(self) -> None:
        if self._quiet:
            return
        value = {key: row.value() for key, row in self.rows.items()}
        self._tastes = replace(
            self._tastes,
            language="" if value["language"] == HOUSE else value["language"],
            text_size=0 if value["text"] == HOUSE else int(value["text"]),
            suit_colours=0 if value["suits"] == HOUSE else int(value["suits"]),
            hand_order="" if value["order"] == HOUSE else value["order"],
            hints=value["hints"] == "on",
        )
        self.update()
        self.changed.emit(self._tastes)

    def speak(self) -> None:
        """Set all texts in the current language."""
        for key, row in self.rows.items():
            row.setAccessibleName(say("people-taste", taste=key))
            for option in _OPTIONS[key]:
                row.segment(option).setText(_words(option))
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(400, round(self._pitch() * len(self.rows)))

    def _pitch(self) -> float:
        return max(36.0, self.look.px(42))

    def _label_width(self) -> float:
        font = self.look.sans(16)
        return 10 + max(text_width(say("people-taste", taste=key), font) for key in self.rows)

    def _arrange(self) -> None:
        pitch = self.height() / len(self.rows)
        for place, row in enumerate(self.rows.values()):
            size = row.sizeHint()
            y = place * pitch + (pitch - size.height()) / 2
            row.setGeometry(round(self._label_width()), round(y), size.width(), size.height())
        self.update()

    def _paint(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        pitch = self.height() / len(self.rows)
        for place, key in enumerate(self.rows):
            box = QRectF(0, place * pitch, self._label_width(), pitch)
            words = say("people-taste", taste=key)
            draw_text(painter, box, words, look.sans(16), theme.quiet_text, LEFT, elide=True)
            ends = box.bottomLeft(), QPointF(self.width(), box.bottom())
            rule(painter, *ends, with_alpha(theme.line, 90), 0.8)
        self._paint_sample(painter, self._beside("text"))
        self._paint_suits(painter, self._beside("suits"))
        self._paint_hand(painter, self._beside("order"))

    def _beside(self, key: str) -> QRectF:
        row = self.rows[key].geometry()
        left = row.right() + self.look.px(12)
        return QRectF(left, row.top(), self.width() - left, row.height())

    def _paint_sample(self, painter: QPainter, room: QRectF) -> None:
        """Paint two letters in the chosen text size."""
        percent = self._tastes.text_size or round(100 * self.look.text_size)
        font = serif(self.look.usual_px(17) * percent / 100, SEMIBOLD)
        if room.width() >= text_width(_SAMPLE, font):
            draw_text(painter, room, _SAMPLE, font, self.look.theme.text, LEFT)

    def _paint_suits(self, painter: QPainter, room: QRectF) -> None:
        half = self.look.px(9)
        if room.width() < 10 * half:
            return
        four = self._tastes.suit_colours == 4
        if not self._tastes.suit_colours:
            four = self.look.four_colour_suits
        for place, suit in enumerate(SUITS.values()):
            at = QPointF(room.left() + (1 + 2.6 * place) * half, room.center().y())
            draw_emblem(painter, suit.emblem, at, half, suit.colour(four), self.look.theme.face)

    def _paint_hand(self, painter: QPainter, room: QRectF) -> None:
        hand = [(3, "S"), (9, "S"), (2, "H"), (13, "D")]
        if self._tastes.hand_order == "rank":
            hand.sort()
        height = min(room.height() - 2, max(28.0, self.look.px(36)))
        width = height / CARD_RATIO
        if room.width() < 4.6 * width:
            return
        four = self._tastes.suit_colours != 2
        for place, (rank, suit) in enumerate(hand):
            card = QRectF(room.left() + width * place * 1.12, 0, width, height)
            card.moveTop(room.center().y() - height / 2)
            self._paint_index(painter, card, rank, suit, four=four)

    def _paint_index(
        self, painter: QPainter, card: QRectF, rank: int, suit: str, *, four: bool
    ) -> None:
        mark, theme = SUITS[suit], self.look.theme
        colour = mark.colour(four)
        draw_rounded_shadow(painter, theme, card, 2.5, blur=3, offset=1)
        fill(painter, rounded(card, 2.5), theme.face)
        stroke(painter, rounded(card, 2.5), with_alpha(theme.line, 160), 0.8)
        above, half = card.adjusted(0, 0, 0, -card.height() * 0.48), card.height() * 0.2
        font = serif(card.height() * 0.46, SEMIBOLD)
        draw_text(painter, above, rank_index(rank), font, colour, CENTRE)
        at = QPointF(card.center().x(), card.top() + card.height() * 0.73)
        draw_emblem(painter, mark.emblem, at, half, colour, theme.face)


def _words(option: str) -> str:
    if option in SIZES:
        return option
    return LANGUAGES.get(option) or say("people-taste-option", option=option)


ENOUGH_FOR_A_CHART = 1
_ROOM_FOR_TWICE = 900
"""Pages wider than this, in pixels, show twice as many evenings."""
_WALNUT = (0.0, QColor("#8A5A34")), (1.0, QColor("#5A371C"))
_BRASS = (0.0, QColor("#F0DCA4")), (1.0, QColor("#C39A4C"))
_SLIPS = (1, 4, 8, 20)
"""The portraits visible in the drawer, by number."""


class Drawer(PaintedButton):
    """A button painted as a drawer with portraits; opens the chooser."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setObjectName("change-portrait")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        box = inset(QRectF(self.rect()), FOCUS_MARGIN)
        if self.underMouse():
            box.translate(0, 1.5)
        draw_rounded_shadow(painter, theme, box, 4, blur=6, offset=2)
        fill(painter, rounded(box, 4), falling(box, *_WALNUT))
        well = QRectF(box.left() + 6, box.top() + 5, box.width() - 12, box.height() * 0.46)
        fill(painter, rounded(well, 2), QColor("#1C120A"))
        self._paint_slips(painter, well)
        front = line_at(box, well.bottom(), box.bottom() - well.bottom())
        fill(painter, rounded(front, 3), falling(front, *_WALNUT))
        draw_wood_grain(painter, rounded(front, 3), theme, gap=7)
        stroke(painter, rounded(inset(box, 0.5), 4), QColor("#3A2414"), 1)
        self._paint_plate(painter, front)
        if self._focus.visible:
            draw_focus_ring(painter, theme, box, 4)

    def _paint_slips(self, painter: QPainter, well: QRectF) -> None:
        painter.save()
        painter.setClipRect(well.adjusted(0, -1, 0, 0))
        pitch = well.width() / len(_SLIPS)
        for at, number in enumerate(_SLIPS):
            slip = QRectF(well.left() + at * pitch + 3, well.top() + 3, pitch - 6, well.height())
            fill(painter, rounded(slip, 2), QColor("#F4EAD0"))
            middle = QPointF(slip.center().x(), slip.top() + slip.width() * 0.6)
            draw_portrait(
                painter,
                portrait_box(middle, slip.width() * 0.98),
                choices()[number],
                frame="plain",
                crest=False,
            )
        painter.restore()

    def _paint_plate(self, painter: QPainter, front: QRectF) -> None:
        look = self.look
        font, small = look.sans(15, SEMIBOLD), look.sans(13)
        cap, height = key_cap_size("C", small)
        words = self.text()
        width = min(front.width() - 16, text_width(words, font) + cap + 30)
        plate = centred(front.center(), width, min(front.height() - 6, font.pixelSize() * 1.7))
        fill(painter, rounded(plate, 3), falling(plate, *_BRASS))
        stroke(painter, rounded(plate, 3), QColor("#7A5A1E"), 0.8)
        ink = QColor("#2A1D0A")
        line = plate.adjusted(9, 0, -cap - 12, 0)
        draw_text(painter, line, words, font, ink, LEFT, elide=True)
        key = QRectF(plate.right() - cap - 6, plate.center().y() - height / 2, cap, height)
        draw_key_cap(painter, key, "C", small, ink)


class ProfilePage(BaseWidget):
    """Portrait, name, preferences, and results of the last evenings."""

    changed = Signal(object)
    """The changed Person."""
    choosing = Signal()
    renaming = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._facts: PeopleFacts | None = None
        self.setObjectName("hers")
        self.tastes = TasteRows(look, self)
        self.tastes.changed.connect(self._take)
        self.drawer = Drawer(look, self)
        self.drawer.clicked.connect(self.choosing)
        self.rename = self.button("rename-person", self.renaming, kind="quiet", key="R")

    @property
    def _person(self) -> Person | None:
        return self._facts.open if self._facts is not None else None

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show the person whose book is open."""
        self._facts = facts
        person = facts.open
        if person is not None:
            self.tastes.show_tastes(person.tastes)
        if facts.book is not None and person is not None:
            self.setAccessibleName(facts.names[person.id])
            self.setAccessibleDescription("")
        self.speak()

    def speak(self) -> None:
        """Set all texts in the current language."""
        self.drawer.setText(say("people-change-portrait"))
        self.drawer.setAccessibleName(say("people-change-portrait"))
        self.rename.setText(say("people-rename"))
        self.tastes.speak()
        self._arrange()

    @property
    def _evenings(self) -> Sequence[Attended]:
        """The evenings in the chart."""
        book = None if self._facts is None else self._facts.book
        evenings = () if book is None else book.evenings
        wide = self._lower().width() >= _ROOM_FOR_TWICE
        return evenings[-(2 * SHOWN_EVENINGS if wide else SHOWN_EVENINGS) :]

    def _take(self, tastes: Tastes) -> None:
        if self._person is not None and tastes != self._person.tastes:
            self.changed.emit(replace(self._person, tastes=tastes))

    # Layout

    @property
    def _is_wide(self) -> bool:
        """Return whether the chart is beside everything else instead of below it."""
        return self.width() > 1.5 * self.height()

    def _upper(self) -> QRectF:
        whole = QRectF(self.rect())
        if self._is_wide:
            return whole.adjusted(0, 0, -whole.width() * 0.42, 0)
        return whole.adjusted(0, 0, 0, -whole.height() * 0.46)

    def _lower(self) -> QRectF:
        whole, upper = QRectF(self.rect()), self._upper()
        if self._is_wide:
            return whole.adjusted(upper.width() + self.look.px(40), 0, 0, 0)
        return whole.adjusted(0, upper.height() + self.look.px(10), 0, 0)

    def _oval(self) -> QRectF:
        room = self._upper().height() - self._drawer_height() - self.look.px(14)
        half = min(self.look.px(136 if self._is_wide else 84), room / (2 * HEIGHT))
        return QRectF(self.look.px(12), self.look.px(4), 2 * half, 2 * half * HEIGHT)

    def _drawer_height(self) -> float:
        return max(self.look.px(74), 64.0) + 2 * FOCUS_MARGIN

    def _arrange(self) -> None:
        look, upper, oval = self.look, self._upper(), self._oval()
        width = max(look.px(192), 150.0) + 2 * FOCUS_MARGIN
        drawer = QRectF(0, oval.bottom() + look.px(10), width, self._drawer_height())
        drawer.moveLeft(max(0.0, oval.center().x() - width / 2))
        self.drawer.setGeometry(drawer.toRect())
        left = max(oval.right(), drawer.right()) + look.px(24)
        top = self._words_bottom() + look.caption().pixelSize() * 2.2
        rows = spanning(left, top, upper.right(), upper.bottom())
        most = 1.5 if self._is_wide else 1.1
        rows.setHeight(min(rows.height(), self.tastes.sizeHint().height() * most))
        self.tastes.setGeometry(rows.toRect())
        size = self.rename.sizeHint()
        self.rename.resize(size)
        self.rename.move(round(upper.right()) - size.width(), round(look.px(4)))
        if self._evenings:
            self.setAccessibleDescription(chart_text(self._evenings))
        self.update()

    def _words_bottom(self) -> float:
        return self.look.serif(46).pixelSize() * 1.2 + self.look.text_px(17) * 1.5

    def _paint(self, painter: QPainter) -> None:
        facts, person = self._facts, self._person
        if facts is None or person is None or facts.book is None:
            return
        look, theme = self.look, self.look.theme
        draw_portrait(painter, self._oval(), person.portrait)
        left, right = self.tastes.x(), self._upper().right()
        font, second = look.serif(46), look.serif(17, REGULAR, italic=True)
        line = QRectF(left, 0, self.rename.x() - left - 4, font.pixelSize() * 1.2)
        draw_text(painter, line, facts.names[person.id], font, theme.text, LEFT, elide=True)
        note = QRectF(left, line.bottom(), right - left, second.pixelSize() * 1.5)
        words = since_text(facts.book, person, QDate.currentDate())
        draw_text(painter, note, words, second, theme.quiet_text, LEFT, elide=True)
        caption = QRectF(left, self.tastes.y() - look.caption().pixelSize() * 1.9, right - left, 0)
        caption.setHeight(look.caption().pixelSize() * 1.6)
        draw_text(painter, caption, say("people-tastes"), look.caption(), theme.heading, LEFT)
        self._paint_chart(painter)

    def _paint_chart(self, painter: QPainter) -> None:
        look, theme, area = self.look, self.look.theme, self._lower()
        evenings = self._evenings
        caption = look.caption()
        head = top_part(area, caption.pixelSize() * 1.8)
        if len(evenings) < ENOUGH_FOR_A_CHART:
            quiet = look.serif(18, REGULAR, italic=True)
            draw_text(
                painter,
                area,
                say("people-no-evening-yet"),
                quiet,
                theme.quiet_text,
                CENTRE,
                wrap=True,
            )
            return
        words = chart_caption(len(evenings))
        draw_text(painter, head, words, caption, theme.heading, LEFT)
        second = look.serif(15, REGULAR, italic=True)
        tally = tally_text(evenings)
        room = head.width() - text_width(words.upper(), caption) - look.px(20)
        under = text_width(tally, second) > room
        line = head.translated(0, head.height() if under else 0)
        side = Qt.AlignmentFlag.AlignLeft if under else Qt.AlignmentFlag.AlignRight
        align = side | Qt.AlignmentFlag.AlignVCenter
        draw_text(painter, line, tally, second, theme.quiet_text, align, elide=True)
        plot = area.adjusted(0, line.bottom() - area.top() + 2, 0, 0)
        draw_places(painter, look, plot, evenings)
