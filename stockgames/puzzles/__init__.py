"""What would you do? Positions from bot games with one best answer, proven by playing on from each.

`seek` finds positions in which a `glance` sees one choice far ahead. `prove` plays on from four
of its choices to the end of the game, all of them in the same worlds, until the best one is clearly
ahead of every other, or gives up: by how often it comes first, or by the score it ends with, as the
game says (`engine.puzzling`). `trial` lets bots of each level try, which grades a puzzle. `book`
writes what was found, and reads files of strangers; `recheck` proves a puzzle again with other
luck. Nothing here sees more than the seat's view, except that a position is kept as the record of
its game.
"""
