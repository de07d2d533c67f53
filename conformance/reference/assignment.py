"""The best one-to-one assignment, by trying all of them: slow, and plainly right for the few rows of a vector."""
from fractions import Fraction
from itertools import permutations


def best_total(weight, rows, columns):
    """The greatest sum of weight(row, column) over one-to-one pairs."""
    if len(rows) > len(columns):
        return best_total(lambda a, b: weight(b, a), columns, rows)
    if len(columns) > 9:
        raise ValueError("too many entities to try every assignment: keep vectors small")
    table = [[Fraction(weight(row, column)) for column in columns] for row in rows]
    return max(
        (sum(line[at] for line, at in zip(table, chosen)) for chosen in permutations(range(len(columns)), len(rows))),
        default=Fraction(0),
    )


def best_pairs(score, rows, columns):
    """
    The one-to-one set of pairs with the greatest sum of scores. A score is a tuple of fractions, compared from left to right after adding
    up; None forbids a pair. A tie between different sets is refused: the result of a vector must not depend on the order.
    """
    best, sets = None, []

    def extend(at, free, pairs, total):
        nonlocal best, sets
        if at == len(rows):
            if best is None or total > best:
                best, sets = total, [pairs]
            elif total == best:
                sets.append(pairs)
            return
        extend(at + 1, free, pairs, total)
        for column in free:
            value = score(rows[at], column)
            if value is not None:
                added = tuple(a + b for a, b in zip(total, value)) if total else value
                extend(at + 1, [other for other in free if other != column], pairs + [(rows[at], column)], added)

    extend(0, list(columns), [], ())
    if len(sets) > 1:
        raise ValueError("two assignments are equally good: change the vector")
    return sets[0]
