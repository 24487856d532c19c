"""The ways to an action of NYSE: the steps, what can be pointed at in each, and where it ends.

`choosing` keeps the step a person has reached. Everything that can be pointed at comes from the
legal actions and the swaps that may be asked for (N5).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stockgames.engine import choosing
from stockgames.games.nyse.actions import (
    DISCARD,
    SUPPLY,
    TAKE,
    WAIVE,
    AggressiveInvestment,
    Chip,
    NyseAction,
    SpeculativeMarket,
    StockSwap,
    Surrender,
    Waive,
)
from stockgames.games.nyse.codes import Refused
from stockgames.games.nyse.names import color_key, kind_key, marking_key
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    ALL_COLORS,
    OUT,
    PLAIN,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    Color,
    Marking,
)
from stockgames.games.nyse.refusals import closed_pile
from stockgames.games.nyse.view import NyseView

Place: TypeAlias = tuple[Literal["pile", "marker", "seat", "column", "chip"], int]
"""A thing on the table and its number: colour, seat, `seat * 4 + colour`, or kind of chip."""
Target: TypeAlias = choosing.Target[Place]

Step: TypeAlias = Literal[
    "take", "discard", "which", "market", "invest", "partner", "want", "give", "waive", "surrender"
]
SPECIALS: Final = (SPECULATIVE_MARKET, AGGRESSIVE_INVESTMENT, STOCK_SWAP)
_PLAYS: Final = {
    SPECULATIVE_MARKET: SpeculativeMarket,
    AGGRESSIVE_INVESTMENT: AggressiveInvestment,
    STOCK_SWAP: StockSwap | Waive,
}


@dataclass(frozen=True, slots=True)
class Way:
    """The step a person has reached, with what was chosen in the steps before it."""

    step: Step = "take"
    marking: Marking = PLAIN
    """The kind of special that is being played."""
    chip: Color | None = None
    """The colour of that special chip."""
    partner: int | None = None
    want: Color | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What one seat knows and may do now."""

    view: NyseView
    legal: tuple[NyseAction, ...]
    offers: tuple[StockSwap, ...]
    """The swaps it may propose; with concealed hands each is a question to the partner (N5)."""

    def chips_of(self, marking: Marking) -> list[Color]:
        """Return the colours in which the special can be played now."""
        return sorted({a.chip for a in self.legal if isinstance(a, _PLAYS[marking])})

    def allows(self, action: NyseAction | None) -> bool:
        """Tell whether an action may be played, or a swap proposed."""
        return action in self.legal or action in self.offers

    # What can be pointed at

    def targets(self, way: Way) -> list[Target]:
        """Return what can be pointed at in this step, in the order of the arrow keys."""
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
        """Return the piles to take from or to discard from."""
        verb, actions = ("discard", DISCARD) if way.step == "discard" else ("take", TAKE)
        return [
            _target(
                f"{verb}-{color_key(color)}",
                ("pile", color),
                None if actions[color] in self.legal else closed_pile(self.view.piles[color]),
            )
            for color in ALL_COLORS
        ]

    def _played(self, way: Way) -> list[Target]:
        """Return the special chip that is being played, where nothing else is to be chosen."""
        chips = self._special_chips((way.marking,))
        return [target for target in chips if target.place[1] >> 2 == way.chip]

    def _later(self) -> list[Target]:
        """Return the piles, each refused: the chip of the investment must be played first (N4)."""
        why = Refused("the-special-is-played-first", "N4")
        return [_target(f"take-{color_key(color)}", ("pile", color), why) for color in ALL_COLORS]

    def _special_chips(self, markings: Iterable[Marking]) -> list[Target]:
        playable = {marking: self.chips_of(marking) for marking in markings}
        kinds = [(color, marking) for color in ALL_COLORS for marking in playable]
        return [
            _target(f"play-{kind_key(color * 4 + marking)}", ("chip", color * 4 + marking))
            for color, marking in kinds
            if color in playable[marking]
        ]

    def _markers(self) -> list[Target]:
        return [
            _target(
                f"push-{color_key(color)}",
                ("marker", color),
                Refused("that-marker-has-crashed", "N3") if where == OUT else None,
            )
            for color, where in enumerate(self.view.markers)
        ]

    def _swaps(self, way: Way) -> list[StockSwap]:
        """Return the swaps that fit what has been chosen so far."""
        return [
            action
            for action in self.offers
            if way.chip in (None, action.chip)
            and way.partner in (None, action.partner)
            and way.want in (None, action.want)
        ]

    def _partners(self, way: Way) -> list[Target]:
        view = self.view
        if view.seat is None:  # the hand is hidden, and with it what there is to give
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
        if way.partner == SUPPLY:
            why = Refused("pile-is-empty", "N10")
        return [
            _target(
                f"want-{color_key(color)}",
                ("pile", color) if way.partner == SUPPLY else ("column", way.partner * 4 + color),
                None if color in possible else why,
            )
            for color in ALL_COLORS
        ]

    def _gives(self, way: Way) -> list[Target]:
        kinds = sorted({action.give.kind for action in self._swaps(way)})
        return [_target(f"give-{kind_key(kind)}", ("chip", kind)) for kind in kinds]

    def _surrenders(self) -> list[Target]:
        swap = self.view.swap
        markings = [action.marking for action in self.legal if isinstance(action, Surrender)]
        return [
            _target(f"surrender-{marking_key(marking)}", ("chip", swap.want * 4 + marking))
            for marking in markings
            if swap is not None
        ]


def action_of(way: Way, number: int) -> NyseAction | None:
    """Return the action that a way leads to when the thing of that number is pointed at.

    `number` is that of the thing's `Place`. None in a step that leads to another step.
    """
    match way:
        case Way("take"):
            return TAKE[number]
        case Way("discard"):
            return DISCARD[number]
        case Way("surrender"):
            return Surrender(number & 3)
        case Way("invest", chip=int(chip)):
            return AggressiveInvestment(chip)
        case Way("waive", chip=int(chip)):
            return WAIVE[chip]
        case Way("market", chip=int(chip)):
            return SpeculativeMarket(chip, number)
        case Way("give", chip=int(chip), partner=int(partner), want=int(want)):
            return StockSwap(chip, partner, want, Chip(*divmod(number, 4)))
        case _:
            return None


def _target(name: str, place: Place, refused: Refused | None = None) -> Target:
    return choosing.Target(name, place, refused)
