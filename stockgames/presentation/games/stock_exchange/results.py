"""The end of a game of Stock Exchange: each score with its rule (S9), and texts for its chart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from stockgames.engine.history import Moment
from stockgames.engine.plain_text import isolated
from stockgames.games.stock_exchange import history
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.audit import Audit, Progress
from stockgames.games.stock_exchange.desk import EMBLEMS, good_key
from stockgames.games.stock_exchange.scoring import BONUS, METEORS, RAISED, Line, Payout, Statement
from stockgames.presentation.cue import Bill, Cue, Headline
from stockgames.presentation.game_words import ResultRow, ScoreLine
from stockgames.presentation.games.stock_exchange.log_words import earned_line, prize_line
from stockgames.presentation.games.stock_exchange.terms import (
    company,
    company_badge,
    good,
    short_company,
    thousands,
)
from stockgames.presentation.outline import Node, group, target_node
from stockgames.presentation.sentences.speech import (
    Wording,
    listed,
    money,
    ordinal,
    same,
    say,
    signed_money,
    worded,
)
from stockgames.presentation.story import Badge, CueKind, StoryWords, Thing, round_at


class StockExchangeStory(StoryWords):
    """See `StoryWords`."""

    game = "stock-exchange"
    lines = (history.SCORE, history.EARNINGS, history.GOODS)
    emblems: ClassVar = {history.GIFT: "", history.FIZZLE: "coal", history.SHARE: "seal"}
    """That of a gift is its good."""
    cues: ClassVar = {
        history.COAL: CueKind(
            headline=1, start="own/warehouse", lit=("own/warehouse", "own/arrived")
        )
    }

    def moment(self, moment: Moment, names: Sequence[str]) -> str:
        if moment.kind == history.COAL:
            return say("stock-exchange-own-coal", count=-moment.amount)
        return super().moment(moment, names)

    def amount(self, value: int, unit: str) -> str:
        return money(value) if unit == "dollars" else str(value)

    def thing(self, kind: str, thing: int) -> Thing:
        if kind == history.SHARE:
            return Thing(company(thing), company_badge(thing))
        return Thing(good(thing), Badge("", good_key(thing)))

    def point(self, at: int) -> str:
        return round_at(at)

    def emblem(self, moment: Moment) -> str:
        if moment.kind == history.GIFT:
            return good_key(moment.thing or 0)
        return super().emblem(moment)


def rows(audit: Audit | None) -> list[ResultRow]:
    """Return a row for each seat, the winner first; empty before the audit."""
    if audit is None:
        return []
    return [
        ResultRow(
            place=payout.place,
            seat=payout.seat,
            score=money(payout.score),
            note=company(payout.seat),
            rule=award(payout),
            lines=tuple(
                ScoreLine(text, money(payout.paid[number]), company_badge(number).emblem)
                for number, text in holdings(payout, audit).items()
            ),
        )
        for payout in audit.ranked
    ]


def holdings(payout: Payout, audit: Audit) -> dict[p.Company, str]:
    """Return, by company, how many of its stocks a seat holds, and what each of them pays."""
    return {
        number: say(
            "stock-exchange-company-count-at-amount",
            company=company(number),
            count=held,
            amount=money(audit.statements[number].earnings),
        )
        for number, held in enumerate(payout.stocks)
        if held
    }


def award(payout: Payout) -> Wording:
    """Return what a rank earns, as text (S9)."""
    if payout.life_tokens:
        return worded("stock-exchange-the-highest-score-2-tokens")
    parts = []
    if payout.garnets:
        parts.append(same(say("stock-exchange-garnets-won", count=payout.garnets)))
    if payout.elimination_candidate:
        parts.append(worded("stock-exchange-the-lowest-score-elimination-candidate"))
    return Wording("; ".join(part.text for part in parts), "; ".join(part.short for part in parts))


def statement_text(statement: Statement) -> str:
    """Return a company's statement for screen readers."""
    head = earned_line(statement.company, statement.earnings)
    lines = "; ".join(
        f"{line_name(line)}: {line_note(line)}: {money(line.dollars)}" for line in statement.lines
    )
    return f"{head}. {lines}" if lines else head


def payout_text(payout: Payout, audit: Audit) -> str:
    """Return a seat's payout for screen readers."""
    parts = "; ".join(holdings(payout, audit).values())
    text = f"{money(payout.score)}. {parts}"
    won = award(payout).text
    return f"{text}; {won}" if won else text


def line_name(line: Line) -> str:
    """Return the subject of a line."""
    if line.part == RAISED:
        return say("stock-exchange-shielded", good=good(line.resource))
    return good(line.resource)


def line_note(line: Line) -> str:
    """Return how the dollars of a line are calculated, with the ruling."""
    if line.part == RAISED:
        note = say("stock-exchange-becomes-1-000", each=money(line.facts[0]))
    else:
        note = {BONUS: _bonus, METEORS: _meteors}.get(line.part, _pieces)(line)
    return f"{note} ({line.ruling})"


def _pieces(line: Line) -> str:
    text, why = say("stock-exchange-at", held=line.held, each=money(line.each)), _why(line)
    return f"{text}: {why}" if why else text


def _why(line: Line) -> str:
    if line.resource == p.MAGNET:
        even, odd = say("stock-exchange-an-even-number"), say("stock-exchange-an-odd-number")
        return even if line.each else odd
    if line.resource not in (p.MUSHROOM, p.OIL, p.BOOK):
        return ""
    return say("stock-exchange-each-hangs-on", good=good_key(line.resource), count=line.facts[0])


def _bonus(line: Line) -> str:
    if line.resource == p.GOLD:
        if line.dollars:
            return say("stock-exchange-the-most-there-is", most=line.facts[0])
        return say("stock-exchange-the-most-there-is-not", most=line.facts[0])
    if line.resource == p.SILVER:
        return _silver(line)
    return say("stock-exchange-companies-with-two-or-more", count=line.facts[0])


def _silver(line: Line) -> str:
    most, second = line.facts
    if line.held == most:
        return say("stock-exchange-the-most-there-is", most=most)
    if line.held == second:
        return say("stock-exchange-the-second-most", second=second)
    return say("stock-exchange-the-most-is-the-second", most=most, second=second)


def _meteors(line: Line) -> str:
    rest = money(line.facts[0])
    if line.each:
        each = money(line.each)
        return say("stock-exchange-at-all-else-came-to", held=line.held, each=each, sum=rest)
    return say("stock-exchange-all-else-came-to-above", sum=rest)


AUDIT_BACK, AUDIT_STEP, AUDIT_AGAIN = "audit-back", "audit-step", "audit-again"


def page_name(number: p.Company) -> str:
    """Return the name of what opens a company's statement."""
    return f"audit-{EMBLEMS[number]}"


def audit_targets(progress: Progress, names: Sequence[str]) -> list[Node]:
    """Return what can be pointed at: controls, companies and places."""
    audit = progress.audit
    found = []
    if progress.done:
        found.append(target_node(AUDIT_BACK, say("stock-exchange-step-back"), ""))
    if not progress.is_over:
        found.append(target_node(AUDIT_STEP, say("stock-exchange-step"), ""))
    if progress.done:
        found.append(target_node(AUDIT_AGAIN, say("stock-exchange-watch-again"), ""))
    for number in p.COMPANIES:
        if progress.stamped(number) >= 1:
            note = say("stock-exchange-read-this-statement")
            text = statement_text(audit.statements[number])
            found.append(target_node(page_name(number), text, note))
    for at, payout in enumerate(audit.ranked):
        if progress.placed(at) >= 1:
            label = f"{isolated(names[payout.seat])}: {payout_text(payout, audit)}"
            found.append(target_node(f"place-{payout.seat}", label, ""))
    return found


def audit_nodes(progress: Progress, names: Sequence[str]) -> tuple[Node, ...]:
    """Return statements, payouts and ranking, without what is still to be shown."""
    done = say("stock-exchange-of", done=progress.companies_done, all=len(p.COMPANIES))
    paid, places = say("stock-exchange-shares-pay-out"), say("stock-exchange-places")
    return (
        group(
            "audit/companies",
            say("stock-exchange-what-each-company-earned"),
            (_statement(progress, number, names) for number in p.COMPANIES),
            done,
        ),
        group("audit/pay", paid, _paid(progress, names), _rates(progress)),
        group("audit/places", places, _places(progress, names), _end(progress)),
    )


def _statement(progress: Progress, number: p.Company, names: Sequence[str]) -> Node:
    statement = progress.audit.statements[number]
    shown = (
        _line(number, at, line)
        for at, line in enumerate(statement.lines)
        if progress.lines(number)[at] >= 1
    )
    held = sum(statement.resources)
    values = [say("stock-exchange-led-by-resources-held", name=names[number], count=held)]
    if progress.stamped(number) >= 1:
        earned = say("stock-exchange-earned-for-each-share")
        values += [f"{earned} {money(statement.earnings)}", say("stock-exchange-audited")]
    return group(f"audit/{EMBLEMS[number]}", company(number), shown, "; ".join(values))


def audit_cue(progress: Progress, names: Sequence[str]) -> Cue | None:
    """Return what to show when meteors pay, or the first place falls, in the next step of an audit;
    None for any other step.
    """
    audit, step = progress.audit, progress.steps[progress.done]
    if step.kind == "line":
        paid = audit.statements[step.number].lines[step.line]
        bill = Bill(paid.dollars, signed_money(paid.dollars), "audit/sum")
        return Cue(0, (bill,)) if paid.part == METEORS and paid.dollars else None
    if progress.done + 1 < len(progress.steps):
        return None
    first, second, *_ = audit.ranked
    gap = first.score - second.score
    title = say("stock-exchange-audit-title", what=EMBLEMS[first.seat], total=money(first.score))
    way, name = "ahead" if gap else "tied", names[first.seat]
    line = say("stock-exchange-cue-line", way=way, name=name, gap=money(gap))
    headline = Headline(title, line, say("stock-exchange-the-audit"), EMBLEMS[first.seat])
    return Cue(0, headline=headline, over="audit/book", lit=("audit/places",))


def coal_cue(audit: Audit, names: Sequence[str]) -> Cue:
    """Return what to show when diamonds of the last round turn to coal (S4)."""
    turned = audit.last_coal
    makers = tuple(seat for seat, count in enumerate(turned) if count)
    title = say("stock-exchange-cue-title")
    moment = Moment(history.FIZZLE, 0, None, sum(turned), makers)
    line = StockExchangeStory().moment(moment, names)
    return Cue(0, headline=Headline(title, line, round_at(p.ROUNDS), "coal"))


def _line(number: p.Company, at: int, line: Line) -> Node:
    name = f"{line_name(line)} × {line.held}" if line.held else line_name(line)
    value = f"{line_note(line)}: {money(line.dollars)}"
    return Node(f"audit/{EMBLEMS[number]}/{at}", name, value)


def _rates(progress: Progress) -> str:
    stamped = [number for number in p.COMPANIES if progress.stamped(number) >= 1]
    rates = (
        f"{short_company(number)} {thousands(_earned(progress, number))}" for number in stamped
    )
    return ", ".join((*rates, say("stock-exchange-paid-out")))


def _paid(progress: Progress, names: Sequence[str]) -> Iterator[Node]:
    for payout in progress.audit.payouts:
        if progress.paid(payout.seat) >= 1:
            value = ", ".join(
                f"{held} {company(number)} ({thousands(_earned(progress, number))})"
                for number, held in enumerate(payout.stocks)
                if held
            )
            if progress.shown_share(payout.seat) >= 1:
                value = say("stock-exchange-outline-paid", amount=money(payout.score), shares=value)
            yield Node(f"audit/seat-{payout.seat}", names[payout.seat], value)


def _earned(progress: Progress, number: p.Company) -> int:
    return progress.audit.statements[number].earnings


def _places(progress: Progress, names: Sequence[str]) -> Iterator[Node]:
    if progress.between is not None:
        both = listed(sorted(names[standing.seat] for standing in progress.audit.ranked[:2]))
        yield Node("audit/two", both, distance_text(progress.between))
    for at, payout in enumerate(progress.audit.ranked):
        if progress.placed(at) >= 1:
            yield _place(payout, names)
        else:
            yield Node(f"audit/place-{at}", ordinal(at + 1))


def distance_text(amount: int) -> str:
    """Return how far the last two seats are apart."""
    return say("stock-exchange-between-them", amount=money(amount), any=bool(amount))


def _place(payout: Payout, names: Sequence[str]) -> Node:
    values = [names[payout.seat], company(payout.seat), money(payout.score), award(payout).text]
    if payout.elimination_candidate:
        values.append(say("stock-exchange-elimination-candidate"))
    words = "; ".join(filter(None, values))
    return Node(f"audit/place/seat-{payout.seat}", ordinal(payout.place), words)


def _end(progress: Progress) -> str:
    if progress.is_over:
        return prize_line(progress.audit.prize_tokens, progress.audit.prize_pool)
    return say("stock-exchange-when-all-shares-have-paid")
