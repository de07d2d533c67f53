import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { runEvmeval } from '../../src/cli/drop-ins/evmeval.ts';

/** A file of a case: its text, or its bytes. */
type RecordedFile = string | { readonly base64: string };

/** One recorded run of the public event nugget scorer. */
export interface FreshCase {
  readonly id: string;
  readonly release: '1.8' | '1.6';
  readonly args: readonly string[];
  readonly files: Readonly<Record<string, RecordedFile>>;
  readonly exit: number;
  /** The original crashed: only the exit code is compared. */
  readonly traceback: boolean;
  /** Standard output, with `TS` for time stamps and `DIR` for the folder of the run. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, RecordedFile>>;
}

/** The output of a run, in the form of the recordings. */
export interface FreshResult {
  readonly exit: number;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
}

export const freshCases = (file: URL): FreshCase[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** The first part of the id names the family of a generated case. */
export const familyOf = ({ id }: FreshCase): string => id.slice(0, id.lastIndexOf('-'));

const bytesOf = (file: RecordedFile): Buffer =>
  typeof file === 'string' ? Buffer.from(file, 'utf8') : Buffer.from(file.base64, 'base64');

/** Runs a case with the real command line in a folder of its own. */
export function runFreshCase({ args, files, release, outputs: recorded }: FreshCase): FreshResult {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-events-'));
  const home = process.cwd();
  const written: Buffer[] = [];
  const { stdout, stderr } = process;
  const [writeOut, writeError] = [stdout.write, stderr.write];
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytesOf(content));
    }
    const before = new Set(filesBelow(folder));
    process.chdir(folder);
    stdout.write = ((text: string, encoding?: BufferEncoding) =>
      written.push(Buffer.from(text, encoding)) > 0) as typeof stdout.write;
    stderr.write = (() => true) as typeof stderr.write;
    const exit = runEvmeval(release === '1.8' ? args : ['--release', release, ...args]);
    const withTimeMl = Object.keys(recorded).some((path) => path.endsWith(TIME_ML));
    const paths = filesBelow(folder).filter(
      (path) => !before.has(path) && (withTimeMl || !path.endsWith(TIME_ML)),
    );
    const outputs = paths.map((path) => [path, withoutPath(readFileSync(join(folder, path), 'latin1'))]);
    const log = Buffer.concat(written).toString('latin1');
    return { exit, log: withoutTimes(log).replaceAll(folder, 'DIR'), outputs: Object.fromEntries(outputs) };
  } finally {
    [stdout.write, stderr.write] = [writeOut, writeError];
    process.chdir(home);
    rmSync(folder, { recursive: true });
  }
}

/** The result of a run and the recorded one, as byte strings; after a crash of the original only the exit codes. */
export function compareFreshCase(recorded: FreshCase): {
  got: Partial<FreshResult>;
  wanted: Partial<FreshResult>;
} {
  const { exit, log, outputs } = recorded;
  const got = runFreshCase(recorded);
  if (recorded.traceback) return { got: { exit: got.exit }, wanted: { exit } };
  const files = Object.entries(outputs).map(([path, file]) => [path, bytesOf(file).toString('latin1')]);
  return { got, wanted: { exit, log: bytesOf(log).toString('latin1'), outputs: Object.fromEntries(files) } };
}

/** The files between the two halves of the sequencing scorer, which most recordings leave out. */
const TIME_ML = '.tml';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const withoutTimes = (log: string): string =>
  log.replaceAll(/^(\[[A-Z]+\]) \d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} : /gm, '$1 TS : ');

/** The first line of the CoNLL output names the Perl module that ran. */
const withoutPath = (text: string): string => text.replace(/^version: 8\.0 .*/, 'version: 8.0 X');

/** Recorded at the same time as the 210 generated cases and the 90 command lines. */
export const freshEvents = new URL('../../../shared/golden/events-fresh/', import.meta.url);
