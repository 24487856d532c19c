## Lesson 1: the desk and the envelope.
desk-title = Your desk
desk-end = One envelope a round, three rounds. That's the game. Next: who gets what.
desk-look-bead = shares
desk-look-title = What pays you?
desk-look-text = You lead Anchor Shipping, and you hold { $count } shares: { $own } of your own company, and one each of six others. After three rounds the books open. What pays you then?
desk-look-company = My company's earnings
desk-look-shares = Every share I hold
desk-look-goods = Everything in my warehouse
desk-look-right = Right. Each share pays what its company earned. Your own company pays you only once for each of its shares you hold.
desk-look-wrong = Companies don't win. Each share you hold pays you what its company earned, yours and the others'.
desk-order-bead = order
desk-order-title = Order four resources
desk-order-text = Each round your company makes four resources. Two iron are already ordered, and all gifts are packed. Click the gold shelf twice, then seal the envelope.
desk-order-turn = Your turn: gold, then seal
desk-order-right-title = Your envelope is sealed
desk-order-right = Nobody sees what's in it. When all eight are sealed, everything takes effect at the same time.
desk-order-wrong = That's an envelope too, but with less gold. Take it back, click the wrong crate in the Production row, and order two gold.
desk-arrived-bead = gifts
desk-arrived-title = The next morning
desk-arrived-text = All envelopes were opened, and gifts came in for you: { $goods ->
    [one] { $goods } resource
   *[other] { $goods } resources
} and { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}. Look over your desk. What do you see of the gifts the others send each other?
desk-arrived-nothing = Nothing at all
desk-arrived-resource = Only the resources
desk-arrived-all = Resources and shares
desk-arrived-right = Right. You know only your own desk, and even your gifts are anonymous. Everything you know is in the notebook. Click the open book next to N.
desk-arrived-wrong = You see none of that. You know only your own desk, and even your gifts are anonymous. Everything you know is in the notebook. Click the open book next to N.

## Lesson 2: gifts.
give-title = Gifts
give-end = By the end you will have given every other player one resource and one share. Next: what resources are worth.
give-whom-bead = to whom
give-whom-title = Which gift is wasted?
give-whom-text = A resource enriches the company that gets it, and everyone who holds its shares. Look at your shares. Which player's company would make others rich, but not you?
give-whom-right = Right. You hold no share of that company. { $name } would profit; you wouldn't.
give-whom-wrong = You hold a share of that one, so a gift would come back to you. You hold none of { $name }'s company.
give-gifts-bead = pack
give-gifts-title = Pack four gifts
give-gifts-text = Pick up a crate of iron, then click the pigeonhole it goes into. Give two crates and two shares, but no iron to { $dmitri }, and none of your own { $own } shares.
give-gifts-turn = Your turn: pack and seal
give-gifts-right-title = Sealed
give-gifts-right = The iron went where you hold shares, and you kept both shares of your own company.
give-gifts-wrong = { $dmitri } got a resource, and you hold no share of that company. Take it back, click the gift out of its pigeonhole, and give it to someone else.
give-gifts-wrong-own = You gave away a share of your own company. Take it back, click it out of its pigeonhole, and give another company's.
give-owed-bead = still owed
give-owed-title = Once each
give-owed-text = By the end, every other player gets exactly one resource and one share from you. How many do you still owe a resource?
give-owed-choice = To { $choice }
give-owed-right = Right. Two get one this round, and three in the last.
give-owed-wrong = There are seven others, and two have had theirs, so { $left } are left. Two get one this round, three in the last.

## Lesson 3: worth by the piece.
worth-title = What resources are worth
worth-end = What a piece is worth depends on the company it keeps. Next: the dangerous ones.
worth-book-bead = books
worth-book-title = Books love company
worth-book-text = A book is worth a thousand dollars for every kind of resource the company holds. Count the kinds in your warehouse. What is each of your { $count } books worth?
worth-book-choice = { $dollars }
worth-book-right = Right. With { $kinds } kinds, each book is worth ${ $each }, and all of them ${ $all }.
worth-book-wrong = There are { $kinds } kinds in your warehouse, books included. That makes ${ $each } a book.
worth-mushroom-bead = mushrooms
worth-mushroom-title = Mushrooms don't
worth-mushroom-text = A mushroom is worth six thousand, minus one thousand for every other kind the company holds. What is each of your { $count } worth?
worth-mushroom-choice = { $dollars }
worth-mushroom-right = Right. { $others } other kinds leave ${ $each }. Decide early which of the two you want to collect.
worth-mushroom-wrong = There are { $others } kinds besides mushrooms. That leaves ${ $each } each.
worth-oil-bead = oil
worth-oil-title = Oil hates rivals
worth-oil-text = If nobody else had oil, yours would be worth ${ $each } a piece. Every other company with oil takes two thousand off. What is left if two others have some?
worth-oil-choice = { $dollars }
worth-oil-right = Right: ${ $then }. A gift of oil can hurt, then, and isn't always meant kindly.
worth-oil-wrong = Two others take two thousand each off ${ $each }. That leaves ${ $then }.
worth-kinds-bead = kinds
worth-kinds-title = Collect kinds
worth-kinds-text = You have { $books } books and { $mushrooms } mushrooms, so kinds pay. Two iron are ordered, both as gifts. Order two different kinds you don't have yet, and seal.
worth-kinds-turn = Your turn: two kinds, then seal
worth-kinds-right-title = Two more kinds
worth-kinds-right = Your { $books } books gain ${ $up }, your { $mushrooms } mushrooms lose ${ $down }. The new pieces are worth something themselves, too.
worth-kinds-wrong = Those aren't two new kinds. Both iron leave as gifts, and you already have books, mushrooms and oil. Take it back, click a wrong crate in the Production row, and order another.

## Lesson 4: diamonds, coal, emeralds and meteors.
coal-title = Dangerous resources
coal-end = One company's poison is another's cure. Next: prizes for those who have the most.
coal-risk-bead = diamonds
coal-risk-title = Diamonds
coal-risk-text = A diamond is worth five thousand. But if three or more companies order any in one round, it goes wrong. What do you think happens then?
coal-risk-mine = Only mine are worth nothing
coal-risk-all = All of that round turn to coal
coal-risk-none = Nobody gets any
coal-risk-right = Right. Every diamond made in that round turns to coal, gifts included. Coal costs three thousand a piece, and nobody can order it.
coal-risk-wrong = All diamonds made in that round turn to coal, gifts included. A piece of coal costs three thousand.
coal-order-bead = dare
coal-order-title = Dare it
coal-order-text = You can't know what the others order. Click the diamond shelf twice, then seal.
coal-order-turn = Your turn: diamonds, then seal
coal-order-right-title = Sealed. Now hope.
coal-order-right = They stay diamonds only if at most one other company had the same idea.
coal-order-wrong = That was the safe way, but today we dare. Take it back, click what isn't iron in the Production row, and order diamonds.
coal-fizzled-bead = coal
coal-fizzled-title = It went wrong
coal-fizzled-text = Two others had the same idea, and now { $count } pieces of coal are in your warehouse. What are they worth to your company?
coal-fizzled-choice = { $dollars }
coal-fizzled-right = Right. They cost it ${ $loss }.
coal-fizzled-wrong = Coal costs three thousand a piece, so your company loses ${ $loss }.
coal-emerald-bead = emeralds
coal-emerald-title = An emerald helps
coal-emerald-text = With at least one emerald in the warehouse, no piece costs more than a thousand. What would your { $count } pieces of coal cost then?
coal-emerald-choice = { $dollars }
coal-emerald-right = Right. Only ${ $then }, and the emerald itself is worth a thousand.
coal-emerald-wrong = A thousand for each of { $count } pieces makes ${ $then }.
coal-meteor-bead = meteors
coal-meteor-title = Meteors
coal-meteor-text = A meteor can be worth twenty thousand, or nothing at all. When do you think it pays?
coal-meteor-always = If there are two of them
coal-meteor-poor = If everything else is worth zero or less
coal-meteor-most = If nobody else has as many
coal-meteor-right = Right. They save a company that has gone wrong. One good gift, and they're ruined.
coal-meteor-wrong = Meteors pay only where everything else adds up to zero or less. Coal can do that.

## Lesson 5: bonuses and garnets.
bonus-title = Bonuses and garnets
bonus-end = For a bonus you don't need much, just the most. Next: the books open.
bonus-gold-bead = gold
bonus-gold-title = A bonus for the most gold
bonus-gold-text = The company with the most gold gets a bonus of twenty-five thousand, once. Three companies have two each, and nobody has more. Who do you think gets it?
bonus-gold-each = All three, in full
bonus-gold-split = All three share it
bonus-gold-nobody = Nobody
bonus-gold-right = Right. Silver pays fifteen thousand in the same way, for the most and for the second most.
bonus-gold-wrong = A tie costs nothing, so all three get it in full. Silver pays fifteen thousand in the same way, for the most and the second most.
bonus-water-bead = water
bonus-water-title = Water for many
bonus-water-text = With at least one water, a company gets two thousand for every company that has two or more. There are three of those. With one water, what does your company get?
bonus-water-choice = { $dollars }
bonus-water-right = Right. It gets ${ $pays }, for a single piece. Magnets pay three thousand each if their number is even.
bonus-water-wrong = Two thousand for each of the three makes ${ $pays }. Magnets pay three thousand each if their number is even.
bonus-garnets-bead = garnets
bonus-garnets-title = Two garnets, one share
bonus-garnets-text = Your { $garnets } garnets turn one share of another company into one of your own. Its tag may show less, but two rounds are still to come. Click Exchange a share, then the Bell share, and seal.
bonus-garnets-turn = Your turn: exchange, then seal
bonus-garnets-right-title = Exchanged
bonus-garnets-right = Nobody sees what you spend before the end. You started with { $own } shares of your own, and this makes one more.
bonus-garnets-wrong = You kept your garnets, which are worth nothing at the end. Exchange a share.
bonus-own-bead = your own
bonus-own-title = More of your own
bonus-own-text = You hold { $own } shares of Anchor now, and { $left ->
    [0] no garnets
   *[other] { $left } garnets
}. Each of these shares pays you all that your company earns.

## Lesson 6: the audit.
audit-title = The audit
audit-end = That's all of Stock Exchange. Tokens of life, garnets and the prize pool are bragging rights; the next game starts afresh. A whole game takes three quarters of an hour.
audit-last-bead = the last
audit-last-title = The last envelope
audit-last-text = In round three you give to everyone who has had nothing yet. Count the open pigeonholes in one row. How many are there?
audit-last-choice = { $choice }
audit-last-right = Right. A resource and a share go to { $left } players each, and these gifts arrive before anything is counted.
audit-last-wrong = There are seven others, and two had theirs in each of two rounds, so { $left } are left.
audit-seal-bead = seal it
audit-seal-title = Seal it
audit-seal-text = This one is already filled in. Change what you like, then seal it. When the last of the eight is in, all warehouses are opened.
audit-seal-right = Each company is added up: pieces, then bonuses, meteors last.
audit-seal-wrong = The books are open.
audit-paid-bead = paid out
audit-paid-title = What is your score?
audit-paid-text = Your company earned ${ $earned }, the best one ${ $best }. All your shares together paid ${ $score }. Which of these decides your place?
audit-paid-choice = { $dollars }
audit-paid-right = Right. All that your shares pay decides your place.
audit-paid-wrong = All that your shares paid decides your place, ${ $score }.
audit-low-bead = the last place
audit-low-title = Who has to sweat?
audit-low-text = { $name } has the lowest score, ${ $score }, and is the elimination candidate. Suppose someone else had exactly as little. Who would it be then?
audit-low-garnets = The one with fewer garnets
audit-low-both = Both of them
audit-low-neither = Neither
audit-low-right = Right. Everyone with the lowest score, one or several. They may have to leave the contest this game was made for.
audit-low-wrong = Only the lowest score decides, so all who have it are elimination candidates. They may have to leave the contest this game was made for.
audit-places-bead = places
audit-places-title = { $winner } has the highest score
audit-places-text = ${ $most } earns two tokens of life and three garnets, the second highest two garnets, the third to fifth one. You are in place { $place }. Prize tokens made: { $tokens }{ $pool ->
    [0] , too few to add to the prize pool.
   *[other] , enough to add ${ $pool } to the prize pool, which changes nobody's score.
}

## Tips at a first game.
tip-last-title = The last envelope
tip-last-text = Give to everyone who has had nothing yet.
tip-gifts-title = Gifts have arrived
tip-gifts-text = You may give them away now.
tip-envelope-title = One envelope a round
tip-envelope-text = Order four, pack the gifts, then seal it.
