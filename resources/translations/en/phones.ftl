## Phones as private hands: what the page on a phone says, and the invitation at the big screen.
# The page on a phone, which fills in the values itself.
phones-page-all-taken = All seats are taken. You can watch, and see what everyone sees.
phones-page-choosing = choosing
phones-page-come-in = Come in
phones-page-contrast = More contrast
phones-page-cover = Cover
phones-page-door-locked = { $game } has started, so no more seats are given. You can watch, and see what everyone sees.
phones-page-far = The table is out of reach
phones-page-far-1 = Is the phone in the same Wi-Fi as the computer? Mobile data and guest networks can't see it.
phones-page-far-2 = Is Stock Games still open on the big screen?
phones-page-far-3 = Does the screen show another address? Scan its code again.
phones-page-far-note = Your seat and your hand are safe at the table.
phones-page-forget = Forget this phone
phones-page-gone-another-phone = Your seat is on another phone now
phones-page-gone-another-phone-note = Your seat was opened on a second phone, so this one shows nothing any more. If that wasn't you, tell the host.
phones-page-gone-bye = You have left your seat
phones-page-gone-bye-note = This phone has forgotten it. To come back, scan the code on the big screen.
phones-page-gone-closed = Phones are no longer in play
phones-page-gone-closed-note = The table has closed its door. This page has forgotten your hand. The next game shows a new code.
phones-page-gone-given-away = Your seat was given away
phones-page-gone-given-away-note = The host gave it to a bot or to the big screen. Your hand is no longer shown here.
phones-page-hint = Show me a hint
phones-page-hint-coming = A hint is coming …
phones-page-hold = Hold to look
phones-page-instead = seat { $number }, instead of { $name }
phones-page-keeps = No account. This page remembers only which seat is yours.
phones-page-larger = Larger text
phones-page-leave = Leave my seat
phones-page-leave-surely = Yes, leave it
phones-page-let-go = Let go to cover
phones-page-letters = Six letters
phones-page-look-up = Look up!
phones-page-look-up-note = The big screen is showing what happens.
phones-page-looking = Looking for the table, try { $number } …
phones-page-looking-first = Looking for the table
phones-page-looking-note = This takes a moment.
phones-page-menu = Menu
phones-page-only-you = Only you know
phones-page-only-watch = I only want to watch
phones-page-pick-who = Choose who you are
phones-page-play-here = Use this phone instead
phones-page-ranks = A J Q K
phones-page-ready = ready
phones-page-seat = seat { $number }
phones-page-seat-asleep = taken, by a phone that is asleep
phones-page-seat-bot = played by a bot
phones-page-seat-free = free
phones-page-seat-held = already in, on another phone
phones-page-seat-screen = plays at the big screen
phones-page-show = Show what only you may see
phones-page-sit-down = Sit down as { $name }
phones-page-six-letters = Type the six letters that the big screen shows.
phones-page-smaller = Smaller text
phones-page-somebody-new = Someone new? Type your name
phones-page-stay = No, stay
phones-page-stop-watching = Stop watching
phones-page-tell-me-here = Tell me here what happens
phones-page-the-table = The whole table
phones-page-tries-itself = it also tries by itself, every 4 seconds
phones-page-try-again = Try again
phones-page-type-code = Type the code
phones-page-type-code-note = The big screen shows six letters beside the address.
phones-page-understood = OK
phones-page-undo = Undo
phones-page-wait-for-table = Press it again when the table is back.
phones-page-watch-note = Watching shows what everyone sees: no hands, no hidden cards.
phones-page-watching = You are watching
phones-page-while-away = While your phone slept
phones-page-who-are-you = Who are you?
phones-page-who-note = { $game }. Nothing leaves this house: no internet, no account.
phones-page-wrong-code = No table has that code. Look at the big screen again.
phones-page-your-choice = For your eyes only
phones-page-your-hand = Your hand
phones-page-your-turn = Your turn

# The invitation at the big screen, and the state of the phones.
phones-title = Phones
phones-headline = Your hand, on your phone
phones-about = Each guest gets hand and choices on their own phone. The table stays up here.
phones-about-shut = Each guest can have hand and choices on their own phone, in its browser: no app, no account, no internet. The table stays up here.

    While the door is open, this computer listens in your own network, without encryption. Open it only in a network you trust. It closes when you leave the table.
phones-scan = Point the phone's camera here
phones-type-address = Or type this address
phones-and-letters = And these letters
phones-code-for = QR code for { $address }
phones-other-address = Another address
phones-refused-locked = The table is locked. Ask the host to unlock it.
phones-refused-taken = Someone else has just taken that seat.
phones-refused-late = { $name } has already played there. Sit down as { $name }, or choose another seat.
phones-refused-unsaved = Your name can't be saved. Sit down as { $name }, or ask the host.
phones-same-network = The page doesn't open? The phone must be in the same Wi-Fi as this computer: not in mobile data, not in the guest network.
phones-at-this-table = At this table
phones-seat-state = { $state ->
    [held] in, on their own phone
    [asleep] the phone sleeps or is out of reach
    [screen] at this screen, instead of the phone
    [bot] a bot
   *[free] free: scan to sit down, or play at this screen
}
phones-play-here = Play here
phones-back-to-phone = Back to the phone
phones-other-phone = Another phone
phones-lock = Locked: no more seats are given
phones-give-to-bot = Give a seat to a bot…
phones-open-door = Open to phones
phones-close-door = Close to phones
phones-to-the-table = To the table
phones-failed = The door can't be opened: { $reason }
phones-no-network = This computer is in no network that a phone could be in. Connect it to your Wi-Fi, close the door and open it again.
phones-in = { $count ->
    [0] Phones: nobody yet
    [one] { $count } phone in
   *[other] { $count } phones in
}
phones-asleep = { $more ->
    [0] { $name }'s phone sleeps
    [one] { $name }'s phone and one more sleep
   *[other] { $name }'s phone and { $more } more sleep
}
phones-way = Each person's hand and choices are on their own phone. The screen shows the table; anyone without a phone plays at the screen, with the curtain.
