"""The strongest bot's opinion of each decision, from what its seat knew at the time.

A decision is judged in three steps, which use only the seat's view and its action:

1. The shrewd bot thinks, as for a hint. Compared further are its best choices, the one that was
   made, and the obvious one: the choice of a myopic player.
2. In the first quarter of the samples all of these meet the same hidden things and the same luck
   (`bots.common_random_numbers`). Where seats act in turn, the best of them is the bot's choice.
   Where all choose at once there may be no best choice, because predictable players lose. There,
   regret matching gives a *mix*, the shares by which the bot would draw its choice. Choices that
   did
   significantly worse than the best are left out, because in a converged mix all parts do equally
   well against players who expect it.
3. The other samples measure, one by one, how far the choice made was behind the bot's choice, or
   behind the mean of its mix. The bot chose before it saw these samples, so there is no selection
   bias in the difference; and both had the same luck in each, so its error is small.

A choice that the mix itself would draw sometimes (a quarter as often as its favourite, as in
`bots.decide`) lost nothing: that another part would have done better this time is chance. The value
of a mix is its value against others who expect it.

Offers out of turn, and decisions without alternatives, are not judged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import hypot
from random import Random
from typing import Any, Final, Literal, TypeAlias

from stockgames.analysis.analysis_job import NOTHING, Effort, Estimate, Finding, estimate, pooled
from stockgames.bots.common_random_numbers import PairedSimultaneous, PairedTree, World
from stockgames.bots.decide import RARE
from stockgames.bots.player import Budget, Findings, Tally
from stockgames.bots.search import SearchBot
from stockgames.bots.simultaneous_search import Regrets
from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, Action, SeatId, View

ID: Final = "choices"
MOST: Final = 4
"""The largest number of the bot's choices that are compared."""
GLANCES: Final = 8
"""The number of samples that are evaluated to find the obvious choice."""
FOR_THE_PICK: Final = 4
"""One sample in this many is used to select the best choice; the others measure it."""

DIGITS: Final = 5
"""The number of decimals to which results are rounded."""

Scale: TypeAlias = Literal["chance", "score"]
"""The unit of outcomes: a probability of winning from 0 to 1, or the score of a single seat."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One choice, with its average result in the measuring samples."""

    action: Action
    result: Estimate
    share: float
    """How often the bot would take this choice, from 0 to 1; 1 if it is the only best choice."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement of one decision."""

    number: int
    """The number of moves made before the decision."""
    seat: SeatId
    scale: Scale
    worlds: int
    """The number of samples that measured the choices."""
    choices: tuple[Judged, ...]
    """The compared choices; the first is the one that was made."""
    lost: Estimate
    """How much worse the choice made was than the bot's; 0 if the bot might have made the
    same choice.
    """
    obvious: int = 0
    """The index of the obvious choice; 0 if there is none."""
    gained: Estimate = NOTHING
    """How much better the choice made was than the obvious one."""

    @property
    def made(self) -> Judged:
        """The choice that was made."""
        return self.choices[0]

    @property
    def best(self) -> Judged:
        """The choice that the bot would make, or make most often."""
        return max(self.choices, key=lambda choice: (choice.share, choice.result.mean))

    @property
    def expected(self) -> float:
        """The bot's expected result, by its choice or by its mix."""
        return sum(choice.share * choice.result.mean for choice in self.choices)

    @property
    def is_mixed(self) -> bool:
        """Return whether the bot would draw among several choices."""
        return sum(choice.share > 0 for choice in self.choices) > 1


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision to judge: a piece of this job."""

    game_id: str
    number: int
    view: View
    action: Action
    effort: Effort

    def examine(self) -> Finding:
        """Return the verdict as JSON; empty if there is none."""
        game = registry.load(self.game_id)
        verdict = judge(game, self)
        return {} if verdict is None else to_json(game, verdict)


class Choices:
    """The analysis of all decisions."""

    id = ID
    method = 1

    def pieces(self, match: Match, seats: Collection[SeatId], effort: Effort) -> Sequence[Decision]:
        """Return the decisions of these seats that had alternatives."""
        game_id = match.game.meta.id
        return [
            Decision(game_id, number, view, move.action, effort)
            for number, move in enumerate(match.moves)
            if move.seat in seats and move.seat != CHANCE
            if _has_choice(view := match.view_after(number, move.seat))
        ]


def _has_choice(view: View) -> bool:
    return view.seat in view.actors and len(view.legal) != 1


def judge(game: AnyGame, decision: Decision) -> Verdict | None:
    """Return the verdict on a decision from its view; None if there is no alternative to
    compare.
    """
    view, made, effort = decision.view, decision.action, decision.effort
    rng = Random(f"{decision.game_id}/{decision.number}/{view.seat}")
    found = SearchBot(game, rng).think(view, Budget(effort.thought))
    obvious = _obvious(game, view, rng)
    listed = dict.fromkeys([made, *_best(found), *([] if obvious is None else [obvious])])
    choices = list(listed)
    if len(choices) == 1:
        return None
    compare = _secrets if game.chooses_in_secret else _tree
    shares, worlds = compare(game, found, Asked(view, choices, effort.worlds), rng)
    if len(worlds) < 2:
        return None
    return Verdict(
        number=decision.number,
        seat=view.viewer,
        scale="score" if view.seats == 1 else "chance",
        worlds=len(worlds),
        choices=tuple(
            Judged(action, estimate([world[place] for world in worlds]), share)
            for place, (action, share) in enumerate(zip(choices, shares, strict=True))
        ),
        lost=NOTHING if shares[0] else estimate([_mean(shares, w) - w[0] for w in worlds]),
        obvious=0 if obvious is None else choices.index(obvious),
        gained=_gain(worlds, 0 if obvious is None else choices.index(obvious)),
    )


def _gain(worlds: Sequence[World], obvious: int) -> Estimate:
    return estimate([world[0] - world[obvious] for world in worlds]) if obvious else NOTHING


def _mean(shares: Sequence[float], world: World) -> float:
    return sum(share * gain for share, gain in zip(shares, world, strict=True))


def _best(found: Findings) -> list[Action]:
    """Return the bot's preferred choices, best first."""
    tallies = list(found.tallies)
    if found.mixed:
        tallies.sort(key=lambda pair: pair[1].weight, reverse=True)
    else:
        tallies.sort(key=lambda pair: pair[1].tried, reverse=True)
    return [action for action, _ in tallies[:MOST]]


def _obvious(game: AnyGame, view: View, rng: Random) -> Action | None:
    """Return the most frequent choice of a myopic player; None without a heuristic or a
    preference.
    """
    if not game.has_heuristic:
        return None
    firsts = Counter[Action]()
    for _ in range(GLANCES):
        options = game.candidate_moves(game.determinize(view, rng), view.viewer, myopic=True)
        gains = sorted((gain for _, gain in options), reverse=True)
        if len(gains) > 1 and gains[0] > gains[1]:
            firsts[max(options, key=lambda option: option[1])[0]] += 1
    return next((action for action, _ in firsts.most_common(1)), None)


@dataclass(frozen=True, slots=True)
class Asked:
    """The choices to compare, and the number of samples."""

    view: View
    choices: Sequence[Action]
    worlds: int


Compared: TypeAlias = tuple[Sequence[float], Sequence[World]]
"""How often the bot would take each choice, and the samples that measure the choices."""
NEVER: Final = Tally()


def _tree(game: AnyGame, found: Findings, asked: Asked, rng: Random) -> Compared:
    """Pick the choice that did best in the first samples, and return it with the measuring
    samples.
    """
    worlds = PairedTree(game, rng, asked.view).worlds(asked.choices)
    means = [sum(column) for column in zip(*_first(worlds, asked), strict=True)]
    best = means.index(max(means)) if means else 0
    shares = [float(place == best) for place in range(len(asked.choices))]
    return shares, list(islice(worlds, asked.worlds))


def _secrets(game: AnyGame, found: Findings, asked: Asked, rng: Random) -> Compared:
    """Learn a mix in the first samples, and return it with the measuring samples."""
    regrets = Regrets(len(asked.choices))
    mix: Sequence[float] | None = None
    paired = PairedSimultaneous(game, rng)
    worlds = paired.worlds(asked.view, asked.choices, lambda: mix or regrets.strategy)
    first = []
    for world in _first(worlds, asked):
        regrets.learn(world)
        first.append(world)
    known = dict(found.tallies)
    tallies = [known.get(action, NEVER) for action in asked.choices]
    weights = [t.weight + more for t, more in zip(tallies, regrets.weights(), strict=True)]
    mix = _mix(weights, _behind(first, tallies))
    return mix, list(islice(worlds, asked.worlds))


def _first(worlds: Iterator[World], asked: Asked) -> Iterator[World]:
    return islice(worlds, max(2, asked.worlds // FOR_THE_PICK))


def _mix(weights: Sequence[float], behind: Sequence[Estimate]) -> list[float]:
    """Return the shares of a mix without choices that are rare or significantly worse than
    the best.
    """
    least = max(weights) * RARE
    pairs = list(zip(weights, behind, strict=True))
    kept = [w if w >= least and not lag.is_certain else 0.0 for w, lag in pairs]
    if not any(kept):
        kept = [float(lag.mean <= 0) for lag in behind]
    return [weight / sum(kept) for weight in kept]


def _behind(first: Sequence[World], tallies: Sequence[Tally]) -> list[Estimate]:
    """Return each choice's distance from the best, from the first samples and from the search."""
    means = [sum(column) for column in zip(*first, strict=True)]
    best = means.index(max(means))
    found = []
    for place, tally in enumerate(tallies):
        behind = estimate([world[best] - world[place] for world in first])
        if place != best and tally.tried > 1 and tallies[best].tried > 1:
            behind = pooled(behind, _apart(tallies[best], tally))
        found.append(behind)
    return found


def _apart(best: Tally, other: Tally) -> Estimate:
    """Return the difference of two choices in samples that are not paired."""
    one, two = (tally.weighed(Action()) for tally in (best, other))
    return Estimate(one.mean - two.mean, hypot(one.error, two.error))


def to_json(game: AnyGame, verdict: Verdict) -> dict[str, Any]:
    """Return a verdict as stored."""
    return {
        "number": verdict.number,
        "seat": verdict.seat,
        "scale": verdict.scale,
        "worlds": verdict.worlds,
        "choices": [
            {
                "action": game.codec.encode(choice.action),
                "result": _plain(choice.result),
                "share": round(choice.share, DIGITS),
            }
            for choice in verdict.choices
        ],
        "lost": _plain(verdict.lost),
        "obvious": verdict.obvious,
        "gained": _plain(verdict.gained),
    }


def _plain(estimate: Estimate) -> list[float]:
    return [round(estimate.mean, DIGITS), round(estimate.error, DIGITS)]


def from_json(game: AnyGame, finding: Finding) -> Verdict | None:
    """Return a stored verdict; None if it is empty or can't be read."""
    try:
        choices = tuple(
            Judged(
                game.codec.decode(choice["action"]),
                Estimate(*map(float, choice["result"])),
                float(choice["share"]),
            )
            for choice in finding["choices"]
        )
        verdict = Verdict(
            number=int(finding["number"]),
            seat=int(finding["seat"]),
            scale="score" if finding["scale"] == "score" else "chance",
            worlds=int(finding["worlds"]),
            choices=choices,
            lost=Estimate(*map(float, finding["lost"])),
            obvious=int(finding["obvious"]),
            gained=Estimate(*map(float, finding["gained"])),
        )
    except (RecordError, ValueError, LookupError, TypeError, AttributeError):
        return None
    return verdict if 0 <= verdict.obvious < len(choices) > 1 else None


MOST_SHOWN: Final = 5
"""The largest number of turning points that are shown."""
LEAST: Final[dict[Scale, float]] = {"chance": 0.02, "score": 0.5}
"""The smallest difference worth showing, however certain it is."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision worth showing."""

    verdict: Verdict
    is_found: bool
    """Whether a good choice was found that was not obvious; otherwise a better choice was
    missed.
    """

    @property
    def size(self) -> Estimate:
        """How much was lost or gained by it."""
        return self.verdict.gained if self.is_found else self.verdict.lost


def turning_point(verdict: Verdict) -> TurningPoint | None:
    """Return a decision as a turning point, or None.

    A choice was *missed* if it was significantly behind the bot's. A choice that the bot might have
    made too was *found* if it was significantly ahead of the obvious one.
    """
    least = LEAST[verdict.scale]
    if verdict.lost.is_certain and verdict.lost.mean >= least:
        return TurningPoint(verdict, is_found=False)
    found = verdict.made.share > 0 and verdict.gained.is_certain
    return TurningPoint(verdict, is_found=True) if found and verdict.gained.mean >= least else None


def by_size(verdicts: Iterable[Verdict]) -> list[TurningPoint]:
    """Return all turning points, missed ones first, largest effect first."""
    points = [point for verdict in verdicts if (point := turning_point(verdict)) is not None]
    return sorted(points, key=lambda point: (point.is_found, -point.size.mean))


def turning_points(verdicts: Iterable[Verdict], most: int = MOST_SHOWN) -> list[TurningPoint]:
    """Return the largest turning points in order of time; two of five are reserved for found
    ones.
    """
    points = by_size(verdicts)
    missed = [point for point in points if not point.is_found]
    found = [point for point in points if point.is_found]
    for_found = min(len(found), max(most * 2 // 5, most - len(missed)))
    chosen = [*missed[: most - for_found], *found[:for_found]]
    return sorted(chosen, key=lambda point: (point.verdict.number, point.verdict.seat))
