"""`lab words`: counts habits and forbidden terms in the messages, and words on idle tables."""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from fnmatch import fnmatchcase
from functools import cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unittest.mock import patch

from stockgames.resources import resource_path

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

ABOUT: Final = """\
For developers: count what the editors of the messages watch. Habits of the English texts come
against the counts of an earlier day; each has to fall to a fifth, or has a reason. Then each word
that is not said, with the word that is. With --tables, paint the sample tables of the gallery and
count the words on each; a table at rest should have 150 at most.
"""
EXAMPLES: Final = """\
examples:
  python -m stockgames.lab words
  python -m stockgames.lab words --tables 'exchange-*'
"""
MOST: Final = 190
"""The largest number of words on a table that shows no message. At Stock Exchange thirteen shelves
say what their goods pay, which takes 60.
"""
_WORD: Final = re.compile(r"\b(?!Mio\b)[^\W\d_]{2,}")
"""A word on a table; German millions belong to their number, as in `$5M`."""
_VALUE: Final = re.compile(r"\{\s*\$\w+\s*(?:->)?|^\s*\*?\[[^\]]*\]|[{}]", re.MULTILINE)
"""The parts of a message that are not words."""


class Habit(NamedTuple):
    """A habit, with its number of occurrences before and today."""

    name: str
    was: int
    now: int
    why: str


class Finding(NamedTuple):
    """A forbidden word in a message, and the word to use instead."""

    message: str
    word: str
    instead: str


def add_words_options(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "--tables", metavar="PATTERN", help="count words on sample tables, as 'exchange-*'"
    )
    parser.add_argument("--language", default="en", choices=("en", "de"), help="of the tables")


def words(arguments: argparse.Namespace) -> int:
    """Print the counts; return 1 if a forbidden word is used."""
    for habit in habits():
        note = "" if 5 * habit.now <= habit.was else f"  {habit.why or 'more than a fifth'}"
        print(f"{habit.was:4} -> {habit.now:4}  {habit.name}{note}")
    found = [finding for language in ("en", "de") for finding in forbidden(language)]
    for finding in found:
        print(f"{finding.message}: {finding.word}, say {finding.instead}")
    if arguments.tables:
        for name, count in words_on_tables(arguments.tables, arguments.language):
            print(f"{count:4}  {name}{'  more than ' + str(MOST) if count > MOST else ''}")
    return 1 if found else 0


def habits(texts: Mapping[str, str] | None = None) -> list[Habit]:
    """Return the counts for the English messages, or for those given."""
    text = "\n".join((messages("en") if texts is None else texts).values())
    return [
        Habit(name, each["was"], len(re.findall(each["find"], text)), each.get("why", ""))
        for name, each in _watched()["habits"].items()
    ]


def forbidden(
    language: str, texts: Mapping[str, str] | None = None, *, pending: bool = True
) -> Iterator[Finding]:
    """Yield each forbidden word in the messages (or in those given).

    Without `pending`, only words that should no longer occur.
    """
    found = messages(language) if texts is None else texts
    for word, term in _watched()["terms"][language].items():
        if term.get("pending") and not pending:
            continue
        form = re.compile(rf"\b(?:{word})\b", re.IGNORECASE if language == "en" else 0)
        for message, text in found.items():
            if message not in term.get("except", {}) and (said := form.search(text)):
                yield Finding(message, said[0], term["instead"])


def messages(language: str) -> dict[str, str]:
    """Return all messages of a language, including lessons, with placeholders blanked out."""
    from stockgames.presentation.sentences.catalogue import entries

    return {
        f"{path.stem}/{message}": _VALUE.sub(" ", text)
        for path in sorted(resource_path("translations", language).rglob("*.ftl"))
        for message, text in entries(path.read_text(encoding="utf-8"))
    }


def words_on_tables(pattern: str, language: str) -> Iterator[tuple[str, int]]:
    """Yield the sample tables with matching names, and the number of words that each shows."""
    from PySide6.QtCore import QSize

    from stockgames.app.offscreen import offscreen_application, shoot, undisturbed
    from stockgames.engine import registry
    from stockgames.lab.gallery.gallery import screens
    from stockgames.ui.sentences import install_language
    from stockgames.ui.theme.appearance import apply_palette
    from stockgames.ui.theme.palette import EVENING
    from stockgames.ui.theme.pixmap_cache import STORE
    from stockgames.ui.theme.theme_context import ThemeContext

    app = offscreen_application()
    apply_palette(app, EVENING)
    install_language(app, language)
    games = tuple(f"{game}-" for game in registry.game_ids())
    for name, screen in screens():
        if name.startswith(games) and fnmatchcase(name, pattern):
            STORE.clear()
            with undisturbed(), ExitStack() as stack:
                painted = _noting(stack)
                shoot(screen, ThemeContext(EVENING), QSize(1280, 720))
            yield name, sum(len(_WORD.findall(text)) for text in painted)


def _is_covered(widget: QWidget, page: QWidget) -> bool:
    """Return whether other widgets lie over all of a widget, by a grid of points of it."""
    from PySide6.QtCore import QPoint

    if not widget.isVisible():
        return False
    for column, row in product(range(1, 8), repeat=2):
        point = QPoint(widget.width() * column // 8, widget.height() * row // 8)
        found = page.childAt(widget.mapTo(page, point))
        while found is not None and found is not widget and found is not page:
            found = found.parentWidget()
        if found is widget:
            return False
    above = page.childAt(widget.mapTo(page, widget.rect().center()))
    return above is None or not above.isAncestorOf(widget)


def _noting(stack: ExitStack) -> set[str]:
    """Return what will hold the texts of the next picture, without those on covered widgets."""
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QGraphicsView, QWidget

    from stockgames.ui.theme import text as theme_text
    from stockgames.ui.theme.pixmap_cache import STORE

    painted: set[str] = set()
    draw, outlines, grab = QPainter.drawText, theme_text._outlines, QWidget.grab

    def grabbed(page: QWidget, *part: Any) -> QPixmap:
        for covered in [each for each in page.findChildren(QWidget) if _is_covered(each, page)]:
            covered.hide()
        for view in page.findChildren(QGraphicsView):
            view.scene().update()
        STORE.clear()
        painted.clear()
        return grab(page, *part)

    def drawn(painter: QPainter, *args: Any) -> Any:
        painted.update(argument for argument in args if isinstance(argument, str))
        return draw(painter, *args)

    def outlined(rect: Any, text: str, *args: Any) -> Any:
        painted.add(text)
        return outlines(rect, text, *args)

    stack.enter_context(patch.object(QWidget, "grab", grabbed))
    stack.enter_context(patch.object(QPainter, "drawText", drawn))
    stack.enter_context(patch.object(theme_text, "_outlines", outlined))
    return painted


@cache
def _watched() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
