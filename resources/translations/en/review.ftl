## The list of all games.
review-past-games = Past games
review-look-for = Search for a game, a player or an evening
review-all-games = All
review-game = Game
review-person = Person
review-evening = Evening
review-time = Time
review-anybody = Anyone
review-any-evening = Any evening
review-any-time = Any time
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
review-remove = Delete…
review-remove-for-good = Delete for good
review-keep-it = Keep it
review-games = { $count ->
    [0] no games
    [one] one game
   *[other] { $count } games
}
review-games-of = { $shown } of { $count } games
review-reading = { $count } games so far…
review-no-game-yet = No games yet. The ticker is quiet.
review-they-will-stand-here = Finished games appear here. You can replay each of them, move by move.
review-no-such-game = No game matches
review-try-fewer-words = Search with fewer words, or show all games.

## One game of the list.
review-cannot-be-read = Unreadable
review-not-over-yet = Saved, still in progress
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
review-whose-eyes = Seen by
review-through-the-eyes-of = Through the eyes of { $name }
review-all-up = Nothing hidden
review-you-see = you see what { $name } saw
review-you-see-all = you see what everyone held
review-log = The log
review-tape = The course of the game
review-the-beginning = The game begins
review-goes-on = The game continues
review-step-of = Move { $number } of { $count }
review-round = Round { $number }
review-go-by = Step by
review-by = { $by ->
    [turn] turn
    [round] round
   *[move] move
}
review-way = { $way ->
    [start] To the start
    [end] To the end
    [back] Back
    [forward] Forward
    [turn-back] Back one turn
    [turn-on] Forward one turn
    [round-back] Back one round
    [round-on] Forward one round
    [play-on] Play from here
    [save] Save as a file
    [leave] Leave
    [pace] Choose the speed
    [read] Read the table
    [repeat] Repeat the last announcement
    [point-back] Previous turning point
    [point-on] Next turning point
    [side] Show or hide turning points
   *[play] Play or pause
}
review-play-on-from-here = Play from here
review-a-study = Opens a study from this move, a separate game that doesn't count
review-play-on-as = As { $name }, against bots
review-play-on-with-all = With the same players
review-study = Study
review-opening = Opening
review-html-keys = Keys: ← and → for moves, Page Up and Page Down for rounds, Home and End, Space to play. Click the log or the chart to jump there.
review-save = Save…
review-save-kind = { $kind ->
    [picture] This picture (PNG)
    [record] The game as a file
   *[page] A page that replays it in any browser (HTML)
}
review-is-painted = Drawing every move …
review-too-large = This game is too long for one page.

## Turning points: what a shrewd bot thinks of each choice.
review-side = Turning points and stats
review-side-tab = { $tab ->
    [points] Turning points
    [luck] Luck
   *[figures] Stats
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
    [together] How simultaneous choices fell: { $moved }
   *[drawn] What was drawn: { $moved }
}
review-luck-offer = How much of this game was luck, and how much was decisions? The turning-point analysis finds out, by playing on from what might have been drawn instead.
review-luck-to-come = Luck is worked out after the turning points.
review-find-luck = Find out
review-no-luck-alone = Solo, there is nobody to beat. Luck is measured in games with other players.
review-luck-rests-on = Everyone started at { $even }. Luck and decisions, yours and everyone else's, add up to the result, give or take { $error }.
review-luck-greatest = Luck mattered most to { $name } at move { $number }: { $moved }.
review-analyse = Find turning points
review-analyse-on = Continue
review-stop = Stop
review-everybody = everyone
review-decisions-done = { $done } of { $count } judged
review-analysis-offer = A shrewd bot reviews every decision { $name } made, with no more than they knew then, and compares the options in imagined games. It takes a minute or two; feel free to look around meanwhile.
review-nothing-stands-out = Nothing { $name } did stands out. No clearly better move was missed, and no hard one was found.
review-judged-on = Judged on what { $name } knew then, in { $worlds } imagined games per option. Only differences that are 95% sure are shown.
review-when = { $round }, move { $number }
review-percent = { $number }%
review-missed = { $scale ->
    [score] { $best } ends at { $expected }, this at { $made }
   *[chance] { $mixed ->
        [yes] A mix (mostly { $best }) wins { $expected }, this { $made }
       *[no] { $best } wins { $expected }, this { $made }
    }
}
review-found = { $scale ->
    [score] The best there was: { $made }, where { $obvious } ends at { $other }
   *[chance] The best there was: wins { $made }, where { $obvious } wins { $other }
}
review-beside = Beside the table
