import { describe, expect, it } from 'vitest';
import {
  bcub,
  blancCoreference,
  blancOther,
  ceafe,
  ceafm,
  lea,
  muc,
} from '../../../../src/compat/lookups/metrics.ts';
import { scoredDocument } from '../../../../src/compat/lookups/scored-document.ts';

/** One letter for each mention, one word for each entity. */
const document = (key: string, response: string, aligned: readonly string[] = []) => {
  const letters = [...new Set(`${key}${response}`.replaceAll(' ', ''))];
  const entities = (side: string) =>
    side.split(' ').map((word) => Int32Array.from(word, (letter) => letters.indexOf(letter)));
  return scoredDocument(
    entities(key),
    entities(response),
    letters.length,
    aligned.map((pair) => [letters.indexOf(pair[0]), letters.indexOf(pair[1])] as const),
  );
};

describe('metrics over lookups', () => {
  const example = document('abc defg', 'ab cd fghi');

  // biome-ignore format: one metric a line
  it.each([
    ['muc', muc, [2, 5], [2, 5]],
    ['bcub', bcub, [5 / 3 + 5 / 4, 7], [2 + 1 + 1, 8]],
    ['ceafm', ceafm, [4, 7], [4, 8]],
    ['ceafe', ceafe, [4 / 5 + 4 / 8, 2], [4 / 5 + 4 / 8, 3]],
    ['lea', lea, [1 + 4 / 6, 7], [2 + 4 / 6, 8]],
    ['coreference links', blancCoreference, [2, 9], [2, 8]],
    ['other links', blancOther, [8, 12], [8, 20]],
  ] as const)('%s of the example of Pradhan et al. (2014)', (_, metric, recall, precision) => {
    const counts = metric(example);
    expect(counts.recall[0]).toBeCloseTo(recall[0], 12);
    expect(counts.precision[0]).toBeCloseTo(precision[0], 12);
    expect([counts.recall[1], counts.precision[1]]).toEqual([recall[1], precision[1]]);
  });

  it('find a mention through its aligned one, in both directions', () => {
    expect(muc(document('ab', 'xb', ['ax']))).toEqual({ recall: [1, 1], precision: [1, 1] });
  });

  it('find the last entity of a mention that is in two, but CEAF finds both', () => {
    const twice = document('ab', 'ab ac');
    expect(muc(twice).recall).toEqual([0, 1]);
    expect(ceafm(twice).recall).toEqual([2, 2]);
  });

  it('count the link of a singleton with itself only for LEA', () => {
    expect(lea(document('a', 'a')).recall).toEqual([1, 1]);
    expect(lea(document('a', 'ab')).recall).toEqual([0, 1]);
    expect(muc(document('a', 'a')).recall).toEqual([0, 0]);
  });
});
