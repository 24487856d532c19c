"""Hands on phones: a page that the app serves in the house's network while a host opens the door.

Imported only when the door opens.
"""

import os


def are_allowed() -> bool:
    """Return whether phones may play here: not with `--no-phones` or STOCKGAMES_NO_PHONES."""
    return not os.environ.get("STOCKGAMES_NO_PHONES")
