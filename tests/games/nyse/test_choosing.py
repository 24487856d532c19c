"""The steps to an action: targets, step by step, and the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from stockgames.engine.action_builder import NOT_PRESSED, Pressed
from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, seen_as
from stockgames.games.nyse.action_builder import (
    DISCARDING,
    SPECIALS,
    STOPPING,
    WAIVING,
    ActionBuilder,
    Target,
)
from stockgames.games.nyse.actions import (
    DISCARD,
    STOP,
    SUPPLY,
    TAKE,
    AggressiveInvestment,
    Chip,
    NyseAction,
    SpeculativeMarket,
    StockSwap,
    Surrender,
    Take,
    Waive,
)
from stockgames.games.nyse.facts import NyseFacts, facts_of
from stockgames.games.nyse.parts import (
    ALL_COLORS,
    CRASHED,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
    Forecast,
)
from stockgames.games.nyse.view import NyseView, offers
from tests.games.nyse.recount import COLORS
from tests.games.nyse.table import I, M, P, S, play, table, truth


def view_of(match: Match) -> NyseView:
    return seen_as(NyseView, match.view(match.actors[0]))


def asked(view: NyseView, *, concealed: bool = False) -> ActionBuilder:
    choosing = ActionBuilder()
    choosing.renew(view, is_open=True, concealed=concealed)
    return choosing


def played(match: Match, *colors: int, concealed: bool = False) -> ActionBuilder:
    for color in colors:
        match.act(match.actors[0], Take(color))
    return asked(view_of(match), concealed=concealed)


def shown(choosing: ActionBuilder) -> NyseFacts:
    assert choosing.view is not None
    return facts_of(choosing.view, concealed=choosing.concealed)


def open_names(choosing: ActionBuilder) -> list[str]:
    return [target.name for target in choosing.targets() if target.refused is None]


def test_a_stack_is_picked_before_it_is_taken() -> None:
    choosing = played(table(2))
    assert choosing.action() is None
    assert choosing.pick("take-red")
    assert choosing.action() == Take(2)
    assert choosing.forecast("take-red", shown(choosing)) == Forecast(2, 0, 1, 1, 1)


def test_a_market_asks_for_a_marker() -> None:
    choosing = played(table(2, blue=[M]), 0, 1)
    assert choosing.play(1)
    assert open_names(choosing) == ["push-blue", "push-black", "push-red", "push-green"]
    choosing.pick("push-green")
    assert choosing.action() == SpeculativeMarket(0, 3)
    assert choosing.forecast("push-green", shown(choosing)) == Forecast(3, 0, 2, 1, 2)


def test_a_swap_goes_from_partner_to_colour_to_chip() -> None:
    choosing = played(table(3, blue=[S]), 0, 1, 2, 3, 0, 1)
    choosing.play(3)
    assert open_names(choosing) == ["seat-1", "seat-2"]
    choosing.pick("seat-2")
    assert open_names(choosing) == ["want-black", "want-red"]
    refused = {t.name: t.refused for t in choosing.targets() if t.refused}
    assert {r.code for r in refused.values() if r} == {"the-partner-holds-no-such-color"}
    choosing.pick("want-red")
    assert open_names(choosing) == ["give-green-plain"]
    assert choosing.action() is None
    choosing.pick("give-green-plain")
    assert choosing.action() == StockSwap(0, 2, 2, Chip(3, 0))


def test_a_seat_that_was_answered_begins_at_its_swap_and_has_no_way_back() -> None:
    match = table(3, hands="concealed", blue=[S], red=[S])
    for color in (0, 1, 1, 2, 1, 1, 3, 1, 1):
        match.act(match.actors[0], Take(color))
    match.bind(0, StockSwap(0, 1, 2, Chip(3, 0)))
    choosing = played(match, concealed=True)
    assert choosing.way.chip == 0
    choosing.pick("seat-2")
    assert [choosing.back(), choosing.back()] == [True, False]
    assert open_names(choosing) == ["seat-1", "seat-2"]
    assert choosing.can_waive()
    assert str(choosing.no_way_back()) == "the swap binds (N5)"
    assert choosing.no_take() is None


def test_two_may_go_on_asking_and_nothing_is_said_of_a_take() -> None:
    match = table(2, hands="concealed", blue=[S])
    for color in (0, 1, 1, 2):
        match.act(match.actors[0], Take(color))
    match.bind(0, StockSwap(0, 1, 3, Chip(1, 0)))
    assert played(match, concealed=True).no_take() is None


def test_a_swap_is_waived_before_a_partner_is_chosen_and_not_after() -> None:
    choosing = played(table(3, blue=[S]), 0, 1, 2, 3, 0, 1)
    choosing.play(3)
    assert choosing.can_waive()
    choosing.pick("seat-2")
    assert not choosing.can_waive()
    assert not choosing.waive()
    assert choosing.way.step == "want"
    assert choosing.forecast("want-red", shown(choosing)) is None


def test_steps_can_be_taken_back_one_by_one() -> None:
    choosing = played(table(3, blue=[S]), 0, 1, 2, 3, 0, 1)
    choosing.play(3)
    choosing.pick("seat-2")
    choosing.pick("want-red")
    steps = [(choosing.way.step, choosing.steps)]
    while choosing.back():
        steps.append((choosing.way.step, choosing.steps))
    assert steps == [("give", 0), ("want", 0), ("partner", 0), ("take", 1)]


def test_two_colours_of_a_special_ask_which() -> None:
    choosing = played(table(2, blue=[I], red=[I]), 0, 1, 2, 1)
    choosing.play(2)
    assert open_names(choosing) == [
        "play-blue-aggressive-investment",
        "play-red-aggressive-investment",
    ]
    choosing.pick("play-red-aggressive-investment")
    assert choosing.action() == AggressiveInvestment(2)


def test_alone_a_special_must_be_used_and_swaps_with_the_supply() -> None:
    match = table(1, blue=[S])
    choosing = played(match, 1, 0)
    assert choosing.no_take() is not None
    assert open_names(choosing) == ["play-blue-stock-swap"]
    assert {t.refused.ruling for t in choosing.targets() if t.refused} == {"N9"}
    choosing.play(3)
    choosing.pick("want-green")
    choosing.pick("give-black-plain")
    assert choosing.action() == StockSwap(0, SUPPLY, 3, Chip(1, 0))


def test_a_stack_that_was_picked_is_let_go_with_the_step() -> None:
    choosing = played(table(2))
    assert choosing.pick("take-red")
    assert choosing.discard()
    assert (choosing.picked, choosing.steps) == (None, 0)
    assert choosing.discard()
    assert choosing.action() is None


def test_what_is_closed_offers_nothing() -> None:
    choosing = played(table(2))
    assert choosing.pick("take-red")
    choosing.close()
    assert choosing.picked is None
    assert choosing.forecast("take-red", shown(choosing)) is None
    assert choosing.targets() == []
    assert not choosing.pick("take-red")
    assert choosing.action() is None
    presses = choosing.play(2), choosing.discard(), choosing.waive(), choosing.back()
    assert (choosing.pick("take-blue"), *presses) == (False,) * 5


def test_alone_nothing_is_said_of_a_special_while_nobody_is_asked() -> None:
    assert played(table(1)).no_take() is None
    choosing = played(table(1, blue=[S]), 1, 0)
    assert str(choosing.no_take()) == "a special chip must be used (N9)"
    choosing.close()
    assert choosing.no_take() is None


def test_an_investment_says_that_its_chip_goes_first() -> None:
    choosing = played(table(2, blue=[I]), 0, 1)
    choosing.play(2)
    chip, *later = [target.refused for target in choosing.targets()]
    assert chip is None
    assert [str(why) for why in later] == ["the special is played first (N4)"] * 4


def test_the_chip_of_an_investment_is_picked_and_a_step_back_leaves_it() -> None:
    choosing = played(table(2, blue=[I]), 0, 1)
    choosing.play(2)
    assert choosing.picked == choosing.targets()[0].name == "play-blue-aggressive-investment"
    assert choosing.action() == AggressiveInvestment(0)
    assert choosing.pick(choosing.picked)
    steps = [choosing.way.step, choosing.back() and choosing.way.step]
    assert steps == ["invest", "take"]
    assert choosing.picked is None


def test_a_swap_that_is_waived_has_its_own_chip_picked_of_two() -> None:
    match = play(table(2, blue=[S], red=[S]), "take blue; take black; take red; take green")
    choosing = played(match)
    choosing.pick("play-red-stock-swap")
    choosing.waive()
    assert [target.name for target in choosing.targets()] == ["play-red-stock-swap"]
    assert (choosing.picked, choosing.action()) == ("play-red-stock-swap", Waive(2))


def test_each_special_in_the_hand_is_told_once_while_it_can_be_played() -> None:
    match = play(table(2, blue=[I], red=[S, P, I]), "take blue; take black; take red; take red")
    choosing = played(match)
    assert choosing.specials() == [2, 3]
    assert [choosing.refused_special(marking) for marking in choosing.specials()] == [None, None]
    choosing.close()
    assert choosing.specials() == []
    play(match, "invest blue")
    investing = played(match)
    assert investing.investing
    assert investing.specials() == []
    assert not choosing.investing


def test_a_button_turns_discarding_on_and_off() -> None:
    match = play(table(2), "discard blue; " * 10 + "discard black; " * 10)
    choosing = played(match)
    steps = []
    for _ in range(2):
        assert choosing.press(DISCARDING) == Pressed(True)
        steps.append(choosing.way.step)
    assert steps == ["discard", "take"]
    last = played(play(match, "discard red; " * 10))
    assert last.press(DISCARDING) == Pressed(True, DISCARD[3]), "there is one stack"
    assert last.discard()
    assert last.press(DISCARDING) == Pressed(True)
    assert last.way.step == "take"


def test_a_button_ends_an_investment() -> None:
    match = play(table(2, blue=[I]), "take blue; take black")
    assert played(match).press(STOPPING) == Pressed(False)
    assert played(play(match, "invest blue")).press(STOPPING) == Pressed(True, STOP)


def test_buttons_begin_a_swap_and_waive_it() -> None:
    choosing = played(table(3, blue=[S]), 0, 1, 2, 3, 0, 1)
    assert choosing.rests() is None
    assert choosing.press("play-speculative-market") == NOT_PRESSED
    assert choosing.press("play-stock-swap") == Pressed(True)
    assert str(choosing.rests()) == "a special chip is being played (rules)"
    assert [choosing.press(WAIVING), choosing.press(WAIVING)] == [Pressed(True), Pressed(False)]
    assert choosing.action() == Waive(0)
    choosing.close()
    assert choosing.rests() is None


def test_a_button_of_a_special_that_cannot_be_played_says_why() -> None:
    pressed = played(table(1, blue=[S]), 0).press("play-stock-swap")
    assert pressed.happened
    assert str(pressed.refused) == "no trade can follow (N9)"


def test_a_stack_stands_for_its_marker_while_one_is_chosen() -> None:
    choosing = played(table(2, blue=[M]), 0, 1)
    assert choosing.marker_of(("pile", 2)) is None
    choosing.play(1)
    assert choosing.marker_of(("pile", 2)) == choosing.target("push-red") is not None
    assert choosing.marker_of(("marker", 2)) is None


def test_a_special_that_cannot_be_played_says_why() -> None:
    alone = played(table(1, blue=[S]), 0)
    assert str(alone.refused_special(STOCK_SWAP)) == "no trade can follow (N9)"
    view = view_of(play(table(2, blue=[M]), "take blue; take black"))
    takes = tuple(action for action in view.legal if isinstance(action, Take))
    crashed = asked(replace(view, markers=(CRASHED,) * 4, legal=takes))
    assert str(crashed.refused_special(SPECULATIVE_MARKET)) == "no marker stands (N3)"


def test_before_the_first_position_nothing_is_offered() -> None:
    choosing = ActionBuilder()
    assert (choosing.open, choosing.concealed, choosing.picked) == (False, False, None)
    assert (choosing.targets(), choosing.specials(), choosing.action()) == ([], [], None)
    assert not choosing.back()


def test_only_the_same_position_keeps_the_way() -> None:
    match = table(2, blue=[I])
    choosing = played(match, 0, 1)
    view, steps = view_of(match), []
    for later, is_open in ((view, True), (view, False), (view, True), (None, True)):
        choosing.play(2)
        if later is None:
            later = view_of(play(match, "take red; take red"))
        choosing.renew(later, is_open=is_open)
        steps.append(choosing.way.step)
    assert steps == ["invest", "take", "take", "take"]
    assert not choosing.concealed


def test_the_one_chip_that_can_be_given_is_picked_and_cannot_be_put_back() -> None:
    moves = "take blue; take red; take black; take black; swap blue 1 red black plain"
    choosing = played(play(table(2, blue=[S]), moves))
    assert choosing.picked == "surrender-plain"
    assert choosing.action() == Surrender(0)
    assert not choosing.can_step_back
    assert not choosing.back()
    assert choosing.no_take() is None


def test_of_several_chips_that_can_be_given_none_is_picked() -> None:
    moves = "take blue; take red; take black; take red; swap blue 1 red black plain"
    choosing = played(play(table(2, blue=[S], red=[P, I]), moves))
    assert open_names(choosing) == ["surrender-plain", "surrender-aggressive-investment"]
    assert choosing.picked is None
    choosing.pick("surrender-plain")
    assert choosing.back()
    assert choosing.picked is None
    assert not choosing.back()


def test_alone_the_stack_that_was_discarded_from_is_picked_again() -> None:
    match = table(1, blue=[P] * 5)
    choosing = played(match, *[0] * 5)
    assert choosing.discard()
    assert not choosing.waive()
    choosing.pick("discard-red")
    choosing.close()
    choosing.renew(view_of(play(match, "discard red")), is_open=True)
    assert (choosing.way.step, choosing.picked) == ("discard", "discard-red")
    assert choosing.discard()
    choosing.pick("take-red")
    choosing.close()
    choosing.renew(view_of(play(match, "take red")), is_open=True)
    assert (choosing.way.step, choosing.picked) == ("take", None)


def test_among_others_every_turn_begins_anew() -> None:
    match = table(2)
    choosing = played(match)
    choosing.discard()
    choosing.pick("discard-red")
    choosing.close()
    choosing.renew(view_of(play(match, "discard red")), is_open=True)
    assert (choosing.way.step, choosing.picked) == ("take", None)


def test_alone_one_step_leads_back_from_the_stack_wanted() -> None:
    choosing = played(table(1, blue=[S]), 1, 0)
    choosing.play(3)
    assert {target.place[0] for target in choosing.targets()} == {"pile"}
    assert choosing.back()
    assert choosing.way.step == "take"
    assert not choosing.back()


def test_from_a_chip_to_give_alone_one_goes_back_to_the_stack() -> None:
    choosing = played(table(1, blue=[S]), 1, 0)
    choosing.play(3)
    choosing.pick("want-green")
    assert choosing.back()
    assert (choosing.way.step, choosing.way.want) == ("want", None)


def test_a_bystander_is_offered_no_partner() -> None:
    match = play(table(2, blue=[S]), "take blue; take black; take red; take red")
    view = replace(seen_as(NyseView, match.view(None)), legal=(Waive(0),), bound=0)
    assert asked(view).targets() == []


# Invariants


def steps_from(choosing: ActionBuilder) -> Iterator[ActionBuilder]:
    """Yield the builder after each possible press."""
    presses: list[Callable[[ActionBuilder], bool]] = [ActionBuilder.waive, ActionBuilder.discard]
    presses += [partial(ActionBuilder.pick, name=name) for name in open_names(choosing)]
    presses += [partial(ActionBuilder.play, marking=marking) for marking in SPECIALS]
    for press in presses:
        other = copy(choosing)
        if press(other):
            yield other


def everywhere(start: ActionBuilder) -> list[ActionBuilder]:
    """Return every builder that can be reached by pressing."""
    found, rest = {}, [start]
    while rest:
        here = rest.pop()
        if (here.way, here.picked) not in found:
            found[here.way, here.picked] = here
            rest += steps_from(here)
    return list(found.values())


def stands_for(choosing: ActionBuilder, target: Target) -> list[NyseAction]:
    """Return the actions that a refused target would have led to."""
    way, view, (_, number) = choosing.way, choosing.view, target.place
    assert view is not None
    hand = list(view.hand)
    if way.chip is not None:
        hand[way.chip * 4 + STOCK_SWAP] -= way.step in ("partner", "want")
    gives = [Chip(*divmod(kind, 4)) for kind, count in enumerate(hand) if count] or [Chip(0, 0)]
    match way.step:
        case "take":
            return [TAKE[number]]
        case "discard":
            return [DISCARD[number]]
        case "market":
            return [SpeculativeMarket(way.chip or 0, number)]
        case "partner":
            colors, partner = list(ALL_COLORS), number
        case "want":
            colors, partner = [number % 4], way.partner or 0
        case _:
            return []
    return [StockSwap(way.chip or 0, partner, want, give) for want in colors for give in gives]


_FOR_ALL = {"the-partner-holds-no-chip": "the-partner-holds-no-such-color"}
"""The refusal about a partner if it applies to every colour."""


def check_targets(match: Match, choosing: ActionBuilder) -> set[str]:
    """Compare a builder's offers and refusals with the referee; return the codes."""
    codes = set()
    for target in choosing.targets():
        if target.refused is None:
            after = copy(choosing)
            assert after.pick(target.name)
            assert after.way != choosing.way or after.action() is not None
            continue
        assert not copy(choosing).pick(target.name)
        codes.add(target.refused.code)
        for action in stands_for(choosing, target):
            with pytest.raises(Refused) as caught:
                match.check(match.actors[0], action)
            code = _FOR_ALL.get(target.refused.code, target.refused.code)
            assert (caught.value.code, caught.value.ruling) == (code, target.refused.ruling)
    return codes


def check_all(match: Match) -> set[str]:
    """Check every builder of the present choice; return the codes."""
    view, concealed = view_of(match), truth(match).concealed
    points = everywhere(asked(view, concealed=concealed))
    ends = {end for point in points for end in (point.action(), point.stop()) if end is not None}
    assert ends == {*view.legal, *offers(view, concealed=concealed)}
    return {code for point in points for code in check_targets(match, point)}


def shuffled(seats: int, hands: str, rng: Random) -> Match:
    rest = [P] * 5 + [M, M, I, I, S, S]
    blue, black, red, green = (rng.sample(rest, 10) for _ in COLORS)
    return table(seats, hands=hands, blue=blue, black=black, red=red, green=green)


@pytest.mark.parametrize(
    ("seats", "hands", "codes"),
    [
        (1, "open", {"a-special-chip-must-be-used", "that-marker-has-crashed"}),
        (2, "open", {"the-partner-holds-no-such-color", "the-special-is-played-first"}),
        (3, "concealed", {"pile-is-empty", "the-special-is-played-first"}),
    ],
)
def test_all_that_is_legal_can_be_reached_and_what_is_refused_the_rules_refuse_too(
    seats: int, hands: str, codes: set[str]
) -> None:
    rng = Random(seats)
    match, told = shuffled(seats, hands, rng), set[str]()
    while not match.is_over:
        if match.actors[0] == CHANCE:
            match.act_chance()
            continue
        told |= check_all(match)
        legal = view_of(match).legal
        takes = [action for action in legal if isinstance(action, Take)]
        match.act(match.actors[0], rng.choice(takes if takes and rng.random() < 0.6 else legal))
    assert codes <= told


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ("take blue; discard red", "the-chip-to-give-is-not-in-hand"),
        ("take blue; discard red; take black; discard red", "the-partner-holds-no-chip"),
    ],
)
def test_a_swap_that_no_seat_can_answer_says_why(moves: str, code: str) -> None:
    assert code in check_all(play(table(2, blue=[S]), moves))
