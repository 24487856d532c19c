"""Passages of help: everything readable, divided as the page is laid out."""

from __future__ import annotations

import pytest

from stockgames.ui.help.search import passages_of
from stockgames.ui.help.texts import HelpText, about_text, help_text, read_markdown, rules_text
from stockgames.ui.sentences.language import LANGUAGES

GAMES = ("nyse", "portfolio", "exchange", "stock-exchange")


def pages(language: str) -> dict[str, HelpText]:
    """Return every page by its name."""
    rules = {game_id: rules_text(game_id, language) for game_id in GAMES}
    about = about_text(language, version="1", qt="2", python="3", ladders="")
    return {**rules, "fairness": help_text("fairness", language), "about": about}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*GAMES, "fairness", "about"])
def test_passages_know_their_places(name: str, language: str) -> None:
    passages = passages_of(pages(language)[name])
    parts = [part for one in passages for part in one.parts]
    for one in passages:
        assert tuple(parts[one.first : one.first + len(one.parts)]) == one.parts
        assert parts[one.heading_at] == one.heading


def test_each_kind_of_passage() -> None:
    source = (
        "# Top\n\nTwo *short*\nlines.\n- an `item`\n- [more](#x)\n\n| A | B |\n|---|---|\n| c | |\n"
    )
    shown = passages_of(read_markdown(source + "\n```\n| code | here\n```\n"))
    assert [one.text for one in shown] == [
        "Top", "Two short lines.", "an item", "more", "A · B", "c", "| code | here",
    ]  # fmt: skip
    assert [one.is_heading for one in shown] == [True, *[False] * 6]
