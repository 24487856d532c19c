"""Bases of widgets and pages, with a theme context, translated texts and child widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAction,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from stockgames.presentation.sentences.pattern import Value
from stockgames.ui.sentences import BoundText
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.surfaces import SPOTLIGHT, draw_cloth
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import install_faces
from stockgames.ui.widgets.buttons import Button, ButtonKind


class BaseWidget(BoundText, QWidget):
    """Has a theme context, updates its texts for each language and lays out its children for each
    size.

    What it paints itself, apart from its child widgets, it paints with a smooth painter.
    """

    accessible_role = "group"
    """Its role for screen readers once it has a name: see `told_face`."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install_faces()
        self.look = look

    def take_keys(self) -> None:
        """Accept key events after a click or `setFocus`; Tab skips it, since it shows no
        focus ring.
        """
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painter_on(self) as painter:  # ends on errors too; Qt crashes otherwise
            self._paint(painter)

    def _set_texts(self) -> None:
        """Set all texts in the current language."""

    def _arrange(self) -> None:
        """Lay out the child widgets."""

    def _paint(self, painter: QPainter) -> None:
        """Paint what is under the child widgets."""

    def button(
        self,
        name: str,
        does: object = None,
        *,
        kind: ButtonKind = "secondary",
        key: str = "",
        emblem: str = "",
        text_size: float = 15,
        serif: bool = False,
        is_centred: bool = False,
        sentence: str = "",
    ) -> Button:
        """Return a new child button with this object name and the slot or signal that it triggers.

        Its text is the ``sentence`` with that id, if given.
        """
        button = Button(
            self.look,
            kind=kind,
            key=key,
            emblem=emblem,
            text_size=text_size,
            serif=serif,
            is_centred=is_centred,
            parent=self,
        )
        button.setObjectName(name)
        if does is not None:
            button.clicked.connect(does)
        if sentence:
            button.bind(button.setText, sentence)
        return button

    def on_keys(
        self,
        name: str,
        keys: Sequence[QKeySequence.StandardKey | str],
        does: Callable[[], object],
        sentence: str = "",
        /,
        **values: Value,
    ) -> QAction:
        """Add an action that these keys trigger while the focus is in the widget or its
        children. With a sentence, the list of shortcuts has it.
        """
        action = QAction(self)
        action.setObjectName(name)
        action.setShortcuts(key_sequences(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda: does())
        if sentence:
            self.bind(action.setText, sentence, **values)
        self.addAction(action)
        return action


def key_sequences(keys: Iterable[QKeySequence.StandardKey | str]) -> list[QKeySequence]:
    """Return keys, and those of the platform for standard ones, without duplicates."""
    found: list[QKeySequence] = []
    for key in keys:
        known = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        found += [
            sequence for sequence in known if not sequence.isEmpty() and sequence not in found
        ]
    return found


class Page(BaseWidget):
    """A widget covered with table cloth; the base of every screen.

    The window asks it what the methods between here and `_paint` return.
    """

    covers: ClassVar[bool] = False
    """Whether nothing can be dropped on it: it is unknown who would see the result."""
    lists_buttons: ClassVar[bool] = True
    """Whether the list of shortcuts has the keys on its buttons, besides `key_notes`."""
    zooms: ClassVar[bool] = False
    """Whether it has a board that can be zoomed."""
    parting_ms: ClassVar[int] = 0
    """How long it takes to part and show the next page; 0 for a page that can't."""

    def __init__(
        self, look: ThemeContext, parent: QWidget | None = None, *, spotlight: QPointF = SPOTLIGHT
    ) -> None:
        super().__init__(look, parent)
        self._spotlight = spotlight
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        look.changed.connect(self.update)

    def focus_start(self) -> None:
        """Focus the widget to begin with; called when the page has come to the front."""

    def arrived(self) -> None:
        """Announce what happened while another page was in front."""

    def zoom(self, by: int) -> None:
        """Zoom the board in (1) or out (-1), or show all of it (0)."""

    def key_notes(self) -> Sequence[tuple[str, str]]:
        """Return what keys do that belong to no action, and the keys, joined by
        ``KEYS_BETWEEN`` if several.
        """
        return ()

    def toast_area(self) -> QRect:
        """Return the rect at whose bottom toasts are shown; empty for the bottom of the window."""
        return QRect()

    def opening(self) -> tuple[QRectF, QPixmap] | None:
        """Return rect and picture of something that opens into the next page; None for a fade."""
        return None

    def paint_parting(self, painter: QPainter, rect: QRectF, progress: float) -> None:
        """Paint the page in ``rect``, parted by ``progress`` from 0 (closed) to 1 (gone)."""

    def _paint(self, painter: QPainter) -> None:
        draw_cloth(painter, self.look.theme, QRectF(self.rect()), spotlight=self._spotlight)
