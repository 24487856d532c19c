"""The sentences of a language, read from its folder of Fluent files.

Developers have a pseudo language: English with marks on its letters, 40 % longer. `Take a chip.`
becomes `[Ťàķë à çĥïp. ~~~~~]`. On screen, text without marks is hard-coded, a sentence without its
closing bracket is cut off, and one with a bracket in the middle is put together from parts. It has
no files: every sentence is made from the English one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from pathlib import Path
from typing import Final

from stockgames.engine import registry
from stockgames.engine.errors import PluginError
from stockgames.presentation.sentences.pattern import (
    Pattern,
    Place,
    Value,
    Variants,
    filled,
    read_pattern,
)
from stockgames.resources import resource_path, resource_roots

PSEUDO: Final = "pseudo"
_LONGER: Final = 0.4
_MARKED: Final = str.maketrans(
    "AaBbCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz",
    "ÀàƁƀÇçĎďËëĞğĤĥÏïĴĵĶķĻļÑñÖöŘřŠšŤťÛûŴŵÝýŽž",
)
_FILLER: Final = "~"
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_DATE_FORM: Final = re.compile(r"-form(?:-|$)")
"""Matches the id of a sentence that is a date format instead of text."""


def is_left_alone(sentence: str, text: str) -> bool:
    """Return whether a sentence stays unchanged: a date format, or a text without words such
    as `,`.
    """
    words = re.sub(r"\{\s*\$\w+", "", text)
    return _DATE_FORM.search(sentence) is not None or _WORD.search(words) is None


def strange(pattern: Pattern) -> Pattern:
    """Return a sentence in marked letters, between brackets, and longer."""
    filler = _FILLER * round(_LONGER * _length(pattern))
    return ("[", *_marked(pattern), f" {filler}]" if filler else "]")


def _marked(pattern: Pattern) -> Pattern:
    return tuple(_marked_part(part) for part in pattern)


def _marked_part(part: str | Place | Variants) -> str | Place | Variants:
    if isinstance(part, str):
        return part.translate(_MARKED)
    if isinstance(part, Place):
        return part
    patterns = {key: _marked(pattern) for key, pattern in part.patterns.items()}
    return Variants(part.name, patterns, part.default)


def _length(pattern: Pattern) -> int:
    return sum(
        len(part)
        if isinstance(part, str)
        else max(map(_length, part.patterns.values()))
        if isinstance(part, Variants)
        else 0
        for part in pattern
    )


SOURCE: Final = "en"
"""The language that has every sentence, the fallback for the others."""
MINUS: Final = "\N{MINUS SIGN}"
_TENTH: Final = Decimal("0.1")
_ENTRY: Final = re.compile(
    r"(?P<id>[a-z][a-z0-9-]*) = ?(?P<text>.*(?:\n(?:[ }].*|(?=\n)))*)|#.*|(?=\n|\Z)", re.ASCII
)
"""A sentence with its continuation lines, a comment, or an empty line."""
_SHORT_FORM: Final = re.compile(r"\n +\.short = ?(?=\S|\n)")
"""The start of a sentence's short form, an attribute; it must be the last."""


class Catalogue:
    """The sentences of one language by id, each parsed when it is first used."""

    def __init__(self, texts: dict[str, str], language: str) -> None:
        self.language = language
        self.texts = texts
        self._patterns: dict[str, Pattern] = {}

    def add(self, other: Catalogue) -> None:
        """Add the sentences of another catalogue."""
        self.texts.update(other.texts)

    def parse(self) -> None:
        """Parse all sentences; raises ``ValueError`` for a syntax error, naming the sentence."""
        for sentence, text in self.texts.items():
            try:
                read_pattern(text)
            except ValueError as error:
                raise ValueError(f"{sentence}: {error}") from None

    def ids(self) -> frozenset[str]:
        """Return the ids of all sentences."""
        return frozenset(self.texts)

    def __contains__(self, sentence: str) -> bool:
        return sentence in self.texts

    def pattern(self, sentence: str) -> Pattern:
        """Return a sentence; raises ``KeyError`` if there is none with that id."""
        return self._patterns.get(sentence) or self._read(sentence)

    def said(self, sentence: str, values: Mapping[str, Value]) -> str:
        """Return a sentence filled with values; raises ``KeyError`` if it or a value is missing."""
        pattern = self._patterns.get(sentence) or self._read(sentence)
        return filled(pattern, values, self.number)

    def number(self, value: int) -> str:
        """Return a whole number in the language's format: `1,560`, or `−1.560`."""
        return f"{MINUS if value < 0 else ''}{self._marked(f'{abs(value):,}')}"

    def decimal(self, value: float) -> str:
        """Return a number with one decimal: `1,234.5`, or `-1.234,5`."""
        return self._marked(f"{Decimal(value).quantize(_TENTH, ROUND_HALF_UP):,}")

    def _marked(self, figures: str) -> str:
        """Return figures such as `1,234.5` with the separators of the language."""
        if "," not in figures and "." not in figures:
            return figures
        marks = {ord(","): self._mark("language-thousands"), ord("."): self.decimal_mark}
        return figures.translate(marks)

    @property
    def decimal_mark(self) -> str:
        """The decimal separator."""
        return self._mark("language-decimal")

    def _mark(self, sentence: str) -> str:
        return (self if sentence in self else catalogue(SOURCE)).said(sentence, {})

    def _read(self, sentence: str) -> Pattern:
        text = self.texts[sentence]
        pattern = read_pattern(text)
        if self.language == PSEUDO and not is_left_alone(sentence, text):
            pattern = strange(pattern)
        self._patterns[sentence] = pattern
        return pattern


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield id and text of each sentence of a file; raises ``ValueError`` for anything else.

    A short form comes after its sentence, as `id.short`.
    """
    at = 0
    while at <= len(text):
        found = _ENTRY.match(text, at)
        if found is None:
            raise ValueError(f"no sentence, comment or empty line: {text[at:].splitlines()[0]}")
        if found["id"]:
            usual, *short = _SHORT_FORM.split(found["text"], maxsplit=1)
            yield found["id"], usual
            for form in short:
                yield f"{found['id']}.short", form
        at = found.end() + 1


def read_catalogue(folder: Path, language: str) -> Catalogue:
    """Return the sentences of all files of a folder.

    Raises ``ValueError`` for a syntax error or a duplicate id.
    """
    return read_files(sorted(folder.glob("*.ftl")), language)


def read_files(paths: Iterable[Path], language: str) -> Catalogue:
    """Return the sentences of some files of a language; raises ``ValueError`` as
    `read_catalogue`.
    """
    texts: dict[str, str] = {}
    for path in paths:
        _add(texts, path.read_text(encoding="utf-8"), path.name)
    return Catalogue(texts, language)


def read_text(text: str, name: str, language: str) -> Catalogue:
    """Return the sentences of a file's text; raises ``ValueError`` as `read_catalogue`."""
    texts: dict[str, str] = {}
    _add(texts, text, name)
    return Catalogue(texts, language)


def _add(texts: dict[str, str], text: str, name: str) -> None:
    for sentence, words in entries(text):
        if sentence in texts:
            raise ValueError(f"{name}: {sentence} stands twice")
        texts[sentence] = words


@cache
def catalogue(language: str) -> Catalogue:
    """Return the sentences of a supported language, those of installed games included; raises
    ``FileNotFoundError`` for others.
    """
    found = read_catalogue(resource_path("translations", folder_of(language)), language)
    origin = dict.fromkeys(found.ids(), "stockgames")
    installed = [game for game in registry.plugins().values() if not game.is_own]
    if installed and found.language != SOURCE:
        catalogue(SOURCE)  # which games have sentences is known by those in English
    for game in installed:
        _merge(found, game, origin)
    return found


def _merge(found: Catalogue, game: registry.GamePlugin, origin: dict[str, str]) -> None:
    """Add a game's sentences; without those in English it is left out."""
    name = f"{game.id}.ftl"
    package = game.package or game.home
    try:
        with registry.blaming(game.id, FileNotFoundError):
            text = registry.text(game.id, "translations", folder_of(found.language), name)
            own = read_text(text, name, found.language)
            own.parse()
            for sentence in sorted(own.ids() & origin.keys()):
                raise ValueError(f"{name}: {sentence} is a sentence of {origin[sentence]}, too")
    except FileNotFoundError:
        return
    except PluginError as error:
        if found.language == SOURCE:
            registry.refuse(game.id, error)
        else:
            registry.complain(error)
    else:
        found.add(own)
        origin.update(dict.fromkeys(own.ids(), package))


@cache
def languages() -> dict[str, str]:
    """Return the languages that have a folder, by code, each in its own name; English is first.

    A folder is a language if it has a `language.ftl` with the sentence `language-name`.
    """
    found: dict[str, str] = {}
    folders = (root / "translations" for root in resource_roots())
    for path in sorted(path for folder in folders for path in folder.glob("*/language.ftl")):
        code = path.parent.name
        name = read_files([path], code).pattern("language-name")
        found.setdefault(code, "".join(part for part in name if isinstance(part, str)))
    return {SOURCE: found.pop(SOURCE), **found}


def folder_of(language: str) -> str:
    """Return the folder name of a language: its code; English for the pseudo language."""
    return SOURCE if language == PSEUDO else language
