"""A hint in words: what the top level would do, and the numbers that speak for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QLocale

from stockgames.bots.reason import Reason, Scale, Weighed
from stockgames.engine.action import Action
from stockgames.engine.game import View
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import AnyWords


@dataclass(frozen=True, slots=True)
class HintText:
    """What the slip says."""

    title: str
    action: str = ""
    lines: tuple[str, ...] = ()

    def plain(self) -> str:
        """Return it as one text, to be read out."""
        return ". ".join(
            part.rstrip(".") for part in (self.title, self.action, *self.lines) if part
        )


@runtime_checkable
class AdvisingWords(Protocol):
    """Words of a game whose buttons say less than a hint must."""

    def advice(self, action: Action, view: View, names: Sequence[str]) -> str:
        """Return an action with everything that belongs to it, by itself."""
        ...


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


def hint_text(reason: Reason, words: AnyWords, view: View, names: Sequence[str]) -> HintText:
    """Return the hint; all of it comes from what the view's seat knows."""
    title = say("table-a-shrewd-bot-would-play")
    action = _action(words, reason.chosen.action, view, names)
    if not reason.worlds:
        nothing = say("table-no-other-move-comes-close")
        return HintText(title, action, (nothing,))
    lines = [_tried(reason), _worth(reason.scale, reason.chosen)]
    if reason.runner_up is not None:
        other = _action(words, reason.runner_up.action, view, names)
        worth = _in_short(reason.scale, reason.runner_up)
        lines.append(say("table-next-best", action=other.rstrip("."), worth=worth))
    return HintText(title, action, tuple(lines))


def _action(words: AnyWords, action: Action, view: View, names: Sequence[str]) -> str:
    if isinstance(words, AdvisingWords):
        return words.advice(action, view, names)
    return words.action_label(action, view)


def _tried(reason: Reason) -> str:
    """Tell how much was tried."""
    worlds = _count(reason.worlds)
    if reason.chosen.share is not None:
        return say("table-each-option-was-tested", worlds=worlds)
    return say(
        "table-imagined-games-that-fit-what", worlds=worlds, tried=_count(reason.chosen.tried)
    )


def _worth(scale: Scale, weighed: Weighed) -> str:
    """Tell how an action came out."""
    if scale == "chance" and weighed.share is None:
        return say("table-on-average-they-led-to", chance=_percent(weighed.mean))
    if scale == "chance":
        return say(
            "table-it-won-of-them-by",
            chance=_percent(weighed.mean),
            share=_percent(weighed.share or 0.0),
        )
    if scale == "score":
        return say("table-on-average-it-ended-at", score=_score(weighed.mean))
    return say("table-on-average-it-ended-at-of", mean=round(100 * weighed.mean))


def _in_short(scale: Scale, weighed: Weighed) -> str:
    """Tell the same of what comes next, as words inside a sentence."""
    if scale == "chance" and weighed.share is None:
        return _percent(weighed.mean)
    if scale == "chance":
        # A rough reckoning may put it before the first one: it is its share that makes it second.
        return say("table-chosen-of-the-time", share=_percent(weighed.share or 0.0))
    if scale == "score":
        return _score(weighed.mean)
    return say("table-of-100", mean=round(100 * weighed.mean))


def _count(number: int) -> str:
    return QLocale().toString(number)


def _score(mean: float) -> str:
    return QLocale().toString(mean, "f", 1)


def _percent(share: float) -> str:
    return say("table-percent", number=round(100 * share))
