"""Texts of the evening page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTime

from stockgames.engine import registry
from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.evenings.standing import Line
from stockgames.presentation.sentences.speech import listed, number_word, opening, points_text, say
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.sentences import clock, date_in, local

_DAY: Final = 24 * 60
"""Minutes of a day."""
_LABEL: Final = "HH:mm"
_MANY: Final = 3
_ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    found = ""
    for value, letters in _ROMAN:
        while number >= value:
            found, number = found + letters, number - value
    return found


def name_of(facts: PageFacts, person: str) -> str:
    return facts.names[person] or say("shell-somebody")


def names_of(facts: PageFacts, people: tuple[str, ...]) -> str:
    """Return several names as a list in words."""
    return listed([name_of(facts, person) for person in people])


def clock_text(label: str) -> str:
    """Return the local time of day of a UTC label; empty if it is invalid."""
    time = local(label).time()
    return clock(time) if time.isValid() else ""


def title(facts: PageFacts) -> str:
    """Return the heading: the evening's name, or its weekday and time of day."""
    begun = local(facts.begun)
    day = date_in(begun.date(), "dddd")
    return facts.name or say("evening-of-a-day", day=day, time=_time_of_day(begun.time().hour()))


def _time_of_day(hour: int) -> str:
    begins = (4, "night"), (12, "morning"), (17, "afternoon")
    return next((name for end, name in begins if hour < end), "evening")


def subtitle(facts: PageFacts, *, is_revealed: bool = True) -> str:
    """Return the date and the state of the evening; that of an ended one if it `is_revealed`."""
    date = date_in(local(facts.begun).date(), say("shell-date-form"))
    if facts.ended and is_revealed:  # it may be read years later
        date = date_in(local(facts.begun).date(), say("people-date-form-with-year"))
        if not facts.winners:
            return say("evening-date-ended", date=date)
        return say("evening-date-won", date=date, names=names_of(facts, facts.winners))
    if (broken := facts.broken) is not None:
        return say("evening-date-broken", date=date, game=registry.title(broken.game))
    if not facts.played:
        return say("evening-date-before", date=date)
    if facts.ended or not any(act.is_next for act in facts.acts):
        return say("evening-date-after", date=date)
    last, after = (say("evening-ordinal", place=facts.played + more) for more in (0, 1))
    return say("evening-date-between", date=date, last=last, next=after)


def how_many_games(facts: PageFacts) -> str:
    """Return the line under the programme's heading; empty without games."""
    count = len(facts.acts)
    return say("evening-so-many-games", count=count, number=number_word(count)) if count else ""


def duration(minutes: int) -> str:
    hours, rest = divmod(minutes, 60)
    if not hours:
        return say("evening-minutes", count=minutes)
    return (
        say("evening-hours", hours=hours, minutes=f"{rest:02}")
        if rest
        else say("evening-whole-hours", hours=hours)
    )


def _lasted(act: ActFacts) -> int:
    return max(1, round(local(act.began).secsTo(local(act.ended)) / 60))


def time_of(text: str) -> QTime:
    """Parse a time such as `23:30`; any other text gives an invalid time."""
    return QTime.fromString(text, _LABEL)


def label_of(time: QTime) -> str:
    """Return a time as an evening stores it, for `time_of`; empty if invalid."""
    return time.toString(_LABEL)


def local_time(label: str) -> QTime:
    """Return the local time of day of a UTC label."""
    return local(label).time()


def minutes_from(start: QTime, end: QTime) -> int:
    """Return the minutes from one time of day to another, across midnight; at least -6 hours."""
    minutes = round(start.secsTo(end) / 60) % _DAY
    return minutes if minutes <= _DAY * 3 // 4 else minutes - _DAY


def done_by(facts: PageFacts, now: QTime) -> str:
    """Return when the games to come will be over, and whether that is in time; empty if unknown."""
    if facts.ended or not facts.minutes_left:
        return ""
    end = now.addSecs(60 * facts.minutes_left)
    at, until = clock(end), time_of(facts.until)
    if not until.isValid():
        return say("evening-done-by", time=at, left=duration(facts.minutes_left))
    spare = minutes_from(now, until) - facts.minutes_left
    if spare < 0:
        return say("evening-done-too-late", time=at, late=duration(-spare))
    return say("evening-done-in-time", time=at, spare=duration(spare))


def time_to_come(facts: PageFacts, now: QTime) -> str:
    """Return the line under the programme: when all will be over, or what keeps it."""
    if not facts.acts:
        return say("evening-no-game-yet")
    if facts.ended:
        return say("evening-is-over")
    if (broken := facts.broken) is not None and not facts.minutes_left:
        return say("evening-game-was-broken-off", game=registry.title(broken.game))
    return done_by(facts, now) or say("evening-all-played")


def clock_words(facts: PageFacts, now: QTime) -> list[tuple[str, str]]:
    """Return the text beside the clock, as pairs of a duration and its label."""
    if facts.ended:
        since, last = _span(facts)
        lasted = minutes_from(since, last) if last.isValid() else 0
        return [(duration(lasted), say("evening-in-all"))] if lasted > 0 else []
    found = []
    until = time_of(facts.until)
    if until.isValid():
        left = minutes_from(now, until)
        if left >= 0:
            found.append((duration(left), say("evening-left-to", time=clock(until))))
        else:
            found.append((duration(-left), say("evening-past", time=clock(until))))
    elif facts.minutes_left:
        found.append((duration(facts.minutes_left), say("evening-still-to-come")))
    if (since := _span(facts)[0]).isValid():
        found.append((duration(max(0, minutes_from(since, now))), say("evening-so-far")))
    return found


def _span(facts: PageFacts) -> tuple[QTime, QTime]:
    """Return when the first game started and when the last one ended; invalid times if none."""
    began = next((act.began for act in facts.acts if act.began), "")
    return local_time(began), ended_at(facts)


def ended_at(facts: PageFacts) -> QTime:
    """Return when the last game ended; an invalid time if none has."""
    return local_time(max((act.ended for act in facts.acts), default=""))


def act_head(act: ActFacts) -> str:
    """Return the number of a game, and the time at which it started."""
    began = clock_text(act.began) if act.began else ""
    return f"{roman(act.place)} · {began}" if began else roman(act.place)


def act_when(facts: PageFacts, act: ActFacts) -> str:
    """Return how long a game took or will take."""
    if act.stage is Stage.OVER:
        return duration(_lasted(act))
    if act.stage is Stage.BROKEN_OFF:
        return say("evening-broken-off")
    if act.stage is Stage.RUNNING:
        return say("evening-being-played")
    if facts.ended:
        return say("evening-not-played")
    if not act.is_known:
        return say("evening-not-known-here")
    about = duration(act.minutes)
    return (
        say("evening-now-about", time=about)
        if act.is_next
        else say("evening-to-come-about", time=about)
    )


def act_who_in_short(facts: PageFacts, act: ActFacts) -> str:
    """Return `act_who`, with only the number of those who sit out if there are many."""
    count = len(act.sits_out)
    if act.stage is Stage.OVER or facts.ended or not act.is_known or count < _MANY:
        return act_who(facts, act)
    return opening(say("evening-so-many-sit-out", number=number_word(count)))


def act_who(facts: PageFacts, act: ActFacts) -> str:
    """Return who won a game, or how its seats are filled."""
    if act.stage is Stage.OVER:
        return _who_won(facts, act)
    if not facts.lines or facts.ended or not act.is_known:
        return ""  # nobody is here yet, or everyone has left
    if act.sits_out:
        return say("evening-sit-out", names=names_of(facts, act.sits_out), count=len(act.sits_out))
    if act.bots:
        bots = say("evening-bots-fill", count=act.bots, number=number_word(act.bots))
        return opening(bots)
    count = len(act.chairs)
    return opening(say("evening-chairs-for-all", count=count, number=number_word(count)))


def _who_won(facts: PageFacts, act: ActFacts) -> str:
    if not act.winners:  # the result was removed, or no person's result counts
        return ""
    names = names_of(facts, act.winners)
    if act.best is None:
        return say("evening-won-by", names=names)
    score = face_of(act.game).score(act.best)
    return say("evening-won-with", names=names, count=len(act.winners), score=score)


def act_accessible(facts: PageFacts, act: ActFacts) -> str:
    parts = (
        say("evening-act-of", place=act.place, count=len(facts.acts)),
        registry.title(act.game),
        act_when(facts, act),
        act_who(facts, act),
    )
    return ", ".join(part for part in parts if part)


def standing_accessible(facts: PageFacts) -> str:
    """Return the accessible text of the standings, the leader first."""
    lines = [_line(facts, line) for line in facts.lines]
    return " ".join([say("evening-the-standing") + ":", *lines])


def _line(facts: PageFacts, line: Line) -> str:
    name, points = name_of(facts, line.person), points_text(line.total)
    if line.place is None:
        return say("evening-line-without-place", name=name, points=points)
    return say("evening-line-of", place=line.place, name=name, points=points)


def before_the_bell(facts: PageFacts) -> list[tuple[str, str]]:
    """Return what to know before the next game, as pairs of lines."""
    act, broken = facts.next, facts.broken
    pending = []
    if broken is not None:
        words = say("evening-game-was-broken-off", game=registry.title(broken.game))
        pending.append((words, say("evening-counts-once-over")))  # V3
    if act is None:
        return pending or [_what_is_missing(facts)]
    first = say("evening-has-first-chair", name=name_of(facts, first_of(act)))
    starts = first, _who_is_first_then(facts, act)
    if pending:
        return [*pending, starts]
    for_all = not act.sits_out and not act.bots
    who = say("evening-nobody-sits-out") if for_all else act_who(facts, act)
    found = [(opening(_chairs_and_people(act)), who)]
    if act.sits_out:
        found = [(who, found[0][0])]
    if (newest := newest_of(facts)) is not None:
        came = say("evening-has-just-come", name=name_of(facts, newest.person))
        found.append((came, _start(facts, newest)))
    return [*found, starts]


def newest_of(facts: PageFacts) -> Line | None:
    """Return the latecomer who came last and has not played yet."""
    newest = facts.lines[-1]
    return newest if facts.played and newest.place is None else None


def first_of(act: ActFacts) -> str:
    """Return who has the first seat; at least one seat is a person's."""
    return next(chair for chair in act.chairs if chair is not None)


def _who_is_first_then(facts: PageFacts, act: ActFacts) -> str:
    after = next((a for a in facts.acts[act.place :] if a.is_known and any(a.chairs)), None)
    if after is None:
        return say("evening-it-moves-on")
    name, game = name_of(facts, first_of(after)), registry.title(after.game)
    return say("evening-then-at", name=name, game=game)


def _start(facts: PageFacts, line: Line) -> str:
    """Return the text on the points that a latecomer starts with (V7)."""
    if not line.start:
        return say("evening-starts-on-nothing")
    points = points_text(line.start)
    if line.start == facts.average:
        return say("evening-starts-on-average", points=points)
    return say("evening-starts-on", points=points)


def _chairs_and_people(act: ActFacts) -> str:
    chairs = len(act.chairs)
    people = chairs - act.bots
    return say(
        "evening-chairs-and-people",
        chairs=chairs,
        seats=number_word(chairs),
        people=people,
        sitting=number_word(people),
    )


def _what_is_missing(facts: PageFacts) -> tuple[str, str]:
    if facts.ended:
        return say("evening-is-over"), say("evening-kept-for-good")
    if not any(act.is_next for act in facts.acts):
        return say("evening-nothing-to-come"), say("evening-add-or-end")
    if (unknown := facts.unknown) is not None:
        game = registry.title(unknown.game)
        return say("evening-game-is-not-known", game=game), say("evening-move-or-drop")
    return say("evening-two-at-least"), say("evening-too-few")  # small windows show the first
