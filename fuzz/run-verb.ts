import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runEvmeval } from '../src/cli/drop-ins/evmeval.ts';
import { runScorerPl } from '../src/cli/drop-ins/scorer-pl.ts';
import { runProgram } from '../src/cli/program.ts';
import { takeOutput } from '../test/support/take-output.ts';
import { putFiles } from './case-files.ts';
import { Broken, type Case, ensure } from './target.ts';

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a verb in this process, in the current directory with only these files, and captures its output. */
export async function runVerb({ args, files }: Case): Promise<Outcome> {
  emptyPlace();
  putFiles('.', files);
  const taken = takeOutput();
  try {
    const code = await codeOf(args);
    ensureKept(files);
    return { code, ...taken.output() };
  } finally {
    taken.end();
  }
}

async function codeOf(args: readonly string[]): Promise<number> {
  const [verb, ...rest] = args;
  if (verb === 'scorer.pl') return runScorerPl(rest);
  return verb === 'evmeval' ? runEvmeval(rest) : runProgram(args);
}

/** No verb changes a file that was there, unless it is empty or by force. */
export function ensureKept(files: Case['files']): void {
  for (const [name, bytes] of Object.entries(files)) {
    const kept = bytes.length === 0 || readFileSync(name).equals(bytes);
    ensure(kept, 'files stay as they are', () => name);
  }
}

/** Removes what the last case has left in the current directory. */
export function emptyPlace(): void {
  for (const name of readdirSync('.')) rmSync(join('.', name), { recursive: true, force: true });
}

/** Checks what holds for every verb and any input. With `data`, the output is a file rather than text for a terminal. */
export function ensureValidOutcome({ code, stdout, stderr }: Outcome, { data = false } = {}): void {
  ensure([0, 1, 2, 3].includes(code), 'the exit code is 0, 1, 2 or 3', () => String(code));
  // The last line on a system with errors comes after its problems.
  const crash = /^error: (?!.* is left out: it cannot be scored\.$)(.*)/m.exec(stderr)?.[1];
  if (code !== 2 && crash !== undefined) {
    throw new Broken(`a problem has a code: ${crash.replace(/['"`].*|\d+/gs, '…').slice(0, 60)}`, crash);
  }
  ensure(code === 0 || stderr !== '' || stdout !== '', 'failure says why');
  for (const [name, text] of [...(data ? [] : [['output', stdout]]), ['errors', stderr]]) {
    const bad = (/^[{[]/.test(text) ? /[\x00-\x09\x0b-\x1f]/ : /[\x00-\x08\x0b-\x1f\x7f-\x9f]/).exec(text);
    if (bad === null) continue;
    throw new Broken(
      `no control characters in ${name}`,
      JSON.stringify(text.slice(Math.max(0, bad.index - 40), bad.index + 20)),
    );
  }
  ensureNoRemains();
}

function ensureNoRemains(): void {
  const left = readdirSync('.').find((name) => name.endsWith('.tmp'));
  ensure(left === undefined, 'no half-written file is left', () => String(left));
}

const FRACTIONS = new Set(['recall', 'precision', 'f1', 'conll', 'index']);

/** Checks that every score in a JSON report is undefined or from 0 to 1 (an adjusted index may be negative). */
export function ensureBounds(json: string): void {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Broken('JSON can be read', (error as Error).message);
  }
  walk(value, '');
}

function walk(value: unknown, name: string): void {
  if (typeof value === 'number' && FRACTIONS.has(name)) {
    ensure(value <= 1 + 1e-9 && (value >= 0 || name === 'index'), `${name} is from 0 to 1`, () =>
      String(value),
    );
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) walk(inner, key);
}
