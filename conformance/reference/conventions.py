"""Scores by conventions that scorers follow, knowingly or not. ../conventions.json describes each of them."""
from fractions import Fraction

from expected import resolved
from metrics import METRICS, bcub_side, blanc, blanc_counts, both_sides, ceafe, lea_side, mentions_of, prf, scores


def several(side):
    return [entity for entity in side if len(entity) > 1]


def skipping(one_side):
    """Entities with one mention take no part, on either side."""
    count = both_sides(one_side)
    return lambda key, response: count(several(key), several(response))


VARIANTS = {
    "blanc-missing-in-both": {"blanc": (blanc_counts, lambda counts: blanc(counts, missing_in_both=True))},
    "ceafe-without-response-singletons": {"ceafe": (lambda key, response: ceafe(key, several(response)), prf)},
    "bcub-lea-without-singletons": {"bcub": (skipping(bcub_side), prf), "lea": (skipping(lea_side), prf)},
}


def with_spurious(key, response):
    return key + [{mention} for mention in mentions_of(response) - mentions_of(key)], response


def conventions_of(case, documents, average):
    found = {name: scores(documents, average, metrics) for name, metrics in VARIANTS.items()}
    found["spurious-as-singletons"] = scores([with_spurious(*pair) for pair in documents], average, METRICS)
    if case.get("options", {}).get("scope") != "corpus":
        last = resolved(case["documents"], case.get("options", {}), keep="last")
        found["repeats-last"] = scores(last, average)
    if len(documents) == 1 and scores(documents)["blanc"] == (None, None, None):
        key, response = documents[0]
        same = Fraction({frozenset(entity) for entity in key} == {frozenset(entity) for entity in response})
        found["blanc-without-links"] = {"blanc": (same, same, same)}
    return found
