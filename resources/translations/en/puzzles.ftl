## The room of puzzles: the question, its tickets, and the slip with the answer.
puzzles-last-turns = The last turns
puzzles-question = What would you do?
puzzles-puzzle = Puzzle
puzzles-number = Puzzle { $number } of { $count }
puzzles-todays = Today's puzzle
puzzles-already-answered = today's is answered
puzzles-grade = Grade { $grade } of { $grades }
puzzles-grade-word = { $nth ->
    [first] first grade
    [second] second grade
    [third] third grade
   *[other] fourth grade
}
puzzles-grade-of = { $grade } of { $grades }
puzzles-in-a-row = { $name } answered { $days } days in a row
puzzles-one-day = { $day ->
    [today] { $name } answered today
   *[yesterday] { $name } answered yesterday
}
puzzles-no-row = { $name } hasn't answered today
puzzles-known = All that is known
puzzles-how = Choose with A to D, then press Enter; or click a ticket twice. There is no taking back.
puzzles-how-by-score = What counts is what you end with. Choose with A to D, then press Enter; or click a ticket twice.
puzzles-open-ends = { $judge ->
    [score] What lies hidden you don't know either. What counts is what you end with: one of the four brings clearly more than the others.
   *[place] What others hold in secret you don't know either. One of the four is clearly best.
}
puzzles-picked = { $letter } is picked. Enter chooses it.
puzzles-your-answer = Your answer: { $letter }
puzzles-verdict = { $verdict ->
    [seen] You saw it.
    [nearly] Nearly.
   *[another] Another way.
}
puzzles-verdict-note = { $verdict ->
    [seen] The best of the four.
    [nearly] The second best of the four.
   *[another] There was a better one.
}
puzzles-played-on = Played on { $games } times from each
puzzles-counted-out = { $deals ->
    [one] The only possible deal counted
   *[other] All { $deals } possible deals counted
}
puzzles-whisker = { $judge ->
    [score] Average at the end; fine line: almost surely within
    [counted] Average at the end, exact
   *[place] Fine line: how often 1st, almost surely
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
puzzles-more-exactly = more exactly { $mean }
puzzles-ends-with = You end with { $best } on average, with the next best choice { $next }.
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
    [before] To the ticket on the left
    [after] To the ticket on the right
    [confirm] Choose, then go on
    [play] Play it out
    [show] Show how it may go on
    [read] Read the table in words
    [repeat] Repeat the last news
   *[leave] Back
}
