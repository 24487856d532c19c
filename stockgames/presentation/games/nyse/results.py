"""The end of a game of NYSE: each score broken down by its rule (N8), and texts for its chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from stockgames.engine.game import MEDALS
from stockgames.engine.state import Result
from stockgames.games.nyse import history
from stockgames.games.nyse.facts import Holding, NyseFacts, SeatFacts
from stockgames.games.nyse.options import Options
from stockgames.games.nyse.parts import COLORS
from stockgames.presentation import messages
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import ResultRow, Ruler, ScoreLine, Solo
from stockgames.presentation.games.nyse.terms import FACES, badge, chips, money, sector, special
from stockgames.presentation.sentences.speech import NO_WORDS, Wording, say, worded
from stockgames.presentation.story import Badge, CueKind, StoryWords, Thing

_STACK: Final = "seat-{seat}/chips/{thing}"


class NyseStory(StoryWords):
    """See `StoryWords`."""

    game = "nyse"
    lines = (history.WORTH, history.PRICE)
    rare = (history.CRASH,)
    currency = "millions"
    cues: ClassVar = {
        history.CRASH: CueKind(
            headline=0,
            start=_STACK,
            end="market/pit",
            over="market",
            lit=("seat-{seat}", "market/{thing}", "market/pit", "market/played"),
        ),
        history.FALL: CueKind(least=4, start=_STACK),
        history.RISE: CueKind(least=4, start=_STACK),
    }
    blow = (history.WORTH, 6)
    emblems: ClassVar = {
        history.DECISIVE_SWAP: "stock_swap",
        history.CRASH: "crash",
        history.FALL: "chevron_down",
        history.SWAP: "stock_swap",
        history.RISE: "chevron_up",
    }

    def amount(self, value: int, unit: str) -> str:
        return money(value)

    def thing(self, kind: str, thing: int) -> Thing:
        if kind == history.PLAYED:
            return Thing(special(thing), Badge("", FACES[thing]))
        return Thing(sector(thing), badge(thing), COLORS[thing])


def rows(result: Result, facts: NyseFacts) -> list[ResultRow]:
    """Return a row for each seat, the winner first."""
    order = [facts.seats[seat] for seat in result.order]
    return [
        ResultRow(
            place=result.ranks[seat_facts.seat],
            seat=seat_facts.seat,
            score=money(result.scores[seat_facts.seat]),
            note=chips(seat_facts.count),
            rule=_rule(seat_facts, below, result),
            lines=tuple(_line(holding) for holding in seat_facts.holdings),
        )
        for seat_facts, below in zip(order, [*order[1:], None], strict=True)
    ]


def _line(held: Holding) -> ScoreLine:
    name, own = sector(held.color), badge(held.color)
    if held.price:
        text = say("nyse-at", sector=name, count=held.count, price=money(held.price))
    else:
        text = say("nyse-crashed", sector=name, chips=chips(held.count))
    return ScoreLine(text, money(held.value), own.emblem, own.letter, count=held.count)


def _rule(seat: SeatFacts, below: SeatFacts | None, result: Result) -> Wording:
    """Return what broke a tie with the next seat below; empty without a tie."""
    if below is None or result.scores[below.seat] != result.scores[seat.seat]:
        return NO_WORDS
    if below.count != seat.count:
        return worded("nyse-tied-on-value", more=seat.count, fewer=below.count)
    return worded("nyse-value-and-chips-are-tied")


def headline(result: Result, context: TableContext) -> str:
    """Return who won; solo, the score and whether it is a record (a study sets none)."""
    if len(context.seats) > 1:
        return messages.headline(result, context)
    made, best = result.scores[0], context.best
    if context.is_study:
        return say("nyse-worth-at-the-end", amount=money(made))
    if best is None or made > best:
        return say("nyse-your-best-so-far", amount=money(made))
    return say("nyse-your-best-is", amount=money(made), best=money(best))


def ruler(board: Sequence[int], won: int, mark: int | None) -> Ruler:
    """Return what games alone on a board come to, with a player's medals and score."""
    return Ruler(money, history.medals_on(board), won, mark, history.HILLS, history.AMOUNTS)


def solo(result: Result, context: TableContext) -> Solo | None:
    """Return how a game alone went; None after a hint, in a study, and with several players."""
    hints = sum(shown.hints for shown in context.history)
    if len(context.seats) > 1 or hints or context.is_study:
        return None
    score, best = result.scores[0], context.best
    board = cast("Options", context.options).board
    amounts = history.medals_on(board)
    medals = sum(score >= amount for amount in amounts)
    gap = 0 if best is None else score - best
    way = "first" if best is None else "above" if gap > 0 else "below" if gap else "same"
    line = say("nyse-solo-best", way=way, amount=money(abs(gap)))
    if medals < len(amounts):
        away = money(amounts[medals] - score)
        line = f"{line} {say('nyse-medal-away', medal=MEDALS[medals], amount=away)}"
    won = MEDALS[medals - 1] if medals else "none"
    heading = say("nyse-solo", amount=money(score), medal=won)
    return Solo(heading, line, ruler(board, medals, score))
