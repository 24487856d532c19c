"""The animator: steps in order, one end, and ways to cut it short; pictures that fade."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.motion import Animator, CrossFade, Step, Together, length


def recorder(seen: list[str], name: str, milliseconds: int = 20) -> Step:
    def go(share: float) -> None:
        if share == 1.0:
            seen.append(name)

    return Step(milliseconds, go, before=lambda: seen.append(f"before {name}"))


def test_steps_follow_each_other_and_the_end_comes_once(qtbot: QtBot) -> None:
    seen: list[str] = []
    animator = Animator()
    animator.run([recorder(seen, "one"), recorder(seen, "two")], 1.0, lambda: seen.append("done"))
    assert animator.is_running
    qtbot.waitUntil(lambda: "done" in seen)
    assert seen == ["before one", "one", "before two", "two", "done"]
    assert not animator.is_running


def test_finishing_jumps_to_the_end_of_every_step() -> None:
    seen: list[str] = []
    animator = Animator()
    steps = [recorder(seen, "one", 9000), recorder(seen, "two", 9000)]
    animator.run(steps, 1.0, lambda: seen.append("done"))
    animator.finish()
    animator.finish()
    assert seen.count("done") == 1
    assert seen.index("one") < seen.index("two") < seen.index("done")


def test_dropping_calls_nothing() -> None:
    seen: list[str] = []
    animator = Animator()
    animator.run([recorder(seen, "one", 9000)], 1.0, lambda: seen.append("done"))
    animator.drop()
    assert not animator.is_running
    assert "done" not in seen


def test_a_new_sequence_ends_the_one_before() -> None:
    seen: list[str] = []
    animator = Animator()
    animator.run([recorder(seen, "one", 9000)], 1.0, lambda: seen.append("first done"))
    animator.run([recorder(seen, "two", 9000)], 1.0, lambda: seen.append("second done"))
    assert "first done" in seen
    assert "second done" not in seen
    animator.finish()
    assert seen[-1] == "second done"


@pytest.mark.parametrize("steps", [[], [Step(500)]])
def test_nothing_to_do_at_no_duration_ends_at_once(qtbot: QtBot, steps: list[Step]) -> None:
    seen: list[str] = []
    Animator().run(steps, 0.0, lambda: seen.append("done"))
    qtbot.waitUntil(lambda: seen == ["done"])


def test_an_animator_may_go_with_what_is_done_at_the_end(qtbot: QtBot) -> None:
    seen: list[str] = []
    animator = Animator()
    holder = [animator]
    animator.run([Step(1)], 1.0, holder.clear)  # only the callback references it
    group = animator._group
    assert group is not None
    group.finished.connect(lambda: seen.append("told"))
    group.destroyed.connect(lambda: seen.append("deleted"))
    del animator, group, holder
    qtbot.waitUntil(lambda: "deleted" in seen)
    assert seen == ["told", "deleted"]


def test_an_animator_that_goes_takes_what_moves_along(qtbot: QtBot) -> None:
    seen: list[str] = []
    animator = Animator()
    animator.run([Step(600_000)], 1.0, lambda: seen.append("done"))
    group = animator._group
    assert group is not None
    group.destroyed.connect(lambda: seen.append("deleted"))
    shiboken6.delete(animator)
    assert group.state() == QAbstractAnimation.State.Stopped
    del group
    qtbot.waitUntil(lambda: "deleted" in seen)
    assert seen == ["deleted"]


class TestSounds:
    def test_they_are_heard_in_their_place(self, qtbot: QtBot) -> None:
        seen: list[str] = []
        animator = Animator()
        animator.sounded.connect(lambda sound: seen.append(sound.value))
        steps = [recorder(seen, "one"), *animator.heard(Sound.CHIP), recorder(seen, "two")]
        animator.run([*steps, *animator.heard(Sound.BELL)], 1.0, lambda: seen.append("done"))
        qtbot.waitUntil(lambda: "done" in seen)
        assert seen == ["before one", "one", "chip", "before two", "two", "bell", "done"]

    def test_no_sound_takes_no_step(self) -> None:
        assert Animator().heard(None) == []

    def test_what_is_jumped_over_is_silent(self, qtbot: QtBot) -> None:
        seen: list[Sound] = []
        animator = Animator()
        animator.sounded.connect(seen.append)
        steps = [Step(9000), *animator.heard(Sound.CHIP)]
        animator.run(steps, 1.0, lambda: None)
        animator.finish()
        animator.run(animator.heard(Sound.CHIP), 0.0, lambda: None)
        qtbot.waitUntil(lambda: not animator.is_running)
        assert seen == []


class TestBackwards:
    def test_motions_go_from_their_end_to_their_beginning(self, qtbot: QtBot) -> None:
        shares, begun, done = list[float](), list[str](), list[bool]()
        steps = [
            Step(20, lambda share: shares.append(share), before=lambda: begun.append("one")),
            Step(20, lambda share: shares.append(1 + share)),
        ]
        animator = Animator()
        animator.run_back(steps, 1.0, lambda: done.append(True))
        forth = len(shares)
        assert shares[-1] > 1.9
        assert begun == ["one"]
        qtbot.waitUntil(lambda: bool(done))
        assert shares[forth:] == sorted(shares[forth:], reverse=True)
        assert shares[-1] == 0
        assert begun == ["one"]

    def test_finishing_jumps_to_the_beginning_once(self) -> None:
        shares, done = list[float](), list[bool]()
        animator = Animator()
        animator.run_back([Step(5000, shares.append)], 1.0, lambda: done.append(True))
        assert not done
        animator.finish()
        assert shares[-1] == 0
        assert done == [True]
        animator.run([Step(5000, shares.append)], 1.0, lambda: done.append(False))
        animator.finish()
        assert shares[-1] == 1

    def test_nothing_is_heard(self) -> None:
        animator, heard = Animator(), list[object]()
        animator.sounded.connect(heard.append)
        steps = [*animator.heard(Sound.BELL), Step(10)]
        animator.run_back(steps, 1.0, lambda: None)
        animator.finish()
        assert heard == []


def test_motions_together_begin_at_once_and_the_longest_ends_them(qtbot: QtBot) -> None:
    seen: list[str] = []
    short, long = recorder(seen, "short", 10), recorder(seen, "long", 60)
    both = Together([short], [Step(5), long])
    assert (both.length, length([both, Step(10)])) == (65, 75)
    animator = Animator()
    animator.run([both, recorder(seen, "next")], 1.0, lambda: seen.append("done"))
    assert seen == ["before short"]
    qtbot.waitUntil(lambda: "done" in seen)
    assert seen.index("short") < seen.index("long") < seen.index("before next")


def test_jumping_to_the_end_runs_every_track_once() -> None:
    seen: list[str] = []
    animator = Animator()
    tracks = [recorder(seen, "one", 900)], [Step(50), recorder(seen, "two", 20)]
    animator.run([Together(*tracks)], 1.0, lambda: seen.append("done"))
    animator.finish()
    names = ("before one", "one", "before two", "two", "done")
    assert [seen.count(name) for name in names] == [1] * 5
    assert seen[-1] == "done"


def test_motions_together_go_back_together(qtbot: QtBot) -> None:
    places = {"a": 0.0, "b": 0.0}

    def move(name: str) -> Step:
        return Step(20, lambda share: places.update({name: share}))

    done: list[int] = []
    animator = Animator()
    animator.run_back([Together([move("a")], [move("b"), Step(20)])], 1.0, lambda: done.append(1))
    assert places["a"] == 1.0
    qtbot.waitUntil(lambda: done == [1])
    assert places == {"a": 0.0, "b": 0.0}


class Fading:
    """A scene with a red ground that turns green under the fade."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene(QRectF(0, 0, 40, 30))
        self.ground = self.scene.addRect(self.scene.sceneRect(), brush=QColor("red"))
        self.animator = Animator()
        self.fade = CrossFade(self.scene, self.animator, lambda event: None)
        self.done = 0

    def begin(self) -> None:
        self.fade.run((), lambda: self.ground.setBrush(QColor("green")), 1.0, self.end)

    def end(self) -> None:
        self.done += 1

    def pictures(self) -> list[QGraphicsPixmapItem]:
        return [item for item in self.scene.items() if isinstance(item, QGraphicsPixmapItem)]


@pytest.fixture
def fading(qapp: QApplication) -> Fading:
    return Fading()


def test_the_old_picture_lies_over_the_new_one(fading: Fading) -> None:
    fading.begin()
    (picture,) = fading.pictures()
    assert picture.pixmap().toImage().pixelColor(20, 15) == QColor("red")
    assert fading.ground.brush().color() == QColor("green")
    assert fading.done == 0


def test_its_end_takes_it_away_and_is_told_once(fading: Fading) -> None:
    fading.begin()
    fading.animator.finish()
    fading.animator.finish()
    assert (fading.pictures(), fading.done) == ([], 1)


def test_a_fade_that_is_dropped_leaves_no_picture(fading: Fading) -> None:
    fading.begin()
    fading.animator.drop()
    fading.fade.clear()
    assert (fading.pictures(), fading.done) == ([], 0)


def test_a_second_fade_ends_the_first(fading: Fading) -> None:
    fading.begin()
    fading.begin()
    assert (len(fading.pictures()), fading.done) == (1, 1)


@pytest.mark.parametrize("height", [0.0, 0.4])
def test_where_there_is_no_room_the_change_comes_at_once(fading: Fading, height: float) -> None:
    fading.scene.setSceneRect(0, 0, 40, height)
    fading.begin()
    assert (fading.ground.brush().color(), fading.pictures()) == (QColor("green"), [])
    assert fading.done == 1
