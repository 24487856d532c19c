"""What goods and shares would bring as things look now, from what this seat knows, in words."""

from __future__ import annotations

from stockgames.games.stock_exchange import parts
from stockgames.games.stock_exchange.outlook import Forecast, Prospect
from stockgames.games.stock_exchange.parts import Resource
from stockgames.games.stock_exchange.places import good_key
from stockgames.ui.games.stock_exchange.terms import half_thousands, short_money
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money


def gains(forecast: Forecast | None) -> tuple[str, ...]:
    """Return by resource what one more piece would bring: `+$2.5k`.

    Nothing for coal: nobody can order it.
    """
    if forecast is None:
        return ()
    return tuple(
        "" if prospect.resource == parts.COAL else _signed(prospect.gain)
        for prospect in forecast.prospects
    )


def payments(forecast: Forecast | None) -> tuple[str, ...]:
    """Return by company what a share would pay: `$34k`."""
    if forecast is None:
        return ()
    return tuple(short_money(1000 * round(dollars / 1000)) for dollars in forecast.companies)


def sentence(forecast: Forecast | None, resource: Resource) -> str:
    """Return what one more piece would bring, between what and what, and why."""
    if forecast is None or resource == parts.COAL:
        return ""
    prospect = forecast.prospects[resource]
    gain = money(500 * half_thousands(prospect.gain))  # as the shelf has it
    low, high = money(prospect.low), money(prospect.high)
    if prospect.low >= prospect.high:
        text = say("stock-exchange-one-more-about-as-things", gain=gain)
    else:
        text = say("stock-exchange-one-more-about-as-things-look", gain=gain, low=low, high=high)
    return f"{text} {_why(prospect)}".rstrip()


def _signed(dollars: float) -> str:
    if not half_thousands(dollars):  # it would be written as nothing
        return "±0"
    text = short_money(dollars)
    return text if dollars < 0 else f"+{text}"


def _why(prospect: Prospect) -> str:
    """Return what the price hangs on, on the average of the worlds reckoned with."""
    if prospect.fact is None:
        return ""
    match prospect.resource:
        case parts.DIAMOND:
            fact = f"{round(100 * prospect.fact)} %"
        case parts.METEOR:
            fact = money(1000 * round(prospect.fact / 1000))
        case _:
            fact = _about(prospect.fact)
    return say("stock-exchange-hangs-on", good=good_key(prospect.resource), fact=fact)


def _about(number: float) -> str:
    """Return a number with one digit behind the point, if that says anything."""
    whole = round(number)
    if abs(number - whole) < 0.15:
        return str(whole)
    point = say("stock-exchange-before-decimals")
    return f"{number:.1f}".replace(".", point)
