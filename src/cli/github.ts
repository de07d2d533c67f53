/** The environment of a job of GitHub Actions. */
import { appendFileSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { isInput, reason } from './files/input-files.ts';
import { writeNote } from './terminal.ts';

export const isGithub = (): boolean => process.env.GITHUB_ACTIONS === 'true';

/** The path of a file as annotations need it: from the root of the repository, with slashes. A file elsewhere keeps its path. */
export function repositoryPath(file: string): string {
  const path = relative(process.env.GITHUB_WORKSPACE || '.', resolve(file));
  return path.startsWith('..') || isAbsolute(path) ? file : path.replaceAll('\\', '/');
}

/** The most bytes that the summary of a step may have. */
const MAX_SUMMARY_BYTES = 1 << 20;

/** Adds to the summary of the step; earlier commands of the step may have written to it, too. */
export function appendStepSummary(markdown: string): void {
  const path = process.env.GITHUB_STEP_SUMMARY;
  if (path === undefined || path === '' || isInput(path)) return;
  try {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size + Buffer.byteLength(markdown) + 1 > MAX_SUMMARY_BYTES)
      writeNote('note: the summary of the step is full, and the result of the gate is not in it');
    else appendFileSync(path, `${markdown}\n`);
  } catch (error) {
    writeNote(`note: the summary of the step cannot be written: ${reason(error)}`);
  }
}
