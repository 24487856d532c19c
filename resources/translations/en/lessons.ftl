## The page of lessons.
lessons-learn = Learn
lessons-page-note = Short lessons at the real tables. What you are told there, the game itself has worked out.
lessons-whose = Lessons of { $name }
lessons-done-of = { $done } of { $all }
lessons-done = done
lessons-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lessons-go-on-at-step = go on: step { $step } of { $steps }
lessons-begin = Begin lesson { $number }
lessons-go-on-with = Go on with lesson { $number }
lessons-once-more = Once more from the start
lessons-puzzles = Puzzles
lessons-puzzles-of = Puzzles of { $game }

## The coach at the table.
lessons-coach = Coach
lessons-verdict = What your move did
lessons-bar = Lesson { $number } of { $all } · { $title }
lessons-leave = Leave the lesson
lessons-step = Step { $step } of { $steps }
lessons-on = Go on
lessons-your-turn = Your turn
lessons-begin-again = Start over
lessons-play-on = Play on
lessons-show-me = Show me
lessons-take-back = Take it back
lessons-your-move-was = What you did
lessons-your-guess = Your answer
lessons-you = You
lessons-comes-later = This comes in lesson { $number }: { $title }
lessons-lesson-done = Lesson done
lessons-next = Next: { $title }
lessons-whole-game = Play a whole game
lessons-all-lessons = All lessons
