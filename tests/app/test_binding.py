"""A question about concealed hands in the real window: its answer can't be undone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.games.nyse.actions import TAKE
from stockgames.ui.lobby.game_setup import GameSetup, person, to_values
from tests.app.conftest import Visit
from tests.app.visitor import Visitor, settle
from tests.ui.table.seating import stacked_setup

KEYS = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SETUP = GameSetup(
    "nyse", (person("Ada"), person("Bruno")), {"hands": "concealed"}, handover="curtain"
)


def save_table(visitor: Visitor) -> None:
    """Open a concealed game: Ada has a swap and a black chip, Bruno only red chips."""
    setup = stacked_setup(2, 0, blue=["stock_swap"])
    game = registry.load("nyse")
    match = Match.deal(game, SETUP.seats, dict(SETUP.options), "seed", setup)
    for color in (0, 2, 1, 2):
        match.act(match.actors[0], TAKE[color])
    visitor.library.create_game(match, wishes=to_values(SETUP), seed="seed", handover="curtain")
    visitor.app.show_lobby()
    come_back(visitor)


def come_back(visitor: Visitor) -> None:
    """Continue from the lobby and lift the curtain."""
    settle()
    visitor.key(KEYS.Key_C)
    visitor.wait(Stage.CURTAIN)
    visitor.key(KEYS.Key_Space)
    visitor.wait(Stage.ASKING)


def press(visitor: Visitor, keys: str) -> None:
    names = {"Enter": KEYS.Key_Return, "Esc": KEYS.Key_Escape, "Right": KEYS.Key_Right}
    for key in keys.split():
        visitor.key(names.get(key) or KEYS(ord(key)))


def ask_in_vain(visitor: Visitor) -> None:
    press(visitor, "3 Right Enter G K Enter")
    assert "has no chip of that sector" in visitor.session.page.refusal.text


def is_held(visitor: Visitor) -> bool:
    """Return whether Ada can only ask again or waive, and no move was made."""
    controller = visitor.session.controller
    done = {action.do for action in controller.view.legal}
    moves = len(visitor.session.record().moves)
    return (controller.seat, done, moves) == (0, {"stock_swap", "waive"}, 4)


def test_neither_keys_nor_the_lobby_give_an_answer_back(visitor: Visitor) -> None:
    save_table(visitor)
    ask_in_vain(visitor)
    press(visitor, "Esc Esc D X 2 B K R Esc")
    visitor.key(KEYS.Key_Z, CONTROL)
    assert "can't be undone" in visitor.session.page.refusal.text
    visitor.session.page.game_table.acted.emit(TAKE[0])
    assert "counts as discarded" in visitor.session.page.refusal.text
    assert is_held(visitor)
    visitor.app.show_lobby()
    come_back(visitor)
    assert is_held(visitor)
    visitor.key(KEYS.Key_Z, CONTROL)
    press(visitor, "Esc W Esc W Enter")
    moves = visitor.session.record().moves
    assert moves[4:] == [{"seat": 0, "do": "waive", "chip": "blue"}]


def test_a_start_gives_no_answer_back(visit: Visit, folder: Path) -> None:
    first = visit(folder).enter()
    save_table(first)
    ask_in_vain(first)
    first.leave()
    second = visit(folder).enter()
    come_back(second)
    assert is_held(second)
    press(second, "Right Enter R K Enter")
    assert [move["do"] for move in second.session.record().moves[4:]] == ["stock_swap"]
    assert second.session.record().moves[4]["want"] == "red"
