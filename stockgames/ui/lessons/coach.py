"""The coach at a table: leads through a lesson's steps, highlights, asks and judges."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QEvent, QObject, Signal

from stockgames.controllers.lesson import LessonController
from stockgames.controllers.stages import Stage
from stockgames.lessons.run import Judgement, Run, move_of
from stockgames.lessons.script import LEARNER, lessons_of
from stockgames.presentation.outline import Node
from stockgames.presentation.panel import Choice, Panel
from stockgames.presentation.sentences.speech import say
from stockgames.ui.lessons.asked import DOING, Asked
from stockgames.ui.lessons.cards import CoachCard, Saying, VerdictCard
from stockgames.ui.lessons.placing import CardPlaces
from stockgames.ui.lessons.progress import StepState
from stockgames.ui.lessons.words import CoachWords, card_node, lesson_text
from stockgames.ui.sentences import ENTER, key_text
from stockgames.ui.table.cover_sheets import GameSheet
from stockgames.ui.table.dimmer import Dimmer
from stockgames.ui.table.page import TablePage
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.pointer import InputGuard

Mood: TypeAlias = Literal["preparing", "speaking", "asking", "judging", "playing", "done"]
"""What the coach is doing; `judging`: a move is being shown, or waits for its verdict."""
Event: TypeAlias = Literal["rested", "moved", "turn", "over", "on"]
"""Everything played has been shown; a move begins; it is the learner's turn; the game is over, and
its end shown; a main button was pressed.
"""

_WATCHED: Final = (Stage.SHOWING, Stage.THINKING)
"""The table's stages while the learner's move and the replies to it are shown."""


class Coach(QObject):
    """Leads a run of a lesson on a table page until `finished`, or until the learner leaves."""

    came = Signal(int)
    """The number of the step that the learner has reached, from 0."""
    played_on = Signal()
    """In a step of free play, it is the learner's turn again, or the game is over."""
    finished = Signal()
    """The lesson was completed."""
    next_wanted = Signal()
    left = Signal()

    def __init__(self, page: TablePage, table: LessonController, run: Run) -> None:
        super().__init__(page)
        self._page, self._table, self.run = page, table, run
        self.mood: Mood = "preparing"
        self._judged: tuple[int, Judgement] | None = None
        """The step of the learner's last move or guess, and the judgement of it."""
        self._tried: frozenset[int] = frozenset()
        self._guard = InputGuard(self)
        self._is_showing = False
        """Whether the table demonstrates something at the learner's request."""
        self._placed_beside: tuple[GameSheet | None, bool] = None, False
        """What covered the table when the cards were last placed."""
        self.words = CoachWords(run)
        self._asked = Asked(page, run)
        look = page.look
        self.dimmer = Dimmer(look, page)
        self.card = CoachCard(look, page)
        self.verdict = VerdictCard(look, page)
        self.places = CardPlaces(page, self.dimmer, self.card, self.verdict)
        lessons = lessons_of(run.game)
        self.show_done(
            {earlier.id for earlier in lessons.lessons[: lessons.number(run.lesson.id) - 1]}
        )
        page.guide = self
        page.parts.read_first = self.nodes
        page.hints.offered = False
        page.presenter.holds_notices = True
        page.bar.set_exit(say("lessons-leave"))
        page.log.replay_button.hide()
        self._connect()

    def _connect(self) -> None:
        table, page = self._table, self._page
        table.rested.connect(partial(self._happens, "rested"))
        table.taken_back.connect(self._taken_back)
        table.barred.connect(lambda lesson: page.say(self.words.comes_later(lesson)))
        table.changed.connect(self._check_progress)
        table.moved.connect(partial(self._happens, "moved"))
        page.presenter.refreshed.connect(self._arrange)
        page.presenter.demonstrated.connect(self._light_shown)
        page.presenter.refreshed.connect(self._have_shown)
        page.game_table.panel_changed.connect(self._follow_choice)
        page.board.attended_changed.connect(self._follow_choice)
        page.look.changed.connect(self._arrange)
        page.laid_out.connect(self._arrange)
        page.installEventFilter(self)
        self.card.went_on.connect(partial(self._happens, "on"))
        self.card.showed.connect(self._show_me)
        self.card.turned_away.connect(self.left)
        self.card.answered.connect(self._guess)
        self.verdict.took_back.connect(table.undo)
        self.verdict.went_on.connect(partial(self._happens, "on"))

    def begin(self) -> None:
        """Start at the run's current step; the table is set up already."""
        self._page.start()
        self._enter(self.run.number)

    def show_done(self, done: Collection[str]) -> None:
        """Mark in the bar the lessons with these ids as done; initially all before this one."""
        stands: list[StepState] = []
        for lesson in lessons_of(self.run.game).lessons:
            is_now = lesson.id == self.run.lesson.id and self.mood != "done"
            stands.append("now" if is_now else "done" if lesson.id in done else "open")
        self._done = frozenset(done)
        self.places.chain.show_stands(stands)

    def finish(self) -> None:
        """End the animations of spotlights."""
        self.dimmer.finish()

    # From step to step

    def _happens(self, event: Event, *_: object) -> None:
        """Do what follows an event in the present mood; see `_FOLLOWS`."""
        does = _FOLLOWS.get((self.mood, event))
        if does is not None:
            does(self)

    def _enter(self, number: int) -> None:
        run, table = self.run, self._table
        run.enter(number)
        self.came.emit(number)
        self._page.refusal.hide()  # earlier refusals no longer apply
        self._tried = frozenset()
        self.mood = "preparing"
        if run.step.moves:
            self._quiet()
            table.make(partial(move_of, run.match, fields) for fields in run.step.moves)
        elif run.step.bots:
            self._quiet()
            table.let_bots()
        elif self._ends_now:
            self._quiet()
        else:
            self._set_texts()

    @property
    def _ends_now(self) -> bool:
        """Return whether the table still shows how the game ended; the coach waits for that."""
        return self._table.stage is Stage.OVER and not self._page.game_table.end_shown

    def _quiet(self) -> None:
        self._judged = None
        self.verdict.write(None)
        self.card.hide()
        self._arrange()

    def _prepared(self) -> None:
        """Let the bots move until it is the learner's turn, if the step begins with that."""
        if self.run.step.bots and LEARNER not in self.run.match.actors:
            self._table.let_bots()
        else:
            self._set_texts()

    def _set_texts(self) -> None:
        self.run.ask()
        self._asked.seek()
        self.mood = "speaking"
        if self.run.step.act is not None:
            self.mood = "asking"
            self._table.ask(through=self.run.step.act.through, draft=self.run.step.draft)
            self._asked.attend()
        self._asked.note_offered()
        self._say(self.words.saying())

    def _say(self, saying: Saying) -> None:
        self.card.write(saying)
        self.card.show()
        self._print_keys()
        self._arrange()
        if self.mood != "asking":
            (self.card.answers or [self.card.primary])[0].setFocus()
        if self.card.answers:
            self._guard.begin()
        self._page.keys.follow_keyboard()
        ANNOUNCER.say(self._spoken(saying), self.card)

    def _spoken(self, saying: Saying) -> str:
        buttons = [button.text() for button in self.card.answers]
        return "\n".join([saying.plain(), *buttons])

    def _go_on(self) -> None:
        """Let the learner play freely if the step is about that; else go on once it is answered."""
        if self.mood == "speaking" and self.run.step.play is not None:
            self.mood = "playing"
            self._quiet()
            self._table.ask(once=False)
            self._arrange()
        elif self._is_guessed:
            self._leave_step()

    @property
    def _is_guessed(self) -> bool:
        asked = self.run.step.guess is not None or self.run.step.act is not None
        judged = self._judged is not None and self._judged[0] == self.run.number
        return not asked or (judged and self._judged is not None and self._judged[1].is_right)

    def _leave_step(self) -> None:
        if self.run.is_last:
            self._finish()
        else:
            self._enter(self.run.number + 1)

    def _finish(self) -> None:
        self.mood = "done"
        self.verdict.write(None)
        self._judged = None
        lessons = lessons_of(self.run.game)
        following = lessons.lessons[lessons.number(self.run.lesson.id) :]
        title = lesson_text(self.run.game, f"{following[0].id}-title") if following else ""
        self.show_done({*self._done, self.run.lesson.id})
        self.finished.emit()
        self._say(self.words.farewell(title))

    # Asking and judging

    def _point(self) -> None:
        """Point out the right action; if it is pointed out already, play it."""
        if self._leads_on and self._asked.confirm():
            return
        self._asked.point()
        self._print_keys()
        self._page.keys.follow_keyboard()

    def _judge(self) -> None:
        judged = self.run.judge()
        self._judged = (self.run.number, judged)
        self.mood = "judging"
        self._table.may_take_back(self.run.before)
        self._show_judgement(judged)

    def _show_judgement(self, judged: Judgement) -> None:
        """Show the verdict; leave the step at once if no moves are played before the next one."""
        following = self.run.lesson.steps[self.run.number + 1 :]
        quiet = bool(following) and not (following[0].moves or following[0].bots)
        goes_on = judged.is_right and quiet
        self._show_verdict(judged, asks_on=judged.is_right and not goes_on)
        if goes_on:
            self._leave_step()

    def _show_verdict(self, judged: Judgement, *, asks_on: bool) -> None:
        is_move = self.run.step.act is not None
        verdict = self.words.verdict(judged, back=is_move, on=asks_on)
        self.verdict.write(verdict)
        self.verdict.show()
        if is_move or asks_on:
            self.card.hide()
        self._print_keys()
        self._arrange()
        (self.verdict.on if asks_on else self.verdict.back).setFocus()
        self._page.keys.guard_input()
        self._page.keys.follow_keyboard()
        ANNOUNCER.say(verdict.plain(), self.verdict)

    def _taken_back(self) -> None:
        if self._judged is not None:
            self.run.number = self._judged[0]
            self.came.emit(self.run.number)
        self._judged = None
        self.verdict.write(None)
        self._set_texts()

    def _guess(self, choice: int) -> None:
        if not self._guard.is_over:
            return  # it was meant for the step before
        judged = self.run.guess(choice)
        self._judged = (self.run.number, judged)
        self._table.may_take_back(None)  # the previous step can't be taken back any more
        if not judged.is_right:
            self._tried |= {choice}
            self.card.write(self.words.saying(tried=self._tried))
        self._show_judgement(judged)
        if not judged.is_right:
            next(button for button in self.card.answers if button.isEnabled()).setFocus()

    def _show_me(self) -> None:
        """Demonstrate on the table what the step asks for or is about, without playing it."""
        run, step = self.run, self.run.step
        action = run.right_action()
        moves = [(LEARNER, action)] if action is not None else []
        if step.demo:
            moves = [move_of(run.match, fields) for fields in step.demo]
        if self._page.presenter.demonstrate(self._table.imagined(moves)):
            self._is_showing = True
            self._asked.has_pointed = False  # the demonstration has cleared what was picked

    def _have_shown(self) -> None:
        """After a demonstration give the right action the focus, which the button has taken."""
        if self._is_showing and not self._page.presenter.is_replaying:
            self._is_showing = False
            if self.mood == "asking":
                self._asked.attend()

    # Following the table

    def _check_progress(self) -> None:
        stage = self._table.stage
        if self.mood == "playing" and stage in (Stage.ASKING, Stage.OVER):
            self.played_on.emit()
        if self._ends_now:
            self._quiet()
        elif stage is Stage.OVER:
            self._happens("over")
        elif stage is Stage.ASKING:
            self._happens("turn")

    def _count_turn(self) -> None:
        """End free play once the learner has played long enough."""
        if self.run.has_played_enough():
            if self._table.stage is Stage.ASKING:
                self._table.rest()
            self._leave_step()

    def _make_way(self) -> None:
        """Hide the cards while the learner's move is shown."""
        if not self.card.isHidden():
            self._quiet()

    def _follow_choice(self) -> None:
        if self._page.presenter.is_replaying:
            return
        if self._table.stage is Stage.OVER:
            self._check_progress()
        if self._placed_beside != self._over:
            self._arrange()
        self.places.light_again(self._lamps(), golden=self._leads_on)
        if self.places.hides_lit:
            self._arrange()
        strays = self.mood == "asking" and self._asked.strays
        self.card.rename(say("lessons-begin-again") if strays else "")
        self._print_keys()

    def _print_keys(self) -> None:
        """Show Enter on one button only: the table's golden one once something is picked."""
        judging = self.verdict.isVisible() and not self.verdict.on.isHidden()
        busy = self.mood == "asking" and self._asked.has_keyboard
        covered = self._page.parts.game_sheet is not None  # an open game sheet takes the keys
        self.card.primary.reserve_key(key_text(ENTER))
        self.card.primary.set_key("" if busy or judging or covered else key_text(ENTER))
        self.verdict.on.set_key(key_text(ENTER) if judging else "")
        self.card.secondary.set_key("" if covered else "S")

    # What the page asks for (`ui.table.game_table.Guide`)

    def status(self) -> str:
        """Return the line beside the title."""
        return self.words.status()

    def narrowed(self, panel: Panel) -> Panel:
        """Return the panel: without choices while the coach speaks, with later ones barred."""
        if self._table.stage is Stage.OVER:
            return panel if self._ends_now else Panel(panel.title)
        if self._table.stage is not Stage.ASKING:
            return panel if self.mood == "playing" else Panel(panel.title)
        groups = tuple(
            replace(group, choices=tuple(self._barred(choice) for choice in group.choices))
            for group in panel.groups
        )
        return replace(panel, groups=groups)

    def _barred(self, choice: Choice) -> Choice:
        """Return the choice, barred if of a later lesson; without Enter if it can't be made yet."""
        if choice.why_not and choice.key == ENTER:
            choice = replace(choice, key="")
        for later in self.run.lesson.later:
            if any(choice.name.startswith(name) for name in later.buttons):
                return replace(choice, why_not=self.words.comes_later(later.lesson))
        return choice

    def nodes(self) -> tuple[Node, ...]:
        """Return the coach's cards as text nodes."""
        card, verdict, nodes = self.card, self.verdict, []
        if card.isVisible():
            buttons = (*card.answers, card.secondary, card.primary)
            nodes.append(card_node("coach", say("lessons-coach"), buttons, card.saying.plain()))
        if verdict.isVisible() and verdict.sentence is not None:
            buttons = (verdict.back, verdict.on)
            nodes.append(
                card_node("verdict", say("lessons-verdict"), buttons, verdict.sentence.plain())
            )
        return tuple(nodes)

    # Layout

    def _arrange(self) -> None:
        if self._page.presenter.is_replaying:
            return  # the cards stay where they are during a demonstration
        self._placed_beside = self._over
        self.places.arrange(
            self._lamps(), self._glow(), golden=self._leads_on, stays=bool(self._tried)
        )

    def _light_shown(self) -> None:
        shown = [place for place in self.run.step.lamps if not place.startswith(DOING)]
        self.places.light_shown(shown, self.run.step.glow)

    @property
    def _leads_on(self) -> bool:
        return self.mood == "asking" and not self._is_dark and self._asked.leads_on

    def _lamps(self) -> list[str]:
        """Return what is highlighted; if a highlighted button is gone, all choices are."""
        if self._is_dark:
            return []
        if self._judged_lamps:
            return list(self._judged_lamps)
        asks, seen = self._table.stage is Stage.ASKING, self._page.parts.where
        gone = [
            asks and place.startswith(DOING) and seen(place).isEmpty()
            for place in self.run.step.lamps
        ]
        lamps = zip(self.run.step.lamps, gone, strict=True)
        return [DOING if is_gone else place for place, is_gone in lamps]

    def _glow(self) -> list[str]:
        return [] if self._is_dark or self._judged_lamps else list(self.run.step.glow)

    @property
    def _judged_lamps(self) -> tuple[str, ...]:
        if self._judged is None or self.mood != "judging":
            return ()
        return self._judged[1].lamps

    @property
    def _is_dark(self) -> bool:
        """Return whether all spotlights are off, so that the table is seen as usual."""
        watched = self.mood == "asking" and self._table.stage in _WATCHED
        is_waiting = self.mood in ("preparing", "playing", "done")
        return watched or self._ends_now or is_waiting or self._over[1]

    @property
    def _over(self) -> tuple[GameSheet | None, bool]:
        return self._page.parts.game_sheet, self._page.game_table.covers_board

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._arrange()
        elif event.type() == QEvent.Type.LanguageChange:
            self._speak_again()
        return False

    def _speak_again(self) -> None:
        self._page.bar.set_exit(say("lessons-leave"))
        if self.card.isVisible() and self.mood != "done":
            self.card.write(self.words.saying(tried=self._tried))
        self._arrange()


_FOLLOWS: Final[Mapping[tuple[Mood, Event], Callable[[Coach], object]]] = {
    ("preparing", "rested"): Coach._prepared,
    ("preparing", "over"): Coach._set_texts,
    ("speaking", "on"): Coach._go_on,
    ("asking", "on"): Coach._point,
    ("asking", "moved"): Coach._make_way,
    ("asking", "rested"): Coach._judge,
    ("asking", "over"): Coach._judge,
    ("judging", "on"): Coach._go_on,
    ("playing", "turn"): Coach._count_turn,
    ("playing", "over"): Coach._count_turn,
    ("done", "on"): lambda coach: coach.next_wanted.emit(),
}
"""What the coach does when something happens; anything else changes nothing."""
