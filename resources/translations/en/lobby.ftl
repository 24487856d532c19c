## One game on the shelf of the lobby: the box, what it is, and its two buttons.
lobby-play = Play
lobby-play-game = Play { $game }
lobby-set-up = Set up…
lobby-set-up-a-game-of = Set up a game of { $game }
lobby-players-and-minutes = { $high } players · { $minutes } min
lobby-players-from-to = { $low }–{ $high } players · { $minutes } min
lobby-you-alone = Solo
lobby-you-and-bots = { $count ->
    [one] You and one bot
   *[other] You and { $number } bots
}

## The bots' levels and characters in words.
lobby-level = { $level ->
    [random] random
    [careless] careless
    [greedy] greedy
    [newcomer] newcomer
    [sleepy] sleepy
    [casual] casual
    [able] able
    [alert] alert
    [clever] clever
    [shrewd] shrewd
   *[other] { $level }
}
lobby-level-note = { $level ->
    [random] Plays any legal move, at random.
    [careless] Overlooks most of its options.
    [greedy] Grabs what looks best right now.
    [newcomer] Stands in for a first-time player.
    [sleepy] The weakest level. Trades in its sleep.
    [casual] About as strong as a first-time player, by our best guess. Slips often.
    [able] Knows its way around, but still slips often.
    [alert] Slips now and then.
    [clever] Slips rarely.
   *[shrewd] The strongest level. Plays out many games in its head first.
}
lobby-rated = { $level }, { $rating }
lobby-rating-note = Rated { $rating } in bot duels at this game (95% sure: { $low } to { $high }). A newcomer would rate about 1000; 100 points more wins 64 duels in 100.
lobby-character = { $character ->
    [even] even-tempered
    [cautious] cautious
    [ambitious] ambitious
    [spiteful] spiteful
   *[other] { $character }
}
lobby-character-note = { $character ->
    [even] Between equally good moves, flips a coin.
    [cautious] Between equally good moves, spreads what it has and risks less.
    [ambitious] Between equally good moves, adds to what it has most of.
   *[spiteful] Between equally good moves, takes the one that hurts the leader.
}
lobby-bot = { $level } bot
lobby-level-character = { $level } bot, { $character }
    .short = { $level } bot

## The lobby: boxes on the cloth, tickets of waiting games, the way to rules and settings.
lobby-people-of-the-house = People
lobby-to-the-people = Go to the regulars
lobby-plan-an-evening = Plan an evening
lobby-tonight = Tonight
lobby-begin-next = { $goes ->
    [yes] Continue
   *[no] Start
}
lobby-begin-next-game = { $goes ->
    [yes] Continue { $game }
   *[no] Start { $game }
}
lobby-leads-so-far = { $leaders ->
    [one] { $names } leads
   *[other] { $names } lead
}, { $played } of { $games ->
    [one] one game
   *[other] { $games }
} played
lobby-people-are-here = { $count ->
    [one] One person is here
   *[other] { $count } people are here
}
lobby-nobody-is-here-yet = The trading floor is empty
lobby-people-note = portraits, preferences, records
lobby-past-note = replays and records
lobby-help-note = rules and rulings
lobby-settings-note = sound, speed, colours
lobby-past-games = Past games
lobby-to-past-games = To past games
lobby-to-the-evening = Go to the evening
lobby-choose-the-box-to-the = Previous game
lobby-choose-the-box-to-the-right = Next game
lobby-go-to-the-waiting-games = Go to saved games
lobby-go-to-the-boxes = Go to the boxes
lobby-continue-the-first-waiting-game = Continue the first saved game
lobby-more = All saved games
lobby-games-one-evening = { $count ->
    [one] one game, one evening
   *[other] { $number } games, one evening
}
lobby-continue = Continue
lobby-one-press-on-play-and = Click Play and sit down. The table shows you what you can do.

## The deal number of a new table.
lobby-more-options = More…
lobby-deal-number = Deal number
lobby-new-and-sealed = New, and sealed
lobby-a-known-deal = Deals the same luck again, if the number of players and the options are the same. The fairness sheet will note that the deal was known.
lobby-no-deal-number = A deal number has 1 to 16 letters and digits.

## Laying a new table: seats, options, who starts, how the screen is shared.
lobby-a-new-table = New game: { $game }
lobby-seats-in-order-of-play = Seats, in order of play
lobby-the-table = Game options
lobby-add-a-seat = Add a seat
lobby-who-starts = Who starts
lobby-start-this-game = Start this game
lobby-drawn-at-random = Chosen at random

## Whole tables at one press: alone, against bots, or so many people.
lobby-alone = Solo
lobby-people = { $number } people

## All seats of a table to be laid, in the order of play.
lobby-two-players-have-one-name = Two players are called { $name }. Give one another name.

## One seat of a table to be laid: who sits on it, and its place in the round.
lobby-person = Person
lobby-bot-level = Bot, { $level }
lobby-remove-this-seat = Remove this seat
lobby-seat = Seat { $number }
lobby-name = name
lobby-who-plays = who plays
lobby-the-bots-character = the bot's character
lobby-at-this-screen = At this screen

## How people at one screen pass it on to each other.
lobby-how-the-screen-is-passed = How the screen is passed on
lobby-one-person-at-the-screen = With one person at the screen, nothing has to be covered. Seat a second person, and you can choose here how the screen is passed on.
lobby-curtain = Curtain
lobby-peek-key = Peek key
lobby-open-table = Open table
lobby-the-table-is-covered-between = A curtain covers the table whenever the screen changes hands. For well-kept secrets.
lobby-the-table-stays-in-view = The table stays in view; you see your own secrets while you hold a key. The quickest way.
lobby-nothing-is-hidden = Nothing is hidden. For learning together, or for trustworthy friends.

## Who plays at a new table: faces to press, names to type, one level for all bots.
lobby-type-a-name = Type a name
lobby-everyone-here = Everyone here ({ $count })
lobby-people-are-remembered = Everyone who plays here gets a portrait and is remembered.
lobby-plays-press = { $name } is playing. Click to give the seat to a bot
lobby-give-a-seat = Give { $name } a seat
lobby-no-chair-is-left = There is no seat left for { $name }.
lobby-sit-out = { $count ->
    [one] { $names } has no seat this time.
   *[other] { $names } have no seat this time.
}
lobby-all-bots = All bots
lobby-what-a-rating-is = The number is a bot's strength. A newcomer would rate about 1000.
lobby-levels-differ = mixed
lobby-drag-or-press = drag, or use the up and down arrows
lobby-people-at-the-table = People:

## A ticket of the lobby: a game that waits to be continued.
lobby-keep-it = Keep it
lobby-keep-the-game-of = Keep this game of { $game }
lobby-throw-the-game-of-away = Delete this game of { $game }
lobby-continue-game = Continue { $game }
lobby-throw-the-game-of-game-away = Delete this game of { $game }…
lobby-throw-this-game-away = Delete this game…
lobby-throw-away = Delete
lobby-throw-this-game-away-for = Delete this game for good?

## What the lobby says of kept games.
lobby-bots = { $count ->
    [one] one bot
   *[other] { $number } bots
}
lobby-not-a-move-made-yet = No moves yet
lobby-after-moves = { $count ->
    [one] After one move
   *[other] After { $count } moves
}
lobby-saved-but-not-to-be-continued = Saved, but can't be continued
lobby-kept-but-it-is-damaged = Saved, but damaged
lobby-kept-for-a-release-that = Needs a version of the app with this game
lobby-kept-for-a-package = Needs the package { $package }
lobby-kept-for-another-package = Needs another version of { $package }
lobby-a-game = A game
lobby-today-at = today at { $clock }
lobby-yesterday-at = yesterday at { $clock }
lobby-won-of = won { $won } of { $played }
lobby-last-game-won-by = Last: { $winners } won { $game }.
lobby-last-game-played-alone = Last: { $game }, solo. Nobody got hurt.
lobby-study-after-moves = { $count ->
    [one] A study, after one move
   *[other] A study, after { $count } moves
}

lobby-your-seat = you

lobby-your-turn = your turn

lobby-plays-at-the-table = at the table
    .short = here

## The player's own corner: how many games were won one after another, and what to play for.
lobby-streak = { $count ->
    [one] one win
   *[other] { $number } wins in a row
}
lobby-goal = { $kind ->
    [soon] Next: one more win against { $level } bots at { $game }
    [level] Next: beat { $level } bots at { $game }
   *[first] Next: win { $game } for the first time
}
lobby-your-book = Open your book
lobby-daily = Today's deal: { $game }
lobby-daily-played = Today's deal: { $told }
lobby-daily-par = you { $own }, par { $par }
lobby-daily-note = The same cards for everyone who plays today, against able bots
lobby-daily-mark = Today's deal
lobby-daily-after-moves = { $count ->
    [0] Today's deal, no moves yet
    [one] Today's deal, after one move
   *[other] Today's deal, after { $count } moves
}
lobby-play-the-daily = Play today's deal

## The way to lessons, and the slip that invites to the first.
lobby-learn = Learn
lobby-learn-note = lessons at real tables
lobby-to-the-lessons = Go to the lessons
lobby-new-here = New here?
lobby-ten-minutes = Ten minutes to your first crash
lobby-go-on-at = Continue at step { $step }
lobby-next-step = Your next step
lobby-next-lesson = Lesson { $number } of { $all }
lobby-first-game = Your first game of { $game }
lobby-invitation = { $game }: { $title }
lobby-put-away-for-good = Don't show this again
