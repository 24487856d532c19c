"""The choices of the action panel, made from how far the way to an action has come."""

from __future__ import annotations

from stockgames.games.nyse.actions import SUPPLY
from stockgames.games.nyse.codes import Refused
from stockgames.games.nyse.parts import Marking
from stockgames.games.nyse.view import NyseView
from stockgames.ui.games.nyse.chooser import SPECIALS, Chooser, Place, Target
from stockgames.ui.games.nyse.terms import (
    FACES,
    chip,
    chip_short,
    marking_key,
    sector,
    sector_mark,
    special,
    special_does,
    special_tip,
)
from stockgames.ui.games.nyse.words import NyseWords, becomes
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import Choice, ChoiceGroup, Panel, TableContext
from stockgames.ui.table.refusals import refusal_text

CONFIRM, BACK, DISCARD, STOP, WAIVE = "confirm", "step-back", "discard", "stop", "waive"
ENTER = "Enter"
_UNEXPLAINED = ("which", "partner", "want", "give")
"""Steps of a special whose question does not say what the chip does."""
_ENDS = ("market", "invest", "give", "waive", "surrender")
"""Steps after which an action is complete, so that there is a button to confirm it."""
_MOST_BUTTONS = 7
"""What the panel of the smallest window holds, the ways on and back among them."""


def target_label(target: Target, context: TableContext) -> str:
    """Return the words of something that can be pointed at."""
    kind, number = target.place
    if target.name.startswith("take-"):
        return say("nyse-take", sector=sector(number))
    if target.name.startswith("discard-"):
        return say("nyse-discard", sector=sector(number))
    if kind == "seat":
        return context.names[number]
    if kind == "chip":
        return chip(number >> 2, number & 3)
    return sector(number % 4)


def target_note(target: Target, chooser: Chooser, view: NyseView) -> str:
    """Return what choosing a target does, or why it can't be chosen."""
    if target.refused is not None:
        return refusal_text("nyse", target.refused)
    kind, number = target.place
    if kind == "chip":
        return special_tip(number & 3, alone=view.seats == 1)
    move = chooser.moves_marker(target.name)
    return becomes(view, *move) if move is not None else ""


def build_panel(chooser: Chooser, context: TableContext, words: NyseWords) -> Panel:
    """Return what the action panel shows."""
    view = chooser.view
    if view is None or not chooser.open:
        return Panel()
    title = words.phase_title(view, context)
    if chooser.way.step in ("take", "discard"):
        groups = _turn_groups(chooser, view, words)
    else:
        groups = _step_groups(chooser, view, context, words)
    note = _note(chooser, view, context, words)
    return Panel(title, tuple(group for group in groups if group.choices or group.caption), note)


def _note(chooser: Chooser, view: NyseView, context: TableContext, words: NyseWords) -> str:
    if chooser.must_use_special():
        return refusal_text("nyse", Refused("a-special-chip-must-be-used", "N9"))
    if chooser.way.step in ("take", "surrender"):
        return words.prompt(view, context)
    if chooser.way.step in _UNEXPLAINED:
        does = _explained(chooser, view)
        on_the_table = chooser.targets() and not _listed(chooser)
        return f"{does} {_how(chooser)}" if on_the_table else does
    return ""


def _explained(chooser: Chooser, view: NyseView) -> str:
    """Return what the special chip does; of a swap with concealed hands, that asking binds."""
    if chooser.is_bound:
        return refusal_text("nyse", Refused("the-swap-binds", "N5"))
    does = special_does(chooser.way.marking, alone=view.seats == 1)
    if chooser.concealed and chooser.way.step == "give":
        return say("nyse-if-is-not-held-there", want=sector(chooser.way.want or 0))
    return does


def _turn_groups(chooser: Chooser, view: NyseView, words: NyseWords) -> list[ChoiceGroup]:
    first = () if chooser.must_use_special() else (_confirm(chooser, view, words),)
    groups = [ChoiceGroup("", first)]
    if chooser.way.step == "discard":
        return [*groups, ChoiceGroup("", (_back(),))]
    if chooser.investing:
        return [*groups, _stop_group(chooser, view)]
    alone = view.seats == 1
    plays = tuple(_special(chooser, marking, alone=alone) for marking in chooser.specials())
    caption = say("nyse-or-play-a-special-from")
    if chooser.must_use_special():
        caption = say("nyse-use-a-special-chip")
    if plays:
        groups.append(ChoiceGroup(caption, plays))
    if chooser.can_discard():
        label = say("nyse-discard-from-the-supply")
        only = chooser.only_discard()
        if only is not None:
            label = words.action_label(only, view)
        narrow = (Choice(DISCARD, label, key="D"),)
        caption = say("nyse-or-narrow-the-market")
        groups.append(ChoiceGroup(caption, narrow))
    return groups


def _stop_group(chooser: Chooser, view: NyseView) -> ChoiceGroup:
    if not chooser.can_stop():
        return ChoiceGroup("", ())
    label = say("nyse-take-nothing") if view.takes_left == 2 else say("nyse-stop-after-one-chip")
    caption = say("nyse-or-be-content")
    return ChoiceGroup(caption, (Choice(STOP, label, key="X"),))


def _special(chooser: Chooser, marking: Marking, *, alone: bool) -> Choice:
    refused = chooser.refused_special(marking)
    return Choice(
        f"play-{marking_key(marking)}",
        special(marking),
        key=str(SPECIALS.index(marking) + 1),
        emblem=FACES[marking],
        why_not=refusal_text("nyse", refused) if refused is not None else "",
        tip=special_does(marking, alone=alone),
    )


def _confirm(chooser: Chooser, view: NyseView, words: NyseWords) -> Choice:
    """Return the primary button: the action named so far, or what is missing."""
    action = chooser.action()
    if action is not None:
        return Choice(CONFIRM, words.action_label(action, view), key=ENTER, kind="primary")
    label, why = _missing(chooser)
    return Choice(CONFIRM, label, key=ENTER, kind="primary", why_not=why)


def _how(chooser: Chooser) -> str:
    """Return how to point at something on the table; seats have no letters of their own."""
    if chooser.way.step == "partner":
        return say("nyse-click-it-or-use-the")
    return say("nyse-click-it-use-the-arrow")


def _missing(chooser: Chooser) -> tuple[str, str]:
    keys = _how(chooser)
    match chooser.way.step:
        case "discard":
            return say("nyse-discard-pick-a-stack"), keys
        case "take":
            return say("nyse-take-pick-a-stack"), keys
        case "market":
            return say("nyse-push-pick-a-marker"), keys
        case "surrender":
            return say("nyse-give-pick-a-chip"), keys
        case _:
            return say("nyse-pick-the-chip-to-give"), keys


def _back() -> Choice:
    label = say("nyse-back")
    return Choice(BACK, label, key="Esc", kind="quiet")


def _step_groups(
    chooser: Chooser, view: NyseView, context: TableContext, words: NyseWords
) -> list[ChoiceGroup]:
    """Return the choices of a guided step: what to point at, as buttons too."""
    step, question = chooser.way.step, _question(chooser, view, context)
    listed = tuple(_pick(target, i, context) for i, target in enumerate(_listed(chooser)))
    confirm = (_confirm(chooser, view, words),) if step in _ENDS else ()
    if step == "surrender":
        others = listed if len(listed) > 1 else ()
        return [ChoiceGroup(question, confirm), ChoiceGroup("", others)]
    waive = (_waive(),) if chooser.can_waive() else ()
    groups = [ChoiceGroup(question, listed), ChoiceGroup("", (*confirm, *waive))]
    no_way_back = chooser.is_bound and step == "partner"
    return groups if no_way_back else [*groups, ChoiceGroup("", (_back(),))]


def _waive() -> Choice:
    label = say("nyse-waive-the-trade")
    return Choice(WAIVE, label, key="W")


def _pick(target: Target, index: int, context: TableContext) -> Choice:
    """Return a button that does what pointing at a target does."""
    return Choice(
        f"pick-{target.name}",
        _short_label(target, context),
        key=str(index + 1),
        emblem=_emblem(target.place),
        why_not=refusal_text("nyse", target.refused) if target.refused is not None else "",
    )


def _listed(chooser: Chooser) -> list[Target]:
    """Return what stands in the panel as a button: not the stacks that come later, nor a long hand.

    All of it can be pointed at on the table, by mouse and by keyboard.
    """
    targets, step = chooser.targets(), chooser.way.step
    others = 2 if step in _ENDS or chooser.can_waive() else 1
    return [] if step == "invest" or len(targets) + others > _MOST_BUTTONS else targets


def _short_label(target: Target, context: TableContext) -> str:
    kind, number = target.place
    if kind != "chip":
        return target_label(target, context)
    return chip_short(number >> 2, number & 3)


def _emblem(place: Place) -> str:
    kind, number = place
    if kind == "seat":
        return ""
    color = number >> 2 if kind == "chip" else number % 4
    return sector_mark(color).emblem


def _question(chooser: Chooser, view: NyseView, context: TableContext) -> str:
    way = chooser.way
    match way.step:
        case "which":
            return say("nyse-which-chip-do-you-play")
        case "market":
            return say("nyse-which-marker-goes-two-places")
        case "invest":
            return say("nyse-the-chip-leaves-the-game")
        case "waive":
            return say("nyse-the-chip-leaves-the-game-and")
        case "partner":
            return say("nyse-with-whom-do-you-swap")
        case "want" if way.partner == SUPPLY:
            return say("nyse-from-which-stack-do-you")
        case "want":
            assert way.partner is not None
            return say("nyse-which-colour-do-you-want", name=context.names[way.partner])
        case "give" if way.want is not None:
            return say("nyse-which-chip-do-you-give", sector=sector(way.want))
        case "surrender" if view.swap is not None:
            return say(
                "nyse-wants-for",
                name=context.names[view.active],
                want=sector(view.swap.want),
                give=sector(view.swap.give),
            )
        case _:
            return ""
