import { describe, expect, it } from 'vitest';
import { score } from '../../src/library/score.ts';
import { conllAverage, type RatioScore } from '../../src/metrics/index.ts';
import { sets } from '../support/sets.ts';
import { referenceCases } from './reference-cases.ts';

/** Numbers that were printed with 15 digits. */
const near = (value: number) => expect.closeTo(value, 12);
const nearFraction = ([num, den]: readonly [number, number]) => [near(num), den];
const quotient = ([num, den]: readonly [number, number]) => (den === 0 ? null : near(num / den));

describe("the reference suite's cases", () => {
  it('are all there', () => {
    expect(referenceCases.map(({ id }) => id).join(' ')).toBe(
      'A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 M2 M3 M4 M5 M6 N1 N2 N3 N4 N5 N6',
    );
  });

  it.each(referenceCases)('$id: key $key, response $response', (reference) => {
    const result = score({
      key: sets(reference.key),
      response: sets(reference.response),
      duplicates: 'first',
    });
    const { blanc } = result;
    const parts: [string, RatioScore, (typeof reference)['coref']][] = [
      ...reference.ratios.map(([id, fractions]): [string, RatioScore, (typeof reference)['coref']] => [
        id,
        result[id as 'muc'],
        fractions,
      ]),
      ['coreference links', blanc.coref, reference.coref],
      ['other links', blanc.noncoref, reference.noncoref],
    ];
    for (const [name, { counts, recall, precision }, expected] of parts) {
      expect(counts, name).toEqual({
        recall: nearFraction(expected.recall),
        precision: nearFraction(expected.precision),
      });
      // An undefined value is null here; the reference scorer prints 0.
      expect({ recall, precision }, name).toEqual({
        recall: quotient(expected.recall),
        precision: quotient(expected.precision),
      });
    }
    expect({ recall: blanc.recall, precision: blanc.precision, f1: blanc.f1 }).toEqual({
      recall: near(reference.blanc.recall),
      precision: near(reference.blanc.precision),
      f1: near(reference.blanc.f1),
    });
  });

  it('leave MUC, and so the CoNLL average, undefined where neither side has a link', () => {
    const [same] = referenceCases.filter(({ id }) => id === 'N1');
    const result = score({ key: sets(same.key), response: sets(same.response) });
    expect([result.muc.recall, result.muc.precision, result.muc.f1]).toEqual([null, null, null]);
    expect(result.conll).toBeNull();
    expect(conllAverage(new Map(Object.entries({ muc: result.muc, bcub: result.bcub })))).toBeNull();
  });
});
