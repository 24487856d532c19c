"""A chip goes from the click to the disk and the screen through files that the README names."""

from __future__ import annotations

import re
import sys
from functools import wraps
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from stockgames.games.nyse.state import NyseState
from stockgames.storage.database import Database
from stockgames.storage.library import Library
from stockgames.ui.games.nyse import log_words
from stockgames.ui.games.nyse.motion import Mover
from stockgames.ui.games.nyse.pile import PileItem
from stockgames.ui.kit.widgets.herald import Herald
from stockgames.ui.table.idle_work import IdleWork
from stockgames.ui.table.log_lines import LogLines
from tests.storage.play import keep
from tests.test_readme import NAMED, ROOT, WALK
from tests.ui.table.seating import SilentThinker, lay

INSIDE = ROOT / "stockgames"
(MANY,) = (int(count) for count in re.findall(r"(\d+) files are called", WALK))
ENDS: dict[str, tuple[Any, str]] = {
    "it is on the disk": (Database, "touch"),
    "it is carried out": (NyseState, "apply"),
    "it flies": (Mover, "steps"),
    "it lies on the pile no more": (PileItem, "tell"),
    "the log has words for it": (log_words, "headline"),
    "the log shows it": (LogLines, "show_entries"),
    "it is heard": (Herald, "say"),
}
"""What is called at each end of the way."""


def under_way(frame: FrameType | None) -> set[str]:
    """Return the files whose functions are being called."""
    found = set()
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(INSIDE):
            found.add(path.relative_to(INSIDE).as_posix())
        frame = frame.f_back
    return found


@pytest.fixture
def passed(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """Return by each end the files that led to it when it was last reached."""
    ways: dict[str, set[str]] = {}
    monkeypatch.setattr(IdleWork, "begin", lambda *_: None)  # painting ahead is no way of a chip

    def watch(end: str, owner: Any, name: str) -> None:
        called = getattr(owner, name)

        @wraps(called)
        def watched(*args: Any, **more: Any) -> Any:
            ways[end] = under_way(sys._getframe(1)) | {of(owner)}
            return called(*args, **more)

        monkeypatch.setattr(owner, name, watched)

    for end, (owner, name) in ENDS.items():
        watch(end, owner, name)
    return ways


def of(owner: Any) -> str:
    path = Path(sys.modules[getattr(owner, "__module__", owner.__name__)].__file__ or "")
    return path.relative_to(INSIDE).as_posix()


def test_the_readme_names_every_file_on_the_way_and_says_how_many(
    qtbot: QtBot, tmp_path: Path, passed: dict[str, set[str]]
) -> None:
    with Library.open(tmp_path) as library:
        table = lay(qtbot, "hb", pace="fast").use(SilentThinker())
        table.controller._journal = keep(library, table.match)
        table.start()
        passed.clear()
        table.click_spot("take-blue")
        assert not {"it is on the disk", "it is carried out", "it flies"} & set(passed), "picked"
        passed.clear()
        table.click_spot("take-blue")
        qtbot.wait_until(lambda: set(passed) == set(ENDS) and not table.page.presenter.moving)
        table.controller.close()
    files = set().union(*passed.values())
    assert sorted(files - set(NAMED)) == []
    assert len(files) == MANY
