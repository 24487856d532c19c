"""A turning point in words: when it was, what was done, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stockgames.analysis.choices import Scale, Verdict
from stockgames.analysis.turning_points import TurningPoint
from stockgames.controllers.reel import Eyes, Reel
from stockgames.engine import registry
from stockgames.engine.action import Action
from stockgames.engine.seat import SeatId
from stockgames.engine.why import told_apart, why_of
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.region import decimal
from stockgames.ui.shell.words import opening
from stockgames.ui.table.action_words import action_text
from stockgames.ui.table.game_words import AnyWords
from stockgames.ui.table.why_words import grounds_text


@dataclass(frozen=True, slots=True)
class ToldPoint:
    """What an entry of the list says and shows."""

    seat: SeatId
    step: int
    """The move that was made then, counted from 1: where the table shows it."""
    when: str
    done: str
    compared: str
    is_found: bool
    made: float
    """What was won by it: 0 to 1, or a score."""
    other: float
    """What the bot's choice would have won, or the obvious one."""
    figure: str
    """How much it changed."""
    why: str = ""
    """What the better choice had over the other, by the rules; empty where nothing can be said."""

    def plain(self) -> str:
        """Return it as one text, to be read out."""
        parts = (self.when, self.done, self.compared, self.why)
        return ". ".join(part.rstrip(".") for part in parts if part)


class TurningWords:
    """Tells turning points; everything is said from the view of whoever decided."""

    def __init__(self, reel: Reel, words: AnyWords, round_at: Callable[[int], str]) -> None:
        self._reel, self._words, self._round_at = reel, words, round_at

    def told(self, point: TurningPoint) -> ToldPoint:
        """Return a turning point in words."""
        verdict = point.verdict
        step = verdict.number + 1
        other = verdict.choices[verdict.obvious].result.mean if point.is_found else verdict.expected
        return ToldPoint(
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
        """Return what the worse of two choices risks by the rules, or else what the better brings.

        Grounds that both have say nothing.
        """
        verdict = point.verdict
        if point.is_found:
            choices = (verdict.made, verdict.choices[verdict.obvious])
        else:
            choices = (verdict.best, verdict.made)
        reel, seat = self._reel, verdict.seat
        game, view = registry.load(reel.game_id), reel.view(verdict.number, Eyes(seat))
        options = reel.options(Eyes(seat))
        better, worse = (why_of(game, view, choice.action, options) for choice in choices)
        grounds = (*told_apart(better, worse).risks, *told_apart(worse, better).gains)
        names = [info.name for info in reel.seats]
        told = grounds_text(self._words, grounds, names, names[seat])
        return opening(told[0]) if told else ""

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
            mixed="yes" if verdict.is_mixed else "no",
            best=self._action(verdict, verdict.best.action),
            expected=amount(verdict.expected, scale),
            made=made,
        )

    def _figure(self, point: TurningPoint) -> str:
        scale = point.verdict.scale
        if point.is_found:
            return number(point.verdict.made.result.mean, scale)
        return f"\N{MINUS SIGN}{number(point.size.mean, scale)}"

    def _action(self, verdict: Verdict, action: Action) -> str:
        names = [seat.name for seat in self._reel.seats]
        view = self._reel.view(verdict.number, Eyes(verdict.seat))
        return action_text(self._words, action, view, names)


def number(value: float, scale: Scale) -> str:
    """Return a chance in percent, or a score, as a number alone."""
    if scale == "chance":
        return str(round(100 * value))
    return decimal(value)


def amount(value: float, scale: Scale) -> str:
    """Return a chance or a score as it stands in a sentence."""
    if scale == "chance":
        return say("review-percent", number=round(100 * value))
    return number(value, scale)
