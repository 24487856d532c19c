"""The evening that is on, in short, as the lobby's slate tells it."""

from __future__ import annotations

from typing import Final

from stockgames.engine import registry
from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.ui.evening.words import names_of, points_text, title
from stockgames.ui.lobby.entries import EveningEntry, GameStage
from stockgames.ui.sentences.speech import say

_STAGES: Final[dict[Stage, GameStage]] = {
    Stage.OVER: "played",
    Stage.RUNNING: "begun",
    Stage.BROKEN_OFF: "begun",
    Stage.TO_COME: "to-come",
}


def in_short(facts: PageFacts) -> EveningEntry:
    """Return what the lobby tells of an evening."""
    portraits = facts.portraits
    coming = facts.broken or facts.next
    ranked = [line for line in facts.lines if line.place is not None]
    return EveningEntry(
        title=title(facts),
        news=_news(facts),
        leader=portraits[facts.winners[0]] if facts.winners else None,
        points=tuple((portraits[line.person], points_text(line.total)) for line in ranked),
        games=tuple((act.game, _stage(act)) for act in facts.acts),
        next_game=registry.title(coming.game) if coming is not None else "",
        goes_on=facts.broken is not None,
    )


def _stage(act: ActFacts) -> GameStage:
    return "next" if act.is_next else _STAGES[act.stage]


def _news(facts: PageFacts) -> str:
    """Return who leads and how far the evening is; before the first game, how many are here."""
    if facts.winners:
        names, leaders = names_of(facts, facts.winners), len(facts.winners)
        games = len(facts.acts)
        return say(
            "lobby-leads-so-far", names=names, leaders=leaders, played=facts.played, games=games
        )
    if facts.lines:
        return say("lobby-people-are-here", count=len(facts.lines))
    return say("lobby-nobody-is-here-yet")
