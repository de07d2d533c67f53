"""Scores, results and errors."""

import dataclasses
import json
import math
import pathlib
import pickle
import subprocess
import sys
import types

import pytest

import corefeval as ce
from corefeval import _node

KEY = [["a", "b", "c"], ["d", "e"]]
RESPONSE = [["a", "b"], ["c", "d", "e"]]


def command_json(*args):
    """What the command line prints."""
    return json.loads(subprocess.run([*_node.command(), *args, "--json"], capture_output=True, check=True).stdout)


def without_help(value):
    """Advice names options in Python, and flags on the command line."""
    if isinstance(value, dict):
        return {name: without_help(each) for name, each in value.items() if name != "help"}
    return [without_help(each) for each in value] if isinstance(value, list) else value


def test_lists():
    result = ce.score(KEY, RESPONSE)
    assert result.muc.f1 == 2 / 3
    assert result["lea"] is result.lea
    assert result.conll == pytest.approx(11 / 15)
    assert list(result) == ["mentions", "muc", "bcub", "ceafm", "ceafe", "blanc", "lea"]
    assert result.muc.counts == {"recall": [2, 3], "precision": [2, 3]}
    assert result.signature.startswith("metrics:mentions+muc+")
    assert [warning.code for warning in result.warnings] == ["mentions/gold"]
    with pytest.raises(AttributeError):
        result.mucc
    with pytest.raises(dataclasses.FrozenInstanceError):
        result.conll = 1
    assert pickle.loads(pickle.dumps(result)) == result


def test_undefined_scores_are_none():
    result = ce.score([["a"]], [["a"]])
    assert result.muc.f1 is None and result.conll is None
    assert result.to_dict()["muc/f1"] is None
    assert "–" in str(result)


def test_files_have_the_json_of_the_command(tmp_path):
    key, response = (str(pathlib.Path("examples", name).resolve()) for name in ("key.conll", "response.conll"))
    result = ce.score("examples/key.conll", pathlib.Path("examples/response.conll"), per_document=True)
    assert without_help(result.data) == without_help(command_json("score", key, response, "--per-document"))
    assert result.conll == 0.7361815060986507


def test_all_kinds_of_numbers():
    class Array:
        def __init__(self, values):
            self.values = values

        def tolist(self):
            return self.values

    expected = ce.score([[[0, 1], [3, 3]]], [[[0, 1]], [[3, 3]]]).data
    for wrap in (tuple, list, Array, iter):
        assert ce.score([wrap([(0, 1), (3, 3)])], [wrap([(0, 1)]), wrap([(3, 3)])]).data == expected
    assert ce.score([{(0, 1), (3, 3)}], [{(0, 1)}, {(3, 3)}]).data == expected
    assert ce.score([range(3)], [range(3)]).muc.f1 == 1
    try:
        import numpy
    except ImportError:
        return
    assert ce.score(numpy.array([[[0, 1], [3, 3]]]), [[[numpy.int64(0), 1]], [[3, 3]]]).data == expected


@pytest.mark.parametrize("mention", [True, -1, math.nan, None, object()])
def test_wrong_mentions(mention):
    with pytest.raises(ce.UsageError):
        ce.score([["a", mention]], [["a"]])


def test_tables():
    result = ce.score("examples/key.conll", "examples/response.conll")
    assert "B³              69.61      90.63  78.74" in str(result)  # as the command line rounds
    evil = dataclasses.replace(result, signature="<script>")
    assert "<script>" not in evil._repr_html_() and "&lt;script&gt;" in evil._repr_html_()
    for found in (
        ce.compare("examples/compare/key.conll", {"<b>": "examples/compare/ours.conll", "x": "examples/compare/theirs.conll"}, resamples=50),
        ce.analyze("examples/key.conll", {"<b>": "examples/response.conll"}),
        ce.agree({"<b>": "examples/agree/ann.conll", "c": "examples/agree/ben.conll"}, resamples=50),
    ):
        assert "<b>" in str(found)
        assert "<b>" not in found._repr_html_() and "&lt;b&gt;" in found._repr_html_()


def test_to_frame(monkeypatch):
    result = ce.score(KEY, RESPONSE, metrics=["muc"])
    made = []
    frame = types.SimpleNamespace(from_dict=lambda rows, orient, columns: made.append((rows, orient, columns)))
    monkeypatch.setitem(sys.modules, "pandas", types.SimpleNamespace(DataFrame=frame))
    result.to_frame()
    assert made == [({"muc": {"recall": 2 / 3, "precision": 2 / 3, "f1": 2 / 3}}, "index", ["recall", "precision", "f1"])]
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="pip install pandas"):
        result.to_frame()


def test_to_dict():
    result = ce.score(KEY, RESPONSE, metrics=["muc", "bcub", "ceafe", "rand"])
    numbers = result.to_dict(prefix="dev/", percent=True)
    assert numbers["dev/conll"] == pytest.approx(100 * 11 / 15)
    assert "dev/rand/index" in numbers and "dev/rand/f1" not in numbers


def test_options_are_checked():
    with pytest.raises(ce.UsageError, match='Unknown option "singelton". Did you mean "singletons"?'):
        ce.score(KEY, RESPONSE, singelton="drop")
    with pytest.raises(ce.UsageError, match='Unknown option "key_fromat". Did you mean "key_format"?'):
        ce.score("examples/key.conll", "examples/response.conll", key_fromat="conll")
    with pytest.raises(ce.UsageError, match="Unknown metric"):
        ce.score(KEY, RESPONSE, metrics=["b4"])
    assert ce.score("examples/key.conll", "examples/response.conll", key_format="conll", singletons="drop").muc.f1
    assert ce.score(KEY, RESPONSE, singletons=None).muc.f1 == 2 / 3


def test_errors_of_files():
    with pytest.raises(ce.InputError) as failed:
        ce.score("examples/key.conll", "examples/broken.conll")
    error = failed.value
    assert isinstance(error, ValueError) and "\n" not in str(error)
    assert (error.problems[0].code, error.problems[0].line, error.problems[0].column) == ("conll/unopened", 7, 28)
    assert error.help == "fix the bracket, or pass `lenient` to drop this mention"
    with pytest.raises(ce.InputError, match="there is no such file"):
        ce.score("examples/key.conll", "examples/missing.conll")
    for path in ("", "-"):
        with pytest.raises(ce.UsageError):
            ce.score("examples/key.conll", path)


def test_paths_are_relative_to_python(monkeypatch, tmp_path):
    expected = ce.score("examples/key.conll", "examples/response.conll").conll
    monkeypatch.chdir("examples")
    assert ce.score("key.conll", "response.conll").conll == expected


def test_documents():
    gold = ce.Document([[[0, 0], [2, 2]]], tokens=["Tom", "said", "he"], id="d")
    assert ce.score(gold, ce.Document([[[0, 0], [2, 2]]])).conll == 1
    with pytest.raises(ce.InputError):
        ce.score(gold, ce.Document([[[0, 0], [2, 2]]], tokens=["Ann", "met", "us"]))
    other = ce.Document([[[0, 0], [1, 1]]], tokens=["It", "it"], id="e")
    assert ce.score([gold, other], [other, gold]).conll == 1  # by id
    read = ce.read("examples/key.conll")
    assert [document.id for document in read] == ["(example/letter); part 000", "(example/bridge); part 000"]
    assert ce.score(read, "examples/response.conll").conll == 0.7361815060986507
    assert read.format == "conll" and read.warnings == ()


def test_verbs_have_the_json_of_the_command(tmp_path):
    root = pathlib.Path.cwd()
    key, response = str(root / "examples/key.conll"), str(root / "examples/response.conll")
    few = {"resamples": 100, "exchanges": 100}
    flags = ["--resamples", "100", "--exchanges", "100"]
    found = ce.compare(key, {"a": response, "b": key}, **few)
    assert without_help(found.data) == without_help(command_json("compare", key, f"a={response}", f"b={key}", *flags))
    assert found["conll"].p == found.data["differences"]["a - b"]["conll"]["p"]
    assert set(found) == set(found.data["statistics"])
    assert without_help(ce.analyze(key, response).data) == without_help(command_json("analyze", key, response))
    explained = ce.explain(key, response, metric="ceafe", documents=["example/letter"])
    flags = ["--document", "example/letter", "--metrics", "ceafe"]
    assert without_help(explained.data) == without_help(command_json("explain", key, response, *flags))
    agreed = ce.agree([key, response], resamples=100)
    assert without_help(agreed.data) == without_help(command_json("agree", key, response, "--resamples", "100"))
    checked = ce.check(key, response)
    assert without_help(checked.data) == without_help(command_json("check", key, response))


def test_compare_of_runs_and_of_three_systems():
    folder = "examples/compare/"
    runs = {"ours": [f"{folder}ours.conll", f"{folder}ours-2.conll"], "theirs": f"{folder}theirs.conll"}
    found = ce.compare(f"{folder}key.conll", runs, metrics=["lea"])
    assert found["lea"].value == pytest.approx(0.2278, abs=1e-4)
    three = ce.compare(f"{folder}key.conll", {**runs, "gold": f"{folder}key.conll"}, metrics=["lea"], resamples=50)
    assert three.between("ours", "theirs")["lea"].value == found["lea"].value
    with pytest.raises(ce.UsageError):
        three["lea"]
    assert ce.compare(KEY, {"a": RESPONSE, "b": KEY}, metrics=["muc"])["muc"].value < 0


def test_check_and_convert():
    found = ce.check("examples/broken.conll")
    assert not found.ok and found.problems[0].code == "conll/unopened"
    converted = ce.convert("examples/key.conll", "jsonlines")
    assert json.loads(converted.text.splitlines()[0])["doc_key"] == "(example/letter); part 000"
    assert converted.extension == ".jsonl"
    assert len(ce.convert("examples/key.conll", "brat", per_document=True).files) == 2


def test_report(tmp_path):
    path = ce.report("examples/key.conll", {"ours": "examples/response.conll"}, tmp_path / "out.html")
    assert pathlib.Path(path).read_text().startswith("<!doctype html>")
    assert ce.report("examples/key.conll", "examples/response.conll").startswith("<!doctype html>")
    notes = tmp_path / "notes.html"
    notes.write_text("mine")
    with pytest.raises(ce.InputError, match="exists"):
        ce.report("examples/key.conll", "examples/response.conll", notes)
    assert notes.read_text() == "mine"


def test_compute():
    found = ce.compute(predictions=[RESPONSE, KEY], references=[KEY, KEY])
    assert found["muc/f1"] == pytest.approx(5 / 6) and "conll" in found
    with pytest.raises(ce.UsageError, match="1 predictions and 2 references"):
        ce.compute(predictions=[KEY], references=[KEY, KEY])


def test_the_console_script(tmp_path):
    script = pathlib.Path(sys.executable).parent / "corefeval"
    run = subprocess.run([script, "score", "examples/key.conll", "examples/response.conll"], capture_output=True, text=True)
    assert run.returncode == 0 and "73.62" in run.stdout
    failed = subprocess.run([script, "score", "examples/key.conll", "missing"], capture_output=True, text=True)
    assert failed.returncode == 1
