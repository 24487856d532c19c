"""What every game's table and words guarantee to the app, tried without a display."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from stockgames.app.offscreen import offscreen_application
from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Handover
from stockgames.engine.errors import Refused
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.state import Action, SeatId
from stockgames.presentation.messages import refusal_text
from stockgames.presentation.outline import walk as places
from stockgames.presentation.sentences.catalogue import SOURCE, catalogue, languages
from stockgames.presentation.sentences.speech import speak
from stockgames.presentation.table_state import headless_context, text_table
from stockgames.testing.contract import Promise, random_match
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.generic import headless_table
from stockgames.ui.table.pointing_table import PointingTable
from stockgames.ui.theme.palette import THEMES
from stockgames.ui.theme.theme_context import ThemeContext

SIZES: Final = (QSize(1280, 720), QSize(1920, 1080))
MOST: Final = 12
"""The largest number of positions of a game that are painted."""


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[Match]:
    """Yield a random game at some of its moves, the first and the end included."""
    played = random_match(game, seats, seed)
    match = Match(game, played.seats, played.options, played.setup)
    each = 1 + len(played.moves) // MOST
    for number, move in enumerate(played.moves):
        if number % each == 0:
            yield match
        match.act(move.seat, move.action)
    yield match


def table_at(match: Match, seat: SeatId | None, number: int) -> AnyTable:
    """Return a table that shows a match, in one theme and size or another."""
    offscreen_application()
    look = ThemeContext(list(THEMES.values())[number % len(THEMES)])
    size = SIZES[number // len(THEMES) % len(SIZES)]
    look.fit(size)
    table = headless_table(match, headless_context(match, seat), look, size)
    table.board.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.board.show()  # what is not shown is not laid out
    return table


def words(game: AnyGame, seats: int, seed: int) -> None:
    """The table can be told in words, in every language."""
    for language in languages():
        speak(language)
        for match in positions(game, seats, seed):
            for seat in (None, *match.actors[:1]):
                if seat is None or seat >= 0:
                    assert text_table(match, seat).strip()
    speak(SOURCE)


def translations(game: AnyGame, seats: int, seed: int) -> None:
    """Each sentence of the game is there in every language, and its id begins with the game's."""
    own = f"{game.meta.id}-"
    wanted = {name for name in catalogue(SOURCE).ids() if name.startswith(own)}
    for language in languages():
        found = {name for name in catalogue(language).ids() if name.startswith(own)}
        assert found == wanted, (language, sorted(found ^ wanted)[:5])


def refusals(game: AnyGame, seats: int, seed: int) -> None:
    """Every refusal has a sentence."""
    offers = catalogue(SOURCE).ids()
    played = random_match(game, seats, seed)
    if not any(name.startswith(f"{game.meta.id}-") for name in offers):
        return  # a game without sentences is told by names in its code
    for match in positions(game, seats, seed):
        for move in Random(seed).sample(played.moves, min(8, len(played.moves))):
            for seat in range(seats):
                said = refusal(game, match, seat, move.action)
                assert said is None or f"{game.meta.id}-refused-{said}" in offers, said


def refusal(game: AnyGame, match: Match, seat: SeatId, action: Action) -> str | None:
    """Return the code of a refusal whose sentence can be said; None if there is none."""
    try:
        match.check(seat, action)
    except Refused as refused:
        return refused.code if refusal_text(game.meta.id, refused) else ""
    return None


def painted(game: AnyGame, seats: int, seed: int) -> None:
    """The table can be painted, names each of its places once, and is bare once it is cleared."""
    for number, match in enumerate(positions(game, seats, seed)):
        for seat in (None, *(seat for seat in match.actors[:1] if seat >= 0)):
            table = table_at(match, seat, number)
            try:
                assert not table.board.grab().isNull()
                nodes = [node for _, node in places(table.outline())]
                shown = {(node.place, node.name, node.value) for node in nodes}
                named = Counter(place for place, _, _ in shown)  # copies of a card may share one
                assert [place for place, count in named.items() if count > 1] == []
                assert all(node.name for node in nodes)
                table.clear()
                assert list(table.outline()) == []
            finally:
                drop(table)


def moves(game: AnyGame, seats: int, seed: int) -> None:
    """Each move is shown, logged, and can be chosen at the table."""
    match = random_match(game, seats, seed)
    total = len(match.moves)
    for number in range(0, total, 1 + total // MOST):
        move = match.moves[number]
        before = Match(game, match.seats, match.options, match.setup)
        for made in match.moves[:number]:
            before.act(made.seat, made.action)
        table = table_at(before, move.seat if move.seat >= 0 else None, number)
        try:
            listed = move.seat >= 0 and move.action in before.view(move.seat).legal
            if listed and isinstance(table, PointingTable):
                free = [choice for choice in table.panel.choices if not choice.why_not]
                assert table.find_way(move.action) or free, "nothing to click for a legal move"
                table.show_way(None, ())
            before.act(move.seat, move.action)
            screen = Screen(before, Handover.TRUSTING)
            context, done = headless_context(before, None), list[bool]()
            shown = screen.shown(number)[0]
            table.words.entry(shown, context)
            table.play(screen.change(shown), context, 1.0, lambda done=done: done.append(True))  # type: ignore[misc]
            table.finish()
            QApplication.processEvents()
            assert done == [True], "an animation must call `done` once"
        finally:
            drop(table)


def result(game: AnyGame, seats: int, seed: int) -> None:
    """The end has a row for each seat, and a headline."""
    match = random_match(game, seats, seed)
    table, context = table_at(match, None, 0), headless_context(match, None)
    try:
        rows = table.words.result_rows(match.result(), match.view(None), context)
        assert sorted(row.seat for row in rows) == list(range(seats))
        assert all(row.score for row in rows)
        assert table.words.result_headline(match.result(), context)
    finally:
        drop(table)


def drop(table: Any) -> None:
    """Delete a table and its board."""
    table.board.close()
    table.board.deleteLater()
    table.deleteLater()


PROMISES: Final[tuple[Promise, ...]] = (*(words, translations, refusals, painted, moves, result),)
