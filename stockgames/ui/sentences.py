"""Texts in the language of the app, which can change while it runs: widgets' texts that follow it,
Qt's own, dates and times, and names of keys.

Dates and times are in the form of the system's region if that has the app's language: English is
22:10 and 14/11/2026 in Germany, 10:10 PM and 11/14/26 in the United States; German is 22:10 in
both. Numbers follow the language alone: see `presentation.sentences.speech`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QDateTime,
    QEvent,
    QLocale,
    Qt,
    QTime,
    QTranslator,
)
from PySide6.QtGui import QKeySequence

from stockgames.engine.plain_text import END, ISOLATE
from stockgames.presentation.sentences.catalogue import PSEUDO, folder_of, languages
from stockgames.presentation.sentences.pattern import Value
from stockgames.presentation.sentences.speech import SOURCE, say, speak

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton as _Button
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = _Button = object

SYSTEM = "system"
LANGUAGES: Final = languages()
"""The supported languages by code, each with its own name."""

_installed: list[tuple[QTranslator, bytes]] = []
"""The translators of Qt's own texts, with the data they read: Qt keeps no reference to it."""


def resolve_language(wish: str) -> str:
    """Return the code that ``wish`` (a code or ``system``) stands for, English if unknown."""
    if wish in LANGUAGES or wish == PSEUDO:
        return wish
    system = (tag.partition("-")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in system if code in LANGUAGES), SOURCE)


def install_language(app: QCoreApplication, wish: str) -> str:
    """Switch to the language ``wish``; return its code.

    Widgets get a ``LanguageChange`` event. A missing file of Qt's own texts is no error: its
    dialogs are English then. Raises ``FileNotFoundError`` if the app's own texts are missing.
    """
    code = resolve_language(wish)
    speak(code)
    for translator, _ in _installed:
        app.removeTranslator(translator)
        shiboken6.delete(translator)  # before the bytes it uses are freed
    _installed.clear()
    QLocale.setDefault(QLocale(folder_of(code)))
    words, translator = _qt_words(code), QTranslator(app)
    if translator.load(words):
        app.installTranslator(translator)
        _installed.append((translator, words))
    else:
        shiboken6.delete(translator)
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))
    return code


def _qt_words(code: str) -> bytes:
    """Return Qt's own translations, empty if there are none or none are needed.

    Files are read completely: Qt would map them, and an update of the app would break the mapping.
    """
    if folder_of(code) == SOURCE:
        return b""
    from PySide6.QtCore import QLibraryInfo

    path = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}.qm")
    return path.read_bytes() if path.is_file() else b""


def bare(text: str) -> str:
    """Return text without the marks of `isolated`, which are only for display."""
    return text.replace(ISOLATE, "").replace(END, "")


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


# Names of keys


def key_text(keys: QKeySequence | Qt.Key | str) -> str:
    """Return the platform's name of a key."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


KEYS_BETWEEN = "  "
"""The separator between the names of keys that belong together."""


def keys_text(*keys: str) -> str:
    """Return the platform's names of several keys, joined."""
    return KEYS_BETWEEN.join(map(key_text, keys))


ENTER: Final = "Enter"
_CTRL_ENTER: Final = "Ctrl+Enter"
WITH_CTRL: Final = "Ctrl+Return"
"""The key of the proposed button while Enter belongs to the focused item."""


def as_printed(name: str) -> str:
    """Return the name of a key as shown on buttons."""
    return key_text({"Return": ENTER, WITH_CTRL: _CTRL_ENTER}.get(name, name))


def enter_text(is_free: bool) -> str:
    """Return the proposed button's key: Enter, unless another focused item uses it."""
    return key_text(ENTER if is_free else _CTRL_ENTER)


# Dates and times

_SHORT: Final = QLocale.FormatType.ShortFormat
_LONG: Final = QLocale.FormatType.LongFormat
_AT_HOME: Final = {"en": "en_GB"}
"""A language's own region, unless it is the largest that speaks it."""
_NARROW_SPACE, _SPACE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
"""The space before `PM`: not every font has the first."""


class _Region:
    system: Callable[[], QLocale] = QLocale.c


def follow_region(system: Callable[[], QLocale] = QLocale.system) -> None:
    """Use the region of this function's locale for dates and times; `QLocale.c` means no region.

    It is called each time, so that a change of the system's region shows with the next text.
    """
    _Region.system = system


def local(label: str) -> QDateTime:
    """Return the local time of a UTC label; an invalid time if it has none."""
    return QDateTime.fromString(label, Qt.DateFormat.ISODate).toLocalTime()


def clock(time: QTime) -> str:
    """Return a time of day: `22:10`, or `10:10 PM`."""
    return _forms().toString(time, _SHORT).replace(_NARROW_SPACE, _SPACE)


def short_date(date: QDate) -> str:
    """Return a date in figures: `14/11/2026`."""
    return _forms().toString(date, _SHORT)


def long_date(date: QDate) -> str:
    """Return a date with its day of the week: `Saturday, 14 November 2026`."""
    return _forms().toString(date, _LONG)


def date_in(date: QDate, form: str) -> str:
    """Return a date in a form of the language, such as `d MMMM` or `dddd`."""
    return _forms().toString(date, form)


def day_letter(weekday: int) -> str:
    """Return the shortest name of a weekday; Monday is 1."""
    return QLocale().dayName(weekday, QLocale.FormatType.NarrowFormat)


def point_of_the_region() -> str:
    """Return the decimal separator of the region, which spreadsheets use."""
    system = _Region.system()
    return (QLocale() if system.language() == QLocale.Language.C else system).decimalPoint()


def _forms() -> QLocale:
    """Return the locale of the app's language in the system's region, or in the language's own.

    If the system's own locale has words of that language, it is returned for its custom formats.
    """
    language, system = QLocale(), _Region.system()
    regional = QLocale(language.language(), system.territory())
    unknown = system.language() == QLocale.Language.C
    if unknown or regional.territory() != system.territory():
        return QLocale(_AT_HOME.get(language.name().partition("_")[0], language.name()))
    return system if system.dayName(1) == language.dayName(1) else regional
