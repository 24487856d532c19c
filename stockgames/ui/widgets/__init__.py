"""Themed widgets: buttons, labels, fields, frames, popovers, charts."""
