"""python3 score.py SCHEDULER PART.jsonl…: scores the parts of a corpus on a cluster of dask, and prints the scores as JSON.

A line of a part is a document: {"id": "d1", "key": [[0, 3]], "response": [[0], [3]]}.
"""

import json
import sys

from corefeval import Scorer
from dask.distributed import Client, as_completed


def part(path):
    """The counts of one part: 1.5 KB, and the names of its documents."""
    scorer = Scorer()
    with open(path, encoding="utf-8") as lines:
        scorer.add_batch(json.loads(line) for line in lines)
    return scorer


def scorers(client, paths):
    """The scorer of every part, in the order in which they are ready. The part of a lost worker is computed again."""
    for future in as_completed(client.map(part, paths, pure=True)):
        yield future.result()


if __name__ == "__main__":
    with Client(sys.argv[1]) as client:
        total = Scorer()
        total.merge(*scorers(client, sys.argv[2:]))
        print(json.dumps(total.result().to_dict(), indent=2))
