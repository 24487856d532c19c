"""Options of `lab gallery`."""

from __future__ import annotations

import argparse
from typing import Final

KINDS: Final = (
    "usual",
    "narrow",
    "enlarged",
    "portrait",
    "large-text",
    "contrast",
    "pseudo",
    "readme",
)
"""The kinds of pictures that `lab.gallery.kinds` can paint."""

ABOUT: Final = """\
For developers: paint every screen without a display, in both themes with usual and with high
contrast, in both languages and at two sizes, so that you can look at all of it. Other kinds are
painted when they are named: a narrow window of 1024 by 600, the page that a laptop of 1366 by 768
shows whose system enlarges everything by half, the page of a window taller than wide, text of
twice the size, high contrast alone, and a made-up language that is 40 % longer, in which anything
cut off or put together from parts shows. Or compare two galleries: prints each picture that
differs, and where; the exit status is 1 if there is any.
"""
EXAMPLES: Final = """\
examples:
  python -m stockgames.lab gallery --out pictures
  python -m stockgames.lab gallery --kind narrow --only 'nyse-*' --out pictures
  python -m stockgames.lab gallery --kind pseudo --out pictures
  python -m stockgames.lab gallery --compare before after
"""


def add_gallery_options(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "--out", default="gallery", metavar="DIR", help="folder for the pictures (default: gallery)"
    )
    parser.add_argument(
        "--kind",
        choices=KINDS,
        default="usual",
        metavar="KIND",
        help=f"one of: {', '.join(KINDS)} (default: usual)",
    )
    parser.add_argument(
        "--only", default="*", metavar="PATTERN", help="screens whose names match, as 'nyse-*'"
    )
    parser.add_argument(
        "--compare",
        nargs=2,
        metavar=("BEFORE", "AFTER"),
        help="don't paint; say what differs between the pictures of two folders",
    )
