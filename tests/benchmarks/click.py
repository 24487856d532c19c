"""Everything that one click at NYSE runs until the table is at rest.

    python -m tests.benchmarks.click [--calls 15] [--files]

One person and two bots that never answer sit at a table of 1280×720, offscreen. Hot spots are
clicked as by mouse, and all calls of functions in `stockgames/` are counted until there are no
more, painting and idle work included: first for the click that picks a pile, then for the one that
takes its chip. `made` is how often facts, targets and the context were worked out.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

import stockgames
from stockgames.app.offscreen import offscreen_application
from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.lab.gallery.samples import seat_infos
from stockgames.storage.journal import NullJournal
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext

SIZE: Final = QSize(1280, 720)
_RESTS_MS: Final = 400
_ROOT: Final = f"{Path(stockgames.__file__).parent}/"
_MADE: Final = {
    "facts": ("games/nyse/facts.py", "facts_of"),
    "targets": ("games/nyse/action_builder.py", "Decision.targets"),
    "context": ("ui/table/presenter.py", "Presenter.context"),
}


class Calls:
    """Counts calls of the package's functions while it is active, by file and name."""

    def __init__(self) -> None:
        self.by_function = Counter[tuple[str, str]]()

    def __enter__(self) -> Calls:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(_ROOT):
            self.by_function[code.co_filename.removeprefix(_ROOT), code.co_qualname] += 1

    @property
    def by_file(self) -> Counter[str]:
        """The number of calls by file."""
        found = Counter[str]()
        for (file, _), calls in self.by_function.items():
            found[file] += calls
        return found


class Waiting:
    """Bots that never answer."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Never answer."""

    def hurry(self) -> None:
        """Do nothing."""

    def cancel(self) -> None:
        """Do nothing."""


def opened() -> TablePage:
    """Return the page of a game in which a person has to move, at rest."""
    look, pace = ThemeContext(), Pace("instant")
    look.fit(SIZE)
    match = Match.deal(registry.load("nyse"), seat_infos("hbb"), {}, "click")
    controller = TableController(match, NullJournal(), Waiting(), Handover.TRUSTING)
    page = TablePage(controller, create_table("nyse", look), look, pace)
    page.resize(SIZE)
    page.show()
    page.start()
    come_to_rest()
    assert controller.stage is Stage.ASKING
    return page


def come_to_rest() -> Calls:
    """Wait until the package is idle; return the calls until then."""
    calls = Calls()
    with calls:
        before = -1
        while before != (before := calls.by_function.total()):
            QTest.qWait(_RESTS_MS)
    return calls


def click(page: TablePage, name: str) -> Calls:
    """Click a hot spot; return the calls until the table is at rest."""
    spot = page.board.spot(name)
    assert spot is not None, [one.place for one in page.board.offered]
    calls = Calls()
    with calls:
        QTest.mouseClick(spot, Qt.MouseButton.LeftButton, pos=spot.rect().center())
    calls.by_function += come_to_rest().by_function
    return calls


def tell(title: str, calls: Calls, most: int, *, files: bool) -> None:
    """Print the calls of a click."""
    found = calls.by_function
    made = ", ".join(f"{name} {found[where]}" for name, where in _MADE.items())
    print(f"{title:<22}{len(calls.by_file):>8}{len(found):>12}{found.total():>8}   {made}")
    for file, count in calls.by_file.most_common() if files else ():
        print(f"    {count:>6}  {file}")
    for (file, name), count in found.most_common(most):
        print(f"    {count:>6}  {file}  {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--calls", type=int, default=0, help="so many of the most called functions")
    parser.add_argument("--files", action="store_true", help="the calls of each file")
    args = parser.parse_args()
    app = offscreen_application()
    page = opened()
    print(f"{'click':<22}{'files':>8}{'functions':>12}{'calls':>8}   made")
    name = next(one.place for one in page.board.offered if one.place.startswith("take-"))
    for title in ("picks a chip", "takes it"):
        tell(title, click(page, name), args.calls, files=args.files)
    page.close()
    del app


if __name__ == "__main__":
    main()
