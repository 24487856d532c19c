"""The .deb: the folder under /opt, a link on PATH, and what a desktop reads."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

from libraries import BASE, XCB

HERE = Path(__file__).parent
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
DESCRIPTION = """\
Description: Four tabletop games of buying, selling and ruining one's friends
 NYSE, Portfolio, Exchange and Stock Exchange, for evenings round one screen
 and for play alone against bots. Offline; in English and German.
"""


def depends() -> str:
    """Return what the package needs: the C library it was built on, and Qt's libraries."""
    libc = (os.confstr("CS_GNU_LIBC_VERSION") or "glibc 2.35").split()[-1]
    packages = {debian: None for debian, _ in (*BASE.values(), *XCB.values())}
    renamed = {"libglib2.0-0": "libglib2.0-0 | libglib2.0-0t64"}
    return ", ".join([f"libc6 (>= {libc})", *(renamed.get(name, name) for name in packages)])


def control(version: str, machine: str, kilobytes: int) -> str:
    """Return the package's control file."""
    return (
        f"Package: stockgames\nVersion: {version}\n"
        f"Architecture: {ARCHITECTURES.get(machine, machine)}\n"
        "Maintainer: The Stock Games authors <stockgames@localhost>\n"
        f"Section: games\nPriority: optional\nInstalled-Size: {kilobytes}\n"
        f"Depends: {depends()}\n{DESCRIPTION}"
    )


def lay_out(folder: Path, icons: Path, tree: Path) -> None:
    """Lay the tree that the package installs: program, link, desktop file, icons, notices."""
    shutil.copytree(folder, tree / "opt" / "stockgames", symlinks=True)
    files = {
        "stockgames.desktop": "applications/stockgames.desktop",
        "stockgames-mime.xml": "mime/packages/stockgames.xml",
        "org.stockgames.StockGames.metainfo.xml": "metainfo/org.stockgames.StockGames.metainfo.xml",
    }
    share = tree / "usr" / "share"
    for name, place in files.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(HERE / name, share / place)
    for size in ICON_SIZES:
        icon = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "stockgames.png"
        icon.parent.mkdir(parents=True)
        shutil.copyfile(icons / f"stockgames-{size}.png", icon)
    notes = share / "doc" / "stockgames"
    notes.mkdir(parents=True)
    shutil.copyfile(folder / "parts" / "THIRD_PARTY_NOTICES.txt", notes / "copyright")
    link = tree / "usr" / "bin" / "stockgames"
    link.parent.mkdir(parents=True)
    link.symlink_to("../../opt/stockgames/stockgames")


def pack_deb(folder: Path, version: str, build: Path, dist: Path) -> Path:
    """Build the package from the frozen folder with `dpkg-deb`; return its path."""
    tree = build / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(folder, build / "stockgames" / "icons", tree)
    for path in tree.rglob("*"):
        if not path.is_symlink():
            executable = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if executable else 0o644)
    kilobytes = sum(p.lstat().st_size for p in tree.rglob("*")) // 1024
    about = tree / "DEBIAN"
    about.mkdir(mode=0o755)
    machine = platform.machine()
    (about / "control").write_text(control(version, machine, kilobytes), encoding="utf-8")
    path = dist / f"stockgames_{version}_{ARCHITECTURES.get(machine, machine)}.deb"
    subprocess.run(
        ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", tree, path],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return path
