import { describe, expect, it } from 'vitest';
import { jsonReport } from '../../../../src/report/score/json.ts';
import { documents, HOSTILE, one, reportOn } from '../../../support/score-reports.ts';

describe('JSON', () => {
  it('has the shape of the documentation', () => {
    const value = JSON.parse(jsonReport(one));
    expect(Object.keys(value)[0]).toBe('schema');
    expect(value).toMatchObject({
      schema: 'corefeval/score/1',
      signature: 'metrics:…|key:0123',
      version: '9.9.9',
      average: 'micro',
      key: { path: 'key.conll', documents: 1, tokens: 20, mentions: 7, entities: 2, singletons: 0 },
      systems: [
        {
          name: 'sys.conll',
          path: 'out/sys.conll',
          documents: 1,
          mentions: 8,
          entities: 3,
          singletons: 0,
          scores: {
            mentions: { recall: 6 / 7, precision: 6 / 8, counts: { recall: [6, 7], precision: [6, 8] } },
            blanc: { coref: { counts: { recall: [2, 9], precision: [2, 8] } }, noncoref: { f1: 0.5 } },
          },
          warnings: [
            {
              code: 'document/extra',
              message: 'Document x is in the response but not in the key.',
              document: 'x',
              file: 'r.conll',
              line: 4,
            },
          ],
        },
      ],
    });
    expect(Object.keys(value.systems[0].scores)).toEqual([
      'mentions',
      'muc',
      'bcub',
      'ceafm',
      'ceafe',
      'blanc',
      'lea',
    ]);
    expect(value.systems[0].conll).toBeCloseTo((2 / 5 + 5 / 11 + 13 / 25) / 3, 12);
  });

  it('has null for what is undefined', () => {
    const [{ scores, conll }] = JSON.parse(
      jsonReport(reportOn([['s', []]], { metrics: ['muc', 'lea'] })),
    ).systems;
    expect([scores.muc.precision, scores.muc.f1, scores.lea.precision, conll]).toEqual([null, 0, null, null]);
  });

  it('lists documents where they were asked for', () => {
    const [system] = JSON.parse(jsonReport(documents)).systems;
    expect(system.perDocument.map(({ id, conll }: { id: string; conll: number }) => [id, conll])).toEqual([
      [HOSTILE, expect.closeTo((2 / 5 + 5 / 11 + 13 / 25) / 3, 12)],
      ['b', 1],
    ]);
  });
});
