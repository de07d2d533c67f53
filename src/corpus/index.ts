export { findAnnotation, findFiles } from './index-corpus.ts';
export { jobRunner } from './job-runner.ts';
export type { CorpusFile } from './list-files.ts';
export {
  type Amount,
  type ByteStore,
  type FileSystem,
  type FolderEntry,
  LONGEST_READ,
  MemoryStore,
  type Progress,
  type Shell,
  type Thread,
  type Threads,
  type Walk,
} from './shell.ts';
export type { Answer, Job, WorkerSetup } from './thread-jobs.ts';
