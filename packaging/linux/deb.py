"""Makes the .deb: the folder under /usr/lib, a link on PATH, and desktop files."""

import gzip
import re
import shutil
from pathlib import Path

from environment import ROOT
from libraries import BASE, XCB
from steps import Facts

from linux.share import lay_share

HERE = Path(__file__).parent
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
MAINTAINER = "The Stock Games authors <stockgames@stockgames.invalid>"
DESCRIPTION = """\
Description: four stock market board games
 NYSE, Portfolio, Exchange and Stock Exchange, for evenings round one screen
 and for play alone against bots. Offline; in English and German.
"""
OLDEST_LIBC = (2, 34)
"""The minimum version required by the wheels of Qt."""
RENAMED = {"libglib2.0-0": "libglib2.0-0 | libglib2.0-0t64"}
"""The packages that have other names in later releases of Debian and Ubuntu."""


def needed_libc(folder: Path) -> str:
    """Return the oldest version of the C library that provides all symbols the folder's files
    need.
    """
    asked = {OLDEST_LIBC}
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    found = re.findall(rb"\0GLIBC_(\d+)\.(\d+)", file.read())
                    asked |= {(int(major), int(minor)) for major, minor in found}
    major, minor = max(asked)
    return f"{major}.{minor}"


def depends(libc: str) -> str:
    """Return the package's dependencies: the C library, and the libraries of Qt."""
    packages = {debian: None for debian, _ in (*BASE.values(), *XCB.values())}
    return ", ".join([f"libc6 (>= {libc})", *(RENAMED.get(name, name) for name in packages)])


def control(version: str, machine: str, kilobytes: int, libc: str) -> str:
    """Return the package's control file."""
    return (
        f"Package: stockgames\nVersion: {version}\n"
        f"Architecture: {ARCHITECTURES.get(machine, machine)}\n"
        f"Maintainer: {MAINTAINER}\n"
        f"Section: games\nPriority: optional\nInstalled-Size: {kilobytes}\n"
        f"Depends: {depends(libc)}\n{DESCRIPTION}"
    )


def lay_out(facts: Facts, tree: Path) -> None:
    """Make the tree that the package installs: program, link, desktop file, icons, notices."""
    shutil.copytree(facts.folder, tree / "usr" / "lib" / "stockgames", symlinks=True)
    share = tree / "usr" / "share"
    lay_share(facts, share)
    notes = share / "doc" / "stockgames"
    notes.mkdir(parents=True)
    shutil.copyfile(facts.folder / "parts" / "THIRD_PARTY_NOTICES.txt", notes / "copyright")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (notes / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
    lay_manual(facts, share / "man" / "man6")
    overrides = share / "lintian" / "overrides" / "stockgames"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(HERE / "lintian-overrides", overrides)
    link = tree / "usr" / "games" / "stockgames"
    link.parent.mkdir(parents=True)
    link.symlink_to("../lib/stockgames/stockgames")


def lay_manual(facts: Facts, folder: Path) -> None:
    """Write the page for `man stockgames`."""
    folder.mkdir(parents=True)
    page = (HERE / "stockgames.6").read_text(encoding="utf-8").replace("VERSION", facts.version)
    (folder / "stockgames.6.gz").write_bytes(gzip.compress(page.encode(), mtime=0))


def write_control(facts: Facts, tree: Path) -> None:
    """Write dpkg's files about the tree."""
    kilobytes = sum(path.lstat().st_size for path in tree.rglob("*")) // 1024
    about = tree / "DEBIAN"
    about.mkdir(mode=0o755)
    libc = needed_libc(tree / "usr" / "lib" / "stockgames")
    text = control(facts.version, facts.machine, kilobytes, libc)
    (about / "control").write_text(text, encoding="utf-8")
