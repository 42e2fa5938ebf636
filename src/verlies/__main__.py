"""`python -m verlies` is the command `verlies`."""

import sys

from verlies.cli import main

sys.exit(main())
