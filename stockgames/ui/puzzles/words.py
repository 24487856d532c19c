"""Texts of a puzzle: its choices by plain arithmetic, and its answer with numbers."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from stockgames.engine.state import Action
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.hints import parts, reason_texts, score_text, why_lines
from stockgames.presentation.sentences.speech import Wording, decimal, same, say
from stockgames.puzzles.puzzle import Choice
from stockgames.ui.puzzles.position import PuzzlePosition

LETTERS: Final = "ABCD"
Verdict: TypeAlias = Literal["seen", "nearly", "another"]
TOLD: Final = 0.15
"""A choice with a smaller share of first places is described by its usual place."""


class PuzzleWords:
    """The texts of one puzzle."""

    def __init__(self, position: PuzzlePosition, words: AnyWords) -> None:
        self.position = position
        self.words = words

    @property
    def judge(self) -> Literal["place", "score"]:
        """The measure of the choices."""
        return "score" if self.position.puzzle.by_score else "place"

    @property
    def how(self) -> str:
        """How to choose, and that scores decide if they do."""
        return say("puzzles-how-by-score") if self.judge == "score" else say("puzzles-how")

    @property
    def is_long(self) -> bool:
        """Return whether choices have so many parts that their cards have no space for more."""
        return not self.position.view.legal

    def title(self, action: Action) -> str:
        """Return the name of an action: the label of its button, if that is unique.

        If not, such as for swaps with different players, it is the full text; the part on what it
        is done with is only included where that makes it unique.
        """
        return self._title(action).text

    def row_title(self, number: int) -> str:
        """Return the title for a row: shortened if it stays unique."""
        titles = [self._title(choice.action) for choice in self.position.puzzle.choices]
        short = [title.short for title in titles]
        return short[number] if short.count(short[number]) == 1 else titles[number].text

    def _title(self, action: Action) -> Wording:
        view, names = self.position.view, self.position.names
        label = self.words.action_label(action, view)
        alike = [other for other in view.legal if self.words.action_label(other, view) == label]
        if len(alike) == 1:
            return same(label)
        shorts = [self.words.advice(other, view, names).short.rstrip(".") for other in alike]
        text, short = (form.rstrip(".") for form in self.words.advice(action, view, names))
        return same(short) if shorts.count(short) == 1 else Wording(text, short)

    def facts(self, action: Action) -> list[str]:
        """Return what an action does at once by the rules, in sentences; nothing about how good it
        is.

        Empty for long choices: what their parts bring is only known on average, which would say too
        much before the choice.
        """
        if self.is_long:
            return []
        gains = [gain for gain in self.position.explain(action).gains if not gain.looks_ahead]
        return reason_texts(self.words, gains, self.position.names)[:2]

    def status(self) -> str:
        """Return the game's own status line."""
        return self.words.status(self.position.view, self.position.context())

    def why(self) -> str:
        """Return why the best choice is best, in two or three sentences."""
        return " ".join(self.why_lines())

    def why_lines(self) -> list[str]:
        """Return the reasons one by one, so that those that don't fit can be left out."""
        best = self.position.puzzle.choices[self.position.puzzle.best]
        lines = why_lines(self.words, self.position.explain(best.action), self.position.names)
        return [*self._worth(best), *lines]

    def _worth(self, best: Choice) -> list[str]:
        if not self.position.puzzle.by_score:
            return []
        others = [choice for choice in self.position.puzzle.choices if choice is not best]
        following = max(others, key=lambda choice: choice.merit)
        best_score, next_score = self._score(best.merit), self._score(following.merit)
        return [say("puzzles-ends-with", best=best_score, next=next_score)]

    def _score(self, mean: float) -> str:
        return score_text(self.words, mean)

    def figure(self, choice: Choice) -> str:
        """Return a choice's key figure: `1st in 6 of 10`, or `$540`."""
        return figure(choice) if choice.ends is None else self._score(choice.ends.mean)

    def range_text(self, choice: Choice) -> str:
        """Return the 95% interval of the figure, or the exact number if everything was counted."""
        if choice.ends is None:
            return range_text(choice)
        if choice.ends.is_counted:
            return say("puzzles-more-exactly", mean=decimal(choice.ends.mean))
        low, high = choice.ends.range
        return say("puzzles-score-range", low=self._score(low), high=self._score(high))

    def proof(self) -> tuple[str, str]:
        """Return how the answer was found, and how to read its numbers."""
        puzzle = self.position.puzzle
        games = puzzle.choices[0].games
        if puzzle.is_counted:
            return say("puzzles-counted-out", deals=games), say("puzzles-whisker", judge="counted")
        return say("puzzles-played-on", games=games), say("puzzles-whisker", judge=self.judge)

    def choice_text(self, number: int) -> str:
        """Return a choice's text for screen readers."""
        action = self.position.puzzle.choices[number].action
        facts = " ".join(self.facts(action))
        title = self.title(action)
        return f"{LETTERS[number]}: {title}. {facts}" if facts else f"{LETTERS[number]}: {title}"

    def known(self) -> list[str]:
        """Return the texts beside the table before the choice; long choices in full."""
        ends = say("puzzles-open-ends", judge=self.judge)
        choices = range(len(self.position.puzzle.choices)) if self.is_long else ()
        return [self.status(), say("puzzles-how"), ends, *map(self.choice_text, choices)]

    def answer(self, chosen: int) -> str:
        """Return the whole answer for screen readers."""
        puzzle = self.position.puzzle
        order = [puzzle.best, *(n for n in range(len(puzzle.choices)) if n != puzzle.best)]
        rows = [
            say(
                "puzzles-row-told",
                judge=self.judge,
                letter=LETTERS[n],
                action=self.title(puzzle.choices[n].action),
                figure=self.figure(puzzle.choices[n]),
                range=self.range_text(puzzle.choices[n]),
            )
            for n in order
        ]
        head = say("puzzles-verdict", verdict=verdict(self.position, chosen))
        return " ".join([head, *rows, self.why()]).strip()


def verdict(position: PuzzlePosition, chosen: int) -> Verdict:
    """Return how good a choice is: the best, the only second best, or another."""
    own = position.puzzle.choices[chosen].merit
    merits = [choice.merit for choice in position.puzzle.choices]
    better = sum(merit > own for merit in merits)
    if not better:
        return "seen"
    return "nearly" if better == 1 and merits.count(own) == 1 else "another"


def figure(choice: Choice) -> str:
    """Return a choice's key figure: `1st in 6 of 10`."""
    place = 1 if choice.first >= TOLD else choice.usual
    share = choice.places[place - 1] / choice.games
    how, count, whole = parts(share)
    sure = how in ("nearly", "all")
    return say("puzzles-figure", nth=nth(place), place=place, sure=sure, told=count, whole=whole)


def range_text(choice: Choice) -> str:
    """Return the interval of the share of first places: `51 to 64 % first`."""
    low, high = choice.range
    return say("puzzles-range", low=round(100 * low), high=round(100 * high))


def nth(number: int) -> str:
    """Return the key by which sentences choose an ordinal."""
    return ("first", "second", "third")[number - 1] if number <= 3 else "later"
