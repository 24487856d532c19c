"""Taking a widget off a page while one of its own signals may still be running."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def retire(widget: QWidget) -> None:
    """Hide ``widget``, give up its object names at once, and delete it when it is safe."""
    widget.hide()
    for one in (widget, *widget.findChildren(QWidget)):
        one.setObjectName("")
    widget.deleteLater()
