"""How the lobby knows NYSE."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.ui.lobby.faces import Face


def _subtitle() -> str:
    return QCoreApplication.translate("Boxes", "ten minutes of irony")


FACE = Face("bell", _subtitle, "#1F4A3B")
