"""
Event nuggets, from "Event Nugget Detection and Coreference Scoring" (20 August 2015), sections 3.1 to 3.2. A nugget is (places, type,
realis), where places is a set of characters or tokens.
"""
import re
from fractions import Fraction

from metrics import harmonic, mean_of_defined, ratio

MAPPINGS = {"span": (), "type": ("type",), "realis": ("realis",), "type+realis": ("type", "realis")}


def canonical(text):
    """How EvmEval compares attributes: without case and punctuation. The task definition compares them as they are."""
    return re.sub("[^a-z0-9]", "", text.lower())


def dice(gold, system):
    total = len(gold["places"]) + len(system["places"])
    return Fraction(2 * len(gold["places"] & system["places"]), total) if total else Fraction(0)


def true_positives(gold, system, attributes, spelled=str):
    """The greedy mapping of algorithms 1 and 2; of equal scores the earlier system mention first, then the earlier gold mention."""
    candidates = sorted(
        ((dice(g, s), j, i) for i, g in enumerate(gold) for j, s in enumerate(system) if dice(g, s) > 0),
        key=lambda c: (-c[0], c[1], c[2]),
    )
    total, used_gold, used_system = Fraction(0), set(), set()
    for score, j, i in candidates:
        agree = all(spelled(gold[i][name]) == spelled(system[j][name]) for name in attributes)
        if agree and i not in used_gold and j not in used_system:
            total += score
            used_gold.add(i)
            used_system.add(j)
    return total


def scores(documents, average="micro", spelled=str):
    """(recall, precision, F1) of each mapping. `documents` are (gold, system)."""
    found = {}
    for name, attributes in MAPPINGS.items():
        rows = [(true_positives(gold, system, attributes, spelled), len(gold), len(system)) for gold, system in documents]
        if average == "macro":
            recall = mean_of_defined(ratio(tp, g) for tp, g, _ in rows)
            precision = mean_of_defined(ratio(tp, s) for tp, _, s in rows)
        else:
            tp, g, s = (sum(column) for column in zip(*rows))
            recall, precision = ratio(tp, g), ratio(tp, s)
        found[name] = (recall, precision, harmonic(recall, precision))
    return found
