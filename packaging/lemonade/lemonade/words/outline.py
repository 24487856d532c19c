"""Lemonade's table as text: what a screen reader reads, and `stockgames describe` prints."""

from __future__ import annotations

from collections.abc import Iterator

from lemonade.rules.choosing import ActionBuilder
from lemonade.rules.game import LemonadeView
from lemonade.words.words import LemonadeWords
from stockgames.api import words as w
from stockgames.api.words import say


def renew(choosing: ActionBuilder, view: LemonadeView, context: w.TableContext) -> None:
    """Let a price be chosen if the context asks for one."""
    choosing.renew(view, is_open=context.asks and bool(view.legal))


def reading_of(choosing: ActionBuilder, context: w.TableContext) -> w.Reading:
    """Return the table in words while a price is being chosen: what a phone shows."""
    words, view = LemonadeWords(), choosing.view
    assert view is not None
    panel = build_panel(choosing, view, context, words)
    return w.Reading(words, tuple(nodes(view, context)), panel, target_nodes(choosing))


def target_nodes(choosing: ActionBuilder) -> list[w.Node]:
    """Return what can be clicked."""
    note, picked = say("lemonade-face-down"), choosing.picked
    return [
        w.target_node(
            one.name, say("lemonade-sell-at", price=one.place), note, picked=one.name == picked
        )
        for one in choosing.targets()
    ]


def nodes(view: LemonadeView, context: w.TableContext) -> Iterator[w.Node]:
    """Yield every stand, and the viewer's own lemonade."""
    for seat in context.clockwise:
        told = say("lemonade-stand", cash=view.cash[seat], price=view.laid[seat])
        node = w.Node(f"seat-{seat}", context.names[seat], told)
        yield w.decides(node, seat in view.actors)
    if view.quality:
        yield w.Node("own/quality", say("lemonade-quality"), w.money(view.quality))


def build_panel(
    choosing: ActionBuilder, view: LemonadeView, context: w.TableContext, words: LemonadeWords
) -> w.Panel:
    """Return the buttons: the golden one sets the picked price."""
    if not choosing.open:
        return w.Panel()
    action = choosing.action()
    price = None if choosing.picked is None else choosing.target(choosing.picked)
    label = say("lemonade-which-price")
    if price is not None and action is not None:
        label = say("lemonade-sell-at", price=price.place)
    golden = w.default_choice(label, "" if action else say("lemonade-pick-first"))
    return w.Panel(words.phase_title(view, context), (w.ChoiceGroup("", (golden,)),))
