"""The files of the page on a phone, as the server sends them by their names."""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from stockgames.presentation.sentences.catalogue import SOURCE, catalogue, languages
from stockgames.resources import resource_path

PAGE: Final = "phone.html"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""The Content-Security-Policy of every answer."""
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


class PageFile(NamedTuple):
    """A file with its Content-Type."""

    content_type: str
    body: bytes


@cache
def page_files() -> dict[str, PageFile]:
    """Return all that a phone may load, by name; `PAGE` is the page itself."""
    own = (PAGE, "phone.css", "phone.js")
    found = {name: resource_path("phone", name).read_bytes() for name in own}
    found["emblems.svg"] = resource_path("art", "emblems.svg").read_bytes()
    for package, name in _FONTS:
        spec = find_spec(package)
        if spec is not None and spec.origin is not None:
            found[name] = Path(spec.origin).with_name("files").joinpath(name).read_bytes()
    for language in languages():
        found[f"words-{language}.json"] = json.dumps(page_words(language)).encode()
    return {name: PageFile(_TYPES[Path(name).suffix], body) for name, body in found.items()}


def page_words(language: str) -> dict[str, str]:
    """Return the page's sentences by their short ids, in English where one isn't translated."""
    spoken, source = catalogue(language), catalogue(SOURCE)
    ids = sorted(each for each in source.ids() if each.startswith(_WORDS))
    known = {each: spoken if each in spoken else source for each in ids}
    return {each.removeprefix(_WORDS): known[each].said(each, _VALUES) for each in ids}
