"""A plain board for any game that brings none of its own: facts on cards, actions as buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from stockgames.controllers.stages import Change
from stockgames.engine.action import Action
from stockgames.engine.game import View
from stockgames.ui.kit.later import later
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import KitScrollArea, PanelFrame
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.generic_words import GenericWords, fields_of, shown_value, spaced
from stockgames.ui.table.layout import margin_for, side_width
from stockgames.ui.table.outline import Node
from stockgames.ui.table.panel import Choice, ChoiceGroup, Panel, PanelPlaces
from stockgames.ui.table.table_context import TableContext

_PAGE = 6
_MORE = "more-choices"
_HIDDEN = ("seat", "seats", "actors", "legal")
_COLUMNS = 2


class GenericTable(QObject):
    """A `GameTable` that lists the fields of the view."""

    acted = Signal(object)
    panel_changed = Signal()
    explained = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._words = GenericWords()
        self._view: View | None = None
        self._context: TableContext | None = None
        self._page = 0
        self._open = False
        self._cards = QWidget()
        self._grid = QGridLayout(self._cards)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._board = KitScrollArea(look, self._cards)
        self._board.setObjectName("generic-board")

    @property
    def words(self) -> GenericWords:
        """The words made from names in the code."""
        return self._words

    def widget(self) -> QWidget:
        """Return the board."""
        return self._board

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        """Lay the panels at the right, log above choices, and keep the cards beside them."""
        margin = round(margin_for(size.width(), size.height()))
        width = round(side_width(size.width(), size.height()))
        left, half = size.width() - margin - width, size.height() // 2
        self._board.setViewportMargins(margin, margin, width + 2 * margin, margin)
        return PanelPlaces(
            log=QRect(left, margin, width, half - margin - 10),
            actions=QRect(left, half + 10, width, half - margin - 10),
            peek=QRect(margin, size.height() - 64, 240, 52),
        )

    def show_view(self, view: View, context: TableContext) -> None:
        """Show the fields of a view, each on a card."""
        self._view, self._context = view, context
        self._page = 0
        self._open = context.asks and bool(view.legal)
        self._show_cards()
        self.panel_changed.emit()

    def _show_cards(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for i, (name, lines) in enumerate(self._lines_by_name()):
            card = PanelFrame(self._look, spaced(name))
            card.setObjectName(f"card-{name.replace('_', '-')}")
            for line in lines:
                card.body.addWidget(KitLabel(self._look, line, wrap=True))
            self._grid.addWidget(card, i // _COLUMNS, i % _COLUMNS)

    def _lines_by_name(self) -> list[tuple[str, list[str]]]:
        """Return the fields of the view, each with the lines that tell it."""
        names = self._context.names if self._context is not None else ()
        fields = fields_of(self._view, *_HIDDEN)
        return [(name, shown_value(value, names)) for name, value in fields]

    def outline(self) -> Sequence[Node]:
        """Return what the cards tell."""
        return [Node(name, spaced(name), "; ".join(lines)) for name, lines in self._lines_by_name()]

    def play(
        self,
        change: Change[View],
        context: TableContext,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Show the view after the move; nothing moves here."""
        self.show_view(change.after, context)
        self._open = False
        later(self, done)

    def finish(self) -> None:
        """Nothing moves."""

    def clear(self) -> None:
        """Empty the board."""
        self._view = self._context = None
        self._open = False
        self._show_cards()
        self.panel_changed.emit()

    def panel(self) -> Panel:
        """Return the legal actions, six at a time."""
        if not self._open or self._context is None or self._view is None:
            return Panel()
        actions = self._shown_actions()
        choices = [
            Choice(
                self._words.action_name(action),
                self._words.action_label(action, self._view),
                key=str(i + 1),
            )
            for i, action in enumerate(actions)
        ]
        if len(self._legal) > _PAGE:
            choices.append(Choice(_MORE, say("table-more-choices"), key="N", kind="quiet"))
        title = self._words.phase_title(self._view, self._context)
        return Panel(title, (ChoiceGroup("", tuple(choices)),))

    @property
    def _legal(self) -> Sequence[Action]:
        return self._view.legal if self._view is not None else ()

    def _shown_actions(self) -> Sequence[Action]:
        first = self._page * _PAGE
        return self._legal[first : first + _PAGE]

    def choose(self, name: str) -> bool:
        """Take the action of a name, or turn to the next choices."""
        if not self._open:
            return False
        if name == _MORE:
            self._page = (self._page + 1) % -(-len(self._legal) // _PAGE)
            self.panel_changed.emit()
            return True
        for action in self._shown_actions():
            if self._words.action_name(action) == name:
                self._open = False
                self.panel_changed.emit()
                self.acted.emit(action)
                return True
        return False

    def press(self, key: str) -> bool:
        """Take the choice whose key was pressed."""
        for group in self.panel().groups:
            for choice in group.choices:
                if choice.key == key:
                    return self.choose(choice.name)
        return False
