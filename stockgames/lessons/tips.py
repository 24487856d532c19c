"""Tips for a first game: short texts shown the first time that something can be done.

They are in the file of a game's lessons. Whether something can be done follows from the names of
the legal actions in the view. If a game lists none, or it isn't an action, a claim over the facts
decides (see `claims`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Self

from pydantic import model_validator

from stockgames.engine.state import SeatId, View
from stockgames.engine.strict import Strict
from stockgames.lessons.claims import Claim, Word, value_of


class Tip(Strict):
    """A text shown once, when it applies; its texts are `tip-ID-title` and `tip-ID-text`."""

    id: Word
    do: tuple[str, ...] = ()
    """The names of actions; the tip is shown when one of them is legal."""
    when: Claim = "1"
    """A further condition: `now` stands for the game's facts, `me` for the deciding seat."""

    @model_validator(mode="after")
    def _waits_for_something(self) -> Self:
        if not self.do and self.when == "1":
            raise ValueError("a tip waits for an action, or for a condition")
        return self


def tip_for(
    tips: Sequence[Tip], view: View, seat: SeatId, facts: object, told: Collection[str]
) -> Tip | None:
    """Return the first tip that applies to the deciding seat and was not shown yet, or None."""
    allowed = {getattr(action, "do", "") for action in view.legal}
    names = {"now": facts, "me": seat}
    for tip in tips:
        due = not tip.do or bool(allowed & {*tip.do})
        if tip.id not in told and due and value_of(tip.when, names):
            return tip
    return None
