"""Exchange's nouns and short texts: securities, orders, standings, and the texts of its cards.

Each Market Force is a day in the early New York market, 1790 to 1793, when bank shares, marine
insurance and the federal debt were first traded. Dates and facts are historical; the effect of a
card is the game's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stockgames.engine.state import SeatId
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.facts import Doing, SeatFacts
from stockgames.games.exchange.forecast import OrderForecast, VoteForecast
from stockgames.presentation.context import TableContext
from stockgames.presentation.levels import who_plays
from stockgames.presentation.sentences.catalogue import MINUS
from stockgames.presentation.sentences.speech import money, say
from stockgames.presentation.story import Badge

LETTERS: Final = ("BK", "IN", "BD")
"""The keys of the securities in the palette; `pieces.tokens` has the letters to show."""

EMBLEMS: Final = ("portico", "umbrella", "seal")

_ADDRESSES: Final = {
    "leonard-bleecker": "16 Wall Street",
    "hugh-smith": "Tontine Coffee House",
    "armstrong-and-barnewall": "58 Broad Street",
    "samuel-march": "243 Queen Street",
    "bernard-hart": "55 Broad Street",
    "alexander-zuntz": "97 Broad Street",
    "andrew-d-barclay": "136 Pearl Street",
    "sutton-and-hardy": "20 Wall Street",
    "benjamin-seixas": "8 Hanover Square",
    "john-henry": "13 Duke Street",
    "john-a-hardenbrook": "24 Nassau Street",
    "samuel-beebe": "21 Nassau Street",
    "benjamin-winthrop": "2 Great Dock Street",
    "john-ferrers": "205 Water Street",
    "ephraim-hart": "74 Broadway",
    "isaac-m-gomez": "32 Maiden Lane",
    "gulian-mcevers": "140 Greenwich Street",
    "augustine-h-lawrence": "132 Water Street",
    "g-n-bleecker": "21 Broad Street",
    "john-bush": "195 Water Street",
    "peter-anspach": "3 Great Dock Street",
    "charles-mcevers-jr": "194 Water Street",
    "david-reedy": "58 Wall Street",
    "robinson-and-hartshorne": "198 Queen Street",
}
"""The address of each founder's business, from the lists of the signers; not translated."""


TIMES: Final = "\N{MULTIPLICATION SIGN}"


def signed_steps(number: int) -> str:
    """Return a number of steps with its sign."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def security_name(security: p.Security) -> str:
    return say("exchange-security-name", security=p.SECURITIES[security])


def held_name(security: p.Security, count: int) -> str:
    """Return a security's name for a number of its shares: `Bank` for 1."""
    return say("exchange-security-held", security=p.SECURITIES[security], count=count)


def moves_text(force: p.ForceId) -> str:
    """Return the effect of a Market Force: `Banks +2, Bonds -2`."""
    moves = p.FORCES[force].moves
    if moves[0] and moves[0] == moves[1] == moves[2]:
        return say("exchange-all", steps=signed_steps(moves[0]))
    parts = [influence_text(s, by) for s, by in enumerate(moves) if by]
    return ", ".join(parts) or say("exchange-nothing-moves")


def influence_text(security: p.Security, by: int) -> str:
    """Return the effect of an influence card, without a line break: `Bonds +1`."""
    return f"{security_name(security)}\N{NO-BREAK SPACE}{signed_steps(by)}"


def order_choice(side: int, shares: int) -> str:
    """Return the name of a Phase 2 card: `Buy 3`."""
    return say("exchange-order-card", side=p.SIDES[side], count=shares)


def papers(security: p.Security, count: int) -> str:
    """Return a count of shares of a security: `1 bank share`, `9 bond shares`."""
    return say("exchange-papers", security=p.SECURITIES[security], count=count)


def sold_text(sold: p.Triple) -> str:
    """Return the shares of a sale: `2 bank shares, 1 bond share`."""
    return ", ".join(papers(s, count) for s, count in enumerate(sold) if count)


def done(seat: SeatFacts) -> str:
    """Return what a seat has revealed this round, and whether it has placed its card."""
    doing = "" if seat.doing == "nothing" else say("exchange-doing", what=seat.doing)
    return "  \N{MIDDLE DOT}  ".join(filter(None, (_shown(seat), doing)))


def _shown(seat: SeatFacts) -> str:
    """Return what a seat has revealed this round, without what is still hidden."""
    if seat.traded == p.NONE or seat.side == p.NONE:
        return security_name(seat.traded) if seat.traded != p.NONE else ""
    name, side = security_name(seat.traded), p.SIDES[seat.side]
    if not seat.ordered:
        return say("exchange-security-side", security=name, side=side)
    return say("exchange-security-order", security=name, side=side, count=seat.ordered)


def standing(seat: SeatFacts) -> str:
    """Return a seat's rank by net worth, or that it is out."""
    if seat.fall is not None:
        return say("exchange-out-in-round", round=seat.fall.round)
    return say("exchange-place-of", place=seat.place, seats=seat.seats)


def ends_meet(board: p.Board) -> str:
    """Return the text of the tag over the joint of the ring (E3)."""
    return say("exchange-and-meet", high=money(board.ceiling), low=money(board.floor))


def stage_key(stage: int) -> str:
    """Return a stage as messages select by it."""
    return p.STAGES[stage].replace("_", "-")


def hand_title(stage: int) -> str:
    """Return the caption above the cards to choose from."""
    return say("exchange-hand-title", stage=stage_key(stage))


def effect(vote: VoteForecast) -> str:
    """Return what a vote would do to the price, alone or with the Market Force that is known."""
    return say(
        "exchange-effect",
        bubble="pops" if vote.pops else "holds" if vote.steps else "stays",
        known=vote.force is not None,
        card=influence_text(vote.security, vote.by),
        before=money(vote.before),
        after=money(vote.after),
    )


def waiting_note(stage: int, doing: Doing) -> str:
    """Return the text in the hand while the seat has nothing to choose.

    Empty while it has a choice, even if its cards are hidden now, and at the end of the game,
    which the caption announces.
    """
    if stage == p.OVER or doing in ("choosing", "selling"):
        return ""
    what = "laid" if doing == "laid" else "others"
    return say("exchange-waiting", what=what)


def seat_note(seat: SeatId, founder: p.FounderId, context: TableContext) -> str:
    """Return the line under a name: its founder, and who plays it."""
    who = who_plays(seat, context).text
    return who if founder == p.NONE else f"{p.FOUNDERS[founder].name}  \N{MIDDLE DOT}  {who}"


def foresight_title(forecast: OrderForecast | None) -> str:
    """Return the caption of the forecast strip."""
    if forecast is None:
        return ""
    return papers(forecast.security, forecast.shares)


class ForceText(NamedTuple):
    """The texts of a Market Force card."""

    title: str
    date: str
    line: str
    """What happened, in one sentence."""
    brief: str
    """The same, short enough for a small card beside its title."""


def badge(security: p.Security) -> Badge:
    """Return the emblem and the letters of a security."""
    return Badge(LETTERS[security], EMBLEMS[security])


def force_text(force: p.ForceId) -> ForceText:
    """Return the texts of a Market Force card."""
    day = p.FORCES[force].id
    return ForceText(
        say("exchange-force-title", force=day),
        say("exchange-force-date", force=day),
        say("exchange-force-line", force=day),
        say("exchange-force-brief", force=day),
    )


def founder_assets(founder: p.FounderId) -> str:
    """Return what a founder starts with: `6 Banks, 3 Insurance, 1 Bonds, $500`."""
    card = p.FOUNDERS[founder]
    return f"{sold_text(card.shares)}, {money(card.cash)}"


def founder_line(founder: p.FounderId) -> str:
    """Return a line about a founder: where he traded, and what else is known of him."""
    signer = p.FOUNDERS[founder].id
    return say("exchange-founder-line", founder=signer, address=_ADDRESSES[signer])
