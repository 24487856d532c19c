"""Animations and sounds of the NYSE table."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF

from stockgames.engine.state import Event, SeatId
from stockgames.games.nyse import events as e
from stockgames.games.nyse.actions import SUPPLY
from stockgames.games.nyse.parts import CRASHED, LAST_PERCH
from stockgames.presentation.games.nyse.terms import LETTERS, special
from stockgames.ui.games.nyse.layout import SUPPLY_RADIUS
from stockgames.ui.games.nyse.pieces import FlyingChip, MarkerItem
from stockgames.ui.games.nyse.scene import NyseScene
from stockgames.ui.pieces.chips import Chip
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table import motion as m


def sound_of(event: Event) -> Sound | None:
    """Return the sound that everyone at the table hears for an event; None for silence."""
    match event:
        case e.Took() | e.Discarded() | e.Played() | e.Swapped():
            return Sound.CHIP
        case e.MarkerMoved(after=after):
            return Sound.CRASH if after == CRASHED else Sound.MARKER
        case e.ShuffledIn():
            return Sound.SHUFFLE
        case _:
            return None


SLIDE, SETTLE, HOP, CRASH, TURN_OVER, HOLD = 220, 90, 180, 350, 240, 420
_SETTLE_PX = 2.0
_MOVES_MARKER = (e.Took, e.Discarded, e.Looked)
"""Events during which a marker may already start to move."""
_FIRST_BOUNCE = 0.33
"""The share of a fall after which the marker hits the board."""


class Mover:
    """Animates a move's events over the scene, which still shows the view before the move."""

    def __init__(self, scene: NyseScene, animator: m.Animator) -> None:
        self._scene = scene
        self._animator = animator
        self._arriving: dict[tuple[SeatId, int], FlyingChip] = {}
        """Chips that have flown to seats, by seat and colour."""
        self._looks: list[e.Looked] = []

    def steps(self, events: Sequence[Event]) -> list[m.Moving]:
        """Return the animation of a move; a marker starts while the chip moving it is landing."""
        self._arriving = {}
        self._looks = [event for event in events if isinstance(event, e.Looked)]
        moving: list[m.Moving] = []
        before: Event | None = None
        for event in events:
            steps = [*self._steps(event), *self._animator.heard(sound_of(event))]
            if isinstance(event, e.MarkerMoved) and isinstance(before, _MOVES_MARKER):
                moving = [m.from_share(moving, 0.5, *steps)]
            else:
                moving += steps
            before = event
        return moving

    def _steps(self, event: Event) -> Sequence[m.Moving]:
        match event:
            case e.Took(seat=seat, color=color):
                return self._take(seat, color)
            case e.MarkerMoved(color=color, before=before, after=after):
                return self._move_marker(color, before, after)
            case e.Discarded(color=color):
                return self._discard(color)
            case e.Played(seat=seat, color=color, marking=marking):
                return self._show_special(seat, color, marking)
            case e.Looked(seat=seat, color=color, marking=marking):
                return self._turn_over(seat, color, marking)
            case e.SwapAsked(seat=seat, partner=partner, want=want, give=give) if partner == SUPPLY:
                return self._swap_with_supply(seat, want, give)
            case e.Swapped(seat=seat, partner=partner, got=got, gave=gave):
                return self._cross(seat, partner, gave, got)
            case e.ShuffledIn():
                return [m.Step(SETTLE)]
            case _:
                return []

    def _chip(self, color: int, radius: float) -> FlyingChip:
        chip, facts = FlyingChip(self._scene.look, LETTERS[color]), self._scene.facts
        dead = facts is not None and facts.sectors[color].is_out
        chip.show_chip(Chip(LETTERS[color], radius, dead=dead))
        self._scene.fly(chip)
        return chip

    def _size_at(self, seat: SeatId) -> float:
        return self._scene.holder(seat).chip_radius

    def _slide(
        self,
        chip: FlyingChip,
        start: QPointF,
        end: QPointF,
        sizes: tuple[float, float],
        before: Callable[[], None],
    ) -> list[m.Step]:
        """Return a slide along a low arc, scaled from the first of `sizes` to the second."""
        also = self._scene.hand.move_up
        slide = m.flight(chip, m.arc(start, end), SLIDE, sizes=sizes, before=before, also=also)

        def settle(share: float) -> None:
            chip.setPos(end + QPointF(0, _SETTLE_PX * math.sin(math.pi * share)))

        return [slide, m.Step(SETTLE, settle)]

    def _take(self, seat: SeatId, color: int) -> list[m.Step]:
        pile = self._scene.piles[color]
        chip = self._arriving[seat, color] = self._chip(color, SUPPLY_RADIUS)
        end = self._scene.landing(seat, color, self._marking_of(seat, color))
        sizes = 1.0, self._size_at(seat) / SUPPLY_RADIUS
        return self._slide(chip, pile.top, end, sizes, pile.take_one)

    def _marking_of(self, seat: SeatId, color: int) -> int:
        """Return the marking that the viewer will see on a chip; plain if it stays hidden."""
        seen = (look for look in self._looks if (look.seat, look.color) == (seat, color))
        return next((look.marking for look in seen), 0)

    def _discard(self, color: int) -> list[m.Step]:
        scene, pile = self._scene, self._scene.piles[color]
        chip = self._chip(color, SUPPLY_RADIUS)
        down = m.arc(pile.top, QPointF(pile.top.x(), scene.height() + 3 * SUPPLY_RADIUS), 0)
        easing, time = QEasingCurve.Type.InCubic, SLIDE + SETTLE

        def fade(share: float) -> None:
            chip.setOpacity(1 - share)

        return [m.flight(chip, down, time, easing=easing, before=pile.take_one, also=fade)]

    def _show_special(self, seat: SeatId, color: int, marking: int) -> list[m.Step]:
        scene = self._scene
        radius = 39.6
        chip = self._chip(color, radius)
        chip.turn(marking)
        chip.hang(special(marking))
        known = scene.context is not None and scene.context.viewer == seat
        start = scene.take_out(seat, color, marking if known else None)
        way = m.arc(start, scene.board.rect.center(), 0)
        sizes, easing = (self._size_at(seat) / radius, 1.0), QEasingCurve.Type.OutCubic
        rise = m.flight(chip, way, SLIDE, sizes=sizes, easing=easing, also=scene.hand.move_up)
        return [rise, m.Step(HOLD), m.Step(HOP, lambda share: chip.setOpacity(1 - share))]

    def _turn_over(self, seat: SeatId, color: int, marking: int) -> list[m.Step]:
        """Flip the chip that has just arrived at a seat, because its holder looks at it."""
        chip = self._arriving.get((seat, color))
        if chip is None:
            return []

        def turn(share: float) -> None:
            if share >= 0.5:
                chip.turn(marking)
            m.turn_over(chip, share)

        return [m.Step(TURN_OVER, turn, easing=QEasingCurve.Type.InOutSine)]

    def _swap_with_supply(self, seat: SeatId, want: int, give: int) -> list[m.Moving]:
        scene = self._scene
        radius = self._size_at(seat)
        out = self._chip(give, radius)
        place = scene.take_out(seat, give)
        steps = self._slide(out, place, scene.piles[give].top, (1.0, 1.0), lambda: None)
        return [m.Together(steps, self._take(seat, want))]

    def _cross(self, seat: SeatId, partner: SeatId, gave: int, got: int) -> list[m.Moving]:
        """Animate a swap: both chips leave before space is made for either."""
        scene = self._scene
        ways: list[list[m.Step]] = []
        trades = (seat, partner, gave), (partner, seat, got)
        starts = [scene.take_out(source, color) for source, _, color in trades]
        for (source, target, color), start in zip(trades, starts, strict=True):
            radii = self._size_at(source), self._size_at(target)
            largest = max(radii)  # scaling up would blur it
            chip = self._arriving[target, color] = self._chip(color, largest)
            end = scene.landing(target, color, self._marking_of(target, color))
            sizes = radii[0] / largest, radii[1] / largest
            ways.append(self._slide(chip, start, end, sizes, lambda: None))
        return [m.Together(*ways)]

    def _move_marker(self, color: int, before: int, after: int) -> list[m.Moving]:
        marker = self._scene.markers[color]
        last = min(after, LAST_PERCH)
        steps = self._point_out(color, after)
        steps += [
            _hop(marker, self._scene.perch(perch - 1), self._scene.perch(perch))
            for perch in range(before + 1, last + 1)
        ]
        if after == CRASHED:
            start, end = self._scene.perch(LAST_PERCH), self._scene.pit_place(color)
            fall = _tumble(marker, start, end)
            steps.append(m.from_share([fall], _FIRST_BOUNCE, self._crash(color, end)))
            landed = [chip for (_, own), chip in self._arriving.items() if own == color]

            def die(share: float) -> None:
                self._scene.show_dead(color, share >= 1)
                for chip in landed:
                    chip.chip = replace(chip.chip, dead=share >= 1)

            steps.append(m.Step(1, die))
        return steps

    def _point_out(self, color: int, after: int) -> list[m.Moving]:
        """Show the way of a marker that is pushed or crashes; return how that goes."""
        scene = self._scene
        pushed = None if scene.facts is None else scene.facts.sectors[color].ahead[1]
        if pushed is None or pushed.after != after:
            return []
        scene.show_preview(pushed)
        return [m.Step(1, lambda share: scene.preview.setVisible(share < 1))]

    def _crash(self, color: int, at: QPointF) -> m.Step:
        scene, fallen = self._scene, self._scene.markers[color]
        others = [
            marker for marker in scene.markers if marker is not fallen and not marker.has_fallen
        ]
        return scene.struck(m.Hit(at, (scene.board, scene.tape), others, strength=6, lean=9))


def _hop(marker: MarkerItem, start: QPointF, end: QPointF) -> m.Step:
    at = m.arc(start, end, max(18.0, abs(end.x() - start.x()) * 0.35))
    raised = partial(marker.setZValue, 50)
    return m.flight(marker, at, HOP, easing=QEasingCurve.Type.InOutSine, before=raised)


def _tumble(marker: MarkerItem, start: QPointF, end: QPointF) -> m.Step:
    """Return the fall into the pit: three bounces, each lower, while turning."""
    height = 60.0

    def before() -> None:
        marker.setZValue(50)

    def go(share: float) -> None:
        along = start + (end - start) * share
        bounce = abs(math.sin(3 * math.pi * share)) * height * (1 - share) ** 1.5
        marker.setPos(along - QPointF(0, bounce))
        marker.setRotation(540 * share)

    return m.Step(CRASH, go, easing=QEasingCurve.Type.Linear, before=before)
