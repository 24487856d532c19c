"""The files of the page on a phone, as the server sends them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from stockgames.presentation.sentences.catalogue import SOURCE, catalogue, languages
from stockgames.resources import resource_path

PAGE: Final = "phone.html"
_WORDS: Final = "phones-page-"
_VALUES: Final = {name: f"{{{name}}}" for name in ("game", "name", "number")}
"""The page fills in values itself, so each sentence is said with its own places."""
_FONTS: Final = (
    ("font_source_serif_pro", "SourceSerifPro-Semibold.otf"),
    ("font_source_sans_pro", "SourceSansPro-Regular.otf"),
    ("font_source_sans_pro", "SourceSansPro-Semibold.otf"),
)
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".otf": "font/otf",
}


@cache
def page_files() -> dict[str, tuple[bytes, str]]:
    """Return all that a phone may load, with its media type, by path; `/` is the page."""
    own = (PAGE, "phone.css", "phone.js")
    found = {name: resource_path("phone", name).read_bytes() for name in own}
    for name in ("emblems.svg", "faces.svg", "courts.svg"):
        found[name] = resource_path("art", name).read_bytes()
    for package, name in _FONTS:
        found[name] = files(package).joinpath("files", name).read_bytes()
    for language in languages():
        found[f"words-{language}.json"] = json.dumps(page_words(language)).encode()
    served = {f"/{name}": (body, _TYPES[Path(name).suffix]) for name, body in found.items()}
    return {"/": served[f"/{PAGE}"], **served}


def page_words(language: str) -> dict[str, str]:
    """Return the page's sentences by their short ids, in English where one isn't translated."""
    spoken, source = catalogue(language), catalogue(SOURCE)
    ids = sorted(each for each in source.ids() if each.startswith(_WORDS))
    known = {each: spoken if each in spoken else source for each in ids}
    return {each.removeprefix(_WORDS): known[each].said(each, _VALUES) for each in ids}
