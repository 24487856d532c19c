"""Lemonade in the lobby."""

from stockgames.api.table import Face
from stockgames.api.words import money, say

FACE = Face("seal", lambda: say("lemonade-subtitle"), "#7A6A10", money)
