"""
A paired bootstrap test with sacreBLEU's own code: python3 bootstrap.py CLONE SCORES, where SCORES is what `score --json --per-document`
printed for a key and two systems. The sufficient statistics are the counts of MUC, B3 and CEAFe; the score is their mean F1.
"""
import json
import sys
import types

import numpy

clone, path = sys.argv[1:]
for name in ("sacrebleu", "sacrebleu.metrics"):  # the packages without what they import, which the test does not need
    package = types.ModuleType(name)
    package.__path__ = [f"{clone}/{name.replace('.', '/')}"]
    sys.modules[name] = package
sys.modules["sacrebleu.version"] = types.SimpleNamespace(__version__="clone")

from sacrebleu.significance import _bootstrap_resample, estimate_ci

METRICS = ("muc", "bcub", "ceafe")


class Conll:
    def _compute_score_from_stats(self, sums):
        parts = sums.reshape(3, 2, 2)
        recall, precision = (parts[:, side, 0] / parts[:, side, 1] for side in (0, 1))
        return numpy.mean(2 * recall * precision / (recall + precision))


with open(path, encoding="utf8") as file:
    systems = json.load(file)["systems"]
resampled = []
for system in systems:
    stats = [
        [number for metric in METRICS for side in ("recall", "precision") for number in document["scores"][metric]["counts"][side]]
        for document in system["perDocument"]
    ]
    resampled.append(numpy.array(_bootstrap_resample(stats, Conll(), 1000)[1]))
    print(system["name"], *estimate_ci(resampled[-1]))
difference = resampled[0] - resampled[1]
print("p", (numpy.sum(numpy.abs(difference - difference.mean()) >= abs(difference.mean())) + 1) / (len(difference) + 1))
