## The list of all games.
review-past-games = Past games
review-look-for = Search for a game, a player or an evening
review-all-games = All
review-game = Game
review-person = Person
review-evening = Evening
review-time = Time
review-anybody = Anybody
review-any-evening = Any evening
review-any-time = At any time
review-within = { $count ->
    [one] Within a day
    [7] Within a week
    [30] Within a month
    [365] Within a year
   *[other] Within { $count } days
}
review-show-all = Show all games
review-look-back = Look back
review-play-on = Continue
review-save-as-a-file = Save as a file…
review-remove = Remove…
review-remove-for-good = Remove for good
review-keep-it = Keep it
review-games = { $count ->
    [0] no game
    [one] one game
   *[other] { $count } games
}
review-games-of = { $shown } of { $count } games
review-reading = { $count } games so far…
review-no-game-yet = No game has been played yet
review-they-will-stand-here = Every game that ends here can be looked back at, move by move.
review-no-such-game = No game matches
review-try-fewer-words = Search with fewer words, or show all games.

## One game of the list.
review-cannot-be-read = Cannot be read
review-not-over-yet = Saved, not over yet
review-played-alone = Played solo
review-to-the-evening = To the evening
review-nobody-won = Nobody has won
review-won-by = Won by { $names }
review-evening-of = Evening of { $day }
review-day-form = ddd d MMM
review-place = { $name } { $place ->
    [one] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
review-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
review-minutes = { $count } min

## Looking back at one game.
review-looking-back = Looking back
review-whose-eyes = Whose eyes
review-through-the-eyes-of = Through the eyes of { $name }
review-all-up = All cards up
review-you-see = you see what { $name } saw
review-you-see-all = you see what everyone held
review-log = The log
review-tape = The course of the game
review-the-beginning = The game begins
review-goes-on = The game goes on
review-step-of = Move { $number } of { $count }
review-round = Round { $number }
review-go-by = One step is
review-by = { $by ->
    [turn] turn
    [round] round
   *[move] move
}
review-way = { $way ->
    [start] To the beginning
    [end] To the end
    [back] Back
    [forward] On
    [turn-back] A turn back
    [turn-on] A turn on
    [round-back] A round back
    [round-on] A round on
    [play-on] Play on from here
    [save] Save as a file
    [leave] Leave
    [pace] Choose the speed
    [read] Read the table
    [repeat] Repeat the last news
    [point-back] The turning point before
    [point-on] The next turning point
    [side] Show or hide turning points
   *[play] Play or pause
}
review-play-on-from-here = Play on from here
review-a-study = A study from this move: another game, which counts nowhere
review-play-on-as = As { $name }, against bots
review-play-on-with-all = With the same players
review-study = Study
review-opening = Opening
review-html-keys = Keys: ← and → move, Home and End, Page Up and Page Down a round, Space plays. Click the log or the chart to go there.
review-save = Save…
review-save-kind = { $kind ->
    [picture] This picture (PNG)
    [record] The game as a file
   *[page] A page that replays it in any browser (HTML)
}
review-is-painted = The pictures of every move are painted.
review-too-large = This game is too long for one page.

## Turning points: what a shrewd bot thinks of each choice.
review-side = Turning points and statistics
review-side-tab = { $tab ->
    [points] Turning points
    [luck] Luck
   *[figures] Statistics
}
review-fold = Hide turning points
review-unfold = Show turning points
review-turning-points = Turning points
review-luck-and-decisions = Luck and decisions
review-luck-kind = { $kind ->
    [luck] Luck
   *[decisions] Decisions
}
review-luck-row = { $name }: decisions { $decisions }, luck { $luck }, give or take { $error }
review-luck-cause = { $cause ->
    [deal] The deal and the order of play: { $moved }
    [together] How choices laid together fell: { $moved }
   *[drawn] What was drawn: { $moved }
}
review-luck-offer = How much of this game was luck, and how much decisions? That is worked out with the turning points, in games that are played on from what might have been drawn.
review-luck-to-come = Luck is worked out after the turning points.
review-find-luck = Find out
review-no-luck-alone = Alone there is nobody to win against: luck is told for games of several.
review-luck-rests-on = Everyone began with { $even }. Luck and decisions, one's own and the others', add up to the outcome, give or take { $error }.
review-luck-greatest = The greatest stroke of luck for { $name } was move { $number }: { $moved }.
review-analyse = Find turning points
review-analyse-on = Continue
review-stop = Stop
review-everybody = everyone
review-decisions-done = { $done } of { $count } judged
review-analysis-offer = A shrewd bot looks at each decision of { $name } with no more than they knew then, and compares the choices in imagined games. That takes a minute or two; you can look around meanwhile.
review-nothing-stands-out = No decision of { $name } stands out: nothing was clearly better, and no hard choice was found.
review-judged-on = Judged on what { $name } knew then: { $worlds } imagined games for each choice. Only differences that are 95% sure are shown.
review-when = { $round }, move { $number }
review-percent = { $number }%
review-missed = { $scale ->
    [score] { $best }: { $expected } in the end, this { $made }
   *[chance] { $mixed ->
        [yes] A mix (mostly: { $best }): won { $expected }, this { $made }
       *[no] { $best }: won { $expected }, this { $made }
    }
}
review-found = { $scale ->
    [score] Nothing brought more than this, { $made }; { $obvious }: { $other }
   *[chance] Nothing won more than this, { $made }; { $obvious }: { $other }
}
review-beside = Beside the table
