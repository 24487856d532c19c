"""Kinds of galleries: the usual pictures, and other window sizes, text sizes and languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize

from stockgames.presentation.sentences.catalogue import PSEUDO
from stockgames.presentation.sentences.speech import SOURCE
from stockgames.ui.sentences import LANGUAGES
from stockgames.ui.theme.palette import CONTRASTS, THEMES
from stockgames.ui.window.window import SMALLEST

USUAL: Final = "usual"
ALL_THEMES: Final = {theme.name: theme for theme in (*THEMES.values(), *CONTRASTS.values())}
"""Both themes, each with normal and with high contrast."""
SIZES: Final = {"small": QSize(1280, 720), "large": QSize(2560, 1440)}

ENLARGED: Final = QSize(1223, SMALLEST.height())
"""The page size on a laptop of 1366 by 768 pixels with a system scale of 150 %: this leaves
911 by 480 pixels, for which the app scales itself down until the smallest page fits; see
`with_room` in `app/application.py`.
"""


@dataclass(frozen=True, slots=True)
class Kind:
    """The themes, languages, window sizes and text size in which every screen is drawn."""

    themes: tuple[str, ...]
    languages: tuple[str, ...]
    sizes: Mapping[str, QSize]
    text_size: float = 1.0


_SMALL: Final = SIZES["small"]
KINDS: Final[Mapping[str, Kind]] = {
    USUAL: Kind(tuple(ALL_THEMES), tuple(LANGUAGES), SIZES),
    "narrow": Kind(("evening",), tuple(LANGUAGES), {"narrow": SMALLEST}),
    "enlarged": Kind(("evening",), tuple(LANGUAGES), {"enlarged": ENLARGED}),
    # A window taller than wide has a square page, with background above and below it.
    "portrait": Kind(("daylight",), (SOURCE,), {"portrait": QSize(1024, 1024)}),
    "large-text": Kind(("evening",), tuple(LANGUAGES), {"large-text": _SMALL}, 2.0),
    "contrast": Kind(tuple(theme.name for theme in CONTRASTS.values()), (SOURCE,), {"c": _SMALL}),
    "pseudo": Kind(("evening",), (PSEUDO,), {"small": _SMALL}),
    # For README and app stores, see packaging/README.md.
    "readme": Kind(tuple(THEMES), (SOURCE,), {"readme": QSize(1600, 1000)}),
}
