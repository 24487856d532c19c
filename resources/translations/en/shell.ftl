## The commands of the window as actions, with keys by each platform's habit.
shell-lobby = Lobby
shell-back-to-the-puzzle = Back to the puzzle
shell-open-a-game = Open game…
shell-save-this-game-as = Save game as…
shell-public-window = Window for everyone to watch
shell-seats = Seats…
shell-settings = Settings…
shell-rules = Rules
shell-keyboard-shortcuts = Keyboard shortcuts
shell-look-back = Look back at this game
shell-fairness = Fairness…
shell-about-stockgames = About Stock Games
shell-full-screen = Full screen
shell-zoom-in = Enlarge the board
shell-zoom-out = Reduce the board
shell-zoom-off = Show the whole board
shell-menu = Menu
shell-quit = Quit

## The curtain: a page of its own between two people at one screen.
shell-lift-the-curtain = Lift the curtain
shell-agree = Accept
shell-disagree = Decline
shell-cannot-agree = That isn't possible as it stands. Lift the curtain to see more.
shell-heading-lift-the-curtain = { $heading }: lift the curtain
shell-back-to = Back to { $name }
shell-undo-the-last-action = undo the last move
shell-sealed-open-and-change = sealed; open to change
shell-has-yet-to-choose = has yet to choose
shell-pass-to = Pass to { $name }
shell-or-another-player-first = or another player first:
shell-the-last-moves = The last moves
shell-your-turn = Your turn
shell-look-again = What you have just learned
shell-not-you-to-the-lobby = Not { $name }? To the lobby; nothing will be shown

## A sheet with the seal of a game, opened once the game is over, and a check of all of it.
shell-fairness-sheet-fairness = Fairness
shell-the-game-is-replayed = Replaying the game …
shell-sealed-fairness = Sealed fairness
shell-the-seal = The seal
shell-the-text-that-was-sealed = The text that was sealed
shell-what-is-this = What is this?
shell-copy = Copy
shell-verify = Verify
shell-cancel = Cancel
shell-close = Close
shell-the-check-was-cancelled = The check was cancelled.

## What the fairness sheet says, in the language in force.
shell-this-game-was-not-sealed = This game was not sealed.
shell-before-the-first-move-this = This seal was made before the first move. It fixes the set-up and all luck to come. Change either, and the seal no longer matches.
shell-opened-the-seal-is-the-hash = Opened. The seal is the SHA-256 hash of exactly this text in UTF-8, without a line end. Any program that computes such hashes can check it.
shell-the-deal-number-is = Deal number { $number }. Enter it at a new table under More, or use stockgames simulate --deal, to deal the same luck again: same game, same number of players, same options.
shell-the-deal-number-is-secret = When the game is over, its deal number appears here. It lets you deal the same luck again.
shell-this-deal-was-known = Dealt from a known number, { $number }. Anyone who has it can see all the cards, for instance with stockgames simulate --deal. The seal still proves that nothing has changed since.
shell-it-is-opened-here-when = It opens here when the game is over. The seal is in the log, too.
shell-nobody-has-had-a-hint = Nobody has asked for a hint.
shell-hints-so-far = Hints so far: { $each }.
shell-all-moves-keep-to-the = All { $count } moves follow the rules.
shell-the-opened-text-gives-the = The opened text matches the seal.
shell-shuffles-came-from-the-seed = { $count } shuffles came from the sealed seed.
shell-of-bot-moves-the-bot = { $count } of { $all } bot moves have a record of what the bot was told, exactly what it was allowed to know.
shell-something-is-wrong = Something is wrong: { $reason }

## Asking for a record's file, by the platform's own dialogs.
shell-files-open-a-game = Open game
shell-save-this-game-as-a = Save game as a file
shell-save-this-evening-as-a = Save this evening as a file
shell-save-this-person-as-a = Save this person as a file
shell-let-a-person-in = Import a person
shell-people = People
shell-games = Games

## Asks what to do when the library cannot be opened.
shell-play-without-saving = Play without saving
shell-try-again = Try again
shell-rescue-what-can-be-read = Rescue what can be read
shell-rename-it-and-start-fresh = Rename it and start fresh
shell-restore-backup = Use the backup of { $date }

## The way back from any page.
shell-settings-page-settings = Settings
shell-back = Back

## A sheet with the keys that work on the page below it.
shell-keys-that-work-here = Keys that work here
shell-everywhere = Everywhere

## What storage reports, in words.
shell-games-rescued = Games rescued: { $count }.
shell-of-these-with-a-gap = With a gap in their moves: { $count }. Those in progress continue from before the gap.
shell-not-rescued-since-only-moves = Not rescued, because only loose moves of them were found: { $count }.
shell-last-moves-may-be-missing = The last moves of a game may be missing without a trace. The damaged file was renamed to:
shell-library-restored = The library is now the backup of { $date }; games and moves since then are missing from it. The damaged file was renamed to:
shell-storage = { $code ->
    [folder-unusable] Games can't be saved here, because the folder is missing or read-only.
    [cannot-read] This file can't be read. Nothing was changed.
    [cannot-write] This file can't be written, because the disk or the folder does not allow it.
    [disk-full] The disk is full. Everything saved before is still there.
    [library-in-use] Your games are open in another window. Close it, then try again. Only one window at a time can have them open.
    [library-gone] The file with your games is no longer where it was. It was moved, renamed or deleted while Stock Games was open. Put it back, then try again. Or save this game as a file (in the menu), close Stock Games and start it again.
    [library-replaced] While Stock Games was open, another program replaced or changed the file with your games, as programs do that keep folders in step. Nothing was written over it. Save this game as a file (in the menu), close Stock Games and start it again. It opens the file as it is now.
    [library-newer] Your games were written by a later release of Stock Games. This one can't read them. Nothing was changed.
    [library-damaged] The file with your games is damaged. Nothing was changed. You can rescue every game that can still be read into a new file, or start with an empty one. The damaged file stays there under another name.
    [nothing-to-rescue] No games can be rescued from this file. Nothing was changed. You can rename it, to look at it later, and start with an empty one.
    [migration-failed] Your games are from an earlier release and couldn't be updated. Nothing was changed. You can keep using that release, or report the problem.
    [game-shelved] This saved game no longer matches the rules, so it can't be continued. It stays in the lobby; your other games are fine.
    [game-damaged] Part of this saved game is damaged, so it can't be continued. It stays in the lobby; your other games are fine.
    [no-such-game] This game no longer exists.
   *[out-of-step] The saved game and the table have got out of step. Open the game again from the lobby; it continues from the last saved move.
}

## What a person sees when the program itself has failed.
shell-ran-into-an-error = Stock Games ran into an error.
shell-the-game-is-kept-up = Your game is saved up to the last move and waits in the lobby.
shell-a-report-for-the-developers = A report for the developers is in { $path }.
shell-back-to-the-lobby = Back to the lobby
shell-add-the-game-to-the = Add this game to the report (it reveals all hands)

## A sheet over the window while something takes long: how far it is, and a way to give it up.
shell-one-moment = One moment

## The one window: a stack of pages, its menu, its shortcuts and its place on the screen.
shell-view = View
shell-help = Help

## Small words that several screens need.
shell-number = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[more] { $number }
}
shell-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[later] { $place }th
}
shell-and = { $first } and { $last }
shell-same-as-last-time = The same { $number } as last time
shell-somebody = somebody
shell-date-form = d MMMM
shell-save-what-is-looked-back-at = Save a picture or a page of this game
