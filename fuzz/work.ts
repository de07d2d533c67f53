import { mkdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { readCase } from './case-files.ts';
import { caseOf } from './cases.ts';
import { type Failure, type FailureLimits, failureOf, MEMORY } from './failure.ts';
import { type FromWorker, MEMORY_EXIT, type ToWorker } from './messages.ts';
import { minimize } from './minimize.ts';
import { StatusFile } from './status.ts';
import type { Target } from './target.ts';

/** How much of the time targets share that are functions, run verbs, or start processes. */
const SHARES = [0.45, 0.25, 0.3];
const slowness = ({ writes, spawns }: Target): number => (spawns ? 2 : writes ? 1 : 0);
/** Maximum time between two messages to the parent. */
const MESSAGE_MS = 500;
/** Maximum time for the minimisation of a finding. */
const MINIMIZING_MS = 20_000;

const send = (message: FromWorker) => process.send?.(message);

/** What a target has had so far. */
interface Turn {
  readonly target: Target;
  /** How much of the time it should have. */
  readonly share: number;
  next: number;
  inputs: number;
  spent: number;
}

async function fuzz(
  targets: readonly Target[],
  { seed, until, chosen, first, step, place }: ToWorker,
  limits: FailureLimits,
): Promise<void> {
  const status = new StatusFile(join(place, 'status'), 'w+');
  enter(place);
  const turns = chosen.map(({ id, next }) => turnOf(targets, id, next ?? first));
  const seen = new Set<string>();
  let news = performance.now();
  while (Date.now() < until) {
    const turn = turns.reduce((a, b) => (b.spent / b.share < a.spent / a.share ? b : a));
    const { target } = turn;
    const begun = performance.now();
    const number = turn.next;
    const beat = () => status.write(targets.indexOf(target), number);
    beat();
    const input = caseOf(target, seed, number);
    const failure = await failureOf(target, input, limits);
    turn.next += step;
    turn.inputs++;
    turn.spent += performance.now() - begun;
    if (failure?.kind === MEMORY) endForMemory(failure);
    if (failure !== undefined) {
      const name = `${target.id} ${failure.kind}`;
      const isNew = !seen.has(name);
      seen.add(name);
      send({
        ...failure,
        target: target.id,
        number,
        input: isNew ? await smaller(target, number, beat) : undefined,
      });
    }
    if (performance.now() - news > MESSAGE_MS) {
      news = performance.now();
      tellCounts(turns);
    }
  }
  tellCounts(turns);
  status.close();
  process.disconnect?.();

  async function smaller(target: Target, number: number, beat: () => void) {
    const input = caseOf(target, seed, number);
    const kind = (await failureOf(target, input, limits))?.kind;
    const end = performance.now() + MINIMIZING_MS;
    return minimize(
      input,
      async (attempt) => {
        beat();
        return (await failureOf(target, attempt, limits))?.kind === kind;
      },
      () => performance.now() < end,
    );
  }
}

function turnOf(targets: readonly Target[], id: string, next: number): Turn {
  const target = targets.find((candidate) => candidate.id === id) as Target;
  const alike = targets.filter((other) => slowness(other) === slowness(target)).length;
  const share = SHARES[slowness(target)] / alike;
  return { target, share, next, inputs: 0, spent: 0 };
}

function tellCounts(turns: Turn[]): void {
  send({ counts: turns.map(({ target, inputs, spent, next }) => ({ id: target.id, inputs, spent, next })) });
}

/** An empty folder as the current one: checks write files there. */
function enter(place: string): void {
  mkdirSync(join(place, 'files'), { recursive: true });
  process.chdir(join(place, 'files'));
}

/** Runs one kept case; the exit code says whether it still fails. */
async function rerun(
  targets: readonly Target[],
  folder: string,
  place: string,
  limits: FailureLimits,
): Promise<void> {
  const { card, input } = readCase(folder);
  enter(place);
  const target = targets.find(({ id }) => id === card.target);
  if (target === undefined) throw new RangeError(`There is no reader "${card.target}".`);
  const failure = await failureOf(target, input, limits);
  process.stdout.write(`${JSON.stringify(failure ?? null)}\n`);
  if (failure !== undefined) process.exitCode = failure.kind === MEMORY ? MEMORY_EXIT : 1;
}

/** What is in use stays in use: in this process every case would fail from now on. */
function endForMemory({ message }: Failure): never {
  writeSync(2, message);
  process.exit(MEMORY_EXIT);
}

/** One process of the fuzzer: runs cases until the time is over, and reports their number and the findings to its parent. */
export async function work(targets: readonly Target[]): Promise<void> {
  const [memoryMb, folder, place] = process.argv.slice(2);
  const limits = { mostMemory: Number(memoryMb) * 2 ** 20 };
  if (folder !== undefined) await rerun(targets, folder, place, limits);
  else process.once('message', (message: ToWorker) => void fuzz(targets, message, limits));
}
