"""Announces what a table page shows: whose turn it is, what happened, what is asked, who won.

It reads the page's parts after they are updated, so it is never ahead of the table, and reveals
nothing that the viewer may not see.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from stockgames.controllers.stages import Stage
from stockgames.engine.seat import SeatId
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.outline import OutlineCursor
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.table_state import TableState
from stockgames.ui.table.accessibility import PageOutline
from stockgames.ui.table.keys import PageKeys
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.widgets.accessibility import ANNOUNCER

_MOST = 8
"""The most moves announced at once; the log has the others."""
_ASKED = (Stage.ASKING, Stage.PASSING, Stage.PAUSED)


class TableAnnouncer(QObject):
    """Compares what the page shows with what it showed before, and announces the difference."""

    def __init__(
        self, parts: TableParts, keys: PageKeys, outline: PageOutline, presenter: Presenter
    ) -> None:
        super().__init__(parts.page)
        keys.line_wanted.connect(self.read_line)
        keys.repeat_wanted.connect(self.repeat)
        self._parts = parts
        self._outline = outline
        self._presenter = presenter
        self._cursor = OutlineCursor()
        self._announced: frozenset[int] | None = None
        """The announced moves by number; None before the first announcement."""
        self._was_covered = False
        """Whether the viewer has just come to the screen."""
        self._reveal: TableReveal | None = None
        """The reveal page last announced."""
        self._question: object = None
        self._proposed = ""
        """The panel's last announced question and proposal."""
        self._headline = ""
        self._listener: SeatId | None = None
        self._last: dict[SeatId | None, str] = {}
        """The last announcement for each viewer, or for nobody, for repeating it to them."""

    def sync(self, state: TableState, headline: str) -> None:
        """Announce what happened, the reveal screen or question now shown, and who won.

        `headline` is empty before the result is shown. Nothing is announced while another page
        covers the table; call it again afterwards.
        """
        if not self._parts.page.isVisible():
            return
        missed = self._missed(state)
        happened = self._with_reveal(state, self._news(state))
        panel = self._parts.action_panel.panel
        is_asked = state.context.stage in _ASKED or state.awaits_step
        asks = is_asked and (state.question, state.awaits_step) != self._question
        self._question = state.question, state.awaits_step
        self._proposed = _proposal(panel)
        asked = self._asked(state, panel) if asks and self._reveal is None else []
        won = [headline] if headline != self._headline else []
        self._headline = headline
        self._say([*missed, *happened, *asked, *won])

    def follow_choice(self) -> None:
        """Announce the panel's new proposal after something was chosen."""
        proposed = _proposal(self._parts.action_panel.panel)
        if proposed != self._proposed:
            self._proposed = proposed
            ANNOUNCER.remark(proposed, self._parts.page)

    def change_listener(self, viewer: SeatId | None) -> None:
        """Switch to another viewer: keep news separate for each, and start reading at the top."""
        self._last[self._listener] = ANNOUNCER.last
        self._listener = viewer
        ANNOUNCER.last = self._last.get(viewer, "")
        self._cursor = OutlineCursor()

    def fall_silent(self) -> None:
        """Forget all announcements because another page covers the table."""
        self._announced = self._question = self._reveal = None
        self._proposed = self._headline = ""
        self._was_covered = True
        self._last.clear()
        ANNOUNCER.forget()

    def repeat(self) -> None:
        """Repeat the last announcement."""
        ANNOUNCER.repeat(self._parts.page)

    def read_line(self, key: str) -> None:
        """Read the line of the table that a key leads to."""
        ANNOUNCER.answer(self._cursor.line(key, self._outline.nodes()), self._parts.page)

    def _missed(self, state: TableState) -> list[str]:
        """Return what happened since the person now at the screen last looked."""
        was_covered, self._was_covered = self._was_covered, False
        if not was_covered or state.context.stage is not Stage.ASKING:
            return []
        lines = self._presenter.recap_lines()[-_MOST:]
        return [say("table-since-you-last-looked"), *lines] if lines else []

    def _news(self, state: TableState) -> list[LogEntry]:
        """Return the log's lines that were not announced yet, the oldest first.

        Lines may disappear after later moves, so moves are identified by number.
        """
        entries = [entry for entry in state.log if entry.text]
        numbers = frozenset(entry.step for entry in entries)
        before = self._announced
        if before is None:
            self._announced = numbers | {0}
            return []
        newest = max(numbers, default=0)
        kept = frozenset(number for number in before if number <= newest)  # others were undone
        self._announced = kept | numbers
        oldest = min(before)
        new = [entry for entry in entries if entry.step not in kept and entry.step > oldest]
        return new[-_MOST:]

    def _with_reveal(self, state: TableState, news: Sequence[LogEntry]) -> list[str]:
        lines = [self._line(entry) for entry in news]
        reveal, before = self._presenter.reveal, self._reveal
        self._reveal = reveal
        if reveal is None or reveal is before:
            return lines
        spoken = reveal.spoken(state.context.names, briefly=ANNOUNCER.manner.briefly).split("\n")
        heard = "\n".join(lines)
        return [*lines, *(line for line in spoken if line not in heard)]

    def _line(self, entry: LogEntry) -> str:
        return entry.text if ANNOUNCER.manner.briefly else entry.plain()

    def _asked(self, state: TableState, panel: Panel) -> list[str]:
        title = panel.title or self._parts.bar.status
        if state.awaits_step:
            return _proposal(panel).split("\n")
        return [title] if ANNOUNCER.manner.briefly else [title, panel.note]

    def _say(self, texts: Sequence[str]) -> None:
        ANNOUNCER.say("\n".join(filter(None, texts)), self._parts.page)


def _proposal(panel: Panel) -> str:
    """Return the panel's question, and what its confirm button would do."""
    captions = [group.caption for group in panel.groups[:1] if group.caption]
    golden = [choice.label for choice in panel.choices if choice.kind == "primary"]
    return "\n".join((*captions, *golden[:1]))
