"""The coach's texts: sentences from a game's lesson files, filled with the claimed values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from stockgames.engine import registry
from stockgames.lessons.run import Judgement, Run
from stockgames.lessons.script import LEARNER, lessons_of
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.outline import Node, group
from stockgames.presentation.sentences.catalogue import Catalogue, folder_of, read_text
from stockgames.presentation.sentences.pattern import Value
from stockgames.presentation.sentences.speech import SOURCE, money, say, signed, spoken
from stockgames.ui.lessons.cards import Answer, Bar, Saying, Sentence
from stockgames.ui.lessons.progress import StepState, step_state
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.widgets.buttons import Button


@cache
def lesson_catalogue(language: str, game: str) -> Catalogue:
    """Return the sentences of a game's lessons, none if they are not translated.

    Raises ``FileNotFoundError`` if there are none in English.
    """
    name = f"{game}.ftl"
    try:
        with registry.blaming(game, FileNotFoundError):
            text = registry.text(game, "translations", folder_of(language), "lessons", name)
            found = read_text(text, f"lessons/{name}", language)
            if not registry.is_own(game):
                found.parse()
            return found
    except FileNotFoundError:
        if language == SOURCE:
            raise
        return Catalogue({}, language)


def lesson_text(game: str, sentence: str, /, **values: Value) -> str:
    """Return a sentence of a game's lessons in the current language, else in English."""
    own = lesson_catalogue(spoken(), game)
    found = own if sentence in own else lesson_catalogue(SOURCE, game)
    return found.said(sentence, values)


def has_lesson_text(game: str, sentence: str) -> bool:
    return sentence in lesson_catalogue(SOURCE, game)


_WORDS: Final = "~"
"""The prefix of a guess's choice that is the id of a text."""


class CoachWords:
    """Texts for a run in the current language."""

    def __init__(self, run: Run) -> None:
        self._run = run

    def part(self, part: str, values: Mapping[str, Value]) -> str:
        """Return a sentence of this step by the last part of its id; empty if there is none."""
        run = self._run
        sentence = f"{run.lesson.id}-{run.step.id}-{part}"
        return (
            lesson_text(run.game, sentence, **values) if has_lesson_text(run.game, sentence) else ""
        )

    def lesson_title(self) -> str:
        return lesson_text(self._run.game, f"{self._run.lesson.id}-title")

    def status(self) -> str:
        """Return the text in the bar: `Lesson 2 of 6 · A hop pays everyone who holds`."""
        all_of_them = lessons_of(self._run.game)
        number, of = all_of_them.number(self._run.lesson.id), len(all_of_them.lessons)
        return say("lessons-bar", number=number, all=of, title=self.lesson_title())

    def saying(self, *, tried: frozenset[int] = frozenset()) -> Saying:
        """Return the card's texts at this step; `tried` are the wrong answers so far."""
        run, values = self._run, self._run.values()
        step = run.step
        return Saying(
            caption=say("lessons-step", step=run.number + 1, steps=len(run.lesson.steps)),
            title=self.part("title", values),
            text=self.part("text", values),
            dots=self._dots(),
            answers=self._answers(tried, values) if step.guess is not None else (),
            primary="" if self._is_left_to_the_learner else self._primary(values),
            secondary=say("lessons-show-me") if step.demo or step.act is not None else "",
        )

    @property
    def _is_left_to_the_learner(self) -> bool:
        """Return whether there is no main button: the step has answers, or allows any action."""
        step = self._run.step
        return step.guess is not None or (step.act is not None and step.act.free)

    def _primary(self, values: Mapping[str, Value]) -> str:
        step = self._run.step
        own = self.part("turn", values)
        if own:
            return own
        if step.act is not None:
            return say("lessons-your-turn")
        if step.play is not None:
            return say("lessons-play-on")
        return say("lessons-on")

    def _dots(self, now: int | None = None) -> tuple[tuple[StepState, str], ...]:
        run = self._run
        at = run.number if now is None else now
        return tuple(
            (step_state(number, at), lesson_text(run.game, f"{run.lesson.id}-{step.id}-bead"))
            for number, step in enumerate(run.lesson.steps)
        )

    def _answers(self, tried: frozenset[int], values: Mapping[str, Value]) -> tuple[Answer, ...]:
        run, found = self._run, []
        for number, choice in enumerate(run.choices()):
            if isinstance(choice, str) and choice.startswith(_WORDS):
                text = self.part(choice.removeprefix(_WORDS), values)
            else:
                text = self._counted(choice, values)
            found.append(Answer(text, number in tried))
        return tuple(found)

    def _counted(self, choice: int | str, values: Mapping[str, Value]) -> str:
        """Return a choice as text: a number as in the step's sentence, or a name.

        The learner is "you", as in the bars, because their name hasn't been used yet.
        """
        if choice == self._run.name(LEARNER):
            return self._called(LEARNER)
        dollars = money(choice) if isinstance(choice, int) else ""
        asked = {**values, "choice": choice, "dollars": dollars}
        return self.part("choice", asked) or str(choice)

    def verdict(self, judged: Judgement, *, back: bool, on: bool) -> Sentence:
        """Return the texts about the learner's last move or guess."""
        run = self._run
        values = {**run.values(), **{f"gain{row.seat}": row.gain for row in judged.rows}}
        is_move = run.step.act is not None
        bars_of = self.part("bars", values)
        if judged.rows and not bars_of:
            bars_of = lesson_text(run.game, "bars")  # not every game has it
        return Sentence(
            caption=say("lessons-your-move-was") if is_move else say("lessons-your-guess"),
            title=self.part(f"{judged.says}-title", values),
            text=self.part(judged.says, values),
            is_right=judged.is_right,
            bars=self._bars(judged),
            bars_of=bars_of,
            back=say("lessons-take-back") if back else "",
            on=say("lessons-on") if on else "",
        )

    def _bars(self, judged: Judgement) -> tuple[Bar, ...]:
        names = [self._run.name(row.seat) for row in judged.rows]
        faces = portraits_at(names)
        return tuple(
            Bar(face, self._called(row.seat), row.gain, self._signed(row.gain), row.blocks)
            for row, face in zip(judged.rows, faces, strict=True)
        )

    def _called(self, seat: int) -> str:
        return say("lessons-you") if seat == LEARNER else self._run.name(seat)

    def _signed(self, gain: int) -> str:
        """Return a gain as the game writes it: `+$2M`."""
        return signed(gain, face_of(self._run.game).score(abs(gain)))

    def farewell(self, following: str) -> Saying:
        """Return the card's texts at the lesson's end; `following` is the next lesson's title."""
        run = self._run
        ends = lesson_text(run.game, f"{run.lesson.id}-end")
        on = say("lessons-next", title=following) if following else say("lessons-whole-game")
        return Saying(
            caption=say("lessons-lesson-done"),
            title=self.lesson_title(),
            text=ends,
            dots=self._dots(len(run.lesson.steps)),
            primary=on,
            third=say("lessons-all-lessons"),
        )

    def comes_later(self, lesson: str) -> str:
        """Return why something can't be done in this lesson."""
        game = self._run.game
        number = lessons_of(game).number(lesson)
        return say("lessons-comes-later", number=number, title=lesson_text(game, f"{lesson}-title"))


def card_node(place: str, name: str, buttons: Iterable[Button], plain: str) -> Node:
    """Return a card as a text node, with its buttons."""
    doing = tuple(
        Node(f"{place}/{button.objectName()}", button.text(), button.key(), "choice")
        for button in buttons
        if not button.isHidden()
    )
    return group(place, name, doing, plain)
