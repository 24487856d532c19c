"""The Portfolio table as text, part by part, and what deals would change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from stockgames.engine.plain_text import isolated
from stockgames.engine.state import SeatId
from stockgames.games.portfolio.action_builder import PRICED, ActionBuilder, Target
from stockgames.games.portfolio.actions import OpenOffer, Terms
from stockgames.games.portfolio.drafting import DealBuilder
from stockgames.games.portfolio.facts import Facts, OfferFacts, facts_of
from stockgames.games.portfolio.forecast import DealForecast
from stockgames.games.portfolio.parts import Card, card_key, draw_cost
from stockgames.games.portfolio.view import PortfolioView
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio import panels
from stockgames.presentation.games.portfolio.log_words import (
    consequences,
    running_promises,
    sentence,
    things,
    worth_text,
)
from stockgames.presentation.games.portfolio.results import Score, score
from stockgames.presentation.games.portfolio.terms import card_name, cards, price
from stockgames.presentation.games.portfolio.words import PortfolioWords
from stockgames.presentation.messages import refusal_text
from stockgames.presentation.outline import Node, Reading, decides, group, target_node
from stockgames.presentation.panel import ChoiceGroup, Panel
from stockgames.presentation.sentences.speech import say


def draft_nodes(deal: DealBuilder, facts: Facts, context: TableContext) -> Sequence[Node]:
    """Return the deal that is prepared: the contents of its trays, and whether it can be offered;
    empty without one.
    """
    draft = deal.draft
    if draft is None:
        return ()
    left = say("portfolio-offers-left-this-turn", count=facts.seats[draft.maker].offers_left)
    why_not = refusal_text("portfolio", deal.refused)
    inside = (
        *sides(OpenOffer(draft.maker, draft.offer()), facts, context, deal.worth),
        Node("deal/left", left, why_not),
    )
    value = panels.deal_sentence(draft, facts, context)
    return (group("deal", say("portfolio-deal-table"), inside, value),)


def sides(
    offer: OpenOffer, facts: Facts, context: TableContext, worth: Sequence[DealForecast]
) -> Iterator[Node]:
    """Yield, for each side, what it gives and what the deal changes for it."""
    give, get = offer.offer.give, offer.offer.get
    ways = (("give", offer.maker, give), ("get", offer.offer.to, get))
    for (name, giver, terms), changed in zip(ways, worth, strict=True):
        title = side_title(giver, context)
        yield _side(f"deal/{name}", title, terms, facts, changed)


def _side(place: str, title: str, terms: Terms, facts: Facts, worth: DealForecast) -> Node:
    given = things(terms, facts.portfolios) or [say("portfolio-nothing")]
    inside = [Node(f"{place}/{number}", text) for number, text in enumerate(given)]
    return group(place, title, inside, worth_text(worth))


def renew(choosing: ActionBuilder, view: PortfolioView, context: TableContext) -> Facts:
    """Let an action be chosen from a view if the context asks for one; return the view's facts."""
    is_open = context.asks and (bool(view.legal) or view.offer is not None)
    choosing.renew(view, is_open=is_open)
    facts = facts_of(view)
    choosing.deal.renew(view, facts, panels.deal_makers(choosing, facts, context))
    return facts


def reading_of(choosing: ActionBuilder, context: TableContext) -> Reading:
    """Return the table in words while an action or a deal is being chosen."""
    assert choosing.view is not None
    words, facts = PortfolioWords(), facts_of(choosing.view)
    sheet = score(facts, context, choosing.coming(None), running_promises(facts, context.names))
    worth = panels.offered_worth(choosing, facts)
    targets = target_nodes(choosing.targets(), choosing, facts, context, words)
    board = nodes(facts, context, words, sheet, choosing.slots, worth)
    board = (*draft_nodes(choosing.deal, facts, context), *board)
    panel = panels.build_panel(choosing, facts, context, words)
    if choosing.deal.draft is not None:
        more = panels.amounts(choosing.deal, context)
        panel = replace(panel, groups=(*panel.groups, *more))
    elif choosing.deal.makers and not choosing.open:
        panel = Panel(groups=(ChoiceGroup("", (panels.deal_choice(""),)),))
    return Reading(words, board, panel, targets)


def target_nodes(
    targets: Iterable[Target],
    choosing: ActionBuilder,
    facts: Facts,
    context: TableContext,
    words: PortfolioWords,
) -> list[Node]:
    """Return what can be pointed at."""
    return [
        target_node(
            target.name,
            *panels.target_texts(target, choosing, facts, context, words),
            picked=panels.is_chosen(target, choosing),
        )
        for target in targets
        if target.place[0] not in _UNSEEN and target.place != ("seat", context.front)
    ]


_UNSEEN: Final = ("neutralize", "pauper", "answer")
"""The kinds of places that only have buttons."""


def nodes(
    facts: Facts,
    context: TableContext,
    words: PortfolioWords,
    sheet: Score | None,
    hand: Sequence[Card],
    worth: Sequence[DealForecast],
) -> tuple[Node, ...]:
    """Return the middle, every seat clockwise from the front, hand, sheet and promises.

    `hand` holds the viewer's cards in their displayed order; `worth` is what an open offer
    would change for its maker and its partner.
    """
    return (
        *_offer(facts, context, worth),
        _middle(facts),
        *(_seat(facts, seat, context, words) for seat in context.clockwise),
        *_hand(facts, context, hand),
        *_sheet(sheet),
        *_promises(facts, context),
    )


def _middle(facts: Facts) -> Node:
    stock, discards = pile_labels(facts)
    exposed = ""
    if facts.pile:
        exposed = say("portfolio-outline-exposed", card=card_name(facts.pile[-1]))
    last = say("portfolio-last-turns-nothing-is-drawn") if facts.last_turns else ""
    return group(
        "market",
        say("portfolio-outline-middle"),
        (Node("market/stock", stock), Node("market/pile", discards, exposed), *_prices(facts)),
        last or pile_caption(facts),
    )


def _prices(facts: Facts) -> Iterator[Node]:
    if facts.drawing and facts.actors:
        prices = (f"{cards(n)} {price(draw_cost(n))}" for n in range(1, PRICED + 1))
        yield Node("market/prices", say("portfolio-how-many-cards"), ", ".join(prices))
    elif facts.actors:
        how = say("portfolio-in-sequence-one-suit-for")
        yield Node("own/place", say("portfolio-lay-three-or-more"), how)


def _seat(facts: Facts, seat: SeatId, context: TableContext, words: PortfolioWords) -> Node:
    seat_facts = facts.seats[seat]
    value = words.seat_figures(seat_facts, context)
    if seat_facts.deals:
        value = f"{value} {say('portfolio-outline-dealt')}"
    known = ", ".join(map(card_name, seat_facts.known)) if seat != facts.viewer else ""
    surely = Node(f"seat-{seat}/known", say("portfolio-outline-known"), known)
    runs = tuple(
        Node(f"seat-{seat}/portfolio-{run.number}", words.portfolio_label(run, context))
        for run in seat_facts.portfolios
    )
    if seat == context.front:
        runs = (group("own/portfolios", own_titles(context)[0], runs),)
    inside = (*runs, surely if known else None)
    return decides(group(f"seat-{seat}", context.names[seat], inside, value), seat_facts.decides)


def _hand(facts: Facts, context: TableContext, hand: Sequence[Card]) -> Iterator[Node]:
    if context.viewer != context.front or context.front != facts.viewer:
        return
    name = say("portfolio-outline-hand")
    if context.own is None:
        name = say("portfolio-outline-hand-of", name=context.names[context.front])
    held = (_card(card, facts) for card in hand)
    value = cards(len(hand)) if hand else say("portfolio-no-cards-in-hand")
    yield group("own/hand", name, held, value)


def _card(card: Card, facts: Facts) -> Node:
    kept = say("portfolio-not-to-be-discarded") if card == facts.kept else ""
    return Node(f"own/hand/{card_key(card)}", card_name(card), kept)


def _sheet(sheet: Score | None) -> Iterator[Node]:
    if sheet is None:
        return
    rows = (_row(sheet, number, figures) for number, figures in sheet.rows)
    yield group("sheet", say("portfolio-score-sheet"), (*rows, *_running(sheet)))


def _row(sheet: Score, number: str, figures: Sequence[str]) -> Node | None:
    """Return everyone's cash after a round; None if nobody had any yet."""
    name = say("portfolio-outline-round", round=number) if number else say("portfolio-at-the-start")
    value = ", ".join(_each(sheet.names, figures))
    return Node(f"sheet/{number or 0}", name, value) if value else None


def _each(names: Sequence[str], figures: Sequence[str]) -> Iterator[str]:
    return (
        f"{isolated(name)} {figure}" for name, figure in zip(names, figures, strict=True) if figure
    )


def _running(sheet: Score) -> Iterator[Node]:
    lines = [*sheet.entries, *([sheet.total] if sheet.total is not None else [])]
    if lines:
        value = ", ".join(f"{line.text} {line.amount}" for line in lines)
        yield Node("sheet/now", sheet.caption, value)
    if sheet.note:
        yield Node("sheet/coming", sheet.note)


def _promises(facts: Facts, context: TableContext) -> Iterator[Node]:
    promises = running_promises(facts, context.names)
    if promises:
        inside = (Node(f"promises/{number}", text) for number, text in enumerate(promises))
        yield group("promises", say("portfolio-promises"), inside)


def _offer(facts: Facts, context: TableContext, worth: Sequence[DealForecast]) -> Iterator[Node]:
    if facts.offer is None:
        return
    each = sides(OpenOffer(facts.offer.maker, facts.offer.offer), facts, context, worth)
    names, you = context.names, context.own
    title = offer_title(facts.offer, context)
    value = sentence(facts.offer.maker, facts.offer.offer, names, facts.portfolios, you)
    later = (
        Node(f"offer/later-{number}", text)
        for number, text in enumerate(consequences(facts.offer, facts, names, you))
    )
    yield group("offer", title, (*each, *later), value)


def own_titles(context: TableContext) -> tuple[str, str]:
    """Return a title above the front seat's portfolios, and a shorter one."""
    if context.own is not None:
        return (say("portfolio-your-portfolios"), say("portfolio-portfolios"))
    name = context.names[context.front]
    return say("portfolio-portfolios-of", name=name), name


def pile_labels(facts: Facts) -> tuple[str, str]:
    """Return the labels of the draw pile and of the discard pile, with their counts."""
    which = ("only", "first", "second")[facts.stock_number]
    return (
        say("portfolio-stock", which=which, count=facts.stock),
        say("portfolio-discards", count=len(facts.pile)),
    )


def pile_caption(facts: Facts) -> str:
    """Return the text above the piles; empty for none."""
    if not facts.actors:
        return ""
    if facts.drawing:
        return say("portfolio-the-exposed-card-can-be") if facts.can_expose else ""
    return say("portfolio-drawing-is-over-for-this")


def offer_title(offer: OfferFacts, context: TableContext) -> str:
    """Return who offers a deal to whom."""
    names, you = context.names, context.own
    if you == offer.partner:
        return say("portfolio-offers-you-a-deal", maker=names[offer.maker])
    if you == offer.maker:
        return say("portfolio-your-offer-to", partner=names[offer.partner])
    return say("portfolio-offers-a-deal", maker=names[offer.maker], partner=names[offer.partner])


def side_title(giver: SeatId, context: TableContext) -> str:
    """Return the title of one side of a deal."""
    if giver == context.own:
        return say("portfolio-you-give")
    return say("portfolio-gives", name=context.names[giver])
