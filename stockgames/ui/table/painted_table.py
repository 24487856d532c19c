"""The base classes of all painted tables, which show views and moves and send actions, and of their
scenes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, SignalInstance

from stockgames.controllers.stages import Change, Stage
from stockgames.engine.state import Event, SeatId
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import LeadWatch, cue_of
from stockgames.presentation.game_words import V
from stockgames.presentation.outline import Node
from stockgames.presentation.panel import Panel
from stockgames.ui.sound.recipes import AnySound
from stockgames.ui.table.cue_player import CuePlayer
from stockgames.ui.table.game_table import GameTable
from stockgames.ui.table.items import RingsItem, TableItem, TableScene
from stockgames.ui.table.motion import (
    Animator,
    CrossFade,
    Hit,
    Moving,
    Shaken,
    Step,
    Sum,
    with_sums,
)
from stockgames.ui.theme.theme_context import ThemeContext

F = TypeVar("F")
"""The game's facts: what its table shows of a view."""
I = TypeVar("I", bound=TableItem)  # noqa: E741 - the field's own letter for an item
K = TypeVar("K")


class GameScene(TableScene, Generic[F]):
    """A scene of items; `sync` makes them show a position's facts.

    A game's own scene creates its items, and implements the methods at the end.
    """

    layout_: object | None = None
    """The current layout; None before the board has a size."""
    acts = True
    """Whether the action panel needs space."""
    text_size = 1.0
    """The size of the page's texts, 1 to 2."""

    def __init__(self, look: ThemeContext, rings: RingsItem, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.rings = rings
        self.facts: F | None = None
        self.context: TableContext | None = None
        self._size = QSizeF()
        self._shaken = Shaken()

    def add(self, *items: TableItem, height: float | None = None) -> None:
        """Add items, each above the one before; with a `height`, at that z value."""
        for item in items:
            if height is not None:
                item.setZValue(height)
            self.addItem(item)

    def sync_items(self, items: dict[K, I], wanted: Iterable[K], make: Callable[[K], I]) -> None:
        """Create the missing items of a dict and remove those no longer wanted."""
        kept = tuple(wanted)
        for gone in set(items) - set(kept):
            self.removeItem(items.pop(gone))
        for new in kept:
            if new not in items:
                items[new] = make(new)
                self.addItem(items[new])

    @property
    def front(self) -> SeatId:
        """The seat at the bottom of the table."""
        return self.context.front if self.context is not None else 0

    # Called by the table

    @property
    def panel_size(self) -> float:
        """The size of the action panel: 1 as usual, up to 2 for large texts, 0 without one."""
        return self.text_size if self.acts else 0.0

    def resize(self, width: float, height: float) -> None:
        """Set the board's size; `sync` lays everything out for it."""
        self._size = QSizeF(width, height)
        self.setSceneRect(0, 0, width, height)
        self.rings.set_rect(QRectF(0, 0, width, height))

    def sync(self, facts: F, context: TableContext) -> None:
        """Show exactly this position, once the board has a size."""
        self.facts, self.context = facts, context
        if not self._size.isEmpty():
            self._lay_out(self._size, facts, context)
            self._show(facts, context)

    def blank(self) -> None:
        """Clear the table, so that nothing private remains, painted or readable."""
        self.facts = self.context = None
        self.clear_flying()
        self._take_away()
        self.rings.show_rings(())
        self.update()

    def where(self, place: str) -> QRectF:
        """Return the rect of an outline path; empty if it has none of its own."""
        return QRectF()

    # Animations

    def clear_flying(self) -> None:
        """Remove all flying items, and end all shaking."""
        super().clear_flying()
        self._shaken.settle()

    def struck(self, hit: Hit) -> Step:
        """Return the shake of the items that were hit."""
        return self._shaken.struck(hit)

    def lift(self, heights: Mapping[Hashable, float]) -> None:
        """Raise the items at these places, 0 to 1, and lower all others."""

    # For subclasses

    def _lay_out(self, size: QSizeF, facts: F, context: TableContext) -> None:
        """Lay everything out on a board of this size, and set `layout_`."""
        raise NotImplementedError

    def _show(self, facts: F, context: TableContext) -> None:
        raise NotImplementedError

    def _take_away(self) -> None:
        raise NotImplementedError


class PaintedTable(GameTable[V], Generic[V, F]):
    """A table over a painted scene; sends one action at a time.

    A game's table creates `words`, `scene` and `board`, calls `_connect` once, and implements
    `arrange` and the methods at the end.
    """

    scene: GameScene[F]

    def __init__(self, look: ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(look, parent)
        self._animator = Animator(self)
        self._animator.sounded.connect(self.sounded)
        self._viewer_shown: SeatId | None = None
        """The seat whose view the board shows; None for a spectator's view or a cleared board."""
        self._is_empty = True
        self._lead = LeadWatch()
        self._speed = 1.0
        """The speed of the last move: 1 as designed, 0 without animation."""

    def _connect(self, sound_of: Callable[[Event], AnySound | None]) -> None:
        """Connect to board and theme; `sound_of` returns the sound of an event."""
        self._fade = CrossFade(self.board.scene(), self._animator, sound_of)
        self._cues = CuePlayer(self.board_look, self.scene, self._animator, self.scene.where)
        self.board.resized.connect(self._resized)
        self.scene.text_size = self.look.text_size
        self.look.changed.connect(self._look_changed)

    def show_view(self, view: V, context: TableContext) -> None:
        self._stop_animations()
        self._is_empty, self._viewer_shown = False, context.viewer
        self._sync(view, context)

    def play(
        self,
        change: Change[V],
        context: TableContext,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        def end() -> None:
            self.show_view(change.after, context)
            done()

        def move(steps: Sequence[Moving] = (), sums: Sequence[Sum] = ()) -> None:
            self._animator.run(self._cues.staged(self.cue, steps, sums), speed, end)

        moves = self._is_to_move(speed)
        self.cue = cue_of(self.words, change, context, self._lead) if speed else None
        if not moves:
            if speed:
                end()
            else:
                done()
            return
        showing = replace(context, stage=Stage.SHOWING)
        if self._is_empty or self._viewer_shown != context.viewer:
            self.show_view(change.before, showing)
        else:
            self._prepare_move(change, showing)
        if self.look.reduced_motion:
            after = partial(self.show_view, change.after, context)
            self._fade.run(change.shown.events, after, speed, move)
        else:
            move(self._steps(change), self._sums(change))

    def _is_to_move(self, speed: float) -> bool:
        """Finish animations and disable choices; return whether the move should be animated."""
        self.finish()
        self._speed = speed
        self._stop_asking()
        return speed > 0 and self.scene.layout_ is not None

    def play_back(
        self,
        change: Change[V],
        context: TableContext,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        def end() -> None:
            self.show_view(change.before, context)
            done()

        if not self._is_to_move(speed):
            end()
        elif self.look.reduced_motion:
            self._fade.run((), partial(self.show_view, change.before, context), speed, done)
        else:
            showing = replace(context, stage=Stage.SHOWING)
            self.show_view(change.before, showing)
            self._prepare_move(change, showing)
            self._run_back(change, speed, end)

    def clear(self) -> None:
        self._stop_animations()
        self._is_empty, self._viewer_shown = True, None
        self._forget()
        self.scene.blank()
        self.board.offer(())
        self._show_panel()

    def _stop_animations(self) -> None:
        """Stop all animations, without calling `done`."""
        self._animator.drop()
        self._fade.clear()
        self._put_down()

    def _show_panel(self) -> None:
        self._make_panel()
        self.panel_changed.emit()

    def _make_panel(self) -> None:
        facts, context, self.panel = self.scene.facts, self.scene.context, Panel()
        if facts is not None and context is not None:
            self.panel = self._panel(facts, context)

    def outline(self) -> Sequence[Node]:
        if self.scene.facts is None or self.scene.context is None:
            return ()
        return self._nodes(self.scene.facts, self.scene.context)

    def _shown(self) -> tuple[F, TableContext]:
        """Return facts and context of what the board shows; only call it while there are any."""
        assert self.scene.facts is not None
        assert self.scene.context is not None
        return self.scene.facts, self.scene.context

    def where(self, place: str) -> QRectF:
        shows = self.scene.facts is not None and self.scene.layout_ is not None
        return self.scene.where(place) if shows else QRectF()

    def finish(self) -> None:
        self._animator.finish()

    def _resized(self, size: QSize) -> None:
        self.finish()
        self.scene.resize(size.width(), size.height())
        self._lay_out_again()

    def _lay_out_again(self) -> None:
        """Lay the board out again after a change of size or theme."""
        if self.scene.facts is not None and self.scene.context is not None:
            self.scene.sync(self.scene.facts, self.scene.context)
            self._refresh()

    def _look_changed(self) -> None:
        self.finish()
        self.scene.text_size = self.look.text_size
        self._lay_out_again()
        self.scene.update()

    def _press_choice(self, key: str) -> bool:
        """Press the panel's choice with this key, or say why it can't be chosen."""
        self._make_panel()  # a key may come sooner than the frame that shows the change
        for choice in self.panel.choices:
            if choice.key == key:
                if choice.why_not:
                    self.explained.emit(choice.why_not)
                    return True
                return self.choose(choice.name)
        return False

    def _emit(self, action: object | None, signal: SignalInstance | None = None) -> bool:
        """Send an action to the page; nothing can be chosen until a view is shown again.

        It is sent by `acted`, or by another signal for actions that nobody has pressed.
        """
        if action is None:
            return False
        self._stop_asking()
        (signal or self.acted).emit(action)
        return True

    def _then_refresh(self, happened: bool) -> bool:
        """Refresh if something has happened; return whether it has."""
        if happened:
            self._refresh()
        return happened

    # For subclasses

    @property
    def spot_takes_enter(self) -> bool:
        return self.board.focused_spot is not None

    def _panel(self, facts: F, context: TableContext) -> Panel:
        raise NotImplementedError

    def _nodes(self, facts: F, context: TableContext) -> Sequence[Node]:
        """Return the table as text; empty for a game without texts."""
        return ()

    def _sync(self, view: V, context: TableContext) -> None:
        """Show a view; enable choices if the context asks for a decision."""
        raise NotImplementedError

    def _prepare_move(self, change: Change[V], showing: TableContext) -> None:
        """Prepare a move's animation: the board shows the view before it, without choices."""
        self._refresh()

    def _run_back(self, change: Change[V], speed: float, end: Callable[[], None]) -> None:
        """Animate a move backwards while the board shows the view before it; call `end` once."""
        steps = with_sums(self._steps(change), self._sums(change))
        self._animator.run_back(steps, speed, end)

    def _steps(self, change: Change[V]) -> Sequence[Moving]:
        raise NotImplementedError

    def _sums(self, change: Change[V]) -> Sequence[Sum]:
        """Return the numbers on the board that a move changes, as far as the viewer sees them."""
        return ()

    def _put_down(self) -> None:
        """Remove all moving items from the scene."""
        self.scene.clear_flying()

    def _forget(self) -> None:
        """Forget selections and choices before another person looks."""
        raise NotImplementedError

    def _stop_asking(self) -> None:
        """Disable choices until a view is shown again."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """Show what can be chosen, on the board and in the panel."""
        self._show_choices()
        self._show_panel()

    def _show_choices(self) -> None:
        """Show on the board what can be chosen."""
        raise NotImplementedError
