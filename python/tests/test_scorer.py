"""The scorer of training loops."""

import json
import pickle
import random

import pytest

import corefeval as ce
from corefeval.torchmetrics import CorefScore


def documents(number, seed=1):
    draw = random.Random(seed)

    def side():
        mentions = draw.sample(range(40), 20)
        return [mentions[i : i + 4] for i in range(0, 20, 4)]

    return [(side(), side(), f"d{i}") for i in range(number)]


def test_grouping_changes_nothing():
    all_documents = documents(40)
    one = ce.Scorer()
    for key, response, name in all_documents:
        one.add(key, response, id=name)
    batch = ce.Scorer()
    batch.add_batch(all_documents)
    parts = []
    for i in range(0, 40, 7):
        part = ce.Scorer()
        part.add_batch([{"key": k, "response": r, "id": n} for k, r, n in all_documents[i : i + 7]])
        parts.append(pickle.loads(pickle.dumps(part)))
    random.Random(2).shuffle(parts)
    merged = ce.Scorer()
    merged.merge(*parts[:3])
    merged.merge(*(json.loads(json.dumps(part.counts)) for part in parts[3:]))
    assert one.result().data == batch.result().data == merged.result().data
    assert len(one) == len(merged) == 40


def test_small_batches(monkeypatch):
    monkeypatch.setattr("corefeval._scorer.BATCH_BYTES", 1000)
    scorer, whole = ce.Scorer(), ce.Scorer()
    scorer.add_batch(documents(40))
    monkeypatch.undo()
    whole.add_batch(documents(40))
    assert scorer.result().data == whole.result().data


def test_size_does_not_grow():
    scorer = ce.Scorer()
    scorer.add_batch((key, response) for key, response, _ in documents(10))
    small = len(pickle.dumps(scorer))
    scorer.add_batch((key, response) for key, response, _ in documents(200))
    assert len(pickle.dumps(scorer)) < small * 1.5 < 8000


def test_nothing_counts_twice():
    scorer = ce.Scorer()
    scorer.add([["a", "b"]], [["a", "b"]], id="d")
    before = scorer.counts
    with pytest.raises(ce.UsageError, match='"d" was added before'):
        scorer.add([["a", "b"]], [["a", "b"]], id="d")
    with pytest.raises(ce.UsageError, match='"d" was added before'):
        scorer.merge(pickle.loads(pickle.dumps(scorer)))
    with pytest.raises(ce.UsageError, match="itself"):
        scorer.merge(scorer)
    other = ce.Scorer()
    other.add([["a", "b"]], [["a", "b"]], id="e")
    with pytest.raises(ce.UsageError, match='"e" was added before'):
        scorer.merge(other, other)
    assert scorer.counts == before


def test_a_refused_batch_adds_nothing():
    scorer = ce.Scorer()
    with pytest.raises(ce.InputError) as failed:
        scorer.add_batch([([["a"]], [["a"]], "x"), ([["a"], ["a"]], [], "y")])
    assert failed.value.document == "y"
    assert failed.value.problems[0].code == "mention/shared"
    assert len(scorer) == 0
    scorer.add([["a"]], [["a"]], id="x")
    for wrong in (3, ("a",), {"key": []}, {"key": [], "response": [], "weight": 1}):
        with pytest.raises(ce.UsageError):
            scorer.add_batch([wrong])
    assert len(scorer) == 1


def test_other_settings_are_refused():
    scorer, other = ce.Scorer(), ce.Scorer(singletons="drop")
    with pytest.raises(ce.UsageError, match="different settings"):
        scorer.merge(other)
    with pytest.raises(ce.UsageError, match="Expected a scorer"):
        scorer.merge({})
    with pytest.raises(ce.UsageError, match="singletons"):
        ce.Scorer(singelton="drop")
    edited = {**other.counts, "sums": [[-1] for _ in other.counts["sums"]]}
    with pytest.raises(ce.UsageError):
        other.merge(edited)


def test_names_of_other_libraries():
    scorer = ce.Scorer(metrics=["muc"])
    scorer.update([["a", "b"]], [["a", "b"]])
    other = ce.Scorer(metrics=["muc"])
    other.update([["a", "b"]], [["a"], ["b"]])
    assert scorer.merge_state([other]) is scorer
    assert scorer.compute()["muc/recall"] == 0.5
    assert scorer.get_metric(reset=True)["muc/recall"] == 0.5
    assert len(scorer) == 0 and scorer
    macro = ce.Scorer(metrics=["muc"], average="macro")
    macro.add_batch([([["a", "b"]], [["a", "b"]]), ([["a", "b", "c"]], [["a", "b"]])])
    assert macro.result().muc.recall == 0.75
    assert repr(macro).startswith("<corefeval.Scorer of 2 documents: metrics:muc|")


def test_torchmetrics():
    metric, other = CorefScore(prefix="val/", metrics=["muc"]), CorefScore(prefix="val/", metrics=["muc"])
    assert metric([[["a", "b"]]], [[["a", "b", "c"]]])["val/muc/recall"] == 0.5  # predictions first
    other.update(preds=[[["a", "b", "c"]]], target=[[["a", "b", "c"]]])
    metric.merge_state([other])
    assert metric.compute()["val/muc/recall"] == 0.75
    metric.reset()
    assert len(metric.scorer) == 0
    with pytest.raises(ce.UsageError):
        metric.update(preds=[], target=[[["a"]]])
