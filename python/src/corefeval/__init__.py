"""Score, compare and understand coreference systems.

>>> import corefeval as ce
>>> key = [["a", "b", "c"], ["d", "e", "f", "g"]]
>>> response = [["a", "b"], ["c", "d"], ["f", "g", "h", "i"]]
>>> ce.score(key, response).bcub.f1
0.45454545454545453
"""

from ._converters import from_allennlp, from_e2e, from_fastcoref, from_hf, from_spacy
from ._corpora import Document
from ._errors import Error, InputError, Problem, ServerError, UsageError
from ._result import Result, Score
from ._scorer import Scorer
from ._verbs import (
    Agreement,
    Analysis,
    Check,
    Comparison,
    Conversion,
    ConvertedFile,
    Difference,
    Documents,
    Explanation,
    agree,
    analyze,
    check,
    compare,
    compute,
    convert,
    explain,
    read,
    report,
    score,
)
from ._version import __version__

__all__ = [
    "Agreement",
    "Analysis",
    "Check",
    "Comparison",
    "Conversion",
    "ConvertedFile",
    "Difference",
    "Document",
    "Documents",
    "Error",
    "Explanation",
    "InputError",
    "Problem",
    "Result",
    "Score",
    "Scorer",
    "ServerError",
    "UsageError",
    "__version__",
    "agree",
    "analyze",
    "check",
    "compare",
    "compute",
    "convert",
    "explain",
    "from_allennlp",
    "from_e2e",
    "from_fastcoref",
    "from_hf",
    "from_spacy",
    "read",
    "report",
    "score",
]
