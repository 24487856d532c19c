## Why something cannot be done in NYSE, with the rule in words.
nyse-refused-pile-is-empty = This pile is empty. There is nothing left to take or discard.
nyse-refused-not-this-seats-decision = It is another player's turn to decide.
nyse-refused-game-is-over = The game is over.
nyse-refused-nothing-to-answer-now = On your turn, do exactly one thing: take a chip, play a special chip or discard from the supply.
nyse-refused-take-a-chip-or-stop = An aggressive investment is under way. Take a chip, or stop early (ruling N4).
nyse-refused-the-partner-picks-a-chip-to-give = A swap is under way. First your partner chooses a chip to give (ruling N5).
nyse-refused-the-given-chip-is-shuffled-in-first = First the chip given is shuffled into its pile (ruling N10).
nyse-refused-a-special-chip-is-being-played = You are playing a special chip. Choose what it does, or go back.
nyse-refused-a-special-chip-must-be-used = Playing solo, you must use a special chip from an earlier turn (ruling N9).
nyse-refused-the-special-is-played-first = Play the investment chip first, then take chips (ruling N4).
nyse-refused-no-such-chip-in-hand = There is no such chip in your hand.
nyse-refused-that-marker-has-crashed = This marker has crashed. A speculative market needs one that is still on the board (ruling N3).
nyse-refused-no-marker-stands = All markers have crashed, so there is none left to push (ruling N3).
nyse-refused-alone-one-takes-both-chips = Playing solo, you take both chips while any are left (ruling N9).
nyse-refused-the-chip-to-give-is-not-in-hand = Give another chip from your hand; the swap chip itself leaves the game (ruling N5).
nyse-refused-alone-one-swaps-with-the-supply = Playing solo, you swap with a pile of the supply (ruling N10).
nyse-refused-a-swap-needs-another-seat = A swap needs another player as your partner (ruling N5).
nyse-refused-the-partner-holds-no-such-color = This player has no chip of that sector. Ask for another (ruling N5).
nyse-refused-the-partner-holds-no-chip = This player has no chips to swap (ruling N5).
nyse-refused-the-swap-binds = You have been answered, so your swap chip counts as discarded. Ask again, or waive the trade (ruling N5).
nyse-refused-alone-a-swap-is-not-waived = Playing solo, you must trade. A stock swap can't be waived (ruling N9).
nyse-refused-no-trade-can-follow = Nothing to swap. You need another chip in your hand, and a pile that is not empty (ruling N9).
nyse-refused-the-chip-cannot-lie-there = The chip you give goes back to its own pile (ruling N10).

## The valuation board: tray, columns, discs, perches, the pit.
nyse-the-pit = The pit

## How the lobby knows NYSE.
nyse-ten-minutes-of-irony = ten minutes of irony

## The hand rail along the bottom: plate, chips with their markings up or down, and their worth.
nyse-no-chips-yet = No chips yet. Go shopping.

## What happened in NYSE, in plain sentences.
nyse-took = { $name } took { $sector }.
nyse-discarded = { $name } discarded { $sector }
nyse-takes-no-more-chips = { $name } takes no more chips.
nyse-swapped-with = { $name } swapped with { $partner }:
nyse-the-chip-given-went-into-the-pile = The chip given went into the { $sector } pile.
nyse-played =
    { $marking ->
        [speculative-market] { $name } played a speculative market.
        [aggressive-investment] { $name } played an aggressive investment.
       *[stock-swap] { $name } played a stock swap.
    }
nyse-from-the-supply-unseen = from the supply, unseen
nyse-it-is-a-plain-chip = It is a plain chip
nyse-its-underside = Its underside: { $special }
nyse-without-a-trade = without a trade
nyse-gave-got = gave { $gave }, got { $got }
nyse-gives-takes-from-the-supply = gives { $give }, takes { $want } from the supply
nyse-asks-for-offers = asks { $partner } for { $want } and offers { $give }
nyse-crashed-worthless-from-now-on = { $sector } crashed, so its chips are worthless
nyse-stays-at = { $sector } unchanged at { $price }
nyse-rose-from-to = { $sector } rose from ${ $before }M to ${ $after }M
nyse-fell-from-to = { $sector } fell from ${ $before }M to ${ $after }M
nyse-took-a-chip = { $name } took a chip.
nyse-discarded-a-chip = { $name } discarded a chip.
nyse-the-chip-given-went-into-the-supply = The chip given went into the supply.
nyse-name-swapped-with-partner = { $name } swapped with { $partner }.

## NYSE's options at a new table: the board (N1) and how hands are shown (N7).
nyse-valuation-board = Valuation board
nyse-usual-peak-in-the-fourth = Standard: the peak comes fourth
nyse-a-steeper-way-up = A steeper way up
nyse-a-cliff-after-the-peak = A cliff after the peak
nyse-an-early-peak = An early peak
nyse-another-order = Your own order
nyse-shuffle = Shuffle
nyse-hands = Hands
nyse-open = Open
nyse-concealed = Concealed
nyse-the-standard-board = The standard board (our reading of the rulebook's missing picture).
nyse-skips-the-3-on-the = Skips the 3 on the way up: from $2M straight to $4M.
nyse-climbs-all-the-way-to = Climbs all the way to $5M, then drops straight to $2M.
nyse-the-5-comes-third-whoever = The $5M comes third; latecomers pay for it.
nyse-for-experienced-players = For experienced players. Drag the discs, or pick one up with Space and move it with the arrow keys.
nyse-order-of-the-price-discs = Order of the price discs: { $board }
nyse-everyone-sees-the-sectors-taken = Everyone sees which sectors each player has taken; undersides stay private.
nyse-no-tally-is-shown = No tally is shown, so remember what the others took.

## The choices of the action panel, made from how far the way to an action has come.
nyse-take = Take { $sector }
nyse-discard = Discard { $sector }
nyse-if-they-have-none = If they have no { $want }, your swap chip still counts as discarded.
nyse-or-play-a-special-from = or play a special chip
nyse-use-a-special-chip = Use a special chip
nyse-discard-from-the-supply = Discard from the supply
nyse-or-shrink-the-supply = or shrink the supply
nyse-take-nothing = Take nothing
nyse-stop-after-one-chip = Stop after one chip
nyse-or-stop-here = or stop here
nyse-how =
    { $step ->
        [partner] First choose something highlighted. Click it, or use the arrow keys.
       *[other] First choose something highlighted. Click it, use the arrow keys, or press its letter.
    }
nyse-missing =
    { $step ->
        [take] Take: pick a pile
        [discard] Discard: pick a pile
        [market] Push: pick a marker
        [surrender] Give: pick a chip
       *[give] Pick the chip to give
    }
nyse-waive-the-trade = Waive the trade
nyse-swap-without-a-trade = Stock swap without a trade
nyse-question =
    { $step ->
        [which] Which chip do you play?
        [market] Which marker moves two spaces right?
        [invest] The chip leaves the game; then take up to two chips.
        [waive] The chip leaves the game, and nothing is traded.
        [partner] Who do you swap with?
        [pile] Which pile do you take from?
        [want] Which sector do you want from { $name }?
       *[give] Which chip do you give for { $sector }?
    }
nyse-wants-for = { $name } wants { $want } for { $give }

## The end of a game of NYSE, each score unfolded to its rule (N8).
nyse-at = { $sector }: { $count ->
    [one] { $count } chip
   *[other] { $count } chips
} at { $price }
nyse-crashed = { $sector }: { $chips }, crashed
nyse-tied-on-value = Tied on value, so the chips are counted, worthless ones too, { $more } to { $fewer }.
    .short = More chips, { $more } to { $fewer }
nyse-value-and-chips-are-tied = Tied on value and chips, so the player who would have moved sooner ranks higher.
    .short = Next to play
nyse-your-best-so-far = { $amount }, your best so far
nyse-worth-at-the-end = { $amount } at the end
nyse-your-best-is = { $amount }; your best is { $best }

## The scene: everything painted on the NYSE table, made to agree with a view.
nyse-out = { $letter } out
nyse-no-price = out
nyse-a-chip-is-worth-what = Each chip is worth the price beside its marker
nyse-worthless = Worthless: { $sectors }
nyse-at-todays-prices = at today's prices
nyse-standing = { $way ->
    [ahead] { $place }, { $amount } ahead
    [behind] { $place }, { $amount } behind
   *[tied] tied for { $place }
}
nyse-hand-concealed = Hand concealed
nyse-somebodys-hand-undersides-showing = { $name }'s hand, undersides showing
nyse-your-hand-undersides-showing = Your hand, undersides showing
nyse-undersides-hidden = Undersides hidden
nyse-leaves-unseen = leaves unseen
nyse-empty = empty

## The NYSE table: scene, hot spots, keys and choices bound together (see `GameTable`).
nyse-move-around-the-table = Move around the table
nyse-point-at-this-sector = Point at this sector
nyse-go-a-step-back = Go back
nyse-play-a-special-chip = Play a special chip
nyse-stop-an-investment-early = Stop an investment early
nyse-waive-the-trade-of-a = Waive the trade of a stock swap

## The nouns of NYSE in the language in force: sectors, specials, amounts, counts.
nyse-sector = { $color ->
   *[blue] Chemicals
    [black] Technology
    [red] Fossil fuels
    [green] Foodstuffs
}
nyse-special = { $marking ->
    [speculative-market] Speculative market
    [aggressive-investment] Aggressive investment
    [stock-swap] Stock swap
   *[plain] Plain
}
nyse-special-short = { $marking ->
   *[speculative-market] Market
    [aggressive-investment] Invest
    [stock-swap] Swap
}
nyse-special-does = { $marking ->
   *[speculative-market] Moves any one marker two spaces right.
    [aggressive-investment] { $alone ->
        [yes] Takes two chips in one turn.
       *[no] Takes up to two chips in one turn.
    }
    [stock-swap] { $alone ->
        [yes] Trades a chip from your hand for the top chip of any pile.
       *[no] Trades a chip from your hand for another player's.
    }
}
nyse-money = ${ $amount }M
nyse-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
nyse-sector-plain = { $sector }, plain
nyse-sector-special = { $sector }, { $special }

## The words of NYSE: what is asked, what happened, why not, and how a score came about.
nyse-words-worthless = worthless
nyse-price-step = { $amount } a chip
nyse-then-a-crash = crashes from { $price }
nyse-stays-at-price = stays at { $price }
nyse-next-figure = { $how ->
    [crash] crashes next
    [stays] stays
   *[moves] → { $price }
}
nyse-becomes = ${ $before }M becomes ${ $after }M
nyse-chips-left-in-the-supply = { $count ->
    [0] the supply is empty
    [one] { $count } chip left in the supply
   *[other] { $count } chips left in the supply
}
nyse-turn = Turn { $turn }
nyse-round-turn = Round { $round }  ·  turn { $turn }
nyse-your-best-is-amount = your best is { $amount }
nyse-turn-left = { $turn }  ·  { $left }
nyse-title =
    { $phase ->
        [investing] { $name } invests
        [surrendering] { $name } gives a chip
        [swap] { $name } swaps
       *[turn] { $name }: choose one
    }
nyse-choose-a-chip-to-give = Choose a chip to give { $name }
nyse-own-title =
    { $phase ->
        [investing] Your investment
        [surrendering] Your answer to the swap
        [swap] Your stock swap
       *[turn] Your turn: choose one
    }
nyse-alone-you-take-both-chips = Playing solo, you take both chips.
nyse-take-up-to-two-chips = Take up to two chips, or stop.
nyse-take-one-more-chip-or = Take one more chip, or stop.
nyse-a-swap-is-not-refused = { $chips ->
    [one] You can't refuse. It's the only kind you can give.
   *[other] You can't refuse. Pick which of your chips to give.
}
nyse-a-chip-you-take-is = Take a chip to keep. Its marker moves one space right.
nyse-push-two-places = Push { $sector } two spaces
nyse-play-aggressive-investment = Play aggressive investment
nyse-stop-here = Stop here
nyse-swap-for = Swap { $give } for { $want }
nyse-swap-plain-for = Swap plain { $give } for { $want }
nyse-swap-special-for = Swap { $give } marked { $special } for { $want }
nyse-give = Give { $chip }
nyse-give-up = { $marking ->
    [speculative-market] Give the speculative market
    [aggressive-investment] Give the aggressive investment
    [stock-swap] Give the stock swap
   *[plain] Give the plain chip
}
nyse-words-shuffle = Shuffle
nyse-with = { $swap } with { $name }
nyse-by = { $action } (special chip: { $sector })
    .short = { $action }
nyse-sector-crashed = { $sector } crashed
    .short = crashed
nyse-crashed-on-turn = { $sector } crashed on turn { $turn }
    .short = crashed on turn { $turn }
nyse-fell-from = { $sector } fell from { $price }
    .short = fell from { $price }
nyse-rose-from = { $sector } rose from { $price }
    .short = rose from { $price }
nyse-on-the-brink = { $sector }: next step crashes
    .short = next step crashes
nyse-next-step = { $sector }, next step { $price }
    .short = next step { $price }
nyse-sector-amount = { $sector } { $amount }
nyse-who-chips = { $who } · { $chips }

## The NYSE table in words, place by place: what is read aloud.
nyse-outline-prices-along-the-board = Prices from left to right, two spaces each
nyse-outline-marker = { $price }, space { $perch }; one step on: { $one }; two: { $two }
nyse-outline-lettered = { $sector } ({ $letter })
nyse-outline-supply = Supply
nyse-outline-known = Known to be here
nyse-outline-counted = { $count ->
    [one] { $chip }
   *[other] { $chip }, { $count } of them
}
## The course of a game: its lines, and what it turned on.
nyse-chart-title =
    { $kind ->
        [price] Prices, turn by turn
       *[worth] Hand value, turn by turn
    }
nyse-chart-short =
    { $kind ->
        [price] Prices
       *[worth] Value
    }
nyse-sign = { $kind ->
    [crash] crash
    [fall] price falls
    [rise] price rises
   *[swap] stock swap
}
nyse-moment =
    { $kind ->
        [crash] { $name } crashed { $thing }: { $amount } a chip, gone.
        [rise] { $name } pushed { $thing } up by { $amount } a chip.
        [fall] { $name } pushed { $thing } down by { $amount } a chip.
        [decisive-swap] { $name } got { $thing } from { $other }: the swap that decided first place.
       *[swap] { $way ->
            [gain] { $name } got { $thing } from { $other }: { $amount } up in the end.
           *[loss] { $name } got { $thing } from { $other }: { $amount } down in the end.
        }
    }

## What all look at together.
nyse-all-look-a-crash = All eyes on { $sector }: crashed!

## The newspaper on the table after a crash.
nyse-cue-title =
    { $thing ->
        [blue] { $variant ->
            [first] Chemicals: no reaction
           *[second] Chemicals: dissolved
        }
        [black] { $variant ->
            [first] Technology: have you tried turning it off?
           *[second] Technology: not found
        }
        [red] { $variant ->
            [first] Fossil fuels: the last drop
           *[second] Fossil fuels: extinct
        }
       *[green] { $variant ->
            [first] Foodstuffs: nothing left on the plate
           *[second] Foodstuffs: past their date
        }
    }
nyse-cue-bill = { $gain }

nyse-figure =
    { $kind ->
        [taken] { $thing } taken
        [played] { $thing } played
        [swapped] Swaps made
       *[discarded] Discarded
    }

## Why an action is good or risky, in a hint or a puzzle; [you] is the reader, else a name.
nyse-why-crashes = { $sector } crashes from ${ $before }M; its chips become worthless.
nyse-why-price = { $way ->
    [up] { $sector }: up from ${ $before }M to ${ $after }M a chip.
   *[down] { $sector }: down from ${ $before }M to ${ $after }M a chip.
}
nyse-why-worth = { $way ->
    [up] { $who ->
        [you] Your hand rises from ${ $before }M to ${ $after }M.
       *[other] { $name }'s hand rises from ${ $before }M to ${ $after }M.
    }
   *[down] { $who ->
        [you] your hand falls from ${ $before }M to ${ $after }M.
       *[other] { $name }'s hand falls from ${ $before }M to ${ $after }M.
    }
}
nyse-why-wins = { $who ->
    [you] It ends the game, and you win.
   *[other] It ends the game, and { $name } wins.
}
nyse-why-chips-follow = Up to two chips follow.
nyse-why-chip-leaves = The chip leaves the game; nothing else changes.
nyse-why-nothing-moves = { $left ->
    [0] No marker moves, and the supply is empty.
    [one] No marker moves; one chip is left.
   *[other] No marker moves; { $left } chips are left.
}
nyse-why-other-loses = { $name } loses { $amount } on it.
nyse-why-other-gains = { $name } gains { $amount } on it.
nyse-why-next-step = { $crashes ->
    [yes] { $who ->
        [you] one more step crashes { $sector } and costs you { $amount }.
       *[other] one more step crashes { $sector } and costs { $name } { $amount }.
    }
   *[no] { $who ->
        [you] one more step for { $sector } costs you { $amount }.
       *[other] one more step for { $sector } costs { $name } { $amount }.
    }
}

## What wins and what ends the game, on the table always.
nyse-aim = { $alone ->
    [yes] Make the most of your hand; the last chip ends it
   *[no] Most valuable hand wins; the last chip ends it
}
nyse-hint-cost = A hint costs the medal, not the game.
nyse-distinction = { $id ->
    [step] Mind the step
    [irony] Irony
    [crop] One-crop economy
   *[one-five] In at one, out at five
}
nyse-distinction-how = { $id ->
    [step] NYSE: crash a colour you hold none of, while at least two others hold two or more.
    [irony] NYSE: win, although a colour crashed while you held three or more of it.
    [crop] NYSE: win with at least half of your money, and $12M or more, in one colour.
   *[one-five] NYSE: win holding a colour that you first took at $1M and that ends at $5M.
}
nyse-distinction-line = { $id ->
    [step] The pit is clearly marked, said the pit.
    [irony] It was meant to be a hedge.
    [crop] What, and diversify?
   *[one-five] You may say you knew.
}
nyse-medal-away = { $medal ->
    [bronze] Bronze is { $amount } away.
    [silver] Silver is { $amount } away.
   *[gold] Gold is { $amount } away.
}
nyse-solo = { $medal ->
    [bronze] { $amount }: bronze
    [silver] { $amount }: silver
    [gold] { $amount }: gold
   *[none] { $amount }
}
nyse-solo-best = { $way ->
    [above] Your best so far, by { $amount }.
    [same] As much as your best so far.
    [below] { $amount } short of your best.
   *[first] Your best so far.
}
nyse-medal-ahead = { $medal ->
    [bronze] { $worth }, bronze at { $amount }
    [silver] { $worth }, silver at { $amount }
    [gold] { $worth }, gold at { $amount }
    [all] { $worth }, gold
   *[none] { $worth }
}
