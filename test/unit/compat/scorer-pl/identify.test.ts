import { describe, expect, it } from 'vitest';
import { identify } from '../../../../src/compat/scorer-pl/identify.ts';
import type { InclusiveSpan } from '../../../../src/compat/scorer-pl/read-document.ts';

const spans = (...entities: number[][]) =>
  entities.map((mentions) => mentions.map((m): InclusiveSpan => [m, m]));

describe('identify', () => {
  it('gives equal spans equal numbers and spans outside of the key new ones', () => {
    expect(identify(spans([0, 1], [2]), spans([2, 5], [0]))).toMatchObject({
      key: [[0, 1], [2]],
      response: [[2, 3], [0]],
      numbers: 4,
      keyMentions: 3,
      responseMentions: 3,
      correct: 2,
    });
  });

  it('gives a repeated key mention the newest number, prints both, and counts it as invented', () => {
    expect(identify(spans([0, 0], [1, 0]), spans())).toMatchObject({
      key: [
        [3, 3],
        [2, 3],
      ],
      keyRepeats: ['Repeated mention in the key: 0, 0 01', 'Repeated mention in the key: 0, 0 13'],
      numbers: 4,
      keyMentions: 2,
    });
  });

  it('removes repeated key mentions from the response, and entities that become empty', () => {
    expect(identify(spans([0, 1]), spans([0], [0], [0, 1]))).toMatchObject({
      response: [[0], [1]],
      responseRepeats: [
        'Repeated mention in the response: 0, 0 00',
        'Repeated mention in the response: 0, 0 00',
      ],
      correct: 2,
    });
  });

  it('keeps repeated response mentions that are not in the key', () => {
    expect(identify(spans([0]), spans([5, 5], [5, 0]))).toMatchObject({
      response: [
        [1, 1],
        [1, 0],
      ],
      responseRepeats: [],
      numbers: 2,
      responseMentions: 2,
      correct: 1,
    });
  });
});
