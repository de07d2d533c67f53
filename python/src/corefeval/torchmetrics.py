"""A metric in the shape of torchmetrics. Neither torch nor torchmetrics is imported."""

from __future__ import annotations

from typing import Any, Dict, Iterable, Optional, Sequence

from ._errors import UsageError
from ._scorer import Scorer


class CorefScore:
    """``update``, ``compute``, ``reset`` and ``merge_state`` with the arguments of torchmetrics: predictions come first.

    >>> metric = CorefScore(metrics=["muc"])
    >>> metric.update(preds=[[["a", "b"]]], target=[[["a", "b", "c"]]])
    >>> metric.compute()
    {'muc/recall': 0.5, 'muc/precision': 1.0, 'muc/f1': 0.6666666666666666}
    """

    higher_is_better = True
    is_differentiable = False
    full_state_update = False

    def __init__(self, prefix: str = "", **options: Any) -> None:
        self.prefix = prefix
        self.options = options
        self.scorer = Scorer(**options)

    def update(self, preds: Sequence[Any], target: Sequence[Any]) -> None:
        """Adds a batch: the clusters of each document."""
        if len(preds) != len(target):
            raise UsageError(f"There are {len(preds)} predictions and {len(target)} targets.")
        self.scorer.add_batch(zip(target, preds))

    def compute(self) -> Dict[str, Optional[float]]:
        """The score of all documents so far."""
        return self.scorer.result().to_dict(self.prefix)

    def reset(self) -> None:
        """Forgets all documents."""
        self.scorer.reset()

    def merge_state(self, metrics: Iterable["CorefScore"]) -> "CorefScore":
        """Adds the documents of others, such as those of other processes."""
        self.scorer.merge(*(metric.scorer for metric in metrics))
        return self

    def forward(self, preds: Sequence[Any], target: Sequence[Any]) -> Dict[str, Optional[float]]:
        """Adds a batch, and returns its own score."""
        batch = CorefScore(self.prefix, **self.options)
        batch.update(preds, target)
        self.merge_state([batch])
        return batch.compute()

    __call__ = forward
