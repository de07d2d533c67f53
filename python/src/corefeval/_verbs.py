"""The verbs of the command line."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from ._corpora import Corpus, Document, by_order, is_documents, is_path, named_systems, sent_corpus, sent_pair
from ._errors import Problem, UsageError
from ._options import options_of
from ._result import Result, result_of_files, result_of_lists
from ._scorer import Scorer
from ._server import server
from ._tables import html_table, percent, text_table

#: One corpus, or corpora by the names of systems.
Systems = Union[Corpus, Mapping[str, Corpus]]


def score(key: Corpus, response: Corpus, **options: Any) -> Result:
    """Scores a response against its key.

    Both are lists of clusters, paths (files, folders, patterns, in any format), or documents. Options are those of
    ``corefeval score`` with underscores: ``singletons="drop"``, ``key_format="conll"``.

    >>> score([["a", "b", "c"], ["d", "e"]], [["a", "b"], ["c", "d", "e"]]).bcub.f1
    0.7333333333333333
    >>> score(key=[[(0, 1), (5, 5)]], response=[[(0, 1), (5, 5)]], metrics=["muc", "lea"]).lea.recall
    1.0
    >>> score([["a", "b"]], [["a", "b"]], singelton="drop")
    Traceback (most recent call last):
    corefeval._errors.UsageError: Unknown option "singelton". Did you mean "singletons"? Help: the options are: ...
    """
    if not any(is_path(side) or is_documents(side) for side in (key, response)):
        documents = [{"key": key, "response": response}]
        return result_of_lists(
            server.call("score", {"documents": documents, "options": options_of("score", options)})
        )
    if isinstance(response, Mapping):
        raise UsageError("Expected one response; `compare` takes several systems.")
    return result_of_files(server.call("evaluate", {**sent_pair(key, response), "options": options_of("evaluate", options)}))


def compute(
    *, predictions: Sequence[Any], references: Sequence[Any], prefix: str = "", percent: bool = False, **options: Any
) -> Dict[str, Optional[float]]:
    """Scores documents that are lists of clusters, as metrics of Hugging Face's ``evaluate`` do.

    >>> golds = [[["a", "b"]], [["c", "d", "e"]]]
    >>> compute(predictions=[[["a", "b"]], [["c", "d"], ["e"]]], references=golds, metrics=["muc"])
    {'muc/recall': 0.6666666666666666, 'muc/precision': 1.0, 'muc/f1': 0.8}
    """
    if len(predictions) != len(references):
        raise UsageError(f"There are {len(predictions)} predictions and {len(references)} references.")
    scorer = Scorer(**options)
    scorer.add_batch(zip(references, predictions))
    return scorer.result().to_dict(prefix, percent)


class Data(Mapping[str, Any]):
    """The JSON of a verb as a mapping; its first level is also attributes."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        object.__setattr__(self, "data", data)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("Results cannot be changed.")

    def __getitem__(self, name: str) -> Any:
        return self.data[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    def __len__(self) -> int:
        return len(self.data)

    def __getattr__(self, name: str) -> Any:
        if name != "data" and not name.startswith("_") and name in self.data:
            return self.data[name]
        raise AttributeError(name)

    def __reduce__(self) -> Any:
        return type(self), (self.data,)

    def __repr__(self) -> str:
        return f"<corefeval.{type(self).__name__}: {', '.join(self.data)}>"

    @property
    def warnings(self) -> Tuple[Problem, ...]:
        return tuple(Problem._of(warning) for warning in self.data.get("warnings", ()))

    def _tables(self) -> Iterable[Tuple[Sequence[str], List[List[str]]]]:
        return ()

    def __str__(self) -> str:
        return "\n\n".join([*(text_table(*table) for table in self._tables()), *map(str, self.warnings)])

    def _repr_html_(self) -> str:
        return "".join(html_table(*table) for table in self._tables()) + html_table([""], [], map(str, self.warnings))


@dataclass(frozen=True)
class Difference:
    """The difference of two systems by one statistic."""

    value: Optional[float]
    interval: Optional[Sequence[float]]
    #: The p-value of the paired test.
    p: Optional[float]
    data: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def _of(cls, data: Mapping[str, Any]) -> "Difference":
        return cls(data.get("value"), data.get("interval"), data.get("p"), data)


class Comparison(Mapping[str, Difference]):
    """The differences of two systems by statistic: ``comparison["conll"].p``. Of more systems, see ``between``."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        #: The JSON of ``corefeval compare``.
        self.data = data
        self.systems = tuple(system["name"] for system in data["systems"])
        self.signature: str = data["signature"]
        self.warnings = tuple(Problem._of(warning) for warning in data["warnings"])

    def between(self, a: str, b: str) -> Mapping[str, Difference]:
        """The differences of two systems, ``a`` minus ``b``, by statistic."""
        found = self.data["differences"].get(f"{a} - {b}")
        if found is None:
            known = ", ".join(self.data["differences"])
            raise UsageError(f"There is no difference {a} - {b}.", help=f"choose from: {known}")
        return {statistic: Difference._of(difference) for statistic, difference in found.items()}

    def _only(self) -> Mapping[str, Difference]:
        if len(self.systems) == 2:
            return self.between(*self.systems)
        raise UsageError("There are more than two systems.", help="say which: comparison.between(a, b)")

    def __getitem__(self, statistic: str) -> Difference:
        return self._only()[statistic]

    def __iter__(self) -> Iterator[str]:
        return iter(self.data["statistics"] if len(self.systems) > 2 else self._only())

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _table(self) -> Tuple[List[str], List[List[str]]]:
        rows = []
        for pair, differences in self.data["differences"].items():
            for statistic, found in differences.items():
                low, high = found.get("interval") or (None, None)
                p = found.get("p")
                rows.append(
                    [
                        f"{pair}  {statistic}",
                        percent(found.get("value")),
                        percent(low),
                        percent(high),
                        "–" if p is None else f"{p:.4f}",
                    ]
                )
        return ["", "Difference", "from", "to", "p"], rows

    def __str__(self) -> str:
        return "\n".join([text_table(*self._table()), "", f"signature: {self.signature}", *map(str, self.warnings)])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return html_table(*self._table(), [f"signature: {self.signature}", *map(str, self.warnings)])


def compare(key: Corpus, systems: Mapping[str, Any], **options: Any) -> Comparison:
    """Compares systems by their scores in each document: paired tests, intervals and ranks.

    A system with several runs has a list of paths.

    >>> gold = "examples/compare/key.conll"
    >>> two = {"ours": "examples/compare/ours.conll", "theirs": "examples/compare/theirs.conll"}
    >>> round(compare(gold, two, metrics=["muc", "bcub", "ceafe"])["conll"].value, 4)
    0.1662
    """
    return Comparison(server.call("compare", {**sent_pair(key, systems, runs=True), "options": options_of("compare", options)}))


class Analysis(Data):
    """The errors of responses, and what each type costs: the JSON of ``corefeval analyze``."""

    def _tables(self) -> Iterable[Tuple[Sequence[str], List[List[str]]]]:
        for system in self.data["systems"]:
            yield (
                [system["name"], "Errors", f"Costs ({self.data['metric']})"],
                [
                    [kind, str(number), percent((system["costs"].get(kind) or {}).get("share"))]
                    for kind, number in system["errors"].items()
                ],
            )


def analyze(key: Corpus, systems: Systems, **options: Any) -> Analysis:
    """Finds the errors of responses, and what each type of error costs.

    >>> gold = Document([[[0, 0], [2, 2], [4, 4]]], tokens="Tom said he slept himself".split())
    >>> found = analyze(gold, Document([[[0, 0], [2, 2]], [[4, 4]]]))
    >>> found["systems"][0]["errors"]["divided-entity"]
    1
    """
    return Analysis(server.call("analyze", {**sent_pair(key, systems), "options": options_of("analyze", options)}))


class Explanation(Data):
    """Metrics worked out on a document: the JSON of ``corefeval explain``."""

    def _tables(self) -> Iterable[Tuple[Sequence[str], List[List[str]]]]:
        for metric in self.data.get("metrics", ()):
            yield (
                [metric["label"], "Work", "Value"],
                [
                    [f"{fraction['symbol']} {side}, {term['about']}", term["work"], f"{term['value']:g}"]
                    for fraction in metric["fractions"]
                    for side in ("numerator", "denominator")
                    for term in fraction.get(side, ())
                ],
            )


def explain(key: Corpus, response: Corpus, *, metric: Optional[str] = None, **options: Any) -> Explanation:
    """Works metrics out on one document; or what a mention or an entity contributes; or which settings give a number.

    >>> explain([["a", "b", "c"]], [["a", "b"]], metric="muc")["metrics"][0]["score"]["recall"]
    0.5
    """
    if metric is not None:
        options["metrics"] = [metric]
    order = by_order(key, response)
    params = {"key": sent_corpus(key, order), "response": sent_corpus(response, order)}
    return Explanation(server.call("explain", {**params, "options": options_of("explain", options)}))


class Agreement(Data):
    """The agreement of annotators: the JSON of ``corefeval agree``."""

    def _tables(self) -> Iterable[Tuple[Sequence[str], List[List[str]]]]:
        def number(value: Optional[float]) -> str:
            return "–" if value is None else f"{value:.4f}"

        yield ["Krippendorff's α", "α"], [[name, number(found["alpha"])] for name, found in self.data["alpha"].items()]
        yield (
            ["Annotators", "CoNLL"],
            [[" and ".join(pair["annotators"]), number(pair["scores"].get("conll"))] for pair in self.data["pairs"]],
        )


def agree(annotators: Union[Mapping[str, Corpus], Sequence[Corpus]], **options: Any) -> Agreement:
    """Measures how far annotators agree, and lists where they do not.

    >>> found = agree({"ann": [["a", "b"], ["c"]], "ben": [["a", "b", "c"]]}, resamples=20)
    >>> found["units"]["all"]
    3
    """
    named = named_systems(annotators) if isinstance(annotators, Mapping) else [(None, each) for each in annotators]
    order = by_order(*(corpus for _, corpus in named))
    sent = [
        {"corpus": sent_corpus(corpus, order), **({} if name is None else {"name": name})} for name, corpus in named
    ]
    return Agreement(server.call("agree", {"annotators": sent, "options": options_of("agree", options)}))


class Check(Data):
    """The problems of corpora: the JSON of ``corefeval check``."""

    @property
    def problems(self) -> Tuple[Problem, ...]:
        return tuple(Problem._of(problem) for problem in self.data["problems"])

    @property
    def ok(self) -> bool:
        """Whether there is no error."""
        return bool(self.data["errors"] == 0)

    @property
    def warnings(self) -> Tuple[Problem, ...]:
        return tuple(problem for problem in self.problems if problem.severity == "warning")

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems)) or "no problems"

    def _repr_html_(self) -> str:
        return html_table(["Problems"], [[str(problem)] for problem in self.problems])


def check(*corpora: Corpus, key: Optional[Corpus] = None, **options: Any) -> Check:
    """Checks annotation before it is scored. Errors are part of the result; they are not raised.

    >>> check(Document([[[0, 0], [9, 9]]], tokens=["Tom", "slept"])).ok
    False
    """
    order = by_order(*corpora, *(() if key is None else (key,)))
    params: Dict[str, Any] = {"corpora": [sent_corpus(corpus, order) for corpus in corpora]}
    if key is not None:
        params["key"] = sent_corpus(key, order)
    return Check(server.call("check", {**params, "options": options_of("check", options)}))


class Documents(List[Document]):
    """The documents of a corpus, and how they were read."""

    format: str = ""
    warnings: Tuple[Problem, ...] = ()


def read(source: Corpus, **options: Any) -> Documents:
    """Reads a corpus in any format. Mentions are ``[start, end]``, both included.

    >>> import tempfile, pathlib
    >>> path = pathlib.Path(tempfile.mkdtemp(), "d.jsonl")
    >>> _ = path.write_text('{"doc_key": "d", "sentences": [["Tom", "he"]], "clusters": [[[0, 0], [1, 1]]]}')
    >>> documents = read(path)
    >>> documents[0].id, documents[0].entities, documents.format
    ('d', [[[0, 0], [1, 1]]], 'jsonlines')
    """
    found = server.call("read", {"source": sent_corpus(source), "options": options_of("read", options)})
    documents = Documents(Document._of(document) for document in found["documents"])
    documents.format = found["format"]
    documents.warnings = tuple(Problem._of(warning) for warning in found["warnings"])
    return documents


@dataclass(frozen=True)
class ConvertedFile:
    """A file of the new format; ``companion`` is the content of the file beside it, where the format has one."""

    name: str
    text: str
    companion: Optional[str] = None


@dataclass(frozen=True)
class Conversion:
    """Files of another format, and what was lost. Nothing is written."""

    files: Tuple[ConvertedFile, ...]
    losses: Tuple[Problem, ...]
    extension: str

    @property
    def text(self) -> str:
        """The content of the only file."""
        if len(self.files) != 1:
            raise UsageError(f"There are {len(self.files)} files: use `files`.")
        return self.files[0].text


def convert(source: Corpus, to: str, **options: Any) -> Conversion:
    """Converts a corpus to another format, and lists what is lost.

    >>> print(convert(Document([[[0, 0], [1, 1]]], tokens=["Tom", "he"], id="d"), "conll").text, end="")
    #begin document d
    d	0	0	Tom	(0)
    d	0	1	he	(0)
    #end document
    """
    params = {"source": sent_corpus(source), "to": to, "options": options_of("convert", options)}
    found = server.call("convert", params)
    return Conversion(
        files=tuple(ConvertedFile(**file) for file in found["files"]),
        losses=tuple(Problem._of(loss) for loss in found["losses"]),
        extension=found["extension"],
    )


def report(
    key: Corpus,
    systems: Systems,
    output: Union[str, "os.PathLike[str]", None] = None,
    *,
    force: bool = False,
    **options: Any,
) -> str:
    """Makes one page with the scores, every document and every difference.

    Returns its HTML, or writes it to ``output`` and returns the path. A file that this program did not write is kept,
    unless ``force`` is true; an input is always kept.
    """
    params: Dict[str, Any] = {**sent_pair(key, systems), "options": options_of("report", options)}
    if output is None:
        html: str = server.call("report", params)["html"]
        return html
    params["output"] = os.path.abspath(os.fspath(output))
    path: str = server.call("report", {**params, "force": force})["path"]
    return path
