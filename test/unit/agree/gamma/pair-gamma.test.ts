import { expect, it } from 'vitest';
import { annotationTables } from '../../../../src/agree/annotations.ts';
import { emptyUnitWarnings, gammaCounts } from '../../../../src/agree/gamma/pair-gamma.ts';
import type { Document } from '../../../../src/core/document.ts';
import { settingsOf } from '../../../../src/evaluate/settings.ts';
import { collector, documentWith, wordList } from '../../../support/documents.ts';

function counted(ann: readonly Document[], ben: readonly Document[]) {
  const { problems, report } = collector();
  const { matcher } = settingsOf();
  const options = { matcher, duplicates: 'first', singletons: 'keep', mentionKey: undefined } as const;
  const annotators = [
    { name: 'ann', documents: ann },
    { name: 'ben', documents: ben },
  ];
  const tables = annotationTables(annotators, options, report);
  return {
    counts: gammaCounts(tables, 0, 1, report),
    warnings: [...emptyUnitWarnings(['ann', 'ben'], tables)],
    problems,
  };
}

it('has the disorder of each document that both have', () => {
  const d = documentWith([['1', '0-2', '5']]);
  const e = documentWith([['1', '0']], { id: 'e', pairKey: 'e' });
  const { counts } = counted([d, e], [documentWith([['1', '1-2', '5']])]);
  expect(counts[0]).toMatchObject({ items: 4, observed: expect.closeTo(0.04, 12) });
  expect(counts[0].expected).toBeGreaterThan(0.04);
  expect(counts[1]).toEqual({ items: 0, observed: 0, expected: 0 });
});

it('leaves mentions of empty nodes alone out, and says how many', () => {
  const tokens = { ...wordList('a', 'b', 'c'), emptyNodes: new Set([1]) };
  const { counts, warnings } = counted(
    [documentWith([['1', '0', '1']], { tokens })],
    [documentWith([['1', '0']], { tokens })],
  );
  expect(counts[0]).toMatchObject({ items: 2, observed: 0 });
  expect(warnings.map(({ message }) => message)).toEqual([
    'Mentions without words are left out of γ: 1 of "ann".',
  ]);
});

it('leaves a document out where too many spans are near each other', () => {
  const nested = documentWith([['1', ...Array.from({ length: 1100 }, (_, i) => `${i}-${100_000 - i}`)]]);
  const { counts, problems } = counted([nested], [nested]);
  expect(counts).toEqual([{ items: 0, observed: 0, expected: 0 }]);
  expect(problems.map(({ code }) => code)).toEqual(['agree/gamma-too-large']);
});
