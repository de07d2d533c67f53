"""
Coreference metrics over exact fractions, written from the papers. A document is (key, response): two lists of sets of mentions.

A metric returns counts of a document, which are added up over documents; `score` of the counts is (recall, precision, F1), where None is a
fraction with the denominator 0.
"""
from fractions import Fraction
from itertools import combinations

from assignment import best_total


def ratio(numerator, denominator):
    return None if denominator == 0 else Fraction(numerator) / denominator


def harmonic(recall, precision):
    """F1: undefined only where both are; a side that is undefined counts as 0."""
    if recall is None and precision is None:
        return None
    r, p = recall or Fraction(0), precision or Fraction(0)
    return Fraction(0) if r + p == 0 else 2 * r * p / (r + p)


def add(counts):
    return [sum(column) for column in zip(*counts)]


def prf(counts):
    recall, precision = ratio(*counts[:2]), ratio(*counts[2:])
    return recall, precision, harmonic(recall, precision)


def both_sides(one_side):
    """Counts of a metric whose precision is the recall of the exchanged sides."""
    return lambda key, response: [*one_side(key, response), *one_side(response, key)]


def mentions_of(side):
    return {mention for entity in side for mention in entity}


# Pradhan et al. 2014, section 3: mention detection.
def mention_side(side, other):
    return len(mentions_of(side) & mentions_of(other)), len(mentions_of(side))


# Vilain et al. 1995: |K| - |p(K)| over |K| - 1. A mention that the other side lacks is a part of its own.
def muc_side(side, other):
    def parts(entity):
        return sum(1 for o in other if entity & o) + len(entity - mentions_of(other))

    return sum(len(e) - parts(e) for e in side), sum(len(e) - 1 for e in side)


# Bagga and Baldwin 1998, for predicted mentions as in Pradhan et al. 2014, section 4.2.
def bcub_side(side, other):
    return (
        sum((Fraction(len(e & o) ** 2, len(e)) for e in side for o in other), Fraction(0)),
        sum(len(e) for e in side),
    )


# Luo 2005: phi3 and phi4.
def ceafm(key, response):
    total = best_total(lambda k, r: len(k & r), key, response)
    return [total, sum(map(len, key)), total, sum(map(len, response))]


def ceafe(key, response):
    total = best_total(lambda k, r: Fraction(2 * len(k & r), len(k) + len(r)), key, response)
    return [total, len(key), total, len(response)]


def links(side):
    coreferent = {frozenset(pair) for entity in side for pair in combinations(entity, 2)}
    every = {frozenset(pair) for pair in combinations(mentions_of(side), 2)}
    return coreferent, every - coreferent


# Recasens and Hovy 2011; Luo et al. 2014 for predicted mentions.
def blanc_counts(key, response):
    (ck, nk), (cr, nr) = links(key), links(response)
    return [len(ck & cr), len(ck), len(ck & cr), len(cr), len(nk & nr), len(nk), len(nk & nr), len(nr)]


def blanc(counts, missing_in_both=False):
    """
    The kinds of link that the key has (Recasens and Hovy 2010, section 2.2; the reference scorer). With `missing_in_both` a kind is left
    out only if the response has none of it either (Luo et al. 2014).
    """
    kinds = [counts[:4], counts[4:]]
    used = [kind for kind in kinds if kind[1] or (missing_in_both and kind[3])]
    if not any(kind[1] for kind in kinds) and not used:
        return None, None, None
    scores = [(ratio(*kind[:2]) or Fraction(0), ratio(*kind[2:]) or Fraction(0)) for kind in used]
    mean = lambda values: sum(values, Fraction(0)) / len(values)
    return (
        mean([r for r, _ in scores]),
        mean([p for _, p in scores]),
        mean([harmonic(r, p) for r, p in scores]),
    )


# The coreferent half of BLANC.
def pairwise(key, response):
    return blanc_counts(key, response)[:4]


# Moosavi and Strube 2016, with the size of an entity for its importance. A singleton has one link, to itself.
def lea_side(side, other):
    def resolved(entity):
        if len(entity) == 1:
            return Fraction(any(entity == o for o in other))
        pairs = lambda n: Fraction(n * (n - 1), 2)
        return sum((pairs(len(entity & o)) for o in other), Fraction(0)) / pairs(len(entity))

    return sum((len(e) * resolved(e) for e in side), Fraction(0)), sum(len(e) for e in side)


METRICS = {
    "mentions": (both_sides(mention_side), prf),
    "muc": (both_sides(muc_side), prf),
    "bcub": (both_sides(bcub_side), prf),
    "ceafm": (ceafm, prf),
    "ceafe": (ceafe, prf),
    "blanc": (blanc_counts, blanc),
    "lea": (both_sides(lea_side), prf),
    "pairwise": (pairwise, prf),
}


def mean_of_defined(values):
    defined = [value for value in values if value is not None]
    return sum(defined, Fraction(0)) / len(defined) if defined else None


def scores(documents, average="micro", metrics=METRICS):
    """(recall, precision, F1) of every metric, and the CoNLL average."""
    found = {}
    for name, (count, score) in metrics.items():
        counts = [count(key, response) for key, response in documents]
        if average == "macro":
            found[name] = tuple(mean_of_defined(values) for values in zip(*map(score, counts)))
        else:
            found[name] = score(add(counts))
    if average == "micro" and all(name in found for name in ("muc", "bcub", "ceafe")):
        parts = [found[name][2] for name in ("muc", "bcub", "ceafe")]
        found["conll"] = (None, None, None if None in parts else sum(parts) / 3)
    return found
