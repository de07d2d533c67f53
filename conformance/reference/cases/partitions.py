"""Every pair of partitions of up to four mentions, up to the names of mentions; and partitions of predicted mentions."""
from itertools import permutations

from .notation import DEFINITIONS, case, letters


def partitions(items):
    if not items:
        yield []
        return
    head, rest = items[0], items[1:]
    for smaller in partitions(rest):
        yield [head, *smaller]
        for at, entity in enumerate(smaller):
            yield [*smaller[:at], head + entity, *smaller[at + 1 :]]


def spelled(partition):
    return " ".join(sorted("".join(sorted(entity)) for entity in partition))


def pairs(size):
    """Representatives of all pairs of partitions, each the first of its spellings."""
    names = "abcd"[:size]
    every = sorted({spelled(p) for p in partitions(names)})
    found = set()
    for key in every:
        for response in every:
            renamed = (
                tuple(spelled(side.translate(str.maketrans(names, "".join(p))).split()) for side in (key, response))
                for p in permutations(names)
            )
            found.add(min(renamed))
    return sorted(found)


PREDICTED = [
    ("all-missing", "ab cd", "ef gh", "no mention in common"),
    ("one-common", "ab", "bc", "one mention in common, no link"),
    ("boundary-link", "abc", "abd", "a link is right, a mention is missing and one is spurious"),
    ("missing-singleton", "ab c", "ab", "the response leaves a singleton out"),
    ("spurious-singleton", "ab", "ab c", "the response adds a singleton"),
    ("spurious-pair", "ab", "ab cd", "the response adds an entity"),
    ("missing-pair", "ab cd", "ab", "the response leaves an entity out"),
    ("spurious-in-entity", "ab cd", "abx cd", "a spurious mention in an entity"),
    ("spurious-joins", "ab cd", "abxcd", "two entities are joined through a spurious mention"),
    ("spurious-splits", "abcd", "abx cdy", "an entity is split, and a spurious mention in each part"),
    ("missing-bridge", "abcde", "ab de", "the mention between two parts is missing"),
    ("swapped-mentions", "abc def", "abd cef", "two mentions are exchanged"),
    ("shifted", "ab cd ef", "bc de fa", "every link is wrong, every mention is right"),
    ("only-singletons-common", "a b", "a c", "singletons, one in common"),
    ("singletons-against-pairs", "a b c", "ax by cz", "every key singleton got a spurious mention"),
    ("pairs-against-singletons", "ax by cz", "a b c", "every key pair lost a mention"),
    ("one-against-many", "abcdef", "a b c d", "one entity; singletons of some of its mentions"),
    ("many-against-one", "a b c d", "abcdef", "the exchanged sides of one-against-many"),
    ("half", "abcd efgh", "ab ef", "half of the mentions of each entity"),
    ("half-and-wrong", "abcd efgh", "abef cdgh", "the halves are exchanged"),
    ("key-one-mention", "a", "ab", "one mention in the key"),
    ("response-one-mention", "ab", "a", "one mention in the response"),
    ("one-mention-missed", "a", "b", "one mention on each side, and they differ"),
    ("swapped-sides-a", "abc d", "ab", "recall and precision differ in every metric"),
    ("swapped-sides-b", "ab", "abc d", "the exchanged sides: recall and precision are exchanged"),
]
ASSIGNMENT = [
    ("tie-two", "abcd", "ab cd", "two response entities are equally good"),
    ("tie-square", "ab cd", "ac bd", "every assignment is equally good"),
    ("greedy-trap", "abcde fg", "abc defg", "the most similar pair first"),
    ("greedy-trap-three", "abcd efg", "abefg cd", "the most similar pair is not part of the best assignment"),
    ("phi3-is-not-phi4", "abcdef gh", "abc ghdef", "phi3 and phi4 align different entities"),
    ("more-key-entities", "ab cd ef", "abcd", "more key than response entities"),
    ("more-response-entities", "abcd", "ab cd ef", "more response than key entities"),
    ("zero-similarity", "ab cd", "ab ef", "an entity that is similar to none"),
    ("chain", "abc def ghi", "cd fg hi", "each response entity touches the next key entity"),
    ("ring", "abcd efgh", "cdef ghab", "a ring of equal overlaps"),
]
EMPTY = [
    ("empty-response", "ab c", "-", "the response is empty"),
    ("empty-response-links-only", "ab cd", "-", "the response is empty, the key has no singleton"),
    ("empty-response-singletons-only", "a b", "-", "the response is empty, the key has only singletons"),
    ("empty-key", "-", "ab c", "the key is empty"),
    ("empty-both", "-", "-", "both sides are empty"),
]


def cases():
    for size in (1, 2, 3, 4):
        for key, response in pairs(size):
            yield case(
                f"partition-{key}-{response}".replace(" ", "."),
                letters(key, response),
                DEFINITIONS,
                f"one of all pairs of partitions of {size} mention{'s' if size > 1 else ''}, up to names",
                "partitions",
            )
    for id, key, response, about in PREDICTED:
        source = "https://github.com/ariecattan/coref/issues/5" if id.startswith("swapped-sides") else DEFINITIONS
        yield case(f"predicted-{id}", letters(key, response), source, about, "predicted")
    for id, key, response, about in ASSIGNMENT:
        yield case(f"assignment-{id}", letters(key, response), f"Luo 2005, as in {DEFINITIONS}", about, "assignment")
    for id, key, response, about in EMPTY:
        source = "printed by the CoNLL reference scorer 8.01: 0 over 0; as fractions undefined"
        yield case(id, letters(key, response), source, about, "empty")
