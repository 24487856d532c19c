"""Colours: both themes in usual and high contrast, sectors, securities, goods, suits, mixing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtGui import QColor

if TYPE_CHECKING:
    from stockgames.presentation.story import Badge

INK: Final = QColor("#231D15")
"""The text colour on paper, in any theme."""
QUIET_INK: Final = QColor("#5A4A2C")
"""The colour of secondary text on paper."""
OXBLOOD: Final = QColor("#7B1E22")
"""The colour of sums, seals and emphasis on paper, and of leather and wax."""
_GREY: Final = 0.12
"""A colour of lower saturation counts as grey, without a hue to preserve."""


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """Return ``first`` with ``share`` (0 to 1) of ``second``, opaque."""
    return QColor(
        round(first.red() + (second.red() - first.red()) * share),
        round(first.green() + (second.green() - first.green()) * share),
        round(first.blue() + (second.blue() - first.blue()) * share),
    )


def lighter(colour: QColor, share: float = 0.2) -> QColor:
    """Return ``colour`` mixed with ``share`` of white."""
    return mix(colour, QColor(255, 255, 255), share)


def darker(colour: QColor, share: float = 0.25) -> QColor:
    """Return ``colour`` mixed with ``share`` of black."""
    return mix(colour, QColor(0, 0, 0), share)


def lit(colour: QColor, share: float) -> QColor:
    """Return ``colour`` brighter by ``share`` of what its value (HSV) lacks; saturation stays."""
    value = colour.valueF() + (1 - colour.valueF()) * share
    return QColor.fromHsvF(colour.hsvHueF(), colour.hsvSaturationF(), value)


def luminous(colour: QColor) -> QColor:
    """Return ``colour`` light enough for a line on a dark panel, without losing saturation."""
    strength = colour.hslSaturationF()
    if strength > _GREY:
        strength = max(strength, 0.62)
    hue = max(0.0, colour.hslHueF())
    light = QColor.fromHslF(hue, strength, 0.7)
    seen = 0.3 * light.redF() + 0.59 * light.greenF() + 0.11 * light.blueF()
    return QColor.fromHslF(hue, strength, 0.7 + 0.7 * max(0.0, 0.66 - seen))


def dimming(theme: Theme) -> QColor:
    """Return the colour that covers the table while a sheet is open."""
    return QColor(4, 14, 11, 150) if theme.is_dark else QColor(60, 44, 20, 90)


def with_alpha(colour: QColor, alpha: int) -> QColor:
    """Return a copy of ``colour`` with ``alpha`` (0 to 255)."""
    copy = QColor(colour)
    copy.setAlpha(alpha)
    return copy


class Theme(NamedTuple):
    """One theme. Every colour of a surface, a text or a state comes from here.

    ``text`` and ``quiet_text`` are for cloth and panels, ``ink`` and ``quiet_ink`` for paper and
    ``tray_text`` for wood. ``shadow_alpha`` is the shadow strength of an object at rest.
    """

    name: str
    is_dark: bool
    cloth_spotlight: QColor
    cloth_middle: QColor
    cloth_edge: QColor
    panel_top: QColor
    panel_bottom: QColor
    text: QColor
    quiet_text: QColor
    accent: QColor
    accent_text: QColor
    heading: QColor
    line: QColor
    brass_light: QColor
    brass_dark: QColor
    paper_light: QColor
    paper_dark: QColor
    ink: QColor
    quiet_ink: QColor
    warning: QColor
    good: QColor
    focus: QColor
    tray_top: QColor
    tray_bottom: QColor
    tray_text: QColor
    wood_top: QColor
    wood_bottom: QColor
    bar_top: QColor
    bar_bottom: QColor
    face: QColor
    face_over: QColor
    plate_top: QColor
    plate_bottom: QColor
    off_top: QColor
    off_bottom: QColor
    off_text: QColor
    off_quiet_text: QColor
    glow: QColor
    shadow: QColor
    shadow_alpha: int
    is_plain: bool = False
    """Whether cloth and panels are of one colour, without weave, light and shade."""


EVENING = Theme(
    name="evening",
    is_dark=True,
    cloth_spotlight=QColor("#17473A"),
    cloth_middle=QColor("#0F3128"),
    cloth_edge=QColor("#061712"),
    panel_top=QColor("#103229"),
    panel_bottom=QColor("#081E17"),
    text=QColor("#F3EAD3"),
    quiet_text=QColor("#B4C0AC"),
    accent=QColor("#D2AC5C"),
    accent_text=QColor("#1D160A"),
    heading=QColor("#F0DCA4"),
    line=QColor("#C9A456"),
    brass_light=QColor("#F0DCA4"),
    brass_dark=QColor("#7A5C24"),
    paper_light=QColor("#F3EAD3"),
    paper_dark=QColor("#E2D3B0"),
    ink=QColor("#231D15"),
    quiet_ink=QColor("#6A583B"),
    warning=QColor("#F0A07E"),
    good=QColor("#A9CF9A"),
    focus=QColor("#FFE9A8"),
    tray_top=QColor("#4A3220"),
    tray_bottom=QColor("#27180D"),
    tray_text=QColor("#EBD9AE"),
    wood_top=QColor("#4A3220"),
    wood_bottom=QColor("#27180D"),
    bar_top=QColor("#123529"),
    bar_bottom=QColor("#0A231B"),
    face=QColor("#14402F"),
    face_over=QColor("#27503F"),
    plate_top=QColor("#16402F"),
    plate_bottom=QColor("#0D2A20"),
    off_top=QColor("#1A2B25"),
    off_bottom=QColor("#12201B"),
    off_text=QColor("#C3CCC0"),
    off_quiet_text=QColor("#AEB9AB"),
    glow=QColor("#FFD98A"),
    shadow=QColor("#000000"),
    shadow_alpha=120,
)

DAYLIGHT = Theme(
    name="daylight",
    is_dark=False,
    cloth_spotlight=QColor("#EFE7D5"),
    cloth_middle=QColor("#E4D9C1"),
    cloth_edge=QColor("#C9BB9A"),
    panel_top=QColor("#FDF9EF"),
    panel_bottom=QColor("#F5EDDB"),
    text=QColor("#1F2B35"),
    quiet_text=QColor("#484C50"),
    accent=QColor("#7B1E22"),
    accent_text=QColor("#FFF6E6"),
    heading=QColor("#7B1E22"),
    line=QColor("#A8853C"),
    brass_light=QColor("#D9BE7C"),
    brass_dark=QColor("#6B5118"),
    paper_light=QColor("#FBF6EA"),
    paper_dark=QColor("#EADFC6"),
    ink=QColor("#1F2B35"),
    quiet_ink=QColor("#5E5A4E"),
    warning=QColor("#9A2A20"),
    good=QColor("#2F6A3C"),
    focus=QColor("#14507E"),
    tray_top=QColor("#7B2328"),
    tray_bottom=QColor("#5A1519"),
    tray_text=QColor("#F6E6C4"),
    wood_top=QColor("#7C562E"),
    wood_bottom=QColor("#5E3E1E"),
    bar_top=QColor("#FDF9EF"),
    bar_bottom=QColor("#F0E7D3"),
    face=QColor("#FFFCF3"),
    face_over=QColor("#FFF3DC"),
    plate_top=QColor("#FFFDF5"),
    plate_bottom=QColor("#F3EAD6"),
    off_top=QColor("#DED5C2"),
    off_bottom=QColor("#D2C7B0"),
    off_text=QColor("#4A4538"),
    off_quiet_text=QColor("#4F4A3C"),
    glow=QColor("#C98A2A"),
    shadow=QColor("#281A08"),
    shadow_alpha=70,
)

THEMES: Mapping[str, Theme] = MappingProxyType({t.name: t for t in (EVENING, DAYLIGHT)})


class Mark(NamedTuple):
    """What identifies a kind without colour alone: its letter, its emblem and its colour."""

    letter: str
    emblem: str
    colour: QColor


def _marks(*rows: tuple[str, str, str]) -> Mapping[str, Mark]:
    return MappingProxyType({key: Mark(key, emblem, QColor(hue)) for key, emblem, hue in rows})


SECTORS = _marks(
    ("B", "flask", "#2E6199"),
    ("K", "circuit", "#2C2D33"),
    ("R", "derrick", "#AC3A30"),
    ("G", "wheat", "#3F7D4A"),
)
SECURITIES = _marks(
    ("BK", "portico", "#28527F"),
    ("IN", "umbrella", "#8A5A12"),
    ("BD", "seal", "#7B1E22"),
)
COMPANIES = _marks(
    ("A", "anchor", "#28527F"),
    ("B", "bell", "#7B5A1E"),
    ("C", "crown", "#7B1E22"),
    ("D", "dial", "#3A4148"),
    ("E", "elm", "#2F6A45"),
    ("F", "flame", "#A5501E"),
    ("G", "gear", "#5A4A7A"),
    ("H", "hive", "#8A6A12"),
)
GOODS = _marks(
    ("book", "book", "#6B4A86"),
    ("coal", "coal", "#3A3A3E"),
    ("diamond", "gem", "#4C8FB0"),
    ("emerald", "emerald", "#2F7D5B"),
    ("gold", "gold", "#B98A1E"),
    ("iron", "iron", "#5F6A73"),
    ("magnet", "magnet", "#B03A33"),
    ("meteor", "meteor", "#A65A24"),
    ("mushroom", "mushroom", "#A4705A"),
    ("oil", "oil", "#4B3F36"),
    ("prize", "prize", "#7B1E22"),
    ("silver", "silver", "#8A93A0"),
    ("water", "water", "#2E6199"),
)


class Suit(NamedTuple):
    """A suit of the pack with its emblem and its colour in a two- and a four-colour pack."""

    letter: str
    emblem: str
    two: QColor
    four: QColor

    def colour(self, four_colours: bool) -> QColor:
        """Return the colour in a two- or a four-colour pack."""
        return self.four if four_colours else self.two


SUITS: Mapping[str, Suit] = MappingProxyType(
    {
        "S": Suit("S", "spade", QColor("#1E1F26"), QColor("#1E1F26")),
        "H": Suit("H", "heart", QColor("#A82A2A"), QColor("#A82A2A")),
        "D": Suit("D", "diamond", QColor("#A82A2A"), QColor("#1F5FA0")),
        "C": Suit("C", "club", QColor("#1E1F26"), QColor("#1E6B3C")),
    }
)


_MARKS: Final = {
    **{mark.emblem: mark for marks in (SECTORS, SECURITIES, COMPANIES) for mark in marks.values()},
    **{suit.emblem: Mark(suit.letter, suit.emblem, suit.two) for suit in SUITS.values()},
    "cards": Mark("", "cards", QColor("#6E1C21")),
}


def mark_of(badge: Badge) -> Mark:
    """Return a badge with its colour, which is that of ink for an unknown emblem."""
    return _MARKS.get(badge.emblem, Mark(*badge, INK))


_GROUNDS: Final = (
    *("cloth_spotlight", "cloth_middle", "cloth_edge", "panel_top", "panel_bottom", "bar_top"),
    *("bar_bottom", "face", "plate_top", "plate_bottom", "off_top", "off_bottom"),
)
_SHEET: Final = {
    **dict.fromkeys(("paper_light", "paper_dark"), "#FFFFFF"),
    "ink": "#000000",
    "quiet_ink": "#2A2A2A",
}


def _plain(theme: Theme, ground: str, wood: str, **colours: str) -> Theme:
    """Return the high-contrast variant of a theme: one ground, one wood, `colours` for other
    roles.
    """
    woods = ("tray_top", "tray_bottom", "wood_top", "wood_bottom")
    every = dict.fromkeys(_GROUNDS, ground) | dict.fromkeys(woods, wood) | _SHEET | colours
    chosen: dict[str, Any] = {role: QColor(colour) for role, colour in every.items()}
    return theme._replace(name=f"{theme.name}-contrast", is_plain=True, **chosen)


_DARK: Final = _plain(
    EVENING,
    ground="#000000",
    wood="#1C1208",
    text="#FFFFFF",
    quiet_text="#F0F0F0",
    accent="#FFD75E",
    accent_text="#000000",
    heading="#FFE48A",
    line="#FFFFFF",
    warning="#FFC2A8",
    good="#B6F5A0",
    focus="#00F0FF",
    tray_text="#FFFFFF",
    face_over="#33332B",
    off_text="#E2E2E2",
    off_quiet_text="#D6D6D6",
    glow="#FFF0A0",
)
_LIGHT: Final = _plain(
    DAYLIGHT,
    ground="#FFFFFF",
    wood="#4A0A0E",
    text="#000000",
    quiet_text="#1E1E1E",
    accent="#6A0006",
    accent_text="#FFFFFF",
    heading="#6A0006",
    line="#000000",
    warning="#8A0E00",
    good="#004A12",
    focus="#0036C8",
    tray_text="#FFFFFF",
    face_over="#FFF0C0",
    off_text="#1E1E1E",
    off_quiet_text="#262626",
    glow="#8A4A00",
)
CONTRASTS: Final[Mapping[str, Theme]] = MappingProxyType(
    {EVENING.name: _DARK, DAYLIGHT.name: _LIGHT}
)
"""The high-contrast theme for each usual one, by the usual one's name."""
