"""Everything that is painted: palette, type, engraving, table objects and themed widgets.

The kit knows no game rule. Painting functions take a ``QPainter`` and a ``Theme``; widgets take a
``Look``. Import from the modules, not from this package, so that a screen loads what it uses.
"""
