"""Stand-ins for the programs of a build: they record the call and create the expected files."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

ICON_SIZES = (16, 24, 32, 44, 48, 50, 64, 128, 150, 256, 512)
SECRET = "secret-"
"""The prefix of every secret in these tests."""


class StandIns:
    """Replaces `steps.run`; `failing` names a program that fails."""

    def __init__(self, facts: Any, failing: str = "") -> None:
        self._facts = facts
        self._failing = failing
        self.calls: list[list[str]] = []

    def __call__(self, command: Any) -> None:
        words = [str(word) for word in command.words]
        self.calls.append(words)
        if self._failing and self._failing in words[:4]:
            raise OSError(f"{self._failing} fails")
        for marks, effect in self._effects():
            if set(marks) <= set(words):
                effect(words)

    @property
    def programs(self) -> list[str]:
        """The programs that were run; for Python, the script or module."""
        return [self._name(words) for words in self.calls]

    @staticmethod
    def _name(words: list[str]) -> str:
        name = Path(words[0]).name
        if words[1:2] == ["-m"]:
            return words[2]
        if words[1:2] == ["-c"]:
            return "notices"
        if name in ("xcrun", "security", "hdiutil"):
            return f"{name} {words[1]}"
        return name

    def _effects(self) -> Any:
        return (
            (("PyInstaller",), self._freeze),
            (("notices",), lambda _: None),
            (("iscc",), self._compile),
            (("hdiutil", "create"), lambda words: Path(words[-1]).write_bytes(b"image")),
            (("hdiutil", "attach"), self._mount),
            (("ditto",), lambda words: shutil.copytree(words[1], words[2], symlinks=True)),
            (("dpkg-deb",), lambda words: Path(words[-1]).write_bytes(b"deb")),
            (("makeappx",), lambda words: Path(words[-1]).write_bytes(b"msix")),
        )

    def _compile(self, words: list[str]) -> None:
        name = next(word for word in words if word.startswith("/DName=")).removeprefix("/DName=")
        (self._facts.dist / f"{name}.exe").write_bytes(b"installer")

    def _freeze(self, _: list[str]) -> None:
        facts = self._facts
        parts = facts.folder / "parts"
        parts.mkdir(parents=True)
        for name in ("stockgames", "stockgames.exe", "stockgames-console.exe"):
            (facts.folder / name).write_bytes(b"program")
        for name in ("libpython3.13.so.1.0", "THIRD_PARTY_NOTICES.txt", "PySide6/QtCore.abi3.so"):
            (parts / name).parent.mkdir(exist_ok=True)
            (parts / name).write_bytes(b"part")
        facts.icons.mkdir(parents=True)
        for size in ICON_SIZES:
            (facts.icons / f"stockgames-{size}.png").write_bytes(b"icon")
        if facts.system == "Darwin":
            program = facts.app / "Contents" / "MacOS" / "stockgames"
            program.parent.mkdir(parents=True)
            program.write_bytes(b"program")

    def _mount(self, words: list[str]) -> None:
        volume = Path(words[words.index("-mountpoint") + 1])
        shutil.copytree(self._facts.app, volume / self._facts.app.name, symlinks=True)
