"""Options: the names of the library in snake_case. The server has the table; unknown ones are refused with the nearest name."""

from __future__ import annotations

import difflib
import os
from typing import Any, Dict, Mapping

from ._errors import UsageError, camel, snake
from ._server import server


def options_of(method: str, options: Mapping[str, Any]) -> Dict[str, Any]:
    """The options of a method as the server takes them; those that are ``None`` are left out."""
    given = {name: value for name, value in options.items() if value is not None}
    if not given:
        return {}
    known = {snake(name): name for name in server.hello["options"][method]}
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            raise UsageError(
                f'Unknown option "{name}".' + (f' Did you mean "{near[0]}"?' if near else ""),
                help=f"the options are: {', '.join(known)}",
            )
    return {camel(name): _value(value) for name, value in given.items()}


def _value(value: Any) -> Any:
    return os.fspath(value) if isinstance(value, os.PathLike) else value
