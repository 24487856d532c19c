"""Finished games and prepared verdicts for the analysis tests."""

from __future__ import annotations

from functools import cache
from random import Random

from stockgames.analysis.analysis_job import NOTHING, Estimate
from stockgames.analysis.choices import Judged, Scale, Verdict
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from tests.named import Named


@cache
def over(game_id: str, seats: int = 2, seed: str = "analysed") -> Match:
    """Return a finished game of people who act at random; it must not be changed."""
    game, rng = registry.load(game_id), Random(seed)
    match = Match.deal(
        game, [SeatInfo(name=n, player="human") for n in "ABCDEFGH"[:seats]], {}, seed
    )
    match.play(lambda seat: game.sample_action(match.view(seat), rng))
    return match


def verdict(
    number: int,
    lost: tuple[float, float] = (0.0, 0.0),
    gained: tuple[float, float] = (0.0, 0.0),
    scale: Scale = "chance",
) -> Verdict:
    """Return a verdict on a choice between two."""
    missed = lost[0] > 0
    choices = (
        Judged(Named("made"), Estimate(0.3, 0.02), float(not missed)),
        Judged(Named("other"), Estimate(0.3 + lost[0], 0.02), float(missed)),
    )
    return Verdict(
        number=number,
        seat=0,
        scale=scale,
        worlds=300,
        choices=choices,
        lost=Estimate(*lost),
        obvious=int(gained != (0.0, 0.0)),
        gained=Estimate(*gained) if gained != (0.0, 0.0) else NOTHING,
    )
