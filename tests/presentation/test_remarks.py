"""Bots speak seldom, from what everybody sees, and their lines are found in the log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from stockgames.controllers.stages import Change, Stage, shown_to
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import Holder, SeatInfo
from stockgames.engine.state import CHANCE, View
from stockgames.evenings.person import Portrait
from stockgames.presentation.context import TableContext
from stockgames.presentation.faces import bot_portraits
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.remarks import (
    APART,
    Heard,
    Occasion,
    Remark,
    Remarks,
    voice_of,
    with_remarks,
)
from stockgames.presentation.sentences.speech import say, speak
from stockgames.ui.sentences import LANGUAGES
from tests.presentation.games.test_cues import WORDS

NAMES = ("Ada", "Bruno", "Clara", "Dmitri", "Frida", "Gustav", "Hanna", "Igor")
OCCASIONS = ("sits", "hit", "raided", "raids", "lead", "praise", "wait", "last", "wins", "loses")


TABLES: list[tuple[str, dict[str, str]]] = [
    *((game_id, {}) for game_id in WORDS),
    ("nyse", {"hands": "concealed"}),
]
"""Games with their options: with concealed hands nobody's worth is known to all."""


def at_table(game_id: str, seed: int, options: dict[str, str] | None = None) -> Match:
    count = WORDS[game_id][1]
    infos = [
        SeatInfo(name=name, player="bot:casual" if seat else "human")
        for seat, name in enumerate(NAMES[:count])
    ]
    game = registry.load(game_id)
    return Match.deal(game, infos, options or {}, f"remarks {seed}")


def context(match: Match, humans: tuple[int, ...] = (0,)) -> TableContext:
    history = [shown_to(None, number, move) for number, move in enumerate(match.moves, 1)]
    stage, options = Stage.SHOWING, match.options
    return TableContext(match.seats, stage, None, None, 0, humans, options, history=history)


def said_to(remarks: Remarks, change: Change[View], match: Match) -> Remark | None:
    remarks.due = None
    remarks.hear(change, context(match))
    return remarks.due


def moves(match: Match, seed: int) -> Iterator[Change[View]]:
    """Play at random; yield each move as everybody knows it."""
    rng = Random(seed)
    while not match.is_over:
        seat, before = match.actors[0], match.view(None)
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, match.game.sample_action(match.view(seat), rng))
        shown = shown_to(None, len(match.moves), match.moves[-1])
        yield Change(shown, before, match.view(None))


def speaking(words: Any) -> Remarks:
    remarks = Remarks(words)
    remarks.wish = lambda: "always"
    return remarks


def said_by(seat: int, occasion: Occasion, step: int) -> Remark:
    return Remark(seat, occasion, step, NAMES[seat], NAMES[seat])


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game_id", "options"), TABLES)
def test_bots_speak_seldom_in_turn_and_never_twice_the_same(
    game_id: str, options: dict[str, str], seed: int
) -> None:
    match, words = at_table(game_id, seed, options), WORDS[game_id][0]
    remarks = speaking(words)
    first = remarks.sit(context(match))
    assert first is not None
    for change in moves(match, seed):
        said = said_to(remarks, change, match)
        assert said is None or not change.shown.face_down
        assert said is None or said.step == change.shown.number
    end = remarks.end(match.result(), context(match))
    assert (end is None) == (match.result().order[0] == 0 and match.result().order[1] == 0)
    during = remarks.all[:-1]
    for one, other in pairwise(during):
        assert other.step - one.step >= APART
        assert other.seat != one.seat
    assert all(one.seat != 0 for one in remarks.all), "people don't speak"
    assert len({(one.seat, one.occasion) for one in during}) == len(during)
    assert len(remarks.all) <= 16


def test_no_line_is_said_twice_in_a_sitting_of_several_tables() -> None:
    heard, greetings, lines = Heard(), list[str](), list[tuple[str, str]]()
    for seed in range(4):
        match, remarks = at_table("nyse", seed), speaking(WORDS["nyse"][0])
        remarks.heard = heard
        first = remarks.sit(context(match))
        greetings += [first.voice] if first is not None else []
        for change in moves(match, seed):
            remarks.hear(change, context(match))
        remarks.end(match.result(), context(match))
        lines += [(one.voice, one.occasion) for one in remarks.all]
    assert sorted(greetings) == ["Bruno", "Clara", "Dmitri"], "each once, and then nobody"
    assert len(set(lines)) == len(lines)


def test_no_line_is_given_to_people_who_play_on_phones() -> None:
    """They are not at the screen, but no bots either."""
    match = at_table("nyse", 1)
    for seat in (1, 2, 3):
        match.hand_seat(seat, Holder(name=NAMES[seat], player="human"))
    remarks = speaking(WORDS["nyse"][0])
    assert remarks.sit(context(match)) is None
    assert [said_to(remarks, change, match) for change in moves(match, 1)]
    assert remarks.end(match.result(), context(match)) is None
    assert not remarks.all


def test_a_line_that_was_taken_back_is_no_longer_in_the_log() -> None:
    match, words = at_table("nyse", 1), WORDS["nyse"][0]
    remarks = speaking(words)
    remarks.sit(context(match))
    remarks.all.append(said_by(1, "hit", 9))
    remarks.hear(next(moves(match, 1)), context(match))
    assert all(one.step <= 1 for one in remarks.all)


def test_a_remark_follows_the_entry_of_its_move_and_comes_no_sooner() -> None:
    entries = [LogEntry(0, "", "At this table"), LogEntry(1, "Ada", "Ada took", step=2)]
    remarks = [said_by(1, "sits", 0), said_by(2, "hit", 3), said_by(1, "lead", 9)]
    told = with_remarks(entries, remarks)
    assert [one.notes for one in told] == [(remarks[0].spoken,), ()]
    entries.append(LogEntry(2, "Clara", "Clara took", step=5))
    told = with_remarks(entries, remarks)
    assert [len(one.notes) for one in told] == [1, 1, 0]
    assert "Clara" in told[1].notes[0]


def test_a_remark_stays_with_the_bot_that_made_it_when_its_seat_changes_hands() -> None:
    match = at_table("nyse", 1)
    remarks = speaking(WORDS["nyse"][0])
    said = remarks.sit(context(match))
    assert said is not None
    match.hand_seat(said.seat, Holder(name="Gerda", player="human"))
    entries = [LogEntry(1, "Ada", "Ada took"), LogEntry(0, "Gerda", "Gerda sits down")]
    told = with_remarks(entries, remarks.all)
    assert told[1].notes == (), "not under the change of hands"
    assert told[0].notes[0].startswith(f"{NAMES[said.seat]}:")


def test_a_bot_without_a_voice_of_its_own_speaks_like_its_double_or_like_emil() -> None:
    face = bot_portraits()["Pia"]
    assert voice_of("Pia", Portrait()) == "Pia"
    assert voice_of("Robo", face) == "Pia"
    assert voice_of("Robo", Portrait()) == "Emil"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_the_house_has_a_line_of_its_own_for_each_occasion(language: str) -> None:
    speak(language)
    lines = {
        say("remark-line", who=name.lower(), occasion=occasion)
        for name in bot_portraits()
        for occasion in OCCASIONS
    }
    assert len(lines) == len(bot_portraits()) * len(OCCASIONS)
    assert max(map(len, lines)) <= 48
    assert not any("!" in line for line in lines)
