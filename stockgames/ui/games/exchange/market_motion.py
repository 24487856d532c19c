"""Animations in the middle of the table: Market Force cards, tokens, the bubble, the round."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEasingCurve, QPointF

from stockgames.engine.event import Event
from stockgames.games.exchange.events import PriceMoved
from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.games.exchange.parts import ForceId
from stockgames.ui.games.exchange.ring import BIGGEST
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.games.exchange.seat_motion import walking
from stockgames.ui.table.motion import Hit, Moving, Step, Together

TURN, READ, HOP, SETTLE, ROUND = 240, 520, 150, 120, 280
SWELL, BURST, FADE, REGROW = 200, 150, 200, 180
_TORN = 0.5
"""The progress of the burst when the token is across; the drops keep flying."""
_STEPS_HOME = 4.0
"""The number of steps that the lobbyist takes back to the ring."""
_LINEAR = QEasingCurve.Type.Linear
_SOFT = QEasingCurve.Type.InOutSine


def turn_force(scene: ExchangeScene, force: ForceId) -> list[Step]:
    """Turn up a Market Force card, and leave time to read it."""

    def turn(share: float) -> None:
        scene.forces.turn_up(force, share)

    return [Step(TURN, turn, easing=_SOFT), Step(READ)]


def show_coming(scene: ExchangeScene, force: ForceId) -> list[Step]:
    """Turn the next card for the seat that bought a look at it (E5)."""

    def turn(share: float) -> None:
        scene.forces.look_at(force, share)

    return [Step(TURN, turn, easing=_SOFT), Step(READ)]


def begin_round(scene: ExchangeScene, number: int) -> list[Step]:
    """Move the brass triangle to the next round, and the lobbyist back to the ring."""
    start = scene.rounds.at
    walk_home, set_out = walking(scene, None, _STEPS_HOME)

    def before() -> None:
        set_out()
        scene.house_lobbyist(None)

    def go(share: float) -> None:
        scene.rounds.at = start + (number - 1 - start) * share
        walk_home(share)

    return [Step(ROUND, go, before=before)]


def move_tokens(
    scene: ExchangeScene, events: Sequence[Event], after: ExchangeFacts
) -> Iterator[Moving]:
    """Move tokens around the ring, price by price; the bubble pops where the ends meet (E3)."""
    for event in events:
        if isinstance(event, PriceMoved):
            yield from _token_steps(scene, event)
    yield _settle(scene, after)


def _settle(scene: ExchangeScene, after: ExchangeFacts) -> Step:
    ways: list[tuple[QPointF, QPointF]] = []

    def before() -> None:
        for token in scene.tokens:
            ways.append((token.pos(), scene.ring.spread(after.prices, token.security)[0]))

    def go(share: float) -> None:
        for token, (start, end) in zip(scene.tokens, ways, strict=True):
            token.setPos(start + (end - start) * share)

    return Step(SETTLE, go, before=before)


def _token_steps(scene: ExchangeScene, event: PriceMoved) -> Iterator[Moving]:
    ring = scene.ring
    top = len(ring.ring.labels) - 1
    level, way = ring.level(event.before), 1 if event.steps > 0 else -1
    for _ in range(abs(event.steps)):
        following = level + way
        if 0 <= following <= top:
            yield _hop(scene, event.security, level, following)
            level = following
        else:
            yield from _pop(scene, event.security, level, way)
            level = 0 if way > 0 else top


def _hop(scene: ExchangeScene, security: int, start: int, end: int) -> Step:
    token, ring, aside = scene.tokens[security], scene.ring, QPointF()

    def before() -> None:
        nonlocal aside
        token.setZValue(50)
        aside = token.pos() - ring.place(start)

    def go(share: float) -> None:
        lift = QPointF(0, 14 * math.sin(math.pi * share))
        token.setPos(ring.place(start + (end - start) * share) + aside * (1 - share) - lift)
        token.setScale(1 + 0.1 * math.sin(math.pi * share))

    return Step(HOP, go, easing=_SOFT, before=before)


def _pop(scene: ExchangeScene, security: int, level: int, way: int) -> Iterator[Moving]:
    token, ring, bubble = scene.tokens[security], scene.ring, scene.bubble
    top = len(ring.ring.labels) - 1
    turns = 2 * math.pi / ring.ring.step
    """A full turn of the ring in levels, including the joint."""
    edge = level + way * (0.5 - 0.12)
    landing = (0 if way > 0 else top) + way * turns

    def before() -> None:
        token.setZValue(50)
        bubble.setZValue(52)

    def swell(share: float) -> None:
        token.setPos(ring.place(level + (edge - level) * share))
        bubble.show_moment(BIGGEST * share, None)

    def burst(share: float) -> None:
        bubble.show_moment(BIGGEST, share * _TORN)
        token.setPos(ring.place(edge + (landing - edge) * share))
        token.setScale(1 + 0.4 * math.sin(math.pi * share))

    def fade(share: float) -> None:
        bubble.show_moment(BIGGEST, _TORN + (1 - _TORN) * share)
        token.setScale(1 + 0.12 * math.sin(math.pi * share))

    def regrow(share: float) -> None:
        bubble.show_moment(share - 1, None)
        token.setPos(ring.place(level=0 if way > 0 else top))

    others = [one for one in scene.tokens if one is not token]
    boom = Hit(ring.joint, (ring, scene.forces, scene.rounds), (*others, scene.lobbyist), lean=12)
    yield Step(SWELL, swell, easing=QEasingCurve.Type.InQuad, before=before)
    after = [Step(BURST, burst, easing=_LINEAR), Step(FADE, fade), Step(REGROW, regrow)]
    yield Together(after, [scene.struck(boom)])
