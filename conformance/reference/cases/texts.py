"""
Files as they come: what a CoNLL reader must make of them. Scorers that read other formats get the documents.
"""
from .notation import CONLL_2012, case, document, letters


def conll(*cells, name="d", part=0, end="#end document\n", line="d\t0\t{n}\tw{n}\t{cell}\n", breaks=()):
    rows = []
    for n, cell in enumerate(cells):
        rows.append(("\n" if n in breaks else "") + line.format(n=n, cell=cell))
    return f"#begin document ({name}); part {part:03}\n{''.join(rows)}{end}"


def text(id, documents, key, response, source, about):
    return case(f"text-{id}", documents, source, about, "text", text={"conll": {"key": key, "response": response}})


def cases():
    two = letters("ab cd", "ab cd")
    plain = conll("(0)", "(0)", "(1)", "(1)")
    yield text("labels-any-number", two, plain, conll("(7)", "(7)", "(123)", "(123)"), CONLL_2012, "labels are names: other numbers, the same entities")
    yield text("labels-reversed", two, plain, conll("(1)", "(1)", "(0)", "(0)"), CONLL_2012, "labels are names: exchanged numbers, the same entities")
    gum = "labels of UD GUM: (person-3"
    yield text("labels-with-type", two, conll("(per-1)", "(per-1)", "(loc-1)", "(loc-1)"), conll("(per-1)", "(per-1)", "(loc-1)", "(loc-1)"), gum, "labels with a type: per-1 and loc-1 are two entities")
    yield text("leading-zero", letters("ab cd", "ab cd"), conll("(1)", "(1)", "(01)", "(01)"), conll("(1)", "(1)", "(01)", "(01)"), "CoNLL reference scorer 8.01: labels are texts", "labels 1 and 01 are two entities")
    nested = [document([[[0, 1], 3], [[1, 1], 2]], [[[0, 1], 3], [[1, 1], 2]])]
    bars = conll("(0", "(1)|0)", "(1)", "(0)")
    yield text("bar-order", nested, bars, conll("(0", "0)|(1)", "(1)", "(0)"), CONLL_2012, "the order within a cell does not count")
    multi = [document([[[0, 1], 2], [[0, 1], 3]][:1] + [[[0, 0], 3]], [[[0, 1], 2], [[0, 0], 3]])]
    yield text("open-and-single", multi, conll("(0|(1)", "0)", "(0)", "(1)"), conll("(1)|(0", "0)", "(0)", "(1)"), CONLL_2012, "an opening and a single mention in a cell")
    yield text("crlf", two, plain.replace("\n", "\r\n"), plain, "line ends of Windows", "line ends of Windows in the key")
    yield text("no-final-newline", two, plain.rstrip("\n"), plain, CONLL_2012, "the last line has no line end")
    spaces = conll("(0)", "(0)", "(1)", "(1)", line="d   0   {n}   w{n}   {cell}\n")
    yield text("blanks-between-columns", two, spaces, plain, CONLL_2012, "columns are separated by blanks")
    word = conll("(0)", "(0)", "(1)", "(1)", "-", line="d   0   {n}   (9)   {cell}\n")
    yield text("bracketed-words", two, word, word, CONLL_2012, "a word that looks like a mention, between columns separated by blanks")
    yield text("sentence-breaks", two, plain, conll("(0)", "(0)", "(1)", "(1)", breaks=(2,)), "CoNLL reference scorer 8.01: positions are those of the document", "sentence breaks of the response differ")
    across = [document([[[0, 1], 2]], [[[0, 1], 2]])]
    yield text("across-sentences", across, conll("(0", "0)", "(0)", breaks=(1,)), conll("(0", "0)", "(0)", breaks=(1,)), "https://github.com/boberle/corefconversion/issues/3", "a mention crosses a sentence break")
    trailing = conll("(0)", "(0)", "(1)", "(1)", end="#end document (d)\n")
    yield text("end-with-name", two, trailing, plain, "https://github.com/boberle/corefconversion/issues/1", "text after #end document")
    pair = letters("ab / cd", "ab / c d")
    yield text(
        "labels-per-document",
        pair,
        conll("(0)", "(0)", name="a") + conll("(0)", "(0)", name="b"),
        conll("(0)", "(0)", name="a") + conll("(0)", "(1)", name="b"),
        CONLL_2012,
        "a label is used again in the next document",
    )
    yield text(
        "document-order",
        pair,
        conll("(0)", "(0)", name="a") + conll("(0)", "(0)", name="b"),
        conll("(0)", "(1)", name="b") + conll("(0)", "(0)", name="a"),
        CONLL_2012,
        "documents of the response in another order",
    )
    yield text(
        "parts",
        pair,
        conll("(0)", "(0)") + conll("(0)", "(0)", part=1),
        conll("(0)", "(0)") + conll("(0)", "(1)", part=1),
        CONLL_2012,
        "two parts of a document are two documents",
    )
