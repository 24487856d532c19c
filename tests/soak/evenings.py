"""`python -m tests.soak.evenings` plays game after game in one window; see `games_in_a_row`.

Nothing is imported before it is needed: the bots' process imports this module too.
"""

import os
import sys

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from tests.soak.games_in_a_row import main

    sys.exit(main())
