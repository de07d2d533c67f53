import { describe, expect, it } from 'vitest';
import { reports } from '../../../../src/report/score/reports.ts';
import { KEY, RESPONSE, reportOn } from '../../../support/score-reports.ts';

describe('several systems', () => {
  it('are ranked by the first metric where the CoNLL average was not asked for', () => {
    const report = reportOn(
      [
        ['worse', RESPONSE],
        ['best', KEY],
      ],
      { metrics: ['lea'] },
    );
    expect(reports.markdown(report).split('\n').slice(2, 4)).toEqual([
      '| best | **100.00** | **100.00** | **100.00** |',
      '| worse | 23.81 | 33.33 | 27.78 |',
    ]);
  });
});
