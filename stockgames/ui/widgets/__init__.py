"""Widgets that follow the theme: buttons, labels, fields, frames, popovers, charts."""
