"""controllers/replay.py: any step of any game, from allowed viewpoints only.

A replay is compared exactly with what the views showed while the game was running.
"""

from __future__ import annotations

from random import Random

import pytest

from stockgames.controllers import replay as replay_module
from stockgames.controllers.replay import GameReplay, Viewpoint, who_may_look
from stockgames.controllers.stages import Handover
from stockgames.engine import registry
from stockgames.engine.incremental import finish
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE
from stockgames.lab.gallery.samples import seat_infos
from tests.toys import RULES

GAMES = {"nyse": 3, "portfolio": 3, "exchange": 4, "stock-exchange": 8}


def deal(game_id: str, people: str = "") -> Match:
    return Match.deal(
        registry.load(game_id), seat_infos(people or "h" + "b" * (GAMES[game_id] - 1)), {}, "reel"
    )


def step(match: Match, rng: Random) -> None:
    """Make a random move; of simultaneous choosers any may be the first."""
    if match.actors == (CHANCE,):
        match.act_chance()
        return
    seat = rng.choice(match.actors)
    match.act(seat, match.game.sample_action(match.view(seat), rng))


def play(match: Match, moves: int = 100_000) -> Match:
    rng = Random(3)
    while moves and not match.is_over:
        step(match, rng)
        moves -= 1
    return match


@pytest.mark.parametrize("game_id", GAMES)
def test_eyes_see_letter_by_letter_what_their_views_showed_at_that_time(game_id: str) -> None:
    match, rng = deal(game_id), Random(3)
    seats = range(GAMES[game_id])
    told = [[repr(match.view(seat))] for seat in seats]
    heard: list[list[str]] = [[] for _ in seats]
    while not match.is_over:
        step(match, rng)
        for seat in seats:
            told[seat].append(repr(match.view(seat)))
            heard[seat].append(repr(match.events_for(seat, len(match.moves) - 1)))
    replay = GameReplay(match, who_may_look(match, Handover.CURTAIN))
    for seat in seats:
        history = replay.shown_so_far(replay.total, Viewpoint(seat))
        assert [repr(list(shown.events)) for shown in history] == heard[seat]
        for number in rng.sample(range(replay.total + 1), min(40, replay.total + 1)):
            assert repr(replay.view(number, Viewpoint(seat))) == told[seat][number]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_step_shows_the_same_after_other_steps_were_shown(game_id: str) -> None:
    match = play(deal(game_id))
    replay, replayed_whole = GameReplay(match, (0,)), GameReplay(match, (0,))
    finish(replayed_whole.prepare())
    for number in range(0, replay.total + 1, 7):
        assert repr(replay.view(number, Viewpoint(0))) == repr(
            replayed_whole.view(number, Viewpoint(0))
        )
    change = replay.change(replay.total, Viewpoint(0))
    assert change.after == match.view(0)
    assert change.before == replay.view(replay.total - 1, Viewpoint(0))
    assert change.shown.number == replay.total


def test_who_may_look_at_a_running_game() -> None:
    alone, several = deal("nyse", "hbb"), deal("nyse", "hhb")
    assert who_may_look(alone, Handover.CURTAIN) == (0,)
    for handover in (Handover.CURTAIN, Handover.PEEK):
        assert who_may_look(several, handover) == ()
    assert who_may_look(several, Handover.TRUSTING) == (0, 1)
    assert who_may_look(play(several), Handover.CURTAIN) == (0, 1, 2)


def test_no_other_eyes_and_no_cards_up_while_the_game_is_running() -> None:
    replay = GameReplay(play(deal("portfolio"), 9), (0,))
    assert not replay.can_show_all
    for viewpoint in (Viewpoint(1), Viewpoint(0, all_up=True)):
        assert not replay.may(viewpoint)
        for look in (replay.view, replay.change, replay.shown_so_far):
            with pytest.raises(ValueError, match="may not look"):
                look(3, viewpoint)
        with pytest.raises(ValueError, match="may not look"):
            replay.score_history(viewpoint)


def test_the_only_person_is_looked_through_first() -> None:
    assert GameReplay(play(deal("nyse", "bhb")), (0, 1, 2)).first_viewpoint() == Viewpoint(1)
    assert GameReplay(play(deal("nyse", "hhb")), (0, 1, 2)).first_viewpoint() == Viewpoint(0)


def test_with_all_cards_up_a_move_is_told_as_its_maker_knew_it() -> None:
    match = play(deal("exchange"))
    replay = GameReplay(match, range(4))
    viewpoint = Viewpoint(0, all_up=True)
    for shown in replay.shown_so_far(replay.total, viewpoint):
        narrator = replay.narrator(shown, viewpoint)
        assert narrator == (0 if shown.seat == CHANCE else shown.seat)
        events = match.moves[shown.number - 1].events
        assert shown.events == tuple(event for event in events if event.seen_by(narrator))
    assert replay.narrator(replay.shown_so_far(1, Viewpoint(0))[0], Viewpoint(2)) == 2


def test_a_game_that_cannot_show_all_does_not_offer_it() -> None:
    registry.register(RULES)
    try:
        match = play(Match.deal(registry.load("lemonade"), seat_infos("hb"), {}, "reel"))
    finally:
        registry.unregister("lemonade")
    replay = GameReplay(match, range(2))
    assert replay.is_over
    assert not replay.can_show_all
    assert not replay.may(Viewpoint(0, all_up=True))


def test_turns_and_rounds_lead_through_the_whole_game_and_back() -> None:
    match = play(deal("exchange"))
    replay = GameReplay(match, range(4))
    score_history = replay.score_history(Viewpoint(0))
    assert score_history is not None
    replay.mark_rounds(score_history)
    for after, before in (
        (replay.turn_after, replay.turn_before),
        (replay.round_after, replay.round_before),
    ):
        places = [0]
        while places[-1] < replay.total:
            places.append(after(places[-1]))
        assert after(replay.total) == replay.total
        back = [replay.total]
        while back[-1]:
            back.append(before(back[-1]))
        assert before(0) == 0
        assert back[::-1] == places
        assert before(replay.total - 1) == places[-2]
    assert places == [0, *score_history.ends.values()]


def test_winding_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_module, "_PREPARED_AT_ONCE", 10)
    told = [*GameReplay(play(deal("nyse"), 25), (0,)).prepare()]
    assert told == [0, 10 / 25, 20 / 25]


@pytest.mark.parametrize("game_id", ["nyse", "portfolio"])
def test_a_turn_is_over_where_the_next_move_is_of_another(game_id: str) -> None:
    match = play(deal(game_id), 40)
    replay, places = GameReplay(match, (0,)), [0]
    while places[-1] < replay.total:
        places.append(replay.turn_after(places[-1]))
    turns = [move.turn for move in match.moves]
    assert places == [0, *(n for n in range(1, 40) if turns[n] != turns[n - 1]), 40]
    assert [*map(replay.round_after, range(40))] == [*map(replay.turn_after, range(40))], "as yet"


def test_with_all_cards_up_options_say_that_nothing_is_concealed() -> None:
    options = {"hands": "concealed"}
    match = play(Match.deal(registry.load("nyse"), seat_infos("hbb"), options, "reel"))
    replay = GameReplay(match, range(3))
    assert replay.may(Viewpoint(1, all_up=True))
    assert replay.view(replay.total, Viewpoint(1, all_up=True)) == match.all_up_after(
        replay.total, 1
    )
    hands = [
        replay.options(viewpoint).model_dump()["hands"]
        for viewpoint in (Viewpoint(0), Viewpoint(0, all_up=True))
    ]
    assert hands == ["concealed", "open"]


def test_a_replay_tells_what_is_on_it() -> None:
    match = play(deal("nyse"), 7)
    replay = GameReplay(match, (0,))
    assert (replay.game_id, replay.seats, replay.total, replay.is_over) == (
        "nyse",
        match.seats,
        7,
        False,
    )
    score_history = replay.score_history(Viewpoint(0))
    assert score_history is not None
    replay.mark_rounds(score_history)
    assert [replay.round_after(number) for number in (0, 2, 3, 6)] == [3, 3, 6, 7], "a turn of each"
