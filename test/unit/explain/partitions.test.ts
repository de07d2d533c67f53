import { describe, expect, it } from 'vitest';
import { alignPair } from '../../../src/evaluate/align-pair.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { mentionText, partitionsOf } from '../../../src/explain/partitions.ts';
import { alignedPair, textWith } from '../../support/aligned-pairs.ts';
import { documentWith } from '../../support/documents.ts';

describe('partitionsOf', () => {
  it('gives a mention the same number and text on both sides, and names the entities in order', () => {
    const pair = alignedPair(
      'Ann saw the dog',
      [
        ['9', '0'],
        ['x', '2-3', '1'],
      ],
      [['y', '2-3', '3', '0']],
    );
    expect(partitionsOf(pair)).toEqual({
      key: [
        { name: 'K1', label: '9', mentions: [{ id: 0, text: 'Ann', start: 0, end: 1, matched: true }] },
        {
          name: 'K2',
          label: 'x',
          mentions: [
            { id: 1, text: 'the dog', start: 2, end: 4, matched: true },
            { id: 2, text: 'saw', start: 1, end: 2, matched: false },
          ],
        },
      ],
      response: [
        {
          name: 'R1',
          label: 'y',
          mentions: [
            { id: 1, text: 'the dog', start: 2, end: 4, matched: true },
            { id: 3, text: 'dog', start: 3, end: 4, matched: false },
            { id: 0, text: 'Ann', start: 0, end: 1, matched: true },
          ],
        },
      ],
    });
  });

  it('adds the position where a text occurs twice, also on different sides', () => {
    const pair = alignedPair('he he she he', [['k', '0', '2']], [['r', '1', '3']]);
    const texts = (side: 'key' | 'response') =>
      partitionsOf(pair)[side].flatMap(({ mentions }) => mentions.map(({ text }) => text));
    expect(texts('key')).toEqual(['he@0', 'she']);
    expect(texts('response')).toEqual(['he@1', 'he@3']);
  });

  it('has positions where there are no words', () => {
    const side = documentWith([['x', '0', '2-4']]);
    const { pair } = alignPair(side, undefined, settingsOf(), () => {});
    const { key, response } = partitionsOf(pair);
    expect(key[0].mentions.map(({ text }) => text)).toEqual(['0', '2–4']);
    expect(response).toEqual([]);
  });
});

describe('mentionText', () => {
  const mention = (start: number, end: number) => ({ start, end, entity: 0 });

  it('has up to six words', () => {
    const document = textWith('a b c d e f g', []);
    expect(mentionText(document, mention(0, 6))).toBe('a b c d e f');
    expect(mentionText(document, mention(0, 7))).toBe('a b c d e f …');
    expect(mentionText(document, mention(5, 9))).toBe('5–8');
  });

  it('counts code points of a text', () => {
    const document = documentWith([], { unit: 'character', text: '😀 Tom' });
    expect(mentionText(document, mention(2, 5))).toBe('Tom');
    expect(mentionText(documentWith([], { unit: 'character' }), mention(2, 5))).toBe('2–4');
  });
});
