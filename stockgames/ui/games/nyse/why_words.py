"""Why an action of NYSE is good or risky, in words."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.why import Ground
from stockgames.games.nyse.why import (
    ChipLeaves,
    ChipsFollow,
    NextStep,
    NothingMoves,
    OtherGains,
    OtherLoses,
    OwnWorth,
    PriceMoves,
)
from stockgames.ui.games.nyse.terms import money, sector
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.why_words import person


def ground_text(ground: Ground, names: Sequence[str], mover: str = "") -> str:
    """Return what speaks for an action or against it; `mover` is empty where the reader acts."""
    who = person(mover)
    match ground:
        case PriceMoves(color, before, _, crashes) if crashes:
            return say("nyse-why-crashes", sector=sector(color), before=before)
        case PriceMoves(color, before, after):
            way = "up" if after > before else "down"
            return say("nyse-why-price", sector=sector(color), way=way, before=before, after=after)
        case OwnWorth(before, after):
            way = "up" if after > before else "down"
            return say("nyse-why-worth", who=who, name=mover, way=way, before=before, after=after)
        case OtherLoses(seat, loss):
            return say("nyse-why-other-loses", name=names[seat], amount=money(loss))
        case OtherGains(seat, gain):
            return say("nyse-why-other-gains", name=names[seat], amount=money(gain))
        case ChipsFollow():
            return say("nyse-why-chips-follow")
        case ChipLeaves():
            return say("nyse-why-chip-leaves")
        case NothingMoves(left):
            return say("nyse-why-nothing-moves", left=left)
        case NextStep(color, loss, crashes):
            return say(
                "nyse-why-next-step",
                who=who,
                name=mover,
                sector=sector(color),
                amount=money(loss),
                crashes="yes" if crashes else "no",
            )
        case _:
            return ""
