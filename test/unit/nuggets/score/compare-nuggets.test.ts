import { describe, expect, it } from 'vitest';
import { comparedTexts, goldText, systemText } from '../../../support/compared-nuggets.ts';
import { tablesFor, tbf } from '../../../support/nuggets.ts';

describe('compareNuggets', () => {
  const { documents, totals, wrong } = comparedTexts(goldText, systemText);

  it('distinguishes right spans, span errors, missing and extra mentions and wrong attributes', () => {
    expect(
      documents[0].pairs.map((pair) => [pair.verdict, pair.gold?.id, pair.system?.id, pair.dice, pair.wrong]),
    ).toEqual([
      ['right', 'E1', 'S1', 1, []],
      ['right', 'E2', 'S2', 1, ['type']],
      ['span', 'E3', 'S3', 0.8, ['realis']],
      ['missing', 'E4', undefined, 0, []],
      ['extra', undefined, 'S4', 0, []],
    ]);
    expect([...totals]).toEqual([
      ['right', 2],
      ['span', 1],
      ['missing', 1],
      ['extra', 1],
    ]);
    expect([...wrong]).toEqual([
      ['type', 1],
      ['realis', 1],
    ]);
  });

  it('has what a drawing needs: places, lines and clusters', () => {
    const [{ pairs, goldClusters, systemClusters }] = documents;
    expect(pairs[2].gold).toMatchObject({ fragments: [[20, 26]], line: 4, cluster: 0 });
    expect(pairs[3].gold?.cluster).toBeUndefined();
    expect([goldClusters, systemClusters]).toEqual([[['E1', 'E3']], [['S1', 'S2']]]);
  });

  it('says which file alone has a document', () => {
    const { documents: found } = comparedTexts(
      tbf('a', 'E1 0,4') + tbf('b', 'E1 0,4'),
      tbf('b', 'S1 0,4') + tbf('c', 'S1 0,4'),
    );
    expect(found.map(({ id, onlyIn }) => [id, onlyIn])).toEqual([
      ['a', 'gold'],
      ['b', undefined],
      ['c', 'system'],
    ]);
  });

  it('finds the places of tokens in their table', () => {
    const tokens = comparedTexts(tbf('d', 'E1 t2,t0'), tbf('d', 'S1 t0'), tablesFor({ d: 'one two three' }));
    expect(tokens.documents[0].pairs[0].gold?.fragments).toEqual([
      [0, 3],
      [8, 13],
    ]);
  });
});
