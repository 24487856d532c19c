## The code card: a page of its own that tells one person in private what keys will mean.
shell-put-the-card-away = Put the card away
shell-code-card-of = Code card of { $name }
shell-a-new-card-any-earlier = A new card: any earlier one of this round is void. For your eyes only.
shell-for-your-eyes-only-write = For your eyes only: write it down or keep it in mind.
shell-later-everybody-presses-in-the = Later everybody presses in the open, and nobody sees what a key means.

## The commands of the window as actions, with keys by each platform's habit.
shell-lobby = Lobby
shell-open-a-game = Open a game …
shell-save-this-game-as = Save this game as …
shell-settings = Settings …
shell-rules = Rules
shell-keyboard-shortcuts = Keyboard shortcuts
shell-fairness = Fairness …
shell-about-stockgames = About stockgames
shell-full-screen = Full screen
shell-menu = Menu
shell-quit = Quit

## The curtain: a page of its own between two people at one screen.
shell-lift-the-curtain = Lift the curtain
shell-heading-lift-the-curtain = { $heading }: lift the curtain
shell-back-to = Back to { $name }
shell-undo-the-last-action = undo the last action
shell-sealed-open-and-change = sealed: open and change
shell-has-yet-to-choose = has yet to choose
shell-pass-to = Pass to { $name }
shell-or-somebody-else-first = or somebody else first:
shell-since-you-last-looked-shown = since you last looked: shown when you lift it
shell-not-esc-goes-back-to = Not { $name }? Esc goes back to the lobby, nothing is shown

## A sheet with the seal of a game, opened once the game is over, and a check of all of it.
shell-fairness-sheet-fairness = Fairness
shell-the-game-is-replayed = The game is replayed …
shell-sealed-fairness = Sealed fairness
shell-the-hash = The hash
shell-the-text-that-was-sealed = The text that was sealed
shell-what-is-this = What is this?
shell-copy = Copy
shell-verify = Verify
shell-cancel = Cancel
shell-close = Close
shell-the-check-was-cancelled = The check was cancelled.

## What the fairness sheet says, in the language in force.
shell-this-game-was-not-sealed = This game was not sealed.
shell-before-the-first-move-this = Before the first move this hash fixed the set-up and the seed of all luck to come. Nobody can change them any more without changing the hash.
shell-opened-the-hash-is-the = Opened: the hash is the SHA-256 of exactly this text in UTF-8, without a line end. Any program that works out such hashes can check it.
shell-it-is-opened-here-when = It is opened here when the game is over. The log holds it too.
shell-nobody-has-had-a-hint = Nobody has had a hint.
shell-hints-so-far = Hints so far: { $each }.
shell-all-moves-keep-to-the = All { $count } moves keep to the rules.
shell-the-opened-text-gives-the = The opened text gives the hash.
shell-shuffles-came-from-the-seed = { $count } shuffles came from the seed.
shell-of-bot-moves-the-bot = { $count } of { $all } bot moves: the bot was told exactly what its seat knew.
shell-something-is-wrong = Something is wrong: { $reason }

## Asking for a record's file, by the platform's own dialogs.
shell-files-open-a-game = Open a game
shell-save-this-game-as-a = Save this game as a file
shell-games = Games

## Asks what to do when the library cannot be opened.
shell-play-without-keeping-games = Play without keeping games
shell-try-again = Try again
shell-rescue-what-can-be-read = Rescue what can be read
shell-rename-it-and-begin-anew = Rename it and begin anew

## The settings: every change holds at once.
shell-settings-page-settings = Settings
shell-back = Back
shell-the-room = The room
shell-at-the-table = At the table
shell-who-sits-here = Who sits here
shell-as-the-system = As the system
shell-room = Room
shell-evening-is-dark-cloth-under = Evening is dark cloth under a lamp, daylight is linen and ink.
shell-suits = Suits
shell-of-the-cards-in-portfolio = Of the cards in Portfolio. Four colours tell all suits apart at a glance.
shell-pace = Pace
shell-how-long-a-move-of = How long a move of a bot is shown. Step by step waits for a key after each.
shell-bots-think = Bots think
shell-shrewd-ones-about-each-decision = Shrewd ones, about each decision. The longer, the better they play.
shell-motion = Motion
shell-still-things-fade-and-nothing = Still: things fade, and nothing slides.
shell-sounds = Sounds
shell-chips-cards-coins-and-a = Chips, cards, coins and a bell.
shell-name = Name
shell-how-new-tables-call-the = How new tables call the person at this screen. May stay empty.
shell-language = Language
shell-of-everything-on-the-screen = Of everything on the screen; rules pages too.
shell-evening = Evening
shell-daylight = Daylight
shell-two-colours = Two colours
shell-four-colours = Four colours
shell-full = Full
shell-still = Still
shell-on = On
shell-off = Off
shell-briefly = Briefly
shell-a-second = A second
shell-long = Long
shell-step-by-step = Step by step
shell-slow = Slow
shell-normal = Normal
shell-fast = Fast
shell-at-once = At once

## A sheet with the keys that work on the page below it.
shell-keys-that-work-here = Keys that work here
shell-everywhere = Everywhere

## What storage reports, in words.
shell-games-rescued = Games rescued: { $count }.
shell-of-these-with-a-gap = Of these with a gap in their moves: { $count }. Those in progress go on from before it.
shell-not-rescued-since-only-moves = Not rescued, since only moves of them were found: { $count }.
shell-last-moves-may-be-missing = Last moves may be missing without a trace. The damaged file is kept under this name:
shell-nothing-can-be-kept-in = Nothing can be kept in this place: the folder is not there, or cannot be written to.
shell-this-file-cannot-be-read = This file cannot be read. It was left as it is.
shell-this-file-cannot-be-written = This file cannot be written: the disk or the folder does not allow it.
shell-the-disk-is-full-all = The disk is full. All that was kept before is still there.
shell-your-games-are-open-in = Your games are open in another window. Close it, then try again. They can be open in one window at a time only.
shell-a-later-release-of-stock = A later release of Stock Games has written your games. This one cannot read them, and leaves them as they are.
shell-the-file-with-your-games = The file with your games is damaged. It was left as it is. All games that can still be read can be put into a new file, or an empty one be begun. The damaged file is kept under another name.
shell-no-game-can-be-read = No game can be read from this file any more. It was left as it is. It can be renamed, to be looked at later, and a new one begun.
shell-your-games-come-from-an = Your games come from an earlier release and could not be brought up to date. They are as they were.
shell-this-game-does-not-fit = This game does not fit the rules any more and cannot be played on. It is kept, and all other games go on.
shell-part-of-what-was-kept = Part of what was kept of this game is damaged, and it cannot be played on. It was left as it is, and all other games go on.
shell-this-game-is-not-there = This game is not there any more.
shell-the-moves-of-this-game = The moves of this game that were kept do not follow each other. Open it again from the lobby.

## What a person sees when the program itself has failed.
shell-something-in-the-program-went = Something in the program went wrong.
shell-the-game-is-kept-up = The game is kept up to its last move; it waits in the lobby.
shell-a-report-for-whoever-mends = A report for whoever mends it lies in { $path }.
shell-back-to-the-lobby = Back to the lobby
shell-add-the-game-to-the = Add the game to the report, everybody's secrets included

## A sheet over the window while something takes long: how far it is, and a way to give it up.
shell-one-moment = One moment

## The one window: a stack of pages, its menu, its shortcuts and its place on the screen.
shell-view = View
shell-help = Help

## Small words that several screens need.
shell-one = one
shell-two = two
shell-three = three
shell-four = four
shell-five = five
shell-six = six
shell-seven = seven
shell-eight = eight
shell-nine = nine
shell-ten = ten
shell-and = { $first } and { $last }
