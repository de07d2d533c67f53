"""A scorer for training loops: it holds counts, and sends them along."""

from __future__ import annotations

from typing import Any, Dict, Iterable, List, Mapping, Optional, Sequence, Set, Tuple, Union

from ._corpora import Document, Entities
from ._errors import UsageError
from ._options import options_of
from ._result import Result, result_of_lists
from ._server import BATCH_BYTES, encode, server

SCHEMA = "corefeval/list-counts/1"


class Scorer:
    """Adds up documents one at a time, and returns the score of the corpus.

    It holds counts of about 1.5 KB, whatever the number of documents. Counts add up exactly: documents, processes and
    machines may be grouped and ordered in any way, and the result is the same to the last bit. A scorer can be pickled.

    >>> scorer = Scorer(metrics=["muc", "lea"])
    >>> scorer.add(key=[["a", "b", "c"]], response=[["a", "b"]], id="doc-1")
    >>> scorer.add(key=[["a", "b"]], response=[["a", "b"]], id="doc-2")
    >>> scorer.result().muc.recall
    0.6666666666666666
    >>> other = Scorer(metrics=["muc", "lea"])      # in another process
    >>> other.add(key=[["a", "b"]], response=[["a"], ["b"]], id="doc-3")
    >>> scorer.merge(other)
    >>> scorer.result().muc.counts["recall"], len(scorer)
    ([2, 4], 3)
    """

    def __init__(self, **options: Any) -> None:
        self._options = options_of("count", options)
        self.reset()

    def reset(self) -> None:
        """Forgets all documents."""
        self._counts = self._count([], [])
        self._ids: Set[str] = set()

    def add(self, key: Any, response: Any, id: Optional[str] = None) -> None:
        """Adds a document: the entities of its key and of its response.

        A document that is refused is not counted. With an ``id``, it is refused if it was added before.
        """
        self.add_batch([(key, response)] if id is None else [(key, response, id)])

    def add_batch(self, pairs: Iterable[Union[Tuple[Any, ...], Mapping[str, Any]]]) -> None:
        """Adds many documents: ``(key, response)``, ``(key, response, id)``, or mappings with these names.

        One call for many documents is several times as fast as one for each. If one is refused, none is added.
        """
        state, ids = self._counts, set(self._ids)
        batch: List[str] = []
        size = 0
        first = 0
        for number, pair in enumerate(pairs):
            document = _pair(pair, number)
            name = document.get("id")
            if name is not None:
                if name in ids:
                    raise UsageError(f'Document "{name}" was added before.', help="give every document an `id` of its own")
                ids.add(name)
            batch.append(encode(document))
            size += len(batch[-1])
            if size >= BATCH_BYTES:
                state = self._count(batch, [state], first)
                batch, size, first = [], 0, number + 1
        self._counts = self._count(batch, [state], first) if batch else state
        self._ids = ids

    def merge(self, *others: Union["Scorer", Mapping[str, Any]]) -> None:
        """Adds the documents of other scorers, or of their ``counts``. Other settings, or a document twice, are refused."""
        ids = set(self._ids)
        states = [self._counts]
        for other in others:
            if other is self:
                raise UsageError("A scorer cannot be merged with itself.")
            counts = other.counts if isinstance(other, Scorer) else other
            if not isinstance(counts, Mapping) or counts.get("schema") != SCHEMA:
                raise UsageError("Expected a scorer, or the `counts` of one.")
            own = counts.get("ids", ())
            twice = next((name for name in own if name in ids), None)
            if twice is not None:
                raise UsageError(
                    f'Document "{twice}" was added before.',
                    help="merge the counts of every part once, and add every document to one part only",
                )
            ids.update(own)
            states.append({**counts, "ids": []})
        self._counts = self._count([], states)
        self._ids = ids

    def result(self) -> Result:
        """The score of all documents so far."""
        params = {"counts": [self._counts], "options": self._options}
        return result_of_lists(server.call("score", params))

    @property
    def counts(self) -> Dict[str, Any]:
        """The counts as plain data, for ``merge`` and for JSON."""
        return {**self._counts, "ids": sorted(self._ids)}

    def __len__(self) -> int:
        documents: int = self._counts["key"]["documents"]
        return documents

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"<corefeval.Scorer of {len(self)} documents: {self._counts['settings']}>"

    def __getstate__(self) -> Dict[str, Any]:
        return {"options": self._options, "counts": self._counts, "ids": self._ids}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        self._options = state["options"]
        self._counts = state["counts"]
        self._ids = set(state["ids"])

    def _count(self, documents: List[str], counts: Sequence[Mapping[str, Any]], first: int = 0) -> Dict[str, Any]:
        """Ids are compared here: sending those of all documents each time would take ever longer."""
        params = f'{{"documents":[{",".join(documents)}],"counts":{encode(counts)},"options":{encode(self._options)}}}'
        try:
            state: Dict[str, Any] = server.call_encoded("count", params)
        except ValueError as error:
            if first and isinstance(getattr(error, "document", None), int):
                error.document += first  # type: ignore[attr-defined]
            raise
        state["ids"] = []
        return state

    # The names of other libraries.

    def update(self, key: Entities, response: Entities, id: Optional[str] = None) -> None:
        """``add``."""
        self.add(key, response, id)

    def compute(self) -> Dict[str, Optional[float]]:
        """``result().to_dict()``."""
        return self.result().to_dict()

    def merge_state(self, others: Iterable["Scorer"]) -> "Scorer":
        """``merge`` of a list, as in torcheval."""
        self.merge(*others)
        return self

    def get_metric(self, reset: bool = False) -> Dict[str, Optional[float]]:
        """As in AllenNLP."""
        numbers = self.compute()
        if reset:
            self.reset()
        return numbers


def _pair(pair: Any, number: int) -> Dict[str, Any]:
    if isinstance(pair, Mapping):
        found = {name: pair[name] for name in ("key", "response", "id") if pair.get(name) is not None}
        unknown = set(pair) - {"key", "response", "id"}
        if unknown or "key" not in found or "response" not in found:
            raise UsageError(f'Document number {number}: expected "key", "response" and perhaps "id".')
    elif isinstance(pair, (tuple, list)) and len(pair) in (2, 3):
        found = dict(zip(("key", "response", "id"), pair))
    else:
        raise UsageError(f"Document number {number}: expected (key, response) or (key, response, id).")
    if found.get("id") is None:
        found.pop("id", None)
    elif not isinstance(found["id"], str):
        found["id"] = str(found["id"])
    for side in ("key", "response"):
        if isinstance(found[side], Document):
            found[side] = found[side].entities
    return found
