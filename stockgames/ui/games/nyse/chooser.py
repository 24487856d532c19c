"""The way to an action: what has been pointed at so far, and what can be pointed at next.

No widget and no rule lives here: everything offered comes from `view.legal`, or is a question that
the rules let one ask (N5).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from stockgames.games.nyse.actions import (
    DISCARD,
    STOP,
    SUPPLY,
    TAKE,
    WAIVE,
    AggressiveInvestment,
    Chip,
    Discard,
    NyseAction,
    SpeculativeMarket,
    StockSwap,
    Stop,
    Surrender,
    Take,
    Waive,
)
from stockgames.games.nyse.codes import Refused
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    ALL_COLORS,
    OUT,
    PLAIN,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    Color,
    Kind,
    Marking,
)
from stockgames.games.nyse.questions import offers
from stockgames.games.nyse.state import INVESTING, SURRENDERING, TURN
from stockgames.games.nyse.view import NyseView
from stockgames.ui.games.nyse.terms import color_key, marking_key

Place: TypeAlias = tuple[Literal["pile", "marker", "seat", "column", "chip"], int]
"""A thing on the table and its number: colour, seat, `seat * 4 + colour`, or kind of chip."""

Step: TypeAlias = Literal[
    "take", "discard", "which", "market", "invest", "partner", "want", "give", "waive", "surrender"
]
SPECIALS: Final = (SPECULATIVE_MARKET, AGGRESSIVE_INVESTMENT, STOCK_SWAP)
_BACK: Final[dict[Step, Step]] = {"give": "want", "want": "partner", "waive": "partner"}


@dataclass(frozen=True, slots=True)
class Target:
    """Something on the table that can be pointed at now."""

    name: str
    place: Place
    refused: Refused | None = None
    """Why pointing at it leads nowhere."""


@dataclass(frozen=True, slots=True)
class Way:
    """How far somebody has come."""

    step: Step = "take"
    marking: Marking = PLAIN
    """The kind of special that is being played."""
    chip: Color | None = None
    """Its colour."""
    partner: int | None = None
    want: Color | None = None


class Chooser:
    """Follows pointing, step by step, until an action is named."""

    def __init__(self) -> None:
        self.view: NyseView | None = None
        self.way = Way()
        self.picked: str | None = None
        self.open = False
        """Whether a person at the screen decides now."""
        self.concealed = False
        """Whether hands are concealed (N7)."""
        self._offers: tuple[StockSwap, ...] = ()
        self._again: Color | None = None
        """The stack from which somebody alone has just discarded, and may go on to."""

    def renew(self, view: NyseView, *, is_open: bool) -> None:
        """Start again from a new position; keep the way if nothing that matters changed."""
        same = self.view == view and self.open == is_open
        self.view, self.open = view, is_open
        self._offers = offers(view, concealed=self.concealed) if is_open else ()
        if not same:
            self._start()

    def close(self) -> None:
        """Offer nothing more: the action is on its way."""
        if self.open:
            self._again = self._discarded()
        self.open = False
        self.picked = None
        self._offers = ()

    def _start(self) -> None:
        view = self.view
        surrendering = view is not None and view.stage == SURRENDERING
        self.way = self._first_way()
        self.picked = None
        if self.open:
            self._go_on_discarding()
        if surrendering and self.open:
            names = [target.name for target in self.targets() if target.refused is None]
            self.picked = names[0] if len(names) == 1 else None

    def _discarded(self) -> Color | None:
        target = self.target(self.picked) if self.way.step == "discard" else None
        alone = self.view is not None and self.view.seats == 1
        return target.place[1] if alone and target is not None else None

    def _go_on_discarding(self) -> None:
        """Point at the same stack again: alone, the last discards come one after the other."""
        color, self._again = self._again, None
        if color is not None and DISCARD[color] in self.legal():
            self._go(Way("discard"))
            self.pick(f"discard-{color_key(color)}")

    def _first_way(self) -> Way:
        view = self.view
        if view is not None and view.stage == SURRENDERING:
            return Way("surrender")
        if view is not None and view.bound is not None and self.open:
            return Way("partner", STOCK_SWAP, view.bound)
        return Way()

    # What the position allows

    def legal(self) -> tuple[NyseAction, ...]:
        """Return what may be done now; nothing while nobody at the screen is asked."""
        return self.view.legal if self.view is not None and self.open else ()

    def specials(self) -> list[Marking]:
        """Return the special markings in the hand, each once."""
        view = self.view
        if view is None or not self.open or view.stage != TURN:
            return []
        return [m for m in SPECIALS if any(view.hand[color * 4 + m] for color in ALL_COLORS)]

    def chips_of(self, marking: Marking) -> list[Color]:
        """Return the colours in which the special can be played now."""
        found = {_special(action) for action in self.legal()}
        return sorted(color for color, kind in found if kind == marking)

    def refused_special(self, marking: Marking) -> Refused | None:
        """Return why a special chip in the hand cannot be played now."""
        if self.chips_of(marking):
            return None
        if marking == SPECULATIVE_MARKET:
            return Refused("no-marker-stands", "N3")
        return Refused("no-trade-can-follow", "N9")

    def can_discard(self) -> bool:
        """Tell whether discarding from the supply is allowed now."""
        return any(type(action) is Discard for action in self.legal())

    def only_discard(self) -> Discard | None:
        """Return the discard from the supply, where one stack alone is left."""
        found = [action for action in self.legal() if isinstance(action, Discard)]
        return found[0] if len(found) == 1 else None

    @property
    def is_bound(self) -> bool:
        """Whether a question was answered, so that there is no way back from the swap (N5)."""
        return self.open and self.view is not None and self.view.bound is not None

    def can_waive(self) -> bool:
        """Tell whether the swap may be waived from here."""
        chip = self.way.chip
        return self.way.step == "partner" and chip is not None and WAIVE[chip] in self.legal()

    def can_stop(self) -> bool:
        """Tell whether an investment may end now."""
        return STOP in self.legal()

    def must_use_special(self) -> bool:
        """Tell whether alone a special chip must be used first (N9)."""
        view = self.view
        return (
            self.open
            and view is not None
            and view.seats == 1
            and view.stage == TURN
            and bool(self.legal())
            and not any(type(action) is Take for action in self.legal())
        )

    # Pointing

    def targets(self) -> list[Target]:
        """Return what can be pointed at now, in the order of the arrow keys."""
        if self.view is None or not self.open:
            return []
        match self.way.step:
            case "take" | "discard":
                return [*self._piles(), *self._special_chips(SPECIALS)]
            case "waive":
                return []
            case "invest":
                later = Refused("the-special-is-played-first", "N4")
                return [replace(pile, refused=later) for pile in self._piles()]
            case "which":
                return self._special_chips((self.way.marking,))
            case "market":
                return self._markers()
            case "partner":
                return self._partners()
            case "want":
                return self._wants()
            case "give":
                return self._gives()
            case "surrender":
                return self._surrenders()

    def _piles(self) -> list[Target]:
        """Return the piles to take from or to discard from."""
        discarding = self.way.step == "discard"
        verb, actions = ("discard", DISCARD) if discarding else ("take", TAKE)
        return [
            Target(
                f"{verb}-{color_key(color)}",
                ("pile", color),
                None if actions[color] in self.legal() else self._refused_pile(color),
            )
            for color in ALL_COLORS
        ]

    def _refused_pile(self, color: Color) -> Refused:
        assert self.view is not None
        if not self.view.piles[color]:
            return Refused("pile-is-empty")
        return Refused("a-special-chip-must-be-used", "N9")

    def _special_chips(self, markings: Iterable[Marking]) -> list[Target]:
        found = []
        for color in ALL_COLORS:
            for marking in markings:
                if color in self.chips_of(marking):
                    name = f"play-{color_key(color)}-{marking_key(marking)}"
                    found.append(Target(name, ("chip", color * 4 + marking)))
        return found

    def _markers(self) -> list[Target]:
        assert self.view is not None
        return [
            Target(
                f"push-{color_key(color)}",
                ("marker", color),
                Refused("that-marker-has-crashed", "N3")
                if self.view.markers[color] == OUT
                else None,
            )
            for color in ALL_COLORS
        ]

    def _swaps(self) -> list[StockSwap]:
        """Return the swaps that go on from what has been chosen."""
        way = self.way
        return [
            action
            for action in self._offers
            if way.chip in (None, action.chip)
            and way.partner in (None, action.partner)
            and way.want in (None, action.want)
        ]

    def _partners(self) -> list[Target]:
        view = self.view
        assert view is not None
        if view.seat is None:  # the hand is hidden, and with it what there is to give
            return []
        possible = {action.partner for action in self._swaps()}
        others = [(view.active + i) % view.seats for i in range(1, view.seats)]
        why = Refused("the-partner-holds-no-chip", "N5")
        if self.chip_alone():
            why = Refused("the-chip-to-give-is-not-in-hand", "N5")
        return [
            Target(f"seat-{seat}", ("seat", seat), None if seat in possible else why)
            for seat in others
        ]

    def chip_alone(self) -> bool:
        """Tell whether the special chip is the only one in the hand."""
        return self.view is not None and sum(self.view.hand) == 1

    def _wants(self) -> list[Target]:
        way, view = self.way, self.view
        assert view is not None
        assert way.partner is not None
        possible = {action.want for action in self._swaps()}
        if way.partner == SUPPLY:
            return [
                Target(
                    f"want-{color_key(color)}",
                    ("pile", color),
                    None if color in possible else Refused("pile-is-empty", "N10"),
                )
                for color in ALL_COLORS
            ]
        lacks = Refused("the-partner-holds-no-such-color", "N5")
        return [
            Target(
                f"want-{color_key(color)}",
                ("column", way.partner * 4 + color),
                None if color in possible else lacks,
            )
            for color in ALL_COLORS
        ]

    def _gives(self) -> list[Target]:
        kinds = sorted({action.give.kind for action in self._swaps()})
        return [Target(_chip_name("give", kind), ("chip", kind)) for kind in kinds]

    def _surrenders(self) -> list[Target]:
        view = self.view
        if view is None or view.swap is None:
            return []
        return [
            Target(f"surrender-{marking_key(a.marking)}", ("chip", view.swap.want * 4 + a.marking))
            for a in self.legal()
            if isinstance(a, Surrender)
        ]

    def target(self, name: str | None) -> Target | None:
        """Return the target of a name."""
        return next((target for target in self.targets() if target.name == name), None)

    def pick(self, name: str) -> bool:
        """Point at a target; tell whether it was there and open. Steps that name no chip go on."""
        target = self.target(name)
        if target is None or target.refused is not None:
            return False
        _, number = target.place
        match self.way.step:
            case "partner":
                self._go(replace(self.way, step="want", partner=number))
            case "want":
                self._go(replace(self.way, step="give", want=number % 4))
            case "which":
                self._enter(self.way.marking, number // 4)
            case "take" | "discard" if target.place[0] == "chip":
                self._enter(number % 4, number // 4)
            case _:
                self.picked = name
        return True

    def play(self, marking: Marking) -> bool:
        """Begin to play a special chip; tell whether there is one that can be played."""
        colors = self.chips_of(marking)
        if not colors:
            return False
        if len(colors) == 1:
            self._enter(marking, colors[0])
        else:
            self._go(Way("which", marking))
        return True

    def _enter(self, marking: Marking, chip: Color) -> None:
        if marking == SPECULATIVE_MARKET:
            self._go(Way("market", marking, chip))
        elif marking == AGGRESSIVE_INVESTMENT:
            self._go(Way("invest", marking, chip))
        elif self.view is not None and self.view.seats == 1:
            self._go(Way("want", marking, chip, SUPPLY))
        else:
            self._go(Way("partner", marking, chip))

    def waive(self) -> bool:
        """Think of playing the swap without a trade; tell whether that is allowed here."""
        if not self.can_waive():
            return False
        self._go(Way("waive", STOCK_SWAP, self.way.chip))
        return True

    def discard(self) -> None:
        """Turn discarding on or off."""
        discarding = self.way.step == "discard"
        self._go(Way("take" if discarding or not self.can_discard() else "discard"))

    def _go(self, way: Way) -> None:
        self.way = way
        self.picked = None

    @property
    def _can_let_go(self) -> bool:
        return self.picked is not None and len(self.targets()) > 1

    @property
    def can_step_back(self) -> bool:
        """Whether there is a step to take back."""
        return self._can_let_go or self.way.step not in ("take", "surrender")

    def back(self) -> bool:
        """Take the last step back; tell whether there was one."""
        if not self.can_step_back:
            return False
        way = self.way
        if self._can_let_go:
            self.picked = None
            return True
        earlier = _BACK.get(way.step, "take")
        if earlier == "partner" and way.partner == SUPPLY:
            earlier = "take"
        if earlier == "take" and self.is_bound:
            return False
        match earlier:
            case "want":
                self._go(replace(way, step="want", want=None))
            case "partner":
                self._go(Way("partner", STOCK_SWAP, way.chip))
            case _:
                self._go(Way())
        return True

    # The end of the way

    def action(self) -> NyseAction | None:
        """Return the action that everything pointed at so far names; None before the end."""
        way = self.way
        if way.step == "invest" and way.chip is not None:
            return self._offered(AggressiveInvestment(way.chip))
        if way.step == "waive" and way.chip is not None:
            return self._offered(WAIVE[way.chip])
        target = self.target(self.picked)
        if target is None:
            return None
        return self._offered(self._named(way, target.place[1]))

    def _named(self, way: Way, number: int) -> NyseAction | None:
        match way.step:
            case "take":
                return TAKE[number]
            case "discard":
                return DISCARD[number]
            case "surrender":
                return Surrender(number % 4)
            case "market" if way.chip is not None:
                return SpeculativeMarket(way.chip, number)
            case "give" if None not in (way.chip, way.partner, way.want):
                assert way.chip is not None
                assert way.partner is not None
                assert way.want is not None
                return StockSwap(way.chip, way.partner, way.want, Chip(*divmod(number, 4)))
            case _:
                return None

    def _offered(self, action: NyseAction | None) -> NyseAction | None:
        return action if action in self.legal() or action in self._offers else None

    def stop(self) -> Stop | None:
        """Return the action that ends an investment, if it may end."""
        return STOP if self.can_stop() else None

    def moves_marker(self, name: str | None) -> tuple[Color, int] | None:
        """Return the marker and the steps it would go if the target were chosen."""
        target = self.target(name)
        if target is None or target.refused is not None:
            return None
        kind, number = target.place
        if kind == "pile" and self.way.step == "take":
            return number, 1
        if kind == "marker":
            return number, 2
        return None

    @property
    def investing(self) -> bool:
        """Whether the takes of an investment are running."""
        return self.view is not None and self.view.stage == INVESTING


def _special(action: NyseAction) -> tuple[Color, Marking]:
    match action:
        case SpeculativeMarket(chip=chip):
            return chip, SPECULATIVE_MARKET
        case AggressiveInvestment(chip):
            return chip, AGGRESSIVE_INVESTMENT
        case StockSwap(chip=chip) | Waive(chip):
            return chip, STOCK_SWAP
        case _:
            return -1, PLAIN


def _chip_name(verb: str, kind: Kind) -> str:
    return f"{verb}-{color_key(kind >> 2)}-{marking_key(kind & 3)}"
