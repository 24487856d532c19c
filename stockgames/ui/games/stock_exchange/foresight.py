"""What goods and shares would bring as things look now, from what this seat knows, in words."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QCoreApplication

from stockgames.games.stock_exchange.books import Books
from stockgames.games.stock_exchange.drafts import Draft, Sheet
from stockgames.games.stock_exchange.game import GAME
from stockgames.games.stock_exchange.outlook import Forecast, Outlook, Prospect
from stockgames.games.stock_exchange.parts import (
    BOOK,
    COAL,
    DIAMOND,
    GOLD,
    METEOR,
    MUSHROOM,
    OIL,
    SILVER,
    WATER,
    Resource,
)
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.ui.games.stock_exchange.terms import money, short_money


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
        if self.forecast is None or resource == COAL:
            return ""
        prospect = self.forecast.prospects[resource]
        low, high = money(prospect.low), money(prospect.high)
        if prospect.low >= prospect.high:
            text = QCoreApplication.translate(
                "StockExchangeWords", "One more: about {gain} as things look now."
            )
        else:
            text = QCoreApplication.translate(
                "StockExchangeWords", "One more: about {gain} as things look now, {low} to {high}."
            )
        about = money(100 * round(prospect.gain / 100))
        return " ".join(
            part for part in (text.format(gain=about, low=low, high=high), _why(prospect)) if part
        )


def _signed(dollars: float) -> str:
    if abs(dollars) < 250:
        return "±0"
    text = short_money(dollars)
    return text if dollars < 0 else f"+{text}"


def _why(prospect: Prospect) -> str:
    """Return what the price hangs on, on the average of the worlds reckoned with."""
    if prospect.fact is None:
        return ""
    text = _reasons().get(prospect.resource, "")
    if prospect.resource == DIAMOND:
        return text.format(share=f"{round(100 * prospect.fact)} %")
    if prospect.resource == METEOR:
        return text.format(amount=money(1000 * round(prospect.fact / 1000)))
    return text.format(count=_about(prospect.fact))


def _about(number: float) -> str:
    """Return a number with one digit behind the point, if that says anything."""
    whole = round(number)
    if abs(number - whole) < 0.15:
        return str(whole)
    point = QCoreApplication.translate("StockExchangeWords", ".", "before decimals")
    return f"{number:.1f}".replace(".", point)


def _reasons() -> dict[Resource, str]:
    return {
        BOOK: QCoreApplication.translate("StockExchangeWords", "Kinds then: {count}."),
        MUSHROOM: QCoreApplication.translate("StockExchangeWords", "Other kinds: {count}."),
        OIL: QCoreApplication.translate("StockExchangeWords", "Others with oil: {count}."),
        GOLD: QCoreApplication.translate("StockExchangeWords", "Others' most: {count}."),
        SILVER: QCoreApplication.translate("StockExchangeWords", "Others' second most: {count}."),
        WATER: QCoreApplication.translate("StockExchangeWords", "Others with two: {count}."),
        DIAMOND: QCoreApplication.translate("StockExchangeWords", "Turns to coal: {share}."),
        METEOR: QCoreApplication.translate("StockExchangeWords", "All else: {amount}."),
    }
