"""Tells aloud what a table page shows: whose turn it is, what happened, what is asked, who won.

It reads what the page's parts show, after they show it: so it is no faster than the table, and
tells nothing that the eyes at the screen may not see.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from stockgames.controllers.stages import Stage
from stockgames.controllers.table import TableController
from stockgames.engine.seat import SeatId
from stockgames.ui.kit.widgets.herald import HERALD
from stockgames.ui.table.game_words import LogEntry
from stockgames.ui.table.outline_cursor import OutlineCursor
from stockgames.ui.table.page_keys import PageKeys
from stockgames.ui.table.page_outline import PageOutline
from stockgames.ui.table.panel import Choice, Panel
from stockgames.ui.table.parts import TableParts

_MOST = 8
"""More moves than that at once are not told one by one: the log has them."""
_ASKED = (Stage.ASKING, Stage.PASSING)


class Voice(QObject):
    """Compares what the page shows with what it showed before, and tells the difference."""

    def __init__(self, parts: TableParts, keys: PageKeys, outline: PageOutline) -> None:
        super().__init__(parts.page)
        keys.line_wanted.connect(self.read_line)
        keys.repeat_wanted.connect(self.repeat)
        self._parts = parts
        self._outline = outline
        self._cursor = OutlineCursor()
        self._eyes: SeatId | None = None
        self._told: tuple[LogEntry, ...] | None = None
        """The log when it was told last, the latest first; None before anything was."""
        self._question: object = None
        self._proposed = ""
        """What the panel asked and proposed last."""
        self._headline = ""

    def follow(self, controller: TableController, question: object, headline: str) -> None:
        """Tell what happened, what is asked now, and who won.

        `question` is another value for another question; `headline` is empty before the result
        shows.
        """
        happened = self._news(controller.eyes)
        panel = self._parts.action_panel.panel
        asks = controller.stage in _ASKED and question != self._question
        self._question = question
        self._proposed = _proposal(panel)
        asked = self._asked(panel) if asks else []
        won = [headline] if headline != self._headline else []
        self._headline = headline
        self._say([*happened, *asked, *won])

    def follow_choice(self) -> None:
        """Tell what the panel proposes now, after something was pointed at."""
        if not self._parts.game_table.panel().groups:
            return  # nothing can be chosen: the panel tells who has moved
        proposed = _proposal(self._parts.action_panel.panel)
        if proposed != self._proposed:
            self._proposed = proposed
            self._say([proposed])

    def fall_silent(self) -> None:
        """Forget everything that was told: another page covers the table."""
        self._told = self._question = None
        self._proposed = self._headline = ""
        HERALD.forget()

    def repeat(self) -> None:
        """Tell the last news again."""
        HERALD.repeat(self._parts.page)

    def read_line(self, key: str) -> None:
        """Read the line of the table that a key leads to."""
        HERALD.answer(self._cursor.line(key, self._outline.nodes()), self._parts.page)

    def _news(self, eyes: SeatId | None) -> list[str]:
        """Return the lines of the log that are new to these eyes, the oldest first."""
        told = tuple(entry for entry in reversed(self._outline.log.latest) if entry.text)
        before, self._told = self._told, told
        same, self._eyes = eyes == self._eyes, eyes
        if before is None or not same:
            return []
        latest = before[0] if before else None
        count = told.index(latest) if latest in told else len(told) if latest is None else 0
        return [self._line(entry) for entry in reversed(told[: min(count, _MOST)])]

    def _line(self, entry: LogEntry) -> str:
        return entry.text if HERALD.manner.briefly else entry.plain()

    def _asked(self, panel: Panel) -> list[str]:
        title = panel.title or self._parts.bar.status
        return [title] if HERALD.manner.briefly else [title, panel.note]

    def _say(self, texts: Sequence[str]) -> None:
        HERALD.say("\n".join(filter(None, texts)), self._parts.page)


def _proposal(panel: Panel) -> str:
    """Return what the panel asks for, and what its golden button would do."""
    captions = [group.caption for group in panel.groups[:1] if group.caption]
    return "\n".join((*captions, *(choice.label for choice in _golden(panel))))


def _golden(panel: Panel) -> list[Choice]:
    choices = [choice for group in panel.groups for choice in group.choices]
    return [choice for choice in choices if choice.kind == "primary"][:1]
