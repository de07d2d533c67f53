"""
Scores with the metrics of BookCoref's evaluation: python3 bookcoref.py CLONE KEY RESPONSE. The files are JSON lines with `clusters`, as its
evaluate.py reads them; the key of its data set is fetched there, here both are files.
"""
import json
import sys

clone, *paths = sys.argv[1:]
sys.path.insert(0, clone)
from src.metrics import OfficialCoNLL2012CorefEvaluator

sides = []
for path in paths:
    with open(path, encoding="utf8") as lines:
        sides.append([[tuple(map(tuple, cluster)) for cluster in json.loads(line)["clusters"]] for line in lines])
evaluator = OfficialCoNLL2012CorefEvaluator()
for key, response in zip(*sides):
    of_key, of_response = ({m: cluster for cluster in side for m in cluster} for side in (key, response))
    evaluator.update(response, key, of_response, of_key)
for metric in ("muc", "b_cubed", "ceafe", "conll2012"):
    print(metric, *evaluator.get_prf(metric))
