"""app/evenings.py: a game's key moment as a sentence."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.app.evenings import key_moment
from stockgames.engine import registry
from stockgames.presentation.story import GameStory
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.theme_context import ThemeContext
from tests.engine.test_fairness import played


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_it_is_a_sentence_of_the_closing_page(qtbot: QtBot, game_id: str) -> None:
    match = played(game_id)
    assert match.is_over
    words, history = create_table(game_id, ThemeContext()).words, match.history(None, all_up=True)
    assert words.story is not None
    assert history is not None
    names = tuple(seat.name for seat in match.seats)
    story = GameStory(history, words.story, names, None)
    assert key_moment(match) in [highlight.text for highlight in story.highlights()]
