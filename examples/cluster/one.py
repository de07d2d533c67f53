"""The result of one process, for the tests of dask and MPI: python3 one.py PART.jsonl…"""

import json
import sys

from corefeval import Scorer

total = Scorer()
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as lines:
        total.add_batch(json.loads(line) for line in lines)
print(json.dumps(total.result().to_dict(), indent=2))
