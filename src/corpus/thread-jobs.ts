import type { SettingsSpec, TallyState } from '../evaluate/index.ts';
import type { UnitDocument } from '../evaluate/unit/run.ts';
import type { Traits } from '../formats/format.ts';
import type { PairOptions } from '../formats/index.ts';
import type { LoggedProblems } from '../problems/log.ts';
import type { Problem } from '../problems/problem.ts';
import type { EvaluateOptions } from './evaluate-pairs.ts';
import type { LocatedDocument, UnreadDocument } from './located-document.ts';
import type { DocumentPair } from './pair-files.ts';

/** What is the same for all jobs of a worker. All types here are plain data, which can be posted to a worker. */
export interface WorkerSetup {
  readonly settings: SettingsSpec;
  readonly reading: PairOptions;
  readonly perDocument: boolean;
}

/** A batch of pairs for a worker. */
export interface Job {
  readonly number: number;
  readonly pairs: readonly JobPair[];
}

interface JobPair {
  readonly id: string;
  readonly key: JobDocument;
  readonly response: JobDocument | undefined;
  readonly leavesOut?: boolean | undefined;
}

export interface JobDocument {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly format: string;
  readonly traits: Traits | undefined;
  readonly start: number;
  readonly end: number;
}

export interface BatchResult {
  readonly tally: TallyState;
  /** What each pair adds to its unit, where entities are scored across documents; `tally` then has the documents by themselves. */
  readonly units?: readonly UnitDocument[] | undefined;
  readonly problems: LoggedProblems;
}

export type ThreadAnswer =
  | { readonly number: number; readonly result: BatchResult }
  | { readonly number: number; readonly refused: readonly Problem[] };

export const setupOf = ({ settings, perDocument, reading }: EvaluateOptions): WorkerSetup => ({
  settings: settings.spec,
  perDocument,
  reading,
});

/** Whether workers can read the documents of a batch: they are unread, and in files that another thread can open. */
export const canRunInThreads = ({ pairs }: { readonly pairs: readonly DocumentPair[] }): boolean =>
  pairs.every(({ key, response }) => canBePosted(key) && (response === undefined || canBePosted(response)));

const canBePosted = (located: LocatedDocument): boolean =>
  located.kind === 'unread' &&
  located.source.store.path !== undefined &&
  located.source.companions === undefined;

/** The job of a batch whose pairs can all run in threads. */
export const jobOf = (number: number, pairs: readonly DocumentPair[]): Job => ({
  number,
  pairs: pairs.map(({ id, key, response, leavesOut }) => ({
    id,
    leavesOut,
    key: jobDocument(key as UnreadDocument),
    response: response && jobDocument(response as UnreadDocument),
  })),
});

const jobDocument = ({ id, start, end, source }: UnreadDocument): JobDocument => ({
  id,
  name: source.store.name,
  path: source.store.path as string,
  format: source.format.id,
  traits: source.traits,
  start,
  end,
});
