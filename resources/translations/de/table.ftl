## Why something is not allowed, the same way for every game.
table-not-allowed = Nicht erlaubt: { $code } ({ $ruling }).
