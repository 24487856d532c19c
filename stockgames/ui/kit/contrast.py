"""Both themes once more, for whoever needs strong contrast: few colours, plain grounds."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtGui import QColor

from stockgames.ui.kit.palette import DAYLIGHT, EVENING, Theme

_GROUNDS: Final = (
    *("cloth_lamp", "cloth_middle", "cloth_edge", "panel_top", "panel_bottom", "bar_top"),
    *("bar_bottom", "face", "plate_top", "plate_bottom", "off_top", "off_bottom"),
)
_SHEET: Final = {
    **dict.fromkeys(("paper_light", "paper_dark"), "#FFFFFF"),
    "ink": "#000000",
    "quiet_ink": "#2A2A2A",
}


def _plain(theme: Theme, ground: str, wood: str, **colours: str) -> Theme:
    """Return a theme on one ground and one wood; `colours` are the other ones by their roles."""
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
"""The strong theme for each usual one, by the usual one's name."""
