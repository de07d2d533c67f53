import { describe, expect, it } from 'vitest';
import { conll, evaluateCorpus, ProblemLog, settingsOf } from '../../src/index.ts';
import { type ConllPair, conllPairs } from '../support/golden.ts';

const pairs = conllPairs();

/**
 * Cases in which the numbers may differ (docs/parity.md): a mention repeats, a document does not end, or the reference
 * scorer misreads a cell such as `(1(2)3)`, from which it removes `(2)` and reads `(13)`.
 */
const differs = (pair: ConllPair, log: ProblemLog) =>
  (['mention/repeated', 'mention/shared', 'conll/no-end'] as const).some((code) => log.count(code) > 0) ||
  /\(\d+(\(\d+\))+\d+\)/.test(pair.key + pair.response);

function evaluate({ key, response }: ConllPair) {
  const log = new ProblemLog();
  const [keyDocuments, responseDocuments] = [key, response].map((text, i) => [
    ...conll.read({ name: i === 0 ? 'key' : 'response', bytes: new TextEncoder().encode(text) }, log.report),
  ]);
  const result = evaluateCorpus(keyDocuments, responseDocuments, settingsOf(), log.report);
  return { result, log };
}

describe('score gives the numbers of the reference scorer', () => {
  let compared = 0;
  let refused = 0;

  it.each(pairs.map((pair) => [pair.id, pair] as const))('%s', (_, pair) => {
    const { result, log } = evaluate(pair);
    if (log.errors > 0) {
      refused++;
      expect(pair.exit).not.toBe(0);
      return;
    }
    if (differs(pair, log)) return;
    expect(pair.exit).toBe(0);
    compared++;
    for (const [id, expected] of [...Object.entries(pair.expected), ['mentions', pair.mentions] as const]) {
      if (expected === null) throw new Error(`no expectation for ${id}`);
      const score = result.scores.get(id) as unknown as {
        recall: number | null;
        precision: number | null;
        f1: number | null;
        counts?: { recall: number[]; precision: number[] };
        coref?: { counts: { recall: number[]; precision: number[] } };
        noncoref?: { counts: { recall: number[]; precision: number[] } };
      };
      const close = (actual: number[] | undefined, { num, den }: { num: number; den: number }) => {
        expect(Math.abs((actual as number[])[0] - num), `${id} numerator`).toBeLessThan(1e-9);
        expect(Math.abs((actual as number[])[1] - den), `${id} denominator`).toBeLessThan(1e-9);
      };
      if (id === 'blanc') {
        for (const kind of ['coref', 'noncoref'] as const) {
          const fractions = expected[kind] as NonNullable<typeof expected.coref>;
          close(score[kind]?.counts.recall, fractions.recall);
          close(score[kind]?.counts.precision, fractions.precision);
        }
        expect(score.recall ?? 0).toBeCloseTo(expected.recall.num, 12);
        expect(score.precision ?? 0).toBeCloseTo(expected.precision.num, 12);
      } else {
        close(score.counts?.recall, expected.recall);
        close(score.counts?.precision, expected.precision);
      }
      expect(score.f1 ?? 0).toBeCloseTo(expected.f1, 12);
    }
  });

  it('compares all pairs but those with repeats, breaks and misread cells', () => {
    expect({ compared, refused }).toEqual({ compared: 416, refused: 17 });
  });
});
