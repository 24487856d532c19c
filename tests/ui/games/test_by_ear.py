"""Whole games, played without looking: by announcements, text and keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.soak.by_ear import play
from tests.ui.games.accessible_ear import AccessibleEar
from tests.ui.heard import somebody_listens
from tests.ui.table.listener import Listener

_LETTERED = re.compile(r"(.+) \(([BKRG])\)")
_BECOMES = re.compile(r"\$(\d)M(?:$|, then)")


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[list[Listener]]:
    seated: list[Listener] = []
    yield seated
    for listener in seated:
        listener.stop()


def take_what_rises(listener: Listener) -> None:
    """NYSE: take from the pile with the highest price afterwards, as its line says."""
    if not listener.stood:
        listener.press("Right")  # letters move the focus once it is on the table
    letters = {m[1]: m[2] for node in listener.under("market") if (m := _LETTERED.match(node.name))}
    piles = {
        node.name: int(found[1])
        for node in listener.under("supply")
        if (found := _BECOMES.search(node.value)) is not None
    }
    if listener.choice("confirm") is None and piles:
        listener.press(letters[max(piles, key=lambda name: piles[name])])
    if listener.choice("confirm") is None:
        listener.press("Right")
    listener.press("Enter")


def lay_the_next_card(listener: Listener) -> None:
    """Exchange: move to a card, read it, and play it."""
    for _ in range(3):
        if listener.choice("confirm") is None:
            listener.press("Right")
    if not listener.over:
        assert listener.choice("confirm") is not None, listener.heard[-3:]
        listener.press("Enter")


def fill_the_envelope(listener: Listener) -> None:
    """Stock Exchange: order four goods, give what must be given, seal."""
    order_goods(listener)
    give("goods", listener)
    give("stock", listener)
    assert listener.choice("seal") is not None, listener.nodes()["doing/seal"].line()
    listener.press("Enter")


def order_goods(listener: Listener) -> None:
    for _ in range(4):
        listener.go_to(lambda name: "held" in name and not name.startswith(("Coal", "Prize")))
        listener.press("Enter")
    assert listener.nodes()["envelope/produce"].value == "4 of 4"


def columns(kind: str, listener: Listener) -> list[str]:
    """Return the keys of the pigeon-holes that may take something."""
    seats = [name for name in listener.nodes() if re.fullmatch(r"seat-\d", name)]
    free = (listener.nodes()[f"{name}/{kind}"].value == "open" for name in seats)
    return [str(number) for number, is_free in enumerate(free, start=1) if is_free]


def give(kind: str, listener: Listener) -> None:
    part = "resources" if kind == "goods" else "stocks"
    while True:
        done, asked = listener.nodes()[f"envelope/{part}"].value.split(" of ")
        if done == asked:
            return
        key = columns(kind, listener)[0]
        if kind == "goods":
            listener.press(key)
            listener.go_to(lambda name: re.search(r", [1-9] held|[1-9] ordered", name) is not None)
            listener.press("Enter")
        else:
            listener.go_to(lambda name: name.startswith("Share of"))
            listener.press("Enter", key)
        assert listener.nodes()[f"envelope/{part}"].value != f"{done} of {asked}", listener.heard[
            -3:
        ]


def draw_and_lay(listener: Listener) -> None:
    """Portfolio: decline offers, draw as proposed, play a card that fits, else discard it."""
    if listener.choice("decline") is not None:
        listener.choose("decline")
    elif listener.choice("confirm") is None:
        listener.press("Right", "Up")
        assert "own/hand" in listener.nodes()
        listener.press("Enter" if listener.choice("confirm") is not None else "X")
    else:
        listener.press("Enter")


class Staying:
    """Answers, after checking that the focus is where it was, if that still exists."""

    def __init__(self, answer: Callable[[Listener], None]) -> None:
        self._answer = answer
        self.kept = 0
        """How often it was still there."""

    def __call__(self, listener: Listener) -> None:
        offered = listener.nodes()
        there = [name for name in listener.stood if f"doing/at/{name}" in offered]
        if there:
            assert listener.focus_widget.objectName() == there[0], listener.heard[-3:]
            self.kept += 1
        self._answer(listener)


GAMES = {
    "nyse": ("hbbb", take_what_rises),
    "exchange": ("hbbb", lay_the_next_card),
    "portfolio": ("hb", draw_and_lay),
    "stock-exchange": ("hbbbbbbb", fill_the_envelope),
}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_is_played_by_ear(qtbot: QtBot, sit: list[Listener], game_id: str) -> None:
    people, answer = GAMES[game_id]
    listener = Listener(qtbot, game_id, people)
    sit.append(listener)
    staying = Staying(answer)
    listener.play(staying)
    assert staying.kept > 1
    assert listener.result.strip()
    assert listener.result in listener.heard[-1:]
    assert sum("Bruno" in line for line in listener.heard) > 2


def test_a_whole_game_is_played_by_what_screen_readers_find_and_press(qtbot: QtBot) -> None:
    """All games are played like this over a real bus (`tests.soak.ears`)."""
    with somebody_listens():
        ear = AccessibleEar(qtbot, "nyse", "hb")
        try:
            result = play(ear, "nyse")
        finally:
            ear.stop()
    assert result in ear.heard
    assert sum("Bruno" in line for line in ear.heard) > 2


def test_what_was_heard_of_nyse_is_what_the_log_tells(qtbot: QtBot, sit: list[Listener]) -> None:
    listener = Listener(qtbot, "nyse", "hbb")
    sit.append(listener)
    listener.play(take_what_rises)
    told = [node.name.partition(". ")[2] for node in listener.under("log")]
    moves = [line for line in told if " took " in line.partition(".")[0]]
    assert len(moves) > 10
    assert [line for line in moves if line not in listener.heard] == []
