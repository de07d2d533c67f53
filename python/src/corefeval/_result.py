"""Scores: frozen, mappings, and tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple

from ._errors import Problem
from ._tables import html_table, percent, text_table

LABELS = {
    "mentions": "Mentions",
    "muc": "MUC",
    "bcub": "B³",
    "ceafm": "CEAFm",
    "ceafe": "CEAFe",
    "blanc": "BLANC",
    "lea": "LEA",
}


@dataclass(frozen=True)
class Score:
    """The score of a metric, as fractions of 1; ``None`` where it is undefined, never 0."""

    recall: Optional[float]
    precision: Optional[float]
    f1: Optional[float]
    #: Numerator and denominator of recall and precision, where the metric has them.
    counts: Optional[Mapping[str, Sequence[float]]] = None
    #: The single number of an index, such as ``rand``.
    index: Optional[float] = None
    #: All fields, also the parts of BLANC.
    data: Mapping[str, Any] = field(default_factory=dict, repr=False)

    @classmethod
    def _of(cls, data: Mapping[str, Any]) -> "Score":
        def number(name: str) -> Optional[float]:
            value = data.get(name)
            return None if value is None else float(value)

        return cls(number("recall"), number("precision"), number("f1"), data.get("counts"), number("index"), data)


@dataclass(frozen=True)
class Result(Mapping[str, Score]):
    """The scores of a response: ``result.muc.f1``, ``result["lea"]``, ``result.conll``; prints a table.

    >>> from corefeval import score
    >>> result = score(key=[["a", "b", "c"], ["d", "e"]], response=[["a", "b"], ["c", "d", "e"]])
    >>> result.muc.f1, list(result)[:2]
    (0.6666666666666666, ['mentions', 'muc'])
    """

    scores: Mapping[str, Score]
    #: The mean F1 of MUC, B³ and CEAFe; ``None`` if one of them is undefined or was not requested.
    conll: Optional[float]
    #: Everything that the numbers depend on.
    signature: str
    warnings: Tuple[Problem, ...] = ()
    #: The whole result: the JSON of ``corefeval score`` for files, that of the method ``score`` for lists.
    data: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def __getitem__(self, metric: str) -> Score:
        return self.scores[metric]

    def __iter__(self) -> Iterator[str]:
        return iter(self.scores)

    def __len__(self) -> int:
        return len(self.scores)

    def __getattr__(self, name: str) -> Score:
        if not name.startswith("_") and name in self.scores:
            return self.scores[name]
        raise AttributeError(f"{name!r} is not among the metrics {', '.join(self.scores) if not name.startswith('_') else ''}")

    def to_dict(self, prefix: str = "", percent: bool = False) -> Dict[str, Optional[float]]:
        """The numbers by name, for a logger.

        >>> from corefeval import score
        >>> score([["a", "b"]], [["a", "b"]], metrics=["muc"]).to_dict(prefix="dev/")
        {'dev/muc/recall': 1.0, 'dev/muc/precision': 1.0, 'dev/muc/f1': 1.0}
        """
        factor = 100 if percent else 1
        numbers: Dict[str, Optional[float]] = {}
        for metric, score in self.scores.items():
            parts = ("index",) if score.index is not None else ("recall", "precision", "f1")
            for part in parts:
                value = getattr(score, part)
                numbers[f"{prefix}{metric}/{part}"] = None if value is None else value * factor
        if {"muc", "bcub", "ceafe"} <= set(self.scores):
            numbers[f"{prefix}conll"] = None if self.conll is None else self.conll * factor
        return numbers

    def to_frame(self) -> Any:
        """A ``pandas.DataFrame`` with a row for each metric. Needs pandas."""
        try:
            import pandas  # type: ignore[import]
        except ImportError:
            raise ImportError("to_frame needs pandas: pip install pandas") from None
        rows = {metric: {"recall": s.recall, "precision": s.precision, "f1": s.f1} for metric, s in self.scores.items()}
        return pandas.DataFrame.from_dict(rows, orient="index", columns=["recall", "precision", "f1"])

    def _rows(self) -> List[List[str]]:
        rows = []
        for metric, score in self.scores.items():
            numbers = [percent(score.recall), percent(score.precision), percent(score.f1)]
            if score.index is not None:
                numbers = ["", "", f"{score.index:.4f}"]
            rows.append([LABELS.get(metric, metric), *numbers])
        if {"muc", "bcub", "ceafe"} <= set(self.scores):
            rows.append(["CoNLL average", "", "", percent(self.conll)])
        return rows

    def __str__(self) -> str:
        lines = [text_table(["", "Recall", "Precision", "F1"], self._rows()), "", f"signature: {self.signature}"]
        return "\n".join([*lines, *map(str, self.warnings)])

    def _repr_html_(self) -> str:
        notes = [f"signature: {self.signature}", *map(str, self.warnings)]
        return html_table(["", "Recall", "Precision", "F1"], self._rows(), notes)


def result_of_lists(data: Mapping[str, Any]) -> Result:
    return _result(data, data["signature"], data)


def result_of_files(data: Mapping[str, Any]) -> Result:
    return _result(data["systems"][0], data["signature"], data)


def _result(scored: Mapping[str, Any], signature: str, data: Mapping[str, Any]) -> Result:
    return Result(
        scores={metric: Score._of(score) for metric, score in scored["scores"].items()},
        conll=None if scored["conll"] is None else float(scored["conll"]),
        signature=signature,
        warnings=tuple(Problem._of(warning) for warning in scored["warnings"]),
        data=data,
    )
