"""Buttons and texts of the action panel, for the current step of `ActionBuilder`."""

from __future__ import annotations

from stockgames.games.nyse.action_builder import (
    DISCARDING,
    SPECIALS,
    STOPPING,
    WAIVING,
    ActionBuilder,
    Place,
    Target,
)
from stockgames.games.nyse.actions import SUPPLY, StockSwap, marking_key
from stockgames.games.nyse.facts import NyseFacts
from stockgames.games.nyse.parts import Marking
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.nyse import terms as t
from stockgames.presentation.games.nyse.words import NyseWords, becomes
from stockgames.presentation.messages import refusal_text
from stockgames.presentation.panel import Choice, ChoiceGroup, Panel, back_choice, default_choice
from stockgames.presentation.sentences.speech import say

_UNEXPLAINED = ("which", "partner", "want", "give")
"""Steps in which a note explains the special chip, as the question doesn't."""
_ENDS = ("market", "invest", "give", "waive", "surrender")
"""Steps that can complete an action, and so have a button to confirm it."""
_MOST_BUTTONS = 7
"""The number of buttons that fit in the smallest window, including confirm and back."""


def target_label(target: Target, context: TableContext) -> str:
    kind, number = target.place
    if target.name.startswith("take-"):
        return say("nyse-take", sector=t.sector(number))
    if target.name.startswith("discard-"):
        return say("nyse-discard", sector=t.sector(number))
    if kind == "seat":
        return context.names[number]
    if kind == "chip":
        return t.chip(number >> 2, number & 3)
    return t.sector(number % 4)


def target_note(target: Target, choosing: ActionBuilder, facts: NyseFacts) -> str:
    """Return what choosing a target does, or why it can't be chosen."""
    if target.refused is not None:
        return refusal_text("nyse", target.refused)
    kind, number = target.place
    if kind == "chip":
        return t.special_tip(number & 3, alone=facts.is_alone)
    move = choosing.forecast(target.name, facts)
    return becomes(move) if move is not None else ""


def build_panel(
    choosing: ActionBuilder, facts: NyseFacts, context: TableContext, words: NyseWords
) -> Panel:
    """Return what the action panel shows."""
    if not choosing.open:
        return Panel()
    title = words.title(facts, context)
    if choosing.way.step in ("take", "discard"):
        groups = _turn_groups(choosing, facts, words)
    else:
        groups = _step_groups(choosing, facts, context, words)
    note = _note(choosing, facts, context, words)
    return Panel(title, tuple(group for group in groups if group.choices or group.caption), note)


def _note(
    choosing: ActionBuilder, facts: NyseFacts, context: TableContext, words: NyseWords
) -> str:
    if (no_take := choosing.no_take()) is not None:
        return refusal_text("nyse", no_take)
    if choosing.way.step == "surrender":
        return say("nyse-a-swap-is-not-refused", chips=len(choosing.targets()))
    if choosing.way.step == "take":
        return words.prompt(facts)
    if choosing.way.step in _UNEXPLAINED:
        does = _explained(choosing, facts)
        on_the_table = choosing.targets() and not _listed(choosing)
        return f"{does} {_how(choosing)}" if on_the_table else does
    return ""


def _explained(choosing: ActionBuilder, facts: NyseFacts) -> str:
    """Return what the special chip does; if a swap with concealed hands is binding, that."""
    if no_way_back := refusal_text("nyse", choosing.no_way_back()):
        return no_way_back
    does = t.special_does(choosing.way.marking, alone=facts.is_alone)
    if choosing.concealed and choosing.way.step == "give":
        return say("nyse-if-they-have-none", want=t.sector(choosing.way.want or 0))
    return does


def _turn_groups(choosing: ActionBuilder, facts: NyseFacts, words: NyseWords) -> list[ChoiceGroup]:
    first = () if choosing.no_take() else (_confirm(choosing, words),)
    groups = [ChoiceGroup("", first)]
    if choosing.way.step == "discard":
        return [*groups, ChoiceGroup("", (back_choice(),))]
    if choosing.investing:
        return [*groups, _stop_group(choosing, facts)]
    plays = tuple(_special(choosing, marking, facts) for marking in choosing.specials())
    caption = say("nyse-or-play-a-special-from")
    if choosing.no_take():
        caption = say("nyse-use-a-special-chip")
    if plays:
        groups.append(ChoiceGroup(caption, plays))
    discards = choosing.discards()
    if discards:
        label = say("nyse-discard-from-the-supply")
        if len(discards) == 1:
            label = words.label(discards[0])
        narrow = (Choice(DISCARDING, label, key="D"),)
        caption = say("nyse-or-shrink-the-supply")
        groups.append(ChoiceGroup(caption, narrow))
    return groups


def _stop_group(choosing: ActionBuilder, facts: NyseFacts) -> ChoiceGroup:
    if choosing.stop() is None:
        return ChoiceGroup("", ())
    label = say("nyse-take-nothing") if facts.takes_left == 2 else say("nyse-stop-after-one-chip")
    return ChoiceGroup(say("nyse-or-stop-here"), (Choice(STOPPING, label, key="X"),))


def _special(choosing: ActionBuilder, marking: Marking, facts: NyseFacts) -> Choice:
    return Choice(
        f"play-{marking_key(marking)}",
        t.special(marking),
        key=str(SPECIALS.index(marking) + 1),
        emblem=t.FACES[marking],
        why_not=refusal_text("nyse", choosing.refused_special(marking)),
        tip=t.special_does(marking, alone=facts.is_alone),
    )


def _confirm(choosing: ActionBuilder, words: NyseWords) -> Choice:
    """Return the primary button: the action chosen so far, or what is missing.

    For a swap it names the chip to give; the question above says what it is for.
    """
    action = choosing.action()
    if action is not None:
        label = words.label(action)
        if isinstance(action, StockSwap):
            label = say("nyse-give", chip=t.sector(action.give.color))
        return default_choice(label)
    label = say("nyse-missing", step=choosing.way.step)
    return default_choice(label, _how(choosing), tells_keys=True)


def _how(choosing: ActionBuilder) -> str:
    """Return how to choose a target on the table; seats have no letter keys."""
    return say("nyse-how", step=choosing.way.step)


def _step_groups(
    choosing: ActionBuilder, facts: NyseFacts, context: TableContext, words: NyseWords
) -> list[ChoiceGroup]:
    step, question = choosing.way.step, _question(choosing, facts, context)
    listed = tuple(_pick(target, i, context) for i, target in enumerate(_listed(choosing)))
    confirm = (_confirm(choosing, words),) if step in _ENDS else ()
    if step == "surrender":
        others = listed if len(listed) > 1 else ()
        return [ChoiceGroup(question, confirm), ChoiceGroup("", others)]
    waive = [Choice(WAIVING, say("nyse-waive-the-trade"), key="W")]
    ends = (*confirm, *(waive if choosing.can_waive() else ()))
    groups = [ChoiceGroup(question, listed), ChoiceGroup("", ends)]
    no_way_back = choosing.no_way_back() and step == "partner"
    return groups if no_way_back else [*groups, ChoiceGroup("", (back_choice(),))]


def _pick(target: Target, index: int, context: TableContext) -> Choice:
    return Choice(
        f"pick-{target.name}",
        _short_label(target, context),
        key=str(index + 1),
        emblem=_emblem(target.place),
        why_not=refusal_text("nyse", target.refused),
    )


def _listed(choosing: ActionBuilder) -> list[Target]:
    """Return the targets that get buttons too; none for later piles or if they are too many.

    Every target can be chosen on the table, by mouse and by keyboard.
    """
    targets, step = choosing.targets(), choosing.way.step
    others = 2 if step in _ENDS or choosing.can_waive() else 1
    return [] if step in ("invest", "waive") or len(targets) + others > _MOST_BUTTONS else targets


def _short_label(target: Target, context: TableContext) -> str:
    kind, number = target.place
    if kind != "chip":
        return target_label(target, context)
    return t.chip_short(number >> 2, number & 3)


def _emblem(place: Place) -> str:
    kind, number = place
    if kind == "seat":
        return ""
    color = number >> 2 if kind == "chip" else number % 4
    return t.EMBLEMS[color]


def _question(choosing: ActionBuilder, facts: NyseFacts, context: TableContext) -> str:
    way, swap = choosing.way, facts.swap
    if way.step == "surrender" and swap is not None:
        name = context.names[facts.active]
        return say("nyse-wants-for", name=name, want=t.sector(swap.want), give=t.sector(swap.give))
    from_pile = way.partner == SUPPLY
    return say(
        "nyse-question",
        step="pile" if way.step == "want" and from_pile else way.step,
        name="" if way.partner is None or from_pile else context.names[way.partner],
        sector="" if way.want is None else t.sector(way.want),
    )
