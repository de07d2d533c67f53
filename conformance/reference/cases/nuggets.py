"""Event nuggets: character spans, types and realis; a nugget is (at, type, realis)."""
from .notation import case

TASK = "Event Nugget Detection and Coreference Scoring, 20 August 2015, section "
A, B = "Conflict_Attack", "Life_Die"


def n(at, type=A, realis="Actual"):
    return {"at": at, "type": type, "realis": realis}


TABLE = [
    ("identical", "3.1", [n([0, 4]), n([10, 14])], [n([0, 4]), n([10, 14])], "the same nuggets"),
    ("missing", "3.1", [n([0, 4]), n([10, 14])], [n([0, 4])], "a nugget is missing"),
    ("spurious", "3.1", [n([0, 4])], [n([0, 4]), n([10, 14])], "a nugget is spurious"),
    ("partial", "3.1.1", [n([0, 4])], [n([2, 6])], "half of the characters: Dice 1/2"),
    ("contained", "3.1.1", [n([0, 8])], [n([2, 4])], "contained: Dice 2/5"),
    ("no-overlap", "3.1.1", [n([0, 4])], [n([4, 8])], "adjacent spans do not overlap"),
    ("greedy", "3.1.1, algorithm 1", [n([0, 4]), n([4, 6])], [n([0, 6]), n([3, 4])], "the most similar pair first"),
    ("greedy-not-optimal", "3.1.1, algorithm 1", [n([0, 6]), n([6, 9])], [n([3, 9]), n([0, 2])], "the greedy mapping of the algorithm"),
    ("one-to-one", "3.1.1, line 5", [n([0, 4])], [n([0, 4]), n([0, 4], B)], "two system nuggets for one of the gold standard"),
    ("tie", "3.1.1", [n([0, 4]), n([4, 8])], [n([2, 6])], "two equally similar gold nuggets"),
    ("wrong-type", "3.1.3", [n([0, 4])], [n([0, 4], B)], "another type"),
    ("wrong-realis", "3.1.3", [n([0, 4])], [n([0, 4], A, "Other")], "another realis"),
    ("wrong-both", "3.1.3", [n([0, 4])], [n([0, 4], B, "Other")], "another type and another realis"),
    ("double-tagged", "4.3", [n([0, 4]), n([0, 4], B)], [n([0, 4], B), n([0, 4])], "the same span with two types, in another order"),
    ("double-tagged-missing", "4.3", [n([0, 4]), n([0, 4], B)], [n([0, 4], B)], "one of two types of a span"),
    ("attribute-steers", "3.1.1, algorithm 2", [n([0, 4]), n([2, 6], B)], [n([1, 5], B)], "the attribute chooses another pair than the span"),
    ("spelling", "3.1.3", [n([0, 4], "Conflict_Attack")], [n([0, 4], "conflict attack")], "the same type in another spelling: attributes must be equal"),
    ("fragments", "3.1.1", [n([[0, 2], [6, 8]])], [n([[0, 2], [6, 8]])], "a span of two fragments"),
    ("fragments-hull", "3.1.1", [n([[0, 2], [6, 8]])], [n([0, 8])], "its hull: Dice 2/3"),
    ("fragment-of", "3.1.1", [n([[0, 2], [6, 8]])], [n([6, 8])], "its second fragment: Dice 2/3"),
    ("realis-steers", "3.1.1, algorithm 2", [n([0, 4], A, "Generic"), n([1, 5])], [n([0, 4])], "the realis chooses another pair than the span"),
]
DOCUMENTS = [
    ("two", [([n([0, 4])], [n([0, 4])]), ([n([0, 4]), n([6, 9])], [n([0, 4], B)])], "a right and a wrong document"),
    ("unequal", [([n([0, 2])], [n([0, 2])]), ([n([4 * i, 4 * i + 3]) for i in range(5)], [n([0, 3])])], "a small right and a large wrong document"),
    ("partial", [([n([0, 4])], [n([2, 6])]), ([n([0, 3])], [n([0, 3]), n([5, 8])])], "partial overlap and a spurious nugget"),
]


def cases():
    for id, section, gold, system, about in TABLE:
        yield case(f"nugget-{id}", [{"gold": gold, "system": system}], TASK + section, about, "nuggets", kind="nuggets")
    for id, pairs, about in DOCUMENTS:
        documents = [{"gold": gold, "system": system} for gold, system in pairs]
        yield case(f"nugget-sum-{id}", documents, f"{TASK}3.2.2", about, "nuggets micro", kind="nuggets")
        yield case(
            f"nugget-mean-{id}", documents, f"{TASK}3.2.1", about, "nuggets macro", kind="nuggets", options={"average": "macro"}
        )
