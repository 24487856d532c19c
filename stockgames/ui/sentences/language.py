"""The language of the app and of Qt's own texts; it can change while the app runs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator

from stockgames.presentation.sentences.catalogue import PSEUDO, folder_of, languages
from stockgames.presentation.sentences.speech import SOURCE, speak

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
