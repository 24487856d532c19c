"""Lessons at the real table, on the real engine; pure: no Qt, no clock.

**How a lesson is written.** All lessons of a game stand in `resources/lessons/GAME.json`, in the
order in which they are taught; `script` says which keys there are, and tells of each mistake where
it stands. Their words stand in `resources/translations/LANGUAGE/lessons/GAME.ftl`, by ids that
begin with the lesson's and the step's: `prices-top-title`, `prices-top-text`. A lesson is

1. a *position*: who sits there (the learner on seat 0), a seed or a set-up, and the moves that were
   made, as records write them. Where one seat alone is to move, its number may be left out.
2. *steps*. Each has a `title` and a `text`, a word for its bead (`bead`), and may

   - play `moves` first, of whichever seat, or let the calm bots go on until the learner is asked
     (`bots`);
   - light places of the table (`lamps`, and quieter ones, `glow`): the names that the outline and
     the hot spots have (`market/black`, `seat-1/chips/black`, `doing/discard`); others may be lit
     while a move is `judged`: what the verdict speaks of;
   - ask for an action (`act`): what is `right` is a list of parts of moves, any of which will do,
     or a condition on what came of it (`when`). Whatever is done is played, and judged: by
     `STEP-right`, by `STEP-wrong`, or by the sentence of the first `other` whose part of a move
     fits (with `lamps` of its own where it speaks of something else than the step does). A wrong
     move is taken back, or the learner goes on;
   - lay a `draft` before the learner who is asked for an action: a form half filled in, so that
     only what the step is about is left to do;
   - ask for a `guess` among a few numbers, seats or words, and judge it likewise;
   - let the learner `play` on until a condition holds, or to the end of the game.

3. *values* for the sentences: no number, and no name, is ever written into a text. Each is a
   claim about the position (see `claims`): `now.sectors[1].price`, `name(1)`,
   `now.seats[me].value - before.seats[me].value`. `now` is the position when the step speaks (or
   judges), `before` the one before the learner's last move, `start` the lesson's first one. What
   the fields are called, the game's `facts` tell; `figures` has the amounts of the rules by name.

Beside the lessons stand `tips`: what is said at an ordinary table the first time that something can
be done (see `tips`). There are `pictures`, too: parts of the table at a step, which the pages of
rules show as `![What it is](picture:GAME/NAME)` over a caption, in each language.

What comes in a later lesson is barred by the names of its actions and of its buttons (`later`).
`tests/lessons` plays each lesson to its end, in each language, and holds every spotlight and every
claim against the engine; `tests/lessons/rulings.py` says which step teaches which ruling.
"""
