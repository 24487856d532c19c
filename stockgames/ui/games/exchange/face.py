"""How the lobby knows Exchange."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.ui.lobby.faces import Face


def _subtitle() -> str:
    return QCoreApplication.translate("Boxes", "under the buttonwood, 1792")


FACE = Face("portico", _subtitle, "#23415E")
