import type { Facts } from '../evaluate/index.ts';
import type { Score } from '../metrics/index.ts';
import type { LevelId } from '../metrics/levels.ts';
import type { Problem } from '../problems/problem.ts';

/** What the page knows before a document is opened. Plain data: it is written into the page as JSON. */
export interface PageIndex {
  readonly title: string;
  /** A title of the author, above the first sentence; and a note of the author. */
  readonly heading?: string | undefined;
  readonly note?: string | undefined;
  readonly version: string;
  readonly signature: string;
  readonly average: 'micro' | 'macro';
  /** Tokens in a window; absent where entities are not cut. */
  readonly window?: number | undefined;
  readonly metrics: readonly PageMetric[];
  readonly key: { readonly file: string; readonly facts: Facts };
  /** The data sets with their keys, where there are several; `key` has the sums of their facts. */
  readonly datasets?: readonly PageDataset[] | undefined;
  readonly systems: readonly PageSystem[];
  /** Scores across documents, if they were asked for. */
  readonly across?: PageAcross | undefined;
  /** The comparison of all pairs of systems, by metric and of the CoNLL average; absent where nothing was compared. */
  readonly pairs?: Readonly<Record<string, PagePairs>> | undefined;
  /** Responses that could not be scored. */
  readonly leftOut: readonly PageLeftOut[];
  /** The metric whose costs are shown: an id, or that of the CoNLL average. Absent if errors were not analysed. */
  readonly costs?: string | undefined;
  /** In the order of the key. */
  readonly documents: readonly PageEntry[];
}

/** A corpus with a key of its own. */
export interface PageDataset {
  readonly name: string;
  readonly file: string;
  readonly facts: Facts;
}

export interface PageMetric {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly headline: 'f1' | 'index';
  /** Ids and labels of the parts of a score, such as the coreference links of BLANC. */
  readonly parts: readonly (readonly [id: string, label: string])[];
}

/** The main numbers of a part of the corpus, or of a mean: by metric, and of the CoNLL average. */
export interface PageGroup {
  readonly name: string;
  /** Number of documents; absent for a mean. */
  readonly documents?: number | undefined;
  readonly values: Readonly<Record<string, number | null>>;
}

export interface PageSystem {
  readonly name: string;
  readonly file: string;
  readonly facts: Facts;
  readonly scores: Readonly<Record<string, Score>>;
  readonly conll: number | null;
  /** Groups of documents, the mean over them, and whole documents beside windows; absent if there are none. */
  readonly groups?: readonly PageGroup[] | undefined;
  /** What scores say besides their fractions, by metric; absent if none says anything. */
  readonly remarks?: Readonly<Record<string, string>> | undefined;
  /** 95 % intervals of the main number of each metric, and of the CoNLL average; absent if they were not computed. */
  readonly intervals?: PageStanding['intervals'] | undefined;
  /** Absent if errors were not analysed. */
  readonly analysis?: PageAnalysis | undefined;
  readonly warnings: readonly PageWarning[];
  /** The scores of each document, by metric in the order of `PageIndex.metrics`. */
  readonly documents: readonly (readonly PackedScore[])[];
}

/**
 * A score in short form: numerator and denominator of recall, then of precision, where recall and precision are one
 * fraction each.
 */
export type PackedScore = Score | readonly [number, number, number, number];

/** The errors of a system, by type in the order of `errorTypes`; `null` where the metric is undefined for the key. */
export interface PageAnalysis {
  readonly errors: readonly number[];
  /** The part of the lost score that is due to the type. */
  readonly share: readonly (number | null)[];
  /** The gain if only this type were repaired. */
  readonly alone: readonly (number | null)[];
}

/** What the errors of all systems cost, by a metric. */
export interface PageCosts {
  readonly metric: string;
  readonly systems: readonly PageAnalysis[];
}

/** The comparison of all pairs of systems by one number: that of `compare`. */
export interface PagePairs {
  readonly pairs: readonly PagePair[];
  /** For each system the best and the worst rank that the tests leave; `null` if its score is undefined. */
  readonly ranks: readonly (readonly [best: number, worst: number] | null)[];
}

/** Two systems, of which `a` is the earlier one. Differences are those of `a` minus `b`. */
export interface PagePair {
  readonly a: number;
  readonly b: number;
  /** `null` if a score is undefined. */
  readonly difference: number | null;
  readonly interval: readonly [low: number, high: number] | null;
  /** Of the paired randomisation test over documents, and after Holm's correction; `null` if there was nothing to test. */
  readonly p: number | null;
  readonly holm: number | null;
  /** Documents in which the counts of the two systems differ; absent if there was no test. */
  readonly differing?: number | undefined;
  /** Documents in which `a` is better, equal and worse, and those without a score of both: they add up to all documents. Absent if there is only one. */
  readonly documents?: readonly [better: number, equal: number, worse: number, without: number] | undefined;
}

/** What is known of a system from its scores by document: by metric id, and for the CoNLL average. */
export interface PageStanding {
  readonly intervals: Readonly<Record<string, readonly [low: number, high: number]>>;
}

/** A response that could not be scored, and the first error in it. */
export interface PageLeftOut {
  readonly name: string;
  readonly problem?: PageWarning | undefined;
}

/** What a page shows besides scores and documents; in the order of the systems. */
export interface PageExtras extends Pick<PageIndex, 'heading' | 'note'> {
  readonly costs?: PageCosts | undefined;
  readonly standings?: readonly PageStanding[] | undefined;
  readonly pairs?: PageIndex['pairs'];
  /** The problems of responses that could not be scored, by their names. */
  readonly failed?: readonly { readonly name: string; readonly problems: readonly Problem[] }[] | undefined;
  readonly across?: PageAcross | undefined;
}

/** Scores where entities live in a topic or in the whole corpus. All other scores of a page are those of documents by themselves. */
export interface PageAcross {
  readonly scope: 'topic' | 'corpus';
  readonly signature: string;
  /** The number of topics, where they are known. */
  readonly topics?: number | undefined;
  /** In the order of the systems of the page. */
  readonly systems: readonly (PageAcrossSystem | undefined)[];
}

export interface PageAcrossSystem {
  readonly conll: number | null;
  /** Each metric, and below it its parts, if it has parts. */
  readonly rows: readonly {
    readonly metric: string;
    /** Absent for the score that the parts are parts of. */
    readonly level?: LevelId | undefined;
    readonly label: string;
    readonly score: Score;
  }[];
  /** The main numbers topic by topic, in a corpus with known topics. */
  readonly byTopic?: Readonly<Record<string, number | null>> | undefined;
}

export interface PageWarning {
  readonly code: string;
  readonly message: string;
  readonly document?: string | undefined;
  readonly place?: string | undefined;
  readonly help?: string | undefined;
}

/** A document in the index. */
export interface PageEntry {
  readonly id: string;
  readonly tokens: number;
  readonly mentions: number;
  readonly entities: number;
  /** Number of the block that contains the document, and the range of its bytes in the block; absent where it was left out. */
  readonly at?: readonly [block: number, start: number, end: number] | undefined;
  /** For each system the number of mentions with each mark, in the order of `marks` without the first. */
  readonly marks: readonly (readonly number[])[];
  /** For each system the number of entities in each state, in the order of `entityStates`. */
  readonly states: readonly (readonly number[])[];
  /** For each system the number of errors of each type, in the order of `errorTypes`; absent if they were not analysed. */
  readonly errors?: readonly (readonly number[])[] | undefined;
}

/** What is wrong with an entity: divided and missing ones are of the key, conflated and extra ones of the response. */
export const entityStates = [
  'divided-entity',
  'conflated-entities',
  'missing-entity',
  'extra-entity',
] as const;

/** What is wrong with a mention. The position in this list is the code in `PageResponse.marks`. */
export const marks = ['right', 'missing', 'extra', 'span', 'other'] as const;
export type Mark = (typeof marks)[number];

/** Codes of the marks. */
export const RIGHT = 0;
export const MISSING = 1;
export const EXTRA = 2;
export const SPAN = 3;
export const OTHER = 4;

/** The mentions and entities of one side, mentions in the order of the text, entities in the order of their first mention. */
export interface PageSide {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly entities: Int32Array;
  /** The pieces of discontinuous mentions, as a flat list of starts and ends. */
  readonly pieces: ReadonlyMap<number, Int32Array>;
  /** The words of mentions of a response that are in no place of the text. */
  readonly outside: ReadonlyMap<number, string>;
  /** The number of mentions of each entity. */
  readonly sizes: Int32Array;
  /** The name of each entity in the file. */
  readonly ids: readonly string[];
  /** A text that represents each entity; empty where there are no words. */
  readonly names: readonly string[];
  /** The number that is shown: 1, 2, … in the key; that of the partner, or r1, r2, … in a response. */
  readonly labels: readonly string[];
  /** Index of a colour; `GREY_COLOUR` for entities of one mention on every side. */
  readonly colours: Uint8Array;
}

/** The errors of a response that `analyze` finds, in the order of the text, as columns. */
export interface PageErrors {
  /** Indices in `errorTypes`. */
  readonly types: Uint8Array;
  /** The first mention in error on both sides, or −1. */
  readonly key: Int32Array;
  readonly response: Int32Array;
  /** The number of mentions in error. */
  readonly sizes: Int32Array;
}

export interface PageResponse extends PageSide {
  /** The system has no such document. */
  readonly isMissing: boolean;
  /** The key mention of each response mention, or −1. */
  readonly twins: Int32Array;
  /** The key mention with other limits of each response mention, or −1. */
  readonly shifted: Int32Array;
  /** The key entity that each response entity is aligned with by CEAFe, or −1. */
  readonly partners: Int32Array;
  readonly marks: Uint8Array;
  /** Marks of the key mentions with respect to this response. */
  readonly keyMarks: Uint8Array;
  /** Absent if there are none, or they were not analysed. */
  readonly errors?: PageErrors | undefined;
  /** The first word that differs from that of the key. */
  readonly difference?:
    | { readonly token: number; readonly key: string; readonly response: string }
    | undefined;
}

export interface PageDocument {
  /** The words with the blanks between them; empty where the format has no words. */
  readonly text: string;
  /** Ranges of the tokens in the text. */
  readonly tokenStarts: Int32Array;
  readonly tokenEnds: Int32Array;
  /** Empty nodes: tokens without a word in the text. */
  readonly emptyNodes: ReadonlySet<number>;
  /** Number of tokens, or of characters. */
  readonly length: number;
  /** The length for the index if it is not in tokens: that in characters. Not written with the document. */
  readonly characters?: number | undefined;
  /** First token of each sentence; the first is 0. */
  readonly sentences: Int32Array;
  readonly key: PageSide;
  readonly systems: readonly PageResponse[];
}

/** Number of colours of entities. */
export const COLOUR_COUNT = 8;

/** The colour of singletons, and of response entities without a partner. */
export const GREY_COLOUR = COLOUR_COUNT;

/** Base64 of all compressed documents of a page, in characters, above which texts are left out. */
export const MAX_PAGE_CHARACTERS = 50 << 20;
