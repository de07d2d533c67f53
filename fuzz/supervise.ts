import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeCase } from './case-files.ts';
import { caseOf } from './cases.ts';
import type { Count, Found, FromWorker, ToWorker } from './messages.ts';
import { minimize } from './minimize.ts';
import { StatusFile } from './status.ts';
import type { Case } from './target.ts';
import { targets } from './targets/index.ts';

/** A check that takes longer than this counts as hanging. */
const HANG_MS = 120_000;
const LOOK_MS = 1000;
/** Heap limit of a worker; a worker that exceeds it dies, which is a finding. */
const HEAP_MB = 1024;
/** Maximum number of attempts to reduce a case that hangs or dies; each attempt is a process. */
const ATTEMPTS = 40;
const ATTEMPT_MS = 10_000;

/** Runs workers until the time is over, with a new worker whenever one hangs or dies. */
export async function supervise(
  script: string,
  task: ToWorker,
  report: { found: (entry: Found) => void; counts: (counts: readonly Count[]) => void },
): Promise<void> {
  const total = new Map<string, Count>();
  let chosen = task.chosen;
  for (let turn = 0; Date.now() < task.until; turn++) {
    const place = join(task.place, String(turn));
    mkdirSync(place, { recursive: true });
    const before = new Map(total);
    const end = await runWorker(script, { ...task, chosen, place }, (message) => {
      if (!('counts' in message)) return report.found(message);
      for (const count of message.counts) total.set(count.id, sum(before.get(count.id), count));
      report.counts([...total.values()]);
    });
    if (end === undefined) return;
    const { id } = targets[end.target];
    const input = await smallerDeath(script, place, id, caseOf(targets[end.target], task.seed, end.number));
    report.found({ target: id, number: end.number, kind: end.kind, message: end.message, input });
    chosen = task.chosen.map((entry) => ({
      ...entry,
      next: entry.id === id ? end.number + task.step : total.get(entry.id)?.next,
    }));
  }
}

const sum = (before: Count | undefined, count: Count): Count => ({
  ...count,
  inputs: (before?.inputs ?? 0) + count.inputs,
  spent: (before?.spent ?? 0) + count.spent,
});

interface BadEnd {
  readonly kind: string;
  readonly message: string;
  readonly target: number;
  readonly number: number;
}

/** Undefined if the worker ended normally. */
function runWorker(
  script: string,
  task: ToWorker,
  take: (message: FromWorker) => void,
): Promise<BadEnd | undefined> {
  const worker = startWorker(script);
  const status = new StatusFile(join(task.place, 'status'), 'w+');
  let hangs = false;
  let last = { beat: -1, since: Date.now() };
  const timer = setInterval(() => {
    const { beat } = status.read();
    if (beat !== last.beat) last = { beat, since: Date.now() };
    else if (Date.now() - last.since > HANG_MS) {
      hangs = true;
      worker.kill('SIGKILL');
    }
  }, LOOK_MS);
  let errors = '';
  worker.stderr?.on('data', (data) => {
    errors = (errors + data).slice(-4000);
  });
  worker.on('message', take);
  worker.send(task);
  return new Promise((resolve) => {
    worker.on('close', (code, signal) => {
      clearInterval(timer);
      const { target, number } = status.read();
      status.close();
      if (hangs) resolve({ kind: 'hang', message: `It runs for over ${HANG_MS / 1000} s.`, target, number });
      else if (code === 0) resolve(undefined);
      else
        resolve({
          kind: `death by ${signal ?? code}`,
          message: errors.trim() || 'No last words.',
          target,
          number,
        });
    });
  });
}

const startWorker = (script: string): ChildProcess =>
  fork(script, [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--stack-trace-limit=20'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

/** A smaller case that also hangs or dies. */
function smallerDeath(script: string, place: string, target: string, input: Case): Promise<Case> {
  let attempts = 0;
  const dies = (smaller: Case) => {
    attempts++;
    const folder = join(place, 'attempt');
    writeCase(folder, smaller, { target, kind: '', message: '' });
    const { status } = rerunCase(script, folder, place);
    return status !== 0 && status !== 1;
  };
  return minimize(input, dies, () => attempts < ATTEMPTS);
}

/** Runs a stored case in a separate process: 0 if it passes, 1 if it fails, another value if it hangs or dies. */
export function rerunCase(script: string, folder: string, place: string, timeout = ATTEMPT_MS) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, script, folder, place],
    { encoding: 'utf8', timeout, killSignal: 'SIGKILL', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return { status, failure: stdout.trim() };
}
