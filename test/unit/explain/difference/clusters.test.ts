import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { conventionPair } from '../../../../src/explain/difference/clusters.ts';
import { type Convention, ours } from '../../../../src/explain/difference/switches.ts';
import { documentWith } from '../../../support/documents.ts';
import type { Entities } from '../../../support/evaluate-pairs.ts';

const clusters = (entities: Entities, choice: Partial<Convention>, side: 'key' | 'response' = 'key') =>
  sideClusters(documentWith(entities, { sentences: [0, 3] }), { ...ours, ...choice }, side).map((cluster) =>
    cluster.join(' '),
  );

const sideClusters = (document: Document, convention: Convention, side: 'key' | 'response') =>
  conventionPair(document, document, convention)[side];

describe('clustersOf', () => {
  const repeated: Entities = [
    ['x', '0', '1', '0'],
    ['y', '1', '2'],
    ['z', '5'],
  ];

  it.each<[Convention['repeats'], string[]]>([
    ['first', ['0,1 1,2', '2,3', '5,6']],
    ['last', ['0,1', '1,2 2,3', '5,6']],
    ['drop', ['0,1', '2,3', '5,6']],
    ['merge', ['0,1 1,2 2,3', '5,6']],
    ['listed', ['0,1 1,2 0,1', '1,2 2,3', '5,6']],
    ['reference', ['0,1 1,2 0,1', '1,2 2,3', '5,6']],
  ])('has repeats as the choice "%s" says', (repeats, expected) => {
    expect(clusters(repeated, { repeats })).toEqual(expected);
  });

  it('merges clusters that are connected by way of others, in the place of the first', () => {
    const chain: Entities = [
      ['a', '0', '1'],
      ['b', '7'],
      ['c', '2', '3'],
      ['d', '1', '2'],
    ];
    expect(clusters(chain, { repeats: 'merge' })).toEqual(['0,1 1,2 2,3 3,4', '7,8']);
  });

  it('lists entities by the end of their first mention; of one token before longer ones', () => {
    const nested: Entities = [
      ['long', '0-4'],
      ['two', '1-2'],
      ['one', '2'],
    ];
    expect(clusters(nested, { repeats: 'listed' })).toEqual(['2,3', '1,3', '0,5']);
    expect(clusters(nested, { repeats: 'first' })).toEqual(['0,5', '1,3', '2,3']);
  });

  it('drops singletons of the sides that are named, after repeats are resolved', () => {
    const left = (singletons: Convention['singletons']) =>
      (['key', 'response'] as const).map((side) => clusters(repeated, { singletons }, side).length);
    expect(left('keep')).toEqual([3, 3]);
    expect(left('drop')).toEqual([1, 1]);
    expect(left('drop in the key')).toEqual([1, 3]);
    expect(left('drop in the response')).toEqual([3, 1]);
    expect(left('skip')).toEqual([3, 3]);
  });

  it('names mentions by their sentence if asked, so that one that crosses a break collides with another', () => {
    const crossing: Entities = [
      ['x', '1-4', '0-1'],
      ['y', '4'],
    ];
    expect(clusters(crossing, { spans: 'sentence', repeats: 'reference' })).toEqual(['1:1,1 0:0,1', '1:1,1']);
    expect(clusters(crossing, { spans: 'sentence' })).toEqual(['1:1,1 0:0,1']);
    expect(clusters(crossing, { spans: 'document' })).toEqual(['1,5 0,2', '4,5']);
  });

  it('names a mention with gaps by its pieces', () => {
    const parts: [number, number][] = [
      [0, 1],
      [3, 4],
    ];
    const document = {
      ...documentWith([['x']]),
      mentions: Mentions.of([
        { start: 0, end: 4, entity: 0, parts },
        { start: 0, end: 4, entity: 0 },
      ]),
    };
    expect(sideClusters(document, ours, 'key')).toEqual([['0,1 3,4', '0,4']]);
  });
});
