import { MemoryStore } from '../../src/corpus/shell.ts';
import type { GateLimits, GateReport } from '../../src/report/gate/report.ts';
import { type GateRequest, type GateResult, gateFiles } from '../../src/verbs/gate.ts';
import { memoryShell } from './memory-shell.ts';
import { file } from './score-place.ts';

type Cells = readonly string[];

/** A key document of six mentions in two entities, and responses to it: right, with one mention moved, with nothing right. */
export const KEY_CELLS: Cells = ['(1)', '(1)', '(1)', '(2)', '(2)', '(2)'];
export const WORSE_CELLS: Cells = ['(1)', '(1)', '(2)', '(2)', '(2)', '(2)'];
export const WORST_CELLS: Cells = ['(1)', '(2)', '(3)', '(4)', '(5)', '(6)'];

/** A file of documents d01, d02, …; those at some positions have other cells. */
export const numbered = (
  count: number,
  cells: Cells = KEY_CELLS,
  others: Readonly<Record<number, Cells>> = {},
  nameOf: (i: number) => string = (i) => `(d${String(i + 1).padStart(2, '0')}); part 000`,
): string =>
  file(
    ...Array.from({ length: count }, (_, i): [string, ...string[]] => [nameOf(i), ...(others[i] ?? cells)]),
  );

/** Runs `gate --update` on one response, and `gate` on another. */
export async function gated(
  files: { readonly key: string; readonly before: string; readonly now: string },
  limits: Partial<GateLimits> = {},
  options: Partial<GateRequest> = {},
): Promise<GateReport> {
  const run = (response: string, more: Partial<GateRequest>, baseline?: string) =>
    runGate({ key: files.key, response, ...(baseline === undefined ? {} : { baseline }) }, more);
  const { updated } = await run(files.before, { ...options, update: true });
  return (await run(files.now, { ...limits, ...options }, updated)).report;
}

/** Runs the verb on texts: `key`, `response` and, if there is one, `baseline`. */
export const runGate = (
  texts: Readonly<Record<string, string>>,
  options: Partial<GateRequest> = {},
): Promise<GateResult> =>
  gateFiles(
    {
      corpora: [{ key: { path: 'key', name: 'key' }, responses: [{ path: 'response', name: 'ours' }] }],
      baseline: 'baseline',
      ...options,
    },
    memoryShell(texts, MemoryStore),
  );
