"""Pictures of every screen with sample content."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def paint_gallery(arguments: argparse.Namespace) -> int:
    """Draw the screens of a kind, or compare two galleries.

    Return the exit status.
    """
    if arguments.compare:
        from stockgames.lab.gallery.changes import print_changes

        return print_changes(*arguments.compare)

    from stockgames.lab.gallery.gallery import draw_all

    return draw_all(arguments.out, arguments.kind, arguments.only)
