"""Errors: one line each, with what to do."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Mapping, Optional, Sequence, Union


@dataclass(frozen=True)
class Problem:
    """A problem of an input: where it is, what is wrong, what to do."""

    code: str
    message: str
    severity: str = "warning"
    file: Optional[str] = None
    line: Optional[int] = None
    column: Optional[int] = None
    document: Optional[str] = None
    help: Optional[str] = None
    page: Optional[str] = None
    expected: Optional[str] = None
    excerpt: Optional[str] = None

    @classmethod
    def _of(cls, data: Mapping[str, Any]) -> "Problem":
        known = {name: data[name] for name in cls.__dataclass_fields__ if name in data}
        for name in ("help", "expected"):
            if name in known:
                known[name] = in_python(known[name])
        return cls(**known)

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)
        return f"{place + ': ' if place else ''}{self.severity}[{self.code}]: {self.message}"


class Error(Exception):
    """The base of all errors of this package."""

    def __init__(
        self,
        message: str,
        *,
        help: Optional[str] = None,
        document: Union[int, str, None] = None,
    ) -> None:
        super().__init__(message if help is None else f"{message} Help: {help}")
        self.help = help
        #: The index or the id of the document at fault.
        self.document = document


class UsageError(Error, ValueError):
    """The call is wrong: an option that does not exist, a mention that is no position."""


class InputError(Error, ValueError):
    """The data are bad. ``problems`` has all that were found."""

    def __init__(self, message: str, *, problems: Sequence[Problem] = (), **more: Any) -> None:
        super().__init__(message, **more)
        self.problems = tuple(problems)


class ServerError(Error, RuntimeError):
    """The program that computes the numbers could not be started, was lost, or has a bug."""


def error_of(error: Mapping[str, Any]) -> Error:
    """The exception for the error of an answer."""
    data = error.get("data", {})
    message = in_python(error.get("message", "unknown error"))
    help_text = data.get("help")
    more: dict[str, Any] = {
        "help": None if help_text is None else in_python(help_text),
        "document": data.get("document"),
    }
    if data.get("kind") == "input":
        return InputError(message, problems=[Problem._of(each) for each in data.get("problems", ())], **more)
    if error.get("code") == 2:
        return UsageError(message, **more)
    if data.get("kind") == "bug":
        return ServerError(f"{message}\n{data.get('stack', '')}")
    return ServerError(message, **more)


def snake(name: str) -> str:
    """``keyFormat`` as ``key_format``."""
    return re.sub(r"[A-Z]", lambda letter: f"_{letter[0].lower()}", name)


def camel(name: str) -> str:
    """``key_format`` as ``keyFormat``."""
    return re.sub(r"_([a-z0-9])", lambda found: found[1].upper(), name)


def in_python(text: str) -> str:
    """A message with options as they are written in Python."""
    text = re.sub(r"`(\w+): '(\w+)'`", lambda found: f'`{snake(found[1])}="{found[2]}"`', text)
    text = re.sub(r"`([a-z]+[A-Z]\w*)`", lambda found: f"`{snake(found[1])}`", text)
    return re.sub(r"(?<=The options are: )[^.]*", lambda names: snake(names[0]), text)
