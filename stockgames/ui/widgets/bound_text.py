"""Texts of widgets: bound to a sentence, they follow the language; accessible ones are plain."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

from stockgames.engine.plain_text import bare
from stockgames.presentation.sentences.pattern import Value
from stockgames.presentation.sentences.speech import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton as _Button
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = _Button = object


class BoundText(_Widget):
    """A mixin that goes before the widget's class: `class Label(BoundText, QLabel)`."""

    _bound: dict[object, tuple[Callable[[str], object], str, dict[str, Value]]] | None = None

    def bind(self, setter: Callable[[str], object], sentence: str, /, **values: Value) -> None:
        """Pass a sentence to a setter, now and after each change of language.

        Binding the same setter again replaces the sentence. Raises ``KeyError`` as `say` does.
        """
        setter(say(sentence, **values))
        if self._bound is None:
            self._bound = {}
        self._bound[setter] = setter, sentence, values

    def setAccessibleName(self, name: str) -> None:  # noqa: N802 - Qt's own
        """Set the accessible name without bidi marks, which are only for display."""
        super().setAccessibleName(bare(name))

    def setAccessibleDescription(self, text: str) -> None:  # noqa: N802 - Qt's own
        """Set the accessible description without bidi marks."""
        super().setAccessibleDescription(bare(text))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._bound:
            for setter, sentence, values in self._bound.values():
                setter(say(sentence, **values))
        super().changeEvent(event)


class PlainButton(BoundText, _Button):
    """A mixin that goes before a button's class: its text is bound, and shown literally.

    Qt would remove the `&` from a person's name and make the next letter a shortcut.
    """

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's own
        """Set a text whose `&` are all shown."""
        super().setText(text.replace("&", "&&"))

    def text(self) -> str:
        """Return the text as shown."""
        return super().text().replace("&&", "&")

    def key(self) -> str:
        """Return the name of the key that it shows, which presses it; empty for none."""
        return ""
