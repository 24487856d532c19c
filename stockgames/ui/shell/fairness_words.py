"""What the fairness sheet says, in the language in force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from stockgames.engine.fairness import Findings
from stockgames.engine.steps import Steps


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


def about(facts: FairnessFacts) -> str:
    """Return what the seal is."""
    if not facts.seal:
        return QCoreApplication.translate("Fairness", "This game was not sealed.")
    return QCoreApplication.translate(
        "Fairness",
        "Before the first move this hash fixed the set-up and the seed of all luck to come. "
        "Nobody can change them any more without changing the hash.",
    )


def formula(facts: FairnessFacts) -> str:
    """Return how the seal can be checked, or when it is opened."""
    if facts.sealed_text:
        return QCoreApplication.translate(
            "Fairness",
            "Opened: the hash is the SHA-256 of exactly this text in UTF-8, without a line end. "
            "Any program that works out such hashes can check it.",
        )
    if facts.seal:
        return QCoreApplication.translate(
            "Fairness", "It is opened here when the game is over. The log holds it too."
        )
    return ""


def hints(facts: FairnessFacts) -> str:
    """Return who has had hints."""
    if not facts.hints:
        return QCoreApplication.translate("Fairness", "Nobody has had a hint.")
    each = ", ".join(f"{name} {count}" for name, count in facts.hints)
    return QCoreApplication.translate("Fairness", "Hints so far: {each}.").format(each=each)


def found(findings: Findings) -> str:
    """Return what was found right."""
    text = QCoreApplication.translate("Fairness", "All {count} moves keep to the rules.")
    lines = [text.format(count=findings.moves)]
    if findings.is_open:
        lines.append(QCoreApplication.translate("Fairness", "The opened text gives the hash."))
    if findings.shuffles:
        text = QCoreApplication.translate("Fairness", "{count} shuffles came from the seed.")
        lines.append(text.format(count=findings.shuffles))
    if findings.bot_moves:
        text = QCoreApplication.translate(
            "Fairness", "{count} of {all} bot moves: the bot was told exactly what its seat knew."
        )
        lines.append(text.format(count=findings.views, all=findings.bot_moves))
    return " ".join(lines)


def wrong(reason: str) -> str:
    """Return what was found wrong."""
    return QCoreApplication.translate("Fairness", "Something is wrong: {reason}").format(
        reason=reason
    )
