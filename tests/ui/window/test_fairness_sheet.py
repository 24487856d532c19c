from __future__ import annotations

import hashlib
from threading import Event, Thread, current_thread

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine.errors import RecordError
from stockgames.engine.fairness import Findings
from stockgames.engine.incremental import Steps
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.labels import Label
from stockgames.ui.window.fairness import FairnessFacts, FairnessSheet, found
from tests.ui.finding import child

TEXT = '{"game":"nyse"}'
SEAL = hashlib.sha256(TEXT.encode()).hexdigest()


def right() -> Steps[Findings]:
    findings = Findings(moves=40, bot_moves=30, is_sealed=True, is_open=True)
    for findings.views in range(1, 31):
        yield findings.views / 30
    return findings


class Endless:
    """A check that never ends, and records its thread, and that it was cancelled."""

    def __init__(self) -> None:
        self.threads: set[Thread] = set()
        self.left = Event()

    def __call__(self) -> Steps[Findings]:
        try:
            while True:
                self.threads.add(current_thread())
                yield 0.4
        finally:
            self.left.set()


def wrong() -> Steps[Findings]:
    yield 0.5
    raise RecordError("move 7: the bot was not told what its seat knew")


def sheet(qtbot: QtBot, look: ThemeContext, facts: FairnessFacts) -> FairnessSheet:
    made = FairnessSheet(look, facts)
    qtbot.addWidget(made)
    made.show()
    return made


def press(made: QWidget, name: str) -> None:
    button = child(made, QPushButton, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def fields(made: QWidget) -> dict[str, str]:
    return {
        field.objectName(): field.toPlainText()
        for field in made.findChildren(QPlainTextEdit)
        if field.isReadOnly()
    }


def read(made: QWidget) -> str:
    return "\n".join(label.text() for label in made.findChildren(Label))


def test_while_a_game_runs_there_is_the_hash_alone(qtbot: QtBot, look: ThemeContext) -> None:
    made = sheet(qtbot, look, FairnessFacts(SEAL))
    assert fields(made) == {"seal": SEAL}
    assert made.findChild(QPushButton, "verify") is None
    assert "when the game is over" in read(made)
    press(made, "copy-seal")
    assert QGuiApplication.clipboard().text() == SEAL


def test_at_the_end_it_is_opened_and_can_be_copied_whole(qtbot: QtBot, look: ThemeContext) -> None:
    made = sheet(qtbot, look, FairnessFacts(SEAL, TEXT, check=right))
    assert fields(made) == {"seal": SEAL, "sealed-text": TEXT}
    press(made, "copy-seal")
    first, second = QGuiApplication.clipboard().text().split("\n")
    assert hashlib.sha256(second.encode()).hexdigest() == first


def test_what_it_is_can_be_asked(qtbot: QtBot, look: ThemeContext) -> None:
    made = sheet(qtbot, look, FairnessFacts(SEAL))
    with qtbot.waitSignal(made.help_requested):
        press(made, "explain")
    assert not made.isVisible()


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_the_hash_is_seen_whole(qtbot: QtBot, look: ThemeContext, size: tuple[int, int]) -> None:
    look.fit(QSize(*size))
    made = sheet(qtbot, look, FairnessFacts(SEAL))
    field = child(made, QPlainTextEdit, "seal")
    qtbot.waitUntil(lambda: field.verticalScrollBar().maximum() == 0)
    lines = field.document().size().height()
    assert lines == 1
    assert field.height() < 2 * field.fontMetrics().lineSpacing()


def test_hints_are_told_by_name(qtbot: QtBot, look: ThemeContext) -> None:
    assert "Nobody has asked for a hint" in read(sheet(qtbot, look, FairnessFacts(SEAL)))
    made = sheet(qtbot, look, FairnessFacts(SEAL, hints=(("Ada", 2), ("Bela", 1))))
    assert "Ada 2, Bela 1" in read(made)


def test_a_check_tells_what_it_found_each_time(qtbot: QtBot, look: ThemeContext) -> None:
    made = sheet(qtbot, look, FairnessFacts(SEAL, TEXT, check=right))
    for _ in range(2):
        press(made, "verify")
        assert "Replaying" in made.verdict.text()
        qtbot.waitUntil(lambda: "40 moves follow the rules" in made.verdict.text())
        assert "30 of 30 bot moves" in made.verdict.text()


def test_a_check_tells_what_is_wrong_each_time(qtbot: QtBot, look: ThemeContext) -> None:
    made = sheet(qtbot, look, FairnessFacts(SEAL, TEXT, check=wrong))
    for _ in range(2):
        press(made, "verify")
        qtbot.waitUntil(lambda: "Something is wrong: move 7" in made.verdict.text())


def test_what_is_missing_from_a_seal_is_no_praise(qtbot: QtBot, look: ThemeContext) -> None:
    def without_seed() -> Steps[Findings]:
        yield 0.5
        return Findings(moves=40, is_sealed=True, missing=["x_fairness: seed is missing"])

    made = sheet(qtbot, look, FairnessFacts(SEAL, TEXT, check=without_seed))
    press(made, "verify")
    qtbot.waitUntil(lambda: "seed is missing" in made.verdict.text())
    assert "follow the rules" not in made.verdict.text()


@pytest.mark.parametrize("way", ["cancel-verify", "close-fairness", "esc"])
def test_a_long_check_shows_how_far_it_is_and_can_be_given_up(
    qtbot: QtBot, look: ThemeContext, way: str
) -> None:
    check = Endless()
    made = sheet(qtbot, look, FairnessFacts(SEAL, TEXT, check=check))
    press(made, "verify")
    qtbot.waitUntil(lambda: made.bar.value() == 0.4 * made.bar.maximum())
    assert made.bar.isVisible()
    if way == "esc":
        QTest.keyClick(made, Qt.Key.Key_Escape)
    else:
        press(made, way)
    assert check.left.wait(30)
    assert not made.bar.isVisible()
    assert made.isVisible() == (way == "cancel-verify")
    assert "cancelled" in made.verdict.text()
    assert current_thread() not in check.threads


def test_a_check_that_was_given_up_can_be_begun_again(qtbot: QtBot, look: ThemeContext) -> None:
    checks = iter((Endless(), right))
    made = sheet(qtbot, look, FairnessFacts(SEAL, TEXT, check=lambda: next(checks)()))
    press(made, "verify")
    press(made, "cancel-verify")
    press(made, "verify")
    qtbot.waitUntil(lambda: "40 moves follow the rules" in made.verdict.text())


def test_a_game_without_a_seal_says_so(qtbot: QtBot, look: ThemeContext) -> None:
    made = sheet(qtbot, look, FairnessFacts("", check=right))
    assert "not sealed" in read(made)
    assert fields(made) == {}
    assert made.findChild(QPushButton, "verify") is not None


@pytest.mark.usefixtures("qapp")
def test_only_what_was_checked_is_praised() -> None:
    told = found(Findings(moves=3))
    assert "3 moves" in told
    for word in ("hash", "seed", "bot"):
        assert word not in told
    told = found(Findings(moves=3, shuffles=2, is_open=True, bot_moves=2, views=1))
    assert "2 shuffles" in told
    assert "1 of 2" in told
    assert "matches the seal" in told


def number(made: FairnessSheet) -> str:
    label = made.findChild(Label, "deal-number")
    return label.text() if label is not None else ""


def test_the_deal_number_is_told_when_it_may_be_and_a_known_one_with_a_warning(
    qtbot: QtBot, look: ThemeContext
) -> None:
    secret = number(sheet(qtbot, look, FairnessFacts(SEAL)))
    told = number(sheet(qtbot, look, FairnessFacts(SEAL, TEXT, number="7QK2-M9XD")))
    known = number(sheet(qtbot, look, FairnessFacts(SEAL, number="7QK2", is_known=True)))
    assert secret
    assert "7QK2-M9XD" in told
    assert "see all the cards" in known
    assert len({secret, told, known}) == 3
    assert number(sheet(qtbot, look, FairnessFacts(SEAL, TEXT))) == "", "of a game from a file"
