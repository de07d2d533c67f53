import { expect, it } from 'vitest';
import { JsonCursor } from '../../../../src/formats/json/cursor.ts';
import { ClusterReader, clusterMember } from '../../../../src/formats/strings/clusters.ts';
import { bytesOf } from '../../../support/conll.ts';

const list = (text: string) => new ClusterReader(new JsonCursor(bytesOf(text))).list();

it('reads lists, objects of lists, and lists of entities', () => {
  const clusters = [['0', ['Tom', 'he']]];
  expect(list('[["Tom", "he"]]')).toMatchObject({ clusters, numbered: 0 });
  expect(list('{"T": ["Tom", "he"]}').clusters).toEqual([['T', ['Tom', 'he']]]);
  expect(list('[{"mentions": ["Tom", "he"], "type": "PER"}]').clusters).toEqual(clusters);
  expect(list('[{"id": 7, "mentions": [{"text": "Tom", "end": 1}, ["he", 3]]}]')).toEqual({
    clusters: [['7', ['Tom', 'he']]],
    numbered: 1,
    sentences: [undefined, 3],
  });
});

it('refuses entities without mentions, and mentions without words', () => {
  expect(() => list('[{"name": "T"}]')).toThrow();
  expect(() => list('[[{"start": 1}]]')).toThrow();
  expect(() => list('[[[]]]')).toThrow();
});

it('clusterMember prefers clusters', () => {
  const of = (...names: string[]) => clusterMember({ values: new Map(names.map((name) => [name, 0])) });
  expect([of('entities', 'clusters'), of('entities'), of('Tom')]).toEqual([
    'clusters',
    'entities',
    undefined,
  ]);
});
