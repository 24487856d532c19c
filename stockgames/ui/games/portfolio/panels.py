"""The choices of the action panel, made from what is selected and what the position allows."""

from __future__ import annotations

from typing import Final

from stockgames.games.portfolio.actions import Discard
from stockgames.games.portfolio.choosing import EXPOSED as EXPOSED_CARD
from stockgames.games.portfolio.choosing import PAUPER as PAUPER_RULE
from stockgames.games.portfolio.choosing import STOCK, Choosing, Target, name_of
from stockgames.games.portfolio.facts import Facts, facts_of
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio.terms import card_name
from stockgames.ui.games.portfolio.words import PortfolioWords
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import Choice, ChoiceGroup, Panel, TableContext
from stockgames.ui.table.refusals import refusal_text

CONFIRM: Final = "confirm"
PAUPER: Final = "pauper"
EXPOSED: Final = "exposed-first"
DISCARD: Final = "discard"
DEAL: Final = "offer-deal"
SORT: Final = "sort-hand"
DROP: Final = "drop-selection"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
COUNTER: Final = "counter"
ENTER: Final = "Enter"


def build_panel(
    choosing: Choosing, context: TableContext, words: PortfolioWords, deal_bar: str
) -> Panel:
    """Return what the action panel shows; `deal_bar` tells why no deal can be offered now."""
    view = choosing.view
    if view is None or not choosing.open:
        return Panel()
    title = words.phase_title(view, context)
    if choosing.answering:
        groups = _answers(choosing)
        return Panel(title, tuple(groups), words.prompt(view, context))
    groups = _draws(choosing, words) if choosing.drawing else _plays(choosing, view, words)
    groups.append(ChoiceGroup("", (deal_choice(deal_bar),)))
    return Panel(title, tuple(groups), words.prompt(view, context))


def deal_choice(why_not: str) -> Choice:
    """Return the button that opens the deal table."""
    label = say("portfolio-offer-a-deal")
    return Choice(DEAL, label, key="D", why_not=why_not)


def _why_not(choosing: Choosing, name: str) -> str:
    """Return why a target is refused, in words; empty if it is not."""
    target = choosing.target(name)
    if target is None or target.refused is None:
        return ""
    return refusal_text("portfolio", target.refused)


# Before the draw


def _draws(choosing: Choosing, words: PortfolioWords) -> list[ChoiceGroup]:
    view, wished = choosing.view, choosing.draw()
    assert view is not None
    label = words.action_label(wished, view) if wished is not None else say("portfolio-draw")
    why = _why_not(choosing, name_of(STOCK))
    note = words.action_note(wished, view) if wished is not None else ""
    first = Choice(CONFIRM, label, key=ENTER, kind="primary", why_not=why, note=note)
    ways = [_exposed(choosing, facts_of(view))]
    if choosing.target(name_of(PAUPER_RULE)) is not None:
        label = say("portfolio-paupers-rule-two-cards")
        if choosing.pauper:
            label = say("portfolio-without-paupers-rule")
        ways.append(Choice(PAUPER, label, key="U"))
    return [ChoiceGroup("", (first,)), ChoiceGroup("", tuple(ways))]


def _exposed(choosing: Choosing, facts: Facts) -> Choice:
    why = _why_not(choosing, name_of(EXPOSED_CARD))
    if not facts.pile:
        return Choice(EXPOSED, say("portfolio-no-card-is-exposed"), key="E", why_not=why)
    if choosing.exposed:
        label = say("portfolio-leave-the-exposed-card")
    else:
        label = say("portfolio-exposed-card-first")
    return Choice(EXPOSED, label, key="E", why_not=why, note=card_name(facts.pile[-1]))


# Building and raiding


def _plays(choosing: Choosing, view: PortfolioView, words: PortfolioWords) -> list[ChoiceGroup]:
    ending = choosing.ending()
    if ending is not None:
        label = words.action_label(ending, view)
        return [ChoiceGroup("", (Choice(CONFIRM, label, key=ENTER, kind="primary"),))]
    targets = choosing.ways()
    if not targets:
        return [*_nothing_fits(choosing), ChoiceGroup("", (_sort(choosing),))]
    proposed, *others = targets
    first = Choice(
        CONFIRM,
        words.action_label(proposed.actions[0], view),
        key=ENTER,
        kind="primary",
        note=_note(proposed, view, words),
    )
    group = [_other(target, i, view, words) for i, target in enumerate(others[:4])]
    put_back = say("portfolio-put-back")
    group.append(Choice(DROP, put_back, key="Esc", kind="quiet"))
    return [ChoiceGroup("", (first,)), ChoiceGroup("", tuple(group))]


def _note(target: Target, view: PortfolioView, words: PortfolioWords) -> str:
    note = words.action_note(target.actions[0], view)
    if len(target.actions) == 1:
        return note
    return say("portfolio-with-cards", run=note, count=len(target.actions))


def _other(target: Target, index: int, view: PortfolioView, words: PortfolioWords) -> Choice:
    name = words.action_name(target.actions[0])
    key = "X" if isinstance(target.actions[0], Discard) else str(index + 1)
    label = words.action_label(target.actions[0], view)
    return Choice(f"go-{name}", label, key=key, note=_note(target, view, words))


def _nothing_fits(choosing: Choosing) -> list[ChoiceGroup]:
    if choosing.selected:
        label = say("portfolio-these-cards-fit-nowhere")
        why = say("portfolio-a-new-portfolio-needs-three")
    else:
        label = say("portfolio-select-a-card")
        why = say("portfolio-click-cards-of-the-hand")
    first = Choice(CONFIRM, label, key=ENTER, kind="primary", why_not=why)
    groups = [ChoiceGroup("", (first,))]
    if choosing.selected:
        put_back = say("portfolio-put-back")
        groups.append(ChoiceGroup("", (Choice(DROP, put_back, key="Esc", kind="quiet"),)))
    return groups


def _sort(choosing: Choosing) -> Choice:
    if choosing.order == "suit":
        label = say("portfolio-sort-by-rank")
    else:
        label = say("portfolio-sort-by-suit")
    return Choice(SORT, label, key="O")


# Answering


def _answers(choosing: Choosing) -> list[ChoiceGroup]:
    why = _why_not(choosing, ACCEPT)
    accept = say("portfolio-accept")
    decline = say("portfolio-decline")
    counter = say("portfolio-decline-offer-another")
    return [
        ChoiceGroup(
            "",
            (
                Choice(ACCEPT, accept, key="A", kind="primary", why_not=why),
                Choice(DECLINE, decline, key="N"),
                Choice(COUNTER, counter, key="D"),
            ),
        )
    ]
