"""A developer's look at the table: `python -m stockgames.ui.table.preview OUT_DIR` paints PNGs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
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
from stockgames.games.nyse.actions import StockSwap
from stockgames.ui.games.nyse.table import create_table
from stockgames.ui.kit.palette import THEMES
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.palettes import apply_palette
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage

NAMES = ("Ada", "Bruno", "Clara", "Dmitri", "Emil", "Freya", "Gus", "Hana", "Ivo", "Jana")
SIZES = {"720p": (1280, 720), "design": (1600, 1000), "large": (2560, 1440)}
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


def seat_page(
    look: Look,
    people: str,
    moves: int,
    *,
    seed: int = 5,
    handover: Handover = Handover.TRUSTING,
    wishes: dict[str, Any] | None = None,
) -> TablePage:
    """Return a page after a number of random moves; `people` is a letter per seat, h or b."""
    game, rng = registry.load("nyse"), Random(seed)
    infos = [
        SeatInfo(name=NAMES[i], player="human" if who == "h" else "bot:steady")
        for i, who in enumerate(people)
    ]
    match = Match.deal(game, infos, wishes or {}, f"seed {seed}")
    played = 0
    while not match.is_over and (played < moves or match.actors[0] != 0):
        seat = match.actors[0]
        if seat < 0:
            match.act_chance()
        else:
            match.act(seat, rng.choice(match.view(seat).legal))
        played += 1
    controller = TableController(match, NoJournal(), RandomThinker(seed), handover)
    return TablePage(controller, create_table(look), look, Pace("instant"))


def _pick(page: TablePage) -> None:
    page.game_table.press("K")


def _swap(page: TablePage) -> None:
    swap = next((a for a in page.controller.view.legal if isinstance(a, StockSwap)), None)
    if swap is None:
        return
    page.game_table.choose("play-stock-swap")
    page.game_table.press("1")
    page.game_table.press("1")


def _market(page: TablePage) -> None:
    page.game_table.choose("play-speculative-market")
    page.game_table.press("B")


def _nothing(page: TablePage) -> None:
    pass


POSITIONS: dict[str, tuple[str, int, int, Shaper]] = {
    "start": ("hbbb", 0, 5, _nothing),
    "two": ("hb", 18, 3, _pick),
    "four": ("hbbb", 26, 8, _pick),
    "six": ("hbbbbb", 24, 4, _pick),
    "ten": ("hbbbbbbbbb", 30, 7, _pick),
    "solitaire": ("h", 24, 6, _pick),
    "swap": ("hbbb", 20, 11, _swap),
    "market": ("hbbb", 16, 13, _market),
    "end": ("hbbb", 999, 5, _nothing),
    "end-ten": ("hbbbbbbbbb", 999, 5, _nothing),
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
            for name, (people, moves, seed, shape) in POSITIONS.items():
                file = f"{name}-{theme_name}-{size_name}.png"
                if only in file:
                    _paint_one(out / file, look, size, people, moves, seed, shape)


def _paint_one(
    file: Path, look: Look, size: tuple[int, int], people: str, moves: int, seed: int, shape: Shaper
) -> None:
    page = seat_page(look, people, moves, seed=seed)
    page.resize(*size)
    page.show()
    page.start()
    for _ in range(50):
        QApplication.processEvents()
        if page.controller.stage in (Stage.ASKING, Stage.OVER):
            break
    shape(page)
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
