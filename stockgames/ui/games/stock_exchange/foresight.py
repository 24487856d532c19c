"""What goods and shares would bring as things look now, from what this seat knows, in words."""

from __future__ import annotations

from random import Random

from stockgames.games.stock_exchange import parts
from stockgames.games.stock_exchange.books import Books
from stockgames.games.stock_exchange.drafts import Draft, Sheet
from stockgames.games.stock_exchange.game import GAME
from stockgames.games.stock_exchange.outlook import Forecast, Outlook, Prospect
from stockgames.games.stock_exchange.parts import Resource
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.ui.games.stock_exchange.terms import money, short_money
from stockgames.ui.sentences.speech import say


class Foresight:
    """Keeps the worlds of one desk and one round: numbers move only because the form does."""

    def __init__(self) -> None:
        self._books: Books | None = None
        self._outlook: Outlook | None = None
        self._sheet: Sheet | None = None
        self.forecast: Forecast | None = None
        """For the form as it is now; None until it has been worked out."""

    def follow(self, view: StockExchangeView | None, draft: Draft | None) -> bool:
        """Forget what does not fit the desk any more; tell whether numbers are to be worked out."""
        if draft is None or view is None or view.audit is not None:
            self._books = self._outlook = self._sheet = self.forecast = None
            return False
        if draft.books != self._books:
            self._books, self._outlook, self.forecast = draft.books, None, None
        return self.forecast is None or draft.sheet != self._sheet

    def work_out(self, view: StockExchangeView, draft: Draft) -> None:
        """Hold the form against the worlds; takes about a tenth of a second for a new desk."""
        if self._outlook is None:
            rng = Random(f"{view.seat} {view.round} {view.stocks}")
            self._outlook = Outlook(view, rng, GAME.weights.habits)
        self._sheet, self.forecast = draft.sheet, self._outlook.forecast(draft.sheet)

    def short(self) -> tuple[str, ...]:
        """Return by resource what one more piece would bring: `+$2.5k`."""
        if self.forecast is None:
            return ()
        return tuple(_signed(prospect.gain) for prospect in self.forecast.prospects)

    def shares(self) -> tuple[str, ...]:
        """Return by company what a share would pay: `$34k`."""
        if self.forecast is None:
            return ()
        return tuple(
            short_money(1000 * round(dollars / 1000)) for dollars in self.forecast.companies
        )

    def sentence(self, resource: Resource) -> str:
        """Return what one more piece would bring, between what and what, and why."""
        if self.forecast is None or resource == parts.COAL:
            return ""
        prospect = self.forecast.prospects[resource]
        gain = money(100 * round(prospect.gain / 100))
        low, high = money(prospect.low), money(prospect.high)
        if prospect.low >= prospect.high:
            text = say("stock-exchange-one-more-about-as-things", gain=gain)
        else:
            text = say(
                "stock-exchange-one-more-about-as-things-look", gain=gain, low=low, high=high
            )
        return f"{text} {_why(prospect)}".rstrip()


def _signed(dollars: float) -> str:
    if abs(dollars) < 250:
        return "±0"
    text = short_money(dollars)
    return text if dollars < 0 else f"+{text}"


def _why(prospect: Prospect) -> str:
    """Return what the price hangs on, on the average of the worlds reckoned with."""
    if prospect.fact is None:
        return ""
    count = _about(prospect.fact)
    match prospect.resource:
        case parts.BOOK:
            return say("stock-exchange-kinds-then", count=count)
        case parts.MUSHROOM:
            return say("stock-exchange-other-kinds-count", count=count)
        case parts.OIL:
            return say("stock-exchange-others-with-oil-count", count=count)
        case parts.GOLD:
            return say("stock-exchange-others-most", count=count)
        case parts.SILVER:
            return say("stock-exchange-others-second-most", count=count)
        case parts.WATER:
            return say("stock-exchange-others-with-two", count=count)
        case parts.DIAMOND:
            share = f"{round(100 * prospect.fact)} %"
            return say("stock-exchange-turns-to-coal", share=share)
        case parts.METEOR:
            amount = money(1000 * round(prospect.fact / 1000))
            return say("stock-exchange-all-else", amount=amount)
        case _:
            return ""


def _about(number: float) -> str:
    """Return a number with one digit behind the point, if that says anything."""
    whole = round(number)
    if abs(number - whole) < 0.15:
        return str(whole)
    point = say("stock-exchange-before-decimals")
    return f"{number:.1f}".replace(".", point)
