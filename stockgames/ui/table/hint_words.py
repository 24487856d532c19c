"""A hint in words: what the top level would do, and the numbers that speak for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import QCoreApplication, QLocale

from stockgames.bots.reason import Reason, Scale, Weighed
from stockgames.engine.game import View
from stockgames.ui.table.game_table import GameWords


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

    def advice(self, action: Any, view: View, names: Sequence[str]) -> str:
        """Return an action with everything that belongs to it, by itself."""
        ...


def thinking_text() -> HintText:
    """Return what is said while a hint is thought about."""
    return HintText(
        QCoreApplication.translate("Hint", "A hint"),
        lines=(QCoreApplication.translate("Hint", "The best bot is asked …"),),
    )


def failed_text() -> HintText:
    """Return what is said where none came."""
    text = QCoreApplication.translate("Hint", "No hint came. It can be asked for again.")
    return HintText(QCoreApplication.translate("Hint", "A hint"), lines=(text,))


def hint_text(reason: Reason, words: GameWords[View], view: View, names: Sequence[str]) -> HintText:
    """Return the hint; all of it comes from what the view's seat knows."""
    title = QCoreApplication.translate("Hint", "The best bot would do this")
    action = _action(words, reason.chosen.action, view, names)
    if not reason.worlds:
        nothing = QCoreApplication.translate("Hint", "Nothing else is worth a thought.")
        return HintText(title, action, (nothing,))
    lines = [_tried(reason), _worth(reason.scale, reason.chosen)]
    if reason.runner_up is not None:
        text = QCoreApplication.translate("Hint", "Next best: {action}: {worth}.")
        other = _action(words, reason.runner_up.action, view, names)
        worth = _in_short(reason.scale, reason.runner_up)
        lines.append(text.format(action=other.rstrip("."), worth=worth))
    return HintText(title, action, tuple(lines))


def _action(words: GameWords[View], action: Any, view: View, names: Sequence[str]) -> str:
    if isinstance(words, AdvisingWords):
        return words.advice(action, view, names)
    return words.action_label(action, view)


def _tried(reason: Reason) -> str:
    """Tell how much was tried."""
    worlds = _count(reason.worlds)
    if reason.chosen.share is not None:
        text = QCoreApplication.translate(
            "Hint",
            "Every choice was tried in {worlds} imagined games that fit what this seat knows.",
        )
        return text.format(worlds=worlds)
    text = QCoreApplication.translate(
        "Hint",
        "{worlds} imagined games that fit what this seat knows were tried; {tried} began so.",
    )
    return text.format(worlds=worlds, tried=_count(reason.chosen.tried))


def _worth(scale: Scale, weighed: Weighed) -> str:
    """Tell how an action came out."""
    if scale == "chance" and weighed.share is None:
        text = QCoreApplication.translate(
            "Hint", "On average they led to a chance of about {chance} to win."
        )
        return text.format(chance=_percent(weighed.mean))
    if scale == "chance":
        text = QCoreApplication.translate(
            "Hint",
            "It won {chance} of them by a rough reckoning, good for comparing only. "
            "So as not to be guessed, the bot would choose it {share} of the time.",
        )
        return text.format(chance=_percent(weighed.mean), share=_percent(weighed.share or 0.0))
    if scale == "score":
        text = QCoreApplication.translate("Hint", "On average it ended at {score}.")
        return text.format(score=_score(weighed.mean))
    text = QCoreApplication.translate(
        "Hint", "On average it ended at {mean} of 100, where 100 is a clear win."
    )
    return text.format(mean=round(100 * weighed.mean))


def _in_short(scale: Scale, weighed: Weighed) -> str:
    """Tell the same of what comes next, as words inside a sentence."""
    if scale == "chance" and weighed.share is None:
        return _percent(weighed.mean)
    if scale == "chance":
        # A rough reckoning may put it before the first one: it is its share that makes it second.
        text = QCoreApplication.translate("Hint", "chosen {share} of the time")
        return text.format(share=_percent(weighed.share or 0.0))
    if scale == "score":
        return _score(weighed.mean)
    text = QCoreApplication.translate("Hint", "{mean} of 100")
    return text.format(mean=round(100 * weighed.mean))


def _count(number: int) -> str:
    return QLocale().toString(number)


def _score(mean: float) -> str:
    return QLocale().toString(mean, "f", 1)


def _percent(share: float) -> str:
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"
