"""Who knows what of earlier moves, and of chips in other hands (N7).

Knowledge of chips comes only from swaps: each side knows the chip it gave, and who holds it. A fact
is an observer, a holder and the kind of one chip. When a chip of a colour leaves the holder unseen,
it may have been any that an observer knew: one chip of each kind is forgotten. If all that the
holder had of that colour was known and alike, the observer also knows where the chip went.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, assert_never

from stockgames.engine.state import SeatId
from stockgames.games.nyse import actions as a
from stockgames.games.nyse.parts import Color, Kind

Fact: TypeAlias = tuple[SeatId, SeatId, Kind]
"""(observer, holder, kind of chip)."""

Knowledge: TypeAlias = tuple[Fact, ...]
"""Facts in ascending order; one that holds for two chips is listed twice."""

NOTHING: Final[Knowledge] = ()


def known_to(knowledge: Knowledge, observer: SeatId) -> tuple[tuple[SeatId, Kind], ...]:
    """Return what one seat knows as (holder, kind), ascending."""
    return tuple((holder, kind) for seat, holder, kind in knowledge if seat == observer)


def after_play(knowledge: Knowledge, holder: SeatId, kind: Kind) -> Knowledge:
    """Return the knowledge after a chip was shown and left the holder's hand."""
    facts: list[Fact] = []
    last: SeatId | None = None
    for fact in knowledge:
        if fact[1] == holder and fact[2] == kind and fact[0] != last:
            last = fact[0]  # one such chip fewer is known
        else:
            facts.append(fact)
    return tuple(facts)


def after_swap(
    knowledge: Knowledge,
    hands: list[int],
    seat: SeatId,
    given: Kind,
    partner: SeatId,
    wanted: Kind,
) -> Knowledge:
    """Return the knowledge after a trade; `hands` are those before it."""
    facts = [*knowledge, (seat, partner, given), (partner, seat, wanted)]
    for known in ((partner, seat, given), (seat, partner, wanted)):
        if known in knowledge:
            facts.remove(known)
    watching: set[SeatId] = set()
    for observer, holder, kind in knowledge:
        if observer not in (seat, partner) and (
            (holder == seat and kind >> 2 == given >> 2)
            or (holder == partner and kind >> 2 == wanted >> 2)
        ):
            watching.add(observer)
    for observer in watching:
        seen = _unseen(facts, hands, observer, seat, given, partner)
        facts += [*seen, *_unseen(facts, hands, observer, partner, wanted, seat)]
    facts.sort()
    return tuple(facts)


def _unseen(
    facts: list[Fact],
    hands: list[int],
    observer: SeatId,
    source: SeatId,
    kind: Kind,
    target: SeatId,
) -> Iterable[Fact]:
    color = kind >> 2
    known = [f for f in facts if f[:2] == (observer, source) and f[2] >> 2 == color]
    first = source * 16 + color * 4
    kinds = set(known)
    for fact in kinds:
        facts.remove(fact)
    all_alike = len(kinds) == 1 and len(known) == sum(hands[first : first + 4])
    return [(observer, target, kind)] if all_alike else []


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A move as everybody saw it: of a chip that changes hands, only the colour (N7)."""

    seat: SeatId
    kind: str
    """The kind of action, as named in records (`do`)."""
    color: Color | None = None
    """The colour of the chip taken, discarded or played."""
    marker: Color | None = None
    """The marker that a speculative market moved."""
    partner: SeatId | None = None
    """The seat that was asked for a swap; -1 for the supply (N10)."""
    want: Color | None = None
    give: Color | None = None


@dataclass(frozen=True, slots=True)
class Before:
    """The public moves before the first one that a state has made itself."""

    moves: tuple[SeenMove, ...]


Past: TypeAlias = "tuple[SeatId, a.NyseAction, Past] | Before"
"""(seat, move, earlier moves): a linked list that playouts share."""
BEGINNING: Final = Before(())
_SILENT: Final = (a.Surrender, a.ShuffleIn)


def seen(past: Past) -> tuple[SeenMove, ...]:
    """Return the public moves in order, without partners' answers and shuffles."""
    found: list[SeenMove] = []
    while not isinstance(past, Before):
        seat, action, past = past
        if not isinstance(action, _SILENT):
            found.append(_seen(seat, action))
    return (*past.moves, *reversed(found))


@cache
def _seen(
    seat: SeatId,
    action: a.Take
    | a.Discard
    | a.SpeculativeMarket
    | a.AggressiveInvestment
    | a.StockSwap
    | a.Waive
    | a.Stop,
) -> SeenMove:
    match action:
        case a.Take(color) | a.Discard(color):
            return SeenMove(seat, action.do, color)
        case a.SpeculativeMarket(chip, marker):
            return SeenMove(seat, action.do, chip, marker)
        case a.StockSwap(chip, partner, want, give):
            return SeenMove(seat, action.do, chip, None, partner, want, give.color)
        case a.AggressiveInvestment(chip) | a.Waive(chip):
            return SeenMove(seat, action.do, chip)
        case a.Stop():
            return SeenMove(seat, action.do)
        case _:
            assert_never(action)
