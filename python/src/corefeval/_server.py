"""The bridge: one process of ``corefeval serve --stdio`` for each Python process. Requests have no state, so a lost process costs a restart and no data."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import threading
from typing import Any, Dict, Mapping, Optional

from . import _node
from ._errors import ServerError, UsageError, error_of
from ._version import __version__

PROTOCOL = 1
MAX_MESSAGE_BYTES = 256 << 20
#: Documents are sent in batches of about this size.
BATCH_BYTES = 8 << 20


def plain(value: Any) -> Any:
    """What ``json`` cannot write as it is: numpy numbers and arrays, tensors, sets, ranges, other iterables."""
    if hasattr(value, "tolist"):
        return value.tolist()
    if isinstance(value, Mapping):
        return dict(value)
    if hasattr(value, "__iter__"):
        return list(value)
    raise TypeError(f"Expected lists of mentions, got {type(value).__name__}")


_encoder = json.JSONEncoder(separators=(",", ":"), allow_nan=False, default=plain)


def encode(value: Any) -> str:
    """JSON without blanks."""
    try:
        return _encoder.encode(value)
    except (TypeError, ValueError, RecursionError) as error:
        message = "The values are nested too deeply." if isinstance(error, RecursionError) else f"{error}."
        raise UsageError(message) from None


class Server:
    """A server that is started by the first call, and again when it was lost."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._process: Optional["subprocess.Popen[bytes]"] = None
        self._number = 0
        self._hello: Dict[str, Any] = {}

    def call(self, method: str, params: Mapping[str, Any]) -> Any:
        """The result of a method."""
        return self.call_encoded(method, encode(params))

    def call_encoded(self, method: str, params: str) -> Any:
        """The same for parameters that are JSON already."""
        if len(params) + 200 > MAX_MESSAGE_BYTES:
            raise UsageError(
                f"The request has {len(params)} bytes; at most {MAX_MESSAGE_BYTES} can be sent.",
                help="name files by their paths, or add documents in batches",
            )
        with self._lock:
            for is_last in (False, True):
                try:
                    if self._process is None:
                        self._start()
                    return self._exchange(method, params)
                except (EOFError, BrokenPipeError, ConnectionError) as error:
                    self.stop()
                    if is_last:
                        raise ServerError("The corefeval server ended during the call, twice.") from error
                except (UsageError, ServerError, ValueError):
                    raise
                except BaseException:
                    # An answer may be on its way, which would be taken for that of the next call.
                    self.stop()
                    raise

    @property
    def hello(self) -> Mapping[str, Any]:
        """What the server offers."""
        with self._lock:
            if self._process is None:
                self._start()
            return self._hello

    def _start(self) -> None:
        line = _node.command()
        try:
            self._process = subprocess.Popen(
                [*line, "serve", "--stdio"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                **_own_group(),
            )
        except OSError as error:
            raise ServerError(f"Cannot start {line[0]}: {error.strerror}. {_node.MISSING}") from None
        try:
            self._hello = self._greet(line)
        except BaseException:
            self.stop()
            raise

    def _greet(self, line: Any) -> Dict[str, Any]:
        params = {"protocol": PROTOCOL, "client": f"the Python package {__version__}"}
        try:
            hello = self._exchange("hello", encode(params))
        except (EOFError, BrokenPipeError, ConnectionError):
            self.stop()
            _node.refuse_old_command(line)
            raise ServerError(f"{' '.join(line)} ended before it answered.") from None
        except UsageError as error:
            raise ServerError(str(error)) from None
        if hello.get("protocol") != PROTOCOL:
            raise ServerError(
                f"The Python package {__version__} has protocol {PROTOCOL}, corefeval {hello.get('version')} has "
                f"{hello.get('protocol')}: upgrade the older one."
            )
        runtime = str(hello.get("runtime", ""))
        if runtime.startswith("node "):
            _node.refuse_old(runtime[5:], line[0])
        return dict(hello)

    def _exchange(self, method: str, params: str) -> Any:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise EOFError
        self._number += 1
        message = f'{{"jsonrpc":"2.0","id":{self._number},"method":"{method}","params":{params}}}\n'
        _write(process.stdin, message.encode("ascii"))
        line = _read_line(process.stdout)
        try:
            answer = json.loads(line)
        except ValueError:
            self.stop()
            raise ServerError(f"Not an answer of corefeval serve: {line[:200]!r}.") from None
        if not isinstance(answer, dict) or answer.get("id") not in (self._number, None):
            self.stop()
            raise ServerError(f"Not the answer to the request: {line[:200]!r}.")
        if "error" in answer:
            raise error_of(answer["error"])
        return answer["result"]

    def stop(self) -> None:
        """Ends the process. The next call starts another."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:
                    pass
        process.wait()

    def _lock_is_held(self) -> bool:
        """Whether a thread is in a call; for tests."""
        if self._lock.acquire(blocking=False):
            self._lock.release()
            return False
        return True

    def before_fork(self) -> None:
        self._lock.acquire()

    def after_fork_in_parent(self) -> None:
        self._lock.release()

    def after_fork_in_child(self) -> None:
        """The process belongs to the parent: this one closes its ends of the pipes and forgets it."""
        self._lock = threading.RLock()
        process, self._process = self._process, None
        if process is not None:
            process.returncode = 0  # not a child of this process: it must not be waited for
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    stream.close()


def _own_group() -> Dict[str, Any]:
    """Ctrl-C is for Python alone."""
    if os.name == "nt":
        return {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
    return {"start_new_session": True}


def _write(stream: Any, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[stream.write(rest) :]


READ_BYTES = 1 << 16


def _read_line(stream: Any) -> bytes:
    """One line. Nothing follows it, because there is one request at a time."""
    pieces = []
    while True:
        piece = stream.read(READ_BYTES)
        if not piece:
            raise EOFError
        pieces.append(piece)
        if piece.endswith(b"\n"):
            return b"".join(pieces)


server = Server()
atexit.register(server.stop)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=server.before_fork,
        after_in_parent=server.after_fork_in_parent,
        after_in_child=server.after_fork_in_child,
    )
