## The page of an evening of several games.
evening-export = Save as a file…
evening-house = The regulars
evening-add-a-game = Add a game…
evening-end = End the evening
evening-begin = Start { $game }
evening-seats = Change the seats of { $game }…
evening-go-on = Continue { $game }
evening-begin-again = Reopen the evening
evening-people = Who's here…
evening-done = Take your seats
evening-of-a-day = { $time ->
    [morning] { $day } morning
    [afternoon] { $day } afternoon
    [night] { $day } night
   *[evening] { $day } evening
}
evening-date-won = { $date }: won by { $names }
evening-date-ended = { $date }: ended, nobody has won
evening-date-before = { $date }, before the first game
evening-date-between = { $date }, between the { $last } game and the { $next }
evening-date-broken = { $date }: { $game } left unfinished
evening-date-after = { $date }, after the last game
evening-ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[later] { $place }th
}
evening-so-many-games = { $count ->
    [one] one game
   *[other] { $number } games, with a break between each
}

## The programme.
evening-programme = Programme
evening-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
evening-hours = { $hours } h { $minutes } min
evening-whole-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
evening-not-played = skipped
evening-not-known-here = not in this version
evening-game-is-not-known = This version of the app doesn't include { $game }
evening-move-or-drop = Nothing is lost. Play another game first, or drop this one.
evening-broken-off = unfinished
evening-being-played = in progress
evening-now-about = now, about { $time }
evening-to-come-about = later, about { $time }
evening-won-by = Won by { $names }
evening-won-with = { $count ->
    [one] { $names } won with { $score }
   *[other] { $names } won with { $score } each
}
evening-sit-out = { $count ->
    [one] { $names } sits out
   *[other] { $names } sit out
}
evening-so-many-sit-out = { $number } sit out
evening-bots-fill = { $count ->
    [one] one bot fills in
   *[other] { $number } bots fill in
}
evening-chairs-for-all = { $count ->
    [one] one seat, nobody sits out
   *[other] { $number } seats, nobody sits out
}
evening-act-of = Game { $place } of { $count }
evening-played = played
evening-done-by = Done by { $time }: { $left } to come
evening-done-in-time = Done by { $time }: { $spare } to spare
evening-done-too-late = Done by { $time }: { $late } over
evening-left-to = left until { $time }
evening-past = past { $time }
evening-still-to-come = to come
evening-so-far = so far
evening-in-all = in all
evening-choose-the-end = Choose when the evening should end
evening-till = Until { $time }
evening-no-end = All night
evening-options = { $game } options…
evening-options-of = { $game } options
evening-take-options = Use these
evening-all-played = That's the whole programme
evening-no-game-yet = Add your first game
evening-keys-of-an-act = Alt+arrow moves it, Delete drops it
evening-key-moves = Play the game earlier or later
evening-key-drops = Drop the game
evening-key-options = Game options
evening-earlier = Play { $game } earlier
evening-later = Play { $game } later
evening-drop = Drop { $game }
evening-a-bot-more = { $more ->
    [yes] Add a bot to { $game }
   *[no] Remove a bot from { $game }
}

## The standing.
evening-the-standing = Standings
evening-how-points-count = Ten points for first, none for last, even steps between. Bots don't count.
evening-points = Points
evening-gone = left
evening-the-average = the average
evening-line-of = { $place }. { $name }, { $points }.
evening-line-without-place = { $name }, { $points }.

evening-who-is-ahead = Laurels
evening-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead together
}
evening-comes = { $place ->
    [third] Third place: { $names }
   *[second] Second place: { $names }
}
evening-has-won = { $count ->
    [one] { $names } has won the evening
   *[other] { $names } share the win
}
evening-with-points = { $by ->
    [wins] with { $points } points and more games won
    [later] with { $points } points and the later win
   *[points] with { $points } points
}

## The chairs of the next game, and what is worth knowing before it.
evening-the-chairs-at = Seats at { $game }
evening-first-chair = first seat
evening-it-moves-on-always = the first seat rotates every game
evening-joins-now = joins now
evening-a-bot = Bot
evening-chair-of = Seat { $number }: { $name }
evening-without-a-chair = Sitting out: { $name }
evening-without-chairs = sitting out
evening-press-two-coins = Drag a coin to another seat, or click two coins to swap them
evening-as-the-rotation-has-it = Restore the rotation
evening-before-the-bell = Before the bell
evening-moments = Highlights
evening-moment = { $game }: { $tale }
evening-chairs-and-people = { $chairs ->
    [one] one seat
   *[other] { $seats } seats
}, { $people ->
    [one] one of you
   *[other] { $sitting } of you
}
evening-has-first-chair = { $name } has the first seat
evening-it-moves-on = It rotates every game
evening-then-at = Next: { $name }, at { $game }
evening-nobody-sits-out = Everyone plays, no bots
evening-has-just-come = { $name } has just arrived
evening-starts-on = Starts on { $points }
evening-starts-on-average = Starts on { $points }, the table's average
evening-starts-on-nothing = Starts from zero
evening-game-was-broken-off = { $game } was left unfinished
evening-counts-once-over = It will count once you finish it.
evening-is-over = The evening is over. Friendships may resume.
evening-kept-for-good = Saved, with all its games
evening-nothing-to-come = That's the whole programme
evening-add-or-end = Add a game, or end the evening

## Who is here.
evening-who-is-here = Who is here?
evening-too-few = Too quiet for an evening
evening-two-at-least = It takes at least two to make an evening
evening-a-name-and-enter = Type a name, then Enter
evening-several-names = Separate names with commas. Press Enter in the empty field when you're done.
evening-press-portraits = Click a portrait when someone arrives or leaves. Separate names with commas.
evening-is-here-press = { $name } is here. Click when they leave
evening-is-away-press = { $name } isn't here. Click when they arrive
evening-on-the-average = Latecomers start on the average ({ $points })
evening-on-nothing = from zero
evening-late-comers = Latecomers
evening-choose-a-face = A face for { $name }
evening-face-for = Face { $number } for { $name }
