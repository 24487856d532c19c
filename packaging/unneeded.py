"""What PyInstaller collects and Stock Games never loads: the deny list of the bundle.

Patterns are matched against the path inside the bundle, with forward slashes. Excluding a module
does not remove a library that some plugin pulls in, so the files themselves are denied.
`tests/packaging/test_unneeded.py` checks that nothing here names what the app imports.
"""

from fnmatch import fnmatchcase
from typing import NamedTuple

MODULES = (
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtPrintSupport",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "PySide6.QtSvg",
    "PySide6.QtSvgWidgets",
    "PySide6.QtTest",
    "PySide6.QtXml",
    "_pytest",
    "hypothesis",
    "mypy",
    "numpy",
    "pip",
    "pytest",
    "setuptools",
    "tkinter",
    "unittest",
)
"""Python modules that are left out."""

FILES = (
    # Qt libraries that only the plugins below want.
    "*Qt6EglF[Ss]*",
    "*Qt6Network*",
    "*Qt6OpenGLWidgets*",
    "*Qt6Pdf*",
    "*Qt6Qml*",
    "*Qt6Quick*",
    "*Qt6Sql*",
    "*Qt6Svg*",
    "*Qt6Test*",
    "*Qt6VirtualKeyboard*",
    "*QtNetwork.framework*",
    "*QtOpenGLWidgets.framework*",
    "*QtPdf.framework*",
    "*QtQml*.framework*",
    "*QtQuick*.framework*",
    "*QtSql.framework*",
    "*QtSvg.framework*",
    "*QtTest.framework*",
    "*QtVirtualKeyboard*.framework*",
    # Plugins. What is kept: the platform, its theme and input methods, and PNG, which is built in.
    "*plugins/egldeviceintegrations/*",
    "*plugins/generic/*",
    "*plugins/iconengines/*",
    "*plugins/imageformats/*",
    "*plugins/networkinformation/*",
    "*plugins/platforms/*eglfs*",
    "*plugins/platforms/*linuxfb*",
    "*plugins/platforms/*minimalegl*",
    "*plugins/platforms/*vkkhrdisplay*",
    "*plugins/platforms/*vnc*",
    "*plugins/platforminputcontexts/*virtualkeyboard*",
    "*plugins/qmltooling/*",
    "*plugins/tls/*",
    "*plugins/virtualkeyboard/*",
    "*opengl32sw.dll",
)
"""Patterns of files that are left out."""

TRANSLATIONS = ("qtbase_de.qm", "qtbase_en.qm")
"""The translations of Qt's own dialogs that are kept."""

FONTS = "files/"


class Kept(NamedTuple):
    """What is needed of one package's data."""

    fonts: frozenset[str]
    """File names of the font weights in use."""


def is_unneeded(path: str, kept: Kept) -> bool:
    """Tell whether a file of the bundle, by its path inside it, is left out."""
    path = path.replace("\\", "/")
    name = path.rpartition("/")[2]
    if any(fnmatchcase(path, pattern) for pattern in FILES):
        return True
    if "/translations/" in path and "PySide6" in path:
        return name not in TRANSLATIONS
    if path.startswith(("font_source_sans_pro/", "font_source_serif_pro/")):
        return name.endswith((".otf", ".ttf")) and name not in kept.fonts
    return False
