"""The language of the screen: our words and Qt's own, changed while the app runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from stockgames.ui.shell.resources import resource_path

SYSTEM = "system"
LANGUAGES: dict[str, str] = {"en": "English", "de": "Deutsch"}
"""The languages we speak by code, each in its own name."""

_SOURCE = "en"
_installed: list[QTranslator] = []


def resolve_language(wish: str) -> str:
    """Return the code that ``wish`` (a code or ``system``) means here, English if unknown."""
    if wish in LANGUAGES:
        return wish
    system = (tag.partition("-")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in system if code in LANGUAGES), _SOURCE)


def install_language(app: QCoreApplication, wish: str) -> str:
    """Speak ``wish`` from now on; return the code in force.

    Widgets hear of it by a ``LanguageChange`` event. A missing file of Qt's own words is no
    error: its dialogs then speak English. Raises ``FileNotFoundError`` if ours is missing.
    """
    code = resolve_language(wish)
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    QLocale.setDefault(QLocale(code))
    if code == _SOURCE:
        return code
    for path in (_qt_words(code), str(resource_path("translations", f"stockgames_{code}.qm"))):
        translator = QTranslator(app)
        if translator.load(path):
            app.installTranslator(translator)
            _installed.append(translator)
    return code


def _qt_words(code: str) -> str:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return f"{folder}/qtbase_{code}.qm"
