"""Pairs of recorded files: lists and files have the JSON of the command.

The pairs of the repository are always run. Where the larger collection is beside the repository, every twentieth of its pairs is run too, or
all with COREFEVAL_ALL_PAIRS=1.
"""

import json
import os
import pathlib
import subprocess

import pytest

import corefeval as ce
from corefeval import _node

ROOT = pathlib.Path(__file__).resolve().parents[2]
OWN = ROOT / "test/fixtures/scorer-pl/pairs.jsonl"
LARGER = ROOT.parent / "shared/golden/conll/dev.jsonl"


def pairs(path, step=1):
    if not path.exists():
        return []
    found = [json.loads(line) for line in path.read_text(encoding="utf-8", errors="surrogateescape").splitlines()]
    return [(pair["id"], pair["key"], pair["response"]) for pair in found if "key" in pair][::step]


def without_help(value):
    """Advice names options in Python, and flags on the command line."""
    if isinstance(value, dict):
        return {name: without_help(each) for name, each in value.items() if name != "help"}
    return [without_help(each) for each in value] if isinstance(value, list) else value


def compare(key, response, folder):
    """Whether a pair could be scored; lists and files are compared with the command."""
    paths = [folder / "key.conll", folder / "response.conll"]
    for path, text in zip(paths, (key, response)):
        path.write_bytes(text.encode("utf-8", "surrogateescape"))
    line = [*_node.command(), "score", *map(str, paths), "--json", "--per-document"]
    run = subprocess.run(line, capture_output=True)
    if run.returncode != 0:
        with pytest.raises(ce.InputError):
            ce.score(*paths)
        return False
    expected = json.loads(run.stdout)
    files = ce.score(*paths, per_document=True)
    assert without_help(files.data) == without_help(expected)
    system = expected["systems"][0]
    documents = {document.id: document for document in ce.read(paths[1])}
    scorer = ce.Scorer(duplicates="first")
    for document in ce.read(paths[0]):
        twin = documents.get(document.id)
        scorer.add(document.entities, twin.entities if twin else [], id=document.id)
    result = scorer.result()
    assert result.data["scores"] == system["scores"]
    assert result.data["conll"] == system["conll"]
    if set(documents) == {document.id for document in ce.read(paths[0])}:
        read = ce.score(ce.read(paths[0]), ce.read(paths[1]))
        assert read.data["systems"][0]["scores"] == system["scores"]
    return True


def test_pairs_of_the_repository(tmp_path):
    scored = [compare(key, response, tmp_path) for _, key, response in pairs(OWN)]
    assert sum(scored) >= 15


@pytest.mark.skipif(not LARGER.exists(), reason="the larger collection of pairs is not beside the repository")
def test_pairs_of_the_larger_collection(tmp_path):
    chosen = pairs(LARGER, 1 if os.environ.get("COREFEVAL_ALL_PAIRS") else 20)
    scored = [compare(key, response, tmp_path) for _, key, response in chosen]
    print(f"{sum(scored)} of {len(scored)} pairs were scored")
    assert sum(scored) >= len(scored) / 2
