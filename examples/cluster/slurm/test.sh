#!/bin/bash
# Runs submit.sh on a cluster of one node on the loopback interface: 20,000 documents, a task that is killed and repeated, parts in any order. The result
# must equal that of one process. Needs root, because a node of Slurm does.
. "$(dirname "$0")/../setup.sh"
patience=${PATIENCE:-170} # seconds for all jobs together
parts=${PARTS:-20}        # a task takes longer to start than to score
needs 'slurm-wlm' sh -c 'command -v slurmctld slurmd munged sbatch'
[ "$(id -u)" = 0 ] || { say 'skipped: a cluster of Slurm can only be started by root'; exit 77; }
make_corpus

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
  mkdir -p "$dir"/{munge,state,spool}
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
  started+=($!)
  wait_until 60 test -S "$dir/munge/socket" || fail 'munged does not start'
  slurmctld -D -L "$dir/slurmctld.log" > /dev/null 2>&1 &
  started+=($!)
  slurmd -D -N "$host" -L "$dir/slurmd.log" > /dev/null 2>&1 &
  started+=($!)
  wait_until 60 node_is_idle || fail "the node does not come up: $(sinfo -h -o '%T %E' 2>&1)"
}

node_is_idle() { [ "$(sinfo -h -o %T 2> /dev/null)" = idle ]; }
state_of() { scontrol show job "$1" --oneliner 2> /dev/null | sed -n 's/.*JobState=\([A-Z_]*\).*/\1/p' | sort -u | paste -sd ' '; }
has_ended() { [[ ! "$(state_of "$1")" =~ PENDING|RUNNING|COMPLETING|CONFIGURING ]]; }
wait_for_job() { wait_until "$patience" has_ended "$1" || fail "the jobs have not ended: $(squeue -h -o '%i %T %r' | head -n 3)"; }

start_cluster
score_at_once
killed=$((parts / 2))
merge=$(KILLED=$(printf '%03d' "$killed") sh "$here/slurm/submit.sh" --array="0-$((parts - 1))")
wait_for_job "$merge"
[ -d "$dir/killed" ] || fail 'no task was killed'
[ "$(state_of "$merge")" = CANCELLED ] || fail "the merge without a part ended as $(state_of "$merge")"
[ ! -s scores.json ] || fail 'scores without a part'
[ "$(ls counts | wc -l)" = "$((parts - 1))" ] || fail "$(ls counts | wc -l) counts files"
merge=$(sh "$here/slurm/submit.sh" --array="$killed") # only the part that failed
wait_for_job "$merge"
[ "$(state_of "$merge")" = COMPLETED ] || fail "the merge ended as $(state_of "$merge")"
expect_same scores.json whole.scores.json
say "slurm: $parts tasks, one killed and repeated: the bytes of one process"
