"""Setting up a new table: seats, options, who starts, how the screen is shared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from stockgames.engine import registry
from stockgames.engine.deal_number import DealNumberError, read_number
from stockgames.engine.meta import GameMeta
from stockgames.engine.plain_text import folded
from stockgames.evenings.person import Person
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.sentences.words import listed, number_word
from stockgames.ui.game_modules import load_module
from stockgames.ui.lobby.box import BoxBeside
from stockgames.ui.lobby.game_setup import GameSetup, handovers, people
from stockgames.ui.lobby.seats import AllBots, SeatList, SeatRing
from stockgames.ui.lobby.who_plays import (
    Seats,
    WhoPlays,
    is_seated,
    seated,
    table_for,
    table_of,
    unseated,
)
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.accessible_names import name_and_tip
from stockgames.ui.widgets.base import BaseWidget, Page
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.fields import ComboBox, LineEdit
from stockgames.ui.widgets.frames import PanelFrame, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on, line_direction, row_on
from stockgames.ui.window.page_head import PageHead

if TYPE_CHECKING:
    from pydantic import BaseModel


M = TypeVar("M", bound="BaseModel")


class GameOptions(BaseWidget):
    """A column of a game's options; games subclass it."""

    changed = Signal()

    def options(self) -> dict[str, Any]:
        """Return the options as the game's options model takes them."""
        return {}

    def show_seats(self, seats: int) -> None:
        """Hide the options that make no difference with this many seats."""


def as_wished(model: type[M], wishes: Mapping[str, Any]) -> M:
    """Return a game's options from saved values; the defaults if the model rejects them."""
    try:
        return model.model_validate(dict(wishes))
    except ValueError:
        return model()


_Maker = Callable[[ThemeContext, Mapping[str, Any]], GameOptions]


def has_options(game_id: str) -> bool:
    """Return whether a game has options to choose."""
    module = None
    with registry.excusing(game_id):
        module = load_module(game_id, "options")
    return module is not None


def create_options(
    game_id: str, look: ThemeContext, wishes: Mapping[str, Any]
) -> GameOptions | None:
    """Return what ``stockgames.ui.games.<id>.options`` makes of ``wishes``, None without that
    module.
    """
    with registry.excusing(game_id):
        module = load_module(game_id, "options")
        if module is not None:
            make: _Maker = module.create_options
            return make(look, wishes)
    return None


_LONGEST = 60


class DealField(BaseWidget):
    """A field for a deal number, with a note on what it means that it is known."""

    changed = Signal()
    opened = Signal()

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._title = Label(look, role="name")
        self.field = LineEdit(look)
        self.field.setObjectName("deal")
        self.field.setMaxLength(_LONGEST)
        self.field.setFixedWidth(round(look.text_px(16) * 13.5))
        self.field.textChanged.connect(self._explain)
        self.field.textChanged.connect(self.changed)
        self._note = Label(look, role="note", wrap=True)
        self._note.setObjectName("deal-note")
        row = row_on(self, 2)
        self._more = Button(look, kind="quiet")
        self._more.setObjectName("more")
        self._more.clicked.connect(self.open)
        row.addWidget(self._more)
        row.addWidget(self._title)
        row.addSpacing(round(look.margin(10)))
        row.addWidget(self.field)
        row.addWidget(self._note, 99)
        row.addStretch(1)  # otherwise the field would be centred if there is no note
        self._title.hide()
        self.field.hide()
        self._speak()

    def open(self) -> None:
        """Show the field, which few need."""
        self.opened.emit()
        self._more.hide()
        self._title.show()
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _speak(self) -> None:
        self._more.setText(say("lobby-more-options"))
        self._title.setText(say("lobby-deal-number"))
        self.field.setAccessibleName(say("lobby-deal-number"))
        self.field.setPlaceholderText(say("lobby-new-and-sealed"))
        self._explain()

    def _explain(self) -> None:
        self._note.setVisible(bool(self.field.text().strip()) and not self.problem())
        self._note.setText(say("lobby-a-known-deal"))

    def problem(self) -> str:
        """Return why the typed number is invalid; empty if it is valid or nothing was typed."""
        try:
            self.seed()
        except DealNumberError:
            return say("lobby-no-deal-number")
        return ""

    def seed(self) -> str:
        """Return the seed of the number, empty for none. Raises DealNumberError."""
        text = self.field.text()
        return read_number(text) if text.strip() else ""


class Sharing(BaseWidget):
    """Offers a game's ways to share the screen, each with a note; with one person it says why
    there are none.
    """

    def __init__(self, look: ThemeContext, game_id: str, wished: str) -> None:
        super().__init__(look)
        self._ways = handovers(game_id)
        self._title = Label(look, role="name")
        start = wished if wished in self._ways else self._ways[0]
        self._choice = SegmentRow(look, [(way, "") for way in self._ways], start)
        self._choice.setObjectName("handover")
        self._choice.chosen.connect(self._explain)
        self._note = Label(look, role="note", wrap=True)
        self._note.setObjectName("handover-note")
        self._alone = Label(look, role="note", wrap=True)
        self._alone.setObjectName("alone-note")
        column = column_on(self, 2)
        for widget in (self._title, self._choice, self._note, self._alone):
            column.addWidget(widget)
        self._speak()

    def way(self) -> str:
        """Return the chosen way, a value of ``controllers.table.Handover``."""
        return self._choice.value()

    def set_people(self, count: int) -> None:
        """Update to the number of people; bots alone share nothing."""
        for widget in (self._title, self._choice, self._note):
            widget.setVisible(count > 1)
        self._alone.setVisible(count == 1)

    def _speak(self) -> None:
        self._title.setText(say("lobby-how-the-screen-is-passed"))
        self._choice.setAccessibleName(self._title.text())
        self._alone.setText(say("lobby-one-person-at-the-screen"))
        words = {
            "curtain": say("lobby-curtain"),
            "peek": say("lobby-peek-key"),
            "trusting": say("lobby-open-table"),
        }
        for way in self._ways:
            self._choice.segment(way).setText(words[way])
        self._explain()

    def _explain(self) -> None:
        notes = {
            "curtain": say("lobby-the-table-is-covered-between"),
            "peek": say("lobby-the-table-stays-in-view"),
            "trusting": say("lobby-nothing-is-hidden"),
        }
        self._note.setText(notes[self._choice.value()])


class Presets(BaseWidget):
    """A button for each number of people that the game allows; `names` are the regulars."""

    chosen = Signal(object)
    """The seats, a tuple of ``SeatInfo``."""

    def __init__(
        self, look: ThemeContext, meta: GameMeta, level: str, names: Sequence[str]
    ) -> None:
        super().__init__(look)
        self._meta = meta
        self._row = row_on(self, 0)
        self._buttons: dict[str, Button] = {}
        if 1 in meta.seats:
            self._add("alone", partial(people, names, 1))
        self._add("bots", partial(table_for, meta, 1, names, level))
        self._title = Label(look)
        self._row.addWidget(self._title)
        for count in range(2, max(meta.seats) + 1):
            self._add(f"people-{count}", partial(table_for, meta, count, names, level))
        self._speak()

    def _add(self, name: str, make: Callable[[], Seats]) -> None:
        button = self.button(f"preset-{name}", lambda: self.chosen.emit(make()), kind="quiet")
        self._buttons[name] = button
        self._row.addWidget(button)

    def _speak(self) -> None:
        bots = self._meta.usual_seats - 1
        self._title.setText(say("lobby-people-at-the-table"))
        words = {
            "alone": say("lobby-alone"),
            "bots": say("lobby-you-and-bots", count=bots, number=number_word(bots)),
        }
        for name, button in self._buttons.items():
            button.setText(words.get(name) or name.rpartition("-")[2])
        for count in range(2, max(self._meta.seats) + 1):
            spoken = say("lobby-people", number=number_word(count))
            name_and_tip(self._buttons[f"people-{count}"], spoken)


_PLAY_KEYS = "Ctrl+Return"

_OPTIONS = 0.33
"""The maximum share of the page's width that the options get as their minimum width."""
_AROUND = 70
"""Pixels of panel and scroll bar around the options."""


class NewTable(Page):
    """Starts from ``wishes`` and emits the changed set-up as ``play``.

    ``levels`` are the bots' levels, ``level`` that of a new bot, ``names`` the regulars' names,
    ``house`` all known people, the last to play first, ``here`` the names of people who are here
    tonight, `last` of those who played together last time (each may be empty).
    """

    play = Signal(object)
    """The ``GameSetup``."""
    back = Signal()

    def __init__(
        self,
        look: ThemeContext,
        meta: GameMeta,
        wishes: GameSetup,
        *,
        levels: Sequence[str],
        level: str,
        names: Sequence[str] = (),
        house: Sequence[Person] = (),
        here: Sequence[str] = (),
        last: Sequence[str] = (),
    ) -> None:
        super().__init__(look)
        self.setObjectName("new-table")
        self._meta, self._wishes, self._level = meta, wishes, level
        self._names = _usual(names, house)
        self._head = PageHead(look, self)
        self._head.back.connect(self.back)
        self._make_seats(levels)
        self._make_people(levels, WhoPlays(look, house, here, last))
        self._make_choices()
        self._message = Label(look, tone="warning", wrap=True)
        self._message.setObjectName("message")
        self._go = Button(look, kind="primary", text_size=18)
        self._go.setObjectName("start-table")
        self._go.clicked.connect(self._start)
        self.on_keys("start", [_PLAY_KEYS], self._start, "lobby-start-this-game")
        self._lay_out()
        self._seats.changed.connect(self._seats_changed)
        self._speak()

    def _make_seats(self, levels: Sequence[str]) -> None:
        look = self.look
        self._seats_panel = PanelFrame(look, " ")
        self._presets = Presets(look, self._meta, self._level, self._names)
        self._add = Button(look, emblem="plus", text_size=15)
        self._add.setObjectName("add-seat")
        self._seats = SeatList(look, self._meta, levels, self._level, self._wishes.seats)
        self._presets.chosen.connect(self._seats.set_seats)
        self._add.clicked.connect(self._seats.add)
        self._ring = SeatRing(look)

    def _make_people(self, levels: Sequence[str], who: WhoPlays) -> None:
        self._who = who
        self._who.called.connect(self._call)
        self._who.everybody.connect(self._call_everybody)
        self._who.done.connect(self.focus_start)
        self._all_bots = AllBots(self.look, levels, self._meta.id)
        self._all_bots.chosen.connect(self._level_bots)

    def _call(self, name: str) -> None:
        seats = self._seats.seats()
        if is_seated(seats, name):
            self._seats.set_seats(unseated(seats, name, self._level))
        else:
            found = seated(self._meta, seats, name)
            if found is not None:
                self._seats.set_seats(found)
            else:
                self._message.setText(say("lobby-no-chair-is-left", name=name))

    def _call_everybody(self) -> None:
        people = self._who.together
        self._seats.set_seats(table_of(self._meta, people, self._level))
        out = people[max(self._meta.seats) :]
        if out:
            self._message.setText(say("lobby-sit-out", names=listed(out), count=len(out)))

    def _level_bots(self, level: str) -> None:
        self._level = level
        self._seats.set_level(level)

    def _make_choices(self) -> None:
        look = self.look
        self._options_panel = PanelFrame(look, " ")
        self._options = create_options(self._meta.id, look, self._wishes.options)
        self._first_title = Label(look, role="name")
        self._first = ComboBox(look)
        self._first.setObjectName("first-seat")
        self._deal = DealField(look)
        self._deal.changed.connect(self._say_problem)
        self._deal.opened.connect(lambda: self._all_bots.show_ratings())
        self._sharing = Sharing(look, self._meta.id, self._wishes.handover)

    def _lay_out(self) -> None:
        self._fill_seats()
        self._fill_options()
        panels = QHBoxLayout()
        panels.setSpacing(0)
        panels.addWidget(self._seats_panel, 2)
        panels.addWidget(self._options_panel, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._deal, 3)
        foot.addWidget(self._message, 2)
        foot.addWidget(self._go)
        column = QVBoxLayout(self)
        column.setContentsMargins(35, 16, 35, 16)
        column.setSpacing(4)
        column.addWidget(self._head)
        column.addLayout(panels, 1)
        column.addLayout(foot)

    def _fill_seats(self) -> None:
        above = self._above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        above.setSpacing(0)
        above.addWidget(self._presets)
        above.addStretch(1)
        above.addWidget(self._add, 0, Qt.AlignmentFlag.AlignRight)
        room = QWidget()
        column = column_on(room)
        column.addWidget(self._seats)
        column.addWidget(self._ring, 1)
        beside = QVBoxLayout()
        beside.setSpacing(4)
        beside.addWidget(self._who, 1)
        beside.addWidget(self._all_bots)
        across = QHBoxLayout()
        across.setSpacing(6)
        across.addLayout(beside, 2)
        across.addWidget(ScrollArea(self.look, room), 7)
        self._seats_panel.body.addLayout(above)
        self._seats_panel.body.addLayout(across, 1)

    def _fill_options(self) -> None:
        room = QWidget()
        column = column_on(room, 2)
        if self._options:
            column.addWidget(self._options)
            column.addSpacing(8)
        column.addWidget(self._first_title)
        column.addWidget(self._first)
        column.addSpacing(8)
        column.addWidget(self._sharing)
        column.addWidget(BoxBeside(self.look, self._meta), 1)
        self._options_room = room
        self._options_panel.body.addWidget(ScrollArea(self.look, room), 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._above.setDirection(line_direction(self.look))
        wanted = self._options_room.minimumSizeHint().width() + _AROUND
        self._options_panel.setMinimumWidth(min(wanted, round(self.width() * _OPTIONS)))

    def focus_start(self) -> None:
        """Focus *Play*, because everything has a good default."""
        self._go.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._seats.rebuild()
            self._speak()
        super().changeEvent(event)

    def _speak(self) -> None:
        title = say("lobby-a-new-table", game=self._meta.title)
        self._head.title.setText(title)
        self.setAccessibleName(title)
        self._seats_panel.set_title(say("lobby-seats-in-order-of-play"))
        self._options_panel.set_title(say("lobby-the-table"))
        self._add.setText(say("lobby-add-a-seat"))
        self._first_title.setText(say("lobby-who-starts"))
        self._first.setAccessibleName(say("lobby-who-starts"))
        self._go.setText(say("lobby-play"))
        self._go.set_key(key_text("Ctrl+Enter"))
        self._go.setAccessibleName(say("lobby-start-this-game"))
        self._seats_changed()

    def _seats_changed(self) -> None:
        chosen = self._first.currentIndex() if self._first.count() else self._wished_first()
        self._first.blockSignals(True)
        self._first.clear()
        self._first.addItem(say("lobby-drawn-at-random"))
        self._first.addItems(self._seats.names())
        self._first.setCurrentIndex(chosen if chosen < self._first.count() else 0)
        self._first.blockSignals(False)
        self._add.setEnabled(self._seats.can_add())
        self._ring.set_names(self._seats.names())
        self._sharing.set_people(self._seats.people())
        seats = self._seats.seats()
        asks = self._meta.has_starter and len(seats) > 1
        self._first_title.setVisible(asks)
        self._first.setVisible(asks)
        if self._options:
            self._options.show_seats(len(seats))
        self._who.show_seated(partial(is_seated, seats))
        self._all_bots.show_seats(seats)
        self._say_problem()

    def _say_problem(self) -> None:
        problem = self._seats.problem()
        self._message.setText(problem.text if problem else self._deal.problem())

    def _wished_first(self) -> int:
        return 0 if self._wishes.first is None else self._wishes.first + 1

    def wishes(self) -> GameSetup:
        """Return the table as set up now. Raises DealNumberError."""
        chosen = self._first.currentIndex()
        return GameSetup(
            self._meta.id,
            self._seats.seats(),
            self._options.options() if self._options else {},
            chosen - 1 if chosen else None,
            self._sharing.way(),
            deal=self._deal.seed(),
        )

    def _start(self) -> None:
        problem = self._seats.problem()
        if problem:
            field = self._seats.rows[problem.row].name_field
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.selectAll()
            return
        if self._deal.problem():
            self._deal.open()
            return
        self.play.emit(self.wishes())


def _usual(names: Sequence[str], house: Sequence[Person]) -> tuple[str, ...]:
    every = (*names, *(person.name for person in house))
    return tuple({folded(name): name for name in reversed(every)}.values())[::-1]
