"""PyInstaller's spec file, run for each system with stand-ins for PyInstaller."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from stockgames import __version__
from tests.packaging.conftest import ROOT, Load

LIB = "PySide6/Qt/lib"
BINARIES = {
    "linux": [
        (f"{LIB}/libQt6Core.so.6", "/qt/libQt6Core.so.6", "BINARY"),
        (f"{LIB}/libQt6Network.so.6", "/qt/libQt6Network.so.6", "BINARY"),
        ("libz.so.1", "/usr/libz.so.1", "BINARY"),
    ],
    "darwin": [
        (f"{LIB}/QtCore.framework/Versions/A/QtCore", "/qt/QtCore", "BINARY"),
        (f"{LIB}/QtNetwork.framework/Versions/A/QtNetwork", "/qt/QtNetwork", "BINARY"),
    ],
    "win32": [
        ("PySide6\\Qt6Core.dll", "C:\\qt\\Qt6Core.dll", "BINARY"),
        ("PySide6\\Qt6Network.dll", "C:\\qt\\Qt6Network.dll", "BINARY"),
        ("python313.dll", "C:\\python313.dll", "BINARY"),
    ],
}
LINKS = {
    "linux": [
        (name, f"{LIB}/{name}", "SYMLINK") for name in ("libQt6Core.so.6", "libQt6Network.so.6")
    ],
    "darwin": [
        (name, f"{LIB}/{name}.framework/Versions/A/{name}", "SYMLINK")
        for name in ("QtCore", "QtNetwork")
    ],
    "win32": [],
}
Recipe = Callable[[str], dict[str, Any]]


@pytest.fixture
def carried_out(load: Load, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Recipe:
    """Return a function that runs the spec for a platform and returns what it requested."""
    icons = SimpleNamespace(
        png=tmp_path / "a.png", ico=tmp_path / "a.ico", icns=tmp_path / "a.icns"
    )
    monkeypatch.setattr(load("icon"), "write_icons", lambda _: icons)
    monkeypatch.setattr("stockgames.ui.theme.fonts.FONT_FILES", ())
    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.collect_submodules = lambda name, wanted: [name]  # type: ignore[attr-defined]
    bindepend = ModuleType("PyInstaller.depend.bindepend")
    bindepend.get_imports = lambda path: {("libz.so.1", "/usr")}  # type: ignore[attr-defined]
    for module in (hooks, bindepend):
        monkeypatch.setitem(sys.modules, module.__name__, module)

    def run(platform: str) -> dict[str, Any]:
        asked: dict[str, Any] = {"EXE": []}
        data = [("resources/pictures/a.png", "/a.png", "DATA"), ("LICENSE", "/LICENSE", "DATA")]
        found = SimpleNamespace(
            binaries=BINARIES[platform], datas=[*data, *LINKS[platform]], pure=[], scripts=[]
        )
        stand_ins = {
            "SPECPATH": str(ROOT / "packaging"),
            "workpath": str(tmp_path),
            "Analysis": lambda scripts, **words: asked.update(Analysis=words) or found,
            "PYZ": lambda pure: pure,
            "EXE": lambda *parts, **words: asked["EXE"].append(words),
            "COLLECT": lambda *parts, **words: asked.update(COLLECT=parts[-1]),
            "BUNDLE": lambda folder, **words: asked.update(BUNDLE=words),
        }
        text = (ROOT / "packaging" / "stockgames.spec").read_text(encoding="utf-8")
        with monkeypatch.context() as there:
            there.setattr(sys, "platform", platform)
            there.setattr(sys, "path", [*sys.path])
            exec(compile(text, "stockgames.spec", "exec"), stand_ins)
        return asked

    return run


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_what_is_collected_leaves_out_what_is_never_loaded(
    carried_out: Recipe, platform: str
) -> None:
    names = [name for name, _, _ in carried_out(platform)["COLLECT"]]
    assert "LICENSE" in names
    assert not [name for name in names if "Network" in name or "pictures" in name]
    kept = [name for name, _, _ in (*BINARIES[platform], *LINKS[platform]) if "Network" not in name]
    assert set(kept) <= set(names)


def test_each_version_has_its_own_folder_on_windows_alone(carried_out: Recipe) -> None:
    version = __version__
    folders = {
        platform: {words["contents_directory"] for words in carried_out(platform)["EXE"]}
        for platform in ("linux", "darwin", "win32")
    }
    assert folders == {"linux": {"parts"}, "darwin": {"parts"}, "win32": {f"parts-{version}"}}


def test_windows_has_a_program_with_a_console_and_one_without(carried_out: Recipe) -> None:
    programs = {words["name"]: words["console"] for words in carried_out("win32")["EXE"]}
    assert programs == {"stockgames": False, "stockgames-console": True}


def test_macos_signs_with_the_identity_that_is_configured(
    carried_out: Recipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STOCKGAMES_SIGNING_IDENTITY", raising=False)
    assert carried_out("darwin")["EXE"][0]["codesign_identity"] is None
    monkeypatch.setenv("STOCKGAMES_SIGNING_IDENTITY", "Us")
    asked = carried_out("darwin")
    assert asked["EXE"][0]["codesign_identity"] == "Us"
    assert asked["BUNDLE"]["name"] == "Stock Games.app"
