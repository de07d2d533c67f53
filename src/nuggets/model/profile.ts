import { dice, diceByHarmonicMean, type Similarity } from '../../matching/dice.ts';
import { canonical, literally, type ValueComparison } from './attributes.ts';
import { type InvisibleRule, invisibleWords2015 } from './invisible.ts';

/**
 * Everything in which the TAC KBP event nugget task definition (2015) and the releases of its public scorer, evmeval,
 * differ (docs/nuggets.md).
 */
export interface Profile {
  /** The name on the command line. */
  readonly id: string;
  readonly summary: string;
  readonly comparison: ValueComparison;
  readonly dice: Similarity;
  /** Whether elements that fragments of one mention share count once per fragment. */
  readonly repetitions: boolean;
  readonly invisible: InvisibleRule | undefined;
  /** Whether token tables must be given. */
  readonly needsTables: boolean;
  readonly detection: DetectionRules;
  /** Whether documents that only the system has are scored; their mentions are false alarms. */
  readonly scoresExtraDocuments: boolean;
  readonly types: TypeRules;
  readonly coreference: CoreferenceRules;
}

/** How mention detection is counted and scored. */
export interface DetectionRules {
  /** Whether a document without gold mentions counts. evmeval leaves it out, so false alarms there cost nothing. */
  readonly countEmptyGold: boolean;
  /** F₁ where precision and recall are both 0, or one is undefined: 0, or undefined as in evmeval. */
  readonly undefinedF1: boolean;
  /** 1 for fractions; 100 reproduces the percentages of evmeval to the last bit. */
  readonly scale: number;
}

/** How the table of types is made. */
export interface TypeRules {
  /** The setting whose mapping gives the true positives. */
  readonly setting: string;
  /** Whether types that only the system has are listed. */
  readonly systemOnly: boolean;
}

export interface CoreferenceRules {
  /** Whether unmatched gold mentions stay in the gold clusters. */
  readonly keepsUnmatchedGold: boolean;
  /** Whether documents with a mean score of 0 count. */
  readonly keepsZeroDocuments: boolean;
  /** The metrics of the final average. */
  readonly average: readonly string[];
  /** The metrics of the mean of one document. */
  readonly documentAverage: readonly string[];
  /**
   * Whether a cluster may contain a span twice, and how spans are compared for that (task definition (2015), section
   * 4.4.1).
   */
  readonly sameSpan: 'as written' | 'without invisible words' | 'allowed';
}

const FINAL_METRICS = ['muc', 'bcub', 'ceafe', 'blanc'];

export const document2015: Profile = {
  id: '2015',
  summary:
    'the task definition "Event Nugget Detection and Coreference Scoring" of 20 August 2015, as written',
  comparison: literally,
  dice,
  repetitions: false,
  invisible: { words: invisibleWords2015, ignoreCaseOfList: true, skipFirstRow: false },
  needsTables: false,
  detection: { countEmptyGold: true, undefinedF1: false, scale: 1 },
  scoresExtraDocuments: true,
  types: { setting: 'type', systemOnly: true },
  coreference: {
    keepsUnmatchedGold: true,
    keepsZeroDocuments: true,
    average: FINAL_METRICS,
    documentAverage: FINAL_METRICS,
    sameSpan: 'as written',
  },
};

export const evmeval18: Profile = {
  id: 'evmeval-1.8',
  summary: 'the numbers of the public scorer, version 1.8 (2017)',
  comparison: { normal: canonical, placeholder: 'notannotated' },
  dice,
  repetitions: true,
  invisible: undefined,
  needsTables: false,
  detection: { countEmptyGold: false, undefinedF1: true, scale: 1 },
  scoresExtraDocuments: false,
  types: { setting: 'type+realis', systemOnly: false },
  coreference: {
    keepsUnmatchedGold: true,
    keepsZeroDocuments: true,
    average: FINAL_METRICS,
    documentAverage: FINAL_METRICS,
    sameSpan: 'allowed',
  },
};

export const evmeval16: Profile = {
  id: 'evmeval-1.6',
  summary: 'the numbers of the public scorer of 20 August 2015, version 1.6',
  comparison: { normal: (value) => value, placeholder: 'NOT_ANNOTATED' },
  dice: diceByHarmonicMean,
  repetitions: true,
  invisible: { words: invisibleWords2015, ignoreCaseOfList: false, skipFirstRow: true },
  needsTables: true,
  detection: { countEmptyGold: false, undefinedF1: true, scale: 1 },
  scoresExtraDocuments: false,
  types: { setting: 'type', systemOnly: false },
  coreference: {
    keepsUnmatchedGold: false,
    keepsZeroDocuments: false,
    average: [...FINAL_METRICS, 'ceafm'],
    documentAverage: FINAL_METRICS,
    sameSpan: 'without invisible words',
  },
};

/** Every profile, once; the first is the default. */
export const profiles: readonly Profile[] = [document2015, evmeval18, evmeval16];
