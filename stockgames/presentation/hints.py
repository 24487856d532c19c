"""Hints in words: what to do, why, what else would do; and the odds for those who ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from stockgames.bots.player import Advice, Weighed
from stockgames.engine.game import Explanation, Reason, difference
from stockgames.engine.state import Action, View
from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.sentences.speech import number, say, signed

How: TypeAlias = Literal["none", "hardly", "some", "nearly", "all"]

TWENTIETHS: Final = 0.925
"""Shares from here on, and as near to 0, are expressed in twentieths instead of tenths."""


def parts(share: float) -> tuple[How, int, int]:
    """Return how to phrase a share from 0 to 1, and the share as a count out of a total.

    The total is 10, which is easy to picture, or 20 near the ends.
    """
    if share <= 0.0:
        return "none", 0, 10
    if share >= 1.0:
        return "all", 10, 10
    whole = 20 if share >= TWENTIETHS or share <= 1 - TWENTIETHS else 10
    count = round(share * whole)
    return ("hardly" if not count else "nearly" if count == whole else "some"), count, whole


def games_text(share: float) -> str:
    """Return a share of games: `6 of 10 games`, `hardly any games`."""
    how, won, games = parts(share)
    return say("table-odds-games", how=how, won=won, games=games)


def times_text(share: float) -> str:
    """Return a frequency: `6 times in 10`, `hardly ever`."""
    how, won, games = parts(share)
    return say("table-odds-times", how=how, times=won, tries=games)


MOST_GAINS: Final = 2
"""The most reasons shown; more would hide what matters."""
MOST_RISKS: Final = 1
_MOST_BILLED: Final = 5
"""The most seats of which a hint says what the action gives or costs them."""


def person(mover: str) -> Literal["you", "other"]:
    """Return whom a message addresses, as messages select by it: the reader or another player."""
    return "other" if mover else "you"


def reason_texts(
    words: AnyWords, reasons: Iterable[Reason], names: Sequence[str], mover: str = ""
) -> list[str]:
    """Return the reasons for which the game has texts, as sentences."""
    return [text for reason in reasons if (text := words.reason_text(reason, names, mover))]


def why_lines(words: AnyWords, why: Explanation, names: Sequence[str]) -> list[str]:
    """Return the reasons for the reader's action as one paragraph, each risk as another."""
    gains = reason_texts(words, why.gains, names)[:MOST_GAINS]
    risks = reason_texts(words, why.risks, names)[:MOST_RISKS]
    lines = [" ".join(gains)] if gains else []
    return [*lines, *(say("table-against-it", reason=risk) for risk in risks)]


def action_text(words: AnyWords, action: Action, view: View, names: Sequence[str]) -> str:
    """Return the full description of an action, without a full stop."""
    return words.advice(action, view, names).text.rstrip(".").replace("\n", " ")


Explain: TypeAlias = Callable[[Action], Explanation]
"""Returns the reasons for and against an action."""

CLEAR: Final = 2.0
"""The number of standard errors by which two averages must differ."""


class Billed(NamedTuple):
    """What an action gives or costs a seat at once."""

    name: str
    """The player's; "You" for the reader."""
    gain: int
    """In the game's units; negative for a loss."""
    amount: str
    """The gain with its sign: `−$2M`."""
    portrait: Portrait


@dataclass(frozen=True, slots=True)
class HintText:
    """The contents of the popover."""

    title: str
    action: str = ""
    lines: tuple[str, ...] = ()
    """Why."""
    bill: tuple[Billed, ...] = ()
    """The reader first; empty if the action changes nobody else's amounts at once."""
    others: tuple[str, ...] = ()
    """The next best, and what a hint costs."""
    ruling: str = ""
    """The ruling about the action, to read more: `N5`."""
    odds: tuple[str, ...] = ()
    """How often the action and the next best win, for those who ask."""
    why: str = ""
    """The reasons for the action alone; empty if none stands out."""

    def plain(self, *, with_odds: bool = False) -> str:
        """Return it as one text for screen readers."""
        bill = ", ".join(f"{each.name} {each.amount}" for each in self.bill)
        odds = self.odds if with_odds else ()
        parts = (self.title, self.action, *self.lines, bill, *self.others, *odds)
        return ". ".join(part.rstrip(".") for part in parts if part)


def thinking_text() -> HintText:
    """Return the text shown while a hint is computed."""
    return HintText(say("table-a-hint"), lines=(say("table-a-shrewd-bot-is-asked"),))


def failed_text() -> HintText:
    """Return the text shown if no hint could be computed."""
    return HintText(say("table-a-hint"), lines=(say("table-the-bot-did-not-answer"),))


def hint_text(
    advice: Advice, words: AnyWords, view: View, names: Sequence[str], explain: Explain
) -> HintText:
    """Return the hint, made only from what the view's seat knows."""
    title = say("table-a-shrewd-bot-would-play")
    best = advice.chosen.action
    action, why = action_text(words, best, view, names), explain(best)
    lines, bill = tuple(why_lines(words, why, names)), tuple(_bill(words, view, why, names))
    gains = "".join(why_lines(words, Explanation(why.gains), names))
    others = [note] if (note := words.hint_cost(view)) else []
    if not advice.worlds:
        is_only = len(view.legal) == 1
        alone = say("table-no-other-move") if is_only else say("table-no-other-move-comes-close")
        lines = alone, *lines
        return HintText(title, action, lines, bill, tuple(others), why.ruling, why=gains)
    odds = [_worth(words, advice)]
    if not gains:
        lines = say("table-no-single-reason"), *lines
    if advice.runner_up is not None:
        move = advice.runner_up.action
        other = _instead(*(words.advice(candidate, view, names).text for candidate in (move, best)))
        if action_text(words, move, view, names) != action:
            alike = _are_alike(advice)
            lack = _lack(words, advice, why, explain(move), names)
            others.insert(0, " ".join([say("table-or-else", action=other, alike=alike), *lack]))
            odds.append(_next_best(words, advice))
    return HintText(title, action, lines, bill, tuple(others), why.ruling, tuple(odds), gains)


def _bill(words: AnyWords, view: View, why: Explanation, names: Sequence[str]) -> Iterator[Billed]:
    """Yield what the action gives or costs whom at once, the reader first; nothing if it changes
    nobody else's.
    """
    story, own = words.story, view.viewer
    others = [seat for seat, by in enumerate(why.changes) if by and seat != own]
    if story is None or not others:
        return
    others = sorted(sorted(others, key=lambda seat: -abs(why.changes[seat]))[: _MOST_BILLED - 1])
    for seat in (own, *others) if why.changes[own] else others:
        by, name = why.changes[seat], say("table-you") if seat == own else names[seat]
        amount = signed(by, story.amount(abs(by), story.currency))
        yield Billed(name, by, amount, portraits_at(names)[seat])


def _instead(advice: str, known: str) -> str:
    """Return an advice without its sentences that are known from another; all if it has fewer."""
    lines, others = advice.split("\n"), known.split("\n")
    own = [line for line in lines if line not in others or len(lines) < len(others)]
    return " ".join(own).rstrip(".")


def _are_alike(advice: Advice) -> bool:
    """Return whether the next best is within the error of the best, or sounds the same."""
    chosen, other = advice.chosen, advice.runner_up
    assert other is not None
    if advice.scale in ("score", "foreseen"):
        doubt = sum(w.spread**2 / max(1, w.tried) for w in (chosen, other)) ** 0.5
        return bool(chosen.own - other.own <= max(doubt, 0.5))
    doubt = sum(w.won * (1 - w.won) / max(1, w.tried) for w in (chosen, other)) ** 0.5
    return bool(chosen.won - other.won <= doubt)


def _worth(words: AnyWords, advice: Advice) -> str:
    """Return the result of the best action, and the number of games it was tried in."""
    scale, weighed = advice.scale, advice.chosen
    tried = weighed.tried
    if scale == "score":
        score = score_text(words, weighed.own)
        return say("table-played-on-it-ends-at", tried=tried, shown=number(tried), score=score)
    if scale == "foreseen":
        return say("table-looked-ahead-it-ends-at", score=score_text(words, weighed.own))
    odds, how = games_text(weighed.won), parts(weighed.won)[0]
    if weighed.share is not None:
        if weighed.share >= 1.0:
            return say("table-it-would-win-about", how=how, odds=odds)
        return say("table-it-would-win-mixed", how=how, odds=odds, times=times_text(weighed.share))
    if scale == "chance":
        return say("table-it-would-win-about", how=how, odds=odds)
    return say("table-played-on-it-wins", tried=tried, shown=number(tried), odds=odds)


def _next_best(words: AnyWords, advice: Advice) -> str:
    """Return how often the runner-up wins or, in a mixed strategy, is chosen."""
    chosen, other = advice.chosen, advice.runner_up
    assert other is not None
    if chosen.share is not None and chosen.share < 1.0:
        # A rough estimate may rank it first; it is second because of its share.
        return say("table-next-best-chosen", times=times_text(other.share or 0.0))
    if advice.scale in ("score", "foreseen"):
        worth = score_text(words, other.own)
        if worth == score_text(words, chosen.own):
            return say("table-next-best-as-many")
        return say("table-next-best", worth=worth)
    odds = games_text(other.won)
    if odds == games_text(chosen.won) or other.won > chosen.won:
        return say("table-next-best-as-many")
    return say("table-next-best", worth=odds)


def _lack(
    words: AnyWords, advice: Advice, why: Explanation, other: Explanation, names: Sequence[str]
) -> list[str]:
    """Return the disadvantage of the runner-up: less money, or else a difference by the rules."""
    assert advice.runner_up is not None
    if advice.scale == "standing":
        less = _clear(advice.chosen, advice.runner_up, advice.chosen.own - advice.runner_up.own)
        if less:
            return [say("table-it-ends-with-less", amount=words.score(less))]
        more = _clear(advice.chosen, advice.runner_up, advice.runner_up.rival - advice.chosen.rival)
        if more:
            return [say("table-it-leaves-a-rival-more", amount=words.score(more))]
    extra = difference(why, other)
    if extra.risks:
        return why_lines(words, Explanation((), extra.risks), names)
    return why_lines(words, Explanation(extra.gains[:1]), names)


def _clear(one: Weighed, other: Weighed, difference: float) -> int:
    """Return a difference in final amounts, rounded; 0 if it isn't significant."""
    doubt = sum(weighed.spread**2 / max(1, weighed.tried) for weighed in (one, other)) ** 0.5
    return max(0, round(difference)) if difference > CLEAR * doubt else 0


def score_text(words: AnyWords, mean: float) -> str:
    """Return an average score in the game's own unit."""
    return words.score(round(mean))
