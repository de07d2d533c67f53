import type { Prf } from '../../metrics/metric.ts';
import type { PageDocument, PageIndex, PageStanding, PageWarning } from '../types.ts';

/** How the spans of a pair compare, in the order of the counts of an entry. */
export const verdicts = ['right', 'span', 'missing', 'extra'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a page about events knows before a document is opened. Plain data: it is written into the page as JSON. */
export interface EventIndex {
  readonly title: string;
  readonly version: string;
  readonly signature: string;
  readonly profile: string;
  /** The attributes that are compared. */
  readonly attributes: readonly string[];
  /** The names of the settings: every combination of attributes. */
  readonly settings: readonly string[];
  /** The score by which systems are ranked, one of `columns`. */
  readonly main: string;
  /** The scores that each document has: the settings, and `coref` where coreference is scored. */
  readonly columns: readonly string[];
  readonly gold: {
    readonly file: string;
    readonly facts: EventFacts;
    /** Warnings of the gold file and of its token tables, which belong to no system. */
    readonly warnings: readonly PageWarning[];
  };
  readonly systems: readonly EventSystem[];
  /** Names of systems that could not be scored. */
  readonly leftOut: readonly string[];
  readonly documents: readonly EventEntry[];
  /** The tests of all pairs of systems, by column; absent if there were too many. */
  readonly pairs?: PageIndex['pairs'];
}

/** The parts of 1 − F₁ of all attributes. */
export interface EventCosts {
  /** F₁ itself. */
  readonly kept: number;
  /** Mentions that no mention of the other side overlaps with: 1 − F₁ of pairs, whatever their Dice. */
  readonly detection: number;
  /** Pairs that overlap and are not equal: that F₁ minus F₁ of spans. */
  readonly boundary: number;
  /** Pairs whose attributes differ: F₁ of spans minus F₁ of all attributes. */
  readonly attributes: number;
}

export interface EventFacts {
  readonly documents: number;
  readonly extraDocuments?: number | undefined;
  readonly mentions: number;
  readonly clusters: number;
}

/** A row of a table of scores. */
export interface EventScore extends Prf {
  readonly label: string;
}

export interface EventSystem {
  readonly name: string;
  readonly file: string;
  readonly facts: EventFacts;
  readonly detection: readonly {
    readonly name: string;
    readonly micro: Prf;
    readonly macro: Prf;
    /** Micro F₁ of the greedy mapping, where another one is used. */
    readonly greedy?: number | null | undefined;
  }[];
  readonly types: readonly (EventScore & {
    readonly gold: number;
    readonly system: number;
    readonly truePositives: number;
  })[];
  readonly coreference?:
    | {
        readonly scores: readonly EventScore[];
        readonly average: number;
        /** The average of the greedy alignment, where another one is used. */
        readonly greedy?: number | undefined;
      }
    | undefined;
  readonly sequencing?: readonly EventScore[] | undefined;
  /** 95 % intervals by column; absent if they were not computed. */
  readonly intervals?: PageStanding['intervals'] | undefined;
  /** What F₁ of all attributes loses, in parts that add up to what is missing to 1; absent if it is undefined. */
  readonly costs?: EventCosts | undefined;
  /** Number of pairs by verdict, then of pairs with each attribute wrong. */
  readonly counts: readonly number[];
  readonly warnings: readonly PageWarning[];
}

/** A document in the index. */
export interface EventEntry {
  readonly id: string;
  /** Number of words; 0 where the text is not known. */
  readonly words: number;
  readonly gold: number;
  /** One for each system. */
  readonly systems: readonly {
    readonly mentions: number;
    /** As in `EventSystem`. */
    readonly counts: readonly number[];
    /** Its scores in the order of `columns`. */
    readonly scores: readonly (number | null)[];
  }[];
  readonly at?: readonly [block: number, start: number, end: number] | undefined;
}

/** A mention of an event. */
export interface EventMention {
  readonly id: string;
  readonly type: string;
  readonly realis: string;
  /** As the file writes it. */
  readonly text: string;
  readonly span: string;
  readonly line?: number | undefined;
}

/** Mentions by their indices in the sides of the document; −1 where a side has none. */
export interface EventPair {
  readonly verdict: Verdict;
  readonly gold: number;
  readonly system: number;
  readonly dice: number;
  /** The attributes that differ. */
  readonly wrong: readonly string[];
}

/** A relation other than coreference, such as After, between mentions of one side. */
export interface EventLink {
  readonly name: string;
  /** Indices of mentions. */
  readonly mentions: readonly number[];
}

export interface EventSideFacts {
  /** In the order of the mentions of the side. */
  readonly mentions: readonly EventMention[];
  readonly links: readonly EventLink[];
  /** Entities that the file declares as clusters; the others are mentions without one. */
  readonly clusters: readonly number[];
}

/** A document: gold is its key, clusters are its entities, and a mention without a cluster is an entity of its own. */
export interface EventDocument {
  readonly document: PageDocument;
  readonly gold: EventSideFacts;
  readonly systems: readonly (EventSideFacts & {
    readonly pairs: readonly EventPair[];
    /** The files that lack the document, gold or that of the system, or both if only another system has it. */
    readonly lackedBy: readonly ('gold' | 'system')[];
  })[];
}

/** The column of documents with the average of coreference. */
export const COREF_COLUMN = 'coref';
