"""Plays an evening of five: three by phone, one at the screen by curtain, one a bot; with pictures.

    python -m tests.soak.phone_walk --out DIR [--games nyse,portfolio] [--presses 0] [--every 15]

The app runs without a display, its door is opened as a host opens it, and pages of a headless
Chromium press at random (in Stock Exchange the other four are bots). On the last phone somebody
types a name. One phone's seat goes to a bot for a moment, and comes back. At each step of a table,
and after every so many presses, DIR gets the screen and all phones as they are at the same moment:
`nyse-03-screen.png`, `nyse-03-320.png` … Fails if a page shows something private while it is
covered, raises an error or scrolls sideways, or if a table does not get on.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread
from typing import IO, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from stockgames.controllers.stages import Stage
from stockgames.engine.record import Holder
from stockgames.phones import gate
from stockgames.ui.lobby.game_setup import GameSetup, bot, person
from stockgames.ui.window.phones import PhonesSheet
from tests.app.visitor import QUICK, Visitor, prepare, until
from tests.soak.evening import decide
from tests.soak.phone_pages import SIZES, Page, browser, open_page, sit_down, wait_for

GAMES: Final = ("nyse", "portfolio", "exchange", "stock-exchange")
NAMES: Final = ("Ada", "Bruno", "Clara", "Dmitri")
BOTS: Final = ("Emil", "Freya", "Greta", "Hugo")
GUEST: Final = "Zoe"
"""The name that somebody types on the last phone."""
CURTAIN: Final = 3
"""The seat that plays at the screen."""
LENT_AFTER: Final = 10
"""The presses after which a bot gets the seat of a phone for a moment."""


class Screen:
    """The app in a process of its own, which obeys lines."""

    def __init__(self, run: subprocess.Popen[str]) -> None:
        self._run = run

    def send(self, *words: object) -> str:
        """Send a line; return the answer."""
        into, back = self._run.stdin, self._run.stdout
        assert into is not None
        assert back is not None
        print(*words, file=into, flush=True)
        return back.readline().strip()


def play(screen: Screen, game_id: str, pages: list[Page], asked: argparse.Namespace) -> int:
    """Press at random; return the number of presses."""
    rng, presses, count, idle = Random(asked.seed), 0, 0, time.monotonic()
    shown, lent = set[frozenset[str]](), False
    while not 0 < asked.presses <= presses and time.monotonic() - idle < asked.patience:
        states = tuple(page.step(rng) for page in pages)
        if "pressed" in states:
            presses += states.count("pressed")
            idle = time.monotonic()
        if frozenset(states) not in shown or presses >= asked.every * (count + 1):
            shown.add(frozenset(states))
            time.sleep(0.3)
            count += 1
            screen.send("picture", asked.out / f"{game_id}-{count:02}-screen.png")
            for page in pages:
                page.check()
                page.picture(asked.out / f"{game_id}-{count:02}-{page.size[0]}.png")
        if set(states) == {"over"}:
            return presses
        if presses >= LENT_AFTER and not lent:
            lent = True
            give_and_take_back(screen, pages[1], 1, asked.out / f"{game_id}-lent.png")
        time.sleep(0.1)
    return presses if 0 < asked.presses <= presses else 0


def give_and_take_back(screen: Screen, page: Page, seat: int, picture: Path) -> None:
    """Give a phone's seat to a bot, and back."""
    screen.send("give", seat, "bot:random")
    wait_for(lambda: page.value("document.getElementById('state').dataset.page") == "given-away")
    page.check()
    page.picture(picture)
    screen.send("give", seat, "human")
    page.value("document.querySelector('#primary button').click()")
    wait_for(lambda: page.value("!document.getElementById('table').hidden"))


def walk(tools: str, screen: Screen, game_id: str, asked: argparse.Namespace) -> int:
    """Play one table of the evening; return the number of faults."""
    url = screen.send("table", game_id, asked.language)
    with ExitStack() as stack:
        pages = [open_page(tools, stack, size, asked.language) for size in SIZES]
        for seat, page in enumerate(pages):
            page.call("Page.navigate", url="about:blank")
            sit_down(page, url, seat, GUEST if seat == len(pages) - 1 else "")
            page.value("localStorage.clear()")
        assert GUEST in screen.send("begin").split(), "the screen doesn't know the guest"
        presses = play(screen, game_id, pages, asked)
        curtains, moves = screen.send("lobby").split()
        for page in pages:
            page.check()
            page.call("Page.close")
    faults = [fault for page in pages for fault in page.faults]
    faults += [] if presses else ["the table did not get on"]
    text = f"{presses} presses, {moves} moves, {curtains} curtains, {len(faults)} faults"
    print(f"{game_id}: {text}", *dict.fromkeys(faults), sep="\n    ", flush=True)
    return len(faults)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--browser", default=shutil.which("chromium") or "")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--presses", type=int, default=45, help="by phones in each; 0: to its end")
    parser.add_argument("--pace", type=int, default=1200, help="of the person at the screen, in ms")
    parser.add_argument("--every", type=int, default=15, help="presses between two pictures")
    parser.add_argument("--patience", type=float, default=60, help="seconds without a press")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", choices=("evening", "daylight"), default="evening")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if not asked.browser:
        print("no browser: install chromium, or name one with --browser")
        return 2
    asked.out.mkdir(parents=True, exist_ok=True)
    app = [sys.executable, "-m", "tests.soak.phone_walk", "--host", asked.theme, str(asked.pace)]
    with (
        subprocess.Popen(app, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as run,
        browser(asked.browser) as tools,
    ):
        screen = Screen(run)
        faults = sum(walk(tools, screen, game, asked) for game in asked.games.split(","))
        screen.send("end")
    return 1 if faults else 0


# The app's process


def bots_of(game_id: str) -> tuple[str, ...]:
    return BOTS if game_id == "stock-exchange" else BOTS[:1]


def act_at(visitor: Visitor, rng: Random) -> bool:
    """Do at the screen what its person has to do; return whether that was to lift the curtain."""
    session = visitor.app.session
    if session is None or visitor.app.window.findChild(PhonesSheet) is not None:
        return False
    stage = visitor.stage
    if stage is Stage.CURTAIN:
        visitor.key(Qt.Key.Key_Space)
    elif stage is Stage.ASKING:
        decide(visitor, rng)
    elif stage is not Stage.OVER and session.page.presenter.awaits_step:
        session.page.presenter.step()
    return stage is Stage.CURTAIN


def host(theme: str, pace: int) -> None:
    """Be the app and the person at its screen; obey lines of standard input."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

    gate.CONNECTIONS = 10_000  # type: ignore[misc]  # all phones are tabs of this computer

    class Lines(QObject):
        came = Signal(str)

        def read(self, stream: IO[str]) -> None:
            for line in stream:
                self.came.emit(line)
            self.came.emit("")  # the walk has ended

    app, lines, answers = QApplication([]), Lines(), os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # nothing else answers
    app.setQuitOnLastWindowClosed(False)
    rng, curtains = Random(1), 0

    def act() -> None:
        nonlocal curtains
        curtains += act_at(visitor, rng)

    def obey(line: str) -> None:
        nonlocal curtains
        match line.split():
            case ["table", game_id, language]:
                seats = *map(person, NAMES), *map(partial(bot, level="careless"), bots_of(game_id))
                visitor.app.preferences.apply(
                    QUICK.model_copy(update={"theme": theme, "language": language})
                )
                visitor.app.tables.deal(GameSetup(game_id, seats, handover="phones"))
                visitor.wait()
                visitor.press("open-door")
                door = visitor.session.phones
                until(lambda: door.state == "open")
                visitor.press("close-phones")
                until(lambda: visitor.app.window.findChild(PhonesSheet) is None)
                curtains = 0
                answer = door.url("127.0.0.1")
            case ["picture", path]:
                visitor.app.window.setUpdatesEnabled(True)
                app.processEvents()
                visitor.app.window.grab().save(path)
                visitor.app.window.setUpdatesEnabled(False)
                answer = path
            case ["give", seat, player]:
                holder = Holder(name=NAMES[int(seat)], player=player)
                visitor.session.controller.hand_seat(int(seat), holder)
                answer = player
            case ["begin"]:  # before all sat down, their seats would be played here
                timer.start()
                answer = " ".join(visitor.session.names)
            case ["lobby"]:
                timer.stop()
                answer = f"{curtains} {len(visitor.session.record().moves)}"
                visitor.app.show_lobby()
            case _:
                answer = "end"
                visitor.leave()
                app.quit()
        print(answer, file=answers, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        visitor = Visitor(prepare(Path(folder))).enter()
        visitor.app.window.resize(1280, 720)
        timer = QTimer(interval=pace)
        timer.timeout.connect(act)
        lines.came.connect(obey, Qt.ConnectionType.QueuedConnection)
        Thread(target=lines.read, args=(sys.stdin,), daemon=True).start()
        app.exec()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--host"]:
        host(sys.argv[2], int(sys.argv[3]))
    else:
        sys.exit(main())
