import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { crossingMentions } from '../../../src/evaluate/align-pair.ts';
import { alignPair, settingsOf } from '../../../src/evaluate/index.ts';

/** One entity per list of tokens; the labels tell the entities apart. */
function documentOf(entities: Readonly<Record<string, readonly number[]>>): Document {
  const mentions = Object.values(entities).flatMap((tokens, entity) =>
    tokens.map((start) => ({ start, end: start + 1, entity })),
  );
  return {
    id: 'd',
    pairKey: 'd',
    unit: 'token',
    length: 20,
    sentences: [],
    entities: Object.keys(entities),
    mentions: Mentions.of(mentions),
  };
}

const silent = () => {};

describe('an aligned pair', () => {
  it('names entities by their index in its documents, whatever was left out before', () => {
    const key = documentOf({ single: [1], lost: [2], pair: [2, 3], triple: [4, 5, 6] });
    const response = documentOf({ other: [9], mixed: [3, 4, 5], rest: [6, 7] });
    const settings = settingsOf({ singletons: 'drop', duplicates: 'last' });
    const { pair } = alignPair(key, response, settings, silent);
    expect(pair.key.entities).toEqual(['pair', 'triple']);
    expect(pair.response.entities).toEqual(['mixed', 'rest']);
    const cells = Array.from(pair.table.cells, (cell) => [
      pair.key.entities[cell.key],
      pair.response.entities[cell.response],
      cell.shared,
    ]);
    expect(cells).toEqual([
      ['pair', 'mixed', 1],
      ['triple', 'mixed', 2],
      ['triple', 'rest', 1],
    ]);
    expect(Array.from(pair.table.keySizes)).toEqual([2, 3]);
  });

  it('has a key mention, or none, for each response mention', () => {
    const { pair } = alignPair(
      documentOf({ a: [1, 2] }),
      documentOf({ b: [2], c: [7] }),
      settingsOf(),
      silent,
    );
    expect(Array.from(pair.twins)).toEqual([1, -1]);
    expect([...pair.response.mentions].map(({ start, entity }) => [start, entity])).toEqual([
      [2, 0],
      [7, 1],
    ]);
  });

  it('reports texts that differ', () => {
    const codes: string[] = [];
    const [key, response] = [documentOf({ a: [1, 2] }), { ...documentOf({ a: [1, 2] }), length: 21 }];
    alignPair(key, response, settingsOf(), ({ code }) => codes.push(code));
    expect(codes).toEqual(['text/length']);
  });

  it('reports the facts of both sides before singletons are dropped', () => {
    const settings = settingsOf({ singletons: 'drop' });
    const { keyFacts, pair } = alignPair(documentOf({ a: [1], b: [2, 3] }), undefined, settings, silent);
    expect(keyFacts).toMatchObject({ mentions: 3, entities: 2, singletons: 1 });
    expect([pair.response.entities, pair.response.mentions.length]).toEqual([[], 0]);
  });
});

describe('mentions across a sentence break', () => {
  const mention = (start: number, end: number) => ({ start, end, entity: 0 });

  it('counts mentions that begin in one sentence and end in another', () => {
    const mentions = Mentions.of([mention(0, 1), mention(1, 3), mention(2, 4), mention(3, 4), mention(0, 9)]);
    expect(crossingMentions(mentions, [0, 3, 6])).toBe(2);
  });

  it('finds none where the format has no sentences', () => {
    expect(crossingMentions(Mentions.of([mention(0, 9)]), [])).toBe(0);
  });

  it('agrees with a comparison of the sentences of all tokens', () => {
    const span = fc
      .tuple(fc.nat(40), fc.integer({ min: 1, max: 12 }))
      .map(([start, n]) => mention(start, start + n));
    const starts = fc
      .uniqueArray(fc.integer({ min: 1, max: 50 }))
      .map((rest) => [0, ...rest.sort((a, b) => a - b)]);
    fc.assert(
      fc.property(fc.array(span), starts, (spans, sentences) => {
        const sentenceOf = (token: number) => sentences.filter((first) => first <= token).length;
        const crossing = spans.filter(({ start, end }) => sentenceOf(start) !== sentenceOf(end - 1));
        expect(crossingMentions(Mentions.of(spans), sentences)).toBe(crossing.length);
      }),
    );
  });
});
