"""One seat's table for its phone: what it shows, and what its presses do.

What is private is found by comparison: the same table is read once more as a bystander sees it, who
presses the same things as far as they are known to everybody.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, Final

from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.action_builder import CONFIRM, NOT_PRESSED, PICK, ActionBuilder, Pressed
from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, Action, SeatId, View
from stockgames.evenings.person import Tastes
from stockgames.phones import are_allowed, wire
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import LogEntry, status_of
from stockgames.presentation.hints import failed_text, hint_text
from stockgames.presentation.log import WordedMoves, log_entries
from stockgames.presentation.messages import refusal_text, undo_text
from stockgames.presentation.outline import Node, Reading, walk
from stockgames.presentation.panel import Choice
from stockgames.presentation.sentences.speech import speaking
from stockgames.presentation.table_state import headless_context

_LATEST: Final = 12
"""How many entries of the log a phone gets."""
_IDS: Final = 64
"""How many presses are remembered, so that none counts twice."""


def can_play(game_id: str) -> bool:
    """Return whether a game can be played on phones here: they are allowed, and its words tell a
    table under choice.
    """
    package = registry.plugin(game_id).words if are_allowed() else ""
    return bool(package) and hasattr(import_module(f"{package}.outline"), "reading_of")


class _Reader:
    """Reads a table as one viewer sees it, and chooses an action from it; it begins at `follow`."""

    view: View
    context: TableContext

    def __init__(self, match: Match, viewer: SeatId | None, order: str = "") -> None:
        """The hand is sorted by `order`, see `Tastes`."""
        package = registry.plugin(match.game.meta.id).words
        self._outline: Any = import_module(f"{package}.outline")
        self._worded: WordedMoves | None = None
        self.screen = Screen(match, Handover.TRUSTING)
        self.screen.look(viewer)
        self.choosing: ActionBuilder[Any, Action] = self._outline.ActionBuilder()
        self.choosing.sort_for(viewer, order)
        self.choosing.shows_both_sides = True

    def sync(self, view: View, context: TableContext) -> None:
        """Go to another position."""
        self.view, self.context = view, context
        self._outline.renew(self.choosing, view, self.context)

    def reading(self) -> Reading:
        """Return the table in words."""
        found: Reading = self._outline.reading_of(self.choosing, self.context)
        return found

    def log(self, words: Any, *, begins: bool) -> list[LogEntry]:
        """Return the latest entries of the log in order of time."""
        self._worded = self._worded or WordedMoves(words)
        self._worded.words = words
        return log_entries(self._worded, self.context, begins=begins, latest=_LATEST)


class SeatTable:
    """The table of one seat's phone; None is the seat of those who watch."""

    def __init__(
        self,
        match: Match,
        controller: TableController,
        seat: SeatId | None,
        language: str,
        is_end_shown: Callable[[], bool] = lambda: True,
        tastes: Tastes | None = None,
    ) -> None:
        """`is_end_shown` returns whether the screen has shown how the game ended; `tastes` are the
        person's, but for the language.
        """
        self.seat = seat
        self.language = language
        self.tastes = tastes or Tastes()
        self.n = 0
        """What stands for the present question; see `wire`."""
        self._match = match
        self._controller = controller
        self._is_end_shown = is_end_shown
        self._own, self._public = _Reader(match, seat, self.tastes.hand_order), _Reader(match, None)
        self.hints = None if seat is None else controller.hints_for(seat, self._own.screen)
        """None for those who watch."""
        self._key: tuple[object, ...] = ()
        self._seen: tuple[object, ...] = ()
        """Undo refusal, number of moves and actors as `follow` last took them."""
        self._changes = 0
        """How often something may have changed that only this table knows of."""
        self._looks_up = False
        self._notice = ""
        self._ids = deque[str](maxlen=_IDS)
        self._doing = wire.Doing()
        self._sent = ""
        self._mark: tuple[object, ...] = ()
        """What `_sent` was made from."""
        self._take()

    # Following the game

    def sync(self) -> None:
        """Take the table as it is now, except while the screen shows what all look at."""
        controller, moves = self._controller, self._match.moves
        shows = controller.stage is Stage.SHOWING and bool(moves)
        is_own = bool(moves) and moves[-1].seat == self.seat
        is_reveal = (
            shows and moves[-1].is_simultaneous and not moves[-1].face_down and moves[-1].is_final
        )
        self._looks_up = is_reveal
        if is_reveal or (shows and not is_own) or self.seat in controller.waiting:
            return
        refusal = None if self.seat is None else controller.undo_refusal_for(self.seat)
        self._seen = refusal, len(moves), self._match.actors
        self._looks_up = self._match.is_over and not self._is_end_shown()
        if not self._looks_up:
            self._take()

    def _take(self) -> None:
        if self._key != (key := self._position()):
            if self._key[:3] != key[:3]:
                self._notice = ""
            self._key = key
            self._changes += 1
            with speaking(self.language):
                self._renew()

    def _position(self) -> tuple[object, ...]:
        """Return what is the same as long as nothing has happened that this seat may know."""
        match, seat = self._match, self.seat
        own = sum(move.seat == seat for move in match.moves)
        asked = match.turn, own, match.bound, self._asked, match.view(seat)
        return (*asked, len(match.moves), match.actors, self.language, self._hint_count)

    @property
    def _hint_count(self) -> int:
        return 0 if self.seat is None else self._controller.hint_counts[self.seat]

    @property
    def _asked(self) -> bool:
        seat = self.seat
        return seat in self._match.actors and seat in self._controller.screen.away

    def _renew(self) -> None:
        match, seat, actors = self._match, self.seat, self._match.actors
        stage = Stage.ASKING if self._asked else Stage.THINKING if actors else Stage.OVER
        others = [actor for actor in actors if actor != CHANCE]
        own, public = (
            headless_context(match, seat, side.screen) for side in (self._own, self._public)
        )
        context = replace(
            own,
            stage=stage,
            seat=seat if self._asked else next(iter(others), None),
            hints=self._hint_count,
            draft=None if seat is None else self._controller.drafts.of(seat),
            reader=seat,
        )
        public_view: Any = match.view(None)
        self._own.sync(match.view(seat), context)
        if self._asked and (known := self._own.choosing.known_choices()):
            public_view = replace(public_view, legal=known)
        known_context = replace(context, viewer=None, draft=None, history=public.history)
        self._public.sync(public_view, known_context)

    # What the phone asks for

    def press(self, message: wire.Press) -> None:
        """Press a choice or target; nothing happens if the phone showed an older position."""
        if not self._is_new(message):
            return
        self._changes += 1
        with speaking(self.language):
            pressed = self._press(message.name)
        # The rest reaches the screen, which has its own language.
        if pressed.mutes:
            self._controller.mute_offers()
        if pressed.action is not None:
            self._play(pressed.action, pressed.then)
        elif self.seat is not None and self._own.choosing.has_drafts:
            self._controller.save_draft(self.seat, self._own.choosing.draft())

    def undo(self, message: wire.Undo) -> None:
        """Take back the seat's last turn, or open its secret choice again."""
        if self.seat is not None and self._is_new(message):
            self._controller.undo_for(self.seat)

    def hint(self) -> None:
        """Ask for a hint, unless this person wants to be offered none."""
        if self.hints is not None and self.tastes.hints:
            self.hints.ask()

    def refuse(self, refused: Refused) -> None:
        """Tell why the last action was not played."""
        self._key = ()  # the builder is closed
        self.sync()
        with speaking(self.language):
            self._notice = refusal_text(self._controller.game_id, refused)
        self._changes += 1

    def _is_new(self, message: wire.Press | wire.Undo) -> bool:
        """Return whether a message is to be obeyed: once, and only for what it was sent for."""
        if message.id in self._ids or message.n != self.n or self._position()[:5] != self._key[:5]:
            return False
        self._ids.append(message.id)
        return True

    def _press(self, name: str) -> Pressed:
        choices = (choice for group in self._doing.groups for choice in group.choices)
        offered = {spot.name: spot.why_not for spot in (*choices, *self._doing.targets)}
        self._notice = offered.get(name, "")
        if offered.get(name) != "":
            return NOT_PRESSED
        pressed = self._own.choosing.press(name)
        self._press_in_public(name)
        if self._own.choosing.says_all and self._controller.could_change(self.seat):
            pressed = self._own.choosing.press(CONFIRM)
        if pressed.refused is not None:
            self._notice = refusal_text(self._controller.game_id, pressed.refused)
        return pressed

    def _press_in_public(self, name: str) -> None:
        """Let the bystander see the same, or nothing more of this choice if it is not public."""
        public, own = self._public, self._own
        if not public.choosing.press(name).happened:
            public.choosing.close()
        if own.choosing.open and not own.choosing.can_step_back:
            public.sync(public.view, public.context)

    def _play(self, action: Action, then: Sequence[Action] = ()) -> None:
        assert self.seat is not None
        self._own.choosing.close()
        self._key = ()
        self._controller.submit_for(self.seat, action, then)

    # What the phone shows

    def frame(
        self, people: tuple[wire.Person, ...], theme: wire.Theme, *, four_colours: bool
    ) -> str:
        """Return the table as it is now, as JSON; empty if the phone has it already."""
        self.sync()
        hints, size = self.hints, self.tastes.text_size
        hint = None if hints is None else (hints.is_thinking, hints.has_failed, hints.advice)
        four = self.tastes.suit_colours == 4 if self.tastes.suit_colours else four_colours
        mark = (self._changes, self._looks_up, hint, self._seen, people, theme, four)
        if mark == self._mark:
            return ""
        look = {"theme": theme, "four_colours": four, "text_size": size}
        frame = self.table(people).model_copy(update=look).model_dump_json()
        is_new, self._mark, self._sent = frame != self._sent, mark, frame
        return frame if is_new else ""

    def send_again(self) -> None:
        """Let the next `frame` return the table even if nothing has changed."""
        self._sent, self._mark = "", ()

    def table(self, people: tuple[wire.Person, ...]) -> wire.Table:
        """Return all that the phone shows now."""
        with speaking(self.language):
            own = self._own.reading()
            public = own if self.seat is None else self._public.reading()
            self._doing = doing = self._make_doing(own, public)
            self.n = self._hash(doing)
            controller, words, view = self._controller, own.words, self._own.view
            context, asks = self._own.context, self._own.context.asks
            refusal = None if self.seat is None else controller.undo_refusal_for(self.seat)
            hints = self.hints
            ready = [p for p in range(len(people)) if self._match.face_down_index(p) is not None]
            is_over = context.stage is Stage.OVER
            result = self._match.result() if is_over else None
            return wire.Table(
                n=self.n,
                title=self._match.game.meta.title,
                language=self.language,
                people=people,
                you=self.seat,
                asked=asks,
                turn_of=tuple(actor for actor in view.actors if actor != CHANCE),
                ready=() if is_over else tuple(ready),
                look_up=self._looks_up,
                status=status_of(words, view, context, end_shown=True),
                aim="" if is_over else words.aim(view),
                facts=tuple(words.figures(self._own.view)),
                doing=doing,
                public=tuple(public.board),
                private=tuple(private_nodes(own.board, public.board)),
                log=tuple(self._entries(words)),
                notice=self._notice,
                hint=self._hint(words),
                is_hint_coming=hints is not None and hints.is_thinking,
                can_hint=hints is not None and hints.can_ask and asks and self.tastes.hints,
                why_no_undo="" if refusal is None else undo_text(refusal, context.names),
                is_over=is_over,
                headline="" if result is None else words.result_headline(result, context),
                result=() if result is None else tuple(words.result_rows(result, view, context)),
            )

    def _make_doing(self, own: Reading, public: Reading) -> wire.Doing:
        asks = self._own.context.asks
        is_private = asks and not self._public.view.legal
        known = {choice.name: choice for group in public.panel.groups for choice in group.choices}
        shown = {node.place: node for node in public.targets}
        groups = tuple(
            wire.Group(
                caption="" if group.tells_keys else group.caption,
                choices=tuple(self._choice(choice, known, is_private) for choice in group.choices),
            )
            for group in own.panel.groups
            if self.seat is not None
        )
        targets = own.targets if asks or self._own.choosing.makes_deal else ()
        title = own.panel.title or own.words.phase_title(self._own.view, self._own.context)
        return wire.Doing(
            title=title,
            note=own.panel.note,
            is_private=is_private,
            is_note_private=is_private or own.panel.note != public.panel.note,
            groups=groups if not self._match.is_over else (),
            targets=tuple(self._targets(targets, shown, is_private)),
        )

    def _choice(self, choice: Choice, known: Mapping[str, Choice], is_private: bool) -> wire.Choice:
        picked, shown = self._own.choosing.picked, known.get(choice.name)
        if shown is not None and shown == replace(choice, why_not=""):
            choice = shown  # the reason lies in the hand: a press tells it
        return wire.Choice(
            name=choice.name,
            label=choice.label,
            kind=choice.kind,
            why_not=choice.label if choice.tells_keys else choice.why_not,
            note=choice.note,
            tip=choice.tip,
            emblem=choice.emblem,
            picked=picked is not None and choice.name == PICK + picked,
            is_private=is_private or shown != choice,
        )

    def _targets(
        self, nodes: Sequence[Node], shown: Mapping[str, Node], is_private: bool
    ) -> Iterator[wire.Choice]:
        known = {target.name: target for target in self._own.choosing.targets()}
        for node in nodes:
            target = known.get(node.place)
            if target is None:  # a thing to look at
                continue
            refused, game_id = target.refused, self._controller.game_id
            yield wire.Choice(
                name=node.place,
                label=node.name,
                note=node.value,
                picked=node.state == "picked",
                why_not=refusal_text(game_id, refused),
                is_private=is_private or shown.get(node.place) != node,
            )

    def _hash(self, doing: wire.Doing) -> int:
        content = repr((self._key[:4], self._looks_up)) + doing.model_dump_json()
        return int.from_bytes(hashlib.sha256(content.encode()).digest()[:6], "big")

    def _entries(self, words: Any) -> Iterator[wire.Entry]:
        begins = bool(self._match.seal)
        own = {entry.step: entry for entry in self._own.log(words, begins=begins)}
        public = {entry.step: entry for entry in self._public.log(words, begins=begins)}
        for step in sorted({*own, *public}):
            texts = [found[step].plain() if step in found else "" for found in (public, own)]
            private = texts[1] if texts[0] != texts[1] else ""
            yield wire.Entry(number=step, text=texts[0], private=private)

    def _hint(self, words: Any) -> str:
        hints, at = self.hints, self._own
        if hints is None:
            return ""
        if hints.has_failed:
            return failed_text().plain()
        if hints.advice is None:
            return ""
        return hint_text(hints.advice, words, at.view, at.context.names, hints.explain).plain()


def private_nodes(own: Sequence[Node], public: Sequence[Node]) -> list[Node]:
    """Return the nodes that a bystander lacks or sees otherwise, inside the groups they are in."""
    known = {node.place: replace(node, children=()) for _, node in walk(public)}

    def own_only(nodes: Sequence[Node]) -> list[Node]:
        found = []
        for node in nodes:
            inside = own_only(node.children)
            if inside or known.get(node.place) != replace(node, children=()):
                found.append(replace(node, children=tuple(inside)))
        return found

    return own_only(own)
