"""Worked examples and boundary cases of papers."""
from .notation import PRADHAN, case, letters

BLANC = "Recasens and Hovy 2010, BLANC: Implementing the Rand Index, section 2.2"
LEA = "Moosavi and Strube 2016; README of the LEA scorer: links of a singleton"
TABLE = [
    ("pradhan-example", "abc defg", "ab cd fghi", PRADHAN, "the worked example: a missing and two spurious mentions"),
    ("pradhan-twinless", "abc", "abd", "Pradhan et al. 2014, section 2", "a twinless mention in the response's entity"),
    ("pradhan-twinless-singleton", "abc", "abd i", "Pradhan et al. 2014, section 2", "a twinless singleton is added"),
    ("blanc-one-entity-identical", "abcd", "abcd", BLANC, "SYS is a single entity and coincides with GOLD: 100"),
    ("blanc-one-entity-dual", "a b c d", "abcd", BLANC, "SYS is a single entity, GOLD all singletons: 0"),
    ("blanc-one-entity-both", "ab cd", "abcd", BLANC, "SYS is a single entity, GOLD has both kinds: the non-coreferent half is 0"),
    ("blanc-singletons-identical", "a b c d", "a b c d", BLANC, "SYS is all singletons and coincides with GOLD: 100"),
    ("blanc-singletons-dual", "abcd", "a b c d", BLANC, "SYS is all singletons, GOLD a single entity: 0"),
    ("blanc-singletons-both", "ab cd", "a b c d", BLANC, "SYS is all singletons, GOLD has both kinds: the coreferent half is 0"),
    ("blanc-no-right-link", "ab cd", "ac bd", BLANC, "no right coreference link"),
    ("blanc-no-right-nonlink", "abc d", "abcd", BLANC, "no right non-coreference link"),
    ("blanc-gold-one-entity", "abc", "ab c", BLANC, "SYS has both kinds, GOLD is a single entity: the coreferent half"),
    ("blanc-gold-singletons", "a b c", "ab c", BLANC, "SYS has both kinds, GOLD is all singletons: the non-coreferent half"),
    ("blanc-near-boundary-3", "ab c", "a b c", BLANC, "one link in GOLD and none in SYS: never above 50"),
    ("blanc-near-boundary-6", "ab c d e f", "a b c d e f", BLANC, "one link in GOLD and none in SYS, six mentions"),
    ("blanc-table-1", "abc de f", "ab cd ef", BLANC.replace("2.2", "2.1"), "every cell of the confusion matrix has links"),
    ("lea-singleton-right", "a bc", "a bc", LEA, "a singleton is resolved by a singleton"),
    ("lea-singleton-linked", "a bc", "abc", LEA, "a singleton that is linked is not resolved"),
    ("lea-singleton-missing", "a bc", "bc", LEA, "a singleton that is missing is not resolved"),
    ("lea-singleton-from-entity", "abc", "a bc", LEA, "a singleton of the response is a mention of a larger key entity"),
    ("lea-importance", "abcdef gh", "abc def gh", LEA.split(";")[0], "a large entity weighs more than a small one"),
    ("lea-large-entity-lost", "abcdefgh ij kl", "ij kl", LEA.split(";")[0], "only the small entities are found"),
    ("lea-large-entity-found", "abcdefgh ij kl", "abcdefgh", LEA.split(";")[0], "only the large entity is found"),
    ("lea-disjoint-links", "abcd", "ac bd", LEA.split(";")[0], "two of six links"),
]


def cases():
    for id, key, response, source, about in TABLE:
        yield case(id, letters(key, response), source, about, "papers")
