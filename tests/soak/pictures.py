"""Compares two windows with games that one observer can't distinguish: they must show the same.

`python -m tests.soak.pictures [GAME …] [--stops 200]`: games are played in the real window by
people who share it. At every curtain, every table without secrets, and every table of the
observer's own, with and without a hint, all its texts (names, descriptions, tips, labels, of hidden
widgets too, and the outline) and its picture are compared. In between, others have looked at their
own cards and hints, and have opened, picked or announced whatever a table offers
(`tests.app.openers`), and left that open; seats change hands. The second window for everyone is
open all the time, and compared at each of these stops.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle, zip_longest
from pathlib import Path
from random import Random
from typing import Any

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, SeatId
from tests.soak.worlds import Pair, moves, observers, pair

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QCursor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolTip, QWidget

from stockgames.app import session as sessions
from stockgames.app.app import App
from stockgames.app.session import Session
from stockgames.bots.decide import advise
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.bots.process import Answer, Question
from stockgames.bots.search import SearchBot
from stockgames.controllers.stages import Stage
from stockgames.presentation.outline import as_text
from stockgames.storage.journal import NullJournal
from stockgames.storage.settings import Settings
from stockgames.ui.games.stock_exchange import table as desk
from stockgames.ui.lobby.game_setup import GameSetup, handovers
from stockgames.ui.table.page import TablePage
from stockgames.ui.widgets import pointer as settling
from stockgames.ui.widgets.accessibility import ANNOUNCER
from tests.app.openers import OPENERS, Opener
from tests.app.visitor import QUICK, Stand, prepare, settle, words_of

SIZE = QSize(1280, 720)
_AWAY = (5, SIZE.height() + 50)
"""The mouse position, outside of both windows."""
HINTS = 0.3
"""The probability that a deciding player takes a hint."""
OPENS = 0.6
"""The probability that a viewer opens something."""
LEFT_OUT = "undo"
"""Not opened: it changes the game."""
WORLDS = 4
"""The number of samples for a hint."""
CHANGES = 0.1
"""The probability that another person takes over the seat that is waited for."""
PAINTING = 0.25
"""The probability that the other viewers' pictures are painted too."""
_PATIENCE = 3
"""How often differing windows are compared again."""
_MOST_STEPS = 400
"""The maximum number of stops in one game; the rest is left out."""


@dataclass
class Count:
    """What has been compared."""

    games: int = 0
    curtains: int = 0
    tables: int = 0
    own: int = 0
    hints: int = 0
    opened: int = 0
    texts: int = 0
    heard: int = 0
    handed: int = 0
    """How many seats changed hands."""

    @property
    def stops(self) -> int:
        """The number of pictures compared."""
        return self.curtains + self.tables + self.own + self.hints

    def __iadd__(self, other: Count) -> Count:
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self

    def told(self) -> str:
        """Return the counts as one line."""
        return (
            f"{self.stops} pictures of {self.games} pairs of games: {self.curtains} curtains, "
            f"{self.tables} tables without secrets, {self.own} of the "
            f"observer's own, {self.hints} with a hint; {self.opened} times something "
            f"was opened; {self.texts} texts, {self.heard} told aloud; {self.handed} seats changed "
            "hands"
        )


class Adviser(Stand):
    """Gives hints at once, deterministically by view; there are no bots here."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        game = registry.load(question.game_id)
        player = make_player(question.level, game, Random(1))
        assert isinstance(player, SearchBot)
        reason = advise(player.think(question.view, Budget(WORLDS)))
        on_answer(Answer(reason.chosen.action, advice=reason))


class Retold(Match):
    """A game whose moves are known, chance's too."""

    def __init__(self, told: Match) -> None:
        super().__init__(told.game, told.seats, told.options, told.setup)
        self.coming = moves(told)

    def preview_chance(self) -> Any:
        seat, action = self.coming[0]
        assert seat == CHANCE
        return action

    def _apply(self, seat: SeatId, action: Any, *notes: Any) -> Any:
        self.coming.remove((seat, action))
        return super()._apply(seat, action, *notes)

    def undo_to(self, kept: int) -> None:
        self.coming[:0] = [(move.seat, move.action) for move in self.moves[kept:]]
        super().undo_to(kept)

    def next_of(self, seat: SeatId) -> Any:
        """Return the seat's next action, None if it has none before the game's end."""
        return next((action for who, action in self.coming if who == seat), None)


Stop = tuple[Stage, SeatId | None, SeatId | None]
"""The stage, its seat, and the seat whose secrets are shown."""


@dataclass(frozen=True)
class Snapshot:
    """What a window shows at one moment."""

    stop: Stop
    words: list[tuple[str, ...]]
    picture: QImage
    public: QImage | None
    """The second window."""


class Window:
    """One app in which one of the two games is played."""

    has_second = True
    """Whether the second window is open."""

    def __init__(self, folder: Path, settings: Settings = QUICK) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self.app = App(app, prepare(folder, settings))
        self.app.build_controllers()
        self.app.window.resize(SIZE)
        self.app.window.move(0, 0)
        self.app.window.show()
        self.app._updater.refresh()  # or it comes later in one of two lobbies
        self.heard: list[tuple[SeatId | None, str]] = []
        """The announcements since the last comparison, each with the viewer at that time."""
        self.told_last = ""
        """The text that would be repeated; both windows share one announcer."""

    def sit_down(self, told: Match, handover: str) -> None:
        """Start a game from its deal, with people who have read no tips yet.

        The tips read in an earlier game would depend on private information.
        """
        preferences = self.app.preferences
        preferences.keep(preferences.settings.model_copy(update={"learned": {}}))
        self.match = Retold(told)
        setup = GameSetup(told.game.meta.id, told.seats, handover=handover)
        made = Session(self.app.context, self.match, NullJournal(), setup)
        self.app.tables.open_session(lambda: made)
        self.app.window.resize(SIZE)
        self.session = made
        if self.has_second:
            made.show_to_all()
        settle()

    @property
    def stop(self) -> Stop:
        """What the table waits for, as (stage, seat, viewer)."""
        controller = self.session.controller
        return controller.stage, controller.seat, controller.viewer

    def rest(self) -> None:
        """Show moves until a player has to act."""
        for _ in range(200):
            settle()
            if self.stop[0] is not Stage.SHOWING:
                return
            if self.session.page.presenter.awaits_step:
                self.session.page.presenter.step()
        raise AssertionError("the table stands still while a move shows")

    def go_on(self) -> bool:
        """Make the game's next move; return whether there was one."""
        stage, seat, _ = self.stop
        if stage is Stage.CURTAIN:
            self.session._lift()
        elif stage is Stage.PASSING:
            self.session.controller.pass_screen()
        elif stage is Stage.ASKING and self.match.coming:
            return self._decide(seat)
        else:
            return False
        self.rest()
        return True

    def _decide(self, seat: SeatId | None) -> bool:
        controller = self.session.controller
        speaker, said = self.match.coming[0]
        if speaker in self.match.out_of_turn_actors:
            controller.submit_for(speaker, said)
        else:
            assert seat is not None
            action = self.match.next_of(seat)
            if action is None:
                return False
            controller.submit(action)
        self.rest()
        return True

    def hand_over(self, number: int) -> None:
        """Let another person take over the seat that is waited for."""
        seat = self.stop[1]
        if seat is not None and self.stop[0] is not Stage.OVER:
            self.session.hand_seats({seat: SeatInfo(name=f"Guest {number}", player="human")})
            self.rest()

    def end_replay(self) -> None:
        """Show what is replayed to its end."""
        presenter = self.session.page.presenter
        while presenter.is_replaying:
            if presenter.awaits_step:
                presenter.step()
            QTest.qWait(1)
            settle()

    def read_hint(self) -> bool:
        """Show a hint to the asked person, if possible; return whether it is visible."""
        hints = self.session.page.hints
        if not self.session.controller.hints.can_ask or hints.popover.hint is not None:
            return False
        self.session.page.hints.toggle()
        settle()
        assert self.session.page.hints.popover.hint is not None
        return True

    def put_hint_away(self) -> None:
        self.session.page.hints.put_away()
        settle()

    def come_to_front(self) -> None:
        """Become the active window, so that the focus is painted; the other one hides what is
        peeked.
        """
        self.app.window.activateWindow()
        QCursor.setPos(*_AWAY)  # what is under the mouse looks different
        settle()

    def look(self) -> Snapshot:
        """Return all that the window shows."""
        window = self.app.window
        window.setUpdatesEnabled(True)
        words = (words_of(widget) for widget in (window, *window.findChildren(QWidget)))
        told = [every for every in words if any(every[1:])]
        for view in window.findChildren(QGraphicsView):
            told += [(type(item).__name__, item.toolTip()) for item in view.scene().items()]
        for page in window.findChildren(TablePage):
            told.append(("outline", as_text(page.outline.nodes())))
        popup, focus = QApplication.activePopupWidget(), window.focusWidget()
        told += [
            ("popup", "" if popup is None else popup.objectName()),
            ("focus", "" if focus is None else focus.objectName()),
            ("tip", QToolTip.text() if QToolTip.isVisible() else ""),
            ("told again", ANNOUNCER.last),
        ]
        public, picture = self.session._public, None
        if public is not None:
            told += [words_of(widget) for widget in (public, *public.findChildren(QWidget))]
            told.append(("public", as_text(public.nodes())))
            picture = public.grab().toImage()
        return Snapshot(self.stop, told, window.grab().toImage(), picture)


class Watcher:
    """Compares two windows."""

    def __init__(self, folder: Path) -> None:
        vars(sessions)["BotWorker"] = Adviser
        vars(desk)["AT_A_TIME"] = 60.0  # otherwise one window may have its goods forecast earlier
        vars(desk)["FRAME_MS"] = 0
        QAccessible.setActive(True)  # so that the board's outline is compared too
        self.here, self.there = Window(folder / "here"), Window(folder / "there")
        self._acting = self.here
        self._openers = cycle(opener for name, opener in OPENERS.items() if name != LEFT_OUT)
        ANNOUNCER.said.connect(self._hear)

    def _hear(self, text: str) -> None:
        """Record an announcement for the window that made it; both share one announcer.

        A window may make it in a frame of its own, while the other one is acting.
        """
        assert ANNOUNCER.shown_by is not None
        is_here = ANNOUNCER.shown_by.window() is self.here.app.window
        window = self.here if is_here else self.there
        made = vars(window).get("session")
        viewer = made.controller.viewer if made is not None else None
        window.heard.append((viewer, text))

    def leave(self) -> None:
        """Stop recording, and close both windows."""
        ANNOUNCER.said.disconnect(self._hear)
        QAccessible.setActive(False)
        self._close()

    def _close(self) -> None:
        for window in (self.here, self.there):
            window.app.close()
            window.app.window.close()
            window.app.window.deleteLater()
            window.app.deleteLater()

    def watch(self, both: Pair, handover: str, most: int, count: Count, *, painting: bool) -> None:
        """Play both games in parallel. Raises AssertionError at the first difference.

        `painting`: what others look at in between is painted too, which takes most of the time.
        """
        self._painting = painting
        self._both(lambda window, told: window.sit_down(told, handover), both)
        until = count.stops + most
        lot = Random(len(both.here.moves))
        for _ in range(_MOST_STEPS):
            self._compare(both.observer, count)
            peeks = handover == "peek" and self._is_covered()
            opens = self._can_open(peeks) and lot.random() < OPENS
            if peeks or opens:
                opener = next(self._openers) if opens else None
                self._compare(both.observer, count, peeks=peeks, opener=opener)
                self._compare(both.observer, count)
            if lot.random() < HINTS:
                self._read_hints(both, count)
            if lot.random() < CHANGES:
                count.handed += 1
                self._both(lambda window, _: window.hand_over(count.handed), both)
                self._compare(both.observer, count)
            goes_on = self._both(lambda window, _: window.go_on(), both)
            assert goes_on[0] == goes_on[1]
            if count.stops >= until or not goes_on[0]:
                break
        count.games += 1

    def _read_hints(self, both: Pair, count: Count) -> None:
        """Show a hint in both windows, and compare what may be compared."""
        if self._both(lambda window, _: window.read_hint(), both)[0]:
            self._compare(both.observer, count)
            self._both(lambda window, _: window.put_hint_away(), both)

    def _both(self, do: Callable[[Window, Match], Any], both: Pair) -> list[Any]:
        done = []
        for window, told in ((self.here, both.here), (self.there, both.there)):
            self._turn_to(window)
            done.append(do(window, told))
        return done

    def _turn_to(self, window: Window) -> None:
        window.app.window.setUpdatesEnabled(self._painting)
        if window is not self._acting:
            self._acting.told_last, ANNOUNCER.last = ANNOUNCER.last, window.told_last
        self._acting = window
        window.come_to_front()

    def _can_open(self, peeks: bool) -> bool:
        stage, _, viewer = self.here.stop
        return stage is Stage.ASKING and (peeks or viewer is not None)

    def _is_covered(self) -> bool:
        stage, _, viewer = self.here.stop
        return stage is Stage.ASKING and viewer is None

    def _looks(self, observer: SeatId | None, peeks: bool, opener: Opener | None) -> list[Snapshot]:
        """Return what both windows show; nothing if it is for another viewer."""
        looks = []
        for window in (self.here, self.there):
            self._turn_to(window)
            window.session.page.peeking.peek(peeks)
            settle()
            if opener is not None:
                opener(window.session.page)
                settle()
            if window.stop[2] in (None, observer):
                looks.append(window.look())
            window.session.page.peeking.peek(False)
            settle()
            window.end_replay()  # it would be announced while the other window is looked at
            if (popup := QApplication.activePopupWidget()) is not None:
                assert not peeks, f"{popup.objectName()} stays open"
                popup.close()  # the other window must get the keys now
                settle()
        return looks

    def _compare_heard(self, observer: SeatId | None, count: Count) -> None:
        """Compare the announcements to everyone and to the observer since the last call."""
        here, there = (_may_hear(window.heard, observer) for window in (self.here, self.there))
        assert here == there, first_difference(here, there)
        count.heard += len(here)
        for window in (self.here, self.there):
            window.heard.clear()

    def _compare(
        self,
        observer: SeatId | None,
        count: Count,
        peeks: bool = False,
        opener: Opener | None = None,
    ) -> None:
        """Compare what is shown, if it is public or the observer's.

        `peeks`: the asked person looks at their own cards and covers them again. `opener`: they
        open something meanwhile, and leave it open.
        """
        self._compare_heard(observer, count)
        count.opened += opener is not None
        looks = self._looks(observer, peeks, opener)
        for _ in range(_PATIENCE):
            if len(looks) == 2 and (looks[0].picture, looks[0].public) != (
                looks[1].picture,
                looks[1].public,
            ):
                QTest.qWait(300)  # something may still be fading
                looks = self._looks(observer, peeks, opener if peeks else None)
        if not looks:
            return
        here, there = looks
        assert here.stop == there.stop
        assert here.words == there.words, first_difference(here.words, there.words)
        assert here.picture == there.picture, "the pictures differ"
        assert here.public == there.public, "the second windows differ"
        stage, _, viewer = here.stop
        count.texts += sum(bool(text) for words in here.words for text in words[1:])
        if viewer is not None and self.here.session.page.hints.popover.hint is not None:
            count.hints += 1
        elif viewer is not None:
            count.own += 1
        elif stage is Stage.CURTAIN:
            count.curtains += 1
        else:
            count.tables += 1


def _may_hear(heard: list[tuple[SeatId | None, str]], observer: SeatId | None) -> list[str]:
    return [text for viewer, text in heard if viewer in (None, observer)]


def first_difference(here: Sequence[Any], there: Sequence[Any]) -> Any:
    return next((pair for pair in zip_longest(here, there) if pair[0] != pair[1]), None)


def run(
    watcher: Watcher, game_id: str, observer: SeatId | None, stops: int, seed: str = "pictures"
) -> Count:
    """Compare at least ``stops`` pictures of one observer, some thirty of each game."""
    count, number, rng = Count(), 0, Random(f"{game_id}/{observer}/{seed}")
    ways = [way for way in handovers(game_id, phones=False) if way != "trusting"]
    while count.stops < stops:
        both = pair(game_id, observer, f"{seed}/{number}", seats_for(game_id, observer, rng))
        number += 1
        if not both.differ or len(both.here.seats) < 2:
            continue
        try:
            most, painting = min(30, stops - count.stops), rng.random() < PAINTING
            watcher.watch(both, rng.choice(ways), most, count, painting=painting)
        except AssertionError as error:
            error.add_note(f"{game_id}, observer {observer}, seed {seed}/{number - 1}")
            raise
    return count


def seats_for(game_id: str, observer: SeatId | None, rng: Random) -> int:
    least = max(2, 0 if observer is None else observer + 1)
    return rng.choice([count for count in registry.meta(game_id).seats if count >= least])


def compare_all(games: Sequence[str], stops: int, seed: str) -> None:
    """Compare pictures of every seat of these games, printing progress."""
    with tempfile.TemporaryDirectory() as folder:
        watcher = Watcher(Path(folder))
        for game_id in games:
            total = Count()
            for observer in observers(game_id):
                total += run(watcher, game_id, observer, stops, seed)
            print(f"{game_id}: {total.told()}; no difference", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.pictures", description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.game_ids())
    parser.add_argument("--stops", type=int, default=200)
    parser.add_argument("--seed", default="pictures")
    wanted = parser.parse_args()
    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    vars(settling)["SETTLING_MS"] = 0  # no presses are on their way here
    compare_all(wanted.games, wanted.stops, wanted.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
