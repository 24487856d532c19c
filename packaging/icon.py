"""Writes the app's icon as files, drawn separately for every size.

The formats are PNGs for Linux, one .ico for Windows, one .icns for macOS. Both are containers of
PNGs, so no other library is needed.
"""

import os
import struct
from pathlib import Path
from typing import NamedTuple

SIZES = (16, 24, 32, 44, 48, 50, 64, 128, 150, 256, 512, 1024)
"""In pixels; 44, 50 and 150 are those of an MSIX."""
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {
    16: "icp4",
    32: "icp5",
    64: "icp6",
    128: "ic07",
    256: "ic08",
    512: "ic09",
    1024: "ic10",
}


class Icons(NamedTuple):
    """The paths of the icons."""

    png: Path
    ico: Path
    icns: Path


def png(size: int) -> bytes:
    """Return the icon as PNG bytes; needs a QGuiApplication."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImageWriter

    from stockgames.ui.pieces.app_icon import draw_app_icon

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(draw_app_icon(size))
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon made of PNGs, given by their width in pixels (256 at most)."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, data in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return a macOS icon made of PNGs, given by their width in pixels."""
    body = b"".join(
        ICNS_TYPES[size].encode() + struct.pack(">I", 8 + len(data)) + data
        for size, data in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_icons(folder: Path) -> Icons:
    """Draw all sizes into the folder (`stockgames-SIZE.png`), and both containers."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: png(size) for size in SIZES}
    del app
    for size, data in pictures.items():
        (folder / f"stockgames-{size}.png").write_bytes(data)
    found = Icons(folder / "stockgames-256.png", folder / "app.ico", folder / "app.icns")
    found.ico.write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    found.icns.write_bytes(icns({size: pictures[size] for size in ICNS_TYPES}))
    return found
