"""The measurements of bench/python.mjs: processor time of Python and of the server together, in milliseconds."""

import json
import os
import random
import subprocess
import sys
import time

import corefeval as ce
from corefeval import _node
from corefeval._server import server

key_path, response_path = sys.argv[1:3]
TICKS = os.sysconf("SC_CLK_TCK")


def server_time():
    """Processor time of the server so far, in milliseconds."""
    with open(f"/proc/{server._process.pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / TICKS


def both(work, times):
    """Processor time of both processes for each call of `work`: the least of five series."""
    series = []
    for _ in range(5):
        start, served = time.process_time(), server_time()
        for _ in range(times):
            work()
        series.append((1000 * (time.process_time() - start) + server_time() - served) / times)
    return min(series)


def document(entities, seed=1):
    draw = random.Random(seed)

    def side():
        mentions = [[3 * i, 3 * i + draw.randrange(3)] for i in range(4 * entities)]
        draw.shuffle(mentions)
        return [mentions[i : i + 4] for i in range(0, len(mentions), 4)]

    return side(), side()


def round_trip(entities):
    key, response = document(entities)
    work = lambda: ce.score(key, response)
    for _ in range(300):
        work()
    text = json.dumps([key, response])
    start = time.process_time()
    for _ in range(400):
        json.loads(json.dumps([key, response], separators=(",", ":")))
    plain = 1000 * (time.process_time() - start) / 400
    return {"milliseconds": both(work, 400), "json": plain, "bytes": len(text)}


def command_time():
    """Processor time of the command on the files: the least of five runs."""
    found = []
    for _ in range(5):
        before = os.times()
        line = [*_node.command(), "score", key_path, response_path, "--json"]
        output = subprocess.run(line, capture_output=True, check=True).stdout
        after = os.times()
        found.append(1000 * (after.children_user + after.children_system - before.children_user - before.children_system))
    return min(found), json.loads(output)["systems"][0]


def batch():
    documents = {document.id: document for document in ce.read(response_path)}
    pairs = [(key.entities, documents[key.id].entities, key.id) for key in ce.read(key_path)]

    def work():
        scorer = ce.Scorer()
        scorer.add_batch(pairs)
        return scorer.result()

    result = work()
    command, system = command_time()
    assert result.conll == system["conll"], "lists and files have the same scores"
    return {"milliseconds": both(work, 3), "command": command, "documents": len(pairs)}


def start():
    """Processor time until the first answer: the least of five starts."""
    found = []
    for _ in range(5):
        server.stop()
        began = time.process_time()
        ce.score([["a", "b"]], [["a", "b"]])
        found.append(1000 * (time.process_time() - began) + server_time())
    return min(found)


ce.score([["a"]], [["a"]])
print(
    json.dumps(
        {
            "runtime": server.hello["runtime"],
            "python": sys.version.split()[0],
            "large": round_trip(100),
            "small": round_trip(14),
            "batch": batch(),
            "start": start(),
        }
    )
)
