"""Opens and closes the sheets for reading on a table page: the whole log, and the table as text."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from stockgames.ui.table.accessibility import PageOutline
from stockgames.ui.table.keys import PageKeys
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter


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
        sheet = self._parts.log_sheet
        if not sheet.isHidden():
            self.close()
        elif not self._outline.covered:
            self._parts.read_sheet.hide()
            self._fill_log()
            sheet.open()
            self._keys.follow_keyboard()

    def toggle_reading(self) -> None:
        """Open or close the table as text."""
        sheet = self._parts.read_sheet
        if not sheet.isHidden():
            self.close()
        elif not self._outline.covered:
            self._parts.log_sheet.hide()
            self._fill_reading()
            sheet.open()
            self._keys.follow_keyboard()

    def close(self) -> None:
        """Close the open sheet and return to the table."""
        self._parts.focus_table()  # first, as hiding a sheet would focus a neighbour
        self._parts.log_sheet.hide()
        self._parts.read_sheet.hide()
        self._keys.follow_keyboard()
        self.closed.emit()
        self._keys.settle()

    def follow(self) -> None:
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
