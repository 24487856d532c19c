"""NYSE's texts: prompts, names of actions, and reasons for and against them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from stockgames.controllers.stages import Shown
from stockgames.engine.game import MEDALS, Reason
from stockgames.engine.state import Event, Result, SeatId
from stockgames.games.nyse import actions as a
from stockgames.games.nyse import events
from stockgames.games.nyse import explanation as reasons
from stockgames.games.nyse import parts as p
from stockgames.games.nyse.actions import SUPPLY, marking_key
from stockgames.games.nyse.facts import NyseFacts, SeatFacts, SectorFacts, facts_of
from stockgames.games.nyse.history import medals_on
from stockgames.games.nyse.options import Options
from stockgames.games.nyse.parts import CRASHED, price
from stockgames.games.nyse.view import NyseView
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import GameWords, LogEntry, Price, ResultRow
from stockgames.presentation.games.nyse.results import NyseStory, headline, rows, solo
from stockgames.presentation.games.nyse.terms import (
    LETTERS,
    badge,
    chips,
    money,
    sector,
    special,
    special_short,
)
from stockgames.presentation.hints import person
from stockgames.presentation.levels import who_plays
from stockgames.presentation.messages import tally
from stockgames.presentation.panel import resting_title
from stockgames.presentation.sentences.speech import Wording, ordinal, same, say, signed, worded


def event_sentence(event: Event, names: Sequence[str]) -> str:
    """Return the log's sentence for a move, made from this event; empty for minor events."""
    match event:
        case events.Took(seat=seat, color=color):
            return say("nyse-took", name=names[seat], sector=sector(color))
        case events.Discarded(seat=seat, color=color):
            return say("nyse-discarded", name=names[seat], sector=sector(color))
        case events.Played(seat=seat, marking=marking):
            return say("nyse-played", name=names[seat], marking=marking_key(marking))
        case events.Stopped(seat=seat):
            return say("nyse-takes-no-more-chips", name=names[seat])
        case events.Swapped(seat=seat, partner=partner):
            return say("nyse-swapped-with", name=names[seat], partner=names[partner])
        case events.ShuffledIn(color=color):
            return say("nyse-the-chip-given-went-into-the-pile", sector=sector(color))
        case _:
            return ""


def notes(event: Event, names: Sequence[str], board: tuple[int, ...]) -> list[str]:
    """Return the secondary log lines that an event adds under a headline."""
    match event:
        case events.MarkerMoved(color=color, before=before, after=after):
            return [price_note(color, price(board, before), price(board, after), after)]
        case events.Discarded():
            return [say("nyse-from-the-supply-unseen")]
        case events.Looked(marking=marking):
            if not marking:
                return [say("nyse-it-is-a-plain-chip")]
            return [say("nyse-its-underside", special=special(marking))]
        case events.Waived():
            return [say("nyse-without-a-trade")]
        case events.SwapAsked(partner=partner, want=want, give=give):
            return [_asked(partner, want, give, names)]
        case events.Swapped(got=got, gave=gave):
            return [say("nyse-gave-got", gave=sector(gave), got=sector(got))]
        case _:
            return []


def _asked(partner: SeatId, want: int, give: int, names: Sequence[str]) -> str:
    if partner == SUPPLY:
        return say("nyse-gives-takes-from-the-supply", give=sector(give), want=sector(want))
    return say("nyse-asks-for-offers", partner=names[partner], want=sector(want), give=sector(give))


def price_note(color: int, before: int, after: int, perch: int) -> str:
    """Return the sentence for a price change: `Foodstuffs fell from $5M to $4M`."""
    name = sector(color)
    if perch == CRASHED:
        return say("nyse-crashed-worthless-from-now-on", sector=name)
    if before == after:
        return say("nyse-stays-at", sector=name, price=money(after))
    if before < after:
        return say("nyse-rose-from-to", sector=name, before=before, after=after)
    return say("nyse-fell-from-to", sector=name, before=before, after=after)


def concealed_sentence(event: Event, names: Sequence[str]) -> str:
    """Return the headline without colours, for past turns when hands are concealed (N7)."""
    match event:
        case events.Took(seat=seat):
            return say("nyse-took-a-chip", name=names[seat])
        case events.Discarded(seat=seat):
            return say("nyse-discarded-a-chip", name=names[seat])
        case events.ShuffledIn():
            return say("nyse-the-chip-given-went-into-the-supply")
        case events.Swapped(seat=seat, partner=partner):
            return say("nyse-name-swapped-with-partner", name=names[seat], partner=names[partner])
        case _:
            return event_sentence(event, names)


def entry(
    shown: Shown, context: TableContext, board: tuple[int, ...], *, concealed: bool
) -> LogEntry:
    """Return the log entry of a move; with concealed hands, past turns lose their colours."""
    names = context.names
    past = bool(context.history) and context.history[-1].number > shown.number
    conceals = concealed and past and shown.seat != context.viewer
    word = concealed_sentence if conceals else event_sentence
    text = next((line for event in shown.events if (line := word(event, names))), "")
    lines = [] if conceals else [note for e in shown.events for note in notes(e, names, board)]
    actor = context.name(shown.seat)
    if shown.events and isinstance(shown.events[0], events.Swapped):
        actor = names[shown.events[0].seat]
    return LogEntry(shown.turn + 1, actor, text, tuple(lines))


def last_move(color: int, history: Sequence[Shown]) -> tuple[int, int] | None:
    """Return the turn and former space of a marker's last move; None if it never moved."""
    for shown in reversed(history):
        for event in reversed(shown.events):
            if isinstance(event, events.MarkerMoved) and event.color == color:
                return shown.turn, event.before
    return None


def text_of_reason(reason: Reason, names: Sequence[str], mover: str = "") -> str:
    """Return the text of a reason for or against an action; `mover` is empty if the reader acts."""
    who = person(mover)
    match reason:
        case reasons.PriceMoves(color, before, _, crashes) if crashes:
            return say("nyse-why-crashes", sector=sector(color), before=before)
        case reasons.PriceMoves(color, before, after):
            way = "up" if after > before else "down"
            return say("nyse-why-price", sector=sector(color), way=way, before=before, after=after)
        case reasons.OwnWorth(before, after):
            way = "up" if after > before else "down"
            return say("nyse-why-worth", who=who, name=mover, way=way, before=before, after=after)
        case reasons.OtherLoses(seat, loss):
            return say("nyse-why-other-loses", name=names[seat], amount=money(loss))
        case reasons.OtherGains(seat, gain):
            return say("nyse-why-other-gains", name=names[seat], amount=money(gain))
        case reasons.ChipsFollow():
            return say("nyse-why-chips-follow")
        case reasons.Wins():
            return say("nyse-why-wins", who=who, name=mover)
        case reasons.ChipLeaves():
            return say("nyse-why-chip-leaves")
        case reasons.NothingMoves(left):
            return say("nyse-why-nothing-moves", left=left)
        case reasons.NextStep(color, loss, crashes):
            return say(
                "nyse-why-next-step",
                who=who,
                name=mover,
                sector=sector(color),
                amount=money(loss),
                crashes=crashes,
            )
        case _:
            return ""


def is_concealed(context: TableContext) -> bool:
    """Return whether hands are concealed at this table (N7)."""
    return isinstance(context.options, Options) and context.options.hands == "concealed"


def board_of(context: TableContext) -> tuple[int, ...]:
    """Return the values of the board in play, which turn spaces into prices (N1)."""
    options = context.options
    return tuple(options.board) if isinstance(options, Options) else p.BOARDS["standard"]


def becomes(move: p.Forecast) -> str:
    """Return what a marker's move does to the price: `$3M becomes $5M`."""
    if move.is_out:
        return say("nyse-words-worthless")
    if move.crashes:
        return say("nyse-then-a-crash", price=money(move.price))
    if move.price == move.then:
        return say("nyse-stays-at-price", price=money(move.price))
    return say("nyse-becomes", before=move.price, after=move.then)


def _next(move: p.Forecast) -> str:
    """Return what a marker's next step makes of the price: `→ $5M`."""
    how = "crash" if move.crashes else "stays" if move.price == move.then else "moves"
    return say("nyse-next-figure", how=how, price=money(move.then))


def price_step(move: p.Forecast) -> tuple[str, str]:
    """Return a move's price change, long and short: `+$2M a chip`, `+$2M`."""
    gain = move.then - move.price
    amount = signed(gain, money(abs(gain)))
    return say("nyse-price-step", amount=amount), amount


def _held(seat: SeatFacts) -> str:
    return ", ".join(f"{held.count} {sector(held.color)}" for held in seat.holdings if held.count)


def _medal_ahead(view: NyseView, worth: int, context: TableContext) -> str:
    """Say what the only hand is worth, and which medal comes next at what value, if one can."""
    ahead = zip(MEDALS, medals_on(view.board), strict=True)
    medal, amount = next((each for each in ahead if each[1] > worth), ("all", 0))
    hints = context.hints or any(shown.hints for shown in context.history)
    if hints or context.is_study:
        medal = "none"
    return say("nyse-medal-ahead", worth=money(worth), medal=medal, amount=money(amount))


class NyseWords(GameWords[NyseView, a.NyseAction]):
    """NYSE's words for the table page (see `GameWords`)."""

    reason_text = staticmethod(text_of_reason)
    score = staticmethod(money)
    action_name = staticmethod(a.action_name)
    result_headline = staticmethod(headline)
    solo = staticmethod(solo)

    def __init__(self) -> None:
        self.story = NyseStory()

    def status(self, view: NyseView, context: TableContext) -> str:
        facts = facts_of(view, concealed=False)
        text = say("nyse-chips-left-in-the-supply", count=facts.left)
        if facts.is_alone:
            head = say("nyse-turn", turn=facts.turn)
        else:
            head = say("nyse-round-turn", round=facts.round, turn=facts.turn)
        if facts.is_alone and facts.actors:
            text = f"{text}  ·  {_medal_ahead(view, facts.seats[0].value, context)}"
        if facts.is_alone and context.best is not None:
            best = say("nyse-your-best-is-amount", amount=money(context.best))
            text = f"{text}  ·  {best}"
        return say("nyse-turn-left", turn=head, left=text)

    def aim(self, view: NyseView) -> str:
        return say("nyse-aim", alone=view.seats == 1)

    def hint_cost(self, view: NyseView) -> str:
        return say("nyse-hint-cost") if view.seats == 1 else ""

    def prices(self, view: NyseView) -> Sequence[Price]:
        return tuple(
            Price(
                badge(facts.color),
                say("nyse-no-price") if facts.is_out else money(facts.price),
                sector(facts.color),
            )
            for facts in facts_of(view, concealed=False).sectors
        )

    def figures(self, view: NyseView) -> Sequence[Price]:
        steps = [facts.ahead[0] for facts in facts_of(view, concealed=False).sectors]
        return [
            replace(price, note="" if step.is_out else _next(step))
            for price, step in zip(self.prices(view), steps, strict=True)
        ]

    def standings(self, view: NyseView, context: TableContext) -> Sequence[str]:
        facts = facts_of(view, concealed=is_concealed(context))
        if facts.turn == 1 or any(seat.chips is None for seat in facts.seats):
            return ()
        return [
            tally(context.name(seat.seat), money(seat.value), _held(seat))
            for seat in sorted(facts.seats, key=lambda seat: -seat.value)
        ]

    def handover_reason(self, view: NyseView, context: TableContext) -> str:
        facts = facts_of(view, concealed=False)
        if facts.phase == "surrendering":
            return say("nyse-choose-a-chip-to-give", name=context.name(facts.active))
        if facts.phase == "investing":
            return say("nyse-own-title", phase=facts.phase)
        return super().handover_reason(view, context)

    def phase_title(self, view: NyseView, context: TableContext) -> str:
        return resting_title(context) or self.title(facts_of(view, concealed=False), context)

    def title(self, facts: NyseFacts, context: TableContext) -> str:
        """Return whose turn it is, and what for, while a person at the screen has to decide."""
        assert context.seat is not None
        phase = "swap" if facts.is_bound and facts.phase == "turn" else facts.phase
        if context.seat == context.own:
            return say("nyse-own-title", phase=phase)
        return say("nyse-title", phase=phase, name=context.names[context.seat])

    def prompt(self, facts: NyseFacts) -> str:
        """Return the prompt for a person at the screen who takes a chip."""
        if facts.phase == "investing":
            if facts.is_alone:
                return say("nyse-alone-you-take-both-chips")
            if facts.takes_left == 2:
                return say("nyse-take-up-to-two-chips")
            return say("nyse-take-one-more-chip-or")
        return say("nyse-a-chip-you-take-is")

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        return entry(shown, context, board_of(context), concealed=is_concealed(context))

    def progress(self, view: NyseView) -> float:
        if sum(left > 0 for left in view.piles) < 2:
            return 1.0
        return 1 - sum(view.piles) / (p.PILE_SIZE * len(p.ALL_COLORS))

    def action_label(self, action: a.NyseAction, view: NyseView) -> str:
        return self.label(action)

    def label(self, action: a.NyseAction) -> str:
        """Return the label of an action, which depends on nothing else."""
        match action:
            case a.Take(color):
                return say("nyse-take", sector=sector(color))
            case a.Discard(color):
                return say("nyse-discard", sector=sector(color))
            case a.SpeculativeMarket(_, marker):
                return say("nyse-push-two-places", sector=sector(marker))
            case a.AggressiveInvestment():
                return say("nyse-play-aggressive-investment")
            case a.Stop():
                return say("nyse-stop-here")
            case a.StockSwap(want=want, give=give):
                return say("nyse-swap-for", give=sector(give.color), want=sector(want))
            case a.Waive():
                return say("nyse-swap-without-a-trade")
            case a.Surrender(marking):
                return say("nyse-give-up", marking=a.marking_key(marking))
            case _:
                return say("nyse-words-shuffle")

    def advice(self, action: a.NyseAction, view: NyseView, names: Sequence[str]) -> Wording:
        if isinstance(action, a.StockSwap):
            label = self._swap(action, view, names)
        else:
            label = self.label(action)
        if isinstance(action, a.SpeculativeMarket | a.AggressiveInvestment | a.Waive | a.StockSwap):
            return worded("nyse-by", action=label, sector=sector(action.chip))
        return same(label)

    def _swap(self, swap: a.StockSwap, view: NyseView, names: Sequence[str]) -> str:
        """Return a swap's label, with the given chip's marking if the hand has several kinds."""
        label, marking = self.label(swap), swap.give.marking
        likes = {
            other.give.marking
            for other in view.legal
            if isinstance(other, a.StockSwap)
            and (other.chip, other.give.color) == (swap.chip, swap.give.color)
        }
        give, want = sector(swap.give.color), sector(swap.want)
        if likes - {marking} and marking == p.PLAIN:
            label = say("nyse-swap-plain-for", give=give, want=want)
        elif likes - {marking}:
            short = special_short(marking)
            label = say("nyse-swap-special-for", give=give, special=short, want=want)
        if swap.partner == a.SUPPLY:
            return label
        return say("nyse-with", swap=label, name=names[swap.partner])

    def news(self, facts: SectorFacts, context: TableContext) -> Wording:
        """Return the ticker's text for a sector, based on the last move of its marker."""
        color, step = facts.color, facts.ahead[0]
        move = None if is_concealed(context) else last_move(color, context.history)
        name = sector(color)
        if step.is_out:
            if move is None:
                return worded("nyse-sector-crashed", sector=name)
            return worded("nyse-crashed-on-turn", sector=name, turn=move[0] + 1)
        if move is not None:
            was = p.price(board_of(context), move[1])
            if step.price != was:
                if step.price < was:
                    return worded("nyse-fell-from", sector=name, price=money(was))
                return worded("nyse-rose-from", sector=name, price=money(was))
        if step.crashes:
            return worded("nyse-on-the-brink", sector=name)
        return worded("nyse-next-step", sector=name, price=money(step.then))

    def totals(self, worth: Mapping[p.Color, int], *, short: bool) -> str:
        """Return a hand's value in $M by sector; `short` names sectors by letter."""
        parts = [
            say(
                "nyse-sector-amount",
                sector=LETTERS[color] if short else sector(color),
                amount=money(amount),
            )
            for color, amount in worth.items()
        ]
        return "   ·   ".join(parts)

    def plate_note(self, facts: SeatFacts, context: TableContext, *, short: bool) -> str:
        """Return the note under a name: who plays and how many chips; `short`: one of these."""
        held = "" if facts.chips is None else chips(facts.count)
        if short and held:
            return held
        who = who_plays(facts.seat, context, decides=facts.on_turn).text
        if not held:
            return who
        return say("nyse-who-chips", who=who, chips=held)

    def value_note(self, facts: NyseFacts, seat: SeatId, *, own: bool) -> str:
        """Return the note under the value of a seat's chips: of the viewer's `own` how they stand,
        of others who leads, else that it is today's value.
        """
        standing = facts.standing(seat)
        if standing is not None and (own or (standing[0] == 1 and standing[1])):
            place, gap = standing
            way = "ahead" if gap > 0 else "behind" if gap else "tied"
            return say("nyse-standing", place=ordinal(place), way=way, amount=money(abs(gap)))
        return "" if own else say("nyse-at-todays-prices")

    def result_rows(
        self, result: Result, view: NyseView, context: TableContext
    ) -> Sequence[ResultRow]:
        return rows(result, facts_of(view, concealed=False))
