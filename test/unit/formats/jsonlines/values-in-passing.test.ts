import { describe, expect, it } from 'vitest';
import { JsonCursor } from '../../../../src/formats/json/cursor.ts';
import { ValuesInPassing } from '../../../../src/formats/jsonlines/values-in-passing.ts';
import { bytesOf } from '../../../support/conll.ts';

const reading = (text: string) => {
  const cursor = new JsonCursor(bytesOf(text));
  return { cursor, values: new ValuesInPassing(cursor) };
};

describe('values that are read in passing', () => {
  it('are words and pairs, which are found by their offsets until the next document', () => {
    const { cursor, values } = reading('[["a", "b"]]');
    expect(values.take('sentences')).toBe(true);
    expect(cursor.peek()).toBe(-1);
    expect(values.wordsAt(0)).toMatchObject({ length: 2 });
    expect(values.wordsAt(1)).toBeUndefined();
    values.clear();
    expect(values.wordsAt(0)).toBeUndefined();
    const pairs = reading('[[[0, 1]]]');
    expect(pairs.values.take('predicted_clusters')).toBe(true);
    expect(pairs.values.pairsAt(0)).toMatchObject({ starts: [0], ends: [1] });
  });

  it('leave the cursor where it is if the value is something else', () => {
    for (const [key, text] of [
      ['sentences', '[[1, 2]]'],
      ['clusters', '[["Tom", "he"]]'],
      ['speakers', '[["a"]]'],
    ]) {
      const { cursor, values } = reading(text);
      expect([values.take(key), cursor.at]).toEqual([false, 0]);
    }
  });
});
