import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scorerOptions } from '../../src/compat/evmeval/arguments/scorer.ts';
import type { EvmevalOptions, EvmevalWorld } from '../../src/compat/evmeval/arguments/scorer-options.ts';
import type { LogOutput } from '../../src/compat/evmeval/python/log.ts';
import { release16, release18 } from '../../src/compat/evmeval/release.ts';
import { type EvmevalResult, runScorer } from '../../src/compat/evmeval/score/scorer.ts';

/** One recorded run of the public tool: its input, its flags and its output. */
export interface EvmevalCase {
  readonly id: string;
  readonly oracle: 'v1.8' | 'v1.6';
  readonly note: string;
  readonly mode: 'char' | 'token';
  readonly command: string;
  readonly exit_code: number;
  readonly outputs: readonly string[];
  readonly numbers?: {
    readonly coref_hash_order_alternatives?: Readonly<Record<string, unknown>>;
    readonly coref_average?: number;
    readonly coref?: Readonly<Record<string, unknown>>;
  };
  readonly exact?: {
    /** Micro P, R, F and macro P, R, F in per cent. */
    readonly averages: Readonly<Record<string, readonly (number | null)[]>>;
    /** P, R, F as fractions. */
    readonly types: Readonly<Record<string, readonly (number | null)[]>>;
    readonly documents: readonly {
      readonly doc_id: string;
      readonly mappings: readonly (readonly (readonly [gold: number, system: number, dice: number])[])[];
    }[];
  };
}

/** A folder of cases with its manifest. */
export const evmevalCases = (root: URL): EvmevalCase[] =>
  JSON.parse(readFileSync(new URL('manifest.json', root), 'utf8')).cases;

/** The files of a case as byte strings. */
export function worldOf(directory: URL): EvmevalWorld {
  const at = (path: string) => fileURLToPath(new URL(path, directory));
  const stat = (path: string) => statSync(at(path), { throwIfNoEntry: false });
  return {
    read: (path) => (stat(path)?.isFile() ? readFileSync(at(path), 'latin1') : undefined),
    isDirectory: (path) => stat(path)?.isDirectory() ?? false,
  };
}

export const caseFolder = (root: URL, id: string): URL => new URL(`cases/${id}/`, root);

/** The flags of a case, as passed to the tool. */
export const caseArguments = ({ command }: EvmevalCase): string[] =>
  command.replace(/^\S+( \(2015-08-20\))? /, '').split(' ');

export function runCase(root: URL, golden: EvmevalCase): EvmevalResult {
  const options = scorerOptions(caseArguments(golden)) as EvmevalOptions;
  const release = golden.oracle === 'v1.6' ? release16 : release18;
  return runScorer(options, worldOf(caseFolder(root, golden.id)), release);
}

/** The log without time stamps, as in the golden files. */
export const logText = (output: readonly LogOutput[]): string =>
  output
    .map((entry) => ('text' in entry ? entry.text : `[${entry.level}] <time> : ${entry.message}\n`))
    .join('');

/** The recorded output without tracebacks, and the output of this run. */
export function comparedFiles(root: URL, golden: EvmevalCase, result: EvmevalResult) {
  const folder = caseFolder(root, golden.id);
  const files = golden.outputs.filter((path) => path !== 'out/stderr.txt');
  const wanted = new Map<string, string>();
  const got = new Map<string, string | undefined>();
  for (const path of files) {
    const text = readFileSync(new URL(path, folder), 'latin1');
    // The golden files of version 1.6 were recorded in another directory.
    wanted.set(path, text.replaceAll(`../../golden/cases/${golden.id}/`, ''));
    got.set(path, path === 'out/log.txt' ? logText(result.output) : written(path, result));
  }
  for (const path of result.files.keys()) {
    if (!path.startsWith('out/seq') && !files.includes(path)) got.set(path, 'not written by the tool');
  }
  return { wanted, got };
}

/** The first line of the output of the CoNLL scorer contains a path. */
const written = (path: string, { files }: EvmevalResult): string | undefined =>
  path === 'out/coref.txt'
    ? files.get(path)?.replace(/^version: 8\.0 .*/, 'version: 8.0 <path>')
    : files.get(path);

export const eventsGoldens = new URL('../../../shared/golden/events/', import.meta.url);
export const eventsFixtures = new URL('../fixtures/events/', import.meta.url);
