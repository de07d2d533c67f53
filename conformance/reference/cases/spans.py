"""Mentions of several words, with gaps, without words; matching by head and in part."""
from .notation import CONLL_2012, case, document

COREFUD = "the CorefUD 1.0 format: mentions with parts, e1[1/2]"
HEAD = "corefud-scorer, README: head match"
PARTIAL = "corefud-scorer, README: partial match"
ZEROS = "corefud-scorer, README: zero mentions by position (linear) or by dependencies (dependent)"
EXACT = [
    ("longer", [[[0, 1], [3, 4]]], [[[0, 1], [3, 4]]], "mentions of two words"),
    ("boundary", [[[0, 2], 4]], [[[0, 1], 4]], "a boundary differs: another mention"),
    ("nested", [[[0, 2], 5], [[1, 2], 4]], [[[0, 2], 5], [[1, 2], 4]], "nested mentions of two entities"),
    ("nested-exchanged", [[[0, 2], 5], [[1, 2], 4]], [[[0, 2], 4], [[1, 2], 5]], "nested mentions, their entities exchanged"),
    ("nested-same-entity", [[[0, 2], [1, 2], 4]], [[[0, 2], 4]], "a mention within one of its own entity is missing"),
    ("crossing", [[[0, 2], 5], [[1, 3], 6]], [[[0, 2], 5], [[1, 3], 6]], "mentions that cross"),
    ("same-start", [[[0, 1], 4], [[0, 2], 5]], [[[0, 1], 5], [[0, 2], 4]], "mentions with the same first word"),
    ("same-end", [[[0, 2], 4], [[2, 2], 5]], [[[0, 2], 5], [2, 4]], "mentions with the same last word"),
    ("adjacent", [[[0, 1], [2, 3]]], [[[0, 3]]], "two adjacent mentions, taken for one"),
    ("adjacent-same-entity", [[[0, 1], [2, 3], 5]], [[[0, 1], [2, 3], 5]], "adjacent mentions of one entity"),
    ("within-the-other", [[[0, 3], 5]], [[[1, 2], 5]], "a response mention within the key mention: another mention"),
    ("whole-document", [[[0, 4], [0, 0]]], [[[0, 4], 0]], "a mention of all words"),
]
GAPS = [
    ("same", [[[[0, 1], [3, 3]], 5]], [[[[0, 1], [3, 3]], 5]], "the same mention with a gap"),
    ("hull", [[[[0, 1], [3, 3]], 5]], [[[0, 3], 5]], "its hull is another mention"),
    ("first-part", [[[[0, 1], [3, 3]], 5]], [[[0, 1], 5]], "its first part is another mention"),
    ("other-gap", [[[[0, 0], [3, 3]], 5]], [[[[0, 0], [2, 3]], 5]], "another gap is another mention"),
    ("in-the-gap", [[[[0, 0], [2, 2]], 4], [1, 5]], [[[[0, 0], [2, 2]], 4], [1, 5]], "a mention within the gap"),
    ("three-parts", [[[[0, 0], [2, 2], [4, 4]], 6]], [[[[0, 0], [2, 2], [4, 4]], 6]], "a mention of three parts"),
]


def at(span, head):
    return {"at": span, "head": head}


HEADS = [
    ("same-words", [[at([0, 2], 1), 5]], [[at([0, 2], 1), 5]], "the same words and the same head"),
    ("shorter", [[at([0, 2], 1), 5]], [[at([0, 1], 1), 5]], "a shorter mention with the same head"),
    ("longer", [[at([0, 2], 1), 5]], [[at([0, 3], 1), 5]], "a longer mention with the same head"),
    ("other-head", [[at([0, 2], 1), 5]], [[at([1, 2], 2), 5]], "overlapping words, another head"),
    ("same-words-other-head", [[at([0, 2], 1), 5]], [[at([0, 2], 2), 5]], "the same words with another head: no match"),
    ("same-words-first", [[at([0, 2], 1), 5], [at([0, 1], 1), 6]], [[at([0, 2], 1), 5], [at([0, 1], 1), 6]], "two mentions with the same head: the same words first"),
    ("best-of-two", [[at([0, 3], 1), 5]], [[at([0, 2], 1), 5], [at([1, 1], 1), 6]], "of two candidates the one with more words of the key"),
    ("one-to-one", [[at([0, 3], 1), 5], [at([0, 2], 1), 6]], [[at([0, 1], 1), 5]], "one response mention matches one key mention only"),
    ("wrong-entity", [[at([0, 2], 1), 5], [3, 6]], [[at([0, 1], 1), 6], [3, 5]], "a match by head in the wrong entity"),
    ("gap", [[at([[0, 1], [3, 3]], 1), 5]], [[at([0, 1], 1), 5]], "a mention with a gap, matched by its head"),
]
PARTS = [
    ("inside-with-head", [[at([0, 3], 1), 5]], [[at([0, 1], 0), 5]], "within the key mention, with its head"),
    ("inside-without-head", [[at([0, 3], 1), 5]], [[at([2, 3], 2), 5]], "within the key mention, without its head"),
    ("outside", [[at([0, 2], 1), 5]], [[at([0, 3], 1), 5]], "a word that the key mention does not have"),
    ("same", [[at([0, 3], 1), 5]], [[at([0, 3], 3), 5]], "the same words: the head of the response does not count"),
    ("head-alone", [[at([0, 3], 1), 5]], [[1, 5]], "the head alone"),
    ("best-of-two", [[at([0, 3], 1), 5]], [[at([0, 2], 1), 5], [at([1, 1], 1), 6]], "of two candidates the longer one"),
    ("wrong-entity", [[at([0, 3], 1), 5], [7, 6]], [[at([0, 1], 1), 6], [7, 5]], "matched in part, in the wrong entity"),
    ("other-mention-inside", [[at([0, 3], 1), 5], [at([2, 3], 2), 6]], [[at([2, 3], 2), 6], [at([0, 1], 1), 5]], "a key mention within another"),
]


def zero(after, number=1, parents=()):
    return {"zero": {"after": after, "number": number, "parents": [list(parent) for parent in parents]}}


def zeros(id, key, response, about, how):
    return case(f"zeros-{how}-{id}", [document(key, response)], ZEROS, about, "zeros", options={"zeros": how})


def cases():
    for tag, table, source, options in [
        ("spans", EXACT, CONLL_2012, {}),
        ("gaps", GAPS, COREFUD, {}),
        ("head", HEADS, HEAD, {"match": "head"}),
        ("partial", PARTS, PARTIAL, {"match": "partial"}),
    ]:
        for id, key, response, about in table:
            more = {"options": options} if options else {}
            yield case(f"{tag}-{id}", [document(key, response)], source, about, tag, **more)
    subject, object_ = (1, "nsubj"), (1, "obj")
    for how in ("linear", "dependent"):
        yield zeros("same", [[0, zero(2, 1, [subject])]], [[0, zero(2, 1, [subject])]], "the same place and the same dependency", how)
        yield zeros("moved", [[0, zero(2, 1, [subject])]], [[0, zero(3, 1, [subject])]], "another place, the same dependency", how)
        yield zeros("exchanged", [[0, zero(2, 1, [subject])], [3, zero(2, 2, [object_])]], [[0, zero(2, 2, [subject])], [3, zero(2, 1, [object_])]], "two zeros in exchanged order", how)
        yield zeros("missing", [[0, 3, zero(2, 1, [subject])]], [[0, 3]], "a zero is missing", how)
        yield zeros("spurious", [[0, 3]], [[0, 3, zero(2, 1, [subject])]], "a zero is spurious", how)
    yield zeros("other-relation", [[0, zero(2, 1, [subject])]], [[0, zero(3, 1, [object_])]], "the same parent with another relation still matches", "dependent")
    yield zeros("other-parent", [[0, zero(2, 1, [subject])]], [[0, zero(3, 1, [(0, "nsubj")])]], "another parent and another place: no match", "dependent")
