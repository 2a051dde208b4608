"""`python -m linewright` is `linewright`."""

import sys

from linewright.cli import main

if __name__ == "__main__":
    sys.exit(main())
