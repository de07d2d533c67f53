#!/bin/bash
# Runs score.py on three ranks: 20,000 documents; one rank is killed with -9 while another waits for its part, the command is repeated, and the JSON must
# be that of one process, byte for byte.
. "$(dirname "$0")/../setup.sh"
python=${PYTHON:-/usr/bin/python3}
needs 'MPI (python3-mpi4py, openmpi-bin)' sh -c "command -v mpirun && $python -c 'import mpi4py'"
make_corpus
"$python" "$here/one.py" parts/*.jsonl > one.json
score=(mpirun --allow-run-as-root --oversubscribe -n 3 "$python" "$here/mpi/score.py" counts)

# The last part is a pipe into which nothing is written, so that the first run cannot end by itself.
mv parts/"$(printf '%03d' $((parts - 1)))".jsonl last.jsonl
mkfifo parts/"$(printf '%03d' $((parts - 1)))".jsonl
"${score[@]}" parts/*.jsonl > first.json 2> "$dir/mpi.log" &
first=$!
started+=("$first")
some_parts_are_done() { [ "$(find counts -name '*.jsonl.json' 2> /dev/null | wc -l)" -ge $((parts / 3)) ]; }
wait_until 100 some_parts_are_done || fail 'nothing was scored'
rank=$(pgrep -P "$first" | head -n 1)
kill -KILL "$rank"
wait "$first" && fail 'a killed rank was not noticed'
[ ! -s first.json ] || fail 'scores without a rank'

rm parts/"$(printf '%03d' $((parts - 1)))".jsonl
mv last.jsonl parts/"$(printf '%03d' $((parts - 1)))".jsonl
# shellcheck disable=SC2046
timeout 100 "${score[@]}" $(shuf -e parts/*.jsonl) > scores.json 2> "$dir/mpi.log" || fail 'the second run failed'
cmp scores.json one.json || fail 'MPI differs from one process'
say "mpi: 3 ranks, one killed and the command repeated: the bytes of one process"
