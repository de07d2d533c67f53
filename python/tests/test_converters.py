"""Documents of other libraries, from recorded outputs or objects of their shape."""

import importlib.util
import json
import pathlib
import sys
import types

import pytest

import corefeval as ce


class Span:
    def __init__(self, start, end):
        self.start, self.end = start, end


class Doc:
    """The part of spaCy's Doc that is used: tokens, and groups of spans."""

    def __init__(self, words, **spans):
        self.words, self.spans = words, {name: [Span(*span) for span in group] for name, group in spans.items()}

    def __iter__(self):
        return iter([types.SimpleNamespace(text=word) for word in self.words])


def test_spacy():
    words = "Tom said that he slept . He snored .".split()
    doc = Doc(words, coref_clusters_1=[(0, 1), (3, 4), (6, 7)], coref_head_clusters_1=[(0, 1)], ruler=[(1, 2)])
    document = ce.from_spacy(doc)
    assert document.entities == [[[0, 0], [3, 3], [6, 6]]]
    assert document.tokens == words
    assert ce.score(document, document).conll == 1
    assert ce.from_spacy(doc, prefix="coref_head_clusters").entities == [[[0, 0]]]


def test_fastcoref():
    text = "Tom said he slept."
    prediction = types.SimpleNamespace(
        text=text, get_clusters=lambda as_strings=True: [["Tom", "he"]] if as_strings else [[(0, 3), (9, 11)]]
    )
    document = ce.from_fastcoref(prediction)
    assert [[text[start : end + 1] for start, end in entity] for entity in document.entities] == [["Tom", "he"]]
    tokens = ["Tom", "said", "he", "slept", "."]
    assert ce.score(ce.Document([[[0, 0], [2, 2]]], tokens=tokens), document).conll == 1  # characters against words
    assert ce.score(document, document).conll == 1


def test_allennlp_and_e2e():
    tokens = ["Tom", "said", "he", "slept", "."]
    document = ce.from_allennlp({"document": tokens, "clusters": [[[0, 0], [2, 2]]], "top_spans": [], "antecedent_indices": []})
    line = {"doc_key": "d", "sentences": [tokens[:2], tokens[2:]], "clusters": [[[0, 0], [2, 2]]], "speakers": []}
    gold = ce.from_e2e(json.dumps(line))
    assert (gold.id, gold.tokens, gold.entities) == ("d", tokens, [[[0, 0], [2, 2]]])
    assert ce.score(gold, document).conll == 1
    both = {**line, "predicted_clusters": [[(0, 0), (2, 2)], [(1, 1), (3, 3)]]}
    assert ce.from_e2e(both, predicted=False).entities == gold.entities
    assert len(ce.from_e2e(both, predicted=True).entities) == 2
    with pytest.raises(ce.UsageError, match="predicted=True"):
        ce.from_e2e(both)
    with pytest.raises(ce.UsageError):
        ce.from_e2e({"doc_key": "d"})
    with pytest.raises(ce.UsageError, match="subtokens"):
        ce.from_e2e({**line, "subtoken_map": [0]})


def test_hugging_face():
    expected = [[[0, 0], [2, 2]], [[3, 4], [5, 5]]]
    words = [["Tom", "saw", "him"], ["a", "letter", "it"]]
    ontonotes = {
        "document_id": "d",
        "sentences": [
            {"part_id": 0, "words": words[0], "coref_spans": [[1, 0, 0], [1, 2, 2]]},
            {"part_id": 0, "words": words[1], "coref_spans": [[7, 0, 1], [7, 2, 2]]},
        ],
    }
    coref_data = {
        "id": "d",
        "sentences": [{"tokens": [{"text": word} for word in sentence]} for sentence in words],
        "coref_chains": [[[0, 0, 0], [0, 2, 2]], [[1, 0, 1], [1, 2, 2]]],
    }
    preco = {"id": 3, "sentences": words, "mention_clusters": [[[0, 0, 1], [0, 2, 3]], [[1, 0, 2], [1, 2, 3]]]}
    for example in (ontonotes, coref_data, preco):
        document = ce.from_hf(example)
        assert document.entities == expected
        assert document.tokens == ["Tom", "saw", "him", "a", "letter", "it"]
    assert ce.from_hf(preco).id == "3"
    with pytest.raises(ce.UsageError):
        ce.from_hf({"sentences": words})


def test_the_metric_card_of_evaluate(monkeypatch):
    """The card, over the parts of `datasets` and `evaluate` that it uses: neither is installed here."""
    same = lambda *args, **kwargs: (args, kwargs)
    decorator = lambda *texts: lambda cls: cls
    utils = types.SimpleNamespace(file_utils=types.SimpleNamespace(add_start_docstrings=decorator))
    monkeypatch.setitem(sys.modules, "datasets", types.SimpleNamespace(Sequence=same, Value=same, Features=same))
    monkeypatch.setitem(
        sys.modules, "evaluate", types.SimpleNamespace(Metric=object, MetricInfo=same, utils=utils)
    )
    path = pathlib.Path("examples/evaluate/corefeval.py")
    spec = importlib.util.spec_from_file_location("card", path)
    card = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(card)
    metric = card.Corefeval()
    assert metric._info()[1]["citation"] == ""
    found = metric._compute(predictions=[[["a", "b"]]], references=[[["a", "b", "c"]]], metrics=["muc"])
    assert found == {"muc/recall": 0.5, "muc/precision": 1.0, "muc/f1": 2 / 3}
