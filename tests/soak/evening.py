"""Runs the app without a display and plays at random until it is killed; prints what was saved.

The window, the library and the bots' process are real; people do what the table offers. The lines
are those that `Ledger` reads, besides `open` (the library is ready) and `on ROW MOVES` (a game is
continued).
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from stockgames.app.application import IdleCollector
from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.games.stock_exchange.desk import Place, place_name
from stockgames.games.stock_exchange.parts import PRODUCIBLE
from stockgames.storage.journal import GameJournal
from stockgames.ui.games.stock_exchange.table import StockExchangeTable
from stockgames.ui.lobby.game_setup import GameSetup, bot, handovers, person
from tests.app.visitor import RESTS, Visitor, prepare, until
from tests.storage.play import NAMES

LEVELS = ("random", "random", "greedy")
TAKE_BACK = 0.1
LEAVE = 0.01
PATIENCE = 600.0
"""Seconds within which a table must come to rest, even on a busy machine."""


def main(folder: Path, seed: str) -> None:
    """Continue the unfinished game, then play others, for ever."""
    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    IdleCollector(app)
    announce()
    rng = Random(seed)
    visitor = Visitor(prepare(folder)).enter()
    say("open")
    visitor.app.window.setUpdatesEnabled(False)  # painting would take most of the time
    while True:
        left = visitor.library.unfinished()
        if left:
            say(f"on {left[0].row} {left[0].moves}")  # it may continue at once, with a shuffle
            visitor.app.tables.resume(left[0].row)
        else:
            visitor.app.tables.deal(any_table(rng))
        play(visitor, rng)
        visitor.app.show_lobby()


def any_table(rng: Random) -> GameSetup:
    """Return a random table of a random game."""
    game_id = rng.choice(registry.game_ids())
    count = rng.choice(registry.meta(game_id).seats)
    humans = rng.randint(1, min(2, count))
    seats = [
        person(NAMES[seat]) if seat < humans else bot(NAMES[seat], rng.choice(LEVELS))
        for seat in range(count)
    ]
    rng.shuffle(seats)
    return GameSetup(game_id, tuple(seats), handover=rng.choice(handovers(game_id, phones=False)))


def play(visitor: Visitor, rng: Random) -> None:
    """Play until the game is over, or the table is left."""
    while rng.random() > LEAVE:
        until(lambda: visitor.stage in RESTS, PATIENCE)
        controller = visitor.session.controller
        if visitor.stage is Stage.OVER:
            return
        if controller.can_undo and rng.random() < TAKE_BACK:
            take_back(visitor)
        elif visitor.stage is Stage.ASKING:
            decide(visitor, rng)
        elif (
            visitor.stage is Stage.CURTAIN and controller.may_be_called and rng.random() < TAKE_BACK
        ):
            controller.call(rng.choice(controller.may_be_called))
        else:
            visitor.go_on()


def take_back(visitor: Visitor) -> None:
    """Undo as people do: by the shortcut at a curtain, which may go away."""
    if visitor.stage is Stage.CURTAIN:
        visitor.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    else:
        visitor.session.controller.undo()


def decide(visitor: Visitor, rng: Random) -> None:
    """Make a legal move, as the board would submit it."""
    session = visitor.session
    if session.controller.viewer is None:
        session.page.peeking.peek(True)
    game = registry.load(session.game_id)
    view = session.controller.view
    table: object = session.page.game_table
    if isinstance(table, StockExchangeTable):
        fill_in(table, rng)
    if view.seat is None:  # a public decision with peeking needs no secrets
        session.page.game_table.acted.emit(rng.choice(view.legal))
    else:
        session.page.game_table.acted.emit(game.sample_action(view, rng))


def fill_in(table: StockExchangeTable, rng: Random) -> None:
    """Order a few goods, leaving the envelope half filled."""
    for good in rng.choices(PRODUCIBLE, k=rng.randint(0, 4)):
        table.choose(place_name(Place("good", good)))


def announce() -> None:
    """Print a line for every write, as soon as the journal returns."""
    append, truncate, rewrite = GameJournal.append, GameJournal.truncate, GameJournal.rewrite
    begin = GameJournal.save_draft
    silent = False

    def loud_append(self: GameJournal, number: int, move: dict[str, Any]) -> None:
        append(self, number, move)
        if not silent:
            say(f"did {self.row} {number} {json.dumps(move)}")

    def loud_truncate(self: GameJournal, kept: int) -> None:
        say(f"undoing {self.row} {kept}")
        truncate(self, kept)
        say(f"undid {self.row} {kept}")

    def loud_rewrite(self: GameJournal, kept: int, moves: Sequence[dict[str, Any]]) -> None:
        nonlocal silent
        say(f"rewriting {self.row} {kept} {json.dumps(moves)}")
        silent = True
        rewrite(self, kept, moves)
        silent = False
        say(f"rewrote {self.row} {kept} {json.dumps(moves)}")

    def loud_begin(self: GameJournal, seat: int, draft: Mapping[str, Any] | None) -> None:
        said = f"{self.row} {seat} {json.dumps(draft)}"
        say(f"beginning {said}")
        begin(self, seat, draft)
        say(f"begun {said}")

    changed = {
        "append": loud_append,
        "truncate": loud_truncate,
        "rewrite": loud_rewrite,
        "save_draft": loud_begin,
    }
    for name, method in changed.items():
        setattr(GameJournal, name, method)


def say(line: str) -> None:
    """Print a line without buffering."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())
