"""The action panel: what is proposed first, what else there is, and why not."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, seen_as
from stockgames.games.portfolio.action_builder import ASK, DEAL, OFFER, ActionBuilder
from stockgames.games.portfolio.actions import Draw
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.forecast import forecast
from stockgames.games.portfolio.parts import START_CASH
from stockgames.games.portfolio.view import PortfolioView
from stockgames.lab.gallery.portfolio_positions import eager
from stockgames.presentation.games.portfolio import outline
from stockgames.presentation.games.portfolio.panels import build_panel
from stockgames.presentation.games.portfolio.results import rows, score
from stockgames.presentation.games.portfolio.words import PortfolioWords
from stockgames.presentation.messages import refusal_text
from stockgames.presentation.panel import Choice, Panel
from tests.games.portfolio.table import card, offer, play, put, rich, table, view
from tests.presentation.games.portfolio.test_words import context, dealt, step


def panel(match: Match, seat: int, *selected: str, picks: tuple[str, ...] = ()) -> Panel:
    """Return the panel of a seat after these selections and picks."""
    choosing, seen = ActionBuilder(), view(match, seat)
    choosing.renew(seen, is_open=True)
    choosing.select([choosing.slots.index(card(name)) for name in selected])
    assert all(choosing.pick(name) for name in picks)
    return build_panel(choosing, facts_of(seen), context(match, seat), PortfolioWords())


def choices(shown: Panel) -> dict[str, Choice]:
    return {choice.name: choice for group in shown.groups for choice in group.choices}


def test_before_the_draw_it_offers_the_draw_that_is_wished_for() -> None:
    match = table(["3H 9S", "KH"])
    found = choices(panel(match, 0))
    assert list(found) == ["confirm", "pick-exposed-card", "pick-pauper", "offer-deal"]
    assert found["confirm"].label == "Draw 1 card"
    assert found["pick-exposed-card"].note == "King of clubs"
    found = choices(panel(match, 0, picks=("pauper", "exposed-card")))
    assert found["confirm"].label == "Draw two as a pauper"
    assert found["pick-pauper"].label == "Without pauper's rule"
    assert found["pick-exposed-card"].label == "Leave the exposed card"


def test_what_fits_best_is_proposed_and_the_rest_has_keys() -> None:
    match = table(["6C 9D", "KH"])
    put(match, 1, "3C-5C")
    rich(match, 20, 0)
    play(match, "draw 1")
    found = choices(panel(match, 0, "6C"))
    assert found["confirm"].label == "Acquire, $4"
    assert found["pick-discard-pile"].key == "X"
    assert found["step-back"].key == "Esc"


def test_what_fits_nowhere_says_so() -> None:
    match = table(["6C 9D", "KH"])
    play(match, "draw 1")
    assert choices(panel(match, 0))["confirm"].label == "Select a card"
    both = choices(panel(match, 0, "6C", "9D"))["confirm"]
    assert both.label == "These cards can't be played"
    assert both.why_not.startswith("A new portfolio needs")
    other = table(["6C 9D", "KH"])
    play(other, "draw 1 exposed")
    assert choices(panel(other, 0, "KC"))["confirm"].label == "This card can't be played"


def test_an_offer_is_answered_and_what_cannot_be_met_says_why() -> None:
    match = table(["3H", "KD"])
    match.act(0, offer(1, "1", "KD"))
    found = choices(panel(match, 1))
    assert list(found) == ["accept", "decline", "counter"]
    assert not found["accept"].why_not
    other = table(["3H", "KD"])
    other.act(0, offer(1, "1", "QD"))
    assert choices(panel(other, 1))["accept"].why_not


def test_a_deal_is_offered_or_left_and_cards_are_named_that_cannot_be_seen() -> None:
    match = table(["3H", "KD", "QS"])
    choosing, seen, told = ActionBuilder(), view(match, 0), context(match, 0)
    facts = outline.renew(choosing, seen, told)

    def shown() -> dict[str, Choice]:
        return choices(build_panel(choosing, facts, told, PortfolioWords()))

    assert choosing.press(DEAL).happened
    assert [(name, choice.key) for name, choice in shown().items()] == [
        ("make-offer", "Enter"),
        ("ask-everyone", "E"),
        ("name-card-get", "W"),
        ("leave-deal", "Esc"),
    ]
    empty = choosing.press(OFFER).refused
    assert empty is not None
    assert shown()["make-offer"].why_not == refusal_text("portfolio", empty)
    assert choosing.press(f"{ASK}get").happened
    assert not shown()
    assert choosing.press("lay-kd").happened
    assert choosing.press("seat-2").happened
    assert choosing.deal.draft is not None
    assert choosing.deal.draft.is_empty, "a new partner is asked for nothing yet"
    assert choosing.press("card-3h").happened
    offered = choosing.press(OFFER)
    assert (offered.seat, offered.action) == (0, offer(2, "3H"))
    assert "offer-deal" in shown()


def test_an_offer_that_gives_nothing_asks_before_it_goes_out() -> None:
    match = table(["3H", "KD", "QS"])
    choosing, seen, told = ActionBuilder(), view(match, 0), context(match, 0)
    facts = outline.renew(choosing, seen, told)

    def question() -> str:
        return build_panel(choosing, facts, told, PortfolioWords()).groups[0].caption

    choosing.press(DEAL)
    for amount in ("cash-get+1", "cash-get+10"):
        choosing.press(amount)
        before = question()
        assert choosing.press(OFFER) == (True, None, None, None, False, ()), "for each offer anew"
        assert question() != before
    offered = choosing.press(OFFER)
    assert (offered.seat, offered.action) == (0, offer(1, "", "6"))


@pytest.mark.parametrize(
    ("count", "last"), [(5, "Last"), (6, "Last"), (7, "2 more"), (9, "4 more")]
)
def test_a_single_portfolio_is_never_told_as_one_more(count: int, last: str) -> None:
    match, rng = dealt(3, 2), Random(2)
    match.play(lambda actor: eager(seen_as(PortfolioView, match.view(actor)).legal, rng))
    facts = facts_of(seen_as(PortfolioView, match.view(0)))
    one = facts.portfolios[0]
    income = count * one.value
    first = replace(facts.seats[0], portfolios=(one,) * count, last_collection=income)
    owned = replace(facts, seats=(first, *facts.seats[1:]))
    row = next(row for row in rows(match.result(), owned) if row.seat == 0)
    collected = [line for line in row.lines if line.text.startswith("Last income")]
    assert last in collected[-1].text
    assert ("more" in collected[-1].text) == (count > 6)
    assert len(collected) == min(count, 6)


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_the_running_turn_adds_up() -> None:
    """Previous cash, income and everything since equal the present cash."""
    match, rng = dealt(3, 7), Random(7)
    checked = 0
    while not match.is_over and checked < 120:
        actor = match.actors[0]
        view = seen_as(PortfolioView, match.view(None))
        if actor != CHANCE and view.offer is None and match.moves:
            told = score(facts_of(view), context(match, None), None, ())
            before = [line.cash for line in view.sheet][-1:] or [(START_CASH,) * 3]
            amounts = [number(entry.amount) for entry in told.entries]
            assert amounts[0] == before[0][view.active]
            assert told.total is not None
            assert sum(amounts) == view.cash[view.active] == number(told.total.amount)
            checked += 1
        step(match, rng, deals=False)
    assert checked == 120


def test_what_is_about_to_be_done_is_written_tentatively() -> None:
    match, rng = dealt(3, 1), Random(1)
    while seen_as(PortfolioView, match.view(match.actors[0])).most_cards[0] < 2:
        step(match, rng, deals=False)
    view = seen_as(PortfolioView, match.view(match.actors[0]))
    dear = max((a for a in view.legal if isinstance(a, Draw)), key=lambda draw: draw.cards)
    coming = forecast(view, [dear])
    told = score(facts_of(view), context(match, None), coming, ())
    assert told.entries[-1].tentative
    assert told.total is not None
    assert number(told.total.amount) == view.cash[view.active] - coming.cost
    assert told.current == (view.active, str(view.cash[view.active]))
