## Why something is not allowed, the same way for every game.
table-not-allowed = Not allowed: { $code } ({ $ruling }).

## Puts the code card of a person into words, for its page.
table-row-then-column = { $decision }: row, then column

## What the action panel offers while everybody presses the keys of a code card.
table-whose-card-the-others-look = Whose card? The others look away.
table-for-s-eyes-only-the = For { $name }’s eyes only: the others look away.
table-that-key-belongs-to-nobody = That key belongs to nobody here.
table-that-key-is-not-on = That key is not on the card.
table-has-laid-already = { $name } has laid already.
table-has-nothing-to-lay-now = { $name } has nothing to lay now.
table-two-keys-the-row-the = Two keys: the row, the column.
table-two-keys-each-the-row = Two keys each: the row, the column.
table-one-key = One key.
table-one-key-each = One key each.
table-take-the-last-key-back = Take the last key back
table-see-a-card-again = See a card again
table-back-to-the-keys = Back to the keys

## The end of a game: places in their order, and each score unfolded to its rule.
table-play-again = Play again
table-the-same-people-the-start = The same people; the start moves on by one seat
table-the-same-table-dealt-anew = The same table, dealt anew
table-see-the-table = See the table
table-to-the-lobby = To the lobby
table-1st = 1st
table-2nd = 2nd
table-3rd = 3rd
table-4th = 4th
table-5th = 5th
table-6th = 6th
table-7th = 7th
table-8th = 8th
table-9th = 9th
table-10th = 10th

## A plain board for any game that brings none of its own: facts on cards, actions as buttons.
table-more-choices = More choices

## Words for a game that brings none: made from the names of its actions, events and fields.
table-move = Move { $number }
table-at-the-table = At the table
table-decides = { $name } decides
table-choose-one-of-these = Choose one of these.
table-moved = { $name } moved.
table-chance-decided = Chance decided.
table-the-game-is-over = The game is over
table-first-place = First place: { $names }

## A hint in words: what the top level would do, and the numbers that speak for it.
table-a-hint = A hint
table-the-best-bot-is-asked = The best bot is asked …
table-no-hint-came-it-can = No hint came. It can be asked for again.
table-the-best-bot-would-do = The best bot would do this
table-nothing-else-is-worth-a = Nothing else is worth a thought.
table-next-best = Next best: { $action }: { $worth }.
table-every-choice-was-tried-in = Every choice was tried in { $worlds } imagined games that fit what this seat knows.
table-imagined-games-that-fit-what = { $worlds } imagined games that fit what this seat knows were tried; { $tried } began so.
table-on-average-they-led-to = On average they led to a chance of about { $chance } to win.
table-it-won-of-them-by = It won { $chance } of them by a rough reckoning, good for comparing only. So as not to be guessed, the bot would choose it { $share } of the time.
table-on-average-it-ended-at = On average it ended at { $score }.
table-on-average-it-ended-at-of = On average it ended at { $mean } of 100, where 100 is a clear win.
table-chosen-of-the-time = chosen { $share } of the time
table-of-100 = { $mean } of 100

## The plate over the open table on which everybody finds their keys and sees who has laid.
table-only-presses = Only { $name } presses
table-all-press-their-own-keys = All press their own keys
table-cards = cards: { $chapter }
table-chooses = chooses
table-one-key-more = one key more
table-has-laid = has laid

## The paper on which a score is added up.
table-worth = Worth

## The lines of the log: the game's own words, and what belongs to every game.
table-luck-was-sealed-before-the = Luck was sealed before the first move.
table-at-the-end-the-seal = At the end the seal opens for everybody to check: Menu, Fairness.
table-after-hints = { $count ->
    [one] after a hint
   *[other] after { $count } hints
}

## What happened, line by line: the latest that have room, or all.
table-what-happened = What happened

## The panel on the table with the last things that happened.
table-whole-log = Whole log
table-show-me = Show me
table-show-again-what-happened-since = Show again what happened since you last looked

## The whole log on a sheet of its own.
table-everything-that-happened = Everything that happened
table-close = Close

## A slip of paper that says, calmly, why something cannot be done.
table-read-ruling = Read ruling { $id }
table-read-ruling-in-the-rules = Read ruling { $id } in the rules

## The page of a running game: bar, board, log, choices, pace and the end, for any game.
table-that-key-was-pressed-before = That key was pressed before this question could be read. Press it again.
table-a-look-in-private-then = a look in private, then all go on together

## What keys mean on the table page.
table-show-again-what-happened = Show again what happened
table-hurry-the-bot = Hurry the bot
table-choose-the-pace = Choose the pace
table-skip-to-my-turn = Skip to my turn
table-undo = Undo
table-skip-to-the-end = Skip to the end

## The eye: shows one's own secrets while it is held, by mouse or by key.
table-hide-my-hand = Hide my hand
table-look-at-my-hand = Look at my hand
table-hold-to-look-a-short = Hold to look; a short click looks until the next click

## What can be done while a finished game is shown again: pause it, and go step by step, or back.
table-to-the-end = To the end
table-replay-move-of = Replay, move { $number } of { $total }
table-pause = Pause
table-go-on = Go on
table-next-move = Next move
table-this-is-the-beginning-of = This is the beginning of the game.
table-move-back = Move back
table-go-on-or-pause = Go on, or pause

## How a game ended, in words that several games share.
table-you-win = You win
table-wins = { $name } wins
table-share-the-first-place = { $names } share the first place

## What the action panel shows while nobody at the screen decides.
table-ask-the-bot-again = Ask the bot again
table-show-the-result = Show the result
table-back-to-all = Back to all
table-has-just-learned-something-go = { $name } has just learned something. Go back to all when you have seen it.
table-pass-to = Pass to { $name }
table-has-just-learned-something-pass = { $name } has just learned something. Pass the screen on when you have seen it.
table-thinks = { $name } thinks
table-hurry = Hurry
table-stage-panels-skip-to-the-end = Skip to the end
table-stage-panels-next-move = Next move
table-has-moved = { $name } has moved

## The bar along the top: what is played, how far it is, and the ways out.
table-slow = slow
table-normal = normal
table-fast = fast
table-at-once = at once
table-step-by-step = step by step
table-rules = Rules
table-hint = Hint
table-what-the-best-bot-would = What the best bot would do, and why
table-menu = Menu
table-pace = Pace: { $pace }
table-how-fast-the-others-moves = How fast the others' moves are shown

## What a table says when something goes wrong beside the rules.
table-this-move-could-not-be = This move could not be kept on the disk, so it was not made.
table-what-you-have-prepared-could = What you have prepared could not be saved on the disk. It is here as long as the table is open.
table-the-bot-did-not-answer = The bot did not answer. You can ask it again.

## Why nothing can be taken back, in words.
table-no-undo-game-is-over = The game is over: nothing can be taken back any more.
table-no-undo-nothing-was-done = Nothing has been done yet that could be taken back.
table-no-undo-a-shuffle-decided = The last action led to a shuffle, so it cannot be taken back.
table-no-undo-somebody-else-acted = { $name } acted last. Only your own last action can be taken back.
table-no-undo-something-was-revealed = The last action revealed something, so it cannot be taken back.
table-no-undo-a-question-was-answered = A question was answered, so what was begun cannot be taken back.
table-no-undo-somebody-has-looked = { $name } has looked since, so the last action cannot be taken back.
table-no-undo-table-was-left = The table was left since, so the last action cannot be taken back.

## What a person missed, in three lines at most, right after the curtain.
table-moves-the-log-tells-them = { $number } moves; the log tells them all
table-moves-before-that = { $number } moves before that
table-since-you-last-looked = Since you last looked
