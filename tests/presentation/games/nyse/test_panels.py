"""NYSE's action panel: what is proposed, what else there is, and why not."""

from __future__ import annotations

import pytest

from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Result, seen_as
from stockgames.games.nyse.action_builder import ActionBuilder, Target
from stockgames.games.nyse.actions import TAKE
from stockgames.games.nyse.facts import facts_of
from stockgames.games.nyse.options import Options
from stockgames.games.nyse.parts import AGGRESSIVE_INVESTMENT, SPECULATIVE_MARKET, STOCK_SWAP
from stockgames.games.nyse.view import NyseView
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.nyse import panels
from stockgames.presentation.games.nyse.results import headline
from stockgames.presentation.games.nyse.words import NyseWords
from stockgames.presentation.panel import Choice, Panel
from tests.presentation.contexts import context
from tests.ui.table.seating import NAMES, stacked_setup

SPECIALS = ["speculative_market", "aggressive_investment", "stock_swap"]


class Asked:
    """The seat to move, and its picks."""

    def __init__(self, match: Match) -> None:
        self.match, self.seat = match, match.actors[0]
        self.view = seen_as(NyseView, match.view(self.seat))
        self.choosing, self.words = ActionBuilder(), NyseWords()
        self.choosing.renew(self.view, is_open=True, concealed=False)

    def panel(self) -> Panel:
        facts = facts_of(self.view, concealed=False)
        return panels.build_panel(self.choosing, facts, context(self.match, self.seat), self.words)

    def choices(self) -> dict[str, Choice]:
        return {choice.name: choice for group in self.panel().groups for choice in group.choices}

    def note(self, target: Target) -> str:
        return panels.target_note(target, self.choosing, facts_of(self.view, concealed=False))


def table(seats: int = 2, takes: str = "", blue: list[str] | None = None) -> Asked:
    """Return a table after takes of these colours, by number."""
    infos = [SeatInfo(name=name, player="human") for name in NAMES[:seats]]
    setup = stacked_setup(seats, 0, blue=blue or [])
    match = Match.deal(registry.load("nyse"), infos, {}, "panels", setup)
    for color in takes:
        match.act(match.actors[0], TAKE[int(color)])
    return Asked(match)


def test_a_turn_begins_with_a_pile_to_pick_and_a_supply_to_shrink() -> None:
    asked = table()
    found = asked.choices()
    assert list(found) == ["confirm", "discard"]
    assert found["confirm"].why_not
    assert asked.choosing.pick("take-red")
    confirm = asked.choices()["confirm"]
    assert (confirm.label, confirm.why_not) == ("Take Fossil fuels", "")
    assert confirm.kind == "primary"


def test_specials_in_hand_are_offered_by_number_and_say_what_they_do() -> None:
    asked = table(2, "0101", [SPECIALS[0], SPECIALS[2]])
    found = asked.choices()
    plays = [name for name in found if name.startswith("play-")]
    assert plays == ["play-speculative-market", "play-stock-swap"]
    assert [found[name].key for name in plays] == ["1", "3"]
    assert all(found[name].tip for name in plays)


def test_a_step_lists_what_can_be_picked_with_numbers_and_a_way_back() -> None:
    asked = table(2, "0101", [SPECIALS[0]])
    assert asked.choosing.play(SPECULATIVE_MARKET)
    found = asked.choices()
    assert [choice.key for choice in found.values()] == ["1", "2", "3", "4", "Enter", "Esc"]
    assert found["confirm"].why_not
    assert asked.choosing.pick(asked.choosing.targets()[2].name)
    assert asked.choices()["confirm"].label == "Push Fossil fuels two spaces"


def test_a_swap_asks_with_whom_for_what_and_against_what() -> None:
    asked = table(3, "012312", [SPECIALS[2]])
    assert asked.choosing.play(STOCK_SWAP)
    questions = [asked.panel().groups[0].caption]
    for _ in range(2):
        target = next(t for t in asked.choosing.targets() if t.refused is None)
        assert asked.choosing.pick(target.name)
        questions.append(asked.panel().groups[0].caption)
    assert len(set(questions)) == 3
    assert "Bruno" in questions[1]


def test_an_investment_can_be_stopped() -> None:
    asked = table(2, "01", [SPECIALS[1]])
    assert asked.choosing.play(AGGRESSIVE_INVESTMENT)
    asked.match.act(asked.seat, asked.choosing.action() or pytest.fail("no action"))
    stop = Asked(asked.match).choices()["stop"]
    assert (stop.label, stop.key) == ("Take nothing", "X")


def test_what_a_target_is_called_and_why_it_cannot_be_picked() -> None:
    asked = table(2, "0101", [SPECIALS[2]])
    seen, targets = context(asked.match, 0), asked.choosing.targets()
    labels = {target.name: panels.target_label(target, seen) for target in targets}
    assert labels["take-blue"] == "Take Chemicals"
    assert len(set(labels.values())) == len(labels)
    takes = [target for target in targets if target.name.startswith("take-")]
    assert all(asked.note(target) for target in takes)


ALONE = (SeatInfo(name="Ada", player="human"),)


@pytest.mark.parametrize(
    ("best", "is_study", "told"),
    [
        (None, False, "$49M, your best so far"),
        (48, False, "$49M, your best so far"),
        (60, False, "$49M; your best is $60M"),
        (None, True, "$49M at the end"),
    ],
)
def test_alone_a_record_is_named_but_not_where_others_began(
    qapp: object, best: int | None, is_study: bool, told: str
) -> None:
    context = TableContext(
        ALONE, Stage.OVER, None, 0, 0, (0,), Options(), best=best, is_study=is_study
    )
    assert headline(Result((1,), (49,), {}), context) == told
