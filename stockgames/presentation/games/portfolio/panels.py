"""The action panel's choices for the current selection, and the meaning of keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.controllers.stages import Handover
from stockgames.engine.action_builder import BACK, PICK
from stockgames.engine.state import SeatId
from stockgames.games.portfolio import action_builder as b
from stockgames.games.portfolio.actions import Discard, OpenOffer
from stockgames.games.portfolio.drafting import (
    REVEAL,
    SIDES,
    STEPS,
    Amount,
    DealBuilder,
    DealDraft,
    SideName,
)
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.forecast import DealForecast, deal_forecast
from stockgames.games.portfolio.parts import draw_cost
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio.log_words import sentence
from stockgames.presentation.games.portfolio.terms import card_name, cards, price
from stockgames.presentation.games.portfolio.words import PortfolioWords
from stockgames.presentation.messages import refusal_text
from stockgames.presentation.panel import ENTER, Choice, ChoiceGroup, Panel, default_choice
from stockgames.presentation.sentences.speech import money, number, say, signed

ACCEPT: Final = "accept"
DECLINE: Final = "decline"
_ASK_KEYS: Final[dict[SideName, str]] = {"give": "G", "get": "W"}


def build_panel(
    choosing: b.ActionBuilder, facts: Facts, context: TableContext, words: PortfolioWords
) -> Panel:
    """Return what the action panel shows."""
    if choosing.deal.draft is not None:
        return _deal_panel(choosing.deal, choosing.deal.draft, facts, context)
    if not choosing.open:
        return Panel()
    if choosing.answering:
        by_bot = facts.offer is not None and facts.offer.maker not in context.humans
        groups = _answers(choosing, can_mute=by_bot)
    else:
        make = _draws if choosing.drawing else _plays
        groups = [
            *make(choosing, facts, words),
            ChoiceGroup("", (deal_choice(deal_bar(choosing, facts, context)),)),
        ]
    assert choosing.view is not None
    title = words.phase_title(choosing.view, context)
    return Panel(title, tuple(groups), words.question(facts, context))


def _deal_panel(deal: DealBuilder, draft: DealDraft, facts: Facts, context: TableContext) -> Panel:
    """Return the panel of a deal that is prepared; the card grid has a close button of its own."""
    title, sentence = say("portfolio-deal-table"), deal_sentence(draft, facts, context)
    if deal.naming is not None:
        return Panel(title, (ChoiceGroup("", ()),), sentence)
    why = refusal_text("portfolio", deal.refused)
    head = say("portfolio-offers-left-this-turn", count=facts.seats[draft.maker].offers_left)
    anyway = "counter" if deal.is_counter else "no"
    if deal.doubted == draft.offer():
        head, anyway = say("portfolio-gives-nothing"), "yes"
    does = say("portfolio-offer", anyway=anyway)
    offers = [Choice(b.OFFER, does, key=ENTER, kind="primary", why_not=why)]
    if len(deal.asked) > 1:
        whom = ", ".join(context.names[seat] for seat in deal.asked)
        tip = say("portfolio-until-one-accepts", names=whom)
        label = say("portfolio-ask-everyone", anyway=anyway)
        offers.append(Choice(b.OFFER_ALL, label, key="E", tip=tip, why_not=why))
    asked = [side for side in SIDES if deal.hides(side)]
    label = say("portfolio-name-a-card")
    titles = {side: say("portfolio-gives", name=context.names[draft.giver(side)]) for side in asked}
    names = [
        Choice(b.ASK + s, label, key=_ASK_KEYS[s], note=titles[s] if len(asked) > 1 else "")
        for s in asked
    ]
    back = Choice(b.LEAVE, say("portfolio-back-to-the-table"), key="Esc")
    return Panel(
        title, (ChoiceGroup(head, tuple(offers)), ChoiceGroup("", (*names, back))), sentence
    )


def amounts(deal: DealBuilder, context: TableContext) -> list[ChoiceGroup]:
    """Return buttons for the amounts and promises of the deal that is prepared, for front ends
    that have no sheet for it.
    """
    if deal.draft is None or deal.naming is not None:
        return []
    words = {
        "cash": say("portfolio-cash"),
        "debt": say("portfolio-out-of-incomes"),
        "truce": say("portfolio-truce-turns"),
    }
    groups = []
    for side in SIDES:
        choices = [
            Choice(
                f"{amount}-{side}{step:+}", f"{words[amount]} {_step(amount, step)}", kind="quiet"
            )
            for amount, steps in STEPS.items()
            for step in steps
        ]
        choices.append(Choice(f"{REVEAL}-{side}", say("portfolio-show-the-hand"), kind="quiet"))
        title = say("portfolio-gives", name=context.names[deal.draft.giver(side)])
        groups.append(ChoiceGroup(title, tuple(choices)))
    return groups


def _step(amount: Amount, step: int) -> str:
    size = abs(step)
    return signed(step, number(size) if amount == "truce" else money(size))


def deal_sentence(draft: DealDraft, facts: Facts, context: TableContext) -> str:
    """Return a draft as a sentence."""
    if draft.is_empty:
        return say("portfolio-add-something-to-either-side")
    you = draft.maker if draft.maker == context.own else None
    return sentence(draft.maker, draft.offer(), context.names, facts.portfolios, you)


def deal_choice(why_not: str) -> Choice:
    """Return the button that opens the deal sheet."""
    return Choice(b.DEAL, say("portfolio-offer-a-deal"), key="D", why_not=why_not)


def _why_not(choosing: b.ActionBuilder, name: str) -> str:
    target = choosing.target(name)
    return refusal_text("portfolio", None if target is None else target.refused)


# Targets


def target_words(
    place: b.Place,
    choosing: b.ActionBuilder,
    facts: Facts,
    context: TableContext,
    words: PortfolioWords,
) -> tuple[str, str]:
    """Return a target's name and note."""
    kind, number = place
    match kind:
        case "card":
            in_tray = number in choosing.deal.tray_slots(choosing.slots)
            note = say("portfolio-selected") if number in choosing.selected else ""
            note = say("portfolio-in-the-tray") if in_tray else note
            return card_name(choosing.slots[number]), note
        case "named":
            return card_name(number), ""
        case "seat":
            return context.names[number], words.seat_note(facts.seats[number], context)
        case "draw":
            cost = price(draw_cost(number))
            if _why_not(choosing, b.name_of(place)):
                cost = say("portfolio-not-possible-now", price=cost)
            return cards(number), cost
        case "stock":
            return say("portfolio-draw-pile-cards", cards=cards(facts.stock)), ""
        case "exposed" if facts.pile:
            return say("portfolio-exposed-card", card=card_name(facts.pile[-1])), ""
        case "run":
            portfolio = next(p for p in facts.portfolios if p.number == number)
            draft = choosing.deal.draft
            in_tray = draft is not None and number in draft.give.portfolios | draft.get.portfolios
            note = say("portfolio-in-the-tray") if in_tray else ""
            return words.portfolio_label(portfolio, context), note
        case "place":
            label = say("portfolio-place-for-a-new-portfolio")
        case _:
            label = say("portfolio-discard-pile")
    return label, ""


GOALS: Final = ("run", "place", "pile")
"""The kinds of places where cards of the hand can be played."""


def target_texts(
    target: b.Target,
    choosing: b.ActionBuilder,
    facts: Facts,
    context: TableContext,
    words: PortfolioWords,
) -> tuple[str, str]:
    """Return a target's name, and what the selected cards do there or its note."""
    label, note = target_words(target.place, choosing, facts, context, words)
    action = choosing.does(target.name)
    if action is not None and target.place[0] in GOALS:
        note = words.label(action, facts)
    return label, note


def is_chosen(target: b.Target, choosing: b.ActionBuilder) -> bool:
    """Return whether a target is selected or proposed."""
    kind, number = target.place
    if choosing.deal.draft is not None:
        return False
    if kind == "card":
        return number in choosing.selected
    return target == choosing.proposed() or (target.place == b.EXPOSED and choosing.exposed)


# Deals


def deal_makers(choosing: b.ActionBuilder, facts: Facts, context: TableContext) -> list[SeatId]:
    """Return the people at the screen who may make an offer now (P12), the viewer first.

    Behind a curtain the viewer is alone and can't offer for anyone else, because deals bind.
    """
    able = {seat for seat in context.humans if choosing.no_offer(seat) is None}
    if not context.asks:
        able -= {facts.active}
    if context.viewer is not None and context.handover is not Handover.TRUSTING:
        able &= {context.viewer}
    return sorted(able, key=lambda seat: (seat != context.viewer, seat))


def deal_bar(choosing: b.ActionBuilder, facts: Facts, context: TableContext) -> str:
    """Return why no person at the screen can make an offer; empty if someone can."""
    makers = deal_makers(choosing, facts, context)
    refused = None if makers else choosing.no_offer(facts.active)
    return refusal_text("portfolio", refused)


def offered_worth(choosing: b.ActionBuilder, facts: Facts) -> Sequence[DealForecast]:
    """Return what an open offer would change for its maker and its partner."""
    if facts.offer is None or choosing.view is None:
        return ()
    return deal_forecast(choosing.view, OpenOffer(facts.offer.maker, facts.offer.offer))


# Before the draw


def _draws(choosing: b.ActionBuilder, facts: Facts, words: PortfolioWords) -> list[ChoiceGroup]:
    wished = choosing.draw()
    label = words.label(wished, facts) if wished is not None else say("portfolio-draw")
    why = _why_not(choosing, b.name_of(b.STOCK))
    note = words.note(wished, facts) if wished is not None else ""
    first = default_choice(label, why, note)
    ways = [_exposed(choosing, facts)]
    if choosing.target(b.name_of(b.PAUPER)) is not None:
        label = say("portfolio-pauper", chosen=choosing.pauper)
        ways.append(Choice(PICK + b.name_of(b.PAUPER), label, key="U"))
    return [ChoiceGroup("", (first,)), ChoiceGroup("", tuple(ways))]


def _exposed(choosing: b.ActionBuilder, facts: Facts) -> Choice:
    name, why = PICK + b.name_of(b.EXPOSED), _why_not(choosing, b.name_of(b.EXPOSED))
    if not facts.pile:
        return Choice(name, say("portfolio-no-card-is-exposed"), key="E", why_not=why)
    label = say("portfolio-expose", chosen=choosing.exposed)
    return Choice(name, label, key="E", why_not=why, note=card_name(facts.pile[-1]))


# Building and raiding


def _plays(choosing: b.ActionBuilder, facts: Facts, words: PortfolioWords) -> list[ChoiceGroup]:
    ending = choosing.ending()
    if ending is not None:
        label = words.label(ending, facts)
        return [ChoiceGroup("", (default_choice(label),))]
    targets = choosing.ways()
    if not targets:
        return [*_nothing_fits(choosing), ChoiceGroup("", (_sort(choosing),))]
    proposed, *others = targets
    label = words.label(proposed.actions[0], facts)
    first = default_choice(label, note=_note(proposed, facts, words))
    group = [_other(target, i, facts, words) for i, target in enumerate(others[:4])]
    group.append(Choice(BACK, say("portfolio-put-back"), key="Esc", kind="quiet"))
    return [ChoiceGroup("", (first,)), ChoiceGroup("", tuple(group))]


def _note(target: b.Target, facts: Facts, words: PortfolioWords) -> str:
    note = words.note(target.actions[0], facts)
    if len(target.actions) == 1:
        return note
    return say("portfolio-with-cards", run=note, count=len(target.actions))


def _other(target: b.Target, index: int, facts: Facts, words: PortfolioWords) -> Choice:
    key = "X" if isinstance(target.actions[0], Discard) else str(index + 1)
    label = words.label(target.actions[0], facts)
    return Choice(PICK + target.name, label, key=key, note=_note(target, facts, words))


def _nothing_fits(choosing: b.ActionBuilder) -> list[ChoiceGroup]:
    if choosing.selected:
        label = say("portfolio-these-cards-cannot-be-played", count=len(choosing.selected))
        why = say("portfolio-a-new-portfolio-needs-three")
    else:
        label = say("portfolio-select-a-card")
        why = say("portfolio-click-cards-of-the-hand")
    first = default_choice(label, why, tells_keys=not choosing.selected)
    groups = [ChoiceGroup("", (first,))]
    if choosing.selected:
        put_back = say("portfolio-put-back")
        groups.append(ChoiceGroup("", (Choice(BACK, put_back, key="Esc", kind="quiet"),)))
    return groups


def _sort(choosing: b.ActionBuilder) -> Choice:
    label = say("portfolio-sort", order="rank" if choosing.order == "suit" else "suit")
    return Choice(b.SORT, label, key="O")


# Answering


def _answers(choosing: b.ActionBuilder, *, can_mute: bool) -> list[ChoiceGroup]:
    why = _why_not(choosing, ACCEPT)
    accept = say("portfolio-accept")
    decline = say("portfolio-decline")
    counter = say("portfolio-decline-offer-another")
    choices = [
        Choice(ACCEPT, accept, key="A", kind="primary", why_not=why),
        Choice(DECLINE, decline, key="N"),
        Choice(b.COUNTER, counter, key="D"),
    ]
    if can_mute:
        choices.append(Choice(b.MUTE, say("portfolio-no-more-offers"), key="Q", kind="quiet"))
    return [ChoiceGroup("", tuple(choices))]
