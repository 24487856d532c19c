"""Luck and decisions in words: what each moved for a seat, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.analysis.compared import Estimate
from stockgames.analysis.luck import Luck, SeatLuck
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import MINUS


@dataclass(frozen=True, slots=True)
class ToldLuck:
    """What a row of the tab says and shows about one seat."""

    name: str
    decisions: Estimate
    luck: Estimate
    decisions_figure: str
    luck_figure: str
    made_of: str
    """What the luck was made of."""
    plain: str
    """All of it as one text, to be read out."""


def told_luck(luck: Luck, names: tuple[str, ...]) -> list[ToldLuck]:
    """Return a row for each seat."""
    return [_told(one, name) for one, name in zip(luck.seats, names, strict=True)]


def _told(one: SeatLuck, name: str) -> ToldLuck:
    decisions, luck = moved(one.decisions.mean), moved(one.luck.mean)
    return ToldLuck(
        name=name,
        decisions=one.decisions,
        luck=one.luck,
        decisions_figure=decisions,
        luck_figure=luck,
        made_of="\n".join(
            say("review-luck-cause", cause=cause, moved=moved(mean))
            for cause, mean in one.by_cause.items()
        ),
        plain=say(
            "review-luck-row",
            name=name,
            decisions=decisions,
            luck=luck,
            error=percent(one.luck.margin),
        ),
    )


def percent(part: float) -> str:
    """Return a part of a victory in percent."""
    return say("review-percent", number=round(100 * part))


def moved(part: float) -> str:
    """Return what something moved, in percent of a victory and with its sign."""
    number = percent(abs(part))
    if round(100 * part) == 0:
        return number
    return f"{MINUS if part < 0 else '+'}{number}"
