import { describe, expect, it } from 'vitest';
import type { Document, Mention } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { exact, matchers } from '../../../src/matching/index.ts';
import { configured } from '../../../src/matching/matcher.ts';

const documentOf = (mentions: Mention[]): Document => ({
  id: 'd',
  pairKey: 'd',
  unit: 'token',
  entities: ['0', '1'],
  mentions: Mentions.of(mentions),
  length: 10,
  sentences: [],
});

const { match } = configured(exact, {});

describe('exact matching', () => {
  it('pairs mentions of the same tokens, whatever their entity', () => {
    const key = documentOf([
      { start: 0, end: 2, entity: 0 },
      { start: 3, end: 4, entity: 1 },
    ]);
    const response = documentOf([
      { start: 3, end: 4, entity: 0 },
      { start: 0, end: 3, entity: 0 },
      { start: 0, end: 2, entity: 1 },
    ]);
    expect(match(key, response).twins).toEqual(Int32Array.of(1, -1, 0));
  });

  it('distinguishes mentions with gaps from their hull and from other gaps', () => {
    const gap: Mention = {
      start: 0,
      end: 4,
      entity: 0,
      parts: [
        [0, 1],
        [3, 4],
      ],
    };
    const other: Mention = {
      ...gap,
      parts: [
        [0, 2],
        [3, 4],
      ],
    };
    const hull: Mention = { start: 0, end: 4, entity: 0 };
    expect(match(documentOf([gap, hull]), documentOf([hull, other, gap])).twins).toEqual(
      Int32Array.of(1, -1, 0),
    );
  });

  it('matches nothing with nothing', () => {
    expect(match(documentOf([]), documentOf([])).twins).toEqual(new Int32Array());
  });

  it('is the first of the list, and so the default', () => expect(matchers[0].id).toBe('exact'));
});
