"""The table of Stock Exchange: desk, form, keys and choices bound together (see `GameTable`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QTimer, Signal
from PySide6.QtWidgets import QWidget

from stockgames.controllers.table import Shown, Stage
from stockgames.engine.errors import Refused
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.ui.games.stock_exchange import panels
from stockgames.ui.games.stock_exchange.audit import SKIP, AuditShow
from stockgames.ui.games.stock_exchange.desk import Desk, Place
from stockgames.ui.games.stock_exchange.desk_board import DeskBoard
from stockgames.ui.games.stock_exchange.foresight import Foresight
from stockgames.ui.games.stock_exchange.layout import columns_from, lay_out
from stockgames.ui.games.stock_exchange.marks import Carried, Ring
from stockgames.ui.games.stock_exchange.motion import DeskMover
from stockgames.ui.games.stock_exchange.panels import place_label, place_name, place_note
from stockgames.ui.games.stock_exchange.pointing import WAYS, nearest, next_place
from stockgames.ui.games.stock_exchange.reasons import reason
from stockgames.ui.games.stock_exchange.scene import DeskScene
from stockgames.ui.games.stock_exchange.words import StockExchangeWords
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.animator import Animator
from stockgames.ui.table.game_table import Panel, PanelPlaces, TableContext
from stockgames.ui.table.graphics_board import Spot

NOTEBOOK, NOTEBOOK_SHUT = "notebook", "shut-notebook"
_DARK = ("good", "goods", "stock", "share")
"""What lies on wood or baize."""


class StockExchangeTable(QObject):
    """See `GameTable`."""

    intent = Signal(object)
    panel_changed = Signal()
    explained = Signal(str)

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._words = StockExchangeWords()
        self.desk = Desk()
        self.scene = DeskScene(look, self.desk, self)
        self.board = DeskBoard(self.scene)
        self._places: dict[str, Place] = {}
        self._drag: Place | None = None
        self.foresight = Foresight()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.look_ahead)
        self._animator = Animator(self)
        self._mover = DeskMover(self.scene, self._animator)
        self.audit = AuditShow(look, self.scene, self)
        self.audit.changed.connect(self._refresh)
        self._speed = 1.0
        self.board.resized.connect(self._resized)
        self.board.pressed_spot.connect(self._press_spot)
        self.board.pointed_changed.connect(self._refresh_marks)
        self.board.dragged.connect(self._dragged)
        self.board.dropped.connect(self._dropped)
        look.changed.connect(self._look_changed)

    # What the page asks for

    @property
    def words(self) -> StockExchangeWords:
        """The game's words."""
        return self._words

    def widget(self) -> QWidget:
        """Return the board."""
        return self.board

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        """Return where the choices lie: under the envelope. The desk needs no panel for the log."""
        layout = lay_out(size.width(), size.height())
        pad = layout.pad
        eye = QRectF(pad.right() - 260, pad.bottom() - 56, 240, 50)
        return PanelPlaces(QRect(), layout.actions.toAlignedRect(), eye.toAlignedRect())

    def show_view(self, view: StockExchangeView, context: TableContext) -> None:
        """Agree with a view at once."""
        self._animator.drop()
        self._drag = None
        self._show_audit(view, context)
        self.desk.renew(view, is_open=context.asks and context.seat == view.seat)
        self.scene.agree(view, context)
        self._refresh()

    def _show_audit(self, view: StockExchangeView, context: TableContext) -> None:
        """Let the audit take the place of the desk once the game is over."""
        over = view.audit is not None and context.stage is Stage.OVER
        self.scene.show_pieces(not over)
        if view.audit is not None and over:
            self.audit.open(view.audit, context.names, self._speed)
        else:
            self.audit.close()

    def watch_again(self) -> None:
        """Tell the audit from its beginning."""
        self.audit.watch_again()
        self._refresh()

    def play(
        self,
        shown: Shown,
        view: StockExchangeView,
        context: TableContext,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Animate a move, then agree with the view after it."""
        self.desk.close()
        self._speed = speed
        self._refresh()

        def end() -> None:
            self.show_view(view, context)
            done()

        if speed <= 0 or self.look.reduced_motion or self.scene.view is None:
            self._animator.finish()
            end()
        else:
            self._mover.play(shown, view, context, speed, end)

    def replay(
        self,
        moves: Sequence[Shown],
        view: StockExchangeView,
        context: TableContext,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Show once more what arrived."""
        self.show_view(view, context)
        self._mover.arrive(speed, done)

    def finish(self) -> None:
        """Jump to the end of what moves on the desk."""
        self._animator.finish()

    def clear(self) -> None:
        """Empty the desk: nothing private remains on it."""
        self._animator.drop()
        self._drag = None
        self._places = {}
        self.audit.close()
        self.scene.show_pieces(True)
        self._soon.stop()
        self.foresight.follow(None, None)
        self.scene.blank()
        self.board.show_spots(())
        self.panel_changed.emit()

    def panel(self) -> Panel:
        """Return what can be chosen now."""
        if self.audit.running:
            return panels.ending_panel(self.audit.is_over)
        return panels.build_panel(self.desk)

    def choose(self, name: str) -> bool:
        """Press a choice of the panel."""
        if name == panels.SEAL:
            return self._seal()
        if name == SKIP:
            return self._in_audit(self.audit.press_spot(SKIP))
        if name == panels.TAKE_BACK:
            return self.undo_change()
        return False

    # The form

    @property
    def can_undo_change(self) -> bool:
        """Whether there is a change of the form to take back."""
        draft = self.desk.draft
        return self.desk.open and draft is not None and draft.can_undo

    def undo_change(self) -> bool:
        """Take the last change of the form back."""
        happened = self.desk.undo()
        if happened:
            self._refresh()
        return happened

    def _seal(self) -> bool:
        draft = self.desk.draft
        if draft is None or not self.desk.open:
            return False
        try:
            submission = draft.submission()
        except Refused as refused:
            self.explained.emit(reason(refused))
            return True
        self.desk.close()
        self._refresh()
        self.intent.emit(submission)
        return True

    # Keys

    def press(self, key: str) -> bool:
        """Take a key."""
        if self.audit.running:
            return self._press_in_audit(key)
        if key == "N" or (key == "Escape" and self.scene.notebook.isVisible()):
            return self._turn_notebook()
        if self.scene.notebook.isVisible():
            return key not in ("F1", "L")
        if not self.desk.open:
            return False
        if key in WAYS:
            return self._move_focus(key)
        if key == "Return":
            focused = self.board.focused_spot
            return focused is not None and self.point_at(focused)
        if key == "Backspace":
            return self.undo_change()
        if key == "Escape":
            return self._put_down()
        if key == "G":
            return self.point_at("exchange")
        if len(key) == 1 and key in "1234567":
            return self._press_column(int(key) - 1)
        return False

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
            return self._in_audit(self.audit.press_spot(focused))
        return self._in_audit(self.audit.press_key(key))

    def _in_audit(self, happened: bool) -> bool:
        if happened:
            self._refresh()
        return happened

    def _put_down(self) -> bool:
        if self.desk.picked is None:
            return False
        self.desk.picked = None
        self._refresh()
        return True

    def _press_column(self, number: int) -> bool:
        """Choose the pigeon-hole of a column: for the share picked up, or else for goods."""
        assert self.scene.context is not None
        picked = self.desk.picked
        share = picked is not None and picked.kind == "share"
        seat = columns_from(self.scene.context.front)[number]
        return self.point_at(place_name(Place("stock" if share else "goods", seat)))

    def _move_focus(self, key: str) -> bool:
        rects = {name: self.scene.place_rect(place) for name, place in self._places.items()}
        name = next_place(rects, self.board.focused_spot, key)
        spot = self.board.spot(name) if name is not None else None
        if spot is None:
            return False
        spot.setFocus()
        return True

    # Pointing

    def _press_spot(self, name: str) -> None:
        spot = self.board.spot(name)
        if spot is not None:
            spot.setFocus()
        if name in (NOTEBOOK, NOTEBOOK_SHUT):
            self._turn_notebook()
        elif self.audit.running:
            self._in_audit(self.audit.press_spot(name))
        else:
            self.point_at(name)

    def point_at(self, name: str) -> bool:
        """Do what a click on a place means; tell whether it is there."""
        place = self._places.get(name)
        if place is None:
            return False
        return self._try(lambda: self.desk.point(place), place)

    def _try(self, change: Callable[[], None], place: Place) -> bool:
        """Change the form, or say why not; the focus stays near where it was."""
        focused = self.board.focused_spot is not None
        point = self.scene.place_rect(place).center()
        try:
            change()
        except Refused as refused:
            self.explained.emit(reason(refused))
        self._refresh()
        if focused and self.board.focused_spot is None:
            rects = {n: self.scene.place_rect(p) for n, p in self._places.items()}
            near = nearest(rects, point)
            spot = self.board.spot(near) if near is not None else None
            if spot is not None:
                spot.setFocus()
        return True

    def _dragged(self, name: str, at: QPointF) -> None:
        place = self._places.get(name)
        if self._drag is None:
            if place is None or not self.desk.can_drag(place):
                return
            self._drag, self.desk.picked = place, None
        self.scene.carried.carry(self._carried(self._drag), at)
        self._refresh_marks()

    def _dropped(self, name: str, at: QPointF) -> None:
        source, self._drag = self._drag, None
        self.scene.carried.carry(None, at)
        target = self._target_at(source, at) if source is not None else None
        if source is None or target is None:
            self._refresh()
            return
        self._try(lambda: self.desk.drop(source, target), target)

    def _target_at(self, source: Place, at: QPointF) -> Place | None:
        """Return what lies under a point; anywhere on a panel will do for its slots or garnets."""
        name = self.board.spot_at(at)
        found = self._places.get(name) if name is not None else None
        layout = self.scene.layout_
        if found is not None and found.kind not in ("slot", "back"):
            return found
        if layout is None:
            return None
        for area, place in (
            (layout.production, Place("slot")),
            (layout.garnets, Place("swap")),
            (layout.warehouse, Place("good")),
            (layout.pad, Place("share")),
        ):
            if area.contains(at) and self.desk.takes(source, place):
                return place
        return found

    def _carried(self, place: Place) -> Carried:
        draft = self.desk.draft
        assert draft is not None
        match place.kind:
            case "good":
                return Carried(resource=place.number)
            case "slot":
                return Carried(resource=draft.sheet.produce[place.number])
            case "goods":
                gift = next(g for g in draft.sheet.resources if g.to == place.number)
                return Carried(resource=gift.resource)
            case "stock":
                share = next(g for g in draft.sheet.stocks if g.to == place.number)
                return Carried(company=share.company)
            case _:
                return Carried(company=place.number)

    # What shows

    def _refresh(self) -> None:
        self._places = {place_name(place): place for place in self.scene.places()}
        if self.foresight.follow(self.desk.view, self.desk.draft):
            self._soon.start(0)
        self._show_foresight()
        self._show_spots()
        self.scene.refresh()
        self._refresh_marks()
        self.panel_changed.emit()

    def look_ahead(self) -> None:
        """Work out what goods and shares would bring, and show it."""
        view, draft = self.desk.view, self.desk.draft
        if view is not None and draft is not None and self.foresight.follow(view, draft):
            self.foresight.work_out(view, draft)
            self._show_foresight()
            self._refresh_marks()

    def _show_foresight(self) -> None:
        self.scene.shelves.outlook = self.foresight.short()
        self.scene.fan.outlook = self.foresight.shares()
        self.scene.shelves.update()
        self.scene.fan.update()

    def _show_spots(self) -> None:
        if self.audit.running:
            self.board.show_spots(self.audit.spots())
            return
        self.board.show_spots(self._notebook_spots() or self._desk_spots())

    def _notebook_spots(self) -> list[Spot]:
        if not self.scene.notebook.isVisible():
            return []
        label = self.scene.notebook_text()
        return [Spot(NOTEBOOK_SHUT, label, self.tr("Shut the notebook"), self.scene.sceneRect())]

    def _desk_spots(self) -> list[Spot]:
        context, layout = self.scene.context, self.scene.layout_
        names = context.names if context is not None else ()
        found = []
        if layout is not None and self.scene.view is not None and self.scene.view.seat is not None:
            note = self.tr("Everything that is known here, round by round (N)")
            found.append(Spot(NOTEBOOK, self.tr("Notebook"), note, layout.notebook))
        return found + [
            Spot(name, place_label(place, self.desk, names), place_note(place, self.desk), rect)
            for name, place in self._places.items()
            if not (rect := self.scene.place_rect(place)).isEmpty()
        ]

    def _refresh_marks(self) -> None:
        if self.audit.running:
            self.audit.point(self.board.pointed or self.board.focused_spot)
            self.scene.rings.show_rings(self._audit_rings())
            return
        pointed = self._places.get(self.board.pointed or self.board.focused_spot or "")
        good = pointed is not None and pointed.kind == "good"
        extra = self.foresight.sentence(pointed.number) if pointed is not None and good else ""
        self.scene.production.tell(*panels.detail(pointed, self.desk, extra))
        focused = self._places.get(self.board.focused_spot or "")
        self.scene.fan.show_pointed(pointed, focused)
        over = pointed is not None and pointed.kind == "swap"
        self.scene.garnets.state = "over" if over else "rest"
        self.scene.garnets.update()
        rings = [self._ring(name, place) for name, place in self._places.items()]
        layout = self.scene.layout_
        if self.board.focused_spot == NOTEBOOK and layout is not None:
            rings.append(Ring(layout.notebook, "focus", dark=False))
        self.scene.rings.show_rings([ring for ring in rings if ring is not None])

    def _audit_rings(self) -> list[Ring]:
        focused = self.board.focused_spot
        found = next((spot for spot in self.audit.spots() if spot.name == focused), None)
        return [] if found is None else [Ring(found.rect, "focus", dark=False)]

    def _ring(self, name: str, place: Place) -> Ring | None:
        if place.kind == "share":
            return None
        rect, dark = self.scene.place_rect(place), place.kind in _DARK
        if place.kind == "good" and self.scene.layout_ is not None and not place.fresh:
            hole = self.scene.layout_.shelves[place.number].hole
            rect = QRectF(rect.left(), hole.top(), rect.width(), hole.height())
        if name == self.board.focused_spot:
            return Ring(rect, "focus", dark)
        if place == self.desk.picked and place.kind != "swap":
            return Ring(rect, "picked", dark)
        if self._drag is not None:
            lit = self.desk.takes(self._drag, place) and place.kind in ("slot", "goods", "stock")
        else:
            lit = self.desk.is_target(place)
        return Ring(rect, "open", dark) if lit else None

    def _resized(self, size: QSize) -> None:
        self._animator.finish()
        self.scene.resize(size.width(), size.height())
        self.audit.resize(size.width(), size.height())
        self._refresh()

    def _look_changed(self) -> None:
        self._animator.finish()
        self._refresh()
        self.scene.update()


def create_table(look: Look) -> StockExchangeTable:
    """Return the table of Stock Exchange."""
    return StockExchangeTable(look)
