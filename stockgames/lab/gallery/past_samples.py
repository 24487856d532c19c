"""Sample lists of past games, for the gallery."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from stockgames.engine import registry
from stockgames.presentation.faces import portraits_at
from stockgames.ui.review.past_list import OfEvening, PastGame, PastGameState, Seated
from stockgames.ui.review.past_page import PastPage
from stockgames.ui.theme.theme_context import ThemeContext

_LAST: Final = datetime(2026, 11, 15, 21, 40, tzinfo=UTC)
_TABLES: Final = (
    ("exchange", ("Ada", "Bruno*", "Clara", "Dmitri*"), 1, 83, 41, True),
    ("nyse", ("Ada", "Clara", "Emil"), 0, 34, 12, True),
    ("portfolio", ("Clara", "Ada"), 0, 71, 52, True),
    ("stock-exchange", ("Ada", *(f"Bot {n}*" for n in range(1, 8))), 3, 24, 38, False),
    ("nyse", ("Ada",), 0, 22, 6, False),
    ("portfolio", ("Ada", "Gus*", "Hana*"), 0, 96, 44, False),
    ("exchange", ("Jörg", "Ada", "Emil", "Clara", "Freya"), 4, 101, 63, False),
)
"""Game, names (* marks a bot), the winner's seat, moves, minutes, whether part of an evening."""
_EVENING: Final = OfEvening(1, "", "2026-11-15T18:00:00Z")


def sample_games(count: int) -> list[PastGame]:
    """Return `count` games, latest first; the second is still running."""
    return [_game(number) for number in range(count)]


def _game(number: int) -> PastGame:
    game_id, names, winner, moves, minutes, in_evening = _TABLES[number % len(_TABLES)]
    played = _LAST - timedelta(hours=29 * number)
    running = number == 1
    seats = tuple(
        Seated(
            name.rstrip("*"),
            not name.endswith("*"),
            0 if running else 1 + (seat - winner) % len(names),
        )
        for seat, name in enumerate(names)
    )
    return PastGame(
        row=number + 1,
        game_id=game_id,
        title=registry.title(game_id),
        seats=seats,
        moves=moves,
        begun=_label(played - timedelta(minutes=minutes)),
        played=_label(played),
        state=PastGameState.RUNNING if running else PastGameState.OVER,
        shows=not running,
        evening=_EVENING if in_evening and number < len(_TABLES) else None,
        faces=portraits_at(seat.name for seat in seats if seat.is_human),
    )


def _label(time: datetime) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ")


def past_games(look: ThemeContext) -> PastPage:
    """Return the list with some games."""
    page = PastPage(look)
    page.add(sample_games(400), is_read=True)
    return page


def past_none(look: ThemeContext) -> PastPage:
    """Return the list before any game was played."""
    page = PastPage(look)
    page.add([], is_read=True)
    return page


def past_sought(look: ThemeContext) -> PastPage:
    """Return the list while a search is entered and a removal is to be confirmed."""
    page = past_games(look)
    page.filters.field.setText("jörg")
    page.remove_button.click()
    return page
