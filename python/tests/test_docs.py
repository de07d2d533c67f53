"""The examples of docstrings, and of docs/python.md."""

import doctest
import importlib
import pathlib
import pkgutil
import re

import pytest

import corefeval

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
MODULES = [name for _, name, _ in pkgutil.iter_modules(corefeval.__path__) if name != "__main__"]


@pytest.mark.parametrize("name", ["", *MODULES])
def test_docstrings(name):
    module = importlib.import_module(f"corefeval.{name}" if name else "corefeval")
    assert doctest.testmod(module, optionflags=FLAGS).failed == 0


def test_every_public_name_has_a_docstring():
    for name in corefeval.__all__:
        assert name == "__version__" or getattr(corefeval, name).__doc__, name


def test_the_package_is_typed_and_installed_from_the_wheel():
    folder = pathlib.Path(corefeval.__file__).parent
    assert (folder / "py.typed").exists()
    assert "site-packages" in str(folder)
    assert (folder / "_program" / "bin" / "main.js").exists()


def test_versions_are_those_of_the_npm_package():
    import json

    version = json.loads(pathlib.Path("package.json").read_text())["version"]
    assert corefeval.__version__ == version
    assert re.search(r'^version = "(.*)"$', pathlib.Path("python/pyproject.toml").read_text(), re.M)[1] == version
