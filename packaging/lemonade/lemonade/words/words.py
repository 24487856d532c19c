"""Lemonade's sentences: moves, choices and results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lemonade.rules.game import LemonadeView
from lemonade.rules.state import SKIES, LemonadeAction, PriceLaid, PricesShown, SetPrice, SkyCleared
from stockgames.api import words as w
from stockgames.api.words import say


class LemonadeWords(w.GameWords[LemonadeView, LemonadeAction]):
    """See `GameWords`."""

    def status(self, view: LemonadeView, context: w.TableContext) -> str:
        return say("lemonade-day", day=min(view.turn // 2 + 1, view.days), days=view.days)

    def aim(self, view: LemonadeView) -> str:
        return say("lemonade-aim", days=view.days)

    def phase_title(self, view: LemonadeView, context: w.TableContext) -> str:
        return w.resting_title(context) or say("lemonade-which-price")

    def entry(self, shown: w.Shown, context: w.TableContext) -> w.LogEntry:
        actor = context.name(shown.seat)
        text = say("lemonade-has-set", name=actor) if actor else say("lemonade-weather")
        return w.LogEntry(shown.turn + 1, actor, text, tuple(self._notes(shown, context.names)))

    def _notes(self, shown: w.Shown, names: Sequence[str]) -> Iterator[str]:
        for event in shown.events:
            if isinstance(event, PriceLaid):
                yield say("lemonade-own-price", price=event.price)
            elif isinstance(event, PricesShown):
                yield self._priced(names, event.prices)
            elif isinstance(event, SkyCleared):
                earned = self._priced(names, event.earned)
                yield say("lemonade-sold", sky=SKIES[event.sky], earned=earned)

    def _priced(self, names: Sequence[str], amounts: Sequence[int]) -> str:
        pairs = zip(names, amounts, strict=True)
        return w.listed([say("lemonade-priced", name=name, amount=n) for name, n in pairs])

    def action_label(self, action: LemonadeAction, view: LemonadeView) -> str:
        if isinstance(action, SetPrice):
            return say("lemonade-sell-at", price=action.price)
        return say("lemonade-weather")

    def action_name(self, action: LemonadeAction) -> str:
        return f"price-{action.price}" if isinstance(action, SetPrice) else "sky"

    def score(self, points: int, /) -> str:
        return w.money(points)

    def result_rows(
        self, result: w.Result, view: LemonadeView, context: w.TableContext
    ) -> Sequence[w.ResultRow]:
        def lines(seat: int) -> tuple[w.ScoreLine, ...]:
            cash = view.cash[seat]
            quality = result.scores[seat] - cash
            return (
                w.ScoreLine(say("lemonade-takings"), w.money(cash)),
                w.ScoreLine(say("lemonade-quality"), w.money(quality)),
            )

        return [
            w.ResultRow(
                place=result.ranks[seat],
                seat=seat,
                score=w.money(result.scores[seat]),
                note="",
                rule=w.NO_WORDS,
                lines=lines(seat),
            )
            for seat in result.order
        ]
