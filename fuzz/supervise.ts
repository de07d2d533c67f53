import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeCase } from './case-files.ts';
import { caseOf } from './cases.ts';
import { MEMORY, MOST_MEMORY_MB } from './failure.ts';
import { type Count, type Found, type FromWorker, MEMORY_EXIT, type ToWorker } from './messages.ts';
import { minimize } from './minimize.ts';
import { StatusFile } from './status.ts';
import type { Case, Target } from './target.ts';

const LOOK_MS = 1000;

/** What ends a worker, and how long its case is made smaller. */
export interface Limits {
  /** A check that takes longer than this hangs. */
  readonly hangMs: number;
  /** A worker that needs more dies, which is a finding. */
  readonly heapMb: number;
  /** So does one that has taken more in all. */
  readonly memoryMb: number;
  /** Each attempt at a smaller case that hangs or dies is a process. */
  readonly attempts: number;
  readonly attemptMs: number;
}

const USUAL: Limits = {
  hangMs: 120_000,
  heapMb: 1024,
  memoryMb: MOST_MEMORY_MB,
  attempts: 40,
  attemptMs: 10_000,
};

/** Runs workers until the time is over, with a new worker whenever one hangs or dies. */
export async function supervise(
  script: string,
  targets: readonly Target[],
  task: ToWorker,
  report: { found: (entry: Found) => void; counts: (counts: readonly Count[]) => void },
  limits = USUAL,
): Promise<void> {
  const total = new Map<string, Count>();
  let chosen = task.chosen;
  for (let turn = 0; Date.now() < task.until; turn++) {
    const place = join(task.place, String(turn));
    mkdirSync(place, { recursive: true });
    const before = new Map(total);
    const take = (message: FromWorker) => {
      if (!('counts' in message)) return report.found(message);
      for (const count of message.counts) total.set(count.id, sum(before.get(count.id), count));
      report.counts([...total.values()]);
    };
    const end = await runWorker(script, { ...task, chosen, place }, take, limits);
    if (end === undefined) return;
    if (end.beat === 0) continue; // it did not come to its first case, so no case is to blame
    const target = targets[end.target];
    const { id } = target;
    const input = await smallerDeath(script, place, id, caseOf(target, task.seed, end.number), limits);
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
  readonly beat: number;
}

/** Undefined if the worker ended normally. */
function runWorker(
  script: string,
  task: ToWorker,
  take: (message: FromWorker) => void,
  limits: Limits,
): Promise<BadEnd | undefined> {
  const { hangMs } = limits;
  const worker = startWorker(script, limits);
  const status = new StatusFile(join(task.place, 'status'), 'w+');
  let hangs = false;
  let last = { beat: -1, since: Date.now() };
  const timer = setInterval(() => {
    const { beat } = status.read();
    if (beat !== last.beat) last = { beat, since: Date.now() };
    else if (Date.now() - last.since > hangMs) {
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
      const { target, number, beat } = status.read();
      status.close();
      if (hangs)
        resolve({ kind: 'hang', message: `It runs for over ${hangMs / 1000} s.`, target, number, beat });
      else if (code === 0 && Date.now() >= task.until) resolve(undefined);
      else
        resolve({
          kind: code === MEMORY_EXIT ? MEMORY : `death by ${signal ?? code}`,
          message: errors.trim() || 'No last words.',
          target,
          number,
          beat,
        });
    });
  });
}

const startWorker = (script: string, { heapMb, memoryMb }: Limits): ChildProcess =>
  fork(script, [String(memoryMb)], {
    execArgv: [`--max-old-space-size=${heapMb}`, '--stack-trace-limit=20'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

/** A smaller case that hangs or dies, too. */
function smallerDeath(
  script: string,
  place: string,
  target: string,
  input: Case,
  limits: Limits,
): Promise<Case> {
  let attempts = 0;
  const dies = (smaller: Case) => {
    attempts++;
    const folder = join(place, 'attempt');
    writeCase(folder, smaller, { target, kind: '', message: '' });
    const { status } = rerunCase(script, folder, place, limits);
    return status !== 0 && status !== 1;
  };
  return minimize(input, dies, () => attempts < limits.attempts);
}

/** Runs a kept case in a process of its own: 0 all is well, 1 it fails, anything else: it hangs or dies. */
export function rerunCase(
  script: string,
  folder: string,
  place: string,
  { heapMb, memoryMb, attemptMs }: Limits = { ...USUAL, attemptMs: USUAL.hangMs },
) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, script, String(memoryMb), folder, place],
    { encoding: 'utf8', timeout: attemptMs, killSignal: 'SIGKILL', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const said = stdout.trim(); // a check that ends the process with code 0 leaves nothing said
  return { status: said === '' && status === 0 ? null : status, failure: said === 'null' ? '' : said };
}
