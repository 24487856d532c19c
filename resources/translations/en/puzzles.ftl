## The page of a puzzle: the question, its choices, and the answer.
puzzles-last-turns = Last turns
puzzles-question = What would you do?
puzzles-puzzle = Puzzle
puzzles-number = Puzzle { $number } of { $count }
puzzles-todays = Today's puzzle
puzzles-already-answered = today's is done
puzzles-grade = Difficulty { $grade } of { $grades }
puzzles-grade-word = { $nth ->
    [first] easy
    [second] medium
    [third] hard
   *[other] expert
}
puzzles-grade-of = { $grade } of { $grades }
puzzles-in-a-row = { $name } answered { $days } days in a row
puzzles-one-day = { $day ->
    [today] { $name } answered today
   *[yesterday] { $name } answered yesterday
}
puzzles-no-row = { $name } hasn't answered today
puzzles-known = Everything you know
puzzles-how = Select with A to D and press Enter, or click a choice twice. No take-backs.
puzzles-how-by-score = Your final result counts. Select with A to D and press Enter, or click a choice twice.
puzzles-open-ends = { $judge ->
    [score] You can't see what is hidden, either. Your final result counts, and one of the four clearly beats the rest.
   *[place] You can't see what others hide, either. One of the four is clearly best.
}
puzzles-picked = { $letter } is selected. Press Enter to answer.
puzzles-your-answer = Your answer: { $letter }
puzzles-verdict = { $verdict ->
    [seen] You saw it.
    [nearly] Close.
   *[another] Not this time.
}
puzzles-verdict-note = { $verdict ->
    [seen] The best of the four.
    [nearly] The second best of the four.
   *[another] There was a better one.
}
puzzles-played-on = Each played out { $games } times
puzzles-counted-out = { $deals ->
    [one] Only one deal possible, counted exactly
   *[other] All { $deals } possible deals counted
}
puzzles-whisker = { $judge ->
    [score] Average result; thin line: likely range
    [counted] Average result, exact
   *[place] Thin line: likely share of 1st places
}
puzzles-figure = { $sure ->
    [yes] { $nth ->
        [first] 1st, almost certainly
        [second] 2nd, almost certainly
        [third] 3rd, almost certainly
       *[other] { $place }th, almost certainly
    }
   *[no] { $nth ->
        [first] 1st in { $told } of { $whole }
        [second] 2nd in { $told } of { $whole }
        [third] 3rd in { $told } of { $whole }
       *[other] { $place }th in { $told } of { $whole }
    }
}
puzzles-place = { $nth ->
    [first] 1st
    [second] 2nd
    [third] 3rd
   *[other] { $place }th
}
puzzles-range = { $low } to { $high }% first
puzzles-score-range = { $low } to { $high }
puzzles-more-exactly = exactly { $mean }
puzzles-ends-with = On average you end with { $best }; the next best choice gives { $next }.
puzzles-row-told = { $judge ->
    [score] { $letter }, { $action }: { $figure } at the end on average, { $range }.
   *[place] { $letter }, { $action }: { $figure }, { $range }.
}
puzzles-why = Why { $letter }
puzzles-next = Next puzzle
puzzles-play-out = Play it out
puzzles-show-me = Show me
puzzles-key = { $key ->
    [choose-a] Pick A
    [choose-b] Pick B
    [choose-c] Pick C
    [choose-d] Pick D
    [before] Previous choice
    [after] Next choice
    [up] Scroll the text up
    [down] Scroll the text down
    [confirm] Answer, then continue
    [play] Play it out
    [show] Show how it could go
    [read] Read the table in words
    [repeat] Repeat the last announcement
   *[leave] Back
}
