/** `corefeval/files` on Node: the files, the threads and the page are those of the machine and of this package, unless the caller hands in others. */
import * as library from '../library/files/index.ts';
import { workerSource } from './assets.ts';
import { openFile } from './files/input-files.ts';
import { nodeShell } from './node-shell.ts';

export type * from '../library/files/index.ts';

const node: library.FilesShell = {
  files: { ...nodeShell.files, open: openFile },
  // A bundle of another program does not contain the worker.
  threads: workerSource() === undefined ? undefined : nodeShell.threads,
  page: async () => (await import('./pages/built-page.ts')).builtPage('page', 'renderOverview'),
};

type Verb = (request: never, shell?: library.FilesShell) => unknown;

/** A function with the shell of Node for what the caller does not hand in. */
const onNode = <Function extends Verb>(verb: Function): Function =>
  ((request: never, shell?: library.FilesShell) => verb(request, { ...node, ...shell })) as Function;

export const scoreFiles = onNode(library.scoreFiles);
export const compareFiles = onNode(library.compareFiles);
export const compareSavedFiles = onNode(library.compareSavedFiles);
export const analyzeFiles = onNode(library.analyzeFiles);
export const explainFiles = onNode(library.explainFiles);
export const agreeFiles = onNode(library.agreeFiles);
export const checkFiles = onNode(library.checkFiles);
export const convertFiles = onNode(library.convertFiles);
export const mergeFiles = onNode(library.mergeFiles);
export const reportFiles = onNode(library.reportFiles);
export const scoreNuggetFiles = onNode(library.scoreNuggetFiles);
export const compareNuggetFiles = onNode(library.compareNuggetFiles);
export const matchNuggetFiles = onNode(library.matchNuggetFiles);
export const checkNuggetFiles = onNode(library.checkNuggetFiles);
export const convertNuggetFiles = onNode(library.convertNuggetFiles);
