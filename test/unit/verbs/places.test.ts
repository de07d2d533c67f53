import { describe, expect, it } from 'vitest';
import { type ByteStore, MemoryStore } from '../../../src/corpus/index.ts';
import type { FileRef } from '../../../src/problems/problem.ts';
import { resolvePlaces } from '../../../src/verbs/places.ts';
import { bytesOf } from '../../support/conll.ts';

const store = new MemoryStore('f', bytesOf('a\nb\r\nc\n\nd\n'));
const at = (file: FileRef | undefined, line?: number) => ({ what: 'mention', file, line });

describe('resolvePlaces', () => {
  it('adds the lines before the piece of the file, in the order of the places; all else stays', () => {
    const places = [{ name: 'f', start: 5 }, { name: 'f', start: 2 }, 'f', undefined].map((file) =>
      at(file, 1),
    );
    expect(resolvePlaces(places, [store])).toEqual([at('f', 3), at('f', 2), at('f', 1), at(undefined, 1)]);
  });

  it('leaves a place without a line without one', () => {
    expect(resolvePlaces([at({ name: 'f', start: 5 })], [store])).toEqual([at('f', undefined)]);
  });

  it('counts from the start of the piece where the file is not there', () => {
    expect(resolvePlaces([at({ name: 'g', start: 5 }, 2)], [store])).toEqual([at('g', 2)]);
  });

  it('reads a file once, up to the last place, and not at all where nothing is to be done', () => {
    let read = 0;
    const watched: ByteStore = {
      name: 'f',
      size: store.size,
      path: undefined,
      read(start, end) {
        read += end - start;
        return store.read(start, end);
      },
    };
    expect(resolvePlaces([at('f', 1), at(undefined)], [watched])).toHaveLength(2);
    expect(read).toBe(0);
    resolvePlaces(
      [5, 2, 5, 2].map((start) => at({ name: 'f', start }, 1)),
      [watched],
    );
    expect(read).toBe(5);
  });
});
