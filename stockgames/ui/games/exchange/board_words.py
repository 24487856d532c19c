"""The words painted on the Exchange board: captions, what each seat did, what a card does."""

from __future__ import annotations

from typing import Final

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.facts import Doing, SeatFacts
from stockgames.games.exchange.forecast import VoteForecast
from stockgames.games.exchange.parts import (
    BUY,
    FORCES,
    FOUNDERS,
    Board,
    ForceId,
    FounderId,
    Security,
    Triple,
)
from stockgames.games.exchange.stages import (
    CLOSE,
    FOUNDING,
    LIQUIDATION,
    LOBBYING,
    NONE,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASE_3,
)
from stockgames.ui.lobby.levels import bot_note
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import TableContext

MINUS: Final = "\N{MINUS SIGN}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"


def dollars(amount: int) -> str:
    """Return an amount: `$1,000`, or with a minus sign before it."""
    sign = MINUS if amount < 0 else ""
    return sign + say("exchange-money", amount=grouped(abs(amount)))


def grouped(number: int) -> str:
    """Return a number with its thousands set apart as the language does."""
    mark = say("exchange-between-thousands")
    return f"{number:,}".replace(",", mark)


def signed(number: int) -> str:
    """Return a number of steps with its sign."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def security_name(security: Security) -> str:
    """Return the name of a security."""
    return (
        say("exchange-banks"),
        say("exchange-insurance"),
        say("exchange-bonds"),
    )[security]


def moves_text(force: ForceId) -> str:
    """Return what a Market Force does: `Banks +2, Bonds -2`."""
    moves = FORCES[force].moves
    if moves[0] and moves[0] == moves[1] == moves[2]:
        return say("exchange-all", steps=signed(moves[0]))
    parts = [influence_text(s, by) for s, by in enumerate(moves) if by]
    return ", ".join(parts) or say("exchange-nothing-moves")


def influence_text(security: Security, by: int) -> str:
    """Return what an influence card does: `Bonds +1`, which no line breaks apart."""
    return f"{security_name(security)}\N{NO-BREAK SPACE}{signed(by)}"


def order_text(side: int, shares: int) -> str:
    """Return an order without its security: `Buys 3`."""
    if side == BUY:
        return say("exchange-buys", count=shares)
    return say("exchange-sells", count=shares)


def side_text(side: int) -> str:
    """Return whether somebody buys or sells."""
    if side == BUY:
        return say("exchange-board-words-buys")
    return say("exchange-board-words-sells")


def side_choice(side: int) -> str:
    """Return one half of the switch of Phase 2."""
    if side == BUY:
        return say("exchange-buy")
    return say("exchange-sell")


def order_choice(side: int, shares: int) -> str:
    """Return what a card of Phase 2 is called: `Buy 3`."""
    if side == BUY:
        return say("exchange-buy-count", count=shares)
    return say("exchange-sell-count", count=shares)


def papers(security: Security, count: int) -> str:
    """Return shares counted: `1 bank share`, `9 bond shares`."""
    return (
        say("exchange-bank-shares", count=count),
        say("exchange-insurance-shares", count=count),
        say("exchange-bond-shares", count=count),
    )[security]


def sold_text(sold: Triple) -> str:
    """Return the shares of a sale: `2 bank shares, 1 bond share`."""
    return ", ".join(papers(s, count) for s, count in enumerate(sold) if count)


def done(seat: SeatFacts) -> str:
    """Return what a seat has shown this round, and whether it has laid."""
    parts = (round_done(seat.traded, seat.side, seat.ordered), doing(seat.doing))
    return "  \N{MIDDLE DOT}  ".join(part for part in parts if part)


def round_done(traded: Security, side: int, shares: int) -> str:
    """Return what a seat has shown this round; the parts that have not shown are left out."""
    if traded == NONE:
        return ""
    if side == NONE:
        return security_name(traded)
    if not shares and side == BUY:
        return say("exchange-security-buys", security=security_name(traded))
    if not shares:
        return say("exchange-security-sells", security=security_name(traded))
    if side == BUY:
        return say("exchange-security-buys-count", security=security_name(traded), count=shares)
    return say("exchange-security-sells-count", security=security_name(traded), count=shares)


def doing(what: Doing) -> str:
    """Return whether a seat that is asked has laid its card; nothing of others."""
    match what:
        case "laid":
            return say("exchange-has-laid")
        case "selling":
            return say("exchange-must-sell")
        case "choosing":
            return say("exchange-choosing")
        case "nothing":
            return ""


def standing(seat: SeatFacts) -> str:
    """Return a seat's place by net worth, or that it is out."""
    return fallen_in(seat.fell_in) if seat.is_out else place_of(seat.place, seat.seats)


def fallen_in(round_: int) -> str:
    """Return that a seat is out."""
    return say("exchange-out-in-round", round=round_)


def place_of(place: int, seats: int) -> str:
    """Return a place by net worth."""
    return say("exchange-place-of", place=place, seats=seats)


def ends_meet(board: Board) -> str:
    """Return the tag over the joint of the ring (E3)."""
    return say("exchange-and-meet", high=dollars(board.ceiling), low=dollars(board.floor))


def hand_title(stage: int) -> str:
    """Return the caption over the cards to choose from."""
    return {
        FOUNDING: say("exchange-choose-a-founder-to-start"),
        PHASE_1: say("exchange-phase-1-which-security-to"),
        PHASE_2: say("exchange-phase-2-buy-or-sell"),
        PHASE_3: say("exchange-phase-3-one-card-the"),
        LOBBYING: say("exchange-the-lobbyist-a-second-secret"),
        LIQUIDATION: say("exchange-liquidation-what-to-sell-at"),
        CLOSE: say("exchange-market-close-the-final-influence"),
        OVER: say("exchange-the-market-is-closed"),
    }[stage]


def sleeve_note(index: int, shown: bool, laid: bool) -> str:
    """Return the line under a sleeve: what it is for, or how it lies."""
    if laid:
        return say("exchange-face-down")
    if shown and index == 1:
        return say("exchange-side-shown")
    if shown:
        return say("exchange-shown")
    return (
        say("exchange-security"),
        say("exchange-order"),
        say("exchange-influence"),
        say("exchange-lobbyist"),
    )[index]


def card_goes_here() -> str:
    """Return the line under the sleeve that waits for a card."""
    return say("exchange-goes-here")


def forces_left(count: int) -> str:
    """Return how many Market Forces lie face down."""
    return say("exchange-to-come", count=count)


def effect(vote: VoteForecast) -> str:
    """Return what one vote alone would do to the price."""
    if vote.pops:
        return say(
            "exchange-alone-pops-the-bubble-becomes",
            card=influence_text(vote.security, vote.by),
            before=dollars(vote.before),
            after=dollars(vote.after),
        )
    return say(
        "exchange-alone-becomes-all-votes-are",
        card=influence_text(vote.security, vote.by),
        before=dollars(vote.before),
        after=dollars(vote.after),
    )


def foresight_text(side: int, shares: int, security: Security) -> str:
    """Return what stands before the sums of the foresight strip."""
    if side == BUY:
        return say("exchange-cost", papers=papers(security, shares), count=shares)
    return say("exchange-bring", papers=papers(security, shares), count=shares)


def settled_at() -> str:
    """Return what stands before the prices of the foresight strip."""
    return say("exchange-settled-at")


def waiting_note(stage: int, is_chooser: bool) -> str:
    """Return what stands in the hand while there is nothing to choose."""
    if stage == OVER:
        return say("exchange-all-cards-have-been-played")
    if is_chooser:
        return say("exchange-cards-are-turned-over-once")
    return say("exchange-others-are-choosing")


def seat_note(seat: SeatId, founder: FounderId, context: TableContext) -> str:
    """Return the line under a name: whom it started as, and who plays it."""
    who = _who(seat, context)
    return who if founder == NONE else f"{FOUNDERS[founder].name}  \N{MIDDLE DOT}  {who}"


def _who(seat: SeatId, context: TableContext) -> str:
    info = context.seats[seat]
    if seat == context.own:
        return say("exchange-your-seat")
    if info.is_human:
        return say("exchange-at-this-table")
    return bot_note(info)


def opening_word() -> str:
    """Return the word under the price at which all securities open."""
    return say("exchange-opening")


def in_cash() -> str:
    """Return what stands under an amount of cash."""
    return say("exchange-in-cash")


def worth_now() -> str:
    """Return what stands under a net worth."""
    return say("exchange-net-worth-now")


def round_word() -> str:
    """Return what stands before the numbers of the rounds."""
    return say("exchange-round")


def close_word() -> str:
    """Return what stands after the last round."""
    return say("exchange-close")


def pieces(count: int, value: int) -> str:
    """Return how many notes of a value: `5 x $100`."""
    return f"{count} {TIMES} {dollars(value)}"


def at_price(price: int) -> str:
    """Return what stands between shares and their value: `x $30`."""
    return f"{TIMES} {dollars(price)}"


def signed_dollars(amount: int) -> str:
    """Return a sum that is earned or paid, with its sign: `+$120`."""
    return dollars(amount) if amount <= 0 else f"+{dollars(amount)}"


def worth(amount: int) -> str:
    """Return a net worth in a line: `worth $940`."""
    return say("exchange-worth", amount=dollars(amount))


def times(count: int) -> str:
    """Return what stands beside a pile of so many notes: `x 5`."""
    return f"{TIMES} {count}"


def part_of(title: str, first: int, last: int, count: int) -> str:
    """Return the caption of a hand that shows only some of its cards."""
    return say("exchange-to-of", title=title, first=first, last=last, count=count)


def lobbyist_note() -> str:
    """Return what the lobbyist is for (E6)."""
    return say("exchange-the-lobbyist-from-round-2")


def security_note(price: int, owned: int) -> str:
    """Return what is said about a card of Phase 1."""
    return say("exchange-today-owned", price=dollars(price), count=owned)


def order_note(amount: int) -> str:
    """Return what is said about a card of Phase 2."""
    return say("exchange-at-todays-price", amount=signed_dollars(amount))
