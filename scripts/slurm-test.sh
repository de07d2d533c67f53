#!/bin/bash
# Runs the Slurm recipe of docs/cluster.md for real: a cluster of one node on the loopback interface, a corpus in 100 parts,
# the job array and the merge job of the documentation. The result must equal that of a single run.
# Needs root on Debian or Ubuntu; installs slurm-wlm and munge if they are missing. The cluster, its files and the corpus are
# removed afterwards in any case.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
parts=100
documents=400
patience=600 # seconds for all jobs together

reason='a command failed'
say() { printf '%s\n' "$*" >&2; }
fail() {
  reason=$*
  exit 1
}

[ "$(id -u)" = 0 ] || { say 'A cluster can only be started by root.'; exit 1; }
if ! command -v slurmctld slurmd munged sbatch > /dev/null; then
  say 'Installing slurm-wlm and munge …'
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends slurm-wlm munge; } > /dev/null
fi

dir=$(mktemp -d "${TMPDIR:-/tmp}/corefeval-slurm-XXXXXX")
chmod 755 "$dir" # munge wants a path that others cannot write and all can search
mkdir -p "$dir"/{bin,munge,state,spool,work}
daemons=()

# Stops the daemons in reverse order, each by its process id, and removes all files.
clean_up() {
  status=$?
  if [ "$status" -ne 0 ]; then
    for log in "$dir"/*.log; do
      [ -s "$log" ] && { say "--- $log"; tail -n 10 "$log" >&2; }
    done
    say "FAILED: $reason"
  fi
  for ((i = ${#daemons[@]} - 1; i >= 0; i--)); do
    kill "${daemons[i]}" 2> /dev/null || true
    wait "${daemons[i]}" 2> /dev/null || true
  done
  rm -rf "$dir"
  exit "$status"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

# Two unused ports.
read -r ctld_port slurmd_port < <(node -e '
  const { createServer } = require("node:net");
  const servers = [createServer(), createServer()];
  let open = 0;
  for (const server of servers) server.listen(0, "127.0.0.1", () => {
    if (++open < servers.length) return;
    console.log(servers.map((s) => s.address().port).join(" "));
    for (const s of servers) s.close();
  });')

start_cluster() {
  export SLURM_CONF=$dir/slurm.conf
  local host
  host=$(hostname -s)
  # No cgroups, no accounting, no address but loopback.
  cat > "$SLURM_CONF" << CONF
ClusterName=corefeval
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$dir/munge/socket
CredType=cred/munge
CommunicationParameters=NoInAddrAny,NoCtldInAddrAny
SlurmctldPort=$ctld_port
SlurmdPort=$slurmd_port
SlurmctldPidFile=$dir/slurmctld.pid
SlurmdPidFile=$dir/slurmd.pid
StateSaveLocation=$dir/state
SlurmdSpoolDir=$dir/spool
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0
MinJobAge=3600
ReturnToService=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=local Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
  dd if=/dev/urandom of="$dir/munge/key" bs=128 count=1 status=none
  chmod 600 "$dir/munge/key"
  munged --foreground --socket="$dir/munge/socket" --key-file="$dir/munge/key" --pid-file="$dir/munge/pid" \
    --seed-file="$dir/munge/seed" --log-file="$dir/munged.log" > /dev/null 2>&1 &
  daemons+=($!)
  wait_until 20 test -S "$dir/munge/socket" || fail 'munged does not start'
  slurmctld -D -L "$dir/slurmctld.log" > /dev/null 2>&1 &
  daemons+=($!)
  slurmd -D -N "$host" -L "$dir/slurmd.log" > /dev/null 2>&1 &
  daemons+=($!)
  wait_until 60 node_is_idle || fail "the node does not come up: $(sinfo -h -o '%T %E' 2>&1)"
}

node_is_idle() { [ "$(sinfo -h -o %T 2> /dev/null)" = idle ]; }

# wait_until SECONDS COMMAND…
wait_until() {
  local end=$((SECONDS + $1))
  shift
  until "$@"; do
    [ "$SECONDS" -lt "$end" ] || return 1
    sleep 0.5
  done
}

# The first block of docs/cluster.md that contains a text, without its fence.
recipe() {
  awk -v text="$1" '
    /^```/ { if (inside && index(block, text)) { printf "%s", block; exit } inside = !inside; block = ""; next }
    inside { block = block $0 "\n" }' "$root/docs/cluster.md"
}

state_of() { scontrol show job "$1" --oneliner 2> /dev/null | sed -n 's/.*JobState=\([A-Z_]*\).*/\1/p' | sort -u | paste -sd ' '; }
has_ended() { [[ ! "$(state_of "$1")" =~ PENDING|RUNNING|COMPLETING|CONFIGURING ]]; }

say 'Starting a cluster of one node …'
start_cluster
say "  $(sinfo -h -o '%P %D node %T, %c processors'), $(sbatch --version)"

node "$root/scripts/setup.mjs"
printf '#!/bin/sh\nexec %s %s "$@"\n' "$(command -v node)" "$root/dist/bin/main.js" > "$dir/bin/corefeval"
chmod 755 "$dir/bin/corefeval"
export PATH=$dir/bin:$PATH

cd "$dir/work"
say "Generating $documents documents in $parts parts …"
node "$root/bench/generate.mjs" conll12 corpus --documents "$documents" > /dev/null
recipe 'split.awk:' > split.awk
mkdir key response
awk -v parts="$parts" -f split.awk corpus.key.conll corpus.response.conll
[ "$(ls key | wc -l)" = "$parts" ] && [ "$(ls response | wc -l)" = "$parts" ] || fail 'the corpus was not cut into parts'

say 'Submitting the job array and the merge …'
recipe '# score.sbatch' > score.sbatch
recipe 'sbatch --parsable score.sbatch' > submit.sh
merge=$(sh -e submit.sh | tail -n 1)
begun=$SECONDS
wait_until "$patience" has_ended "$merge" || fail "the jobs have not ended: $(squeue -h -o '%i %T %r' | head -n 3)"
[ "$(state_of "$merge")" = COMPLETED ] || fail "the merge job ended as $(state_of "$merge")"
say "  ended after $((SECONDS - begun)) s; $(ls counts | wc -l) counts files"

corefeval score corpus.key.conll corpus.response.conll --json > single.json
node - << 'JS'
const { readFileSync } = require('node:fs');
// Everything is compared except the paths of the files.
const report = (path) =>
  JSON.stringify(JSON.parse(readFileSync(path, 'utf8')), (name, value) =>
    ['path', 'name', 'file', 'line'].includes(name) ? undefined : value, 1);
const [merged, single] = [report('scores.json'), report('single.json')];
if (merged !== single) {
  console.error('merged:', merged, '\nsingle:', single);
  process.exit(1);
}
const { key, systems } = JSON.parse(single);
console.error(`  the same to the last digit: ${key.documents} documents, ${key.mentions} mentions, CoNLL ${systems[0].conll}`);
JS
say 'passed'
