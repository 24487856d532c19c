"""Puzzles: positions from bot games with one best choice, proven by playing on from each choice.

`seek` finds positions in which `glance` rates one choice far ahead. `prove` plays on from four
choices to the end of the game, all of them in the same samples, until the best one is clearly ahead
of every other, or gives up. Choices are compared by how often the seat comes first, or by its final
score, as the game says (`engine.game.Puzzling`). Bots of each level try, which grades a puzzle.
`book` writes puzzle files, and reads untrusted ones. Nothing here uses more than the seat's view,
except that a position is stored as the record of its game.
"""
