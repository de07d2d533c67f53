import { expect, it } from 'vitest';
import { pageFacts } from '../../../../src/page/facts.ts';
import type { PageIndex } from '../../../../src/page/types.ts';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { errorKindsOf, errorTotals } from '../../../../src/web/errors/error-kinds.ts';
import { documentOf, type Marked, madeOf } from '../../../support/page-fixture.ts';

const KEY: readonly Marked[] = [
  [0, 1, 'x'],
  [1, 2, 'x'],
  [2, 3, 'x'],
];
const RESPONSE: readonly Marked[] = [
  [0, 1, 'a'],
  [1, 2, 'a'],
  [3, 4, 'a'],
];
const [document] = madeOf(
  [documentOf('d', ['a b c d'], KEY)],
  [{ name: 's', documents: [documentOf('d', ['a b c d'], RESPONSE)] }],
  undefined,
  undefined,
  true,
).documents;
const model = new DocumentModel(document, 0);
const entry = { id: 'd', ...pageFacts(document) };

it('lists the types of analyze where errors were analysed', () => {
  const { names, counts, find } = errorKindsOf({ costs: 'conll' });
  expect(find(model)).toEqual([
    { kind: 'missing-mention', at: { side: 'key', mention: 2 }, other: null, size: 1 },
    { kind: 'extra-mention', at: { side: 'response', mention: 2 }, other: null, size: 1 },
  ]);
  expect(names.filter((_, kind) => counts(entry, 0)[kind] > 0)).toEqual(['extra-mention', 'missing-mention']);
});

it('lists marks where they were not', () => {
  const { names, signs, counts, find } = errorKindsOf({});
  expect(find(model).map(({ kind }) => signs[kind].label)).toEqual(['missing mention', 'extra mention']);
  expect(names.filter((_, kind) => counts(entry, 0)[kind] > 0)).toEqual(['missing', 'extra']);
});

it('adds up the errors of each kind over documents, for each system', () => {
  const entry = (errors: readonly (readonly number[])[]) => ({ marks: [], states: [], errors });
  const index = {
    costs: 'conll',
    systems: [{}, {}],
    documents: [
      entry([
        [1, 0, 2, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 4],
      ]),
      entry([
        [1, 5, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 3],
      ]),
    ],
  } as unknown as PageIndex;
  expect(errorTotals(index)).toEqual([
    [2, 5, 2, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 7],
  ]);
});
