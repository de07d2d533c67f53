"""
How the cases are written. In `letters`, one word is an entity, one letter a mention, `/` begins the next document:
letters('ab c / d', 'abc / -') has a second document whose response is empty. Letters are in the order of the text.
"""


def letters(key, response):
    documents = []
    for pair in zip(key.split("/"), response.split("/")):
        sides = [[] if side.strip() == "-" else side.split() for side in pair]
        order = sorted({letter for side in sides for entity in side for letter in entity})
        places = {letter: at for at, letter in enumerate(order)}
        written = [[[places[letter] for letter in entity] for entity in side] for side in sides]
        documents.append({"key": written[0], "response": written[1]})
    return documents


def case(id, documents, source, about, tags, **more):
    return {"id": id, "about": about, "source": source, "tags": tags.split(), "documents": documents, **more}


def document(key, response, **more):
    return {"key": key, "response": response, **more}


PRADHAN = "Pradhan et al. 2014, section 4"
SUITE = "test suite of the CoNLL reference scorer 8.01, TestCases.README, "
DEFINITIONS = "the definitions in Pradhan et al. 2014, section 4, and Moosavi and Strube 2016"
CONLL_2012 = "the CoNLL-2012 format (Pradhan et al. 2012)"
