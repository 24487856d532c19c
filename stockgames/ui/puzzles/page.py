"""What would you do? A puzzle at its game's table, and how each choice did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal

from stockgames.controllers.replay import GameReplay
from stockgames.engine import registry
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.outline import Node, reading
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import say
from stockgames.puzzles.puzzle import Puzzle
from stockgames.ui.puzzles.answer import AnswerCard
from stockgames.ui.puzzles.choices import ChoiceCards, LetterMarks
from stockgames.ui.puzzles.head import PuzzleHead, Streak
from stockgames.ui.puzzles.position import PuzzlePosition
from stockgames.ui.puzzles.words import LETTERS, PuzzleWords
from stockgames.ui.table.game_table import MakeTable
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.smaller_page import SmallerTablePage
from stockgames.ui.table.top_bar import SHADOW, TopBar, bar_height
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER

SHOWN: Final = 12
"""The maximum number of moves that *Show me* plays."""
LONG: Final = 1.5
"""By this factor cards are at least higher if a choice takes several lines."""
MOST: Final = 0.33
"""The cards' maximum share of the page's height."""
REST: Final = 250
"""Milliseconds between two of the shown moves."""
SETTLED: Final = 700
"""Milliseconds after a choice by mouse during which the card that appears there ignores clicks."""


class PuzzleBar(TopBar):
    """A table's top bar without undo and hints: rules, and the way back."""

    def _set_texts(self) -> None:
        super()._set_texts()
        self.menu_button.setText(say("shell-back"))
        self.pace_button.hide()
        self.undo_button.hide()


class PuzzlePage(SmallerTablePage):
    """Shows one puzzle. Call `start` once it is visible."""

    back = Signal()
    answered = Signal(int)
    """The number of the chosen choice, from 0."""
    next_wanted = Signal()
    play_wanted = Signal()
    least = QSize(1180, 600)

    def __init__(
        self,
        look: ThemeContext,
        puzzle: Puzzle,
        make_table: MakeTable,
        pace: Pace,
        *,
        title: str = "",
        streak: Streak | None = None,
        follows: str = "",
    ) -> None:
        """`title` is shown beside the game's; `follows` says what the next puzzle is about if it
        may be of another game. Raises RecordError if the puzzle can't be set up.
        """
        super().__init__(look, make_table, "puzzles-last-turns")
        self.setObjectName("puzzle")
        self.take_keys()
        self.position = PuzzlePosition(puzzle)
        self.pace = pace
        self.words = PuzzleWords(self.position, self.game_table.words)
        self._title, self._streak = title, streak
        self.picked: int | None = None
        self.chosen: int | None = None
        self._replay: GameReplay | None = None
        self._step = self._shown = 0
        self._places: list[QRectF] = []
        """Where each choice begins on the board."""
        self._ways: list[Sequence[object]] = []
        """The targets that each choice points at."""
        self._make_parts()
        self.answer.next_button.set_second_line(follows)
        self.answer.next_button.setAccessibleDescription(follows)
        look.changed.connect(self._arrange)
        self._timer = QTimer(self, singleShot=True, interval=REST)
        self._timer.timeout.connect(self._show_next)
        self._ended = QTimer(self, singleShot=True, interval=3 * REST)
        self._ended.timeout.connect(self._stop_showing)
        self.settling = QTimer(self, singleShot=True, interval=SETTLED)
        self.settling.timeout.connect(partial(self._let_clicks_through, False))
        self._make_actions()
        self._set_texts()

    def _make_parts(self) -> None:
        look = self.look
        self.game_table.only_show()
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.bar = PuzzleBar(look, self.pace, registry.title(self.position.game_id), self)
        self.bar.menu.connect(self.back)
        self.head = PuzzleHead(look, self)
        self.marks = LetterMarks(look, self)
        self.choices = ChoiceCards(look, self)
        self.cards = self.choices.cards
        for number, card in enumerate(self.cards):
            card.clicked.connect(partial(self._click, number))
        self.answer = AnswerCard(look, self.words, self)
        self.answer.next_wanted.connect(self.next_wanted)
        self.answer.play_wanted.connect(self.play_wanted)
        self.answer.show_wanted.connect(self.show_me)

    def _make_actions(self) -> None:
        for number, letter in enumerate(LETTERS):
            self._action(f"choose-{letter.lower()}", (letter,), partial(self.pick, number))
        self._action("before", ("Left",), partial(self._walk, -1))
        self._action("after", ("Right",), partial(self._walk, 1))
        self._action("up", ("Up", "PgUp"), partial(self.answer.scroll_text, -1))
        self._action("down", ("Down", "PgDown"), partial(self.answer.scroll_text, 1))
        self._action("confirm", ("Return", "Enter"), self.confirm)
        self._action("play", ("P",), self.answer.play_button.click)
        self._action("show", ("S",), self.answer.show_button.click)
        self.on_keys("puzzle-read", ("F3",), self.read_table, "puzzles-key", key="read")
        self._action("repeat", ("F4",), lambda: ANNOUNCER.repeat(self))
        self._action("leave", ("Esc",), self._leave)

    def _action(self, name: str, keys: tuple[str, ...], act: Callable[[], object]) -> None:
        self.on_page_keys(f"puzzle-{name}", keys, act, "puzzles-key", key=name)

    def _set_texts(self) -> None:
        self.setAccessibleName(say("puzzles-question"))
        for number, (card, choice) in enumerate(
            zip(self.cards, self.position.puzzle.choices, strict=True)
        ):
            title, facts = self.words.title(choice.action), self.words.facts(choice.action)
            card.set_data(title, facts, self.words.choice_text(number))
        faces = dict(zip(self.position.names, portraits_at(self.position.names), strict=True))
        self.lines.show_entries(self.position.log(self.game_table.words), faces)
        self._show_head()

    def _show_head(self) -> None:
        status = self.words.status()
        self.bar.set_status(self._title or say("puzzles-puzzle"))
        self.head.set_data(status, self.position.puzzle.grade, self._streak)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_position()
            self._arrange()

    # Choosing

    def start(self) -> None:
        """Show the position and focus the first choice."""
        self.show_position()
        self.choices.focus(0, Qt.FocusReason.OtherFocusReason)

    focus_start = start

    def show_position(self) -> None:
        """Show the table with the picked action on it; after the choice, with the best one."""
        table, position, choices = self.game_table, self.position, self.position.puzzle.choices
        table.show_view(position.view, position.context() if table.puts_down else position.asking())
        self._ways = self._ways or [table.find_way(choice.action) for choice in choices]
        shown = self.picked if self.chosen is None else position.puzzle.best
        if shown is None:
            table.show_way(None, ())
        else:
            table.show_way(choices[shown].action, self._ways[shown])
        self._places = [table.place_of(way) for way in self._ways]
        self._mark()

    def _mark(self) -> None:
        self.marks.setVisible(not self.is_showing)
        board, marks = self.board, self.marks
        marks.setGeometry(board.geometry())
        marks.show_places([board.on_view(place) for place in self._places], self.chosen)

    def pick(self, number: int) -> None:
        """Pick a choice, without choosing it yet."""
        if self.chosen is not None:
            return
        self.picked = number
        for place, card in enumerate(self.cards):
            card.show_state("picked" if place == number else "open")
        self.show_position()
        self.choices.focus(number, Qt.FocusReason.ShortcutFocusReason)
        ANNOUNCER.say(say("puzzles-picked", letter=LETTERS[number]), self)

    def _click(self, number: int) -> None:
        if self.picked == number:
            if self.chosen is None:
                # An extra click must not hit a button that appears under the mouse.
                self._let_clicks_through(True)
                self.settling.start()
                self.choose()
        else:
            self.pick(number)

    def _let_clicks_through(self, on: bool) -> None:
        self.answer.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on)

    def confirm(self) -> None:
        """Do what Enter means: pick, choose, or go to the next puzzle."""
        if self.chosen is not None:
            self.next_wanted.emit()
        elif self.picked is not None and self._focused() in (None, self.picked):
            self.choose()
        else:
            focused = self._focused()
            self.pick(0 if focused is None else focused)

    def _walk(self, by: int) -> None:
        focused = self._focused()
        if self.chosen is None:
            number = 0 if focused is None else (focused + by) % len(self.cards)
            self.choices.focus(number, Qt.FocusReason.TabFocusReason)

    def _focused(self) -> int | None:
        return next((n for n, card in enumerate(self.cards) if card.hasFocus()), None)

    def choose(self) -> None:
        """Choose the picked choice, which is final, and show the answer."""
        if self.chosen is not None or self.picked is None:
            return
        self.chosen = chosen = self.picked
        best = self.position.puzzle.best
        for number, card in enumerate(self.cards):
            card.show_state("chosen" if number == chosen else "left", best=number == best)
        self.answer.show_answer(chosen)
        self.answered.emit(chosen)
        self._arrange()
        self.show_position()
        self.answer.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        ANNOUNCER.say(self.words.answer(chosen), self)

    def show_streak(self, streak: Streak) -> None:
        self._streak = streak
        self._show_head()

    def _leave(self) -> None:
        if self.is_showing:
            self._stop_showing()
        elif self.picked is not None and self.chosen is None:
            self.picked = None
            for card in self.cards:
                card.show_state("open")
            self.show_position()
        else:
            self.back.emit()

    # Show me

    @property
    def is_showing(self) -> bool:
        """Return whether a continuation of the game is being shown."""
        return self._replay is not None

    def show_me(self) -> None:
        """Play one continuation after the best choice at double speed, or stop it."""
        if self.chosen is None:
            return
        if self.is_showing:
            self._stop_showing()
            return
        best = self.position.puzzle.choices[self.position.puzzle.best]
        self._shown += 1
        self._replay = self.position.played_on(best.action, f"show/{self._shown}")
        self._step = len(self.position.match.moves)
        self.marks.hide()
        self._show_next()

    def _show_next(self) -> None:
        replay = self._replay
        if replay is None:
            return
        before = len(self.position.match.moves)
        if self._step >= min(replay.total, before + SHOWN):
            self._ended.start()
            return
        self._step += 1
        change = replay.change(self._step, self.position.viewpoint)
        context = self.position.context(replay, self._step)
        self.game_table.play(change, context, self.pace.speed * 2, self._timer.start)
        if not self.pace.speed:
            self.game_table.show_view(change.after, context)

    def _stop_showing(self) -> None:
        if self._replay is not None:
            self._timer.stop()
            self.game_table.finish()
            self._timer.stop()
            self._ended.stop()
            self._replay = None
            self.show_position()

    # Table as text

    def nodes(self) -> list[Node]:
        """Return everything as text: the table, the choices, and after the choice the answer."""
        table = self.game_table
        log = self.position.log(table.words)[::-1]
        choices = tuple(
            Node(f"choice-{number}", self.words.choice_text(number))
            for number in range(len(self.cards))
        )
        asked = [Node("question", say("puzzles-question"), children=choices)]
        if self.chosen is not None:
            asked.append(Node("answer", self.words.answer(self.chosen)))
        return [*asked, *reading(table.outline(), self.words.status(), Panel(), (), log)]

    # Layout

    def _arrange(self) -> None:
        width, height, px = self.width(), self.height(), self.look.px
        bar = round(bar_height(width, height))
        self.bar.setGeometry(0, 0, width, bar + SHADOW)
        side = round(max(12.0, px(36)))
        head = round(max(48.0, px(72), self.head.sizeHint().height()))
        self.head.setGeometry(side, bar + 4, width - 2 * side, head)
        answer = self._answer_width()
        right = width - answer - (side if answer else 0)
        top = bar + head + 6
        foot = self._foot(right - 2 * side + 16, height)
        self.answer.setVisible(bool(answer))
        self.bar.set_aim("" if answer else self.words.how)
        self.answer.setGeometry(right + side // 2 - 6, top, answer + side // 2, height - top - 4)
        self.choices.setGeometry(side - 8, height - foot - 6, right - 2 * side + 16, foot)
        area = QRect(0, top, right, height - foot - 8 - top)
        self.arrange_table(area, len(self.position.match.seats))
        if self._ways and not self.is_showing:
            self.show_position()
        self.bar.raise_()
        self.sheet.raise_()

    def _foot(self, width: int, height: int) -> int:
        """Return the height of the choices, so that their texts fit or scroll."""
        usual = max(92.0, self.look.px(128)) * (LONG if self.words.is_long else 1.0)
        return round(max(usual, self.choices.fit(width, round(MOST * height))))

    def _answer_width(self) -> int:
        """Return the width of the card; in small windows it is 0 until there is an answer."""
        wide = round(min(max(400.0, self.look.px(448)), 640.0))
        return wide if self.chosen is not None or self.width() >= 1400 else 0
