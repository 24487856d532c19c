## The letters that stand for securities where a word has no room.
kit-letters = { $security ->
    [bk] BK
    [in] VS
    [bd] AN
   *[other] { $letters }
}

## What stands in the corner of a playing card.
kit-card-index = { $rank ->
    [ace] A
    [jack] B
    [queen] D
   *[king] K
}

## Wie die Eingabetaste auf Schaltflächen und in Texten heißt.
kit-enter = Eingabe
