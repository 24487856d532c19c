"""Builds an action from cards selected in the hand, the wished draw, and where cards can go.

Costs and gains of a target come from `forecast`, the reason for a refusal from the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from stockgames.engine import action_builder as base
from stockgames.engine.state import SeatId
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio import parts
from stockgames.games.portfolio.drafting import SIDES, DealBuilder, DealDraft
from stockgames.games.portfolio.forecast import (
    Forecast,
    RaidForecast,
    find,
    forecast,
    raid_forecast,
)
from stockgames.games.portfolio.refusals import Refused, refusal, why_no_offer
from stockgames.games.portfolio.state import PortfolioState
from stockgames.games.portfolio.view import PortfolioView, known_world

Place: TypeAlias = tuple[
    Literal["card", "run", "neutralize", "place", "pile"]
    | Literal["draw", "exposed", "pauper", "stock", "seat", "answer", "named"],
    int,
]
"""A thing on the table and its number: a card's slot, a portfolio, a number of cards to draw, a
seat, or a card that a deal can name. If a card can both acquire and neutralize a portfolio, the
second use has a place of its own.
"""
SORT: Final = "sort-hand"
"""The name of the button that sorts the hand."""
DEAL: Final = "offer-deal"
"""Prepares an offer."""
OFFER: Final = "make-offer"
"""Makes the offer that was prepared."""
OFFER_ALL: Final = "ask-everyone"
"""Makes it to one player after another, until somebody accepts."""
LEAVE: Final = "leave-deal"
"""Ends the naming of a card, or else drops the offer that was prepared."""
ASK: Final = "name-card-"
"""Begins to name a card of a hidden hand; the side follows."""
COUNTER: Final = "counter"
"""Declines an offer, and prepares the reverse one."""
MUTE: Final = "no-more-offers"
"""Declines an offer, and mutes the bots for this turn."""

_Judged: TypeAlias = tuple[Refused | None, tuple[a.PortfolioAction, ...]]
"""A refusal or None, and the actions it is about."""

PLACE: Final[Place] = ("place", 0)
"""Where a new portfolio is founded."""
PILE: Final[Place] = ("pile", 0)
EXPOSED: Final[Place] = ("exposed", 0)
PAUPER: Final[Place] = ("pauper", 0)
STOCK: Final[Place] = ("stock", 0)
PRICED: Final = 10
"""The least number of draws shown, whether or not they can be paid for."""
_KINDS: Final = (a.Acquire, a.Found, a.Extend, a.Cap, a.Neutralize, a.Discard)
"""The order in which kinds of actions are proposed."""
_NAMES: Final = {
    PLACE: "lay-portfolio",
    PILE: "discard-pile",
    EXPOSED: "exposed-card",
    PAUPER: "pauper",
    STOCK: "stock",
}
_PREFIXES: Final = {"run": "portfolio"}


@dataclass(frozen=True, slots=True)
class Target(base.Target[Place]):
    """Something that can be picked now, and the actions it stands for."""

    actions: tuple[a.PortfolioAction, ...] = ()
    """The actions it stands for, in order: each is legal after those before it. Of a refused
    target, the last one is not. Empty if it is only a step of the choice.
    """


def name_of(place: Place) -> str:
    """Return the name of a place on the table: `portfolio-3`, `draw-2`, `discard-pile`."""
    kind, number = place
    return _NAMES.get(place) or f"{_PREFIXES.get(kind, kind)}-{number}"


class ActionBuilder(base.ActionBuilder[Target, a.PortfolioAction]):
    """Follows selections and picks until they make an action."""

    view: PortfolioView | None = None
    picked: str | None = None
    """The picked target for the selected cards; None for the proposed one."""

    def __init__(self) -> None:
        self.order: parts.Order = "suit"
        self._held_for: SeatId | None = None
        self.slots: tuple[parts.Card, ...] = ()
        """The sorted hand; selections are indices into it."""
        self.selected: frozenset[int] = frozenset()
        self.cards = 1
        """The wished number of cards before a draw."""
        self.exposed = False
        self.pauper = False
        self.deal = DealBuilder()
        """The offer being prepared, in turn or out of it."""
        self._world: PortfolioState | None = None
        """The view as a state, for checking rules."""
        self._listed: tuple[object, Sequence[Target]] = None, ()
        """The cached targets with the choices they belong to."""

    def renew(self, view: PortfolioView, *, is_open: bool) -> None:
        """Start again from a new position; keep what was chosen if neither view nor `is_open`
        changed.
        """
        same = self.view == view and self.open == is_open
        new_turn = self.view is None or self.view.turn != view.turn or self.view.stage != view.stage
        self.view, self.open = view, is_open
        if same:
            return
        self._world = known_world(view) if is_open else None
        self._listed = None, ()
        self.slots = parts.in_order(view.hand, self.order)
        self.drop_selection()
        if new_turn:
            self.wish_afresh()

    def sort_for(self, viewer: SeatId | None, order: str) -> None:
        if viewer != self._held_for and order in ("suit", "rank"):
            self.order = "suit" if order == "suit" else "rank"
        self._held_for = viewer

    def wish_afresh(self) -> None:
        """Reset the draw to one card, from the draw pile if possible."""
        self.exposed = False
        self.pauper = False
        self.cards = 1
        if self.drawing and not self.most():
            self.exposed = True

    def close(self) -> None:
        self.open = False
        self.drop_selection()

    def forget(self) -> None:
        """Forget everything about hands, for a hand-over between two people."""
        self.close()
        self.view, self._world, self.slots = None, None, ()
        self._listed = None, ()
        self.deal.forget()

    # Legal actions

    @property
    def drawing(self) -> bool:
        """Return whether a draw is to be chosen."""
        view = self.view
        return self.open and view is not None and view.offer is None and view.stage == parts.DRAWING

    @property
    def playing(self) -> bool:
        """Return whether the seat may build and raid portfolios, and then end its turn with a
        discard.
        """
        view = self.view
        return self.open and view is not None and view.offer is None and view.stage == parts.PLAYING

    @property
    def answering(self) -> bool:
        """Return whether an offer is waiting for an answer."""
        return self.open and self.view is not None and self.view.offer is not None

    def legal(self) -> tuple[a.PortfolioAction, ...]:
        """Return the legal actions; empty while no decision is due."""
        return self.view.legal if self.view is not None and self.open else ()

    def ending(self) -> a.End | None:
        """Return the end of turn without a discard, or None if it isn't legal (P10)."""
        return next((action for action in self.legal() if isinstance(action, a.End)), None)

    def no_offer(self, seat: SeatId) -> Refused | None:
        """Return why a seat may make no offer now; None if it may (P12)."""
        return None if self.view is None else why_no_offer(self.view, seat)

    # Buttons

    def press(self, name: str) -> base.Pressed:
        """Do what a button of the panel does, for example sort the hand or prepare a deal."""
        if self.deal.draft is not None:
            return self._press_in_deal(name, self.deal.draft)
        target = self.target(name)
        partner = target.place[1] if target is not None and target.place[0] == "seat" else None
        if name == DEAL or partner is not None:
            begun = self.begin_deal(partner=partner)
            active = None if begun or self.view is None else self.no_offer(self.view.active)
            return base.Pressed(begun, refused=active)
        if self.answering and name == COUNTER:
            return base.Pressed(self.deal.begin_counter())
        if self.answering and name == MUTE:
            return base.Pressed(True, a.Decline(), mutes=True)
        if self.answering and target is not None:
            return base.Pressed(True, self.does(name), target.refused)
        if name == base.CONFIRM:
            action, *then = self.plan() or (None,)
            return base.Pressed(action is not None, action, then=tuple(filter(None, then)))
        if name != SORT or not self.open:
            return super().press(name)
        if self.slots:
            self.sort("rank" if self.order == "suit" else "suit")
        return base.Pressed(bool(self.slots))

    def _press_in_deal(self, name: str, draft: DealDraft) -> base.Pressed:
        deal, side = self.deal, next((s for s in SIDES if name == ASK + s), None)
        if name == OFFER or (name == OFFER_ALL and len(deal.asked) > 1):
            refused = deal.refused
            if refused is not None:
                return base.Pressed(True, refused=refused)
            if deal.is_doubtful():
                deal.doubted = draft.offer()
                return base.Pressed(True)
            first = draft.offer()
            rest = [replace(first, to=to) for to in deal.asked[1:]] if name == OFFER_ALL else []
            actions = [a.Decline(), first] if deal.is_counter else [first, *rest]
            deal.doubted = None
            deal.leave()
            now, *then = actions
            return base.Pressed(True, now, seat=draft.maker, then=tuple(then))
        if name == LEAVE and deal.naming is None:
            deal.leave()
        elif name == LEAVE:
            deal.naming = None
        elif side is not None and deal.hides(side):
            deal.naming = side
        elif deal.press(name):
            pass
        else:
            return base.Pressed(self.pick(name.removeprefix(base.PICK)))
        return base.Pressed(True)

    @property
    def makes_deal(self) -> bool:
        return self.deal.draft is not None

    def begin_deal(self, draft: DealDraft | None = None, partner: SeatId | None = None) -> bool:
        """Prepare a deal, empty or from a draft; return whether somebody here may offer one."""
        begun = self.deal.begin(draft, partner)
        if begun:
            self.drop_selection()
        return begun

    # The hand

    def sort(self, order: parts.Order) -> None:
        """Sort the hand in another order; selected cards stay selected."""
        kept = [self.slots[slot] for slot in sorted(self.selected)]
        self.order = order
        self.slots = parts.in_order(self.slots, order)
        free = list(range(len(self.slots)))
        selected = []
        for card in kept:
            slot = next(slot for slot in free if self.slots[slot] == card)
            free.remove(slot)
            selected.append(slot)
        self.selected = frozenset(selected)

    def card_names(self) -> list[str]:
        """Return the name of each card of the hand by slot: `card-7c`, a copy `card-7c-2`."""
        names, copies = [], Counter[parts.Card]()
        for card in self.slots:
            copies[card] += 1
            copy = f"-{copies[card]}" if copies[card] > 1 else ""
            names.append(f"card-{parts.card_key(card)}{copy}")
        return names

    def toggle(self, slot: int) -> bool:
        """Select or deselect a card; return whether there is one in this slot."""
        if not self.playing or not 0 <= slot < len(self.slots):
            return False
        self.select([*(self.selected ^ {slot})])
        return True

    def select(self, slots: Sequence[int]) -> None:
        """Select exactly these slots."""
        self.selected, self.picked = frozenset(slots), None

    def drop_selection(self) -> bool:
        """Deselect all cards; return whether any was selected."""
        had = self.can_step_back
        self.select(())
        return had

    def chosen(self) -> tuple[parts.Card, ...]:
        """Return the selected cards, ascending."""
        return tuple(sorted(self.slots[slot] for slot in self.selected))

    def barred(self) -> list[int]:
        """Return the slots of cards that may not be discarded this turn (P10)."""
        view = self.view
        if view is None or not self.playing:
            return []
        return [slot for slot, card in enumerate(self.slots) if card == view.banned]

    # Targets

    def targets(self) -> Sequence[Target]:
        if self.deal.draft is not None:
            return tuple(self._deal_targets(self.deal.draft))
        wished = self.cards, self.exposed, self.pauper
        chosen = self.open, self.slots, self.selected, wished
        if self._listed[0] != chosen:
            self._listed = chosen, tuple(self._targets())
        return self._listed[1]

    def _targets(self) -> Iterator[Target]:
        view, world = self.view, self._world
        if view is None or world is None or not self.open:
            return
        if self.answering:
            yield from self._answers(view)
            return
        runs: list[Place] = [("run", portfolio.number) for portfolio in view.portfolios]
        if self.drawing:
            yield from self._draws(view)
            yield from _waiting(runs, Refused("cards-are-drawn-first", "draw"))
        elif self.playing:
            for slot, name in enumerate(self.card_names()):
                yield Target(name, ("card", slot))
            if self.selected:
                yield from self._goals(view, world)
            else:
                yield from _waiting(
                    [*runs, PLACE, PILE], Refused("cards-are-selected-first", "build")
                )
        partners: list[Place] = [("seat", seat) for seat in range(view.seats)]
        yield from (Target(name_of(p), p) for p in partners if p[1] != view.active)

    def _deal_targets(self, draft: DealDraft) -> Iterator[Target]:
        """Yield what can be put into the deal or taken out, and whom it can be made with."""
        view, naming = self.view, self.deal.naming
        if view is None:
            return
        if naming is not None:
            for card in self.deal.goods(naming).cards:
                yield Target(f"lay-{parts.card_key(card)}", ("named", card))
            return
        places: list[Place] = [
            ("run", p.number) for p in view.portfolios if draft.side_of(p) is not None
        ]
        places += [("seat", seat) for seat in range(view.seats) if seat != draft.maker]
        if draft.hand_side(view.seat) is not None:
            for slot, name in enumerate(self.card_names()):
                yield Target(name, ("card", slot))
        yield from (Target(name_of(place), place) for place in places)

    def put(self, place: Place, *, on: bool | None = None) -> bool:
        """Put a card or portfolio into the deal, take it out, or do the other of the two; return
        whether it can be part of the deal.
        """
        draft, view, (kind, number) = self.deal.draft, self.view, place
        if draft is None or view is None:
            return False
        if kind == "card":
            is_on = number in self.deal.tray_slots(self.slots)
            on = not is_on if on is None else on
            return is_on == on or self.deal.put_card(self.slots[number], on=on)
        portfolio = find(view.portfolios, number)
        side = None if kind != "run" or portfolio is None else draft.side_of(portfolio)
        if portfolio is None or side is None:
            return False
        on = number not in draft.side(side).portfolios if on is None else on
        draft.put_portfolio(portfolio, on=on)
        return True

    def _answers(self, view: PortfolioView) -> Iterator[Target]:
        answers: tuple[a.Accept | a.Decline, ...] = (a.Accept(), a.Decline())
        for number, answer in enumerate(answers):
            judged = self._judged(answer) if view.seat is not None else (None, (answer,))
            yield Target(answer.do, ("answer", number), *judged)

    def _judged(self, action: a.PortfolioAction) -> _Judged:
        if action in self.legal() or self._world is None:
            return None, (action,)
        return refusal(self._world, self._world.actors[0], action), (action,)

    def does(self, name: str | None) -> a.PortfolioAction | None:
        """Return the first action of a target; None if it has none or is refused."""
        target = self.target(name)
        open_ = target is not None and target.refused is None
        return next(iter(target.actions), None) if target is not None and open_ else None

    def pick(self, name: str) -> bool:
        target = self.target(name)
        if target is None or target.refused is not None:
            return False
        if self.deal.draft is not None:
            match target.place:
                case "named", card:
                    self.deal.name_card(card)
                case "seat", seat:
                    self.deal.change_partner(seat)
                case place:
                    self.put(place)
            return True
        match target.place:
            case "card", slot:
                self.toggle(slot)
            case "draw", count:
                self.cards, self.pauper = count, False
            case "exposed", _:
                self.exposed = not self.exposed
                self.cards = max(1, min(self.cards, self.most()))
            case "pauper", _:
                self.pauper = not self.pauper
            case "seat", _:
                pass  # it is pressed, which prepares a deal with that seat
            case _:
                self.picked = name
        return True

    @property
    def can_step_back(self) -> bool:
        """Return whether cards are selected."""
        return bool(self.selected)

    def back(self) -> bool:
        return self.drop_selection()

    def plan(self) -> tuple[a.PortfolioAction, ...]:
        """Return the actions that the current choices amount to, in order."""
        if self.drawing:
            wished = self.draw()
            return () if wished is None else (wished,)
        ending, target = self.ending(), self.target(self.picked) or self.proposed()
        if ending is not None:
            return (ending,)
        return () if target is None else target.actions

    def action(self) -> a.PortfolioAction | None:
        """Return the next action: of the picked target, or else the proposed one."""
        return next(iter(self.plan()), None)

    def coming(self, name: str | None) -> Forecast | None:
        """Return the forecast for a target, or else for the proposed actions; None without any."""
        view, target = self.view, self.target(name)
        if view is None:
            return None
        fits = target is not None and self.does(name) is not None
        plan = target.actions if target is not None and fits else self.plan()
        return forecast(view, plan) if plan else None

    def raid(self, name: str) -> RaidForecast | None:
        """Return what raiding the portfolio at a target would cost and bring; None if it is
        no raid.
        """
        action = self.does(name)
        if self.view is None or not isinstance(action, a.Acquire | a.Neutralize):
            return None
        return raid_forecast(self.view, action)

    # Where selected cards can go

    def ways(self) -> list[Target]:
        """Return where the selected cards can go, the proposed target first."""
        found = [t for t in self.targets() if t.actions and t.refused is None] * self.playing
        return sorted(found, key=lambda target: _KINDS.index(type(target.actions[0])))

    def proposed(self) -> Target | None:
        """Return the proposed target, or None."""
        return next(iter(self.ways()), None)

    def _goals(self, view: PortfolioView, world: PortfolioState) -> Iterator[Target]:
        cards = self.chosen()
        for portfolio in view.portfolios:
            place: Place = ("run", portfolio.number)
            if portfolio.owner == view.seat:
                yield Target(name_of(place), place, *_added(world, portfolio, cards))
            else:
                yield from self._raids(portfolio, cards)
        yield Target(name_of(PLACE), PLACE, *self._judged(a.Found(cards)))
        if len(cards) == 1:
            yield Target(name_of(PILE), PILE, *self._judged(a.Discard(cards[0])))
        else:
            yield Target(name_of(PILE), PILE, Refused("one-card-is-discarded", "P10"))

    def _raids(self, portfolio: parts.Portfolio, cards: Sequence[parts.Card]) -> Iterator[Target]:
        """Yield what the cards can do to another seat's portfolio; a raid takes one card (P9).

        An Ace can both acquire and neutralize a portfolio of its suit that goes from Two to King.
        """
        place: Place = ("run", portfolio.number)
        name, card = name_of(place), cards[0]
        if len(cards) > 1:
            yield Target(name, place, Refused("one-card-takes-a-portfolio-over", "P9"))
            return
        acquired = self._judged(a.Acquire(portfolio.number, card))
        neutralized = self._judged(a.Neutralize(portfolio.number, card))
        if acquired[0] is not None and card == portfolio.low - 1:
            yield Target(name, place, *neutralized)
            return
        yield Target(name, place, *acquired)
        if neutralized[0] is None:
            other: Place = ("neutralize", portfolio.number)
            yield Target(name_of(other), other, *neutralized)

    # The draw

    def most(self) -> int:
        """Return how many cards the seat can pay for, with or without the exposed one as wished."""
        return self.view.most_cards[self.exposed] if self.view is not None else 0

    def can_expose(self) -> bool:
        """Return whether the exposed card can be the first of the draw."""
        return any(isinstance(action, a.Draw) and action.exposed for action in self.legal())

    def draw(self) -> a.Draw | None:
        """Return the wished draw, or None if it isn't legal."""
        return wished if (wished := self._wished()) in self.legal() else None

    def _wished(self) -> a.Draw:
        if self.pauper:
            return a.Draw(parts.PAUPER_CARDS, self.exposed, True)
        return a.Draw(self.cards, self.exposed, False)

    def _draws(self, view: PortfolioView) -> Iterator[Target]:
        for count in range(1, max(PRICED, self.most() + 1) + 1):
            yield self._step(("draw", count), a.Draw(count, self.exposed, False))
        yield Target(name_of(STOCK), STOCK, *self._judged(self._wished()))
        if self.exposed or self.can_expose():
            yield Target(name_of(EXPOSED), EXPOSED)
        else:
            yield self._step(EXPOSED, a.Draw(1, True, False))
        if view.may_be_pauper:
            yield Target(name_of(PAUPER), PAUPER)

    def _step(self, place: Place, action: a.Draw) -> Target:
        """Return a target for one step of the choice; it holds an action only if that is
        refused.
        """
        refused, actions = self._judged(action)
        return Target(name_of(place), place, refused, actions if refused else ())


def _waiting(places: Iterable[Place], refused: Refused) -> Iterator[Target]:
    return (Target(name_of(place), place, refused) for place in places)


def _added(
    world: PortfolioState, portfolio: parts.Portfolio, cards: Sequence[parts.Card]
) -> _Judged:
    """Return how all the cards can be added to the seat's own portfolio, or why not (P4)."""
    seat, world, left = portfolio.owner, world.copy(), list(cards)
    plan: list[a.PortfolioAction] = []
    while left and (step := _next_step(world, portfolio, left)) is not None:
        world.apply(seat, step)
        left.remove(step.card)
        plan.append(step)
    if not left:
        return None, tuple(plan)
    attempt = _attempt(world.portfolio(portfolio.number), left[0])
    return refusal(world, seat, attempt), (*plan, attempt)


def _next_step(
    world: PortfolioState, portfolio: parts.Portfolio, cards: Sequence[parts.Card]
) -> a.Extend | a.Cap | None:
    """Return what one of the cards can do to a portfolio; extensions before caps."""
    found = [
        action
        for action in world.legal_actions(portfolio.owner)
        if isinstance(action, a.Extend | a.Cap)
        and action.portfolio == portfolio.number
        and action.card in cards
    ]
    return min(found, key=lambda action: isinstance(action, a.Cap), default=None)


def _attempt(portfolio: parts.Portfolio, card: parts.Card) -> a.Extend | a.Cap:
    """Return the most likely intention for a card that doesn't fit."""
    if card in (portfolio.low, parts.sister(portfolio.low)):
        return a.Cap(portfolio.number, card, parts.LOW)
    if card in (portfolio.high, parts.sister(portfolio.high)):
        return a.Cap(portfolio.number, card, parts.HIGH)
    return a.Extend(portfolio.number, card)
