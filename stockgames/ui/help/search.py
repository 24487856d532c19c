"""Looking for words in the pages of help, however they are spelled and in whatever order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias
from unicodedata import combining, normalize

from stockgames.ui.help.passages import Passage

Marks: TypeAlias = tuple[tuple[int, int], ...]
"""Beginnings and ends of stretches of a text, in order and apart."""

_AROUND: Final = ".,;:!?\"'„“”‚‘’«»()[]…"
"""What may stand round a word without belonging to it."""
_BEFORE: Final = 34
"""Characters kept before the first word of an excerpt."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage that was looked for, on which page it stands, and the folded words it was for."""

    page: str
    passage: Passage
    words: tuple[str, ...]

    @property
    def marks(self) -> Marks:
        """Where the words stand in the text of the passage."""
        return marks_in(self.passage.text, self.words)


@dataclass(frozen=True, slots=True)
class _Entry:
    page: str
    passage: Passage
    text: str
    """Folded, as the heading is."""
    heading: str


class Index:
    """All passages of some pages, ready to be looked through."""

    def __init__(self, pages: Mapping[str, Sequence[Passage]]) -> None:
        self._entries = [
            _Entry(page, passage, fold(passage.text), fold(passage.heading))
            for page, passages in pages.items()
            for passage in passages
        ]

    def find(self, wanted: str) -> tuple[Hit, ...]:
        """Return the passages that have all words of ``wanted``, the likeliest first.

        A word may stand in the heading instead, but not all of them. No words find nothing.
        """
        words = words_of(wanted)
        ranked = [(_rank(entry, words), entry) for entry in self._entries if _has(entry, words)]
        ranked.sort(key=lambda one: one[0])
        return tuple(Hit(one.page, one.passage, words) for _, one in ranked)


def _has(entry: _Entry, words: Sequence[str]) -> bool:
    return any(word in entry.text for word in words) and all(
        word in entry.text or word in entry.heading for word in words
    )


def _rank(entry: _Entry, words: Sequence[str]) -> int:
    """Return 0 for headings, 1 where each word begins one, 2 where one stands inside another."""
    begun = all(_begins_a_word(word, entry.text) for word in words)
    return (0 if entry.passage.is_heading else 1) if begun else 2


def _begins_a_word(word: str, text: str) -> bool:
    place = text.find(word)
    while place > 0 and text[place - 1].isalnum():
        place = text.find(word, place + 1)
    return place >= 0


def words_of(wanted: str) -> tuple[str, ...]:
    """Return the words of what somebody typed, folded, each once."""
    words = (word.strip(_AROUND) or word for word in fold(wanted).split())
    return tuple(dict.fromkeys(words))


def fold(text: str) -> str:
    """Return ``text`` in small letters, without accents, ``ß`` as ``ss``."""
    return "".join(_folded(letter) for letter in text)


def _folded(letter: str) -> str:
    parts = normalize("NFKD", letter.replace("’", "'").casefold())
    return "".join(part for part in parts if not combining(part))


def marks_in(text: str, words: Sequence[str]) -> Marks:
    """Return where the folded ``words`` stand in ``text``; what touches is one stretch."""
    places = [place for place, letter in enumerate(text) for _ in _folded(letter)]
    folded = fold(text)
    marked: set[int] = set()
    for word in words:
        start = folded.find(word)
        while start >= 0:
            marked.update(places[start : start + len(word)])
            start = folded.find(word, start + 1)
    return _stretches(sorted(marked))


def _stretches(places: Sequence[int]) -> Marks:
    found: list[tuple[int, int]] = []
    for place in places:
        if found and found[-1][1] == place:
            found[-1] = (found[-1][0], place + 1)
        else:
            found.append((place, place + 1))
    return tuple(found)


def excerpt(text: str, marks: Marks) -> tuple[str, Marks]:
    """Return ``text`` from a little before the first mark on, and where the marks are then."""
    start = marks[0][0] - _BEFORE if marks else 0
    if start <= 0:
        return text, marks
    start = text.find(" ", start, marks[0][0]) + 1 or marks[0][0]
    by = 1 - start
    return "…" + text[start:], tuple((begin + by, end + by) for begin, end in marks)
