"""Where the parts of a game lie on its tape, and what its course shows through some eyes."""

from __future__ import annotations

from stockgames.controllers.reel import Eyes, Reel
from stockgames.engine.history import History
from stockgames.ui.kit.faces.usual import portraits_at
from stockgames.ui.review.tape import Stretch, Tape
from stockgames.ui.review.tape_course import tape_marks, tape_rows
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import opening
from stockgames.ui.table.course import Telling, TellsCourse
from stockgames.ui.table.game_words import AnyWords


class Rounds:
    """The rounds of a game as it calls them, from its course."""

    def __init__(self, reel: Reel, words: AnyWords, course: History) -> None:
        self._total = reel.total
        reel.mark_rounds(course)
        self.stretches = list[Stretch]()
        start = 0
        while start < self._total:
            end = reel.round_after(start)
            name = self._name(words, course, course.at[start + 1])
            self.stretches.append(Stretch(start, end, opening(name)))
            start = end

    def _name(self, words: AnyWords, course: History, at: int) -> str:
        if not isinstance(words, TellsCourse) or course.axis != "round":
            return say("review-round", number=len(self.stretches) + 1)
        return words.course.point(at) if at else say("review-opening")

    def at(self, step: int) -> str:
        """Return what the round is called that a step belongs to; empty where it has none."""
        return next(
            (
                one.name
                for one in self.stretches
                if one.start <= step < one.end or step == one.end == self._total
            ),
            "",
        )


class CourseGuide:
    """Draws a game's course on its tape, and knows which round a step belongs to."""

    def __init__(self, reel: Reel, words: AnyWords, tape: Tape) -> None:
        self._reel, self._words, self._tape = reel, words, tape
        self._rounds: Rounds | None = None
        self.telling: Telling | None = None
        """The course in words; None where the game tells none."""

    def learn(self, eyes: Eyes) -> None:
        """Learn from the game's course where its rounds end, and draw it on the tape."""
        course = self._reel.course(eyes)
        if course is None:
            return
        if isinstance(self._words, TellsCourse):
            names = tuple(seat.name for seat in self._reel.seats)
            faces = portraits_at(names)
            self.telling = Telling(course, self._words.course, names, faces, eyes.seat)
            self._tape.show_course(tape_rows(self.telling), tape_marks(self.telling))
        self._rounds = Rounds(self._reel, self._words, course)
        self._tape.show_stretches(self._rounds.stretches)

    def round_at(self, step: int) -> str:
        """Return what the round is called that a step belongs to; empty where it has none."""
        return self._rounds.at(step) if self._rounds is not None else ""
