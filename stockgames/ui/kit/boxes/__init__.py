"""The illustrated game boxes of the lobby, one cover a file."""

from stockgames.ui.kit.boxes.box import BOX_DEPTH, BOX_SHAPE, box_colour, draw_box

__all__ = ["BOX_DEPTH", "BOX_SHAPE", "box_colour", "draw_box"]
