"""Sentences, and what a table in words is made of, without Qt. Begin with `GameWords` and `say`.

Sentences are in `resources/translations/LANGUAGE/GAME.ftl`; their ids begin with the game's.
"""

from stockgames.controllers.stages import Shown as Shown
from stockgames.controllers.stages import Stage as Stage
from stockgames.engine.plain_text import isolated as isolated
from stockgames.engine.state import Result as Result
from stockgames.presentation.context import PlateState as PlateState
from stockgames.presentation.context import TableContext as TableContext
from stockgames.presentation.game_words import GameWords as GameWords
from stockgames.presentation.game_words import LogEntry as LogEntry
from stockgames.presentation.game_words import Price as Price
from stockgames.presentation.game_words import ResultRow as ResultRow
from stockgames.presentation.game_words import ScoreLine as ScoreLine
from stockgames.presentation.generic import GenericWords as GenericWords
from stockgames.presentation.messages import headline as headline
from stockgames.presentation.messages import refusal_text as refusal_text
from stockgames.presentation.outline import Node as Node
from stockgames.presentation.outline import Reading as Reading
from stockgames.presentation.outline import decides as decides
from stockgames.presentation.outline import group as group
from stockgames.presentation.outline import target_node as target_node
from stockgames.presentation.panel import LOBBY as LOBBY
from stockgames.presentation.panel import SHEET as SHEET
from stockgames.presentation.panel import Choice as Choice
from stockgames.presentation.panel import ChoiceGroup as ChoiceGroup
from stockgames.presentation.panel import Panel as Panel
from stockgames.presentation.panel import back_choice as back_choice
from stockgames.presentation.panel import default_choice as default_choice
from stockgames.presentation.panel import resting_title as resting_title
from stockgames.presentation.sentences.speech import NO_WORDS as NO_WORDS
from stockgames.presentation.sentences.speech import Wording as Wording
from stockgames.presentation.sentences.speech import decimal as decimal
from stockgames.presentation.sentences.speech import listed as listed
from stockgames.presentation.sentences.speech import money as money
from stockgames.presentation.sentences.speech import number as number
from stockgames.presentation.sentences.speech import number_word as number_word
from stockgames.presentation.sentences.speech import percent as percent
from stockgames.presentation.sentences.speech import same as same
from stockgames.presentation.sentences.speech import say as say
from stockgames.presentation.sentences.speech import signed as signed
from stockgames.presentation.sentences.speech import signed_money as signed_money
from stockgames.presentation.sentences.speech import spoken as spoken
from stockgames.presentation.sentences.speech import worded as worded
from stockgames.presentation.story import Badge as Badge
from stockgames.presentation.story import StoryWords as StoryWords
