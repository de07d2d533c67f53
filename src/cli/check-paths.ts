import { existsSync } from 'node:fs';
import { findFiles } from '../corpus/index.ts';
import { refuseRepeatedStream } from '../verbs/open.ts';
import { noteInputs } from './files/input-files.ts';
import { type OutputFile, type OutputPolicy, refuseOutputs } from './files/write-output.ts';
import { nodeShell } from './node-shell.ts';

/** Checks the inputs and outputs of a verb before a long run, not only after it. */
export async function checkPaths(
  corpora: readonly string[],
  outputs: readonly OutputFile[],
  options: OutputPolicy,
): Promise<void> {
  refuseRepeatedStream(corpora);
  if (outputs.length === 0) return;
  if (outputs.some(({ path }) => existsSync(path))) {
    for (const corpus of corpora) noteInputs((await findFiles(corpus, nodeShell.files)).files);
  }
  refuseOutputs(outputs, options);
}
