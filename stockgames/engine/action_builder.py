"""Builds an action step by step from what a person points at on the table.

Each game has its own builder in `games/GAME/action_builder.py`. The UI only passes on which target
was pointed at; it knows no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from stockgames.engine.errors import Refused
from stockgames.engine.state import Action, SeatId, View

_STEPS: Final = 4
"""The largest number of picks for an action."""
_ANY_ORDER: Final = 3
"""From this number of picks on, their order is assumed not to matter."""
_TRIES: Final = 1500
"""The largest number of picks tried in a search."""

CONFIRM: Final = "confirm"
"""The name of the button that plays the chosen action."""
BACK: Final = "step-back"
"""The name of the button that undoes the last step."""
PICK: Final = "pick-"
"""The name prefix of buttons that do the same as a target, whose name follows."""

P_co = TypeVar("P_co", bound=Hashable, covariant=True)
"""The game's type of places on its table."""


@dataclass(frozen=True, slots=True)
class Target(Generic[P_co]):
    """Something on the table that can be pointed at now."""

    name: str
    """The name used by tests, keys and UI objects: `take-blue`."""
    place: P_co
    refused: Refused | None = None
    """Why this target can't be picked, or None."""


T = TypeVar("T", bound=Target[Hashable])


def named(targets: Iterable[T], name: str | None) -> T | None:
    """Return the target with this name, or None."""
    return next((target for target in targets if target.name == name), None)


T_co = TypeVar("T_co", bound=Target[Hashable], covariant=True)
"""The game's type of targets."""
A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)


class Pressed(NamedTuple):
    """What a button did."""

    happened: bool
    """Whether there was such a button."""
    action: Action | None = None
    """The action to play now."""
    refused: Refused | None = None
    """Why the button could do nothing."""
    seat: SeatId | None = None
    """Who plays the action; None for the seat that is asked."""
    mutes: bool = False
    """Whether bots make no more offers this turn."""
    then: tuple[Action, ...] = ()
    """The actions that are to follow, as long as each is legal; further offers follow an offer
    as long as each is declined.
    """


NOT_PRESSED: Final = Pressed(happened=False)


class ActionBuilder(Generic[T_co, A_co]):
    """Collects picked targets until they make a complete action; never plays the action.

    Each game derives its own, with a method `renew` that starts again from a new position.
    """

    view: View | None = None
    """The view to choose from, or None before there is one."""
    open = False
    """Whether a decision is due from the view's seat now."""
    has_drafts: ClassVar[bool] = False
    """Whether an unfinished choice is worth saving; `draft` returns it."""
    shows_both_sides = False
    """Whether what a switch would separate is offered together, as where it has no place."""

    @property
    def picked(self) -> str | None:
        """The name of the picked target; None once the next step of the choice begins."""
        raise NotImplementedError

    def close(self) -> None:
        """Offer no more targets, because the action has been submitted."""
        raise NotImplementedError

    def targets(self) -> Sequence[T_co]:
        """Return the targets that can be picked now, in the order of the arrow keys."""
        raise NotImplementedError

    def target(self, name: str | None) -> T_co | None:
        """Return the target with this name, or None."""
        return named(self.targets(), name)

    def pick(self, name: str) -> bool:
        """Pick a target; return whether it exists and isn't refused."""
        raise NotImplementedError

    @property
    def can_step_back(self) -> bool:
        """Return whether `back` would undo a step."""
        raise NotImplementedError

    def back(self) -> bool:
        """Undo the last step; return whether there was one."""
        raise NotImplementedError

    def action(self) -> A_co | None:
        """Return the action built so far, or None while it is incomplete."""
        raise NotImplementedError

    def press(self, name: str) -> Pressed:
        """Do what a button of the game's panel does: confirm, step back, or pick a target."""
        if not self.open:
            return NOT_PRESSED
        if name == CONFIRM:
            action = self.action()
            return Pressed(action is not None, action)
        if name == BACK:
            return Pressed(self.back())
        target = self.target(name.removeprefix(PICK))
        if target is None:
            return NOT_PRESSED
        if target.refused:
            return Pressed(True, refused=target.refused)
        return Pressed(self.pick(target.name))

    # What only some games have

    @property
    def says_all(self) -> bool:
        """Whether something is picked on which stands all that its action will do."""
        return False

    @property
    def makes_deal(self) -> bool:
        """Whether an offer is being prepared, in turn or out of it."""
        return False

    def known_choices(self) -> Sequence[A_co]:
        """Return the secret choices of the view's seat, if everybody knows what there is to choose;
        what is picked then shows until it is sent.
        """
        return ()

    def draft(self) -> Mapping[str, Any] | None:
        """Return the unfinished choice as JSON values, or None if nothing has been chosen."""
        return None

    def sort_for(self, viewer: SeatId | None, order: str) -> None:
        """Sort the hand as a new viewer prefers (see `Tastes.hand_order`); call before `renew`."""


V = TypeVar("V", bound=View)
P = TypeVar("P", bound=Hashable)


class OnePick(ActionBuilder[Target[P], Action], Generic[V, P]):
    """The action builder of a game in which each action is a single pick.

    A game's own says what can be picked, and what a pick does.
    """

    view: V | None = None
    picked: str | None = None

    def renew(self, view: V, *, is_open: bool) -> None:
        """Start again in a new position."""
        self.view, self.open, self.picked = view, is_open, None

    def close(self) -> None:
        self.open, self.picked = False, None

    def targets(self) -> tuple[Target[P], ...]:
        return tuple(self.offered(self.view)) if self.open and self.view is not None else ()

    def pick(self, name: str) -> bool:
        target = self.target(name)
        if target is None or target.refused is not None:
            return False
        self.picked = name
        return True

    @property
    def can_step_back(self) -> bool:
        return self.picked is not None

    def back(self) -> bool:
        picked, self.picked = self.picked, None
        return picked is not None

    def action(self) -> Action | None:
        target = self.target(self.picked)
        return None if target is None else self.made(target.place)

    # For subclasses

    def offered(self, view: V) -> Iterable[Target[P]]:
        """Return what can be picked in a view, or why it can't, in the order of the arrow keys."""
        raise NotImplementedError

    def made(self, place: P) -> Action:
        """Return the action of picking a place."""
        raise NotImplementedError


class CarryingBuilder(ActionBuilder[Target[P], A_co]):
    """An action builder in which things can also be dragged from one place to another."""

    def can_carry(self, place: P) -> bool:
        """Return whether a place has something that can be dragged elsewhere."""
        raise NotImplementedError

    def takes(self, source: P, target: P) -> bool:
        """Return whether dragging the thing at the source to the target would change anything."""
        raise NotImplementedError

    def not_carried(self, source: P, target: P) -> Refused | None:
        """Return why the thing at the source can't be dragged to the target, or None if it can."""
        raise NotImplementedError

    def carry(self, source: P, target: P) -> bool:
        """Move the thing at the source to the target; return whether that is allowed."""
        raise NotImplementedError


def way_to(choosing: ActionBuilder[T, A], action: A, start: Callable[[], object]) -> tuple[T, ...]:
    """Return a short sequence of targets that builds the action, and leave them picked.

    `start` resets the builder. If no sequence builds the action, return () and reset the builder.
    """
    search = _Search(choosing, action, start)
    for steps in range(1, _STEPS + 1):
        search.keeps_order = steps < _ANY_ORDER
        way = search.go((), steps, frozenset())
        if way:
            return way
    start()
    return ()


class _Search(Generic[T, A]):
    """Searches for a sequence of targets by trial."""

    def __init__(
        self, choosing: ActionBuilder[T, A], action: A, start: Callable[[], object]
    ) -> None:
        self._choosing, self._action, self._start = choosing, action, start
        self.keeps_order = True
        self._left = _TRIES

    def go(self, way: tuple[T, ...], steps: int, tried: frozenset[str]) -> tuple[T, ...]:
        """Return a sequence that starts with `way` and builds the action, or ()."""
        self._start()
        for target in way:
            self._choosing.pick(target.name)
        if way and self._choosing.action() == self._action:
            return way
        for target in self._choosing.targets() if steps else ():
            if target.refused is not None or target.name in tried or self._left <= 0:
                continue
            self._left -= 1
            beside = tried if self.keeps_order else tried | {target.name}
            found = self.go((*way, target), steps - 1, beside)
            if found:
                return found
            tried = beside
        return ()
