"""What can be scored: paths, and documents in memory."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Dict, Iterable, List, Mapping, Optional, Sequence, Union

from ._errors import UsageError

#: A name, a number, or a list of them, such as ``[start, end]``.
Mention = Union[str, int, Sequence[Union[str, int]]]
#: A list of entities, each a list of mentions. Tuples, sets, arrays and tensors are accepted.
Entities = Iterable[Iterable[Mention]]


@dataclass(frozen=True)
class Document:
    """A document in memory.

    Mentions are ``[start, end]``, both included and counted from 0, where there are ``tokens``, or where ``unit`` is
    ``"character"`` and there is a ``text``. Without them two mentions are the same if they are equal.

    >>> Document([[[0, 0], [2, 2]]], tokens=["Tom", "said", "he"]).entities
    [[[0, 0], [2, 2]]]
    """

    entities: Entities
    tokens: Optional[Sequence[str]] = None
    id: Optional[str] = None
    unit: str = "token"
    text: Optional[str] = None
    labels: Optional[Sequence[str]] = None

    @classmethod
    def _of(cls, data: Mapping[str, Any]) -> "Document":
        return cls(**{name: data[name] for name in cls.__dataclass_fields__ if name in data})

    def _sent(self, with_id: bool = True) -> Dict[str, Any]:
        sent: Dict[str, Any] = {"entities": self.entities, "unit": self.unit}
        for name in ("tokens", "text") + (("id",) if with_id else ()):
            if getattr(self, name) is not None:
                sent[name] = getattr(self, name)
        return sent


#: A path, a document, or a list of documents.
Corpus = Union[str, "os.PathLike[str]", Document, Sequence[Document], Entities]


def is_path(value: Any) -> bool:
    return isinstance(value, (str, os.PathLike))


def is_documents(value: Any) -> bool:
    """Whether a value is a document, or a list of them."""
    if isinstance(value, Document):
        return True
    return isinstance(value, (list, tuple)) and len(value) > 0 and all(isinstance(each, Document) for each in value)


def sent_corpus(value: Any, pairs_by_order: bool = False) -> Dict[str, Any]:
    """A corpus as the server takes it. Paths are absolute: the server has a working folder of its own."""
    if is_path(value):
        path = os.fspath(value)
        if path in ("", "-"):
            raise UsageError(f"Expected the path of a file, a folder or a pattern, got {path!r}.")
        folder_end = "/" if path.endswith("/") else ""
        return {"path": os.path.abspath(path) + folder_end}
    documents: List[Document]
    if isinstance(value, Document):
        documents = [value]
    elif is_documents(value):
        documents = list(value)
    else:
        documents = [Document(value)]
    return {"documents": [document._sent(not pairs_by_order) for document in documents]}


def by_order(*corpora: Any) -> bool:
    """Whether documents in memory are paired by their order: one on each side, or not all of them have ids."""
    lists = [[each] if isinstance(each, Document) else each for each in corpora if not is_path(each)]
    if any(not is_documents(each) for each in lists):
        return True
    if len(lists) < len(corpora):
        return False
    return all(len(each) == 1 for each in lists) or any(document.id is None for each in lists for document in each)


def named_systems(systems: Any, runs: bool = False) -> List[Any]:
    """Names and corpora of systems: a mapping, or one corpus."""
    if not isinstance(systems, Mapping):
        return [(None, systems)]
    found: List[Any] = []
    for name, corpus in systems.items():
        several = runs and isinstance(corpus, (list, tuple)) and len(corpus) > 0 and all(is_path(each) for each in corpus)
        found.extend((str(name), each) for each in (corpus if several else [corpus]))
    if not found:
        raise UsageError("There is no system.")
    return found


def sent_pair(key: Any, systems: Any, runs: bool = False) -> Dict[str, Any]:
    """The parameters of methods that take a key and systems."""
    named = named_systems(systems, runs)
    order = by_order(key, *(corpus for _, corpus in named))
    return {
        "key": sent_corpus(key, order),
        "systems": [
            {"corpus": sent_corpus(corpus, order), **({} if name is None else {"name": name})} for name, corpus in named
        ],
    }
