"""The table of Stock Exchange: desk, form, keys and choices bound together (see `GameTable`)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal

from stockgames.controllers.table import Change, Stage
from stockgames.games.stock_exchange.choosing import Choosing
from stockgames.games.stock_exchange.game import GAME
from stockgames.games.stock_exchange.outlook import Foresight
from stockgames.games.stock_exchange.view import Audit, StockExchangeView
from stockgames.ui.games.stock_exchange import panels
from stockgames.ui.games.stock_exchange.audit import AuditShow
from stockgames.ui.games.stock_exchange.flights import Flight
from stockgames.ui.games.stock_exchange.foresight_words import gains, payments, sentence
from stockgames.ui.games.stock_exchange.hands import Hands
from stockgames.ui.games.stock_exchange.layout import lay_out
from stockgames.ui.games.stock_exchange.motion import DeskMover
from stockgames.ui.games.stock_exchange.place_words import detail
from stockgames.ui.games.stock_exchange.scene import DeskScene
from stockgames.ui.games.stock_exchange.sounds import sound_of
from stockgames.ui.games.stock_exchange.words import StockExchangeWords
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import keys_text
from stockgames.ui.table.drag_board import DragBoard
from stockgames.ui.table.game_table import Panel, PanelPlaces, TableContext
from stockgames.ui.table.graphics_board import Spot
from stockgames.ui.table.painted_table import PaintedTable
from stockgames.ui.table.refusals import refusal_text
from stockgames.ui.table.rings import Ring

NOTEBOOK_SHUT = "shut-notebook"


class StockExchangeTable(PaintedTable[StockExchangeView]):
    """See `GameTable`."""

    drafted = Signal(int, object)

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(look, parent)
        self._words = StockExchangeWords()
        self.choosing = Choosing()
        self.scene: DeskScene = DeskScene(look, self.choosing, self)
        self.board: DragBoard = DragBoard(self.scene)
        self.hands = Hands(self.scene, self.board, self.choosing, self)
        self.hands.changed.connect(self._refresh)
        self.hands.moved.connect(self._refresh_marks)
        self.hands.explained.connect(self.explained)
        self.hands.sent.connect(self._fly)
        self.foresight = Foresight(GAME.weights.habits)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.look_ahead)
        self._mover = DeskMover(self.scene, self._animator)
        self.audit = AuditShow(look, self.scene, self)
        self.audit.changed.connect(self._refresh)
        self.audit.sounded.connect(self.sounded)
        self.board.pressed_spot.connect(self._press_spot)
        self.board.pointed_changed.connect(self._refresh_marks)
        self._follow(sound_of)

    # What the page asks for

    @property
    def words(self) -> StockExchangeWords:
        """The game's words."""
        return self._words

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        """Return where the choices lie: under the envelope. The desk needs no panel for the log."""
        layout = lay_out(size.width(), size.height())
        places = layout.actions.toAlignedRect(), layout.peek.toAlignedRect()
        return PanelPlaces(QRect(), *places)

    def _agree(self, view: StockExchangeView, context: TableContext) -> None:
        is_open = context.asks and context.seat == view.seat
        self.choosing.renew(view, is_open=is_open, draft=context.draft)
        facts = self.choosing.facts()
        self._show_audit(facts.audit if facts is not None else None, context)
        self.scene.agree(facts, context)
        self._refresh()

    def _show_audit(self, audit: Audit | None, context: TableContext) -> None:
        """Let the audit take the place of the desk once the game is over."""
        over = context.stage is Stage.OVER
        self.scene.show_pieces(audit is None or not over)
        if audit is not None and over:
            self.audit.open(audit, context.names, self._speed, context.own)
        else:
            self.audit.close()

    @property
    def end_told(self) -> bool:
        """Whether all of the audit has been shown."""
        return self.audit.told

    def watch_again(self) -> None:
        """Tell the audit from its beginning."""
        self.audit.watch_again()
        self._refresh()

    def _move(
        self,
        change: Change[StockExchangeView],
        context: TableContext,
        speed: float,
        end: Callable[[], None],
    ) -> None:
        self._mover.play(change.shown, change.after, context, speed, end)

    def _put_down(self) -> None:
        self.hands.let_go()

    def _forget(self) -> None:
        self.audit.close()
        self.scene.show_pieces(True)
        self._soon.stop()
        self.foresight.follow(None, None)

    def panel(self) -> Panel:
        """Return what can be chosen now."""
        if self.audit.running:
            return panels.ending_panel(self.audit.is_over)
        if self.scene.notebook.isVisible():
            return panels.notebook_panel()
        return panels.build_panel(self.choosing)

    def choose(self, name: str) -> bool:
        """Press a choice of the panel."""
        if name == panels.SEAL:
            return self._seal()
        if name == panels.SKIP:
            self.audit.skip()
            return True
        if name == panels.NOTEBOOK:
            return self._turn_notebook()
        if name == panels.TAKE_BACK:
            return self.undo_change()
        return False

    # The form

    def _fly(self, flight: Flight, start: QPointF) -> None:
        if self._speed > 0 and not self.look.reduced_motion:
            self._mover.fly(flight, start, self._speed)

    @property
    def can_undo_change(self) -> bool:
        """Whether there is a change of the form to take back."""
        return self.choosing.can_undo

    def undo_change(self) -> bool:
        """Take the last change of the form back."""
        return self._then_refresh(self.choosing.undo())

    def _seal(self) -> bool:
        if not self.choosing.open:
            return False
        if refused := self.choosing.unsealed():
            self.explained.emit(refusal_text("stock-exchange", refused))
            return True
        return self._emit(self.choosing.action())

    def _stop_asking(self) -> None:
        self.choosing.close()

    # Keys

    def press(self, key: str) -> bool:
        """Take a key."""
        if self.audit.running:
            return self._press_in_audit(key)
        if key == "N" or (key == "Escape" and self.scene.notebook.isVisible()):
            return self._turn_notebook()
        if self.scene.notebook.isVisible():
            return key not in ("F1", "L")
        if not self.choosing.open:
            return False
        if key == "Backspace":
            return self.undo_change()
        was_complete = self._is_complete
        taken = self.hands.press(key)
        if self._is_complete and not was_complete:
            self._leave_desk()
        return taken

    @property
    def can_step_back(self) -> bool:
        """Whether the notebook is open, or something is picked up."""
        return self.scene.notebook.isVisible() or (
            self.choosing.open and self.choosing.in_hand is not None
        )

    @property
    def _is_complete(self) -> bool:
        form = self.choosing.form
        return form is not None and not form.problems()

    def _leave_desk(self) -> None:
        """Let Enter seal: on the pigeon-hole filled last it would take the gift back."""
        page = self.widget().parentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def key_notes(self) -> list[tuple[str, str]]:
        """Return what keys do on the desk or in the audit, for the list of shortcuts."""
        left_right, up_down = (keys_text(*keys) for keys in (("Left", "Right"), ("Up", "Down")))
        if self.audit.running:
            return [
                (say("stock-exchange-step-back-or-on"), left_right),
                (say("stock-exchange-read-another-company"), up_down),
                (say("stock-exchange-watch-the-audit-again"), keys_text("W")),
            ]
        return [
            (say("stock-exchange-walk-over-the-desk"), keys_text("Left", "Right", "Up", "Down")),
            (say("stock-exchange-order-pick-up-put-down"), keys_text("Enter")),
            (say("stock-exchange-give-to-this-pigeon-hole"), keys_text("1", "…", "7")),
            (say("stock-exchange-take-the-last-change-back"), keys_text("Backspace")),
            (say("stock-exchange-exchange-a-stock"), keys_text("G")),
            (say("stock-exchange-notebook"), keys_text("N")),
        ]

    def _turn_notebook(self) -> bool:
        """Open the notebook, or shut it."""
        if self.scene.notebook.isVisible():
            self.scene.notebook.close()
        elif not self.scene.open_notebook():
            return False
        self._refresh()
        return True

    def _press_in_audit(self, key: str) -> bool:
        focused = self.board.focused_spot
        if key == "Return" and focused is not None:
            return self._then_refresh(self.audit.press_spot(focused))
        return self._then_refresh(self.audit.press_key(key))

    # Pointing

    def _press_spot(self, name: str) -> None:
        if name in (panels.NOTEBOOK, NOTEBOOK_SHUT):
            self._turn_notebook()
        elif self.audit.running:
            self._then_refresh(self.audit.press_spot(name))
        else:
            self.hands.point_at(name)

    # What shows

    def _refresh(self) -> None:
        self.hands.renew()
        self.scene.show_facts(self.choosing.facts())
        if self.choosing.open and self.choosing.form is not None:
            self.drafted.emit(self.choosing.form.books.seat, self.choosing.draft())
        if self.foresight.follow(self.choosing.view, self.choosing.form):
            self._soon.start(0)
        self._show_foresight()
        self._show_spots()
        self._refresh_marks()
        self.panel_changed.emit()

    def look_ahead(self) -> None:
        """Work out what goods and shares would bring, and show it."""
        view, form = self.choosing.view, self.choosing.form
        if view is not None and form is not None and self.foresight.follow(view, form):
            self.foresight.work_out(view, form)
            self._show_foresight()
            self._refresh_marks()

    def _show_foresight(self) -> None:
        shelves, fan = self.scene.shelves, self.scene.fan
        forecast = self.foresight.forecast
        outlook = gains(forecast), payments(forecast)
        if outlook != (shelves.outlook, fan.outlook):
            shelves.outlook, fan.outlook = outlook
            shelves.update()
            fan.update()

    def _show_spots(self) -> None:
        if self.audit.running:
            self.board.show_spots(self.audit.spots())
            return
        self.board.show_spots(self._notebook_spots() or self._desk_spots())

    def _notebook_spots(self) -> list[Spot]:
        if not self.scene.notebook.isVisible():
            return []
        label = self.scene.notebook_text()
        return [
            Spot(
                NOTEBOOK_SHUT,
                label,
                say("stock-exchange-shut-the-notebook"),
                self.scene.sceneRect(),
            )
        ]

    def _desk_spots(self) -> list[Spot]:
        layout, facts = self.scene.layout_, self.scene.facts
        if layout is None or facts is None or facts.seat is None:
            return []
        note = say("stock-exchange-everything-that-is-known-here")
        notebook = Spot(panels.NOTEBOOK, say("stock-exchange-notebook"), note, layout.notebook)
        return [notebook, *self.hands.spots()]

    def _refresh_marks(self) -> None:
        if self.audit.running:
            self.audit.point(self.board.attended)
            self.scene.rings.show_rings(self._audit_rings())
            return
        pointed = self.hands.place(self.board.attended)
        good = pointed is not None and pointed.kind == "good"
        extra = (
            sentence(self.foresight.forecast, pointed.number)
            if pointed is not None and good
            else ""
        )
        seats = self.scene.context.seats if self.scene.context is not None else ()
        self.scene.production.tell(*detail(pointed, self.choosing, self.scene.facts, extra, seats))
        focused = self.hands.place(self.board.focused_spot)
        self.scene.fan.show_pointed(pointed, focused)
        over = pointed is not None and pointed.kind == "swap"
        if over != (self.scene.garnets.state == "over"):
            self.scene.garnets.state = "over" if over else "rest"
            self.scene.garnets.update()
        rings = self.hands.rings()
        layout = self.scene.layout_
        if self.board.focused_spot == panels.NOTEBOOK and layout is not None:
            rings.append(Ring(layout.notebook, "focus"))
        self.scene.rings.show_rings(rings)

    def _audit_rings(self) -> list[Ring]:
        spot = self.board.spot(self.board.focused_spot or "")
        return [] if spot is None else [Ring(QRectF(spot.geometry()), "focus")]

    def _resized(self, size: QSize) -> None:
        self.audit.resize(size.width(), size.height())
        super()._resized(size)

    def _agree_again(self) -> None:
        self._refresh()


def create_table(look: Look) -> StockExchangeTable:
    """Return the table of Stock Exchange."""
    return StockExchangeTable(look)
