"""Builds an action of NYSE step by step from what a person points at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from stockgames.engine import action_builder as base
from stockgames.games.nyse import actions as a
from stockgames.games.nyse import parts as p
from stockgames.games.nyse.facts import NyseFacts
from stockgames.games.nyse.refusals import Refused, closed_pile
from stockgames.games.nyse.view import NyseView, offers

Place: TypeAlias = tuple[Literal["pile", "marker", "seat", "column", "chip"], int]
"""A thing on the table and its number: colour, seat, `seat * 4 + colour`, or kind of chip."""
Target: TypeAlias = base.Target[Place]

Step: TypeAlias = Literal[
    "take", "discard", "which", "market", "invest", "partner", "want", "give", "waive", "surrender"
]
DISCARDING, STOPPING, WAIVING = "discard", "stop", "waive"
"""The names of buttons."""
SPECIALS: Final = (p.SPECULATIVE_MARKET, p.AGGRESSIVE_INVESTMENT, p.STOCK_SWAP)
_PLAYS: Final = {
    p.SPECULATIVE_MARKET: a.SpeculativeMarket,
    p.AGGRESSIVE_INVESTMENT: a.AggressiveInvestment,
    p.STOCK_SWAP: a.StockSwap | a.Waive,
}


@dataclass(frozen=True, slots=True)
class Way:
    """The step that has been reached, with what was chosen in earlier steps."""

    step: Step = "take"
    marking: p.Marking = p.PLAIN
    """The marking of the special chip that is being played."""
    chip: p.Color | None = None
    """The colour of that special chip."""
    partner: int | None = None
    want: p.Color | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What one seat knows and may do now."""

    view: NyseView
    legal: tuple[a.NyseAction, ...]
    offers: tuple[a.StockSwap, ...]
    """The swaps it may propose; with concealed hands each is a question to the partner (N5)."""

    def chips_of(self, marking: p.Marking) -> list[p.Color]:
        """Return the colours in which a special chip with this marking can be played now."""
        return sorted({play.chip for play in self.legal if isinstance(play, _PLAYS[marking])})

    def allows(self, action: a.NyseAction | None) -> bool:
        """Return whether an action may be played, or a swap proposed."""
        return action in self.legal or action in self.offers

    # Targets

    def targets(self, way: Way) -> list[Target]:
        """Return the targets of this step, in the order of the arrow keys."""
        match way.step:
            case "take" | "discard":
                return [*self._piles(way), *self._special_chips(SPECIALS)]
            case "waive":
                return self._played(way)
            case "invest":
                return [*self._played(way), *self._later()]
            case "which":
                return self._special_chips((way.marking,))
            case "market":
                return self._markers()
            case "partner":
                return self._partners(way)
            case "want":
                return self._wants(way)
            case "give":
                return self._gives(way)
            case "surrender":
                return self._surrenders()

    def _piles(self, way: Way) -> list[Target]:
        verb, actions = ("discard", a.DISCARD) if way.step == "discard" else ("take", a.TAKE)
        return [
            _target(
                f"{verb}-{p.COLORS[color]}",
                ("pile", color),
                None if actions[color] in self.legal else closed_pile(self.view.piles[color]),
            )
            for color in p.ALL_COLORS
        ]

    def _played(self, way: Way) -> list[Target]:
        chips = self._special_chips((way.marking,))
        return [target for target in chips if target.place[1] >> 2 == way.chip]

    def _later(self) -> list[Target]:
        """Return the piles, all refused: the chip of the investment must be played first (N4)."""
        why = Refused("the-special-is-played-first", "N4")
        return [_target(f"take-{p.COLORS[color]}", ("pile", color), why) for color in p.ALL_COLORS]

    def _special_chips(self, markings: Iterable[p.Marking]) -> list[Target]:
        playable = {marking: self.chips_of(marking) for marking in markings}
        kinds = [(color, marking) for color in p.ALL_COLORS for marking in playable]
        return [
            _target(f"play-{a.kind_key(color * 4 + marking)}", ("chip", color * 4 + marking))
            for color, marking in kinds
            if color in playable[marking]
        ]

    def _markers(self) -> list[Target]:
        return [
            _target(
                f"push-{p.COLORS[color]}",
                ("marker", color),
                Refused("that-marker-has-crashed", "N3") if where == p.CRASHED else None,
            )
            for color, where in enumerate(self.view.markers)
        ]

    def _swaps(self, way: Way) -> list[a.StockSwap]:
        """Return the swaps that match what has been chosen so far."""
        return [
            action
            for action in self.offers
            if way.chip in (None, action.chip)
            and way.partner in (None, action.partner)
            and way.want in (None, action.want)
        ]

    def _partners(self, way: Way) -> list[Target]:
        view = self.view
        if view.seat is None:  # the hand is hidden, so there is no chip to give
            return []
        possible = {action.partner for action in self._swaps(way)}
        others = [(view.active + i) % view.seats for i in range(1, view.seats)]
        why = Refused("the-partner-holds-no-chip", "N5")
        if sum(view.hand) == 1:
            why = Refused("the-chip-to-give-is-not-in-hand", "N5")
        return [
            _target(f"seat-{seat}", ("seat", seat), None if seat in possible else why)
            for seat in others
        ]

    def _wants(self, way: Way) -> list[Target]:
        assert way.partner is not None
        possible = {action.want for action in self._swaps(way)}
        why = Refused("the-partner-holds-no-such-color", "N5")
        if way.partner == a.SUPPLY:
            why = Refused("pile-is-empty", "N10")
        return [
            _target(
                f"want-{p.COLORS[color]}",
                ("pile", color) if way.partner == a.SUPPLY else ("column", way.partner * 4 + color),
                None if color in possible else why,
            )
            for color in p.ALL_COLORS
        ]

    def _gives(self, way: Way) -> list[Target]:
        kinds = sorted({action.give.kind for action in self._swaps(way)})
        return [_target(f"give-{a.kind_key(kind)}", ("chip", kind)) for kind in kinds]

    def _surrenders(self) -> list[Target]:
        swap = self.view.swap
        markings = [action.marking for action in self.legal if isinstance(action, a.Surrender)]
        return [
            _target(f"surrender-{a.marking_key(marking)}", ("chip", swap.want * 4 + marking))
            for marking in markings
            if swap is not None
        ]


def action_of(way: Way, number: int) -> a.NyseAction | None:
    """Return the action that picking a target completes; None if it leads to another step.

    `number` is the number in the target's `Place`.
    """
    match way:
        case Way("take"):
            return a.TAKE[number]
        case Way("discard"):
            return a.DISCARD[number]
        case Way("surrender"):
            return a.Surrender(number & 3)
        case Way("invest", chip=int(chip)):
            return a.AggressiveInvestment(chip)
        case Way("waive", chip=int(chip)):
            return a.WAIVE[chip]
        case Way("market", chip=int(chip)):
            return a.SpeculativeMarket(chip, number)
        case Way("give", chip=int(chip), partner=int(partner), want=int(want)):
            return a.StockSwap(chip, partner, want, a.Chip(*divmod(number, 4)))
        case _:
            return None


def _target(name: str, place: Place, refused: Refused | None = None) -> Target:
    return base.Target(name, place, refused)


_BACK: Final[dict[Step, Step]] = {"give": "want", "want": "partner", "waive": "partner"}
_SPECIAL_STEPS: Final = ("which", "market", "partner", "want", "give")
"""Steps that choose what a special chip does."""
_ONLY_CHIP: Final = ("invest", "waive")
"""Steps in which only the special chip is played: it is picked at once."""


class ActionBuilder(base.ActionBuilder[Target, a.NyseAction]):
    """NYSE's action builder."""

    view: NyseView | None = None
    picked: str | None = None

    def __init__(self) -> None:
        self.way = Way()
        self.concealed = False
        """Whether hands are concealed (N7)."""
        self._decision: Decision | None = None
        """None while no decision is due."""
        self._listed: list[Target] = []
        """The targets of this step."""
        self._again: p.Color | None = None
        """The pile of the last discard in a solo game, to be proposed again."""

    def renew(self, view: NyseView, *, is_open: bool, concealed: bool = False) -> None:
        """Start again from a new view; keep the step if neither view nor `is_open` changed."""
        same = self.view == view and self.open == is_open
        self.view, self.concealed = view, concealed
        if not same:
            self.open = is_open
            self._decision = _decision(view, concealed=concealed) if is_open else None
            self._start(view)

    def close(self) -> None:
        if self.open:
            self._again = self._discarded()
        self.open, self.picked = False, None
        self._decision, self._listed = None, []

    def _start(self, view: NyseView) -> None:
        self._go(self._first_way(view))
        if self.open:
            self._go_on_discarding()
        names = [target.name for target in self._listed if target.refused is None]
        if self.way.step == "surrender" and len(names) == 1:
            self.picked = names[0]

    def _discarded(self) -> p.Color | None:
        target = self.target(self.picked) if self.way.step == "discard" else None
        alone = self.view is not None and self.view.seats == 1
        return target.place[1] if alone and target is not None else None

    def _go_on_discarding(self) -> None:
        """Pick the same pile again: in a solo game the last discards follow one another."""
        color, self._again = self._again, None
        if color is not None and a.DISCARD[color] in self.legal():
            self._go(Way("discard"))
            self.pick(f"discard-{p.COLORS[color]}")

    def _first_way(self, view: NyseView) -> Way:
        if view.stage == p.SURRENDERING:
            return Way("surrender")
        if view.bound is not None and self.open:
            return Way("partner", p.STOCK_SWAP, view.bound)
        return Way()

    # Legal actions

    def legal(self) -> tuple[a.NyseAction, ...]:
        """Return the legal actions; empty while no decision is due."""
        return self._decision.legal if self._decision is not None else ()

    def specials(self) -> list[p.Marking]:
        """Return the distinct special markings in the hand."""
        view = self.view
        if view is None or not self.open or view.stage != p.TURN:
            return []
        return [m for m in SPECIALS if any(view.hand[color * 4 + m] for color in p.ALL_COLORS)]

    def _chips_of(self, marking: p.Marking) -> list[p.Color]:
        return self._decision.chips_of(marking) if self._decision is not None else []

    def refused_special(self, marking: p.Marking) -> Refused | None:
        """Return why no special chip with this marking can be played now, or None if one can."""
        if self._chips_of(marking):
            return None
        if marking == p.SPECULATIVE_MARKET:
            return Refused("no-marker-stands", "N3")
        return Refused("no-trade-can-follow", "N9")

    def discards(self) -> list[a.Discard]:
        """Return the discards from the supply that are legal now."""
        return [action for action in self.legal() if isinstance(action, a.Discard)]

    def no_way_back(self) -> Refused | None:
        """Return why a swap can no longer be abandoned (a question was answered, N5), or None."""
        is_bound = self.open and self.view is not None and self.view.bound is not None
        return Refused("the-swap-binds", "N5") if is_bound else None

    def rests(self) -> Refused | None:
        """Return why piles and other special chips are disabled (a chip is being played), or
        None.
        """
        is_begun = self.open and self.way.step in _SPECIAL_STEPS
        return Refused("a-special-chip-is-being-played") if is_begun else None

    def no_take(self) -> Refused | None:
        """Return why no chip can be taken or discarded (solo: a special comes first, N9), or
        None.
        """
        view = self.view
        if view is None or view.seats > 1 or view.stage != p.TURN or not self.legal():
            return None
        if any(type(action) is a.Take for action in self.legal()):
            return None
        return Refused("a-special-chip-must-be-used", "N9")

    def can_waive(self) -> bool:
        """Return whether the swap may be waived in this step."""
        chip = self.way.chip
        return self.way.step == "partner" and chip is not None and a.WAIVE[chip] in self.legal()

    def stop(self) -> a.Stop | None:
        """Return the action that ends an investment, or None if it may not end."""
        return a.STOP if a.STOP in self.legal() else None

    @property
    def investing(self) -> bool:
        """Return whether the takes of an investment are under way."""
        return self.view is not None and self.view.stage == p.INVESTING

    # Picking

    def targets(self) -> list[Target]:
        return self._listed

    def marker_of(self, place: Place) -> Target | None:
        """Return the marker that a pile stands for while one is chosen, else None."""
        kind, number = place
        return self.target(f"push-{p.COLORS[number]}") if kind == "pile" else None

    def pick(self, name: str) -> bool:
        """Pick a target; return whether it exists and isn't refused.

        If more must be chosen after it, the next step begins; otherwise the target stays picked.
        """
        target = self.target(name)
        if target is None or target.refused is not None:
            return False
        kind, number = target.place
        match self.way.step:
            case "partner":
                self._go(replace(self.way, step="want", partner=number))
            case "want":
                self._go(replace(self.way, step="give", want=number % 4))
            case "which":
                self._enter(self.way.marking, number // 4)
            case "take" | "discard" if kind == "chip":
                self._enter(number % 4, number // 4)
            case _:
                self.picked = name
        return True

    def play(self, marking: p.Marking) -> bool:
        """Begin to play a special chip; return whether one with this marking can be played."""
        colors = self._chips_of(marking)
        if not colors:
            return False
        if len(colors) == 1:
            self._enter(marking, colors[0])
        else:
            self._go(Way("which", marking))
        return True

    def _enter(self, marking: p.Marking, chip: p.Color) -> None:
        if marking == p.SPECULATIVE_MARKET:
            self._go(Way("market", marking, chip))
        elif marking == p.AGGRESSIVE_INVESTMENT:
            self._go(Way("invest", marking, chip))
        elif self.view is not None and self.view.seats == 1:
            self._go(Way("want", marking, chip, a.SUPPLY))
        else:
            self._go(Way("partner", marking, chip))

    def waive(self) -> bool:
        """Go to the step that plays the swap without a trade; return whether that is allowed
        here.
        """
        if not self.can_waive():
            return False
        self._go(Way("waive", p.STOCK_SWAP, self.way.chip))
        return True

    def discard(self) -> bool:
        """Turn discarding on or off; return whether that is possible here."""
        possible = self.way.step == "discard" or (self.way.step == "take" and self.discards())
        if possible:
            self._go(Way("take" if self.way.step == "discard" else "discard"))
        return bool(possible)

    def press(self, name: str) -> base.Pressed:
        """Discard, stop an investment, waive a trade or play a special chip."""
        if name == DISCARDING:
            return self._press_discard()
        if name == STOPPING:
            return base.Pressed(self.stop() is not None, self.stop())
        if name == WAIVING:
            return base.Pressed(self.waive())
        for marking in self.specials():
            if name == f"play-{a.marking_key(marking)}":
                refused = self.refused_special(marking)
                return base.Pressed(True, refused=None if self.play(marking) else refused)
        return super().press(name)

    def _press_discard(self) -> base.Pressed:
        """Turn discarding on or off; with only one pile left, discard from it at once."""
        discards = self.discards()
        if len(discards) == 1 and self.way.step == "take":
            return base.Pressed(True, discards[0])
        return base.Pressed(self.discard())

    def _go(self, way: Way) -> None:
        self.way = way
        self._listed = self._decision.targets(way) if self._decision is not None else []
        self.picked = self._listed[0].name if way.step in _ONLY_CHIP else None

    @property
    def _can_let_go(self) -> bool:
        may = self.way.step not in _ONLY_CHIP
        return may and self.picked is not None and len(self._listed) > 1

    @property
    def can_step_back(self) -> bool:
        return self._can_let_go or self.way.step not in ("take", "surrender")

    def back(self) -> bool:
        if not self.can_step_back:
            return False
        way = self.way
        if self._can_let_go:
            self.picked = None
            return True
        earlier = _BACK.get(way.step, "take")
        if earlier == "partner" and way.partner == a.SUPPLY:
            earlier = "take"
        if earlier == "take" and self.no_way_back():
            return False
        match earlier:
            case "want":
                self._go(replace(way, step="want", want=None))
            case "partner":
                self._go(Way("partner", p.STOCK_SWAP, way.chip))
            case _:
                self._go(Way())
        return True

    # The finished action

    def action(self) -> a.NyseAction | None:
        action = self._pointed_out()
        allowed = self._decision is not None and self._decision.allows(action)
        return action if allowed else None

    def _pointed_out(self) -> a.NyseAction | None:
        target = self.target(self.picked)
        return action_of(self.way, target.place[1]) if target is not None else None

    @property
    def steps(self) -> int:
        """The number of spaces that a marker moves in this step; 0 for a discard or a swap."""
        return {"market": 2, "discard": 0, "partner": 0, "want": 0, "give": 0}.get(self.way.step, 1)

    def forecast(self, name: str | None, facts: NyseFacts) -> p.Forecast | None:
        """Return how picking a target would move a marker; None if no marker moves."""
        if name is None or self.way.step not in ("take", "market"):
            return None
        target = self.target(name)
        if target is None or target.refused is not None:
            return None
        kind, color = target.place
        return facts.sectors[color].ahead[self.steps - 1] if kind != "chip" else None


def _decision(view: NyseView, *, concealed: bool) -> Decision:
    return Decision(view, view.legal, offers(view, concealed=concealed))
