# Sourced by the tests of this folder: a temporary folder with a corpus of 20,000 documents in parts, and the commands that the recipes call.
# DOCUMENTS and PARTS change the size. The folder, and what a test has started, is removed at the end.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
documents=${DOCUMENTS:-20000}
parts=${PARTS:-100}
started=() # processes that this test has started

say() { printf '%s\n' "$*" >&2; }
fail() {
  say "FAILED: $*"
  exit 1
}

# needs NAME COMMAND…: ends the test with a sentence if the engine is not installed.
needs() {
  local what=$1
  shift
  "$@" > /dev/null 2>&1 && return
  say "skipped: $what is not installed"
  exit 77
}

# wait_until SECONDS COMMAND…
wait_until() {
  local end=$((SECONDS + $1))
  shift
  until "$@"; do
    [ "$SECONDS" -lt "$end" ] || return 1
    sleep 0.2
  done
}

clean_up() {
  local status=$? i
  for ((i = ${#started[@]} - 1; i >= 0; i--)); do
    kill "${started[i]}" 2> /dev/null || true
    wait "${started[i]}" 2> /dev/null || true
  done
  if [ "$status" -ne 0 ] && [ "$status" -ne 77 ]; then
    for log in "$dir"/*.log; do [ ! -s "$log" ] || { say "--- $log"; tail -n 15 "$log" >&2; }; done
  fi
  rm -rf "$dir"
  exit "$status"
}

# make_corpus: the corpus in $dir/work, which becomes the working folder; `corefeval` is the program of this repository.
make_corpus() {
  dir=$(mktemp -d "${TMPDIR:-/tmp}/corefeval-cluster-XXXXXX")
  chmod 755 "$dir"
  trap clean_up EXIT
  trap 'exit 130' INT TERM
  mkdir -p "$dir/work" "$dir/bin"
  node "$root/scripts/setup.mjs"
  # A part named in KILLED is killed the first time that it is scored, as a worker of a failing machine would be.
  cat > "$dir/bin/corefeval" << SH
#!/bin/sh
case "\$*" in
  *" key/\${KILLED:-none}.conll "*) mkdir "$dir/killed" 2> /dev/null && kill -KILL \$\$ ;;
esac
exec "$(command -v node)" "$root/dist/bin/main.js" "\$@"
SH
  chmod 755 "$dir/bin/corefeval"
  export PATH=$dir/bin:$PATH
  export PYTHONPATH=$root/python/src PYTHONDONTWRITEBYTECODE=1
  COREFEVAL_COMMAND="$(command -v node) $root/dist/bin/main.js"
  export COREFEVAL_COMMAND
  cd "$dir/work"
  node "$here/corpus.mjs" . "$documents" "$parts"
}

# score_at_once: the result of one process, as merge prints it.
score_at_once() {
  corefeval score key.conll response.conll --counts whole.json > /dev/null
  corefeval merge whole.json --json > whole.scores.json
}

# expect_same ONE OTHER: the same bytes, except for the lines with the names of files.
expect_same() {
  grep -q '"conll"' "$1" || fail "$1 has no scores"
  cmp <(grep -v '"path":\|"name":' "$1") <(grep -v '"path":\|"name":' "$2") || fail "$1 differs from $2"
}
