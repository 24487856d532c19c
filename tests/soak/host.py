"""Hosts a whole evening in the real window, by keys and buttons, and prints what each game took.

`python -m tests.soak.host [--seed 1]`: four people come, a fifth is late. They play NYSE,
Portfolio, Exchange and Stock Exchange behind a curtain, with the second window open. In Portfolio a
deal is agreed aloud and everyone is asked for money, also after the app was killed in between; then
somebody leaves, and a bot plays on. Exchange is killed and continued. The evening ends with a
winner, and is opened again from the past.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.app import session as sessions
from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.commitment import view_digest
from stockgames.evenings.standing import standing
from stockgames.presentation.outline import as_text
from stockgames.presentation.sentences.speech import points_text
from stockgames.ui.evening import chairs
from stockgames.ui.table.public_window import PublicWindow
from tests.app.test_evenings import Hand, evening_of, page_of, plan
from tests.app.test_session import change_seat
from tests.app.visitor import Stand, Visitor, prepare, settle, until

LOOKS = 0.05
"""The probability that the second window is compared with one that was opened just now."""


class Sampler(Stand):
    """Bots that answer at once, at random, also where no actions are listed."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        game, view = registry.load(question.game_id), question.view
        on_answer(Answer(game.sample_action(view, self._rng), view_digest=view_digest(game, view)))


class Host:
    """Plays for all people, and counts hand-overs, presses and looks at the second window."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.rng = folder, Random(seed)
        self.handovers = self.looks = 0
        self._at_screen: int | None = None
        self.enter()

    def enter(self) -> None:
        """Start the app, as after a kill."""
        self.visitor = Visitor(self.folder).enter()
        self.hand = Hand(self.visitor)

    def choose_faces(self, newcomers: int) -> None:
        """Choose a portrait for each newcomer, by the keyboard."""
        for _ in range(newcomers):
            faces = page_of(self.visitor).people.faces
            assert faces.isVisible()
            faces.grid.setFocus()
            for _ in range(self.rng.randrange(1, 8)):
                self.hand.key(Qt.Key.Key_Right)
            self.hand.key(Qt.Key.Key_Space)
        assert not faces.isVisible()

    def begin(self) -> None:
        """Start the evening's next game from its page, and open the second window."""
        self.hand.key(Qt.Key.Key_Return)
        self.handovers, self._at_screen = 0, None
        self.hand.counted()
        self.visitor.app.window.commands["public-window"].trigger()
        settle()
        assert self.visitor.session._public is not None
        self.visitor.app.window.activateWindow()  # on a single screen the new one is in front
        self.visitor.session._public.setUpdatesEnabled(
            False
        )  # painting would take most of the time

    def end(self) -> None:
        """Play the game to its end, and return to the evening."""
        while self.step():
            pass
        session = self.visitor.session
        moves, made = len(session.record().moves), self.hand.counted()
        print(f"{session.game_id}: {moves} moves, {self.handovers} hand-overs, {made} presses")
        self.visitor.app.show_evening()
        settle()
        assert self.visitor.page == "evening"

    def go_on(self) -> TableController:
        """Kill the app, and continue the same game from the evening's page."""
        session = self.visitor.session
        row, moves = session.row, len(session.record().moves)
        self.visitor.leave()
        self.enter()
        self.hand.key(Qt.Key.Key_E)
        self.begin()
        assert self.visitor.session.row == row
        assert len(self.visitor.session.record().moves) == moves
        return self.visitor.session.controller

    def step(self) -> bool:
        """Do what the table waits for; return whether the game goes on."""
        visitor, controller = self.visitor, self.visitor.session.controller
        visitor.wait()
        if self.rng.random() < LOOKS:
            self.look()
        match visitor.stage:
            case Stage.CURTAIN if controller.replies:
                self.hand.key(self.rng.choice((Qt.Key.Key_A, Qt.Key.Key_N)))
                if visitor.stage is Stage.CURTAIN and controller.replies:  # it has to be looked at
                    self.lift()
            case Stage.CURTAIN:
                self.lift()
            case Stage.PASSING:
                self.hand.press("pass-on")
            case Stage.ASKING:
                action = controller._match.game.sample_action(controller.view, self.rng)
                self.hand.presses += 2
                visitor.session.page.game_table.acted.emit(action)
            case Stage.OVER:
                return False
            case other:
                raise AssertionError(other)
        return True

    def lift(self) -> None:
        """Hand the screen to the person whom the curtain waits for."""
        seat = self.visitor.session.controller.seat
        self.handovers += seat != self._at_screen
        self._at_screen = seat
        self.hand.key(Qt.Key.Key_Space)

    def asked(self) -> None:
        """Play until a person may choose."""
        while self.visitor.stage is not Stage.ASKING:
            self.step()
            self.visitor.wait()

    def look(self) -> None:
        """Compare the second window with one that knows nothing but the present position."""
        session, window = self.visitor.session, self.visitor.session._public
        assert window is not None
        match = session._match
        fresh = PublicWindow(self.visitor.app.context.look, match, session.page)
        assert texts(window) == texts(fresh)
        assert {match.view(None).seat, window.game_table.scene.context.viewer} == {None}  # type: ignore[attr-defined]
        fresh.deleteLater()
        self.looks += 1

    def deal(self) -> None:
        """Agree on a deal aloud, ask everyone for money, and let somebody leave (Portfolio)."""
        self.asked()
        controller, hand = self.visitor.session.controller, self.hand
        for key in (Qt.Key.Key_D, Qt.Key.Key_1, Qt.Key.Key_Return):
            hand.key(key)
        self.visitor.wait()
        maker, before = controller.view.active, controller.view.cash  # type: ignore[attr-defined]
        hand.key(Qt.Key.Key_A)
        self.visitor.wait()
        assert controller.view.cash[maker] == before[maker] - 1  # type: ignore[attr-defined]
        self.asked()
        seen = list[int | None]()
        for name in ("offer-deal", "cash-get+1", "ask-everyone", "ask-everyone"):
            self.visitor.session.page.game_table.choose(name)
        self.visitor.wait()
        while controller.replies:
            seen.append(controller.seat)
            if len(seen) == 1:
                controller, hand = self.go_on(), self.hand
            hand.key(Qt.Key.Key_N)
            self.visitor.wait()
        assert len(set(seen)) == 2, "two offers of the three are left"
        leaver = controller.humans[-1]
        change_seat(self.visitor, leaver, "Bot, casual")
        assert leaver not in controller.humans


def texts(window: PublicWindow) -> list[str]:
    """Return everything that a window says, on screen or to a screen reader."""
    found = [as_text(window.nodes())]
    for widget in (window, *window.findChildren(QWidget)):
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    return sorted(filter(None, found))


def host(folder: Path, seed: int) -> None:
    """Host the evening."""
    host = Host(prepare(folder), seed)
    plan(host.hand, "Ada", "Bela", "Clara", "Dmitri")
    host.hand.press("who-is-here")
    host.choose_faces(4)
    host.hand.press("who-is-here")
    host.hand.presses = 0
    host.begin()
    host.end()
    host.hand.press("who-is-here")
    host.hand.type("Esra")
    host.hand.key(Qt.Key.Key_Return)
    host.choose_faces(1)
    host.hand.press("who-is-here")
    assert len(evening_of(host.visitor).present) == 5
    host.begin()
    host.deal()
    host.end()
    host.begin()
    for _ in range(20):
        host.step()
    host.go_on()
    host.end()
    host.begin()
    host.end()
    host.hand.key(Qt.Key.Key_Return)
    evening, page = evening_of(host.visitor), page_of(host.visitor)
    assert evening.ended
    assert not page.standing.isVisible(), "the ceremony comes first"
    host.hand.key(Qt.Key.Key_Return)
    assert page.standing.isVisible()
    assert all(act.is_over for act in evening.programme)
    names = {each.id: each.name for each in host.visitor.library.people()}
    lines = (
        f"{line.place}. {names[line.person]} {points_text(line.total)}"
        for line in standing(evening)
    )
    print(f"{', '.join(lines)}; the second window was compared {host.looks} times")
    reopen(host.visitor)
    host.visitor.leave()


def reopen(visitor: Visitor) -> None:
    """Find the evening among the past games, with its winner, and open it."""
    visitor.app.show_lobby()
    visitor.app.show_past()
    past = visitor.app.past.page
    assert past is not None
    until(lambda: past.is_read)
    (entry,) = [game for game in past.model.games if game.is_evening]
    past.list.choose(list(past.model.games).index(entry))
    past.list.opened.emit()
    settle()
    assert page_of(visitor).isVisible()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    vars(sessions)["BotWorker"] = Sampler
    vars(chairs)["_MS_PER_PLACE"] = 600_000  # however slow the machine is, a key ends the ceremony
    with tempfile.TemporaryDirectory() as folder:
        host(Path(folder), given.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
