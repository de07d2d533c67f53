import { describe, expect, it } from 'vitest';
import { macroAverage } from '../../../src/evaluate/macro.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import type { IndexScore } from '../../../src/metrics/index.ts';
import { type Entities, evaluatePairs } from '../../support/evaluate-pairs.ts';

const ab: Entities = [['1', '0', '1']];

describe('the macro average', () => {
  it('leaves documents out in which a score is undefined, and says how many it took', () => {
    const singles: Entities = [
      ['1', '0'],
      ['2', '1'],
    ];
    const { result } = evaluatePairs(
      [
        [ab, ab],
        [singles, singles],
      ],
      { average: 'macro', metrics: ['muc', 'bcub'] },
    );
    expect(result.scores.get('muc')).toEqual({ recall: 1, precision: 1, f1: 1, documents: 1 });
    expect(result.scores.get('bcub')).toEqual({ recall: 1, precision: 1, f1: 1, documents: 2 });
    expect(result.conll).toBeNull();
  });

  it('averages indices', () => {
    const split: Entities = [
      ['1', '0'],
      ['2', '1'],
    ];
    const { result } = evaluatePairs(
      [
        [ab, ab],
        [ab, split],
      ],
      { average: 'macro', metrics: ['rand'] },
    );
    expect((result.scores.get('rand') as IndexScore).index).toBe(0.5);
  });

  it('of no documents has every score, undefined', () => {
    const { scores, conll } = macroAverage(settingsOf({ metrics: ['muc', 'rand'] }).metrics, []);
    const nothing = { recall: null, precision: null, f1: null, documents: 0 };
    expect([...scores]).toEqual([
      ['muc', nothing],
      ['rand', { ...nothing, index: null }],
    ]);
    expect(conll).toBeNull();
  });
});
