import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InputError, type Problem, problem } from '../../problems/problem.ts';
import { writeNote } from '../terminal.ts';
import { isInput, ownStream } from './input-files.ts';
import type { OutputKind } from './output-kinds.ts';

/** An output file. */
export interface OutputFile {
  readonly path: string;
  readonly kind: OutputKind;
  /** Whether missing folders of the path are made: they belong to an output directory. */
  readonly makesFolder?: boolean;
  /** Undefined while it is not known. */
  readonly content?: string;
}

export type WrittenOutput = OutputFile & { readonly content: string };

export interface OutputPolicy {
  /** Replace files that are not earlier outputs. */
  readonly force?: boolean | undefined;
}

/**
 * Decides for every output path whether it may be written. Links are followed first. An input of this run is never
 * replaced. Any other file is replaced if it is empty, if it is an earlier output of the same kind, if it already has the
 * content to be written, or with `force`. Pipes and devices are written to directly,
 * and so is a file that standard output goes to: replacing it would lose what is printed.
 */
export function refuseOutputs(outputs: readonly OutputFile[], { force = false }: OutputPolicy): void {
  const problems: Problem[] = [];
  const first = new Map<string, string>();
  for (const output of outputs) {
    const { path } = output;
    try {
      const target = targetOf(path);
      const stats = statSync(target, { throwIfNoEntry: false });
      const other = first.get(target);
      first.set(target, path);
      if (stats?.isDirectory()) problems.push(unwritable(path, 'it is a directory'));
      else if (stats !== undefined && !stats.isFile()) continue;
      else if (other !== undefined) problems.push(sameFile(path, other));
      else if (stats === undefined)
        problems.push(...folderProblems(output, dirname(target === resolve(path) ? path : target)));
      else if (isInput(target)) problems.push(input(path));
      else if (ownStream(target) !== undefined) continue;
      else if (!force && !isUndecided(output) && !isReplaceable(target, stats, output))
        problems.push(exists(output));
    } catch (error) {
      problems.push(unwritable(path, (error as Error).message));
    }
  }
  if (problems.length > 0) throw new InputError(problems);
}

/** Writes files after `refuseOutputs` has accepted all of them. */
export function writeOutputs(outputs: readonly WrittenOutput[], policy: OutputPolicy): void {
  refuseOutputs(outputs, policy);
  for (const { path, content, makesFolder } of outputs) {
    try {
      if (makesFolder) makeFolder(dirname(targetOf(path)));
      writeWhole(targetOf(path), content);
    } catch (error) {
      throw new InputError([unwritable(path, (error as Error).message)]);
    }
  }
}

/** Says in one line what was written and where. */
export function noteWritten(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const folders = new Set(paths.map(dirname));
  const where = folders.size === 1 ? ` to ${dirname(paths[0])}` : ` to ${folders.size} folders`;
  writeNote(paths.length === 1 ? `wrote ${paths[0]}` : `wrote ${paths.length} files${where}`);
}

/** A single file needs an existing folder: a missing one is probably misspelt. */
function folderProblems({ path, makesFolder = false }: OutputFile, folder: string): Problem[] {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return [];
  }
  if (stats !== undefined) return [unwritable(path, `${folder} is not a folder`)];
  return makesFolder ? [] : [unwritable(path, `the folder ${folder} does not exist`)];
}

/** Follows links, also to a file that does not exist yet. A link to a pipe (`/dev/fd/3`) has no real path. */
function targetOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats !== undefined) return stats.isFile() ? realpathSync(path) : path;
  let link: string;
  try {
    link = readlinkSync(path);
  } catch {
    return resolve(path);
  }
  return targetOf(resolve(realpathSync(dirname(path)), link));
}

/** Whether a file may turn out to have the content that will be written: nothing else shows that it is an earlier output. */
const isUndecided = ({ kind, content }: OutputFile): boolean =>
  kind.recognises === undefined && content === undefined;

/** Files larger than this are not read to find out whether they are earlier outputs. */
const MAX_COMPARED_BYTES = 256 << 20;

function isReplaceable(path: string, { size }: Stats, { kind, content }: OutputFile): boolean {
  if (size === 0) return true;
  if (size > MAX_COMPARED_BYTES) return false;
  const text = readFileSync(path, 'utf8');
  return text === content || (kind.recognises?.(text) ?? false);
}

/**
 * Writes a file atomically: to a temporary file in the same folder, which is then renamed. The mode of a
 * replaced file is kept. The temporary name is short, since the name of the file may have the maximum length.
 */
function writeWhole(path: string, content: string): void {
  const old = statSync(path, { throwIfNoEntry: false });
  if (old !== undefined && !old.isFile()) {
    writeFileSync(path, content);
    return;
  }
  const stream = ownStream(path);
  if (stream !== undefined) {
    writeFileSync(stream, content);
    return;
  }
  if (old !== undefined) accessSync(path, constants.W_OK); // renaming over a read-only file would succeed
  const temporary = join(dirname(path), `.corefeval-${Math.random().toString(36).slice(2)}.tmp`);
  const remove = () => rmSync(temporary, { force: true });
  const done = cleanUpAtExit(remove);
  try {
    writeFileSync(temporary, content, { flag: 'wx' }); // fails if a file or a link of this name exists
    if (old !== undefined) chmodSync(temporary, old.mode);
    renameSync(temporary, path);
  } catch (error) {
    remove();
    throw error;
  } finally {
    done();
  }
}

const unwritable = (path: string, reason: string): Problem =>
  problem('output/unwritable', `Cannot write ${path}: ${reason}.`, { file: path, help: 'name another file' });

const input = (path: string): Problem =>
  problem('output/input', `${path} is an input of this run and would be replaced by its output.`, {
    file: path,
    help: 'name another file; --force does not replace an input',
  });

const sameFile = (path: string, other: string): Problem =>
  problem('output/same-name', `${path} and ${other} are the same file.`, {
    file: path,
    help: 'name two files',
  });

const exists = ({ path, kind }: OutputFile): Problem =>
  problem(
    'output/exists',
    kind.recognises === undefined
      ? `${path} exists and has different content.`
      : `${path} exists and is not ${kind.label} that corefeval wrote.`,
    { file: path, help: 'name another file, or pass --force to replace it' },
  );

/**
 * Makes a folder and those above it that are missing. The recursive `mkdirSync` of Node never returns where a folder exists but cannot
 * have another in it, as in /proc.
 */
export function makeFolder(path: string): void {
  const parent = dirname(path);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw error;
  }
}

/** Signals with which a user or a scheduler ends a program, and the exit codes that shells expect for them. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const tasks = new Set<() => void>();
const runTasks = () => {
  for (const each of tasks) each();
};
/** The listeners of the signals, while there are tasks. */
const listeners = new Map<string, () => void>();

/** Runs a task when the process ends, also by a signal. Returns a function that removes the task. */
export function cleanUpAtExit(task: () => void): () => void {
  if (listeners.size === 0) listen();
  tasks.add(task);
  return () => {
    tasks.delete(task);
    // A signal that came in the meantime is delivered in the next turn of the event loop, and must find its listener.
    if (tasks.size === 0) setImmediate(endListening).unref();
  };
}

function listen(): void {
  process.on('exit', runTasks);
  for (const [signal, code] of Object.entries(SIGNALS)) {
    const listener = () => {
      // A program that uses the library may have a handler of its own.
      if (process.listenerCount(signal) === 1) process.exit(code);
    };
    listeners.set(signal, listener);
    process.on(signal, listener);
  }
}

/** Without listeners a signal ends the process at once, also while it computes. */
function endListening(): void {
  if (tasks.size > 0) return;
  process.off('exit', runTasks);
  for (const [signal, listener] of listeners) process.off(signal, listener);
  listeners.clear();
}

/**
 * Listens for signals from now on, until the returned function is called. A verb that writes many files needs it: a signal that comes just when the listeners of one file are removed would be lost.
 */
export const listenForSignals = (): (() => void) => cleanUpAtExit(() => {});

/** A turn of the event loop, in which signals are delivered: for verbs that write a file and go on with the next one. */
export const eventLoopTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
