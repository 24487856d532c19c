"""How long each frame of a move takes, compared with an idle scene with as many items.

    python tests/benchmarks/motion.py [GAME ...] [--moves 40] [--phones 8] [--profile]

Plays a game of one person and random bots at 1920×1080. Each animation is sampled every 16 ms
(`moving`); `first` are the frames in which a move is made and starts, or the next one is requested,
`last` those in which table and page are updated to it. Measured is the GUI thread's processor time
until the frame is painted, and the wall-clock time, which includes other programs. The idle scene
has as many items of the same sizes, each with a cached pixmap, and is repainted completely. The
same game is played in several rounds, and the minimum of each frame counts, because other programs
share the processor's caches. The longest frames are named by what moved. Garbage is collected as in
the app. Without a display, it draws offscreen.

With `--phones`, all seats are people who play on phones, and the same game is played by turns with
the door shut and with so many phones in another process, of which some have no seat and watch.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import pstats
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import median
from typing import Any, NamedTuple

from PySide6.QtCore import QEventLoop, QRectF, QSize, QThread, QTimer
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.app.application import IdleCollector
from stockgames.app.offscreen import offscreen_application
from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId
from stockgames.lab.gallery.samples import seat_infos
from stockgames.storage.journal import NullJournal
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.items import TableItem, TableScene
from stockgames.ui.table.motion import FRAME_MS
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.palette import THEMES
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets import pointer as settling

SIZE = QSize(1920, 1080)
_IDLE_FRAMES = 60
_LONG_MS = 600_000
_REST_MS = 5000
SEATS = {"nyse": "hbbb", "portfolio": "hbbb", "exchange": "hbbbbb", "stock-exchange": "hbbbbbbb"}


class Frame(NamedTuple):
    """One frame: milliseconds of the thread's work, those by the clock, and what moved."""

    work: float
    clock: float
    what: str


KINDS = ("moving", "first", "last")


@dataclass
class Frames:
    """All frames of a game, by kind."""

    by_kind: dict[str, list[Frame]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    rest: float = 0.0
    """What the table needs at rest, in per cent of a processor."""

    def note(self, kind: str, what: str, page: TablePage, do: Callable[[], object]) -> None:
        """Do something, and record the frame that shows it."""
        self.by_kind[kind].append(timed(do, what))
        hold(page)

    def least(self, other: Frames) -> Frames:
        """Return the minimum of each pair of frames of the same game, to remove disturbances.

        A round in which bots' answers fell into other frames can't be compared and is left out.
        """
        if not any(self.by_kind.values()):
            return other
        mine, others = self.by_kind, other.by_kind
        if [[frame.what for frame in mine[kind]] for kind in KINDS] != [
            [frame.what for frame in others[kind]] for kind in KINDS
        ]:
            return self
        return Frames(
            {k: [min(pair) for pair in zip(mine[k], others[k], strict=True)] for k in KINDS},
            min(self.rest, other.rest),
        )


class Plain(TableItem):
    """An item that shows a cached pixmap."""

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.rect, QColor(60, 90, 80, 120))


class Waiting:
    """Holds a bot's question until it is told to answer."""

    def __init__(self) -> None:
        self.asked: Question | None = None

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        self.asked, self._on_answer = question, on_answer

    def answer(self, answer: Answer) -> None:
        self.asked = None
        self._on_answer(answer)

    def hurry(self) -> None:
        pass

    def cancel(self) -> None:
        self.asked = None


def timed(do: Callable[[], object], what: str = "") -> Frame:
    """Do something, and return the frame that shows it."""
    since, clock = time.thread_time(), time.perf_counter()
    do()
    QApplication.processEvents()
    return Frame((time.thread_time() - since) * 1000, (time.perf_counter() - clock) * 1000, what)


def idle(page: TablePage) -> list[float]:
    """Return the frames of a scene with as many items as a table's, repainted completely."""
    board: Any = page.game_table.board
    scene = TableScene()
    for item in board.scene().items():
        if isinstance(item, TableItem):
            plain = Plain(item.look)
            plain.set_rect(QRectF(item.rect))
            plain.setPos(item.pos())
            scene.addItem(plain)
    view = GraphicsBoard(scene)
    view.resize(board.size())
    view.show()
    QApplication.processEvents()
    found = [timed(view.viewport().update).work for _ in range(_IDLE_FRAMES)]
    view.close()
    return found[5:]


def animators(page: TablePage) -> list[Any]:
    """Return all animators of a table."""
    table: Any = page.game_table
    return [table._animator, *([table.audit._animator] if hasattr(table, "audit") else [])]


def hold(page: TablePage) -> None:
    """Pause all animations and deferred work: everything is run frame by frame."""
    for animator in animators(page):
        if animator._group is not None:
            animator._group.pause()
    if page.presenter._timer.isActive():
        page.presenter._timer.start(_LONG_MS)


def film(page: TablePage, frames: Frames) -> None:
    """Run the current animation, if any, frame by frame, and end it."""
    animator = next((a for a in animators(page) if a._group is not None), None)
    if animator is None:
        return
    group = animator._group
    change = page.presenter._change
    name = ", ".join(type(event).__name__ for event in change.shown.events) if change else ""
    for at in range(0, group.totalDuration(), FRAME_MS):
        frames.note("moving", f"{name} at {at}", page, partial(group.setCurrentTime, at))
        QThread.msleep(FRAME_MS)  # work for the next frame depends on the clock
    frames.note("last", name, page, animator.finish)


def laid(match: Match, thinker: Waiting, look: ThemeContext, size: QSize) -> TablePage:
    """Return the page of a table that is shown and at rest."""
    controller = TableController(match, NullJournal(), thinker, Handover.TRUSTING)
    page = TablePage(controller, create_table(match.game.meta.id, look), look, Pace("normal"))
    look.fit(size)
    page.resize(size)
    page.show()
    page.start()
    return page


@contextmanager
def listeners(controller: TableController, match: Match, phones: int) -> Iterator[None]:
    """Let phones have all seats, or nobody have them if there are none; more phones watch."""
    from stockgames.phones import gate
    from stockgames.phones.door import PhoneDoor
    from stockgames.phones.server import page_files

    gate.CONNECTIONS = 10_000  # type: ignore[misc]  # all phones are at this computer
    door = PhoneDoor(match, controller, NullJournal(), page_files())
    for seat in range(len(match.seats)):
        controller.move_away(seat, True)
    if not phones:
        yield
        return
    door.open("127.0.0.1", 0)
    wait_until(lambda: door.state == "open")
    order = [seat if seat < len(match.seats) else None for seat in range(phones)]
    told = door.port, door.seats.key, order
    process = get_context("spawn").Process(target=hear, args=told, daemon=True)
    process.start()
    wait_until(lambda: len(door._phones) == phones)
    try:
        yield
    finally:
        door.close()
        process.join()


def hear(port: int, key: str, seats: Sequence[SeatId | None]) -> None:
    """Be the phones, until the door is closed."""
    from websockets.exceptions import ConnectionClosed

    from tests.phones.desk import Phone

    async def listen(seat: SeatId | None) -> None:
        phone = Phone(port, Random(1))
        await phone.come(key, seat)
        with suppress(ConnectionClosed):
            while True:
                await phone.hear()

    async def listen_all() -> None:
        await asyncio.gather(*map(listen, seats))

    asyncio.run(listen_all())


def at_rest() -> float:
    """Return how much of a processor this process needs while nothing happens, in per cent."""
    loop = QEventLoop()
    QTimer.singleShot(_REST_MS, loop.quit)
    used = time.process_time()
    loop.exec()
    return 100_000 * (time.process_time() - used) / _REST_MS


def wait_until(happens: Callable[[], bool]) -> None:
    while not happens():
        QApplication.processEvents()
        QThread.msleep(5)


def play(
    game_id: str,
    moves: int,
    frames: Frames,
    seed: str,
    until: Stage | None = None,
    phones: int | None = None,
) -> TablePage:
    """Play and film ``moves`` moves, and more `until` a stage; return the game's page.

    With `phones`, all are people away from the screen; see `listeners`.
    """
    settling.SETTLING_MS = 0
    look = ThemeContext(THEMES["evening"])
    infos = seat_infos(SEATS[game_id] if phones is None else "h" * len(SEATS[game_id]))
    match = Match.deal(registry.load(game_id), infos, {}, seed)
    thinker = Waiting()
    page = laid(match, thinker, look, SIZE)
    controller = page.controller
    Frames().note("first", "the table is laid", page, lambda: None)
    rng, presenter = Random(seed), page.presenter
    with nullcontext() if phones is None else listeners(controller, match, phones):
        for _ in range(moves * 8):
            if controller.stage is Stage.OVER:
                break
            if len(match.moves) >= moves and until in (None, controller.stage):
                break
            film(page, frames)
            if presenter.showing:
                frames.note("first", "the next move", page, presenter.step)
            elif controller.stage is Stage.PAUSED:
                controller.proceed()
            elif controller.stage is Stage.ASKING and controller.seat is not None:
                action = match.game.sample_action(match.view(controller.seat), rng)
                frames.note("first", "a person's move", page, partial(controller.submit, action))
            elif thinker.asked is not None:
                view = thinker.asked.view
                answer = partial(thinker.answer, Answer(match.game.sample_action(view, rng)))
                frames.note("first", "a bot's move", page, answer)
            elif away := [seat for seat in match.actors if seat in controller.screen.away]:
                action = match.game.sample_action(match.view(away[0]), rng)
                frames.note(
                    "first", "a phone's move", page, partial(controller.submit_for, away[0], action)
                )
            else:
                QApplication.processEvents()
        film(page, frames)
        if phones is not None:
            frames.rest = at_rest()
    return page


def told(kind: str, found: Sequence[Frame], base: float) -> None:
    """Print one line for a kind of frames."""
    if not found:
        return
    ordered = sorted(found, reverse=True)
    spent, clock = [frame.work for frame in ordered], sorted(frame.clock for frame in found)
    over, usual, most = sum(ms > FRAME_MS for ms in spent), median(spent), len(spent) // 20
    print(
        f"  {kind:<7}{len(spent):>6} frames, median {usual:5.1f} ms ({usual / base:4.1f} of idle),"
        f" 95 % {spent[most]:5.1f}, longest {spent[0]:5.1f}, over {FRAME_MS} ms: {over};"
        f" by the clock {median(clock):5.1f}, 95 % {clock[-1 - most]:5.1f}"
    )
    for frame in ordered[:4]:
        print(f"      {frame.work:5.1f}  {frame.what}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--phones", type=int, default=0)
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    app = offscreen_application()
    apply_palette(app, THEMES["evening"])
    gc.freeze()
    IdleCollector(app)
    for game_id in asked.games:
        play(game_id, 12, Frames(), "warm").close()  # fills the pixmap cache
        profile = cProfile.Profile(time.thread_time)
        found = {phones: Frames() for phones in ((0, asked.phones) if asked.phones else (None,))}
        for _ in range(asked.rounds):
            for phones in found:
                once = Frames()
                if asked.profile:
                    profile.enable()
                page = play(game_id, asked.moves, once, "motion", phones=phones)
                profile.disable()
                found[phones] = found[phones].least(once)
        beside = idle(page)
        idles, most = median(beside), max(beside)
        print(f"{game_id}: an idle scene {idles:.1f} ms a frame, at most {most:.1f}")
        for phones, frames in found.items():
            if phones is not None:
                print(f"  {phones or 'no'} phones; at rest {frames.rest:.1f} % of a processor")
            for kind in KINDS:
                told(kind, frames.by_kind[kind], idles)
        page.close()
        if asked.profile:
            pstats.Stats(profile).sort_stats("cumulative").print_stats("stockgames|{", 60)


if __name__ == "__main__":
    main()
