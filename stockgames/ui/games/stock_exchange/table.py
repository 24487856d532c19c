"""The Stock Exchange table: connects desk, form, keys and choices (see `GameTable`)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer

from stockgames.controllers.stages import Change, Stage
from stockgames.engine.action_builder import Target
from stockgames.engine.state import Action
from stockgames.games.stock_exchange.action_builder import ActionBuilder
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.goods_forecast import Foresight
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.desk import Place, moved, place_name
from stockgames.games.stock_exchange.facts import Facts, facts_of
from stockgames.games.stock_exchange.game import GAME
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.stock_exchange import outline, panels
from stockgames.presentation.games.stock_exchange.log_words import detail
from stockgames.presentation.games.stock_exchange.outline import Beside, columns_from
from stockgames.presentation.games.stock_exchange.results import audit_nodes, audit_targets
from stockgames.presentation.games.stock_exchange.words import (
    StockExchangeWords,
    gains,
    payments,
    sentence,
)
from stockgames.presentation.outline import Node, target_node
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import NO_WORDS, say
from stockgames.ui.games.stock_exchange import reveals
from stockgames.ui.games.stock_exchange.audit import AuditShow
from stockgames.ui.games.stock_exchange.audit_book import audit_layout
from stockgames.ui.games.stock_exchange.layout import lay_out
from stockgames.ui.games.stock_exchange.scene import DeskMover, DeskScene, sound_of
from stockgames.ui.sentences import keys_text
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.game_table import PanelPlaces
from stockgames.ui.table.motion import FRAME_MS, Moving
from stockgames.ui.table.pointing_table import Area, CarryingTable
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import Place as Spot

AT_A_TIME = 0.004
"""The time in seconds for calculating forecasts between two frames."""
NOTEBOOK_SHUT: Final = "shut-notebook"
COLUMN_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7")
_DARK: Final = ("good", "goods", "stock", "share")
"""The kinds of places on wood or baize."""
_TAKING: Final = ("slot", "goods", "stock")
"""The kinds of places highlighted during a drag."""


class StockExchangeTable(CarryingTable[StockExchangeView, Facts, Place]):
    """See `GameTable`."""

    walks_by_place = True
    puts_down = True
    shows_end = True

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.words: StockExchangeWords = StockExchangeWords()
        self.choosing: ActionBuilder = ActionBuilder()
        self.scene: DeskScene = DeskScene(self.board_look, self)
        self.board = GraphicsBoard(self.scene, lifted="")
        self.foresight = Foresight(GAME.weights.habits)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._look_further)
        self._mover = DeskMover(self.scene, self._animator)
        self.audit = AuditShow(self.board_look, self.scene, self)
        self.audit.changed.connect(self._refresh)
        self.audit.sounded.connect(self.sounded)
        self._connect(sound_of)

    # Called by the page

    def market(self) -> QRectF:
        size = self.board.scene_size()
        return audit_layout(size.width(), size.height()).book

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        layout = lay_out(size.width(), size.height())
        over = layout.envelope.united(layout.actions)
        return PanelPlaces.on(
            QRectF(), layout.actions, layout.peek, popovers=over, kept_clear=layout.arrived
        )

    def _sync(self, view: StockExchangeView, context: TableContext) -> None:
        facts = outline.renew(self.choosing, view, context)
        self._show_audit(facts.audit, context)
        self.scene.sync(facts, context)
        self._refresh()

    def _show_audit(self, audit: Audit | None, context: TableContext) -> None:
        over = context.stage is Stage.OVER
        self.scene.show_pieces(audit is None or not over)
        if audit is not None and over:
            self.audit.open(audit, context.names, self._speed, context.own)
            return
        self.audit.close()

    @property
    def end_shown(self) -> bool:
        return self.audit.was_shown

    def _prepare_move(self, change: Change[StockExchangeView], showing: TableContext) -> None:
        if change.shown.seat != showing.viewer:
            self._sync(change.before, showing)  # others may have sealed meanwhile
        else:
            super()._prepare_move(change, showing)

    def _steps(self, change: Change[StockExchangeView]) -> list[Moving]:
        _, showing = self._shown()

        def settle() -> None:
            self.choosing.renew(change.after, is_open=False)
            facts = self.choosing.facts()
            assert facts is not None
            self.scene.sync(facts, showing)

        return self._mover.steps(change.shown.events, showing.front, settle)

    def _run_back(
        self, change: Change[StockExchangeView], speed: float, end: Callable[[], None]
    ) -> None:
        end()

    def reveal(
        self, change: Change[StockExchangeView], context: TableContext
    ) -> TableReveal | None:
        return reveals.reveal(change.shown.events, facts_of(change.after).audit, context.names)

    def _forget(self) -> None:
        self.choosing.clear()
        self.audit.close()
        self.scene.show_pieces(True)
        self._soon.stop()
        self.foresight.follow(None, None)

    def _panel(self, facts: Facts, context: TableContext) -> Panel:
        if self.audit.is_running:
            return panels.ending_panel(self.audit.is_over)
        if self._reads_notebook:
            return panels.notebook_panel()
        return panels.build_panel(self.choosing)

    def _nodes(self, facts: Facts, context: TableContext) -> Sequence[Node]:
        scene = self.scene
        if self.audit.progress is not None:
            return audit_nodes(self.audit.progress, self.audit.names)
        production = scene.production.heading, scene.production.text, scene.production.extra.text
        beside = Beside(scene.warehouse.forecasts, scene.fan.forecasts, production)
        return outline.nodes(facts, context, beside)

    def choose(self, name: str) -> bool:
        match name:
            case panels.NEXT_PAGE:
                self.audit.hurry()
                return True
            case panels.SKIP:
                self.audit.skip()
                return True
            case panels.NOTEBOOK:
                return self._turn_notebook()
            case _:
                return super().choose(name)

    # The form

    @property
    def can_undo_change(self) -> bool:
        return self.choosing.can_undo

    def undo_change(self) -> bool:
        return self._then_refresh(self.choosing.undo())

    def find_way(self, action: Action) -> tuple[Target[Place], ...]:
        return ()

    def things_of(self, action: Action) -> list[str]:
        assert isinstance(action, Submit)
        goods = (*action.produce, *(gift.resource for gift in action.resources))
        shares = (*action.exchange, *(gift.company for gift in action.stocks))
        places = [
            *(Place("good", good) for good in goods),
            *(Place("goods", gift.to) for gift in action.resources),
            *(Place("share", company) for company in shares),
            *(Place("stock", gift.to) for gift in action.stocks),
        ]
        return [place_name(place) for place in places]

    def propose(self, action: Action) -> bool:
        if isinstance(action, Submit):
            self.choosing.fill(action)
            self._refresh()
        return self.choosing.action() == action

    def show_way(self, action: Action | None, way: Sequence[Target[Place]]) -> None:
        assert action is None or isinstance(action, Submit)
        self.choosing.set_form(action)
        self._refresh()

    # Keys

    def press(self, key: str) -> bool:
        if self.audit.is_running:
            return self._press_in_audit(key)
        if key == "N" or (key == "Escape" and self._reads_notebook):
            return self._turn_notebook()
        if self._reads_notebook:
            return key not in ("F1", "L")
        was_complete = self._is_complete
        taken = self._press_place(key) or super().press(key)
        if self._is_complete and not was_complete:
            self._leave_desk()
        return taken

    def _press_place(self, key: str) -> bool:
        """Choose the place with this key: a pigeon-hole by its column, or the garnets.

        With nothing in hand, a column receives the focused thing if that can be given there.
        """
        if key in COLUMN_KEYS and self.scene.context is not None:
            seat = columns_from(self.scene.context.front)[COLUMN_KEYS.index(key)]
            near = self._place(self.board.focused_spot)
            hole = self.choosing.meant_hole(seat, near)
            if self.choosing.in_hand is None and near is not None and self._give(near, hole):
                return True
            return self._point_at(place_name(hole))
        taken = key == "G" and self._point_at(place_name(Place("swap")))
        if taken:
            shares = filter(self.choosing.awaits, self.choosing.shares())
            self._walk_on(next(map(place_name, shares), None))
        return taken

    @property
    def can_step_back(self) -> bool:
        return self._reads_notebook or super().can_step_back

    @property
    def _is_complete(self) -> bool:
        form = self.choosing.form
        return form is not None and not form.problems()

    def _leave_desk(self) -> None:
        """Move the focus to the page, so that Enter seals instead of taking back the last gift."""
        page = self.board.parentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def key_notes(self) -> list[tuple[str, str]]:
        left_right, up_down = (keys_text(*keys) for keys in (("Left", "Right"), ("Up", "Down")))
        if self.audit.is_running:
            return [
                (say("stock-exchange-previous-or-next-line"), left_right),
                (say("stock-exchange-read-another-company"), up_down),
                (say("stock-exchange-next-page"), keys_text("Space")),
                (say("table-skip-to-the-end"), keys_text("End")),
                (say("stock-exchange-watch-the-audit-again"), keys_text("W")),
            ]
        return [
            (say("stock-exchange-move-around-the-desk"), keys_text("Left", "Right", "Up", "Down")),
            (say("stock-exchange-order-pick-up-put-down"), keys_text("Enter")),
            (say("stock-exchange-give-to-this-pigeon-hole"), keys_text("1", "…", "7")),
            (say("stock-exchange-undo"), keys_text("Backspace", "Ctrl+Z")),
            (say("stock-exchange-exchange-a-share"), keys_text("G")),
            (say("stock-exchange-notebook"), keys_text("N")),
        ]

    @property
    def covers_board(self) -> bool:
        return self._reads_notebook

    @property
    def _reads_notebook(self) -> bool:
        return self.scene.notebook.isVisible()

    def _turn_notebook(self) -> bool:
        if self._reads_notebook:
            self.scene.notebook.close()
        elif not self.scene.open_notebook():
            return False
        self._refresh()
        return True

    def _press_in_audit(self, key: str) -> bool:
        focused = self.board.focused_spot
        if key == "Return" and focused is not None:
            return self._press_beside(focused)
        return self._then_refresh(self.audit.press_key(key))

    # Choosing

    def _give(self, thing: Place, hole: Place) -> bool:
        if thing.kind not in ("good", "share") or not self.choosing.takes(thing, hole):
            return False
        self.explained.emit(None)
        middle = self.scene.place_rect(thing).center()  # it may have no place afterwards
        with self._flying():
            self.choosing.carry(thing, hole)
            self._refresh()
        self._stay_near(middle, place_name(thing))
        return True

    def _point_at(self, name: str) -> bool:
        with self._flying():
            return super()._point_at(name)

    @contextmanager
    def _flying(self) -> Iterator[None]:
        form, start = self.choosing.form, self.scene.facts
        starts = {place: self.scene.place_rect(place) for place in self.choosing.shares()}
        yield
        if form is not None and start is not None and start.entries is not None:
            self._send_off(moved(start.entries, form.entries), starts)

    def _send_off(self, way: tuple[Place, Place] | None, starts: Mapping[Place, QRectF]) -> None:
        if way is None or self._speed <= 0 or self.look.reduced_motion:
            return
        source, target = way
        start = starts.get(source) or self.scene.place_rect(source)
        if not start.isEmpty():
            self._mover.fly(source, start.center(), target, self._speed)

    def _place_at(self, at: QPointF, source: Place) -> Place | None:
        found, layout = super()._place_at(at, source), self.scene.layout_
        if layout is None or (found is not None and found.kind not in ("slot", "back")):
            return found
        areas = {
            Place("slot"): layout.production,
            Place("swap"): layout.garnets,
            Place("good"): layout.warehouse,
            Place("share"): layout.pad,
        }
        under = (place for place, area in areas.items() if area.contains(at))
        return next((place for place in under if self.choosing.takes(source, place)), found)

    def _show_carried(self, source: Place | None, at: QPointF) -> None:
        carried = self.choosing.thing_at(source) if source is not None else None
        self.scene.carried.carry(carried, at)

    # Display

    def _refresh(self) -> None:
        choosing = self.choosing
        self.scene.show_facts(choosing.facts())
        if choosing.open and choosing.form is not None:
            self.drafted.emit(choosing.form.books.seat, choosing.draft())
        if self.foresight.follow(choosing.view, choosing.form) and choosing.open:
            self._soon.start(FRAME_MS)  # this frame has hot spots and a changed board to paint
        else:
            self._soon.stop()  # forecasts only help the player who decides
        self._show_foresight()
        super()._refresh()

    def look_ahead(self) -> None:
        """Calculate what goods and shares would bring, and show it."""
        view, form = self.choosing.view, self.choosing.form
        if view is not None and form is not None and self.foresight.follow(view, form):
            self.foresight.work_out(view, form)
            self._refresh_foresight()

    def _look_further(self) -> None:
        """Calculate part of it, for a short time; the rest when the event loop is idle."""
        view, form = self.choosing.view, self.choosing.form
        if view is None or form is None:
            return
        until = time.monotonic() + AT_A_TIME
        while time.monotonic() < until:
            if self.foresight.go_on(view, form):
                self._refresh_foresight()
                return
        self._soon.start(0)

    def _refresh_foresight(self) -> None:
        self._show_foresight()
        self._mark()
        self.panel_changed.emit()

    def _show_foresight(self) -> None:
        warehouse, fan = self.scene.warehouse, self.scene.fan
        forecast = self.foresight.forecast if self.choosing.open else None
        forecasts = gains(forecast), payments(forecast)
        if forecasts != (warehouse.forecasts, fan.forecasts):
            warehouse.show_forecasts(forecasts[0])
            fan.forecasts = forecasts[1]

    def _pressable(self, facts: Facts, context: TableContext) -> Sequence[Node]:
        if self.audit.is_running:
            progress = self.audit.progress
            return [] if progress is None else audit_targets(progress, self.audit.names)
        if self._reads_notebook:
            shut, text = say("stock-exchange-shut-the-notebook"), self.scene.notebook_text()
            return [target_node(NOTEBOOK_SHUT, text, shut)]
        return outline.target_nodes(self._targets, self.choosing, facts, context)

    def _place_of(self, node: Node, target: Target[Place] | None) -> Spot:
        """The panel beside the production slots tells all that a tool tip would cover it with."""
        return replace(super()._place_of(node, target), has_tip=not self.choosing.open)

    def _rect_beside(self, name: str) -> QRectF:
        if self.audit.is_running:
            return self.audit.rects().get(name, QRectF())
        return self.scene.sceneRect() if self._reads_notebook else self.scene.arrived.way_in()

    def _press_beside(self, name: str) -> bool:
        if self.audit.is_running:
            return self._then_refresh(self.audit.press_spot(name))
        return name in (panels.NOTEBOOK, NOTEBOOK_SHUT) and self._turn_notebook()

    def _area(self, target: Target[Place]) -> Area:
        if self._reads_notebook:
            return Area(QRectF())
        place = target.place
        dark = place.kind in _DARK
        rect, ringed = self.scene.place_rect(place), self.scene.ring_rect(place)
        return Area(rect, on_wood=dark, ringed=ringed)

    def _is_picked(self, target: Target[Place]) -> bool:
        return target.place.kind != "swap" and super()._is_picked(target)

    def _is_lit(self, target: Target[Place]) -> bool:
        if self.carried_from is not None:
            return target.place.kind in _TAKING and super()._is_lit(target)
        return self.choosing.awaits(target.place)

    def _mark(self) -> None:
        super()._mark()
        if self.audit.is_running:
            self.audit.point(self.board.attended)
            return
        attended, focused = map(self._place, (self.board.attended, self.board.focused_spot))
        good = attended.number if attended is not None and attended.kind == "good" else None
        extra = sentence(self.foresight.forecast, good) if good is not None else NO_WORDS
        seats = self.scene.context.seats if self.scene.context is not None else ()
        production, scene = self.scene.production, self.scene
        details = detail(attended, self.choosing, scene.facts, extra, seats)
        production.heading, production.text, production.extra = details
        scene.fan.focused = focused
        scene.garnets.over = attended is not None and attended.kind == "swap"

    def _place(self, name: str | None) -> Place | None:
        target = self.choosing.target(name)
        return target.place if target is not None else None

    def _resized(self, size: QSize) -> None:
        self.audit.resize(size.width(), size.height())
        super()._resized(size)


create_table = StockExchangeTable
