import { describe, expect, it } from 'vitest';
import { JsonCursor } from '../../../../src/formats/json/cursor.ts';
import { clusterSpans } from '../../../../src/formats/jsonlines/clusters.ts';
import type { Shape } from '../../../../src/formats/jsonlines/variants.ts';
import { bytesOf } from '../../../support/conll.ts';

const read = (text: string, shape: Shape) => clusterSpans(new JsonCursor(bytesOf(text)), shape);

describe('clustersOf', () => {
  it('reads pairs, with their places; clusters are numbered', () => {
    expect(read('[[[0, 1], [4,4]], [], [[2, 3]]]', 'pairs')).toEqual({
      starts: [0, 4, 2],
      ends: [1, 4, 3],
      entities: [0, 0, 2],
      sentences: [],
      at: [2, 10, 23],
      labels: ['0', '1', '2'],
    });
  });

  it('reads triples with the sentence first', () => {
    expect(read('[[[7, 0, 1]], [[2, 3, 4]]]', 'triples')).toEqual({
      starts: [0, 3],
      ends: [1, 4],
      entities: [0, 1],
      sentences: [7, 2],
      at: [2, 15],
      labels: ['0', '1'],
    });
  });

  it('reads the chains of CoreNLP, which count from 1, with their names', () => {
    const text =
      '{"3": [{"id": 9, "startIndex": 1, "endIndex": 3, "sentNum": 2, "position": [2, 1]}], "__proto__": [{}]}';
    expect(read(text, 'corenlp')).toEqual({
      starts: [0, -1],
      ends: [2, -1],
      entities: [0, 1],
      sentences: [1, -1],
      at: [7, 99],
      labels: ['3', '__proto__'],
    });
  });

  it('has nothing where null is in place of a list', () => {
    for (const shape of ['pairs', 'triples', 'corenlp'] as const)
      expect(read('null', shape)).toMatchObject({ starts: [], labels: [] });
  });

  it.each([
    ['pairs', '{}', 0, 'a list of clusters'],
    ['pairs', '[1]', 1, 'a cluster: a list of spans'],
    ['pairs', '[["he"]]', 2, 'a span: [start, end]'],
    ['pairs', '[[[]]]', 4, 'the start of the span'],
    ['pairs', '[[[1.5, 2]]]', 3, 'the start of a span'],
    ['pairs', '[[[1]]]', 5, 'the end of the span'],
    ['pairs', '[[[1, -2]]]', 6, 'the end of a span'],
    ['pairs', '[[[1, 2, 3]]]', 9, 'a span of two numbers'],
    ['pairs', '[[[1, 2147483648]]]', 6, 'the end of a span below 2147483647'],
    ['triples', '[[1]]', 2, 'a span: [sentence, start, end]'],
    ['triples', '[[["x", 1, 2]]]', 3, 'the number of a sentence'],
    ['triples', '[[[1]]]', 5, 'the start of the span'],
    ['triples', '[[[1, 2, 3, 4]]]', 12, 'a span of three numbers'],
    ['corenlp', '[]', 0, 'an object of chains'],
    ['corenlp', '{"1": {}}', 6, 'a chain: a list of mentions'],
    ['corenlp', '{"1": [2]}', 7, 'a mention: an object'],
    ['corenlp', '{"1": [{"sentNum": "x"}]}', 19, 'a whole number'],
  ] as const)('expects of %s %j at %d: %s', (shape, text, at, expected) =>
    expect(() => read(text, shape)).toThrow(expect.objectContaining({ at, expected })),
  );
});

it('reads clusters and spans that are objects', () => {
  const text =
    '[{"id": "e1", "size": 2, "members": [[0, 1], {"start": 4, "text": "x", "end": 5}]}, {"cluster": [[2, 3]], "entity": 7}, [[8, 9]]]';
  const { starts, ends, entities, labels } = clusterSpans(new JsonCursor(bytesOf(text)), 'pairs');
  expect({ starts, ends, entities, labels }).toEqual({
    starts: [0, 4, 2, 8],
    ends: [1, 5, 3, 9],
    entities: [0, 0, 1, 2],
    labels: ['e1', '7', '2'],
  });
});

it.each([
  [
    '[{"id": "e1", "list": [[0, 1]]}]',
    'a cluster with "members", "mentions", "cluster", "spans" or "events": a list of spans',
  ],
  ['[{"members": [{"start": 4}]}]', 'a span with "start" and "end"'],
])('says what %s lacks', (text, expected) => {
  expect(() => clusterSpans(new JsonCursor(bytesOf(text)), 'pairs')).toThrow(
    expect.objectContaining({ expected }),
  );
});
