"""A person's profile: portrait, preferences, places at evenings; what is shown without one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QDate, QPointF, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout

from stockgames.evenings.people_facts import SHOWN_EVENINGS, Attended, PeopleFacts
from stockgames.evenings.person import Person, Tastes
from stockgames.presentation.faces import choices
from stockgames.presentation.sentences.speech import ordinal, rank_index, say
from stockgames.ui.people.words import chart_caption, chart_text, day_of, since_text, tally_text
from stockgames.ui.pieces.cards import CARD_RATIO
from stockgames.ui.pieces.portrait import HEIGHT, draw_expected, draw_portrait
from stockgames.ui.sentences import LANGUAGES, date_in
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import SEMIBOLD, serif
from stockgames.ui.theme.palette import SUITS, Theme, with_alpha
from stockgames.ui.theme.shapes import draw_rounded_shadow, fill, rounded, stroke
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import name_once
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, ButtonKind
from stockgames.ui.widgets.chart import SOLID, ChartData, ChartDot, ChartLine
from stockgames.ui.widgets.chart_widget import Chart
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.frames import Picture, Rule
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, column_of, line_direction, row_of, row_on

_ROOM_FOR_TWO: Final = 0.8
_ROOM_FOR_COLUMNS: Final = 0.5


def shows_two(look: ThemeContext) -> bool:
    """Return whether two cards have room side by side: in large windows, unless text is large."""
    return look.scale / look.text_size >= _ROOM_FOR_TWO


def direction(look: ThemeContext) -> QBoxLayout.Direction:
    """Return how the two parts of a card are laid out: side by side if it has the whole width."""
    alone = not shows_two(look) and look.scale / look.text_size >= _ROOM_FOR_COLUMNS
    return QBoxLayout.Direction.LeftToRight if alone else QBoxLayout.Direction.TopToBottom


_LEAST_RUNGS: Final = 3
_ROOM_FOR_TWICE: Final = 1.4
"""From this scale on, twice as many evenings are shown."""


_LEAST_POINTS: Final = 6


def places_chart(evenings: Sequence[Attended], theme: Theme) -> ChartData:
    """Return a person's places at these evenings as a chart, the earliest at the left."""
    days = [day_of(evening.begun) for evening in evenings]
    rungs = max(_LEAST_RUNGS, *(max(each.place, each.people) for each in evenings))
    padding = (None,) * (_LEAST_POINTS - len(evenings))
    dots = tuple(ChartDot(str(each.place), each.place == 1) for each in evenings)
    values = (*(-each.place for each in evenings), *padding)
    return ChartData(
        lines=(ChartLine(values, theme.line, SOLID, is_own=True, dots=dots),),
        points=(*(date_in(day, say("shell-date-form")) for day in days), *("" for _ in padding)),
        foot=(*_days(days), *("" for _ in padding)),
        amount=lambda place: ordinal(-place),
        summary=chart_text(evenings),
        scale=(-rungs, -1),
    )


def _days(days: Sequence[QDate]) -> Iterator[str]:
    """Yield the day of each date, the first of a month with its name below."""
    before = None
    for day in days:
        month = day.year(), day.month()
        yield str(day.day()) if month == before else f"{day.day()}\n{date_in(day, 'MMM')}"
        before = month


DEFAULT: Final = "house"
"""Means the app's setting."""
SIZES: Final = (100, 125, 150, 200)
"""The text sizes in percent."""
_VALUES: Final[Mapping[str, Mapping[str, Any]]] = {
    "language": {DEFAULT: "", **{code: code for code in LANGUAGES}},
    "text": {DEFAULT: 0, **{str(size): size for size in SIZES}},
    "suits": {DEFAULT: 0, "2": 2, "4": 4},
    "order": {DEFAULT: "", "suit": "suit", "rank": "rank"},
    "hints": {"on": True, "off": False},
}
"""The options of each preference with their values; unknown values show the first option."""
_FIELDS: Final = {
    "language": "language",
    "text": "text_size",
    "suits": "suit_colours",
    "order": "hand_order",
    "hints": "hints",
}
_HAND: Final = ((3, "S"), (9, "S"), (2, "H"), (13, "D"))


class TasteRows(BaseWidget):
    """Shows preferences, and emits each change."""

    changed = Signal(object)
    """All preferences, a Tastes."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._tastes = Tastes()
        self.setObjectName("tastes")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(2, 1)
        self.rows = {key: self._add(row, key) for row, key in enumerate(_VALUES)}
        pictures = {"text": self._draw_sample, "suits": self._draw_suits, "order": self._draw_hand}
        for row, key in enumerate(_VALUES):
            if key in pictures:
                self._grid.addWidget(Picture(look, 0, 36, pictures[key]), row, 2)
        look.changed.connect(self._fit)
        self._fit()

    def _add(self, at: int, key: str) -> SegmentRow:
        row = SegmentRow(self.look, [(option, "") for option in _VALUES[key]])
        row.setObjectName(f"taste-{key}")
        row.bind(row.setAccessibleName, "people-taste", taste=key)
        for option in _VALUES[key]:
            segment = row.segment(option)
            segment.setObjectName(f"taste-{key}-{option}")
            if (option.isdigit() and key == "text") or option in LANGUAGES:
                segment.setText(LANGUAGES.get(option, option))
            else:
                row.bind(segment.setText, "people-taste-option", option=option)
        row.chosen.connect(partial(self._take, key))
        label = Label(self.look, tone="quiet")
        label.bind(label.setText, "people-taste", taste=key)
        self._grid.addWidget(label, at, 0)
        self._grid.addWidget(row, at, 1, Qt.AlignmentFlag.AlignLeft)
        return row

    def _fit(self) -> None:
        self._grid.setHorizontalSpacing(round(self.look.px(8)))
        self._grid.setVerticalSpacing(round(self.look.px(2)))

    def show_tastes(self, tastes: Tastes) -> None:
        self._tastes = tastes
        for key, row in self.rows.items():
            known, value = _VALUES[key], getattr(tastes, _FIELDS[key])
            with QSignalBlocker(row):
                fitting = (option for option in known if known[option] == value)
                row.set_value(next(fitting, next(iter(known))))
        self.update()

    def _take(self, key: str, option: str) -> None:
        change = {_FIELDS[key]: _VALUES[key][option]}
        self._tastes = replace(self._tastes, **change)
        self.update()
        self.changed.emit(self._tastes)

    def _draw_sample(self, painter: QPainter, room: QRectF) -> None:
        percent = self._tastes.text_size or round(100 * self.look.text_size)
        font = serif(self.look.usual_px(17) * percent / 100, SEMIBOLD)
        if room.width() >= text_width("Aa", font):
            draw_text(painter, room, "Aa", font, self.look.theme.text, LEFT)

    def _draw_suits(self, painter: QPainter, room: QRectF) -> None:
        half, theme = self.look.px(9), self.look.theme
        paper = QRectF(room.left(), room.center().y() - 1.6 * half, 11.6 * half, 3.2 * half)
        if room.width() < paper.width():
            return
        fill(painter, rounded(paper, 4), theme.paper_light)
        four = self._tastes.suit_colours == 4
        if not self._tastes.suit_colours:
            four = self.look.four_colour_suits
        for place, suit in enumerate(SUITS.values()):
            at = QPointF(paper.left() + (1.9 + 2.6 * place) * half, paper.center().y())
            draw_emblem(painter, suit.emblem, at, half, suit.colour(four), theme.paper_light)

    def _draw_hand(self, painter: QPainter, room: QRectF) -> None:
        hand = sorted(_HAND) if self._tastes.hand_order == "rank" else _HAND
        height = room.height() - 2
        width = height / CARD_RATIO
        if room.width() < 4.6 * width:
            return
        for place, (rank, suit) in enumerate(hand):
            card = QRectF(room.left() + width * place * 1.12, 1, width, height)
            self._draw_index(painter, card, rank, suit)

    def _draw_index(self, painter: QPainter, card: QRectF, rank: int, suit: str) -> None:
        mark, theme = SUITS[suit], self.look.theme
        colour = mark.colour(self._tastes.suit_colours != 2)
        draw_rounded_shadow(painter, theme, card, 2.5, blur=3, offset=1)
        fill(painter, rounded(card, 2.5), theme.paper_light)
        stroke(painter, rounded(card, 2.5), with_alpha(theme.line, 160), 0.8)
        above, half = card.adjusted(0, 0, 0, -card.height() * 0.48), card.height() * 0.2
        font = serif(card.height() * 0.46, SEMIBOLD)
        draw_text(painter, above, rank_index(rank), font, colour, CENTRE)
        at = QPointF(card.center().x(), card.top() + card.height() * 0.73)
        draw_emblem(painter, mark.emblem, at, half, colour, theme.paper_light)


class Profile(BaseWidget):
    """Portrait, name, preferences, and results of the last evenings."""

    changed = Signal(object)
    """The changed Person."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._person: Person | None = None
        self._evenings: Sequence[Attended] = ()
        self.setObjectName("hers")
        self.bind(self.setAccessibleName, "people-leaf-hers")
        self._name = Label(look, role="title", wrap=True)
        self.rename = self.button("rename-person", kind="quiet", key="R", sentence="people-rename")
        self.book = self.button("open-book", sentence="book-open")
        self.play_as = self.button("play-as", kind="quiet", sentence="people-play-as")
        self._since = Label(look, role="note", wrap=True)
        self.portrait = self.button("change-portrait", key="C", sentence="people-change-portrait")
        self.tastes = TasteRows(look)
        self.tastes.changed.connect(self._take)
        self._caption = Label(look, role="caption", wrap=True)
        self._tally = Label(look, role="note", wrap=True)
        self.chart = Chart(look)
        self.chart.setObjectName("places-chart")
        self._none = Label(look, tone="quiet", wrap=True, sentence="people-no-evening-yet")
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        look.changed.connect(self._fit)
        self._fit()

    def _lay_out(self) -> None:
        picture = Picture(self.look, 176, 176 * HEIGHT, self._draw_portrait)
        middle = Qt.AlignmentFlag.AlignHCenter
        centred = ((each, middle) for each in (picture, self.portrait, self.book))
        left = column_of(*centred, 1, spacing=8)
        buttons = ((each, Qt.AlignmentFlag.AlignTop) for each in (self.play_as, self.rename))
        right = column_of(row_of((self._name, 1), *buttons), self._since, spacing=4)
        right.addSpacing(8)
        caption = Label(self.look, role="caption", sentence="people-tastes")
        add_parts(right, caption, self.tastes, 1)
        self._who = row_of(left, (right, 1))
        evenings = ((self.chart, 1), (self._none, 1))
        results = column_of(self._caption, self._tally, *evenings, spacing=4)
        self._whole = row_on(self, None, (self._who, 5), (results, 4))

    def _fit(self) -> None:
        self._whole.setDirection(direction(self.look))
        for layout in (self._whole, self._who):
            layout.setSpacing(round(self.look.px(20)))
        self._show_evenings()

    def _draw_portrait(self, painter: QPainter, room: QRectF) -> None:
        if self._person is not None:
            draw_portrait(painter, room.adjusted(4, 4, -4, -4), self._person.portrait)

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show the person whose profile is open."""
        self._person, book = facts.open, facts.book
        if self._person is None or book is None:
            return
        self.tastes.show_tastes(self._person.tastes)
        name = facts.names[self._person.id]
        self._name.setText(name)
        self.play_as.setAccessibleName(say("people-play-as-person", name=name))
        self.play_as.setVisible(self._person.id != facts.own)
        self._since.setText(since_text(book, self._person, QDate.currentDate()))
        self._evenings = book.evenings
        self._show_evenings()
        self.update()

    def _show_evenings(self) -> None:
        most = SHOWN_EVENINGS if self.look.scale < _ROOM_FOR_TWICE else 2 * SHOWN_EVENINGS
        evenings = self._evenings[-most:]
        self.setAccessibleDescription(chart_text(evenings) if evenings else "")
        if evenings:
            self._caption.setText(chart_caption(len(evenings)))
            self._tally.setText(tally_text(evenings))
            self.chart.set_data(places_chart(evenings, self.look.theme))
        for widget in (self._caption, self._tally, self.chart):
            widget.setVisible(bool(evenings))
        self._none.setVisible(not evenings)

    def _take(self, tastes: Tastes) -> None:
        if self._person is not None and tastes != self._person.tastes:
            self.changed.emit(replace(self._person, tastes=tastes))


TOLD: Final = ("face", "tastes", "games", "open")
"""What is explained about a profile, in this order."""
WAYS: Final = {"new": "new", "sit": "sit-down", "file": "import"}
"""The ways to get a profile, in this order, each with its button's sentence."""
_FACE: Final = 6
_KEYS: Final = {"new": "N", "sit": "S", "file": "I"}


class EmptyState(BaseWidget):
    """Shown while there are no regulars: what a person is, and three ways to start."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.setObjectName("nobody-yet")
        self.bind(self.setAccessibleName, "people-nobody-yet")
        begin = Label(look, role="caption", sentence="people-nobody-begin")
        self._ways = column_of(begin, spacing=2)
        self.new = self._add("new", "primary")
        self.sit_down = self._add("sit")
        self.file = self._add("file")
        self._ways.addStretch(2)
        self._halves = row_on(self, None, (self._explanation(), 1), (self._ways, 1))
        look.changed.connect(self._fit)
        self._fit()
        self._set_texts()

    def _explanation(self) -> QHBoxLayout:
        heading = Label(self.look, role="title", wrap=True, sentence="people-nobody-heading")
        column = column_of(heading, spacing=2)
        for what in TOLD:
            title = Label(self.look, role="name", tone="accent", wrap=True)
            title.bind(title.setText, "people-told", what=what)
            more = Label(self.look, wrap=True)
            more.bind(more.setText, "people-told-more", what=what)
            add_parts(column, 1, Rule(self.look), title, more)
        column.addStretch(2)
        return row_of(Picture(self.look, 150, 150 * HEIGHT, self._draw_expected), (column, 1))

    def _add(self, way: str, kind: ButtonKind = "secondary") -> Button:
        sentence = f"people-{WAYS[way]}"
        button = self.button(
            f"first-{way}", kind=kind, key=_KEYS[way], text_size=16, sentence=sentence
        )
        note = Label(self.look, tone="quiet", wrap=True)
        note.bind(note.setText, "people-way-note", way=way)
        add_parts(self._ways, 1, (button, Qt.AlignmentFlag.AlignLeft), note)
        button.bind(lambda name: name_once(button, name), sentence)
        button.bind(button.setAccessibleDescription, "people-way-note", way=way)
        return button

    def _fit(self) -> None:
        self._halves.setDirection(line_direction(self.look))
        self._halves.setSpacing(round(self.look.px(40)))

    def _set_texts(self) -> None:
        lines = [f"{say('people-told', what=w)}: {say('people-told-more', what=w)}" for w in TOLD]
        self.setAccessibleDescription(" ".join(lines))

    def _draw_expected(self, painter: QPainter, room: QRectF) -> None:
        draw_expected(painter, self.look.theme, room.adjusted(4, 4, -4, -4), choices()[_FACE])
