"""One table: takes actions, runs bots, keeps the journal, takes moves back.

People may also play on phones (`move_away`): several of them can be asked at once, and their
actions come by `submit_for`.

Everything the ui draws comes from `view`; see `controllers.handover`. Pace belongs to the ui: after
each `moved` it calls `proceed` once it has shown the move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from stockgames.controllers.bot_scheduler import BotScheduler, Thinker
from stockgames.controllers.drafts import Drafts
from stockgames.controllers.handover import ASKED, HandoverController
from stockgames.controllers.hint import Hints
from stockgames.controllers.screen import Screen, UndoRefusal
from stockgames.controllers.stages import NOT_SAVED, Handover, Shown, Stage
from stockgames.engine.commitment import HELD, HINTS, THEN, VIEW
from stockgames.engine.errors import RecordError, Refused, StockGamesError
from stockgames.engine.history import History
from stockgames.engine.match import Match, Move
from stockgames.engine.record import Holder, SeatInfo
from stockgames.engine.state import CHANCE, Action, Result, SeatId
from stockgames.storage.journal import Journal

if TYPE_CHECKING:
    from pydantic import BaseModel

Planned: TypeAlias = list[tuple[SeatId, Action]]
"""What follows a move by itself, such as offers made to one player after another: who is to do
what, in order. The move notes it, and nothing else keeps it, so that it outlives a killed app.
"""


class TableController(HandoverController):
    """One table. `stage` and `seat` say what is waited for; signals say when they change."""

    moved = Signal(object)
    """A `Change`: a move was saved and may be shown; the view is already the one after it."""
    refused = Signal(object)
    """A `Refused`: the last requested action is not allowed."""
    refused_away = Signal(int, object)
    """The same for a seat that plays on a phone."""
    trouble = Signal(str)
    """A code: see `stages.NotSaved`."""
    thinks_ahead = True
    """Whether bots may prepare their choices while people make theirs."""

    def __init__(
        self,
        match: Match,
        journal: Journal,
        thinker: Thinker,
        handover: Handover = Handover.CURTAIN,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, handover, parent)
        self.scheduler = BotScheduler(match, thinker, self)
        self.scheduler.answered.connect(self._take_answer)
        self.hint_counts: Counter[SeatId] = Counter()
        """How many hints each seat has had since its last move."""
        self.hints = self._hints_for(self.screen, self._asked)
        self.seal = match.seal
        """The hash that commits to set-up and seed; empty if there is none."""
        self._journal = journal
        self.drafts = Drafts(match, journal)
        self.drafts.ask_again(range(len(match.seats)))
        self._unkept_draft = False
        """Whether the user was told that drafts can't be saved; one message is enough."""
        self._closed = False
        self._undone: list[Move] = []
        """Moves that were taken back, the next to be made again last."""
        self._waiting: dict[SeatId, tuple[Action, Planned]] = {}
        """Actions out of turn and from phones that wait until the move before them was shown, and
        what follows each.
        """
        self._held = False
        self._late: tuple[SeatId, Action | None] | None = None
        """A bot's answer that waits while bots are held (see `hold`)."""

    # State for the screen

    @property
    def game_id(self) -> str:
        return self._match.game.meta.id

    @property
    def options(self) -> BaseModel:
        """The game's options; all of them are public."""
        return self._match.options

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self._match.seats

    @property
    def waiting(self) -> frozenset[SeatId]:
        """The seats whose actions wait until the present move was shown."""
        return frozenset(self._waiting)

    @property
    def draft(self) -> Mapping[str, Any] | None:
        """The draft of the person who has to decide, while the screen shows their view; or None."""
        if self.stage is not Stage.ASKING or self.seat is None or self.viewer != self.seat:
            return None
        return self.drafts.of(self.seat)

    def result(self) -> Result:
        """Return the result; only in stage OVER."""
        return self._match.result()

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended, even if its last moves have not been shown."""
        return self._match.is_over

    def score_history(self) -> History | None:
        """Return the score history as `viewer` may know it, with all cards up once over; None
        if there is none.
        """
        return self._match.history(self.viewer, all_up=self._match.is_over)

    def _asked(self) -> SeatId | None:
        return self.seat if Stage.ASKING in (self.stage, self.covered) else None

    # Requests from the screen

    def start(self) -> None:
        """Start, or continue a resumed game."""
        if self.screen.is_alone:
            self.screen.look(self.humans[0])
        self._next()

    def proceed(self) -> None:
        """Continue after the last move was shown, or ask a failed bot again."""
        if not self._closed and self.stage in (Stage.SHOWING, Stage.PAUSED):
            self._next()

    def submit(self, action: Action) -> None:
        """Play an action of the person who is asked; emit `refused` if it is not allowed."""
        if self.stage is Stage.ASKING and self.seat is not None:
            self._commit(self.seat, action)

    def save_draft(self, seat: SeatId, draft: Mapping[str, Any] | None) -> bool:
        """Save the draft of the person who has to decide; return whether it is saved."""
        asked = self.stage is Stage.ASKING and self.seat == self.viewer == seat
        away = seat in self.screen.away and seat in self._match.actors
        if self._closed or not (asked or away):
            return False
        try:
            self.drafts.save(seat, draft)
        except (StockGamesError, OSError):
            told, self._unkept_draft = self._unkept_draft, True
            if not told:  # reported once, not at every key
                self.trouble.emit("draft-not-saved")
            return False
        self._unkept_draft = False
        return True

    def submit_for(self, seat: SeatId, action: Action, then: Sequence[Action] = ()) -> None:
        """Play an action of a person on a phone, or one out of turn, such as an offer; emit
        `refused_away` or `refused` if it is not allowed.

        While a move is being shown, the action waits. `then` are actions that follow, each as long
        as it is legal; an offer follows once the one before it was declined.
        """
        is_away = seat in self.screen.away
        if self._closed or seat not in self.people:
            return
        follow = [(seat, following) for following in then]
        if self.stage is Stage.SHOWING:
            self._waiting[seat] = action, follow
        elif is_away or self.stage in (Stage.ASKING, Stage.THINKING, Stage.PAUSED):
            self._commit(seat, action, follow)

    # People on phones

    def move_away(self, seat: SeatId, away: bool) -> None:
        """Let a person play on a phone from now on, or at the screen again."""
        screen = self.screen
        if seat not in self.people or (seat in screen.away) == away:
            return
        screen.away = screen.away ^ {seat}
        if seat == self._learner:
            self._learner = None
        if self.viewer is not None and (seat == self.viewer or screen.hides):
            self._look(None)
        waits = self.stage is Stage.THINKING and self.seat in self.people
        if self.stage in (*ASKED, Stage.CURTAIN) or waits:
            self._next()
        else:
            self.changed.emit()

    def undo_refusal_for(self, seat: SeatId) -> UndoRefusal | None:
        """Why a person on a phone can take nothing back now; None if they can."""
        return None if self.may_change(seat) else self._last_turn.refusal(seat)

    def undo_for(self, seat: SeatId) -> None:
        """Take back the last turn of a person on a phone, or open their secret choice again."""
        if self._closed or seat not in self.screen.away or self.undo_refusal_for(seat) is not None:
            return
        if not self.may_change(seat):
            self._undo(seat)
        elif self._withdraw(seat):
            self.scheduler.forget()
            self._next()

    def hints_for(self, seat: SeatId, screen: Screen) -> Hints:
        """Return the hints of a person on a phone, whose page is like a screen of their own."""

        def person() -> SeatId | None:
            return seat if seat in self.screen.away and seat in self._match.actors else None

        return self._hints_for(screen, person)

    def _hints_for(self, screen: Screen, person: Callable[[], SeatId | None]) -> Hints:
        hints = Hints(self._match, screen, self.scheduler, person, self.hint_counts, self)
        self.changed.connect(hints.sync)
        self.moved.connect(hints.sync)
        return hints

    def hold(self, on: bool) -> None:
        """Hold back the bots' answers while a person prepares an action out of turn."""
        self._held = on
        if self._late is not None and not on:
            late, self._late = self._late, None
            self._take_answer(*late)

    def mute_offers(self) -> None:
        """Stop bots from making offers for the rest of this turn."""
        self.scheduler.mute_offers()

    def pass_screen(self) -> None:
        """Hand the screen to the next person."""
        if self.stage is Stage.PASSING:
            self._learner = None
            self._next()

    @property
    def replies(self) -> Sequence[Action]:
        """How the person whom the curtain waits for can accept or decline what was proposed,
        without looking; empty if nothing was.
        """
        waits = self.stage is Stage.CURTAIN and self.covered is None
        return self._open_replies if waits else ()

    @property
    def _open_replies(self) -> Sequence[Action]:
        return self._match.game.replies(self._match.view(None))

    def reply(self, accepts: bool) -> bool:
        """Accept or decline for the person whom the curtain waits for; return whether that was
        possible.
        """
        if not self.replies or self.seat is None:
            return False
        action = self.replies[0 if accepts else 1]
        if self._match.refusal(self.seat, action) is not None:
            return False
        self._commit(self.seat, action)
        return True

    def hurry(self) -> None:
        """Make the bot that is thinking answer now."""
        if self.stage is Stage.THINKING:
            self.scheduler.thinker.hurry()

    def call(self, seat: SeatId) -> None:
        """Make the curtain wait for another person; a choice they have made is opened again."""
        if seat not in self.may_be_called:
            return
        if self.may_change(seat) and not self._withdraw(seat):
            return
        self._enter(Stage.CURTAIN, seat)

    def _withdraw(self, seat: SeatId) -> bool:
        """Take a secret choice back and save it as a draft; return whether that was saved."""
        kept = self._match.face_down_index(seat)
        assert kept is not None
        taken, *left = self._match.moves[kept:]
        later = [self._match.encode(m.seat, m.action, m.notes) for m in left]
        draft = self._match.game.codec.encode(taken.action)

        def write() -> None:
            self.drafts.save(seat, draft)
            self._journal.rewrite(kept, later)

        if not self._written(write):
            return False
        self._count_hints_again(taken)
        self._match.withdraw(seat)
        return True

    @property
    def can_undo(self) -> bool:
        """Return whether the person who moved last may take the turn back."""
        return self.undo_refusal is None

    @property
    def undo_refusal(self) -> UndoRefusal | None:
        """Why nothing can be taken back now; None if the last person's turn can be."""
        if self._envelope is not None:
            return None
        return self._last_turn.refusal(self.last_person)

    @property
    def _envelope(self) -> SeatId | None:
        """The person who has just made a secret choice that `undo` opens again; or None."""
        person = self.last_person
        if person is None or person not in self.may_be_called or not self.may_change(person):
            return None
        return person

    def undo(self) -> None:
        """Take the last person's last move back, if that is allowed; `redo` makes it again.

        A secret choice that was just made is opened again behind a curtain for that person.
        """
        if self._envelope is not None:
            self.call(self._envelope)
            return
        if self.can_undo and self.last_person is not None:
            self._undo(self.last_person)

    def _undo(self, person: SeatId) -> None:
        kept = len(self._match.moves) - 1
        if not self._written(lambda: self._journal.truncate(kept)):
            return
        self.scheduler.forget()
        taken = self._match.moves[kept]
        self._count_hints_again(taken)
        self._undone.append(taken)
        self._match.undo_to(kept)
        self._learner = None
        if not self.screen.hides and person in self.humans:
            self.screen.look(person)
        self._next()

    def _count_hints_again(self, taken: Move) -> None:
        """Add the hints noted with a move that is taken back to those for the next one."""
        self.hint_counts[taken.seat] += taken.notes.get(HINTS, 0)

    @property
    def can_redo(self) -> bool:
        """Return whether the person who is asked has taken back a move that can be made again."""
        if not self._undone or self.stage is not Stage.ASKING:
            return False
        seat, action = self._undone[-1].seat, self._undone[-1].action
        return self.seat == seat and self._match.refusal(seat, action) is None

    def redo(self) -> None:
        """Make the move again that was taken back last, if nothing else was done since."""
        if self.can_redo:
            self.submit(self._undone[-1].action)

    def hand_seat(self, seat: SeatId, holder: Holder, person: str | None = None) -> bool:
        """Give a seat to a bot or to another person, from the next move on; return whether that
        was saved.

        `person` is the id of the new holder if they are a regular. What the former one has only
        begun to choose is gone; what the seat has asked, promised or laid face down stays.
        """
        match = self._match
        if self._closed or match.is_over:
            return False
        told = {**holder.model_dump(exclude={HELD}), "person": person}

        def keep() -> None:
            if match.bound != seat:
                self.drafts.save(seat, None)
            self._journal.hand_seat(seat, told, len(match.moves))

        if not self._written(keep):
            return False
        was_alone = self.screen.is_alone
        match.hand_seat(seat, holder)
        self._undone.clear()
        self.scheduler.forget()
        del self.hint_counts[seat]
        self._late = None
        self._waiting.pop(seat, None)
        if self._learner == seat:
            self._learner = None
        self.screen.away -= {seat}
        if self.last_person not in self.humans:
            self.last_person = None
        if self.screen.is_alone:
            self._look(self.humans[0])
        elif was_alone or self.viewer == seat or self.handover is Handover.PEEK:
            self._look(None)
        waits = self.covered is not None and self.seat in self.humans and self.seat != seat
        if self.stage is Stage.SHOWING or (waits and not self.screen.is_alone):
            self.changed.emit()
        else:
            self._next()
        return True

    def close(self) -> None:
        """Leave the table; the game stays in the journal, and `proceed` does nothing any more."""
        self._closed = True
        self.scheduler.forget()

    # Processing an action

    def _commit(self, seat: SeatId, action: Action, then: Planned | None = None) -> bool:
        """Check an action, write it to the journal, play it, and show it; return whether it is
        played: not if it is refused or can't be written.

        `then` follows it; so does what waited for the end of an offer, unless it accepts that.
        """
        refusal = self._match.refusal(seat, action)
        if refusal is not None:
            self._refuse(seat, action, refusal)
            return False
        number = len(self._match.moves) + 1
        replies = self._open_replies
        waits = self._planned() if replies and action != replies[0] else []
        notes = self._notes(seat, [*(then or ()), *waits])
        entry = self._match.encode(seat, action, notes)
        if not self._written(lambda: self._journal.append(number, entry), seat):
            return False
        secret = self.screen.is_private
        at_screen = seat in self.screen.away and self.stage in (*ASKED, Stage.CURTAIN)
        covered = self.stage is Stage.CURTAIN
        self._late = None
        del self.hint_counts[seat]
        move = self._match.act(seat, action, notes)
        again = self._undone and (self._undone[-1].seat, self._undone[-1].action) == (seat, action)
        self._undone = self._undone[:-1] if again else []
        self.drafts.forget(seat)
        is_asked = covered and self.seat in self._match.actors
        if at_screen and (move.face_down or is_asked):  # the person at the screen goes on
            self.changed.emit()
            return True
        if self._peeks:
            self._look(None)  # the key may be released while everyone watches the move
        self._turn_to(move, secret)
        if not move.face_down:
            self.scheduler.forget()
        if self._match.is_over:
            result = self._match.result().as_record()
            self._written(lambda: self._journal.finish(result))
        self._show_move(self.screen.shown(number - 1)[0])
        return True

    def _refuse(self, seat: SeatId, action: Action, refusal: Refused) -> None:
        """Emit the refusal. If that answers a question, the seat is committed to it first (N5)."""
        if refusal.is_answer:
            if not self._written(lambda: self.drafts.ask(seat, action), seat):
                return
            self.changed.emit()
        self._tell_refusal(seat, refusal)

    def _tell_refusal(self, seat: SeatId, refusal: Refused) -> None:
        if seat in self.screen.away:
            self.refused_away.emit(seat, refusal)
        else:
            self.refused.emit(refusal)

    def _notes(self, seat: SeatId, follow: Planned) -> dict[str, Any]:
        """Return the notes saved with a move: the digest of a bot's view, a person's number
        of hints, what follows.
        """
        found = {
            VIEW: self.scheduler.take_view_digest(seat),
            HINTS: self.hint_counts[seat],
            THEN: [[seat, self._match.game.codec.encode(action)] for seat, action in follow],
        }
        return {key: note for key, note in found.items() if note}

    def _show_move(self, shown: Shown) -> None:
        """Have the ui show a move that was made."""
        self.stage = Stage.SHOWING
        self.covered = None
        self.moved.emit(self.screen.change(shown))

    def _written(self, write: Callable[[], None], mover: SeatId | None = None) -> bool:
        """Write to the journal; return whether that succeeded, otherwise emit `trouble`.

        If it was a move of a bot or of chance, the table pauses until `proceed`.
        """
        try:
            write()
        except (StockGamesError, OSError) as error:
            if mover is not None and mover not in self.people:
                self._enter(Stage.PAUSED, None if mover == CHANCE else mover)
            code = getattr(error, "code", "")
            self.trouble.emit(str(code) if code in NOT_SAVED else "not-saved")
            return False
        return True

    def _next(self) -> None:
        """Let the next one act: chance, a waiting action out of turn, a person or a bot."""
        actors = self._match.actors
        if not actors:
            self.screen.look(self.humans[0] if self.screen.is_alone else None)
            self._enter(Stage.OVER, None)
            return
        due = self._planned()
        if CHANCE in actors:
            self._commit(CHANCE, self._match.preview_chance(), due)
            return
        while due and self._match.refusal(*due[0]) is not None:
            due = [each for each in due if each[0] != due[0][0]]  # its plan can't go on
        refusals = list[tuple[SeatId, Refused]]()
        while self._waiting:
            seat = next(iter(self._waiting))
            action, then = self._waiting.pop(seat)
            refusal = self._match.refusal(seat, action)
            if refusal is None or refusal.is_answer:
                if self._commit(seat, action, [*then, *due]) or refusal is not None:
                    return
                continue
            refusals.append((seat, refusal))
        if due and self._commit(*due[0], due[1:]):
            return
        owing = self._owing()
        if any(seat in self.people for seat in actors) and self.thinks_ahead:
            self.scheduler.ahead([seat for seat in actors if seat not in self.people])
        self._let_choose(owing)
        for seat, refusal in refusals:
            self._tell_refusal(seat, refusal)

    def _planned(self) -> Planned:
        """Return what follows the last move, unless one after it was taken back or a seat has
        changed hands since.
        """
        if self._undone or self._match.handed == len(self._match.moves):
            return []
        prices = [] if self.scheduler.offers_muted else _named_price(self._match, self.people)
        return [*prices, *_noted(self._match)]

    def _let_choose(self, owing: list[SeatId]) -> None:
        """Ask one of the people who owe a decision, or the first bot if there are none."""
        if self.viewer in owing:
            self._ask(self.viewer)
        elif owing:
            self._ask(owing[0])
        elif away := [seat for seat in self._match.actors if seat in self.screen.away]:
            self.screen.look(None)
            self._enter(Stage.THINKING, away[0])
        else:
            self._think(self._match.actors[0])

    def _think(self, seat: SeatId) -> None:
        """Play a bot's prepared action, or wait for it to think."""
        prepared = self.scheduler.prepared(seat)
        if prepared is not None and self._match.refusal(seat, prepared) is None:
            self._commit(seat, prepared)
        else:
            self._enter(Stage.THINKING, seat)
            self.scheduler.request(seat)

    def _take_answer(self, seat: SeatId, action: Action | None) -> None:
        """Play a bot's action; pause if there is none or it is not allowed."""
        if self.stage is not Stage.THINKING or self.seat != seat:
            return
        if self._held:
            self._late = seat, action
        elif action is None or self._match.refusal(seat, action) is not None:
            self._enter(Stage.PAUSED, seat)
            self.trouble.emit("bot-failed")
        else:
            self._commit(seat, action)


def _noted(match: Match) -> Planned:
    """Return what the last move says will follow."""
    seats, decode = range(len(match.seats)), match.game.codec.decode
    noted = match.moves[-1].notes.get(THEN, ()) if match.moves else ()
    try:
        return [(seat, decode(action)) for seat, action in noted if seat in seats]
    except (RecordError, ValueError, TypeError):  # somebody else's note
        return []


def _named_price(match: Match, people: Sequence[SeatId]) -> Planned:
    """Return the offer by which a bot that has just declined a person's offer names its price."""
    move = match.moves[-1] if match.moves else None
    if move is None or move.seat in (CHANCE, *people):
        return []
    makers = {event.answers for event in move.events} & {*people}
    offer = match.game.counter(match.view(move.seat), move.action) if makers else None
    return [] if offer is None else [(move.seat, offer)]
