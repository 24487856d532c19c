## Why something is not allowed, the same way for every game.
table-not-allowed = That isn't allowed: { $code } (ruling { $ruling }).

## The end of a game: places in their order, and each score unfolded to its rule.
table-harder = Next level: { $name } bots
table-harder-note = You have beaten { $name } bots { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
table-easier = For practice: { $name } bots
table-easier-note = The last { $count } games went to { $name } bots.
table-level-reached = Strongest level beaten: { $name }
table-same-deal-again = Repeat the deal
table-the-same-luck-once-more = The same luck again, deal number { $number }
table-play-again = Same again
table-the-same-people-the-start = Same players; the start passes to the next seat
table-the-same-game-dealt-again = The same game, dealt again
table-next-of-the-evening = Next game of the evening
table-to-the-evening = Evening standings
table-to-the-evenings-page = To the evening: the standings, and who sits where next
table-save = Save…
table-save-as-a-file = Save the game as a file
table-see-the-table = View the table
table-look-back-at-a-moment = Look back at a key moment
table-to-the-lobby = To the lobby
table-leave-the-table = Leave the table

## A plain board for any game that brings none of its own: facts on cards, actions as buttons.
table-more-choices = More choices

## Words for a game that brings none: made from the names of its actions, events and fields.
table-move = Move { $number }
table-at-the-table = At the table
table-decides = { $name } decides
table-moved = { $name } moved.
table-chance-decided = Chance decided.
table-the-game-is-over = The game is over
table-the-bell-has-rung = The bell has rung  ·  { $status }
table-first-place = First place: { $names }

## A hint in words: what the top level would do, and the numbers that speak for it.
table-a-hint = Hint
table-a-shrewd-bot-is-asked = Asking a shrewd bot …
table-the-bot-did-not-answer = The bot didn't answer. You can ask again.
table-a-shrewd-bot-would-play = A shrewd bot would play this
table-no-other-move = There is no other move.
table-no-other-move-comes-close = No other move comes close.
table-no-single-reason = No single reason: it comes out a little better in most games played out.
table-or-else = { $alike ->
    [yes] About as good: { $action }.
   *[no] Next best: { $action }.
}
table-choose-it = Choose it
table-choose-it-you-confirm = Choose this move; you still confirm it
table-show-the-odds = Odds
table-next-best = The next best: { $worth }.
table-next-best-as-many = The next best is about as good.
table-next-best-chosen = The next best is chosen { $times }.
table-played-on-it-wins = Played out { $tried ->
    [one] once
   *[other] { $shown } times
} from here, it wins { $odds }.
table-looked-ahead-it-ends-at = Looking ahead, it ends at about { $score } on average.
table-played-on-it-ends-at = Played out { $tried ->
    [one] once
   *[other] { $shown } times
} from here, it ends at { $score } on average.
table-it-would-win-about = { $how ->
    [some] It would win about { $odds }.
   *[other] It would win { $odds }.
}
table-it-would-win-mixed = { $how ->
    [some] It would win about { $odds }. To stay unpredictable, a shrewd bot plays it { $times }.
   *[other] It would win { $odds }. To stay unpredictable, a shrewd bot plays it { $times }.
}
table-it-ends-with-less = In the end it leaves you { $amount } less.
table-it-leaves-a-rival-more = In the end it leaves your strongest rival { $amount } more.
table-against-it = The catch: { $reason }
table-odds-games = { $how ->
    [none] no game
    [hardly] hardly any games
    [nearly] nearly every game
    [all] every game
   *[some] { $won } of { $games } games
}
table-odds-times = { $how ->
    [none] never
    [hardly] hardly ever
    [nearly] nearly always
    [all] always
   *[some] { $times ->
        [one] once in { $tries }
       *[other] { $times } times in { $tries }
    }
}

## The paper on which a score is added up.
table-worth = Total

## The lines of the log: the game's own words, and what belongs to every game.
table-at-this-table = At the table: { $names }
table-seat-changed-hands = { $name } takes over from { $former }.
table-seat-to-a-bot = { $name }, a bot, takes over from { $former }.
table-after-hints = { $count ->
    [one] after a hint
   *[other] after { $count } hints
}

## What happened, line by line: the latest that have room, or all.
table-when-all-have-seen = Once everyone has seen it
table-show-all-pages = Show all of it at once
table-moment-back = Back
table-moment-on = Continue
table-others-lately = Others in brief
table-what-happened = Log

## The panel on the table with the last things that happened.
table-whole-log = Full log
table-show-recap = Show recap
table-replay-since-you-last-looked = Replay everything since you last looked

## The whole log on a sheet of its own.
table-full-log = Full log

## A slip of paper that says, calmly, why something cannot be done.
table-read-ruling = Read ruling { $id }
table-read-the-rules = Read the rules
table-read-ruling-in-the-rules = Read ruling { $id } in the rules

## The page of a running game: bar, board, log, choices, pace and the end, for any game.
table-that-key-was-pressed-before = That key was pressed before this question could be read. Press it again.

## What keys mean on the table page.
table-show-the-recap = Show the recap
table-make-the-bot-move-now = Make the bot move now
table-choose-the-speed = Choose the speed
table-cover-the-table = Cover the table at once
table-skip-ahead = Skip ahead
table-only-shown = Replay
table-back-to-my-turn = Back to my turn
table-undo = Undo
table-redo = Redo
table-skip-to-the-end = Skip to the end

## The eye: shows one's own secrets while it is held, by mouse or by key.
table-hide-my-hand = Hide my hand
table-look-at-my-hand = Peek at my hand
table-hold-to-peek = Hold to peek; click to keep it open, click again to hide

## How a game ended, in words that several games share.
table-you-win = You win
table-wins = { $name } wins
table-share-the-first-place = { $names } share first place

## What the action panel shows while nobody at the screen decides.
table-ask-the-bot-again = Ask the bot again
table-show-the-result = Show the result
table-back-to-all = Back to everyone
table-has-just-learned-something-go = { $name } has just learned something. Once you've seen it, hand back to everyone.
table-has-just-learned-something-pass = { $name } has just learned something. Once you've seen it, pass the screen on.
table-thinks = { $name } is scheming …
table-move-now = Move now
table-stage-panels-next-move = Next move
table-has-moved = { $name } has moved

## The bar along the top: what is played, how far it is, and the ways out.
table-slow = slow
table-normal = normal
table-fast = fast
table-at-once = instant
table-step-by-step = step by step
table-hint = Hint
table-what-a-shrewd-bot-would-play = What a shrewd bot would play, and why
table-speed = Speed: { $pace }
table-how-fast-moves-are-shown = How fast other players' moves are shown

## What a table says when something goes wrong beside the rules.
table-trouble = { $code ->
    [library-gone] The move couldn't be saved, so it was not played. The file with your games was moved, renamed or deleted. Put it back, then try again; or save this game as a file (in the menu) and start Stock Games again.
    [library-replaced] The move couldn't be saved, so it was not played. Another program replaced or changed the file with your games. Save this game as a file (in the menu), then start Stock Games again.
    [cannot-write] The move couldn't be saved, so it was not played. The disk or the folder does not allow it. Allow it, then try again; or save this game as a file (in the menu).
    [not-saved] The move couldn't be saved, so it was not played. Check the disk, then try again.
    [draft-not-saved] What you have prepared couldn't be saved to the disk. It stays here while this game is open.
   *[bot-failed] The bot didn't answer. You can ask it again.
}

## Why nothing can be taken back, in words.
table-no-undo = { $code ->
    [game-is-over] The game is over, so nothing can be undone.
    [nothing-was-done] There is nothing to undo yet.
    [a-shuffle-decided] The last move led to a shuffle, so it can't be undone.
    [somebody-else-acted] { $name } moved last. You can undo only your own last move.
    [something-was-revealed] The last move revealed something, so it can't be undone.
    [a-question-was-answered] A question was answered, so what led to it can't be undone.
    [a-seat-changed-hands] A seat has changed hands since the last move, so it can't be undone.
    [somebody-has-looked] { $name } has looked since, so the last move can't be undone.
   *[table-was-left] You have left the game since, so the last move can't be undone.
}

## What a person missed, in three lines at most, right after the curtain.
table-moves-before-that = { $number } earlier moves, then:
table-since-you-last-looked = Since you last looked

## A second window with what everybody may see, for a television.
table-public-title = { $game }, for all to see

## A sheet on who plays at which seat from now on.
table-who-plays-on = Who plays on?
table-seats-note = A seat keeps what it has. The game counts for the person who made most of its decisions, or for a bot if people made fewer than half.
table-change-seats = Continue like this

## Everything on a table in words: read on a sheet, printed, and told by screen readers.
table-outline-state = { $state ->
    [picked] { $text } (selected)
    [barred] { $text } (not possible now)
   *[decides] { $text } (to decide now)
}
table-read-the-table = Read the table
table-place-by-place = The table, part by part
table-tell-the-last-news-again = Repeat the last announcement
table-read-part-by-part = Read the table part by part
table-read-line-by-line = Read it line by line
table-outline-what-can-be-done = What you can do
table-outline-on-the-table = On the table
table-outline-key = Key { $key }
table-outline-entry = { $close ->
    [yes] At the close
   *[no] Turn { $number }
}
## The closing page: heading, lines, moments.
table-you-came =
    { $place ->
        [first] First
        [second] Second
        [third] Third
        [fourth] Fourth
        [fifth] Fifth
        [sixth] Sixth
        [seventh] Seventh
        [eighth] Eighth
        [ninth] Ninth
       *[tenth] Tenth
    }, { $way ->
        [behind] { $amount } behind { $name }
        [tie-won] ahead of { $name } on a tie
       *[tie-lost] behind { $name } on a tie
    }
table-you-win-by = You win by { $amount }
table-good-lead =
    You were ahead or tied in { $every ->
        [yes] all
       *[no] { $count }
    } of the last { $all } { $axis ->
        [turn] turns
       *[round] rounds
    }.
table-good-gain = The largest gain of the game was yours, { $amount } in { $point }.
table-front-paper = The Buttonwood Gazette
table-front-edition = Closing edition
table-front-price = One penny
table-front-title = { $close ->
    [yes] Photograph required
   *[no] { $name } rings the bell
}
table-front-second = { $name }, { $amount } short, is thinking of the country.
table-wins-by = { $name } wins by { $amount }
table-you-led-with =
    You led with { $axis ->
        [turn] { $count ->
            [one] one turn
           *[other] { $count } turns
        }
       *[round] { $count ->
            [one] one round
           *[other] { $count } rounds
        }
    } to go.
table-you-led-from =
    You led from { $axis ->
        [turn] turn
       *[round] round
    } { $at } to the end.
table-ranks-above = { $name } ranks above { $other }. { $rule }
table-led-from =
    { $name } led from { $axis ->
        [turn] turn
       *[round] round
    } { $at } to the end.
table-you-led-at-last =
    You took the lead only in the last { $axis ->
        [turn] turn
       *[round] round
    }.
table-led-at-last =
    { $name } took the lead only in the last { $axis ->
        [turn] turn
       *[round] round
    }.
table-took-the-lead-from = { $over ->
    [other] { $name } took the lead from { $other }, { $amount } ahead.
   *[second] { $name } took the lead from { $other }, { $amount } ahead of { $second }.
}
table-gained = { $name } +{ $amount }
table-lost = { $name } −{ $amount }
table-turn-at = turn { $turn }
table-round-at = round { $round }
table-at-the-start = at the start
table-line-from-to = { $name }: from { $start } to { $end }, peaking at { $peak }
table-places = Results
table-first-at-the-close = First at the close
table-first-together = Together at the close
table-certificate-of = { $caption }: { $name }, { $amount }
table-by-a-margin-of = by { $amount } over { $name }
table-what-it-turned-on = Key moments

table-money = ${ $amount }
table-gazette = The Buttonwood Gazette
table-cue-hit =
    { $way ->
        [gain] { $who ->
            [you] You gain { $amount }.
           *[other] { $name } gains { $amount }.
        }
       *[loss] { $who ->
            [you] You lose { $amount }.
           *[other] { $name } loses { $amount }.
        }
    }
table-cue-hit-nobody = Nobody minds.
table-leads-now =
    { $who ->
        [you] you lead now
       *[other] leads now
    }


table-confirm-the-highlighted-action = Confirm the highlighted action

table-back = Back
table-look-back = Look back
table-this-evening = This evening
table-day-and-game = { $day }, game { $number }
table-level-on = { $names } tied on { $points }
table-you = You
table-you-among-others = you
table-sum = sum
table-name-points = { $name }: { $points } points
table-figures = Stats
table-figures-of-the-game = The game in numbers
table-sign-lead = lead changes
table-lead = Lead
table-chart-shows = What the chart shows
