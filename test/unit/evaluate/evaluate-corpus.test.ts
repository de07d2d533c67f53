import { describe, expect, it } from 'vitest';
import { evaluateCorpus } from '../../../src/evaluate/evaluate-corpus.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import type { RatioScore } from '../../../src/metrics/index.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { collector, documentWith } from '../../support/documents.ts';
import { type Entities, evaluatePairs } from '../../support/evaluate-pairs.ts';

const ab: Entities = [['1', '0', '1']];

describe('a corpus', () => {
  it('adds counts up before it divides (documents ab→ab and abcdef→a b c: B³ F₁ 10/21, not 0.577)', () => {
    const pairs: [Entities, Entities][] = [
      [ab, ab],
      [
        [['1', '0', '1', '2', '3', '4', '5']],
        [
          ['1', '0'],
          ['2', '1'],
          ['3', '2'],
        ],
      ],
    ];
    const micro = evaluatePairs(pairs).result;
    expect(micro.scores.get('bcub')?.f1).toBeCloseTo(10 / 21, 12);
    expect(Array.from(micro.documents, ({ id, scores }) => [id, scores.get('bcub')?.f1])).toEqual([
      ['a', 1],
      ['b', expect.closeTo(2 / 13, 12)],
    ]);
    const macro = evaluatePairs(pairs, { average: 'macro' }).result;
    expect(macro.scores.get('bcub')?.f1).toBeCloseTo((1 + 2 / 13) / 2, 12);
  });

  it('scores a missing document as a response without mentions', () => {
    const { report } = collector();
    const document = (id: string) => documentWith(ab, { id, pairKey: id });
    const result = evaluateCorpus([document('a'), document('b')], [document('a')], settingsOf(), report);
    expect((result.scores.get('mentions') as RatioScore).counts).toEqual({
      recall: [2, 4],
      precision: [2, 2],
    });
    expect([result.key.documents, result.response.documents]).toEqual([2, 1]);
  });

  it('drops singletons on both sides on request', () => {
    const { result } = evaluatePairs(
      [
        [
          [...ab, ['2', '5']],
          [...ab, ['3', '7']],
        ],
      ],
      { singletons: 'drop' },
    );
    expect((result.scores.get('mentions') as RatioScore).counts).toEqual({
      recall: [2, 2],
      precision: [2, 2],
    });
    expect(result.key.singletons).toBe(1);
  });

  it('is empty without documents', () => {
    const { report } = collector();
    const result = evaluateCorpus([], [], settingsOf(), report);
    expect([result.conll, result.scores.get('muc')?.f1]).toEqual([null, null]);
    expect(evaluateCorpus([], [], settingsOf({ average: 'macro' }), report).conll).toBeNull();
  });

  it('refuses differing mentions for blanc_gold', () => {
    expect(() => evaluatePairs([[ab, [['1', '0', '2']]]], { metrics: ['blanc_gold'] })).toThrow(InputError);
  });
});
