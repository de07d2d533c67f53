import { describe, expect, it } from 'vitest';
import type { Mention } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { lostMentions, MarkedText } from '../../../src/formats/marked-text.ts';
import { documentWith } from '../../support/documents.ts';

it('joins its pieces, and counts code units and code points', () => {
  const text = new MarkedText();
  expect([`${text}`, text.units, text.length]).toEqual(['', 0, 0]);
  text.add('é😀');
  text.add('');
  text.add('b');
  expect([`${text}`, text.units, text.length]).toEqual(['é😀b', 4, 3]);
});

it('counts a lone surrogate, which is a byte that is not UTF-8, as one', () => {
  const text = new MarkedText();
  text.add('a\udcff\ud83d');
  expect([text.units, text.length]).toEqual([3, 3]);
});

const withMentions = (entities: string[], ...mentions: Mention[]) =>
  documentWith([], { entities, mentions: Mentions.of(mentions) });

describe('lostMentions', () => {
  const document = documentWith([
    ['a', '0-1', '4'],
    ['b', '4'],
  ]);

  it('is empty if all mentions come back, in any order of mentions and entities', () => {
    const again = documentWith([
      ['y', '4'],
      ['x', '4', '0-1'],
    ]);
    expect(lostMentions(document, ['x', 'y'], again)).toEqual([]);
  });

  it('has mentions that come back in another entity, or with another end', () => {
    const again = documentWith([
      ['a', '0-2', '4'],
      ['c', '4'],
    ]);
    expect(lostMentions(document, ['a', 'b'], again)).toEqual([
      { start: 0, end: 2, entity: 0 },
      { start: 4, end: 5, entity: 1 },
    ]);
  });

  it('has all mentions if nothing was read again', () => {
    expect(lostMentions(document, ['a', 'b'], undefined)).toEqual([...document.mentions]);
  });

  it('counts repeated mentions: one that comes back accounts for one', () => {
    expect(lostMentions(documentWith([['a', '3', '3']]), ['a'], documentWith([['a', '3']]))).toEqual([
      { start: 3, end: 4, entity: 0 },
    ]);
  });

  it('compares the pieces of mentions with gaps, not their hull', () => {
    const gap: Mention = {
      start: 0,
      end: 3,
      entity: 0,
      parts: [
        [0, 1],
        [2, 3],
      ],
    };
    expect(lostMentions(withMentions(['a'], gap), ['a'], documentWith([['a', '0-2']]))).toEqual([gap]);
    expect(lostMentions(withMentions(['a'], gap), ['a'], withMentions(['a'], gap))).toEqual([]);
  });

  it('compares the properties that are named, attributes in any order, and no others', () => {
    const place = { start: 0, end: 1, entity: 0 };
    const typed = (...pairs: [string, string][]): Mention => ({ ...place, attributes: new Map(pairs) });
    const before = withMentions(['a'], { ...typed(['x', '1'], ['__proto__', '2']), head: 0 });
    const after = withMentions(['a'], typed(['__proto__', '2'], ['x', '1']));
    expect(lostMentions(before, ['a'], after)).toEqual([]);
    expect(lostMentions(before, ['a'], after, ['attributes'])).toEqual([]);
    expect(lostMentions(before, ['a'], after, ['attributes', 'head'])).toHaveLength(1);
    expect(lostMentions(before, ['a'], withMentions(['a'], typed(['x', '1'])), ['attributes'])).toHaveLength(
      1,
    );
  });
});
