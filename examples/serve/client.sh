#!/usr/bin/env bash
# Scores pairs of documents with one server: a client of `corefeval serve` in shell. Needs bash and jq.
#
#     examples/serve/client.sh < pairs.jsonl        each line: {"key": [["a", "b"]], "response": [["a"], ["b"]]}
#
# COREFEVAL is the command; the default is `corefeval`.
set -euo pipefail

coproc SERVER { exec ${COREFEVAL:-corefeval} serve --stdio; }
exec {REQUESTS}>&"${SERVER[1]}" {ANSWERS}<&"${SERVER[0]}" # bash closes those of SERVER in $(…)
trap 'kill "$SERVER_PID" 2>/dev/null || true' EXIT

# call METHOD PARAMS: prints the result; an error ends the program.
call() {
  jq -nc --arg method "$1" --argjson params "$2" '{jsonrpc: "2.0", id: 1, $method, $params}' >&"$REQUESTS"
  local answer
  IFS= read -r answer <&"$ANSWERS"
  jq -e .result <<<"$answer" || { jq -r .error.message <<<"$answer" >&2; exit 1; }
}

call hello '{"protocol": 1, "client": "client.sh"}' >/dev/null
counts='[]'
while IFS= read -r pair; do
  counts="[$(call count "{\"documents\": [$pair], \"counts\": $counts}")]"
done
call score "{\"counts\": $counts}" | jq -r '.scores | to_entries[] | "\(.key)\t\(.value.f1)"'
