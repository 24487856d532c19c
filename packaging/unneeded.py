"""The deny list of the bundle: files that PyInstaller collects and Stock Games never loads.

Patterns are matched against the path inside the bundle, with forward slashes. Excluding a module
doesn't remove a library that some plugin pulls in, so the files themselves are denied.
`tests/packaging/test_unneeded.py` checks that nothing here names what the app imports.
"""

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import NamedTuple

Entry = tuple[str, str, str]
"""A file as listed by PyInstaller: path in the bundle, source (the target of a link), kind."""

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
    "_hashlib",  # hashlib provides everything we need without OpenSSL
    "_pytest",
    "_ssl",
    "hypothesis",
    "mypy",
    "numpy",
    "pip",
    "pytest",
    "setuptools",
    "ssl",
    "tkinter",
    "unittest",
)
"""The Python modules that are excluded."""

FILES = (
    # Qt libraries that only the plugins below need.
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
    # Plugins. Kept are the platform, its theme and input methods; PNG is built in.
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
    # GTK's dialogs abort the program if GTK's settings are not installed.
    "*plugins/platformthemes/*gtk3*",
    "*plugins/qmltooling/*",
    "*plugins/tls/*",
    "*plugins/virtualkeyboard/*",
    "*opengl32sw.dll",
    "resources/pictures/*",
    # It contains the path of the build environment.
    "*.dist-info/RECORD",
)
"""The patterns of files that are excluded."""

_OURS = Path(__file__).parents[1] / "resources" / "translations"
TRANSLATIONS = tuple(f"qtbase_{folder.name}.qm" for folder in _OURS.glob("*/"))
"""The translations of Qt's own dialogs that are kept: those of our languages."""


class Kept(NamedTuple):
    """What is needed of one package's data."""

    fonts: frozenset[str]
    """The file names of the font weights in use."""


def is_unneeded(path: str, kept: Kept) -> bool:
    """Return whether a file, given by its path inside the bundle, is left out."""
    path = path.replace("\\", "/")
    name = path.rpartition("/")[2]
    if any(fnmatchcase(path, pattern) for pattern in FILES):
        return True
    if "/translations/" in path and "PySide6" in path:
        return name not in TRANSLATIONS
    if path.startswith(("font_source_sans_pro/", "font_source_serif_pro/")):
        return name.endswith((".otf", ".ttf")) and name not in kept.fonts
    return False


def needed(entries: Iterable[Entry], kept: Kept, imports: Callable[[str], set[str]]) -> list[Entry]:
    """Return the entries that stay in the bundle, without dangling links.

    `imports` returns the libraries that a file links to. A system library stays if something that
    stays links to it; those of a denied plugin are dropped with it.
    """
    left = [entry for entry in entries if not is_unneeded(entry[0], kept)]
    asked: set[str] = set()
    waiting = [entry for entry in left if not _is_library_of_system(entry)]
    shelf = {entry[0]: entry for entry in left if _is_library_of_system(entry)}
    while waiting:
        _, source, kind = waiting.pop()
        found = {PurePosixPath(source).name} if kind == "SYMLINK" else set()
        if shelf and kind in ("BINARY", "EXTENSION"):
            found = imports(source)
        for library in sorted((found - asked) & shelf.keys()):
            waiting.append(shelf[library])
        asked |= found
    stay = [e for e in left if not _is_library_of_system(e) or e[0] in asked]
    return without_dangling(stay)


def without_dangling(entries: list[Entry]) -> list[Entry]:
    """Return the entries without links to missing ones, also through other links."""
    links = {name: target for name, target, kind in entries if kind == "SYMLINK"}
    files = [PurePosixPath(name.replace("\\", "/")) for name, _, _ in entries]
    there = {str(path) for file in files for path in (file, *file.parents)}

    def leads_somewhere(name: str) -> bool:
        place = _behind(name, links)
        return place in there and place not in links

    return [entry for entry in entries if entry[0] not in links or leads_somewhere(entry[0])]


def _behind(name: str, links: dict[str, str]) -> str:
    """Return a name with links resolved, following at most as many links as there are."""
    for _ in links:
        way = [str(path) for path in (PurePosixPath(name), *PurePosixPath(name).parents)]
        link = next((path for path in reversed(way) if path in links), None)
        if link is None:
            break
        rest = PurePosixPath(name).relative_to(link)
        name = normpath(str(PurePosixPath(link).parent / links[link] / rest))
    return name


def _is_library_of_system(entry: Entry) -> bool:
    """Return whether an entry is a library that PyInstaller found on the system, at the top level.

    Python's own library is not one of them: the bootloader needs it, although no file links to it.
    """
    name, _, kind = entry
    return kind == "BINARY" and "/" not in name and ".so" in name and "libpython" not in name
