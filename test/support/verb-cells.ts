import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { MAIN, type Outcome } from './cli.ts';
import { takeOutput } from './take-output.ts';

/** The corpora of a command line: a key and its responses; for verbs without sides, annotators or inputs. */
export interface Corpora {
  readonly key: string;
  readonly responses: readonly string[];
}

/** Folder of the output of `convert`. */
const CONVERTED = 'converted';
const FEW = ['--resamples', '20'];

/** Every verb that reads corpora, with its arguments. */
const verbs = {
  score: ({ key, responses }: Corpora) => [key, ...responses],
  report: ({ key, responses }: Corpora) => [key, ...responses],
  compare: ({ key, responses }: Corpora) => [key, ...responses, ...FEW, '--exchanges', '20'],
  analyze: ({ key, responses }: Corpora) => [key, ...responses],
  explain: ({ key, responses }: Corpora) => [key, responses[0]],
  gate: ({ key, responses }: Corpora) => [key, ...responses, '--baseline', 'new.baseline', '--update'],
  check: ({ key, responses }: Corpora) =>
    responses.length === 1 ? [key, ...responses, '--json'] : ['--key', key, ...responses, '--json'],
  agree: ({ key, responses }: Corpora) => [key, ...responses, ...FEW],
  convert: ({ key, responses }: Corpora) => [
    key,
    ...responses,
    '--to',
    'jsonlines',
    '--output-dir',
    CONVERTED,
  ],
} as const;

export type CorpusVerb = keyof typeof verbs;
export const corpusVerbs = Object.keys(verbs) as CorpusVerb[];

/** The command line of a verb. `explain` works on one document with --document, and with --difference on all. */
export function commandLine(verb: CorpusVerb, corpora: Corpora, options: readonly string[]): string[] {
  const isOfAll = verb === 'explain' && !options.includes('--document');
  return [verb, ...verbs[verb](corpora), ...options, ...(isOfAll ? ['--difference', '--target', '50'] : [])];
}

/** Runs a command line in the working directory: in this thread, or in a process if a text is given to its standard input. */
export async function runLine(args: readonly string[], input?: string): Promise<Outcome> {
  if (input !== undefined) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
      encoding: 'utf8',
      input,
    });
    return { code: status, stdout, stderr };
  }
  const runProgram = await builtProgram();
  const taken = takeOutput();
  try {
    const code = await runProgram(args);
    return { code, ...taken.output() };
  } finally {
    taken.end();
  }
}

/** The built program: that of the sources has no pages, which `report` needs. */
async function builtProgram(): Promise<(args: readonly string[]) => Promise<number>> {
  const path = new URL('../../build/cli/program.js', import.meta.url).href;
  return (await import(path)).runProgram;
}

/** An error or a warning, and its place: `key.conll:12`, or the file alone. */
interface Message {
  readonly text: string;
  readonly place: string;
}

const MESSAGE = /^(?:(.+?): )?((?:error|warning)\[[a-z0-9-]+\/[a-z0-9-]+\]): /gm;
/** The column at the end of a place. */
const COLUMN = /(?<=:\d+):\d+$/;

/** The errors and warnings that a verb reports; `check` lists them in its output, without notes. */
export function messagesOf(verb: CorpusVerb, { stdout, stderr }: Outcome): Message[] {
  const printed = Array.from(stderr.matchAll(MESSAGE), ([, place = '', text]) => ({
    text,
    place: place.replace(COLUMN, ''),
  }));
  return verb === 'check' && stdout.startsWith('{') ? [...printed, ...listed(stdout)] : printed;
}

interface ListedProblem {
  readonly severity: string;
  readonly code: string;
  readonly file?: string;
  readonly line?: number;
}

const listed = (json: string): Message[] =>
  (JSON.parse(json).problems as ListedProblem[])
    .filter(({ severity }) => severity !== 'note')
    .map(({ severity, code, file = '', line }) => ({
      text: `${severity}[${code}]`,
      place: line === undefined ? file : `${file}:${line}`,
    }));

/** The exit code and the errors and warnings, each once: `exit 1 error[file/format] warning[file/skipped]`. */
export const summaryOf = ({ code }: Outcome, messages: readonly Message[]): string =>
  [`exit ${code}`, ...[...new Set(messages.map(({ text }) => text))].sort()].join(' ');

/** Whether a verb has written its result. */
export function hasOutput(verb: CorpusVerb, { stdout }: Outcome): boolean {
  return verb === 'convert' ? readdirSync('.').includes(CONVERTED) : stdout !== '';
}
