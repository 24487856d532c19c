"""The stand-alone HTML page of a game: each step is there, no URL, and pictures as differences."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from dataclasses import dataclass
from functools import partial
from html.parser import HTMLParser

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.engine.incremental import finish
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.lab.gallery.look_back_samples import over
from stockgames.ui.review import replay_page as book_module
from stockgames.ui.review.replay_page import (
    WHOLE_EACH,
    Framing,
    TooLargeError,
    changed,
    chosen_steps,
    replay_page,
)
from stockgames.ui.review.step import StepWords
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.theme_context import ThemeContext

MOST = 10_000_000
PEOPLE = {"nyse": "hbb", "portfolio": "hb", "exchange": "hbb", "stock-exchange": "hbbbbbbb"}
FEW = 12
"""The number of steps of a page that is made for each game."""
_ADDRESS = re.compile(r"(?:https?:|ftp:|//[a-z]|@import|url\()", re.IGNORECASE)


class Page(HTMLParser):
    """The contents of a page: steps with their texts, tag attributes, and the data."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.steps: dict[int, str] = {}
        self.links: list[str] = []
        self.tags: list[str] = []
        self._data: list[str] = []
        self._step: int | None = None
        self._in = ""
        self.feed(text)
        self.data = json.loads("".join(self._data))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append(tag)
        self.links += [found[name] or "" for name in ("src", "href", "action") if name in found]
        self._in = "data" if tag == "script" and found.get("id") == "data" else tag
        if tag == "li":
            self._step = int(found["data-step"] or "")
            self.steps[self._step] = ""

    def handle_endtag(self, tag: str) -> None:
        self._in = ""
        if tag == "li":
            self._step = None

    def handle_data(self, data: str) -> None:
        if self._in == "data":
            self._data.append(data)
        elif self._step is not None and self._in in ("span", "small"):
            self.steps[self._step] += data


def made(match: Match, viewpoint: Viewpoint, look: ThemeContext) -> str:
    replay = GameReplay(match, range(len(match.seats)))
    make = partial(create_table, replay.game_id)
    return finish(replay_page(replay, viewpoint, look, make, "en"))


@pytest.fixture(scope="module")
def match() -> Match:
    return over("nyse", "hbb", "page")


@pytest.fixture(scope="module")
def page(match: Match, qapp: object) -> str:
    return made(match, Viewpoint(0), ThemeContext())


@dataclass(frozen=True)
class Replayed:
    """A game of each kind, and a page with some dozen steps of it."""

    replay: GameReplay
    page: str
    steps: list[int]


@pytest.fixture(scope="module", params=PEOPLE)
def replayed(request: pytest.FixtureRequest, qapp: object) -> Replayed:
    match = over(request.param, PEOPLE[request.param], "page")
    replay = GameReplay(match, range(len(match.seats)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(book_module, "MOST_STEPS", FEW)
        return Replayed(
            replay,
            made(match, Viewpoint(0), ThemeContext()),
            list(chosen_steps(replay, Viewpoint(0))),
        )


def test_every_move_of_a_game_has_its_place(match: Match, page: str) -> None:
    assert Page(page).data["steps"] == list(range(len(match.moves) + 1))


def test_every_step_has_its_sentence_and_its_picture(replayed: Replayed) -> None:
    page, replay = replayed.page, replayed.replay
    found = Page(page)
    words = StepWords(replay, create_table(replay.game_id, ThemeContext()).words)
    assert list(found.steps) == found.data["steps"] == replayed.steps
    assert (replayed.steps[0], replayed.steps[-1]) == (0, replay.total)
    for step, told in found.steps.items():
        entry = words.shown_entry(step, Viewpoint(0))
        assert told == "".join((entry.text, *filter(None, entry.notes)))
    assert len(found.data["frames"]) == len(replayed.steps)
    assert found.data["frames"][0][0] == 1
    assert 'class="head"' in page
    assert len(page.encode()) < MOST


def test_nothing_is_asked_of_the_network(replayed: Replayed) -> None:
    page = replayed.page
    found = Page(page)
    assert found.links == []
    assert not {"link", "iframe", "object", "embed", "img", "base", "form"} & set(found.tags)
    bare = re.sub(r"[A-Za-z0-9+/=]{60,}", "", page)
    assert not _ADDRESS.findall(bare)
    assert "default-src 'none'" in page


def test_frames_laid_over_each_other_are_the_table_as_it_was(replayed: Replayed) -> None:
    """JPEG changes colours slightly, so pictures are compared by their average difference."""
    frames, replay = Page(replayed.page).data["frames"], replayed.replay
    shown = QImage(1280, 640, QImage.Format.Format_RGB32)
    for whole, patches in frames[:-1]:
        painter = QPainter(shown)
        for x, y, text in patches:
            painter.drawImage(x, y, QImage.fromData(b64decode(text)))
        painter.end()
        assert whole in (0, 1)
    painter_of = book_module.TablePainter(
        replay, Viewpoint(0), ThemeContext(), partial(create_table, replay.game_id), shown.size()
    )
    meant = painter_of.picture(replayed.steps[-2])
    painter_of.close()
    assert difference(shown, meant) < 8
    assert difference(meant, QImage.fromData(b64decode(frames[0][1][0][2]))) > 16


def difference(first: QImage, second: QImage) -> float:
    """Return the largest mean difference of any of 12 × 12 fields, in shades of grey."""
    worst = 0.0
    kinds = (image.convertToFormat(QImage.Format.Format_Grayscale8) for image in (first, second))
    one, other = (image.scaled(96, 96) for image in kinds)
    for x in range(0, 96, 8):
        for y in range(0, 96, 8):
            spots = [(x + i, y + j) for i in range(8) for j in range(8)]
            off = [abs((one.pixel(*s) & 255) - (other.pixel(*s) & 255)) for s in spots]
            worst = max(worst, sum(off) / len(off))
    return worst


def test_names_cannot_break_the_page(match: Match) -> None:
    seats = [SeatInfo(name="</script><b onclick=x>", player="human"), *match.seats[1:]]
    evil = Match(match.game, seats, match.options, match.setup, "page")
    evil.replay((move.seat, move.action) for move in match.moves)
    text = made(evil, Viewpoint(0), ThemeContext())
    found = Page(text)
    assert "<b onclick" not in text
    assert found.tags.count("script") == 2
    assert any("</script><b onclick=x>" in told for told in found.steps.values())


def test_names_are_no_places_of_the_page(match: Match, page: str) -> None:
    names = ("{{data}}", "{{steps}}", "{{{{data}}")
    seats = [SeatInfo(name=name, player="human") for name in names]
    evil = Match(match.game, seats, match.options, match.setup, "page")
    evil.replay((move.seat, move.action) for move in match.moves)
    text = made(evil, Viewpoint(0), ThemeContext())
    assert all(name in text for name in names)
    assert len(Page(text).steps) == len(match.moves) + 1
    assert len(text) < 1.5 * len(page)


def test_a_page_that_takes_too_much_is_refused(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book_module, "MOST_PAGE", 1000)
    with pytest.raises(TooLargeError):
        made(match, Viewpoint(0), ThemeContext())


def test_what_the_eyes_did_not_know_is_not_in_the_page(match: Match, page: str) -> None:
    """The sentences of a seat reveal nothing that others saw in private."""
    own = Page(page).steps
    all_up = Page(made(match, Viewpoint(0, all_up=True), ThemeContext())).steps
    words = StepWords(GameReplay(match, (0,)), create_table("nyse", ThemeContext()).words)
    for step in own:
        entry = words.shown_entry(step, Viewpoint(0))
        assert own[step] == "".join((entry.text, *filter(None, entry.notes)))
    assert own.keys() == all_up.keys()


def test_a_long_game_shows_turns_or_rounds(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    replay = GameReplay(match, (0, 1, 2))
    turns = [step for step in range(replay.total + 1) if replay.turn_before(step + 1) == step]
    monkeypatch.setattr(book_module, "MOST_STEPS", replay.total)
    assert (
        chosen_steps(replay, Viewpoint(0))[1:-1]
        == turns[1 : len(chosen_steps(replay, Viewpoint(0))) - 1]
    )
    monkeypatch.setattr(book_module, "MOST_STEPS", 5)
    few = chosen_steps(replay, Viewpoint(0))
    assert (few[0], few[-1], len(few)) == (0, replay.total, 5)


def test_what_takes_too_much_is_refused(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book_module, "MOST_BYTES", 1000)
    with pytest.raises(TooLargeError):
        made(match, Viewpoint(0), ThemeContext())


SIZE = QSize(200, 120)


def picture(*boxes: QRect) -> QImage:
    found = QImage(SIZE, QImage.Format.Format_RGB32)
    found.fill(QColor("white"))
    painter = QPainter(found)
    for box in boxes:
        painter.fillRect(box, QColor("black"))
    painter.end()
    return found


def test_the_box_holds_all_that_differs_and_no_more() -> None:
    box, whole = QRect(31, 12, 9, 40), QRect(0, 0, 200, 120)
    assert changed(picture(), picture(box), whole) == box
    assert changed(picture(box), picture(), whole) == box
    assert changed(picture(box), picture(box), whole).isEmpty()
    assert changed(picture(), picture(box), QRect(100, 0, 100, 120)).isEmpty()
    assert changed(picture(), picture(whole), whole) == whole


def test_what_lies_apart_is_kept_apart() -> None:
    framing = Framing(90)
    assert framing.frame(picture()).is_whole
    frame = framing.frame(picture(QRect(2, 3, 4, 5), QRect(190, 110, 5, 5)))
    assert not frame.is_whole
    assert [(patch.x, patch.y) for patch in frame.patches] == [(2, 3), (190, 110)]


def test_a_whole_picture_comes_now_and_then() -> None:
    framing = Framing(90)
    whole = [framing.frame(picture()).is_whole for _ in range(2 * WHOLE_EACH + 3)]
    assert [n for n, one in enumerate(whole) if one] == [0, WHOLE_EACH + 1, 2 * WHOLE_EACH + 2]
