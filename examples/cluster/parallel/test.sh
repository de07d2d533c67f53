#!/bin/bash
# Runs score.sh on 20,000 documents, with a worker that is killed, and compares the result with that of one process.
. "$(dirname "$0")/../setup.sh"
needs 'GNU parallel' sh -c 'parallel --version | grep GNU'
parts=${PARTS:-40} # starting Node takes longer than scoring a part
make_corpus
score_at_once
names=$(ls key | sed 's/\.conll$//')
# shellcheck disable=SC2086
KILLED=$(printf '%03d' $((parts / 2))) sh "$here/parallel/score.sh" $(shuf -e $names) > scores.json 2> "$dir/parallel.log"
[ -d "$dir/killed" ] || fail 'no worker was killed'
expect_same scores.json whole.scores.json
# A part that can never be scored: no scores.
rm -r counts && mv key/000.conll key.away
sh "$here/parallel/score.sh" 000 001 > none.json 2> "$dir/parallel.log" && fail 'a missing part was not noticed'
[ ! -s none.json ] || fail 'scores without a part'
say "parallel: $parts parts, one worker killed: the bytes of one process"
