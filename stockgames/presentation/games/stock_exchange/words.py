"""Stock Exchange's texts: prompts, refusals, and forecasts."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.game import Reason
from stockgames.engine.state import Result
from stockgames.games.stock_exchange import explanation as reasons
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.goods_forecast import Forecast, Prospect
from stockgames.games.stock_exchange.desk import good_key
from stockgames.games.stock_exchange.facts import facts_of
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import GameWords, ResultRow
from stockgames.presentation.games.stock_exchange import log_words
from stockgames.presentation.games.stock_exchange.results import StockExchangeStory, rows
from stockgames.presentation.games.stock_exchange.terms import (
    company,
    good,
    half_thousands,
    short_company,
    short_money,
)
from stockgames.presentation.sentences.speech import (
    NO_WORDS,
    Wording,
    money,
    percent,
    same,
    say,
    worded,
)


def text_of_reason(reason: Reason, names: Sequence[str], mover: str = "") -> str:
    """Return the text of a reason for or against an action; `mover` is empty if the reader acts."""
    match reason:
        case reasons.Makes(resource, gain, low, high):
            return say(
                "stock-exchange-why-makes",
                good=good(resource),
                gain=money(gain),
                low=money(low),
                high=money(high),
                sure=low == high,
            )
        case reasons.MayLose(resource, low):
            return say("stock-exchange-why-may-lose", good=good(resource), loss=money(-low))
        case reasons.MayFail(percent):
            return say("stock-exchange-why-may-fail", percent=percent)
        case reasons.OwnStock(own, others):
            better = own > others
            return say(
                "stock-exchange-why-own", better=better, own=money(own), others=money(others)
            )
        case reasons.GivesStock(to, given, pays):
            what, amount = company(given), money(pays)
            return say("stock-exchange-why-gives", name=names[to], company=what, amount=amount)
        case _:
            return ""


def gains(forecast: Forecast | None) -> tuple[str, ...]:
    """Return, by resource, what one more piece would bring: `+$2.5k`.

    Empty for coal, which can't be ordered.
    """
    if forecast is None:
        return ()
    return tuple(
        "" if prospect.resource == p.COAL else _signed(prospect.gain)
        for prospect in forecast.prospects
    )


def payments(forecast: Forecast | None) -> tuple[str, ...]:
    """Return, by company, what a share would pay: `$34k`."""
    if forecast is None:
        return ()
    return tuple(short_money(1000 * round(dollars / 1000)) for dollars in forecast.companies)


def sentence(forecast: Forecast | None, resource: p.Resource) -> Wording:
    """Return what one more piece would bring, its range and why; short: only the first."""
    if forecast is None or resource == p.COAL:
        return NO_WORDS
    prospect = forecast.prospects[resource]
    gain = money(500 * half_thousands(prospect.gain))  # as on the shelf
    low, high = money(prospect.low), money(prospect.high)
    if prospect.low >= prospect.high:
        wording = same(say("stock-exchange-one-more-about-as-things", gain=gain))
    else:
        wording = worded(
            "stock-exchange-one-more-about-as-things-look", gain=gain, low=low, high=high
        )
    return Wording(f"{wording.text} {_why(prospect)}".rstrip(), wording.short)


def _signed(dollars: float) -> str:
    if not half_thousands(dollars):  # it would be rounded to zero
        return "±0"
    text = short_money(dollars)
    return text if dollars < 0 else f"+{text}"


def _why(prospect: Prospect) -> str:
    if prospect.fact is None:
        return ""
    match prospect.resource:
        case p.DIAMOND:
            fact = percent(prospect.fact)
        case p.METEOR:
            fact = money(1000 * round(prospect.fact / 1000))
        case _:
            fact = _about(prospect.fact)
    return say("stock-exchange-hangs-on", good=good_key(prospect.resource), fact=fact)


def _about(number: float) -> str:
    whole = round(number)
    if abs(number - whole) < 0.15:
        return str(whole)
    return f"{number:.1f}".replace(".", say("stock-exchange-before-decimals"))


class StockExchangeWords(GameWords[StockExchangeView, Submit]):
    """See `GameWords`."""

    story = StockExchangeStory()
    reason_text = staticmethod(text_of_reason)
    score = staticmethod(money)
    entry = staticmethod(log_words.entry)

    def progress(self, view: StockExchangeView) -> float:
        return view.round / p.ROUNDS

    def status(self, view: StockExchangeView, context: TableContext) -> str:
        facts = facts_of(view)
        if facts.audit is not None:
            return say("stock-exchange-the-audit")
        parts = [say("stock-exchange-round-of", number=facts.round, all=p.ROUNDS)]
        if facts.seat is not None and facts.seat != context.own:
            name = context.names[facts.seat]
            parts.append(say("stock-exchange-led-by", company=company(facts.seat), name=name))
        parts.append(say("stock-exchange-of-8-envelopes-are-in", count=facts.envelopes))
        return "  ·  ".join(parts)

    def handover_reason(self, view: StockExchangeView, context: TableContext) -> str:
        return say("stock-exchange-fill-your-envelope")

    def moved(self, name: str) -> str:
        return say("stock-exchange-has-sealed", name=name)

    def aim(self, view: StockExchangeView) -> str:
        return say("stock-exchange-aim")

    def action_label(self, action: Submit, view: StockExchangeView) -> str:
        made = ", ".join(good(resource) for resource in action.produce)
        return say("stock-exchange-seal", goods=made)

    def advice(self, action: Submit, view: StockExchangeView, names: Sequence[str]) -> Wording:
        """Return the sentences of a submission: the exchange, the order and the gifts."""
        made = [action.produce.count(resource) for resource in range(len(p.RESOURCES))]
        order = say("stock-exchange-order", goods=log_words.goods_list(made))
        gifts = say("stock-exchange-give", gifts="; ".join(_gifts(action, names)))
        exchange = [_exchange(action.exchange)] if action.exchange else []
        return same("\n".join([*exchange, order, gifts]))

    def action_name(self, action: Submit) -> str:
        return "seal"

    def result_rows(
        self, result: Result, view: StockExchangeView, context: TableContext
    ) -> Sequence[ResultRow]:
        return rows(facts_of(view).audit)


def _exchange(turned_in: Sequence[int]) -> str:
    companies = ", ".join(map(short_company, turned_in))
    return say("stock-exchange-exchange-for-own-shares", count=len(turned_in), companies=companies)


def _gifts(action: Submit, names: Sequence[str]) -> list[str]:
    found: list[str] = []
    for seat, name in enumerate(names):
        things = [good(gift.resource) for gift in action.resources if gift.to == seat]
        given = (gift.company for gift in action.stocks if gift.to == seat)
        things += [say("stock-exchange-a-share", company=short_company(stock)) for stock in given]
        if things:
            found.append(say("stock-exchange-name-things", name=name, things=", ".join(things)))
    return found
