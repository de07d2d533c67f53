import { availableParallelism } from 'node:os';
import type { Shell } from '../corpus/index.ts';
import { nodeFiles } from './node-files.ts';
import { ProgressLine } from './progress.ts';

/** What the command line provides to the code that scores a corpus. */
export const nodeShell: Shell = {
  files: nodeFiles,
  threads: {
    available: availableParallelism,
    // Loaded only when needed: most runs use one thread.
    start: async (...args) => (await import('./start-thread.ts')).startThread(...args),
  },
  startProgress: (system) => new ProgressLine(`scoring ${system}`),
};
