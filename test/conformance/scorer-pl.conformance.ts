import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printedScore } from '../support/printed-scores.ts';
import { renderSpans } from '../support/render-spans.ts';
import { runScorerPl } from '../support/run-scorer-pl.ts';
import {
  expectGoldenCapture,
  expectGoldenPair,
  type GoldenCapture,
  type GoldenPair,
} from '../support/scorer-pl-goldens.ts';

const golden = (path: string) =>
  readFileSync(new URL(`../../../shared/golden/conll/${path}`, import.meta.url), 'latin1');

const pairs: GoldenPair[] = golden('dev.jsonl')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

describe('scorer.pl on the generated pairs', () => {
  it('has all of them', () => expect(pairs.length).toBe(600));

  it.each(pairs)('gives numbers, messages and exit codes of the reference on $id', expectGoldenPair);
});

describe('scorer.pl on the raw captures', () => {
  const captures: GoldenCapture[] = JSON.parse(golden('stdout/index.json')).files;

  it('has some', () => expect(captures.length).toBeGreaterThan(50));

  it.each(captures)('prints $file byte for byte', (capture) => {
    const pair = pairs.find(({ id }) => id === capture.case);
    expectGoldenCapture(capture, golden(`stdout/${capture.file}`), pair!);
  });
});

type Pair = [num: number, den: number];
interface SuiteCase {
  readonly id: string;
  readonly keySpans: [number, number][][];
  readonly responseSpans: [number, number][][];
  readonly observed: Readonly<
    Record<
      string,
      {
        recall: number | Pair;
        precision: number | Pair;
        f1?: number;
        recallNumDen?: Pair;
        precisionNumDen?: Pair;
        coref?: { recall: Pair; precision: Pair };
        noncoref?: { recall: Pair; precision: Pair };
      }
    >
  >;
}

describe("scorer.pl on the reference suite's own partitions", () => {
  const { cases }: { cases: SuiteCase[] } = JSON.parse(golden('cases.json'));

  it('has all of them', () => expect(cases.length).toBe(36));

  it.each(cases)('gives what the reference gives on $id', ({ keySpans, responseSpans, observed }) => {
    const files = { KEY: renderSpans(keySpans), RESPONSE: renderSpans(responseSpans) };
    for (const [metric, expected] of Object.entries(observed)) {
      const { stdout, exit } = runScorerPl(
        [metric === 'mentions' ? 'muc' : metric, 'KEY', 'RESPONSE', 'none'],
        files,
      );
      expect(exit).toBe(0);
      const numbers = (title: string) => {
        const { recall, precision } = printedScore(stdout, title);
        return { recall: [recall.num, recall.den], precision: [precision.num, precision.den] };
      };
      if (metric === 'mentions') {
        expect(numbers('Identification of Mentions')).toEqual(expected);
      } else if (metric === 'blanc') {
        const { coref, noncoref, recall, precision } = expected;
        expect(numbers('Coreference links')).toEqual(coref);
        expect(numbers('Non-coreference links')).toEqual(noncoref);
        expect(numbers('BLANC')).toEqual({ recall: [recall, 1], precision: [precision, 1] });
      } else {
        const { recallNumDen, precisionNumDen } = expected;
        expect(numbers('Coreference')).toEqual({ recall: recallNumDen, precision: precisionNumDen });
      }
    }
  });
});
