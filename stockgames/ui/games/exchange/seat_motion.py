"""Animations at the seats: cards are placed and turned, money slides, the lobbyist walks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF

from stockgames.engine.event import Event
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.events import (
    FounderShown,
    Liquidated,
    MoneyMoved,
    OrderShown,
    SecurityShown,
    SideShown,
    Traded,
    VoteShown,
)
from stockgames.games.exchange.faces import CardFace
from stockgames.games.exchange.facts import ExchangeFacts, Slot
from stockgames.games.exchange.parts import ALL_SECURITIES
from stockgames.ui.games.exchange.ledger import LedgerItem
from stockgames.ui.games.exchange.ring import FlyingCard, FlyingNotes
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.table.motion import Hit, Moving, Step, Sum, Together, counted, width_in_turn

LAY, LAY_ASIDE, TURN, READ, SLIDE, WALK, FADE = 220, 120, 300, 420, 260, 350, 300
_SLIPS_IN = 0.8
"""The share of its way after which a card is in its sleeve."""
_SOFT = QEasingCurve.Type.InOutSine
_STEPS = 6.0
"""The number of steps that the lobbyist takes."""
_LOBBY = 3
"""The index of the lobbyist's vote in the front seat's row of sleeves."""

Turning = tuple[SeatId, int, Slot]
"""A seat, the index of its sleeve, and what that shows after the flip."""


def lay(scene: ExchangeScene, seat: SeatId, after: ExchangeFacts) -> list[Step]:
    """Place a card face down: from the hand into its sleeve, or on another seat's ledger."""
    index = _waiting(scene, seat)
    if index is None:
        return []
    back = Slot("back")
    if seat == scene.front:
        return _lay_in_front(scene, seat, index, after)

    def grow(share: float) -> None:
        scene.show_slot(seat, index, back, share)

    return [Step(LAY_ASIDE, grow)]


def _waiting(scene: ExchangeScene, seat: SeatId) -> int | None:
    if scene.facts is None:
        return None
    slots = scene.facts.sleeves(seat) if seat == scene.front else scene.facts.seats[seat].slots
    return next((i for i, slot in enumerate(slots) if slot.state == "open"), None)


def _lay_in_front(
    scene: ExchangeScene, seat: SeatId, index: int, after: ExchangeFacts
) -> list[Step]:
    target, sleeves = scene.sleeves.sleeve_rect(index), after.sleeves(seat)
    own = index < len(sleeves) and sleeves[index].state == "own"
    shown = sleeves[index] if own else Slot("back")
    start = scene.hand.leaving
    card = FlyingCard(scene.look, start)
    scene.fly(card)
    end = QPointF(target.center().x(), target.top() + target.height() * 0.2)
    size = target.width() * 0.85 / max(1.0, start.width())

    def before() -> None:
        card.setVisible(True)

    def go(share: float) -> None:
        card.setPos(start.center() + (end - start.center()) * share)
        card.setScale(1 + (size - 1) * share)
        card.setOpacity(1 if share < _SLIPS_IN else (1 - share) / (1 - _SLIPS_IN))
        if share >= _SLIPS_IN:
            scene.show_slot(seat, index, shown)

    return [Step(LAY, go, easing=QEasingCurve.Type.InOutCubic, before=before)]


def turn_cards(scene: ExchangeScene, events: Sequence[Event], after: ExchangeFacts) -> list[Step]:
    """Turn sleeves over together; a lobbyist's second vote comes after the others."""
    turnings = [turning for e in events if (turning := _turning(e, after)) is not None]
    first = [turning for turning in turnings if turning[1] != _LOBBY]
    second = [turning for turning in turnings if turning[1] == _LOBBY]
    steps: list[Step] = []
    for group in (first, second):
        if group:
            steps += [_turn_together(scene, group), Step(READ)]
    return steps


def _turning(event: Event, after: ExchangeFacts) -> Turning | None:
    match event:
        case SecurityShown(seat=seat, security=security):
            return seat, 0, Slot("face", CardFace(security))
        case SideShown(seat=seat, side=side):
            known = after.seats[seat].slots[1]
            shown = known if known.state == "face" else Slot("face", CardFace(side=side))
            return seat, 1, shown
        case OrderShown(seat=seat, security=security, side=side, shares=shares):
            return seat, 1, Slot("face", CardFace(security, side, shares))
        case VoteShown(seat=seat, security=security, by=by, lobby=lobby):
            return seat, _LOBBY if lobby else 2, Slot("face", CardFace(security, by=by))
        case _:
            return None


def _turn_together(scene: ExchangeScene, turnings: Sequence[Turning]) -> Step:
    def turn(share: float) -> None:
        width = width_in_turn(share)
        for seat, index, slot in turnings:
            shown = slot if share >= 0.5 else Slot("back")
            if share < 0.5 and index == 1 and slot.face is not None and slot.face.shares:
                shown = Slot("face", CardFace(slot.face.security, slot.face.side))
            scene.show_slot(seat, index, shown, width)

    return Step(TURN, turn, easing=_SOFT)


def show_founders(
    scene: ExchangeScene, events: Sequence[Event], after: ExchangeFacts
) -> list[Step]:
    """Show each seat's founder, and fill the ledgers."""
    seats = [event.seat for event in events if isinstance(event, FounderShown)]

    def before() -> None:
        for seat in seats:
            scene.tell_ledger(seat, after)

    def fade(share: float) -> None:
        for seat in seats:
            scene.ledgers[seat].setOpacity(0.3 + 0.7 * share)

    return [Step(FADE, fade, before=before), Step(READ)]


def move_money(scene: ExchangeScene, events: Sequence[Event]) -> list[Moving]:
    """Slide notes between ledgers and the exchange, all together, while the sums count."""
    moved = [e for e in events if isinstance(e, MoneyMoved) and e.seat in scene.ledgers]
    slides = [_slide(scene, event.seat, event.amount) for event in moved]
    if not slides:
        return []

    def before() -> None:
        for event in events:
            _change_shares(scene, event)

    def go(share: float) -> None:
        for slide in slides:
            slide(share)

    slide = Step(SLIDE, go, easing=QEasingCurve.Type.InOutCubic, before=before)
    return [Together([slide], counted(_cash(scene, moved)))]


def _cash(scene: ExchangeScene, moved: Sequence[MoneyMoved]) -> list[Sum]:
    total = Counter[SeatId]()
    for event in moved:
        total[event.seat] += event.amount
    return [_cash_of(scene.ledgers[seat], by) for seat, by in total.items()]


def _cash_of(ledger: LedgerItem, by: int) -> Sum:
    def now() -> int:
        return 0 if ledger.facts is None else ledger.facts.cash

    return Sum(now, lambda start: max(0, start + by), ledger.count_cash)


def _change_shares(scene: ExchangeScene, event: Event) -> None:
    if isinstance(event, Traded):
        scene.ledgers[event.seat].change_shares(event.security, event.shares)
    elif isinstance(event, Liquidated):
        for security in ALL_SECURITIES:
            scene.ledgers[event.seat].change_shares(security, -event.sold[security])


def _slide(scene: ExchangeScene, seat: SeatId, amount: int) -> Callable[[float], None]:
    ledger, notes = scene.ledgers[seat], FlyingNotes(scene.look, amount)
    scene.fly(notes)
    start, end = ledger.money_place, scene.exchange_place
    if amount > 0:
        start, end = end, start

    def go(share: float) -> None:
        notes.setVisible(0 < share < 1)
        notes.setPos(start + (end - start) * share)

    return go


def walking(
    scene: ExchangeScene, seat: SeatId | None, steps: float
) -> tuple[Callable[[float], None], Callable[[], None]]:
    """Return a function that shows the lobbyist's walk at a share, and one that records its start.

    Its height changes on the way to that at its destination.
    """
    figure, end, tall = scene.lobbyist, scene.foot(seat), scene.figure(seat)
    start, was = QPointF(), tall

    def before() -> None:
        nonlocal start, was
        start, was = figure.pos(), figure.height

    def go(share: float) -> None:
        here = start + (end - start) * share
        figure.walk(here, share * steps, was + (tall - was) * share)

    return go, before


def walk(scene: ExchangeScene, seat: SeatId | None) -> list[Step]:
    """Walk the lobbyist to a seat, or back to the ring if nobody leads it (E6)."""
    go_on, before = walking(scene, seat, _STEPS)

    def go(share: float) -> None:
        go_on(share)
        if share >= 1:
            scene.house_lobbyist(seat)

    return [Step(WALK, go, easing=_SOFT, before=before), Step(READ // 2)]


def ruin(scene: ExchangeScene, seat: SeatId) -> list[Moving]:
    """Shake and fade the ledger of a seat that is out (E7)."""
    ledger = scene.ledgers[seat]
    fade = Step(FADE, lambda share: ledger.setOpacity(1 - 0.65 * share))
    hit = scene.struck(Hit(ledger.rect.center(), [ledger]))
    return [Together([fade], [hit]), Step(READ)]
