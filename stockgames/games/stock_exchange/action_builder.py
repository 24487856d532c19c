"""Fills in the form by picking: what is held, what can be picked now, and why not.

See `engine.action_builder`. An unfinished form is kept for each seat and round, and saved as a
draft with the running game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from operator import is_not
from typing import Any, Final

from stockgames.engine import action_builder as base
from stockgames.engine.action_builder import Pressed, Target
from stockgames.engine.errors import RecordError
from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange import desk
from stockgames.games.stock_exchange.actions import Books, Submit
from stockgames.games.stock_exchange.desk import Place, place_name
from stockgames.games.stock_exchange.facts import Facts, facts_of
from stockgames.games.stock_exchange.form import Entries, Form, from_draft, to_draft
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, COMPANIES, PRODUCED
from stockgames.games.stock_exchange.refusals import Refused, refusal
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.games.stock_exchange.view import books as books_of

_MEETING: Final = {
    ("good", "goods"),
    ("goods", "good"),
    ("share", "stock"),
    ("stock", "share"),
    ("share", "swap"),
    ("swap", "share"),
}
"""Pairs of kinds of places: the held one, and one that can be picked next."""

SEAL, TAKE_BACK = "seal", "take-back"
"""The names of buttons."""


class ActionBuilder(base.CarryingBuilder[Place, Submit]):
    """One seat's form in one round, changed by picking places of the desk."""

    has_drafts = True
    view: StockExchangeView | None = None

    def __init__(self) -> None:
        self.form: Form | None = None
        self.in_hand: Place | None = None
        """The first pick of a step that takes two; see `desk.point`."""
        self._facts: Facts | None = None
        self._targets: tuple[Target[Place], ...] | None = None
        self._about: tuple[object, ...] = ()
        """The objects from which the cached facts and targets were made."""
        self._forms: dict[tuple[SeatId, int], Form] = {}
        """Unfinished forms by seat and round, including those of other people."""

    def renew(
        self,
        view: StockExchangeView,
        *,
        is_open: bool,
        draft: Mapping[str, Any] | None = None,
    ) -> None:
        """Show the form of the view's seat with all earlier entries.

        What is held stays in hand while the same form stays open, as when others seal theirs.
        `draft` is an unfinished form of this seat from an earlier session of the app.
        """
        held, last = self.in_hand if self.open and is_open else None, self.form
        self.view, self.open, self.in_hand = view, is_open, None
        if view.seat is None or view.audit is not None:
            self.form = None
            return
        key, books = (view.seat, view.round), books_of(view)
        if view.laid is not None and not is_open:
            self.form = Form.of(books, view.laid)
            return
        form = self._forms.get(key)
        is_new = form is None or form.books != books
        if form is None or is_new or (draft and form.entries == Entries() and not form.can_undo):
            form = _new_form(books, draft) if view.laid is None else Form.of(books, view.laid)
        self.form = self._forms[key] = form
        self.in_hand = held if form is last else None

    def set_form(self, action: Submit | None) -> None:
        """Fill in the form from an action, or empty it, while it can't be changed."""
        if self.view is not None and self.view.seat is not None and not self.open:
            books = books_of(self.view)
            self.form = Form(books) if action is None else Form.of(books, action)

    def fill(self, action: Submit) -> None:
        """Fill in the open form from an action, which can be undone."""
        if self.form is not None and self.open:
            self.form.fill(action)
            self.in_hand = None

    def draft(self) -> Mapping[str, Any] | None:
        """Return the current form, or None if it is empty."""
        if self.form is None or self.form.entries == Entries():
            return None
        return to_draft(self.form.entries)

    def close(self) -> None:
        self.open, self.in_hand = False, None

    def clear(self) -> None:
        """Hide everything private; unfinished forms are kept."""
        self.view = self.form = self.in_hand = self._facts = self._targets = None
        self._about = ()
        self.open = False

    def facts(self) -> Facts | None:
        """Return what the table shows now, or None before there is a view."""
        if self.view is None:
            return None
        entries = None if self.form is None else self.form.entries
        about = self.view, self.form, entries, self.open, self.in_hand
        if len(self._about) != len(about) or any(map(is_not, self._about, about)):
            awaited = frozenset(place for place in self._places() if self.awaits(place))
            self._about, self._targets = about, None
            self._facts = facts_of(
                self.view, self.form, is_open=self.open, in_hand=self.in_hand, awaited=awaited
            )
        return self._facts

    def shares(self) -> tuple[Place, ...]:
        """Return the shares in the fan, the seat's own company first."""
        return () if self.form is None else desk.shares(self.form)

    # Picking

    def targets(self) -> tuple[Target[Place], ...]:
        """Return the targets that can be picked now, in reading order."""
        self.facts()  # forgets targets of before
        if self._targets is None:
            self._targets = tuple(self._target(place) for place in self._places())
        return self._targets

    def _target(self, place: Place) -> Target[Place]:
        return Target(place_name(place), place, self._refused(place))

    def _places(self) -> list[Place]:
        form = self.form
        if form is None or not self.open:
            return []
        others = [seat for seat in COMPANIES if seat != form.books.seat]
        return [
            *(good for resource in ALL_RESOURCES for good in desk.goods(form, resource)),
            *(Place("goods", seat) for seat in others),
            *(Place("stock", seat) for seat in others),
            *(Place("slot", number) for number in range(PRODUCED)),
            *(Place("back", number) for number in range(len(form.entries.exchange))),
            Place("swap"),
            *desk.shares(form),
        ]

    def _refused(self, place: Place) -> Refused | None:
        return self._tried(lambda form: desk.point(form, self.in_hand, place))[1]

    def _tried(self, step: Callable[[Form], object]) -> tuple[Entries | None, Refused | None]:
        """Return the form's entries after a step, or why it is refused, without changing the
        form.
        """
        if self.form is None:
            return None, None
        trial = self.form.copy()
        try:
            step(trial)
        except Refused as refused:
            return None, refused
        return trial.entries, None

    def target(self, name: str | None) -> Target[Place] | None:
        places = self._places() if name else ()
        return next((self._target(place) for place in places if place_name(place) == name), None)

    def pick(self, name: str) -> bool:
        target = self.target(name)
        if self.form is None or target is None or target.refused is not None:
            return False
        self.in_hand = desk.point(self.form, self.in_hand, target.place)
        return True

    @property
    def picked(self) -> str | None:
        """The name of the target that is held, or None."""
        if self.in_hand is None:
            return None
        return next((place_name(place) for place in self._places() if self.holds(place)), None)

    def holds(self, place: Place) -> bool:
        """Return whether the thing at a place is held."""
        if self.form is None or self.in_hand is None:
            return False
        return self.in_hand == (desk.meant(self.form, place) if place.kind == "good" else place)

    def picks_up(self, place: Place) -> bool:
        """Return whether picking a place would hold its thing, while nothing else is held."""
        if self.form is None or self.in_hand is not None:
            return False
        try:
            return desk.point(self.form.copy(), None, place) is not None
        except Refused:
            return False

    def awaits(self, place: Place) -> bool:
        """Return whether picking a place would complete the step begun with the held thing."""
        met = self.in_hand is not None and (self.in_hand.kind, place.kind) in _MEETING
        return met and self._refused(place) is None

    @property
    def can_step_back(self) -> bool:
        """Return whether something is held."""
        return self.open and self.in_hand is not None

    def back(self) -> bool:
        """Let go of the held thing; return whether there was one."""
        was, self.in_hand = self.can_step_back, None
        return was

    # Dragging from place to place

    def can_carry(self, place: Place) -> bool:
        return self.form is not None and self.open and desk.can_carry(self.form, place)

    def thing_at(self, place: Place) -> Place | None:
        """Return the good or share that is dragged from a place, or None."""
        return None if self.form is None else desk.thing_at(self.form, place)

    def takes(self, source: Place, target: Place) -> bool:
        found = self._tried(lambda form: desk.carry(form, source, target))[0]
        return self.form is not None and found not in (None, self.form.entries)

    def not_carried(self, source: Place, target: Place) -> Refused | None:
        return self._tried(lambda form: desk.carry(form, source, target))[1]

    def carry(self, source: Place, target: Place) -> bool:
        if self.form is None or not self.open or self.not_carried(source, target) is not None:
            return False
        self.in_hand = None
        desk.carry(self.form, source, target)
        return True

    def meant_hole(self, seat: SeatId, near: Place | None) -> Place:
        """Return which of a seat's two pigeon-holes is meant; `near` is the place last looked
        at.
        """
        if self.form is None:
            return Place("goods", seat)
        return desk.meant_hole(self.form, seat, self.in_hand, near)

    # The form as a whole

    @property
    def can_undo(self) -> bool:
        """Return whether the form has a change to undo."""
        return self.open and self.form is not None and self.form.can_undo

    def undo(self) -> bool:
        """Undo the last change of the form; return whether there was one."""
        if self.form is None or not self.can_undo:
            return False
        self.form.undo()
        self.in_hand = None
        return True

    def action(self) -> Submit | None:
        """Return the submission in the form, or None while it is incomplete or invalid."""
        if self.form is None or not self.open or self.unsealed() is not None:
            return None
        return self.form.submission()

    def press(self, name: str) -> Pressed:
        """Seal the envelope, or undo the last change."""
        if name == TAKE_BACK:
            return Pressed(self.undo())
        if name != SEAL or not self.open:
            return super().press(name)
        return Pressed(True, self.action(), self.unsealed())

    def unsealed(self) -> Refused | None:
        """Return why the envelope can't be sealed yet, or None if it can."""
        return None if self.form is None else refusal(self.form.books, self.form.laid())


def _new_form(books: Books, draft: Mapping[str, Any] | None) -> Form:
    """Return the form from a draft; an empty one if there is none, or none that fits."""
    if draft is not None:
        with suppress(RecordError):
            return from_draft(books, draft)
    return Form(books)
