"""How the lobby knows Stock Exchange."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.ui.lobby.faces import Face


def _subtitle() -> str:
    return QCoreApplication.translate("Boxes", "eight companies, three rounds")


FACE = Face("gear", _subtitle, "#6A4A22")
