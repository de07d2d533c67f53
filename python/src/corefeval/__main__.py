"""The command line: ``corefeval score key.conll response.conll``."""

from __future__ import annotations

import os
import subprocess
import sys

from . import _node
from ._errors import ServerError


def main() -> int:
    """Runs the command line with the Node.js that the package uses."""
    try:
        line = [*_node.command(), *sys.argv[1:]]
    except ServerError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if os.name == "nt":
        return subprocess.call(line)
    try:
        os.execvp(line[0], line)
    except OSError as error:
        print(f"error: Cannot start {line[0]}: {error.strerror}. {_node.MISSING}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
