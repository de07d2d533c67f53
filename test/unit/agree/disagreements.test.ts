import { describe, expect, it } from 'vitest';
import { annotationTables } from '../../../src/agree/annotations.ts';
import { disagreementsOf } from '../../../src/agree/disagreements.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { tablesOf } from '../../support/annotators.ts';
import { documentWith } from '../../support/documents.ts';
import { near } from '../../support/near.ts';

/** The words of the disagreements with their distances. */
const distancesOf = (
  texts: Record<string, string>,
  ...rules: [Parameters<typeof disagreementsOf>[2], Parameters<typeof disagreementsOf>[3]]
) => {
  const [table] = tablesOf(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]])));
  return disagreementsOf(Object.keys(texts), table, ...rules).map(({ text, distance }) => [text, distance]);
};

describe('disagreementsOf', () => {
  const two = { ann: 'ab cd', ben: 'abc' };

  it('has the distance of the chains of each span', () => {
    const shared = [
      ['a', near(5 / 9)],
      ['b', near(5 / 9)],
      ['c', near(11 / 12)],
    ];
    expect(distancesOf(two, 'masi', 'null')).toEqual([...shared, ['d', 1]]);
    expect(distancesOf(two, 'masi', 'singleton')).toEqual([...shared, ['d', near(2 / 3)]]);
    expect(distancesOf(two, 'masi', 'missing')).toEqual(shared);
  });

  it('takes the mean over all pairs of annotators, also those who both did not mark the span', () => {
    const three = { ann: 'ab', ben: '', cas: '' };
    expect(distancesOf(three, 'nominal', 'null')).toEqual([
      ['a', near(2 / 3)],
      ['b', near(2 / 3)],
    ]);
    expect(distancesOf({ ...three, ben: 'ab' }, 'nominal', 'missing')).toEqual([]);
  });

  it('lists nothing where chains are equal', () => {
    expect(distancesOf({ ann: 'ab cd', ben: 'cd ab' }, 'masi', 'null')).toEqual([]);
    expect(distancesOf({ ann: 'ab e', ben: 'ab' }, 'masi', 'singleton')).toEqual([]);
  });

  it('names the chain, its size, file and line for each annotator who has the document', () => {
    const marked = documentWith([['__proto__', '2-3', '5']], { file: 'ann.conll' });
    const bare = documentWith([['y', '5']]);
    const other = documentWith([['z', '0']], { id: 'e', pairKey: 'e' });
    const [table] = annotationTables(
      [
        { name: 'ann', documents: [marked] },
        { name: 'ben', documents: [bare] },
        { name: 'cas', documents: [other] },
      ],
      { matcher: settingsOf().matcher, duplicates: 'first', singletons: 'keep', mentionKey: undefined },
      () => {},
    );
    expect(disagreementsOf(['ann', 'ben', 'cas'], table, 'nominal', 'missing')).toEqual([
      {
        document: 'd',
        start: 5,
        end: 6,
        distance: 1,
        values: [
          { annotator: 'ann', chain: '__proto__', size: 2, file: 'ann.conll' },
          { annotator: 'ben', chain: 'y', size: 1 },
        ],
      },
    ]);
  });
});
