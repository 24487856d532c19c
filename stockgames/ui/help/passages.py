"""The passages of a page of help, as plain text: what a search looks through, and leads to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from stockgames.ui.help.texts import HelpText

_FENCE = "```"
_HEADING = re.compile(r"#{1,4} ")
_PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)$")
"""A picture that stands alone: there is nothing in it to be found."""
_ITEM = re.compile(r"^(?:[-*]|\d+\.) ")
_RULE_OF_TABLE = re.compile(r"\|[-:| ]+\|?$")
_CELL_END = re.compile(r"(?<!\\)\|")
_INLINE = (
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"`([^`]*)`"), r"\1"),
    (re.compile(r"\*\*(.+?)\*\*"), r"\1"),
    (re.compile(r"(?<!\w)\*(.+?)\*(?!\w)"), r"\1"),
    (re.compile(r"\\([\\`*_{}\[\]()#+.!|-])"), r"\1"),
)


@dataclass(frozen=True, slots=True)
class Passage:
    """A heading, a paragraph, an item of a list, a row of a table or a line of code.

    ``first`` and ``heading_at`` count the parts of the page that hold text, from 0: each cell of a
    row is one such part, everything else is one as a whole.
    """

    parts: tuple[str, ...]
    heading: str
    first: int
    heading_at: int

    @property
    def text(self) -> str:
        """The whole of it in one line."""
        return " · ".join(self.parts)

    @property
    def is_heading(self) -> bool:
        """Whether this is what stands above others."""
        return self.first == self.heading_at


def passages_of(page: HelpText) -> tuple[Passage, ...]:
    """Return everything that can be read on ``page``, in order."""
    found: list[Passage] = []
    heading, heading_at, count = "", -1, 0
    for parts, is_heading in _pieces(page.markdown):
        if is_heading:
            heading, heading_at = parts[0], count
        found.append(Passage(parts, heading, count, heading_at))
        count += len(parts)
    return tuple(found)


def _pieces(markdown: str) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Yield the parts of each passage, and whether it is a heading."""
    paragraph: list[str] = []
    is_code = False
    for line in [*markdown.splitlines(), ""]:
        fence = line.startswith(_FENCE)
        if paragraph and (fence or _begins_anew(line)):
            yield (_plain(" ".join(paragraph)),), False
            paragraph = []
        if fence:
            is_code = not is_code
        elif is_code:
            yield from [((line,), False)] if line.strip() else []
        elif _stands_alone(line):
            yield from _alone(line)
        elif line.strip() and not _PICTURE.match(line):
            paragraph.append(_ITEM.sub("", line.strip(), count=1))


def _begins_anew(line: str) -> bool:
    return not line.strip() or _stands_alone(line) or bool(_ITEM.match(line))


def _stands_alone(line: str) -> bool:
    return line.startswith("|") or bool(_HEADING.match(line))


def _alone(line: str) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Yield a heading or a row of a table; nothing for the rule under its head."""
    if not line.startswith("|"):
        yield (_plain(_HEADING.sub("", line, count=1)),), True
    elif not _RULE_OF_TABLE.match(line):
        cells = (_plain(cell) for cell in _CELL_END.split(line.strip().strip("|")))
        parts = tuple(cell for cell in cells if cell)
        if parts:
            yield parts, False


def _plain(text: str) -> str:
    for marked, shown in _INLINE:
        text = marked.sub(shown, text)
    return " ".join(text.split())
