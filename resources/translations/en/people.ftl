## The page of the people of the house.
people-heading = The people of the house
people-new = New person…
people-import = From a file…
people-rail = Everybody of the house
people-before = Those before
people-after = Those after
people-have-a-chair-here = { $count ->
    [one] one person has a chair here; open a book to see whose evening it was
   *[other] { $number } people have a chair here; open a book to see whose evening it was
}
people-nobody-yet = nobody has a chair here yet
people-nobody-heading = Whoever plays gets a book
people-nobody-begin = How it begins
people-told = { $what ->
    [face] A name, a portrait and a sign
    [tastes] What you like comes with you
    [games] What you play is counted
   *[open] No password, no account
}
people-told-more = { $what ->
    [face] By these you find your chair, your coins and your place in the standing.
    [tastes] Language, size of text, suits and hand: while it is your turn, the screen is yours.
    [games] Games, places and points, and how you did against each other.
   *[open] Everything stays on this computer, and whoever sits at it may open any book.
}
people-way-note = { $way ->
    [new] A name is enough. The portrait can be changed at any time.
    [sit] Or play at once: whoever sits at a table under a name of their own hangs here afterwards.
   *[file] Whoever has a book in another house brings it along as a file.
}
people-here-now = here now
people-never-played = has not played yet
people-today = today
people-date-form-with-year = d MMMM yyyy

## A book: who somebody is.
people-leaves = Leaves of the book
people-leaf-hers = Person
people-leaf-figures = Games
people-since = in this book since { $date }
people-evenings = { $count ->
    [one] one evening
   *[other] { $number } evenings
}
people-evenings-won = { $count ->
    [0] none of them won
    [one] one of them won
   *[other] { $number } of them won
}
people-games = { $count ->
    [0] no game yet
    [one] one game
   *[other] { $count } games
}
people-tastes = As they like it
people-taste = { $taste ->
    [language] Language
    [text] Text size, %
    [suits] Colours of suits
    [order] Order of the hand
   *[hints] Hints
}
people-taste-option = { $option ->
    [house] as the house
    [2] two
    [4] four
    [suit] by suit
    [rank] by rank
    [on] offered
   *[off] not offered
}
people-change-portrait = Change…
people-rename = Rename…
people-no-evening-yet = The first evening that is played to its end begins a chart here.
people-places-of-evenings = { $count ->
    [one] Place at the last evening
   *[other] Places over the last { $number } evenings
}
people-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[later] { $place }th
}
people-tally = { $count ->
    [one] one
   *[other] { $number }
} { $place ->
    [1] won
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[later] in place { $place }
}

## A book: what somebody has done.
people-time = Time
people-time-option = { $option ->
    [all] all
    [year] this year
   *[evenings] twelve evenings
}
people-company = Company
people-company-option = { $option ->
    [all] everyone
    [people] people
    [bots] bots
   *[alone] alone
}
people-games-caption = Games
people-with-people = with people
people-with-bots = against bots
people-played = played
people-won = won
people-points = points
people-best = best
people-together = together
people-head-to-head = Head to head
people-in-which-one = games in which one ended before the other
people-ahead = ahead
people-behind = behind
people-level = level
people-no-company = No game with other people yet
people-bots-beaten = Bots beaten, by level
people-beaten = beaten
people-beaten-of = { $beaten } of { $met }
people-alone-by-board = { $game } alone, best by board
people-alone = Alone
people-board = board
people-longest-run = Longest run: { $number } won, { $since } to { $until }
people-longest-run-of-a-day = Longest run: { $number } won on { $date }
people-run-of = Longest run: { $number } won
people-first-line = The first game writes the first line.
people-sit-down = Sit down
people-nothing-here = No game of this kind.
people-copy-table = Copy table
people-copied = The table is on the clipboard. You can paste it into a spreadsheet.
people-merge = Merge…
people-none-to-merge = Everybody else has played together with this person, and so is somebody else.
people-remove = Remove…
people-export = Export…

## The chooser of portraits.
people-portrait = Portrait
people-portrait-number = portrait { $number }, { $looks }
people-ready-made = Ready-made
people-from-parts = From parts
people-portrait-done = Done
people-crest-sign = Sign on the crest
people-crest-colour = Colour of the crest
people-no-part = none
people-part-of = { $kind }: { $part }, { $place } of { $count }
people-part-none = { $kind }: none
people-part = { $kind ->
    [face] Profile
    [hair] Hair
    [hat] Hat
    [beard] Beard
    [collar] Collar
    [dress] Dress
    [specs] Glasses
    [ear] Earring
   *[trifle] Trifle
}
people-part-name = { $part ->
    [face-plain] plain
    [face-aquiline] aquiline nose
    [face-snub] snub nose
    [face-strong] strong chin
    [face-weak] receding chin
    [face-stout] stout
    [face-broad] broad
    [face-full] full lips
    [face-fine] fine
    [face-old] aged
    [face-round] round
    [face-roman] Roman nose
    [face-flat] flat nose
    [face-sharp] sharp
    [hair-short] short hair
    [hair-crop] cropped hair
    [hair-quiff] quiff
    [hair-waves] waves
    [hair-curls] curls
    [hair-afro] afro
    [hair-locs] locs
    [hair-long] long hair
    [hair-bob] bob
    [hair-bun] bun
    [hair-lowbun] low bun
    [hair-topknot] topknot
    [hair-pony] ponytail
    [hair-braid] braid
    [hair-crownbraid] crown braid
    [hair-ringlets] ringlets
    [hair-pouf] pouf
    [hair-bald] bald
    [hair-queue] queue
    [hair-bag] bag wig
    [hair-wig] wig
    [hat-tricorne] tricorne
    [hat-bicorne] bicorne
    [hat-top] top hat
    [hat-bowler] bowler
    [hat-straw] straw hat
    [hat-cap] cap
    [hat-baseball] baseball cap
    [hat-beret] beret
    [hat-fez] fez
    [hat-kippah] kippah
    [hat-turban] turban
    [hat-gele] gele
    [hat-headscarf] headscarf
    [hat-hijab] hijab
    [hat-bonnet] bonnet
    [hat-mobcap] mobcap
    [hat-feather] feather
    [hat-comb] comb
    [hat-headset] headset
    [beard-full] full beard
    [beard-long] long beard
    [beard-goatee] goatee
    [beard-moustache] moustache
    [beard-chops] side whiskers
    [beard-stubble] stubble
    [collar-jabot] jabot
    [collar-stock] stock
    [collar-high] high collar
    [collar-ruff] ruff
    [collar-epaulet] epaulet
    [collar-fichu] fichu
    [collar-shawl] shawl
    [collar-pearls] pearls
    [collar-shirt] shirt
    [collar-tie] tie
    [collar-polo] polo neck
    [collar-lapel] lapels
    [collar-hood] hood
    [dress-coat] coat
    [dress-gown] gown
    [dress-slim] slim
    [specs-round] round glasses
    [ear-drop] drop earring
    [ear-hoop] hoop earring
    [trifle-pipe] pipe
    [trifle-quill] quill
    [trifle-patch] eye patch
    [trifle-jewel] jewel
   *[other] another
}
people-crest = crest { $sign } on { $colour }
people-sign = { $sign ->
    [star] star
    [moon] moon
    [chevron] chevron
    [saltire] saltire
    [key] key
    [acorn] acorn
    [leaf] leaf
    [tower] tower
    [fish] fish
    [cross] cross
    [sun] sun
    [rings] rings
    [waves] waves
    [bars] bars
    [lily] lily
    [horseshoe] horseshoe
    [ship] ship
    [bird] bird
   *[other] blank
}
people-colour = { $colour ->
    [blue] blue
    [ochre] ochre
    [violet] violet
    [green] green
    [rust] rust
    [oxblood] oxblood
    [slate] slate
    [plum] plum
    [teal] teal
    [olive] olive
   *[other] grey
}

## Questions.
people-new-title = New person
people-new-note = Two people may have the same name; portrait and crest tell them apart.
people-new-does = Welcome
people-rename-title = Rename { $name }
people-rename-note = Games that are kept go on telling the old name.
people-rename-does = Rename
people-merge-title = Who is { $name } as well?
people-merge-note = All games and evenings of the other person will be in { $name }'s book, and the other one is gone. Portrait and tastes stay { $name }'s. That cannot be taken back.
people-merge-with = The other person
people-merge-item = { $name }, { $crest }
people-merge-does = Make them one
people-remove-question = Remove { $name }?
people-remove-note = { $count ->
    [0] Book, portrait and tastes are gone for good. An export keeps portrait and tastes.
    [one] Book, portrait and tastes are gone for good. The game stays, under “somebody”; it is still in the books of the others. An export keeps portrait and tastes.
   *[other] Book, portrait and tastes are gone for good. The { $count } games stay, under “somebody”; they are still in the books of the others. An export keeps portrait and tastes.
}
people-remove-does = Remove for good
people-keep = Keep { $name }
people-replace-question = { $name } is in this house already. Take name, portrait and tastes from the file? The book stays as it is.
people-replace-does = Take them
people-replace-not = Leave all as it is

## Files of people.
people-cannot-be-read = { $file } cannot be read as a person: { $reason }. Nothing has changed.
people-cannot-be-kept = { $file } can't be added because nothing is being saved at the moment.
people-is-let-in = { $name } is now one of the regulars.
people-is-here-already = { $name } is here already, just as in the file.
