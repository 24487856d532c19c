"""The pictures in the pages of rules: parts of the table as it stands at a step of a lesson.

They are painted by the table itself whenever a page shows them, so that they speak the language in
force, lie in the room that is chosen, and change when the table does.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPixmap

from stockgames.controllers.calm import calm_action
from stockgames.engine.match import Match
from stockgames.lessons.run import Run, begin
from stockgames.lessons.script import LEARNER, Picture, lessons_of
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import HasPlaces
from stockgames.ui.table.still import still_context, still_table

_TABLE: Final = QSize(1280, 720)


def rule_picture(game: str, name: str, look: Look) -> QPixmap:
    """Return a picture of a game's rules in the room of a look.

    Raises LookupError for a name that the game's lessons don't have.
    """
    picture = lessons_of(game).pictures[name]
    match = _match_at(game, picture)
    room, size = Look(), _TABLE * max(1.0, look.scale)
    room.resemble(look)
    room.fit(size)
    table = still_table(match, still_context(match, LEARNER), room, size)
    widget = table.widget()
    try:
        widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        widget.show()  # nothing has a place on a table that was never laid out
        table.finish()
        assert isinstance(table, HasPlaces)
        return widget.grab(_part(table, picture, room) & widget.rect())
    finally:
        widget.close()
        widget.deleteLater()


def _match_at(game: str, picture: Picture) -> Match:
    """Return the match as it is when the coach speaks at a step."""
    lesson = lessons_of(game).lesson(picture.lesson)
    match = begin(game, lesson, say("lessons-you"))
    run = Run(game, lesson, match, calm_action)
    run.skip_to([step.id for step in lesson.steps].index(picture.step))
    run.prepare()
    return match


def _part(table: HasPlaces, picture: Picture, look: Look) -> QRect:
    """Return which part of the table shows all places of a picture."""
    whole = QRectF()
    for place in picture.places:
        whole = whole.united(table.where(place))
    beside, above = (look.px(margin) for margin in picture.margin)
    return whole.adjusted(-beside, -above, beside, above).toAlignedRect()
