"""Linux packages, release manifests and checksums."""

from __future__ import annotations

import hashlib
import re
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from stockgames.__main__ import COMMANDS, SELFTEST
from tests.packaging.conftest import ROOT, Load

PAGE = "https://games.example/stock-games"
NAME = "io.github.stockgames.StockGames"


def facts(load: Load, page: str = "") -> Any:
    variables = {"STOCKGAMES_PAGE": page}
    return load("steps").Facts("Linux", "x86_64", "0.1.0", {}, variables)


def test_the_metadata_names_every_release_of_the_changelog(load: Load) -> None:
    about = ET.fromstring(load("linux.metainfo").metainfo(facts(load)))
    told = [(entry.get("version"), entry.get("date")) for entry in about.iter("release")]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert told == load("changelog").releases(changes)
    assert about.find("screenshots") is None


def test_with_a_page_the_metadata_shows_pictures_that_are_there(load: Load) -> None:
    about = ET.fromstring(load("linux.metainfo").metainfo(facts(load, f"{PAGE}/")))
    images = [image.text or "" for image in about.iter("image")]
    assert len(images) == 5
    for image in images:
        place = image.removeprefix(f"{PAGE}/raw/v0.1.0/")
        assert (ROOT / place).is_file(), image
    assert next(shot.get("type") for shot in about.iter("screenshot")) == "default"
    assert about.findtext("url") == PAGE


def test_the_man_page_lists_the_commands_of_the_product() -> None:
    page = (ROOT / "packaging" / "linux" / "stockgames.6").read_text(encoding="utf-8")
    told = re.findall(r"^\.TP\n\.B ([a-z-]+)$", page.replace("\\-", "-"), re.MULTILINE)
    assert sorted(told) == sorted({*COMMANDS, SELFTEST})


def test_only_releases_with_a_day_are_out(load: Load) -> None:
    text = "## [Unreleased]\n\n- x\n\n## [0.2.0] - 2026-12-01\n\n- y\n\n## [0.1.0] - 2026-11-22\n"
    assert load("changelog").releases(text) == [("0.2.0", "2026-12-01"), ("0.1.0", "2026-11-22")]
    assert load("changelog").notes(text, "0.2.0") == "- y"


def test_a_package_asks_for_its_files_c_library(load: Load, tmp_path: Path) -> None:
    needed = load("linux.deb").needed_libc
    assert needed(tmp_path) == "2.34"
    (tmp_path / "lib.so").write_bytes(b"\x7fELF\0GLIBC_2.9\0GLIBC_2.38\0GLIBC_2.4\0")
    (tmp_path / "notes.txt").write_bytes(b"\0GLIBC_2.99\0")
    assert needed(tmp_path) == "2.38"


def test_the_flatpak_sees_no_files_and_brings_every_requirement() -> None:
    text = (ROOT / "packaging" / "linux" / f"{NAME}.yml").read_text(encoding="utf-8")
    allowed = set(re.findall(r"^  - --(.+)$", text, re.MULTILINE))
    assert f"id: {NAME}\n" in text
    assert allowed == {
        "socket=wayland",
        "socket=fallback-x11",
        "share=ipc",
        "share=network",
        "device=dri",
        "socket=pulseaudio",
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[^\w-]", line)[0].lower() for line in project["dependencies"]}
    brought = set(
        re.findall(r"[\w-]+", text.partition("build/wheels ")[2].partition("#   flat")[0])
    )
    assert needed - {"pyside6-essentials", "pyside6_essentials"} <= brought


def test_ubuntu_and_debian_are_bootstrapped_from_their_own_places(
    load: Load, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clean_root = load("linux.clean_root")
    monkeypatch.setattr(clean_root, "SCRIPTS", tmp_path)
    (tmp_path / "jammy").write_text(
        "default_mirror http://old.example/u\ndefault_mirror http://archive.example/u\n"
    )
    jammy = next(one for one in clean_root.SYSTEMS if one.suite == "jammy")
    told = ["http://archive.example/u", str(tmp_path / "jammy")]
    assert clean_root.origin(jammy) == told
    assert clean_root.origin(jammy._replace(suite="later")) == told
    assert [one.libc for one in clean_root.SYSTEMS] == sorted(
        one.libc for one in clean_root.SYSTEMS
    )


FILES = (
    "stockgames-0.1.0-setup.exe",
    "stockgames-0.1.0-arm64-setup.exe",
    "stockgames-0.1.0-macos-arm64.dmg",
    "stockgames-0.1.0-macos-x86_64.dmg",
    "stockgames_0.1.0_amd64.deb",
)


@pytest.fixture
def released(load: Load) -> Any:
    return facts(load, f"{PAGE}/")


@pytest.fixture
def release(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).write_bytes(name.encode())
    return tmp_path


def digest(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def test_checksums_name_every_download(load: Load, released: Any, release: Path) -> None:
    load("manifests").write(released, release)
    lines = (release / "SHA256SUMS.txt").read_text(encoding="utf-8").splitlines()
    assert lines == [f"{digest(name)}  {name}" for name in sorted(FILES)]


def test_winget_finds_the_installer(load: Load, released: Any, release: Path) -> None:
    load("manifests").write(released, release)
    texts = {path.name: path.read_text(encoding="utf-8") for path in release.glob("*.yaml")}
    assert len(texts) == 3
    installer = texts["StockGames.StockGames.installer.yaml"]
    assert f"InstallerUrl: {PAGE}/releases/download/v0.1.0/{FILES[0]}\n" in installer
    assert f"InstallerSha256: {digest(FILES[0]).upper()}\n" in installer
    assert f"- Architecture: arm64\n  InstallerUrl: {PAGE}/releases/download/v0.1.0/{FILES[1]}" in (
        installer
    )
    assert re.search(r"^ReleaseDate: \d{4}-\d\d-\d\d$", installer, re.MULTILINE)
    script = (ROOT / "packaging" / "windows" / "stockgames.iss").read_text(encoding="utf-8")
    ours = re.findall(r"AppId=\{(\{.+\})", script)
    assert f"ProductCode: '{ours[0]}_is1'\n" in installer
    assert all(
        text.startswith("PackageIdentifier: StockGames.StockGames\n") for text in texts.values()
    )


def test_homebrew_finds_both_images(load: Load, released: Any, release: Path) -> None:
    load("manifests").write(released, release)
    cask = (release / "stock-games.rb").read_text(encoding="utf-8")
    assert f'arm:   "{digest(FILES[2])}"' in cask
    assert f'intel: "{digest(FILES[3])}"' in cask
    assert (
        f'"{PAGE}/releases/download/v#{{version}}/stockgames-#{{version}}-macos-#{{arch}}.dmg"'
        in cask
    )
    names = {path.name for path in load("macos.image").made(released)}
    assert names == {"stockgames-0.1.0-macos-x86_64.dmg"}


@pytest.mark.parametrize(("name", "missing"), [(FILES[3], "x86_64"), (FILES[0], "x64")])
def test_a_release_without_a_download_is_refused(
    load: Load, released: Any, release: Path, name: str, missing: str
) -> None:
    (release / name).unlink()
    with pytest.raises(KeyError, match=missing):
        load("manifests").write(released, release)


def test_the_summary_fits_where_stores_show_it(load: Load) -> None:
    assert len(load("manifests").SUMMARY) <= 35
    about = (ROOT / "packaging/linux/io.github.stockgames.StockGames.metainfo.xml").read_text(
        "utf-8"
    )
    found = re.findall(r"<summary[^>]*>(.+)</summary>", about)
    assert found[0] == load("manifests").SUMMARY
    assert all(len(text) <= 35 for text in found)


def test_what_is_inside_is_listed_with_every_hash(load: Load, released: Any) -> None:
    listed = load("sbom").sbom(released)
    pinned = (ROOT / "packaging" / "hashes.txt").read_text(encoding="utf-8")
    names = [f"{part['name']}=={part['version']}" for part in listed["components"]]
    assert names == re.findall(r"^[\w.-]+==[\w.]+", pinned, re.MULTILINE)
    hashes = [one["content"] for part in listed["components"] for one in part["hashes"]]
    assert hashes == re.findall(r"sha256:([0-9a-f]{64})", pinned)
    assert listed == load("sbom").sbom(released)
