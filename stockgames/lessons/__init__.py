"""Lessons at a real table on the real engine; pure: no Qt, no clock.

**How to write a lesson.** All lessons of a game are in `resources/lessons/GAME.json`, in teaching
order. `script` defines the keys, and reports where each mistake is. The texts are in
`resources/translations/LANGUAGE/lessons/GAME.ftl`, by ids that begin with the lesson's and the
step's id: `prices-top-title`, `prices-top-text`. A lesson is

1. a *position*: the players (the learner on seat 0), a seed or a set-up, and the moves that were
   made, as records write them. If only one seat can move, its number may be left out.
2. *steps*. Each has a `title` and a `text`, a word for its progress dot (`bead`), and may

   - play `moves` first, of any seat, or have the calm bots play until the learner must decide
     (`bots`);
   - highlight places of the table (`lamps`, and quieter ones, `glow`), by the names that the
     outline and the hot spots have (`market/black`, `seat-1/chips/black`, `doing/discard`); others
     may be highlighted while a move is `judged`: those that the verdict mentions;
   - ask for an action (`act`): `right` is a list of parts of moves, any of which is accepted, or a
     condition on the result (`when`). Any move is played, and judged: by `STEP-right`, by
     `STEP-wrong`, or by the text of the first `other` whose part of a move matches (with `lamps` of
     its own if its topic differs from the step's). A wrong move is taken back, or the learner
     continues;
   - give a `draft` to a learner who must act: a form partly filled in, so that only the topic of
     the step is left to do;
   - ask for a `guess` among a few numbers, seats or words, and judge it likewise;
   - have the learner `play` until a condition holds, or to the end of the game.

3. *values* for the texts: no number or name is ever written into a text. Each is a claim about the
   position (see `claims`): `now.sectors[1].price`, `name(1)`,
   `now.seats[me].value - before.seats[me].value`. `now` is the position when the step speaks (or
   judges), `before` the one before the learner's last move, `start` the first one of the lesson.
   The fields are those of the game's `facts`; `figures` has the amounts of the rules by name.

The file also has `tips` (see `script.Tip`): texts shown at an ordinary table the first time that
something can be done. And `pictures`: parts of the table at a step, which the rules pages show as
`![What it is](picture:GAME/NAME)` over a caption, in each language.

Actions that a later lesson teaches are disabled by the names of the actions and their buttons
(`later`). `tests/lessons` plays each lesson to its end, in each language, and checks every
highlight and every claim against the engine; `tests/lessons/rulings.py` says which step teaches
which ruling.
"""
