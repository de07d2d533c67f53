import { describe, expect, it } from 'vitest';
import { alignPair } from '../../src/evaluate/align-pair.ts';
import { pairDocuments } from '../../src/evaluate/pair-documents.ts';
import { explainPair } from '../../src/explain/index.ts';
import { conll, ProblemLog, settingsOf, standardMetrics } from '../../src/index.ts';
import { metricOptions } from '../../src/metrics/index.ts';
import { type ConllPair, conllPairs } from '../support/golden.ts';

const settings = settingsOf();
const SIDES = { R: 'recall', P: 'precision' } as const;

/** The worked numerators and denominators of a pair of files, added up over its documents, by metric and side. */
function workedSums({ key, response }: ConllPair) {
  const log = new ProblemLog();
  const [keys, responses] = [key, response].map((text) => [
    ...conll.read({ name: 'file', bytes: new TextEncoder().encode(text) }, log.report),
  ]);
  const sums = new Map<string, { num: number; den: number }>();
  if (log.errors > 0) return { log, sums };
  for (const [k, r] of pairDocuments(keys, responses, log.report)) {
    const { pair } = alignPair(k, r, settings, log.report);
    for (const { metric, fractions } of explainPair(pair, standardMetrics, metricOptions()).metrics) {
      for (const { symbol, num, den } of fractions) {
        const name = `${metric} ${symbol}`;
        const sum = sums.get(name) ?? { num: 0, den: 0 };
        sums.set(name, { num: sum.num + num, den: sum.den + den });
      }
    }
  }
  return { log, sums };
}

describe('the sums that explain works out are those of the reference scorer', () => {
  let compared = 0;

  it.each(conllPairs().map((pair) => [pair.id, pair] as const))('%s', (_, pair) => {
    const { log, sums } = workedSums(pair);
    // The cases in which the numbers of `score` may differ too (docs/parity.md).
    if (log.errors > 0 || pair.exit !== 0 || /\(\d+(\(\d+\))+\d+\)/.test(pair.key + pair.response)) return;
    if ((['mention/repeated', 'mention/shared', 'conll/no-end'] as const).some((code) => log.count(code) > 0))
      return;
    for (const [id, expected] of Object.entries(pair.expected)) {
      if (id === 'blanc' || expected === null) continue;
      for (const [symbol, side] of Object.entries(SIDES)) {
        const worked = sums.get(`${id} ${symbol}`);
        expect(worked, `${id} ${symbol}`).toBeDefined();
        expect(Math.abs((worked?.num ?? 0) - expected[side as 'recall' | 'precision'].num)).toBeLessThan(
          1e-9,
        );
        expect(Math.abs((worked?.den ?? 0) - expected[side as 'recall' | 'precision'].den)).toBeLessThan(
          1e-9,
        );
      }
    }
    compared++;
  });

  it('compares at least 200 pairs', () => {
    expect(compared).toBeGreaterThanOrEqual(200);
  });
});
