"""The table page as text: its outline, the nodes for screen readers, the sheets for reading, and
what is announced.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, Signal

from stockgames.controllers.stages import Stage
from stockgames.engine.state import SeatId
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.outline import (
    LAST_LINE,
    LAST_PART,
    NEXT_LINE,
    NEXT_PART,
    Node,
    OutlineCursor,
    reading,
)
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.table_state import TableState
from stockgames.ui.sentences import key_text, keys_text
from stockgames.ui.table.cover_sheets import CoverSheet
from stockgames.ui.table.keys import PageKeys
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.widgets.accessibility import (
    ANNOUNCER,
    Place,
    listened_to,
    placed,
    show_to_screen_readers,
)


def cursor_notes() -> list[tuple[str, str]]:
    """Return descriptions of these keys for the list of shortcuts."""
    return [
        (say("table-read-part-by-part"), keys_text(LAST_PART, NEXT_PART)),
        (say("table-read-line-by-line"), keys_text(LAST_LINE, NEXT_LINE)),
    ]


class PageOutline:
    """The outline of a whole page, made from what its parts show, so that it reveals no more; and
    the board's accessible nodes.
    """

    def __init__(self, parts: TableParts, presenter: Presenter) -> None:
        self._parts = parts
        self._presenter = presenter

    @property
    def is_covered(self) -> bool:
        """Return whether another page covers the table, so that none of it may be read."""
        return self._presenter.is_covered

    def board(self) -> Sequence[Node]:
        """Return what the board shows; empty while it is covered."""
        return () if self.is_covered else self._parts.game_table.outline()

    def nodes(self) -> tuple[Node, ...]:
        """Return everything that can be read; empty while another page covers the table."""
        if self.is_covered:
            return ()
        parts = self._parts
        panel, entries = _printed(parts.action_panel.panel), self._presenter.whole_log()[::-1]
        places, bar = parts.board.offered, parts.bar
        rest = reading(self.board(), bar.status, panel, places, entries, bar.aim)
        return (*parts.read_first(), *rest)

    def sync(self) -> None:
        """Update the board's accessible nodes, if a screen reader is active."""
        if listened_to():
            # Looked up each time: the viewport belongs to Qt, and may have the address of an
            # earlier table's, whose Python wrapper would count as deleted.
            ground = self._parts.board.viewport()
            nodes = places(self.board(), self._parts.on_board, QRectF(ground.rect()))
            show_to_screen_readers(ground, nodes)

    def empty(self) -> None:
        """Remove all accessible nodes because another page covers the table."""
        show_to_screen_readers(self._parts.board.viewport(), ())


def _printed(panel: Panel) -> Panel:
    """Return a panel with its keys named as on their buttons."""
    groups = (
        replace(
            group,
            choices=tuple(replace(choice, key=key_text(choice.key)) for choice in group.choices),
        )
        for group in panel.groups
    )
    return replace(panel, groups=tuple(groups))


Where = Callable[[str], QRectF]
"""Returns the rect of an outline path in pixels; empty if it has none of its own."""


def places(nodes: Sequence[Node], where: Where, around: QRectF) -> Iterator[Place]:
    """Yield nodes with their rects.

    A node without a rect of its own gets the rect around its children, or else its parent's.
    """
    seen = Counter[str]()
    for node in nodes:
        seen[node.place] += 1
        if seen[node.place] > 1:  # the second card of its kind in a hand
            node = replace(node, place=f"{node.place}-{seen[node.place]}")
        found = _found(node, where)
        rect = around if found.isEmpty() else found
        inside = tuple(places(node.children, where, rect))
        yield placed(replace(node, value=_value(node)), rect, children=inside)


def _found(node: Node, where: Where) -> QRectF:
    """Return the rect of a node or of its children; empty if none has one."""
    rect = where(node.place)
    if rect.isEmpty():
        for child in node.children:
            rect = rect.united(_found(child, where))
    return rect


def _value(node: Node) -> str:
    if node.state != "decides":
        return node.value
    return say("table-outline-state", text=node.value or node.name, state=node.state)


class ReadingSheets(QObject):
    """Shows one of the sheets over the table, but never while another page covers that."""

    closed = Signal()
    """Both sheets are closed, and the table has the focus."""

    def __init__(
        self,
        parts: TableParts,
        keys: PageKeys,
        outline: PageOutline,
        presenter: Presenter,
    ) -> None:
        super().__init__(parts.page)
        self._parts = parts
        self._keys = keys
        self._outline = outline
        self._presenter = presenter
        keys.log_wanted.connect(self.toggle_log)
        keys.reading_wanted.connect(self.toggle_reading)
        parts.log.whole_wanted.connect(self.toggle_log)
        parts.log_sheet.close_button.clicked.connect(self.close)
        parts.read_sheet.close_button.clicked.connect(self.close)

    def _fill_log(self) -> None:
        entries, faces = self._presenter.whole_log(), self._presenter.state.context.faces
        self._parts.log_sheet.lines.show_entries(entries, faces)

    def _fill_reading(self) -> None:
        self._parts.read_sheet.show_nodes(self._outline.nodes())

    def toggle_log(self) -> None:
        """Open or close the whole log."""
        self._toggle(self._parts.log_sheet, self._fill_log)

    def toggle_reading(self) -> None:
        """Open or close the table as text."""
        self._toggle(self._parts.read_sheet, self._fill_reading)

    def _toggle(self, sheet: CoverSheet, fill: Callable[[], None]) -> None:
        if not sheet.isHidden():
            self.close()
        elif not self._outline.is_covered:
            self._parts.log_sheet.hide()
            self._parts.read_sheet.hide()
            fill()
            sheet.open()
            self._keys.follow_keyboard()

    def close(self) -> None:
        """Close the open sheet and return to the table."""
        self._parts.focus_table()  # first, as hiding a sheet would focus a neighbour
        self._parts.log_sheet.hide()
        self._parts.read_sheet.hide()
        self._keys.follow_keyboard()
        self.closed.emit()
        self._keys.guard_input()

    def sync(self) -> None:
        """Update the table as text, if it is open."""
        if not self._parts.read_sheet.isHidden():
            self._fill_reading()

    def empty(self) -> None:
        """Close and clear both, so that nothing private remains in them."""
        sheets, focused = (self._parts.log_sheet, self._parts.read_sheet), self._parts.focused
        if focused is not None and any(sheet.isAncestorOf(focused) for sheet in sheets):
            self._parts.focus_table()  # first, as in `close`
        for sheet in sheets:
            sheet.hide()
        self._parts.log_sheet.lines.show_entries(())
        self._parts.read_sheet.show_nodes(())


_MOST_NEWS = 8
"""The most moves announced at once; the log has the others."""
_ASKED = (Stage.ASKING, Stage.PASSING, Stage.PAUSED)


class TableAnnouncer(QObject):
    """Announces what the page shows: whose turn it is, what happened, what is asked, who won.

    It reads the page's parts after they are updated and compares them with what they showed before,
    so it is never ahead of the table, and reveals nothing that the viewer may not see.
    """

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
        texts = filter(None, (*missed, *happened, *asked, *won))
        ANNOUNCER.say("\n".join(texts), self._parts.page)

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
        lines = self._presenter.recap_lines()[-_MOST_NEWS:]
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
        return new[-_MOST_NEWS:]

    def _with_reveal(self, state: TableState, news: Sequence[LogEntry]) -> list[str]:
        briefly = ANNOUNCER.manner.briefly
        lines = [entry.text if briefly else entry.plain() for entry in news]
        reveal, before = self._presenter.reveal, self._reveal
        self._reveal = reveal
        if reveal is None or reveal is before:
            return lines
        spoken = reveal.spoken(state.context.names, briefly=briefly).split("\n")
        heard = "\n".join(lines)
        return [*lines, *(line for line in spoken if line not in heard)]

    def _asked(self, state: TableState, panel: Panel) -> list[str]:
        title = panel.title or self._parts.bar.status
        if state.awaits_step:
            return _proposal(panel).split("\n")
        return [title] if ANNOUNCER.manner.briefly else [title, panel.note]


def _proposal(panel: Panel) -> str:
    """Return the panel's question, and what its confirm button would do."""
    captions = [group.caption for group in panel.groups[:1] if group.caption]
    golden = [choice.label for choice in panel.choices if choice.kind == "primary"]
    return "\n".join((*captions, *golden[:1]))
