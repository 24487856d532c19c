"""What the strongest bot thinks of each decision, from what its seat knew at that time.

A decision is judged in three steps, none of which sees more than the seat's view and what it did:

1. The shrewd bot thinks, as it would for a hint. Its best choices go on, and with them the one that
   was made, and the obvious one: what a player who lives for the day would do at a glance.
2. In the first quarter of the worlds that follow, all of these meet the same hidden things and the
   same luck (`bots.paired`). Where seats act in turn, the best there is the bot's choice. Where
   all choose at once there may be no best choice, since whoever is predictable loses: regret
   matching makes of them a *mix*, shares by which the bot would draw its choice. What did worse
   than the best so far, beyond its error, is left out: all parts of a mix that has settled bring
   the same against those who expect it.
3. The other worlds measure, world by world, how far what was chosen lay behind the bot's choice, or
   behind the mean of its mix. The bot picked before it saw these worlds, so no luck of the pick is
   in the difference; and both had the same luck in each, so its error is small.

A choice that the mix itself would draw now and then (a quarter as often as its favourite, as
`bots.decide` has it) lost nothing: that this time another one of them would have done better is the
luck of the draw. What a mix wins is what it wins against others who expect it.

Not judged are offers out of turn, and decisions that left nothing to choose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import hypot
from random import Random
from typing import Any, Final, Literal, TypeAlias

from stockgames.analysis.analysis_job import Effort, Finding
from stockgames.analysis.compared import NOTHING, Estimate, estimate, pooled
from stockgames.bots.common_random_numbers import PairedSecrets, PairedTree, World
from stockgames.bots.decide import RARE
from stockgames.bots.findings import Findings, Tally
from stockgames.bots.player import Budget
from stockgames.bots.search import SearchBot
from stockgames.bots.simultaneous_search import Regrets
from stockgames.engine import registry
from stockgames.engine.action import Action
from stockgames.engine.errors import RecordError
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.state import View

ID: Final = "choices"
MOST: Final = 4
"""Choices of the bot that are compared."""
GLANCES: Final = 8
"""Worlds that are glanced at to find the obvious choice."""
FOR_THE_PICK: Final = 4
"""One world of so many is for the pick, the others measure it."""

DIGITS: Final = 5
"""Decimals that are kept."""

Scale: TypeAlias = Literal["chance", "score"]
"""What outcomes are: chances to win from 0 to 1, or the score of a seat that is alone."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One choice, and what it brought on the average of all worlds that measured."""

    action: Action
    result: Estimate
    share: float
    """How often the bot would take it, 0 to 1; 1 for the choice where there is one best."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is thought of one decision."""

    number: int
    """How many moves had been made before it."""
    seat: SeatId
    scale: Scale
    worlds: int
    """How many worlds measured."""
    choices: tuple[Judged, ...]
    """First the one that was made."""
    lost: Estimate
    """How far it lay behind what the bot would do; nothing where the bot might do the same."""
    obvious: int = 0
    """Which of them is the obvious one; the first where none is."""
    gained: Estimate = NOTHING
    """How far the choice that was made lay before the obvious one."""

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
        """What the bot would get: of its choice, or of its mix."""
        return sum(choice.share * choice.result.mean for choice in self.choices)

    @property
    def is_mixed(self) -> bool:
        """Whether the bot would draw among several choices."""
        return sum(choice.share > 0 for choice in self.choices) > 1


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision to be judged: a piece of this inquiry."""

    game_id: str
    number: int
    view: View
    action: Action
    effort: Effort

    def examine(self) -> Finding:
        """Judge it; nothing found where no world could tell."""
        game = registry.load(self.game_id)
        verdict = judge(game, self)
        return {} if verdict is None else to_json(game, verdict)


class Choices:
    """The inquiry."""

    id = ID
    method = 1

    def pieces(self, match: Match, seats: Collection[SeatId], effort: Effort) -> Sequence[Decision]:
        """Return the decisions of these seats that left something to choose."""
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
    """Judge a decision from its view; None where nothing else could be thought of."""
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
    """Return the choices that the bot thinks most of, the best first."""
    tallies = list(found.tallies)
    if found.mixed:
        tallies.sort(key=lambda pair: pair[1].weight, reverse=True)
    else:
        tallies.sort(key=lambda pair: pair[1].tried, reverse=True)
    return [action for action, _ in tallies[:MOST]]


def _obvious(game: AnyGame, view: View, rng: Random) -> Action | None:
    """Return what a player who lives for the day would mostly do; None without an opinion."""
    if not game.has_opinions:
        return None
    firsts = Counter[Action]()
    for _ in range(GLANCES):
        options = game.plausible(game.determinize(view, rng), view.viewer, naive=True)
        gains = sorted((gain for _, gain in options), reverse=True)
        if len(gains) > 1 and gains[0] > gains[1]:
            firsts[max(options, key=lambda option: option[1])[0]] += 1
    return next((action for action, _ in firsts.most_common(1)), None)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is compared, and in how many worlds."""

    view: View
    choices: Sequence[Action]
    worlds: int


Compared: TypeAlias = tuple[Sequence[float], Sequence[World]]
"""How often the bot would take each choice, and the worlds that measure them."""
NEVER: Final = Tally()


def _tree(game: AnyGame, found: Findings, asked: Asked, rng: Random) -> Compared:
    """Pick the choice that did best in the first worlds; the others are to measure it."""
    worlds = PairedTree(game, rng).worlds(asked.view, asked.choices)
    means = [sum(column) for column in zip(*_first(worlds, asked), strict=True)]
    best = means.index(max(means)) if means else 0
    shares = [float(place == best) for place in range(len(asked.choices))]
    return shares, list(islice(worlds, asked.worlds))


def _secrets(game: AnyGame, found: Findings, asked: Asked, rng: Random) -> Compared:
    """Learn a mix of the choices in the first worlds; the others are to measure it."""
    regrets = Regrets(len(asked.choices))
    mix: Sequence[float] | None = None
    paired = PairedSecrets(game, rng)
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
    """Return the shares of a mix, without those that are rare or did surely worse than the best."""
    least = max(weights) * RARE
    pairs = list(zip(weights, behind, strict=True))
    kept = [w if w >= least and not lag.is_certain else 0.0 for w, lag in pairs]
    if not any(kept):
        kept = [float(lag.mean <= 0) for lag in behind]
    return [weight / sum(kept) for weight in kept]


def _behind(first: Sequence[World], tallies: Sequence[Tally]) -> list[Estimate]:
    """Return how far each choice lay behind the best, by the first worlds and by the thought."""
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
    """Return how far two choices lay apart in worlds that are not compared one by one."""
    one, two = (tally.weighed(Action()) for tally in (best, other))
    return Estimate(one.mean - two.mean, hypot(one.error, two.error))


def to_json(game: AnyGame, verdict: Verdict) -> dict[str, Any]:
    """Return a verdict as it is kept."""
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


def _plain(one: Estimate) -> list[float]:
    return [round(one.mean, DIGITS), round(one.error, DIGITS)]


def from_json(game: AnyGame, finding: Finding) -> Verdict | None:
    """Return what was kept as a verdict; None where nothing was found, or it cannot be read."""
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
