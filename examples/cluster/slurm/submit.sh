#!/bin/sh
# submit.sh [SBATCH OPTIONS]: scores all parts, then a job that waits until all tasks have succeeded adds them up. Prints the number of that job.
mkdir -p counts logs
array=$(sbatch --parsable "$@" "$(dirname "$0")/score.sbatch") &&
  sbatch --parsable --dependency="afterok:$array" --kill-on-invalid-dep=yes --output=scores.json \
    --wrap 'corefeval merge counts/*.json --json'
