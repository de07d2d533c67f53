#!/bin/sh
# score.sh PART…: scores key/PART.conll and response/PART.conll for each part with GNU parallel, and prints the scores of the corpus as JSON.
# A part that fails is tried again; if it fails three times, nothing is printed.
mkdir -p counts
parallel --retries 3 --halt soon,fail=1 \
  corefeval score key/{}.conll response/{}.conll --jobs 1 --counts counts/{}.json '>' /dev/null ::: "$@" &&
  corefeval merge counts/*.json --json
