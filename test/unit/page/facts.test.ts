import { describe, expect, it } from 'vitest';
import { countStates, factsOfSystems, pageFacts, systemFacts } from '../../../src/page/facts.ts';
import { documentOf, hard, madeOf } from '../../support/page-fixture.ts';

const text = ['Ann met Bob .', 'She knew him and the dog .'];
const key = documentOf('d', text, [
  [0, 1, 'ann'],
  [4, 5, 'ann'],
  [2, 3, 'bob'],
  [6, 7, 'bob'],
]);
/** He is missing, she is in the entity of Bob, and the dog is extra. */
const response = documentOf('d', text, [
  [0, 1, 'a'],
  [2, 3, 'b'],
  [4, 5, 'b'],
  [8, 10, 'c'],
]);
const [document] = madeOf(
  [key],
  [
    { name: 's', documents: [response] },
    { name: 'missing', documents: [undefined] },
  ],
).documents;

describe('pageFacts', () => {
  it('counts tokens, mentions and entities of the key, and the errors of each system', () => {
    const facts = pageFacts(document);
    expect([facts.tokens, facts.mentions, facts.entities]).toEqual([11, 4, 2]);
    // Missing, extra, another boundary, another entity; a system without the document misses all.
    expect(facts.marks).toEqual([
      [1, 1, 0, 1],
      [4, 0, 0, 0],
    ]);
    expect(facts.states[1]).toEqual([0, 0, 2, 0]);
  });

  it('returns the facts of which the document was not kept', () => {
    const facts = pageFacts(document);
    expect(pageFacts(facts)).toBe(facts);
  });
});

describe('systemFacts', () => {
  it('counts extra mentions on the side of the response, and others on that of the key', () => {
    const side = { entities: Int32Array.of(0), ids: ['x'] };
    const marked = {
      ...side,
      marks: Uint8Array.of(2, 3, 4),
      keyMarks: Uint8Array.of(3),
      twins: Int32Array.of(-1, -1, -1),
    };
    expect(systemFacts(side, { ...marked, entities: Int32Array.of(0, 0, 0) }).marks).toEqual([0, 1, 1, 0]);
  });
});

describe('factsOf', () => {
  it('puts systems together by kind', () => {
    const sizes = { tokens: 1, mentions: 2, entities: 3 };
    expect(
      factsOfSystems(sizes, [
        { marks: [1], states: [2] },
        { marks: [3], states: [4] },
      ]),
    ).toEqual({
      ...sizes,
      marks: [[1], [3]],
      states: [[2], [4]],
    });
    expect(factsOfSystems({ ...sizes, extra: true } as never, [])).toEqual({
      ...sizes,
      marks: [],
      states: [],
    });
  });
});

const side = (entities: readonly number[], count: number) => ({
  entities: Int32Array.from(entities),
  ids: Array.from({ length: count }, (_, entity) => `${entity}`),
});

describe('the states of entities', () => {
  it('counts split, merged, missing and extra entities', () => {
    // Key: 0 is split into 0 and 1; 1 shares 1; 2 is missing. Response: 1 is merged, 2 is extra.
    const key = side([0, 0, 0, 1, 2], 3);
    const response = { ...side([0, 0, 1, 1, 2], 3), twins: Int32Array.from([0, 1, 2, 3, -1]) };
    expect(countStates(key, response)).toEqual([1, 1, 1, 1]);
  });

  it('counts nothing where both sides are the same', () => {
    const key = side([0, 1, 0], 2);
    expect(countStates(key, { ...key, twins: Int32Array.from([0, 1, 2]) })).toEqual([0, 0, 0, 0]);
  });

  it('counts all entities of the key as missing where the response is empty', () => {
    const [, second] = hard().documents;
    expect(countStates(second.key, second.systems[1])).toEqual([0, 0, second.key.ids.length, 0]);
  });
});
