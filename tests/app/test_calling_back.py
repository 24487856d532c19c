"""What can be taken back from the next person's curtain, and what a given answer binds to."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.games.nyse.actions import TAKE
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.journal import GameJournal
from stockgames.ui.lobby.game_setup import GameSetup, bot, person, to_values
from tests.app.conftest import Visit
from tests.app.visitor import Visitor, settle
from tests.ui.table.seating import stacked_setup

CONTROL = Qt.KeyboardModifier.ControlModifier


def laid(visitor: Visitor, game: str) -> None:
    """Open a table for Ada and Bruno, with a bot if two are too few; Ada starts."""
    seats = (person("Ada"), person("Bruno"), bot("Cleo", "random"))
    visitor.app.tables.deal(GameSetup(game, seats, first=0 if game == "nyse" else None))
    visitor.wait()
    controller = visitor.session.controller
    if controller.stage is Stage.CURTAIN and controller.seat == 0:
        visitor.key(Qt.Key.Key_Space)


def discard(visitor: Visitor) -> None:
    """Make a move that reveals nothing."""
    view = visitor.session.controller.view
    action = next(action for action in view.legal if action.do == "discard")
    visitor.session.page.game_table.acted.emit(action)
    visitor.wait()


def moves(visitor: Visitor) -> int:
    return len(visitor.session.record().moves)


def where(visitor: Visitor) -> tuple[str, int | None, int | None]:
    controller = visitor.session.controller
    return visitor.page, controller.seat, controller.viewer


@pytest.mark.parametrize("by", ["key", "click"])
def test_a_discard_is_called_back_from_the_next_curtain(visitor: Visitor, by: str) -> None:
    laid(visitor, "nyse")
    discard(visitor)
    assert where(visitor) == ("curtain", 1, None)
    if by == "key":
        visitor.key(Qt.Key.Key_Z, CONTROL)
    else:
        visitor.press("call-back")
    assert where(visitor) == ("curtain", 0, None)
    assert visitor.app.window.windowTitle().startswith("Pass to Ada")
    assert moves(visitor) == 0
    assert visitor.see("call-back") is None
    visitor.key(Qt.Key.Key_Space)
    assert where(visitor) == ("table-page", 0, 0)
    discard(visitor)
    visitor.key(Qt.Key.Key_Space)
    assert where(visitor) == ("table-page", 1, 1)
    visitor.key(Qt.Key.Key_Z, CONTROL)
    assert visitor.session.page.refusal.text.startswith("Bruno has looked since")
    assert moves(visitor) == 1


@pytest.mark.parametrize("by", ["key", "click"])
def test_a_card_of_exchange_is_opened_again_from_the_curtain(visitor: Visitor, by: str) -> None:
    """It is not called back, but a draft again; see ruling E11."""
    laid(visitor, "exchange")
    visitor.choose()
    visitor.wait()
    assert where(visitor) == ("curtain", 1, None)
    assert moves(visitor) == 1
    assert visitor.see("call-back") is None
    if by == "key":
        visitor.key(Qt.Key.Key_Z, CONTROL)
    else:
        visitor.press("call-0")
    assert where(visitor) == ("curtain", 0, None)
    assert moves(visitor) == 0
    visitor.key(Qt.Key.Key_Space)
    assert visitor.session.controller.view.seat == 0


def test_the_curtain_says_why_a_turn_stands(visitor: Visitor) -> None:
    laid(visitor, "nyse")
    discard(visitor)
    visitor.app.show_lobby()
    settle()
    visitor.key(Qt.Key.Key_C)
    visitor.wait()
    assert where(visitor) == ("curtain", 1, None)
    assert visitor.see("call-back") is None
    visitor.key(Qt.Key.Key_Z, CONTROL)
    page = visitor.shown(QWidget, "curtain")
    assert "You have left the game since" in page.accessibleDescription()
    assert moves(visitor) == 1


def test_a_disk_that_is_full_calls_nothing_back_and_says_so(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(journal: GameJournal, kept: int) -> None:
        raise StorageError(StorageCode.DISK_FULL, visitor.library._database.path, "full")

    laid(visitor, "nyse")
    discard(visitor)
    monkeypatch.setattr(GameJournal, "truncate", full)
    visitor.key(Qt.Key.Key_Z, CONTROL)
    page = visitor.shown(QWidget, "curtain")
    assert "couldn't be" in page.accessibleDescription()
    assert where(visitor) == ("curtain", 1, None)
    assert moves(visitor) == 1


def test_what_was_seen_stays_seen_and_the_table_says_why(visitor: Visitor) -> None:
    laid(visitor, "nyse")
    view = visitor.session.controller.view
    action = next(action for action in view.legal if action.do == "take")
    visitor.session.page.game_table.acted.emit(action)
    visitor.wait(Stage.PASSING)
    visitor.key(Qt.Key.Key_Z, CONTROL)
    assert "revealed something" in visitor.session.page.refusal.text
    assert moves(visitor) == 1


KEYS = Qt.Key
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
