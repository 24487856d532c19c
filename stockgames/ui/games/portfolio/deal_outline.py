"""Deals of Portfolio in words: what each side gives, and what that would change (P12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stockgames.engine.errors import Refused
from stockgames.games.portfolio.actions import OpenOffer, Terms
from stockgames.games.portfolio.drafting import DealDraft
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.forecast import DealForecast
from stockgames.ui.games.portfolio.deal_words import things, worth_text
from stockgames.ui.games.portfolio.pictures import side_picture
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.outline import Node, group
from stockgames.ui.table.refusals import refusal_text
from stockgames.ui.table.table_context import TableContext


def draft_node(
    draft: DealDraft,
    told: str,
    facts: Facts,
    context: TableContext,
    worth: Sequence[DealForecast],
    refused: Refused | None,
) -> Node:
    """Return the deal table: what lies in its trays, and whether that can be offered.

    `told` is the whole deal as a sentence, `worth` what it would change for its maker and its
    partner; `refused` is why it cannot be offered as it is.
    """
    left = say("portfolio-offers-left-this-turn", count=facts.seats[draft.maker].offers_left)
    why_not = refusal_text("portfolio", refused) if refused is not None else ""
    inside = (
        *sides(OpenOffer(draft.maker, draft.offer()), facts, context, worth),
        Node("deal/left", left, why_not),
    )
    return group("deal", say("portfolio-deal-table"), inside, told)


def sides(
    offer: OpenOffer, facts: Facts, context: TableContext, worth: Sequence[DealForecast]
) -> Iterator[Node]:
    """Tell what each side gives, one thing after the other, and what the deal would change."""
    give, get = offer.offer.give, offer.offer.get
    ways = (("give", offer.maker, give), ("get", offer.offer.to, get))
    for (name, giver, terms), changed in zip(ways, worth, strict=True):
        title = side_picture(giver, terms, facts, context).title
        yield _side(f"deal/{name}", title, terms, facts, changed)


def _side(place: str, title: str, terms: Terms, facts: Facts, worth: DealForecast) -> Node:
    given = things(terms, facts.portfolios) or [say("portfolio-nothing")]
    inside = [Node(f"{place}/{number}", text) for number, text in enumerate(given)]
    return group(place, title, inside, worth_text(worth))
