"""Stock Games: four tabletop games of buying, selling and ruining one's friends."""

__version__ = "0.1.0"
