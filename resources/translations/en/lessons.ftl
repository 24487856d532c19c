## The page of lessons.
lessons-learn = Learn
lessons-page-note = Short lessons at real tables. Every number the coach quotes comes from the game itself.
lessons-whose = { $name }'s lessons
lessons-done-of = { $done } of { $all }
lessons-done = done
lessons-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lessons-go-on-at-step = continue at step { $step } of { $steps }
lessons-begin = Start lesson { $number }
lessons-go-on-with = Continue lesson { $number }
lessons-once-more = Replay from the start
lessons-puzzles = Puzzles
lessons-puzzles-of = { $game } puzzles

## The coach at the table.
lessons-coach = Coach
lessons-verdict = What your move did
lessons-bar = Lesson { $number } of { $all } · { $title }
lessons-leave = Leave the lesson
lessons-step = Step { $step } of { $steps }
lessons-on = Continue
lessons-your-turn = Your turn
lessons-begin-again = Start over
lessons-play-on = Keep playing
lessons-show-me = Show me
lessons-take-back = Take it back
lessons-your-move-was = Your move
lessons-your-guess = Your answer
lessons-you = You
lessons-comes-later = Coming up in lesson { $number }: { $title }
lessons-lesson-done = Lesson complete
lessons-next = Next: { $title }
lessons-whole-game = Play a whole game
lessons-all-lessons = All lessons
