"""From the documents of a vector to partitions of mentions, in the order of scoring: repeats, singletons, matching, scope."""
from assignment import best_total
from matching import twins
from metrics import prf


def spans_of(at, half_open=False):
    """The places of 3, [1, 3] or [[1, 3], [5, 6]]; ends are included, or not with `half_open`."""
    if isinstance(at, int):
        return frozenset([at])
    ranges = at if at and isinstance(at[0], list) else [at]
    return frozenset(place for begin, end in ranges for place in range(begin, end + (0 if half_open else 1)))


def mention_of(written):
    if isinstance(written, dict) and "zero" in written:
        zero = written["zero"]
        return {"words": frozenset(), "zero": (zero["after"], zero["number"], tuple(map(tuple, zero["parents"])))}
    if isinstance(written, dict):
        return {"words": spans_of(written["at"]), "head": written["head"]}
    return {"words": spans_of(written)}


def identity(mention):
    return mention["words"], mention.get("zero", ())[:2]


def without_repeats(side, keep):
    """A mention belongs to the first entity that has it (or the last). An entity that loses its last mention is none."""
    seen, kept = set(), []
    for name, entity in side if keep == "first" else reversed(side):
        mentions = []
        for mention in entity:
            if identity(mention) not in seen:
                seen.add(identity(mention))
                mentions.append(mention)
        if mentions:
            kept.append((name, mentions))
    return kept if keep == "first" else kept[::-1]


def read(side):
    pairs = side.items() if isinstance(side, dict) else enumerate(side)
    return [(name, [mention_of(mention) for mention in entity]) for name, entity in pairs]


def resolved(documents, options, keep="first"):
    """Documents as pairs of lists of sets; equal members on both sides are the same mention."""
    found = []
    for at, document in enumerate(documents):
        key, response = (without_repeats(read(document[side]), keep) for side in ("key", "response"))
        if options.get("singletons") == "drop":
            key, response = ([(n, e) for n, e in side if len(e) > 1] for side in (key, response))
        flat = [[mention for _, entity in side for mention in entity] for side in (key, response)]
        pairs = twins(*flat, options.get("match", "exact"), options.get("zeros", "linear"))
        partner = {j: i for i, j in pairs}
        labels = [list(range(len(flat[0]))), [partner.get(j, f"only {j}") for j in range(len(flat[1]))]]
        sides = []
        for side, label in zip((key, response), labels):
            names = iter(label)
            sides.append([(name, {(at, next(names)) for _ in entity}) for name, entity in side])
        found.append(sides)
    if options.get("scope") == "corpus":
        found = [[united(sides) for sides in zip(*found)]]
    return [tuple([entity for _, entity in side] for side in sides) for sides in found]


def united(sides):
    """Entities with the same name in several documents are one."""
    entities = {}
    for side in sides:
        for name, entity in side:
            entities.setdefault(name, set()).update(entity)
    return list(entities.items())


def overlap_of_words(documents):
    """Mention overlap ratio (corefud-scorer, README): words in common of the best one-to-one pairs of all mentions, whatever their entities."""
    counts = [0, 0, 0, 0]
    for document in documents:
        key, response = ([m["words"] for _, e in read(document[side]) for m in e] for side in ("key", "response"))
        total = best_total(lambda a, b: len(a & b), key, response)
        counts = [sum(pair) for pair in zip(counts, [total, sum(map(len, key)), total, sum(map(len, response))])]
    return prf(counts)
