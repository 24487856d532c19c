"""How the lobby knows Portfolio."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.ui.lobby.faces import Face


def _subtitle() -> str:
    return QCoreApplication.translate("Boxes", "runs, caps and raiders")


FACE = Face("heart", _subtitle, "#6E1F26")
