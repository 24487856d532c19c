## The letters that stand for securities where a word has no room.
kit-letters-banks = BK
kit-letters-insurance = VS
kit-letters-bonds = AN
