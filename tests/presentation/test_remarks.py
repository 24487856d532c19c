"""Bots speak seldom, from what everybody sees, and their lines are found in the log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from stockgames.controllers.stages import Shown, Stage, shown_to
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import Holder, SeatInfo
from stockgames.engine.seat import CHANCE
from stockgames.engine.state import View
from stockgames.evenings.person import Portrait
from stockgames.presentation.context import TableContext
from stockgames.presentation.faces import house
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.remarks import APART, Remark, Remarks, voice_of, with_remarks
from stockgames.presentation.sentences.speech import say, speak
from stockgames.ui.sentences.language import LANGUAGES
from tests.presentation.games.test_cues import WORDS

NAMES = ("Ada", "Bruno", "Clara", "Dmitri", "Frida", "Gustav", "Hanna", "Igor")
OCCASIONS = ("sits", "hit", "raided", "raids", "lead", "praise", "wait", "last", "wins", "loses")


TABLES: list[tuple[str, dict[str, str]]] = [
    *((game_id, {}) for game_id in WORDS),
    ("nyse", {"hands": "concealed"}),
]
"""Games with their options: with concealed hands nobody's worth is known to all."""


def at_table(game_id: str, seed: int, wishes: dict[str, str] | None = None) -> Match:
    count = WORDS[game_id][1]
    infos = [
        SeatInfo(name=name, player="bot:casual" if seat else "human")
        for seat, name in enumerate(NAMES[:count])
    ]
    game = registry.load(game_id)
    return Match.deal(game, infos, wishes or {}, f"remarks {seed}")


def context(match: Match, humans: tuple[int, ...] = (0,)) -> TableContext:
    return TableContext(match.seats, Stage.SHOWING, None, None, 0, humans, match.options)


def moves(match: Match, seed: int) -> Iterator[tuple[Shown, View]]:
    """Play at random; yield each move and the position as everybody knows them."""
    rng = Random(seed)
    while not match.is_over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, match.game.sample_action(match.view(seat), rng))
        yield shown_to(None, len(match.moves), match.moves[-1]), match.view(None)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game_id", "wishes"), TABLES)
def test_bots_speak_seldom_in_turn_and_never_twice_the_same(
    game_id: str, wishes: dict[str, str], seed: int
) -> None:
    match, words = at_table(game_id, seed, wishes), WORDS[game_id][0]
    remarks = Remarks(words, in_turns=not registry.meta(game_id).all_at_once)
    first = remarks.sit(match.view(None), context(match))
    assert first is not None
    for shown, view in moves(match, seed):
        said = remarks.hear(shown, view, context(match))
        assert said is None or not shown.face_down
        assert said is None or said.step == shown.number
    end = remarks.end(match.result(), context(match))
    assert (end is None) == (match.result().order[0] == 0 and match.result().order[1] == 0)
    during = remarks.all[:-1]
    for one, other in pairwise(during):
        assert other.step - one.step >= APART
        assert other.seat != one.seat
    assert all(one.seat != 0 for one in remarks.all), "people don't speak"
    assert len({(one.seat, one.occasion) for one in during}) == len(during)
    assert len(remarks.all) <= 16


def test_a_line_that_was_taken_back_is_no_longer_in_the_log() -> None:
    match, words = at_table("nyse", 1), WORDS["nyse"][0]
    remarks = Remarks(words, in_turns=True)
    remarks.sit(match.view(None), context(match))
    remarks.all.append(Remark(1, "hit", 9))
    match.act(match.actors[0], match.game.sample_action(match.view(match.actors[0]), Random(1)))
    shown = shown_to(None, 1, match.moves[-1])
    remarks.hear(shown, match.view(None), context(match))
    assert all(one.step <= 1 for one in remarks.all)


def test_a_remark_follows_the_entry_of_its_move_and_comes_no_sooner() -> None:
    match = at_table("nyse", 1)
    entries = [LogEntry(0, "", "At this table"), LogEntry(1, "Ada", "Ada took", step=2)]
    remarks = [Remark(1, "sits", 0), Remark(2, "hit", 3), Remark(1, "lead", 9)]
    told = with_remarks(entries, remarks, context(match))
    assert [one.notes for one in told] == [(remarks[0].spoken(context(match)),), ()]
    entries.append(LogEntry(2, "Clara", "Clara took", step=5))
    told = with_remarks(entries, remarks, context(match))
    assert [len(one.notes) for one in told] == [1, 1, 0]
    assert "Clara" in told[1].notes[0]


def test_a_remark_stays_with_the_bot_that_made_it_when_its_seat_changes_hands() -> None:
    match = at_table("nyse", 1)
    for _ in range(4):
        seat = match.actors[0]
        match.act(seat, match.game.sample_action(match.view(seat), Random(1)))
    match.hand_seat(0, Holder(name="Emil", player="bot:casual"))
    match.hand_seat(2, Holder(name="Gerda", player="human"))
    made = len(match.moves)
    entries = [LogEntry(1, "Ada", "Ada took", step=made), LogEntry(0, "Gerda", "", step=made)]
    remarks = [Remark(2, "wait", made), Remark(0, "lead", made)]
    told = with_remarks(entries, remarks, context(match))
    assert [one.notes for one in told][1:] == [()], "not under the change of hands"
    said = [note.partition(":")[0] for note in told[0].notes]
    assert said == ["Clara", "Emil"]
    assert {"Ada", "Emil", "Clara", "Gerda"} <= set(context(match).faces)


def test_a_bot_without_a_voice_of_its_own_speaks_like_its_double_or_like_emil() -> None:
    face = house()["Pia"]
    assert voice_of("Pia", Portrait()) == "Pia"
    assert voice_of("Robo", face) == "Pia"
    assert voice_of("Robo", Portrait()) == "Emil"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_the_house_has_a_line_of_its_own_for_each_occasion(language: str) -> None:
    speak(language)
    lines = {
        say("remark-line", who=name.lower(), occasion=occasion)
        for name in house()
        for occasion in OCCASIONS
    }
    assert len(lines) == len(house()) * len(OCCASIONS)
    assert max(map(len, lines)) <= 48
    assert not any("!" in line for line in lines)
