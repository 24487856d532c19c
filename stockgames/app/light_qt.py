"""PySide6 without what a start does not need: it would take a quarter of the time to the window.

When PySide6 is imported it unpacks and compiles a dozen modules that word its error messages and
tell signatures, and from then on it reads the source of every module that is imported, in search of
the switch to `snake_case`, which nothing here uses
(https://github.com/napari/napari/issues/8584). Here the former wait until an error or a signature
asks for them, together with what unpacks them, and the latter is left out. Where PySide6 has been
imported already, or goes about it otherwise, only the search is left out.
"""

from __future__ import annotations

import builtins
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from stockgames.app.later_modules import put_off

_SUPPORT: Final = "shibokensupport"
_SIGNATURES: Final = f"{_SUPPORT}.signature"
_MAPPING: Final = f"{_SIGNATURES}.mapping"
_UNPACKER: Final = "signature_bootstrap"
_UNPACK: Final = "prepare_zipfile"
_FOR_UNPACKING: Final = ("base64", "struct", "tempfile", "textwrap", "traceback", "zipfile")
"""What PySide6 imports to unpack those modules, and brings a dozen others along."""


def import_qt_lightly() -> None:
    """Import `PySide6.QtCore`, and leave out what can come later; once is enough."""
    if "PySide6.QtCore" not in sys.modules:
        _import_qt()
    feature = sys.modules.get("PySide6.support.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", lambda module: False)  # noqa: B010 - private


def _import_qt() -> None:
    usual, later = builtins.__import__, _SignaturesLater(f"{_SIGNATURES}.loader")

    def importing(
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        if isinstance(globals, dict) and globals.get("__name__") == _UNPACKER:
            later.leave_packed(globals)
        if name == _SUPPORT and later.unpack is not None:
            return ModuleType(name)
        if name == _SIGNATURES and "loader" in (fromlist or ()):
            later.asked_for = True
            return SimpleNamespace(loader=later)
        return usual(name, globals, locals, fromlist or (), level)

    builtins.__import__ = importing
    try:
        with put_off(*_FOR_UNPACKING):
            import PySide6.QtCore  # noqa: F401
    finally:
        if later.asked_for or builtins.__import__ is importing:
            builtins.__import__ = usual
    if later.asked_for:
        builtins.__orig_import__ = usual  # type: ignore[attr-defined]  # of PySide6
        later.mapping = sys.modules.setdefault(_MAPPING, _MappingLater(_MAPPING, later))


class _SignaturesLater(ModuleType):
    """Stands for PySide6's module of signatures: loads it when one of its functions is called."""

    asked_for = False
    mapping: ModuleType | None = None
    """Kept: PySide6 calls what it once found there again, without a hold on it."""
    unpack: Callable[[], tuple[list[Any], Any]] | None = None
    """What PySide6 would unpack the modules with: returns where finders go, and one for these."""
    _loaded: ModuleType | None = None

    def leave_packed(self, unpacker: dict[str, Any]) -> None:
        """Keep PySide6 from opening its archive as it starts, unless it is to be laid out."""
        if self.unpack is None and _UNPACK in unpacker and "SBK_EMBED" not in os.environ:
            self.unpack, unpacker[_UNPACK] = unpacker[_UNPACK], lambda: ([], None)

    @staticmethod
    def post_init() -> None:
        """PySide6 would put its search for `snake_case` into every import."""

    @staticmethod
    def finish_import(module: ModuleType) -> None:
        """PySide6 would put functions of old that it has no more into a module of its own."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *values, **named: getattr(self.loaded(), name)(*values, **named)

    def loaded(self) -> ModuleType:
        """Return the module itself."""
        if self._loaded is None:
            self._loaded = self._load()
        return self._loaded

    def _load(self) -> ModuleType:
        """Import it as PySide6 does: out of the archive in its library."""
        sys.modules.pop(_MAPPING, None)
        path, finder = (self.unpack or getattr(import_module(_UNPACKER), _UNPACK))()
        path.insert(0, finder)
        try:
            return import_module(self.__name__)
        finally:
            path.remove(finder)


class _MappingLater(ModuleType):
    """Stands for the one module of these that PySide6 asks for by its name.

    PySide6 has it updated before each message, and then looks names up in it.
    """

    def __init__(self, name: str, signatures: _SignaturesLater) -> None:
        super().__init__(name)

        def update_mapping() -> None:
            signatures.loaded()
            mapping = sys.modules[name]
            mapping.update_mapping()
            vars(self).update(vars(mapping), update_mapping=update_mapping)

        self.update_mapping = update_mapping
