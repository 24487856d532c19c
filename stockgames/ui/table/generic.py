"""The table of a game without one of its own: facts on cards, with texts made from code names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QGraphicsScene, QGridLayout, QWidget

from stockgames.controllers.stages import Change, Shown
from stockgames.engine.action import Action
from stockgames.engine.event import Event
from stockgames.engine.plain_text import isolated
from stockgames.engine.seat import SeatId
from stockgames.engine.state import Result, View
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import GameWords, LogEntry, ResultRow, ScoreLine
from stockgames.presentation.outline import Node
from stockgames.presentation.panel import Choice, ChoiceGroup, Panel
from stockgames.presentation.sentences.speech import NO_WORDS, say
from stockgames.ui.game_modules import load_module
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.game_table import AnyTable, GameTable
from stockgames.ui.table.layout import margin_for, side_width
from stockgames.ui.table.panel_places import PanelPlaces
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.frames import PanelFrame, ScrollArea
from stockgames.ui.widgets.labels import Label


def spaced(name: str) -> str:
    """Return `takes_left` or `MarkerMoved` as separate words."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:].lower()


def shown_value(value: Any, names: Sequence[str]) -> list[str]:
    """Return a value as a few lines; a tuple with an entry per seat is listed by name."""
    if isinstance(value, tuple | list):
        if names and len(value) == len(names):
            return [
                f"{isolated(name)}: {_short(part)}" for name, part in zip(names, value, strict=True)
            ]
        return [", ".join(_short(part) for part in value) or "–"]
    if isinstance(value, Mapping):
        return [f"{_short(key)}: {_short(part)}" for key, part in value.items()] or ["–"]
    return [_short(value)]


def _short(value: Any) -> str:
    if value is None:
        return "–"
    if is_dataclass(value):
        parts = (
            f"{spaced(f.name).lower()} {_short(getattr(value, f.name))}" for f in fields(value)
        )
        return ", ".join(parts)
    if isinstance(value, tuple | list):
        return " ".join(_short(part) for part in value) or "–"
    return str(value)


def fields_of(value: Any, *skipped: str) -> list[tuple[str, Any]]:
    """Return the names and values of a dataclass's fields; empty for anything else."""
    if not is_dataclass(value):
        return []
    return [(f.name, getattr(value, f.name)) for f in fields(value) if f.name not in skipped]


class GenericWords(GameWords[View, Action]):
    """Texts made from names in the code."""

    def status(self, view: View, context: TableContext) -> str:
        return say("table-move", number=len(context.history) + 1)

    def phase_title(self, view: View, context: TableContext) -> str:
        if context.seat is None:
            return say("table-at-the-table")
        return say("table-decides", name=context.names[context.seat])

    def describe_event(
        self, event: Event, names: Sequence[str], viewer: SeatId | None
    ) -> list[str]:
        """Return the event's name and fields; empty if the viewer may not see it."""
        if not event.seen_by(viewer):
            return []
        parts = [
            isolated(names[value])
            if name == "seat" and value >= 0
            else f"{spaced(name).lower()} {value}"
            for name, value in fields_of(event, "audience")
        ]
        return [
            ": ".join(part for part in (spaced(type(event).__name__), ", ".join(parts)) if part)
        ]

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        actor = context.name(shown.seat)
        lines = [
            line
            for event in shown.events
            for line in self.describe_event(event, context.names, context.eyes)
        ]
        text = say("table-moved", name=actor) if actor else say("table-chance-decided")
        return LogEntry(shown.turn + 1, actor, text, tuple(lines))

    def action_label(self, action: Action, view: View | None) -> str:
        kind = spaced(str(getattr(action, "do", type(action).__name__)))
        parts = [f"{spaced(name).lower()} {_short(v)}" for name, v in fields_of(action, "do")]
        return ", ".join([kind, *parts])

    def action_name(self, action: Action) -> str:
        label = self.action_label(action, None).lower()
        return re.sub(r"[^a-z0-9]+", "-", label).strip("-")

    def result_rows(self, result: Result, view: View, context: TableContext) -> Sequence[ResultRow]:
        return [
            ResultRow(
                place=result.ranks[seat],
                seat=seat,
                score=str(result.scores[seat]),
                note="",
                rule=NO_WORDS,
                lines=tuple(
                    ScoreLine(spaced(name), _short(values[seat]))
                    for name, values in result.details.items()
                    if isinstance(values, list | tuple) and len(values) == len(result.ranks)
                ),
            )
            for seat in result.order
        ]

    def result_headline(self, result: Result, context: TableContext) -> str:
        if len(context.seats) == 1:
            return say("table-the-game-is-over")
        winners = [context.names[i] for i, rank in enumerate(result.ranks) if rank == 1]
        return say("table-first-place", names=", ".join(map(isolated, winners)))


_PAGE = 6
_MORE = "more-choices"
_HIDDEN = ("seat", "seats", "actors", "legal")
_COLUMNS = 2


class GenericTable(GameTable[View]):
    """A table that lists the view's fields on cards over an empty board."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.words: GenericWords = GenericWords()
        self._view: View | None = None
        self._context: TableContext | None = None
        self._page = 0
        self._open = False
        self._cards = QWidget()
        self._grid = QGridLayout(self._cards)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.board = GraphicsBoard(QGraphicsScene(self))
        self._over = ScrollArea(look, self._cards)
        self._over.setParent(self.board)
        self._over.setObjectName("generic-board")
        self.board.resized.connect(self._over.resize)

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        margin = round(margin_for(size.width(), size.height()))
        width = round(side_width(size.width(), size.height()))
        left, half = size.width() - margin - width, size.height() // 2
        self._over.setViewportMargins(margin, margin, width + 2 * margin, margin)
        return PanelPlaces(
            log=QRect(left, margin, width, half - margin - 10),
            actions=QRect(left, half + 10, width, half - margin - 10),
            peek=QRect(margin, size.height() - 64, 240, 52),
        )

    def show_view(self, view: View, context: TableContext) -> None:
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
            card = PanelFrame(self.look, spaced(name))
            card.setObjectName(f"card-{name.replace('_', '-')}")
            for line in lines:
                card.body.addWidget(Label(self.look, line, wrap=True))
            self._grid.addWidget(card, i // _COLUMNS, i % _COLUMNS)

    def _lines_by_name(self) -> list[tuple[str, list[str]]]:
        names = self._context.names if self._context is not None else ()
        fields = fields_of(self._view, *_HIDDEN)
        return [(name, shown_value(value, names)) for name, value in fields]

    def outline(self) -> Sequence[Node]:
        return [Node(name, spaced(name), "; ".join(lines)) for name, lines in self._lines_by_name()]

    def play(
        self, change: Change[View], context: TableContext, speed: float, done: Callable[[], None]
    ) -> None:
        super().play(change, context, speed, done)
        self._open = False

    def clear(self) -> None:
        self._view = self._context = None
        self._open = False
        self._show_cards()
        self.panel_changed.emit()

    def panel(self) -> Panel:
        if not self._open or self._context is None or self._view is None:
            return Panel()
        actions = self._shown_actions()
        choices = [
            Choice(
                self.words.action_name(action),
                self.words.action_label(action, self._view),
                key=str(i + 1),
            )
            for i, action in enumerate(actions)
        ]
        if len(self._legal) > _PAGE:
            choices.append(Choice(_MORE, say("table-more-choices"), key="N", kind="quiet"))
        title = self.words.phase_title(self._view, self._context)
        return Panel(title, (ChoiceGroup("", tuple(choices)),))

    @property
    def _legal(self) -> Sequence[Action]:
        return self._view.legal if self._view is not None else ()

    def _shown_actions(self) -> Sequence[Action]:
        first = self._page * _PAGE
        return self._legal[first : first + _PAGE]

    def choose(self, name: str) -> bool:
        if not self._open:
            return False
        if name == _MORE:
            self._page = (self._page + 1) % -(-len(self._legal) // _PAGE)
            self.panel_changed.emit()
            return True
        for action in self._shown_actions():
            if self.words.action_name(action) == name:
                self._open = False
                self.panel_changed.emit()
                self.acted.emit(action)
                return True
        return False

    def press(self, key: str) -> bool:
        for group in self.panel().groups:
            for choice in group.choices:
                if choice.key == key:
                    return self.choose(choice.name)
        return False


def create_table(game_id: str, look: ThemeContext) -> AnyTable:
    """Return the table of a game; `GenericTable` if the game has none of its own."""
    module = load_module(game_id, "table")
    made: AnyTable = module.create_table(look) if module is not None else GenericTable(look)
    return made
