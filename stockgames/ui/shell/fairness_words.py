"""What the fairness sheet says, in the language in force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from stockgames.engine.fairness import Findings
from stockgames.engine.plain_text import isolated
from stockgames.engine.steps import Steps
from stockgames.ui.sentences.speech import say


@dataclass(frozen=True, slots=True)
class FairnessFacts:
    """All that is told; while a game runs nothing in it is anybody's secret."""

    seal: str
    """The hash that was laid before the first move; empty where there was none."""
    sealed_text: str = ""
    """What it is the hash of; empty until the game is over."""
    hints: tuple[tuple[str, int], ...] = ()
    """Who has had how many, by name."""
    check: Callable[[], Steps[Findings]] | None = field(default=None, compare=False)
    """Replays the game in small steps; None until it is over. It may raise RecordError."""
    number: str = ""
    """The deal number; empty while it is a secret, or where there is none."""
    is_known: bool = False
    """Whether the game was dealt from a number that somebody had."""


def about(facts: FairnessFacts) -> str:
    """Return what the seal is."""
    if not facts.seal:
        return say("shell-this-game-was-not-sealed")
    return say("shell-before-the-first-move-this")


def number(facts: FairnessFacts) -> str:
    """Return what the deal number is, or that it is a secret yet; a warning where it was none."""
    if facts.is_known:
        return say("shell-this-deal-was-known", number=facts.number)
    if facts.number:
        return say("shell-the-deal-number-is", number=facts.number)
    return say("shell-the-deal-number-is-secret") if not facts.sealed_text else ""


def formula(facts: FairnessFacts) -> str:
    """Return how the seal can be checked, or when it is opened."""
    if facts.sealed_text:
        return say("shell-opened-the-seal-is-the-hash")
    if facts.seal:
        return say("shell-it-is-opened-here-when")
    return ""


def hints(facts: FairnessFacts) -> str:
    """Return who has had hints."""
    if not facts.hints:
        return say("shell-nobody-has-had-a-hint")
    each = ", ".join(f"{isolated(name)} {count}" for name, count in facts.hints)
    return say("shell-hints-so-far", each=each)


def found(findings: Findings) -> str:
    """Return what was found right."""
    lines = [say("shell-all-moves-keep-to-the", count=findings.moves)]
    if findings.is_open:
        lines.append(say("shell-the-opened-text-gives-the"))
    if findings.shuffles:
        lines.append(say("shell-shuffles-came-from-the-seed", count=findings.shuffles))
    if findings.bot_moves:
        lines.append(
            say("shell-of-bot-moves-the-bot", count=findings.views, all=findings.bot_moves)
        )
    return " ".join(lines)


def wrong(reason: str) -> str:
    """Return what was found wrong."""
    return say("shell-something-is-wrong", reason=reason)
