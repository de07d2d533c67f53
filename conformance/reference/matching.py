"""
Which response mention is which key mention. A mention is a dict: `words` (a frozenset of word numbers), and where the vector says so `head`
(a word number) or `zero` (after, number, parents: an empty node and what it depends on).
"""
from fractions import Fraction

from assignment import best_pairs
from metrics import harmonic


def same(a, b):
    """The same words, or the same place between the words for an empty node."""
    return a["words"] == b["words"] and a.get("zero", ())[:2] == b.get("zero", ())[:2]


def dice(a, b):
    return Fraction(2 * len(a["words"] & b["words"]), len(a["words"]) + len(b["words"]))


def share(key, response):
    return Fraction(len(key["words"] & response["words"]), len(key["words"]))


def head_weight(key, response):
    """CorefUD scorer: the heads are the same word."""
    head = lambda mention: mention.get("head", min(mention["words"], default=None))
    if "zero" in key or "zero" in response or head(key) != head(response):
        return None
    return share(key, response), dice(key, response)


def partial_weight(key, response):
    """CorefUD scorer of 2022: the response lies within the key mention and contains its head."""
    if "zero" in key or "zero" in response:
        return None
    inside = response["words"] <= key["words"] and key.get("head", min(key["words"])) in response["words"]
    return (share(key, response), dice(key, response)) if inside else None


def dependency_weight(key, response):
    """CorefUD scorer, zeros by dependency: ten times the F1 of parents with their relations, and the F1 of parents."""
    if "zero" not in key or "zero" not in response:
        return None
    labelled = [set(map(tuple, mention["zero"][2])) for mention in (key, response)]
    parents = [{parent for parent, _ in side} for side in labelled]
    f = lambda a, b: harmonic(Fraction(len(a & b), len(a)), Fraction(len(a & b), len(b))) if a and b else Fraction(0)
    weight = 10 * f(*labelled) + f(*parents)
    return (weight,) if weight > 0 else None


WEIGHTS = {"head": head_weight, "partial": partial_weight}


def twins(key, response, match="exact", zeros="linear"):
    """Pairs (key mention, response mention) as positions, one to one. `key` and `response` are lists of mentions."""
    pairs = []

    def stage(score):
        free_key = [i for i in range(len(key)) if all(i != a for a, _ in pairs)]
        free_response = [j for j in range(len(response)) if all(j != b for _, b in pairs)]
        pairs.extend(best_pairs(lambda i, j: score(key[i], response[j]), free_key, free_response))

    if zeros == "dependent":
        stage(dependency_weight)
    if match == "head":
        stage(lambda a, b: (1,) if same(a, b) and (head_weight(a, b) is not None or "zero" in a) else None)
    else:
        stage(lambda a, b: (1,) if same(a, b) else None)
    if match != "exact":
        stage(WEIGHTS[match])
    return pairs
