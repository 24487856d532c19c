## What the bars tell after a move.
bars = What the move did to each hand

## Lesson 1: what a chip is worth.
price-title = What a chip is worth
price-end = You know how a price rises, and what you play for. Next: who else is paid when it does.
price-board-bead = the board
price-board-title = Six prices in a row
price-board-text = The four small chips on the left are markers, one for each sector. The disc beside a marker tells what each chip of its sector is worth: ${ $price }M now, ${ $top }M at best.
price-take-bead = a chip
price-take-title = Take a chip of Technology
price-take-text = Taking a chip is a whole turn. The chip is yours, and its marker moves one perch to the right, as the arrow shows. Press the pile, and press it again.
price-take-turn = Your turn: take from Technology
price-take-right-title = You took Technology
price-take-right = The marker only crossed its disc, so the price stays at ${ $price }M. You hold one chip: ${ $worth }M.
price-take-wrong = That was another pile. Its marker moved just the same, but we follow Technology, the black K.
price-take-wrong-other = That was another pile. Its marker moved just the same, but we follow Technology, the black K.
price-next-bead = the next step
price-next-title = And one step further?
price-next-text = { $bruno }, { $clara } and { $dmitri } bought into the other sectors. Technology stands at the right of its disc. What is a chip worth after one more step?
price-next-choice = ${ $choice }M
price-next-right = Right: the marker comes to the next disc, ${ $then }M. Every second step reaches a new price.
price-next-wrong = Look at the board: the marker leaves the disc of ${ $price }M and comes to the next one, ${ $then }M.
price-again-bead = it rises
price-again-title = Make it so
price-again-text = Take another chip of Technology. Both of yours are worth the new price then.
price-again-turn = Your turn: take from Technology
price-again-right-title = Technology rose to ${ $price }M
price-again-right = Your first chip gained with the second: { $count } chips at ${ $price }M make ${ $worth }M.
price-again-wrong = That pays too, but Technology stays at ${ $price }M. Take it back and push your own sector.
price-win-bead = what wins
price-win-title = What wins, and when it ends
price-win-text = { $left } chips are left in the four piles. When the last one is gone the game is over at once, and whoever's chips are worth most wins. You hold ${ $worth }M.

## Lesson 2: a hop pays everyone who holds.
hop-title = A hop pays everyone who holds
hop-end = A price is nobody's own. Before you push one, count who holds it.
hop-board-bead = who holds
hop-board-title = Who gains most?
hop-board-text = Chemicals stand at ${ $price }M. One more chip taken, and they hop to ${ $then }M. Whose hand, as it is now, gains most by that?
hop-board-right = Right: { $bruno } holds { $most }, nobody holds more. A hop pays for each chip in a hand.
hop-board-wrong = Count the blue chips: { $bruno } holds { $most }, nobody holds more.
hop-one-bead = one hop
hop-one-title = See it happen
hop-one-text = Take a chip of Chemicals. The chip is worth having, whoever else is paid.
hop-one-turn = Your turn: take from Chemicals
hop-one-right-title = Chemicals hopped from ${ $before }M to ${ $price }M
hop-one-right = The hop brought you ${ $gain }M, and { $bruno } ${ $theirs }M: he holds { $his }. The new chip is yours besides: ${ $price }M.
hop-one-bars = What the chips they held gained
hop-one-wrong = Chemicals have not moved. Take it back, and take from the blue pile.
hop-who-bead = who gains
hop-who-title = Watch who holds it
hop-who-text = One more chip taken, and Technology hops. You hold { $mine }, { $clara } { $hers }, { $dmitri } { $his }; { $bruno } holds none.
hop-who-turn = Your turn: take from Technology
hop-who-right-title = Technology hopped to ${ $then }M
hop-who-right = ${ $gain }M for the { $mine } you held, and nothing for { $bruno }. Push what you hold, and others do not.
hop-who-bars = What the chips they held gained
hop-who-wrong = No price has changed, so nobody's chips gained. Take it back: Technology hops, and pays { $bruno } nothing.
hop-top-bead = the top
hop-top-title = After the top
hop-top-text = Technology stands at the highest disc. One more step only crosses it. And what is a chip worth after two?
hop-top-choice = ${ $choice }M
hop-top-right = Right: it is downhill from here, ${ $two }M after two steps. Whoever buys late makes everybody's chips cheaper.
hop-top-wrong = Two steps on, the marker has left the top disc: ${ $two }M.
hop-choice-bead = your choice
hop-choice-title = Your own choice
hop-choice-text = Four piles, one turn. Make the move that brings your hand most.
hop-choice-right-title = The best of the four
hop-choice-right = Your hand gained ${ $gain }M; no other pile brings it more.
hop-choice-wrong = Your hand gained ${ $gain }M; another pile brings it ${ $best }M. Add up what the new chip is worth, and what those in your hand gain.

## Lesson 3: speculative markets and aggressive investments.
market-title = What lies on the underside
market-end = Two of the three symbols are yours now. The third, two opposed arrows, swaps chips: that comes after the crash.
market-look-bead = undersides
market-look-title = Only you see these
market-look-text = More than half of all chips have a symbol on the underside. On a later turn you may play such a chip: it leaves the game for good. Kept, it counts like any other.
market-push-bead = push two
market-push-title = A speculative market
market-push-text = Two arrow heads push any marker two perches. Fossil fuels stand at ${ $price }M; you hold { $mine } of them, { $clara } one. Play your chip and push them.
market-push-turn = Your turn: play the speculative market
market-push-right-title = Fossil fuels rose to ${ $then }M
market-push-right = The chip you played was worth ${ $cost }M and is gone; even so you gained ${ $gain }M, { $clara } ${ $hers }M.
market-push-wrong = That was another move. Play the chip with the two arrow heads, and push Fossil fuels, the red R.
market-push-wrong-blue = You hold no Chemicals: the push only hurts others, and your chip is gone. Yours are Fossil fuels, the red R.
market-push-wrong-black = The only chip you held there is the one you played: the push pays only others. Yours are Fossil fuels, the red R.
market-push-wrong-green = You hold only one chip there, { $dmitri } { $his }: he gains most by it. Yours are Fossil fuels, the red R.
market-push-wrong-invest = That is your other special chip; its turn comes next. Take it back, and play the two arrow heads.
market-push-wrong-take = That was an honest purchase: you gained ${ $gain }M. But we want to see what the arrow heads do.
market-invest-bead = invest
market-invest-title = An aggressive investment
market-invest-text = Two rings bring you up to two chips in one turn. The chip you play is worth ${ $cost }M today. Play it.
market-invest-turn = Your turn: play the investment
market-invest-right = The investment is played. Now take up to two chips, one after the other.
market-invest-wrong = That was another move. Play the chip with the two rings.
market-invest-wrong-take = One chip, and your turn would be over. Play the rings first: they bring two.
market-first-bead = first chip
market-first-title = The first of two
market-first-text = Take one from any pile; its marker moves one perch, as ever. You look at it before you choose the second.
market-first-turn = Your turn: take the first
market-first-right-title = One taken
market-first-right = That brought you ${ $gain }M; your hand is worth ${ $worth }M.
market-first-wrong = You may stop early, but a chip that is free is worth taking.
market-first-wrong-stop = You may stop early, but a chip that is free is worth taking.
market-second-bead = second chip
market-second-title = The second
market-second-text = And another one, from the same pile or from a different one. You could also stop here.
market-second-turn = Your turn: take the second
market-second-right-title = Two chips in one turn
market-second-right = Your { $count } chips are worth ${ $worth }M; this one brought you ${ $gain }M.
market-second-wrong = You may stop early, but a chip that is free is worth taking.
market-second-wrong-stop = You may stop early, but a chip that is free is worth taking.

## Lesson 4: the crash.
crash-title = Your first crash
crash-end = You have ruined a friend. Next: swaps and discards.
crash-fall-bead = downhill
crash-fall-title = Past the top, prices fall
crash-fall-text = Chemicals were worth ${ $top }M and are down to ${ $price }M: the others kept buying, and { $bruno } most. He holds { $his }, worth ${ $worth }M today.
crash-edge-bead = the edge
crash-edge-title = And beyond the last disc?
crash-edge-text = One step more only crosses the last disc. Two steps, and there is no disc any more. What is a chip worth then?
crash-edge-choice = ${ $choice }M
crash-edge-right = Right: nothing. The marker falls into the pit, and the sector has crashed for the rest of the game.
crash-edge-wrong = There is no disc after the last one: the marker falls into the pit. A chip is worth nothing then.
crash-push-bead = push!
crash-push-title = Push it over
crash-push-text = You hold a speculative market, and no chip of Chemicals. Push the blue marker two perches.
crash-push-turn = Your turn: play the speculative market
crash-push-right-title = Chemicals have crashed
crash-push-right = { $bruno } lost ${ $loss }M at one stroke. All you paid was the chip you played.
crash-push-wrong = { $bruno } keeps what he has. Take it back: the blue marker stands at the edge.
crash-push-wrong-take = That is a quiet move; { $bruno } keeps what he has. You hold something better.
crash-push-wrong-marker = That marker is far from the edge. Push the blue one: two steps, and it is gone.
crash-after-bead = the pit
crash-after-title = What is left of it
crash-after-text = { $bruno }'s { $his } chips stay in his hand, worth nothing; they only count if two hands are worth the same. No speculative market can move that marker again. If chips are left in its pile, they may still be taken.

## Lesson 5: swaps and discards.
swap-title = Swap, and hold back
swap-end = Swaps and discards are the last of the game's moves. Next: how it ends.
swap-look-bead = a swap
swap-look-title = Two opposed arrows
swap-look-text = You own Foodstuffs worth ${ $cheap }M. { $clara } holds { $hers } Fossil fuels, ${ $dear }M each. A stock swap trades one of your chips for one of hers, whether she likes it or not.
swap-trade-bead = trade
swap-trade-title = Make the bargain
swap-trade-text = Play the arrows. Then name a partner, ask for Fossil fuels, and give your Foodstuffs. Your partner chooses which chip of that sector to hand over.
swap-trade-turn = Your turn: play the stock swap
swap-trade-right-title = ${ $gave }M for ${ $got }M
swap-trade-right = No marker moved. The swap chip is gone, too: it was worth ${ $cost }M. In all you gained ${ $gain }M.
swap-trade-wrong = A poor bargain. Give what is worth ${ $gave }M, and ask for what is worth ${ $got }M.
swap-trade-wrong-waive = You may waive a trade, but then the chip is gone for nothing.
swap-trade-wrong-dear = You gave something dearer than you needed to. Your Foodstuffs are worth ${ $gave }M: give those.
swap-trade-wrong-take = That pays, too. But a swap also takes a good chip from somebody else: play the arrows.
swap-trade-wrong-discard = That was a discard; it comes next. Take it back, and play the arrows.
swap-discard-bead = discard
swap-discard-title = Or take nothing at all
swap-discard-text = You may also discard a chip from the supply. Nobody sees it, no marker moves, and the end is one chip nearer. Choose Discard, then any pile.
swap-discard-turn = Your turn: discard a chip
swap-discard-right-title = One chip fewer
swap-discard-right = { $before } chips were left, now { $left }, and no marker has moved.
swap-discard-wrong = That moved a marker, or a hand. Choose Discard first, then a pile.
swap-discard-wrong-take = That took the chip and moved its marker. Choose Discard first, then a pile.
swap-why-bead = when
swap-why-title = When would you do that?
swap-why-text = { $left } chips are left. When is a discard the best of your moves?
swap-why-poor = When I hold very little
swap-why-late = When every purchase would help others more
swap-why-any = Never: a turn is lost
swap-why-right = Right: if you are content with your hand and with all prices, a discard keeps them and brings the end nearer.
swap-why-wrong = Think of the last rounds: each purchase moves a marker whose chips others hold. A discard keeps all prices, and shortens the game.

## Lesson 6: the end.
end-title = How it ends
end-end = That is all of NYSE. A whole game takes ten minutes.
end-left-bead = the end
end-left-title = The last chips
end-left-text = { $left } chips are left, and { $seats } of you sit here. If everybody takes one a turn, in which round from now does the last one go?
end-left-choice = In round { $choice }
end-left-right = Right. The game ends at once with the last chip, even in the middle of a round.
end-left-wrong = { $left } chips, { $seats } players: count how often it goes round. The game ends at once with the last chip.
end-tie-bead = ties
end-tie-title = If two are level
end-tie-text = Two hands are worth the same at the end. Who is ranked first?
end-tie-chips = Whoever has more chips
end-tie-shared = They share the place
end-tie-lot = Chance decides
end-tie-right = Right, and crashed chips count there, too. You hold { $mine }. If that is level as well, whoever's turn would come sooner.
end-tie-wrong = No place is shared: more chips rank first, crashed ones included; then whoever's turn would come sooner.
end-play-bead = play
end-play-title = Play it to its end
end-play-text = Your hand is worth ${ $worth }M, the best of the others ${ $best }M. Play on until the last chip is gone; all you have learned is allowed.
end-result-bead = the result
end-result-title = { $place ->
    [1] You win
   *[other] { $winner } wins
}
end-result-text = { $place ->
    [1] Your hand was worth ${ $worth }M, and nobody's was worth more.
   *[other] The best hand was worth ${ $most }M, yours ${ $worth }M. That is place { $place } for you.
}
end-more-bead = and more
end-more-title = There is more
end-more-text = Under “Set up…” there are other boards, hands that nobody counts for you, and games alone, where each special chip must be used as soon as it can be.

## Tips at a first game.
tip-market-title = A speculative market
tip-market-text = You may play it on any turn: it pushes one marker two perches, and leaves the game.
tip-invest-title = An aggressive investment
tip-invest-text = Played instead of a purchase, it lets you take up to two chips in one turn.
tip-swap-title = A stock swap
tip-swap-text = It trades one of your chips for one that another player holds. No marker moves.
tip-crash-title = A sector has crashed
tip-crash-text = Its chips are worth nothing any more, and count only if two hands are worth the same.
tip-end-title = The end is near
tip-end-text = The game ends at once with the last chip. A discard brings it nearer.
