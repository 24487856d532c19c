"""The evening page: the next game, the standings, who sits where, who is here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QTimeLine, Signal
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QMenu, QSizePolicy, QWidget

from stockgames.engine import registry
from stockgames.evenings.evening import Act
from stockgames.evenings.facts import PageFacts
from stockgames.evenings.person import Portrait
from stockgames.presentation.sentences.speech import say
from stockgames.ui.evening.chairs import Chairs, podium
from stockgames.ui.evening.people import PeoplePanel, draw_coin
from stockgames.ui.evening.programme import Programme
from stockgames.ui.evening.standing import Standing
from stockgames.ui.evening.words import before_the_bell, first_of, newest_of, subtitle, title
from stockgames.ui.lobby.game_setup import BOT_NAMES, bot
from stockgames.ui.lobby.new_table import Sharing, create_options
from stockgames.ui.lobby.seats import AllBots
from stockgames.ui.theme.engraving import draw_band
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import path_from, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.focus import is_enter
from stockgames.ui.widgets.frames import PanelFrame, Picture, Rule, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import (
    Part,
    add_parts,
    clear,
    column_of,
    column_on,
    line_direction,
    row_of,
    row_on,
)
from stockgames.ui.widgets.menus import menu_of, menu_place
from stockgames.ui.widgets.timing import ProgressAnimation
from stockgames.ui.window.dialogs import Question


class OptionsSheet(Question):
    """Asks for the options of a game on the programme, how the screen is shared at its table, and
    the level of the bots that fill seats (V11).
    """

    taken = Signal(object, str, str)
    """The options in the format of the game's model, the way as in `GameSetup`, and the level."""

    def __init__(
        self, look: ThemeContext, act: Act, ways: tuple[str, str], parent: QWidget, *, phones: bool
    ) -> None:
        """`ways` are how the screen is shared and the level; `phones` may be chosen, too, if on."""
        title = say("evening-options-of", game=registry.title(act.game))
        super().__init__(look, "act-options", title, "", parent)
        self._saved = act.options
        self._options = create_options(act.game, look, act.options)
        way, self._level = ways
        self._sharing, bots = Sharing(look, act.game, way, phones=phones), AllBots(look)
        for part in filter(None, (self._options, self._sharing)):
            add_parts(self.panel.body, part, Rule(look))
        self.panel.body.addWidget(bots)
        self._sharing.set_people(2)
        bots.show_seats([bot(BOT_NAMES[0], self._level)])
        bots.chosen.connect(self._choose)
        self.does.setText(say("evening-take-options"))
        self.does.setDefault(True)

    def _choose(self, level: str) -> None:
        self._level = level

    def _take(self) -> None:
        options = self._saved if self._options is None else self._options.options()
        self.taken.emit(options, self._sharing.way(), self._level)
        super()._take()


_CHAIR: Final = "M-.4,-.85 L-.3,.1 L.45,.1 L.5,.85 M-.3,.1 L-.42,.85 M-.36,-.4 L-.4,-.85"
_ROOM_FOR_SECOND: Final = 0.8
"""In smaller windows only the first lines of notes are shown."""


def _strong(look: ThemeContext) -> QFont:
    return look.sans(16, SEMIBOLD)


def _note_font(look: ThemeContext) -> QFont:
    return _strong(look) if look.scale >= _ROOM_FOR_SECOND else look.sans(14, REGULAR)


class Notes(PanelFrame):
    """A panel with a few facts of two lines each: what to know before the next game."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.setObjectName("notes")
        self._optional: list[QWidget] = []
        """What small windows leave out: second lines, a third fact, rules between highlights."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._fit)

    def show_facts(self, facts: PageFacts) -> None:
        self.set_title(say("evening-before-the-bell"))
        lines = before_the_bell(facts)
        self.setAccessibleDescription(" ".join(f"{first}. {second}." for first, second in lines))
        self._show(lines, _people_of(facts))

    def show_moments(self, moments: Sequence[tuple[str, str]]) -> None:
        """Show the key moments of the evening's games instead, as pairs of title and sentence."""
        if moments:
            self.set_title(say("evening-moments"))
            lines = [say("evening-moment", game=game, tale=tale) for game, tale in moments]
            self.setAccessibleDescription(" ".join(lines))
            self._show([(words, "") for words in lines], [])

    def _show(self, lines: Sequence[tuple[str, str]], people: Sequence[Portrait | None]) -> None:
        """Show facts, each with the coin of whom it is about; with a chair if that is None."""
        clear(self.body)
        self._optional = []
        for at, (first, second) in enumerate(lines):
            fact, rule = QWidget(), Rule(self.look)
            font = _strong if second else _note_font
            words = column_of(Label(self.look, first, wrap=True, font=font))
            mark: list[Part] = []
            if people:
                draw = partial(self._draw_mark, people[at])
                mark.append(Picture(self.look, 38, 38, draw, grows=True))
            row_on(fact, 0, *mark, (words, 1))
            if second:
                note = Label(self.look, second, "note", wrap=True)
                words.addWidget(note)
                self._optional.append(note)
            if at:
                self.body.addWidget(rule)
                rule.show()  # now, not at the next event
                self._optional += [] if second else [rule]
            self.body.addWidget(fact)
            fact.show()
            self._optional += [rule, fact] if second and at > 1 else []
        self.body.addStretch(1)
        self._fit()

    def _fit(self) -> None:
        is_large = self.look.scale >= _ROOM_FOR_SECOND or line_direction(self.look) != _BESIDE
        for part in self._optional:
            part.setVisible(is_large)

    def _draw_mark(self, portrait: Portrait | None, painter: QPainter, box: QRectF) -> None:
        if portrait is not None:
            draw_coin(painter, self.look.theme, box.center(), box.width() * 0.4, portrait)
            return
        painter.translate(box.center())
        painter.scale(box.width() * 0.42, box.width() * 0.42)
        stroke(painter, path_from(_CHAIR), self.look.theme.heading, 1.6 / (box.width() * 0.42))


def _people_of(facts: PageFacts) -> list[Portrait | None]:
    """Return whom each line is about: nobody, the latest arrival, the first seat."""
    act = facts.next
    if act is None:
        return []
    first, newest = facts.portraits[first_of(act)], newest_of(facts)
    if facts.broken is not None or newest is None:
        return [None, first]
    return [None, facts.portraits[newest.person], first]


_BESIDE: Final = QBoxLayout.Direction.LeftToRight
_BELOW: Final = QBoxLayout.Direction.BottomToTop
_MS_PER_PLACE: Final = 1600
"""Milliseconds between the third, the second and the winner of an evening."""
_LASTS: Final = 420
"""Milliseconds of the animation before a game starts."""


class EveningPage(Page):
    """The page between two games. Takes facts, emits requests; knows no storage and decides
    nothing.

    Enter starts the next game or continues an unfinished one, unless a control uses it.
    """

    left = Signal()
    """The user wants the lobby."""
    begin_requested = Signal(int)
    """The number of the game that should be dealt."""
    resumed = Signal(int, bool)
    """The number of the game that should be continued, and whether with others in its seats."""
    edited = Signal(object)
    """A change of the evening, a function from an `Evening` to an `Evening`."""
    named = Signal(str, bool)
    """Somebody new, as in `PeoplePanel`."""
    faced = Signal(str, object)
    """A newcomer's choice, as in `FaceOffer`."""
    options_wanted = Signal(int)
    """The number of a game that has not started, whose options should be chosen."""
    people_wanted = Signal()
    """The user wants the page of the registered people."""
    exported = Signal()

    def __init__(self, look: ThemeContext, games: tuple[str, ...], facts: PageFacts) -> None:
        super().__init__(look, spotlight=QPointF(0.6, 0.3))
        self.setObjectName("evening")
        self.take_keys()
        self._games, self._facts = games, facts
        self._asks_people = facts.next is None and not facts.ended and not facts.played
        self._content = QWidget()
        self.programme = Programme(look, self._content)
        self.standing = Standing(look, self._content)
        self.clock = self.standing.clock
        self.chairs, self.people, self.notes = Chairs(look), PeoplePanel(look), Notes(look)
        self._title = Label(look, role="title", tone="accent", font=lambda look: look.serif(42))
        self._subtitle = Label(look, role="aside", wrap=True)
        self._subtitle.setObjectName("subtitle")
        make = self.button
        self._lobby = make("back", self.left, key="Esc", sentence="shell-lobby")
        self._export = make("export-evening", self.exported, sentence="evening-export")
        self._all_people = make(
            "people-of-the-house", self.people_wanted, key="P", sentence="evening-house"
        )
        self.begin = make(
            "begin-act", self._begin, kind="primary", key="Enter", text_size=24, serif=True
        )
        self.begin.reserve_key("Enter")
        self._instead = make("begin-instead", self._begin_next)
        self._who = make("who-is-here", self.turn_people)
        self._add = make("add-game", self._open_games, sentence="evening-add-a-game")
        self._end = make("end-evening", self._end_or_not)
        self._departing: int | None = None
        """The number of the game that is about to start."""
        self._departure = ProgressAnimation(self, _LASTS, self._depart)
        self._departure.finished.connect(self._start)
        self._ceremony = QTimeLine(parent=self)
        self._ceremony.setEasingCurve(QEasingCurve.Type.Linear)
        self._ceremony.frameChanged.connect(self.chairs.come)
        self._ceremony.finished.connect(self._end_ceremony)
        self._lay_out()
        self._connect()
        look.changed.connect(self._fit)
        self._fit()
        self.show_facts(facts)

    def _lay_out(self) -> None:
        self._head = QGridLayout()
        self._buttons = QWidget()
        self._pairs = row_of(self._instead, self._who), row_of(self._add, self._end)
        column_on(self._buttons, 0, self.begin, *self._pairs)
        for label in (self._title, self._subtitle):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._bands = [Picture(self.look, 0, 10, self._draw_band) for _ in range(2)]
        self._head.addLayout(row_of(self._lobby, self._all_people, 1), 0, 0)
        self._head.addWidget(self._bands[0], 0, 1)
        self._head.addWidget(self._bands[1], 0, 3)
        self._head.addWidget(self._export, 0, 4, Qt.AlignmentFlag.AlignRight)
        self._head.setSpacing(0)
        self._column = column_of((self.notes, 1), self._buttons, spacing=0)
        self._lower = row_of((self.chairs, 1), (self.people, 1), self._column, spacing=0)
        self._right = column_of((self.standing, 5), (self._lower, 4), spacing=0)
        self._beside = row_of(self.programme, (self._right, 1), spacing=0)
        self._whole = column_on(self._content, 0, self._head, (self._beside, 1))
        column_on(self, 0, ScrollArea(self.look, self._content))

    def _fit(self) -> None:
        px, head = self.look.px, self._head
        is_wide = line_direction(self.look) == _BESIDE
        side = round(px(36))
        self._whole.setContentsMargins(side, round(px(14)), side - 6, round(px(14)))
        aside = max(
            self._lobby.sizeHint().width() + self._all_people.sizeHint().width(),
            self._export.sizeHint().width(),
        )
        for at, least in ((0, aside), (1, 0), (3, 0), (4, aside)):
            head.setColumnStretch(at, 1)
            head.setColumnMinimumWidth(at, least if is_wide else 0)
        head.addWidget(self._title, *((0, 2) if is_wide else (1, 0, 1, 5)))
        head.addWidget(self._subtitle, 2, 0, 1, 5)
        for band in self._bands:
            band.setVisible(is_wide)
        for box in (self._beside, self._lower):
            box.setDirection(_BESIDE if is_wide else _BELOW)
        for pair in self._pairs:
            pair.setDirection(line_direction(self.look))
        for column in (self._right, self._column):
            column.setDirection(QBoxLayout.Direction.TopToBottom if is_wide else _BELOW)
        # the highlights take more than a few words
        wide = 680 if self._facts.ended and self.look.scale < _ROOM_FOR_SECOND else 340
        self.notes.setMinimumWidth(round(px(wide)) if is_wide else 0)
        self.programme.setMinimumWidth(round(px(468)) if is_wide else 0)

    def _connect(self) -> None:
        self.clock.ticked.connect(self.programme.set_time)
        self.clock.until_chosen.connect(
            lambda until: self.edited.emit(lambda evening: evening.be_over_by(until))
        )
        self.programme.edited.connect(self.edited)
        self.programme.resumed.connect(self.resumed)
        self.programme.options_wanted.connect(self.options_wanted)
        self.chairs.edited.connect(self.edited)
        self.people.named.connect(self.named)
        self.people.edited.connect(self.edited)
        self.people.faces.chosen.connect(self.faced)
        self.people.done.connect(self.turn_people)

    def show_facts(self, facts: PageFacts) -> None:
        """Show the evening's current state; its end by a ceremony, which any key or click skips."""
        self._call_off()
        ends = facts.ended and not self._facts.ended
        self._facts = facts
        self.setAccessibleName(title(facts))
        self._title.setText(title(facts))
        for part in (self.programme, self.standing, self.chairs, self.people, self.notes):
            part.show_facts(facts)
        self.clock.show_facts(facts)
        self._ceremony.stop()
        if ends and (places := len(podium(facts))):
            self._ceremony.setDuration(_MS_PER_PLACE * places)
            self._ceremony.setFrameRange(1, places + 1)  # the winner, too, stays for a while
            self._ceremony.start()
            self.chairs.come(1)
        self._show_buttons()
        self._hold_back()
        self._fit()

    @property
    def is_revealed(self) -> bool:
        """Return whether no ceremony goes on that has yet to tell who has won."""
        return self._ceremony.state() is not QTimeLine.State.Running

    def reveal_all(self) -> None:
        """End the ceremony: show the winner at once."""
        self._ceremony.setCurrentTime(self._ceremony.duration())

    def _hold_back(self) -> None:
        """Show who has won, and all points, only once the ceremony has told the winner."""
        self._subtitle.setText(subtitle(self._facts, is_revealed=self.is_revealed))
        if not self.is_revealed:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        for part in (self.standing, self.notes, self._buttons):
            part.setVisible(self.is_revealed)

    def _end_ceremony(self) -> None:
        self._hold_back()
        self.focus_start()

    def _set_texts(self) -> None:
        self.show_facts(self._facts)

    def _draw_band(self, painter: QPainter, box: QRectF) -> None:
        band = box.adjusted(px := self.look.px(20), 0, -px, 0)
        colour = with_alpha(self.look.theme.line, 150)
        draw_band(painter, band, colour, strands=6, period=50, width=0.6)

    def whole_size(self) -> QSize:
        """Return the least width, and the height at the present width, at which nothing scrolls."""
        width = self._content.minimumSizeHint().width()
        return QSize(width, self._whole.totalHeightForWidth(max(width, self.width())))

    def hide_controls(self, *, notes: bool, clock: bool) -> None:
        """Leave what is worth keeping: no buttons, no hints, notes and clock if wanted."""
        hints = self.findChildren(QWidget, "hint")
        for part in (
            self._buttons,
            self._lobby,
            self._all_people,
            self._export,
            self.people,
            *hints,
        ):
            part.hide()
        self.chairs.show()
        self.notes.setVisible(notes)
        self.clock.setVisible(clock)
        self._fit()

    @property
    def _may_close_people(self) -> bool:
        return self._facts.next is not None or self._facts.played > 0

    def _show_buttons(self) -> None:
        facts = self._facts
        is_broken_off, may_begin = facts.broken is not None, facts.next is not None
        self._asks_people = self._asks_people and not facts.ended
        self.chairs.setVisible(not self._asks_people)
        self.people.setVisible(self._asks_people)
        if facts.ended:
            self.begin.setText(say("shell-lobby"))
        elif facts.broken is not None:
            self.begin.setText(say("evening-go-on", game=registry.title(facts.broken.game)))
        elif facts.next is not None:
            self.begin.setText(say("evening-begin", game=registry.title(facts.next.game)))
        else:
            self.begin.setText(say("evening-end"))
        if facts.next is not None:
            self._instead.setText(say("evening-begin", game=registry.title(facts.next.game)))
        self._who.setText(say("evening-done") if self._asks_people else say("evening-people"))
        self._end.setText(say("evening-begin-again") if facts.ended else say("evening-end"))
        self.begin.set_key("" if self._asks_people else "Enter")  # there Enter adds names
        over = not may_begin and not is_broken_off and facts.played > 0
        self.begin.setVisible(may_begin or is_broken_off or over or facts.ended)
        self._instead.setVisible(is_broken_off and may_begin)
        may_turn = self._may_close_people or not self._asks_people
        self._who.setVisible(not facts.ended and may_turn)
        self._add.setVisible(not facts.ended)
        may_end = bool(facts.lines) and (not over or self._asks_people)
        self._end.setVisible(facts.ended or may_end)
        self._export.setVisible(bool(facts.lines))

    # Input

    def key_notes(self) -> Sequence[tuple[str, str]]:
        return self.programme.key_notes()

    def focus_start(self) -> None:
        start: QWidget = self.people.field if self._asks_people else self.begin
        start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin(self) -> None:
        if self._facts.ended:
            self.left.emit()
        elif self._facts.broken is not None:
            self.resumed.emit(self._facts.broken.number, False)
        elif self._facts.next is not None:
            self._begin_next()
        else:
            self._end_or_not()

    def _begin_next(self) -> None:
        """Start the next game after its animation, at once if pressed a second time."""
        assert self._facts.next is not None
        at_once = self._departing is not None or self.look.reduced_motion or not self.isVisible()
        self._departing = self._facts.next.number
        if at_once:
            self._departure.stop()
            self._start()
        else:
            self._departure.start()

    def _depart(self, share: float) -> None:
        for show in (self.standing.let_join, self.chairs.let_join, self.programme.open_box):
            show(share)

    def _start(self) -> None:
        number, self._departing = self._departing, None
        if number is not None:
            self.begin_requested.emit(number)

    def _call_off(self) -> None:
        if self._departing is not None:
            self._departing = None
            self._departure.stop()
            self._depart(0.0)

    def _end_or_not(self) -> None:
        if self._facts.ended:
            self.edited.emit(lambda evening: evening.begin_again())
            self.focus_start()  # the pressed button may be gone
        else:
            self.edited.emit(lambda evening: evening.end())

    def turn_people(self) -> None:
        """Switch between who is here and who sits where."""
        self._asks_people = not (self._asks_people and self._may_close_people)
        self._show_buttons()
        self.focus_start()

    def _open_games(self) -> None:
        menu = self.games_menu()
        menu.popup(menu_place(menu, self._add))

    def games_menu(self) -> QMenu:
        menu = menu_of(self, self.look, "games-menu")
        for game in self._games:
            menu.addAction(registry.title(game), partial(self._add_game, game))
        return menu

    def _add_game(self, game: str) -> None:
        self.edited.emit(lambda evening: evening.add(game))

    def hideEvent(self, event: QHideEvent) -> None:
        self._call_off()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.is_revealed:
            self.reveal_all()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.is_revealed:
            if not event.isAutoRepeat():
                self.reveal_all()
        elif is_enter(event):
            if self.begin.isVisible() and not self._asks_people:
                self._begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_P and not event.isAutoRepeat():
            self.people_wanted.emit()
        else:
            super().keyPressEvent(event)
