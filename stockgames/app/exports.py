"""Saves a replayed game: as a picture, a record, or an HTML page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from stockgames.app.context import AppContext
from stockgames.engine import registry
from stockgames.presentation.sentences.speech import say
from stockgames.ui.widgets.later import later

if TYPE_CHECKING:
    from stockgames.engine.incremental import Steps
    from stockgames.engine.match import Match
    from stockgames.ui.review.look_back import LookBackPage
    from stockgames.ui.window.dialogs import WaitingSheet
    from stockgames.ui.window.files import Target


class Exports(QObject):
    """Asks where to save, and writes; a page is painted picture by picture and can be cancelled."""

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self._app = app
        self._work: Steps[str] | None = None
        self._sheet: WaitingSheet | None = None
        self._target: Target | None = None

    def save(self, match: Match, page: LookBackPage, kind: str) -> None:
        """Save a picture of the page, the record, or an HTML page of the whole game."""
        title = registry.title(match.game.meta.id)
        if kind == "record":
            self._app.files.save(match.record(sealed=True), title)
            return
        from stockgames.ui.window.files import PAGE, PICTURE, ToSave

        words = say("shell-save-what-is-looked-back-at")
        if kind == "picture":
            picture = _as_png(page)  # before a dialog covers it
            what = ToSave(words, title, (PICTURE,))
            self._app.filing.save(what, lambda target: self._app.filing.write(target, picture))
        else:
            self._app.filing.save(ToSave(words, title, (PAGE,)), partial(self._begin, page))

    def _begin(self, page: LookBackPage, target: Target) -> None:
        from stockgames.ui.review.replay_page import replay_page
        from stockgames.ui.table.generic import create_table
        from stockgames.ui.window.dialogs import WaitingSheet

        self._cancel()
        make = partial(create_table, page.reel.game_id)
        language = QLocale().bcp47Name()
        self._target = target
        self._work = replay_page(page.reel, page.viewpoint, self._app.look, make, language)
        self._sheet = WaitingSheet(self._app.look, say("review-is-painted"), self._app.window)
        self._sheet.rejected.connect(self._cancel)
        self._sheet.open()
        later(self, self._go_on)

    def _go_on(self) -> None:
        from stockgames.ui.review.replay_page import TooLargeError

        if self._work is None or self._sheet is None or self._target is None:
            return
        try:
            self._sheet.bar.set_share(next(self._work))
        except StopIteration as end:
            self._cancel()
            self._app.filing.write(self._target, end.value.encode())
        except TooLargeError:
            self._cancel()
            self._app.messages.say(say("review-too-large"))
        else:
            later(self, self._go_on)

    def _cancel(self) -> None:
        self._work = None
        sheet, self._sheet = self._sheet, None
        if sheet is not None:
            sheet.rejected.disconnect(self._cancel)
            sheet.close()


def _as_png(page: LookBackPage) -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    page.grab().save(buffer, "PNG")
    return bytes(buffer.data().data())
