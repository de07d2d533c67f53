import { describe, expect, it } from 'vitest';
import { mentionOf, overlay } from '../../../src/analyze/overlay.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { alignPair } from '../../../src/evaluate/align-pair.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { alignedPair, predicatesOf } from '../../support/aligned-pairs.ts';
import { documentWith } from '../../support/documents.ts';

describe('overlay', () => {
  const pair = alignedPair(
    'x the house he it she',
    [
      ['k0', '3', '1-2'],
      ['k1', '4'],
    ],
    [
      ['r0', '2', '0', '3'],
      ['r1', '5'],
    ],
  );
  const over = overlay(pair, predicatesOf(pair));

  it('has the key mentions as nodes, then the response mentions without a twin', () => {
    // 0 he, 1 the house (the response has "house"), 2 it, 3 x, 4 she
    expect(over.size).toBe(5);
    expect([...over.keyEntityOf]).toEqual([0, 0, 1, -1, -1]);
    expect([...over.responseEntityOf]).toEqual([0, 0, -1, 0, 1]);
    expect([...over.responseMentionOf]).toEqual([2, 0, -1, 1, 3]);
  });

  it('marks a corrected span and leaves the pair as it was', () => {
    expect(over.spanErrors).toEqual([{ response: 0, key: 1 }]);
    expect([...over.isSpanError]).toEqual([0, 1, 0, 0, 0]);
    expect([...pair.twins]).toEqual([-1, -1, 0, -1]);
  });

  it('lists the nodes of each entity in text order', () => {
    expect(over.keyNodes).toEqual([[1, 0], [2]]);
    expect(over.responseNodes).toEqual([[3, 1, 0], [4]]);
  });

  it('shows the mention of the key where both have one', () => {
    expect(mentionOf(over, 1)).toMatchObject({ start: 1, end: 3 });
    expect(mentionOf(over, 3)).toMatchObject({ start: 0, end: 1 });
  });

  it('puts the shorter of two that start together first, and orders equal spans by their pieces', () => {
    const parts = (from: number) =>
      [
        [0, from],
        [4, 5],
      ] as [number, number][];
    const side = (...pieces: number[]) => ({
      ...documentWith([['x']]),
      mentions: Mentions.of([
        ...pieces.map((from) => ({ start: 0, end: 5, entity: 0, parts: parts(from) })),
        { start: 0, end: 2, entity: 0 },
      ]),
    });
    const pieced = alignPair(side(3, 2), side(2, 3), settingsOf(), () => {}).pair;
    const over = overlay(pieced, predicatesOf(pieced));
    expect(over.keyNodes).toEqual([[2, 1, 0]]);
    expect(over.responseNodes).toEqual([[2, 1, 0]]);
  });
});
