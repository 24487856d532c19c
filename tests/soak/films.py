"""Films of the strongest moments: a folder of pictures for each, and a strip of six of them.

`python -m tests.soak.films OUT [MOMENT …] [--size 1600x1000] [--theme evening]`: random games are
played until each moment has come; its animation is stopped every 33 ms, and the page is painted.
Nothing is checked: look at the pictures. For the crash at NYSE everyone pushes what is near the
end, because random play crashes nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from stockgames.app.offscreen import offscreen_application
from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import Event
from stockgames.games.nyse.parts import CRASHED
from stockgames.lab.gallery.samples import seat_infos
from stockgames.storage.journal import NullJournal
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.palette import THEMES
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets import input_guard as settling
from tests.records.nyse.make import crashing

FRAME_MS: Final = 33
_STRIP, _COLUMNS, _STRIP_WIDTH = 6, 2, 800
_MOST_MOVES, _MOST_GAMES = 400, 12

Sign = Callable[[Event], bool]


def named(name: str) -> Sign:
    """Return a predicate for events of a class."""
    return lambda event: type(event).__name__ == name


def crashes(event: Event) -> bool:
    """Return whether a marker crashes."""
    return named("MarkerMoved")(event) and getattr(event, "after", None) == CRASHED


def pops(event: Event) -> bool:
    """Return whether the bubble bursts."""
    return named("PriceMoved")(event) and bool(getattr(event, "pops", 0))


Choose = Callable[[Any, Random], Any]
"""Returns a player's action in a view."""


def by_lot(game_id: str) -> Choose:
    """Return a function that picks a random legal action."""
    return registry.load(game_id).sample_action


class Player:
    """Answers at once for all bots."""

    def __init__(self, choose: Choose, rng: Random) -> None:
        self._choose, self._rng = choose, rng

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Answer at once."""
        on_answer(Answer(self._choose(question.view, self._rng)))

    def hurry(self) -> None:
        """Do nothing."""

    def cancel(self) -> None:
        """Do nothing."""


MOMENTS: Final[dict[str, tuple[str, str, Sign]]] = {
    "crash": ("nyse", "hb", crashes),
    "special": ("nyse", "hbbb", named("Played")),
    "swap": ("nyse", "hbbb", named("Swapped")),
    "take-over": ("portfolio", "hbbb", named("Acquired")),
    "neutralized": ("portfolio", "hbbb", named("Neutralized")),
    "laid": ("portfolio", "hbbb", named("Founded")),
    "bubble": ("exchange", "hbbbb", pops),
    "cards": ("exchange", "hbbbb", named("SideShown")),
    "reveal": ("exchange", "hhbbb", pops),
    "lobbyist": ("exchange", "hbbbb", named("LobbyistCalled")),
    "seal": ("stock-exchange", "hbbbbbbb", named("Sealed")),
}
"""By name: the game, its seats, and the event that marks the moment."""


def moving(page: TablePage) -> Any:
    """Return the running animation of the reveal page or the table; None if there is none."""
    table: Any = page.game_table
    return page.reveal_screen._animator._group or table._animator._group


def film(page: TablePage, folder: Path, name: str, every: int = FRAME_MS) -> list[QPixmap]:
    """Write pictures of the running animation, one `every` so many milliseconds; return them.

    The last one shows the table at rest: any jump there means a wrong end position. If a moment has
    several pages, all are filmed.
    """
    found = list[QPixmap]()
    folder.mkdir(parents=True, exist_ok=True)

    def take() -> None:
        QApplication.processEvents()
        found.append(page.grab())
        found[-1].save(str(folder / f"{name}-{(len(found) - 1) * every:05}.png"))

    while (group := moving(page)) is not None:
        group.pause()
        for at in range(0, group.totalDuration() + every, every):
            group.setCurrentTime(min(at, group.totalDuration() - 1))
            take()
        moment = page.presenter.reveal
        page.presenter.step()  # ends the animation
        if moment is None or not moment.goes_on:
            break
        page.presenter.step()
    take()
    return found


def strip(pictures: Sequence[QPixmap]) -> QPixmap:
    """Return six pictures at equal distances side by side."""
    count = min(_STRIP, len(pictures))
    chosen = [pictures[i * (len(pictures) - 1) // max(1, count - 1)] for i in range(count)]
    smooth = Qt.TransformationMode.SmoothTransformation
    small = [picture.scaledToWidth(_STRIP_WIDTH, smooth) for picture in chosen]
    height = small[0].height()
    sheet = QPixmap(_STRIP_WIDTH * _COLUMNS, height * -(-count // _COLUMNS))
    with QPainter(sheet) as painter:
        for i, picture in enumerate(small):
            painter.drawPixmap(i % _COLUMNS * _STRIP_WIDTH, i // _COLUMNS * height, picture)
    return sheet


def seek(name: str, size: QSize, theme: str, seed: int) -> TablePage | None:
    """Play a game until a moment starts; return its page, None if it never comes."""
    game_id, who, sign = MOMENTS[name]
    choose: Choose = crashing if name == "crash" else by_lot(game_id)
    look, rng = ThemeContext(THEMES[theme]), Random(seed)
    match = Match.deal(registry.load(game_id), seat_infos(who), {}, f"films {seed}")
    player = Player(choose, rng)
    controller = TableController(match, NullJournal(), player, Handover.TRUSTING)
    page = TablePage(controller, create_table(game_id, look), look, Pace("normal"))
    look.fit(size)
    page.resize(size)
    page.show()
    page.start()
    for _ in range(_MOST_MOVES):
        change = page.presenter._change
        moves = moving(page) is not None
        if moves and change is not None and any(map(sign, change.shown.events)):
            return page
        if controller.stage is Stage.OVER:
            break
        if page.presenter.showing:
            page.presenter.step()
        elif controller.stage is Stage.PAUSED:
            controller.proceed()
        elif controller.stage is Stage.ASKING and controller.seat is not None:
            controller.submit(choose(match.view(controller.seat), rng))
        QApplication.processEvents()
    page.close()
    page.deleteLater()
    return None


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.films", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("moments", nargs="*", default=list(MOMENTS))
    parser.add_argument("--size", default="1600x1000")
    parser.add_argument("--theme", default="evening")
    wanted = parser.parse_args()
    apply_palette(offscreen_application(), THEMES[wanted.theme])
    settling.SETTLING_MS = 0
    size = QSize(*map(int, wanted.size.split("x")))
    for name in wanted.moments:
        pages = (seek(name, size, wanted.theme, n) for n in range(_MOST_GAMES))
        page = next((page for page in pages if page is not None), None)
        if page is None:
            print(f"{name}: it never came")
            continue
        pictures = film(page, wanted.out / name, name)
        strip(pictures).save(str(wanted.out / f"{name}.png"))
        print(f"{name}: {len(pictures)} pictures")
        page.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
