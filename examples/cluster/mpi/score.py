"""mpirun -n 3 python3 score.py COUNTS PART.jsonl…: scores the parts of a corpus with MPI; rank 0 prints the scores as JSON.

A line of a part is a document: {"id": "d1", "key": [[0, 3]], "response": [[0], [3]]}. The counts of a part are kept in the
folder COUNTS: if a rank is killed, MPI ends all of them, and the same command scores only what is missing.
"""

import json
import os
import sys

from corefeval import Scorer
from mpi4py import MPI


def part(path, folder):
    """The counts of a part, which is scored unless that was done before. A file is written whole or not at all."""
    kept = os.path.join(folder, os.path.basename(path) + ".json")
    if os.path.exists(kept):
        with open(kept, encoding="utf-8") as file:
            return json.load(file)
    scorer = Scorer()
    with open(path, encoding="utf-8") as lines:
        scorer.add_batch(json.loads(line) for line in lines)
    with open(kept + ".tmp", "w", encoding="utf-8") as file:
        json.dump(scorer.counts, file)
    os.replace(kept + ".tmp", kept)
    return scorer.counts


ranks = MPI.COMM_WORLD
folder, *paths = sys.argv[1:]
os.makedirs(folder, exist_ok=True)
own = Scorer()
own.merge(*(part(path, folder) for path in paths[ranks.rank :: ranks.size]))
scorers = ranks.gather(own)
if ranks.rank == 0:
    total = Scorer()
    total.merge(*scorers)
    print(json.dumps(total.result().to_dict(), indent=2))
