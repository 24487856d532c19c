"""The release manifests for winget and Homebrew, and the checksums."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.conftest import ROOT, Load

PAGE = "https://games.example/stock-games"
FILES = (
    "stockgames-0.1.0-setup.exe",
    "stockgames-0.1.0-arm64-setup.exe",
    "stockgames-0.1.0-macos-arm64.dmg",
    "stockgames-0.1.0-macos-x86_64.dmg",
    "stockgames_0.1.0_amd64.deb",
)


@pytest.fixture
def facts(load: Load) -> Any:
    variables = {"STOCKGAMES_PAGE": f"{PAGE}/"}
    return load("steps").Facts("Linux", "x86_64", "0.1.0", {}, variables)


@pytest.fixture
def release(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).write_bytes(name.encode())
    return tmp_path


def digest(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def test_checksums_name_every_download(load: Load, facts: Any, release: Path) -> None:
    load("manifests").write(facts, release)
    lines = (release / "SHA256SUMS.txt").read_text(encoding="utf-8").splitlines()
    assert lines == [f"{digest(name)}  {name}" for name in sorted(FILES)]


def test_winget_finds_the_installer(load: Load, facts: Any, release: Path) -> None:
    load("manifests").write(facts, release)
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


def test_homebrew_finds_both_images(load: Load, facts: Any, release: Path) -> None:
    load("manifests").write(facts, release)
    cask = (release / "stock-games.rb").read_text(encoding="utf-8")
    assert f'arm:   "{digest(FILES[2])}"' in cask
    assert f'intel: "{digest(FILES[3])}"' in cask
    assert (
        f'"{PAGE}/releases/download/v#{{version}}/stockgames-#{{version}}-macos-#{{arch}}.dmg"'
        in cask
    )
    names = {path.name for path in load("macos.image").made(facts)}
    assert names == {"stockgames-0.1.0-macos-x86_64.dmg"}


@pytest.mark.parametrize(("name", "missing"), [(FILES[3], "x86_64"), (FILES[0], "x64")])
def test_a_release_without_a_download_is_refused(
    load: Load, facts: Any, release: Path, name: str, missing: str
) -> None:
    (release / name).unlink()
    with pytest.raises(KeyError, match=missing):
        load("manifests").write(facts, release)


def test_the_summary_fits_where_stores_show_it(load: Load) -> None:
    assert len(load("manifests").SUMMARY) <= 35
    about = (ROOT / "packaging/linux/io.github.stockgames.StockGames.metainfo.xml").read_text(
        "utf-8"
    )
    found = re.findall(r"<summary[^>]*>(.+)</summary>", about)
    assert found[0] == load("manifests").SUMMARY
    assert all(len(text) <= 35 for text in found)


def test_what_is_inside_is_listed_with_every_hash_that_builds_check(load: Load, facts: Any) -> None:
    listed = load("sbom").sbom(facts)
    pinned = (ROOT / "packaging" / "hashes.txt").read_text(encoding="utf-8")
    names = [f"{part['name']}=={part['version']}" for part in listed["components"]]
    assert names == re.findall(r"^[\w.-]+==[\w.]+", pinned, re.MULTILINE)
    hashes = [one["content"] for part in listed["components"] for one in part["hashes"]]
    assert hashes == re.findall(r"sha256:([0-9a-f]{64})", pinned)
    assert listed == load("sbom").sbom(facts)
