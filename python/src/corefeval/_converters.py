"""Documents from the objects of other libraries, none of which is imported. All positions become inclusive."""

from __future__ import annotations

import json
import re
from typing import Any, Dict, List, Mapping, Optional, Sequence, Union

from ._corpora import Document
from ._errors import UsageError


def from_spacy(doc: Any, prefix: str = "coref_clusters") -> Document:
    """A spaCy ``Doc`` with clusters in ``doc.spans["coref_clusters_1"]``, … Ends of spaCy are exclusive."""
    group = re.compile(rf"{re.escape(prefix)}_\d+$")
    entities = [
        [[span.start, span.end - 1] for span in doc.spans[name]] for name in doc.spans if group.match(str(name))
    ]
    return Document(entities, tokens=[token.text for token in doc])


def from_fastcoref(prediction: Any) -> Document:
    """A prediction of fastcoref: characters of its text, whose ends are exclusive."""
    clusters = prediction.get_clusters(as_strings=False)
    entities = [[[start, end - 1] for start, end in cluster] for cluster in clusters]
    return Document(entities, unit="character", text=prediction.text)


def from_allennlp(output: Mapping[str, Any]) -> Document:
    """The output of AllenNLP's coreference predictor.

    >>> from_allennlp({"document": ["Tom", "he"], "clusters": [[[0, 0], [1, 1]]]}).entities
    [[[0, 0], [1, 1]]]
    """
    return Document(_pairs(output["clusters"]), tokens=list(output["document"]))


def from_e2e(line: Union[str, bytes, Mapping[str, Any]], predicted: Optional[bool] = None) -> Document:
    """A document of e2e-coref and its successors: a dictionary, or its JSON.

    ``predicted`` chooses between ``clusters`` and ``predicted_clusters`` where both are there.

    >>> both = {"doc_key": "d", "sentences": [["Tom", "he"]], "clusters": [], "predicted_clusters": [[[0, 0], [1, 1]]]}
    >>> from_e2e(both, predicted=True).entities
    [[[0, 0], [1, 1]]]
    """
    data = json.loads(line) if isinstance(line, (str, bytes)) else line
    names = [name for name in ("clusters", "predicted_clusters") if name in data]
    if predicted is not None:
        names = [name for name in names if (name == "predicted_clusters") == predicted]
    if not names:
        raise UsageError("There are no clusters in the document.")
    if len(names) > 1:
        raise UsageError("There are both `clusters` and `predicted_clusters`.", help="pass predicted=True or predicted=False")
    tokens: Optional[List[str]] = None
    if "subtoken_map" in data:
        raise UsageError("The positions are subtokens.", help="write the document to a file and read it: corefeval maps them to words")
    if "sentences" in data:
        tokens = [word for sentence in data["sentences"] for word in sentence]
    return Document(_pairs(data[names[0]]), tokens=tokens, id=data.get("doc_key"))


def from_hf(example: Mapping[str, Any]) -> Document:
    """An example of a data set of Hugging Face: ``conll2012_ontonotesv5``, ``coref-data`` or PreCo.

    >>> words = {"words": ["Tom", "said", "he"], "coref_spans": [[7, 0, 0], [7, 2, 2]], "part_id": 0}
    >>> from_hf({"document_id": "d", "sentences": [words]}).entities
    [[[0, 0], [2, 2]]]
    """
    sentences: Sequence[Any] = example["sentences"]
    words = [_words(sentence) for sentence in sentences]
    starts = [0]
    for sentence in words:
        starts.append(starts[-1] + len(sentence))
    name = next((example[field] for field in ("document_id", "doc_key", "id") if example.get(field) is not None), None)
    if "coref_chains" in example:
        entities = [[[starts[s] + first, starts[s] + last] for s, first, last in chain] for chain in example["coref_chains"]]
    elif "mention_clusters" in example:
        entities = [[[starts[s] + first, starts[s] + end - 1] for s, first, end in chain] for chain in example["mention_clusters"]]
    elif sentences and isinstance(sentences[0], Mapping) and "coref_spans" in sentences[0]:
        chains: Dict[Any, List[List[int]]] = {}
        for start, annotated in zip(starts, sentences):
            for label, first, last in annotated["coref_spans"]:
                chains.setdefault((annotated.get("part_id", 0), label), []).append([start + first, start + last])
        entities = list(chains.values())
    else:
        raise UsageError("Expected `coref_spans` of sentences, `coref_chains` or `mention_clusters`.")
    return Document(entities, tokens=[word for sentence in words for word in sentence], id=None if name is None else str(name))


def _words(sentence: Any) -> List[str]:
    if not isinstance(sentence, Mapping):
        return list(sentence)
    if "words" in sentence:
        return list(sentence["words"])
    return [token["text"] if isinstance(token, Mapping) else token for token in sentence["tokens"]]


def _pairs(clusters: Any) -> List[List[List[int]]]:
    return [[list(mention) for mention in cluster] for cluster in clusters]
