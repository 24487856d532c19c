"""The lobby's texts on saved games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDateTime, QLocale, Qt

from stockgames.presentation.faces import portraits_at
from stockgames.storage.entries import SavedSeat
from stockgames.ui.lobby import saved_games as words


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    yield
    QLocale.setDefault(before)


def seats(players: str) -> list[SavedSeat]:
    """Return people (capitals) and bots (b)."""
    return [
        SavedSeat(one, "human") if one.isupper() else SavedSeat("Bo", "bot:greedy")
        for one in players
    ]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ("A", "A"),
        ("Ab", "A and one bot"),
        ("AbBb", "A, B and two bots"),
        ("ABC", "A, B and C"),
        ("bbb", "three bots"),
        ("", ""),
    ],
)
def test_who(players: str, expected: str) -> None:
    assert words.who(seats(players)) == expected


def test_names_are_taken_as_they_are() -> None:
    assert words.news("{winners}", ["{game}"]).count("{game}") == 1


def test_where_counts_the_moves() -> None:
    texts = [words.where(moves) for moves in (0, 1, 2, 30)]
    assert len(set(texts)) == 4
    assert "30" in texts[3]


def label(when: QDateTime) -> str:
    """Return a time as the library saves it."""
    return when.toUTC().toString(Qt.DateFormat.ISODate)


def test_when_is_told_from_today() -> None:
    now = QDateTime.fromString("2031-05-04T18:30:00", Qt.DateFormat.ISODate)
    assert words.when(label(now.addSecs(-3600)), now) == "today at 17:30"
    assert words.when(label(now.addDays(-1)), now) == "yesterday at 18:30"
    earlier = words.when(label(now.addDays(-2)), now)
    assert "2031" in earlier
    assert "18" not in earlier
    later = words.when(label(now.addDays(3)), now)
    assert "2031" in later, "clocks go wrong"


@pytest.mark.parametrize("nonsense", ["", "soon", "2031-99-01T00:00:00Z"])
def test_a_label_that_is_no_date_is_not_told(nonsense: str) -> None:
    assert words.when(nonsense, QDateTime.currentDateTime()) == ""


def test_news_names_all_who_won() -> None:
    assert words.news("NYSE", ["Ada", "Bo"]) == "Last: Ada and Bo won NYSE."
    assert words.news("NYSE", []) == ""


def test_the_faces_are_those_of_the_people() -> None:
    table = seats("AbC")
    everybody = portraits_at(seat.name for seat in table)
    assert words.faces(table) == (everybody[0], everybody[2])
    assert words.faces(seats("bb")) == ()
