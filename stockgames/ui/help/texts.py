"""The help pages: one Markdown file per topic and language, with anchors to link to."""

from __future__ import annotations

import re
from dataclasses import dataclass

from stockgames.engine import registry
from stockgames.resources import resource_path

_HEADING = re.compile(
    r"^(?P<marks>#{1,4}) (?P<text>.+?)(?: \{#(?P<anchor>[\w-]+)\})?$", re.MULTILINE
)
_RULING = re.compile(r"^([A-Z]\d+) · ")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a page; ``anchor`` is a ruling's id, a name given in the file, or a number."""

    level: int
    text: str
    anchor: str


@dataclass(frozen=True, slots=True)
class HelpText:
    """A page as plain Markdown, and its headings in order."""

    markdown: str
    headings: tuple[Heading, ...]

    @property
    def anchors(self) -> frozenset[str]:
        return frozenset(heading.anchor for heading in self.headings)


def read_markdown(source: str) -> HelpText:
    """Parse a page; a heading may name its anchor: ``## Alone {#alone}``.

    A heading that starts with a ruling's id, as in ``### N5 · Stock swap``, has that as its anchor.
    """
    headings: list[Heading] = []

    def keep(match: re.Match[str]) -> str:
        text = match["text"]
        ruling = _RULING.match(text)
        anchor = match["anchor"] or (ruling[1] if ruling else f"part-{len(headings)}")
        headings.append(Heading(len(match["marks"]), text, anchor))
        return f"{match['marks']} {text}"

    return HelpText(_HEADING.sub(keep, source), tuple(headings))


def has_rules(game_id: str) -> bool:
    return registry.has_file(game_id, "rules", f"{game_id}.en.md")


def rules_text(game_id: str, language: str) -> HelpText:
    """Return the rules of a game in ``language``; raise ``FileNotFoundError`` if there are none."""
    try:
        text = registry.text(game_id, "rules", f"{game_id}.{language}.md")
    except FileNotFoundError:
        text = registry.text(game_id, "rules", f"{game_id}.en.md")
    return read_markdown(text)


def help_text(name: str, language: str) -> HelpText:
    """Return the page `resources/help/NAME`, such as `fairness`."""
    return read_markdown(_source("help", name, language))


def about_text(language: str, **values: str) -> HelpText:
    """Return the page about the project, with ``values`` (version, qt, python, ladders) filled in.

    ``ladders`` is a table of the bots' ratings. The last chapter is for programmers.
    """
    about = _source("help", "about", language).format(**values)
    chapter = re.sub("^#", "##", _source("help", "programmers", language), flags=re.MULTILINE)
    return read_markdown(f"{about}\n{chapter}")


def _source(folder: str, name: str, language: str) -> str:
    """Return a page in ``language``, or in English if it isn't translated."""
    try:
        path = resource_path(folder, f"{name}.{language}.md")
    except FileNotFoundError:
        path = resource_path(folder, f"{name}.en.md")
    return path.read_text(encoding="utf-8")
