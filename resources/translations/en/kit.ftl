## The letters that stand for securities where a word has no room.
kit-letters = { $security ->
    [bk] BK
    [in] IN
    [bd] BD
   *[other] { $letters }
}

## What stands in the corner of a playing card.
kit-card-index = { $rank ->
    [ace] A
    [jack] J
    [queen] Q
   *[king] K
}

## How key caps and texts call the key Enter.
kit-enter = Enter
