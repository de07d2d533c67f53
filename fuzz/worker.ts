/** One process of the fuzzer: runs cases until the time is over and reports their number and the findings to its parent. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCase } from './case-files.ts';
import { caseOf } from './cases.ts';
import { failureOf } from './failure.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { minimize } from './minimize.ts';
import { StatusFile } from './status.ts';
import type { Target } from './target.ts';
import { targets } from './targets/index.ts';

/** Shares of the time for targets that are functions, run verbs, or start processes. */
const SHARES = [0.65, 0.2, 0.15];
const slowness = ({ writes, spawns }: Target): number => (spawns ? 2 : writes ? 1 : 0);
/** Maximum time between reports to the parent. */
const NEWS_MS = 500;
/** Maximum time to minimise a finding. */
const MINIMIZING_MS = 20_000;

const tell = (message: FromWorker) => process.send?.(message);

/** The cases and the time of a target so far. */
interface Turn {
  readonly target: Target;
  /** Its share of the time. */
  readonly share: number;
  next: number;
  inputs: number;
  spent: number;
}

async function fuzz({ seed, until, chosen, first, step, place }: ToWorker): Promise<void> {
  const status = new StatusFile(join(place, 'status'), 'w+');
  enter(place);
  const turns = chosen.map(({ id, next }) => turnOf(id, next ?? first));
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
    const failure = await failureOf(target, input);
    turn.next += step;
    turn.inputs++;
    turn.spent += performance.now() - begun;
    if (failure !== undefined) {
      const name = `${target.id} ${failure.kind}`;
      const isNew = !seen.has(name);
      seen.add(name);
      tell({
        ...failure,
        target: target.id,
        number,
        input: isNew ? await smaller(target, number, beat) : undefined,
      });
    }
    if (performance.now() - news > NEWS_MS) {
      news = performance.now();
      tellCounts(turns);
    }
  }
  tellCounts(turns);
  status.close();
  process.disconnect?.();

  async function smaller(target: Target, number: number, beat: () => void) {
    const input = caseOf(target, seed, number);
    const kind = (await failureOf(target, input))?.kind;
    const end = performance.now() + MINIMIZING_MS;
    return minimize(
      input,
      async (attempt) => {
        beat();
        return (await failureOf(target, attempt))?.kind === kind;
      },
      () => performance.now() < end,
    );
  }
}

function turnOf(id: string, next: number): Turn {
  const target = targets.find((candidate) => candidate.id === id) as Target;
  const alike = targets.filter((other) => slowness(other) === slowness(target)).length;
  const share = SHARES[slowness(target)] / alike;
  return { target, share, next, inputs: 0, spent: 0 };
}

function tellCounts(turns: Turn[]): void {
  tell({ counts: turns.map(({ target, inputs, spent, next }) => ({ id: target.id, inputs, spent, next })) });
}

/** Makes an empty folder the current directory, since checks write files there. */
function enter(place: string): void {
  mkdirSync(join(place, 'files'), { recursive: true });
  process.chdir(join(place, 'files'));
}

/** Runs one stored case; the exit code is 1 if it still fails. */
async function rerun(folder: string, place: string): Promise<void> {
  const { card, input } = readCase(folder);
  enter(place);
  const target = targets.find(({ id }) => id === card.target);
  if (target === undefined) throw new RangeError(`There is no reader "${card.target}".`);
  const failure = await failureOf(target, input);
  if (failure === undefined) return;
  process.stdout.write(`${JSON.stringify(failure)}\n`);
  process.exitCode = 1;
}

const [folder, place] = process.argv.slice(2);
if (folder !== undefined) await rerun(folder, place);
else process.once('message', (message: ToWorker) => void fuzz(message));
