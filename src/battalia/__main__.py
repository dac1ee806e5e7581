"""``python -m battalia``: the same as the command ``battalia``, where it is not on the path."""

import sys

from battalia.cli import main

if __name__ == "__main__":
    sys.exit(main())
