"""Animations and sounds of the Portfolio table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QPointF

from stockgames.engine.state import Event, SeatId
from stockgames.games.portfolio import events as e
from stockgames.games.portfolio.action_builder import ActionBuilder
from stockgames.games.portfolio.actions import Terms
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.parts import HIGH, Card, Number, in_order
from stockgames.presentation.games.portfolio.outline import pile_labels
from stockgames.presentation.games.portfolio.terms import Face, face
from stockgames.ui.games.portfolio import layout as layouts
from stockgames.ui.games.portfolio.marks import CarriedItem
from stockgames.ui.games.portfolio.piles import OTHERS_CARD, PilesItem
from stockgames.ui.games.portfolio.run import BACK, RunGeometry, RunItem
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.pieces.cards import CARD_RATIO, FanCard
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table import motion as m
from stockgames.ui.theme.shapes import centred


def sound_of(event: Event) -> Sound | None:
    """Return the sound that everyone at the table hears for an event; None for silence."""
    match event:
        case e.ExposedTaken() | e.StockDrawn() | e.Extended() | e.Discarded() | e.Capped():
            return Sound.CARD
        case e.Founded() | e.Reshuffled() | e.Neutralized():
            return Sound.SHUFFLE
        case e.Collected(amount=amount) | e.DebtPaid(amount=amount):
            return Sound.COINS if amount else None
        case e.Acquired() | e.DealMade():
            return Sound.SEAL
        case e.Offered():
            return Sound.PAPER
        case _:
            return None


FLY, TURN, DEAL_OUT, OPEN, GO = 260, 240, 70, 120, 120
"""Milliseconds as designed: a flight, a flight with a flip, between two cards dealt, making room in
a hand, and removing an offer.
"""
_SINKS = 0.3
"""The last share of its way in which a portfolio sinks into the discard pile."""
_TILT = -10.0
"""The degrees by which an acquired portfolio is turned on its way."""
_CARRIED = 30
"""The z value of a portfolio that moves to another owner."""
_MOST_DEALT = 4
"""The number of cards of a draw that fly one by one; the rest go with the last."""


class Mover:
    """Animates a move's events over the scene, which still shows the view before the move."""

    def __init__(
        self, scene: PortfolioScene, animator: m.Animator, choosing: ActionBuilder
    ) -> None:
        self._scene = scene
        self._animator = animator
        self._choosing = choosing
        self._flown: CarriedItem | None = None
        """The item that started last; a card that takes a portfolio moves on with it."""
        self._after: Facts
        self._room: dict[Card, list[FanCard]] = {}
        """The positions of cards that arrive in the front hand."""
        self._origin: QPointF | None = None
        """Where this move's dragged cards were dropped; None if they are in the hand."""

    def steps(
        self, events: Sequence[Event], after: Facts, origin: QPointF | None = None
    ) -> list[m.Moving]:
        """Return the animation of a move; `origin` is where dragged cards were dropped.

        Columns change their width at its end; everything flies to its final position.
        """
        self._origin, self._flown, self._after = origin, None, after
        widening = self._scene.make_room(after)
        self._room = self._make_room_in_hand(after)
        steps = [
            step
            for event in events
            for step in (*self._steps(event, events), *self._animator.heard(sound_of(event)))
        ]
        steps = [*self._offer_goes(after), *steps]
        if self._room and not self._scene.hand.away:
            steps = [m.Together(steps, [m.Step(OPEN, self._scene.hand.close)])]
        if widening is None:
            return steps
        return [
            m.Together(
                steps, [m.Step(max(0, m.length(steps) - layouts.WIDEN)), layouts.widen(widening)]
            )
        ]

    def _offer_goes(self, after: Facts) -> list[m.Step]:
        offer = self._scene.offer
        if offer.facts is None or after.offer is not None:
            return []
        return [m.Step(GO, lambda share: offer.setOpacity(1 - share))]

    def _make_room_in_hand(self, after: Facts) -> dict[Card, list[FanCard]]:
        """Reserve and return positions for cards that will arrive in the front hand.

        Empty if the viewer doesn't see that hand.
        """
        hand, choosing, context = self._scene.hand, self._choosing, self._scene.context
        now = choosing.slots
        front = context is not None and context.viewer == context.front == after.viewer
        if not front or len(hand.faces) != len(now):
            return {}
        left, slots = Counter(now), list[int]()
        held = in_order(after.hand, choosing.order)
        for slot, card in enumerate(held):
            if left[card] <= 0:
                slots.append(slot)
            left[card] -= 1
        hand.coming = frozenset(slots)
        gone = len(now) + len(slots) - len(held)
        places, found = hand.places_after(gone), dict[Card, list[FanCard]]()
        for slot in slots:
            found.setdefault(held[slot], []).append(places[slot])
        return found

    def _steps(self, event: Event, all_events: Sequence[Event]) -> Sequence[m.Moving]:
        match event:
            case e.ExposedTaken(seat=seat, card=card):
                return self._take_exposed(seat, card)
            case e.StockDrawn(seat=seat, count=count):
                return self._draw(seat, count, all_events)
            case e.Reshuffled():
                pile = self._scene.piles
                return self._fly([BACK], pile.discard_top, pile.stock_top, pile.card)
            case e.Founded(seat=seat, portfolio=number, cards=cards):
                return self._found(seat, number, cards)
            case e.Extended(seat=seat, portfolio=number, card=card):
                return self._put(seat, number, card)
            case e.Capped(seat=seat, portfolio=number, card=card, end=end):
                return self._cap(seat, number, card, end)
            case e.Neutralized(seat=seat, portfolio=number, card=card):
                flights = self._put(seat, number, card)
                return [*flights, self._taken(number, self._give_away(number, card))]
            case e.Acquired(seat=seat, portfolio=number, card=card):
                flights = self._put(seat, number, card)
                gone = self._change_owner(number, card)
                return [*flights, self._taken(number, gone)]
            case e.Discarded(seat=seat, card=card):
                pile = self._scene.piles
                return self._from_hand(seat, [card], pile.discard_top, pile.card)
            case e.DealMade(maker=maker, partner=partner, give=give, get=get):
                there = self._hand_over(maker, partner, give)
                return [m.Together(there, self._hand_over(partner, maker, get))]
            case _:
                return []

    # From the hand to the table

    def _start(self, seat: SeatId, cards: Sequence[Card]) -> tuple[QPointF, float]:
        """Remove cards from a hand; return where they start and their width there."""
        scene = self._scene
        if seat != scene.front:
            return scene.hand_point(seat), scene.piles.card * OTHERS_CARD
        slots = self._slots(cards)
        if slots:
            scene.hand.hide_slots(slots)
        if self._origin is not None:
            return self._origin, scene.hand.card
        if not slots:
            return scene.hand_point(seat), scene.hand.card
        places = scene.hand.places()
        middle = sum((places[slot].centre for slot in slots), QPointF()) / len(slots)
        return middle, scene.hand.card

    def _slots(self, cards: Sequence[Card]) -> list[int]:
        hand = self._choosing.slots
        if len(self._scene.hand.faces) != len(hand):
            return []
        left, found = list(cards), []
        for slot, card in enumerate(hand):
            if card in left:
                left.remove(card)
                found.append(slot)
        return found

    def _from_hand(
        self,
        seat: SeatId,
        cards: Sequence[Card],
        end: QPointF,
        width: float,
        *,
        turn: float = 0.0,
        piles_up: bool = False,
    ) -> list[m.Moving]:
        start, before = self._start(seat, cards)
        faces, scale = [face(card) for card in cards], width / before
        way = self._fly(faces, start, end, before, scale=scale, turn=turn, piles_up=piles_up)
        return [self._closing(seat, way)]

    def _closing(self, seat: SeatId, way: Sequence[m.Moving]) -> m.Together:
        scene = self._scene
        if seat != scene.front or not scene.hand.away:
            return m.Together(way)
        return m.Together(way, [m.Step(FLY, scene.hand.close, easing=QEasingCurve.Type.InOutCubic)])

    def _found(self, seat: SeatId, number: Number, cards: Sequence[Card]) -> list[m.Moving]:
        room = self._scene.room_for(number, self._after)
        highest_first = sorted(cards, key=face, reverse=True)
        return self._from_hand(seat, highest_first, room.rect.center(), room.card, piles_up=True)

    def _put(self, seat: SeatId, number: Number, card: Card) -> list[m.Moving]:
        item = self._scene.runs.get(number)
        if item is None or item.geometry is None or item.facts is None:
            return []
        end = item.geometry.card_centre(_beside(item, card))
        flights = self._from_hand(seat, [card], end, item.geometry.card)
        flown = self._flown
        if _beside(item, card) > 0 and flown is not None:
            flights.append(m.Step(0, before=lambda: flown.setZValue(item.zValue() - 1)))
        return flights

    def _cap(self, seat: SeatId, number: Number, card: Card, end: int) -> list[m.Moving]:
        item = self._scene.runs.get(number)
        if item is None or item.geometry is None:
            return []
        at = item.geometry.high_cap_centre if end == HIGH else item.geometry.low_cap_centre
        hit = m.Hit(item.rect.center(), [item], strength=3)
        flights = self._from_hand(seat, [card], at, item.geometry.card, turn=90)
        return [*flights, self._scene.struck(hit)]

    # Draws and deals

    def _take_exposed(self, seat: SeatId, card: Card) -> list[m.Step]:
        pile, facts = self._scene.piles, self._scene.facts
        under = [face(other) for other in facts.pile[:-1]][-1:] if facts is not None else []
        lift = m.Step(0, before=lambda: pile.take_exposed(under[0] if under else None))
        return [lift, *self._fly_in(seat, card, [face(card)], pile.discard_top, pile.card)]

    def _draw(self, seat: SeatId, count: int, events: Sequence[Event]) -> list[m.Moving]:
        seen = next((event.cards for event in events if isinstance(event, e.CardsSeen)), ())
        scene, ways = self._scene, []
        for i in range(count if self._room else min(count, _MOST_DEALT)):
            known = seen[i] if i < len(seen) else None
            shows = None if known is None else face(known)
            start, width = scene.piles.stock_top, scene.piles.card
            way = self._fly_in(seat, known, [BACK], start, width, shows=shows)
            ways.append([m.Step(min(i, _MOST_DEALT) * DEAL_OUT), *way])
        return [m.Together(*ways)]

    def _fly_in(
        self,
        seat: SeatId,
        card: Card | None,
        faces: Sequence[Face],
        start: QPointF,
        width: float,
        *,
        shows: Face | None = None,
    ) -> list[m.Step]:
        is_front = seat == self._scene.front
        places = self._room.get(card, []) if is_front and card is not None else []
        if not places:
            return self._fly(faces, start, self._scene.hand_point(seat), width, shows=shows)
        end = places.pop(0)
        turn, scale = end.angle, end.width / width
        return self._fly(faces, start, end.centre, width, scale=scale, turn=turn, shows=shows)

    def _hand_over(self, giver: SeatId, taker: SeatId, terms: Terms) -> list[m.Moving]:
        ways: list[Sequence[m.Moving]] = []
        if terms.cards:
            start, before = self._start(giver, terms.cards)
            ways.append([self._closing(giver, self._fly_over(taker, terms.cards, start, before))])
        ways += [self._change_owner(number) for number in terms.portfolios]
        return [m.Together(*ways)]

    def _fly_over(
        self, taker: SeatId, cards: Sequence[Card], start: QPointF, width: float
    ) -> list[m.Moving]:
        """Animate cards from hand to hand; each to its own position if the viewer sees it."""
        if all(self._room.get(card) for card in cards):
            ways = [self._fly_in(taker, card, [face(card)], start, width) for card in cards]
            return [m.Together(*ways)]
        faces, end = [face(card) for card in cards], self._scene.hand_point(taker)
        return [*self._fly(faces, start, end, width)]

    # Whole portfolios

    def _taken(self, number: Number, gone: Sequence[m.Step]) -> m.Together:
        scene, item = self._scene, self._scene.runs.get(number)
        if item is None or item.facts is None:
            return m.Together(gone)
        owner = item.facts.owner
        beside = [run for run in scene.runs.values() if run.facts and run.facts.owner == owner]
        near = [run for run in beside if run is not item]
        middle = item.rect.center()
        hit = [item] if self._flown is None else [item, self._flown]
        shudder = scene.struck(m.Hit(middle, hit, strength=5))
        return m.Together([shudder, *gone], [scene.struck(m.Hit(middle, (), near, lean=2))])

    def _change_owner(self, number: Number, by: Card | None = None) -> list[m.Step]:
        """Move a portfolio to its new place and size; its tag changes half-way.

        The card `by` which it was taken moves with it.
        """
        item = self._scene.runs.get(number)
        if item is None or item.facts is None:
            return []
        tag = self._scene.tag_of(number, self._after)

        def go(share: float) -> None:
            if share >= 0.5:
                item.turn_tag(tag)

        way = self._scene.way_of(item, self._after)
        way.tilt = 0.0 if by is None else _TILT
        return self._slide_run(item, way, by, go)

    def _give_away(self, number: Number, by: Card) -> list[m.Step]:
        item, flown, piles = self._scene.runs.get(number), self._flown, self._scene.piles
        if item is None or item.geometry is None or item.facts is None:
            return []
        way = layouts.RunWay(item, _gathered(item.geometry, piles))
        before, pile, tag = piles.facts, self._after.pile, item.facts.tag
        label = pile_labels(self._after)[1]

        def go(share: float) -> None:
            left = min(1.0, (1 - share) / _SINKS)
            for part in (item, flown):
                if part is not None:
                    part.setOpacity(left)
            item.turn_tag("" if share else tag)
            if left < 1 and pile:
                piles.receive(len(pile), face(pile[-1]), label)
            elif piles.facts != before:
                piles.facts = before

        return self._slide_run(item, way, by, go)

    def _slide_run(
        self, item: RunItem, way: layouts.RunWay, by: Card | None, also: Callable[[float], None]
    ) -> list[m.Step]:
        """Return the animation of a portfolio and of the card laid on it last."""
        along = None if by is None else self._flown
        beside, wide = 0 if by is None else _beside(item, by), 1.0

        def before() -> None:
            nonlocal wide
            lies_over = along is not None and along.zValue() > item.zValue()
            item.setZValue(_CARRIED)
            if along is not None:
                along.setZValue(_CARRIED + 1 if lies_over else _CARRIED - 1)
                wide = along.scale()

        def go(share: float) -> None:
            way(share)
            if along is not None and item.geometry is not None:
                along.setPos(item.mapToScene(item.geometry.card_centre(beside)))
                along.setScale(wide * way.scale(share))
                along.setRotation(way.turn(share))
            also(share)

        return [m.Step(FLY, go, easing=QEasingCurve.Type.InOutCubic, before=before)]

    # One flight

    def _fly(
        self,
        faces: Sequence[Face],
        start: QPointF,
        end: QPointF,
        width: float,
        *,
        scale: float = 1.0,
        turn: float = 0.0,
        shows: Face | None = None,
        piles_up: bool = False,
    ) -> list[m.Step]:
        """Return a flight along a low arc; `shows` flips the card face up about its long axis.

        Cards that pile up start side by side and end on top of each other.
        """
        item = CarriedItem(self._scene.look, faces, width)
        self._scene.fly(item)
        self._flown = item

        def change(share: float) -> None:
            item.piled = share if piles_up else 0.0
            if shows is not None:
                if share >= 0.5:
                    item.turn_up([shows])
                m.turn_over(item, share)

        time = TURN if shows is not None else FLY
        return [m.flight(item, m.arc(start, end), time, sizes=(1, scale), turn=turn, also=change)]


def _gathered(geometry: RunGeometry, piles: PilesItem) -> RunGeometry:
    foot, width = piles.discard_rect.center(), piles.card
    rect = centred(foot, width, width * CARD_RATIO)
    return replace(geometry, rect=rect, card=width, step=0.0, tag=rect.center())


def _beside(item: RunItem, card: Card) -> int:
    """Return the index of a card laid at an end of a portfolio: -1, or the number of its cards."""
    assert item.facts is not None
    cards = item.facts.cards
    return len(cards) if face(card)[0] >= cards[-1][0] else -1
