"""The rulebook and rulings N1 … N11, statement by statement."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from stockgames.bots.decide import advise
from stockgames.bots.player import Budget
from stockgames.bots.search import SearchBot
from stockgames.engine.codec import view_to_json
from stockgames.engine.errors import OptionError, RecordError, Refused
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, seen_as
from stockgames.games.nyse.actions import Waive
from stockgames.games.nyse.ai.playout import candidate_moves
from stockgames.games.nyse.events import Discarded, Looked, MarkerMoved, Played, Waived
from stockgames.games.nyse.game import GAME as NYSE
from stockgames.games.nyse.options import Options
from stockgames.games.nyse.parts import BOARDS, CRASHED, LAST_PERCH, price
from stockgames.games.nyse.view import NyseView
from tests.games.nyse.table import (
    GAME,
    I,
    M,
    P,
    S,
    action,
    legal,
    people,
    play,
    refused,
    set_up,
    table,
    truth,
)

STANDARD = [1, 2, 3, 5, 4, 2]


def prices(match: Match) -> list[int]:
    view = seen_as(NyseView, match.view(None))
    return [view.price(color) for color in range(4)]


# The rulebook


def test_the_turn_passes_clockwise_after_each_of_the_three_things() -> None:
    match = table(seats=3, first=1, red=[M])
    for told, then in (
        ("take red", 2),
        ("discard blue", 0),
        ("take blue", 1),
        ("market red black", 2),
    ):
        play(match, told)
        assert match.actors == (then,)


def test_a_take_moves_its_marker_one_place_and_a_discard_moves_none() -> None:
    match = play(table(), "take blue; discard blue; take blue; take red; discard green")
    assert seen_as(NyseView, match.view(None)).markers == (2, 0, 1, 0)
    assert seen_as(NyseView, match.view(None)).piles == (7, 10, 9, 9)


def test_each_grey_chip_is_worth_its_number_on_both_sides() -> None:
    assert [price(tuple(STANDARD), perch) for perch in range(12)] == [
        *(1, 1, 2, 2, 3, 3, 5, 5, 4, 4, 2, 2)
    ]
    match = table()
    seen = []
    for _ in range(10):
        seen.append(prices(match)[0])
        play(match, "take blue")
    assert seen == [1, 1, 2, 2, 3, 3, 5, 5, 4, 4]
    assert prices(match) == [2, 1, 1, 1]


def test_a_speculative_market_moves_any_marker_two_places_and_the_chip_leaves_the_game() -> None:
    match = play(table(blue=[M]), "take blue; take red; market blue green")
    assert seen_as(NyseView, match.view(None)).markers == (1, 0, 1, 2)
    assert seen_as(NyseView, match.view(0)).chips[0] == (0, 0, 0, 0)
    assert seen_as(NyseView, match.view(1)).played[1] == 1


def test_an_aggressive_investment_of_one_colour_moves_its_marker_twice() -> None:
    match = play(table(blue=[I]), "take blue; discard red; invest blue; take green; take green")
    assert seen_as(NyseView, match.view(None)).markers == (1, 0, 0, 2)
    assert seen_as(NyseView, match.view(None)).chips[0] == (0, 0, 0, 2)
    assert match.actors == (1,)


def test_a_swap_trades_and_moves_no_marker() -> None:
    match = table(blue=[S, P], red=[P])
    play(match, "take blue; take red; take blue; discard green")
    before = seen_as(NyseView, match.view(None)).markers
    play(match, f"swap blue 1 red blue {P}; give {P}")
    view = seen_as(NyseView, match.view(None))
    assert view.markers == before
    assert view.chips == ((0, 0, 1, 0), (1, 0, 0, 0))
    assert match.actors == (1,)


def test_special_chips_may_be_kept_and_count_as_chips() -> None:
    match = play(table(blue=[M]), "take blue")
    play(match, "discard red; " + "discard blue; " * 9 + "discard black; " * 10)
    play(match, "discard red; " * 9 + "discard green; " * 10)
    assert match.result().details == {"values": [1, 0], "chips": [1, 0]}


def test_andrea_scores_28() -> None:
    """The rulebook's example, played: 4 red, 4 blue, 6 black; red crashed, green on 5."""
    match = table(first=1, red=[M])
    andrea = ["take red"] * 4 + ["take blue"] * 4 + ["take black"] * 6
    andrea += ["discard blue"] * 2 + ["discard green"] * 4
    other = ["take red"] * 6 + ["take blue"] * 4 + ["take black"] * 4 + ["take green"] * 6
    other.insert(5, "market red red")
    for turn in range(41):
        play(match, (other if turn % 2 == 0 else andrea).pop(0))
    assert match.is_over
    assert prices(match) == [4, 2, 0, 5]
    assert seen_as(NyseView, match.view(0)).chips[0] == (4, 6, 4, 0)
    assert match.result().scores[0] == 2 * 6 + 4 * 4 + 5 * 0 + 0 * 4 == 28


# N1: the board


def test_n1_the_standard_board_fits_the_example() -> None:
    Options().board.reverse()
    assert Options().board == STANDARD, "each table has a list of its own"
    assert set(BOARDS.values()) == {
        (1, 2, 3, 5, 4, 2),
        (1, 2, 4, 5, 3, 2),
        (1, 2, 3, 4, 5, 2),
        (1, 2, 5, 4, 3, 2),
    }
    for board in BOARDS.values():
        assert board[:2] == (1, 2)
        assert 2 in board[3:]


@pytest.mark.parametrize("name", BOARDS)
def test_n1_each_reading_is_an_option(name: str) -> None:
    assert GAME.resolve_options({"board": name}, Random(0)).model_dump()["board"] == list(
        BOARDS[name]
    )


@given(st.sampled_from(sorted(set(permutations(STANDARD)))))
def test_n1_any_order_of_ones_own(board: tuple[int, ...]) -> None:
    options = GAME.resolve_options({"board": list(board)}, Random(0))
    assert options.model_dump()["board"] == list(board)


def test_n1_a_shuffled_board_is_drawn_from_the_seed_and_recorded_as_played() -> None:
    boards = [
        tuple(Match.deal(GAME, people(2), {"board": "shuffled"}, str(n)).record().options["board"])
        for n in range(30)
    ]
    assert all(sorted(board) == sorted(STANDARD) for board in boards)
    assert len(set(boards)) > 20
    again = Match.deal(GAME, people(2), {"board": "shuffled"}, "7").record().options["board"]
    assert tuple(again) == boards[7]


@pytest.mark.parametrize(
    "board",
    [
        "peaky",
        [],
        [1, 2, 3, 5, 4],
        [1, 2, 3, 5, 4, 3],
        [1, 2, 3, 5, 4, 2, 2],
        [True, 2, 3, 5, 4, 2],
    ],
)
def test_n1_a_board_is_made_of_the_six_grey_chips(board: object) -> None:
    with pytest.raises(OptionError):
        GAME.resolve_options({"board": board}, Random(0))


# N2: the deal


@given(st.integers(1, 10), st.integers())
def test_n2_each_pile_holds_ten_and_its_marker_the_eleventh(seats: int, seed: int) -> None:
    rng = Random(seed)
    options = GAME.resolve_options({}, rng)
    dealt = GAME.deal(seats, options, rng).model_dump()
    for color, pile in dealt["piles"].items():
        chips = sorted([dealt["markers"][color], *pile])
        assert chips == sorted([P] * 5 + [M] * 2 + [I] * 2 + [S] * 2)
        assert len(pile) == 10


def test_n2_a_set_up_that_no_box_can_deal_is_refused() -> None:
    misdealt = set_up(green=[M, M])
    misdealt["markers"]["green"] = M
    options = GAME.resolve_options({}, Random(0))
    with pytest.raises(RecordError, match=r"green .*\(N2\)"):
        GAME.start(2, options, GAME.setup_type.model_validate(misdealt))


@pytest.mark.parametrize("count", [9, 11])
def test_n2_a_pile_that_holds_not_ten_is_refused(count: int) -> None:
    misdealt = set_up()
    misdealt["piles"]["red"] = [P] * count
    with pytest.raises(ValidationError, match="red"):
        GAME.setup_type.model_validate(misdealt)


def test_n2_nobody_ever_sees_a_markers_underside() -> None:
    """Two deals differ in red's marker and in its last chip, which is discarded unseen."""
    one, other = set_up(), set_up()
    assert one["markers"]["red"] != P
    one["piles"]["red"].remove(P)
    one["piles"]["red"].append(P)
    other["piles"]["red"] = [*one["piles"]["red"][:9], one["markers"]["red"]]
    other["markers"]["red"] = P
    views = []
    for setup in (one, other):
        options = GAME.resolve_options({}, Random(0))
        match = Match(GAME, people(3), options, GAME.setup_type.model_validate(setup))
        play(match, "take red; " * 9 + "discard red")
        views.append([match.view(seat) for seat in (None, 0, 1, 2)])
    assert views[0] == views[1]


# N3: crashes


def test_n3_a_marker_is_out_beyond_l_and_its_chips_are_worthless() -> None:
    match = table(blue=[M], red=[P])
    play(match, "take blue; take red; " + "take blue; take blue; " * 4)
    assert seen_as(NyseView, match.view(None)).markers[0] == 9
    play(match, "market blue blue")
    assert seen_as(NyseView, match.view(None)).markers[0] == LAST_PERCH
    assert prices(match)[0] == 2
    play(match, "take blue")
    assert seen_as(NyseView, match.view(None)).markers[0] == CRASHED
    assert prices(match)[0] == 0
    assert seen_as(NyseView, match.view(None)).value(0) == 0
    assert seen_as(NyseView, match.view(None)).value(1) == 1


def test_n3_a_market_from_k_is_a_crash_too() -> None:
    match = play(table(blue=[P, M]), "take blue; " * 10)
    assert seen_as(NyseView, match.view(None)).markers[0] == LAST_PERCH - 1
    play(match, "discard red; market blue blue")
    assert seen_as(NyseView, match.view(None)).markers[0] == CRASHED


def far_crash() -> Match:
    """Return a game in which blue crashed with chips of it in the supply.

    Seat 1 is on turn and has a blue and a green market, seat 0 a blue one.
    """
    match = table(blue=[M, M], red=[M, M], black=[M, M], green=[M, M])
    play(match, "take blue; take blue; take red; take red; take black; take black")
    play(match, "take green; take green; market red blue; market red blue")
    return play(match, "market black blue; market black blue; market green blue")


def test_n3_chips_of_a_crashed_colour_can_be_taken_and_discarded() -> None:
    match = far_crash()
    assert seen_as(NyseView, match.view(None)).markers[0] == CRASHED
    assert {"do": "take", "color": "blue"} in legal(match)
    assert {"do": "discard", "color": "blue"} in legal(match)
    before = seen_as(NyseView, match.view(None))
    play(match, "take blue")
    after = seen_as(NyseView, match.view(None))
    assert after.chips[1] == (before.chips[1][0] + 1, *before.chips[1][1:])
    assert after.value(1) == before.value(1)
    assert after.markers == before.markers
    assert not [event for event in match.moves[-1].events if isinstance(event, MarkerMoved)]


def test_n3_a_speculative_market_must_name_a_marker_on_the_board() -> None:
    match = far_crash()
    markets = [move for move in legal(match) if move["do"] == M]
    assert {move["marker"] for move in markets} == {"black", "red", "green"}
    assert refused(match, "market green blue") == ("that-marker-has-crashed", "N3")


# N4: aggressive investment


def test_n4_the_first_chip_is_looked_at_before_the_second_is_chosen() -> None:
    match = play(table(blue=[I], red=[S]), "take blue; discard green; invest blue; take red")
    assert match.actors == (0,)
    assert seen_as(NyseView, match.view(0)).hand[2 * 4 + 3] == 1
    looked = [event for event in match.events_for(0) if isinstance(event, Looked)]
    assert (looked[-1].color, looked[-1].marking) == (2, 3)
    assert {"do": "stop"} in legal(match)


@pytest.mark.parametrize("takes", ["", "take red"])
def test_n4_it_can_stop_early_even_before_the_first_take(takes: str) -> None:
    match = play(table(blue=[I]), f"take blue; discard green; invest blue; {takes}; stop")
    assert match.actors == (1,)
    assert seen_as(NyseView, match.view(None)).chips[0] == ((0, 0, 1, 0) if takes else (0, 0, 0, 0))
    assert seen_as(NyseView, match.view(None)).takes_left == 0


def test_n4_only_takes_and_a_stop_follow() -> None:
    match = play(table(blue=[I, M]), "take blue; discard green; invest blue")
    assert [move["do"] for move in legal(match)] == ["take"] * 4 + ["stop"]


@pytest.mark.parametrize("left", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 10])
def test_n4_the_last_chip_ends_the_game_at_once(seats: int, left: int) -> None:
    match = play(late(I, left, seats), "invest blue; " + "take green; " * (left - 1))
    assert 0 in match.actors
    play(match, "take green")
    assert len(match.actors) == 0
    assert seen_as(NyseView, match.view(None)).takes_left == 0


# N5: stock swap


def test_n5_a_swap_needs_another_chip_of_ones_own() -> None:
    match = play(table(blue=[S]), "take blue; take red")
    assert not [move for move in legal(match) if move["do"] == S]
    assert refused(match, f"swap blue 1 red blue {S}") == ("the-chip-to-give-is-not-in-hand", "N5")


def test_n5_a_swap_needs_a_chip_in_another_hand() -> None:
    match = play(table(blue=[S, P]), "take blue; discard red; take blue; discard red")
    assert not [move for move in legal(match) if move["do"] == S]
    asked = refused(match, f"swap blue 1 red blue {P}")
    assert asked == ("the-partner-holds-no-such-color", "N5")


def test_n5_a_second_swap_chip_can_be_given() -> None:
    match = play(table(blue=[S, S], red=[P]), "take blue; take red; take blue; discard green")
    play(match, f"swap blue 1 red blue {S}; give {P}")
    assert seen_as(NyseView, match.view(1)).hand[3] == 1
    assert seen_as(NyseView, match.view(0)).played[3] == 1


def test_n5_the_active_seat_names_partner_colour_and_the_very_chip() -> None:
    match = table(seats=3, blue=[S, M, P], red=[I], black=[P])
    play(match, "take blue; take red; take black; take blue; discard green; discard green")
    swaps = [move for move in legal(match) if move["do"] == S]
    assert {(move["with"], move["want"]) for move in swaps} == {(1, "red"), (2, "black")}
    assert [move["give"] for move in swaps] == [{"color": "blue", "marking": M}] * 2


def test_n5_the_partner_picks_among_its_chips_of_that_colour_without_seeing_the_given_one() -> None:
    match = table(blue=[S, M], red=[P, I])
    play(match, "take blue; take red; take blue; take red")
    play(match, f"swap blue 1 red blue {M}")
    view = seen_as(NyseView, match.view(1))
    assert match.actors == (1,)
    assert view.swap is not None
    assert view.swap.give == 0
    assert view.swap.marking is None
    assert legal(match) == [{"do": "surrender", "marking": P}, {"do": "surrender", "marking": I}]
    assert refused(match, f"give {S}") == ("no-such-chip-in-hand", "N5")
    play(match, f"give {I}")
    assert seen_as(NyseView, match.view(0)).hand[2 * 4 + 2] == 1
    assert seen_as(NyseView, match.view(1)).hand[1] == 1


def test_n5_both_chips_may_be_of_one_colour_and_the_given_one_never_comes_back() -> None:
    match = play(table(blue=[S, M, P]), "take blue; discard red; take blue; take blue")
    play(match, f"swap blue 1 blue blue {M}")
    assert legal(match) == [{"do": "surrender", "marking": P}]
    assert refused(match, f"give {M}") == ("no-such-chip-in-hand", "N5")
    play(match, f"give {P}")
    assert (seen_as(NyseView, match.view(0)).hand[0], seen_as(NyseView, match.view(1)).hand[1]) == (
        1,
        1,
    )


def test_n5_the_answer_stands_in_the_record_even_if_there_was_no_choice() -> None:
    match = play(table(blue=[S, P], red=[P]), "take blue; take red; take blue; discard green")
    play(match, f"swap blue 1 red blue {P}; give {P}")
    assert match.record().moves[-1] == {"seat": 1, "do": "surrender", "marking": P}


def test_n5_a_colour_that_the_partner_lacks_is_refused_and_not_recorded() -> None:
    match = play(table(blue=[S, P], red=[P]), "take blue; take red; take blue; discard green")
    asked = refused(match, f"swap blue 1 black blue {P}")
    assert asked == ("the-partner-holds-no-such-color", "N5")
    play(match, f"swap blue 1 red blue {P}")


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_n5_a_swap_may_be_waived_with_nothing_to_trade(seats: int) -> None:
    """No other chip is needed, neither in the own hand nor in another one."""
    match = table(seats, blue=[S])
    play(match, "take blue; " + "discard red; " * (seats - 1))
    assert {"do": "waive", "chip": "blue"} in legal(match)
    before = seen_as(NyseView, match.view(None))
    play(match, "waive blue")
    after = seen_as(NyseView, match.view(None))
    assert match.actors == (1,)
    assert after.chips[0] == (0, 0, 0, 0)
    assert after.played[3] == 1
    assert (after.markers, after.piles) == (before.markers, before.piles)
    assert match.moves[-1].events == (Played(seat=0, color=0, marking=3), Waived(seat=0))
    assert match.record().moves[-1] == {"seat": 0, "do": "waive", "chip": "blue"}


def test_n5_only_a_swap_in_hand_is_waived() -> None:
    match = play(table(blue=[S, I]), "take blue; take blue; discard red")
    assert refused(match, "waive blue") == ("no-such-chip-in-hand", "specials")
    play(match, "discard red")
    assert [move for move in legal(match) if move["do"] == "waive"] == [
        {"do": "waive", "chip": "blue"}
    ]
    assert refused(match, "waive red") == ("no-such-chip-in-hand", "specials")


def test_n5_alone_a_swap_is_not_waived() -> None:
    match = play(table(seats=1, red=[P], blue=[S]), "take red; take blue")
    assert {move["do"] for move in legal(match)} == {S}
    assert refused(match, "waive blue") == ("alone-a-swap-is-not-waived", "N9")


def asking(hands: str = "concealed") -> Match:
    """Seat 0 has two swap chips and a plain one; nobody else has black."""
    match = table(3, hands=hands, blue=[S, M, P], red=[S, P], green=[P])
    play(match, "take blue; take red; take green; take blue; discard black; discard black")
    return play(match, "take red; discard black; discard black")


IN_VAIN = f"swap blue 1 black blue {M}"


def told(match: Match, line: str) -> bool:
    """Try a question and commit to its answer as a controller must; return whether there was
    an answer.
    """
    with pytest.raises(Refused) as caught:
        match.check(0, action(line))
    if caught.value.is_answer:
        match.bind(0, action(line))
    return caught.value.is_answer


def test_n5_asking_a_concealed_hand_in_vain_binds_to_the_swap() -> None:
    match = asking()
    assert told(match, IN_VAIN)
    assert {(move["do"], move["chip"]) for move in legal(match)} == {(S, "blue"), ("waive", "blue")}
    for line in ("take blue", "discard red", "waive red", f"swap red 2 green blue {M}"):
        assert refused(match, line) == ("the-swap-binds", "N5")
    assert refused(match, f"swap blue 2 red blue {M}") == ("the-partner-holds-no-such-color", "N5")
    assert match.undo_point(0) == len(match.moves)


def test_n5_who_asked_in_vain_asks_on_or_waives_and_the_record_shows_that_alone() -> None:
    for line in (f"swap blue 1 red blue {M}; give {S}", "waive blue"):
        match, plain = asking(), asking()
        told(match, IN_VAIN)
        play(match, line)
        play(plain, line)
        assert match.record() == plain.record()
        assert match.view(None) == plain.view(None)
        assert match.bound is None


def test_n5_with_open_hands_nothing_is_told_by_a_refusal() -> None:
    assert not told(asking("open"), IN_VAIN)


@pytest.mark.parametrize(
    "line",
    [f"swap blue 0 black blue {M}", f"swap blue 1 black green {M}", f"swap green 1 black blue {M}"],
)
def test_n5_what_is_no_question_tells_nothing(line: str) -> None:
    assert not told(asking(), line)


def test_n5_all_know_that_a_seat_is_bound_and_a_world_drawn_for_any_is_bound_too() -> None:
    match = asking()
    told(match, IN_VAIN)
    for seat in (None, 0, 1, 2):
        view = seen_as(NyseView, match.view(seat))
        assert view.bound == 0
        drawn = GAME.determinize(view, Random(1))
        assert GAME.observe(drawn, seat) == view
    assert match.view(None).legal == (Waive(0),)


@pytest.mark.parametrize("naive", [False, True])
def test_n5_a_policy_asked_for_a_bound_seat_goes_on_with_the_swap(naive: bool) -> None:
    match = asking()
    told(match, IN_VAIN)
    options = [one for one, _ in candidate_moves(truth(match), 0, naive, NYSE.weights)]
    assert Waive(0) in options
    assert set(options) <= set(match.view(0).legal)


def test_n5_a_hint_for_a_bound_seat_goes_on_with_the_swap() -> None:
    match = asking()
    told(match, IN_VAIN)
    view = match.view(0)
    reason = advise(SearchBot(GAME, Random(1)).think(view, Budget(40)))
    assert reason.chosen.action in view.legal
    assert view_to_json(GAME.codec, view)["bound"] == "blue"
    assert view_to_json(GAME.codec, asking().view(0))["bound"] is None


# N6: what is shown


def test_n6_a_chip_discarded_from_the_supply_is_shown_to_nobody() -> None:
    match = table(blue=[S])
    move = match.act(0, GAME.codec.decode({"do": "discard", "color": "blue"}))
    assert move.events == (Discarded(seat=0, color=0),)
    assert seen_as(NyseView, match.view(0)).unseen() == [5, 2, 2, 2] * 4


def test_n6_a_special_chip_played_from_a_hand_is_shown_to_all() -> None:
    match = play(table(seats=3, blue=[M]), "take blue; take red; take red; market blue red")
    shown = Played(seat=0, color=0, marking=1)
    assert all(shown in match.events_for(seat) for seat in (None, 0, 1, 2))
    assert all(seen_as(NyseView, match.view(seat)).played[1] == 1 for seat in (None, 0, 1, 2))


# N7: what is secret


def test_n7_a_taken_chip_is_seen_by_its_taker_alone() -> None:
    match = play(table(seats=3, blue=[S]), "take blue")
    looked = Looked(seat=0, color=0, marking=3, audience=(0,))
    assert looked in match.events_for(0)
    for seat in (None, 1, 2):
        assert not [event for event in match.events_for(seat) if isinstance(event, Looked)]


def test_n7_both_sides_of_a_swap_know_both_chips_and_nobody_else_does() -> None:
    match = table(seats=3, blue=[S, M], red=[I])
    play(match, "take blue; take red; discard green; take blue; discard green; discard green")
    play(match, f"swap blue 1 red blue {M}; give {I}")
    assert seen_as(NyseView, match.view(0)).known == ((1, 1),)
    assert seen_as(NyseView, match.view(1)).known == ((0, 2 * 4 + 2),)
    assert seen_as(NyseView, match.view(2)).known == seen_as(NyseView, match.view(None)).known == ()
    assert len([e for e in match.events_for(0) if isinstance(e, Looked)]) == 3
    assert not [e for e in match.events_for(2) if isinstance(e, Looked)]


# N8: the order at the end


def test_n8_value_goes_before_chips() -> None:
    match = table(board=(5, 1, 2, 2, 3, 4))
    play(match, "take blue; take red; discard black; take red")
    finish(match)
    assert match.result().details == {"values": [5, 2], "chips": [1, 2]}
    assert match.result().ranks == (1, 2)


def test_n8_at_equal_value_more_chips_win_worthless_ones_too() -> None:
    match = play(far_crash(), "market green red; take blue")
    finish(match)
    assert match.result().details == {"values": [0, 0], "chips": [2, 1]}
    assert match.result().ranks == (1, 2)


@pytest.mark.parametrize("seats", range(2, 11))
def test_n8_at_equal_chips_whoever_would_have_played_sooner(seats: int) -> None:
    match = table(seats=seats, first=seats - 1)
    finish(match)
    last = (seats - 1 + 39) % seats
    assert match.moves[-1].seat == last
    order = [(last + step) % seats for step in range(1, seats + 1)]
    assert match.result().ranks == tuple(order.index(seat) + 1 for seat in range(seats))
    assert match.result().ranks[last] == seats


@pytest.mark.parametrize("left", [1, 2])
def test_n8_inside_an_aggressive_investment_it_is_still_the_active_seats_turn(left: int) -> None:
    match = late(I, left, 4)
    play(match, "invest blue; " + "take green; " * left)
    assert match.result().details["values"][1:] == [0, 0, 0]
    assert match.result().ranks == (1, 2, 3, 4)


def test_n8_there_are_no_shared_places() -> None:
    for seats in range(1, 11):
        match = table(seats=seats)
        finish(match)
        assert sorted(match.result().ranks) == list(range(1, seats + 1))


def late(marking: str, left: int, seats: int = 2, green: str = P) -> Match:
    """Return a game near its end: seat 0 is on turn and has one blue chip of that marking.

    The supply is `left` green chips, the topmost with the marking `green`.
    """
    blue, other = ([P] * 5 + [M, M, I, I, S, S] for _ in range(2))
    blue.remove(marking)
    other.remove(green)
    match = table(
        seats=seats,
        first=(left - 40) % seats,
        blue=[*blue[: 10 - seats], marking],
        green=[*other[: 10 - left], green],
    )
    play(match, "discard red; " * 10 + "discard black; " * 10 + "discard green; " * (10 - left))
    play(match, "discard blue; " * (10 - seats) + "take blue; " + "discard blue; " * (seats - 1))
    assert match.actors == (0,)
    assert seen_as(NyseView, match.view(None)).piles == (0, 0, 0, left)
    return match


def finish(match: Match) -> None:
    """Discard the rest of the supply."""
    while not match.is_over:
        color = next(c for c, left in enumerate(seen_as(NyseView, match.view(None)).piles) if left)
        play(match, f"discard {('blue', 'black', 'red', 'green')[color]}")


# N9: solitaire


def test_n9_a_special_chip_that_can_be_used_must_be() -> None:
    match = play(table(seats=1, blue=[M]), "take blue")
    assert {move["do"] for move in legal(match)} == {M}
    assert len(legal(match)) == 4
    assert refused(match, "take red") == ("a-special-chip-must-be-used", "N9")
    assert refused(match, "discard red") == ("a-special-chip-must-be-used", "N9")


def test_n9_its_choice_which() -> None:
    match = table(seats=1, blue=[S, P], red=[I], black=[M])
    play(match, "take blue; take red; invest red; take blue; take black")
    assert {move["do"] for move in legal(match)} == {M, S}


def test_n9_a_market_is_unusable_once_all_markers_have_crashed() -> None:
    """No random game gets there, so the position is set up by hand."""
    match = play(table(seats=1, blue=[P, M]), "take blue; take blue")
    state = truth(match)
    state.markers = [CRASHED] * 4
    state.standing = 0
    assert {move["do"] for move in legal(match)} == {"take", "discard"}


def test_n9_a_swap_is_unusable_without_another_chip() -> None:
    match = play(table(seats=1, blue=[S, P]), "take blue")
    assert {move["do"] for move in legal(match)} == {"take", "discard"}
    play(match, "take blue")
    assert {move["do"] for move in legal(match)} == {S}


def test_n9_it_takes_both_chips_of_an_investment_as_far_as_the_supply_lasts() -> None:
    match = play(table(seats=1, blue=[I]), "take blue; invest blue")
    assert {move["do"] for move in legal(match)} == {"take"}
    assert refused(match, "stop") == ("alone-one-takes-both-chips", "N9")
    play(match, "take red")
    assert {move["do"] for move in legal(match)} == {"take"}
    play(match, "take red")
    assert {move["do"] for move in legal(match)} == {"take", "discard"}


def test_n9_an_investment_with_one_chip_left_takes_just_that_one() -> None:
    match = play(late(I, 1, seats=1), "invest blue")
    assert [move["do"] for move in legal(match)] == ["take"]
    play(match, "take green")
    assert match.is_over
    assert match.result().details == {"values": [1], "chips": [1]}


@pytest.mark.parametrize("marking", [M, I, S])
def test_n9_special_chips_in_hand_when_the_supply_ends_score_as_chips(marking: str) -> None:
    match = late(P, 1, seats=1, green=marking)
    play(match, "take green")
    assert match.is_over
    assert match.result().details == {"values": [2], "chips": [2]}


# N10: the solitaire swap


def test_n10_the_seat_takes_the_top_chip_of_a_pile_and_no_marker_moves() -> None:
    match = play(table(seats=1, blue=[S, P], red=[I]), "take blue; take blue")
    before = seen_as(NyseView, match.view(0)).markers
    assert {(m["with"], m["want"]) for m in legal(match)} == {
        ("supply", color) for color in ("blue", "black", "red", "green")
    }
    play(match, f"swap blue supply red blue {P}")
    assert seen_as(NyseView, match.view(0)).hand[2 * 4 + 2] == 1
    play(match, "shuffle blue 3")
    assert seen_as(NyseView, match.view(0)).markers == before
    assert seen_as(NyseView, match.view(0)).piles == (9, 10, 9, 10)


@pytest.mark.parametrize("position", range(9))
def test_n10_the_given_chip_lies_where_the_shuffle_says(position: int) -> None:
    match = play(table(seats=1, blue=[S, I]), "take blue; take blue")
    assert {m["do"] for m in legal(match)} == {S, I}
    play(match, f"swap blue supply red blue {I}; shuffle blue {position}")
    play(match, "discard blue; " * position + "take blue")
    assert seen_as(NyseView, match.view(0)).hand[2] == 1


def test_n10_the_position_is_any_from_top_to_bottom_after_the_wanted_chip_was_taken() -> None:
    match = play(table(seats=1, blue=[S, P]), "take blue; take blue")
    play(match, f"swap blue supply blue blue {P}")
    view = seen_as(NyseView, match.view(0))
    assert view.piles[0] == 7
    state = truth(match)
    back = {"do": "shuffle_in", "color": "blue"}
    places = [GAME.codec.decode(back | {"position": place}) for place in range(8)]
    assert list(state.legal_actions(CHANCE)) == places
    drawn = {state.draw_chance(Random(seed)) for seed in range(200)}
    assert drawn == set(places)
    assert refused(match, "shuffle blue 8") == ("the-chip-cannot-lie-there", "N10")
    assert refused(match, "shuffle red 0") == ("the-chip-cannot-lie-there", "N10")
    assert refused(match, "take red", -1) == ("the-given-chip-is-shuffled-in-first", "N10")


def test_n10_an_emptied_pile_is_open_again() -> None:
    match = table(seats=1, blue=[S, P], red=[P])
    play(match, "take red; " + "discard red; " * 9 + "take blue")
    assert seen_as(NyseView, match.view(0)).piles[2] == 0
    assert refused(match, f"swap blue supply red red {P}") == ("pile-is-empty", "N10")
    play(match, f"swap blue supply green red {P}; shuffle red 0")
    assert seen_as(NyseView, match.view(0)).piles[2] == 1
    play(match, "take red")
    assert seen_as(NyseView, match.view(0)).hand[2 * 4] == 1


def test_n10_the_end_is_tested_only_after_the_chip_is_back() -> None:
    """The swap takes the very last chip of the supply; the game continues with the given one."""
    match = table(seats=1, blue=[P, P, P, P, M, M, I, I, S, P], red=[P])
    play(match, "take red; " + "discard red; " * 9)
    play(match, "discard black; " * 10 + "discard green; " * 10)
    play(match, "discard blue; " * 8 + "take blue")
    assert seen_as(NyseView, match.view(0)).piles == (1, 0, 0, 0)
    play(match, f"swap blue supply blue red {P}")
    assert seen_as(NyseView, match.view(0)).piles == (0, 0, 0, 0)
    assert match.actors == (-1,)
    assert not match.is_over
    match.act_chance()
    assert seen_as(NyseView, match.view(0)).piles == (0, 0, 1, 0)
    assert not match.is_over
    play(match, "discard red")
    assert match.is_over


# N11: who starts


def test_n11_the_starting_seat_is_drawn_at_random() -> None:
    firsts = {
        Match.deal(GAME, people(10), {}, str(seed)).record().setup["first"] for seed in range(120)
    }
    assert firsts == set(range(10))


@pytest.mark.parametrize("first", range(4))
def test_n11_the_host_may_choose_it(first: int) -> None:
    drawn = Match.deal(GAME, people(4), {}, "a seed").record().setup
    match = Match.deal(GAME, people(4), {}, "a seed", first=first)
    assert match.actors == (first,)
    assert match.record().setup == {**drawn, "first": first}


def test_n11_there_must_be_such_a_seat() -> None:
    options = GAME.resolve_options({}, Random(0))
    with pytest.raises(RecordError, match="N11"):
        GAME.start(3, options, GAME.setup_type.model_validate(set_up(3)))
