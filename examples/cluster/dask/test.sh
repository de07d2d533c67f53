#!/bin/bash
# Runs score.py on a scheduler with two worker processes: 20,000 documents, one worker killed with -9 after 30 parts, parts in random order. The JSON must
# be that of one process, byte for byte. This is done RUNS times.
. "$(dirname "$0")/../setup.sh"
python=${PYTHON:-/usr/bin/python3}
needs 'dask.distributed (python3-distributed)' "$python" -c 'import distributed'
make_corpus
"$python" "$here/one.py" parts/*.jsonl > one.json

export DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES=10
"$python" -m distributed.cli.dask_scheduler --host 127.0.0.1 --port 0 --no-dashboard --scheduler-file "$dir/scheduler.json" \
  > "$dir/scheduler.log" 2>&1 &
started+=($!)
wait_until 60 test -s "$dir/scheduler.json" || fail 'the scheduler does not start'
"$python" -m distributed.cli.dask_worker --nworkers 2 --nthreads 1 --no-dashboard --host 127.0.0.1 \
  --scheduler-file "$dir/scheduler.json" --local-directory "$dir" > "$dir/workers.log" 2>&1 &
started+=($!)

address=$("$python" -c 'import json, sys; print(json.load(open(sys.argv[1]))["address"])' "$dir/scheduler.json")
"$python" "$here/dask/score.py" "$address" parts/*.jsonl > plain.json
cmp plain.json one.json || fail 'dask differs from one process'
for ((run = 1; run <= ${RUNS:-5}; run++)); do
  timeout 170 "$python" "$here/dask/killed.py" "$dir/scheduler.json" 2 parts/*.jsonl > killed.json 2> "$dir/killed.log" ||
    fail 'the run with a killed worker failed'
  cmp killed.json one.json || fail 'dask with a killed worker differs from one process'
  say "dask: $parts parts, a worker killed and replaced: the bytes of one process ($(grep '"conll"' one.json | tr -d ' ,'))"
done
