"""The plate on which everybody finds their keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.palette import SECURITIES
from stockgames.ui.kit.text import text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.facts import Price
from stockgames.ui.table import code_plate_paint
from stockgames.ui.table.code_plate import CodePlate, plate_place
from stockgames.ui.table.code_plate_facts import CodeSituation, Typist

SIZE = QSize(1280, 680)


def test_it_lies_between_log_and_choices() -> None:
    log, actions = QRect(24, 430, 280, 230), QRect(970, 430, 280, 230)
    place = plate_place(SIZE, log, actions)
    assert place.top() == actions.top()
    assert not place.intersects(log)
    assert not place.intersects(actions)


def test_it_lies_beside_log_and_choices_that_stand_together() -> None:
    log, actions = QRect(960, 20, 300, 310), QRect(960, 350, 300, 310)
    place = plate_place(SIZE, log, actions)
    assert place.right() < log.left()
    assert QRect(0, 0, SIZE.width(), SIZE.height()).contains(place)


ADA = Typist(Portrait(), "Ada", "QWEASD", "QWEASD", 0, 2)
BELA = Typist(Portrait(), "Bela", "RTUFGH", "RTU", 1, 2)


@pytest.fixture
def plate(qtbot: QtBot) -> CodePlate:
    made = CodePlate(Look())
    qtbot.addWidget(made)
    made.resize(440, 660)
    return made


def test_it_tells_how_far_each_has_come(plate: CodePlate) -> None:
    plate.tell([replace(ADA, pressed=2), BELA])
    assert plate.accessibleDescription() == "Ada: has pressed, Bela: one more key"
    assert not plate.isHidden()
    assert plate.accessibleName() == "Everyone: press your own keys"
    plate.tell([BELA], CodeSituation("II", "buy or sell", "two presses", "Round 3"))
    assert plate.accessibleName() == "Only Bela presses  ·  buy or sell  ·  Round 3"
    assert not plate.grab().isNull()
    plate.tell(())
    assert plate.isHidden()


def test_a_touch_of_a_key_is_told_by_its_letter(plate: CodePlate, qtbot: QtBot) -> None:
    plate.tell([ADA, BELA])
    plate.show()
    heard = list[str]()
    plate.touched.connect(heard.append)
    found = {
        plate.key_at(QPointF(x, y)): QPoint(x, y)
        for x in range(0, plate.width(), 6)
        for y in range(0, plate.height(), 6)
    }
    assert set(found) == set("QWEASDRTUFGH") | {""}
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton, pos=found["W"])
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton, pos=found[""])
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton, pos=found["H"])
    assert heard == ["W", "H"]


def test_no_key_of_it_looks_pressed(plate: CodePlate) -> None:
    plate.tell([ADA, BELA])
    plate.show()
    before = plate.grab().toImage()
    for x in range(0, plate.width(), 20):
        QTest.mousePress(plate, Qt.MouseButton.LeftButton, pos=QPoint(x, plate.height() - 60))
    assert plate.grab().toImage() == before


@pytest.mark.parametrize("people", range(1, 7))
def test_each_step_of_anybody_shows(plate: CodePlate, people: int) -> None:
    typists = [replace(ADA, name=f"{seat}") for seat in range(people)]
    plate.tell(typists)
    pictures = [plate.grab().toImage()]
    for pressed in (1, 2):
        plate.tell([*typists[:-1], replace(ADA, pressed=pressed)])
        pictures.append(plate.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]


@pytest.mark.parametrize("people", range(1, 7))
def test_round_and_prices_show_while_all_press(plate: CodePlate, people: int) -> None:
    mark, typists = next(iter(SECURITIES.values())), [ADA] * people
    prices = tuple(Price(mark, amount, "Banks") for amount in ("$40", "$80", "$60"))
    told = CodeSituation("I", "which security", "one press", "Round 3", 3, prices)
    dearer = replace(told, prices=(*prices[:2], replace(prices[2], amount="$70")))
    later = replace(told, round="Round 4", number=4)
    pictures = []
    for situation in (told, dearer, later):
        plate.tell(typists, situation)
        pictures.append(plate.grab().toImage())
    assert pictures[0] != pictures[1]
    assert pictures[0] != pictures[2]


@pytest.mark.parametrize("size", [(400, 640), (560, 1000), (820, 1360)])
@pytest.mark.parametrize("people", [3, 4, 6])
def test_names_and_states_are_written_whole(
    plate: CodePlate, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], people: int
) -> None:
    plate.look.fit(QSize(*(round(size[1] * part) for part in (1.78, 1))))
    plate.resize(QSize(*size))
    drawn = list[tuple[QRectF, str, QFont]]()
    monkeypatch.setattr(
        code_plate_paint, "draw_text", lambda _, *what, **__: drawn.append(what[:3])
    )
    plate.tell([replace(ADA, name="Dmitri", pressed=n % 3) for n in range(people)])
    plate.grab()
    words = [(box, text, font) for box, text, font in drawn if len(text) > 3]
    assert len(words) == 2 * people
    for box, text, font in words:
        assert text_width(text, font) <= box.width(), text


def test_what_is_asked_has_a_second_line_where_one_is_too_short(
    plate: CodePlate, monkeypatch: pytest.MonkeyPatch
) -> None:
    plate.look.fit(QSize(1280, 720))
    plate.resize(416, 672)
    drawn = list[tuple[QRectF, str, QFont]]()
    monkeypatch.setattr(
        code_plate_paint, "draw_text", lambda _, *what, **__: drawn.append(what[:3])
    )
    asked = CodeSituation("II", "Kauf oder Verkauf", "zwei Tasten", "Runde 1")
    plate.tell([replace(ADA, pressed=n % 3) for n in range(6)], asked)
    plate.grab()
    words = [(box, text, font) for box, text, font in drawn if text in "Kauf oder Verkauf"]
    assert [text for _, text, _ in words] == ["Kauf oder", "Verkauf"] * 2
    assert all(text_width(text, font) <= box.width() for box, text, font in words)


def test_no_word_of_what_is_asked_is_left_out(
    plate: CodePlate, monkeypatch: pytest.MonkeyPatch
) -> None:
    plate.look.fit(QSize(1280, 720))
    plate.resize(416, 672)
    drawn = list[str]()
    monkeypatch.setattr(code_plate_paint, "draw_text", lambda _, *what, **__: drawn.append(what[1]))
    title = "Kauf oder Verkauf von Anleihen"
    plate.tell([ADA] * 6, CodeSituation("II", title, "zwei Tasten", "Runde 1"))
    plate.grab()
    assert set(title.split()) <= set(" ".join(drawn).split())
