"""Names from files are plain text everywhere, and don't change the direction of texts beside
them.
"""

from __future__ import annotations

import ast
import re
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QTextDocument
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QGraphicsView, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import stockgames
from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.engine.match import Match
from stockgames.engine.plain_text import isolated, one_line
from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.sentences.pattern import filled, read_pattern
from stockgames.presentation.sentences.speech import listed
from stockgames.ui.review.replay_page import about
from stockgames.ui.review.step import StepWords
from stockgames.ui.sentences import bare
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import name_and_tip, plain_tip, set_tip
from stockgames.ui.window.fairness import FairnessFacts, hints

MARKUP = [
    *("<b>Ada</b>", "<img src=/dev/zero>", "<IMG SRC=//host/x>", "Ada <a href=x>", "a<br>", "<p"),
    *("&lt;b", "a &lt; <b>", "<!doctype html>", "<!-- -->", "<?xml version=1.0?><b>", " \t<b>"),
    *("<\n<b>", "< b>", "<table><tr>", "Ada\n<b>x", "<<b>", "&amp;<i>", "<b/>", "<h1 >"),
]
PLAIN = ["", "Ada", "A & B", "1 > 0", "Ada\nBela", "&amp;", "שָׁלוֹם"]
PEOPLE = {"nyse": "hbb", "portfolio": "hbb", "exchange": "hbb", "stock-exchange": "hbbbbbbb"}
RTL = ["דוד", "محمد", "דוד 63", "(דוד)", "ܐܒܐ", "ߒߞߏ", "𐤀𐤁"]


@pytest.mark.parametrize("text", MARKUP + PLAIN, ids=ascii)
def test_a_tip_shows_as_it_stands(qtbot: QtBot, text: str) -> None:
    button, label = QPushButton(), QLabel()
    qtbot.addWidget(button)
    qtbot.addWidget(label)
    for tip in (text, f"Ada: {text}", isolated(text)):
        set_tip(button, tip)
        shown = button.toolTip()
        assert not QtText.mightBeRichText(shown)
        assert one_line(shown) == one_line(tip)
        assert plain_tip(shown) == shown
    name_and_tip(button, text)
    assert button.accessibleName() == text
    assert not QtText.mightBeRichText(button.toolTip())
    font = QFont("sans-serif")
    assert QFontMetricsF(font).horizontalAdvance(plain_tip("a<b>")) == pytest.approx(
        QFontMetricsF(font).horizontalAdvance("a<b>")
    )
    assert "<" not in text or QTextDocument(plain_tip(text)).toPlainText()


def test_no_tip_and_no_label_can_be_markup() -> None:
    """Widgets with text go through `ui.widgets.accessibility`, or are set to plain text."""
    package = Path(stockgames.__file__).parent
    bad = []
    for path in package.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if path.name == "accessibility.py" or "PySide6" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call):
                continue
            called = ast.unparse(node.func)
            said = ast.unparse(node)
            tips = re.search(r"\.set(ToolTip|StatusTip|WhatsThis)$", called)
            shows = called.endswith("QToolTip.showText") and "plain_tip(" not in said
            makes = called in ("QLabel", "QMessageBox", "QTextEdit", "QErrorMessage")
            if tips or shows or (makes and "PlainText" not in source):
                bad.append(f"{path.relative_to(package)}: {said}")
    assert bad == []


def lies_open(text: str) -> bool:
    """Return whether a right-to-left letter is outside all isolates."""
    depth = 0
    for character in text:
        depth += (character == "\u2068") - (character == "\u2069")
        assert depth >= 0
        if depth == 0 and isolated(character) != character:
            return True
    assert depth == 0
    return False


@pytest.mark.parametrize("name", RTL)
@pytest.mark.parametrize(
    "sentence",
    ["{ $name } has { $count } cards", "63 · { $name }", "{ $name -> *[x] ({ $name }) }"],
)
def test_a_name_read_from_right_to_left_is_isolated(name: str, sentence: str) -> None:
    said = filled(read_pattern(sentence), {"name": name, "count": 2})
    assert not lies_open(said)
    assert name in said
    assert bare(said) == said.replace("\u2068", "").replace("\u2069", "")
    assert one_line(said) == one_line(bare(said))


@pytest.mark.parametrize("name", ["Ada", "Дмитрий", "小林", "1", "<b>", "A & B", ""])
def test_other_names_stay_bare(name: str) -> None:
    said = filled(read_pattern("{ $name }!"), {"name": name})
    assert said == f"{name}!"


@pytest.mark.parametrize("name", RTL)
def test_a_list_of_names_keeps_its_order(name: str) -> None:
    for names in ([name, name], [name, name, name], [name, "Ada", name]):
        assert not lies_open(listed(names))
    assert not lies_open(hints(FairnessFacts("", hints=((name, 2), (name, 3)))))


@pytest.mark.parametrize("game", PEOPLE)
def test_every_step_of_a_game_keeps_the_order_of_its_words(qapp: object, game: str) -> None:
    match = over(game, PEOPLE[game], "names")
    names = ("דוד (2)", "محمد", "שרה", "رانيا")
    seats = [
        seat.model_copy(update={"name": name})
        for seat, name in zip(match.seats, cycle(names), strict=False)
    ]
    named = Match(match.game, seats, match.options, match.setup, "names")
    named.replay((move.seat, move.action) for move in match.moves)
    replay = GameReplay(named, range(len(seats)))
    table = create_table(game, ThemeContext())
    words = StepWords(replay, table.words)
    told = 0
    for step in range(replay.total + 1):
        entry = words.shown_entry(step, Viewpoint(0))
        for text in (entry.text, *entry.notes):
            told += "\u2068" in text
            assert not lies_open(text)
    assert told
    assert not lies_open(about(replay, Viewpoint(0)))
    board = table.board
    board.resize(1280, 640)
    for step in (replay.total // 2, replay.total):
        view, context = replay.view(step, Viewpoint(0)), words.context(step, Viewpoint(0))
        table.show_view(view, context)
        tips = [widget.toolTip() for widget in board.findChildren(QWidget)]
        tips += [
            item.toolTip() for each in board.findChildren(QGraphicsView) for item in each.items()
        ]
        lines = [line for tip in tips for line in tip.splitlines() if line not in names]
        lines += table.words.standings(view, context)
        assert [line for line in lines if lies_open(line)] == []
