#!/usr/bin/env python3
"""
Runs Python functions on the test vectors, and compares what they return with exact fractions. No dependencies.

    python3 conformance/run.py --call package.module:function --metric muc
    python3 conformance/run.py --adapter coval-functions --path CLONE

A function of your own gets (key, response), lists of lists of mentions (tuples of first and last word), and returns (recall, precision, F1).
"""
import argparse
import builtins
import importlib
import importlib.abc
import importlib.machinery
import json
import sys
import types
from fractions import Fraction
from pathlib import Path

HOME = Path(__file__).resolve().parent
PARTS = ("recall", "precision", "f1")
DEFAULTS = {"match": "exact", "zeros": "linear", "singletons": "keep", "average": "micro", "scope": "document"}
MEANING = {
    "=": "equal",
    "c": "equal by a declared convention",
    "x": "different",
    "!": "refused or crashed",
    "·": "not offered",
}


class Pretended(types.ModuleType):
    """A module that is not installed, and whose names the called functions do not use: any name of it is a class that accepts anything."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        anything = type(name, (), {"register": classmethod(lambda cls, *_: lambda decorated: decorated)})
        setattr(self, name, anything)
        return anything


class Pretender(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def __init__(self, names):
        self.names = names

    def find_spec(self, name, path=None, target=None):
        if any(name == pretended or name.startswith(f"{pretended}.") for pretended in self.names):
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec):
        return Pretended(spec.name)

    def exec_module(self, module):
        pass


def pairs_of_assignment(cost):
    """What sklearn.utils.linear_assignment_ returned before scikit-learn 0.23: one row (row, column) for each pair."""
    import numpy
    from scipy.optimize import linear_sum_assignment

    return numpy.asarray(linear_sum_assignment(cost)).T


def prepare(adapter, paths, pretended):
    """Makes the modules of the adapter importable, as it says."""
    sys.path[:0] = [str(Path(path).resolve()) for path in paths]
    sys.meta_path.insert(0, Pretender([*adapter.get("pretend", []), *pretended]))
    for target, source in adapter.get("define", {}).items():
        module, name = target.rsplit(".", 1)
        setattr(importlib.import_module(module), name, globals().get(source) or getattr(builtins, source, None) or load(source))


def load(name):
    module, _, path = name.partition(":")
    value = importlib.import_module(module)
    for part in path.split("."):
        value = getattr(value, part)
    return value


def mention_of(written):
    """(first, last) of a mention without gaps, else the ranges."""
    if isinstance(written, int):
        return (written, written)
    return tuple(written) if isinstance(written[0], int) else tuple(map(tuple, written))


def offered(vector):
    options = {**DEFAULTS, **vector.get("options", {})}
    entities = [e for d in vector["documents"] for side in ("key", "response") for e in d.get(side, [])]
    plain = not any(isinstance(mention, (dict, str)) for entity in entities for mention in entity)
    return vector.get("kind", "coreference") == "coreference" and options == DEFAULTS and plain


SHAPES = {"list": list, "tuple": tuple, "set": set, "frozenset": frozenset}


def arguments_of(document, form, side):
    """The values that a function can ask for, by name. `side` is the one whose entities are counted: key for recall, response for precision."""
    shape = SHAPES[form.get("entity", "list")]
    sides = {name: [shape(map(mention_of, entity)) for entity in document[name]] for name in ("key", "response")}
    other = "response" if side == "key" else "key"
    by_mention = {
        name: {mention: at if form.get("of") == "index" else entity for at, entity in enumerate(entities) for mention in entity}
        for name, entities in sides.items()
    }
    if form.get("entities") == "dict":
        sides = {name: dict(enumerate(entities)) for name, entities in sides.items()}
    return {
        **sides,
        "entities": sides[side],
        "others": sides[other],
        "other_of_mention": {mention: found for mention, found in by_mention[other].items()},
    }


def counts_of(document, function, form):
    """The four counts of a document: numerator and denominator of recall and precision."""
    call = load(function["call"])

    def called(side):
        values = arguments_of(document, form, side)
        return dict(zip(function["returns"], call(*[values[name] for name in function["arguments"]])))

    if function["returns"] == ["numerator", "denominator"]:
        recall, precision = called("key"), called("response")
        return [recall["numerator"], recall["denominator"], precision["numerator"], precision["denominator"]]
    found = called("key")
    return [found[f"{part}_{which}"] for part in ("recall", "precision") for which in ("numerator", "denominator")]


def scores_of(vector, function, form):
    documents = vector["documents"]
    if function["returns"] == list(PARTS):
        if len(documents) > 1:
            return None
        values = arguments_of(documents[0], form, "key")
        found = load(function["call"])(*[values[name] for name in function["arguments"]])
        if isinstance(found, dict):
            found = [found[part] for part in PARTS]
        return {part: None if value is None else float(value) for part, value in zip(PARTS, found)}
    totals = [sum(column) for column in zip(*(counts_of(document, function, form) for document in documents))]
    recall, precision = (float(n / d) if d else 0.0 for n, d in (totals[:2], totals[2:]))
    return {"recall": recall, "precision": precision, "f1": 2 * recall * precision / (recall + precision) if recall + precision else 0.0}


def run(vector, adapter):
    scores, errors = {}, []
    for metric, function in adapter["functions"].items():
        try:
            found = scores_of(vector, function, adapter.get("form", {}))
            if found is not None:
                scores[metric] = found
        except Exception as error:  # whatever a scorer raises is its answer to this vector
            errors.append(f"{metric}: {type(error).__name__}: {error}")
    return {"scores": scores, **({"error": errors[0]} if errors else {})}


def is_value(found, expected):
    if found is None or expected is None:
        return found is expected
    return abs(found - float(Fraction(expected))) <= 1e-12


def verdict(vector, metric, result, adapter):
    found = result["scores"].get(metric)
    if found is None:
        return "!" if "error" in result and metric in adapter["functions"] else "·"
    conventions = adapter.get("conventions", [])
    worst = "="
    for part, value in found.items():
        if is_value(value, vector["expect"][metric][part]):
            continue
        wanted = [vector.get("conventions", {}).get(name, {}).get(metric, {}) for name in conventions]
        values = [parts[part] for parts in wanted if part in parts]
        zero = "undefined-is-zero" in conventions
        if any(is_value(value, v) or (zero and v is None and is_value(value, "0")) for v in values):
            worst = "c" if worst == "=" else worst
        else:
            worst = "x"
    return worst


def record(path, version, adapter, name, results):
    scorer = {
        "name": name or adapter["name"],
        "kind": "coreference",
        "conventions": adapter.get("conventions", []),
        "metrics": list(adapter["functions"]),
    }
    dump = lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    lines = ",\n".join(f"{dump(id)}: {dump(result)}" for id, result in results.items())
    head = f'"schema": "corefeval/conformance-results/1",\n"vectors": {dump(version)},\n"scorer": {dump(scorer)}'
    Path(path).write_text(f'{{\n{head},\n"results": {{\n{lines}\n}}\n}}\n', encoding="utf8")


def adapter_of(options):
    if options.call:
        return {
            "name": options.call,
            "functions": {options.metric: {"call": options.call, "arguments": ["key", "response"], "returns": list(PARTS)}},
            "conventions": options.convention,
        }
    path = HOME / "adapters" / f"{options.adapter}.json"
    adapter = json.loads((path if path.exists() else Path(options.adapter)).read_text(encoding="utf8"))
    if "functions" not in adapter:
        raise SystemExit(f'{options.adapter} is an adapter of a command: use "node {HOME.name}/main.mjs --adapter {options.adapter}"')
    return adapter


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--call", metavar="MODULE:FUNCTION", help="one function, with (key, response)")
    parser.add_argument("--metric", help="what it computes: muc, bcub, ceafm, ceafe, blanc, lea, pairwise, mentions")
    parser.add_argument("--adapter", help="several functions: a name of the folder adapters, or a JSON file")
    parser.add_argument("--path", action="append", default=[], help="a folder to import from; may be repeated")
    parser.add_argument("--pretend", action="append", default=[], metavar="MODULE", help="a missing module that the functions do not use")
    parser.add_argument("--convention", action="append", default=[], help="a convention that the function follows, with --call")
    parser.add_argument("--tag", action="append", help="only vectors with this tag")
    parser.add_argument("--only", action="append", help="only this vector")
    parser.add_argument("--record", metavar="FILE", help="write the scores to a JSON file")
    parser.add_argument("--name", help="name and version of the scorer, for --record")
    options = parser.parse_args()
    if bool(options.call) == bool(options.adapter) or bool(options.call) != bool(options.metric):
        parser.error("expected --call MODULE:FUNCTION with --metric NAME, or --adapter NAME")
    adapter = adapter_of(options)
    prepare(adapter, options.path, options.pretend)
    file = json.loads((HOME / "vectors.json").read_text(encoding="utf8"))
    known = {metric for vector in file["vectors"] for metric in vector["expect"]}
    if unknown := set(adapter["functions"]) - known:
        parser.error(f"no vector expects {', '.join(sorted(unknown))}; the metrics are {', '.join(sorted(known))}")
    vectors = [
        vector
        for vector in file["vectors"]
        if offered(vector)
        and (not options.tag or set(options.tag) & set(vector["tags"]))
        and (not options.only or vector["id"] in options.only)
    ]
    results = {vector["id"]: run(vector, adapter) for vector in vectors}
    if options.record:
        record(options.record, file["version"], adapter, options.name, results)
    totals = dict.fromkeys(MEANING, 0)
    for vector in vectors:
        result = results[vector["id"]]
        found = {metric: verdict(vector, metric, result, adapter) for metric in vector["expect"]}
        for value in found.values():
            totals[value] += 1
        odd = [metric for metric, value in found.items() if value == "x"]
        for metric in odd:
            expected = {part: vector["expect"][metric].get(part) for part in PARTS}
            print(f"{vector['id']}  {metric}: expected {expected}, got {result['scores'][metric]}")
        if "error" in result:
            print(f"{vector['id']}  {result['error']}")
    print(f"{len(vectors)} vectors: " + ", ".join(f"{totals[v]} {v} {meaning}" for v, meaning in MEANING.items()))
    return 1 if totals["x"] or not totals["="] + totals["c"] else 0


if __name__ == "__main__":
    sys.exit(main())
