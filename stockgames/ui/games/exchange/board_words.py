"""The words painted on the Exchange board: captions, what each seat did, what a card does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from stockgames.engine.seat import SeatId
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
from stockgames.ui.games.exchange.facts import Preview
from stockgames.ui.lobby.levels import bot_note
from stockgames.ui.table.game_table import TableContext

MINUS: Final = "\N{MINUS SIGN}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"


def dollars(amount: int) -> str:
    """Return an amount: `$1,000`, or with a minus sign before it."""
    sign = MINUS if amount < 0 else ""
    text = QCoreApplication.translate("ExchangeBoard", "${amount}")
    return sign + text.format(amount=grouped(abs(amount)))


def grouped(number: int) -> str:
    """Return a number with its thousands set apart as the language does."""
    mark = QCoreApplication.translate("ExchangeBoard", ",", "between thousands")
    return f"{number:,}".replace(",", mark)


def signed(number: int) -> str:
    """Return a number of steps with its sign."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def security_name(security: Security) -> str:
    """Return the name of a security."""
    return (
        QCoreApplication.translate("ExchangeBoard", "Banks"),
        QCoreApplication.translate("ExchangeBoard", "Insurance"),
        QCoreApplication.translate("ExchangeBoard", "Bonds"),
    )[security]


def moves_text(force: ForceId) -> str:
    """Return what a Market Force does: `Banks +2, Bonds -2`."""
    moves = FORCES[force].moves
    if moves[0] and moves[0] == moves[1] == moves[2]:
        text = QCoreApplication.translate("ExchangeBoard", "All {steps}")
        return text.format(steps=signed(moves[0]))
    parts = [influence_text(s, by) for s, by in enumerate(moves) if by]
    return ", ".join(parts) or QCoreApplication.translate("ExchangeBoard", "Nothing moves")


def influence_text(security: Security, by: int) -> str:
    """Return what an influence card does: `Bonds +1`, which no line breaks apart."""
    return f"{security_name(security)}\N{NO-BREAK SPACE}{signed(by)}"


def order_text(side: int, shares: int) -> str:
    """Return an order without its security: `Buys 3`."""
    if side == BUY:
        return QCoreApplication.translate("ExchangeBoard", "Buys {count}").format(count=shares)
    return QCoreApplication.translate("ExchangeBoard", "Sells {count}").format(count=shares)


def side_text(side: int) -> str:
    """Return whether somebody buys or sells."""
    if side == BUY:
        return QCoreApplication.translate("ExchangeBoard", "Buys")
    return QCoreApplication.translate("ExchangeBoard", "Sells")


def side_choice(side: int) -> str:
    """Return one half of the switch of Phase 2."""
    if side == BUY:
        return QCoreApplication.translate("ExchangeBoard", "Buy")
    return QCoreApplication.translate("ExchangeBoard", "Sell")


def order_choice(side: int, shares: int) -> str:
    """Return what a card of Phase 2 is called: `Buy 3`."""
    if side == BUY:
        return QCoreApplication.translate("ExchangeBoard", "Buy {count}").format(count=shares)
    return QCoreApplication.translate("ExchangeBoard", "Sell {count}").format(count=shares)


def papers(security: Security, count: int) -> str:
    """Return shares counted: `1 bank share`, `9 bond shares`."""
    if count == 1:
        return (
            QCoreApplication.translate("ExchangeBoard", "1 bank share"),
            QCoreApplication.translate("ExchangeBoard", "1 insurance share"),
            QCoreApplication.translate("ExchangeBoard", "1 bond share"),
        )[security]
    text = (
        QCoreApplication.translate("ExchangeBoard", "{count} bank shares"),
        QCoreApplication.translate("ExchangeBoard", "{count} insurance shares"),
        QCoreApplication.translate("ExchangeBoard", "{count} bond shares"),
    )[security]
    return text.format(count=count)


def sold_text(sold: Triple) -> str:
    """Return the shares of a sale: `2 bank shares, 1 bond share`."""
    return ", ".join(papers(s, count) for s, count in enumerate(sold) if count)


def round_done(traded: Security, side: int, shares: int) -> str:
    """Return what a seat has shown this round; the parts that have not shown are left out."""
    if traded == NONE:
        return ""
    if side == NONE:
        return security_name(traded)
    if not shares and side == BUY:
        text = QCoreApplication.translate("ExchangeBoard", "{security}: buys")
    elif not shares:
        text = QCoreApplication.translate("ExchangeBoard", "{security}: sells")
    elif side == BUY:
        text = QCoreApplication.translate("ExchangeBoard", "{security}: buys {count}")
    else:
        text = QCoreApplication.translate("ExchangeBoard", "{security}: sells {count}")
    return text.format(security=security_name(traded), count=shares)


def laying(stage: int, laid: bool) -> str:
    """Return whether a chooser has laid its card."""
    if laid:
        return QCoreApplication.translate("ExchangeBoard", "has laid")
    if stage == LIQUIDATION:
        return QCoreApplication.translate("ExchangeBoard", "must sell")
    return QCoreApplication.translate("ExchangeBoard", "choosing")


def fallen_in(round_: int) -> str:
    """Return that a seat is out."""
    text = QCoreApplication.translate("ExchangeBoard", "out in round {round}")
    return text.format(round=round_)


def place_of(place: int, seats: int) -> str:
    """Return a place by net worth."""
    text = QCoreApplication.translate("ExchangeBoard", "place {place} of {seats}")
    return text.format(place=place, seats=seats)


def ends_meet(board: Board) -> str:
    """Return the tag over the joint of the ring (E3)."""
    text = QCoreApplication.translate("ExchangeBoard", "{high} and {low} meet")
    return text.format(high=dollars(board.ceiling), low=dollars(board.floor))


def hand_title(stage: int) -> str:
    """Return the caption over the cards to choose from."""
    return {
        FOUNDING: QCoreApplication.translate("ExchangeBoard", "Choose a founder to start as"),
        PHASE_1: QCoreApplication.translate("ExchangeBoard", "Phase 1: which security to trade"),
        PHASE_2: QCoreApplication.translate("ExchangeBoard", "Phase 2: buy or sell, and how many"),
        PHASE_3: QCoreApplication.translate(
            "ExchangeBoard", "Phase 3: one card, the side that is up counts"
        ),
        LOBBYING: QCoreApplication.translate(
            "ExchangeBoard", "The lobbyist: a second, secret vote"
        ),
        LIQUIDATION: QCoreApplication.translate(
            "ExchangeBoard", "Liquidation: what to sell at half price"
        ),
        CLOSE: QCoreApplication.translate("ExchangeBoard", "Market close: the final influence"),
        OVER: QCoreApplication.translate("ExchangeBoard", "The market is closed"),
    }[stage]


def sleeve_note(index: int, shown: bool, laid: bool) -> str:
    """Return the line under a sleeve: what it is for, or how it lies."""
    if laid:
        return QCoreApplication.translate("ExchangeBoard", "face down")
    if shown and index == 1:
        return QCoreApplication.translate("ExchangeBoard", "side shown")
    if shown:
        return QCoreApplication.translate("ExchangeBoard", "shown")
    return (
        QCoreApplication.translate("ExchangeBoard", "security"),
        QCoreApplication.translate("ExchangeBoard", "order"),
        QCoreApplication.translate("ExchangeBoard", "influence"),
        QCoreApplication.translate("ExchangeBoard", "lobbyist"),
    )[index]


def card_goes_here() -> str:
    """Return the line under the sleeve that waits for a card."""
    return QCoreApplication.translate("ExchangeBoard", "goes here")


def forces_left(count: int) -> str:
    """Return how many Market Forces lie face down."""
    if count == 1:
        return QCoreApplication.translate("ExchangeBoard", "1 to come")
    return QCoreApplication.translate("ExchangeBoard", "{count} to come").format(count=count)


def effect(vote: Preview) -> str:
    """Return what one vote alone would do to the price."""
    if vote.pops:
        text = QCoreApplication.translate(
            "ExchangeBoard",
            "{card} alone pops the bubble: {before} becomes {after}. All votes are added up first.",
        )
    else:
        text = QCoreApplication.translate(
            "ExchangeBoard",
            "{card} alone: {before} becomes {after}. All votes are added up first.",
        )
    return text.format(
        card=influence_text(vote.security, vote.by),
        before=dollars(vote.before),
        after=dollars(vote.after),
    )


def foresight_text(side: int, shares: int, security: Security) -> str:
    """Return what stands before the sums of the foresight strip."""
    one = shares == 1
    if side == BUY and one:
        text = QCoreApplication.translate("ExchangeBoard", "{papers} costs", "one share")
    elif side == BUY:
        text = QCoreApplication.translate("ExchangeBoard", "{papers} cost")
    elif one:
        text = QCoreApplication.translate("ExchangeBoard", "{papers} brings", "one share")
    else:
        text = QCoreApplication.translate("ExchangeBoard", "{papers} bring")
    return text.format(papers=papers(security, shares))


def settled_at() -> str:
    """Return what stands before the prices of the foresight strip."""
    return QCoreApplication.translate("ExchangeBoard", "settled at")


def waiting_note(stage: int, is_chooser: bool) -> str:
    """Return what stands in the hand while there is nothing to choose."""
    if stage == OVER:
        return QCoreApplication.translate("ExchangeBoard", "All cards have been played.")
    if is_chooser:
        return QCoreApplication.translate("ExchangeBoard", "Cards are turned over once all lie.")
    return QCoreApplication.translate("ExchangeBoard", "Others are choosing.")


def seat_note(seat: SeatId, founder: FounderId, context: TableContext) -> str:
    """Return the line under a name: whom it started as, and who plays it."""
    who = _who(seat, context)
    return who if founder == NONE else f"{FOUNDERS[founder].name}  \N{MIDDLE DOT}  {who}"


def _who(seat: SeatId, context: TableContext) -> str:
    info = context.seats[seat]
    if seat == context.own:
        return QCoreApplication.translate("ExchangeBoard", "your seat")
    if info.is_human:
        return QCoreApplication.translate("ExchangeBoard", "at this table")
    return bot_note(info)


def opening_word() -> str:
    """Return the word under the price at which all securities open."""
    return QCoreApplication.translate("ExchangeBoard", "opening")


def in_cash() -> str:
    """Return what stands under an amount of cash."""
    return QCoreApplication.translate("ExchangeBoard", "in cash")


def worth_now() -> str:
    """Return what stands under a net worth."""
    return QCoreApplication.translate("ExchangeBoard", "net worth now")


def round_word() -> str:
    """Return what stands before the numbers of the rounds."""
    return QCoreApplication.translate("ExchangeBoard", "Round")


def close_word() -> str:
    """Return what stands after the last round."""
    return QCoreApplication.translate("ExchangeBoard", "Close")


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
    text = QCoreApplication.translate("ExchangeBoard", "worth {amount}")
    return text.format(amount=dollars(amount))


def times(count: int) -> str:
    """Return what stands beside a pile of so many notes: `x 5`."""
    return f"{TIMES} {count}"


def part_of(title: str, first: int, last: int, count: int) -> str:
    """Return the caption of a hand that shows only some of its cards."""
    text = QCoreApplication.translate("ExchangeBoard", "{title} ({first} to {last} of {count})")
    return text.format(title=title, first=first, last=last, count=count)


def lobbyist_note() -> str:
    """Return what the lobbyist is for (E6)."""
    return QCoreApplication.translate(
        "ExchangeBoard",
        "The lobbyist: from round 2 on, whoever alone has the most cash votes twice.",
    )


def security_note(price: int, owned: int) -> str:
    """Return what is said about a card of Phase 1."""
    text = QCoreApplication.translate("ExchangeBoard", "{price} today, {count} owned")
    return text.format(price=dollars(price), count=owned)


def order_note(amount: int) -> str:
    """Return what is said about a card of Phase 2."""
    text = QCoreApplication.translate("ExchangeBoard", "{amount} at today's price")
    return text.format(amount=signed_dollars(amount))
