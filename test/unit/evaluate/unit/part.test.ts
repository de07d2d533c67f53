import { expect, it } from 'vitest';
import { alignPrepared, preparePair } from '../../../../src/evaluate/align-pair.ts';
import { settingsOf } from '../../../../src/evaluate/settings.ts';
import { unitPart } from '../../../../src/evaluate/unit/part.ts';
import { documentWith } from '../../../support/documents.ts';

function partOf(key: ReturnType<typeof documentWith>, duplicates: 'first' | 'merge' = 'first') {
  const settings = settingsOf({ duplicates });
  const prepared = preparePair(key, undefined, settings, () => {});
  return unitPart(alignPrepared(prepared, settings), prepared).key;
}

it('has the labels and sizes of the entities with mentions', () => {
  const { labels, sizes } = partOf(documentWith([['x', '0', '1'], ['y'], ['z', '2']]));
  expect([labels, [...(sizes as Int32Array)]]).toEqual([
    ['x', 'z'],
    [2, 1],
  ]);
});

it('has no label for an entity whose name is not in the file, also if an entity before it is empty', () => {
  const key = documentWith([['x'], ['y', '0'], ['T1', '1']], { unnamed: new Set([2]) });
  expect(partOf(key).labels).toEqual(['y', null]);
});

it('names the entities that became one, and takes the name of the named one', () => {
  const key = documentWith(
    [
      ['T1', '0'],
      ['x', '0', '1'],
      ['y', '1', '2'],
    ],
    { unnamed: new Set([0]) },
  );
  expect(partOf(key, 'merge')).toMatchObject({ labels: ['x'], united: [['x', 'y']] });
});
