import type { AlignedPair } from '../core/aligned-pair.ts';
import type { CorpusResult, Origin, Settings, SignatureExtras, Tally } from '../evaluate/index.ts';
import type { PairOptions } from '../formats/index.ts';
import type { Problem } from '../problems/problem.ts';
import type { LocatedDocument } from './located-document.ts';
import type { Amount } from './shell.ts';

export interface EvaluateOptions {
  readonly settings: Settings;
  /** Options of the readers. */
  readonly reading: PairOptions;
  readonly perDocument: boolean;
  /** Number of threads; chosen by the amount of work if absent. */
  readonly jobs: number | undefined;
  /** Receives every aligned pair in order; all work is then done in one thread. `isMissing`: there is no response. */
  readonly onPair?: OnPair | undefined;
}

export type OnPair = (pair: AlignedPair, isMissing: boolean) => void;

export interface ScoreRequest extends EvaluateOptions {
  /** Formats are detected if absent. */
  readonly keyFormat: string | undefined;
  readonly responseFormat: string | undefined;
  /** Names of the documents to score; all if absent. */
  readonly documents: readonly string[] | undefined;
  readonly strict: boolean;
  /** Codes of warnings that remain warnings with `strict`. */
  readonly allow?: readonly string[] | undefined;
  readonly lenient: boolean;
  /** The most bytes that an archive may expand to; the shell has a default. */
  readonly maxSize: number | undefined;
  /** What the signature states besides the settings. */
  readonly extras: SignatureExtras;
  /** Whether this may be a part of a corpus: then errors of a corpus as a whole are for `merge` to report. */
  readonly isPart: boolean;
  /** Called when a response is begun; the result receives its aligned pairs, in the order of the key. */
  readonly keepPairs?: ((path: string) => OnPair) | undefined;
}

/** An argument that names a corpus. */
export interface CorpusPath {
  readonly path: string;
  /** The name in messages and tables; systems have different names. */
  readonly name: string;
}

/** The result of one response. */
export interface SystemRun {
  readonly name: string;
  readonly path: string;
  /** Names of the documents that were scored. */
  readonly documents: readonly string[];
  readonly tally: Tally;
  readonly result: CorpusResult;
  /** Everything that the scores depend on. */
  readonly signature: string;
  /** The formats of both sides, and how they are known. */
  readonly origins: { readonly key: readonly Origin[]; readonly response: readonly Origin[] };
  /** Problems of documents and files. */
  readonly problems: readonly Problem[];
  /** Problems of the corpus as a whole. */
  readonly warnings: readonly Problem[];
  /** The number of problems of a code, including those that were not kept. */
  readonly count: (code: Problem['code']) => number;
}

export interface DocumentPair {
  /** The name of the key document, with its file if documents of several files have the same name. */
  readonly id: string;
  readonly key: LocatedDocument;
  readonly response: LocatedDocument | undefined;
}

/** Pairs that are scored together. */
export interface Batch extends Amount {
  readonly pairs: readonly DocumentPair[];
}

/** A response that cannot be scored. */
export interface FailedSystem {
  readonly name: string;
  readonly path: string;
  readonly problems: readonly Problem[];
}
