"""Tips at a first game: a few sentences the first time that something can be done.

They stand in the file of a game's lessons. What can be done is what the view lists as allowed, by
the names of the actions; where a game lists nothing, or where it is no action, a claim over its
facts tells (see `claims`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Self

from pydantic import model_validator

from stockgames.engine.seat import SeatId
from stockgames.engine.state import View
from stockgames.engine.strict import Strict
from stockgames.lessons.claims import value_of
from stockgames.lessons.words import Claim, Word


class Tip(Strict):
    """What is said once, when it is time; its words are `tip-ID-title` and `tip-ID-text`."""

    id: Word
    do: tuple[str, ...] = ()
    """The names of actions; it is time when one of them is allowed."""
    when: Claim = "1"
    """What must hold besides: `now` are the game's facts, `me` is the seat that decides."""

    @model_validator(mode="after")
    def _waits_for_something(self) -> Self:
        if not self.do and self.when == "1":
            raise ValueError("a tip waits for an action, or for a condition")
        return self


def tip_for(
    tips: Sequence[Tip], view: View, seat: SeatId, facts: object, told: Collection[str]
) -> Tip | None:
    """Return the first tip that is due to a seat that decides, and was not told yet."""
    allowed = {getattr(action, "do", "") for action in view.legal}
    names = {"now": facts, "me": seat}
    for tip in tips:
        due = not tip.do or bool(allowed & {*tip.do})
        if tip.id not in told and due and value_of(tip.when, names):
            return tip
    return None
