"""A running lesson: its match, the values of claims, and the judgement of moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from stockgames.engine import registry
from stockgames.engine.errors import RecordError, StockGamesError
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, Action, SeatId
from stockgames.lessons.claims import value_of
from stockgames.lessons.progress import Moves
from stockgames.lessons.script import (
    LEARNER,
    Act,
    Guess,
    Lesson,
    MoveFields,
    Play,
    ScriptError,
    Step,
)

CALM: Final = "careless"
"""The level of the bots at a lesson's table."""
RIGHT, WRONG = "right", "wrong"

Thinks = Callable[[Match, SeatId], Action]
"""A function that returns the action of a bot; deterministic for each position."""


@dataclass(frozen=True, slots=True)
class Row:
    """The effect of a move on one seat."""

    seat: SeatId
    gain: int
    blocks: int
    """The number of blocks of the bar; 0 for a plain bar, and if nothing was gained."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement of a move or a guess."""

    is_right: bool
    says: str
    """The suffix of the message id, after lesson and step."""
    rows: tuple[Row, ...] = ()
    lamps: tuple[str, ...] = ()
    """The places that the message highlights; empty for those of the step."""


def begin(game: str, lesson: Lesson, learner: str) -> Match:
    """Return a lesson's match in its first position; raise ScriptError if that is impossible."""
    with registry.blaming(game):
        return _first_match(game, lesson, learner)


def _first_match(game: str, lesson: Lesson, learner: str) -> Match:
    rules = registry.load(game)
    names = [name or learner for name in lesson.seats]
    players = ["human", *[f"bot:{CALM}"] * (len(names) - 1)]
    infos = [SeatInfo(name=n, player=p) for n, p in zip(names, players, strict=True)]
    try:
        setup = None
        if lesson.setup is not None:
            setup = rules.setup_type.model_validate(lesson.setup)
        match = Match.deal(
            rules,
            infos,
            dict(lesson.options),
            lesson.seed,
            setup,
            lesson.first,
            seed_is_public=True,
        )
        for number, fields in enumerate(lesson.moves, 1):
            play(match, fields, f"move {number}")
    except (StockGamesError, ValueError) as error:
        raise ScriptError(f"{lesson.id}: {error}") from None
    return match


def run_at(
    game: str, lesson: Lesson, learner: str, thinks: Thinks, step: int, played: Moves
) -> Run:
    """Return a lesson at a step, counted from 0, as the learner left it; raise ScriptError.

    If the learner's moves were not saved, or don't fit the script any more, everything that earlier
    steps ask for is played instead.
    """
    if played:
        run = Run(game, lesson, begin(game, lesson, learner), thinks)
        try:
            run.resume(step, played)
        except StockGamesError:
            pass
        else:
            return run
    run = Run(game, lesson, begin(game, lesson, learner), thinks)
    run.skip_to(step)
    return run


def play(match: Match, fields: MoveFields, place: str) -> None:
    """Play a move of a script after any due shuffles; raise ScriptError."""
    try:
        match.shuffle()
        match.act(*move_of(match, fields))
    except StockGamesError as error:
        raise ScriptError(f"{place}: {error}") from None


def move_of(match: Match, fields: MoveFields) -> tuple[SeatId, Action]:
    """Return the seat and the action of a script's move; raise RecordError."""
    rest = {key: value for key, value in fields.items() if key != "seat"}
    seat = fields.get("seat", match.actors[0] if len(match.actors) == 1 else None)
    if not isinstance(seat, int):
        raise RecordError("seat: missing where several are to move")
    action: Action = match.game.codec.decode(rest)
    return seat, action


class Run:
    """A lesson and its match. Callers play the moves; this class interprets them."""

    def __init__(self, game: str, lesson: Lesson, match: Match, thinks: Thinks) -> None:
        self.game, self.lesson, self.match = game, lesson, match
        self._thinks = thinks
        self.number = 0
        """The number of the current step, from 0."""
        self._first = len(match.moves)
        self._entered: dict[int, int] = {}
        """By step number, the number of moves made when the step was entered."""
        self.before = self._first
        """The number of moves made before the learner's last one."""
        self._asked = self._first
        """The number of moves made when the current step asked the learner."""
        self._choice: int | None = None

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.number + 1 == len(self.lesson.steps)

    def enter(self, number: int) -> None:
        self.number = number
        self._entered[number] = len(self.match.moves)

    def played(self) -> Moves:
        """Return the moves before this step; in a step where the learner plays on, all moves so
        far.

        The step can be resumed from these moves (see `resume`).
        """
        entered = self._entered.get(self.number, self._first)
        until = None if self.step.play is not None else entered
        made = self.match.moves[self._first : until]
        return [self.match.encode(m.seat, m.action) for m in made if m.seat != CHANCE]

    # Claims

    def claims(self, **more: Any) -> Mapping[str, Any]:
        """Return the current values of names in claims."""
        return _Names(self, more)

    def values(self, **more: Any) -> dict[str, int | str]:
        """Return the values for the texts of this step."""
        names = self.claims(**more)
        return {name: value_of(claim, names) for name, claim in self.step.values.items()}

    def facts(self, number: int) -> object:
        """Return the game's facts after a number of moves, as the learner knows them."""
        return self.match.game.facts(self.match.view_after(number, LEARNER))

    def name(self, seat: SeatId) -> str:
        return self.match.seats[seat].name

    # Questions

    def ask(self) -> None:
        """Record that the learner must decide now."""
        self._asked = self.before = len(self.match.moves)
        self._choice = None

    def right_action(self) -> Action | None:
        """Return the first action that is accepted now; None if no action is asked for."""
        act = self.step.act
        if act is None:
            return None
        return next(self._right_ones(act), None)

    def would_be_right(self, action: Action) -> bool:
        """Return whether a legal action would be accepted."""
        act = self.step.act
        if act is None:
            return False
        fits = not act.right or any(self._fits(part, action) for part in act.right)
        return act.free or (fits and self._would_do(act, action))

    def _right_ones(self, act: Act) -> Iterator[Action]:
        """Yield the accepted actions: legal ones that match, or those that the script gives."""
        legal = tuple(self.match.view(LEARNER).legal)
        if not act.right:
            yield from (action for action in legal if self._would_do(act, action))
        for part in act.right:
            listed = [action for action in legal if self._fits(part, action)]
            yield from (action for action in listed if self._would_do(act, action))
            if not listed:
                yield move_of(self.match, {"seat": LEARNER, **part})[1]

    def _would_do(self, act: Act, action: Action) -> bool:
        if act.when == "1":
            return True
        copy = self._copy()
        copy.match.act(LEARNER, action)
        copy.before = self.before
        return bool(value_of(act.when, copy.claims()))

    def _copy(self) -> Run:
        copy = Run(self.game, self.lesson, self.match.copy(), self._thinks)
        copy.number, copy._first, copy._asked = self.number, self._first, self._asked
        return copy

    def _fits(self, part: MoveFields, action: Action) -> bool:
        """Return whether an action has all the fields of a part of a move."""
        fields = self.match.game.codec.encode(action)
        return all(fields.get(key) == value for key, value in part.items())

    # Judgements

    def judge(self) -> Judgement:
        """Return the judgement of the action that the learner was asked for."""
        act = self.step.act
        assert act is not None
        action = self.match.moves[self.before].action
        names = self.claims()
        fits = not act.right or any(self._fits(part, action) for part in act.right)
        is_right = act.free or (fits and bool(value_of(act.when, names)))
        says: str = RIGHT if is_right else WRONG
        lamps: tuple[str, ...] = self.step.judged
        for other in act.others if act.free or not is_right else ():
            if self._fits(other.move, action) and value_of(other.when, names):
                says, lamps = other.says, other.lamps or lamps
                break
        return Judgement(is_right, says, self._rows(act), lamps)

    def _rows(self, act: Act) -> tuple[Row, ...]:
        if act.verdict is None:
            return ()
        found = []
        for seat in range(len(self.match.seats)):
            names = self.claims(seat=seat)
            gain, blocks = value_of(act.verdict.gain, names), value_of(act.verdict.blocks, names)
            found.append(Row(seat, gain, blocks if gain else 0))
        return tuple(found)

    def choices(self) -> tuple[int | str, ...]:
        """Return the choices of the guess; a quoted word is the end of a text id."""
        guess = self._guess()
        return tuple(value_of(claim, self.claims()) for claim in guess.choices)

    def right_choice(self) -> int:
        """Return the index of the right guess, from 0."""
        found: int = value_of(self._guess().right, self.claims())
        return found

    def guess(self, choice: int) -> Judgement:
        """Return the judgement of a guess."""
        self._choice = choice
        is_right = choice == self.right_choice()
        says, names = RIGHT if is_right else WRONG, self.claims()
        found = (other.says for other in self._guess().others if value_of(other.when, names))
        return Judgement(is_right, next(found, says))

    def _guess(self) -> Guess:
        guess = self.step.guess
        assert guess is not None
        return guess

    def has_played_enough(self) -> bool:
        """Return whether the learner has played on as long as the step wants."""
        play = self.step.play
        assert play is not None
        return self._has_played(play)

    def _has_played(self, play: Play) -> bool:
        return self.match.is_over or bool(value_of(play.until, self.claims()))

    # Skipping and resuming

    def resume(self, number: int, played: Moves) -> None:
        """Resume at a step after these moves; raise StockGamesError if they don't lead to it."""
        for fields in played:
            play(self.match, fields, self.lesson.id)
        self.match.shuffle()
        self.enter(number)
        trial = self._copy()
        if not trial._can_go_on():
            raise ScriptError(f"{self.lesson.id}: {self.step.id}: this does not lead here")

    def _can_go_on(self) -> bool:
        """Return whether this step can follow the moves, by playing what comes before it."""
        before = self.lesson.steps[self.number - 1].play if self.number else None
        if before is not None and not self._has_played(before):
            return False
        self.prepare()
        self.ask()
        self.values()
        self.right_action()
        asked = LEARNER in self.match.actors
        return asked or not (self.step.act or (self.step.play and not self.match.is_over))

    def skip_to(self, number: int) -> None:
        """Play everything that leads to a step, including what is asked for; raise ScriptError."""
        while self.number < number:
            self.prepare()
            self.ask()
            self._do_right()
            self.enter(self.number + 1)

    def prepare(self) -> None:
        """Play what comes before the step's text is shown."""
        for number, fields in enumerate(self.step.moves, 1):
            play(self.match, fields, f"{self.lesson.id}: {self.step.id}: move {number}")
        self.match.shuffle()
        if self.step.bots:
            self.let_bots_play()

    def let_bots_play(self) -> None:
        """Play the bots' moves until the learner must decide, or the game is over."""
        while self.match.actors and LEARNER not in self.match.actors:
            self.match.shuffle()
            if self.match.actors and LEARNER not in self.match.actors:
                self._let_act(self.match.actors[0])

    def _play_enough(self) -> None:
        while not self.has_played_enough():
            self.let_bots_play()
            if LEARNER in self.match.actors and not self.has_played_enough():
                self._let_act(LEARNER)
                self.match.shuffle()

    def _let_act(self, seat: SeatId) -> None:
        self.match.act(seat, self._thinks(self.match, seat))

    def _do_right(self) -> None:
        if self.step.play is not None:
            self._play_enough()
        act, action, turn = self.step.act, self.right_action(), self.match.turn
        if act is None or action is None:
            return
        self.match.act(LEARNER, action)
        self.match.shuffle()
        while act.through and self.match.turn == turn and LEARNER not in self.match.actors:
            self._let_act(self.match.actors[0])
            self.match.shuffle()


class _Names(Mapping[str, Any]):
    """Values of names in claims; each position is computed only if a claim uses it."""

    def __init__(self, run: Run, more: Mapping[str, Any]) -> None:
        self._run, self._more = run, dict(more)
        made = len(run.match.moves)
        self._found: dict[str, Callable[[], Any]] = {
            "now": lambda: run.facts(made),
            "before": lambda: run.facts(run.before),
            "start": lambda: run.facts(run._first),
            "me": lambda: LEARNER,
            "name": lambda: run.name,
            "figures": lambda: run.match.game.figures,
            "over": lambda: run.match.is_over,
            "result": lambda: run.match.result(),
            "history": lambda: run.match.history(LEARNER),
            "choice": lambda: run._choice,
            "turns": lambda: sum(move.seat == LEARNER for move in run.match.moves[run._asked :]),
        }

    def __getitem__(self, name: str) -> Any:
        if name not in self._more:
            self._more[name] = self._found[name]()
        return self._more[name]

    def __iter__(self) -> Iterator[str]:
        return iter({*self._found, *self._more})

    def __len__(self) -> int:
        return len({*self._found, *self._more})
