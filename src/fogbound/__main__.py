"""`python -m fogbound` is the command `fogbound`."""

from __future__ import annotations

import sys

from fogbound.cli import main

if __name__ == "__main__":
    sys.exit(main())
