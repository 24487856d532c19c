"""Portfolio's texts: prompts, names of actions, and reasons for and against them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.controllers.stages import Shown, Stage
from stockgames.engine.game import Reason
from stockgames.engine.state import Result
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio import explanation as reasons
from stockgames.games.portfolio.events import Acquired
from stockgames.games.portfolio.facts import Facts, SeatFacts, facts_of
from stockgames.games.portfolio.forecast import cost, find
from stockgames.games.portfolio.parts import ENDS, Portfolio, card_key, value_of
from stockgames.games.portfolio.view import PortfolioView
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import GameWords, Price, ResultRow
from stockgames.presentation.games.portfolio import log_words
from stockgames.presentation.games.portfolio import terms as t
from stockgames.presentation.games.portfolio.log_words import sentence
from stockgames.presentation.games.portfolio.results import PortfolioStory, rows
from stockgames.presentation.games.portfolio.terms import cards
from stockgames.presentation.hints import person
from stockgames.presentation.levels import who_plays
from stockgames.presentation.messages import tally
from stockgames.presentation.panel import resting_title
from stockgames.presentation.sentences.speech import Wording, listed, money, rank_index, same, say
from stockgames.presentation.story import Badge


def text_of_reason(reason: Reason, names: Sequence[str], mover: str = "") -> str:
    """Return the text of a reason for or against an action; `mover` is empty if the reader acts."""
    who = person(mover)
    match reason:
        case reasons.Draws(cards, cost):
            return say("portfolio-why-draws", cards=cards, priced=cost > 0, amount=money(cost))
        case reasons.Earns(before, after):
            return say(
                "portfolio-why-earns", who=who, name=mover, before=money(before), after=money(after)
            )
        case reasons.Costs(cost, left):
            return say("portfolio-why-costs", cost=money(cost), left=money(left))
        case reasons.Brings(dollars):
            return say("portfolio-why-brings", amount=money(dollars))
        case reasons.CanCap(card, portfolio):
            run, brought = t.portfolio_name(portfolio), t.card_name(card)
            return say("portfolio-why-can-cap", who=who, name=mover, card=brought, run=run)
        case reasons.CanFound(card, low, high):
            run, brought = t.run_name(low, high), t.card_name(card)
            return say("portfolio-why-can-lay", who=who, name=mover, card=brought, run=run)
        case reasons.OtherEarnsLess(seat, change) | reasons.OtherEarnsMore(seat, change):
            is_less = isinstance(reason, reasons.OtherEarnsLess)
            name = "portfolio-why-other-less" if is_less else "portfolio-why-other-more"
            return say(name, name=names[seat], amount=money(change))
        case reasons.Covers(portfolio, safe):
            run, amount = t.portfolio_name(portfolio), money(portfolio.value)
            return say("portfolio-why-covers", run=run, amount=amount, safe=safe)
        case reasons.InReach(portfolio, seat, acquires, cost):
            run, how = t.portfolio_name(portfolio), "acquire" if acquires else "neutralize"
            name = names[seat]
            return say("portfolio-why-in-reach", name=name, run=run, how=how, cost=money(cost))
        case reasons.Spares(seat, acquires, cost):
            how = "acquire" if acquires else "neutralize"
            return say("portfolio-why-spares", name=names[seat], how=how, cost=money(cost))
        case _:
            return _text_of_discard(reason, names, mover)


def _text_of_discard(reason: Reason, names: Sequence[str], mover: str) -> str:
    who = person(mover)
    match reason:
        case reasons.Feeds(card, seat, portfolio):
            fed, run = t.card_name(card), t.portfolio_name(portfolio)
            return say("portfolio-why-feeds", name=names[seat], card=fed, run=run)
        case reasons.Harmless(seat):
            return say("portfolio-why-harmless", name=names[seat])
        case reasons.Unneeded(has_copy):
            held = "twice" if has_copy else "alone"
            return say("portfolio-why-unneeded", who=who, name=mover, held=held)
        case reasons.Prolongs(card, seat, stock, income):
            return say(
                "portfolio-why-prolongs",
                who=who,
                mover=mover,
                name=names[seat],
                card=t.card_name(card),
                stock=stock,
                income=money(income),
            )
        case _:
            return ""


_FEW: Final = 20
"""The number of cards in the last stock from which the game is late."""


class PortfolioWords(GameWords[PortfolioView, a.PortfolioAction]):
    """See `GameWords`."""

    story = PortfolioStory()
    weighs_moves = True
    reason_text = staticmethod(text_of_reason)
    score = staticmethod(money)
    entry = staticmethod(log_words.entry)

    def status(self, view: PortfolioView, context: TableContext) -> str:
        facts = facts_of(view)
        if context.stage is Stage.OVER:
            return say("portfolio-turns", count=facts.turn)
        if facts.last_turns:
            left = say("portfolio-last-turns")
        else:
            left = say("portfolio-in-the-draw-pile", cards=cards(facts.stock))
        return say(
            "portfolio-turn", turn=facts.turn + 1, name=context.names[facts.active], left=left
        )

    def aim(self, view: PortfolioView) -> str:
        return say("portfolio-aim", stocks=2 if facts_of(view).stock_number else 1)

    def prices(self, view: PortfolioView) -> Sequence[Price]:
        stock = say("portfolio-draw-pile")
        facts = facts_of(view)
        found = [Price(Badge("", "cards"), str(facts.stock), stock)]
        if facts.pile:
            rank, letter = t.face(facts.pile[-1])
            badge = Badge("", t.SUIT_EMBLEMS[letter])
            found.append(Price(badge, rank_index(rank), say("portfolio-exposed")))
        return found

    def figures(self, view: PortfolioView) -> Sequence[Price]:
        facts, piles = facts_of(view), self.prices(view)
        if facts.viewer is None:
            return piles
        own = facts.seats[facts.viewer]
        cash = Price(Badge("", "gold"), money(own.cash), say("portfolio-cash"))
        income = Price(Badge("", "plus"), money(own.income), say("portfolio-score-income"))
        return [*piles, cash, income]

    def standings(self, view: PortfolioView, context: TableContext) -> Sequence[str]:
        return [
            tally(
                context.name(seat.seat),
                money(seat.cash),
                say("portfolio-income", amount=money(seat.income)),
                ", ".join(map(t.portfolio_name, seat.portfolios)),
            )
            for seat in facts_of(view).seats
        ]

    def handover_reason(self, view: PortfolioView, context: TableContext) -> str:
        offer = facts_of(view).offer
        if offer is None:
            return say("shell-your-turn")
        return say("portfolio-has-an-offer-for-you", name=context.name(offer.maker))

    def phase_title(self, view: PortfolioView, context: TableContext) -> str:
        if resting := resting_title(context):
            return resting
        assert context.seat is not None
        facts = facts_of(view)
        asked = "answer" if facts.offer is not None else "draw" if facts.drawing else "play"
        if context.seat == context.own:
            return say("portfolio-own-title", asked=asked)
        return say("portfolio-title", asked=asked, name=context.names[context.seat])

    def question(self, facts: Facts, context: TableContext) -> str:
        """Return the prompt, after the answer that was just given."""
        return " ".join(filter(None, (self._answer(context), self._asked(facts, context))))

    def _answer(self, context: TableContext) -> str:
        """Return the last answer if it was to the seat now asked (P12), else an empty text."""
        last = context.history[-1] if context.history else None
        if last is None or all(event.answers != context.seat for event in last.events):
            return ""
        return self.entry(last, context.at(last.number)).text

    def _asked(self, facts: Facts, context: TableContext) -> str:
        if facts.offer is not None:
            return ""  # the sheet with the offer says it
        if facts.drawing:
            debts = facts.budget < facts.income
            return say("portfolio-draw-prompt", debts=debts, amount=money(facts.budget))
        if not facts.hand:
            return say("portfolio-no-card-is-left-to")
        new = "" if facts.kept is None else t.card_name(facts.kept)
        return say("portfolio-select-prompt", new=bool(new), card=new)

    def weight(self, shown: Shown) -> int:
        return max((log_words.weight(event) for event in shown.events), default=0)

    def progress(self, view: PortfolioView) -> float:
        facts = facts_of(view)
        if facts.last_turns:
            return 1.0
        return 0.75 if facts.stock_number != 1 and facts.stock <= _FEW else 0.25

    def action_label(self, action: a.PortfolioAction, view: PortfolioView) -> str:
        facts = facts_of(view)
        parts = (self.label(action, facts), self.note(action, facts))
        return " · ".join(part for part in parts if part)

    def label(self, action: a.PortfolioAction, facts: Facts) -> str:
        """Return the label of an action, with its cost."""
        match action:
            case a.Draw():
                count, amount = cards(action.cards), money(action.cost)
                way = t.draw_way(action)
                return say("portfolio-draw-cards", way=way, cards=count, amount=amount)
            case a.End():
                return say("portfolio-end-the-turn")
            case a.Accept():
                return say("portfolio-accept")
            case a.Decline():
                return say("portfolio-decline")
            case a.Offer():
                return say("portfolio-offer-a-deal")
            case a.Discard():
                return say("portfolio-discard-end-turn")
            case a.Found() | a.Extend() | a.Cap() | a.Acquire() | a.Neutralize():
                return self.verb(action, facts)
            case _:
                return say("portfolio-shuffle")

    def note(self, action: a.PortfolioAction, facts: Facts) -> str:
        """Return what an action is done with or to, shown beside its label."""
        match action:
            case a.Found(cards=cards):
                return t.run_name(cards[0], cards[-1])
            case a.Extend() | a.Cap() | a.Acquire() | a.Neutralize():
                found = find(facts.portfolios, action.portfolio)
                return t.portfolio_name(found) if found is not None else ""
            case a.Discard(card=card):
                return t.card_name(card)
            case a.Draw(exposed=True) if facts.pile:
                return say("portfolio-first-the", card=t.card_name(facts.pile[-1]))
            case _:
                return ""

    def advice(
        self, action: a.PortfolioAction, view: PortfolioView, names: Sequence[str]
    ) -> Wording:
        facts = facts_of(view)
        if isinstance(action, a.Offer) and facts.viewer is not None:
            text = sentence(facts.viewer, action, names, facts.portfolios, facts.viewer)
            return same(text)
        parts = [self.label(action, facts)]
        if isinstance(action, a.Extend | a.Cap | a.Acquire | a.Neutralize):
            parts.append(t.card_name(action.card))
        parts.append(self.note(action, facts))
        short = " · ".join(part for part in parts if part)
        return Wording(self._in_full(action, facts, names) or short, short)

    def _in_full(self, action: a.PortfolioAction, facts: Facts, names: Sequence[str]) -> str:
        """Return what a card is played for as a sentence; empty for other actions."""
        if isinstance(action, a.Found):
            cards = action.cards
            run, amount = t.run_name(cards[0], cards[-1]), money(value_of(cards[0], cards[-1]))
            return say("portfolio-advice-to-lay", run=run, amount=amount)
        if isinstance(action, a.Discard):
            return say("portfolio-advice-to-discard", card=t.card_name(action.card))
        if not isinstance(action, a.Extend | a.Cap | a.Acquire | a.Neutralize):
            return ""
        found = find(facts.portfolios, action.portfolio)
        if found is None:
            return ""
        raids = isinstance(action, a.Acquire | a.Neutralize)
        return say(
            "portfolio-advice",
            do=ENDS[action.end] if isinstance(action, a.Cap) else action.do,
            run=t.portfolio_name(found),
            card=t.card_name(action.card),
            owner=names[found.owner] if raids else "",
            amount=money(cost(action, facts.portfolios)) if raids else "",
        )

    def verb(self, action: a.PortfolioAction, facts: Facts) -> str:
        """Return an action's shortest label, shown over its target."""
        match action:
            case a.Acquire():
                return say("portfolio-acquire", amount=money(cost(action, facts.portfolios)))
            case a.Neutralize():
                return say("portfolio-neutralize", amount=money(cost(action, facts.portfolios)))
            case a.Extend():
                return say("portfolio-extend")
            case a.Cap(end=end):
                return say("portfolio-cap", end=ENDS[end])
            case a.Found(cards=cards):
                return say("portfolio-lay-a-turn", amount=money(value_of(cards[0], cards[-1])))
            case _:
                return say("portfolio-discard")

    def action_name(self, action: a.PortfolioAction) -> str:
        match action:
            case a.Draw(cards=count, exposed=exposed, pauper=pauper):
                parts = ["draw", str(count)]
                parts += ["exposed"] if exposed else []
                parts += ["pauper"] if pauper else []
                return "-".join(parts)
            case a.Found(cards=cards):
                return "-".join(["found", *map(card_key, cards)])
            case a.Extend() | a.Cap() | a.Neutralize() | a.Acquire():
                return f"{action.do}-{action.portfolio}-{card_key(action.card)}"
            case a.Discard(card=card):
                return f"discard-{card_key(card)}"
            case _:
                return action.do

    def plate_notes(self, seat: SeatFacts, context: TableContext) -> tuple[str, ...]:
        """Return notes under a name, the longest first: who plays and the number of cards.

        Where there is room for one of both only, it is the cards.
        """
        held = cards(seat.cards)
        forms = dict.fromkeys(self.who(seat, context))
        return (*(say("portfolio-who-cards", who=who, cards=held) for who in forms), held)

    def hand_note(self, seat: SeatFacts, context: TableContext) -> str:
        """Return who plays and how many cards they hold, for screen readers."""
        return say("portfolio-in-hand", who=self.who(seat, context).text, cards=cards(seat.cards))

    def who(self, seat: SeatFacts, context: TableContext) -> Wording:
        """Return who plays at a seat in a word or two; to its own player, what is asked of it."""
        if seat.answers and seat.seat == context.own:
            return same(say("portfolio-your-answer"))
        return who_plays(seat.seat, context, decides=seat.decides)

    def seat_figures(self, seat: SeatFacts, context: TableContext) -> str:
        """Return a seat's hand, cash and income."""
        note, cash, income = self.hand_note(seat, context), money(seat.cash), money(seat.income)
        return say("portfolio-note-cash-income-income", note=note, cash=cash, income=income)

    def seat_note(self, seat: SeatFacts, context: TableContext) -> str:
        """Return all public facts of a seat, including cards it is known to hold."""
        text = self.seat_figures(seat, context)
        if not seat.known:
            return text
        names = listed([t.card_name(card) for card in seat.known])
        return say("portfolio-surely-holds", told=text, cards=names)

    def portfolio_label(self, portfolio: Portfolio, context: TableContext) -> str:
        name, run = context.names[portfolio.owner], t.portfolio_name(portfolio)
        amount, caps = money(portfolio.value), _caps(portfolio)
        facts = say("portfolio-earns-a-turn", name=name, run=run, amount=amount, caps=caps)
        return " ".join(filter(None, (facts.strip(), self.former_owner(portfolio, context))))

    def former_owner(self, portfolio: Portfolio, context: TableContext) -> str:
        """Return whose an acquired portfolio was, until that seat's next turn is over; empty for
        others.
        """
        seats = len(context.seats)
        now = context.history[-1].turn if context.history else 0
        for shown in reversed(context.history):
            ago = now - shown.turn
            if ago >= seats:
                break
            for event in shown.events:
                if not isinstance(event, Acquired) or event.portfolio != portfolio.number:
                    continue
                until = (event.owner - event.seat) % seats
                whose = "you" if event.owner == context.own else "other"
                name = context.names[event.owner]
                is_told = event.seat == portfolio.owner and ago <= until
                return say("portfolio-was", whose=whose, name=name) if is_told else ""
        return ""

    def result_rows(
        self, result: Result, view: PortfolioView, context: TableContext
    ) -> Sequence[ResultRow]:
        return rows(result, facts_of(view))


def _caps(portfolio: Portfolio) -> str:
    low, high = portfolio.low_cap >= 0, portfolio.high_cap >= 0
    ends = "both" if low and high else "low" if low else "high" if high else "none"
    return say("portfolio-caps", ends=ends)
