## Rules, shortcuts, fairness and the page about the project, contents beside them.
help-rules-of = { $game } rules
help-keyboard = Keyboard
help-evenings = Evenings
help-about = About
help-topic = Topic
help-link = { $text }, link
help-on-this-page = On this page
help-everything-can-be-done-with = You can do everything from the keyboard. Tab and Shift+Tab move between controls; Enter or Space activates one.
help-what = Action
help-key = Key
help-search = Search the help
help-found = { $count ->
    [0] Nothing found
    [one] 1 passage found
   *[other] { $count } passages found
}
help-nothing-found = No page has all these words close together. Try fewer words, or just the start of one.
help-results-keys = Up and Down to choose, Enter to open, Esc for the contents.

## How strong the bots are in each game, as a table for the page about the project.
help-level = Level
help-seats = Seats
help-duels = Duels
help-imagined-games = Imagined games (shrewd)
help-rating = { $rating } ({ $low } to { $high })
