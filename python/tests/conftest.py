"""Tests run in the folder of the repository, on the installed package."""

import os
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def in_repository(monkeypatch):
    monkeypatch.chdir(ROOT)


@pytest.fixture
def fresh():
    """The server, which is stopped before and after the test."""
    from corefeval._server import server

    server.stop()
    yield server
    server.stop()


@pytest.fixture
def run_python(tmp_path):
    """Runs a program in a Python process of its own."""
    import subprocess

    def run(code, *, shell="{}", env=None, timeout=120):
        script = tmp_path / "script.py"
        script.write_text(code)
        line = shell.format(f'"{sys.executable}" "{script}"')
        return subprocess.run(
            ["bash", "-c", line], capture_output=True, text=True, env={**os.environ, **(env or {})}, timeout=timeout
        )

    return run
