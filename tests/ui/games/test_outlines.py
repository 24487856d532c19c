"""Everything that the gallery's tables paint is in their outlines, for all games.

Screen readers find each thing by its name, at the place where it is painted.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.lab.gallery.gallery import positions_of
from stockgames.presentation.outline import Node, walk
from stockgames.ui.table.board import HotSpot
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import A11yProxy
from tests.ui.finding import child
from tests.ui.heard import faults, somebody_listens, tree
from tests.ui.painted_texts import painted_on
from tests.ui.table.seating import OPENED, clear_away

SIZE = QSize(1920, 1080)
LEAST = 0.98
"""The minimum share of painted texts that an outline must contain."""
DECIDES = " (to decide now)"
LEFT_OUT = tomllib.loads((Path(__file__).parent / "painted_only.toml").read_text("utf-8"))

PAINTED = {
    "nyse": r"market(/pit)?|seat-\d/chips|supply/\w+|own/hand",
    "portfolio": r"market/(prices|stock)|offer|sheet(/coming|/now)?",
    "exchange": (
        r"market/(banks|bonds|insurance|joint|opening)|own/(hand|foresight|sleeves/lobbyist)"
        r"|seat-\d/cash"
    ),
    "stock-exchange": (
        r"audit/(companies|pay|place-\d|places|seat-\d)|own/(arrived|garnets|shares|stock-.*)"
        r"|envelope/\w+"
    ),
}
"""The parts of an outline of which every word is painted, too."""


def words(text: str) -> frozenset[str]:
    """Return the numbers and the words of a text."""
    return frozenset(re.findall(r"\d+|[^\W\d]+", text.lower()))


def positions(game_id: str, look: ThemeContext, step: int = 1) -> Iterator[tuple[str, TablePage]]:
    """Yield the positions of the gallery, or every ``step``-th one."""

    def show(page: TablePage) -> None:
        page.resize(SIZE)
        page.setUpdatesEnabled(False)  # painted once, when all texts are recorded
        page.show()

    module: Any = positions_of(game_id)
    for name in list(module.POSITIONS)[::step]:
        page = module.open_position(name, look, show)
        OPENED.append(page)
        QCoreApplication.processEvents()
        page.setUpdatesEnabled(True)
        yield name, page
        clear_away()


def heard(game_id: str, look: ThemeContext, step: int = 1) -> Iterator[tuple[str, TablePage]]:
    """Yield the positions while a screen reader is active."""
    with somebody_listens():
        yield from positions(game_id, look, step)


def unheard(page: TablePage) -> Iterator[str]:
    """Yield what is in the board's outline but not accessible on the board."""
    found = {(one.name, one.value.removesuffix(DECIDES)) for one in tree(page.board)}
    for _, node in walk(page.outline.board()):
        if (node.name, node.value) not in found and (node.name, node.name) not in found:
            yield f"not to be found: {node.line()}"


def told(nodes: tuple[Node, ...]) -> list[frozenset[str]]:
    """Return the words of each top-level part of an outline."""
    return [words("\n".join(node.line() for _, node in walk([part]))) for part in nodes]


def unpainted(game_id: str, page: TablePage, texts: list[str]) -> Iterator[str]:
    """Yield the words of an outline's painted parts that are not among these texts."""
    painted = frozenset[str]().union(*map(words, texts))
    for _, node in walk(page.outline.board()):
        if re.fullmatch(PAINTED[game_id], node.place):
            yield from sorted(words(node.line()) - painted)


def missing(texts: list[str], nodes: tuple[Node, ...], told_as: dict[str, str]) -> list[str]:
    """Return the painted texts whose words are not all in one part of the outline."""
    parts = told(nodes)

    def meant(text: str) -> frozenset[str]:
        signs = told_as.get(text, text).split()
        return words(" ".join(told_as.get(sign, sign) for sign in signs))

    return [text for text in texts if not any(meant(text) <= part for part in parts)]


@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_everything_painted_is_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, look: ThemeContext, game_id: str, step: int
) -> None:
    listed = LEFT_OUT.get(game_id, {})
    look.fit(SIZE)
    painted, left_out, untold, wrong = 0, Counter[str](), Counter[str](), list[str]()
    for name, page in heard(game_id, look, step):
        wrong += [f"{name}: {fault}" for fault in (*faults(page), *unheard(page))]
        texts = [text for text in painted_on(page.board, monkeypatch) if words(text)]
        painted += len(texts)
        untold.update(unpainted(game_id, page, texts))
        left_out.update(missing(texts, page.outline.nodes(), listed.get("told_as", {})))
    assert wrong == []
    assert painted > 1000 / step
    known = set(listed.get("left_out", {}))
    assert set(left_out) <= known if step > 1 else set(left_out) == known
    assert 1 - left_out.total() / painted >= LEAST
    assert untold.total() / painted <= 1 - LEAST, untold


def test_a_figure_that_is_not_told_is_found(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, look: ThemeContext
) -> None:
    look.fit(SIZE)
    _, page = next(positions("nyse", look))
    texts = painted_on(page.board, monkeypatch)
    market, rest = page.outline.nodes()[1], page.outline.nodes()[2:]
    assert market.place == "market"
    assert missing(texts, page.outline.nodes(), {}) == []
    assert missing(texts, rest, {}) != []


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_places_of_one_outline_have_names_of_their_own(
    qtbot: QtBot, look: ThemeContext, game_id: str
) -> None:
    """Only two copies of a card may share a place."""
    look.fit(SIZE)
    _, page = next(positions(game_id, look))
    nodes = [
        node for _, node in walk(page.outline.nodes()) if not node.place.startswith("own/hand")
    ]
    assert all(node.name for node in nodes)
    assert max(Counter(node.place for node in nodes).values()) == 1


def test_screen_readers_find_the_board_as_painted(qtbot: QtBot, look: ThemeContext) -> None:
    look.fit(SIZE)
    _, page = next(heard("nyse", look))
    page.outline.nodes()
    places = {one.widget: one.rect for one in tree(page.board)}
    pile = child(page.board, HotSpot, "take-green")
    at = QRect(pile.mapToGlobal(QPoint()), pile.size())
    assert places["A11yProxy told-supply/green"].intersects(at)
    market, hand = places["A11yProxy told-market"], places["A11yProxy told-own/hand"]
    assert market.bottom() < hand.top()
    assert market.isValid()


def test_nothing_is_over_the_board_while_nobody_listens(qtbot: QtBot, look: ThemeContext) -> None:
    look.fit(SIZE)
    _, page = next(positions("nyse", look))
    assert page.findChildren(A11yProxy) == []


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_each_table_says_what_wins_and_what_ends_its_game(qtbot: QtBot, game_id: str) -> None:
    look = ThemeContext()
    look.fit(SIZE)
    _, page = next(positions(game_id, look))
    status = next(node for node in page.outline.nodes() if node.place == "status")
    assert page.bar.aim
    assert status.value == page.bar.aim
    clear_away()
