"""The contents of the bundle: deny list, icons, notices, and each system's metadata."""

import ast
import plistlib
import re
import struct
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from importlib.metadata import requires
from pathlib import Path

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
