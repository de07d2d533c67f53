"""The cases of the reference scorer's own test suite; A7 to A9 repeat a mention."""
from .notation import SUITE, case, letters

A, B, C, D = "a bc def", "ab cde", "ab cde fg", "12345 67 89ABC"
M, N = "abcdef", "a b c d e f"
TABLE = [
    ("A1", A, "a bc def", "perfect"),
    ("A2", A, "a de", "missing mentions and entities"),
    ("A3", A, "a bcx defy z", "spurious mentions and entities"),
    ("A4", A, "a bcx dy z", "missing and spurious mentions and entities"),
    ("A5", A, "a bcxB dy z", "an overlapping mention in the aligned entity"),
    ("A6", A, "a bcx dy Bz", "an overlapping mention in an entity that is not aligned"),
    ("A7", A, "a bcxb dy z", "a repeated mention in the same entity"),
    ("A8", A, "a bcx dy bz", "a repeated mention in another entity"),
    ("A9", A, "a bcx dy bbbbbbbbbbz", "a mention repeated ten times in another entity"),
    ("A10", A, "a b c d e f", "the mentions of the key, all singletons"),
    ("A11", A, "abcdef", "the mentions of the key, one entity"),
    ("A12", A, "a x y c d e z", "predicted mentions, all singletons"),
    ("A13", A, "axycdez", "predicted mentions, one entity"),
    ("B1", B, "bcx de", "a wrong link between two entities"),
    ("C1", C, "bcx de fg", "a wrong link between two entities, and a right entity"),
    ("D1", D, "12345 6789ABC", "example of the B-cubed paper: a small and a large entity are merged"),
    ("E1", D, "1234589ABC 67", "example of the B-cubed paper: two large entities are merged"),
    ("F1", "ABCD", "AB CD", "example of the MUC paper: one entity, split"),
    ("G1", "AB CD", "ABCD", "example of the MUC paper: two entities, merged"),
    ("H1", "ABCD", "ABCD", "example of the MUC paper: the same entity by other links"),
    ("I1", "ABCD", "AB CD", "example of the MUC paper: one entity, split"),
    ("J1", "ABC", "AC", "example of the MUC paper: a missing mention"),
    ("K1", "BCDEGHJ", "ABC DEF GHI", "example of the MUC paper: one key entity, three response entities"),
    ("L1", "ABC DEFG", "AB CD FGH", "example of the MUC paper: entities that cross"),
    ("M1", M, "abcdef", "only links in the key: perfect"),
    ("M2", M, N, "only links in the key: no link in the response"),
    ("M3", M, "ab cde f", "only links in the key: both kinds in the response"),
    ("M4", M, "abcxyz", "only links in the key: predicted mentions, one entity"),
    ("M5", M, "a b c x y z", "only links in the key: predicted mentions, all singletons"),
    ("M6", M, "ab cxy z", "only links in the key: predicted mentions, both kinds"),
    ("N1", N, N, "only singletons in the key: perfect"),
    ("N2", N, "abcdef", "only singletons in the key: one entity in the response"),
    ("N3", N, "ab cde f", "only singletons in the key: both kinds in the response"),
    ("N4", N, "a b c x y z", "only singletons in the key: predicted mentions, all singletons"),
    ("N5", N, "abcxyz", "only singletons in the key: predicted mentions, one entity"),
    ("N6", N, "ab cxy z", "only singletons in the key: predicted mentions, both kinds"),
]


def cases():
    for name, key, response, about in TABLE:
        tags = "suite repeats" if name in ("A7", "A8", "A9") else "suite"
        yield case(f"suite-{name.lower()}", letters(key, response), f"{SUITE}TC-{name[0]}-{name[1:]}", about, tags)
