import {
  accessSync,
  appendFileSync,
  constants,
  mkdirSync,
  readFileSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { ArgumentCrash, ArgumentError, type Flag, usage } from '../../compat/evmeval/arguments/arguments.ts';
import { scorerFlags, scorerOptions } from '../../compat/evmeval/arguments/scorer.ts';
import type { EvmevalOptions, EvmevalWorld } from '../../compat/evmeval/arguments/scorer-options.ts';
import { validatorFlags, validatorOptions } from '../../compat/evmeval/arguments/validator.ts';
import type { LogOutput } from '../../compat/evmeval/python/log.ts';
import { type Release, release18, releases } from '../../compat/evmeval/release.ts';
import { runScorer } from '../../compat/evmeval/score/scorer.ts';
import { errorLogName, runValidator } from '../../compat/evmeval/validator.ts';
import { argumentBytes } from '../../compat/scorer-pl/bytes.ts';
import { visible, visibleLines } from '../../problems/render.ts';
import { isInput, noteInputs } from '../files/input-files.ts';
import { writeHelp } from '../help/wrap.ts';
import { writeError } from '../terminal.ts';

/**
 * `corefeval evmeval …` is `scorer_v1.8.py …`, `corefeval evmeval validate …` is `validator.py …`: same flags, files, log
 * and exit codes (docs/compat/evmeval.md). `--release 1.6` selects the scorer of August 2015. Paths and ids are passed as
 * byte strings.
 */
export function runEvmeval(argv: readonly string[]): number {
  const [first, ...rest] = argv;
  const validating = first === 'validate';
  const program = validating ? 'corefeval evmeval validate' : 'corefeval evmeval';
  try {
    return validating ? validate(rest.map(argumentBytes)) : score(argv.map(argumentBytes));
  } catch (error) {
    if (error instanceof ArgumentCrash) {
      writeError(`${program}: error: ${shown(error.message)}\n`);
      return 1;
    }
    if (!(error instanceof ArgumentError)) throw error;
    const flags = validating
      ? validatorFlags
      : [...scorerFlags(namedRelease(argv) ?? release18), RELEASE_FLAG];
    writeError(`${usage(program, SUMMARY, flags)}${program}: error: ${shown(error.message)}\n`);
    return 2;
  }
}

const SUMMARY = 'Drop-in for the public TAC KBP event nugget scorer (scorer_v1.8.py, validator.py).';

const RELEASE_FLAG: Flag = {
  short: '--release',
  long: '--release',
  value: true,
  help: `the scorer to reproduce: ${releases.map(({ id }) => id).join(' or ')} (1.8)`,
};

/** Node accepts file names as bytes. */
const fileName = (path: string): Buffer => Buffer.from(path, 'latin1');

const world: EvmevalWorld = {
  read: (path) => {
    noteInputs([{ path: fileName(path) }]);
    try {
      return readFileSync(fileName(path), 'latin1');
    } catch {
      return undefined;
    }
  },
  noteInput: (path) => void noteInputs([{ path: fileName(path) }]),
  isDirectory: (path) => status(path)?.isDirectory() ?? false,
  isFile: (path) => status(path)?.isFile() ?? false,
  isDevice: (path) => {
    const found = status(path);
    return found !== undefined && !found.isFile() && !found.isDirectory();
  },
  canWrite: (path) => {
    const found = status(path);
    if (found !== undefined) return !found.isDirectory() && permitted(path);
    let above = dirname(path);
    while (status(above) === undefined && above !== dirname(above)) above = dirname(above);
    return (status(above)?.isDirectory() ?? false) && permitted(above);
  },
  readStandardInput: () => {
    standardInput ??= readFileSync(0, 'latin1');
    return standardInput;
  },
};

/** Cached, since standard input can be read only once. */
let standardInput: string | undefined;

/** Undefined if the path does not exist, or if a parent is not a directory. */
function status(path: string): Stats | undefined {
  try {
    return statSync(fileName(path), { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function permitted(path: string): boolean {
  try {
    accessSync(fileName(path), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function score(args: readonly string[]): number {
  const [release, rest] = chosenRelease(args);
  const options = scorerOptions(rest, release, world);
  if (options === undefined) {
    writeHelp(usage('corefeval evmeval', SUMMARY, [...scorerFlags(release), RELEASE_FLAG]));
    return 0;
  }
  // Recorded before the run, which may end before it reads them: the original opens its outputs first, which would truncate an input.
  noteInputs([options.gold, options.system].map((path) => ({ path: fileName(path) })));
  const { exit, output, complaint, files } = runScorer(options, world, release);
  process.stdout.write(rendered(output), 'latin1');
  if (complaint !== undefined) writeError(`evmeval: ${shown(complaint)}\n`);
  return write(files, options) ? exit : 1;
}

/** Undefined if no release is named, or the name is unknown. */
const namedRelease = (args: readonly string[]): Release | undefined =>
  releases.find(({ id }) => id === args[args.indexOf(RELEASE_FLAG.long) + 1]);

function chosenRelease(args: readonly string[]): [Release, readonly string[]] {
  const at = args.indexOf(RELEASE_FLAG.long);
  if (at < 0) return [release18, args];
  const release = namedRelease(args);
  if (release === undefined) {
    const ids = releases.map(({ id }) => `'${id}'`).join(', ');
    throw new ArgumentError(
      `argument --release: invalid choice: '${args[at + 1] ?? ''}' (choose from ${ids})`,
    );
  }
  return [release, args.toSpliced(at, 2)];
}

/** Directories are created for every file except those of `-c`, as in the original. */
function write(files: ReadonlyMap<string, string>, { coref }: EvmevalOptions): boolean {
  const given = coref === undefined ? [] : [coref, `${coref}_gold.conll`, `${coref}_sys.conll`];
  const input = [...files.keys()].find((path) => isInput(fileName(path)));
  if (input !== undefined) {
    writeError(cannotWrite(input, AN_INPUT));
    return false;
  }
  for (const [path, content] of files) {
    const name = fileName(path);
    try {
      if (!given.includes(path)) mkdirSync(fileName(dirname(path)), { recursive: true });
      writeFileSync(name, content, 'latin1');
    } catch (error) {
      writeError(cannotWrite(path, error));
      return false;
    }
  }
  return true;
}

/** A deliberate difference: the original overwrites an input file, and the annotation is lost. */
const AN_INPUT = new Error('it is an input');

const cannotWrite = (path: string, error: unknown): string =>
  `evmeval: cannot write ${shown(path)}: ${visible((error as Error).message)}\n`;

/** A byte string for a message, decoded as UTF-8 and with control characters made visible. */
const shown = (bytes: string): string => visibleLines(Buffer.from(bytes, 'latin1').toString());

function validate(args: readonly string[]): number {
  const options = validatorOptions(args);
  if (options === undefined) {
    writeHelp(usage('corefeval evmeval validate', SUMMARY, validatorFlags));
    return 0;
  }
  const { exit, output, complaint } = runValidator(options, world);
  const path = errorLogName(options);
  const log = fileName(path);
  try {
    if (isInput(log)) throw AN_INPUT;
    appendFileSync(log, rendered(output), 'latin1');
  } catch (error) {
    writeError(cannotWrite(path, error));
    return 1;
  }
  if (complaint !== undefined) writeError(`evmeval: ${shown(complaint)}\n`);
  return exit;
}

function rendered(output: readonly LogOutput[]): string {
  const time = timeStamp(new Date());
  const record = (entry: LogOutput) =>
    'text' in entry ? entry.text : `[${entry.level}] ${time} : ${entry.message}\n`;
  return output.map(record).join('');
}

/** `2015-08-20 12:34:56,789`, local time. */
function timeStamp(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':');
  return `${date} ${time},${String(now.getMilliseconds()).padStart(3, '0')}`;
}
