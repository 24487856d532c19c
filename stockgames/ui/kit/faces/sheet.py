"""What `resources/art/faces.json` holds: faces, crest colours, and the people made of parts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from PySide6.QtGui import QColor

from stockgames.evenings.person import Portrait
from stockgames.resources import resource_path
from stockgames.ui.kit.drawings import Shape, drawing, names_of

SHEET: Final = "faces"
KINDS: Final = ("hair", "hat", "beard", "collar", "dress", "specs", "ear", "trifle", "sign")
"""The fields of a portrait whose parts are pictures of the sheet, each called ``kind-name``."""


@cache
def faces_file() -> Mapping[str, Any]:
    """Return the file as it stands."""
    text = resource_path("art", f"{SHEET}.json").read_text("utf-8")
    found: Mapping[str, Any] = json.loads(text)
    return found


@cache
def names(kind: str) -> tuple[str, ...]:
    """Return the names that a field of a portrait can have, beside none."""
    match kind:
        case "face":
            return tuple(faces_file()["faces"])
        case "colour":
            return tuple(faces_file()["colours"])
    parts = (part.split("-") for part in names_of(SHEET))
    return tuple(part[1] for part in parts if part[0] == kind and len(part) == 2)


@cache
def part(name: str) -> tuple[Shape, ...]:
    """Return the shapes of a part; none for a part that the sheet does not have."""
    return drawing(SHEET, name) if name in names_of(SHEET) else ()


@cache
def crest_colour(name: str) -> QColor | None:
    """Return a crest's colour, None for a name that is not known."""
    found = faces_file()["colours"].get(name)
    return None if found is None else QColor(found)


@cache
def founders() -> Mapping[str, Portrait]:
    """Return the signers of 1792 by the id of their card."""
    return {key: _portrait(values) for key, values in faces_file()["founders"].items()}


@cache
def house() -> Mapping[str, Portrait]:
    """Return the bots of the house by name."""
    return {key: _portrait(values) for key, values in faces_file()["house"].items()}


@cache
def choices() -> tuple[Portrait, ...]:
    """Return the portraits that anybody can choose."""
    return tuple(_portrait(values) for values in faces_file()["choices"])


def _portrait(values: Mapping[str, Any]) -> Portrait:
    words = dict(values)
    partner = words.pop("partner", None)
    return Portrait(**words, partner=_portrait(partner) if partner else None)
