## One game on the shelf of the lobby: the box, what it is, and its two buttons.
lobby-play = Play
lobby-play-game = Play { $game }
lobby-seats = Seats …
lobby-seats-and-options-of = Seats and options of { $game }
lobby-seats-minutes = { $high } seats, { $minutes } minutes
lobby-to-seats-minutes = { $low } to { $high } seats, { $minutes } minutes
lobby-you-alone = You alone
lobby-you-and-bots = { $count ->
    [one] You and one bot
   *[other] You and { $number } bots
}

## The bots' levels and characters in words.
lobby-reckless = reckless
lobby-careless = careless
lobby-hasty = hasty
lobby-shrewd = shrewd
lobby-plays-whatever-it-may-by = Plays whatever it may, by lot.
lobby-overlooks-most-of-what-it = Overlooks most of what it may do.
lobby-grabs-what-looks-best-right = Grabs what looks best right now.
lobby-plays-many-games-in-its = Plays many games in its head first.
lobby-even-tempered = even-tempered
lobby-cautious = cautious
lobby-grasping = grasping
lobby-spiteful = spiteful
lobby-leaves-it-to-chance-what = Leaves it to chance what is equally good.
lobby-where-things-are-equally-good = Where things are equally good, takes what hangs least on luck.
lobby-where-things-are-equally-good-takes = Where things are equally good, takes what brings most.
lobby-where-things-are-equally-good-takes-what = Where things are equally good, takes what hurts the strongest rival.
lobby-bot = bot, { $level }
lobby-level-character = { $level }, { $character }

## The lobby: four boxes on the cloth, tickets of waiting games, the way to rules and settings.
lobby-lobby = Lobby
lobby-help = Help
lobby-settings = Settings
lobby-choose-the-box-to-the = Choose the box to the left
lobby-choose-the-box-to-the-right = Choose the box to the right
lobby-go-to-the-waiting-games = Go to the waiting games
lobby-go-to-the-boxes = Go to the boxes
lobby-continue-the-first-waiting-game = Continue the first waiting game
lobby-more = more …
lobby-four-tables-one-evening = four tables, one evening
lobby-continue = Continue
lobby-one-press-on-play-and = One press on Play, and the cloth is laid; the table says what can be done.
lobby-enter-plays = Enter plays
lobby-arrow-keys-choose-a-box = Arrow keys choose a box
lobby-enter-plays-it = Enter plays it
lobby-c-continues-the-first-ticket = C continues the first ticket

## Laying a new table: seats, options, who starts, how the screen is shared.
lobby-a-new-table = { $game }: a new table
lobby-back = Back
lobby-seats-in-the-order-of = Seats, in the order of play
lobby-the-table = The table
lobby-add-a-seat = Add a seat
lobby-who-starts = Who starts
lobby-play-at-this-table = Play at this table
lobby-drawn-at-random = Drawn at random

## Whole tables at one press: alone, against bots, or so many people.
lobby-alone = Alone
lobby-people = { $number } people

## All seats of a table to be laid, in the order of play.
lobby-two-seats-are-called-one = Two seats are called { $name }; one of them needs another name.

## One seat of a table to be laid: who sits on it, and its place in the round.
lobby-person = Person
lobby-bot-level = Bot, { $level }
lobby-move-up = Move up
lobby-move-down = Move down
lobby-remove-this-seat = Remove this seat
lobby-seat = Seat { $number }
lobby-name = name
lobby-who-plays = who plays
lobby-the-bots-character = the bot's character
lobby-at-this-screen = At this screen.

## How people at one screen pass it on to each other.
lobby-how-the-screen-is-passed = How the screen is passed on
lobby-one-person-at-the-screen = One person at the screen: nothing has to be covered. As soon as a second person has a seat, this is where you choose how the screen is passed on.
lobby-curtain = Curtain
lobby-peek-key = Peek key
lobby-code-cards = Code cards
lobby-trusting = Trusting
lobby-the-table-is-covered-between = The table is covered between two people. For secrets among rivals.
lobby-everybody-lays-each-card-behind = Everybody lays each card behind the curtain, three presses and the next person. Nothing has to be remembered.
lobby-the-table-stays-in-view = The table stays in view; your own secrets show while a key is held. The quickest.
lobby-once-a-round-each-person = Once a round each person sees a card of keys in private. Then all stay at the screen and press theirs in the open. The quickest for several people.
lobby-no-covers-at-all-for = No covers at all. For learning together, or for honest eyes.

## A ticket of the lobby: a game that waits to be continued.
lobby-keep-it = Keep it
lobby-keep-the-game-of = Keep the game of { $game }
lobby-throw-the-game-of-away = Throw the game of { $game } away
lobby-continue-game = Continue { $game }
lobby-throw-the-game-of-game-away = Throw the game of { $game } away …
lobby-throw-this-game-away = Throw this game away …
lobby-throw-away = Throw away
lobby-throw-this-game-away-for = Throw this game away for good?

## What the lobby says of kept games.
lobby-bots = { $count ->
    [one] one bot
   *[other] { $number } bots
}
lobby-not-a-move-made-yet = Not a move made yet
lobby-after-moves = { $count ->
    [one] After one move
   *[other] After { $count } moves
}
lobby-kept-but-it-cannot-be = Kept, but it cannot be played on
lobby-kept-but-it-is-damaged = Kept, but it is damaged
lobby-kept-for-a-release-that = Kept for a release that has this game
lobby-a-game = A game
lobby-today-at = today at { $clock }
lobby-yesterday-at = yesterday at { $clock }
lobby-won-of = won { $won } of { $played }
lobby-last-game-won-by = Last game: { $game }, won by { $winners }.
lobby-last-game-played-alone = Last game: { $game }, played alone.
