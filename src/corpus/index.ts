export { findAnnotation, findFiles } from './find-files.ts';
export { jobRunner } from './job-runner.ts';
export type { CorpusFile } from './list-files.ts';
export {
  type Amount,
  type ByteStore,
  type FileSystem,
  type FolderEntry,
  MAX_READ_BYTES,
  MemoryStore,
  type Progress,
  type Shell,
  type Thread,
  type Threads,
  type Walk,
} from './shell.ts';
export type { Job, ThreadAnswer, WorkerSetup } from './thread-jobs.ts';
