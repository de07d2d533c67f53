"""A metric for Hugging Face's `evaluate`: `evaluate.load("examples/evaluate/corefeval.py")`. Needs `pip install evaluate 'corefeval[node]'`.

A prediction, and a reference, is the list of clusters of one document; a mention is a text, such as "3-5".
"""

import datasets
import evaluate

import corefeval as ce

DESCRIPTION = "MUC, B³, CEAFe, BLANC, LEA and the CoNLL average of coreference clusters, with the numbers of the CoNLL reference scorer."
INPUTS = """
predictions: for each document a list of clusters, each a list of mentions (texts)
references: the same for the gold annotation
metrics, singletons, duplicates, ...: the options of corefeval.Scorer
Returns fractions by name: {"muc/f1": ..., "conll": ...}; None where a score is undefined.
"""
CLUSTERS = datasets.Sequence(datasets.Sequence(datasets.Value("string")))


@evaluate.utils.file_utils.add_start_docstrings(DESCRIPTION, INPUTS)
class Corefeval(evaluate.Metric):
    """corefeval as a metric."""

    def _info(self):
        return evaluate.MetricInfo(
            description=DESCRIPTION,
            citation="",
            inputs_description=INPUTS,
            features=datasets.Features({"predictions": CLUSTERS, "references": CLUSTERS}),
        )

    def _compute(self, predictions, references, **options):
        return ce.compute(predictions=predictions, references=references, **options)
