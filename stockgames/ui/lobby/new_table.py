"""Setting up a new table: seats, options, who starts, how the screen is shared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from stockgames.engine import registry
from stockgames.engine.commitment import DealNumberError, read_number
from stockgames.engine.plain_text import folded
from stockgames.engine.state import GameMeta
from stockgames.evenings.person import Person
from stockgames.presentation.sentences.speech import listed, number_word, say
from stockgames.ui.game_modules import load_module
from stockgames.ui.lobby.box import BoxBeside
from stockgames.ui.lobby.game_setup import (
    PHONES,
    GameSetup,
    Seats,
    handovers,
    is_seated,
    people,
    seated,
    table_for,
    table_of,
    unseated,
)
from stockgames.ui.lobby.seats import AllBots, SeatList
from stockgames.ui.lobby.who_plays import WhoPlays
from stockgames.ui.sentences import key_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import name_and_tip
from stockgames.ui.widgets.base import BaseWidget, Page
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.fields import ComboBox, LineEdit
from stockgames.ui.widgets.frames import PanelFrame, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import (
    add_parts,
    column_of,
    column_on,
    line_direction,
    row_of,
    row_on,
)
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


def saved_options(model: type[M], saved: Mapping[str, Any]) -> M:
    """Return a game's options from saved values; the defaults if the model rejects them."""
    try:
        return model.model_validate(dict(saved))
    except ValueError:
        return model()


_Maker = Callable[[ThemeContext, Mapping[str, Any]], GameOptions]


def create_options(
    game_id: str, look: ThemeContext, saved: Mapping[str, Any]
) -> GameOptions | None:
    """Return what ``stockgames.ui.games.<id>.options`` makes of ``saved``; None without it."""
    with registry.excusing(game_id):
        module = load_module(game_id, "options")
        if module is not None:
            make: _Maker = module.create_options
            return make(look, saved)
    return None


_LONGEST = 60


class DealField(BaseWidget):
    """A field for a deal number, with a note on what it means that it is known."""

    changed = Signal()
    opened = Signal()

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._title = Label(look, role="name", sentence="lobby-deal-number")
        self.field = LineEdit(look)
        self.field.setObjectName("deal")
        self.field.setMaxLength(_LONGEST)
        self.field.setFixedWidth(round(look.text_px(16) * 13.5))
        self.bind(self.field.setAccessibleName, "lobby-deal-number")
        self.bind(self.field.setPlaceholderText, "lobby-new-and-sealed")
        self.field.textChanged.connect(self._explain)
        self.field.textChanged.connect(self.changed)
        self._note = Label(look, role="note", wrap=True, sentence="lobby-a-known-deal")
        self._note.setObjectName("deal-note")
        self._more = self.button("more", self.open, kind="quiet", sentence="lobby-more-options")
        # without the stretch the field would be centred if there is no note
        row_on(self, 2, self._more, self._title, self.field, (self._note, 99), 1)
        for widget in (self._title, self.field, self._note):
            widget.hide()

    def open(self) -> None:
        """Show the field, which few need."""
        self.opened.emit()
        self._more.hide()
        self._title.show()
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _explain(self) -> None:
        self._note.setVisible(bool(self.field.text().strip()) and not self.problem())

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


_WAYS = {
    "curtain": ("lobby-curtain", "lobby-the-table-is-covered-between"),
    "peek": ("lobby-peek-key", "lobby-the-table-stays-in-view"),
    "trusting": ("lobby-open-table", "lobby-nothing-is-hidden"),
    PHONES: ("phones-title", "phones-way"),
}
"""The sentences of each way to share the screen: its name and its note."""


class Sharing(BaseWidget):
    """Offers a game's ways to share the screen, each with a note; with one person it says why
    there are none.
    """

    def __init__(
        self, look: ThemeContext, game_id: str, wished: str, *, phones: bool = True
    ) -> None:
        super().__init__(look)
        ways, title = handovers(game_id, phones=phones), "lobby-how-the-screen-is-passed"
        self._choice = SegmentRow(
            look, [(way, "") for way in ways], wished if wished in ways else ways[0]
        )
        self._choice.setObjectName("handover")
        self._choice.bind(self._choice.setAccessibleName, title)
        for way in ways:
            self._choice.bind(self._choice.segment(way).setText, _WAYS[way][0])
        self._choice.chosen.connect(self._explain)
        self._note = Label(look, role="note", wrap=True)
        self._note.setObjectName("handover-note")
        alone = "lobby-one-person-at-the-screen"
        self._alone = Label(look, role="note", wrap=True, sentence=alone)
        self._alone.setObjectName("alone-note")
        self._several = (Label(look, role="name", sentence=title), self._choice, self._note)
        column_on(self, 2, *self._several, self._alone)
        self._explain()

    def way(self) -> str:
        """Return the chosen way, a value of ``controllers.table.Handover``."""
        return self._choice.value()

    def set_people(self, count: int) -> None:
        """Update to the number of people; bots alone share nothing."""
        for widget in self._several:
            widget.setVisible(count > 1)
        self._alone.setVisible(count == 1)

    def _explain(self) -> None:
        self._note.bind(self._note.setText, _WAYS[self._choice.value()][1])


class Presets(BaseWidget):
    """A button for each number of people that the game allows; `names` are the regulars."""

    chosen = Signal(object)
    """The seats, a tuple of ``SeatInfo``."""

    def __init__(
        self, look: ThemeContext, meta: GameMeta, level: str, names: Sequence[str]
    ) -> None:
        super().__init__(look)
        self._row = row_on(self, 0)
        bots, make = meta.usual_seats - 1, table_for
        if 1 in meta.seats:
            alone = self._add("alone", partial(people, names, 1))
            alone.bind(alone.setText, "lobby-alone")
        usual = self._add("bots", partial(make, meta, 1, names, level))
        self._row.addWidget(Label(look, sentence="lobby-people-at-the-table"))
        counts = range(2, max(meta.seats) + 1)
        self._buttons = [
            self._add(f"people-{count}", partial(make, meta, count, names, level))
            for count in counts
        ]
        self._usual, self._bots, self._counts = usual, bots, counts
        self._set_texts()

    def _add(self, name: str, make: Callable[[], Seats]) -> Button:
        button = self.button(f"preset-{name}", lambda: self.chosen.emit(make()), kind="quiet")
        self._row.addWidget(button)
        return button

    def _set_texts(self) -> None:
        number = number_word(self._bots)
        self._usual.setText(say("lobby-you-and-bots", count=self._bots, number=number))
        for count, button in zip(self._counts, self._buttons, strict=True):
            button.setText(str(count))
            name_and_tip(button, say("lobby-people", number=number_word(count)))


_PLAY_KEYS = "Ctrl+Return"
_AROUND = 90
"""Pixels of margins and scroll bar around the panels."""


class NewTable(Page):
    """Starts from ``setup`` and emits the changed set-up as ``play``.

    ``level`` is that of a new bot, ``names`` the regulars' names,
    ``known`` all known people, the last to play first, ``here`` the names of people who are here
    tonight, `last` of those who played together last time (each may be empty). Without `phones`,
    they are no way to share the table.
    """

    play = Signal(object)
    """The ``GameSetup``."""
    back = Signal()

    def __init__(
        self,
        look: ThemeContext,
        meta: GameMeta,
        setup: GameSetup,
        *,
        level: str,
        names: Sequence[str] = (),
        known: Sequence[Person] = (),
        here: Sequence[str] = (),
        last: Sequence[str] = (),
        phones: bool = True,
    ) -> None:
        super().__init__(look)
        self.setObjectName("new-table")
        self._meta, self._setup, self._level = meta, setup, level
        self._head = PageHead(look, self)
        self._head.back.connect(self.back)
        regulars = _usual(names, known)
        self._presets = Presets(look, meta, level, regulars)
        self._seats = SeatList(look, meta, level, setup.seats)
        self._add = self.button(
            "add-seat", self._seats.add, emblem="plus", sentence="lobby-add-a-seat"
        )
        self._add.setVisible(len(meta.seats) > 1)
        self._who = WhoPlays(look, known, here, last)
        self._all_bots = AllBots(look, meta.id)
        self._options = create_options(meta.id, look, setup.options)
        self._first_title = Label(look, role="name", sentence="lobby-who-starts")
        self._first = ComboBox(look)
        self._first.setObjectName("first-seat")
        self.bind(self._first.setAccessibleName, "lobby-who-starts")
        self._sharing = Sharing(look, meta.id, setup.handover, phones=phones)
        self._deal = DealField(look)
        self._message = Label(look, tone="warning", wrap=True)
        self._message.setObjectName("message")
        self._go = self.button(
            "start-table", self._start, kind="primary", text_size=18, sentence="lobby-play"
        )
        self._go.bind(self._go.setAccessibleName, "lobby-start-this-game")
        self.on_keys("start", [_PLAY_KEYS], self._start, "lobby-start-this-game")
        self._connect()
        self._lay_out()
        look.changed.connect(self._arrange)
        self._set_texts()

    def _connect(self) -> None:
        self._presets.chosen.connect(self._seats.set_seats)
        self._seats.changed.connect(self._seats_changed)
        self._who.called.connect(self._call)
        self._who.everybody.connect(self._call_everybody)
        self._who.done.connect(self.focus_start)
        self._all_bots.chosen.connect(self._level_bots)
        self._deal.changed.connect(self._say_problem)
        self._deal.opened.connect(self._all_bots.show_ratings)

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

    def _lay_out(self) -> None:
        """Put seats and options side by side, with large text below each other."""
        room = QWidget()
        beside, above = row_of(), row_of()
        panels = ((self._seats_panel(above, beside), 2), (self._options_panel(), 1))
        self._rows = row_on(room, 0, *panels), beside, above
        foot = row_of((self._deal, 3), (self._message, 2), self._go)
        column = column_on(self, 4, self._head, (ScrollArea(self.look, room), 1), foot)
        column.setContentsMargins(35, 16, 35, 16)

    def _seats_panel(self, above: QBoxLayout, across: QBoxLayout) -> PanelFrame:
        panel = PanelFrame(self.look, sentence="lobby-seats-in-order-of-play")
        above.setSpacing(0)
        add_parts(above, self._presets, 1, (self._add, Qt.AlignmentFlag.AlignRight))
        beside = column_of((self._who, 1), self._all_bots, spacing=4)
        across.setSpacing(6)
        add_parts(across, (beside, 2), (column_of(self._seats, 1), 7))
        add_parts(panel.body, above, (across, 1))
        return panel

    def _options_panel(self) -> PanelFrame:
        panel = PanelFrame(self.look, sentence="lobby-the-table")
        if self._options:
            panel.body.addWidget(self._options)
            panel.body.addSpacing(8)
        add_parts(panel.body, self._first_title, self._first)
        panel.body.addSpacing(8)
        add_parts(panel.body, self._sharing, (BoxBeside(self.look, self._meta), 1))
        return panel

    def _arrange(self) -> None:
        panels, *rows = self._rows
        for row in rows:
            row.setDirection(line_direction(self.look))
        items = (panels.itemAt(place) for place in range(panels.count()))
        needed = sum(item.minimumSize().width() for item in items if item is not None)
        ways = QBoxLayout.Direction
        fits = needed <= self.width() - _AROUND and rows[0].direction() is ways.LeftToRight
        panels.setDirection(ways.LeftToRight if fits else ways.TopToBottom)

    def focus_start(self) -> None:
        """Focus *Play*, because everything has a good default."""
        self._go.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._seats.rebuild()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        title = say("lobby-a-new-table", game=self._meta.title)
        self._head.title.setText(title)
        self.setAccessibleName(title)
        self._go.set_key(key_text("Ctrl+Enter"))
        self._seats_changed()
        self._arrange()

    def _seats_changed(self) -> None:
        wished = 0 if self._setup.first is None else self._setup.first + 1
        chosen = self._first.currentIndex() if self._first.count() else wished
        self._first.blockSignals(True)
        self._first.clear()
        self._first.addItem(say("lobby-drawn-at-random"))
        self._first.addItems(self._seats.names())
        self._first.setCurrentIndex(chosen if chosen < self._first.count() else 0)
        self._first.blockSignals(False)
        self._add.setEnabled(self._seats.can_add())
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

    def chosen_setup(self) -> GameSetup:
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
        self.play.emit(self.chosen_setup())


def _usual(names: Sequence[str], known: Sequence[Person]) -> tuple[str, ...]:
    every = (*names, *(person.name for person in known))
    return tuple({folded(name): name for name in reversed(every)}.values())[::-1]
