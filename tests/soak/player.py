"""`python -m tests.soak.player FOLDER SEED` plays until it is killed; see `evening`.

Nothing is imported before it is needed: the bots' process imports this module too.
"""

import os
import sys
from pathlib import Path

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from tests.soak.evening import main

    main(Path(sys.argv[1]), sys.argv[2])
