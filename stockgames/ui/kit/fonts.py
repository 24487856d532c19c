"""The two type families, loaded once from their packages, and cached fonts.

Source Serif Pro for titles, names and weighty numbers, Source Sans Pro for the rest. Figures are
always tabular and lining, hinting is off.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

SERIF = "Source Serif Pro"
SANS = "Source Sans Pro"

REGULAR = QFont.Weight.Normal
SEMIBOLD = QFont.Weight.DemiBold
BOLD = QFont.Weight.Bold

FONT_FILES: tuple[tuple[str, str], ...] = (
    ("font_source_serif_pro", "SourceSerifPro-Regular.otf"),
    ("font_source_serif_pro", "SourceSerifPro-Semibold.otf"),
    ("font_source_serif_pro", "SourceSerifPro-Bold.otf"),
    ("font_source_serif_pro", "SourceSerifPro-It.otf"),
    ("font_source_serif_pro", "SourceSerifPro-SemiboldIt.otf"),
    ("font_source_sans_pro", "SourceSansPro-Regular.otf"),
    ("font_source_sans_pro", "SourceSansPro-Semibold.otf"),
    ("font_source_sans_pro", "SourceSansPro-Bold.otf"),
    ("font_source_sans_pro", "SourceSansPro-It.otf"),
)


@cache
def load_fonts() -> tuple[str, ...]:
    """Register the weights in use with the application, once; return the families found.

    Needs a ``QGuiApplication``. Raises ``FileNotFoundError`` when a font package is incomplete.
    """
    families: set[str] = set()
    for package, name in FONT_FILES:
        data = _folder(package).joinpath("files", name).read_bytes()
        number = QFontDatabase.addApplicationFontFromData(data)
        families.update(QFontDatabase.applicationFontFamilies(number))
    return tuple(sorted(families))


def _folder(package: str) -> Path:
    """Return where a package lies; `importlib.resources` would take longer than all the fonts."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"no package of fonts: {package}")
    return Path(spec.origin).parent


@cache
def _font(
    family: str, px: float, weight: QFont.Weight, italic: bool, spacing: float, capitals: bool
) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, round(px)))
    font.setWeight(weight)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for feature in ("tnum", "lnum"):
        font.setFeature(QFont.Tag.fromString(feature) or QFont.Tag(), 1)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    if capitals:
        font.setCapitalization(QFont.Capitalization.AllUppercase)
    return font


def serif(
    px: float,
    weight: QFont.Weight = SEMIBOLD,
    *,
    italic: bool = False,
    spacing: float = 0,
) -> QFont:
    """Return the display face at ``px`` pixels (rounded), shared: do not change it."""
    return _font(SERIF, round(px), weight, italic, spacing, False)


def sans(
    px: float,
    weight: QFont.Weight = REGULAR,
    *,
    italic: bool = False,
    spacing: float = 0,
    capitals: bool = False,
) -> QFont:
    """Return the text face at ``px`` pixels (rounded), shared: do not change it."""
    return _font(SANS, round(px), weight, italic, spacing, capitals)
