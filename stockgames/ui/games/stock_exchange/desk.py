"""The form on the desk: what has been picked up, and what pointing at a place does to the draft.

No widget and no rule lives here: the draft says what can be chosen, and refuses the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from stockgames.engine.errors import RecordError
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange import draft_file
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.books import Books
from stockgames.games.stock_exchange.codes import Refused
from stockgames.games.stock_exchange.drafts import Draft, Sheet
from stockgames.games.stock_exchange.knowledge import books as books_of
from stockgames.games.stock_exchange.parts import (
    COAL,
    COMPANIES,
    DIAMOND,
    Resource,
)
from stockgames.games.stock_exchange.refusals import wrong_number
from stockgames.games.stock_exchange.view import StockExchangeView

Kind = Literal["good", "share", "slot", "goods", "stock", "swap", "back"]


@dataclass(frozen=True, slots=True)
class Place:
    """Something on the desk that can be pointed at.

    A good (by resource) on its shelf, a share (by company) in the fan, a production slot (by
    number), a pigeon-hole for goods or for stock (by seat), the garnets, an exchange made (by
    number), to take it back.
    """

    kind: Kind
    number: int = 0
    fresh: bool = False
    """A diamond made in this round (S4)."""
    copy: int = 0
    """Which of several shares of one company."""


class Desk:
    """One seat's desk in one round. Methods that change the draft raise Refused."""

    def __init__(self) -> None:
        self.view: StockExchangeView | None = None
        self.draft: Draft | None = None
        self.open = False
        """Whether the form may be changed now."""
        self.picked: Place | None = None
        self._drafts: dict[tuple[SeatId, int], Draft] = {}
        """Forms begun, by seat and round; out of sight they are kept here alone."""

    def renew(
        self,
        view: StockExchangeView,
        *,
        is_open: bool,
        kept: Mapping[str, Any] | None = None,
    ) -> None:
        """Lay the desk of the seat whose view it is; a form begun before lies there as it was.

        `kept` is a form that this seat had begun when the app was last open.
        """
        self.view, self.open, self.picked = view, is_open, None
        if view.seat is None or view.audit is not None:
            self.draft = None
            return
        key = (view.seat, view.round)
        books = books_of(view)
        if view.laid is not None and not is_open:
            self.draft = Draft.of(books, view.laid)
            return
        begun = self._drafts.get(key)
        if begun is None or begun.books != books:
            begun = _begun(books, kept) if view.laid is None else Draft.of(books, view.laid)
        self.draft = self._drafts[key] = begun

    def begun(self) -> Mapping[str, Any] | None:
        """Return the form that lies open, as it is kept; None where it is empty."""
        if self.draft is None or self.draft.sheet == Sheet():
            return None
        return draft_file.write(self.draft.sheet)

    def close(self) -> None:
        """Let nothing be changed until the desk is renewed."""
        self.open, self.picked = False, None

    def clear(self) -> None:
        """Take everything private off the desk; forms begun are kept out of sight."""
        self.view = self.draft = self.picked = None
        self.open = False

    # What lies where

    def held(self, resource: Resource) -> int:
        """Return how many pieces on the shelf are from before this round and stay."""
        if self.draft is None or self.view is None:
            return 0
        given = sum(g.resource == resource and not g.fresh for g in self.draft.sheet.resources)
        return max(0, self.view.resources[resource] - given)

    def ordered(self, resource: Resource) -> int:
        """Return how many pieces on the shelf are ordered in this round and stay."""
        if self.draft is None or self.view is None:
            return 0
        made = self.draft.sheet.produce.count(resource)
        gifts = self.draft.sheet.resources
        if resource == DIAMOND:
            return max(0, made - sum(g.resource == resource and g.fresh for g in gifts))
        given = sum(g.resource == resource for g in gifts)
        return max(0, made - max(0, given - self.view.resources[resource]))

    def can_give(self, resource: Resource, fresh: bool = False) -> bool:
        """Tell whether a piece is at hand to be given."""
        return self.draft is not None and any(
            good.resource == resource and good.fresh == fresh and good.left > 0
            for good in self.draft.goods()
        )

    def shares(self) -> tuple[Place, ...]:
        """Return the shares in the fan, one's own company first."""
        if self.draft is None or self.view is None or self.view.seat is None:
            return ()
        own = self.view.seat
        order = (own, *(c for c in COMPANIES if c != own))
        return tuple(
            Place("share", company, copy=copy)
            for company in order
            for copy in range(max(0, self.draft.stock_left(company)))
        )

    def bought(self) -> int:
        """Return how many own shares were got by exchanges of this draft."""
        return len(self.draft.sheet.exchange) if self.draft is not None else 0

    # Pointing

    def point(self, place: Place) -> None:
        """Do what a click on a place means; raise Refused where it means nothing allowed."""
        if self.draft is None or not self.open:
            raise Refused("not-this-seats-decision", "S2")
        match place.kind:
            case "good":
                self._point_good(self.draft, place)
            case "share":
                self._point_share(self.draft, place)
            case "slot":
                self._point_slot(self.draft, place.number)
            case "goods" | "stock":
                self._point_hole(self.draft, place)
            case "swap":
                self._point_garnets(self.draft)
            case "back":
                self._take_back(self.draft, place.number)

    def _point_good(self, draft: Draft, place: Place) -> None:
        """Order it, or pick it up to give it once all is ordered; give it where a hole waits."""
        resource, fresh = place.number, self._freshness(place)
        if self.picked is not None and self.picked.kind == "goods":
            draft.give_resource(self.picked.number, resource, fresh)
            self.picked = None
        elif draft.producible() and resource != COAL:
            draft.produce(resource)
            self.picked = None
        else:
            self._pick_up(Place("good", resource, fresh))

    def _freshness(self, place: Place) -> bool:
        """Return whether the diamond meant is a fresh one: the only kind there is, or as told."""
        if place.number != DIAMOND or place.fresh:
            return place.fresh
        return not self.can_give(DIAMOND) and self.can_give(DIAMOND, True)

    def _pick_up(self, place: Place) -> None:
        if self.picked == place:
            self.picked = None
            return
        if place.kind == "good" and not self.can_give(place.number, place.fresh):
            if place.number == COAL:
                raise Refused("coal-cannot-be-produced", "S4")
            raise Refused("four-resources-are-produced")
        self.picked = place

    def _point_share(self, draft: Draft, place: Place) -> None:
        if self.picked is not None and self.picked.kind == "stock":
            draft.give_stock(self.picked.number, place.number)
            self.picked = None
        elif self.picked is not None and self.picked.kind == "swap":
            draft.exchange(place.number)
            self.picked = None
        else:
            self._pick_up(place)

    def _point_slot(self, draft: Draft, number: int) -> None:
        unmake(draft, number)
        self.picked = None

    def _point_hole(self, draft: Draft, hole: Place) -> None:
        picked = self.picked
        if hole.kind == "goods" and picked is not None and picked.kind == "good":
            draft.give_resource(hole.number, picked.number, picked.fresh)
            self.picked = None
        elif hole.kind == "stock" and picked is not None and picked.kind == "share":
            draft.give_stock(hole.number, picked.number)
            self.picked = None
        elif self.lies_in(hole):
            self._empty(draft, hole)
        else:
            self._check_hole(draft, hole)
            self.picked = None if picked == hole else hole

    def _empty(self, draft: Draft, hole: Place) -> None:
        if hole.kind == "goods":
            draft.keep_resource(hole.number)
        else:
            draft.keep_stock(hole.number)
        self.picked = None

    def _check_hole(self, draft: Draft, hole: Place) -> None:
        owed = draft.books.owes_resource if hole.kind == "goods" else draft.books.owes_stock
        if hole.number not in owed:
            raise Refused("that-seat-has-had-its-gift", "S3")
        if not self.is_free(hole):
            goods = hole.kind == "goods"
            raise wrong_number("resources" if goods else "stocks", draft.books.round)

    def lies_in(self, hole: Place) -> bool:
        """Tell whether this draft has laid something into a pigeon-hole."""
        return self.gift_in(hole) is not None

    def gift_in(self, hole: Place) -> ResourceGift | StockGift | None:
        """Return what this draft has laid into a pigeon-hole."""
        if self.draft is None:
            return None
        sheet = self.draft.sheet
        gifts = sheet.resources if hole.kind == "goods" else sheet.stocks
        return next((gift for gift in gifts if gift.to == hole.number), None)

    def is_free(self, hole: Place) -> bool:
        """Tell whether a pigeon-hole may take one more gift of this round."""
        if self.draft is None:
            return False
        if hole.kind == "goods":
            return hole.number in self.draft.resource_recipients()
        return hole.number in self.draft.stock_recipients()

    def _point_garnets(self, draft: Draft) -> None:
        """Exchange the share picked up, or ask for one."""
        picked = self.picked
        if picked is not None and picked.kind == "share":
            draft.exchange(picked.number)
            self.picked = None
        elif picked is not None and picked.kind == "swap":
            self.picked = None
        elif draft.exchangeable():
            self.picked = Place("swap")
        else:
            raise Refused("an-exchange-costs-two-garnets", "S5")

    def _take_back(self, draft: Draft, number: int) -> None:
        if number < len(draft.sheet.exchange):
            draft.keep(draft.sheet.exchange[number])
        self.picked = None

    # Dragging

    def can_drag(self, place: Place) -> bool:
        """Tell whether something lies there that can be carried elsewhere."""
        if self.draft is None or not self.open:
            return False
        match place.kind:
            case "good":
                return place.number != COAL or self.can_give(COAL)
            case "slot":
                return place.number < len(self.draft.sheet.produce)
            case "goods" | "stock":
                return self.lies_in(place)
            case _:
                return place.kind == "share"

    def takes(self, source: Place, target: Place) -> bool:
        """Tell whether what lies at the source may be dropped at the target."""
        if self.draft is None:
            return False
        match source.kind, target.kind:
            case "good", "slot":
                return source.number in self.draft.producible()
            case "good", "goods":
                fresh = self._freshness(source)
                return self._can_go(target) and self.can_give(source.number, fresh)
            case "share", "stock":
                return self._can_go(target)
            case "share", "swap":
                return source.number in self.draft.exchangeable()
            case ("goods", "goods") | ("stock", "stock"):
                return source != target and self._may_move(source, target)
            case ("goods", "good") | ("slot", "good") | ("stock", "share"):
                return True
            case _:
                return False

    def _can_go(self, hole: Place) -> bool:
        return self.is_free(hole) or self.lies_in(hole)

    def _may_move(self, source: Place, target: Place) -> bool:
        if self.draft is None or self.lies_in(target):
            return False
        books = self.draft.books
        owed = books.owes_resource if source.kind == "goods" else books.owes_stock
        return target.number in owed

    def drop(self, source: Place, target: Place) -> None:
        """Carry what lies at the source to the target; raise Refused where it can't lie there."""
        if self.draft is None or not self.open:
            raise Refused("not-this-seats-decision", "S2")
        self.picked = None
        match source.kind, target.kind:
            case "good", "slot":
                self.draft.produce(source.number)
            case "good", "goods":
                fresh = self._freshness(source)
                self.draft.give_resource(target.number, source.number, fresh)
            case "share", "stock":
                self.draft.give_stock(target.number, source.number)
            case "share", "swap":
                self.draft.exchange(source.number)
            case "slot", "good":
                unmake(self.draft, source.number)
            case ("goods", "goods") | ("stock", "stock"):
                self._move(self.draft, source, target)
            case ("goods", "good") | ("stock", "share"):
                self._empty(self.draft, source)

    def _move(self, draft: Draft, source: Place, target: Place) -> None:
        if not self.takes(source, target):
            raise Refused("that-seat-has-had-its-gift", "S3")
        match self.gift_in(source):
            case ResourceGift(resource=resource, fresh=fresh):
                draft.keep_resource(source.number)
                draft.give_resource(target.number, resource, fresh)
            case StockGift(company=company):
                draft.keep_stock(source.number)
                draft.give_stock(target.number, company)

    def is_target(self, place: Place) -> bool:
        """Tell whether what has been picked up can be put there, or what is there picked for it."""
        picked = self.picked
        if picked is None or self.draft is None:
            return False
        match picked.kind, place.kind:
            case ("good", "goods") | ("share", "stock") | ("share", "swap"):
                return self.takes(picked, place)
            case "goods", "good":
                fresh = self._freshness(place)
                return self.can_give(place.number, fresh)
            case "stock", "share":
                return True
            case "swap", "share":
                return place.number in self.draft.exchangeable()
            case _:
                return False

    def undo(self) -> bool:
        """Take the last change of the form back; tell whether there was one."""
        if self.draft is None or not self.open or not self.draft.can_undo:
            return False
        self.draft.undo()
        self.picked = None
        return True


def _begun(books: Books, kept: Mapping[str, Any] | None) -> Draft:
    """Return the form that was kept; an empty one where there is none, or none that fits."""
    if kept is not None:
        with suppress(RecordError):
            return draft_file.read(books, kept)
    return Draft(books)


def unmake(draft: Draft, slot: int) -> None:
    """Take the piece in a production slot out of the order, if there is one."""
    if slot < len(draft.sheet.produce):
        draft.unmake(draft.sheet.produce[slot])


def received_in(view: StockExchangeView, kind: Kind, seat: SeatId) -> int | None:
    """Return the round in which a seat was given its good or its stock, None if it was not."""
    for number, submission in enumerate(view.submissions, start=1):
        gifts = submission.resources if kind == "goods" else submission.stocks
        if any(gift.to == seat for gift in gifts):
            return number
    return None
