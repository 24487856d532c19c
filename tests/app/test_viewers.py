"""What one viewer opened, picked or read is gone when another one looks, or nobody.

People share the screen by the peek key. One of them looks, opens something, and releases the key or
loses the window: then the window must be as if nobody had looked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QGraphicsView, QMenu, QToolTip, QWidget

from stockgames.app import session
from stockgames.app.session import Session
from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE
from stockgames.presentation.outline import as_text
from stockgames.presentation.sentences.speech import say
from stockgames.storage.journal import NullJournal
from stockgames.ui.lobby.game_setup import GameSetup, handovers
from stockgames.ui.sentences import install_language
from stockgames.ui.table.pointing_table import PointingTable
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.window.commands import shown_shortcuts, window_shortcuts
from tests.app.openers import OPENERS, Opener
from tests.app.visitor import Muse, Visitor, settle, words_of
from tests.ui.finding import child

PEEKED = [game_id for game_id in registry.game_ids() if "peek" in handovers(game_id, phones=False)]
OPTIONS = {"nyse": {"hands": "concealed"}}
_PLAYED = {"nyse": 9, "portfolio": 24}
_MOST = 80


def sit(visitor: Visitor, game_id: str, handover: str) -> Session:
    """Resume a game of two people in which one of them is asked publicly."""
    least = max(2, min(registry.meta(game_id).seats))
    people = [SeatInfo(name=name, player="human") for name in ("Ada", "Bruno")]
    bots = [SeatInfo(name=f"Bot {number}", player="bot:random") for number in range(least - 2)]
    infos = (*people, *bots)
    game, rng = registry.load(game_id), Random(4)
    match = Match.deal(game, infos, OPTIONS.get(game_id, {}), "viewers")
    for number in range(_MOST):
        open_to_all = bool(match.view(None).legal) and match.actors[0] != CHANCE
        if number >= _PLAYED.get(game_id, 0) and (handover != "peek" or open_to_all):
            break
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
        else:
            view = match.view(seat)
            listed = rng.choice(view.legal) if view.legal else None
            match.act(seat, listed or game.sample_action(view, rng))
    setup = GameSetup(game_id, infos, dict(OPTIONS.get(game_id, {})), handover=handover)
    made = Session(visitor.app.context, match, NullJournal(), setup)
    visitor.app.tables.open_session(lambda: made)
    window = visitor.app.window
    window.resize(QSize(1280, 720))
    window.activateWindow()
    settle()
    made.page.keys.guard_input()
    return made


@pytest.fixture
def visitor(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """Yield a visitor at whose tables bots think for ever; what was opened is closed at the end."""
    monkeypatch.setattr(session, "BotWorker", Muse)
    yield visitor
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    visitor.app.window.showNormal()


@dataclass
class Seen:
    """What can be seen, heard or read at a window."""

    viewer: int | None
    words: list[tuple[str, ...]]
    outline: str
    focus: str
    popup: str
    tip: str
    repeated: str
    picked: str | None
    picture: QImage


def seen(visitor: Visitor) -> Seen:
    window, page = visitor.app.window, visitor.session.page
    settle()
    shown = [one for one in (window, *window.findChildren(QWidget)) if one.isVisibleTo(window)]
    words = [words_of(one) for one in shown]
    for view in window.findChildren(QGraphicsView):
        words += [(type(item).__name__, item.toolTip()) for item in view.scene().items()]
    popup, focus = QApplication.activePopupWidget(), window.focusWidget()
    table = page.game_table
    window.setUpdatesEnabled(True)
    picture = window.grab().toImage()
    window.setUpdatesEnabled(False)
    return Seen(
        viewer=page.controller.viewer,
        words=sorted(one for one in words if any(one[1:])),
        outline=as_text(page.outline.nodes()),
        focus="" if focus is None else focus.objectName(),
        popup="" if popup is None else popup.objectName(),
        tip=QToolTip.text() if QToolTip.isVisible() else "",
        repeated=ANNOUNCER.last,
        picked=table.choosing.picked if isinstance(table, PointingTable) else None,
        picture=picture,
    )


def look(visitor: Visitor) -> None:
    """Hold the peek key down."""
    space(visitor, QEvent.Type.KeyPress)
    assert visitor.session.controller.viewer == visitor.session.controller.seat


def space(visitor: Visitor, kind: QEvent.Type) -> None:
    """Send a Space event where the system would: to the open menu, or to the focus widget."""
    page = visitor.session.page
    target = QApplication.activePopupWidget() or visitor.app.window.focusWidget() or page
    send = QTest.keyPress if kind == QEvent.Type.KeyPress else QTest.keyRelease
    send(target, Qt.Key.Key_Space)
    settle()


def looked(visitor: Visitor) -> Seen:
    """Return what is visible after a person has looked and opened nothing; this is public."""
    look(visitor)
    space(visitor, QEvent.Type.KeyRelease)
    return seen(visitor)


def differing(one: Seen, other: Seen) -> dict[str, object]:
    """Return the differences by name, readable for debugging."""
    found: dict[str, object] = {}
    for name in Seen.__dataclass_fields__:
        was, became = getattr(one, name), getattr(other, name)
        if was != became:
            found[name] = "painted otherwise" if name == "picture" else (was, became)
    if "words" in found:
        mine, theirs = set(one.words), set(other.words)
        found["words"] = sorted(mine ^ theirs)
    return found


@pytest.mark.parametrize("game_id", PEEKED)
def test_nothing_stays_of_what_was_opened_while_peeking(visitor: Visitor, game_id: str) -> None:
    sit(visitor, game_id, "peek")
    before = looked(visitor)
    assert before.viewer is None
    look(visitor)
    assert seen(visitor).picture != before.picture
    space(visitor, QEvent.Type.KeyRelease)
    for name, opener in OPENERS.items():
        look(visitor)
        opener(visitor.session.page)
        settle()
        space(visitor, QEvent.Type.KeyRelease)
        assert differing(before, seen(visitor)) == {}, name
    assert differing(before, looked(visitor)) == {}


# What takes the window from the viewer


@dataclass
class Theft:
    """What takes the window away, and what gives it back."""

    take: Callable[[Visitor], object]
    give: Callable[[Visitor], object] = lambda visitor: visitor.app.window.activateWindow()


_STRANGERS: list[QWidget] = []


def other_window(visitor: Visitor) -> None:
    stranger = QWidget()
    _STRANGERS.append(stranger)
    stranger.resize(200, 100)
    stranger.show()
    stranger.activateWindow()


def dialog(visitor: Visitor) -> None:
    """Open a system dialog in its own window that does not get the focus yet."""
    asks = QDialog(visitor.app.window)
    _STRANGERS.append(asks)
    asks.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    asks.setWindowModality(Qt.WindowModality.ApplicationModal)
    asks.show()


def app_rests(visitor: Visitor) -> None:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def close_overlay(visitor: Visitor) -> None:
    visitor.press("back")


def shortcuts(visitor: Visitor) -> None:
    visitor.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)


def strangers_go(visitor: Visitor) -> None:
    while _STRANGERS:
        _STRANGERS.pop().close()
    visitor.app.window.activateWindow()


def show_again(visitor: Visitor) -> None:
    """Show the hidden window; Qt's offscreen platform activates it only after another one."""
    visitor.app.window.show()
    other_window(visitor)
    strangers_go(visitor)


def let_go_in_menu(visitor: Visitor) -> None:
    """Open a menu, which gets the release of the key."""
    visitor.key(Qt.Key.Key_P)
    space(visitor, QEvent.Type.KeyRelease)


THEFTS: dict[str, Theft] = {
    "another window": Theft(other_window, strangers_go),
    "a dialog that asks for nothing": Theft(dialog, strangers_go),
    "a locked screen": Theft(app_rests),
    "minimized": Theft(
        lambda visitor: visitor.app.window.showMinimized(),
        lambda visitor: visitor.app.window.showNormal(),
    ),
    "hidden": Theft(
        lambda visitor: visitor.app.window.hide(),
        show_again,
    ),
    "a key let go in a menu": Theft(let_go_in_menu),
    "a sheet": Theft(shortcuts, lambda visitor: visitor.key(Qt.Key.Key_Escape)),
    "help": Theft(lambda visitor: visitor.key(Qt.Key.Key_F1), close_overlay),
    "settings": Theft(lambda visitor: visitor.app.overlays.show_settings(), close_overlay),
    "a message": Theft(
        lambda visitor: visitor.app.messages.show("Nothing was kept."),
        lambda visitor: visitor.key(Qt.Key.Key_Return),
    ),
}


@pytest.mark.parametrize("game_id", PEEKED)
def test_secrets_hide_when_the_window_leaves_whoever_peeks(visitor: Visitor, game_id: str) -> None:
    table = sit(visitor, game_id, "peek")
    visitor.may_lose_focus = True
    before = looked(visitor)
    for name, theft in THEFTS.items():
        look(visitor)
        for opener in ("hint", "choice"):
            OPENERS[opener](visitor.session.page)
        theft.take(visitor)
        settle()
        assert table.controller.viewer is None, name
        assert table.page.hints.popover.isHidden(), name
        theft.give(visitor)
        settle()
        assert differing(before, seen(visitor)) == {}, name
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True
        )
        QApplication.sendEvent(visitor.app.window.focusWidget() or table.page, event)
        settle()
        assert table.controller.viewer is None, (
            f"{name}: a key still held shows nothing by repeating"
        )
        assert differing(before, looked(visitor)) == {}, name


# Who covers the table


WAYS = [
    (game_id, way)
    for game_id in registry.game_ids()
    for way in handovers(game_id, phones=False)
    if way in ("curtain", "peek", "trusting")
]


def come_to_the_table(visitor: Visitor) -> None:
    """Lift the curtain of a resumed table, if there is one."""
    if visitor.stage is Stage.CURTAIN:
        visitor.session._lift()
        settle()
    assert visitor.stage is Stage.ASKING


def cover(visitor: Visitor) -> None:
    target = QApplication.activePopupWidget() or visitor.app.window.focusWidget()
    QTest.keyClick(target or visitor.app.window, Qt.Key.Key_F5)
    settle()


def over_page(opener: Opener) -> Callable[[Visitor], object]:
    return lambda visitor: opener(visitor.session.page)


def close_sheets(visitor: Visitor) -> None:
    for sheet in visitor.app.window.findChildren(QDialog):
        if sheet.isVisible():
            sheet.close()
    settle()


OVER: dict[str, Callable[[Visitor], object]] = {
    **{name: over_page(opener) for name, opener in OPENERS.items()},
    "peek": lambda visitor: space(visitor, QEvent.Type.KeyPress),
    "shortcuts": shortcuts,
    "message": lambda visitor: visitor.app.messages.show("Nothing was kept."),
}


@pytest.mark.parametrize(("game_id", "way"), WAYS)
def test_one_key_covers_the_table_and_whoever_covered_it_goes_on(
    visitor: Visitor, game_id: str, way: str
) -> None:
    table = sit(visitor, game_id, way)
    come_to_the_table(visitor)
    controller, page = table.controller, table.page
    seat, moves, viewer = controller.seat, len(table.record().moves), controller.viewer
    asked = page.action_panel.panel.title
    openers = ["one over another", "menu", "peek", "message"]
    for opener in (*openers, "choice", "shortcuts") if way == "curtain" else openers[::2]:
        OVER[opener](visitor)
        settle()
        cover(visitor)
        assert visitor.page == "curtain", opener
        assert (visitor.stage, controller.seat, controller.viewer) == (Stage.CURTAIN, seat, None)
        assert not page.isVisible()
        assert QApplication.activePopupWidget() is None
        assert as_text(page.outline.nodes()) == ""
        assert page.game_table.outline() == ()
        close_sheets(visitor)
        visitor.key(Qt.Key.Key_Space)
        settle()
        assert visitor.page == "table-page"
        space(visitor, QEvent.Type.KeyRelease)
        assert (visitor.stage, controller.seat) == (Stage.ASKING, seat)
    assert (controller.viewer, len(table.record().moves)) == (viewer, moves)
    assert page.action_panel.panel.title == asked
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for language in ("en", "de"):
        install_language(app, language)
        settle()
        named = [text for text, keys in window_shortcuts(page) if keys == "F5"]
        assert named == [say("table-cover-the-table")]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("way", ["curtain", "peek", "trusting"])
def test_the_menu_covers_the_table_too(visitor: Visitor, way: str, language: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    install_language(app, language)
    sit(visitor, "nyse", way)
    come_to_the_table(visitor)
    settle()
    visitor.app.window.open_menu()
    menu = child(visitor.app.window, QMenu, "main-menu")
    (entry,) = (one for one in menu.actions() if one.objectName() == "cover")
    assert entry.isVisible()
    assert entry.text() == say("table-cover-the-table")
    assert entry.shortcut() == QKeySequence("F5")
    at = menu.actionGeometry(entry).center()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)
    settle()
    assert (visitor.page, visitor.stage) == ("curtain", Stage.CURTAIN)
    assert not entry.isEnabled(), "it is covered"
    visitor.app.show_lobby()
    assert not entry.isVisible()


def test_who_sits_alone_has_nobody_to_cover_the_table_from(visitor: Visitor) -> None:
    visitor.app.tables.play("nyse")
    settle()
    cover(visitor)
    assert not visitor.app.window.commands["cover"].isVisible()
    assert visitor.page == "table-page"
    assert "F5" not in [keys for _, keys in shown_shortcuts(visitor.session.page)]
