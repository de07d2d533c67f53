import { describe, expect, it } from 'vitest';
import { refuseUnknownBound, toBound } from '../../../../src/cli/options/fail-under.ts';
import type { ScoreRequest } from '../../../../src/verbs/score.ts';

describe('--fail-under', () => {
  it('takes bounds of metrics, by any of their names', () => {
    expect(toBound('b3=60', toBound('conll=50'))).toEqual([
      ['conll', 50],
      ['bcub', 60],
    ]);
    expect(() => toBound('conll')).toThrow('Expected METRIC=X, such as conll=60.');
  });

  it('names a metric of the run', () => {
    const request = { settings: { metrics: ['muc'] } } as unknown as ScoreRequest;
    expect(() => refuseUnknownBound('muc', request)).not.toThrow();
    expect(() => refuseUnknownBound('lea', request)).toThrow(
      '--fail-under names "lea", which is not a metric of this run.',
    );
  });
});
