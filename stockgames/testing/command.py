"""`stockgames check-game`: tries all promises on the games of a package."""

from __future__ import annotations

import argparse
import logging
import sys
import traceback
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from stockgames.app.offscreen import undisturbed
from stockgames.cli.lines import UsageError, one_line
from stockgames.controllers.lesson import calm_action
from stockgames.engine import registry
from stockgames.engine.errors import PluginError, shortened
from stockgames.engine.game import AnyGame
from stockgames.lessons.run import run_at
from stockgames.lessons.script import LEARNER, has_lessons, lessons_of
from stockgames.presentation.sentences.catalogue import SOURCE, catalogue, languages
from stockgames.presentation.sentences.speech import speak
from stockgames.puzzles.book import position, puzzles_of
from stockgames.testing import contract, leaks, tables
from stockgames.testing.contract import Promise
from stockgames.ui.help.texts import has_rules, rules_text
from stockgames.ui.lessons.words import CoachWords
from stockgames.ui.theme.drawings import drawing


def lessons(game: AnyGame, seats: int, seed: int) -> None:
    """Every step of every lesson can be reached and worded, in every language."""
    if not has_lessons(game.meta.id):
        return
    for lesson in lessons_of(game.meta.id):
        for step in range(len(lesson.steps)):
            run = run_at(game.meta.id, lesson, "Ada", calm_action, step, ())
            run.prepare()
            run.ask()
            for language in languages():
                speak(language)
                words = CoachWords(run)
                assert words.saying().text, f"{lesson.id}-{run.step.id}-text"
                words.farewell("")
                if run.step.guess is not None:
                    right = run.guess(run.right_choice())
                    assert words.verdict(right, back=False, on=True).text
            act, action = run.step.act, run.right_action()
            if act is None:
                continue
            assert action is not None, f"{lesson.id}-{run.step.id}: no move is right"
            if not act.through:
                run.match.act(LEARNER, action)
                run.match.shuffle()
                judged = run.judge()
                assert judged.is_right, f"{lesson.id}-{run.step.id}: right"
                for language in languages():
                    speak(language)
                    assert CoachWords(run).verdict(judged, back=False, on=True).text
    speak(SOURCE)


def puzzles(game: AnyGame, seats: int, seed: int) -> None:
    """The position of each puzzle can be reached."""
    for puzzle in puzzles_of(game.meta.id):
        position(puzzle)


def rules(game: AnyGame, seats: int, seed: int) -> None:
    """There is a page of rules in every language, with the same headings."""
    assert has_rules(game.meta.id)
    counts = {code: len(rules_text(game.meta.id, code).headings) for code in languages()}
    assert len(set(counts.values())) == 1, counts


def distinctions(game: AnyGame, seats: int, seed: int) -> None:
    """Each distinction has an emblem, sentences in every language, and an id of the game's own."""
    for distinction in game.achievements.distinctions:
        assert registry.is_own(game.meta.id) or distinction.id.startswith(game.meta.id), (
            distinction.id
        )
        drawing("emblems", distinction.emblem)
        for language in languages():
            for part in ("", "-how", "-line"):
                catalogue(language).said(
                    f"{game.meta.id}-distinction{part}", {"id": distinction.id}
                )


FILES: Final[tuple[Promise, ...]] = (lessons, puzzles, rules, distinctions)
"""What needs to be tried once, whatever the number of seats."""


def check_game(arguments: argparse.Namespace) -> int:
    """Do what the command asks for; return 1 if a promise is broken."""
    logging.disable()  # complaints are told here
    name, wrong = arguments.package, 0
    with undisturbed():
        catalogue(SOURCE)
        games = [
            game.id
            for game in registry.plugins().values()
            if name in (game.id, game.package, game.home if game.package else "")
        ]
        for game_id in games:
            wrong += _check(registry.load(game_id), arguments.games)
    faults = [error for error in registry.complaints() if name in (error.package, *games)]
    for error in faults:
        print(f"WRONG  {one_line(str(error))}")
    if not games and not faults:
        known = ", ".join(registry.game_ids())
        raise UsageError(f"there is no package and no game called {name!r} (known: {known})")
    return 1 if wrong or faults else 0


def _check(game: AnyGame, games: int) -> int:
    meta, wrong = game.meta, 0
    counts = sorted({meta.seats[0], meta.usual_seats, meta.seats[-1]})
    print(f"{meta.title}, with {', '.join(map(str, counts))} seats:", flush=True)
    for promise in chain(contract.PROMISES, leaks.PROMISES, tables.PROMISES, FILES):
        found = next(_faults(game, promise, counts, games), "")
        wrong += bool(found)
        print(f"{'WRONG' if found else 'ok':6} {promise.__doc__}{found}", flush=True)
    if all(leaks.knows_all(game, meta.usual_seats, seat) for seat in range(meta.usual_seats)):
        print("note   Every seat knows everything at the start. Is nothing dealt in secret?")
    return wrong


def _faults(game: AnyGame, promise: Promise, counts: list[int], games: int) -> Iterator[str]:
    once = promise in FILES
    for seats in counts[:1] if once else counts:
        for seed in range(1 if once else games):
            raised = list[str]()

            def note(error: BaseException, raised: list[str] = raised) -> None:
                raised.append(_error_text(error))
                traceback.clear_frames(error.__traceback__)  # a painter there must end

            hook = sys.excepthook
            sys.excepthook = lambda kind, error, trace, note=note: note(error)  # type: ignore[misc]
            try:
                promise(game, seats, seed)
            except Exception as error:
                note(error)
            finally:
                sys.excepthook = hook  # Qt hands it what comes up in painting
            if raised:
                yield f"\n       with {seats} seats and seed {seed}: {raised[0]}"


def _error_text(error: BaseException) -> str:
    """Return where an error came up, and what was asserted there."""
    if isinstance(error, PluginError):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{'/'.join(Path(last.filename).parts[-3:])}:{last.lineno}"
    text = last.line or "" if isinstance(error, AssertionError) else shortened(error)
    more = f" ({shortened(error)})" if isinstance(error, AssertionError) and str(error) else ""
    return one_line(f"{text}{more}, in {place}")
