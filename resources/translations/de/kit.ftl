## The letters that stand for securities where a word has no room.
kit-letters = { $security ->
    [bk] BK
    [in] VS
    [bd] AN
   *[other] { $letters }
}
