"""What all look at after a round: votes, prices, trades, and the settled ring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Stage, shown_to
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import seen_as
from stockgames.evenings.person import Portrait
from stockgames.games.exchange import history
from stockgames.games.exchange.events import Liquidated, OrderShown, PriceMoved, VoteShown
from stockgames.games.exchange.facts import facts_of
from stockgames.games.exchange.parts import BUY, SELL, Board, Security
from stockgames.games.exchange.reveal import SeatReveal, Settlement
from stockgames.games.exchange.view import ExchangeView
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import LeadWatch, cue_of
from stockgames.presentation.games.exchange.terms import badge
from stockgames.presentation.games.exchange.words import ExchangeStory, ExchangeWords
from stockgames.ui.games.exchange.reveals import reveal, settled
from stockgames.ui.games.exchange.settled_ring import (
    SettledRing,
    SettledRingView,
    Voice,
    Way,
)
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.motion import Animator, Moving
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.theme.palette import THEMES, mark_of
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.exchange.table import act, state_with, view
from tests.presentation.games.test_cues import is_lead, moves, seen, table_of

PEOPLE = tuple(SeatInfo(name=name, player="human") for name in ("Ada", "Bela", "Clara"))
CONTEXT = TableContext(PEOPLE, Stage.SHOWING, None, None, 0, (0, 1, 2), Options())


def order(seat: int, security: Security, side: int, shares: int) -> OrderShown:
    return OrderShown(seat=seat, security=security, side=side, shares=shares)


def vote(seat: int, security: Security, by: int) -> VoteShown:
    return VoteShown(seat=seat, security=security, by=by, lobby=False)


def moved(before: int, after: int, pops: int) -> PriceMoved:
    return PriceMoved(security=1, before=before, after=after, steps=2, pops=pops)


ADA = SeatReveal(0, order(0, 1, SELL, 4), 4, 10, (vote(0, 1, 1),), 40, 900, 870, 1, 2, 0, False)
BELA = SeatReveal(1, order(1, 1, BUY, 6), 6, 10, (vote(1, 1, 1),), -60, 850, 890, 2, 1, 0, False)
CLARA = replace(ADA, seat=2, order=order(2, 0, BUY, 3), traded=3, price=40)
ROUND = Settlement(
    3,
    is_close=False,
    force=2,
    moved=(moved(80, 10, pops=1),),
    board=Board(10, 90),
    before=(40, 80, 60),
    prices=(40, 10, 60),
    votes=(*ADA.votes, *BELA.votes),
    seats=(ADA, BELA, CLARA),
)


def pages(what: Settlement = ROUND) -> tuple[TableReveal, ...]:
    return settled(what, CONTEXT).pages


def test_votes_come_first_then_prices_then_trades(qapp: QApplication) -> None:
    votes, prices, trades = pages()
    assert [page.sound for page in (votes, prices, trades)] == [
        Sound.PAPER,
        Sound.GLASS,
        Sound.COINS,
    ]
    assert [value.before for value in votes.values] == ["", "", ""]
    assert [value.after for value in votes.values] == ["$40", "$80", "$60"]
    assert [value.after for value in prices.values] == ["$40", "$10", "$60"]
    rings = [page.picture for page in (votes, prices, trades)]
    assert [ring.moves for ring in rings if isinstance(ring, SettledRing)] == [False, True, True]
    assert [page.goes_on != "" for page in (votes, prices, trades)] == [True, True, False]
    assert [card.turns for card in votes.seats[0].cards] == [False, False, True]
    assert [card.turns for card in trades.seats[0].cards] == [False, True, False]


@pytest.mark.parametrize("own", [None, 1, 2])
def test_forced_sales_are_told_to_all_but_a_single_person_who_alone_sold(
    qapp: QApplication, own: int | None
) -> None:
    """Only the log used to say who had sold what (E7)."""
    seen = CONTEXT if own is None else replace(CONTEXT, viewer=own, humans=(own,))
    facts = facts_of(view(state_with((500, 400, 300), ((3, 2, 1),) * 3), None))
    sales = [Liquidated(seat=seat, sold=(1, 0, seat), proceeds=40) for seat in (0, 1)]
    both, bela = (reveal(sold, facts, facts, seen) for sold in (sales, sales[1:]))
    assert both is not None
    assert [line.split()[0] for line in both.note.splitlines()] == ["Ada", "Bela"]
    assert (bela is None) == (own == 1)


def test_a_phase_shown_tells_each_seats_card_from_the_front_on(qapp: QApplication) -> None:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3)
    context = replace(CONTEXT, front=1)

    def headline(*cards: str) -> TableReveal | None:
        before = view(match, None)
        act(match, *cards)
        number = len(match.moves)
        shown = shown_to(None, number, match.moves[-1])
        return reveal(shown.events, facts_of(before), facts_of(view(match, None)), context)

    securities = headline("banks", "bonds", "insurance")
    assert securities is not None
    assert not securities.is_page
    assert [(one.seat, one.card.caption) for one in securities.shown] == [
        (1, "Bonds"),
        (2, "Insurance"),
        (0, "Banks"),
    ]
    sides = headline("buy 1", "sell 1", "buy 2")
    assert sides is not None
    told = [(one.card.text, one.card.caption, one.card.mark) for one in sides.shown]
    assert told == [
        ("−", "Selling", mark_of(badge(2))),
        ("+", "Buying", mark_of(badge(1))),
        ("+", "Buying", mark_of(badge(0))),
    ]
    assert "Selling: Bela" in sides.spoken(("Ada", "Bela", "Clara"))


def test_each_seat_lies_where_its_ledger_does(qapp: QApplication) -> None:
    four = (*PEOPLE, SeatInfo(name="Dora", player="human"))
    seats = tuple(replace(ADA, seat=seat) for seat in range(4))
    for front, left, right in ((0, [1, 0], [2, 3]), (2, [3, 2], [0, 1])):
        context = replace(CONTEXT, seats=four, front=front)
        for page in settled(replace(ROUND, seats=seats), context).pages:
            assert [[one.seat for one in side] for side in page.sides] == [left, right]
    without = replace(ROUND, seats=tuple(seat for seat in seats if seat.seat != 1))
    page = settled(without, replace(CONTEXT, seats=four))
    assert [[one.seat for one in side] for side in page.sides] == [[0], [2, 3]], "one is out"


def test_e4_no_page_but_the_last_depends_on_how_many_shares_are_traded(qapp: QApplication) -> None:
    other = replace(
        ROUND,
        seats=(
            replace(ADA, order=order(0, 1, SELL, 9), traded=7, money=70, worth=800, place=3),
            replace(BELA, order=order(1, 1, BUY, 1), traded=0, owes=30, worth=700, place=2),
            replace(CLARA, falls=True),
        ),
    )
    assert pages()[:2] == pages(other)[:2]
    assert pages()[2] != pages(other)[2]


def test_no_page_of_votes_depends_on_where_prices_come_to(qapp: QApplication) -> None:
    other = replace(ROUND, moved=(moved(80, 20, pops=1),), prices=(40, 20, 60))
    votes, also_votes = pages()[0], pages(other)[0]
    assert votes.spoken(CONTEXT.names) == also_votes.spoken(CONTEXT.names)


@pytest.mark.parametrize("owes", [0, 40])
def test_who_cannot_pay_sees_what_was_to_be_paid(qapp: QApplication, owes: int) -> None:
    unpaid = replace(ADA, order=order(0, 1, BUY, 9), traded=0, price=80, owes=owes, falls=not owes)
    seat = pages(replace(ROUND, seats=(unpaid, BELA)))[-1].seats[0]
    assert seat.calculation == "9 × $80"


def test_at_the_close_there_are_votes_and_what_they_come_to(qapp: QApplication) -> None:
    close = replace(
        ROUND,
        is_close=True,
        force=None,
        seats=tuple(replace(seat, order=None, traded=0, price=0) for seat in ROUND.seats),
    )
    votes, end = pages(close)
    assert votes.title != end.title
    assert end.status.startswith("Market close")
    assert pages(ROUND)[-1].status.startswith("Round")
    assert end.values[1].after == "$10"
    assert [seat.amount for seat in end.seats] == ["", "", ""], "nobody trades"
    assert all(card.text for seat in votes.seats for card in seat.cards)


def test_sums_count_from_what_they_were_on_the_last_page_alone(qapp: QApplication) -> None:
    votes, prices, trades = pages()
    assert not any(seat.counted for page in (votes, prices) for seat in page.seats)
    bela = next(seat for seat in trades.seats if seat.seat == BELA.seat)
    assert (bela.amount, bela.standing, bela.change) == ("−$60", "$890", "+$40")
    assert bela.counted is not None
    told = [bela.counted(share) for share in (0.0, 0.5, 1.0)]
    assert [one.amount for one in told] == ["$0", "−$30", "−$60"]
    assert [one.standing for one in told] == ["$850", "$870", "$890"]
    assert [one.change for one in told] == ["", "+$20", "+$40"]
    assert told[-1] == bela


def test_one_alone_is_told_what_it_came_to_and_where_a_press_leads(qapp: QApplication) -> None:
    alone = replace(CONTEXT, viewer=0, humans=(0,))
    tales = {
        "You: 2nd, down 1": ADA,
        "You: 2nd, up 1": replace(ADA, place_before=3),
        "You take the lead": replace(ADA, place=1, place_before=3),
        "You stay first": replace(ADA, place=1),
        "You: 3rd, biggest gain": replace(ADA, place=3, place_before=3, worth=2000),
        "You: 3rd, biggest loss": replace(ADA, place=3, place_before=3, worth=0),
        "You: still 3rd": replace(ADA, place=3, place_before=3),
        "You are bankrupt": replace(ADA, falls=True),
    }
    for told, own in tales.items():
        shown = settled(replace(ROUND, seats=(own, BELA, CLARA)), alone)
        assert shown.title == told
        assert [page.title for page in shown.earlier] == ["The votes are in", "The prices move"]
    ways = {
        "On to round 4": ROUND,
        "On to the market close": replace(ROUND, round=5),
        "To the result": replace(ROUND, is_close=True),
        "Choose what to sell": replace(ROUND, seats=(replace(ADA, owes=30), BELA, CLARA)),
    }
    assert {settled(what, alone).goes_on: what for what in ways.values()} == ways
    for watching in (replace(alone, viewer=None), CONTEXT):
        assert settled(ROUND, watching).title == "All eyes on round 3: settlement"
    without = settled(replace(ROUND, seats=(BELA, CLARA)), alone)
    assert (without.title, without.goes_on) == ("All eyes on round 3: settlement", "")


@pytest.mark.parametrize(
    ("fallen", "alone", "together"),
    [
        ((), "You: 2nd, down 1", "All eyes on round 3: settlement"),
        ((1,), "Bela is bankrupt", "Bela is bankrupt"),
        ((1, 2), "Bela and Clara are bankrupt", "Bela and Clara are bankrupt"),
        ((0,), "You are bankrupt", "Ada is bankrupt"),
        ((0, 1), "You are bankrupt", "Ada and Bela are bankrupt"),
    ],
)
def test_nobody_goes_out_without_a_word(
    qapp: QApplication, fallen: tuple[int, ...], alone: str, together: str
) -> None:
    seats = (ADA, BELA, CLARA)
    what = replace(ROUND, seats=tuple(replace(s, falls=s.seat in fallen) for s in seats))
    assert settled(what, replace(CONTEXT, viewer=0, humans=(0,))).title == alone
    assert settled(what, CONTEXT).title == together


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ((30, -20, 10), {0: "good", 1: "bad"}),
        ((-80, -25, -80), {0: "bad", 2: "bad"}),
        ((40, 40, 0), {0: "good", 1: "good"}),
        ((40, 40, -10), {2: "bad"}),
        ((5, 5, 5), {}),
        ((0, 0, 0), {}),
    ],
)
def test_who_gains_and_who_loses_most_is_told_of_two_at_most(
    qapp: QApplication, changes: tuple[int, ...], told: dict[int, str]
) -> None:
    seats = tuple(
        replace(seat, worth_before=900, worth=900 + by)
        for seat, by in zip((ADA, BELA, CLARA), changes, strict=True)
    )
    shown = settled(replace(ROUND, seats=seats), CONTEXT)
    assert {news.seat: news.tone for news in shown.news} == told


def test_who_has_none_is_not_said_to_sell_none_of_so_many(qapp: QApplication) -> None:
    none = replace(ROUND, seats=(replace(ADA, traded=0, money=0), BELA, CLARA))
    assert pages(none)[2].seats[0].summary == "has no insurance shares to sell"
    part = replace(ROUND, seats=(replace(ADA, traded=3), BELA, CLARA))
    assert pages(part)[2].seats[0].summary == "sells only 3 of 4 insurance shares"


def test_who_has_to_sell_is_told_no_money(qapp: QApplication) -> None:
    short = replace(ROUND, seats=(ADA, replace(BELA, traded=0, money=0, owes=30), CLARA))
    assert (pages(short)[2].seats[1].summary, pages(short)[2].seats[1].amount) == (
        "must sell: $30 short",
        "",
    )


def test_no_page_tells_who_leads_before_all_is_settled(qapp: QApplication) -> None:
    table, words = create_table("exchange", ThemeContext()), ExchangeWords()
    pages, leads = 0, 0
    for seed in range(6):
        match, watch = table_of("exchange", seed, 4), LeadWatch()
        for shown, before, after in moves(match, seed, 0):
            views = seen_as(ExchangeView, before), seen_as(ExchangeView, after)
            change, context = Change(shown, *views), seen(match)
            told, cue = table.reveal(change, context), cue_of(words, change, context, watch)
            cues = [page.cue for page in told.pages if page.cue is not None] if told else []
            pages += len(cues)
            leads += any(is_lead(bill) for bill in cue.bills) if cues and cue else 0
            assert not any(is_lead(bill) for each in cues for bill in each.bills)
    assert pages > leads > 0


BOARD = Board(10, 90)
VOICES = (Voice("Ada", 1, Portrait()), Voice("the lobbyist", -1, emblem="lobbyist"))


def way(security: int, before: int, steps: int, voices: tuple[Voice, ...] = ()) -> Way:
    """Return a security's way from a price by so many steps."""
    after, pops = BOARD.moved(before, steps), BOARD.pops(before, steps)
    moved = PriceMoved(security=security, before=before, after=after, steps=steps, pops=pops)
    return Way(security, before, after, moved if steps else None, voices)


STILL, UP, OVER = way(0, 50, 0), way(1, 60, 2, VOICES[:1]), way(2, 80, 2, VOICES[1:])
RING = SettledRing(BOARD, (STILL, UP, OVER), 2)


def with_way(last: Way) -> SettledRing:
    return replace(RING, ways=(STILL, UP, last))


def shown(look: ThemeContext, picture: SettledRing, side: int = 460) -> SettledRingView:
    """Return a view of a ring's end."""
    view = picture.view(look)
    view.resize(QSize(side, side))
    view.show_end(picture)
    return view


def painted(picture: SettledRing, side: int = 460, look: ThemeContext | None = None) -> QImage:
    return shown(look or ThemeContext(), picture, side).grab().toImage()


def stages(view: SettledRingView, steps: Sequence[Moving], count: int = 40) -> Iterator[float]:
    """Play a motion; yield shares of its time, each while it is shown."""
    animator = Animator()
    animator.run(list(steps), 1.0, lambda: None)
    group = animator._group
    assert group is not None
    group.pause()
    for part in range(count + 1):
        group.setCurrentTime(round(part * (group.totalDuration() - 1) / count))
        yield part / count
    animator.finish()


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_each_thing_that_happened_shows(qtbot: QtBot, theme: str) -> None:
    look = ThemeContext(THEMES[theme])
    others = [
        RING,
        replace(RING, force=None),
        replace(RING, moves=False),
        with_way(way(2, 80, 3, VOICES[1:])),
        with_way(way(2, 70, 2, VOICES[1:])),
        with_way(replace(OVER, voices=VOICES)),
        with_way(replace(OVER, voices=())),
        replace(RING, ways=(way(0, 40, 1), UP, OVER)),
    ]
    assert all(
        one != other for one, other in combinations([painted(r, look=look) for r in others], 2)
    )


@pytest.mark.parametrize("before", range(10, 100, 10))
@pytest.mark.parametrize("steps", [-8, -3, 3, 8])
def test_a_motion_ends_as_the_ring_says(qtbot: QtBot, before: int, steps: int) -> None:
    ring = with_way(way(2, before, steps))
    view, other = shown(ThemeContext(), ring), shown(ThemeContext(), ring)
    start, end = view.market, other.market
    for _ in stages(view, view.show_start(ring), 1):
        pass
    assert [token.pos() for token in start.tokens] == [token.pos() for token in end.tokens]
    assert start.bubble.popped == end.bubble.popped
    assert bool(end.bubble.popped) == ring.ways[2].pops
    assert view.grab().toImage() == painted(ring)


def test_a_bubble_and_the_price_that_bursts_it_are_found_where_they_are_painted(
    qtbot: QtBot,
) -> None:
    """The whole ring used to stay light before a bubble burst."""
    ring = with_way(way(2, 80, 3))
    page = QWidget()
    qtbot.addWidget(page)
    view = shown(ThemeContext(), ring)
    view.setParent(page)
    view.move(300, 90)
    view.show_start(ring)
    whole, story = view.where("market"), ExchangeStory()
    thing, kind = story.thing(history.BUBBLE, 2), story.cues[history.BUBBLE]
    lit = [view.where(place.format(thing=thing.key)) for place in kind.lit]
    assert whole == QRectF(view.geometry())
    assert all(whole.contains(place) and place.width() < whole.width() / 4 for place in lit)
    token = view.market.tokens[2].pos() + QPointF(300, 90)
    assert [place.contains(token) for place in lit] == [False, True]


def test_the_end_of_a_way_shows_only_when_it_is_reached(qtbot: QtBot) -> None:
    early = []
    for after in (way(2, 80, 2), way(2, 80, 4)):
        view = shown(ThemeContext(), with_way(after))
        steps = view.show_start(view._shown or RING)
        told = [view.market.ring.tag for share in stages(view, steps) if share < 0.5]
        early.append((set(told), view.market.ring.ring.landed[:0]))
    assert early[0] == early[1]


def test_before_prices_move_nothing_tells_where_they_come_to(qtbot: QtBot) -> None:
    votes = replace(RING, moves=False)
    moved = replace(OVER.moved or PriceMoved(security=2, before=80, after=30, steps=2, pops=1))
    elsewhere = replace(votes, ways=(STILL, UP, replace(OVER, after=30, moved=moved)))
    assert painted(votes, 300) == painted(elsewhere, 300)
    assert not shown(ThemeContext(), votes).show_start(votes)
    over = replace(RING, is_over=True)
    assert not shown(ThemeContext(), over).show_start(over)


# Plates with votes


def plates(*prices: int, voices: tuple[Voice, ...] = VOICES) -> SettledRingView:
    """Return a view with the plates of prices that came to these."""
    ways = [Way(s, 50, price, None, voices) for s, price in enumerate(prices)]
    ways += [Way(s, 50, 50, None, ()) for s in range(len(prices), 3)]
    view = SettledRingView(ThemeContext())
    view.resize(QSize(620, 440))
    view.show_end(SettledRing(BOARD, (ways[0], ways[1], ways[2]), None))
    return view


def boxes(view: SettledRingView) -> list[QRectF]:
    return [box for _, box in view.votes.boxes()]


@pytest.mark.parametrize("prices", [(10, 20, 90), (50, 50, 50), (30, 40, 60)])
def test_each_plate_has_a_corner_of_its_own(qtbot: QtBot, prices: tuple[int, ...]) -> None:
    view = plates(*prices)
    placed = boxes(view)
    assert len(placed) == len(prices)
    assert all(view.votes.rect.contains(box) for box in placed)
    assert not any(one.intersects(other) for one, other in combinations(placed, 2))


def test_a_ring_without_room_is_laid_out_all_the_same(qtbot: QtBot) -> None:
    """In a window of 1024 by 600 with text of twice the size, a reveal leaves none."""
    one_price = replace(RING, ways=(way(0, 60, 0), way(1, 60, 0), way(2, 60, 0)))
    for side in range(12, 24):
        assert not painted(one_price, side).isNull()


def test_it_is_laid_out_anew_when_its_size_changes(qtbot: QtBot) -> None:
    view = shown(ThemeContext(), RING, 300)
    view.resize(QSize(460, 460))
    assert view.grab().toImage() == painted(RING)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_it_is_painted_anew_when_the_theme_changes(qtbot: QtBot, theme: str) -> None:
    look = ThemeContext()
    view = shown(look, RING, 300)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    view.grab()
    look.set_theme(THEMES[theme])
    assert view.grab().toImage() == painted(RING, 300, ThemeContext(THEMES[theme]))
