"""The two type families, loaded once from their packages, and cached fonts.

Source Serif Pro for titles, names and weighty numbers, Source Sans Pro for the rest. Figures are
always tabular and lining, hinting is off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
    """Register the weights in use with the application, once; return the family names found.

    Needs a ``QGuiApplication``. Raises ``FileNotFoundError`` if a font package is incomplete.
    """
    families: set[str] = set()
    for package, name in FONT_FILES:
        data = _folder(package).joinpath("files", name).read_bytes()
        number = QFontDatabase.addApplicationFontFromData(data)
        families.update(QFontDatabase.applicationFontFamilies(number))
    return tuple(sorted(families))


def _folder(package: str) -> Path:
    """Return a package's folder; `importlib.resources` would take longer than loading all fonts."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"no package of fonts: {package}")
    return Path(spec.origin).parent


class Enlarged(QFont):
    """A font enlarged by the text size setting; painting code may shrink it where space is
    short.
    """

    usual = 0
    """The size in pixels without enlargement."""

    def sizes(self) -> Iterator[QFont]:
        """Return this font and the smaller ones, down to the usual size."""
        yield self
        for px in range(self.pixelSize() - 1, self.usual - 1, -1):
            smaller = QFont(self)
            smaller.setPixelSize(px)
            yield smaller


def usual_size(font: QFont) -> int:
    """Return a font's size in pixels without the text size setting."""
    return font.usual if isinstance(font, Enlarged) else font.pixelSize()


def largest(font: QFont, fits: Callable[[QFont], bool]) -> QFont:
    """Return the largest size of the font that fits, from the enlarged one down to the usual
    one.
    """
    if not isinstance(font, Enlarged):
        return font
    sizes = tuple(font.sizes())
    return next((size for size in sizes if fits(size)), sizes[-1])


def resized(font: QFont, px: float) -> QFont:
    """Return a copy of a font in another size; shared fonts must not be changed."""
    copy = QFont(font)
    if isinstance(font, Enlarged) and px > font.usual:
        copy = Enlarged(font)
        copy.usual = font.usual
    copy.setPixelSize(max(1, round(px)))
    return copy


def narrowed(font: QFont, share: float) -> QFont:
    """Return a copy of a font with letters stretched to ``share`` of their width."""
    copy = QFont(font)
    copy.setStretch(int(100 * share))
    return copy


@cache
def _font(
    family: str,
    px: int,
    weight: QFont.Weight,
    italic: bool,
    spacing: float,
    capitals: bool,
    usual: int,
) -> QFont:
    if usual and usual < px:
        font: QFont = Enlarged(family)
        font.usual = usual  # type: ignore[attr-defined]
    else:
        font = QFont(family)
    font.setPixelSize(max(1, px))
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
    usual: int = 0,
) -> QFont:
    """Return the display face at ``px`` pixels (rounded). It is shared: don't change it.

    ``usual`` is its size in pixels before it was enlarged, 0 if it wasn't.
    """
    return _font(SERIF, round(px), weight, italic, spacing, False, usual)


def sans(
    px: float,
    weight: QFont.Weight = REGULAR,
    *,
    italic: bool = False,
    spacing: float = 0,
    capitals: bool = False,
    usual: int = 0,
) -> QFont:
    """Return the text face; parameters as for `serif`."""
    return _font(SANS, round(px), weight, italic, spacing, capitals, usual)
