"""What `stockgames selftest` paints and plays: some pages, every game's table, every sound."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from stockgames.app.offscreen import Screen, Show, offscreen_application, shoot, undisturbed
from stockgames.app.overlay_pages import USUAL_LEVEL
from stockgames.bots.process import Answer, Question
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.storage.journal import NullJournal
from stockgames.ui.help.page import HelpPage
from stockgames.ui.lobby.game_setup import usual_setup
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.new_table import NewTable
from stockgames.ui.lobby.saved_games import lobby_games
from stockgames.ui.sound.loudspeaker import Loudspeaker
from stockgames.ui.sound.recipes import Sound, samples_of
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.palette import THEMES
from stockgames.ui.theme.theme_context import ThemeContext

_NAMES = ("Ada",)
_SIZE = QSize(1280, 720)


class _Silent:
    """A thinker that never answers, so that tables stay as dealt."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Never answer."""

    def hurry(self) -> None:
        """Do nothing."""

    def cancel(self) -> None:
        """Do nothing."""


def screens() -> Iterator[tuple[str, Screen]]:
    """Yield name and screen of everything that is drawn."""
    yield "lobby", _page(lambda look: Lobby(look, lobby_games()))
    yield "rules", _page(lambda look: HelpPage(look, [(m.id, m.title) for m in lobby_games()]))
    for game_id in registry.game_ids():
        yield f"new-table-{game_id}", _page(partial(_new_table, game_id))
        yield f"table-{game_id}", partial(_table, game_id)


def _page(make: Callable[[ThemeContext], QWidget]) -> Screen:
    def shown(look: ThemeContext, show: Show) -> QWidget:
        page = make(look)
        show(page)
        return page

    return shown


def _new_table(game_id: str, look: ThemeContext) -> QWidget:
    meta = registry.meta(game_id)
    setup = usual_setup(meta, _NAMES, USUAL_LEVEL)
    return NewTable(look, meta, setup, level=USUAL_LEVEL, names=_NAMES)


def _table(game_id: str, look: ThemeContext, show: Show) -> QWidget:
    seats = usual_setup(registry.meta(game_id), _NAMES, USUAL_LEVEL).seats
    match = Match.deal(registry.load(game_id), seats, {}, "selftest")
    controller = TableController(match, NullJournal(), _Silent())
    page = TablePage(controller, create_table(game_id, look), look, Pace("instant"))
    show(page)
    page.start()
    return page


def make_sounds() -> None:
    """Make every sound."""
    made = [samples_of(sound) for sound in Sound]
    player = Loudspeaker().find() or "nothing here"
    print(f"sounds: ok, {len(made)}; played by {player}", flush=True)


@undisturbed()
def draw_screens() -> int:
    """Draw one frame of each; return the exit status."""
    app = offscreen_application()
    look = ThemeContext(THEMES["evening"])
    apply_palette(app, look.theme)
    count = 0
    for name, screen in screens():
        if shoot(screen, look, _SIZE).isNull():
            print(f"{name}: nothing was drawn")
            return 1
        count += 1
    print(f"screens: ok, {count} drawn")
    return 0
