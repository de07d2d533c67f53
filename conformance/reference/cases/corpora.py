"""Several documents, options, entities across documents, repeated mentions."""
from .notation import CONLL_2012, DEFINITIONS, case, document, letters

SUMS = "CoNLL reference scorer 8.01: counts are summed over documents, then divided"
MEANS = "the mean of the scores of documents; documents without a defined score are left out: conll/reference-coreference-scorers issue 2"
DOCUMENTS = [
    ("two", "abc / de", "ab c / de", "a wrong and a right document"),
    ("unequal", "ab / abcdef", "ab / a b c", "a small right and a large wrong document"),
    ("purity", "ab / abcdef", "ab / abc d e f", "sums and means differ"),
    ("blanc-kinds", "abc / a b c", "abc / a b c", "one document has only links, the other only non-links"),
    ("blanc-kinds-wrong", "abc / a b c", "ab c / ab c", "boundary rules hold for the corpus, not for documents"),
    ("empty-response-document", "ab / cd", "ab / -", "the response of the second document is empty"),
    ("empty-key-document", "ab / -", "ab / cd", "the key of the second document is empty"),
    ("no-links-document", "a b / cde", "a b / cd e", "the first document has no links"),
    ("same-labels", "ab / ab", "ab / a b", "entities of two documents with the same label are different entities"),
    ("three", "ab cd / abc / a bc", "abcd / ab c / abc", "three documents"),
    ("crossed", "ab cd / ab cd", "ac bd / ab cd", "a wrong and a right document of the same size"),
]
SINGLETONS = "corefud-scorer, README: without -s, singletons of the key and of the system file are ignored"
DROP = [
    ("key", "ab c d", "ab", "singletons in the key only"),
    ("response", "ab", "ab c d", "singletons in the response only"),
    ("both", "ab c d", "ab c d", "the same singletons on both sides"),
    ("split", "abc", "ab c", "a mention of a key entity is a singleton of the response"),
    ("merged", "ab c", "abc", "a key singleton is in an entity of the response"),
    ("nothing-left-in-response", "abc d", "a b c d", "no entity is left in the response"),
    ("mixed", "abc de f g", "ab cd e f gh", "several of these"),
    ("two-documents", "ab c / de f", "ab c / d e f", "two documents"),
    ("spurious", "ab cd", "ab x y cz", "spurious mentions"),
]
COVAL_5 = "https://github.com/ns-moosavi/coval/issues/5"
REPEATS = [
    ("coval-5-self", [[0], [0, 1]], [[0], [0, 1]], COVAL_5, "a mention in two entities on both sides: the first entity keeps it"),
    ("response-singleton-first", [[0, 1], [2, 3, 4]], [[0], [0, 1], [2, 3, 4]], COVAL_5, "the entity that is first keeps it"),
    ("response-same-entity", [[0, 1], [2, 3, 4]], [[0, 0, 1], [2, 3, 4]], COVAL_5, "the same mention twice in an entity"),
    ("response-other-entity", [[0, 1], [2, 3, 4]], [[0, 1], [1, 2, 3, 4]], COVAL_5, "a mention in two entities of the response"),
    ("key-same-entity", [[0, 0, 1], [2, 3, 4]], [[0, 1], [2, 3, 4]], COVAL_5, "the same mention twice in a key entity"),
    ("key-other-entity", [[0, 1], [1, 2, 3]], [[0, 1], [2, 3]], COVAL_5, "a mention in two entities of the key"),
    ("spurious-twice", [[0, 1], [3, 4]], [[0, 1, 2], [2, 3, 4]], COVAL_5, "a spurious mention in two entities of the response"),
    ("spurious-same-entity", [[0, 1]], [[0, 1, 2, 2]], COVAL_5, "a spurious mention twice in an entity"),
    (
        "eleven",
        [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
        [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
        "https://github.com/vdobrovolskii/wl-coref/issues/37",
        "eleven repeated mentions: the first occurrence counts",
    ),
]
ISSUES = [
    ("e2e-126", "ABCDE FG HIJKL M", "ABCDE FG HIJKL M", "https://github.com/kentonl/e2e-coref/issues/126", "identical sides with a singleton: CEAFe is 1"),
    ("e2e-126-small", "ab c", "ab c", "https://github.com/bkntr/coref-ee/issues/29", "identical sides with a singleton, as small as possible"),
    ("scorers-2", "a b", "a b", "https://github.com/conll/reference-coreference-scorers/issues/2", "no links on either side: MUC is undefined, the others are 1"),
    ("evmeval-4", "a b c", "a b c", "https://github.com/hunterhector/EvmEval/issues/4", "no links on either side"),
    ("neleval-33", "a bc de", "ab c de", "https://github.com/wikilinks/neleval/issues/33", "LEA: a singleton that is linked has the score 0"),
    ("neleval-19", "ab / cd", "ab / cd", "https://github.com/wikilinks/neleval/issues/19", "pairs never cross documents: one kind of link in each"),
    ("allennlp-5363", "a bc", "a b c", "https://github.com/allenai/allennlp/issues/5363", "a response of singletons is scored"),
    ("coref-5", "abcd e", "ab cd", "https://github.com/ariecattan/coref/issues/5", "exchanged sides exchange recall and precision"),
    ("wl-coref-26", "ab cd e f g h", "ab cd", "https://github.com/vdobrovolskii/wl-coref/issues/26", "the key has singletons, the system never predicts them"),
]


def scope(id, documents, about, unit="corpus"):
    source = "https://github.com/ariecattan/coref, README: gold files of the evaluation level; one document for all"
    return case(f"scope-{id}", documents, source, about, "scope", options={"scope": unit})


def named(*sides):
    return [document(dict(key), dict(response)) for key, response in sides]


def cases():
    for id, key, response, about in DOCUMENTS:
        yield case(f"sum-{id}", letters(key, response), SUMS, about, "documents micro")
        yield case(f"mean-{id}", letters(key, response), MEANS, about, "documents macro", options={"average": "macro"})
    for id, key, response, about in DROP:
        yield case(f"drop-{id}", letters(key, response), SINGLETONS, about, "singletons", options={"singletons": "drop"})
    for id, key, response, source, about in REPEATS:
        yield case(f"repeat-{id}", [document(key, response)], source, about, "repeats")
    for id, key, response, source, about in ISSUES:
        yield case(f"issue-{id}", letters(key, response), source, about, "issues")
    x, y = "x", "y"
    yield scope("identical", named(({x: [0, 1]}, {x: [0, 1]}), ({x: [0]}, {x: [0]})), "one entity in two documents, found")
    yield scope("not-linked", named(({x: [0, 1]}, {x: [0, 1]}), ({x: [0, 1]}, {y: [0, 1]})), "found in each document, not linked across them")
    yield scope("wrongly-linked", named(({x: [0, 1]}, {x: [0, 1]}), ({y: [0, 1]}, {x: [0, 1]})), "two entities, linked across documents")
    yield scope("only-across", named(({x: [0]}, {x: [0]}), ({x: [0]}, {x: [0]})), "a pair with one mention in each document")
    yield scope("only-across-missed", named(({x: [0]}, {x: [0]}), ({x: [0]}, {y: [0]})), "such a pair is missed")
    yield scope("three", named(({x: [0], y: [1]}, {x: [0, 1]}), ({x: [0]}, {x: [0]}), ({y: [0]}, {y: [0]})), "three documents")
    yield scope("missing-document", named(({x: [0]}, {x: [0]}), ({x: [0, 1]}, {})), "the response has no mention in the second document")
    yield case(
        "scope-document",
        named(({x: [0, 1]}, {x: [0, 1]}), ({x: [0, 1]}, {y: [0, 1]})),
        CONLL_2012,
        "the same entities, document by document: what a label says across documents does not count",
        "scope",
    )
