"""A text browser on paper, in the app's fonts and colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QContextMenuEvent,
    QDesktopServices,
    QPainter,
    QPalette,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.ui.help.search import OBJECT, Passage, marks_in, text_blocks
from stockgames.ui.help.texts import HelpText
from stockgames.ui.theme.palette import OXBLOOD, darker, with_alpha
from stockgames.ui.theme.shapes import inset
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.frames import ThinScrollBar
from stockgames.ui.widgets.menus import open_own_menu
from stockgames.ui.widgets.timing import later

_MARKER, _MARKED_INK = QColor("#F2CE6B"), QColor("#241A10")
"""The background and the text colour of found words."""
_HEADING_SIZES = {1: 30, 2: 22, 3: 18, 4: 16}
_CODE_SIZE = 14
_WIDEST = 860
_SHADOW = 12
_PICTURE = "picture"
"""The scheme of a picture's address: `picture:nyse/board`."""
_IMAGE = QTextDocument.ResourceType.ImageResource.value
Painter: TypeAlias = Callable[[str, str, ThemeContext], QPixmap]
"""Returns a game's picture by name: `nyse`, `board`."""


class Reader(BaseWidget):
    """Shows one ``HelpText``; links within it scroll, others open outside.

    Pictures are painted one by one after the text is shown, so that nobody waits for them; without
    a painter there are none.
    """

    def __init__(self, look: ThemeContext, paint: Painter | None = None) -> None:
        super().__init__(look)
        self._paints = paint
        self._wanted: list[str] = []
        """Addresses of the pictures still to be painted."""
        self._painted: dict[str, QPixmap] = {}
        """The painted pictures by address, at their size at that time."""
        self._text = HelpText("", ())
        self._anchor: str | None = ""
        self._found: Passage | None = None
        self._words: tuple[str, ...] = ()
        self.browser = _Browser(look, self)
        self.browser.setObjectName("help-text")
        self.browser.setFrameShape(QFrame.Shape.NoFrame)
        self.browser.setOpenLinks(False)
        self.browser.anchorClicked.connect(self._open_link)
        self.browser.link_reached.connect(self._announce_link)
        self.browser.setVerticalScrollBar(ThinScrollBar(Qt.Orientation.Vertical, look))
        # A bar that came and went would change the width, and with it the pictures and the height.
        self.browser.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.browser.viewport().setAutoFillBackground(False)
        self.browser.settled.connect(self._settle)
        self.browser.verticalScrollBar().actionTriggered.connect(self._scrolled)
        column = QVBoxLayout(self)
        side = _SHADOW + 8
        column.setContentsMargins(side, side, side, side)
        column.addWidget(self.browser)
        look.changed.connect(self._set)

    def show_text(self, text: HelpText, name: str) -> None:
        """Show a page from its beginning; ``name`` is its accessible name."""
        self._text = text
        self._anchor, self._found = "", None
        self.browser.setAccessibleName(name)
        self._set()

    def go_to(self, anchor: str) -> None:
        """Scroll to an anchor, empty for the beginning, and remove all marks."""
        self._anchor = anchor
        self.unmark()
        self._seek()

    def go_to_passage(self, passage: Passage, words: tuple[str, ...]) -> None:
        """Scroll to a passage and highlight the folded ``words`` in it and in its heading."""
        self._anchor, self._found, self._words = "", passage, words
        self._mark()
        self._seek()

    def unmark(self) -> None:
        """Remove the highlights without scrolling."""
        if self._found:
            self._found = None
            self._anchor = self._anchor or None
        self._mark()

    def turn(self, pages: int) -> None:
        """Scroll by whole pages."""
        self._scrolled()
        bar = self.browser.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    def _seek(self) -> None:
        if self._found:
            # While the text is being replaced there are fewer blocks; it is looked up again later.
            for block in text_blocks(self.browser.document())[self._found.first :][:1]:
                self._scroll_to(block)
        elif self._anchor:
            self.browser.scrollToAnchor(self._anchor)
        else:
            self.browser.verticalScrollBar().setValue(0)

    def _scroll_to(self, block: QTextBlock) -> None:
        bar, above = self.browser.verticalScrollBar(), self.browser.viewport().height() // 4
        bar.setValue(bar.value() + self.browser.cursorRect(QTextCursor(block)).top() - above)

    def _mark(self) -> None:
        marks = [
            _marked(block, *mark)
            for block in self._found_blocks()
            for mark in marks_in(block.text(), self._words)
        ]
        self.browser.setExtraSelections(marks)

    def _found_blocks(self) -> list[QTextBlock]:
        found = self._found
        if found is None:
            return []
        places = {found.heading_at, *range(found.first, found.first + len(found.parts))}
        blocks = text_blocks(self.browser.document())
        return [blocks[place] for place in sorted(places) if place >= 0]

    def _scrolled(self) -> None:
        self._anchor = None

    def _announce_link(self, text: str) -> None:
        """Announce the link that got the focus, because Qt doesn't."""
        ANNOUNCER.answer(say("help-link", text=text), self.browser)

    def _open_link(self, link: QUrl) -> None:
        if link.hasFragment() and not link.scheme():
            self.go_to(link.fragment())
            found = (
                heading.text for heading in self._text.headings if heading.anchor == link.fragment()
            )
            ANNOUNCER.answer(next(found, ""), self.browser)
        else:
            QDesktopServices.openUrl(link)

    def _set(self) -> None:
        theme, look = self.look.theme, self.look
        bar = self.browser.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        palette = QPalette(self.browser.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, theme.ink)
        palette.setColor(QPalette.ColorRole.Highlight, OXBLOOD)
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor("#FFF6E6"))
        self.browser.setPalette(palette)
        self.browser.setFont(look.sans(16))
        document = self.browser.document()
        document.setDocumentMargin(4)
        document.setMarkdown(
            self._text.markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub
        )
        _Formatter(look, self._text).dress(document)
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        self._set_margins()
        if self._anchor is None:
            bar.setValue(round(share * bar.maximum()))
        else:
            self._seek()
        self._mark()
        self._ask_for_pictures()

    # Pictures

    def _ask_for_pictures(self) -> None:
        if self._paints is None:
            return
        was_waiting = bool(self._wanted)
        self._painted.clear()
        self._wanted = [form.name() for form in _pictures(self.browser.document())]
        if self._wanted and not was_waiting:
            later(self, self._paint_next)

    def _paint_next(self) -> None:
        if not self._wanted or self._paints is None:
            return
        address = self._wanted.pop(0)
        game, _, name = QUrl(address).path().partition("/")
        self._painted[address] = self._paints(game, name, self.look)
        self._hang([address])
        if self._wanted:
            later(self, self._paint_next)

    def _hang(self, addresses: Iterable[str]) -> None:
        """Insert pictures into the text, at most as wide as it, keeping the scroll position."""
        document = self.browser.document()
        form = document.rootFrame().frameFormat()
        room = document.textWidth() - form.leftMargin() - form.rightMargin() - 2 * _SHADOW
        for address in addresses:
            picture = self._painted[address]
            widest = round(max(1.0, room) * picture.devicePixelRatio())
            if picture.width() > widest:
                picture = picture.scaledToWidth(widest, Qt.TransformationMode.SmoothTransformation)
            document.addResource(_IMAGE, QUrl(address), picture)
        document.markContentsDirty(0, document.characterCount())
        if self._anchor is not None:
            self._seek()

    def _set_margins(self) -> None:
        side = max(24.0, (self.browser.width() - _WIDEST * max(0.85, self.look.scale)) / 2)
        frame = self.browser.document().rootFrame()
        form = frame.frameFormat()
        if round(form.leftMargin()) != round(side):
            form.setLeftMargin(round(side))
            form.setRightMargin(round(side))
            form.setTopMargin(18)
            form.setBottomMargin(30)
            frame.setFrameFormat(form)

    def _settle(self) -> None:
        self._set_margins()
        if self._painted:
            self._hang(self._painted)
        if self._anchor is not None:
            self._seek()

    def _paint(self, painter: QPainter) -> None:
        sheet = inset(QRectF(self.rect()), _SHADOW)
        draw_paper(painter, self.look.theme, sheet, blur=_SHADOW - 4, offset=4)


class _Browser(QTextBrowser):
    """A text browser with signals for final changes of size or visibility."""

    settled = Signal()
    link_reached = Signal(str)
    """The text of the link that the focus has moved to."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look

    def focusNextPrevChild(self, following: bool) -> bool:  # noqa: N802 - Qt calls it
        before = self.textCursor()
        moved = super().focusNextPrevChild(following)
        now = self.textCursor()
        if moved and now != before and now.hasSelection() and now.charFormat().isAnchor():
            self.link_reached.emit(now.selectedText())
        return moved

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_own_menu(self, self.look, event)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: N802 - Qt's own
        if QUrl(name).scheme() != _PICTURE:
            return super().loadResource(kind, name)
        blank = QPixmap(1, 1)
        blank.fill(Qt.GlobalColor.transparent)
        return blank

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settled.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.settled.emit()


class _Formatter:
    """Gives a plain document fonts, colours, anchors and table lines."""

    def __init__(self, look: ThemeContext, text: HelpText) -> None:
        self.look = look
        self._headings = list(text.headings)

    def dress(self, document: QTextDocument) -> None:
        """Format all blocks and tables in one edit, so that the text is laid out only once."""
        changes = QTextCursor(document)
        changes.beginEditBlock()
        self._dress_all(document)
        changes.endEditBlock()

    def _dress_all(self, document: QTextDocument) -> None:
        block = document.begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if level:
                self._dress_heading(block, level)
            else:
                self._dress_text(block)
            self._dress_fragments(block)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._dress_table(frame)

    def _dress_heading(self, block: QTextBlock, level: int) -> None:
        cursor = _whole(block)
        form = QTextCharFormat()
        form.setFont(self.look.serif(_HEADING_SIZES.get(level, 16)))
        form.setForeground(QBrush(OXBLOOD if level < 3 else self.look.theme.ink))
        cursor.mergeCharFormat(form)
        spacing = QTextBlockFormat()
        spacing.setTopMargin({1: 22, 2: 20}.get(level, 14))
        spacing.setBottomMargin(6)
        cursor.mergeBlockFormat(spacing)
        if self._headings:
            heading = self._headings.pop(0)
            first = QTextCursor(block)
            first.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor)
            name = QTextCharFormat()
            name.setAnchor(True)
            name.setAnchorNames([heading.anchor])
            first.mergeCharFormat(name)

    def _dress_text(self, block: QTextBlock) -> None:
        spacing = QTextBlockFormat()
        if OBJECT not in block.text():  # line spacing would add space above a picture
            spacing.setLineHeight(124, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor = _whole(block)
        if _is_code(block) and _is_code(block.next()):
            spacing.setBottomMargin(0)
        elif not cursor.currentTable():
            spacing.setBottomMargin(4 if block.textList() else 9)
        cursor.mergeBlockFormat(spacing)

    def _dress_fragments(self, block: QTextBlock) -> None:
        link, code = QTextCharFormat(), QTextCharFormat()
        link.setForeground(QBrush(OXBLOOD))
        size = QTextCharFormat.Property.FontPixelSize.value
        code.setProperty(size, round(self.look.text_px(_CODE_SIZE)))
        for cursor in _fragments(block):
            if cursor.charFormat().anchorHref():
                cursor.mergeCharFormat(link)
            elif cursor.charFormat().fontFixedPitch() or _is_code(block):
                cursor.mergeCharFormat(code)

    def _dress_table(self, table: QTextTable) -> None:
        form = table.format()
        form.setBorder(0)
        form.setBorderCollapse(True)
        form.setCellPadding(4)
        form.setCellSpacing(0)
        form.setBottomMargin(12)
        form.setTopMargin(4)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        table.setFormat(form)
        for row in range(table.rows()):
            for column in range(table.columns()):
                self._dress_cell(table, row, column)

    def _dress_cell(self, table: QTextTable, row: int, column: int) -> None:
        theme = self.look.theme
        cell = table.cellAt(row, column)
        form = cell.format().toTableCellFormat()
        form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBottomBorder(1)
        form.setBottomBorderBrush(QBrush(darker(theme.paper_dark, 0.14 if row else 0.36)))
        if not row:
            form.setBackground(QBrush(with_alpha(theme.brass_dark, 30)))
        cell.setFormat(form)


def _marked(block: QTextBlock, begin: int, end: int) -> QTextEdit.ExtraSelection:
    cursor, form = QTextCursor(block), QTextCharFormat()
    cursor.setPosition(block.position() + begin)
    cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
    form.setBackground(QBrush(_MARKER))
    form.setForeground(QBrush(_MARKED_INK))
    section = QTextEdit.ExtraSelection()
    section.cursor, section.format = cursor, form
    return section


def _pictures(document: QTextDocument) -> list[QTextImageFormat]:
    found, block = [], document.begin()
    while block.isValid():
        if OBJECT in block.text():
            forms = (cursor.charFormat() for cursor in _fragments(block))
            found += [form.toImageFormat() for form in forms if form.isImageFormat()]
        block = block.next()
    return found


def _whole(block: QTextBlock) -> QTextCursor:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _is_code(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence.value)


def _fragments(block: QTextBlock) -> list[QTextCursor]:
    """Return a selection of each run of equal format in the block."""
    found = []
    place = block.begin()
    while not place.atEnd():
        fragment = place.fragment()
        cursor = QTextCursor(block)
        cursor.setPosition(fragment.position())
        end = fragment.position() + fragment.length()
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        found.append(cursor)
        place += 1
    return found
