import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventText } from '../../../../src/page/events/text.ts';
import {
  countsUnits,
  type EventWords,
  wordsOfTable,
  wordsOfText,
} from '../../../../src/page/events/words.ts';

type Fragments = readonly (readonly [number, number])[];

/** The words that a mention covers on the page, its pieces separated by bars. */
function shown(words: EventWords, fragments: Fragments): string {
  const { text, place } = eventText(words, [fragments]);
  const { start, end, parts = [[start, end]] } = place(fragments);
  const slice = ([from, to]: readonly [number, number]) =>
    from === to ? '' : text.text.slice(text.tokenStarts[from], text.tokenEnds[to - 1]);
  return parts.map(slice).join('|');
}

const rows = (words: EventWords): string[] => {
  const { text } = eventText(words, []);
  return Array.from(text.sentences, (from, row) => {
    const to = row + 1 < text.sentences.length ? text.sentences[row + 1] : text.tokenStarts.length;
    return to === from ? '' : text.text.slice(text.tokenStarts[from], text.tokenEnds[to - 1]);
  });
};

describe('a text of events', () => {
  it('places whole words, parts of words, and pieces', () => {
    const words = wordsOfText('He was seized at noon.');
    expect(shown(words, [[7, 13]])).toBe('seized');
    expect(shown(words, [[7, 9]])).toBe('se');
    expect(shown(words, [[9, 11]])).toBe('iz');
    expect(
      shown(words, [
        [17, 21],
        [0, 2],
      ]),
    ).toBe('He|noon');
    expect(
      shown(words, [
        [7, 10],
        [10, 13],
      ]),
    ).toBe('seized');
  });

  it('gives no place to a mention that covers no word', () => {
    const words = wordsOfText('He was.');
    for (const fragments of [[], [[3, 3]], [[2, 3]], [[70, 80]]] as Fragments[]) {
      expect(shown(words, fragments)).toBe('');
    }
  });

  it('counts code points, or code units where the table does', () => {
    const text = '😀 😀fire!';
    expect(shown(wordsOfText(text), [[3, 7]])).toBe('fire');
    expect(shown(wordsOfText(text, true), [[5, 9]])).toBe('fire');
    const units = [
      { text: '😀', start: 0, end: 2 },
      { text: '😀fire', start: 3, end: 9 },
    ];
    const points = [
      { text: '😀', start: 0, end: 1 },
      { text: '😀fire', start: 2, end: 7 },
    ];
    expect(countsUnits(text, units)).toBe(true);
    expect(countsUnits(text, points)).toBe(false);
  });

  it('takes the words of a table, whose tokens may be written differently', () => {
    const words = wordsOfTable([
      { text: 'He', start: 0, end: 2 },
      { text: '-LRB-', start: 3, end: 4 },
      { text: 'was', start: 4, end: 7 },
      { text: 'lost', start: Number.NaN, end: 9 },
    ]);
    expect(shown(words, [[3, 4]])).toBe('-LRB-');
    expect(shown(words, [[4, 6]])).toBe('wa');
    expect(rows(words)).toEqual(['He -LRB-was']);
  });

  it('is cut at lines, at the ends of sentences, and where a row would be too long', () => {
    expect(rows(wordsOfText('One\ntwo. Three met Mr. Fox of the U.S. Army! “Four” five.\r\n'))).toEqual([
      'One',
      'two.',
      'Three met Mr. Fox of the U.S. Army!',
      '“Four” five.',
    ]);
    const long = rows(wordsOfText('word '.repeat(500)));
    expect(Math.max(...long.map(({ length }) => length))).toBeLessThanOrEqual(600);
    expect(long.join(' ')).toBe('word '.repeat(500).trim());
  });

  it('shows exactly the characters of every fragment, without white space', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', ' ', '\n', '😀', 'é'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.array(fc.tuple(fc.nat(60), fc.nat(8)), { maxLength: 6 }), (source, spans) => {
        const fragments = spans.map(([start, size]) => [start, start + size] as const);
        const points = [...source];
        const built = eventText(
          wordsOfText(source),
          fragments.map((fragment) => [fragment]),
        );
        for (const fragment of fragments) {
          const { start, end } = built.place([fragment]);
          const { text: all, tokenStarts, tokenEnds } = built.text;
          const found = start === end ? '' : all.slice(tokenStarts[start], tokenEnds[end - 1]);
          expect(found.replace(/\s/g, '')).toBe(
            points
              .slice(...fragment)
              .join('')
              .replace(/\s/g, ''),
          );
        }
      }),
    );
  });
});
