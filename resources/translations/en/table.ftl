## Why something is not allowed, the same way for every game.
table-not-allowed = Not allowed: { $code } ({ $ruling }).
