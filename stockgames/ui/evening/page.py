"""The evening page: the next game, the standings, who sits where, who is here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from stockgames.engine import registry
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.presentation.sentences.speech import say
from stockgames.ui.evening.chairs import Chairs
from stockgames.ui.evening.notes import Notes
from stockgames.ui.evening.people import PeoplePanel
from stockgames.ui.evening.programme import Programme
from stockgames.ui.evening.standing import Standing
from stockgames.ui.evening.timeline import Clock, clock_width
from stockgames.ui.evening.words import subtitle, title
from stockgames.ui.lobby.new_table import create_options
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_bands_beside
from stockgames.ui.theme.fonts import REGULAR, largest
from stockgames.ui.theme.shapes import spanning
from stockgames.ui.theme.text import CENTRE, draw_text, text_width
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.focus import FOCUS_MARGIN, is_enter
from stockgames.ui.widgets.frames import PanelFrame
from stockgames.ui.widgets.menus import menu_of, menu_place
from stockgames.ui.widgets.progress_animation import ProgressAnimation
from stockgames.ui.window.sheets import Sheet

LASTS: Final = 420


class Departure(QObject):
    """Runs an animation once before a game starts; a second press skips it."""

    advanced = Signal(float)
    """The progress, from 0 to 1."""
    begun = Signal(int)
    """The game with this number begins now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._number: int | None = None
        self._motion = ProgressAnimation(self, LASTS, self._advance)
        self._motion.finished.connect(self._begin)

    @property
    def runs(self) -> bool:
        """Return whether a game is about to start."""
        return self._number is not None

    def start(self, number: int, *, still: bool) -> None:
        """Start a game, without animation if `still` or if it is already running."""
        waits_already = self.runs
        self._number = number
        if still or waits_already:
            self._motion.stop()
            self._begin()
        else:
            self._motion.start()

    def call_off(self) -> None:
        """Cancel the start, because something has changed."""
        if self.runs:
            self._number = None
            self._motion.stop()
            self.advanced.emit(0.0)

    def _advance(self, share: float) -> None:
        if self.runs:
            self.advanced.emit(share)

    def _begin(self) -> None:
        number, self._number = self._number, None
        if number is not None:
            self.begun.emit(number)


_WIDTH = 460


class OptionsSheet(Sheet):
    """Asks for the options of a game on the programme."""

    taken = Signal(int, object)
    """The game's number, and its options in the format of the game's model."""

    def __init__(self, look: ThemeContext, act: ActFacts, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._number = act.number
        self.setObjectName("act-options")
        title = say("evening-options-of", game=registry.title(act.game))
        self.setWindowTitle(title)
        self._options = create_options(act.game, look, act.options)
        panel = PanelFrame(look, title)
        panel.setMinimumWidth(self.at_most(max(_WIDTH, look.px(_WIDTH))))
        if self._options is not None:
            panel.body.addWidget(self._options)
        words = say("evening-take-options")
        done = self.button("take-options", words, self.accept, kind="primary", key="Enter")
        done.setDefault(True)
        leave = self.button("leave-options", say("shell-cancel"), self.reject, key="Esc")
        self.lay(panel, buttons=(leave, done))

    def accept(self) -> None:
        if self._options is not None:
            self.taken.emit(self._number, self._options.options())
        super().accept()


_LEAST_BUTTON: Final = 0.75
"""The share of their height that buttons keep if large text leaves little space for the notes."""


class EveningPage(Page):
    """The page between two games. Takes facts, emits requests; knows no storage and decides
    nothing.

    Enter starts the next game or continues an unfinished one, unless a control uses it.
    """

    left = Signal()
    """The user wants the lobby."""
    begun = Signal(int)
    """The number of the game that should be dealt."""
    resumed = Signal(int)
    """The number of the game that should be continued."""
    added = Signal(str)
    """The id of a game that should be appended."""
    moved = Signal(int, int)
    """The number of a game, and by how many places later it should come."""
    dropped = Signal(int)
    agreed = Signal(int, object)
    """The number of a game, and the chairs that people have agreed on; empty for the rotation."""
    named = Signal(str, bool)
    came = Signal(str, bool)
    gone = Signal(str)
    """The person, as in `PeoplePanel`."""
    together = Signal(object)
    """The ids of several people who arrive at once."""
    people_wanted = Signal()
    """The user wants the page of the registered people."""
    optioned = Signal(int, object)
    """The number of a game, and its options."""
    until_chosen = Signal(str)
    """When the evening should end, such as `23:30`; empty for no limit."""
    ended = Signal()
    begun_again = Signal()
    exported = Signal()

    def __init__(self, look: ThemeContext, games: tuple[str, ...], facts: PageFacts) -> None:
        super().__init__(look, lamp=QPointF(0.6, 0.3))
        self.setObjectName("evening")
        self.take_keys()
        self._games, self._facts = games, facts
        self.programme = Programme(look, self)
        self.standing = Standing(look, self)
        self.chairs = Chairs(look, self)
        self.people = PeoplePanel(look, self)
        self.notes = Notes(look, self)
        self.clock = Clock(look, self)
        self._departure = Departure(self)
        self._lobby = self.button("back", self.left, key="Esc")
        self._export = self.button("export-evening", self.exported)
        self._house = self.button("people-of-the-house", self.people_wanted, key="P")
        self.begin = self.button(
            "begin-act", self._begin, kind="primary", key="Enter", text_size=22, serif=True
        )
        self.begin.keep_room("Enter")
        self._instead = self.button("begin-instead", self._begin_next)
        self._who = self.button("who-is-here", self.turn_people)
        self._add = self.button("add-game", self._open_games)
        self._end = self.button("end-evening", self._end_or_not)
        self._asks_people = facts.next is None and not facts.ended and not facts.played
        self._connect()
        look.changed.connect(self._arrange)
        self.show_facts(facts)

    def _connect(self) -> None:
        self.programme.moved.connect(self.moved)
        self.programme.dropped.connect(self.dropped)
        self.programme.resumed.connect(self.resumed)
        self.programme.options_wanted.connect(self.open_options)
        self.clock.ticked.connect(self.programme.set_time)
        self.clock.until_chosen.connect(self.until_chosen)
        self.chairs.agreed.connect(self._agree)
        self.programme.agreed.connect(self._agree)
        self.people.named.connect(self.named)
        self.people.came.connect(self.came)
        self.people.left.connect(self.gone)
        self.people.together.connect(self._let_in_together)
        self.people.done.connect(self.turn_people)
        for part in (self.standing.let_join, self.chairs.let_join, self.programme.open_box):
            self._departure.advanced.connect(part)
        self._departure.begun.connect(self.begun)

    def show_facts(self, facts: PageFacts) -> None:
        """Show the evening's current state."""
        self._departure.call_off()
        self._facts = facts
        for part in (
            self.programme,
            self.standing,
            self.chairs,
            self.people,
            self.notes,
            self.clock,
        ):
            part.show_facts(facts)
        self._speak()

    def show_moments(self, moments: Sequence[tuple[str, str]]) -> None:
        """Show the key moments of a finished evening, as pairs of title and sentence."""
        self.notes.show_moments(moments)

    def _speak(self) -> None:
        facts = self._facts
        self.setAccessibleName(title(facts))
        self._lobby.setText(say("shell-lobby"))
        self._export.setText(say("evening-export"))
        self._house.setText(say("evening-house"))
        self._add.setText(say("evening-add-a-game"))
        self._end.setText(say("evening-end"))
        self._who.setText(say("evening-done") if self._asks_people else say("evening-people"))
        if facts.ended:
            self.begin.setText(say("shell-lobby"))
            self._end.setText(say("evening-begin-again"))
        elif facts.broken is not None:
            self.begin.setText(say("evening-go-on", game=registry.title(facts.broken.game)))
        elif facts.next is not None:
            self.begin.setText(say("evening-begin", game=registry.title(facts.next.game)))
        else:
            self.begin.setText(say("evening-end"))
        if facts.next is not None:
            self._instead.setText(say("evening-begin", game=registry.title(facts.next.game)))
        self._show_parts()
        self._arrange()

    @property
    def _may_close_people(self) -> bool:
        return self._facts.next is not None or self._facts.played > 0

    def _show_parts(self) -> None:
        """Show the buttons that apply now, and seats or people."""
        facts = self._facts
        self._asks_people = self._asks_people and not facts.ended
        self.chairs.setVisible(not self._asks_people)
        self.people.setVisible(self._asks_people)
        self.begin.set_key("" if self._asks_people else "Enter")  # there Enter adds names
        waits, may_begin = facts.broken is not None, facts.next is not None
        over = not may_begin and not waits and facts.played > 0
        self.begin.setVisible(may_begin or waits or over or facts.ended)
        self._instead.setVisible(waits and may_begin)
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
        """Focus the field for names, or the button of the next game."""
        start: QWidget = self.people.field if self._asks_people else self.begin
        start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin(self) -> None:
        if self._facts.ended:
            self.left.emit()
        elif self._facts.broken is not None:
            self.resumed.emit(self._facts.broken.number)
        elif self._facts.next is not None:
            self._begin_next()
        else:
            self.ended.emit()

    def _begin_next(self) -> None:
        assert self._facts.next is not None
        still = self.look.reduced_motion or not self.isVisible()
        self._departure.start(self._facts.next.number, still=still)

    def _end_or_not(self) -> None:
        (self.begun_again if self._facts.ended else self.ended).emit()

    def turn_people(self) -> None:
        """Switch between who is here and who sits where."""
        self._asks_people = not (self._asks_people and self._may_close_people)
        self._speak()
        self.focus_start()

    def _let_in_together(self) -> None:
        """Add the same people as last time, then show the seats."""
        self.together.emit(self._facts.last)
        if self._asks_people and self._facts.next is not None:
            self.turn_people()

    def _agree(self, chairs: object) -> None:
        if self._facts.next is not None:
            self.agreed.emit(self._facts.next.number, chairs)

    def _open_games(self) -> None:
        menu = self.games_menu()
        menu.popup(menu_place(menu, self._add))

    def games_menu(self) -> QMenu:
        """Return the menu of games that can be added."""
        menu = menu_of(self, self.look, "games-menu")
        for game in self._games:
            menu.addAction(registry.title(game), partial(self.added.emit, game))
        return menu

    def open_options(self, number: int) -> None:
        """Ask for the options of a game that has not started."""
        act = next(act for act in self._facts.acts if act.number == number)
        sheet = OptionsSheet(self.look, act, self)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.taken.connect(self.optioned)
        sheet.open()

    def hideEvent(self, event: QHideEvent) -> None:
        self._departure.call_off()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            if self.begin.isVisible() and not self._asks_people:
                self._begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_P and not event.isAutoRepeat():
            self.people_wanted.emit()
        else:
            super().keyPressEvent(event)

    # Layout

    def _arrange(self) -> None:
        px = self.look.px
        width, height = float(self.width()), float(self.height())
        side, top = px(40), px(38) + self.look.text_px(42) * 1.25 + px(18)
        bottom = height - px(28)
        sheet = QRectF(side, top, min(px(452), width * 0.3) + 16, bottom - top + 14)
        self.programme.setGeometry(sheet.toRect())
        left, right = sheet.right() + px(10), width - side
        half = top + (bottom - top) * 0.56
        self.standing.setGeometry(spanning(left, top, right, half).toRect())
        room = QRectF(0, top + px(22), clock_width(self.look), px(150))
        room.moveRight(right - px(4))
        self.clock.setGeometry(room.toRect())
        column = 0.0 if self.notes.isHidden() else max(px(330), 250.0)
        lower = QRectF(left - 4, half, right - left - column + 4, bottom - half + 10)
        for part in (self.chairs, self.people):
            part.setGeometry(lower.toRect())
        self._arrange_column(QRectF(right - column, half, column + 10, bottom - half + 10))
        inset = round(side) - FOCUS_MARGIN
        for button in (self._lobby, self._export, self._house):
            button.resize(button.sizeHint())
        self._lobby.move(inset, round(px(20)) - FOCUS_MARGIN)
        self._house.move(self._lobby.geometry().right(), round(px(20)) - FOCUS_MARGIN)
        self._export.move(round(width) - inset - self._export.width(), round(px(20)) - FOCUS_MARGIN)
        self.update()

    def _arrange_column(self, area: QRectF) -> None:
        """Lay out the notes and the buttons below them, from the last one up."""
        y = area.bottom() - 4
        rows = ([self._add, self._end], [self._who], [self._instead], [self.begin])
        shown_rows = [[each for each in row if not each.isHidden()] for row in rows]
        shown_rows = [row for row in shown_rows if row]
        heights = [row[0].sizeHint().height() for row in shown_rows]
        room = area.height() - self.notes.least_height()
        squeeze = min(1.0, max(_LEAST_BUTTON, room / max(1, sum(heights))))
        for shown, high in zip(shown_rows, heights, strict=True):
            more = self.look.px(14) if shown[0] is self.begin and squeeze == 1 else 0
            height = high * squeeze + more
            y -= height
            share = (area.width() - 8) / len(shown)
            for place, button in enumerate(shown):
                box = QRectF(area.left() + place * share, y, share, height)
                button.setGeometry(box.toRect())
        notes = QRectF(area.left() - 4, area.top(), area.width(), y - area.top())
        self.notes.setGeometry(notes.toRect())

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        look, theme = self.look, self.look.theme
        font, second = look.serif(42), look.serif(18, REGULAR, italic=True)
        words = title(self._facts)
        aside = max(self._house.geometry().right(), self.width() - self._export.x()) + look.px(12)
        high = font.pixelSize() * 1.15
        line = QRectF(aside, look.px(14), self.width() - 2 * aside, high)
        font = largest(font, lambda size: text_width(words, size) <= line.width())
        draw_text(painter, line, words, font, theme.heading, CENTRE)
        note = QRectF(0, line.bottom(), self.width(), second.pixelSize() * 1.35)
        draw_text(painter, note, subtitle(self._facts), second, theme.quiet_text, CENTRE)
        self._paint_bands(painter, line, text_width(words, font))

    def _paint_bands(self, painter: QPainter, line: QRectF, wide: float) -> None:
        look, middle = self.look, line.center()
        inner = wide / 2 + look.px(60)
        taken = max(self._house.geometry().right(), self.width() - self._export.x())
        length = min(look.px(340), middle.x() - inner - taken - look.px(16))
        if length >= look.px(60):
            top, size = middle - QPointF(0, 4), QSizeF(length, look.px(10))
            draw_bands_beside(painter, look.theme, top, inner, size)
