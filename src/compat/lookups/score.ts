import { twoDecimals } from '../evmeval/python/number-format.ts';
import type { Counts } from './metrics.ts';

/** Recall, precision and F₁; a fraction with the denominator 0 is 0, as in the originals. */
export interface Scores {
  readonly recall: number;
  readonly precision: number;
  readonly f1: number;
}

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    recall: [a.recall[0] + b.recall[0], a.recall[1] + b.recall[1]],
    precision: [a.precision[0] + b.precision[0], a.precision[1] + b.precision[1]],
  };
}

export const noCounts: Counts = { recall: [0, 0], precision: [0, 0] };

export function scoresOf({ recall, precision }: Counts): Scores {
  return withF1(ratio(recall), ratio(precision));
}

export function withF1(recall: number, precision: number): Scores {
  const f1 = recall + precision === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { recall, precision, f1 };
}

const ratio = ([numerator, denominator]: readonly [number, number]): number =>
  numerator === 0 ? 0 : numerator / denominator;

/** BLANC: the mean over the kinds of links that one side has at least; without any 0. */
export function blancScores(kinds: readonly Counts[]): Scores {
  const present = kinds.filter(({ recall, precision }) => recall[1] > 0 || precision[1] > 0).map(scoresOf);
  const mean = (value: (scores: Scores) => number): number =>
    present.length === 0 ? 0 : present.reduce((sum, scores) => sum + value(scores), 0) / present.length;
  return {
    recall: mean(({ recall }) => recall),
    precision: mean(({ precision }) => precision),
    f1: mean(({ f1 }) => f1),
  };
}

/** `12.35` for 0.12345…, as Python's `%.2f` of the hundredfold. */
export const percent = (value: number): string => twoDecimals(value * 100);

/** Metrics whose mean F₁ is the CoNLL score. */
const CONLL: readonly string[] = ['muc', 'bcub', 'ceafe'];

type NamedScores = readonly (readonly [string, Scores])[];

/** The originals divide by three if three of these rows were printed, so a repeated metric counts twice. */
export function conllScore(scores: NamedScores): number | undefined {
  const f1s = scores.filter(([id]) => CONLL.includes(id)).map(([, { f1 }]) => f1);
  return f1s.length === 3 ? (f1s[0] + f1s[1] + f1s[2]) / 3 : undefined;
}

/** Unrounded fractions: the output that the originals lack. */
export function scoresAsJson(scores: NamedScores, further: Readonly<Record<string, unknown>> = {}): string {
  const conll = conllScore(scores);
  const metrics: Record<string, object> = Object.fromEntries(scores);
  if (conll !== undefined) metrics.conll = { f1: conll };
  return `${JSON.stringify({ metrics, ...further }, undefined, 2)}\n`;
}
