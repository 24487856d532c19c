"""A developer's look at the table: `python -m stockgames.ui.table.preview OUT_DIR` paints PNGs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from stockgames.bots.question import Answer, Question
from stockgames.controllers.table import Handover, Stage, TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.actions import Take
from stockgames.ui.games.nyse.table import create_table
from stockgames.ui.kit.palette import THEMES
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.palettes import apply_palette
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage

NAMES = ("Ada", "Bruno", "Clara", "Dmitri", "Emil", "Freya", "Gus", "Hana", "Ivo", "Jana")
SIZES = {"720p": (1280, 720), "design": (1600, 1000), "large": (2560, 1440), "4k": (3840, 2160)}
Shaper = Callable[[TablePage], None]


class NoJournal:
    """Keeps nothing."""

    def append(self, number: int, move: dict[str, Any]) -> None:
        """Keep nothing."""

    def truncate(self, kept: int) -> None:
        """Keep nothing."""

    def finish(self, result: dict[str, Any]) -> None:
        """Keep nothing."""


class RandomThinker:
    """Answers at once with a random legal action."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Answer at once."""
        on_answer(Answer(self._rng.choice(question.view.legal)))

    def hurry(self) -> None:
        """Nothing can be faster."""

    def cancel(self) -> None:
        """Nothing is ever under way."""


def seat_page(look: Look, position: Position) -> TablePage:
    """Return a page of the position, with somebody at the screen to move if the game goes on."""
    game, rng = registry.load("nyse"), Random(position.seed)
    infos = [
        SeatInfo(name=NAMES[i], player="human" if who == "h" else "bot:steady")
        for i, who in enumerate(position.people)
    ]
    match = Match.deal(game, infos, position.wishes or {}, f"seed {position.seed}")
    played = 0
    while not match.is_over and (played < position.moves or match.actors[0] != 0):
        seat = match.actors[0]
        if seat < 0:
            match.act_chance()
        else:
            match.act(seat, _some_action(match.view(seat).legal, rng))
        played += 1
    thinker = RandomThinker(position.seed)
    controller = TableController(match, NoJournal(), thinker, position.handover)
    return TablePage(controller, create_table(look), look, Pace("normal"), best=31)


def _some_action(legal: Sequence[Any], rng: Random) -> Any:
    """Pick an action; mostly takes, so that hands grow."""
    takes = [action for action in legal if isinstance(action, Take)]
    return rng.choice(takes if takes and rng.random() < 0.85 else legal)


def _pick(page: TablePage) -> None:
    page.game_table.press("K")


def _swap(page: TablePage) -> None:
    page.game_table.choose("play-stock-swap")
    page.game_table.press("1")
    page.game_table.press("1")


def _partner(page: TablePage) -> None:
    page.game_table.choose("play-stock-swap")
    page.game_table.press("Right")


def _market(page: TablePage) -> None:
    page.game_table.choose("play-speculative-market")
    page.game_table.press("B")


def _nothing(page: TablePage) -> None:
    pass


def _ask_why(page: TablePage) -> None:
    page.game_table.choose("play-stock-swap")
    page.game_table.press("1")
    page.game_table.press("Left")


def _log(page: TablePage) -> None:
    page.log.whole_button.click()


def _peek(page: TablePage) -> None:
    page.peek(True)


@dataclass(frozen=True, slots=True)
class Position:
    """A table to look at: a letter per seat (h or b), how many random moves, and what then."""

    people: str
    moves: int
    seed: int = 4
    shape: Shaper = _nothing
    handover: Handover = Handover.TRUSTING
    wishes: dict[str, Any] | None = None


POSITIONS: dict[str, Position] = {
    "start": Position("hbbb", 0),
    "two": Position("hb", 24, 4, _pick),
    "four": Position("hbbb", 26, 4, _pick),
    "late": Position("hbbb", 37, 4),
    "five": Position("hbbbbb", 28, 4, _pick),
    "seven": Position("hbbbbbb", 30, 9, _pick),
    "ten": Position("hbbbbbbbbb", 34, 7, _pick),
    "solitaire": Position("h", 30, 8),
    "partner": Position("hbbb", 26, 4, _partner),
    "swap": Position("hbbb", 26, 4, _swap),
    "market": Position("hbbb", 26, 4, _market),
    "why": Position("hbbb", 26, 4, _ask_why),
    "log": Position("hbbb", 26, 4, _log),
    "peek": Position("hhhb", 26, 4, _nothing, Handover.PEEK),
    "peeking": Position("hhhb", 26, 4, _peek, Handover.PEEK),
    "concealed": Position("hbbb", 26, 4, _pick, wishes={"hands": "concealed"}),
    "shuffled": Position("hbbb", 26, 9, _pick, wishes={"board": [5, 4, 2, 1, 3, 2]}),
    "end": Position("hbbb", 999),
    "end-ten": Position("hbbbbbbbbb", 999, 5),
    "end-alone": Position("h", 999, 5),
}


def paint(out: Path, only: str = "") -> None:
    """Paint every position in both themes and three sizes whose name holds `only`."""
    for theme_name, theme in THEMES.items():
        for size_name, size in SIZES.items():
            look = Look(theme)
            look.fit(QSize(*size))
            app = QApplication.instance()
            assert isinstance(app, QApplication)
            apply_palette(app, theme)
            for name, position in POSITIONS.items():
                file = f"{name}-{theme_name}-{size_name}.png"
                if only in file:
                    _paint_one(out / file, look, size, position)


def _paint_one(file: Path, look: Look, size: tuple[int, int], position: Position) -> None:
    page = seat_page(look, position)
    page.resize(*size)
    page.show()
    page.start()
    for _ in range(50):
        QApplication.processEvents()
        if page.controller.stage in (Stage.ASKING, Stage.OVER):
            break
    position.shape(page)
    QApplication.processEvents()
    page.grab().save(str(file))
    page.close()
    page.deleteLater()


def main() -> None:
    """Paint into the folder named first; a second word chooses pictures by their name."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    paint(out, sys.argv[2] if len(sys.argv) > 2 else "")
    app.quit()


if __name__ == "__main__":
    main()
