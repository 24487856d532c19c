"""The slate of a closing page agrees with the evening page."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.evenings.evening import Stage
from stockgames.lab.gallery.evening_samples import facts_of, played
from stockgames.ui.evening.standing import slate_of
from stockgames.ui.evening.words import points_text


def test_the_game_just_over_is_the_one_that_is_ringed(qapp: QApplication) -> None:
    facts = facts_of(played(5, 2))
    over = [act for act in facts.acts if act.stage is Stage.OVER]
    assert over
    for act in over:
        slate = slate_of(facts, act.number)
        assert slate is not None
        assert len(slate.emblems) == len(over)
        place = facts.acts.index(act)
        lines = [line for line in facts.lines if line.place is not None]
        assert [row.total for row in slate.rows] == [points_text(line.total) for line in lines]
        for row, line in zip(slate.rows, lines, strict=True):
            worth = line.by_act[place]
            assert row.cells[slate.fresh] == ("" if worth is None else points_text(worth))
            assert row.leads == (line.place == 1)


def test_a_game_that_is_not_over_has_no_slate(qapp: QApplication) -> None:
    facts = facts_of(played(5, 2))
    waiting = [act.number for act in facts.acts if act.stage is not Stage.OVER]
    assert waiting
    assert slate_of(facts, waiting[0]) is None
