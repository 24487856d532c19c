"""Exchange's reveal screens: cards turned over, and a settled round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from stockgames.engine.state import Event, SeatId
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.events import (
    Liquidated,
    PriceMoved,
    SecurityShown,
    SideShown,
    VoteShown,
)
from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.games.exchange.reveal import RevealKind, SeatReveal, Settlement, kind_of, settlement
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.exchange import log_words
from stockgames.presentation.games.exchange import terms as t
from stockgames.presentation.sentences.speech import listed, money, ordinal, say, signed_money
from stockgames.ui.games.exchange.art.cards import SIDE_MARKS
from stockgames.ui.games.exchange.layout import seats_at_left
from stockgames.ui.games.exchange.settled_ring import SettledRing, Voice, Way
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.reveal_data import (
    RevealCard,
    RevealLead,
    RevealNews,
    RevealSeat,
    RevealShown,
    RevealValue,
    TableReveal,
    Tone,
)
from stockgames.ui.theme.palette import mark_of

_SLEEVES = ("I", "II", "III")
"""The numerals on the cards of the three phases."""
_DWELL = 600
"""How long a page stays before the next one comes by itself, in milliseconds."""


def reveal(
    events: Sequence[Event],
    before: ExchangeFacts,
    after: ExchangeFacts,
    context: TableContext,
) -> TableReveal | None:
    """Return what all look at after a move; None where nothing of it is for all, or for a single
    person nothing new.
    """
    settled_round = settlement(events, before, after)
    if settled_round is not None:
        return settled(settled_round, context)
    kind = kind_of(events)
    if kind is None or {e.seat for e in events if isinstance(e, Liquidated)} == {context.own}:
        return None
    lines = log_words.revealed(events, context.names)
    return shown(kind, events, before, lines, context)


def shown(
    kind: RevealKind,
    events: Sequence[Event],
    before: ExchangeFacts,
    lines: Sequence[str],
    context: TableContext,
) -> TableReveal:
    """Return the reveal screen for cards that settle nothing yet or forced sales, with texts."""
    title = say("exchange-all-look", what=kind, round=before.round)
    cards = dict(_cards_shown(events, before))
    shown = (RevealShown(seat, cards[seat]) for seat in context.clockwise if seat in cards)
    return TableReveal(title, "\n".join(lines), shown=tuple(shown))


def _cards_shown(
    events: Sequence[Event], before: ExchangeFacts
) -> Iterator[tuple[SeatId, RevealCard]]:
    for event in events:
        if isinstance(event, SecurityShown):
            mark, name = mark_of(t.badge(event.security)), t.security_name(event.security)
            yield event.seat, RevealCard("", name, mark, number=_SLEEVES[0])
        elif isinstance(event, SideShown):
            side, mark = p.SIDES[event.side], mark_of(t.badge(before.seats[event.seat].traded))
            caption = say("exchange-siding", side=side)
            yield event.seat, RevealCard(SIDE_MARKS[side], caption, mark, number=_SLEEVES[1])


def settled(what: Settlement, context: TableContext) -> TableReveal:
    """Return the reveal screen of a settled round, with the pages before it (E4).

    First come the votes, then the prices, and only then the number of shares that each seat
    trades. Seats are placed on the same side and in the same order as their ledgers.
    """
    at_left = context.clockwise[: seats_at_left(len(context.seats))]
    beside = (*reversed(at_left), *context.clockwise[len(at_left) :])
    what = replace(what, seats=tuple(sorted(what.seats, key=lambda one: beside.index(one.seat))))
    own = next((seat for seat in what.seats if seat.seat == context.own), None)
    banks, insurance, bonds = (
        Way(
            security,
            what.before[security],
            what.prices[security],
            _moved(security, what),
            tuple(_voices(security, what, context)),
        )
        for security in p.ALL_SECURITIES
    )
    whole = TableReveal(
        _title(what, own, context.names),
        _note(what),
        tuple(_seat(seat) for seat in what.seats),
        tuple(_value(security, what, context) for security in p.ALL_SECURITIES),
        SettledRing(what.board, (banks, insurance, bonds), what.force, is_over=not what.is_close),
        tuple(_news(what)),
        _lead(what, context),
        say(
            "exchange-nobody-chooses",
            close=what.is_close,
            round=what.round,
            seats=len(what.seats),
        ),
        shows_move=True,
        goes_on="" if own is None else _on_to(what, own),
        sound=Sound.COINS,
        at_left=sum(seat.seat in at_left for seat in what.seats),
    )
    return replace(whole, earlier=tuple(_earlier(whole, what, is_alone=own is not None)))


def _title(what: Settlement, own: SeatReveal | None, names: Sequence[str]) -> str:
    """Return what a round came to: who else is out, or for a single person what it did to them."""
    fallen = [names[seat.seat] for seat in what.seats if seat.falls]
    if fallen and (own is None or not own.falls):
        return say("exchange-are-bankrupt", count=len(fallen), names=listed(fallen))
    if own is None:
        return say("exchange-all-look-settled", close=what.is_close, round=what.round)
    place, by = own.place, own.place_before - own.place
    news = next((news.tone for news in _news(what) if news.seat == own.seat), "")
    came = "up" if by > 0 else "down" if by < 0 else news or "same"
    if place == 1:
        came = "lead" if by > 0 else "first"
    fate = "out" if own.falls else came
    return say("exchange-you-came-to", what=fate, place=ordinal(place), by=abs(by))


def _on_to(what: Settlement, own: SeatReveal) -> str:
    if what.is_close:
        return say("exchange-on-to", what="result", round=what.round)
    following = "sell" if own.owes else "close" if what.round == p.ROUNDS else "round"
    return say("exchange-on-to", what=following, round=what.round + 1)


def _note(what: Settlement) -> str:
    if what.force is None:
        return ""
    text = t.force_text(what.force)
    return f"{text.title}: {t.moves_text(what.force)}\n{text.line}"


def _earlier(whole: TableReveal, what: Settlement, *, is_alone: bool) -> Iterator[TableReveal]:
    """Yield the pages before the last: the votes and, if shares are traded, the prices."""
    assert isinstance(whole.picture, SettledRing)
    votes = replace(
        whole,
        title=_page_title(what, "votes", is_alone),
        seats=tuple(_before_trade(seat, turns="votes") for seat in what.seats),
        values=tuple(_still(security, what) for security in p.ALL_SECURITIES),
        picture=replace(whole.picture, moves=False, is_over=False),
        news=(),
        lead=None,
        goes_on=say("exchange-beat-next", beat="prices"),
        sound=Sound.PAPER,
        dwell=_DWELL,
    )
    yield votes
    if not what.is_close:
        pops = any(price.pops for price in what.moved)
        yield replace(
            votes,
            title=_page_title(what, "prices", is_alone),
            note="",
            seats=tuple(_before_trade(seat) for seat in what.seats),
            values=whole.values,
            picture=replace(whole.picture, is_over=False),
            goes_on=say("exchange-beat-next", beat="trades"),
            sound=Sound.GLASS if pops else Sound.MARKER,
        )


def _page_title(what: Settlement, page: str, is_alone: bool) -> str:
    if is_alone:
        return say("exchange-beat-alone", beat=page)
    return say("exchange-all-look-beat", beat=page, close=what.is_close, round=what.round)


def _still(security: p.Security, what: Settlement) -> RevealValue:
    moved, name, price = _moved(security, what), t.security_name(security), what.before[security]
    note = say("exchange-price-stays") if moved is None else _steps(moved)
    return RevealValue(mark_of(t.badge(security)), name, "", money(price), note, ())


def _moved(security: p.Security, what: Settlement) -> PriceMoved | None:
    return next((price for price in what.moved if price.security == security), None)


def _steps(moved: PriceMoved) -> str:
    return say("exchange-steps", steps=t.signed_steps(moved.steps), count=abs(moved.steps))


def _before_trade(seat: SeatReveal, turns: str = "") -> RevealSeat:
    order = seat.order
    summary = say("exchange-trades-nothing")
    if order is not None:
        side, name = p.SIDES[order.side], t.security_name(order.security)
        summary = say("exchange-orders-something", side=side, security=name)
    return RevealSeat(
        seat=seat.seat,
        summary=summary,
        cards=tuple(_hidden(card, turns) for card in _cards(seat)),
        standing=money(seat.worth_before),
        place=ordinal(seat.place_before),
        caption=say("exchange-worth-before"),
    )


def _hidden(card: RevealCard, turns: str) -> RevealCard:
    """Return a card as shown before shares are traded: of the second only its side is known."""
    if card.number == _SLEEVES[1]:
        return replace(card, text="", is_back=True, turns=False)
    is_vote = card.number == _SLEEVES[2] or bool(card.sign)
    return replace(card, turns=is_vote and turns == "votes")


def _lead(what: Settlement, context: TableContext) -> RevealLead:
    order = sorted(what.seats, key=lambda seat: (seat.place, seat.seat))
    first = [seat for seat in order if seat.place == order[0].place]
    names = listed([context.names[seat.seat] for seat in first])
    return RevealLead(
        say("exchange-in-one-look"),
        say("exchange-leads-now"),
        say("exchange-leader", name=names, amount=money(first[0].worth)),
        tuple((seat.seat, ordinal(seat.place)) for seat in order),
    )


def _voices(
    security: p.Security, what: Settlement, context: TableContext, *, is_titled: bool = False
) -> Iterator[Voice]:
    """Yield who moved a price, the Market Force first; it may be named by its title."""
    if what.force is not None and (by := p.FORCES[what.force].moves[security]):
        title = t.force_text(what.force).title if is_titled else say("exchange-the-days-card")
        yield Voice(title, by)
    for vote in what.votes:
        if vote.security != security:
            continue
        if vote.lobby:
            yield Voice(say("exchange-the-lobby"), vote.by, emblem="lobbyist")
        else:
            yield Voice(context.names[vote.seat], vote.by, context.portraits[vote.seat])


def _news(what: Settlement) -> Iterator[RevealNews]:
    """Yield who gains and who loses most; two alike only if nobody is on the other side."""
    changes = {seat.seat: seat.worth - seat.worth_before for seat in what.seats}
    best, worst = max(changes.values()), min(changes.values())
    up, down = say("exchange-gains-most"), say("exchange-loses-most")
    good = [RevealNews(s, up, "good") for s, by in changes.items() if by == best > 0]
    bad = [RevealNews(s, down, "bad") for s, by in changes.items() if by == worst < 0]
    for news, others in ((good, bad), (bad, good)):
        if len(news) == 1 or (len(news) == 2 and not others):
            yield from news


def _value(security: p.Security, what: Settlement, context: TableContext) -> RevealValue:
    price = _moved(security, what)
    mark, name, after = mark_of(t.badge(security)), t.security_name(security), what.prices[security]
    voices = _voices(security, what, context, is_titled=True)
    why = tuple(f"{voice.name} {t.signed_steps(voice.by)}" for voice in voices)
    if price is None:
        return RevealValue(mark, name, "", money(after), say("exchange-price-stays"), why)
    note = say("exchange-bubble-pops") if price.pops else _steps(price)
    return RevealValue(mark, name, money(price.before), money(price.after), note, why)


def _seat(seat: SeatReveal) -> RevealSeat:
    """Return the final state of a seat; its sums count up from what they were."""
    change = seat.worth - seat.worth_before
    tone: Tone = "good" if change > 0 else "bad" if change < 0 else "plain"
    shown = RevealSeat(
        seat=seat.seat,
        summary=_order_text(seat),
        amount="" if seat.owes or seat.order is None else signed_money(seat.money),
        cards=_cards(seat),
        standing=money(seat.worth),
        change=signed_money(change) if change else "",
        tone=tone,
        place=ordinal(seat.place),
        caption=say("exchange-worth-caption"),
        calculation=_calculation(seat),
        verb=_deed(seat),
        climbed=seat.place_before - seat.place,
    )
    return replace(shown, counted=partial(_counted, seat, shown))


def _counted(seat: SeatReveal, shown: RevealSeat, share: float) -> RevealSeat:
    """Return a seat at a share of its counting, rounded to price steps."""

    def part(whole: int) -> int:
        return round(whole * share / p.STEP) * p.STEP

    change = part(seat.worth - seat.worth_before)
    return replace(
        shown,
        amount=shown.amount and signed_money(part(seat.money)),
        standing=money(seat.worth_before + change),
        change=signed_money(change) if change else "",
    )


def _calculation(seat: SeatReveal) -> str:
    """Return how the money is calculated: shares times price, for those who can't pay, too."""
    shares = seat.traded
    if seat.order is not None and (seat.falls or seat.owes):
        shares = seat.order.shares
    return f"{shares} {t.TIMES} {money(seat.price)}" if shares else ""


def _deed(seat: SeatReveal) -> str:
    """Return whether the money is earned or paid, as text; empty if none moves."""
    if not seat.money:
        return ""
    return say("exchange-money-moves", way="earns" if seat.money > 0 else "pays")


def _order_text(seat: SeatReveal) -> str:
    order = seat.order
    if seat.falls:
        return say("exchange-falls")
    if seat.owes:
        return say("exchange-sells-to-pay", amount=money(seat.owes))
    if order is None or not order.shares:
        return say("exchange-trades-nothing")
    done = seat.traded
    if not done:
        return say("exchange-has-none-to-sell", security=p.SECURITIES[order.security])
    deed = "part" if done < order.shares else p.SIDES[order.side]
    papers = t.papers(order.security, order.shares)
    return say("exchange-orders", deed=deed, done=done, papers=papers)


def _cards(seat: SeatReveal) -> tuple[RevealCard, ...]:
    cards = []
    order = seat.order
    if order is not None:
        mark = mark_of(t.badge(order.security))
        cards.append(RevealCard("", t.security_name(order.security), mark, number=_SLEEVES[0]))
        side = say("exchange-siding", side=p.SIDES[order.side])
        cards.append(RevealCard(str(order.shares), side, number=_SLEEVES[1], turns=True))
    return (*cards, *(_vote(vote) for vote in seat.votes))


def _vote(vote: VoteShown) -> RevealCard:
    mark, by = mark_of(t.badge(vote.security)), t.signed_steps(vote.by)
    spoken = f"{t.security_name(vote.security)} {by}"
    if vote.lobby:
        caption = say("exchange-the-lobby")
        return RevealCard(by, caption, mark, sign="lobbyist", spoken_text=f"{caption}: {spoken}")
    caption = say("exchange-influence-card")
    return RevealCard(by, caption, mark, number=_SLEEVES[2], spoken_text=spoken)
