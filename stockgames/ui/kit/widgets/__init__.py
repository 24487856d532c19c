"""Widgets that follow a ``Look``: buttons, frames, labels, fields and pages."""
