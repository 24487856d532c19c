## The page of an evening of several games.
evening-export = Save as a file…
evening-house = People of the house
evening-add-a-game = Add a game…
evening-end = End the evening
evening-begin = Begin { $game }
evening-go-on = Go on with { $game }
evening-begin-again = Go on after all
evening-people = Who is here…
evening-done = To the chairs
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
evening-date-broken = { $date }: { $game } was broken off
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
   *[other] { $number } games, an interval between each
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
evening-not-played = not played
evening-not-known-here = not in this version
evening-game-is-not-known = This version of the app does not have { $game }
evening-move-or-drop = Nothing of it is lost: play another game first, or drop this one.
evening-broken-off = broken off
evening-being-played = being played
evening-now-about = now, about { $time }
evening-to-come-about = to come, about { $time }
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
    [one] one bot fills a chair
   *[other] { $number } bots fill chairs
}
evening-chairs-for-all = { $count ->
    [one] one chair, nobody sits out
   *[other] { $number } chairs, nobody sits out
}
evening-act-of = Game { $place } of { $count }
evening-played = played
evening-done-by = Done by { $time }: { $left } to come
evening-done-in-time = Done by { $time }: { $spare } to spare
evening-done-too-late = Done by { $time }: { $late } too late
evening-left-to = left to { $time }
evening-past = past { $time }
evening-still-to-come = to come
evening-so-far = so far
evening-in-all = in all
evening-choose-the-end = Choose when the evening should end
evening-till = Until { $time }
evening-no-end = No end
evening-options = Options of { $game }…
evening-options-of = Options: { $game }
evening-take-options = Take these
evening-all-played = Everything has been played
evening-no-game-yet = Add a game to begin with
evening-keys-of-an-act = Alt with an arrow key moves it, Delete drops it
evening-key-moves = Play the game earlier or later
evening-key-drops = Drop the game
evening-key-options = Options of the game
evening-earlier = Play { $game } earlier
evening-later = Play { $game } later
evening-drop = Drop { $game }
evening-a-bot-more = { $more ->
    [yes] One bot more at { $game }
   *[no] One bot fewer at { $game }
}

## The standing.
evening-the-standing = The standing
evening-how-points-count = Ten points for first, none for last, even steps between. Bots don't count.
evening-points = Points
evening-gone = gone
evening-the-average = the average
evening-line-of = { $place }. { $name }, { $points }.
evening-line-without-place = { $name }, { $points }.

evening-who-is-ahead = Laurels
evening-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead together
}
evening-has-won = { $count ->
    [one] { $names } has won the evening
   *[other] { $names } share the evening
}
evening-with-points = with { $points } points

## The chairs of the next game, and what is worth knowing before it.
evening-the-chairs-at = The chairs at { $game }
evening-first-chair = first chair
evening-it-moves-on-always = the first chair moves on with every game
evening-joins-now = joins now
evening-a-bot = Bot
evening-chair-of = Chair { $number }: { $name }
evening-without-a-chair = Without a chair: { $name }
evening-without-chairs = sitting out
evening-press-two-coins = Drag a coin to another chair, or press two coins to swap them
evening-as-the-rotation-has-it = Back to the rotation
evening-before-the-bell = Before the bell
evening-moments = The evening's moments
evening-moment = { $game }: { $tale }
evening-chairs-and-people = { $chairs ->
    [one] one chair
   *[other] { $seats } chairs
}, { $people ->
    [one] one of you
   *[other] { $sitting } of you
}
evening-has-first-chair = { $name } has the first chair
evening-it-moves-on = It moves on with every game
evening-then-at = Then { $name }, at { $game }
evening-nobody-sits-out = Nobody sits out, no bots
evening-has-just-come = { $name } has just come
evening-starts-on = Starts on { $points }
evening-starts-on-average = Starts on { $points }, the table's average
evening-starts-on-nothing = Starts on nothing
evening-game-was-broken-off = { $game } was broken off
evening-counts-once-over = It counts once it has been played to its end.
evening-is-over = The evening is over
evening-kept-for-good = It is kept with all its games
evening-nothing-to-come = Everything has been played
evening-add-or-end = Add a game, or end the evening

## Who is here.
evening-who-is-here = Who is here?
evening-two-at-least = An evening takes two people at least
evening-a-name-and-enter = A name, then Enter
evening-several-names = Several names may stand in a row, with commas. Enter in the empty field is done.
evening-press-portraits = Press a portrait when somebody comes or leaves. Several names may stand in a row, with commas.
evening-is-here-press = { $name } is here. Press when they leave
evening-is-away-press = { $name } is not here. Press when they come
evening-on-the-average = Late-comers start on the average ({ $points })
evening-on-nothing = on nothing
evening-late-comers = Late-comers
