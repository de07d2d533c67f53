import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document } from '../core/document.ts';
import { evaluatePair, type PairResult, type Settings, type Tally } from '../evaluate/index.ts';
import { needsSizes } from '../evaluate/unit/run.ts';
import { type PairOptions, type SideOptions, sideOptions } from '../formats/index.ts';
import type { ProblemLog } from '../problems/log.ts';
import type { Report } from '../problems/problem.ts';
import type { DocumentPair } from './pair-files.ts';
import { evaluateInThreads } from './pool.ts';
import { readLocated, readUnlessBroken } from './read-located.ts';
import type { Amount, Progress, Shell, Threads } from './shell.ts';
import { type BatchResult, canRunInThreads } from './thread-jobs.ts';

export interface EvaluateOptions {
  readonly settings: Settings;
  /** Options of the readers. */
  readonly reading: PairOptions;
  readonly perDocument: boolean;
  /** Number of threads; chosen by the amount of work if absent. */
  readonly jobs?: number | undefined;
  /** Receives every aligned pair in order; all work is then done in one thread. */
  readonly onPair?: OnPair | undefined;
}

/** `isMissing`: the document has no response. */
export type OnPair = (pair: AlignedPair, isMissing: boolean) => void;

/** Pairs that are scored together. */
export interface Batch extends Amount {
  readonly pairs: readonly DocumentPair[];
}

/** Where the results of a run are added up. */
export interface RunTotals {
  readonly tally: Tally;
  readonly log: ProblemLog;
}

/** Takes pairs one after the other, or batches that a thread has worked on. */
export interface PairSink {
  /** The pairs in the order in which it takes them. */
  readonly pairs: readonly DocumentPair[];
  add(pair: DocumentPair): void;
  addBatch(batch: Batch, result: BatchResult): void;
  /** Called after the last pair. */
  finish(): void;
}

/** Scores each document by itself. */
export function documentSink(
  pairs: readonly DocumentPair[],
  { settings, onPair, reading }: EvaluateOptions,
  { tally, log }: RunTotals,
): PairSink {
  const sides = sideOptions(reading);
  return {
    pairs,
    add: (pair) => tally.add(evaluateLocated(pair, { settings, onPair, sides }, log.report)),
    addBatch: (_, result) => {
      tally.merge(result.tally);
      log.merge(result.problems);
    },
    finish: () => {},
  };
}

/** Below this many bytes, starting threads takes more time than they save. */
const MIN_BYTES_FOR_THREADS = 24 << 20;

/** The same where entities are scored across documents: threads send the entities of each document with their names, not only counts. */
const MIN_BYTES_FOR_UNIT_THREADS = 1 << 30;

/** Approximate number of bytes in a batch. */
const BATCH_BYTES = 4 << 20;

/**
 * Scores pairs of documents, in several threads if there is enough work, and adds the results up in the order of the pairs.
 * Sums are exact, so the scores do not depend on the number of threads.
 */
export async function evaluatePairs(
  sink: PairSink,
  options: EvaluateOptions,
  system: string,
  { startProgress, threads }: Shell,
): Promise<void> {
  const batches = batchesOf(sink.pairs);
  // A single batch is done before there is progress to show.
  const progress = batches.length > 1 ? startProgress(system) : undefined;
  try {
    await evaluateBatches(batches, options, sink, progress, threads);
    sink.finish();
  } finally {
    progress?.end();
  }
}

async function evaluateBatches(
  batches: readonly Batch[],
  options: EvaluateOptions,
  sink: PairSink,
  progress: Progress | undefined,
  threads: Threads | undefined,
): Promise<void> {
  const total = totalAmount(batches);
  let done: Amount = { documents: 0, bytes: 0 };
  const count = Math.min(options.jobs ?? threads?.available() ?? 1, batches.length);
  const least = options.settings.scope === 'document' ? MIN_BYTES_FOR_THREADS : MIN_BYTES_FOR_UNIT_THREADS;
  const isWorthwhile = options.jobs !== undefined || total.bytes >= least;
  // Singletons of a unit are known only after all its documents have been read.
  const isSequential = options.settings.scope !== 'document' && needsSizes(options.settings);
  const isBound = () => options.onPair !== undefined || isSequential || !batches.every(canRunInThreads);
  if (threads === undefined || count < 2 || !isWorthwhile || isBound()) {
    for (const batch of batches) {
      for (const pair of batch.pairs) sink.add(pair);
      done = totalAmount([done, batch]);
      await progress?.update(done, total);
    }
    return;
  }
  let next = 0;
  for await (const result of evaluateInThreads(batches, options, count, threads)) {
    sink.addBatch(batches[next], result);
    done = totalAmount([done, batches[next++]]);
    await progress?.update(done, total);
  }
}

/** Cuts a list of pairs into batches, in order. */
function batchesOf(pairs: readonly DocumentPair[]): Batch[] {
  const batches: Batch[] = [];
  let start = 0;
  let bytes = 0;
  pairs.forEach(({ key, response }, i) => {
    bytes += key.bytes + (response?.bytes ?? 0);
    if (bytes < BATCH_BYTES && i < pairs.length - 1) return;
    batches.push({ pairs: pairs.slice(start, i + 1), documents: i + 1 - start, bytes });
    start = i + 1;
    bytes = 0;
  });
  return batches;
}

function totalAmount(amounts: readonly Amount[]): Amount {
  let [documents, bytes] = [0, 0];
  for (const amount of amounts) {
    documents += amount.documents;
    bytes += amount.bytes;
  }
  return { documents, bytes };
}

/** Reads the two documents of a pair and scores them. */
export function evaluateLocated(
  { id, ...documents }: DocumentPair,
  { settings, sides, onPair }: Pick<EvaluateOptions, 'settings' | 'onPair'> & { readonly sides: SideOptions },
  report: Report,
): PairResult {
  const [keyDocument, responseDocument] = readPair(documents, sides, report);
  const keep = onPair && ((pair: AlignedPair) => onPair(pair, responseDocument === undefined));
  return evaluatePair(keyDocument, responseDocument, settings, report, id, keep);
}

/** Reads the two documents of a pair. */
export const readPair = (
  { key, response, leavesOut }: Omit<DocumentPair, 'id'>,
  sides: SideOptions,
  report: Report,
): readonly [key: Document, response: Document | undefined] => [
  readLocated(key, report, sides.key),
  response && (leavesOut ? readUnlessBroken : readLocated)(response, report, sides.response),
];
