"""
Computes what is expected of every vector and writes vectors.json: `python3 conformance/reference/write.py [FILE]`. No dependencies.
"""
import json
import sys
from fractions import Fraction
from pathlib import Path

import nuggets
from cases import corpora, papers, partitions, spans, suite, texts
from cases import nuggets as nugget_cases
from conventions import conventions_of
from expected import overlap_of_words, resolved, spans_of
from metrics import scores

MODULES = [suite, papers, partitions, corpora, spans, texts, nugget_cases]
PARTS = ("recall", "precision", "f1")
VERSION = "2026.1"


def written(found):
    """Scores as texts: exact fractions, and null for what is undefined."""
    text = lambda value: None if value is None else str(value)
    return {
        name: {"f1": text(values[2])} if name == "conll" else dict(zip(PARTS, map(text, values)))
        for name, values in found.items()
    }


def vector(case):
    options = case.get("options", {})
    average = options.get("average", "micro")
    if case.get("kind") == "nuggets":
        documents = [
            tuple([{**nugget, "places": spans_of(nugget["at"], half_open=True)} for nugget in document[side]] for side in ("gold", "system"))
            for document in case["documents"]
        ]
        expect = nuggets.scores(documents, average)
        conventions = {"attributes-canonical": nuggets.scores(documents, average, nuggets.canonical)}
    else:
        documents = resolved(case["documents"], options)
        expect = scores(documents, average)
        if set(case["tags"]) & {"spans", "gaps", "head", "partial"}:
            expect["mor"] = overlap_of_words(case["documents"])
        conventions = conventions_of(case, documents, average)
    expect = written(expect)
    differing = {
        name: {
            metric: parts
            for metric, values in written(found).items()
            if (parts := {part: value for part, value in values.items() if value != expect[metric][part]})
        }
        for name, found in conventions.items()
    }
    undefined = {metric: {part: "0" for part, value in values.items() if value is None} for metric, values in expect.items()}
    if undefined.get("conll"):
        undefined["conll"]["f1"] = str(sum(Fraction(expect[metric]["f1"] or 0) for metric in ("muc", "bcub", "ceafe")) / 3)
    zeros = {metric: {"f1": None} for metric, v in expect.items() if v.get("recall") == v.get("precision") == v["f1"] == "0"}
    differing["undefined-is-zero"] = {metric: parts for metric, parts in undefined.items() if parts}
    differing["f1-of-zeros-undefined"] = zeros
    differing = {name: found for name, found in differing.items() if found}
    return {**case, "expect": expect, **({"conventions": differing} if differing else {})}


def main():
    vectors = [vector(case) for module in MODULES for case in module.cases()]
    names = [v["id"] for v in vectors]
    if len(set(names)) != len(names):
        raise ValueError(f"two vectors with one id: {sorted(name for name in names if names.count(name) > 1)}")
    lines = ",\n".join(json.dumps(v, ensure_ascii=False) for v in vectors)
    text = f'{{\n"schema": "corefeval/conformance/1",\n"version": "{VERSION}",\n"vectors": [\n{lines}\n]\n}}\n'
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "vectors.json"
    target.write_text(text, encoding="utf8")
    print(f"{target}: {len(vectors)} vectors")


if __name__ == "__main__":
    main()
