"""Animations and sounds of the Exchange table: cards, tokens, money, and the lobbyist's walk."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.engine.state import Event, SeatId
from stockgames.games.exchange import events as e
from stockgames.games.exchange.actions import CardFace
from stockgames.games.exchange.facts import NOTE_VALUES, ExchangeFacts, Slot
from stockgames.games.exchange.parts import ALL_SECURITIES, ForceId, Security, Triple
from stockgames.ui.games.exchange.art.banknotes import Pile, draw_pile
from stockgames.ui.games.exchange.art.cards import PhaseCard, draw_phase_card
from stockgames.ui.games.exchange.ledger import LedgerItem
from stockgames.ui.games.exchange.market import BIGGEST, Market
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table import motion as m
from stockgames.ui.table.items import TableItem
from stockgames.ui.theme.theme_context import ThemeContext

FLIP, READ, FADE, ROUND = 300, 420, 300, 280
PLACE, PLACE_ASIDE, SLIDE, WALK = 220, 120, 260, 350
HOP, SETTLE, SWELL, BREATH, BURST, REGROW = 180, 120, 200, 350, 150, 180
_BETWEEN = 70
"""How long after one card the next one is placed."""
_MOST = 1600
"""The most that all hops of a round take together."""
_TORN = 0.5
"""The progress of the burst when the token is across; the drops keep flying."""
_PRESSED = 0.38
"""The part of a step after which a token presses against the bubble."""
_SLIPS_IN = 0.8
"""The share of its way after which a card is in its sleeve."""
_STEPS, _STEPS_HOME = 6.0, 4.0
"""The number of steps that the lobbyist takes to a seat, and back to the ring."""
_LOBBY = 3
"""The index of the lobbyist's vote in the front seat's row of sleeves."""
_LINEAR = QEasingCurve.Type.Linear
_SOFT = QEasingCurve.Type.InOutSine


def sound_of(event: Event) -> Sound | None:
    """Return the sound that everyone at the table hears for an event; None for silence."""
    match event:
        case e.Laid() | e.ForceTurned():
            return Sound.CARD
        case e.FounderShown() | e.SecurityShown() | e.SideShown() | e.VoteShown() | e.OrderShown():
            return Sound.PAPER
        case e.PriceMoved(pops=pops):
            return Sound.GLASS if pops else Sound.MARKER
        case e.LobbyistCalled():
            return Sound.MARKER
        case e.MoneyMoved() | e.Traded() | e.Liquidated():
            return Sound.COINS
        case e.Eliminated():
            return Sound.CRASH
        case _:
            return None


_TOGETHER: dict[type[Event], str] = {
    e.FounderShown: "founders",
    e.SecurityShown: "cards",
    e.SideShown: "cards",
    e.VoteShown: "cards",
    e.OrderShown: "cards",
    e.MoneyMoved: "money",
    e.Traded: "money",
    e.Liquidated: "money",
    e.PriceMoved: "prices",
}
"""Consecutive events that are shown at the same time."""


class Mover:
    """Animates a move's events over the scene, which still shows the view before the move."""

    def __init__(self, scene: ExchangeScene, animator: m.Animator) -> None:
        self._scene = scene
        self._animator = animator
        self._placed: list[tuple[SeatId, int]] = []
        """The sleeves whose cards have come since the last move that was shown."""

    def prepare(self, shown: ExchangeFacts | None, before: ExchangeFacts) -> None:
        """Prepare a move: cards that came since what was `shown` are placed with its own."""
        self._placed = [] if shown is None else list(_newly_placed(shown, before))

    def steps(self, events: Sequence[Event], after: ExchangeFacts) -> list[m.Moving]:
        """Return the animation of the events that led to `after`."""
        return list(self._steps(events, after))

    def _steps(self, events: Sequence[Event], after: ExchangeFacts) -> Iterator[m.Moving]:
        scene = self._scene
        if self._placed:
            last = [event for event in events if isinstance(event, e.Laid)]
            yield place_together(
                scene, self._placed, [place_card(scene, event.seat, after) for event in last]
            )
            events, self._placed = [event for event in events if event not in last], []
            yield from self._animator.heard(Sound.CARD)
        for kind, group in groupby(
            _founders_together(events), key=lambda event: _TOGETHER.get(type(event), "")
        ):
            members = list(group)
            if kind == "founders":
                yield from show_founders(scene, members, after)
            elif kind == "cards":
                yield from turn_cards(scene, members, after)
            elif kind == "money":
                yield from move_money(scene, members)
            elif kind == "prices":
                moved = [event for event in members if isinstance(event, e.PriceMoved)]
                yield from TokenMoves(scene.market, moved, scene.struck).steps(after.prices)
            else:
                for event in members:
                    yield from self._single(event, after)
            yield from self._animator.heard(*map(sound_of, members))

    def _single(self, event: Event, after: ExchangeFacts) -> Sequence[m.Moving]:
        scene = self._scene
        match event:
            case e.Laid(seat=seat):
                return place_card(scene, seat, after)
            case e.LobbyistCalled(seat=seat):
                return walk(scene, seat)
            case e.ForceTurned(force=force):
                return turn_force(scene.market.forces.turn_up, force)
            case e.ForceSeen(force=force):
                return turn_force(scene.market.forces.look_at, force)
            case e.Eliminated(seat=seat):
                return ruin(scene, seat)
            case e.RoundBegan(round=number):
                return begin_round(scene, number)
            case _:
                return []


def _founders_together(events: Sequence[Event]) -> list[Event]:
    """Return the events with all founders in sequence and without their starting cash."""
    founders = [event for event in events if isinstance(event, e.FounderShown)]
    if not founders:
        return list(events)
    first = events.index(founders[0])
    rest = (event for event in events[first:] if event not in founders and not _is_dowry(event))
    return [*events[:first], *founders, *rest]


def _is_dowry(event: Event) -> bool:
    return isinstance(event, e.MoneyMoved) and event.reason == e.FOUNDED


# The middle of the table


def turn_force(turn: Callable[[ForceId, float], None], force: ForceId) -> list[m.Step]:
    """Turn a Market Force card, and leave time to read it."""
    return [m.Step(FLIP, partial(turn, force), easing=_SOFT), m.Step(READ)]


def begin_round(scene: ExchangeScene, number: int) -> list[m.Step]:
    """Move the brass triangle to the next round, and the lobbyist back to the ring."""
    start = scene.rounds.at
    walk_home, set_out = walking(scene, None, _STEPS_HOME)

    def before() -> None:
        set_out()
        scene.house_lobbyist(None)

    def go(share: float) -> None:
        scene.rounds.at = start + (number - 1 - start) * share
        walk_home(share)

    return [m.Step(ROUND, go, before=before)]


class TokenMoves:
    """Moves tokens around the ring to their prices, the shortest way first (E3).

    The bubble pops last, where the ends meet; it grows back unless a `popped` word is left of it.
    `struck` returns the shake of what that hits. `follow` is called with a token's steps so far.
    """

    def __init__(
        self,
        market: Market,
        moved: Sequence[e.PriceMoved],
        struck: Callable[[m.Hit], m.Step],
        popped: str = "",
        follow: Callable[[Security, float], None] = lambda *_: None,
    ) -> None:
        self._market, self._struck, self._popped, self._follow = market, struck, popped, follow
        self._moved = sorted(moved, key=lambda move: (bool(move.pops), abs(move.steps)))
        self._hop_ms = min(HOP, _MOST // max(1, sum(abs(move.steps) for move in moved)))

    def steps(self, prices: Triple) -> list[m.Moving]:
        """Return the animation to these prices."""
        moves = [step for event in self._moved for step in self._of(event)]
        return [*moves, self._settle(prices)]

    def _settle(self, prices: Triple) -> m.Step:
        """Return the step after which tokens at one price lie beside each other."""
        market, ways = self._market, list[tuple[QPointF, QPointF]]()

        def before() -> None:
            for token in market.tokens:
                place = market.ring.spread(prices, token.security, left=market.left)[0]
                ways.append((token.pos(), place))

        def go(share: float) -> None:
            for token, (start, end) in zip(market.tokens, ways, strict=True):
                token.setPos(start + (end - start) * share)

        return m.Step(SETTLE, go, before=before)

    def _of(self, event: e.PriceMoved) -> Iterator[m.Moving]:
        ring = self._market.ring
        top = len(ring.ring.labels) - 1
        level, way = ring.board.level(event.before), 1 if event.steps > 0 else -1
        for made in range(abs(event.steps)):
            following = level + way
            if 0 <= following <= top:
                yield self._hop(event.security, level, following, made)
                level = following
            else:
                yield from self._pop(event.security, level, way, made)
                level = 0 if way > 0 else top

    def _hop(self, security: Security, start: int, end: int, made: int) -> m.Step:
        market, aside = self._market, QPointF()
        token, ring = market.tokens[security], market.ring

        def before() -> None:
            nonlocal aside
            token.setZValue(50)
            aside = token.pos() - ring.place(start)

        def go(share: float) -> None:
            lift = QPointF(0, 14 * math.sin(math.pi * share))
            token.setPos(ring.place(start + (end - start) * share) + aside * (1 - share) - lift)
            token.setScale(1 + 0.1 * math.sin(math.pi * share))
            self._follow(security, made + share)

        return m.Step(self._hop_ms, go, easing=_SOFT, before=before)

    def _pop(self, security: Security, level: int, way: int, made: int) -> Iterator[m.Moving]:
        market = self._market
        token, ring, bubble = market.tokens[security], market.ring, market.bubble
        top = len(ring.ring.labels) - 1
        turns = 2 * math.pi / ring.ring.step  # a full turn in levels, including the joint
        edge = level + way * _PRESSED
        landing = (0 if way > 0 else top) + way * turns

        def before() -> None:
            token.setZValue(50)
            bubble.setZValue(52)
            bubble.popped = ""

        def swell(share: float) -> None:
            token.setPos(ring.place(level + (edge - level) * share))
            bubble.swelling = BIGGEST * share
            self._follow(security, made + _PRESSED * share)

        def burst(share: float) -> None:
            bubble.popped = self._popped
            bubble.swelling, bubble.burst = BIGGEST, share * _TORN
            self._follow(security, made + _PRESSED + (1 - _PRESSED) * share)
            token.setPos(ring.place(edge + (landing - edge) * share))
            token.setScale(1 + 0.4 * math.sin(math.pi * share))

        def fade(share: float) -> None:
            bubble.burst = _TORN + (1 - _TORN) * share
            token.setScale(1 + 0.12 * math.sin(math.pi * share))

        def regrow(share: float) -> None:
            bubble.swelling, bubble.burst = 0.0 if self._popped else share - 1, None
            token.setPos(ring.place(level=0 if way > 0 else top))

        others = [other for other in market.swaying if other is not token]
        boom = m.Hit(ring.joint, market.shaken, others, lean=12)
        yield m.Step(SWELL, swell, easing=QEasingCurve.Type.InQuad, before=before)
        yield m.Step(BREATH)
        after = [m.Step(BURST, burst, easing=_LINEAR), m.Step(FADE, fade), m.Step(REGROW, regrow)]
        yield m.Together(after, [self._struck(boom)])


# The seats

Turning = tuple[SeatId, int, Slot]
"""A seat, the index of its sleeve, and what that shows after the flip."""


def place_card(scene: ExchangeScene, seat: SeatId, after: ExchangeFacts) -> list[m.Step]:
    """Place a card face down: from the hand into its sleeve, or on another seat's ledger."""
    index = _waiting(scene, seat)
    if index is None:
        return []
    back = Slot("back")
    if seat == scene.front:
        return _place_in_front(scene, seat, index, after)

    def grow(share: float) -> None:
        scene.show_slot(seat, index, back, share)

    return [m.Step(PLACE_ASIDE, grow)]


def place_together(
    scene: ExchangeScene, placed: Sequence[tuple[SeatId, int]], others: Sequence[Sequence[m.Step]]
) -> m.Together:
    """Lay cards in sleeves one shortly after another, and `others` after them."""
    tracks: list[list[m.Step]] = []

    def growing(seat: SeatId, index: int) -> m.Step:
        scene.show_slot(seat, index, Slot("open"))
        return m.Step(PLACE_ASIDE, lambda share: scene.show_slot(seat, index, Slot("back"), share))

    for steps in (*([growing(*card)] for card in placed), *others):
        tracks.append([m.Step(_BETWEEN * len(tracks)), *steps])
    return m.Together(*tracks)


def _newly_placed(shown: ExchangeFacts, before: ExchangeFacts) -> Iterator[tuple[SeatId, int]]:
    for was, now in zip(shown.seats, before.seats, strict=True):
        for index, (first, then) in enumerate(zip(was.slots, now.slots, strict=True)):
            if (first.state, then.state) == ("open", "back"):
                yield now.seat, index


def _waiting(scene: ExchangeScene, seat: SeatId) -> int | None:
    if scene.facts is None:
        return None
    slots = scene.facts.sleeves(seat) if seat == scene.front else scene.facts.seats[seat].slots
    return next((i for i, slot in enumerate(slots) if slot.state == "open"), None)


def _place_in_front(
    scene: ExchangeScene, seat: SeatId, index: int, after: ExchangeFacts
) -> list[m.Step]:
    target, sleeves = scene.sleeves.sleeve_rect(index), after.sleeves(seat)
    own = index < len(sleeves) and sleeves[index].state == "own"
    shown = sleeves[index] if own else Slot("back")
    start = scene.hand.leaving
    card = FlyingCard(scene.look, start)
    scene.fly(card)
    end = QPointF(target.center().x(), target.top() + target.height() * 0.2)
    sizes = 1.0, target.width() * 0.85 / max(1.0, start.width())

    def slide_in(share: float) -> None:
        card.setOpacity(1 if share < _SLIPS_IN else (1 - share) / (1 - _SLIPS_IN))
        if share >= _SLIPS_IN:
            scene.show_slot(seat, index, shown)

    return [m.flight(card, m.arc(start.center(), end, 0), PLACE, sizes=sizes, also=slide_in)]


def turn_cards(scene: ExchangeScene, events: Sequence[Event], after: ExchangeFacts) -> list[m.Step]:
    """Turn sleeves over together; a lobbyist's second vote comes after the others."""
    turnings = [turning for event in events if (turning := _turning(event, after)) is not None]
    first = [turning for turning in turnings if turning[1] != _LOBBY]
    second = [turning for turning in turnings if turning[1] == _LOBBY]
    steps: list[m.Step] = []
    for group in (first, second):
        if group:
            steps += [_turn_together(scene, group), m.Step(READ)]
    return steps


def _turning(event: Event, after: ExchangeFacts) -> Turning | None:
    match event:
        case e.SecurityShown(seat=seat, security=security):
            return seat, 0, Slot("face", CardFace(security))
        case e.SideShown(seat=seat, side=side):
            known = after.seats[seat].slots[1]
            shown = known if known.state == "face" else Slot("face", CardFace(side=side))
            return seat, 1, shown
        case e.OrderShown(seat=seat, security=security, side=side, shares=shares):
            return seat, 1, Slot("face", CardFace(security, side, shares))
        case e.VoteShown(seat=seat, security=security, by=by, lobby=lobby):
            return seat, _LOBBY if lobby else 2, Slot("face", CardFace(security, by=by))
        case _:
            return None


def _turn_together(scene: ExchangeScene, turnings: Sequence[Turning]) -> m.Step:
    def turn(share: float) -> None:
        width = m.width_in_turn(share)
        for seat, index, slot in turnings:
            shown = slot if share >= 0.5 else Slot("back")
            if share < 0.5 and index == 1 and slot.face is not None and slot.face.shares:
                shown = Slot("face", CardFace(slot.face.security, slot.face.side))
            scene.show_slot(seat, index, shown, width)

    return m.Step(FLIP, turn, easing=_SOFT)


def show_founders(
    scene: ExchangeScene, events: Sequence[Event], after: ExchangeFacts
) -> list[m.Step]:
    """Show each seat's founder, and fill the ledgers."""
    seats = [event.seat for event in events if isinstance(event, e.FounderShown)]

    def before() -> None:
        for seat in seats:
            scene.update_ledger(seat, after)

    def fade(share: float) -> None:
        for seat in seats:
            scene.ledgers[seat].setOpacity(0.3 + 0.7 * share)

    return [m.Step(FADE, fade, before=before), m.Step(READ)]


def move_money(scene: ExchangeScene, events: Sequence[Event]) -> list[m.Moving]:
    """Slide notes between ledgers and the exchange, all together, while the sums count."""
    moved = [
        event for event in events if isinstance(event, e.MoneyMoved) and event.seat in scene.ledgers
    ]
    if not moved:
        return []
    slides = ([_slide(scene, event.seat, event.amount)] for event in moved)

    def before() -> None:
        for event in events:
            _change_shares(scene, event)

    return [m.Together([m.Step(0, before=before)], m.counted(_cash(scene, moved)), *slides)]


def _cash(scene: ExchangeScene, moved: Sequence[e.MoneyMoved]) -> list[m.Sum]:
    total = Counter[SeatId]()
    for event in moved:
        total[event.seat] += event.amount
    return [_cash_of(scene.ledgers[seat], by) for seat, by in total.items()]


def _cash_of(ledger: LedgerItem, by: int) -> m.Sum:
    def now() -> int:
        return 0 if ledger.facts is None else ledger.facts.cash

    return m.Sum(now, lambda start: max(0, start + by), ledger.count_cash)


def _change_shares(scene: ExchangeScene, event: Event) -> None:
    if isinstance(event, e.Traded):
        scene.ledgers[event.seat].change_shares(event.security, event.shares)
    elif isinstance(event, e.Liquidated):
        for security in ALL_SECURITIES:
            scene.ledgers[event.seat].change_shares(security, -event.sold[security])


def _slide(scene: ExchangeScene, seat: SeatId, amount: int) -> m.Step:
    ledger, notes = scene.ledgers[seat], FlyingNotes(scene.look, amount)
    scene.fly(notes)
    start, end = ledger.money_place, scene.exchange_place
    if amount > 0:
        start, end = end, start
    way = m.arc(start, end, 0)
    return m.flight(notes, way, SLIDE, also=lambda share: notes.setVisible(share < 1))


def walking(
    scene: ExchangeScene, seat: SeatId | None, steps: float
) -> tuple[Callable[[float], None], Callable[[], None]]:
    """Return a function that shows the lobbyist's walk at a share, and one that records its start.

    Its height changes on the way to that at its destination.
    """
    figure, (end, tall) = scene.lobbyist, scene.stand(seat)
    start, was = QPointF(), tall

    def before() -> None:
        nonlocal start, was
        start, was = figure.pos(), figure.height

    def go(share: float) -> None:
        here, height = start + (end - start) * share, was + (tall - was) * share
        figure.walk(here, height, share * steps)

    return go, before


def walk(scene: ExchangeScene, seat: SeatId | None) -> list[m.Step]:
    """Walk the lobbyist to a seat, or back to the ring if nobody leads it (E6)."""
    go_on, before = walking(scene, seat, _STEPS)

    def go(share: float) -> None:
        go_on(share)
        if share >= 1:
            scene.house_lobbyist(seat)

    return [m.Step(WALK, go, easing=_SOFT, before=before), m.Step(READ // 2)]


def ruin(scene: ExchangeScene, seat: SeatId) -> list[m.Moving]:
    """Shake and fade the ledger of a seat that is out (E7)."""
    ledger = scene.ledgers[seat]
    fade = m.Step(FADE, lambda share: ledger.setOpacity(1 - 0.65 * share))
    hit = scene.struck(m.Hit(ledger.rect.center(), [ledger]))
    return [m.Together([fade], [hit]), m.Step(READ)]


_NOTE = 43.5
"""The width of a note in flight."""


class FlyingNotes(TableItem):
    """A small pile of notes, of the denomination that fits an amount best."""

    is_cached = False

    def __init__(self, look: ThemeContext, amount: int) -> None:
        super().__init__(look)
        value = next((v for v in NOTE_VALUES if abs(amount) >= v), NOTE_VALUES[-1])
        self.pile = Pile(_NOTE, value, max(1, abs(amount) // value))
        self.set_rect(QRectF(-_NOTE / 2, -_NOTE / 4, _NOTE, _NOTE / 2))

    def draw(self, painter: QPainter) -> None:
        draw_pile(painter, self.look.theme, QPointF(), self.pile)


class FlyingCard(TableItem):
    """A face-down card in flight."""

    is_cached = False

    def __init__(self, look: ThemeContext, rect: QRectF) -> None:
        super().__init__(look)
        self.card = PhaseCard(round(rect.width(), 1), round(rect.height(), 1), "back", lift=8.0)
        self.set_rect(QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height()))
        self.setPos(rect.center())

    def draw(self, painter: QPainter) -> None:
        draw_phase_card(painter, self.look.theme, QPointF(), self.card)
