"""The Exchange table: scene, hot spots, keys and choices bound together (see `GameTable`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QWidget

from stockgames.controllers.table import Shown, Stage
from stockgames.games.exchange.actions import ExchangeAction
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange import panels
from stockgames.ui.games.exchange.board_view import board_view
from stockgames.ui.games.exchange.chooser import Chooser
from stockgames.ui.games.exchange.layout import lay_out
from stockgames.ui.games.exchange.rewind import rewind
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.games.exchange.words import ExchangeWords
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_table import Panel, PanelPlaces, TableContext
from stockgames.ui.table.graphics_board import GraphicsBoard

_FEWEST_SEATS = 3
_ARROWS = {"Left": -1, "Right": 1}


class ExchangeTable(QObject):
    """See `GameTable`."""

    intent = Signal(object)
    panel_changed = Signal()
    explained = Signal(str)

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._words = ExchangeWords()
        self.scene = ExchangeScene(look, self)
        self.board = GraphicsBoard(self.scene)
        self.chooser = Chooser()
        self._view: ExchangeView | None = None
        self._context: TableContext | None = None
        self.scene.attach(self.board)
        self.scene.card_pressed.connect(self._press_card)
        self.board.pointed_changed.connect(self._pointed)
        self.board.resized.connect(self._resized)
        look.changed.connect(self._look_changed)

    # What the page asks for

    @property
    def words(self) -> ExchangeWords:
        """The game's words."""
        return self._words

    def widget(self) -> QWidget:
        """Return the board."""
        return self.board

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        """Return where the page's panels lie."""
        layout = lay_out(size, max(seats, _FEWEST_SEATS))
        return PanelPlaces(
            log=layout.log.toAlignedRect(),
            actions=layout.actions.toAlignedRect(),
            peek=layout.peek.toAlignedRect(),
        )

    def show_view(self, view: ExchangeView, context: TableContext) -> None:
        """Agree with a view at once."""
        self._view, self._context = view, context
        self.chooser.renew(view, context.seat, is_open=context.asks and bool(view.legal))
        self._lay_out()
        self._refresh()

    def play(
        self,
        shown: Shown,
        view: ExchangeView,
        context: TableContext,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Animate a move, then agree with the view after it."""
        self.chooser.close()
        self._refresh()
        self.show_view(view, context)
        done()

    def replay(
        self,
        moves: Sequence[Shown],
        view: ExchangeView,
        context: TableContext,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Show the last moves once more, from the table as it stood before them."""
        showing = replace(context, stage=Stage.SHOWING)
        left = list(moves)

        def next_move() -> None:
            if not left:
                self.show_view(view, context)
                done()
                return
            shown = left.pop(0)
            self.show_view(rewind(view, [shown, *left]), showing)
            self.play(shown, rewind(view, left), showing, speed, next_move)

        next_move()

    def finish(self) -> None:
        """Jump to the end of what moves."""

    def clear(self) -> None:
        """Empty the table."""
        self.chooser = Chooser()
        self._view = self._context = None
        self.scene.blank()
        self.panel_changed.emit()

    def panel(self) -> Panel:
        """Return what can be chosen now."""
        if self._context is None:
            return Panel()
        return panels.build_panel(self.chooser, self._context, self._words)

    def choose(self, name: str) -> bool:
        """Press a choice of the panel, or a card by its name."""
        if not self.chooser.open:
            return False
        if name == panels.CONFIRM:
            return self._confirm()
        if name == panels.BACK:
            return self._then_refresh(self.chooser.back())
        if name == panels.TURN:
            return self._then_refresh(self.chooser.turn())
        if name == panels.LOOK_AHEAD:
            return self._look_ahead()
        return self._then_refresh(self.chooser.pick(name))

    def press(self, key: str) -> bool:
        """Take a key."""
        if not self.chooser.open:
            return False
        if key in _ARROWS:
            return self._move_on(_ARROWS[key])
        if key in ("Up", "Down", panels.TURN_KEY):
            return self._then_refresh(self.chooser.turn())
        if key == panels.LOOK_KEY:
            return self._look_ahead()
        if key == "Return":
            return self._enter()
        if key == "Escape":
            return self._then_refresh(self.chooser.back())
        return self._then_refresh(self.chooser.pick(self.chooser.of_key(key)))

    # Pointing

    def _enter(self) -> bool:
        """Pick the card that has the focus; lay the one that is picked."""
        focused = self.board.focused_spot
        if focused is not None and focused != self.chooser.selection.picked:
            return self._then_refresh(self.chooser.pick(focused))
        return self._confirm()

    def _move_on(self, by: int) -> bool:
        """Pick the next card, and let the focus follow."""
        if not self.chooser.move(by):
            return False
        self._refresh()
        spot = self.board.spot(self.chooser.selection.picked)
        if spot is not None:
            spot.setFocus()
        return True

    def _press_card(self, name: str) -> None:
        """Pick a card; the one already picked is laid."""
        spot = self.board.spot(name)
        if spot is not None:
            spot.setFocus()
        if name == self.chooser.selection.picked:
            self._confirm()
        else:
            self._then_refresh(self.chooser.pick(name))

    def _look_ahead(self) -> bool:
        """Pick intelligence; it costs money, so that it wants to be confirmed."""
        if not self.chooser.can_look_ahead:
            refused = self.chooser.no_look_ahead()
            if refused is not None:
                self.explained.emit(self._words.refusal_text(refused))
            return refused is not None
        return self._then_refresh(self.chooser.pick(panels.INTELLIGENCE_NAME))

    def _pointed(self) -> None:
        self.chooser.point(self.board.pointed or "", self.board.focused_spot or "")
        self._show_board()

    def _confirm(self) -> bool:
        """Send the action on its way, once: nothing can be chosen until the table answers."""
        action: ExchangeAction | None = self.chooser.action()
        if action is None:
            return False
        self.chooser.close()
        self._refresh()
        self.intent.emit(action)
        return True

    def _then_refresh(self, happened: bool) -> bool:
        if happened:
            self._refresh()
        return happened

    # What shows

    def _refresh(self) -> None:
        self._show_board()
        self.panel_changed.emit()

    def _show_board(self) -> None:
        if self._view is not None and self._context is not None:
            self.scene.set_view(board_view(self._view, self._context, self.chooser.selection))

    def _lay_out(self) -> None:
        size = self.board.size()
        if self._view is not None and not size.isEmpty():
            self.scene.arrange(lay_out(size, self._view.seats))

    def _resized(self, size: QSize) -> None:
        self.finish()
        self.scene.resize(size.width(), size.height())
        self._lay_out()

    def _look_changed(self) -> None:
        self.finish()
        self._lay_out()
        self.scene.update()


def create_table(look: Look) -> ExchangeTable:
    """Return the table of Exchange."""
    return ExchangeTable(look)
