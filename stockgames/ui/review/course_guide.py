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
from stockgames.ui.table.game_table import AnyWords


class CourseGuide:
    """Draws a game's course on its tape, and knows which round a step belongs to."""

    def __init__(self, reel: Reel, words: AnyWords, tape: Tape) -> None:
        self._reel, self._words, self._tape = reel, words, tape
        self.telling: Telling | None = None
        """The course in words; None where the game tells none."""

    def learn(self, eyes: Eyes) -> None:
        """Learn from the game's course where its rounds end, and draw it on the tape."""
        course = self._reel.course(eyes)
        if course is None:
            return
        self._reel.mark_rounds(course)
        if isinstance(self._words, TellsCourse):
            names = tuple(seat.name for seat in self._reel.seats)
            faces = portraits_at(names)
            self.telling = Telling(course, self._words.course, names, faces, eyes.seat)
            self._tape.show_course(tape_rows(self.telling), tape_marks(self.telling))
        self._tape.show_stretches(self._stretches(course))

    def _stretches(self, course: History) -> list[Stretch]:
        """Return the rounds of the game, as it calls them."""
        found, start, number = list[Stretch](), 0, 1
        while start < self._reel.total:
            end, at = self._reel.round_after(start), course.at[start + 1]
            name = say("review-round", number=number)
            if self.telling is not None and course.axis == "round":
                name = self.telling.words.point(at) if at else say("review-opening")
            found.append(Stretch(start, end, opening(name)))
            start, number = end, number + 1
        return found

    def round_at(self, step: int) -> str:
        """Return what the round is called that a step belongs to; empty where it has none."""
        total = self._reel.total
        return next(
            (
                one.name
                for one in self._tape.stretches
                if one.start <= step < one.end or step == one.end == total
            ),
            "",
        )
