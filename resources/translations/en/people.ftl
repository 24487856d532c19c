## The page of the people of the house.
people-heading = The regulars
people-new = New person…
people-import = From a file…
people-rail = All regulars
people-before = Previous portraits
people-after = More portraits
people-have-a-chair-here = { $count ->
    [one] one regular so far; open the book to see how they've done
   *[other] { $number } regulars; open a book to see how they've done
}
people-nobody-yet = no regulars yet
people-nobody-heading = Every player gets a book
people-nobody-begin = Getting started
people-told = { $what ->
    [face] A name, a portrait and a crest
    [tastes] Your preferences travel with you
    [games] We keep score
   *[open] No password, no account
}
people-told-more = { $what ->
    [face] They mark your seat, your coins and your line in the standings.
    [tastes] Language, text size, suits, hand order. On your turn, the screen is yours.
    [games] Games, places and points, and how you fare against each other.
   *[open] Everything stays on this computer, and anyone who uses it can open any book.
}
people-way-note = { $way ->
    [new] A name is enough. You can change the portrait at any time.
    [sit] Or just play. Anyone who plays under their own name gets a portrait here.
   *[file] Already have a book on another computer? Bring it along as a file.
}
people-here-now = here now
people-never-played = hasn't traded yet
people-today = today
people-date-form-with-year = d MMMM yyyy

## A book: who somebody is.
people-leaves = Pages of the book
people-leaf-hers = Person
people-leaf-figures = Games
people-since = a regular since { $date }
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
people-tastes = Preferences
people-taste = { $taste ->
    [language] Language
    [text] Text size, %
    [suits] Suit colours
    [order] Hand order
   *[hints] Hints
}
people-taste-option = { $option ->
    [house] default
    [2] two
    [4] four
    [suit] by suit
    [rank] by rank
    [on] offered
   *[off] not offered
}
people-change-portrait = Change…
people-rename = Rename…
people-no-evening-yet = Finish an evening, and a chart starts here.
people-places-of-evenings = { $count ->
    [one] Place at the last evening
   *[other] Places over the last { $number } evenings
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
   *[alone] solo
}
people-games-caption = Games
people-with-people = with people
people-with-bots = against bots
people-played = played
people-won = won
people-points = points
people-best = best
people-together = total
people-head-to-head = Head to head
people-in-which-one = games in which one finished ahead of the other
people-ahead = ahead
people-behind = behind
people-level = tied
people-no-company = No games with other people yet
people-bots-beaten = Bots beaten, by level
people-beaten = beaten
people-beaten-of = { $beaten } of { $met }
people-alone-by-board = { $game } solo, best by board
people-alone = Solo
people-board = board
people-longest-run = Longest run: { $number } won, { $since } to { $until }
people-longest-run-of-a-day = Longest run: { $number } won on { $date }
people-first-line = The first game writes the first line.
people-sit-down = Sit down
people-nothing-here = No games like that.
people-copy-table = Copy table
people-copied = Copied to the clipboard, ready for a spreadsheet.
people-merge = Merge…
people-none-to-merge = Nobody to merge. Everyone else has played against this person.
people-remove = Remove…
people-export = Export…

## The chooser of portraits.
people-portrait = Portrait
people-portrait-number = portrait { $number }, { $looks }
people-ready-made = Ready-made
people-from-parts = From parts
people-portrait-done = Done
people-crest-sign = Crest emblem
people-crest-colour = Crest colour
people-no-part = none
people-part-of = { $kind }: { $part }, { $place } of { $count }
people-part-none = { $kind }: none
people-part = { $kind ->
    [face] Profile
    [hair] Hair
    [hat] Hat
    [beard] Beard
    [collar] Collar
    [dress] Clothes
    [specs] Glasses
    [ear] Earring
   *[trifle] Accessory
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
people-new-note = Two people can share a name; portrait and crest tell them apart.
people-new-does = Welcome
people-rename-title = Rename { $name }
people-rename-note = Saved games keep the old name.
people-rename-does = Rename
people-merge-title = Who else is { $name }?
people-merge-note = All games and evenings of the other person move to { $name }'s book, and the other person is removed. { $name } keeps their portrait and preferences. This can't be undone.
people-merge-with = The other person
people-merge-item = { $name }, { $crest }
people-merge-does = Merge
people-remove-question = Remove { $name }?
people-remove-note = { $count ->
    [0] The book, portrait and preferences will be gone for good. Export first to keep portrait and preferences.
    [one] The book, portrait and preferences will be gone for good. The game stays, under “somebody”, and in everyone else's books. Export first to keep portrait and preferences.
   *[other] The book, portrait and preferences will be gone for good. The { $count } games stay, under “somebody”, and in everyone else's books. Export first to keep portrait and preferences.
}
people-remove-does = Remove for good
people-keep = Keep { $name }
people-replace-question = { $name } is already here. Replace name, portrait and preferences with those in the file? The book stays as it is.
people-replace-does = Replace
people-replace-not = Keep as is

## Files of people.
people-cannot-be-read = { $file } isn't a person's file. Nothing was changed.

    Details: { $reason }
people-cannot-be-kept = { $file } can't be added because nothing is being saved at the moment.
people-is-let-in = { $name } is now one of the regulars.
people-is-here-already = { $name } is already here, exactly as in the file.

## Who sits down first at new tables.
people-play-as = This is me
people-play-as-person = This is me: { $name } sits down first at new tables

## The first start: a name and a face.
people-whom-title = Your name and face
people-whom = Whom shall we announce?
people-whom-note = a name for your seat and your records
people-own-name = Name
people-own-face = Face
people-own-face-note = Any face for any name. You can change both later.
people-stays-here = Stays on this computer.
people-take-seat = Sit down
people-not-now = Not now
people-earlier-games = { $count ->
    [one] One game of yours is here already
   *[other] { $count } games of yours are here already
}
people-name-empty = Type a name first.
people-name-long = That name has { $count } characters. It can have up to { $most }.
people-name-cleaned = Characters that don't show were removed. This is the name that stays.
people-name-taken = { $name } is already here. Choose another name.
