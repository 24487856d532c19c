"""A hint in words: what the top level would do, what that gains and risks, what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from stockgames.bots.reason import Reason, Scale, Weighed
from stockgames.engine.action import Action
from stockgames.engine.game import View
from stockgames.engine.why import Why, told_apart
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.region import decimal, number
from stockgames.ui.table.action_words import action_text
from stockgames.ui.table.game_words import AnyWords
from stockgames.ui.table.odds import games_text, parts, times_text
from stockgames.ui.table.why_words import ReasoningWords, why_lines

Asked: TypeAlias = Callable[[Action], Why]
"""Tells what speaks for an action and against it."""

CLEAR: Final = 2.0
"""So many standard errors apart, two averages are told apart."""


@dataclass(frozen=True, slots=True)
class HintText:
    """What the slip says."""

    title: str
    action: str = ""
    lines: tuple[str, ...] = ()
    ruling: str = ""
    """Where to read on about the action: `N5`."""
    optional: int = 0
    """How many of the last lines may be left out where there is no room: what comes next."""

    def plain(self) -> str:
        """Return it as one text, to be read out."""
        return ". ".join(
            part.rstrip(".") for part in (self.title, self.action, *self.lines) if part
        )


def thinking_text() -> HintText:
    """Return what is said while a hint is thought about."""
    return HintText(
        say("table-a-hint"),
        lines=(say("table-a-shrewd-bot-is-asked"),),
    )


def failed_text() -> HintText:
    """Return what is said where none came."""
    text = say("table-the-bot-did-not-answer")
    return HintText(say("table-a-hint"), lines=(text,))


def hint_text(
    reason: Reason, words: AnyWords, view: View, names: Sequence[str], asked: Asked
) -> HintText:
    """Return the hint; all of it comes from what the view's seat knows."""
    title = say("table-a-shrewd-bot-would-play")
    action = action_text(words, reason.chosen.action, view, names)
    why = asked(reason.chosen.action)
    grounds = why_lines(words, why, names)
    if not reason.worlds:
        is_only = len(view.legal) == 1
        alone = say("table-no-other-move") if is_only else say("table-no-other-move-comes-close")
        return HintText(title, action, (alone, *grounds), why.ruling)
    lines, optional = [_worth(words, reason.scale, reason.chosen), *grounds], 0
    if reason.runner_up is not None:
        other = action_text(words, reason.runner_up.action, view, names)
        if other != action:
            lack = _lack(words, reason, why, asked(reason.runner_up.action), names)
            lines.append(" ".join([_next_best(words, reason, other), *lack]))
            optional = 1
    return HintText(title, action, tuple(lines), why.ruling, optional)


def _worth(words: AnyWords, scale: Scale, weighed: Weighed) -> str:
    """Tell how an action came out, and in how many games that was tried."""
    tried = weighed.tried
    if scale == "score":
        score = score_text(words, weighed.own)
        return say("table-played-on-it-ends-at", tried=tried, shown=number(tried), score=score)
    if scale == "foreseen":
        return say("table-looked-ahead-it-ends-at", score=score_text(words, weighed.own))
    odds, how = games_text(weighed.won), parts(weighed.won)[0]
    if weighed.share is not None:
        if weighed.share >= 1.0:
            return say("table-it-would-win-about", how=how, odds=odds)
        return say("table-it-would-win-mixed", how=how, odds=odds, times=times_text(weighed.share))
    if scale == "chance":
        return say("table-it-would-win-about", how=how, odds=odds)
    return say("table-played-on-it-wins", tried=tried, shown=number(tried), odds=odds)


def _next_best(words: AnyWords, reason: Reason, action: str) -> str:
    """Tell what comes next, and how often it wins; of a mixed strategy, how often it is chosen."""
    chosen, other = reason.chosen, reason.runner_up
    assert other is not None
    if chosen.share is not None and chosen.share < 1.0:
        # A rough reckoning may put it before the first one: it is its share that makes it second.
        return say("table-next-best-chosen", action=action, times=times_text(other.share or 0.0))
    if reason.scale in ("score", "foreseen"):
        worth = score_text(words, other.own)
        if worth == score_text(words, chosen.own):
            return say("table-next-best-as-many", action=action)
        return say("table-next-best", action=action, worth=worth)
    odds = games_text(other.won)
    if odds == games_text(chosen.won) or other.won > chosen.won:
        return say("table-next-best-as-many", action=action)
    return say("table-next-best", action=action, worth=odds)


def _lack(words: AnyWords, reason: Reason, why: Why, other: Why, names: Sequence[str]) -> list[str]:
    """Tell what the next best lacks: money in the end, or else what sets it apart by the rules."""
    assert reason.runner_up is not None
    if reason.scale == "standing" and isinstance(words, ReasoningWords):
        less = _clear(reason.chosen, reason.runner_up, reason.chosen.own - reason.runner_up.own)
        if less:
            return [say("table-it-ends-with-less", amount=words.score(less))]
        more = _clear(reason.chosen, reason.runner_up, reason.runner_up.rival - reason.chosen.rival)
        if more:
            return [say("table-it-leaves-a-rival-more", amount=words.score(more))]
    apart = told_apart(why, other)
    if apart.risks:
        return why_lines(words, Why((), apart.risks), names)
    return why_lines(words, Why(apart.gains[:1]), names)


def _clear(one: Weighed, other: Weighed, difference: float) -> int:
    """Return a difference in what seats had in the end, rounded; 0 where it may be luck."""
    doubt = sum(weighed.spread**2 / max(1, weighed.tried) for weighed in (one, other)) ** 0.5
    return max(0, round(difference)) if difference > CLEAR * doubt else 0


def score_text(words: AnyWords, mean: float) -> str:
    """Return an average score in the game's own money."""
    if isinstance(words, ReasoningWords):
        return words.score(round(mean))
    return decimal(mean)
