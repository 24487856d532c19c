"""The audit on screen: it plays by itself, and can be stepped, reversed, skipped and read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange.audit import Audit, AuditPlan, Progress, StepKind
from stockgames.games.stock_exchange.parts import COMPANIES, Company
from stockgames.presentation.games.stock_exchange.results import (
    AUDIT_AGAIN,
    AUDIT_BACK,
    AUDIT_STEP,
    audit_cue,
    page_name,
)
from stockgames.ui.games.stock_exchange.audit_book import BookItem, PayItem, audit_layout
from stockgames.ui.games.stock_exchange.audit_places import PlacesItem
from stockgames.ui.games.stock_exchange.scene import AUDIT_SOUNDS
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.cue_player import CuePlayer
from stockgames.ui.table.items import TableScene
from stockgames.ui.table.motion import Animator, Hit, Moving, Shaken, Step, from_share
from stockgames.ui.theme.shapes import right_part
from stockgames.ui.theme.theme_context import ThemeContext

_LENGTHS: Final[dict[StepKind, int]] = {
    "line": 250,
    "stamp": 300,
    "pay": 250,
    "place": 350,
    "two": 900,
}
"""Milliseconds as designed; a line appears while its money counts; a pause follows a stamp."""
_ABOUT: Final[dict[str, set[StepKind]]] = {
    "audit-book": {"line", "stamp", "pay"},
    "audit-pay": {"stamp", "pay", "place"},
    "audit-places": {"place", "two"},
}
"""The steps that change each item."""
_REDUCED: Final = 80
_STRIKES: Final = 0.4
"""The share of a stamp's animation after which it is on the paper."""


class AuditShow(QObject):
    """Owns the audit's items and their progress."""

    changed = Signal()
    """The hot spots or choices have changed."""
    sounded = Signal(object)
    """The Sound of a step in autoplay."""

    def __init__(
        self, look: ThemeContext, scene: TableScene, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.book = BookItem(look)
        self.pay = PayItem(look)
        self.places = PlacesItem(look)
        self.progress: Progress | None = None
        self.names: Sequence[str] = ()
        self._layout = audit_layout(1280.0, 680.0)
        self._animator = Animator(self)
        self._animator.sounded.connect(self.sounded)
        self._scene = scene
        self._cues = CuePlayer(look, scene, self._animator, self._where)
        self._shaken = Shaken()
        self._auto = False
        self._speed = 1.0
        self.was_shown = False
        """Whether all of this audit is shown, or has been before."""
        self.items = (self.book, self.pay, self.places)
        for item in self.items:
            scene.addItem(item)
            item.setVisible(False)

    def resize(self, width: float, height: float) -> None:
        layout = audit_layout(width, height)
        self._layout = layout
        self.book.set_geometry(layout, layout.book)
        self.pay.set_geometry(layout, layout.table)
        self.places.set_geometry(layout, layout.places)

    # Progress

    @property
    def is_running(self) -> bool:
        return self.progress is not None

    @property
    def is_over(self) -> bool:
        """Return whether all of it has been shown."""
        return self.progress is not None and self.progress.is_over

    def open(
        self, audit: Audit, names: Sequence[str], speed: float, own: SeatId | None = None
    ) -> None:
        """Start an audit, unless this one is already shown; speed 0 shows all at once.

        The viewer's seat is highlighted until another one is.
        """
        if self.progress is None or self.progress.audit != audit:
            self._begin(audit, names, speed, own)
        self.names = names
        for item in self.items:
            item.names = names
            item.setVisible(True)

    def _begin(self, audit: Audit, names: Sequence[str], speed: float, own: SeatId | None) -> None:
        shown = Progress(AuditPlan(audit), 0)
        for item in self.items:
            item.names, item.lit, item.progress = names, own, shown
            item.update()
        self.progress, self.was_shown, self._speed = shown, False, speed
        if speed > 0:
            self._auto = True
            self._go_on()
        else:
            self._show(Progress(shown.plan, len(shown.steps)))

    def close(self) -> None:
        self._stop()
        self.progress = None
        for item in self.items:
            item.progress = None
            item.setVisible(False)

    def watch_again(self) -> None:
        """Restart from the beginning."""
        if self.progress is None:
            return
        self._stop()
        self.book.open_page = None
        self._speed = self._speed or 1.0
        self._show(Progress(self.progress.plan, 0))
        self._auto = True
        self._go_on()

    def step(self, by: int = 1) -> None:
        """Finish what moves, and show the next steps at once, or undo some; autoplay ends."""
        progress = self.progress
        if progress is None:
            return
        self._stop()
        self.book.open_page = None
        done = min(max(0, progress.done + by), len(progress.steps))
        self._show(Progress(progress.plan, done))
        self.changed.emit()

    def skip(self) -> None:
        if self.progress is not None:
            self.step(len(self.progress.steps))

    def hurry(self) -> None:
        """Show the rest of a company's page at once, or of the pay-outs or places, and play on."""
        progress = self.progress
        if progress is None or progress.is_over:
            return
        plan = progress.plan
        self.step(plan.after_page(progress.done) - progress.done)
        self._speed = self._speed or 1.0
        self._auto = True
        self._go_on()

    def _stop(self) -> None:
        self._auto = False
        self._animator.drop()
        self._scene.clear_flying()
        self._shaken.settle()

    def _go_on(self) -> None:
        progress = self.progress
        if progress is None or not self._auto:
            return
        if progress.is_over:
            self._auto = False
            self.changed.emit()
            return
        step = progress.steps[progress.done]
        kind, cue = step.kind, audit_cue(progress, self.names)
        length = _LENGTHS[kind]
        length = _REDUCED if self.look.reduced_motion and kind != "two" else length

        def move(share: float) -> None:
            self._show(Progress(progress.plan, progress.done, share))

        def end() -> None:
            self._scene.clear_flying()
            self._show(Progress(progress.plan, progress.done + 1))
            self.changed.emit()
            self._go_on()

        is_meteor = kind == "line" and cue is not None
        heard = self._animator.heard(Sound.CRASH if is_meteor else AUDIT_SOUNDS.get(kind))
        steps: list[Moving] = [*heard, Step(length, move)]
        if (kind == "stamp" or is_meteor) and not self.look.reduced_motion:
            hit = Hit(self.book.rect.center(), [self.book], strength=6 if is_meteor else 3)
            steps = [from_share(steps, _STRIKES, self._shaken.struck(hit))]
        self._animator.run(self._cues.staged(cue, steps), self._speed, end)

    def _show(self, progress: Progress) -> None:
        """Show this progress; repaint what the steps in between concern."""
        before = self.progress.done if self.progress is not None else 0
        same = self.progress is not None and self.progress.plan is progress.plan
        at_end = progress.is_over or self.is_over
        first, last = sorted((before, progress.done))
        kinds = {step.kind for step in progress.steps[first : last + 1]}
        self.progress = progress
        self.was_shown = self.was_shown or progress.is_over
        for item in self.items:
            item.progress = progress
            if not same or at_end or kinds & _ABOUT[item.name]:
                item.update()

    def _where(self, place: str) -> QRectF:
        layout, total = self._layout, self.book.sum_rect()
        if place == "audit/sum":
            return right_part(total, total.width() / 2)
        return {"audit/book": layout.book, "audit/places": layout.places}.get(place, QRectF())

    # Pointing and reading

    def rects(self) -> dict[str, QRectF]:
        """Return the rects of what can be pressed: the controls, companies to read, and places."""
        progress, layout = self.progress, self._layout
        if progress is None:
            return {}
        back, step, again = layout.controls
        rects = {AUDIT_BACK: back, AUDIT_STEP: step, AUDIT_AGAIN: again}
        rects |= {page_name(number): layout.companies[number] for number in COMPANIES}
        places = zip(progress.audit.ranked, layout.ranks, strict=True)
        return rects | {f"place-{payout.seat}": rect for payout, rect in places}

    def press_spot(self, name: str) -> bool:
        """Activate something; return whether it is of the audit."""
        actions: dict[str, Callable[[], None]] = {
            AUDIT_BACK: partial(self.step, -1),
            AUDIT_STEP: self.step,
            AUDIT_AGAIN: self.watch_again,
        }
        if name in actions:
            actions[name]()
        elif name.startswith("place-"):
            seat = int(name.removeprefix("place-"))
            self.pay.lit = self.places.lit = None if self.pay.lit == seat else seat
        else:
            number = next((n for n in COMPANIES if name == page_name(n)), None)
            if number is None:
                return False
            self.read(number)
        return True

    def read(self, number: Company) -> None:
        """Open the statement of an audited company, or close it if it is open."""
        self._stop()
        self.book.open_page = None if self.book.open_page == number else number

    def press_key(self, key: str) -> bool:
        """Handle a key; return whether it was used."""
        match key:
            case "Right" | "Return":
                if self.is_over:
                    return False
                self.step()
            case "Space":
                if self.is_over:
                    return False
                self.hurry()
            case "Left":
                self.step(-1)
            case "Up" | "Down":
                self._turn_page(1 if key == "Down" else -1)
            case "End":
                self.skip()
            case "W":
                self.watch_again()
            case _:
                return False
        return True

    def _turn_page(self, by: int) -> None:
        if self.progress is None or not (count := self.progress.companies_done):
            return
        self.read((self.book.company + by) % count)

    def point(self, name: str | None) -> None:
        """Highlight the control under the mouse."""
        self.book.over = (name or "").removeprefix("audit-")
