"""`python -m tests.soak.monkey` runs a monkey test of the window; see `mischief`.

Nothing is imported before it is needed: the bots' process imports this module too.
"""

import os
import sys

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from tests.soak.mischief import main

    sys.exit(main())
