"""A finished game's analysis in words: its rounds, turning points, luck and decisions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stockgames.analysis.choices import Scale, TurningPoint, Verdict
from stockgames.analysis.luck import SeatLuck
from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.engine import registry
from stockgames.engine.game import difference
from stockgames.engine.history import History
from stockgames.engine.state import Action, SeatId
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.hints import action_text, reason_texts
from stockgames.presentation.sentences.catalogue import MINUS
from stockgames.presentation.sentences.speech import decimal, opening, percent, say, signed


@dataclass(frozen=True, slots=True)
class Section:
    """A named part of the game, such as a round: from one step to another."""

    start: int
    end: int
    name: str
    short: str
    """Shown if the name doesn't fit: `3`."""


class Rounds:
    """The rounds of a game with their names, from its score history."""

    def __init__(self, replay: GameReplay, words: AnyWords, score_history: History) -> None:
        self._total = replay.total
        replay.mark_rounds(score_history)
        self.sections = list[Section]()
        start = 0
        while start < self._total:
            end = replay.round_after(start)
            name, short = self._names(words, score_history, score_history.at[start + 1])
            self.sections.append(Section(start, end, opening(name), short))
            start = end

    def _names(self, words: AnyWords, score_history: History, at: int) -> tuple[str, str]:
        if words.story is None or score_history.axis != "round":
            number = len(self.sections) + 1
            return say("review-round", number=number), str(number)
        if not at:
            return say("review-opening"), say("review-opening")
        return words.story.point(at), words.story.foot(at)

    def at(self, step: int) -> str:
        """Return the name of a step's round; empty if it has none."""
        return next(
            (
                section.name
                for section in self.sections
                if section.start <= step < section.end or step == section.end == self._total
            ),
            "",
        )


@dataclass(frozen=True, slots=True)
class PointTexts:
    """The texts and numbers of an entry."""

    seat: SeatId
    step: int
    """The number of the move, counted from 1: where the table shows it."""
    when: str
    done: str
    compared: str
    is_found: bool
    made: float
    """The value of the move: a chance to win from 0 to 1, or a score."""
    other: float
    """The value of the bot's choice, or of the obvious one."""
    figure: str
    """The difference as text."""
    why: str = ""
    """The advantage of the better choice according to the rules; empty if unknown."""

    def plain(self) -> str:
        """Return it as one text for screen readers."""
        parts = (self.when, self.done, self.compared, self.why)
        return ". ".join(part.rstrip(".") for part in parts if part)


class TurningWords:
    """Texts on turning points, from the viewpoint of the deciding seat."""

    def __init__(self, replay: GameReplay, words: AnyWords, round_at: Callable[[int], str]) -> None:
        self._replay, self._words, self._round_at = replay, words, round_at

    def texts_of(self, point: TurningPoint) -> PointTexts:
        verdict = point.verdict
        step = verdict.number + 1
        other = verdict.choices[verdict.obvious].result.mean if point.is_found else verdict.expected
        return PointTexts(
            seat=verdict.seat,
            step=step,
            when=say("review-when", round=self._round_at(step), number=step),
            done=self._action(verdict, verdict.made.action),
            compared=self._compared(point),
            is_found=point.is_found,
            made=verdict.made.result.mean,
            other=other,
            figure=self._figure(point),
            why=self._why(point),
        )

    def _why(self, point: TurningPoint) -> str:
        """Return what the worse of two choices risks by the rules, else what the better one brings.

        Reasons that apply to both are left out.
        """
        verdict = point.verdict
        if point.is_found:
            choices = (verdict.made, verdict.choices[verdict.obvious])
        else:
            choices = (verdict.best, verdict.made)
        replay, seat = self._replay, verdict.seat
        game, view = registry.load(replay.game_id), replay.view(verdict.number, Viewpoint(seat))
        options = replay.options(Viewpoint(seat))
        better, worse = (game.explain(view, choice.action, options) for choice in choices)
        reasons = (*difference(better, worse).risks, *difference(worse, better).gains)
        names = [info.name for info in replay.seats]
        texts = reason_texts(self._words, reasons, names, names[seat])
        return opening(texts[0]) if texts else ""

    def _compared(self, point: TurningPoint) -> str:
        verdict, scale = point.verdict, point.verdict.scale
        made = amount(verdict.made.result.mean, scale)
        if point.is_found:
            obvious = verdict.choices[verdict.obvious]
            return say(
                "review-found",
                scale=scale,
                made=made,
                obvious=self._action(verdict, obvious.action),
                other=amount(obvious.result.mean, scale),
            )
        return say(
            "review-missed",
            scale=scale,
            mixed=verdict.is_mixed,
            best=self._action(verdict, verdict.best.action),
            expected=amount(verdict.expected, scale),
            made=made,
        )

    def _figure(self, point: TurningPoint) -> str:
        scale = point.verdict.scale
        if point.is_found:
            return number(point.verdict.made.result.mean, scale)
        return f"{MINUS}{number(point.size.mean, scale)}"

    def _action(self, verdict: Verdict, action: Action) -> str:
        names = [seat.name for seat in self._replay.seats]
        view = self._replay.view(verdict.number, Viewpoint(verdict.seat))
        return action_text(self._words, action, view, names)


def number(value: float, scale: Scale) -> str:
    """Return a chance in percent, or a score, without a unit."""
    if scale == "chance":
        return str(round(100 * value))
    return decimal(value)


def amount(value: float, scale: Scale) -> str:
    """Return a chance or a score for use in a sentence."""
    if scale == "chance":
        return percent(value)
    return number(value, scale)


def moved(part: float) -> str:
    """Return a change in percent of a victory, with its sign."""
    return signed(round(100 * part), percent(abs(part)))


def causes_text(found: SeatLuck) -> str:
    """Return what a seat's luck consisted of, a line for each cause."""
    causes = found.by_cause.items()
    return "\n".join(say("review-luck-cause", cause=c, moved=moved(mean)) for c, mean in causes)


def luck_text(found: SeatLuck, name: str) -> str:
    """Return a seat's row as one text, for screen readers."""
    decisions, luck = moved(found.decisions.mean), moved(found.luck.mean)
    error = percent(found.luck.margin)
    return say("review-luck-row", name=name, decisions=decisions, luck=luck, error=error)
