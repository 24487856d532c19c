"""Help pages: anchors for every ruling, working links, ladders, languages that agree."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from stockgames.bots import ladders
from stockgames.bots.ladders import NEWCOMER, USUAL, GameLevels, Ladder, LevelsError, Place
from stockgames.bots.levels import STEPS
from stockgames.presentation.levels import level_name
from stockgames.ui.help.page import ladder_table
from stockgames.ui.help.texts import about_text, help_text, read_markdown, rules_text
from stockgames.ui.sentences import LANGUAGES

RULINGS = {
    "nyse": [f"N{number}" for number in range(1, 12)],
    "portfolio": [f"P{number}" for number in range(1, 14)],
    "exchange": [f"E{number}" for number in range(1, 11)],
    "stock-exchange": [f"S{number}" for number in range(1, 12)],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", RULINGS)
def test_every_ruling_has_an_anchor(game_id: str, language: str) -> None:
    anchors = rules_text(game_id, language).anchors
    assert set(RULINGS[game_id]) <= anchors


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", RULINGS)
def test_links_within_a_page_lead_somewhere(game_id: str, language: str) -> None:
    text = rules_text(game_id, language)
    links = set(re.findall(r"\]\(#([\w-]+)\)", text.markdown))
    assert links
    assert links <= text.anchors


@pytest.mark.parametrize("game_id", RULINGS)
def test_the_languages_have_the_same_parts(game_id: str) -> None:
    pages = [rules_text(game_id, language).headings for language in LANGUAGES]
    shapes = [[(heading.level, heading.anchor) for heading in page] for page in pages]
    assert all(shape == shapes[0] for shape in shapes)


def test_headings_name_their_anchors() -> None:
    text = read_markdown("# Top\n\n## Alone {#alone}\n\ntext\n\n### X2 · A ruling\n")
    assert [(h.level, h.text, h.anchor) for h in text.headings] == [
        (1, "Top", "part-0"),
        (2, "Alone", "alone"),
        (3, "X2 · A ruling", "X2"),
    ]
    assert "{#" not in text.markdown


def test_a_page_that_is_not_translated_is_shown_in_english() -> None:
    values = {"version": "7.8", "qt": "6.9", "python": "3.11", "ladders": ""}
    assert rules_text("nyse", "fr") == rules_text("nyse", "en") != rules_text("nyse", "de")
    assert help_text("fairness", "fr") == help_text("fairness", "en") != help_text("fairness", "de")
    assert about_text("fr", **values) == about_text("en", **values) != about_text("de", **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_line_bots_and_files_are_the_last_chapter(language: str) -> None:
    page = about_text(language, version="1", qt="2", python="3", ladders="")
    chapter = [heading.text for heading in page.headings if heading.level <= 2][-1]
    players, _, programmers = page.markdown.partition(f"## {chapter}\n")
    for told in ("stockgames replay", "exec:python", "stockgames.evening", "stockgames.person"):
        assert told in programmers
        assert told not in players + help_text("fairness", language).markdown


def test_a_game_without_a_page_is_said() -> None:
    with pytest.raises(FileNotFoundError):
        rules_text("no-game", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_fairness_tells_how_the_seal_is_checked(language: str) -> None:
    page = help_text("fairness", language)
    assert "SHA-256" in page.markdown
    assert len(page.headings) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_names_versions_and_licences(language: str) -> None:
    page = about_text(language, version="7.8", qt="6.9", python="3.11", ladders="| 1180 |").markdown
    for word in ("7.8", "6.9", "3.11", "1180", "MIT", "LGPL", "pydantic", "platformdirs", "tqdm"):
        assert word in page
    for name in ("Ben Stanley", "Open Font License", "PySide6"):
        assert name in page


@pytest.mark.parametrize("name", ["evenings", "phones", "fairness"])
def test_every_help_page_is_in_both_languages(name: str) -> None:
    pages = [help_text(name, language) for language in ("en", "de")]
    assert pages[0].markdown != pages[1].markdown
    assert len(pages[0].headings) == len(pages[1].headings)


PLACES = (
    Place(NEWCOMER, 1000, 1000, 1000, 30),
    Place("casual", 1010, 960, 1070, 40),
    Place("able", 1120, 1080, 1160, 50),
)
LADDER = Ladder(seats=4, worlds=20, seed="s", places=PLACES, steps=())


@pytest.fixture(autouse=True)
def one_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def levels_of(game_id: str) -> GameLevels:
        if game_id == "damaged":
            raise LevelsError("not JSON")
        return replace(USUAL, ladder=LADDER) if game_id == "nyse" else USUAL

    monkeypatch.setattr(ladders, "levels_of", levels_of)


def cells() -> list[list[str]]:
    games = {"nyse": "NYSE", "portfolio": "Portfolio", "damaged": "Damaged"}
    return [line.strip("| ").split(" | ") for line in ladder_table(games).splitlines()]


def test_only_games_that_were_measured_have_a_column() -> None:
    head, rule, *rows = cells()
    assert head == ["Level", "NYSE"]
    assert rule == ["---", "---"]
    assert all(len(row) == 2 for row in rows)
    assert ladder_table({"portfolio": "Portfolio"}) == ""


def test_levels_come_from_the_strongest_down_with_ratings_and_intervals() -> None:
    rows = dict(cells()[2:])
    assert list(rows)[: len(STEPS) + 1] == [
        *map(level_name, reversed(STEPS[1:])),
        level_name(NEWCOMER),
        level_name(STEPS[0]),
    ]
    assert rows["able"] == "1120 (1080 to 1160)"
    assert rows["newcomer"] == "1000"
    assert rows["shrewd"] == "–"
    assert (rows["Seats"], rows["Duels"]) == ("4", "60")
    assert rows["Imagined games (shrewd)"] == "20"
