"""The test of score.py: a worker process is killed after 30 parts, and the parts are merged in random order."""

import json
import os
import random
import signal
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cloudpickle  # noqa: E402
import score  # noqa: E402
from corefeval import Scorer  # noqa: E402
from dask.distributed import Client  # noqa: E402

cloudpickle.register_pickle_by_value(score)  # workers cannot import it

scheduler, workers, *paths = sys.argv[1:]
with Client(scheduler_file=scheduler) as client:
    client.wait_for_workers(int(workers))
    before = client.run(os.getpid)
    found = []
    for scorer in score.scorers(client, paths):
        found.append(scorer)
        if len(found) == 30:
            victim = random.choice(list(before.values()))
            os.kill(victim, signal.SIGKILL)
    client.wait_for_workers(int(workers))
    after = client.run(os.getpid)
if len(found) != len(paths):
    sys.exit(f"{len(found)} of {len(paths)} parts")
if victim in after.values() or len(after) != int(workers):
    sys.exit("the killed worker was not replaced")
random.shuffle(found)
total = Scorer()
total.merge(*found)
print(json.dumps(total.result().to_dict(), indent=2))
