"""Highlights of a game: each sentence, mark and line compared with the record."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from stockgames.engine.history import LEAD
from stockgames.games.exchange.parts import ROUNDS
from stockgames.games.nyse.history import CRASH
from stockgames.games.stock_exchange.history import EARNINGS, GOODS, SCORE
from stockgames.presentation.story import HIGHLIGHTS, MOST_MARKS
from stockgames.ui.table.end_chart import EndChart
from stockgames.ui.table.score_history import score_chart, seat_dash
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.courses import lead_changes, moves
from tests.records.nyse.make import crashing, play
from tests.ui.table.closings import TABLES, telling_of, tellings

every_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)


@every_table
def test_lines_end_where_the_places_stand(qapp: QApplication, game_id: str, seats: int) -> None:
    for _, result, story in tellings(game_id, seats):
        for theme in (EVENING, DAYLIGHT):
            chart = score_chart(story, story.history.main, theme)
            ends = [one.end for one in chart.lines]
            assert [end[1] for end in ends if end] == list(result.scores)
            assert [one.name for one in chart.lines] == list(story.names)
            patterns = [one.dash for one in chart.lines]
            assert len(set(patterns)) == seats
            assert [one.is_own for one in chart.lines].count(True) == (story.own is not None)
            unit = story.history.of(story.history.main)[0].unit
            for one, score in zip(chart.lines, result.scores, strict=True):
                assert one.label == story.words.amount(score, unit)
                assert one.label in chart.summary


@every_table
def test_three_true_sentences_are_told(qapp: QApplication, game_id: str, seats: int) -> None:
    for match, _, story in tellings(game_id, seats):
        chosen, found = story.highlight_moments(), story.highlights()
        assert len(found) == min(HIGHLIGHTS, len(story.history.moments))
        assert len(set(found)) == len(found)
        for moment, highlight in zip(chosen, found, strict=True):
            assert highlight.text == story.sentence(moment)
            if moment.seat is not None and moment.kind != LEAD:
                assert story.names[moment.seat] in highlight.text
                made = moves(match)[moment.step - 1]
                after = moves(match)[: moment.step]
                assert moment.seat in (made["seat"], *(m.get("seat") for m in after))
            assert highlight.at == story.history.at[highlight.step]
            assert highlight.when == story.words.point(highlight.at)


@every_table
def test_the_last_change_of_leader_is_told(qapp: QApplication, game_id: str, seats: int) -> None:
    for _, _, story in tellings(game_id, seats):
        changes = lead_changes(story.history)
        found = [moment for moment in story.highlight_moments() if moment.kind == LEAD]
        assert len(found) == bool(changes)
        for moment in found:
            _, before, now = changes[-1]
            text = story.sentence(moment)
            assert text.startswith(story.names[now])
            assert story.names[before] in text
            main = story.history.of(story.history.main)
            worths = [line.values[moment.step] or 0 for line in main]
            is_second = worths[before] == worths[now] - moment.amount
            named = [name for name in story.names[: len(worths)] if f"ahead of {name}." in text]
            assert bool(named) != is_second, "whom it is ahead of by that amount"
            for name in named:
                assert worths[now] - worths[story.names.index(name)] == moment.amount


@every_table
def test_a_change_is_told_for_whom_it_was(qapp: QApplication, game_id: str, seats: int) -> None:
    for _, _, story in tellings(game_id, seats):
        for moment in story.history.moments:
            text = story.changes(moment)
            for seat, change in enumerate(moment.changes):
                amount = story.words.amount(abs(change or 0), story.words.currency)
                sign = "+" if (change or 0) > 0 else "−"
                entry = f"{story.names[seat]}\N{NO-BREAK SPACE}{sign}{amount}"
                only = sum(map(bool, moment.changes)) == 1 and moment.seat == seat
                assert (entry in text) == bool(change) or (only and not text)


@every_table
def test_the_viewers_own_moment_is_told(qapp: QApplication, game_id: str, seats: int) -> None:
    for _, _, story in tellings(game_id, seats):
        own = story.own
        if own is None:
            continue
        known = [m for m in story.history.moments if m.changes and m.changes[own]]
        if known:
            most = max(abs(moment.changes[own] or 0) for moment in known)
            changes = [abs(m.changes[own] or 0) for m in story.highlight_moments() if m.changes]
            assert most in changes


@every_table
def test_marks_carry_their_sentences_numbers(qapp: QApplication, game_id: str, seats: int) -> None:
    for _, _, story in tellings(game_id, seats):
        chart = score_chart(story, story.history.main, EVENING)
        assert len(chart.marks) <= MOST_MARKS
        numbered = {mark.number: mark for mark in chart.marks if mark.number}
        for number, highlight in enumerate(story.highlights(), 1):
            mark = numbered[number]
            assert mark.emblem == highlight.emblem
            if highlight.at:
                assert chart.points[mark.at] == highlight.when
        others = story.turning_points()
        assert len(others) <= MOST_MARKS


def test_every_crash_is_marked_also_where_headlines_are_too_close(qapp: QApplication) -> None:
    counts = Counter[int]()
    for seed in range(6):
        story = telling_of(play(4, f"crash {seed}", crashing, {}), own=0)
        crashes = [moment for moment in story.history.moments if moment.kind == CRASH]
        marks = [mark.emblem for mark in score_chart(story, "worth", EVENING).marks]
        assert marks.count("crash") == len(crashes)
        counts[len(crashes)] += 1
    assert max(counts) > 1


@every_table
def test_every_kind_of_line_has_words(qapp: QApplication, game_id: str, seats: int) -> None:
    _, _, story = tellings(game_id, seats)[0]
    titles = {story.words.title(kind) for kind in story.kinds}
    assert len(titles) == len(story.kinds)
    for kind in story.kinds:
        chart = score_chart(story, kind, EVENING)
        assert chart.lines
        assert story.words.short_title(kind)
        assert all(re.search(r"\d", one.label) for one in chart.lines)


def test_lines_that_all_end_alike_are_not_offered(qtbot: QtBot) -> None:
    """At Stock Exchange everybody ends with twelve resources."""
    for _, _, story in tellings("stock-exchange", 8):
        chart = EndChart(ThemeContext())
        qtbot.addWidget(chart)
        chart.set_data(story)
        offered = {each.text() for each in chart.findChildren(QAbstractButton)}
        assert {story.words.short_title(kind) for kind in (SCORE, EARNINGS)} <= offered
        assert story.words.short_title(GOODS) not in offered


def test_the_viewers_line_alone_is_solid() -> None:
    for own in (None, 0, 3):
        patterns = [seat_dash(seat, own) for seat in range(8)]
        assert len(set(patterns)) == 8
        assert own is None or [not pattern for pattern in patterns].index(True) == own


@pytest.mark.parametrize("seats", [3, 6])
def test_the_foot_of_the_chart_calls_the_close_by_name(qapp: QApplication, seats: int) -> None:
    for match, _, story in tellings("exchange", seats):
        if moves(match)[-1]["do"] != "influence":
            continue  # ended early by ruin
        rounds = [f"{number}" for number in range(1, ROUNDS + 1)]
        foot = score_chart(story, story.history.main, EVENING).foot
        assert [label for label in foot if label] == [*rounds, story.words.point(ROUNDS + 1)]


def test_stock_exchange_s_lines_begin_with_the_first_round(qapp: QApplication) -> None:
    """They began at $320,000: nobody has gold before the first round, so all tie for the bonus."""
    for _, _, story in tellings("stock-exchange", 8):
        for kind in story.kinds:
            chart = score_chart(story, kind, EVENING)
            is_dollars = story.history.of(kind)[0].unit == "dollars"
            assert (chart.points[0] == story.words.point(1)) == is_dollars
            assert all(line.values[0] is not None for line in chart.lines)
        assert story.history.leaders[0] is None
