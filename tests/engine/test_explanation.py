"""What speaks for and against an action, for any game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args, get_type_hints

from lemonade.rules.game import GAME
from stockgames.engine import registry
from stockgames.engine.explanation import Ground, Why, told_apart
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.ui.help.texts import rules_text


@dataclass(frozen=True, slots=True)
class Told(Ground):
    """One of several reasons."""

    word: str


def test_what_both_share_does_not_set_them_apart() -> None:
    chosen = Why((Told("rises"), Told("safe")), (Told("dear"),))
    other = Why((Told("rises"), Told("falls")), (Told("dear"), Told("late")))
    assert told_apart(chosen, other) == Why((Told("falls"),), (Told("late"),))
    assert told_apart(chosen, chosen) == Why()


@dataclass(frozen=True, slots=True)
class Costs(Ground):
    """A cost, which is computed for each action."""

    thing: str
    amount: int

    @property
    def matter(self) -> object:
        return Costs, self.thing


def test_a_figure_alone_does_not_set_two_actions_apart() -> None:
    chosen = Why((), (Costs("swap", 300),))
    other = Why((), (Costs("swap", 280), Costs("fee", 10)))
    assert told_apart(chosen, other).risks == (Costs("fee", 10),)


def test_a_game_that_cannot_tell_has_no_grounds() -> None:
    match = Match.deal(GAME, [SeatInfo(name=n, player="human") for n in "AB"], {}, "why")
    seat = match.actors[0]
    view = match.view(seat)
    assert match.game.explain(view, view.legal[0], match.options) == Why()


def test_every_game_in_the_box_names_rulings_of_its_own_actions() -> None:
    for game_id in registry.game_ids():
        game = registry.load(game_id)
        assert set(game.rulings) <= {
            get_args(get_type_hints(kind)["do"])[0] for kind in game.codec.kinds
        }
        assert set(game.rulings.values()) <= rules_text(game_id, "en").anchors
