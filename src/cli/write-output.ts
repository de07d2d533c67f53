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
import { InputError, type Problem, problem } from '../problems/problem.ts';
import { cleanUpAtExit } from './clean-up.ts';
import { isInput, ownStream } from './input-files.ts';
import type { OutputKind } from './output-kinds.ts';

/** A file that is to be written. */
export interface Output {
  readonly path: string;
  readonly kind: OutputKind;
  /** Absent while it is not known. */
  readonly content?: string;
}

export interface OutputPolicy {
  /** Replace files that are not earlier outputs. */
  readonly force?: boolean | undefined;
}

/** The option of every verb that writes files. */
export const forceOption = [
  '--force',
  'replace output files that are not earlier outputs (never an input)',
] as const;

/**
 * The one decision about output paths. Links are followed first. An input of this run is never replaced. Any other file
 * is replaced if it is empty, if it is an earlier output of the same kind, if it has the content that is to be written, or
 * by force. What is not a file, such as a pipe or a device, is written to as it is, and so is a file that standard output
 * goes to: replaced, it would lose what is printed.
 */
export function refuseOutputs(outputs: readonly Output[], { force = false }: OutputPolicy): void {
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
      else if (stats === undefined) continue;
      else if (isInput(target)) problems.push(input(path));
      else if (ownStream(target) !== undefined) continue;
      else if (!force && !isReplaceable(target, stats, output)) problems.push(exists(output));
    } catch (error) {
      problems.push(unwritable(path, (error as Error).message));
    }
  }
  if (problems.length > 0) throw new InputError(problems);
}

/** Writes files, after the decision about all of them. */
export function writeOutputs(outputs: readonly Required<Output>[], policy: OutputPolicy): void {
  refuseOutputs(outputs, policy);
  for (const { path, content } of outputs) {
    try {
      writeWhole(targetOf(path), content);
    } catch (error) {
      throw new InputError([unwritable(path, (error as Error).message)]);
    }
  }
}

/** Follows links, also to a file that does not exist yet. The link to a pipe (`/dev/fd/3`) leads to no path. */
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

/** Nothing this large is compared with what an earlier run wrote. */
const COMPARED = 256 << 20;

function isReplaceable(path: string, { size }: Stats, { kind, content }: Output): boolean {
  if (size === 0) return true;
  if (size > COMPARED) return false;
  const text = readFileSync(path, 'utf8');
  return text === content || (kind.recognises?.(text) ?? false);
}

/**
 * Writes a file whole or not at all: under another name in the same folder, then moved in one step. The mode of a file
 * that is replaced is kept. The other name is short, whatever the length of the name of the file.
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
  if (old !== undefined) accessSync(path, constants.W_OK); // moving another file there would not ask
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.corefeval-${Math.random().toString(36).slice(2)}.tmp`);
  const remove = () => rmSync(beside, { force: true });
  const done = cleanUpAtExit(remove);
  try {
    writeFileSync(beside, content, { flag: 'wx' }); // never over a file, or through a link, that is there
    if (old !== undefined) chmodSync(beside, old.mode);
    renameSync(beside, path);
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
  problem('output/input', `${path} is read by this run, and would be replaced by its output.`, {
    file: path,
    help: 'name another file; --force does not replace an input',
  });

const sameFile = (path: string, other: string): Problem =>
  problem('output/same-name', `${path} and ${other} are the same file.`, {
    file: path,
    help: 'name two files',
  });

const exists = ({ path, kind }: Output): Problem =>
  problem(
    'output/exists',
    kind.recognises === undefined
      ? `${path} exists, and has other content.`
      : `${path} exists, and is not ${kind.label} that corefeval wrote.`,
    { file: path, help: 'name another file, or pass --force to replace it' },
  );
