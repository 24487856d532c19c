"""The contents of the bundle and the wheel: deny list, icons, notices, metadata."""

from __future__ import annotations

import ast
import os
import plistlib
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Callable
from configparser import ConfigParser
from email import message_from_bytes
from email.message import Message
from importlib.metadata import requires
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from stockgames import __version__
from stockgames.ui.theme.fonts import FONT_FILES
from tests.packaging.conftest import ROOT, Load

NAME = "io.github.stockgames.StockGames"


def imported_modules() -> set[str]:
    """Return every module that the app imports, at module level or later; without the lab."""
    found: set[str] = set()
    place = ROOT / "stockgames"
    for path in (one for one in place.rglob("*.py") if place / "lab" not in one.parents):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
                found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def test_the_deny_list_names_no_module_that_the_app_imports(load: Load) -> None:
    unneeded = load("unneeded")
    imported = imported_modules()
    assert "PySide6.QtWidgets" in imported
    assert not imported & set(unneeded.MODULES)
    kept = unneeded.Kept(frozenset(name for _, name in FONT_FILES))
    for module in imported:
        if module.startswith("PySide6.Qt"):
            name = module.split(".")[1]
            for file in (f"PySide6/{name}.abi3.so", f"PySide6/Qt/lib/libQt6{name[2:]}.so.6"):
                assert not unneeded.is_unneeded(file, kept), file


@pytest.mark.parametrize(
    ("path", "out"),
    [
        ("PySide6/Qt/lib/libQt6Quick.so.6", True),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", False),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", False),
        ("PySide6\\plugins\\tls\\qschannelbackend.dll", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so", False),
        ("resources/pictures/nyse-evening.png", True),
        ("tqdm-4.70.1.dist-info/RECORD", True),
        ("tqdm-4.70.1.dist-info/METADATA", False),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6/Qt/translations/qtbase_fr.qm", True),
        ("resources/translations/de/nyse.ftl", False),
        ("font_source_sans_pro/files/SourceSansPro-Regular.otf", False),
        ("font_source_sans_pro/files/SourceSansPro-Black.otf", True),
    ],
)
def test_what_is_left_out_of_the_bundle(load: Load, path: str, out: bool) -> None:
    unneeded = load("unneeded")
    kept = unneeded.Kept(frozenset(name for _, name in FONT_FILES))
    assert unneeded.is_unneeded(path, kept) is out


def test_an_ico_points_at_each_of_its_pictures(load: Load) -> None:
    pictures = {16: b"sixteen", 256: b"whole"}
    data = load("icon").ico(pictures)
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    for place, (size, picture) in enumerate(pictures.items()):
        width, _, _, _, _, bits, length, offset = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * place
        )
        assert (width or 256, bits) == (size, 32)
        assert data[offset : offset + length] == picture


def test_an_icns_holds_each_picture_under_its_type(load: Load) -> None:
    data = load("icon").icns({128: b"small", 1024: b"large"})
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    assert data[8:12] == b"ic07"
    assert b"ic10" in data


def test_notices_name_every_package_that_the_app_needs(load: Load) -> None:
    bundled = {name.lower().replace("_", "-") for name in load("notices").BUNDLED}
    needed = [line for line in requires("stockgames") or [] if "extra ==" not in line]
    names = {re.split(r"[<>=; ]", line)[0].lower().replace("_", "-") for line in needed}
    assert names <= bundled
    assert {path.stem for path in (ROOT / "packaging" / "licences").glob("*.txt")} >= {
        "LGPL-3.0",
        "GPL-3.0",
        "OFL-1.1",
    }


def test_windows_reads_the_version(load: Load, tmp_path: Path) -> None:
    version = load("windows.version")
    assert version.numbers("1.2.3") == (1, 2, 3, 0)
    text = version.write_version_resource(tmp_path / "v.txt", __version__).read_text("utf-8")
    assert f'"FileVersion", "{__version__}"' in text
    ast.parse(text)


def test_the_windows_installer_asks_no_administrator_and_keeps_its_id() -> None:
    text = (ROOT / "packaging" / "windows" / "stockgames.iss").read_text(encoding="utf-8")
    assert "PrivilegesRequired=lowest" in text
    assert re.search(r"^AppId=\{\{[0-9A-F-]{36}\}$", text, re.MULTILINE)
    assert r"Software\Classes\.stockgame" in text


def test_the_windows_installer_deletes_nothing_before_the_new_files_stand() -> None:
    text = (ROOT / "packaging" / "windows" / "stockgames.iss").read_text(encoding="utf-8")
    assert "[InstallDelete]" not in text
    files = [line for line in text.splitlines() if line.startswith("Source:")]
    assert [line.split(";")[0] for line in files] == [
        r'Source: "{#Folder}\parts-{#Version}\*"',
        r'Source: "{#Folder}\*.exe"',
    ]
    assert "Step = ssPostInstall" in text


def test_macos_knows_the_records_and_the_entitlements(load: Load) -> None:
    info = plistlib.loads(plistlib.dumps(load("macos.info").info_plist(__version__)))
    record = info["CFBundleDocumentTypes"][0]["LSItemContentTypes"][0]
    exported = info["UTExportedTypeDeclarations"][0]
    assert info["NSLocalNetworkUsageDescription"]  # phones, from macOS 15 on
    assert exported["UTTypeIdentifier"] == record
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["stockgame"]
    entitlements = ROOT / "packaging" / "macos" / "entitlements.plist"
    assert all(plistlib.loads(entitlements.read_bytes()).values())


def test_linux_desktops_find_program_icon_and_records() -> None:
    folder = ROOT / "packaging" / "linux"
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(folder / f"{NAME}.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    about = ET.parse(folder / f"{NAME}.metainfo.xml").getroot()
    mime = ET.parse(folder / f"{NAME}.xml").getroot()[0]
    assert desktop["Exec"] == "stockgames %f"
    assert desktop["Icon"] == about.findtext("id") == NAME
    assert about.findtext("launchable") == f"{NAME}.desktop"
    assert desktop["MimeType"].rstrip(";") == mime.get("type")
    assert about.findtext("provides/mediatype") == mime.get("type")


def test_the_deb_asks_for_qts_libraries(load: Load) -> None:
    control = load("linux.deb").control("1.2.3", "x86_64", 4096, "2.36")
    assert "Version: 1.2.3\nArchitecture: amd64\n" in control
    assert "Depends: libc6 (>= 2.36), libegl1" in control
    assert "libxcb-cursor0" in control
    assert control.endswith("English and German.\n")


def test_release_notes_come_from_the_changelog(load: Load) -> None:
    notes = load("changelog").notes
    text = "# Changelog\n\n## [0.2.0] - 2026-12-01\n\n- New\n\n## [0.1.0]\n\n- Old\n"
    assert notes(text, "0.2.0") == "- New"
    assert notes(text, "0.1.0") == "- Old"
    with pytest.raises(KeyError):
        notes(text, "3.0.0")


def test_bundled_system_libraries_bring_their_licences(
    load: Load, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices = load("linux.system_notices")
    (tmp_path / "doc" / "libx1").mkdir(parents=True)
    (tmp_path / "doc" / "libx1" / "copyright").write_text("Copyright of X")
    parts = tmp_path / "parts"
    parts.mkdir()
    for name in ("libx.so.1", "liby.so.2", "libqt.so.6", "_ours.abi3.so", "libpython3.13.so.1.0"):
        (parts / name).write_bytes(b"")
    (parts / "libz.so").symlink_to("libx.so.1")
    (parts / "THIRD_PARTY_NOTICES.txt").write_text("Before")
    monkeypatch.setattr(notices, "DOCS", tmp_path / "doc")
    known = {"libx.so.1": "libx1", "liby.so.2": "liby2"}
    monkeypatch.setattr(notices, "packages_of", lambda names: known)
    assert notices.add_system_notices(parts) == ["libqt.so.6", "liby.so.2"]
    text = (parts / "THIRD_PARTY_NOTICES.txt").read_text()
    assert text.startswith("Before")
    assert "libx1 (libx.so.1)" in text
    assert "Copyright of X" in text


PAGE = "https://games.example/stock-games"
TRIED = """
import sys
import stockgames
from stockgames.__main__ import main
from stockgames.resources import resource_path
assert sys.argv[1] in stockgames.__file__, stockgames.__file__
assert sys.argv[1] in str(resource_path("weights", "nyse.json"))
from stockgames.presentation.sentences.speech import say, speak
speak("de")
assert say("shell-quit") == "Beenden"
sys.exit(main(["simulate", "nyse", "--seats", "2", "--players", "greedy", "--out", sys.argv[2]]))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel as the release builds it, with the installed setuptools."""
    pytest.importorskip("setuptools", minversion="77")
    pytest.importorskip("pip")
    folder = tmp_path_factory.mktemp("wheel")
    code = (
        "import sys; sys.path.insert(0, 'packaging'); import wheel; from steps import Facts;"
        "from pathlib import Path; folder = Path(sys.argv[1]);"
        f"facts = Facts('Linux', 'x86_64', '0.1.0', {{}}, {{'STOCKGAMES_PAGE': '{PAGE}'}},"
        "folder / 'build', folder, moment=1_700_000_000);"
        "print(wheel.build(facts, '--no-build-isolation'))"
    )
    built = subprocess.run(
        [sys.executable, "-c", code, str(folder)], cwd=ROOT, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
    return Path(built.stdout.strip())


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def about(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith("/METADATA"))
        return message_from_bytes(archive.read(name))


def test_every_module_but_those_for_engineers_and_every_resource_is_inside(wheel: Path) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "stockgames").rglob("*.py")}
    modules = {name for name in modules if not name.startswith("stockgames/lab/")}
    resources = {
        f"stockgames/_resources/{path.relative_to(ROOT / 'resources').as_posix()}"
        for path in (ROOT / "resources").rglob("*")
        if path.is_file()
    }
    packed = {name for name in contents(wheel) if ".dist-info/" not in name}
    assert packed == modules | resources | {"stockgames/py.typed"}


def test_commands_for_a_terminal_and_for_a_desktop(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith("entry_points.txt"))
        text = archive.read(name).decode()
    assert "[console_scripts]\nstockgames = stockgames.__main__:main" in text
    assert "[gui_scripts]\nstockgames-app = stockgames.__main__:main" in text


def test_the_page_of_the_package_says_who_and_what_and_shows_the_pictures(wheel: Path) -> None:
    page = about(wheel)
    assert page["Name"] == "stockgames"
    assert page["License-Expression"] == "MIT"
    assert page["Author"] == "The Stock Games authors"
    assert "Topic :: Games/Entertainment :: Board Games" in page.get_all("Classifier", [])
    assert f"Homepage, {PAGE}" in page.get_all("Project-URL", [])
    text = str(page.get_payload())
    assert f"]({PAGE}/raw/v0.1.0/resources/pictures/nyse-evening.png)" in text
    assert "](resources/" not in text


def test_what_is_installed_from_it_plays_and_speaks(wheel: Path, tmp_path: Path) -> None:
    place, games = tmp_path / "installed", tmp_path / "games"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target"]
    subprocess.run([*pip, str(place), str(wheel)], check=True)
    variables = {**os.environ, "PYTHONPATH": str(place)}
    words = [sys.executable, "-P", "-c", TRIED, str(place), str(games)]
    played = subprocess.run(words, cwd=tmp_path, env=variables, capture_output=True, text=True)
    assert played.returncode == 0, played.stderr
    assert len(list(games.iterdir())) == 1


def test_only_links_within_the_project_are_written_out(load: Load) -> None:
    whole: Any = load("wheel").whole_links
    text = "![a](resources/a.png) [b](LICENSE) [c](https://x.example/) [d](#play)"
    assert whole(text, "https://p.example", "1.2") == (
        "![a](https://p.example/raw/v1.2/resources/a.png) "
        "[b](https://p.example/blob/v1.2/LICENSE) [c](https://x.example/) [d](#play)"
    )


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
def test_what_is_never_loaded_is_left_out(carried_out: Recipe, platform: str) -> None:
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
