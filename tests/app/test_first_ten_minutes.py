"""From nothing to the end of a first game in ten minutes, measured in words and presses.

No clock is used. The test counts what a newcomer reads, presses and watches, and computes the time
for two readers. One reads 240 words a minute (adults read non-fiction silently at 238 on average)
and presses after two seconds; the other reads 180 and takes three. Both watch each move of the
others for a second and a half; nobody hesitates or answers wrongly.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from stockgames.engine.state import Action
from stockgames.lessons.script import LEARNER, lessons_of
from stockgames.ui.lessons.coach import Coach
from stockgames.ui.lobby.invitation import Invitation
from stockgames.ui.table.presenter import Presenter
from tests.app.visitor import Visitor, settle, until
from tests.ui.finding import child

SECONDS_A_MOVE = 1.5
PRESSES = {"take": 2, "discard": 3, "stock_swap": 5}
"""The number of presses for NYSE's moves that don't take three: a special chip, a marker, the
golden button.
"""
MINUTES = 10


@dataclass(frozen=True)
class Reader:
    """A reader's speed."""

    words_a_minute: int
    seconds_a_press: float


USUAL, SLOW = Reader(240, 2), Reader(180, 3)


class Newcomer:
    """Does what the coach says, and counts words, presses and moves."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.words = self.presses = self.moves = 0
        self.crash = False
        """Whether the lesson of the first crash is done."""
        self._known: set[str] = set()

    @property
    def coach(self) -> Coach:
        found = self.visitor.app.learning.coach
        assert found is not None
        return found

    def minutes(self, reader: Reader) -> float:
        """Return the time so far for a reader, in minutes."""
        seconds = self.presses * reader.seconds_a_press + self.moves * SECONDS_A_MOVE
        return self.words / reader.words_a_minute + seconds / 60

    def read(self) -> None:
        """Count the visible texts that have not been read yet."""
        card, verdict = self.coach.card, self.coach.verdict
        if card.isVisible():
            said = card.saying
            answers = (answer.text for answer in said.answers)
            self._read_once("\n".join((said.title, said.text, said.primary, *answers)))
        if verdict.isVisible() and verdict.sentence is not None:
            self._read_once(verdict.sentence.plain())

    def _read_once(self, text: str) -> None:
        if text not in self._known:
            self._known.add(text)
            self.words += len(re.split("[ \n]+", text))  # `5 Mio. $` is one word, like `$5M`

    def do_one_thing(self) -> None:
        """Read, then do what is asked for."""
        coach = self.coach
        self.read()
        before = len(coach.run.match.moves)
        action = coach.run.right_action() if coach.mood == "asking" else None
        if action is not None:
            self.submit(action)
        elif coach.mood == "playing":
            self.submit(coach.run.match.view(LEARNER).legal[0])
        elif coach.verdict.on.isVisible():
            coach.verdict.on.click()
            self.presses += 1
        elif coach.card.answers:
            coach.card.answers[coach.run.right_choice()].click()
            self.presses += 1
        else:
            coach.card.primary.click()
            self.presses += 1
        self.settle()
        if self.visitor.app.learning.coach is coach:
            self.moves += max(0, len(coach.run.match.moves) - before)

    def submit(self, action: Action) -> None:
        self.coach._table.submit(action)
        self.presses += PRESSES.get(getattr(action, "do", ""), 3)

    def settle(self) -> None:
        """Wait until all moves have been shown."""
        controller = self.visitor.app.learning
        for _ in range(12):
            if controller.coach is not None:
                self._look_on(controller.coach._page.presenter)
            settle()

    def _look_on(self, presenter: Presenter) -> None:
        """Read and dismiss a page that everyone watches; show moves without animation."""
        if presenter.reveal is not None and presenter.awaits_step:
            self._read_once(presenter.reveal.spoken(presenter.context().names))
            self.presses += 1
        presenter.step()


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.slow), "de"])
def test_the_button_for_newcomers_leads_through_all_lessons_to_a_whole_game(
    visitor: Visitor, language: str
) -> None:
    preferences = visitor.app.preferences
    preferences.apply(preferences.settings.model_copy(update={"language": language}))
    invited = child(visitor.app.lobby, Invitation)
    newcomer = Newcomer(visitor)
    until(invited.isVisible)
    invited.click()
    newcomer.presses += 1
    newcomer.settle()
    lessons: list[str] = []
    for _ in range(400):
        if visitor.app.session is not None:
            break
        lesson = newcomer.coach.run.lesson.id
        if lesson not in lessons:
            lessons.append(lesson)
            crashed = "crash" in lessons[:-1]
            assert not crashed or newcomer.crash or newcomer.minutes(SLOW) <= MINUTES
            newcomer.crash = crashed
        newcomer.do_one_thing()
    assert lessons == [one.id for one in lessons_of("nyse").lessons]
    assert newcomer.crash
    assert newcomer.words > 1000
    assert newcomer.minutes(USUAL) <= MINUTES
    assert visitor.session.game_id == "nyse"
    visitor.play_to_the_end()
