"""Searching the help: passages as plain text, and the list of results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Final, TypeAlias
from unicodedata import combining, normalize

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from stockgames.presentation.sentences.speech import say
from stockgames.ui.help.texts import HelpText
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import SMOOTH
from stockgames.ui.theme.shapes import fill, inset, rounded, stroke
from stockgames.ui.theme.text import LEFT, draw_text, shortened, wrapped_height
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER, name_once
from stockgames.ui.widgets.buttons import KeyCap
from stockgames.ui.widgets.fields import LineEdit
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import PanelFrame
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, row_on
from stockgames.ui.widgets.trees import make_plain

OBJECT: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
"""The character that represents a picture in a text."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A heading, a paragraph, a list item, a table row or a line of code.

    ``first`` and ``heading_at`` are indices of the page's text blocks, from 0: each cell of a row
    is a block, everything else is one block.
    """

    parts: tuple[str, ...]
    heading: str
    first: int
    heading_at: int

    @property
    def text(self) -> str:
        """The whole passage in one line."""
        return " · ".join(self.parts)

    @property
    def is_heading(self) -> bool:
        return self.first == self.heading_at


def passages_of(page: HelpText) -> tuple[Passage, ...]:
    """Return all passages of ``page``, in order."""
    document = QTextDocument()
    document.setMarkdown(page.markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    found: list[Passage] = []
    heading, heading_at = "", -1
    for _, row in groupby(enumerate(text_blocks(document)), _row_of):
        cells = tuple(row)
        first, block = cells[0]
        parts = tuple(" ".join(cell.text().split()) for _, cell in cells)
        if block.blockFormat().headingLevel():
            heading, heading_at = parts[0], first
        found.append(Passage(parts, heading, first, heading_at))
    return tuple(found)


def _row_of(numbered: tuple[int, QTextBlock]) -> tuple[int, ...]:
    """Return what the cells of a table row share, and nothing else has."""
    number, block = numbered
    table = QTextCursor(block).currentTable()
    if not table:
        return (number,)
    return table.firstPosition(), table.cellAt(block.position()).row()


def text_blocks(document: QTextDocument) -> list[QTextBlock]:
    """Return the blocks that contain text, as ``Passage`` counts them."""
    found, block = [], document.begin()
    while block.isValid():
        if block.text().strip(f" {OBJECT}"):
            found.append(block)
        block = block.next()
    return found


Marks: TypeAlias = tuple[tuple[int, int], ...]
"""Starts and ends of passages of a text, in order and without overlap."""

_AROUND: Final = ".,;:!?\"'„“”‚‘’«»()[]…"
"""Characters next to a word that aren't part of it."""
_BEFORE: Final = 34
"""Characters kept before the first word of an excerpt."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A found passage, its page, and the folded words it was found for."""

    page: str
    passage: Passage
    words: tuple[str, ...]

    @property
    def marks(self) -> Marks:
        """The positions of the words in the passage."""
        return marks_in(self.passage.text, self.words)


@dataclass(frozen=True, slots=True)
class _Entry:
    page: str
    passage: Passage
    text: str
    """Case-folded, like the heading."""
    heading: str


class Index:
    """All passages of some pages, prepared for searching."""

    def __init__(self, pages: Mapping[str, Sequence[Passage]]) -> None:
        self._entries = [
            _Entry(page, passage, fold(passage.text), fold(passage.heading))
            for page, passages in pages.items()
            for passage in passages
        ]

    def find(self, wanted: str) -> tuple[Hit, ...]:
        """Return the passages with all words of ``wanted``, the best first.

        Some, but not all, of the words may be in the heading instead. No words find nothing.
        """
        words = words_of(wanted)
        ranked = [(_rank(entry, words), entry) for entry in self._entries if _has(entry, words)]
        ranked.sort(key=lambda pair: pair[0])
        return tuple(Hit(entry.page, entry.passage, words) for _, entry in ranked)


def _has(entry: _Entry, words: Sequence[str]) -> bool:
    return any(word in entry.text for word in words) and all(
        word in entry.text or word in entry.heading for word in words
    )


def _rank(entry: _Entry, words: Sequence[str]) -> int:
    """Return 0 for headings, 1 if each search word starts a word, 2 if one is inside another."""
    is_prefix = all(_begins_a_word(word, entry.text) for word in words)
    return (0 if entry.passage.is_heading else 1) if is_prefix else 2


def _begins_a_word(word: str, text: str) -> bool:
    place = text.find(word)
    while place > 0 and text[place - 1].isalnum():
        place = text.find(word, place + 1)
    return place >= 0


def words_of(wanted: str) -> tuple[str, ...]:
    """Return the words of a search text, folded, without duplicates."""
    words = (word.strip(_AROUND) or word for word in fold(wanted).split())
    return tuple(dict.fromkeys(words))


def fold(text: str) -> str:
    """Return ``text`` in lower case, without accents, ``ß`` as ``ss``."""
    return "".join(_folded(letter) for letter in text)


def _folded(letter: str) -> str:
    parts = normalize("NFKD", letter.replace("’", "'").casefold())
    return "".join(part for part in parts if not combining(part))


def marks_in(text: str, words: Sequence[str]) -> Marks:
    """Return the spans of the folded ``words`` in ``text``; adjacent ones are merged."""
    places = [place for place, letter in enumerate(text) for _ in _folded(letter)]
    folded = fold(text)
    marked: set[int] = set()
    for word in words:
        start = folded.find(word)
        while start >= 0:
            marked.update(places[start : start + len(word)])
            start = folded.find(word, start + 1)
    return _stretches(sorted(marked))


def _stretches(places: Sequence[int]) -> Marks:
    found: list[tuple[int, int]] = []
    for place in places:
        if found and found[-1][1] == place:
            found[-1] = (found[-1][0], place + 1)
        else:
            found.append((place, place + 1))
    return tuple(found)


def excerpt(text: str, marks: Marks) -> tuple[str, Marks]:
    """Return ``text`` from a little before the first mark, and the marks shifted accordingly."""
    start = marks[0][0] - _BEFORE if marks else 0
    if start <= 0:
        return text, marks
    start = text.find(" ", start, marks[0][0]) + 1 or marks[0][0]
    by = 1 - start
    return "…" + text[start:], tuple((begin + by, end + by) for begin, end in marks)


_MOST: Final = 60
"""The maximum length of the search text in characters."""
_LARGE: Final = 1.5
"""From this text scale on, there is no room for the key."""
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PAGES: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class SearchField(LineEdit):
    """A search field that shows its shortcut; Up, Down and the page keys are passed on."""

    stepped = Signal(int)
    """By how many results to move the selection."""
    turned = Signal(int)
    """By how many pages of results to scroll."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.setMaxLength(_MOST)
        self.setClearButtonEnabled(True)
        self.key = QKeySequence(QKeySequence.StandardKey.Find)
        self._cap = KeyCap(look, self.key_name())
        self._cap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row_on(self, None, 1, self._cap).setContentsMargins(0, 0, FOCUS_MARGIN + 8, 0)
        self.textChanged.connect(self._show_key)
        look.changed.connect(self._show_key)
        self._show_key()

    def _show_key(self) -> None:
        self._cap.setVisible(not self.text() and self._look.text_size < _LARGE)

    def key_name(self) -> str:
        return self.key.toString(QKeySequence.SequenceFormat.NativeText)

    def speak(self, what: str) -> None:
        """Set the placeholder and the accessible name."""
        self.setPlaceholderText(what)
        name_once(self, what)
        self._cap.set_key(self.key_name())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in _PAGES:
            self.turned.emit(_PAGES[key])
        else:
            super().keyPressEvent(event)


_LINES: Final = 2
"""The number of lines of the excerpt."""
_SIDE: Final = 6
_WHERE_SIZE, _TEXT_SIZE = 14, 15
_Index = QModelIndex | QPersistentModelIndex


class HitRow(QStyledItemDelegate):
    """Paints page and heading, and below them an excerpt with its words highlighted."""

    def __init__(self, look: ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(120, round(self._where_height() + _LINES * self._line_height() + 4 * _SIDE))

    def _where_height(self) -> float:
        return self._look.text_px(_WHERE_SIZE) * 1.4

    def _line_height(self) -> float:
        return self._look.text_px(_TEXT_SIZE) * 1.3

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        hit, page = index.data(Qt.ItemDataRole.UserRole)
        area, state = QRectF(option.rect), option.state
        painter.save()
        painter.setRenderHints(SMOOTH)
        self._paint_face(painter, inset(area, 2), state)
        inner = area.adjusted(_SIDE + 2, 2 * _SIDE, -_SIDE - 2, -2 * _SIDE)
        self._paint_where(painter, inner, hit, page)
        painter.translate(inner.left(), inner.top() + self._where_height())
        self.excerpt(hit, inner.width()).drawContents(painter)
        painter.restore()

    def _paint_face(self, painter: QPainter, area: QRectF, state: QStyle.StateFlag) -> None:
        theme, path = self._look.theme, rounded(area, 5)
        if state & QStyle.StateFlag.State_Selected:
            fill(painter, path, with_alpha(theme.accent, 46))
            stroke(painter, path, theme.accent, 1.2)
        elif state & QStyle.StateFlag.State_MouseOver:
            fill(painter, path, with_alpha(theme.accent, 22))

    def _paint_where(self, painter: QPainter, area: QRectF, hit: Hit, page: str) -> None:
        passage, line = hit.passage, QRectF(area)
        line.setHeight(self._where_height())
        heading = "" if passage.is_heading else passage.heading
        where = " · ".join(part for part in dict.fromkeys((page, heading)) if part)
        font = self._look.sans(_WHERE_SIZE)
        draw_text(painter, line, where, font, self._look.theme.quiet_text, LEFT, elide=True)

    def excerpt(self, hit: Hit, width: float) -> QTextDocument:
        """Return what is shown of a passage in a row of this width."""
        document, bold = QTextDocument(), self._look.sans(_TEXT_SIZE, SEMIBOLD)
        document.setDocumentMargin(0)
        document.setDefaultFont(self._look.sans(_TEXT_SIZE))
        text, marks = excerpt(hit.passage.text, hit.marks)
        high = wrapped_height("\n".join("A" * _LINES), bold, width)  # all of it could be bold
        document.setHtml(self._marked(shortened(text, bold, width, high), marks))
        document.setTextWidth(width)
        return document

    def _marked(self, text: str, marks: Marks) -> str:
        theme, parts, end = self._look.theme, list[str](), 0
        style = f"color: {theme.heading.name()}; font-weight: {SEMIBOLD.value}"
        for begin, after in marks:
            found = f'<u style="{style}">{escape(text[begin:after])}</u>'
            parts += [escape(text[end:begin]), found]
            end = after
        text = "".join((*parts, escape(text[end:])))
        return f'<span style="color: {theme.text.name()}">{text}</span>'


_PADDING: Final = 18
_WIDTH: Final = 330
_LEAST_WIDTH: Final = 300
_ROLE: Final = Qt.ItemDataRole.UserRole


def panel_width(look: ThemeContext) -> int:
    """Return the width of the column beside a page."""
    return round(max(_LEAST_WIDTH, look.px(_WIDTH)) * float(look.text_size**0.3))


class Results(PanelFrame):
    """Shows how many passages were found, and a list of them with a selection."""

    opened = Signal(object)
    """The chosen `Hit`."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, " ", padding=_PADDING)
        self.list = QListWidget()
        self.list.setObjectName("help-results")
        self.list.setItemDelegate(HitRow(look, self.list))
        make_plain(self.list, look)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.itemClicked.connect(lambda _: self.open())
        self.note = Label(look, role="note", wrap=True)
        self.note.setContentsMargins(FOCUS_MARGIN, FOCUS_MARGIN, FOCUS_MARGIN, 0)
        add_parts(self.body, (self.list, 1), self.note, 0)
        look.changed.connect(self._fit)
        self._fit()

    def show_hits(self, hits: Sequence[Hit], names: Mapping[str, str]) -> None:
        """Show the hits on pages with these ``names``, and select the first."""
        self.list.clear()
        for hit in hits:
            item = QListWidgetItem(self.list)
            item.setData(_ROLE, (hit, names[hit.page]))
            words = (names[hit.page], hit.passage.heading, hit.passage.text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join(dict.fromkeys(words)))
        self.list.setCurrentRow(0)
        self.list.setVisible(bool(hits))
        self._show_count(len(hits))

    def _show_count(self, count: int) -> None:
        title = say("help-found", count=count)
        self.note.setText(say("help-results-keys") if count else say("help-nothing-found"))
        if title != self.title():
            self.set_title(title)
            self.list.setAccessibleName(self.note.text())
            ANNOUNCER.say(title if count else f"{title}. {self.note.text()}", self)

    def step(self, by: int) -> None:
        """Move the selection by ``by`` and announce the passage."""
        last = self.list.count() - 1
        self.list.setCurrentRow(max(0, min(last, self.list.currentRow() + by)))
        item = self.list.currentItem()
        if item:
            ANNOUNCER.answer(item.data(Qt.ItemDataRole.AccessibleTextRole), self.list)

    def open(self) -> None:
        """Open the selected passage, if there is one."""
        item = self.list.currentItem()
        if item:
            self.opened.emit(item.data(_ROLE)[0])

    def _fit(self) -> None:
        self.setFixedWidth(panel_width(self.look))
        self.list.doItemsLayout()
