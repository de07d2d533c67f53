import { readFileSync } from 'node:fs';

/** A file of the golden data, which is in a folder next to the repository; a conformance test without it must fail. */
export const golden = (path: string): URL => new URL(`../../../shared/golden/${path}`, import.meta.url);

export const goldenText = (path: string): string => readFileSync(golden(path), 'utf8');

interface Fraction {
  readonly num: number;
  readonly den: number;
}

interface Expected {
  readonly recall: Fraction;
  readonly precision: Fraction;
  readonly f1: number;
  readonly coref?: { readonly recall: Fraction; readonly precision: Fraction };
  readonly noncoref?: { readonly recall: Fraction; readonly precision: Fraction };
}

/** One key/response pair with the output of the reference scorer. */
export interface ConllPair {
  readonly id: string;
  readonly tags: readonly string[];
  readonly key: string;
  readonly response: string;
  readonly expected: Readonly<Record<string, Expected | null>>;
  readonly mentions: Expected | null;
  readonly exit: number;
  readonly stderr: string;
}

export const conllPairs = (): ConllPair[] =>
  goldenText('conll/dev.jsonl')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
