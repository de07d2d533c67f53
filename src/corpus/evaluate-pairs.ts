import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document } from '../core/document.ts';
import { evaluatePair, type PairResult, type Settings, type Tally } from '../evaluate/index.ts';
import type { FormatOptions } from '../formats/index.ts';
import type { ProblemLog } from '../problems/log.ts';
import type { Report } from '../problems/problem.ts';
import type { LocatedDocument } from './located-document.ts';
import type { DocumentPair } from './pair-files.ts';
import { evaluateInThreads } from './pool.ts';
import type { Amount, Progress, Threads } from './shell.ts';
import { canRunInThreads } from './thread-jobs.ts';

/** Below this many bytes, starting threads takes more time than they save. */
const WORTH_THREADS = 24 << 20;

/** Approximate number of bytes in a batch. */
const BATCH = 4 << 20;

export interface EvaluateOptions {
  readonly settings: Settings;
  /** Options of the readers. */
  readonly reading: FormatOptions;
  readonly perDocument: boolean;
  /** Number of threads; chosen by the amount of work if absent. */
  readonly jobs: number | undefined;
  /** Receives every aligned pair in order; all work is then done in one thread. `isMissing`: there is no response. */
  readonly onPair?: OnPair | undefined;
}

export type OnPair = (pair: AlignedPair, isMissing: boolean) => void;

/** Where the results of a run are added up. */
export interface RunTotals {
  readonly tally: Tally;
  readonly log: ProblemLog;
}

/**
 * Scores pairs of documents, in several threads if there is enough work, and adds the results up in the order of the pairs.
 * Sums are exact, so the scores do not depend on the number of threads.
 */
export async function evaluatePairs(
  pairs: readonly DocumentPair[],
  options: EvaluateOptions,
  { tally, log }: RunTotals,
  progress: Progress,
  threads: Threads | undefined,
): Promise<void> {
  const batches = batchesOf(pairs);
  const total = sumOf(batches);
  let done: Amount = { documents: 0, bytes: 0 };
  const advance = async (batch: Batch) => {
    done = sumOf([done, batch]);
    await progress.update(done, total);
  };
  const count = Math.min(options.jobs ?? threads?.available() ?? 1, batches.length);
  const isWorthwhile = options.jobs !== undefined || total.bytes >= WORTH_THREADS;
  if (
    threads === undefined ||
    options.onPair !== undefined ||
    count < 2 ||
    !isWorthwhile ||
    !pairs.every(canRunInThreads)
  ) {
    for (const batch of batches) {
      for (const pair of batch.pairs) tally.add(evaluateLocated(pair, options, log.report));
      await advance(batch);
    }
    return;
  }
  let next = 0;
  for await (const result of evaluateInThreads(batches, options, count, threads)) {
    tally.merge(result.tally);
    log.merge(result.problems);
    await advance(batches[next++]);
  }
}

/** Pairs that are scored together. */
export interface Batch extends Amount {
  readonly pairs: readonly DocumentPair[];
}

/** Cuts a list of pairs into batches, in order. */
function batchesOf(pairs: readonly DocumentPair[]): Batch[] {
  const batches: Batch[] = [];
  let start = 0;
  let bytes = 0;
  pairs.forEach(({ key, response }, i) => {
    bytes += key.bytes + (response?.bytes ?? 0);
    if (bytes < BATCH && i < pairs.length - 1) return;
    batches.push({ pairs: pairs.slice(start, i + 1), documents: i + 1 - start, bytes });
    start = i + 1;
    bytes = 0;
  });
  return batches;
}

function sumOf(amounts: readonly Amount[]): Amount {
  let [documents, bytes] = [0, 0];
  for (const amount of amounts) {
    documents += amount.documents;
    bytes += amount.bytes;
  }
  return { documents, bytes };
}

/** Reads the two documents of a pair and scores them. */
export function evaluateLocated(
  { id, key, response }: DocumentPair,
  { settings, reading, onPair }: Pick<EvaluateOptions, 'settings' | 'reading' | 'onPair'>,
  report: Report,
): PairResult {
  const keyDocument = readLocated(key, report, reading);
  const responseDocument = response && readLocated(response, report, reading);
  const keep = onPair && ((pair: AlignedPair) => onPair(pair, responseDocument === undefined));
  return evaluatePair(keyDocument, responseDocument, settings, report, id, keep);
}

/** The document, after reporting the problems found in reading it. */
export function readLocated(located: LocatedDocument, report: Report, options: FormatOptions): Document {
  if (located.kind === 'read') {
    for (const entry of located.problems) report(entry);
    return located.document;
  }
  const { store, format, companions, traits } = located.source;
  const bytes = store.read(located.start, located.end);
  // All documents are taken from the reader, so that problems after the first are reported too.
  const [document] = [...format.read({ name: located.file, bytes, companions, traits }, report, options)];
  return document;
}
