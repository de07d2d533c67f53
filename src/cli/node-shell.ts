import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { GlobOptions } from 'tinyglobby';
import type { FileSystem, FolderEntry, Shell, Thread, ThreadAnswer, WorkerSetup } from '../corpus/index.ts';
import { workerSource } from './assets.ts';
import { kindOf, openStore } from './files/input-files.ts';
import { listFolder } from './files/list-folder.ts';
import { ProgressLine } from './progress.ts';

/** The files of the machine. A pattern and a directory follow symbolic links by the same rule. */
const files: FileSystem = { kindOf, list: listFolder, match, open: openStore };

async function match(pattern: string): Promise<string[]> {
  const { globSync } = await import('tinyglobby');
  const links = new Map<string, number>();
  let root: string | undefined;
  let failure: unknown;
  const readdirSync = (folder: string) => {
    root ??= folder;
    try {
      return failure === undefined ? listFolder(folder, { root, links }).map(direntOf) : [];
    } catch (error) {
      failure ??= error; // the pattern matcher ignores errors that are thrown here
      return [];
    }
  };
  const fs = { readdirSync } as unknown as NonNullable<GlobOptions['fs']>;
  const paths = globSync(pattern, { expandDirectories: false, fs }).sort();
  if (failure !== undefined && root !== undefined && existsSync(root)) throw failure;
  return paths;
}

/** The part of `Dirent` that the pattern matcher needs. */
const direntOf = ({ name, kind }: FolderEntry) => ({
  name,
  isFile: () => kind === 'file',
  isDirectory: () => kind === 'folder',
  isSymbolicLink: () => false,
});

/** What the command line provides to the code that scores a corpus. */
export const nodeShell: Shell = {
  files,
  threads: { available: availableParallelism, start: startThread },
  startProgress: (system) => new ProgressLine(`scoring ${system}`),
};

/** A worker makes little garbage, but by default V8 lets 48 MB of it accumulate before it is collected. */
const WORKER_LIMITS = { maxYoungGenerationSizeMb: 4 };

/** Starts a thread that runs the bundle of `worker.ts`. */
async function startThread(
  setup: WorkerSetup,
  onAnswer: (answer: ThreadAnswer) => void,
  onError: (error: Error) => void,
): Promise<Thread> {
  // Loaded only when needed: most runs use one thread.
  const { Worker } = await import('node:worker_threads');
  const program = workerSource();
  if (program === undefined) throw new Error('The program of threads is not in this installation.');
  const worker = new Worker(program.source, {
    eval: program.eval,
    workerData: setup,
    resourceLimits: WORKER_LIMITS,
  });
  worker.on('message', onAnswer);
  worker.on('error', onError);
  return {
    post: (job) => worker.postMessage(job),
    stop: () => worker.terminate(),
  };
}
