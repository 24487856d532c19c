"""A bot that starts a child process and then waits: `python -m tests.bots.breeder FILE`.

Both write their process ids into the file, and keep running when their input ends.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    Path(sys.argv[1]).write_text(f"{os.getpid()} {child.pid}", encoding="utf-8")
    time.sleep(600)
