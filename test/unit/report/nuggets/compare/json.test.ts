import { describe, expect, it } from 'vitest';
import { comparisonJson } from '../../../../../src/report/nuggets/compare/json.ts';
import { version } from '../../../../../src/version.ts';
import { comparedTexts, goldText, systemText } from '../../../../support/compared-nuggets.ts';
import { tbf } from '../../../../support/nuggets.ts';

describe('comparisonJson', () => {
  const value = JSON.parse(comparisonJson(comparedTexts(goldText, systemText)));

  it('has the unit, the attributes, the totals and what is wrong', () => {
    expect({ ...value, perDocument: [] }).toEqual({
      schema: 'corefeval/nuggets-compare/1',
      version,
      unit: 'character',
      attributes: ['type', 'realis'],
      documents: 1,
      totals: { right: 2, span: 1, missing: 1, extra: 1, wrong: { type: 1, realis: 1 } },
      perDocument: [],
    });
  });

  it('has the pairs, clusters and links of each document', () => {
    const [{ id, pairs, goldClusters, goldLinks }] = value.perDocument;
    expect([id, goldClusters]).toEqual(['d', [['E1', 'E3']]]);
    expect(goldLinks).toEqual([{ name: 'After', mentions: ['E2', 'E1'] }]);
    expect(pairs[0].system).toEqual({
      id: 'S1',
      line: 2,
      span: '0,4',
      text: 's1',
      type: 'Life_Die',
      realis: 'Actual',
      fragments: [[0, 4]],
      cluster: 0,
    });
    expect('system' in pairs[3]).toBe(false);
  });

  it('counts documents that only the system has', () => {
    const extra = JSON.parse(comparisonJson(comparedTexts(tbf('d'), tbf('d') + tbf('e', 'S1 0,4'))));
    expect([extra.documents, extra.extraDocuments]).toEqual([1, 1]);
    expect(extra.perDocument.map(({ id }: { id: string }) => id)).toEqual(['d', 'e']);
  });
});
